"""Every example of the ledger, and many other texts, are understood and printed back."""

import pytest

from cardwright.text import CardFacts, Vocabulary, parse_text, print_text
from tests.text.corpus import CANONICAL, SORTS, ledger_examples
from tests.text.wordings import SAME

# The ledger's wording on the left is read; canonical cards say what stands on the right.
REWORDED = {
    "Whenever you cast a spell, deal 1 damage to your opponent.": (
        "Whenever you play a spell, deal 1 damage to your opponent."
    ),
    "Attach to target creature. Whenever it would take damage, it takes 1 less.": (
        "Attach to target creature. If it would take damage, it takes 1 less."
    ),
    "When this enters the battlefield, your next Air spell this turn costs A less.": (
        "When this enters the battlefield, your next Air spell costs A less this turn."
    ),
}


def test_the_ledger_has_its_examples() -> None:
    assert len(ledger_examples()) == 92


@pytest.mark.parametrize(("name", "facts", "text"), ledger_examples(), ids=[each[0] for each in ledger_examples()])
def test_an_example_of_the_ledger_is_understood(name: str, facts: CardFacts, text: str, witches: Vocabulary) -> None:
    abilities = parse_text(text, witches, facts)
    canonical = print_text(abilities, witches)
    assert canonical == REWORDED.get(text, text)
    assert parse_text(canonical, witches, facts) == abilities


@pytest.mark.parametrize(("sort", "text"), CANONICAL)
def test_a_canonical_text_is_printed_unchanged(sort: str, text: str, witches: Vocabulary) -> None:
    assert print_text(parse_text(text, witches, SORTS[sort]), witches) == text


@pytest.mark.parametrize(
    ("sort", "canonical", "text"), [(sort, group[0], text) for sort, group in SAME for text in group]
)
def test_other_words_for_the_same_give_the_same_tree(sort: str, canonical: str, text: str, witches: Vocabulary) -> None:
    abilities = parse_text(text, witches, SORTS[sort])
    assert abilities == parse_text(canonical, witches, SORTS[sort])
    assert print_text(abilities, witches) == canonical


@pytest.mark.parametrize("text", ["Spells deal 1 additional damage.", "Friendly creatures have +1/+0."])
def test_a_text_may_lack_its_full_stop(text: str, witches: Vocabulary) -> None:
    assert parse_text(text.rstrip("."), witches, SORTS["creature"]) == parse_text(text, witches, SORTS["creature"])


@pytest.mark.parametrize("own", ["this", "this card", "this creature", "Own Name"])
def test_a_card_may_call_itself_by_its_name(own: str, witches: Vocabulary) -> None:
    abilities = parse_text(f"When {own} is destroyed, return {own} to your hand.", witches, SORTS["creature"])
    assert print_text(abilities, witches) == "When this is destroyed, return this to your hand."
