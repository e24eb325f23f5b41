"""What a card in play offers once a turn, for a price and while something is so; and when alone an effect works."""

import pytest

from tests.games.bounty.crews import attack
from tests.games.said import duels
from tests.games.said.cards import drill, fighter, said, spell


@pytest.mark.parametrize(
    "text",
    [
        "Once per turn, during your deploy phase, you can discard 1 card to gain 2 resource.",
        "Once per turn, during your deploy phase, you can discard 1 card; gain 2 resource.",
        "During your deploy phase, you can discard 1 card. If you do, gain 2 resource.",
        "Once during your deploy phase, you may discard a card: gain 2 resource.",
    ],
)
def test_a_card_is_sold_once_in_the_deploy_phase(text: str) -> None:
    scene = fighter(text)
    scene.red(field=["Sayer"], hand=["Gnatling", "Gnatling"], resource=1).at(phase="deploy")

    scene.when.red.does("activate Sayer")

    scene.then.red.has(hand=["Gnatling"], resource=3)
    scene.then.red.cannot("activate", "Sayer")


def test_no_card_is_sold_in_another_phase() -> None:
    scene = fighter("Once per turn, during your deploy phase, you can discard 1 card to gain 2 resource.")
    scene.red(field=["Sayer"], hand=["Gnatling"]).blue(field=["Tower Ox"]).at(phase="attack")

    scene.then.red.cannot("activate", "Sayer")


@pytest.mark.parametrize("hand", [1, 2])
def test_it_is_offered_while_something_is_so(hand: int) -> None:
    scene = fighter("Once per turn, if you have 2 or more cards in hand, you can gain 2 resource.")
    scene.red(field=["Sayer"], hand=["Gnatling"] * hand).at(phase="deploy")

    getattr(scene.then.red, "can" if hand == 2 else "cannot")("activate", "Sayer")


@pytest.mark.parametrize(
    "text",
    [
        "Once per turn: You can destroy 1 other character you control; draw 1 card.",
        "Once per turn, you may destroy another character you control. If you do, draw 1 card.",
        "You can use this ability once per turn: Destroy another character you control. If you do, draw a card.",
    ],
)
def test_a_character_is_given_for_a_card(text: str) -> None:
    scene = duels.character(text)
    scene.red(field=["Sayer", "Pawn"], hand=[], deck=["Alms"]).at(phase="move")

    scene.when.red.does("activate Sayer")

    scene.then.red.has(field=["Sayer"], grave=["Pawn"], hand=["Alms"])


def test_what_has_no_limit_in_phalanx_is_used_once_a_turn() -> None:
    assert said("phalanx", "character", "You can destroy this character; draw 2 cards.") == (
        "Activate: Destroy this. If you do, draw 2 cards."
    )


def test_a_drill_is_used_once_a_round() -> None:
    scene = drill("Once per round, you can discard 1 card; draw 2 cards.")
    scene.red(drill_row=["Sayer"], hand=["Hit 1", "Hit 1"], deck=["Bell", "Bell", "Bell"])

    scene.when.red.does("use Sayer")
    scene.when.blue.passes()

    scene.then.red.has(hand=["Hit 1", "Bell", "Bell"])
    scene.then.red.cannot("use", "Sayer")


@pytest.mark.parametrize("game", ["tempest", "wellspring"])
def test_games_without_abilities_refuse_them(game: str) -> None:
    text = "Once per turn, you can discard a card; draw a card."

    assert "say when this happens" in said(game, "creature", text)


@pytest.mark.parametrize("asked", [True, False])
def test_what_stands_behind_the_semicolon_is_bought(asked: bool) -> None:
    scene = spell("You may discard a card; draw 2 cards.")
    scene.red(hand=["Sayer", "Stoke"], deck=["Stoke", "Stoke"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.when.red.does("do it" if asked else "do not")

    scene.then.red.has(hand=["Stoke", "Stoke"] if asked else ["Stoke"])


@pytest.mark.parametrize(("cards", "drawn"), [(2, 0), (3, 1)])
def test_an_effect_works_only_while_something_is_so(cards: int, drawn: int) -> None:
    only = "You can use this effect only while your opponent has 3 or more cards in hand."
    scene = fighter(f"When this card attacks, draw 1 card. {only}")
    scene.red(field=["Sayer"], hand=[], deck=["Gnatling"]).blue(field=["Tower Ox"], hand=["Gnatling"] * cards).at(
        phase="attack"
    )

    attack(scene, "Sayer", "Tower Ox")

    scene.then.red.has(hand=["Gnatling"] * drawn)


@pytest.mark.parametrize(("only", "power"), [("your turn", 3), ("your opponent's turn", 2)])
def test_a_bonus_holds_only_then(only: str, power: int) -> None:
    scene = duels.equipment(f"This character gets +1 A. This effect only works during {only}.")
    scene.red(field=["Pawn", "Sayer (on Pawn)"])

    scene.then.stat("Pawn", a=power)


@pytest.mark.parametrize(
    "text",
    [
        "Once per turn, you may deploy a Swarm Attack card from your hand for free.",
        "You can deploy a Swarm Attack card from your hand without paying its cost once per turn.",
        "During your deploy phase, you may deploy a Swarm Attack card from your hand for free.",
    ],
)
def test_one_card_is_deployed_for_nothing(text: str) -> None:
    scene = fighter(text)
    scene.red(field=["Sayer"], hand=["Thorn Hornet", "Thorn Hornet"], resource=0).at(phase="deploy")

    scene.when.red.does("activate Sayer").chooses("Thorn Hornet")

    scene.then.red.has(field=["Sayer", "Thorn Hornet"], hand=["Thorn Hornet"], resource=0)
    scene.then.red.cannot("activate", "Sayer")


@pytest.mark.parametrize("text", ["You may deploy Swarm cards for free.", "You can deploy your Swarm cards for free."])
def test_all_of_a_faction_cost_nothing(text: str) -> None:
    scene = fighter(text)
    scene.red(field=["Sayer"], hand=["Thorn Hornet", "Thorn Hornet"], resource=0).at(phase="deploy")

    scene.when.red.does("deploy Thorn Hornet").does("deploy Thorn Hornet")

    scene.then.red.has(field=["Sayer", "Thorn Hornet", "Thorn Hornet"], hand=[], resource=0)


def test_a_card_is_drawn_only_in_ones_turn() -> None:
    scene = fighter("You may draw a card during your attack phase.")
    scene.red(field=["Sayer"], hand=["Gnatling"]).at(phase="deploy")

    scene.then.red.cannot("activate", "Sayer")
