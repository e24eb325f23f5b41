"""What is given up for an ability: the card itself, cards of a type, cards in play."""

from tests.games.dojo.workshop import walls
from tests.games.said.cards import drill
from tests.games.said.duels import character


def test_a_drill_is_the_price_of_its_own_action() -> None:
    scene = drill("Action: Discard this drill: Draw 2 cards.")
    scene.red(drill_row=["Sayer"], deck=walls(1, 2, 3)).blue(character=["Nil"])

    scene.when.red.does("use Sayer")

    scene.then.red.has(drill_row=[], discard_pile=["Sayer"], hand=walls(1, 2))


def test_only_a_card_of_the_type_pays() -> None:
    scene = drill("Action: Discard an attack card: Draw 2 cards.")
    scene.red(drill_row=["Sayer"], hand=["Hit 1", "Bell"], deck=walls(1, 2, 3)).blue(character=["Nil"])

    scene.when.red.does("use Sayer")

    scene.then.red.has(discard_pile=["Hit 1"], hand=["Bell", *walls(1, 2)])


def test_without_such_a_card_it_is_not_used() -> None:
    scene = drill("Action: Discard an attack card: Draw 2 cards.")
    scene.red(drill_row=["Sayer"], hand=["Bell"], deck=walls(1, 2, 3)).blue(character=["Nil"])

    scene.then.red.cannot("use Sayer")


def test_another_drill_is_discarded_from_play() -> None:
    scene = drill("Action: Discard another drill you control: Draw 2 cards.")
    scene.red(drill_row=["Sayer", "Bell"], deck=walls(1, 2, 3)).blue(character=["Nil"])

    scene.when.red.does("use Sayer")

    scene.then.red.has(drill_row=["Sayer"], discard_pile=["Bell"], hand=walls(1, 2))


def test_an_action_is_used_once_in_a_round() -> None:
    scene = drill("Action (once per round): Draw a card.")
    scene.red(drill_row=["Sayer"], deck=walls(1, 2, 3)).blue(character=["Nil"])

    scene.when.red.does("use Sayer")
    scene.when.blue.passes()

    scene.then.red.cannot("use Sayer").has(hand=walls(1))


def test_another_character_is_given_up() -> None:
    scene = character("Activate, destroy another character you control: Draw a card.")
    scene.red(field=["Sayer", "Pawn"], deck=["Soft", "Soft"]).blue(field=["Hound"])

    scene.when.red.does("activate Sayer")

    scene.then.red.has(field=["Sayer"], grave=["Pawn"], hand=["Soft"])


def test_whoever_stands_alone_has_nobody_to_give_up() -> None:
    scene = character("Activate, destroy another character you control: Draw a card.")
    scene.red(field=["Sayer"], deck=["Soft", "Soft"]).blue(field=["Hound"])

    scene.then.red.cannot("activate Sayer")


def test_only_equipment_pays() -> None:
    scene = character("Activate, discard an equipment card: Draw a card.")
    scene.red(field=["Sayer"], hand=["Cap", "Pawn"], deck=["Soft", "Soft"]).blue(field=["Hound"])

    scene.when.red.does("activate Sayer")

    scene.then.red.has(hand=["Pawn", "Soft"])
