"""Which thing "it", "that card" and "they" mean."""

import pytest

from cardwright.text import CardTextError, Vocabulary, parse_text
from cardwright.text.tree import (
    EVENT_OBJECT,
    EVENT_PLAYER,
    EVENT_SUBJECT,
    FIRST_CHOICE,
    HOST,
    THE_OPPONENT,
    THIS,
    Other,
    Reference,
    ThatMuch,
    ThatPlayer,
    nodes,
)
from tests.text.corpus import CREATURE, ENCHANTMENT, SPELL

MEANT = [
    (CREATURE, "When this attacks, it gets +1/+0 until end of turn.", THIS),
    (CREATURE, "Whenever a creature attacks this, destroy it.", EVENT_SUBJECT),
    (CREATURE, "Whenever you discard a card, return it to your hand.", EVENT_OBJECT),
    (CREATURE, "Whenever a spell is played, this gets +1/+0 until end of turn. Destroy it.", THIS),
    (CREATURE, "Whenever you burn an Earth creature, summon that card.", EVENT_OBJECT),
    (ENCHANTMENT, "Attach to target creature. When it attacks, draw a card.", HOST),
    (SPELL, "Destroy target creature. Exile it.", FIRST_CHOICE),
    (SPELL, "Destroy target creature. Destroy target item. Exile it.", FIRST_CHOICE + 1),
    (SPELL, "Destroy target creature. Destroy target item. Exile that creature.", FIRST_CHOICE),
    (SPELL, "Look at the top 3 cards of your deck. Exile them.", FIRST_CHOICE),
]


@pytest.mark.parametrize(("facts", "text", "slot"), MEANT)
def test_the_last_reference_means_the_nearest_thing_that_fits(
    facts: object, text: str, slot: int, witches: Vocabulary
) -> None:
    found = [node for node in nodes(parse_text(text, witches, facts)) if isinstance(node, Reference)]  # type: ignore[arg-type]
    assert [node.slot for node in found if node.word != "this"][-1] == slot


@pytest.mark.parametrize(
    ("text", "slot"),
    [
        ("Whenever your opponent draws a card, they discard a card.", THE_OPPONENT),
        ("When this attacks, look at your opponent's hand. They discard a card.", THE_OPPONENT),
        ("Whenever a player draws a card, that player discards a card.", EVENT_PLAYER),
    ],
)
def test_they_is_the_nearest_player(text: str, slot: int, witches: Vocabulary) -> None:
    (player,) = [node for node in nodes(parse_text(text, witches, CREATURE)) if isinstance(node, ThatPlayer)]
    assert player.slot == slot


def test_the_same_target_said_twice_is_one_target(witches: Vocabulary) -> None:
    same = parse_text("Target creature gets +1/+0. Target creature gets Guard.", witches, SPELL)
    other = parse_text("Target creature gets +1/+0. Another target creature gets Guard.", witches, SPELL)
    assert [node.than for node in nodes(other) if isinstance(node, Other)] == [(FIRST_CHOICE,)]
    slots = [clause.subject.slot for clause in same[0].steps]  # type: ignore[union-attr]
    assert slots == [FIRST_CHOICE, FIRST_CHOICE]


def test_other_means_other_than_this_card(witches: Vocabulary) -> None:
    found = parse_text("Other friendly creatures have +1/+0.", witches, CREATURE)
    assert [node.than for node in nodes(found) if isinstance(node, Other)] == [(THIS,)]


def test_that_much_is_the_number_of_the_event(witches: Vocabulary) -> None:
    found = parse_text("When this takes damage, deal that much damage to your opponent.", witches, CREATURE)
    assert [node.slot >= 0 for node in nodes(found) if isinstance(node, ThatMuch)] == [True]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Target creature fights another target creature. Destroy it.", "could mean two things"),
        ("Deal damage equal to its attack to target creature.", "means nothing"),
        ("Put the rest on the bottom of your deck.", "nothing was looked at"),
        ("Your opponent cannot play cards of that name this turn.", "no card was named"),
    ],
)
def test_a_reference_to_nothing_or_to_two_things_is_an_error(text: str, told: str, witches: Vocabulary) -> None:
    with pytest.raises(CardTextError, match=told):
        parse_text(text, witches, SPELL)
