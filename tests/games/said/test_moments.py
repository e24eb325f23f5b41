"""Events joined with moments, events ahead, fights with somebody stronger, and who may do something because of less."""

import pytest

from tests.games.bounty.crews import deploy, quiet
from tests.games.dojo.workshop import walls
from tests.games.said import duels
from tests.games.said.cards import creature, drill, fighter


def test_an_event_and_a_moment() -> None:
    scene = fighter("When this card is deployed and at the end of your turn, draw a card.")
    scene.red(hand=["Sayer"], deck=["Gnatling"] * 9, resource=9).blue(deck=["Gnatling"] * 9).at(phase="deploy")
    deploy(scene, "Sayer")
    scene.then.red.has(hand=1)
    quiet(scene, turn=6)
    scene.then.red.has(hand=2)


@pytest.mark.parametrize(("foe", "damage"), [("Giant", 4), ("Wall", 2)])
def test_while_it_fights_somebody_stronger(foe: str, damage: int) -> None:
    scene = duels.creature("While it's fighting a creature with more HP, this creature gets +2 Atk.")
    scene.red(hand=["Brawl"], field=["Sayer"]).blue(field=["Wall" if foe == "Giant" else "Imp"])
    scene.when.red.plays("Brawl", on=["Sayer", "Wall" if foe == "Giant" else "Imp"])
    scene.when.blue.does("close")
    if foe == "Giant":
        scene.then.stat("Wall", damage=damage)
    else:
        scene.then.stat("Sayer", atk=2)


def test_who_has_fewer_creatures_may_draw() -> None:
    scene = creature("At the start of each turn, the player with fewer creatures may draw a card.")
    scene.red(battlefield=["Sayer"], deck=["Gust"] * 5, hand=[]).blue(deck=["Gust"] * 5, hand=[])
    scene.when.pass_until(turn=4)
    scene.when.both_pass()
    scene.then.blue.can("do it")


def test_the_second_card_lets_its_player_draw() -> None:
    scene = creature("The second card that a player plays in a turn lets this player draw a card.")
    scene.red(battlefield=["Sayer"], hand=["Ashpit Urchin", "Ashpit Urchin"], deck=["Gust"] * 9)
    scene.when.red.plays("Ashpit Urchin")
    scene.when.resolve_stack()
    scene.then.red.has(hand=1)
    scene.when.red.plays("Ashpit Urchin")
    scene.when.resolve_stack()
    scene.then.red.has(hand=1)


def test_the_drill_whose_action_is_cancelled() -> None:
    scene = drill("Reaction: When your opponent activates a drill action, pay 1: Cancel it. Discard that drill.")
    scene.red(drill_row=["Bell"], character=["Nil"], deck=walls(5, 5, 5), energy=3)
    scene.blue(drill_row=["Sayer"], character=["Nil"], deck=walls(5, 5, 5), energy=3)
    scene.when.red.does("use Bell")
    scene.when.blue.does("Sayer")
    scene.then.red.has(drill_row=[], hand=0)


@pytest.mark.parametrize(("bearer", "drawn"), [("Sayer", 1), ("Pawn", 0)])
def test_who_is_equipped(bearer: str, drawn: int) -> None:
    scene = duels.character("When this character is equipped, draw a card.")
    scene.red(field=["Sayer", "Pawn"], hand=["Cap"], deck=["Alms"] * 5)
    scene.when.red.plays("Cap")
    scene.when.red.does("attach Cap")
    scene.when.red.does(bearer)
    scene.then.red.has(hand=drawn)


def test_an_attack_ahead() -> None:
    scene = duels.character("Activate: If this character destroys another in combat this turn, draw two cards.")
    scene.red(field=["Sayer"], deck=["Alms"] * 5, hand=[]).blue(field=["Pawn"], deck=["Alms"] * 5)
    scene.when.red.does("activate Sayer")
    scene.when.pass_until(phase="attack")
    scene.when.red.attacks("Sayer", "Pawn")
    scene.then.red.has(hand=2)


@pytest.mark.parametrize(("host", "atk"), [("Sayer", 5), ("Ox", 2)])
def test_an_aura_is_attached_to_it(host: str, atk: int) -> None:
    scene = duels.creature("When an aura is attached to this creature, it gets +1 Atk.")
    scene.red(field=["Sayer", "Ox"], hand=["Atk Aura"])
    scene.when.red.plays("Atk Aura", on=host)
    scene.when.blue.does("close")
    scene.then.stat("Sayer", atk=atk)
