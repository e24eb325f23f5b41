"""A sentence in another order than the table's: times and conditions anywhere, places first, verbs before subjects.

Nothing here knows a meaning: phrases are found by the table, put where the table has them, and read again.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cardwright.text.asides import without_asides
from cardwright.text.each_who import each_who
from cardwright.text.fronting import (
    described,
    inverted,
    looked_at,
    of_itself,
    only_first,
    picked_first,
    placed,
    revealed,
    unblocked,
)
from cardwright.text.in_both import in_both
from cardwright.text.named_deeds import named_deeds
from cardwright.text.parse import Parser
from cardwright.text.stretches import DEEDS, JOINTS, MARKS, Sentence, Words
from cardwright.text.tokens import Word
from cardwright.text.words import Style

MOST: Final = 20
"""How many orders of one sentence are tried."""
OPENING: Final = frozenset({"if", "when", "whenever", "unless", "at"})
ALLOWING: Final = frozenset({"may", "can", "must", "cannot"})
SPARING: Final = (["except", "for"], ["except"], ["other", "than"], ["excluding"], ["but", "not"])
"""Words before what is left out."""
BY_HOW_MUCH: Final = frozenset({"more", "less", "fewer", "additional", "extra"})
POINTING: Final = frozenset({"it", "its", "they", "them", "their"})
INTRODUCING: Final = frozenset({"target", "a", "an", "one", "another", "two", "three", "each", "all", "up", "any"})
"""Words with which a deed tells of something."""
VERBAL: Final = ALLOWING | {
    *("gets", "get", "gains", "gain", "has", "have", "is", "are", "loses", "lose", "costs", "cost", "deals", "deal"),
    *("takes", "take", "give", "gives"),
}
"""Words behind which a span may be put in, as in "gets until end of turn +2/+0"."""


class Parts:
    """A sentence taken apart: what is done, and under what limit, when, if what, and for how long."""

    def __init__(self) -> None:
        self.limit: Words = []
        self.event: Words = []
        self.conditions: list[Words] = []
        self.unless: Words = []
        self.meanwhile: Words = []
        self.spans: list[Words] = []
        self.main: Words = []
        self.otherwise: Words = []

    def add(self, kind: str, words: Words) -> bool:
        """Keep a part; False if there is one of its kind already."""
        match kind:
            case "limit" if not self.limit:
                self.limit = words
            case "event" if not self.event:
                self.event = words
            case "unless" if not self.unless:
                self.unless = words
            case "while" if not self.meanwhile:
                self.meanwhile = words
            case "if":
                self.conditions.append(words)
            case "span":
                self.spans.append(words)
            case _:
                return False
        return True


def orders(words: Words, parser: Parser, style: Style) -> Iterator[list[Words]]:
    """List the sentence, or the sentences, that say the same in the table's order."""
    sentence = Sentence(words, parser)
    for rest in without_asides(words):
        yield [rest]
    yield from not_again(sentence)
    yield from spared(sentence)
    yield from by_so_much(sentence)
    yield from named_deeds(sentence)
    yield from described(sentence)
    yield from in_both(sentence)
    yield from bracketed(sentence)
    yield from inside(sentence)
    yield from inverted(sentence)
    yield from of_itself(sentence)
    yield from only_first(sentence)
    yield from placed(sentence)
    yield from looked_at(sentence)
    yield from told_apart(sentence)
    yield from joined(sentence)
    yield from revealed(sentence)
    yield from unblocked(sentence, style.unblocking)
    yield from picked_first(sentence)
    yield from each_who(sentence)


def not_again(sentence: Sentence) -> Iterator[list[Words]]:
    """ "You cannot play it again this round": what cannot be done cannot be done again."""
    words, low = sentence.words, sentence.low
    if "cannot" in low and "again" in low[low.index("cannot") :]:
        place = low.index("again", low.index("cannot"))
        yield [[*words[:place], *words[place + 1 :]]]


def spared(sentence: Sentence) -> Iterator[list[Words]]:
    """ "Put a drill from your discard pile into your hand, except this": what is left out, put behind what is meant."""
    words, low = sentence.words, sentence.low
    for start in range(4, len(words) - 1):
        size = next((len(one) for one in SPARING if low[start : start + len(one)] == one), 0)
        if not size or low[start - 1] in ("nothing", "all", "everything"):
            continue
        stop = next((at for at in range(start + size, len(words)) if low[at] in MARKS), len(words))
        end = start - 1 if low[start - 1] == "," else start
        for category in ("some.sg", "some.pl", "each", "all"):
            for first in range(1, end - 1):
                for place in reversed(sentence.ends(category, first)):
                    if place < end:
                        yield [[*words[:place], *words[start:stop], *words[place:end], *words[stop:]]]


def by_so_much(sentence: Sentence) -> Iterator[list[Words]]:
    """ "If you would gain energy, gain 1 additional energy": of what is more or less is told by the event; "draw one
    more" is of cards."""
    words, low = sentence.words, sentence.low
    if "would" not in low:
        return
    for place in range(low.index("would") + 3, len(words)):
        if low[place] not in BY_HOW_MUCH or not (low[place - 1].isdecimal() or low[place - 1] in ("a", "one")):
            continue
        mark = words[place]
        by = Word("more" if low[place] == "additional" else low[place], mark.start, mark.end)
        for end in sentence.ends("resource", place + 1):
            yield [[*words[:place], by, *words[end:]]]
        if low[place - 2] in ("draw", "draws") and (place + 1 == len(words) or low[place + 1] in MARKS):
            yield [[*words[: place + 1], Word("card", mark.end, mark.end), *words[place + 1 :]]]


def joined(sentence: Sentence) -> Iterator[list[Words]]:
    """ "Draw a card and if you control a hero, draw another": a condition or a time opens a sentence of its own."""
    words, low = sentence.words, sentence.low
    if low[0] in ("and", "but", "so", "plus") and len(words) > 3:
        yield [words[2:] if low[1] == "," else words[1:]]
    if low[0] in ("if", "unless", "while", "during", "until"):
        return
    for place in range(2, len(words) - 3):
        if low[place] in ("and", "but") and low[place - 1] != ",":
            start = place + 2 if low[place + 1] == "," else place + 1
            if low[start] in OPENING:
                yield [words[:place], words[start:]]


def bracketed(sentence: Sentence) -> Iterator[list[Words]]:
    """ "Whenever, during your turn, a creature dies, draw a card": a span between commas, put behind what it is of."""
    words, low = sentence.words, sentence.low
    for place in range(1, len(words) - 2):
        if low[place] == "," and (place < 3 or low[place - 1] in ("when", "whenever", "if")):
            for _, end in sentence.spans(place + 1):
                rest = low[end + 1 :]
                if low[end : end + 1] == [","] and "," in rest:
                    last = end + 1 + rest.index(",")
                    yield [[*words[:place], *words[end + 1 : last], *words[place + 1 : end], *words[last:]]]


def inside(sentence: Sentence) -> Iterator[list[Words]]:
    """ "If this round you took no damage, ...", "if you this round took ...": a span, put behind the condition."""
    words, low = sentence.words, sentence.low
    for opened in range(len(words) - 3):
        if low[opened] not in ("if", "when", "whenever", "unless", "while", "that"):
            continue
        for place in range(opened + 1, min(opened + 4, len(words) - 2)):
            for _, end in sentence.spans(place):
                last = next((at for at in range(end, len(words)) if low[at] in MARKS), len(words))
                if last > end + 1:
                    yield [[*words[:place], *words[end:last], *words[place:end], *words[last:]]]


def told_apart(sentence: Sentence) -> Iterator[list[Words]]:
    """Say first when and if what something is done, last how long."""
    for inner in (False, True):
        parts = taken_apart(sentence, inner)
        if parts is None or not parts.main:
            continue
        for told in in_order(parts):
            if [word.text for word in told] != [word.text for word in sentence.words]:
                yield [told, parts.otherwise] if parts.otherwise else [told]


def taken_apart(sentence: Sentence, inner: bool) -> Parts | None:
    """Take a sentence apart; `inner` looks for an event with more behind it."""
    parts = Parts()
    words, low = sentence.words, sentence.low
    start, stop = from_front(sentence, parts), len(words)
    for index in range(start + 1, stop):
        if low[index] in ("otherwise", "else") and low[index - 1] in MARKS:
            parts.otherwise, stop = words[index:], index - 1
            break
    if not leaves_open(low[start:stop]):
        stop = from_end(sentence, parts, start, stop)
    left = list(range(start, stop))
    if inner:
        found = amid(sentence, start, stop)
        if found is None:
            return None
        kind, first, last = found
        told = told_ahead(sentence, start, first, last)
        if not told or not parts.add(kind, told):
            return None
        if low[first - 1] == low[last] == ",":
            first, last = first - 1, last + 1
        left = [place for place in left if not first <= place < last]
    else:
        left = without_spans(sentence, parts, left)
    parts.main = [words[place] for place in left]
    while parts.main and parts.main[-1].text in MARKS:
        parts.main.pop()
    if parts.main and parts.main[0].text.lower() == "then":
        parts.main = parts.main[1:]
    return parts


def from_front(sentence: Sentence, parts: Parts) -> int:
    """Take off what stands before the deed; return where that begins."""
    words, low = sentence.words, sentence.low
    place = 0
    while place < len(words):
        begin = place + 1 if low[place] == "only" else place
        listed = [(kind, end) for kind, end in sentence.heads(begin) if end < len(words) and low[end] in MARKS]
        listed += list(sentence.spans(begin))
        for kind, end in sorted(listed, key=lambda one: -one[1]):
            if begin > place and kind != "span":
                continue
            if parts.add(kind, words[begin:end]):
                place = end
                break
        else:
            return place
        while place < len(words) and (low[place] in MARKS or (low[place] == "only" and kind == "span")):
            place += 1
    return place


def leaves_open(low: list[str]) -> bool:
    """Tell whether of two deeds one is done: a condition behind them is that of the second."""
    return any(word == "or" and low[place + 1] in DEEDS for place, word in enumerate(low[:-1]))


def from_end(sentence: Sentence, parts: Parts, start: int, stop: int) -> int:
    """Take off the times and conditions behind the deed; return where it ends."""
    words, low = sentence.words, sentence.low
    found = True
    while found:
        found = False
        for index in range(stop - 2, start, -1):
            kinds = [kind for kind, end in sentence.heads(index) if end == stop]
            told = told_ahead(sentence, start, index, stop)
            if any(parts.add(kind, words[index:stop] if kind == "unless" else told) for kind in kinds if told):
                stop = index
                found = True
                break
        while found and stop > start and low[stop - 1] in (*MARKS, "but", "only"):
            stop -= 1
    return stop


def told_ahead(sentence: Sentence, start: int, first: int, last: int) -> Words:
    """Say a time or condition before the deed; nothing if it points at what only the deed tells of."""
    told, deed = sentence.words[first:last], sentence.low[start:first]
    if not any(word.text.lower() in POINTING for word in told):
        return told
    if INTRODUCING & set(deed):
        return []
    hosts = [end for end in sentence.ends("reference.sg", start) if sentence.low[start] not in POINTING and end < first]
    if not hosts and "this" not in deed:
        return []
    who = ["this"] if "this" in deed else sentence.low[start : hosts[0]]
    found: Words = []
    for word in told:
        found += [Word(part, word.start, word.end) for part in who] if word.text.lower() == "it" else [word]
    return found


def amid(sentence: Sentence, start: int, stop: int) -> tuple[str, int, int] | None:
    """Find a time or condition amid the deed: "your opponent picks a creature when this enters and destroys it"."""
    low = sentence.low
    for index in range(start + 1, stop):
        if {"and", "but", "then", "or"} & set(low[max(start, index - 2) : index]):
            continue  # it opens the next deed
        for kind, end in sentence.heads(index):
            apart = end < stop and low[index - 1] == low[end] == ","
            if apart or (kind == "event" and end < stop and low[end] in JOINTS):
                return kind, index, end
    return None


def without_spans(sentence: Sentence, parts: Parts, left: list[int]) -> list[int]:
    """Take out the spans between commas and those behind a verb."""
    low = sentence.low
    for place in left[1:]:
        counted = [("span", end) for end in sentence.ends("adverb", place)] if low[place] in ("for", "per") else []
        for kind, end in (*sentence.spans(place), *counted):
            before, after = low[place - 1], low[end] if end in left else ""
            apart = before == "," and after == "," and low[place - 2] not in ("and", "but", "or", "then")
            verbal = before in VERBAL and bool(after) and after not in MARKS
            ahead = kind == "limit" and after in ALLOWING
            only = before == "only" and not after and ALLOWING.isdisjoint(low)
            if (apart or verbal or ahead or only) and parts.add(kind, sentence.words[place:end]):
                first = place - 1 if apart or only else place
                last = end + 1 if apart else end
                return [each for each in left if not first <= each < last]
    return left


def in_order(parts: Parts) -> Iterator[Words]:
    """Put the parts together in the orders of the table."""
    comma = Word(",", parts.main[0].start, parts.main[0].start)
    asked: Words = []
    for number, condition in enumerate(parts.conditions):
        asked += [Word("and", condition[0].start, condition[0].start), *condition[1:]] if number else condition
    last = [each for span in parts.spans for each in span]
    told = [*parts.main, *last, *parts.unless]
    if asked:
        told = [*asked, comma, *told]
    if parts.meanwhile:
        told = [*parts.meanwhile, comma, *told]
    limit = [*parts.limit, comma] if parts.limit else []
    if not parts.event:
        yield [*limit, *told]
        if parts.limit:
            yield [*told, *parts.limit]
        return
    if last:
        bare = [*parts.main, *parts.unless]
        within = [*parts.event, *last, comma, *([*asked, comma] if asked else []), *bare]
        if not parts.meanwhile and parts.spans[0][0].text.lower() in ("during", "in", "on", "each"):
            yield [*limit, *within]
            return
        yield [*last, comma, *parts.event, comma, *([*asked, comma] if asked else []), *bare]
    yield [*limit, *parts.event, comma, *told]
