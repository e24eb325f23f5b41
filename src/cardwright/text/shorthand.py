"""Shorthand said at length: "opp creatures", "2x 1/1 tokens", "cost +S", "at the end of it" of a turn."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from cardwright.text.casual import cut_apart
from cardwright.text.lexicon import VERBS
from cardwright.text.tokens import Word, split_words
from cardwright.text.two_chosen import told_apart
from cardwright.text.words import Vocabulary

COUNT: Final = re.compile(r"([2-9])x$", re.IGNORECASE)
"""So many of something, before it: "2x"."""
BEHIND: Final = re.compile(r"x([2-9])$", re.IGNORECASE)
"""So many of something, behind it: "x2"."""
PAIR: Final = re.compile(r"\d+(/\d+)+$")
REACH: Final = 5
"""How many words before its end a description of a token may begin."""
ARTICLES: Final = frozenset({"a", "an", "1", "one"})
OWNING: Final = frozenset({"your", "the", "each", "every", "an", "a", "target", "that", "'s", "enemy", "any", "my"})
"""Words before "opponent" that tell that a player is meant."""
FACTS: Final = frozenset({"cost", "costs", "get", "have", "gain", "lose", "cannot", "are", "card", "cards", "deal"})
"""What may follow a noun that could be a verb itself: "opp attacks cost 1 more"."""
SIGNS: Final = {"+": "more", "-": "less"}
HASTY: Final = tuple(
    tuple(said.split())
    for said in (
        *("immediately", "right away", "straight away", "at once", "instantly", "immediately after it enters"),
        *("on the turn they enter", "on the turn they enter the battlefield", "on the turn they enter play"),
        *("the turn they enter", "the turn they enter the battlefield", "the turn they enter play"),
        *("the turn they come into play", "on the turn they come into play", "the turn they are played"),
        *("the turn they are summoned", "on the turn they are summoned", "the same turn they are summoned"),
        *("the turn they come down", "on the turn they come down", "on the turn they are played"),
    )
)
"""How soon something can attack that has just come."""
SOON: Final = "can attack without delay"
"""What the keyword means by which it can."""
OTHERS: Final = ("opp", "opponent")
"""Who chooses before a colon."""
ASKING: Final = frozenset(
    {"if", "unless", "while", "may", "until", "choose", "attached", '"', ";", "or", "have", "has"}
)
"""Words after which what cannot be done is a part of what was said."""
MORE: Final = frozenset({"more", "additional", "extra", "less", "fewer"})
COUNTS: Final = frozenset({"1", "2", "3", "one", "two", "three", "an", "a"})
SAME: Final[tuple[list[str], ...]] = (
    [],
    ["they"],
    ["it"],
    ["you"],
    ["that", "player"],
    ["that", "creature"],
    ["he"],
    ["your", "opponent"],
)
"""Who does the same once more."""
GONE: Final = {
    form: past
    for base, past in (
        *(("destroy", "destroyed"), ("exile", "exiled"), ("kill", "killed"), ("sacrifice", "sacrificed")),
        *(("return", "returned"), ("banish", "exiled")),
    )
    for form in (base, f"{base}s", f"{base}es")
}
"""How things leave play, with what they then are."""
EDGES: Final = frozenset({"end", "start", "beginning"})


def at_length(words: list[Word], vocabulary: Vocabulary) -> list[Word]:
    """Return the words of a text without its shorthand."""
    told = told_apart(with_sides(with_choosers(with_numbers(words, vocabulary)), vocabulary), nouns_of(vocabulary))
    return cut_apart(
        with_spans(with_losses(with_more(with_stops(with_prices(told, vocabulary)))), vocabulary), vocabulary
    )


def with_choosers(words: list[Word]) -> list[Word]:
    """Say "opponent: lose 2 life or discard 1" as what the opponent chooses from."""
    lower = [word.text.lower() for word in words]
    found: list[Word] = []
    for index, word in enumerate(words):
        rest = lower[index + 1 : lower.index(".", index) if "." in lower[index:] else len(lower)]
        before = lower[index - 1] if index else "."
        if (
            word.text == ":"
            and before in OTHERS
            and "or" in rest
            and ":" not in rest
            and is_opening(lower[: index - 1])
        ):
            found.append(Word("chooses", word.start, word.end))
        found.append(word)
    return found


def is_opening(before: list[str]) -> bool:
    """Tell whether a sentence begins after some words, or with them."""
    bare = before[:-1] if before and before[-1] in ("your", "the") else before
    return not bare or bare[-1] in (".", ":", ";")


def with_haste(words: list[Word], vocabulary: Vocabulary) -> list[Word]:
    """Say "can attack right away" as the keyword that means it."""
    if not any(SOON in keyword.said for keyword in vocabulary.words.keywords.values()):
        return words
    lower = [word.text.lower() for word in words]
    found: list[Word] = []
    index = 0
    while index < len(words):
        size = 2 if lower[index] in ("can", "may") and lower[index + 1 : index + 2] == ["attack"] else 0
        hasty = [len(said) for said in HASTY if size and tuple(lower[index + size : index + size + len(said)]) == said]
        if hasty:
            size += max(hasty)
            found += [Word(part, words[index].start, words[index + size - 1].end) for part in SOON.split()]
            index += size
        else:
            found.append(words[index])
            index += 1
    return found


def with_numbers(words: list[Word], vocabulary: Vocabulary) -> list[Word]:
    """Say "2x 1/1 tokens", "2 x 1/1 tokens" and "a 1/1 token x2" as "2 1/1 tokens"."""
    found: list[Word] = []
    for index, word in enumerate(words):
        lower = word.text.lower()
        after = words[index + 1].text.lower() if index + 1 < len(words) else ""
        before = found[-1] if found else word
        if (many := COUNT.match(lower) or BEHIND.match(lower)) and is_counted(after, vocabulary):
            found.append(Word(many[1], word.start, word.end))
        elif lower == "x" and before.text.isdecimal() and PAIR.match(after):
            continue
        elif (many := BEHIND.match(lower)) and before.text.lower() in ("token", "tokens"):
            place = next((at for at in range(len(found) - 1, -1, -1)[:REACH] if is_article(found, at)), -1)
            if place < 0:
                found.append(word)
                continue
            found[place] = Word(many[1], found[place].start, found[place].end)
            found[-1] = Word("tokens", before.start, word.end)
        else:
            found.append(word)
    return found


def is_article(words: list[Word], index: int) -> bool:
    """Tell whether the description of a token begins with one word."""
    return words[index].text.lower() in ARTICLES and PAIR.match(words[index + 1].text) is not None


def is_counted(word: str, vocabulary: Vocabulary) -> bool:
    """Tell whether things of which there may be several begin with a word."""
    return PAIR.match(word) is not None or word in nouns_of(vocabulary) or word in traits_of(vocabulary)


def with_sides(words: list[Word], vocabulary: Vocabulary) -> list[Word]:
    """Say "opp creatures" as "enemy creatures"."""
    found: list[Word] = []
    for index, word in enumerate(words):
        following = [each.text.lower() for each in words[index + 1 : index + 3]]
        bare = word.text.lower() == "opponent" and not (found and found[-1].text.lower() in OWNING)
        if bare and following and is_owned(following, vocabulary):
            found.append(Word("enemy", word.start, word.end))
        else:
            found.append(word)
    return found


def is_owned(following: list[str], vocabulary: Vocabulary) -> bool:
    """Tell whether the next word is a noun and no verb."""
    if following[0] in deeds():
        return following[0] in nouns_of(vocabulary) and following[1:] != [] and following[1] in FACTS
    return following[0] in nouns_of(vocabulary)


def with_prices(words: list[Word], vocabulary: Vocabulary) -> list[Word]:
    """Say "cost +S" as "cost S more" and "cost -1 F" as "cost 1F less"."""
    symbols = {resource.symbol for resource in vocabulary.words.resources.values() if resource.symbol}
    found: list[Word] = []
    index = 0
    while index < len(words):
        found.append(words[index])
        index += 1
        if found[-1].text.lower() not in ("cost", "costs") or index + 1 >= len(words):
            continue
        sign, number = words[index].text[0], words[index].text[1:]
        told = words[index + 1].text
        if sign not in SIGNS or (number and not number.isdecimal()) or told.lstrip("0123456789") not in symbols:
            continue
        start, end = words[index].start, words[index + 1].end
        found += [Word(number + told, start, end), Word(SIGNS[sign], end, end)]
        index += 2
    return found


def with_losses(words: list[Word]) -> list[Word]:
    """Say "each creature they lost this way" as "each creature they controlled that was destroyed this way"."""
    found: list[Word] = []
    gone = ""
    for index, word in enumerate(words):
        lower = word.text.lower()
        gone = GONE.get(lower, gone)
        following = [each.text.lower() for each in words[index + 1 : index + 3]]
        if lower == "lost" and gone and following == ["this", "way"] and found[-1].text.lower() in ("they", "you"):
            told = ("controlled", "that", "was", gone)
            found += [Word(part, word.start, word.end) for part in told]
        else:
            found.append(word)
    return found


def with_stops(words: list[Word]) -> list[Word]:
    """Say "draw two cards, but you cannot attack this turn" as two sentences, where nothing is asked before."""
    low = [word.text.lower() for word in words]
    start = 0
    for index in range(len(low) - 2):
        start = index + 1 if low[index] == "." else start
        barred = low[index] in ("and", "but") and low[index + 1 : index + 3] == ["you", "cannot"]
        if barred and index > start and not ASKING & {*low[start:index]}:
            at = index - 1 if low[index - 1] == "," else index
            return with_stops([*words[:at], Word(".", words[at].start, words[index].end), *words[index + 1 :]])
    return words


def with_more(words: list[Word]) -> list[Word]:
    """Say "whenever you draw a card, draw one more" as "if you would draw a card, draw one more"."""
    low = [word.text.lower() for word in words]
    start = 0
    for end in [*(index for index, word in enumerate(low) if word == "."), len(low)]:
        if start < end and (told := swollen(words[start:end], low[start:end])):
            return with_more([*words[:start], *told, *words[end:]])
        start = end + 1
    return words


def swollen(words: list[Word], low: list[str]) -> list[Word]:
    """Say one such sentence; nothing if it is none."""
    opened = 1 if low[0] in ("whenever", "when") else 2 if low[:2] == ["each", "time"] else 0
    comma = low.index(",") if "," in low else 0
    more = next((at for at in range(comma + 1, len(low)) if low[at] in MORE), 0)
    if not opened or not comma or more < 2 or len(low) > more + 3 or low[more - 1] not in COUNTS:
        return []
    forms = {form: verb.forms[0] for verb in VERBS for form in verb.forms[:2]}
    base = forms.get(low[more - 2], "")
    at = next((at for at in range(opened, comma) if base and forms.get(low[at]) == base), 0)
    if not at or "would" in low or low[comma + 1 : more - 2] not in SAME:
        return []
    first, verb = words[0], words[at]
    before = [Word("if", first.start, words[opened - 1].end), *words[opened:at], Word("would", verb.start, verb.start)]
    return [*before, Word(base, verb.start, verb.end), *words[at + 1 :]]


def with_spans(words: list[Word], vocabulary: Vocabulary) -> list[Word]:
    """Say "this turn, but ... at the end of it" as "at the end of this turn"."""
    if not any(word.text.lower() in EDGES for word in words):
        return words
    spans = spans_of(vocabulary)
    found: list[Word] = []
    last = ""
    for word in words:
        lower = word.text.lower()
        if lower in spans and found and found[-1].text.lower() in ("this", "that", "next"):
            last = lower
        elif lower == ".":
            last = last if len(found) > 2 and found[-1].text.lower() == last else ""
        edge = [each.text.lower() for each in found[-2:]]
        if lower == "it" and last and edge[1:] == ["of"] and edge[0] in EDGES:
            found += [Word("the", word.start, word.start), Word(last, word.start, word.end)]
        else:
            found.append(word)
    return found


@lru_cache(maxsize=1)
def deeds() -> frozenset[str]:
    """Everything that somebody does, as a verb in the present."""
    return frozenset(form for verb in VERBS for form in verb.forms[:2])


def nouns_of(vocabulary: Vocabulary) -> frozenset[str]:
    """The nouns of a game, one and many."""
    return frozenset(vocabulary.noun(name, many).lower() for name in vocabulary.words.nouns for many in (False, True))


def traits_of(vocabulary: Vocabulary) -> frozenset[str]:
    """The adjectives of a game, of one word."""
    return frozenset(one.lower() for values in vocabulary.words.traits.values() for one in values.values())


def spans_of(vocabulary: Vocabulary) -> frozenset[str]:
    """The spans of time of a game that end."""
    said = {split_words(vocabulary.phrase("phases", name))[-1].text.lower() for name in vocabulary.words.phases}
    return frozenset(said & {"turn", "round", "fight", "battle"})
