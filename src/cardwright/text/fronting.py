"""What stands before its verb and belongs behind it: places, conditions told by their verb first, "only by ... can"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cardwright.text.lexicon import VERBS
from cardwright.text.stretches import DEEDS, JOINTS, MARKS, Sentence, Words
from cardwright.text.tokens import Word

PLACED: Final = frozenset({"from", "into", "onto", "to", "on", "in", "under", "at", "out"})
GOING: Final = frozenset({"go", "goes", "come", "comes", "returns"})
INVERTED: Final = frozenset({"is", "are", "was", "were", "has", "have"})
ASKED: Final = frozenset({"do", "does", "did", "should"})
FINITE: Final = {**{verb.forms[0]: (verb.forms[1], verb.forms[2]) for verb in VERBS}, "be": ("is", "was")}
"""What is said of one, and of what was, by how it stands behind "does" and "did"."""
THIRD: Final = frozenset(verb.forms[1] for verb in VERBS) | {"gains", "may", "can"}
HAPPENING: Final = (
    *(("comes", "in"), ("comes", "down"), ("comes", "into", "play"), ("enters", "play"), ("enters",), ("enter",)),
    *(("dies",), ("attacks",), ("fights",), ("gets", "attacked"), ("is", "attacked"), ("gets", "destroyed")),
    *(("is", "destroyed"), ("is", "dealt", "damage"), ("takes", "damage"), ("deals", "damage"), ("gets", "killed")),
)
"""What happens to a card of which a note speaks without naming it."""
PICKING: Final = frozenset({"target", "a", "an", "one", "another"})
AWAITING: Final = (
    ("when", "it"),
    ("whenever", "it"),
    ("the", "next", "time", "it"),
    ("the", "first", "time", "it"),
    ("as", "soon", "as", "it"),
    ("if", "it", "would"),
)
"""How it begins that something picked before is waited for."""


def placed(sentence: Sentence) -> Iterator[list[Words]]:
    """ "From your discard pile return an action to your hand", "onto the bottom of your deck goes that card"."""
    words, low = sentence.words, sentence.low
    for start in (*begun(sentence), *behind_verbs(sentence)):
        if low[start] not in PLACED:
            continue
        ends = {*sentence.ends("to", start), *sentence.ends("into", start), *sentence.ends("place", start + 1)}
        opened = start + 1 if low[start : start + 2] == ["out", "of"] else start
        if opened > start:
            ends |= set(sentence.ends("place", start + 2))
        if low[start] == "to" and start:
            ends |= set(sentence.ends("whom", start + 1))
        for end in sorted(ends, reverse=True):
            place, rest = words[start:end], words[end:]
            if opened > start:
                place = [Word("from", words[start].start, words[opened].end), *words[opened + 1 : end]]
            if rest and rest[0].text == ",":
                rest = rest[1:]
            if len(rest) < 2:
                continue
            if rest[0].text.lower() in GOING:
                yield from gone(sentence, words[:start], place, len(words) - len(rest))
                continue
            for at in behind(rest, low[start] in ("from", "out"), start in begun(sentence)):
                yield [[*words[:start], *rest[:at], *place, *rest[at:]]]


def described(sentence: Sentence) -> Iterator[list[Words]]:
    """ "A creature from your hand with cost 2 or less": what it is like, put before where it comes from."""
    words, low = sentence.words, sentence.low
    for start in range(2, len(words) - 3):
        if low[start] not in ("from", "out"):
            continue
        opened = start + 2 if low[start : start + 2] == ["out", "of"] else start + 1
        for end in sorted(sentence.ends("place", opened)):
            for last in sorted({*sentence.ends("afters.sg", end), *sentence.ends("afters.pl", end)}, reverse=True):
                source = [Word("from", words[start].start, words[opened - 1].end), *words[opened:end]]
                yield [[*words[:start], *words[end:last], *source, *words[last:]]]


def begun(sentence: Sentence) -> list[int]:
    """Return where a clause begins: first, and behind the marks of the sentence."""
    return [0, *(place + 1 for place, word in enumerate(sentence.low[:-1]) if word in (",", ":"))]


def behind_verbs(sentence: Sentence) -> list[int]:
    """Return where something stands right behind a verb: "return to your hand up to two actions"."""
    return [place + 1 for place, word in enumerate(sentence.low[:-1]) if word in DEEDS]


def behind(rest: Words, source: bool, verb: bool) -> list[int]:
    """Return the places behind the object, and the verb if it is still to come, where a place may stand."""
    low = [word.text.lower() for word in rest]
    places = [at for at in range(2 if verb else 1, len(rest)) if low[at] in PLACED | JOINTS]
    whole = [at for at in places if low[at] in JOINTS][:1]
    if source:
        return [*[at for at in places if low[at] in PLACED], *whole, len(rest)]
    return [*whole, len(rest), *[at for at in places if low[at] in PLACED]]


def gone(sentence: Sentence, led: Words, place: Words, verb: int) -> Iterator[list[Words]]:
    """Put what goes somewhere before its verb."""
    words = sentence.words
    for category in ("subject.sg", "subject.pl"):
        for end in sentence.ends(category, verb + 1):
            yield [[*led, *words[verb + 1 : end], words[verb], *place, *words[end:]]]


def looked_at(sentence: Sentence) -> Iterator[list[Words]]:
    """ "Of the top 5 cards of your deck, put one into your hand": they are looked at first."""
    words, low = sentence.words, sentence.low
    if low[0] == "of":  # "of your deck the top 3 cards are burned"
        for place in sentence.ends("place", 1):
            for end in sentence.ends("some.pl", place + 1 if low[place : place + 1] == [","] else place):
                begin = place + 1 if low[place] == "," else place
                yield [[*words[begin:end], *words[:place], *words[end:]]]
            cards = next((at for at in range(place, min(place + 5, len(words))) if low[at] in ("card", "cards")), 0)
            if cards:
                yield [[*words[place : cards + 1], *words[:place], *words[cards + 1 :]]]
    for start in begun(sentence):
        if low[start] not in ("of", "from", "among"):
            continue
        opened = start + 2 if low[start : start + 2] == ["from", "among"] else start + 1
        if low[opened : opened + 1] not in (["the"], ["your"]):
            continue
        for end in sentence.ends("some.pl", opened):
            rest = words[end + 1 :] if low[end : end + 1] == [","] else words[end:]
            if len(rest) > 2 and {"top", "bottom"} & set(low[opened:end]):
                mark = words[start]
                look = [Word(said, mark.start, mark.end) for said in ("look", "at")]
                yield [[*words[:start], *look, *words[opened:end]], rest]


def inverted(sentence: Sentence) -> Iterator[list[Words]]:
    """ "Is this creature damaged, it gets +1/+0": what stands before its subject, put behind it."""
    words, low = sentence.words, sentence.low
    opened = Word("if", words[0].start, words[0].end)
    for category in ("subject.sg", "subject.pl"):
        is_verb = low[0] in INVERTED or (low[0] in THIRD and low[1:2] == ["this"] and "," in low)
        for end in sentence.ends(category, 1) if is_verb else ():
            yield [[opened, *words[1:end], words[0], *without_then(words[end:])]]
        for end in sentence.ends(category, 1) if low[0] in ASKED else ():
            verb = low[end] if end < len(low) else ""
            told = low[end + 1 : end + 2] if verb == "not" else [verb]
            if not told or told[0] not in FINITE:
                continue
            is_one = category == "subject.sg"
            if verb == "not":
                do = low[0] if low[0] == "did" else "does" if is_one else "do"
                yield [[opened, *words[1:end], Word(do, words[end].start, words[end].start), *words[end:]]]
            else:
                form = FINITE[verb][low[0] == "did"] if is_one or low[0] == "did" else verb
                yield [[opened, *words[1:end], Word(form, words[end].start, words[end].end), *words[end + 1 :]]]
    for start in begun(sentence)[1:]:
        first = start + 1 if low[start] in ("then", "so") else start
        if first + 2 < len(words) and low[first] in THIRD:
            for end in sentence.ends("subject.sg", first + 1):
                if end < len(words):
                    yield [[*words[:start], *words[first + 1 : end], words[first], *words[end:]]]


def without_then(rest: Words) -> Words:
    """Leave out the "then" with which it begins what is done."""
    low = [word.text.lower() for word in rest]
    place = low.index(",") + 1 if "," in low else len(low)
    return [*rest[:place], *rest[place + 1 :]] if low[place : place + 1] in (["then"], ["so"]) else rest


def of_itself(sentence: Sentence) -> Iterator[list[Words]]:
    """ "Dies, draw a card", "comes in and kills a token": what happens to this card, and what is done then."""
    words, low = sentence.words, sentence.low
    size = next((len(each) for each in HAPPENING if tuple(low[: len(each)]) == each), 0)
    if not size or size + 2 > len(words):
        return
    subject = [Word(part, words[0].start, words[0].start) for part in ("when", "this")]
    if low[size] in (",", "and"):
        comma = Word(",", words[size].start, words[size].end)
        yield [[*subject, *words[:size], comma, *words[size + 1 :]]]


def only_first(sentence: Sentence) -> Iterator[list[Words]]:
    """ "Only by Spirit creatures can this be attacked", "never can this attack"."""
    words, low = sentence.words, sentence.low
    if low[0] not in ("only", "never", "neither", "nor"):
        return
    for modal in range(1, len(words) - 2):
        if low[modal] not in ("can", "may"):
            continue
        for category in ("subject.sg", "subject.pl"):
            for end in sentence.ends(category, modal + 1):
                subject, asked, rest = words[modal + 1 : end], words[1:modal], words[end:]
                if low[0] == "only" and asked and rest:
                    yield [[*subject, words[modal], *rest, words[0], *asked]]
                    yield [[*subject, words[modal], words[0], *rest, *asked]]
                elif not asked and low[0] != "only":
                    yield [[*subject, Word("cannot", words[0].start, words[modal].end), *rest]]


def revealed(sentence: Sentence) -> Iterator[list[Words]]:
    """ "Against this attack, revealed cards lose 1 defense": cards revealed for this attack do."""
    words, low = sentence.words, sentence.low
    for start in begun(sentence):
        if low[start : start + 3] not in (["against", "this", "attack"], ["for", "this", "attack"]):
            continue
        begin = start + 4 if low[start + 3 : start + 4] == [","] else start + 3
        if low[begin : begin + 1] == ["the"]:
            begin += 1
        attack = [Word("for", words[start].start, words[start].end), *words[start + 1 : start + 3]]
        if low[begin : begin + 2] == ["revealed", "cards"]:
            end = begin + 2
            if low[end : end + 3] in (["of", "the", "opponent"], ["of", "your", "opponent"]):
                end += 3
            yield [[*words[:start], words[begin + 1], words[begin], *attack, *words[end:]]]


def unblocked(sentence: Sentence, said: str) -> Iterator[list[Words]]:
    """ "This attack cannot be blocked by cards with ...": in the words in which the game says this of them."""
    words, low = sentence.words, sentence.low
    if not said:
        return
    for start in begun(sentence):
        if low[start : start + 5] == ["this", "attack", "cannot", "be", "blocked"]:
            end = next((at for at in range(start, len(words)) if low[at] in MARKS), len(words))
            whom = words[start + 6 : end] if low[start + 5 : start + 6] == ["by"] else []
            if not whom:  # nothing would end the damage: it would take the whole deck
                continue
            mark = words[start + 4]
            yield [[*words[:start], *whom, *(Word(part, mark.start, mark.end) for part in said.split()), *words[end:]]]
        for end in sentence.ends("subject.pl", start):
            if low[end : end + 4] == ["cannot", "block", "this", "attack"]:
                mark = words[end]
                place = [Word(part, mark.start, mark.end) for part in said.split()]
                yield [[*words[:end], *place, *words[end + 4 :]]]


def picked_first(sentence: Sentence) -> Iterator[list[Words]]:
    """ "Destroy target creature the next time it attacks": it is chosen now, and waited for."""
    words, low = sentence.words, sentence.low
    starts = [at for at in range(3, len(words) - 2) if any(low[at : at + len(each)] == list(each) for each in AWAITING)]
    if low[0] not in DEEDS or not starts:
        return
    picks = [at for at in range(1, starts[-1]) if low[at] == "target" or (at == 1 and low[at] in PICKING)]
    for place, start in ((place, start) for place in picks[:1] for start in starts):
        for end in sentence.ends("some.sg", place):
            if end > start or low[start - 1] in ("and", "or", "but", ","):
                continue
            mark = words[start]
            chosen = [Word("choose", words[0].start, words[0].end), *words[place:end]]
            it = Word("it", words[place].start, words[end - 1].end)
            instead = [Word("instead", mark.start, mark.end)] if "would" in low and "instead" not in low else []
            comma = Word(",", mark.start, mark.start)
            yield [chosen, [*words[start:], comma, *words[:place], it, *words[end:start], *instead]]
