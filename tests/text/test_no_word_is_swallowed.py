"""The deletion test: without any one of its words a text means something else, or nothing."""

import pytest

from cardwright.text import CardFacts, CardTextError, Vocabulary
from cardwright.text.language import language_for
from cardwright.text.reading import read_once, read_text
from cardwright.text.tokens import split_words
from tests.text.corpus import CANONICAL, SORTS, ledger_examples
from tests.text.wordings import SAME

TEXTS = [
    *((facts, text) for _, facts, text in ledger_examples()),
    *((SORTS[sort], text) for sort, text in CANONICAL),
    *((SORTS[sort], group[0]) for sort, group in SAME),
]
IDLE = {",", "."}
# Shorter wordings that are the same on purpose: a synonym of the vocabulary, a bare plural, past for perfect.
SHORTER = [
    ("mana pool", "pool"),
    ("exile pile", "exile"),
    ("all creatures", "creatures"),
    ("all enemy creatures", "enemy creatures"),
    ("all Fire creatures", "Fire creatures"),
    ("has attacked this turn", "attacked this turn"),
    ("have played an Earth spell this turn", "played an Earth spell this turn"),
    ("enemy creature", "enemy"),
    ("on the bottom", "on bottom"),
    ("all damage to", "damage to"),
    ("card; or", "card or"),
    ("Play this only", "Play only"),
    ("that many cards", "that many"),
    ("of each turn", "of turn"),
    ("the top card of", "the top of"),
    ("and 1 damage to", "and 1 to"),
    ("Attach to", "Attach"),
    ("would take damage, it takes 1 less", "take damage, it takes 1 less"),
    ("creature. Its attack", "creature. attack"),
    ("This cannot be", "cannot be"),
    ("another legal target", "another target"),
    *((f"your opponent's {span}", f"opponent's {span}") for span in ("turn", "next", "battle", "draw", "main")),
    *((f"{deal} {n} damage to", f"{deal} {n} to") for deal in ("Deal", "deal") for n in "1234X"),
]


def without(text: str, index: int) -> tuple[str, str]:
    """Return the text without one of its words, and the word."""
    word = split_words(text)[index]
    return text[: word.start] + text[word.end :], word.text


def is_shorter_wording(text: str, rest: str) -> bool:
    """Tell whether the rest says the same by a declared shorter wording."""
    return any("".join(text.replace(long, short).split()) == "".join(rest.split()) for long, short in SHORTER)


@pytest.mark.parametrize(("facts", "text"), TEXTS, ids=[text for _, text in TEXTS])
def test_no_word_is_swallowed(facts: CardFacts, text: str, witches: Vocabulary) -> None:
    language = language_for(witches)
    meaning = read_text(text, language, facts)
    for index in range(len(split_words(text))):
        rest, word = without(text, index)
        if word in IDLE:
            continue
        try:
            same = read_once(rest, language, facts, 1, None, "strictly") == meaning
        except CardTextError:
            continue
        assert not same or is_shorter_wording(text, rest), f"{word!r} says nothing in {text!r}"
