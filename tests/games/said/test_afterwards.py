"""What is done after an attack is done when it has been carried out, not as it begins."""

import pytest

from tests.games.bounty.crews import attack, quiet
from tests.games.dojo.workshop import walls
from tests.games.said import duels
from tests.games.said.cards import creature, drill, fighter, said, spell, strike, tactic
from tests.games.tempest.test_combat import fight


@pytest.mark.parametrize(
    ("text", "burnt"),
    [
        ("When this attacks, it gets +2/+0.", 4),
        ("After this attacks, it gets +2/+0.", 2),
        ("After attacking, this gets +2/+0.", 2),
        ("After an attack by this creature, it gets +2/+0.", 2),
    ],
)
def test_what_a_creature_gets_after_its_attack_comes_too_late_for_it(text: str, burnt: int) -> None:
    scene = creature(text)
    scene.red(battlefield=["Sayer"]).blue(deck=["Gust"] * 9).at(phase="attack round")

    scene.when.red.attacks("Sayer", "blue")
    for _ in range(3):
        scene.when.both_pass()

    scene.then.stat("Sayer", attack=4).blue.has(exile=burnt)


def test_what_is_attacked_hears_of_it_afterwards() -> None:
    scene = creature("After this is attacked, draw a card. This has +0/+9.")
    scene.red(battlefield=["Moss Ox"]).blue(battlefield=["Sayer"], deck=["Gust"] * 3).at(phase="attack round")

    scene.when.red.attacks("Moss Ox", "Sayer")
    scene.then.blue.has(hand=[])
    scene.when.both_pass()
    scene.when.both_pass()

    scene.then.blue.has(hand=["Gust"])


def test_a_card_is_stronger_after_its_attack() -> None:
    scene = fighter("After this attacks, it gets +3 ATK.")
    scene.red(field=["Sayer"]).blue(field=["Stray Bull"]).at(phase="attack")

    attack(scene, "Sayer", "Stray Bull")
    quiet(scene, turn=6)

    scene.then.stat("Sayer", atk=5).blue.has(field=["Stray Bull (damage 1)"])


def test_a_character_is_stronger_after_its_attack() -> None:
    scene = duels.character("After this attacks life-energy, it gets +3 A.")
    scene.red(field=["Sayer"]).blue(life=9).at(phase="attack")

    scene.when.red.attacks("Sayer", "blue")

    scene.then.stat("Sayer", a=5).blue.has(life=7)


def test_a_creature_is_weaker_after_its_blow() -> None:
    scene = duels.creature("After this attacks, it gets -1 Atk.")
    scene.red(field=["Sayer"]).blue(field=["Dam", "Ox"]).at(phase="combat")

    fight(scene, "Sayer", "Dam")

    scene.then.stat("Sayer", atk=1).blue.has(field=["Dam (damage 2)", "Ox"])


@pytest.mark.parametrize(
    "text", ["Ongoing: After you attack, gain 1 energy.", "Ongoing: After each of your attacks, gain 1 energy."]
)
def test_what_is_done_after_an_attack_of_yours_follows_its_damage(text: str) -> None:
    scene = drill(text)
    scene.red(drill_row=["Sayer"], hand=["Hit 1"], deck=walls(1, 2, 3), energy=0).blue(deck=walls(5, 5))

    scene.when.red.plays("Hit 1")

    scene.then.red.changed(energy_pile=1)


@pytest.mark.parametrize("text", ["After this attacks, draw a card.", "After attacking, draw a card."])
def test_after_its_attack_is_after_the_damage(text: str) -> None:
    assert said("dojo", "attack", text) == "After damage: Draw a card."
    scene = strike(text)
    scene.red(hand=["Sayer"], deck=walls(1, 2)).blue(deck=walls(5, 5))

    scene.when.red.plays("Sayer")

    scene.then.red.has(hand=["Wall 1"])


def test_a_reaction_answers_an_attack_and_does_not_follow_it() -> None:
    assert "does not fit here" in said("dojo", "drill", "Reaction: After your opponent attacks: Draw a card.")


def test_what_waits_is_only_the_last_of_two_deeds() -> None:
    scene = tactic("Draw 2 cards and discard a card at the end of the round.")
    scene.red(hand=["Sayer"], deck=walls(1, 2, 3, 4, 5)).blue(deck=walls(5, 5, 5, 5))

    scene.when.red.plays("Sayer")
    scene.then.red.has(hand=["Wall 1", "Wall 2"])
    scene.when.blue.passes()
    scene.when.red.passes()
    scene.when.red.passes()
    scene.when.blue.passes()
    scene.when.red.does("choose Wall 1")

    scene.then.red.has(discard_pile=["Sayer", "Wall 1"])


def test_who_got_something_is_lost_at_the_end_of_the_turn() -> None:
    scene = spell("Target creature gets +2/+0 and is destroyed at end of turn.")
    scene.red(hand=["Sayer"], battlefield=["Moss Ox"], deck=["Gust"] * 3).blue(deck=["Gust"] * 3)

    scene.when.red.plays("Sayer", on="Moss Ox")
    scene.when.both_pass()

    scene.then.stat("Moss Ox", attack=4)
    while dict(scene.game.facts())["turn"] == "3":
        scene.when.both_pass()
    scene.then.red.has(battlefield=[])
