"""Everyday wordings: one thing or another, what has not happened, the only one, whose turn it is, hand limits."""

import pytest

from tests.games.bounty.crews import deploy
from tests.games.dojo.workshop import walls
from tests.games.said.cards import buff, creature, drill, fighter, spell, tactic
from tests.games.said.duels import spell as phalanx_spell


@pytest.mark.parametrize(
    "text",
    [
        "Your opponent must discard a card or take 2 damage.",
        "The opponent discards a card from his or her hand, or burns 2.",
    ],
)
def test_the_opponent_does_one_or_the_other(text: str) -> None:
    for mode, hand, deck in (("mode 1", [], 4), ("mode 2", ["Moss Ox"], 2)):
        scene = spell(text)
        scene.red(hand=["Sayer"]).blue(hand=["Moss Ox"], deck=["Hush"] * 4)

        scene.when.red.plays("Sayer")
        scene.when.both_pass()
        scene.when.blue.chooses(mode)

        scene.then.blue.has(hand=hand, deck=deck)


def test_you_do_one_or_the_other() -> None:
    for mode, resource, hand in (("mode 1", 5, []), ("mode 2", 3, ["Gnatling"])):
        scene = buff("Gain 2 resource or draw a card.")
        scene.red(hand=["Sayer"], deck=["Gnatling"] * 3, resource=3).at(phase="deploy")

        deploy(scene, "Sayer")
        scene.when.red.chooses(mode)

        scene.then.red.has(resource=resource, hand=hand)


def test_what_has_not_attacked_is_destroyed() -> None:
    scene = creature("At the end of each turn, destroy each other creature that did not attack this turn.")
    scene.red(battlefield=["Sayer", "Moss Ox", "Barefoot Pilgrim"]).at(phase="attack round")

    scene.when.red.attacks("Moss Ox", "blue")
    scene.when.pass_until(phase="end")
    scene.when.resolve_stack()

    scene.then.red.has(battlefield=["Sayer", "Moss Ox"])


def test_what_was_not_deployed_this_turn_gets_it() -> None:
    scene = buff("Each card you control that has not been deployed this turn gets +1 ATK until end of turn.")
    scene.red(hand=["Gnatling", "Sayer"], field=["Tower Ox"], resource=9).at(phase="deploy")
    before = scene.game.stat(scene.game.things[0].card, 1)

    deploy(scene, "Gnatling")
    young = scene.game.stat(scene.game.things[1].card, 1)
    deploy(scene, "Sayer")

    assert scene.game.stat(scene.game.things[0].card, 1) == before + 1
    assert scene.game.stat(scene.game.things[1].card, 1) == young


@pytest.mark.parametrize("others", [0, 1])
def test_the_only_one_of_its_side(others: int) -> None:
    scene = creature("If this is the only creature you control, it gets +3/+0.")
    scene.red(battlefield=["Sayer", *["Moss Ox"] * others]).blue(battlefield=["Moss Ox"])

    scene.then.red.stat("Sayer", attack=2 if others else 5)


def test_whoever_has_the_turn_draws() -> None:
    scene = creature("At the end of each turn, the active player draws a card.")
    scene.red(battlefield=["Sayer"], deck=["Hush"] * 3).blue(deck=["Stoke"] * 3).at(phase="main 2")

    scene.when.pass_until(phase="end")
    scene.when.resolve_stack()

    scene.then.red.has(hand=["Hush"])
    scene.then.blue.has(hand=[])


def test_a_hand_limit_in_dojo() -> None:
    scene = drill("Ongoing: Your hand limit is 9.")
    scene.red(drill_row=["Sayer"], hand=["Hit 1"] * 9, deck=walls(1, 1, 1)).at(phase="end")
    scene.blue(hand=["Hit 1"] * 9, deck=walls(1, 1, 1))

    scene.then.red.has(discard_pile=[])
    scene.then.blue.has(discard_pile=["Hit 1", "Hit 1"])


def test_a_hand_limit_in_phalanx() -> None:
    scene = phalanx_spell("Permanent. Your hand limit is 3.")
    scene.red(special_zone=["Sayer"], hand=["Pawn"] * 4).at(phase="discard")

    scene.then.red.has(hand=["Pawn"] * 3, grave=["Pawn"])


@pytest.mark.parametrize("text", ["This card gets +2 ATK while damaged.", "While damaged, this card gets +2 ATK."])
def test_a_bonus_while_it_is_so(text: str) -> None:
    for hurt, atk in (("Sayer", 2), ("Sayer (damage 1)", 4)):
        scene = fighter(text)
        scene.red(field=[hurt])
        scene.then.red.stat("Sayer", atk=atk)


def test_the_newest_cards_come_back() -> None:
    scene = tactic("Put the two newest cards of your discard pile on the bottom of your deck.")
    scene.red(hand=["Sayer"], discard_pile=["Hit 1", "Hit 2", "Hit 3"], deck=walls(1))

    scene.when.red.plays("Sayer")
    scene.when.red.chooses("put Hit 2")

    scene.then.red.has(discard_pile=["Hit 1", "Sayer"], deck=["Wall 1", "Hit 2", "Hit 3"])


@pytest.mark.parametrize(
    ("text", "draws"),
    [
        ("At the end of your turn, if you attacked this turn, draw a card.", True),
        ("At the end of your turn, if you did not attack this turn, draw a card.", False),
        ("At the end of your turn, if you have not attacked with a creature this turn, draw a card.", False),
    ],
)
def test_players_attack_with_their_creatures(text: str, draws: bool) -> None:
    for attacks in (True, False):
        scene = creature(text)
        scene.red(battlefield=["Sayer", "Moss Ox"], deck=["Hush"] * 3).at(phase="attack round")

        if attacks:
            scene.when.red.attacks("Moss Ox", "blue")
        scene.when.pass_until(phase="end")
        scene.when.resolve_stack()

        scene.then.red.has(hand=["Hush"] if attacks == draws else [])


def test_attacked_by_nobody_except_some() -> None:
    scene = fighter("This card cannot be attacked except by cards with cost 5 or more.")
    scene.red(field=["Gnatling", "Tower Ox"]).blue(field=["Sayer"]).at(phase="attack")

    scene.then.red.cannot("attack", "Gnatling", "Sayer").can("attack", "Tower Ox")


@pytest.mark.parametrize("often", ["Use this only once each round.", "(Once per round.)"])
def test_an_action_is_used_once_each_round(often: str) -> None:
    scene = drill(f"Action: Pay 1: Draw a card. {often}")
    scene.red(drill_row=["Sayer"], energy_pile=walls(1, 1, 1), deck=walls(1, 1, 1))
    scene.then.red.can("use", "Sayer")

    scene.when.red.does("use Sayer")
    scene.when.blue.passes()

    scene.then.red.cannot("use", "Sayer")


@pytest.mark.parametrize(
    "text",
    [
        "look at opp hand, pick creature, exile it",
        "Your opponent reveals their hand. You choose a creature and exile it.",
        "Look at your opponent's hand. Choose a creature and exile it.",
    ],
)
def test_what_is_chosen_after_a_look_is_chosen_there(text: str) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer"], battlefield=["Moss Ox"]).blue(hand=["Moss Ox", "Hush"], battlefield=["Barefoot Pilgrim"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.blue.has(hand=["Hush"], exile=["Moss Ox"], battlefield=["Barefoot Pilgrim"])
    scene.then.red.has(battlefield=["Moss Ox"])
