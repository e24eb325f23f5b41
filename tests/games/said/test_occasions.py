"""When something is asked for: conditions told last, told first, told of what is not so; and whose turn it must be."""

import pytest

from tests.games.bounty.crews import quiet
from tests.games.dojo.workshop import walls
from tests.games.said import duels
from tests.games.said.cards import creature, drill, fighter, spell, strike


@pytest.mark.parametrize("attacks", [True, False])
@pytest.mark.parametrize(
    "text",
    [
        "Draw a card at the end of your turn if this didn't attack.",
        "At the end of your turn, draw a card unless this has attacked this turn.",
        "Draw a card at the end of your turn unless this attacked during the turn.",
    ],
)
def test_a_condition_told_last_is_asked_for_at_the_end_of_the_turn(text: str, attacks: bool) -> None:
    scene = creature(text)
    scene.red(battlefield=["Sayer"], hand=[], deck=["Gust"] * 5).blue(deck=["Gust"] * 5).at(phase="attack round")

    if attacks:
        scene.when.red.attacks("Sayer", "blue")
    scene.when.pass_until(turn=4)

    scene.then.red.has(hand=0 if attacks else 1)


@pytest.mark.parametrize(("attacks", "there"), [(True, False), (False, True)])
def test_what_has_attacked_goes_at_the_end_of_that_turn(attacks: bool, there: bool) -> None:
    scene = creature("If this attacked during the turn, it goes back to its owner's hand at the end of that turn.")
    scene.red(battlefield=["Sayer"], hand=[], deck=["Gust"] * 5).blue(deck=["Gust"] * 5).at(phase="attack round")

    if attacks:
        scene.when.red.attacks("Sayer", "blue")
    scene.when.pass_until(turn=4)

    scene.then.red.has(battlefield=["Sayer"] if there else [], hand=[] if there else ["Sayer"])


@pytest.mark.parametrize(("hand", "atk"), [(["Gnatling"] * 3, 4), (["Gnatling"] * 2, 2)])
def test_who_holds_cards_has_them_in_hand(hand: list[str], atk: int) -> None:
    scene = fighter("As long as your opponent is holding three or more cards in hand, this card gets +2 ATK.")
    scene.red(field=["Sayer"]).blue(hand=hand)
    scene.then.stat("Sayer", atk=atk)


@pytest.mark.parametrize(("ally", "attack"), [(["Gnat"], 2), ([], 1)])
def test_unless_may_come_first(ally: list[str], attack: int) -> None:
    scene = duels.creature("Unless you control another creature, this creature gets -1 Atk.")
    scene.red(field=["Sayer", *(["Ox"] if ally else [])])
    scene.then.stat("Sayer", atk=attack)


@pytest.mark.parametrize(("creatures", "drawn"), [(["Cinder Whelp"], 2), ([], 1)])
def test_if_you_have_not_is_otherwise(creatures: list[str], drawn: int) -> None:
    scene = spell("If you have a creature, draw two cards. If you haven't, draw a card.")
    scene.red(hand=["Sayer"], battlefield=creatures, deck=["Gust"] * 5)
    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.then.red.has(hand=drawn)


@pytest.mark.parametrize(("zone", "a"), [("zone 1", 3), ("zone 2", 2)])
def test_another_in_its_zone(zone: str, a: int) -> None:
    scene = duels.character("While there is another character in its zone, this character gets +1 A.")
    scene.red(field=["Sayer (zone 1)", f"Pawn ({zone})"])
    scene.then.stat("Sayer", a=a)


def test_so_does_the_opponent() -> None:
    scene = duels.creature("Draw a card when this creature is killed. So does your opponent.")
    scene.red(hand=["Slay"], field=["Sayer"], deck=["Ox"] * 3).blue(deck=["Ox"] * 3, hand=[])

    scene.when.red.plays("Slay", on="Sayer")
    scene.when.blue.does("close")

    scene.then.red.has(hand=1)
    scene.then.blue.has(hand=1)


@pytest.mark.parametrize(
    ("text", "red", "blue"),
    [
        ("Ongoing: Enemy draws 1 card less in Ready step.", 2, 1),
        ("Ongoing: You draw an additional card during the Ready step.", 3, 2),
    ],
)
def test_how_many_are_drawn_in_the_ready_step(text: str, red: int, blue: int) -> None:
    scene = drill(text)
    scene.red(drill_row=["Sayer"], character=["Nil"], deck=walls(*[5] * 12), hand=[])
    scene.blue(character=["Nil"], deck=walls(*[5] * 12), hand=[]).at(phase="ready")
    scene.then.red.has(hand=red)
    scene.then.blue.has(hand=blue)


def test_more_is_drawn_in_the_draw_phase() -> None:
    scene = creature("You draw an additional card in your draw phase.")
    scene.red(battlefield=["Sayer"], hand=[], deck=["Gust"] * 5).blue(deck=["Gust"] * 5, hand=[])
    scene.when.pass_until(turn=5, phase="main 1")
    scene.then.red.has(hand=2)
    scene.then.blue.has(hand=1)


def test_a_bonus_on_the_enemy_s_turn() -> None:
    scene = fighter("+2 DEF on enemy turn")
    scene.red(field=["Sayer"], deck=["Gnatling"] * 5).blue(deck=["Gnatling"] * 5)
    scene.then.stat("Sayer", **{"def": 0})
    quiet(scene, turn=4)
    scene.then.stat("Sayer", **{"def": 2})


@pytest.mark.parametrize(("damage", "gained"), [("Hit 3", 1), ("Hit 2", 0)])
def test_damage_that_remains(damage: str, gained: int) -> None:
    scene = strike("Defense: If there's still damage remaining, gain 1 energy.")
    scene.red(hand=[damage], character=["Nil"], deck=walls(5, 5, 5))
    scene.blue(character=["Nil"], deck=["Sayer", *walls(5, 5, 5)], energy_pile=[])
    scene.when.red.plays(damage)
    scene.then.blue.has(energy_pile=gained)
