"""Keywords that a card coins and by which it tells others apart: "Pack (While you have another with Pack ...)"."""

import pytest

from tests.games.said.cards import creature as wizard
from tests.games.said.cards import fighter
from tests.games.said.duels import creature


@pytest.mark.parametrize(
    "text",
    [
        "PACK (While you have another creature with PACK on your side, this creature gets +1 Atk and +1 Spe.)",
        "Pack (if you have another creature with Pack): +1 Atk, +1 Spe.",
        "Pack. This creature gets +1 Atk and +1 Spe for each other ally creature with Pack.",
        "[Pack] While you control another creature that has Pack, this creature gets +1 Atk and +1 Spe.",
    ],
)
@pytest.mark.parametrize(("others", "atk"), [(["Ox"], 2), (["Sayer"], 3)])
def test_only_others_with_the_keyword_count(text: str, others: list[str], atk: int) -> None:
    scene = creature(text)
    scene.red(field=["Sayer", *others]).at(phase="development")

    scene.then.stat("Sayer", atk=atk, spe=atk)


def test_the_others_of_an_enemy_do_not_count() -> None:
    scene = creature("Pack (While you have another creature with Pack, this creature gets +1 Atk.)")
    scene.red(field=["Sayer"]).blue(field=["Ox", "Sayer"]).at(phase="development")

    scene.then.stat("Sayer", atk=2)


def test_another_game_coins_keywords_too() -> None:
    scene = wizard("Legion (Your other creatures with Legion get +1/+1.)")
    scene.red(battlefield=["Sayer", "Sayer", "Moss Ox"])

    scene.then.stat("Sayer", attack=3)


def test_a_third_game_coins_keywords_too() -> None:
    scene = fighter("Squad (This gets +1 ATK for each other ally with Squad.)")
    scene.red(field=["Sayer", "Sayer", "Stray Bull"])

    scene.then.stat("Sayer", atk=3)
