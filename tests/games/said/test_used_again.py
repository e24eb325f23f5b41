"""Abilities that are used more often than the rules allow, and how many cards are drawn or played in which span."""

import pytest

from tests.games.bounty.crews import deploy
from tests.games.said import duels
from tests.games.said.cards import buff, drill, tactic


@pytest.mark.parametrize(
    ("text", "possible"),
    [
        ("You can use your character's ability one more time this round.", True),
        ("You can use your character's ability again this round.", True),
        ("Gain 1 energy.", False),
    ],
)
def test_a_character_is_used_again(text: str, possible: bool) -> None:
    scene = tactic(text)
    scene.red(hand=["Sayer"], character=["Twofold"], energy_pile=["Hit 1"] * 4, deck=["Hit 1"] * 6)

    scene.when.red.does("use Twofold")
    scene.when.blue.passes()
    scene.when.red.plays("Sayer")
    scene.when.blue.passes()

    getattr(scene.then.red, "can" if possible else "cannot")("use", "Twofold")
    if possible:
        scene.when.red.does("use Twofold")
        scene.when.blue.passes()
        scene.then.red.cannot("use", "Twofold")


def test_a_character_is_used_twice_each_round() -> None:
    scene = drill("Ongoing: You can use your character's ability twice each round.")
    scene.red(drill_row=["Sayer"], character=["Twofold"], energy_pile=["Hit 1"] * 4, deck=["Hit 1"] * 6)

    for _ in range(2):
        scene.when.red.does("use Twofold")
        scene.when.blue.passes()

    scene.then.red.cannot("use", "Twofold")


@pytest.mark.parametrize(
    "text",
    ["Target character can use its ability again this turn.", "You can activate target character once more this turn."],
)
def test_a_character_of_phalanx_is_activated_again(text: str) -> None:
    scene = duels.spell(text)
    scene.red(hand=["Sayer"], field=["Broker"], deck=["Pawn"] * 3).at(phase="move")

    scene.when.red.does("activate Broker")
    scene.then.red.cannot("activate", "Broker")
    scene.when.red.plays("Sayer")
    scene.when.red.does("activate Broker")

    scene.then.red.cannot("activate", "Broker")


def test_a_card_is_activated_again() -> None:
    scene = buff("Choose a card you control. You can activate it again this turn.")
    scene.red(hand=["Sayer"], field=["Bone Gnawer", "Gnatling", "Gnatling", "Gnatling"], resource=9).at(phase="deploy")

    scene.when.red.does("activate Bone Gnawer")
    scene.when.red.does("choose Gnatling")
    scene.then.red.cannot("activate", "Bone Gnawer")
    deploy(scene, "Sayer", "choose Bone Gnawer")

    scene.then.red.can("activate", "Bone Gnawer")


@pytest.mark.parametrize(
    "text",
    [
        "Ongoing: Both players draw one card less in the Ready step.",
        "Ongoing: In the ready step, each player draws 1 fewer card.",
    ],
)
def test_both_draw_less(text: str) -> None:
    scene = drill(text).at(phase="training")
    scene.red(drill_row=["Sayer"], hand=[], deck=["Hit 1"] * 9).blue(hand=[], deck=["Hit 2"] * 9)

    scene.when.both_pass()

    scene.then.red.has(hand=["Hit 1"])
    scene.then.blue.has(hand=["Hit 2"])


def test_one_effect_is_played_for_each_stack() -> None:
    scene = duels.effect("Each player can only play 1 effect per stack.", "Field")
    scene.red(field=["Sayer"], hand=["One Card", "One Card", "One Card"]).blue(hand=["One Card", "Stop"])

    scene.when.red.plays("One Card")
    scene.when.blue.plays("One Card")
    scene.then.red.cannot("play One Card").can("close")
    scene.when.red.does("close")
    scene.when.blue.does("hold")

    scene.then.red.can("play One Card")


@pytest.mark.parametrize(("others", "picked"), [(["Ox"], False), ([], True)])
def test_only_the_last_one_fights(others: list[str], picked: bool) -> None:
    aura = "Attach to target enemy creature. It can't be chosen to fight unless it is the only creature on its side."
    scene = duels.effect(aura, "Aura")
    scene.red(field=["Fox", "Dam"]).blue(field=["Wall", "Sayer (on Wall)", *others, *others]).at(phase="combat")

    scene.when.red.does("pick Fox")

    if picked:
        scene.then.log_has("Fox fights Wall")
    else:
        scene.then.blue.cannot("pick Wall").can("pick Ox")
