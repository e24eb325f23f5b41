"""Casual words carried out: recall, silence, burn for, dig for, cancel for counter; what notes leave out."""

import pytest

from tests.games.bounty.crews import deploy
from tests.games.dojo.workshop import walls
from tests.games.said import duels
from tests.games.said.cards import buff, fighter, said, spell, tactic


@pytest.mark.parametrize("text", ["Recall target creature.", "Recall target creature to its owner's hand."])
def test_what_is_recalled_returns_to_hand(text: str) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer"]).blue(battlefield=["Moss Ox"], hand=[])

    scene.when.red.plays("Sayer", on="Moss Ox")
    scene.when.both_pass()

    scene.then.blue.has(battlefield=[], hand=["Moss Ox"])


def test_what_is_recalled_from_the_used_cards_comes_to_hand() -> None:
    scene = tactic("Recall a card from your discard pile.")
    scene.red(hand=["Sayer"], discard_pile=["Hit 1"])

    scene.when.red.plays("Sayer")

    scene.then.red.has(hand=["Hit 1"])


@pytest.mark.parametrize(("text", "drawn"), [("Silence target creature this round.", 0), ("Choose a creature.", 1)])
def test_what_is_silenced_has_no_abilities(text: str, drawn: int) -> None:
    scene = duels.effect(f"{text} Kill it.")
    scene.red(hand=["Sayer"], deck=["Ox"] * 3, field=["Pup"])

    scene.when.red.plays("Sayer", **({"on": "Pup"} if "target" in text else {}))
    scene.when.blue.does("close")

    scene.then.red.has(hand=drawn)


@pytest.mark.parametrize("text", ["Burn target creature for 1.", "burn target creature for 1 damage"])
def test_who_is_burned_for_so_much_takes_damage(text: str) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer"], deck=["Stoke"]).blue(battlefield=["Moss Ox"])

    scene.when.red.plays("Sayer", on="Moss Ox")
    scene.when.both_pass()

    scene.then.stat("Moss Ox", damage=1)
    scene.then.red.has(deck=["Stoke"])


@pytest.mark.parametrize(
    "text", ["Dig for a creature.", "Look for a creature in your deck.", "Find a creature.", "Go get a creature."]
)
def test_what_is_dug_for_is_searched_for(text: str) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer"], deck=["Stoke", "Moss Ox"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.when.red.does("Moss Ox")

    scene.then.red.has(hand=["Moss Ox"], deck=["Stoke"])


@pytest.mark.parametrize("text", ["Cancel target spell.", "Cancel a spell."])
def test_a_spell_that_is_cancelled_is_countered(text: str) -> None:
    assert said("wellspring", "spell - reaction", text) == text.replace("Cancel", "Counter")


@pytest.mark.parametrize(
    ("text", "tough"),
    [
        ("Deal 1 damage to target creature. If it was destroyed this way, draw a card.", False),
        ("Deal 1 damage to target creature. If that creature is destroyed this way, draw a card.", False),
        ("Deal 1 damage to target creature. If it is destroyed this way, draw a card.", True),
        ("Destroy target creature. If it was destroyed this way, draw a card.", False),
    ],
)
def test_what_is_destroyed_this_way_is_known(text: str, tough: bool) -> None:
    scene = spell(text)
    hit = "Moss Ox" if tough else "Match Imp"
    scene.red(hand=["Sayer"], deck=["Stoke"]).blue(battlefield=[hit])

    scene.when.red.plays("Sayer", on=hit)
    scene.when.both_pass()

    scene.then.red.has(hand=[] if tough else ["Stoke"])


def test_in_bounty_to_play_is_to_deploy() -> None:
    scene = fighter("Whenever you play another card, draw a card.")
    scene.red(hand=["Gnatling"], field=["Sayer"], deck=["Tower Ox"])

    deploy(scene, "Gnatling")

    scene.then.red.has(hand=["Tower Ox"])


@pytest.mark.parametrize(
    ("game", "card"),
    [("wellspring", "creature"), ("tempest", "creature"), ("bounty", "attack"), ("phalanx", "character")],
)
@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("When opp draws: draw 1", "Whenever your opponent draws a card, draw a card."),
        ("Whenever you discard, draw a card.", "Whenever you discard a card, draw a card."),
        ("Whenever a player draws, you may discard a card.", "Whenever a player draws a card, you may discard a card."),
    ],
)
def test_who_draws_draws_a_card(game: str, card: str, text: str, meant: str) -> None:
    assert said(game, card, text) == meant


def test_who_discards_discards_a_card() -> None:
    scene = tactic("Draw, then opponent discards.")
    scene.red(hand=["Sayer"], deck=walls(3, 3))
    scene.blue(hand=["Hit 1", "Hit 1"])

    scene.when.red.plays("Sayer")
    scene.then.red.has(hand=walls(3))
    scene.then.blue.has(hand=["Hit 1"])


@pytest.mark.parametrize("text", ["random enemy creature -1 attack this turn", "each enemy creature: -1/-0 until EOT"])
def test_a_note_gives_to_one_or_to_each(text: str) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer"], battlefield=["Barefoot Pilgrim"]).blue(battlefield=["Moss Ox"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.stat("Moss Ox", attack=1)


def test_a_note_gives_to_a_character() -> None:
    scene = duels.spell("1 of your characters +2 A this turn")
    scene.red(hand=["Sayer"], field=["Pawn"])

    scene.when.red.plays("Sayer")

    scene.then.stat("Pawn", a=4)


def test_the_hand_that_is_revealed_is_the_opponents() -> None:
    scene = buff("reveal opp's hand, draw 1")
    scene.red(hand=["Sayer"], deck=["Tower Ox"]).blue(hand=["Gnatling"])

    deploy(scene, "Sayer")

    scene.then.red.has(hand=["Tower Ox"])
