"""A sentence in another order than the table's: times and conditions anywhere, places first, verbs before subjects.

Nothing here knows a meaning: phrases are found by the table, put where the table has them, and read again.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cardwright.text.asides import without_asides
from cardwright.text.lexicon import VERBS
from cardwright.text.parse import Parser
from cardwright.text.tokens import Word

Words = list[Word]
MOST: Final = 20
"""How many orders of one sentence are tried."""
HEADS: Final = (
    ("event", "w:whenever", ("event",)),
    ("event", "w:after", ("event",)),
    ("event", "w:at", ("moment",)),
    ("if", "w:if", ("condition", "outcome")),
    ("unless", "w:unless", ("condition", "fin")),
    ("while", "w:while", ("condition",)),
)
"""The words that open a time or a condition, with what stands behind them."""
MARKS: Final = frozenset({",", ":", ";"})
JOINTS: Final = frozenset({"and", ",", ";", "then", "but", "if", "unless", "when", "whenever"})
PLACED: Final = frozenset({"from", "into", "onto", "to", "on", "in", "under", "at", "out"})
GOING: Final = frozenset({"go", "goes", "come", "comes", "returns"})
INVERTED: Final = frozenset({"is", "are", "was", "were", "has", "have"})
ALLOWING: Final = frozenset({"may", "can", "must", "cannot"})
VERBAL: Final = ALLOWING | {
    *("gets", "get", "gains", "gain", "has", "have", "is", "are", "loses", "lose", "costs", "cost", "deals", "deal"),
    *("takes", "take"),
}
"""Words behind which a span may be put in, as in "gets until end of turn +2/+0"."""
DEEDS: Final = frozenset(form for verb in VERBS for form in verb.forms[:2])
"""What is done, told to you or of somebody."""


class Sentence:
    """The words of a sentence, and where the phrases of a category end."""

    def __init__(self, words: Words, parser: Parser) -> None:
        self.words = words
        self.low = [word.text.lower() for word in words]
        self.parser = parser

    def ends(self, category: str, start: int) -> list[int]:
        """Return where phrases of a category that begin at a word end, the longest first."""
        if start >= len(self.words):
            return []
        return sorted({end for end, _ in self.parser.at(category, start)}, reverse=True)

    def literal(self, key: str, start: int) -> list[int]:
        """Return where a word in any of its spellings ends."""
        return [end for end, _ in self.parser.edges[start].get(key, ())]

    def heads(self, start: int) -> Iterator[tuple[str, int]]:
        """List the times and conditions that begin at a word, each with its kind and its end."""
        for kind, key, categories in HEADS:
            for opened in self.literal(key, start):
                for category in categories:
                    for end in self.ends(category, opened):
                        yield kind, end

    def spans(self, start: int) -> Iterator[tuple[str, int]]:
        """List the limits and durations that begin at a word."""
        for kind, category in (("limit", "limit"), ("span", "duration")):
            for end in self.ends(category, start):
                yield kind, end


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


def orders(words: Words, parser: Parser) -> Iterator[list[Words]]:
    """List the sentence, or the sentences, that say the same in the table's order."""
    sentence = Sentence(words, parser)
    for rest in without_asides(words):
        yield [rest]
    yield from bracketed(sentence)
    yield from inverted(sentence)
    yield from placed(sentence)
    yield from looked_at(sentence)
    yield from told_apart(sentence)


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
        if found is None or not parts.add("event", words[found[0] : found[1]]):
            return None
        first, last = found
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
            if any(parts.add(kind, words[index:end]) for kind, end in sentence.heads(index) if end == stop):
                stop = index
                found = True
                break
        while found and stop > start and low[stop - 1] in (*MARKS, "but", "only"):
            stop -= 1
    return stop


def amid(sentence: Sentence, start: int, stop: int) -> tuple[int, int] | None:
    """Find an event that is told amid the deed: "your opponent picks a creature when this enters and destroys it"."""
    for index in range(start + 1, stop):
        for kind, end in sentence.heads(index):
            if kind == "event" and end < stop and sentence.low[end] in JOINTS:
                return index, end
    return None


def without_spans(sentence: Sentence, parts: Parts, left: list[int]) -> list[int]:
    """Take out the spans between commas and those behind a verb."""
    low = sentence.low
    for place in left[1:]:
        for kind, end in sentence.spans(place):
            before, after = low[place - 1], low[end] if end in left else ""
            apart = before == "," and after == ","
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
        if not parts.meanwhile and parts.spans[0][0].text.lower() in ("during", "in", "on"):
            yield [*limit, *within]
            return
        yield [*last, comma, *parts.event, comma, *([*asked, comma] if asked else []), *bare]
    yield [*limit, *parts.event, comma, *told]


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
    if low[0] in INVERTED:
        opened = Word("if", words[0].start, words[0].end)
        for category in ("subject.sg", "subject.pl"):
            for end in sentence.ends(category, 1):
                yield [[opened, *words[1:end], words[0], *words[end:]]]
    for start in begun(sentence)[1:]:
        first = start + 1 if low[start] in ("then", "so") else start
        if first + 2 < len(words) and low[first] in ("gets", "gains", "has", "loses", "costs"):
            for end in sentence.ends("subject.sg", first + 1):
                yield [[*words[:start], *words[first + 1 : end], words[first], *words[end:]]]
