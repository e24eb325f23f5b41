"""Who attacks first in a fight, where a text changes the order, carried out."""

import pytest

from tests.games.said.cards import said
from tests.games.said.duels import creature, effect
from tests.games.tempest.test_combat import fight

SLOWER = "In fights, the slower creature attacks first"
STRONGER = "In fights, the creature with the higher Atk attacks first"
TOGETHER = "In fights, both creatures attack at the same time"


@pytest.mark.parametrize(
    ("text", "first"),
    [("", "Colt"), ("slower goes first instead of the faster one", "Odd"), (STRONGER, "Odd"), (TOGETHER, "")],
)
def test_a_field_changes_who_attacks_first(text: str, first: str) -> None:
    scene = effect(text or "Effects cost 1 more.", "Field")
    scene.red(field=["Sayer", "Colt", "Dam"]).blue(field=["Odd", "Wall"]).at(phase="combat")

    fight(scene, "Colt", "Odd")

    scene.then.red.has(discard_pile=["Colt"])
    scene.then.stat("Odd", damage=0 if first == "Odd" else 1)


def test_two_changes_of_the_order_work_together() -> None:
    scene = effect(SLOWER + ".", "Field")
    scene.red(field=["Sayer", "Colt", "Dam"]).blue(field=["Even", "Wall"]).at(phase="combat")
    fight(scene, "Colt", "Even")
    scene.then.red.has(discard_pile=["Colt"])
    scene.then.stat("Even", damage=0)


@pytest.mark.parametrize(
    "text",
    [
        "Goes first in fights, regardless of Spe.",
        "always strikes first no matter how slow it is",
        "This creature hits first.",
    ],
)
def test_a_creature_attacks_first_whatever_its_speed(text: str) -> None:
    scene = creature(text)
    scene.red(field=["Sayer", "Dam"]).blue(field=["Fox", "Dam"]).at(phase="combat")

    fight(scene, "Sayer", "Fox")

    scene.then.stat("Sayer", damage=0)
    scene.then.blue.has(discard_pile=["Fox"])


def test_keywords_do_nothing_on_cards_that_cannot_bear_them() -> None:
    assert "does nothing on such a card" in said("tempest", "field", "Shielded.")
    assert "does nothing on such a card" in said("tempest", "action", SLOWER + ".")
    assert "gets Headlong" in said("tempest", "aura", "Attach to target ally creature. Headlong.")
