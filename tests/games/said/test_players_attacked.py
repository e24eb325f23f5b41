"""Who cannot attack players may attack creatures all the same."""

import pytest

from tests.games.said.cards import creature


@pytest.mark.parametrize(
    "text",
    [
        "Creatures with attack 3 or more can't attack players.",
        "Creatures with attack 3 or more cannot attack a player.",
        "Only creatures with attack 2 or less can attack players.",
    ],
)
def test_players_are_spared_and_creatures_are_not(text: str) -> None:
    for name, may in (("Charwood Stag", False), ("Moss Ox", True)):
        scene = creature(text)
        scene.red(battlefield=[name, "Sayer"]).blue(deck=["Gust"] * 9).at(phase="attack round")
        if may:
            scene.when.red.attacks(name, "blue")
        else:
            scene.when.red.cannot("attack", name)

    scene = creature(text)
    scene.red(battlefield=["Charwood Stag"]).blue(battlefield=["Sayer"]).at(phase="attack round")
    scene.when.red.attacks("Charwood Stag", "Sayer")
