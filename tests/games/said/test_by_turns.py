"""What differs from turn to turn, what holds for those told of before, and shorthand that means it."""

import pytest

from tests.games.said.cards import creature, said, spell


@pytest.mark.parametrize(
    "text",
    [
        "Your creatures have +1/+0 on your turn and +0/+1 on your opponent's turn.",
        "Your creatures get +1/+0 during your turn, but +0/+1 during theirs.",
        "On your turn, your creatures have +1/+0. On your opponent's turn, they have +0/+1.",
    ],
)
def test_a_bonus_is_another_on_the_opponents_turn(text: str) -> None:
    scene = creature(text)
    scene.red(battlefield=["Sayer", "Moss Ox"])

    scene.then.red.stat("Moss Ox", attack=3, health=2)
    scene.when.pass_until(active="blue")
    scene.then.red.stat("Moss Ox", attack=2, health=3)


def test_a_creature_alone_has_one_thing_on_its_turn_and_another_on_the_next() -> None:
    scene = creature("+2/+0 on your turn, +0/+2 on theirs")
    scene.red(battlefield=["Sayer"]).blue(battlefield=["Moss Ox"])

    scene.then.red.stat("Sayer", attack=4, health=2)
    scene.when.pass_until(active="blue")
    scene.then.red.stat("Sayer", attack=2, health=4)
    scene.then.blue.stat("Moss Ox", attack=2, health=2)


def test_where_rounds_are_those_of_both_players_no_turn_is_somebodys() -> None:
    told = said("tempest", "creature", "This has +2 attack on your turn and +2 HP on your opponent's turn.")

    assert told == "each round is that of both players"


def test_they_are_those_of_whom_the_fact_before_tells() -> None:
    scene = creature("Your Earth creatures have +1/+0. They cannot be attacked.")
    scene.red(battlefield=["Sayer", "Moss Ox"]).blue(battlefield=["Cinder Whelp"]).at(
        active="blue", phase="attack round"
    )

    scene.then.red.stat("Moss Ox", attack=3)
    scene.then.blue.can("attack Cinder Whelp > Sayer")
    scene.then.blue.cannot("attack Cinder Whelp > Moss Ox")


@pytest.mark.parametrize(
    "text",
    [
        "Summon 2x 1/1 Earth tokens",
        "summon 2 x 1/1 Earth tokens",
        "Summon x2 1/1 Earth tokens.",
        "Summon a 1/1 Earth token x2",
    ],
)
def test_so_many_times_a_token_is_so_many_tokens(text: str) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.has(battlefield=["Earth token", "Earth token"])


@pytest.mark.parametrize(
    ("game", "kind", "text", "meant"),
    [
        ("wellspring", "spell - permanent", "opp spells cost +S", "Spells your opponent plays cost S more."),
        ("wellspring", "spell - permanent", "your spells cost -1 F", "Spells you play cost F less."),
        ("wellspring", "spell", "destroy all opp items", "Destroy all enemy items."),
        ("wellspring", "spell", "opp discards 1", "Your opponent discards a card."),
        ("wellspring", "spell", "3 dmg to any target", "Deal 3 damage to target creature or player."),
        ("tempest", "effect", "opp cards cost +1", "Cards your opponent plays cost 1 more."),
    ],
)
def test_notes_are_short_of_a_few_words(game: str, kind: str, text: str, meant: str) -> None:
    assert said(game, kind, text) == meant


@pytest.mark.parametrize(
    "text",
    [
        "Your creatures can attack twice this turn, but they all die at the end of it.",
        "Your creatures get +2/+0 this turn. They are destroyed at the end of it.",
    ],
)
def test_the_end_of_it_is_that_of_the_turn(text: str) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer"], battlefield=["Moss Ox"]).blue(battlefield=["Boiler Hulk"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.then.red.has(battlefield=["Moss Ox"])
    scene.when.pass_until(active="blue")

    scene.then.red.has(battlefield=[])
    scene.then.blue.has(battlefield=["Boiler Hulk"])


def test_what_can_attack_right_away_is_ready() -> None:
    scene = spell("Summon two 1/1 Fire tokens. They can attack right away.")
    scene.red(hand=["Sayer"]).blue(battlefield=["Boiler Hulk"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.when.pass_until(phase="attack round")

    scene.then.red.can("attack Fire token > Boiler Hulk")


@pytest.mark.parametrize("note", ["Equip: +0/+2 & Guard", "Equip to friendly creature: Guard & +0/+2"])
def test_equip_is_a_label_over_what_the_bearer_gets(note: str) -> None:
    told = said("wellspring", "item - equipment", note)

    assert told.endswith("The attached creature has +0/+2 and Guard.")
