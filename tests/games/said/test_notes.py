"""Telegraphic notes carried out: zones without an owner, bonuses without a subject, "give", "2+"."""

import pytest

from cardwright import games
from cardwright.testing.corpus import Reader, facts_of
from cardwright.text.report import read_alone
from tests.games.dojo.workshop import walls
from tests.games.said.cards import creature, fighter, spell, strike, tactic


@pytest.mark.parametrize("text", ["discard hand, draw that many", "Discard your hand, then draw that many cards."])
def test_the_hand_of_whoever_does_it_is_meant(text: str) -> None:
    scene = tactic(text)
    scene.red(hand=["Sayer", "Hit 1", "Hit 1"], deck=walls(3, 3, 3))

    scene.when.red.plays("Sayer")

    scene.then.red.has(hand=walls(3, 3), deck=walls(3))


def test_the_opponents_hand_is_meant_where_the_opponent_does_it() -> None:
    scene = tactic("opponent discards hand")
    scene.red(hand=["Sayer", "Hit 1"])
    scene.blue(hand=["Hit 1", "Hit 1"])

    scene.when.red.plays("Sayer")

    scene.then.red.has(hand=["Hit 1"])
    scene.then.blue.has(hand=[])


@pytest.mark.parametrize(("hand", "lost"), [([], 2), (["Hit 1"], 1)])
def test_a_bare_bonus_of_an_attack_is_its_own(hand: list[str], lost: int) -> None:
    scene = strike("+2 damage if hand is empty")
    scene.red(hand=["Sayer", *hand])
    scene.blue(character=["Nil"], deck=walls(3, 3, 3))

    scene.when.red.plays("Sayer")

    scene.then.blue.has(discard_pile=walls(3, 3)[:lost])


def test_a_bare_bonus_of_a_card_that_fights_is_its_own() -> None:
    scene = fighter("+1 ATK for each other card you control")
    scene.red(field=["Sayer", "Gnatling", "Tower Ox"])
    alone = fighter("+1 ATK for each other card you control")
    alone.red(field=["Sayer"])

    scene.then.stat("Sayer", atk=4)
    alone.then.stat("Sayer", atk=2)


def test_what_is_given_is_got() -> None:
    scene = spell("Give target creature you control +2/+0 until end of turn.")
    scene.red(hand=["Sayer"], battlefield=["Moss Ox"])

    scene.when.red.plays("Sayer", on="Moss Ox")
    scene.when.both_pass()

    scene.then.stat("Moss Ox", attack=4)


def test_a_card_gives_what_others_have_while_it_stays() -> None:
    scene = creature("This creature gives your other creatures +1/+0.")
    scene.red(battlefield=["Sayer", "Moss Ox"]).blue(battlefield=["Barefoot Pilgrim"])

    scene.then.stat("Moss Ox", attack=3)


@pytest.mark.parametrize(
    ("game", "card", "text", "canonical"),
    [
        ("dojo", "attack", "If this attack discarded 2+ cards, gain 1 energy.", "2 or more cards"),
        ("wellspring", "spell", "If you control 2+ creatures, draw a card.", "2 or more creatures"),
        ("dojo", "tactic", "Spend 1 energy: draw 2 cards.", "Pay 1"),
        (
            "wellspring",
            "spell",
            "Send target creature to the bottom of its owner's deck.",
            "Put target creature on the bottom",
        ),
        ("dojo", "tactic", "Negate an attack that costs 1 or less.", "Cancel an attack"),
        ("tempest", "effect", "weather becomes hail. draw 1.", "Set the weather to hail. Draw a card."),
        ("tempest", "creature", "+1 Atk while weather is sun", "While the weather is sun, this gets +1 Atk."),
        ("tempest", "effect", "put target creature on top of owner's deck", "on top of its owner's deck"),
        ("bounty", "attack", "when attacked, deal 1 damage to attacker", "deal 1 damage to the attacking card"),
        ("bounty", "attack", "destroy cheapest enemy card when deployed", "with the lowest cost"),
        ("wellspring", "spell", "search deck for a hero, put in hand", "put it into your hand"),
        ("wellspring", "spell", "Target creature gets +1/+0 till EOT.", "until end of turn"),
        ("wellspring", "spell", "Deal 3 points of damage to target creature.", "Deal 3 damage"),
        ("wellspring", "spell", "Your opponent is forced to discard a card.", "Your opponent discards a card."),
        ("wellspring", "spell", "If you don't control any creatures, draw 2 cards.", "If you control no creatures"),
        ("phalanx", "spell", "Take the top card of your grave into your hand.", "Put the top card of your grave into"),
        ("bounty", "attack", "This card can no longer attack.", "cannot attack"),
        ("dojo", "tactic", "Draw 2 cards provided that your hand is empty.", "If your hand contains no cards"),
        ("tempest", "effect", "Put the top card of each deck into your hand.", "each player's deck"),
    ],
)
def test_a_short_or_other_word_is_read_as_the_usual_one(game: str, card: str, text: str, canonical: str) -> None:
    entry = games.find(game)
    vocabulary = Reader(game, entry.home, entry.zone_kinds).vocabulary
    assert canonical in read_alone(text, vocabulary, facts_of(card, vocabulary)).canonical


@pytest.mark.parametrize(("game", "card", "text"), [("bounty", "buff", "+2 DEF"), ("wellspring", "spell", "+1/+1")])
def test_a_bare_bonus_of_what_does_not_fight_is_refused(game: str, card: str, text: str) -> None:
    entry = games.find(game)
    vocabulary = Reader(game, entry.home, entry.zone_kinds).vocabulary
    assert "who gets this?" in read_alone(text, vocabulary, facts_of(card, vocabulary)).error
