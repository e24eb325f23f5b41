"""What something was when it went: if it had attack 3 or more, if it had Guard, if it cost 2."""

import pytest

from tests.games.said.cards import creature, spell
from tests.games.said.duels import effect


@pytest.mark.parametrize(
    ("text", "strong", "weak"),
    [
        ("If it had 3 or more attack, draw a card.", "Boiler Hulk", "Moss Ox"),
        ("If its attack was 3 or more, draw a card.", "Boiler Hulk", "Moss Ox"),
        ("If it cost 2 or more, draw a card.", "Coal Juggler", "Moss Ox"),
        ("If it had Guard, draw a card.", "Reed Sentinel", "Moss Ox"),
    ],
)
@pytest.mark.parametrize("gone", ["Destroy target creature", "Return target creature to its owner's hand"])
def test_what_is_gone_is_remembered(text: str, strong: str, weak: str, gone: str) -> None:
    for name, drawn in ((strong, 1), (weak, 0)):
        scene = spell(f"{gone}. {text}")
        scene.red(hand=["Sayer"]).blue(battlefield=[name])
        scene.when.red.plays("Sayer", on=name)
        scene.when.both_pass()
        scene.then.red.has(hand=drawn)


def test_its_bonus_is_remembered_too() -> None:
    scene = spell("Target creature gets +3/+0 until end of turn. Destroy it. If it had 5 or more attack, draw a card.")
    scene.red(hand=["Sayer"]).blue(battlefield=["Moss Ox"])
    scene.when.red.plays("Sayer", on="Moss Ox")
    scene.when.both_pass()
    scene.then.red.has(hand=1)


def test_another_that_was_destroyed_had_guard() -> None:
    for name, drawn in (("Reed Sentinel", 1), ("Moss Ox", 0)):
        scene = creature("Whenever another friendly creature is destroyed, if it had Guard, draw a card.")
        scene.red(hand=["Final Word"], battlefield=["Sayer", name], mana_pool=["Pale Page", "Candle Child"])
        scene.when.red.plays("Final Word", on=name)
        scene.when.resolve_stack()
        scene.then.red.has(hand=drawn)


def test_in_tempest_too() -> None:
    for name, drawn in (("Wall", 0), ("Dam", 0)):
        scene = effect("Kill target creature. If its Atk was 9 or more, draw a card.")
        scene.red(hand=["Sayer"]).blue(field=[name]).at(phase="development")
        scene.when.red.plays("Sayer", on=name)
        scene.when.blue.does("close")
        scene.then.red.has(hand=drawn)
