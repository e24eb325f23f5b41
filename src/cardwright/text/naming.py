"""Cards called by their names: a card's own name means this card, another's means cards of that name."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from cardwright.text.words import CardFacts, Vocabulary

DETERMINERS: Final = frozenset(
    {
        *("a", "an", "another", "any", "each", "enemy", "every", "friendly", "no", "one", "other", "own", "random"),
        *("target", "the", "this", "that"),
    }
)
"""Words after which a name stands for one card without a further article."""
QUOTED: Final = re.compile(r"\b(named|called) [\"'“”‘’]([^\"“”]+?)[\"'“”‘’]")
WORD_BEFORE: Final = re.compile(r"(\S+)\s*$")


def said_in_full(text: str, facts: CardFacts, vocabulary: Vocabulary) -> str:
    """Return the text with names of cards as what they stand for; the same text if there is none in it."""
    text = QUOTED.sub(r"\1 \2", text)
    if facts.name:
        text = re.sub(rf"\b{re.escape(facts.name)}\b(?! tokens?\b)", this_card, text)
    for name in sorted(vocabulary.cards, key=len, reverse=True):
        if name != facts.name and name in text:
            text = re.sub(rf"\b{re.escape(name)}(e?s)?\b(?! tokens?\b)", by_name(name), text)
    return text


def this_card(match: re.Match[str]) -> str:
    """Say "this card" for a card's own name, unless cards of that name are meant."""
    return match.group() if is_named(match) else "This card" if starts_sentence(match) else "this card"


def by_name(name: str) -> Callable[[re.Match[str]], str]:
    """Say "cards named X" for the name of another card."""

    def said(match: re.Match[str]) -> str:
        if is_named(match):
            return match.group()
        if match.group(1):
            return f"cards named {name}"
        before = WORD_BEFORE.search(match.string[: match.start()])
        told = before is not None and (before.group(1).lower() in DETERMINERS or before.group(1).isdecimal())
        return f"card named {name}" if told else f"a card named {name}"

    return said


def is_named(match: re.Match[str]) -> bool:
    """Tell whether a name stands after "named"."""
    before = WORD_BEFORE.search(match.string[: match.start()])
    return before is not None and before.group(1).lower() in ("named", "called")


def starts_sentence(match: re.Match[str]) -> bool:
    """Tell whether a name is the first word of its sentence."""
    before = match.string[: match.start()].rstrip()
    return not before or before[-1] in ".:"
