"""Verbs as they are spoken: gets destroyed, will, if you want, grab, comes down, heals to full."""

import pytest

from cardwright import games
from cardwright.testing.corpus import Reader, facts_of
from cardwright.text.report import TextResult, read_alone
from tests.games.bounty.crews import deploy
from tests.games.said.cards import buff, creature, spell


def read(game: str, card: str, text: str) -> TextResult:
    """Read a text on a card of one of our games."""
    entry = games.find(game)
    vocabulary = Reader(game, entry.home, entry.zone_kinds).vocabulary
    return read_alone(text, vocabulary, facts_of(card, vocabulary))


@pytest.mark.parametrize("text", ["Heal target creature for 1.", "Target creature gets back 1 HP."])
def test_part_of_the_damage_goes_in_wellspring(text: str) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer"]).blue(battlefield=["Steam Leviathan (damage 2)"])

    scene.when.red.plays("Sayer", on="Steam Leviathan")
    scene.when.both_pass()

    scene.then.blue.has(battlefield=["Steam Leviathan (damage 1)"])


@pytest.mark.parametrize("text", ["Target creature heals to full HP.", "Target creature regains all lost health."])
def test_all_of_the_damage_goes_in_wellspring(text: str) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer"]).blue(battlefield=["Steam Leviathan (damage 2)"])

    scene.when.red.plays("Sayer", on="Steam Leviathan")
    scene.when.both_pass()

    scene.then.blue.has(battlefield=["Steam Leviathan"])


@pytest.mark.parametrize("text", ["Deal 1 damage.", "Target 1 creature; deal 1 damage to it."])
def test_what_is_aimed_at_nobody_is_aimed_when_it_is_played(text: str) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer"]).blue(battlefield=["Moss Ox"])

    scene.when.red.plays("Sayer", on="Moss Ox")
    scene.when.both_pass()

    scene.then.blue.has(battlefield=["Moss Ox (damage 1)"])


def test_what_is_targeted_by_an_instruction_is_a_target_in_bounty() -> None:
    scene = buff("Target 1 enemy card; destroy it.")
    scene.red(hand=["Sayer"]).blue(field=["Tower Ox"])

    deploy(scene, "Sayer")

    scene.then.blue.has(field=[])


@pytest.mark.parametrize("text", ["When this comes down, draw a card.", "When this shows up, you will draw a card."])
def test_what_comes_down_enters(text: str) -> None:
    scene = creature(text)
    scene.red(hand=["Sayer"], deck=["Gust", "Hush"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.when.both_pass()

    scene.then.red.has(hand=["Gust"])


@pytest.mark.parametrize(
    ("game", "card", "text", "canonical"),
    [
        ("wellspring", "creature", "When this gets destroyed, draw a card.", "When this is destroyed, draw a card."),
        ("wellspring", "creature", "When this gets blown up, draw a card.", "When this is destroyed, draw a card."),
        ("bounty", "attack", "When this gets attacked, draw 1.", "When this is attacked, draw a card."),
        ("wellspring", "creature", "It's got Guard.", "Guard."),
        ("wellspring", "creature", "This creature can never attack.", "This cannot attack."),
        ("wellspring", "creature", "This never attacks.", "This cannot attack."),
        ("bounty", "attack", "This won't ever take damage from Traps.", "This cannot take damage from Traps."),
        (
            "wellspring",
            "creature",
            "This always has to attack each turn if able.",
            "This must attack each turn if able.",
        ),
        ("wellspring", "spell", "Draw a card if you want to.", "You may draw a card."),
        (
            "wellspring",
            "creature",
            "When this attacks, is destroyed or takes damage, draw a card.",
            "When this attacks or",
        ),
        ("bounty", "attack", "When your turn ends or this attacks, draw a card.", "or at the end of your turn, draw"),
        (
            "dojo",
            "drill - ongoing",
            "At the start of each round or when you draw a card, gain 1 energy.",
            "or at the start",
        ),
        ("tempest", "action", "Target creature gets +2 Atk until end of turn.", "until end of round."),
        ("tempest", "creature", "At the end of your turn, draw a card.", "At the end of each round, draw a card."),
        ("tempest", "action", "Target creature gets +1 Atk until your next turn.", "until end of round."),
        ("phalanx", "spell", "If there are no characters in play, draw a card.", "of characters in play is 0"),
        (
            "wellspring",
            "spell",
            "If no creatures are in play, draw a card.",
            "If the battlefield contains no creatures",
        ),
        ("dojo", "tactic", "If you want, draw a card.", "You may draw a card."),
        ("wellspring", "spell", "You get to draw two cards.", "Draw 2 cards."),
        ("wellspring", "spell", "Your opponent is forced to discard a card.", "Your opponent discards a card."),
        ("wellspring", "spell - field", "Your creatures are given Guard.", "Friendly creatures have Guard."),
        ("bounty", "buff - permanent", "Attached card receives +1 ATK.", "Attached card gets +1 ATK."),
        (
            "wellspring",
            "spell",
            "Grab a creature out of your mana pool.",
            "Put a creature from your mana pool into your",
        ),
        (
            "phalanx",
            "spell",
            "Grab a spell from your grave and put it in your hand.",
            "Put a spell from your grave into",
        ),
        ("wellspring", "spell", "Take back up to two spells from your mana pool.", "Put up to 2 spells from your mana"),
        (
            "wellspring",
            "spell",
            "Return a spell from your mana pool.",
            "Put a spell from your mana pool into your hand.",
        ),
        ("phalanx", "spell", "Grab a Beast from your deck.", "and put it into your hand."),
        (
            "wellspring",
            "creature",
            "When this is sent to the pool, draw a card.",
            "When this is put into your mana pool",
        ),
        ("wellspring", "spell", "Target creature goes straight back to its owner's hand.", "into its owner's hand."),
        ("wellspring", "spell", "Bounce a creature to its owner's hand.", "Return a creature to its owner's hand."),
        ("wellspring", "spell - reaction", "Nope target spell.", "Counter target spell."),
        ("bounty", "trap - one-time", "Stop the attack.", "Cancel the attack."),
        ("dojo", "tactic", "Dump your hand.", "Discard your hand."),
        ("wellspring", "spell", "Blow all items up.", "Destroy all items."),
        ("tempest", "aura", "Stick this on one of your creatures.", "Attach to an ally creature."),
        ("wellspring", "creature", "When this leaves, draw a card.", "When this leaves the battlefield, draw a card."),
        ("bounty", "attack", "When your opponent declares an attack, draw a card.", "Whenever an enemy card attacks"),
        ("phalanx", "spell", "Give back 2 HP to target character.", "Heal 2 HP on target character."),
        ("phalanx", "spell", "All face-down characters are turned up.", "Turn all face-down characters face up."),
        ("phalanx", "spell", "Take all equipment off target character.", "Detach all equipment attached to target"),
        ("phalanx", "spell", "Change the mode of target character.", "Switch target character to the other mode."),
        ("tempest", "action", "Target creature is healed for 2.", "Restore 2 HP to target creature."),
        (
            "bounty",
            "resource - one-time",
            "Count your Traps. Gain that much resource.",
            "equal to the number of friendly",
        ),
    ],
)
def test_spoken_verbs_say_the_same(game: str, card: str, text: str, canonical: str) -> None:
    found = read(game, card, text)

    assert found.ok
    assert canonical in found.canonical


@pytest.mark.parametrize(
    ("game", "card", "text"),
    [
        ("wellspring", "spell", "Grab a creature."),
        ("phalanx", "spell", "Flip target character."),
        ("dojo", "tactic", "Count your drills."),
    ],
)
def test_what_leaves_open_from_where_or_how_is_refused(game: str, card: str, text: str) -> None:
    assert not read(game, card, text).ok
