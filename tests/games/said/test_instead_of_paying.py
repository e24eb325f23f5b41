"""What is done in place of paying for a card."""

from cardwright.effects.cards import load_pool
from cardwright.games.tempest import TempestEntry
from cardwright.games.wellspring import WellspringEntry
from cardwright.testing import Scene, given
from tests.games.bounty.crews import deploy
from tests.games.said import cards, duels
from tests.games.tempest import workshop

TWO_CARDS = "Instead of paying this card's cost, you may discard 2 cards."


def dear_creature(text: str) -> Scene:
    """A scene of Wellspring in which Sayer is a creature that costs 2 Fire mana."""
    made = WellspringEntry()
    lines = cards.BODY.format(kind="Creature") + '\ncost = "2F"'
    made.loaded = load_pool(made.home, made.zone_kinds, made.phases, cards.written(made.home, cards.card(lines, text)))
    return given(made).at(automatic_passes="no")


def dear_action(text: str) -> Scene:
    """A scene of Tempest in which Sayer is an action that costs 3 blue energy."""
    made = TempestEntry()
    more = workshop.extra_cards() + workshop.written("Sayer", "Action", "blue", "3", None, text)
    made.loaded = load_pool(made.home, made.zone_kinds, made.phases, duels.file_with(made.home, more))
    return given(made).at(automatic_options="no")


def test_a_card_that_cannot_be_paid_is_played_for_two_cards() -> None:
    scene = dear_creature(TWO_CARDS)
    scene.red(hand=["Sayer", "Gust", "Moss Ox"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.has(battlefield=["Sayer"], hand=0)


def test_a_card_does_not_pay_for_itself() -> None:
    scene = dear_creature(TWO_CARDS)
    scene.red(hand=["Sayer", "Gust"])

    scene.then.red.cannot("play", "Sayer")


def test_who_can_pay_is_asked() -> None:
    scene = dear_creature("You may sacrifice a creature instead of paying this card's cost.")
    scene.red(hand=["Sayer"], mana_pool=["Match Imp", "Match Imp"], battlefield=["Moss Ox"])

    scene.when.red.plays("Sayer").does("do instead")
    scene.when.both_pass()

    scene.then.red.has(battlefield=["Sayer"])


def test_only_while_something_is_so() -> None:
    scene = dear_creature("If you control a hero, you may discard a card instead of paying this card's cost.")
    scene.red(hand=["Sayer", "Gust"], battlefield=["Moss Ox"])

    scene.then.red.cannot("play", "Sayer")


def test_a_card_is_deployed_for_cards_of_the_hand() -> None:
    dear = cards.GUARD.replace("cost = 0", "cost = 3")
    scene = given(cards.bounty_saying(TWO_CARDS, dear))
    scene.red(hand=["Sayer", "Gnatling", "Gnatling"], resource=1)

    deploy(scene, "Sayer")

    scene.then.red.has(field=["Sayer"], hand=0, resource=1)


def test_an_attack_card_is_played_for_a_card_of_the_hand() -> None:
    scene = cards.strike("You may discard a card rather than pay this card's cost.", "3")
    scene.red(hand=["Sayer", "Hit 1"], energy=0)
    scene.blue(deck=["Hit 1"] * 5)

    scene.when.red.plays("Sayer")

    scene.then.red.has(hand=0)


def test_an_action_is_played_for_cards_of_the_hand() -> None:
    scene = dear_action("Draw a card. " + TWO_CARDS)
    scene.red(hand=["Sayer", "Dam", "Dam"], deck=["Dam"])

    scene.when.red.plays("Sayer")
    scene.when.blue.does("close")

    scene.then.red.has(hand=["Dam"], deck=0)
