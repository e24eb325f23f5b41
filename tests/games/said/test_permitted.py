"""What texts permit for a time: attacks past what protects a player, and numbers that are ignored."""

import pytest

from tests.games.bounty.crews import attack, deploy, quiet
from tests.games.dojo.workshop import walls
from tests.games.said import duels
from tests.games.said.cards import buff, said, spell, strike, tactic


@pytest.mark.parametrize(("text", "damage"), [("ignores DEF this turn", 2), ("gets +1 HP this turn", 0)])
def test_a_card_ignores_def_for_a_turn(text: str, damage: int) -> None:
    scene = buff(f"Target Attack card you control {text}.")
    scene.red(hand=["Sayer", "Tower Ox"], field=["Shell Beetle"])
    scene.blue(field=["Boulder Knight"], hand=["Tower Ox"]).at(phase="deploy")

    deploy(scene, "Sayer")
    quiet(scene, phase="attack")
    attack(scene, "Shell Beetle", "Boulder Knight")
    quiet(scene, turn=6)

    left = f"Boulder Knight (damage {damage})" if damage else "Boulder Knight"
    scene.then.blue.has(field=[left])


@pytest.mark.parametrize(
    ("text", "possible"),
    [("Target creature can attack your opponent directly this turn.", True), ("Target creature gets +1/+0.", False)],
)
def test_a_creature_attacks_past_the_others(text: str, possible: bool) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer"], battlefield=["Moss Ox"]).blue(battlefield=["Barefoot Pilgrim"])

    scene.when.red.plays("Sayer", on="Moss Ox")
    scene.when.both_pass()
    scene.when.pass_until(phase="attack round")

    side = scene.then.red
    if possible:
        side.can("attack Moss Ox > blue")
    else:
        side.cannot("attack Moss Ox > blue").can("attack Moss Ox > Barefoot Pilgrim")


@pytest.mark.parametrize(
    ("text", "possible"), [("This can't be responded to. Draw a card.", False), ("Draw a card.", True)]
)
def test_nobody_answers_a_spell(text: str, possible: bool) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer"], deck=["Gust"] * 3).blue(hand=["Gust"], mana_pool=["Gust"] * 4, battlefield=["Moss Ox"])

    scene.when.red.plays("Sayer")
    scene.when.red.passes()

    side = scene.then.blue
    if possible:
        side.can("play", "Gust")
    else:
        side.cannot("play", "Gust")


@pytest.mark.parametrize(("text", "possible"), [("This can't be reacted to. Draw 2.", False), ("Draw 2.", True)])
def test_nobody_answers_an_effect(text: str, possible: bool) -> None:
    scene = duels.effect(text)
    scene.red(hand=["Sayer"], deck=["Ox"] * 3).blue(hand=["Stop"])

    scene.when.red.plays("Sayer")

    side = scene.then.blue
    if possible:
        side.can("play Stop")
    else:
        side.cannot("play Stop").can("close")


@pytest.mark.parametrize(("text", "possible"), [("can't be reacted to", False), ("gets +1 damage", True)])
def test_nobody_reacts_to_an_attack(text: str, possible: bool) -> None:
    scene = strike(f"This attack {text}.")
    scene.red(hand=["Sayer"], character=["Nil"])
    scene.blue(character=["Nil"], drill_row=["Ear"], deck=walls(5, 5, 5))

    scene.when.red.plays("Sayer")

    side = scene.then.blue
    if possible:
        side.can("react with", "Ear")
    else:
        side.cannot("react with", "Ear")


def test_nobody_reacts_to_the_next_attack() -> None:
    scene = tactic("Your next attack this round can't be reacted to.")
    scene.red(hand=["Sayer", "Hit 1", "Hit 1"], character=["Nil"])
    scene.blue(character=["Nil"], drill_row=["Ear"], deck=walls(5, 5, 5, 5))

    scene.when.red.plays("Sayer")
    scene.when.blue.passes()
    scene.when.blue.passes()
    scene.when.red.plays("Hit 1")
    scene.then.blue.cannot("react with", "Ear")
    scene.when.blue.passes()
    scene.when.red.plays("Hit 1")

    scene.then.blue.can("react with", "Ear")


@pytest.mark.parametrize(("theirs", "possible"), [(0, False), (1, True)])
def test_nobody_reacts_while_something_is_so(theirs: int, possible: bool) -> None:
    scene = strike("If you have 2 or more cards in hand, your opponent cannot use reactions against it.")
    scene.red(hand=["Sayer", "Hit 1", "Hit 1"][: 3 - theirs], character=["Nil"])
    scene.blue(character=["Nil"], drill_row=["Ear"], deck=walls(5, 5, 5))

    scene.when.red.plays("Sayer")

    getattr(scene.then.blue, "can" if possible else "cannot")("react with", "Ear")


@pytest.mark.parametrize(
    "text",
    [
        "When this card attacks, your opponent cannot activate one-time traps until that attack has been carried out.",
        "Your opponent can't activate Trap cards in response to this card's attacks.",
        "When this card attacks, Traps can't be activated.",
    ],
)
def test_traps_are_barred_for_an_attack(text: str) -> None:
    assert said("bounty", "attack", text).startswith("While this is attacking, ")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("You can only attach this card to a Brute card. +1 ATK.", "Brute card"),
        ("Swarm only. +1 ATK.", "Swarm card"),
        ("+1 ATK (Swarm or Brute only)", "Swarm or Brute card"),
    ],
)
def test_what_alone_bears_a_card(text: str, told: str) -> None:
    asked = f"Attach to target friendly {told}. Attached card gets +1 ATK."
    assert said("bounty", "buff - permanent", text) == asked
