"""One of several states, deeds that were not done, and other words for what is had, read as the plain form."""

import pytest

from cardwright.text.errors import CardTextError
from tests.text.test_sayings import read


@pytest.mark.parametrize(
    ("game", "sort", "text", "plain"),
    [
        (
            "phalanx",
            "spell",
            "Deal 1 damage to each dizzy, burned or poisoned character.",
            "Deal 1 damage to all dizzy characters and burned characters and poisoned characters.",
        ),
        (
            "bounty",
            "trap",
            "When this is destroyed, destroy a damaged, suspended or face-down enemy card.",
            "When this is destroyed, destroy a damaged enemy card or suspended enemy card or face-down enemy card.",
        ),
        (
            "tempest",
            "creature",
            "When this attacks, destroy a damaged, blue or green enemy creature.",
            "When this attacks, destroy a damaged enemy creature or enemy blue creature or enemy green creature.",
        ),
        (
            "wellspring",
            "spell",
            "Destroy target damaged or Fire creature.",
            "Destroy target damaged creature or Fire creature.",
        ),
        (
            "phalanx",
            "spell",
            "The opponent discards a card. If they can't, they lose 2 life-energy.",
            "Your opponent discards a card. If they do not, they lose 2 life-energy.",
        ),
        (
            "tempest",
            "creature",
            "When this attacks, discard 2 cards. If you are unable to do so, destroy this.",
            "When this attacks, discard 2 cards. If you do not, destroy this.",
        ),
        ("phalanx", "spell", "You get life-energy equal to the play-energy.", "Gain life-energy equal to play-energy."),
        ("phalanx", "spell", "Target character loses its poison.", "Heal the poison on target character."),
        ("phalanx", "equipment", "This character gets +2 A.", "The bearer gets +2 A."),
        (
            "wellspring",
            "spell",
            "Give target creature plus 2 attack this turn.",
            "Target creature gets +2/+0 this turn.",
        ),
        ("phalanx", "spell", "Your characters get minus 1 DD this turn.", "Your characters get -1 DD this turn."),
        ("wellspring", "creature", "This is not affected by spells.", "This is immune to spells."),
        ("bounty", "attack", "Enemy Traps don't affect this card.", "This card is immune to enemy Traps."),
        ("bounty", "attack", "Attacks twice per turn.", "This can attack twice each turn."),
        (
            "bounty",
            "trap",
            "Flip when one of your Resource cards gets attacked: gain 2 resource.",
            "Activate in response to an attack on a friendly Resource card: Gain 2 resource.",
        ),
        (
            "phalanx",
            "spell",
            "Cancel the next attack against you this turn.",
            "This turn, the next time a character attacks you, cancel that attack.",
        ),
        (
            "bounty",
            "attack",
            "At the start of your turn, you may spend all your resource. If you do, score 3 points.",
            "At the start of your turn, you may lose all your resource. If you do, score 3 points.",
        ),
        (
            "phalanx",
            "spell",
            "If thou hast no cards in hand, draw 2 cards.",
            "If you have no cards in hand, draw 2 cards.",
        ),
        (
            "tempest",
            "creature",
            "When this attacks, thou mayest draw a card.",
            "When this attacks, you may draw a card.",
        ),
        ("phalanx", "spell", "Swap two target characters' zones.", "Swap the zones of 2 target characters."),
    ],
)
def test_wordings_mean_the_plain_form(game: str, sort: str, text: str, plain: str) -> None:
    assert read(game, sort, text) == read(game, sort, plain)


def test_this_character_means_nothing_on_a_card_that_is_none() -> None:
    with pytest.raises(CardTextError, match="means nothing here"):
        read("phalanx", "spell", "This character gets +2 A this turn.")


@pytest.mark.parametrize(
    "asked",
    [
        "there is a creature among them",
        "a creature is among them",
        "any of them is a creature",
        "they include a creature",
    ],
)
def test_it_is_one_of_the_cards_that_were_seen(asked: str) -> None:
    seen = "Reveal the top 3 cards of your deck."
    plain = f"{seen} If one of them is a creature, put a creature among them into your hand."
    assert read("wellspring", "spell", f"{seen} If {asked}, put it into your hand.") == plain
