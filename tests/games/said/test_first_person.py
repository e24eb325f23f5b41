"""Cards that say "I", carried out."""

import pytest

from tests.games.said.cards import said
from tests.games.said.duels import creature
from tests.games.tempest.test_combat import fight


@pytest.mark.parametrize("text", ["When I attack, I get +1 Atk.", "When I kill a creature, I gain +1 Atk."])
def test_a_creature_speaks_of_itself(text: str) -> None:
    scene = creature(text)
    scene.red(field=["Sayer", "Troll"]).blue(field=["Even", "Imp", "Dam"]).at(phase="combat")

    fight(scene, "Troll", "Even")
    scene.then.stat("Sayer", atk=2)
    fight(scene, "Imp", "Sayer")
    scene.then.stat("Sayer", atk=3 if "attack" in text else 2)


def test_other_games_too() -> None:
    assert said("wellspring", "creature", "When I attack, draw a card.") == "When this attacks, draw a card."
    assert said("bounty", "attack", "When I deal damage, draw a card.") == "When this deals damage, draw a card."


def test_what_players_do_is_theirs() -> None:
    assert said("tempest", "creature", "When I play an action, I draw a card.") == (
        "Whenever you play an action, draw a card."
    )
    assert said("tempest", "creature", "When I'm summoned, I gain 2 orange energy.") == (
        "When this enters the field, gain 2 orange energy."
    )
    assert said("tempest", "action", "I draw two cards.") == "Draw 2 cards."
