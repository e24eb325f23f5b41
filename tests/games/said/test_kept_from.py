"""What a player is kept from says until when; while something attacks it holds from the first; the dead are gone."""

import pytest

from tests.games.bounty.crews import attack
from tests.games.said.cards import creature, fighter, said


@pytest.mark.parametrize(
    ("game", "kind", "text"),
    [
        ("wellspring", "creature", "When this enters the battlefield, your opponent cannot play spells."),
        ("wellspring", "spell", "Your opponent cannot draw cards."),
        ("bounty", "buff - one-time", "Your opponent cannot draw cards."),
        ("bounty", "attack", "You score no points when this destroys a card."),
    ],
)
def test_what_is_forbidden_says_until_when(game: str, kind: str, text: str) -> None:
    assert said(game, kind, text) == "this lasts, so it must say until when"


@pytest.mark.parametrize(
    "text",
    [
        "When this card attacks, your opponent cannot activate one-time traps until that attack has been carried out.",
        "When this attacks, traps cannot be activated.",
        "Your opponent can't activate traps when this attacks.",
    ],
)
@pytest.mark.parametrize(("attacker", "can"), [("Sayer", False), ("Hill Scrapper", True)])
def test_no_trap_answers_the_attack(text: str, attacker: str, can: bool) -> None:
    scene = fighter(text)
    scene.red(field=["Sayer", "Hill Scrapper"]).blue(field=["Thorn Hornet", "Pit Snare"]).at(phase="attack")

    attack(scene, attacker, "Thorn Hornet")
    scene.when.red.does("done")

    getattr(scene.then.blue, "can" if can else "cannot")("activate", "Pit Snare")


@pytest.mark.parametrize("mine", [True, False])
def test_no_reaction_answers_the_attack(mine: bool) -> None:
    scene = creature("When this attacks, your opponent can't play Reactions.")
    scene.red(battlefield=["Sayer", "Moss Ox"]).blue(battlefield=["Reed Sentinel"], hand=["Gust"], mana_pool=["Gust"])
    scene.at(phase="attack round")

    scene.when.red.does(f"attack {'Sayer' if mine else 'Moss Ox'} > Reed Sentinel")
    scene.when.red.passes()

    getattr(scene.then.blue, "cannot" if mine else "can")("play", "Gust")


@pytest.mark.parametrize("game", ["tempest", "wellspring"])
def test_what_is_destroyed_changes_no_side(game: str) -> None:
    kind = "action" if game == "tempest" else "spell"
    assert "has left the field" in said(game, kind, "Destroy target creature. Gain control of that creature.")
    spared = "You may destroy target creature. If you do not, gain control of it."
    assert said(game, kind, spared).startswith("You may destroy target creature. If you do not, ")


@pytest.mark.parametrize(
    "text", ["When this attacks a player, draw a card.", "Whenever you are attacked, draw a card."]
)
def test_no_player_is_attacked_where_creatures_fight(text: str) -> None:
    assert said("tempest", "creature", text) == "no player is attacked in this game"
