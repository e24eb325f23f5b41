"""Everyday words for what cards do, carried out: bounce, mill, ping, fetch, force; marks that stand for words."""

import pytest

from cardwright import games
from cardwright.testing.corpus import Reader, facts_of
from cardwright.text.report import TextResult, read_alone
from tests.games.bounty.crews import deploy
from tests.games.dojo.workshop import walls
from tests.games.said.cards import buff, spell, tactic


@pytest.mark.parametrize("text", ["bounce target creature", "Target creature is bounced."])
def test_what_is_bounced_returns_to_its_owners_hand(text: str) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer"]).blue(battlefield=["Moss Ox"], hand=[])

    scene.when.red.plays("Sayer", on="Moss Ox")
    scene.when.both_pass()

    scene.then.blue.has(battlefield=[], hand=["Moss Ox"])


def test_what_is_bounced_returns_to_hand_in_bounty() -> None:
    scene = buff("bounce target enemy card")
    scene.red(hand=["Sayer"]).blue(field=["Tower Ox"], hand=[])

    deploy(scene, "Sayer")

    scene.then.blue.has(field=[], hand=["Tower Ox"])


@pytest.mark.parametrize("text", ["Mill 2.", "mill 2 cards"])
def test_who_mills_loses_the_top_of_the_own_deck(text: str) -> None:
    scene = tactic(text)
    scene.red(hand=["Sayer"], deck=walls(3, 3, 3), discard_pile=[])

    scene.when.red.plays("Sayer")

    scene.then.red.has(deck=walls(3))


@pytest.mark.parametrize("text", ["Your opponent mills 2 cards.", "mill opponent 2", "Make your opponent mill 2."])
def test_the_deck_of_whoever_mills_is_meant(text: str) -> None:
    scene = tactic(text)
    scene.red(hand=["Sayer"], deck=walls(3, 3, 3))
    scene.blue(deck=walls(3, 3, 3), discard_pile=[])

    scene.when.red.plays("Sayer")

    scene.then.red.has(deck=walls(3, 3, 3))
    scene.then.blue.has(deck=walls(3), discard_pile=walls(3, 3))


@pytest.mark.parametrize("text", ["ping target creature", "Hit target creature for 1.", "Deal 1 to target creature."])
def test_who_is_hit_takes_damage(text: str) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer"]).blue(battlefield=["Moss Ox"])

    scene.when.red.plays("Sayer", on="Moss Ox")
    scene.when.both_pass()

    scene.then.stat("Moss Ox", damage=1)


@pytest.mark.parametrize(
    "text", ["Force your opponent to discard a card.", "make opp discard 1", "Opponent draws 1. Have them discard 2."]
)
def test_who_is_forced_does_it(text: str) -> None:
    scene = tactic(text)
    scene.red(hand=["Sayer", "Hit 1"])
    scene.blue(hand=["Hit 1"], deck=walls(3, 3))

    scene.when.red.plays("Sayer")

    scene.then.red.has(hand=["Hit 1"])
    scene.then.blue.has(hand=[])


def test_the_bottom_is_that_of_the_deck_that_was_looked_at() -> None:
    scene = tactic("Look at the top card of your opponent's deck. Put it on the bottom.")
    scene.red(hand=["Sayer"], deck=walls(1, 1))
    scene.blue(deck=walls(2, 3))

    scene.when.red.plays("Sayer")

    scene.then.red.has(deck=walls(1, 1))
    scene.then.blue.has(deck=walls(3, 2))


def said(game: str, card: str, text: str) -> TextResult:
    """Read a text on a card of one of our games."""
    entry = games.find(game)
    vocabulary = Reader(game, entry.home, entry.zone_kinds).vocabulary
    return read_alone(text, vocabulary, facts_of(card, vocabulary))


@pytest.mark.parametrize(
    ("game", "card", "text", "canonical"),
    [
        ("wellspring", "spell", "destroy target creature w/ health <= 2", "with health 2 or less"),
        ("tempest", "effect", "kill target creature with Atk > 3", "with Atk more than 3"),
        ("wellspring", "spell", "fetch a hero", "Search your deck for a hero and put it into your hand."),
        ("phalanx", "spell", "tutor a Beast from your deck", "and put it into your hand."),
        ("tempest", "effect", "revive target creature", "from your discard pile onto the field."),
        ("wellspring", "spell", "Smash target item.", "Destroy target item."),
        ("tempest", "effect", "KO target creature", "Kill target creature."),
        ("wellspring", "spell", "Wipe the board.", "Destroy all creatures."),
        ("bounty", "buff - one-time", "blow up target Trap", "Destroy target Trap."),
        ("dojo", "tactic", "toss a card, draw 2", "Discard a card and draw 2 cards."),
        ("bounty", "attack", "ETB: draw 1", "When this enters the field, draw a card."),
        ("wellspring", "creature", "ETB draw a card", "When this enters the battlefield, draw a card."),
        ("wellspring", "creature", "Deathrattle: draw a card.", "When this is destroyed, draw a card."),
        ("dojo", "drill", "Action: pay 1 -> draw 1", "Action: Pay 1: Draw a card."),
        ("wellspring", "spell", "Counter target spell - draw a card", "Counter target spell and draw a card."),
        ("tempest", "effect", "draw 1 + gain 1 blue energy", "Draw a card and gain 1 blue energy."),
        ("dojo", "tactic", "self 1 damage, then opponent 3 damage", "Deal 1 damage to yourself"),
        ("bounty", "buff - one-time", "suspend target enemy card 2 turns", "for 2 turns."),
        ("phalanx", "spell", "both draw 1", "Each player draws a card."),
        ("wellspring", "spell", "Choose one - heal 3 / draw 1", "Choose one: heal 3; or draw a card."),
        ("dojo", "tactic", "If hand empty: draw 2, else draw 1", "Otherwise, draw a card."),
        ("wellspring", "spell", "Give a minion +2/+2 this turn.", "A creature gets +2/+2 this turn."),
        ("phalanx", "spell", "Weaken target enemy by 2 A this turn.", "Target enemy character gets -2 A this turn."),
        ("wellspring", "spell", "You get to draw a card.", "Draw a card."),
        ("bounty", "attack", "When this gets hit, gain 1 res.", "When this is dealt damage, gain 1 resource."),
    ],
)
def test_an_everyday_word_is_read_as_the_games_own(game: str, card: str, text: str, canonical: str) -> None:
    assert canonical in said(game, card, text).canonical


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("Windfall: Draw 2 cards.", "Draw 2 cards."),
        ("Windfall (Draw 2 cards.)", "Draw 2 cards."),
        ("Top Up 2: Draw two cards.", "Draw 2 cards."),
        ("Draw 2 cards. You still discard as usual.", "Draw 2 cards."),
        ("Draw 2 cards (even if your deck is nearly empty).", "Draw 2 cards."),
    ],
)
def test_names_and_reminders_say_nothing_more(text: str, canonical: str) -> None:
    assert said("dojo", "tactic", text).canonical == canonical


@pytest.mark.parametrize(
    "text",
    [
        "Actin: Draw 2 cards.",
        "Condition: Draw 2 cards.",
        "Top Up 3: Draw two cards.",
        "Draw 2 cards. They still cannot attack as usual.",
        "Draw 2 cards (but only twice).",
    ],
)
def test_what_may_say_more_is_no_name_and_no_reminder(text: str) -> None:
    assert not said("dojo", "tactic", text).ok


def test_what_may_mean_two_things_is_not_guessed() -> None:
    assert not said("wellspring", "spell", "Destroy / exile target creature").ok
