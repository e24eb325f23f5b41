"""Events told by a noun: "upon the death of an ally", "with each attack of this card", "after your perfect defense".

The noun of a deed behind a preposition is put back into the clause for which it stands; that is read by the table.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cardwright.text.each_who import THIRD, said
from cardwright.text.lexicon import VERBS
from cardwright.text.stretches import MARKS, Sentence, Words
from cardwright.text.tokens import Word

OPENERS: Final = (
    *("as a result of", "in case of", "in the event of", "in response to", "immediately after", "directly after"),
    *("right after", "after", "on", "upon", "with", "at", "by", "following", "whenever there is", "when there is"),
    *("for", "when", "whenever"),
)
EACH: Final = frozenset({"each", "every", "any"})
COUNTING: Final = EACH | {"a", "an", "the", "one", "another"}
DONE: Final = {
    **{verb.forms[4]: f"is {verb.forms[3]}" for verb in VERBS if verb.by and not verb.stative},
    "attack": "attacks",
    "attacking": "attacks",
    "fight": "fights",
    "fighting": "fights",
    "death": "dies",
    "demise": "dies",
    "dying": "dies",
    "destruction": "is destroyed",
    "defeat": "is destroyed",
    "arrival": "enters",
    "entry": "enters",
    "entrance": "enters",
    "entering": "enters",
    "summoning": "enters",
    "deployment": "is deployed",
    "sale": "is sold",
    "activation": "is activated",
    "discard": "is discarded",
    "reveal": "is revealed",
    "revelation": "is revealed",
    "sacrifice": "is sacrificed",
    "exile": "is exiled",
}
"""What somebody does or suffers of whom such a noun is told."""
DOING: Final = {verb.forms[4]: (verb.forms[0], verb.forms[1], verb.agent) for verb in VERBS if not verb.stative}
LATER: Final = frozenset({"after", "following"})
MANNERS: Final = {"direct": "directly"}
WON: Final = {"won": "wins", "lost": "loses"}
OWNERS: Final = {"its": "it", "your": "you", "my": "you", "their": "your opponent"}
OWNED: Final = {"yours": "you", "mine": "you", "theirs": "your opponent", "his": "your opponent"}
BASES: Final = {third: base for base, third in THIRD.items()}


def named_deeds(sentence: Sentence) -> Iterator[list[Words]]:
    """Say an event that is told by a noun as a clause."""
    words, low = sentence.words, sentence.low
    for start in range(len(words) - 2):
        for opener in OPENERS:
            size = len(opener.split())
            if low[start : start + size] != opener.split():
                continue
            found = list(doing(sentence, start + size, opener)) if opener != "for" else []
            if opener not in ("for", "when", "whenever"):
                found += clauses(sentence, start + size)
            for end, event in [*found, *each_that(sentence, start + size)]:
                rest = words[end:]
                later = low[start + size - 1] in LATER
                told = [*said("after" if later else "whenever", words[start]), *event]
                begins = not start or low[start - 1] == ":"
                if begins and rest:
                    then = rest[1:] if rest[0].text in MARKS else rest
                    yield [[*words[:start], *told, *said(",", words[start]), *then]]
                elif not begins and (not rest or rest[0].text in MARKS):
                    yield [[*words[:start], *told, *rest]]
            break


def doing(sentence: Sentence, start: int, opener: str) -> Iterator[tuple[int, Words]]:
    """ "After playing a spell", "by attacking a damaged card": what you do, or what this card does."""
    words, low = sentence.words, sentence.low
    base, third, agent = DOING.get(low[start], ("", "", ""))
    if not base or (opener in ("by", "with") and (agent != "thing" or low[start + 1 : start + 2] == ["this"])):
        return  # what is done by doing something else is paid for
    who = "you" if agent in ("player", "mostly player") else "this"
    end = next((at for at in range(start, len(low)) if low[at] in MARKS), len(low))
    if end > start + 1:
        yield end, [*said(f"{who} {base if who == 'you' else third}", words[start]), *words[start + 1 : end]]


def each_that(sentence: Sentence, start: int) -> Iterator[tuple[int, Words]]:
    """ "After each spell you play": whenever you play one."""
    words, low = sentence.words, sentence.low
    if low[start] not in EACH:
        return
    for noun in sentence.ends("np.sg", start + 1):
        first = noun + 1 if low[noun : noun + 1] == ["that"] else noun
        for category in ("player.sg", "player.pl"):
            for verb in sentence.ends(category, first):
                if verb < len(low) and (low[verb] in BASES or low[verb] in BASES.values()):
                    article = said("a", words[start])
                    yield verb + 1, [*words[first : verb + 1], *article, *words[start + 1 : noun]]


def clauses(sentence: Sentence, start: int) -> Iterator[tuple[int, Words]]:
    """List where an event that is told by a noun ends, with the clause for which it stands."""
    low, words = sentence.low, sentence.words
    place = start + 2 if low[start] in EACH and low[start + 1 : start + 2] == ["of"] else start
    for begin, subject in owners(sentence, place):
        yield from done_by(sentence, begin, subject)
    if low[start] in EACH and low[start + 1 : start + 3] in (["fight", "won"], ["fight", "lost"], ["won", "fight"]):
        won = WON.get(low[start + 2]) or WON[low[start + 1]]
        yield start + 3, said(f"this {won} a fight", words[start])
    if low[start] not in COUNTING and low[start] not in DONE:
        return
    for end, deed in deeds(sentence, start + 1 if low[start] in COUNTING else start):
        behind = low[end : end + 2]
        if behind[:1] in (["of"], ["by"]) and len(behind) == 2:
            if behind[1] in OWNED and behind[0] == "of":
                yield end + 2, told(said(OWNED[behind[1]], words[end]), deed, words[end])
                continue
            for category in ("subject.sg", "subject.pl", "player.obj"):
                for last in sentence.ends(category, end + 1):
                    yield last, told(words[end + 1 : last], deed, words[end], category == "subject.pl")
        elif behind in (["you", "make"], ["it", "makes"]):
            yield end + 2, told([words[end]], deed, words[end])


def owners(sentence: Sentence, start: int) -> Iterator[tuple[int, Words]]:
    """List whose deed it is: "its", "your", "this card's", "your opponent's"."""
    low, words = sentence.low, sentence.words
    if low[start] in OWNERS:
        yield start + 1, said(OWNERS[low[start]], words[start])
    for place in range(start + 1, min(start + 6, len(words) - 1)):
        if low[place] in ("'s", "'"):
            yield place + 1, words[start:place]


def done_by(sentence: Sentence, start: int, subject: Words) -> Iterator[tuple[int, Words]]:
    """Say what somebody does whose deed it is."""
    mark = sentence.words[start] if start < len(sentence.words) else sentence.words[-1]
    for end, deed in deeds(sentence, start):
        yield end, told(subject, deed, mark)


def deeds(sentence: Sentence, start: int) -> Iterator[tuple[int, str]]:
    """List where the noun of a deed ends, with what is done."""
    low = sentence.low
    first = low[start : start + 1] == ["first"]
    start += first
    if start >= len(low):
        return
    if first:
        for end, deed in deeds(sentence, start):
            for last in sentence.ends("duration", end):
                if low[end] in EACH:
                    yield last, f"{deed} for the first time {' '.join(low[end:last])}"
        return
    for number in ("deed.sg", "deed.pl"):
        for end in sentence.ends(number, start):
            noun = " ".join(low[start:end])
            yield end, f"makes a {noun if number == 'deed.sg' else noun.removesuffix('s')}"
    manner = MANNERS.get(low[start], "")
    if low[start] in WON and low[start + 1 : start + 2] in (["fight"], ["battle"]):
        yield start + 2, f"{WON[low[start]]} a {low[start + 1]}"
        return
    last = start + bool(manner)
    spelled = low[last] if last < len(low) else ""
    deed = DONE.get(spelled) or DONE.get(spelled.removesuffix("s"), "")
    if deed:
        yield last + 1, f"{deed} {manner}".strip()


def told(subject: Words, deed: str, mark: Word, several: bool = False) -> Words:
    """Put somebody before what they do."""
    verb, _, rest = deed.partition(" ")
    plural = several or [word.text.lower() for word in subject] == ["you"]
    if plural:
        verb = "are" if verb == "is" else BASES.get(verb, verb)
    return [*subject, *said(f"{verb} {rest}".strip(), mark)]
