"""What was accepted and yet never done: abilities that work in a pile, choices of what is only shown."""

import pytest

from tests.games.dojo.workshop import walls
from tests.games.said import duels
from tests.games.said.cards import buff, creature, drill, said
from tests.games.tempest.test_combat import fight


def test_a_card_in_a_pile_hears_what_is_to_bring_it_back() -> None:
    alone = "if this is in your mana pool and you control no creatures, return it to your hand."
    bare = f"At the start of your turn, {alone}"
    for text, creatures, hand in (
        (bare, [], 1),
        ("At the start of your turn, return this from your mana pool to your hand.", ["Moss Ox"], 1),
        (bare, ["Moss Ox"], 0),
        ("At the start of your turn, if this is in your exile pile, return it to your hand.", [], 0),
    ):
        scene = creature(text)
        scene.red(mana_pool=["Sayer"], battlefield=creatures, deck=["Hush"] * 9).blue(deck=["Hush"] * 9)
        scene.at(turn=4, active="blue", phase="end")

        scene.when.pass_until(turn=5, phase="main 1")

        scene.then.red.has(hand=1 + hand)


def test_a_card_in_the_grave_hears_how_a_turn_starts() -> None:
    scene = duels.character("At the start of your turn, if this is in your grave, you may return it to your hand.")
    scene.red(grave=["Sayer"], hand=[]).blue(field=["Pawn"]).at(active="blue", phase="move")

    scene.when.blue.does("pass")
    while "do it" not in list(scene.game.keys()):
        scene.when.blue.does("pass")
    scene.when.red.does("do it")

    scene.then.red.has(grave=0)


@pytest.mark.parametrize(
    ("text", "deck", "hand"),
    [
        ("Look at the top four cards of your deck. Put one into your hand. Put the rest on the bottom.", 4, 1),
        ("Your opponent reveals their hand. Choose a card from it. They discard that card.", 5, 0),
    ],
)
def test_what_is_picked_of_what_is_shown_is_no_choice_before(text: str, deck: int, hand: int) -> None:
    scene = buff(text)
    scene.red(hand=["Sayer"], deck=["Gnatling"] * 5, resource=9).blue(hand=["Needle Gnat"]).at(phase="deploy")

    scene.when.red.does("deploy Sayer")
    if scene.game.keys()[0].startswith("choose"):
        scene.when.red.does(scene.game.keys()[0])

    scene.then.red.has(hand=hand)


def test_what_is_done_after_the_damage_of_a_drill_is_done() -> None:
    scene = drill("Attack: Pay 1: 3 damage. After damage: If this attack discarded no cards, discard this drill.")
    scene.red(character=["Nil"], drill_row=["Sayer"], energy_pile=walls(1, 1), deck=walls(5, 5, 5))
    scene.blue(character=["Nil"], deck=walls(3, 5))

    scene.when.red.does("attack with Sayer")

    scene.then.red.has(drill_row=0)


def test_a_stead_is_taken_where_the_event_itself_has_what_it_costs() -> None:
    text = "If a character you control would be destroyed in combat, you may destroy"
    scene = duels.spell(f"Permanent. {text} an equipment attached to it instead.")
    scene.red(field=["Giant"]).blue(special_zone=["Sayer"], field=["Pawn", "Cap (on Pawn)"])

    scene.when.red.does("pass")
    scene.when.red.does("attack Giant > Pawn")
    scene.when.blue.does("use Sayer")

    scene.then.blue.has(field=["Pawn"], grave=["Cap"])


def test_what_has_been_destroyed_is_not_what_is_switched_and_healed() -> None:
    scene = duels.character("When this destroys an enemy character in combat, switch it to defence mode.")
    scene.red(field=["Sayer"]).blue(field=["Soft"])

    scene.when.red.does("pass")
    scene.when.red.does("attack Sayer > Soft")

    scene.then.red.has(field=["Sayer (defence)"])


def test_what_has_been_killed_is_banished_not_its_killer() -> None:
    scene = duels.creature("When this kills a creature, banish it.")
    scene.red(field=["Sayer", "Dam"]).blue(field=["Hare", "Dam"]).at(phase="combat")

    fight(scene, "Sayer", "Hare")

    scene.then.blue.has(banished_pile=["Hare"], field=["Dam"])
    scene.then.red.has(field=["Sayer", "Dam"])


@pytest.mark.parametrize(
    ("game", "card", "text", "reason"),
    [
        ("tempest", "creature", "When this kills a creature, gain control of that creature.", "has left the field"),
        (
            "wellspring",
            "creature",
            "When this destroys a creature, gain control of that creature.",
            "has left the field",
        ),
        ("tempest", "field", "When an ally creature dies, it gets +1 Atk.", "this has no Atk"),
        ("wellspring", "hero", "This has +1/+0.", "this has no attack"),
    ],
)
def test_what_is_no_more_or_never_was_gets_nothing(game: str, card: str, text: str, reason: str) -> None:
    assert reason in said(game, card, text)


def test_points_that_a_card_has_not_count_nothing() -> None:
    scene = buff(
        "Put two cards from your boneyard on the bottom of your deck. Gain resource equal to their total points."
    )
    scene.red(hand=["Sayer"], boneyard=["Needle Gnat", "Windfall Crate"], deck=["Gnatling"], resource=5).at(
        phase="deploy"
    )

    scene.when.red.does("deploy Sayer")

    scene.then.red.changed(resource=1)


def test_a_token_that_is_gone_is_moved_nowhere() -> None:
    scene = duels.effect(
        "Return all ally creatures to their owner's hand. Put them on the bottom of their owner's deck."
    )
    scene.red(hand=["Sayer"], field=["Levy", "Ox"], deck=["Fox"])

    duels.resolve(scene)

    scene.then.red.has(hand=0, deck=2)
