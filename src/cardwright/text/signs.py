"""Signs said in words: "gets plus 2 attack"."""

from __future__ import annotations

from typing import Final

from cardwright.text.synonyms import NUMBER_WORDS
from cardwright.text.tokens import Word

SIGNS: Final = {"plus": "+", "minus": "-"}
GIVEN: Final = frozenset(
    {
        *("get", "gets", "gain", "gains", "has", "have", "receive", "receives", "give", "gives", "and", ",", "with"),
        *("it", "this", "them", "card", "creature", "character"),
    }
)
"""Words behind which a sign tells what is given; behind others numbers are added up."""


def with_signs(words: list[Word]) -> list[Word]:
    """Say "gets plus 2 attack" as "gets +2 attack"; elsewhere numbers are added up."""
    found: list[Word] = []
    for index, word in enumerate(words):
        sign = SIGNS.get(found[-1].text.lower()) if found else None
        given = sign and index > 1 and words[index - 2].text.lower() in GIVEN
        reach = 2 if index > 1 and words[index - 2].text == "," else 1
        if sign and given and is_plain(word.text) and not is_times(words[index + 1 : index + 1 + reach]):
            number = word.text if word.text.isdecimal() else str(NUMBER_WORDS[word.text.lower()])
            found[-1] = Word(sign + number, found[-1].start, word.end)
        else:
            found.append(word)
    return found


def is_times(words: list[Word]) -> bool:
    """Tell whether the next words count something: "plus 1 for each Human", ", plus 1 damage for each Human"."""
    return any(word.text.lower() in ("for", "per", "times") for word in words)


def is_plain(word: str) -> bool:
    """Tell whether a word is a number that can be signed."""
    return word.isdecimal() or word.lower() in NUMBER_WORDS
