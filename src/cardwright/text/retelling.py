"""Read a sentence in another order where the table has no row for its own."""

from __future__ import annotations

from collections import deque
from typing import Any

from cardwright.text.language import Language, Manner
from cardwright.text.limits import VARIED, Meter, TooDeep
from cardwright.text.tokens import Word
from cardwright.text.word_order import MOST, orders
from cardwright.text.words import CardFacts


def retold(
    words: list[Word], language: Language, facts: CardFacts, patience: int, meter: Meter, manner: Manner
) -> list[list[Any]] | None:
    """Return the readings of the sentence, or sentences, in the first order that can be read; None if none can."""
    if not words or any(word.text == '"' for word in words) or not is_varied(words):
        return None
    try:
        return first_read(decapitalised(words, facts), language, facts, patience, meter, manner)
    except (TooDeep, RecursionError):
        return None


def first_read(
    words: list[Word], language: Language, facts: CardFacts, patience: int, meter: Meter, manner: Manner
) -> list[list[Any]] | None:
    """Try the orders of a sentence, then the orders of those."""
    style = language.vocabulary.words.style
    _, parser = language.attempt(words, facts, patience, meter)
    waiting = deque(orders(words, parser, style))
    seen = {spelled([words])}
    length = heading(words, language)
    headed = spelled([words[:length]])
    while waiting and len(seen) <= MOST:
        told = waiting.popleft()
        if spelled(told) in seen or spelled([told[0][:length]]) != headed:
            continue
        seen.add(spelled(told))
        readings: list[list[Any]] = []
        for one in told:
            found, parser = language.attempt(one, facts, patience, meter, manner)
            readings.append(found)
            if not found:
                break
        if readings[-1]:
            return readings
        if len(told) == 1:
            waiting.extend(orders(told[0], parser, style))
    return None


def heading(words: list[Word], language: Language) -> int:
    """Return how many words name the moment or the use of what follows, which no order puts elsewhere."""
    headers = language.vocabulary.words.headers
    said = {phrase.lower() for name, header in headers.items() for phrase in (header.words or name, *header.synonyms)}
    colon = next((index for index, word in enumerate(words[:5]) if word.text == ":"), 0)
    return colon + 1 if colon and " ".join(word.text.lower() for word in words[:colon]) in said else 0


def is_varied(words: list[Word]) -> bool:
    """Tell whether a sentence is no endless repetition."""
    return len({word.text.lower() for word in words}) >= VARIED * len(words) - MOST


def spelled(told: list[list[Word]]) -> tuple[str, ...]:
    """Return the words of some sentences, to know them again."""
    return tuple(word.text for one in told for word in [*one, Word(".", 0, 0)])


def decapitalised(words: list[Word], facts: CardFacts) -> list[Word]:
    """Begin a sentence small, as it may come to stand within another; a name keeps its capital."""
    first = words[0]
    if facts.name.startswith(first.text) and facts.name:
        return words
    return (
        [Word(first.text.lower(), first.start, first.end), *words[1:]]
        if first.text.isalpha() and first.text.istitle()
        else words
    )
