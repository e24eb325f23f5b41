"""A text that is not read is told again in words that are: everyday English, other games' words, another order."""

from pathlib import Path
from time import process_time

import pytest

from cardwright import games
from cardwright.testing.corpus import Reader, facts_of
from cardwright.text.errors import left_out
from cardwright.text.keeping import keeps
from cardwright.text.language import language_for
from cardwright.text.recasting import recast
from cardwright.text.report import TextResult, read_alone
from cardwright.text.thesaurus import alike

HOME = Path(__file__).parents[2]
CURED = [
    ("wellspring", "spell", "Loot 2.", "Draw 2 cards, then discard 2 cards."),
    (
        "wellspring",
        "spell",
        "Destroy target creature and draw a card, as normal.",
        "Destroy target creature and draw a card.",
    ),
    (
        "tempest",
        "effect",
        "Destroy the enemy creature with the highest Atk as normal.",
        "Destroy the enemy creature with the highest Atk.",
    ),
    (
        "bounty",
        "buff - one-time",
        "Suspend target Attack card until your next turn.",
        "Suspend target Attack card for 1 turn.",
    ),
    (
        "tempest",
        "creature",
        "When this creature enters, two cards you draw.",
        "When this creature enters, you draw two cards.",
    ),
    (
        "tempest",
        "effect",
        "Draw three cards, whereupon your opponent discards one card.",
        "Draw three cards. Your opponent discards one card.",
    ),
    ("bounty", "attack", "This mighty dragon gets +2 ATK.", "This card gets +2 ATK."),
]
SLIPS = [
    (
        "dojo",
        "attack",
        "This attack get +1 damage for every card in your opponents energy pile.",
        "This attack get +1 damage for every card in your opponent's energy pile.",
    ),
    (
        "phalanx",
        "spell - permanent",
        "Spirits you control have +1 Range and can't be poison.",
        "Spirits you control have +1 Range and can't be poisoned.",
    ),
    ("bounty", "buff - permanent", "Attach card gets +2 ATK and -1 DEF.", "Attached card gets +2 ATK and -1 DEF."),
    (
        "dojo",
        "tactic",
        "Take 2 cards from your discard pile in your hand, than discard 1 card.",
        "Take 2 cards from your discard pile in your hand, then discard 1 card.",
    ),
    (
        "tempest",
        "creature",
        "This creature can not be targeted by opponents effects.",
        "This creature can not be targeted by opponent's effects.",
    ),
]
MISLEADING = [
    (
        "wellspring",
        "creature",
        "When played, choose one: draw a card; or heal 2. If you control a hero: choose 2 instead",
        "2 cards instead",
    ),
    (
        "wellspring",
        "spell",
        "Choose a friendly creature and an enemy creature. If yours has more attack, destroy the other one.",
        "the friendly creatures",
    ),
    ("bounty", "trap - one-time", "destroy target enemy Buff. 1 dmg to the card it was attached to", "it is attached"),
]


def told(game: str, card: str, text: str) -> TextResult:
    """Read a text on a card of one of our games."""
    entry = games.find(game)
    reader = Reader(game, entry.home, entry.zone_kinds)
    facts = facts_of(card, reader.vocabulary)
    return read_alone(text, reader.vocabulary, facts, reader.is_possible)


@pytest.mark.parametrize(("game", "card", "text", "cure"), CURED, ids=[case[2] for case in CURED])
def test_what_other_games_say_is_told_in_the_words_of_this_one(game: str, card: str, text: str, cure: str) -> None:
    assert cure in told(game, card, text).suggestions


@pytest.mark.parametrize(("game", "card", "text", "cure"), SLIPS, ids=[case[2] for case in SLIPS])
def test_slips_of_the_pen_are_mended_all_at_once(game: str, card: str, text: str, cure: str) -> None:
    result = told(game, card, text)
    assert result.ok or cure in result.suggestions


@pytest.mark.parametrize(("game", "card", "text", "never"), MISLEADING, ids=[case[2] for case in MISLEADING])
def test_what_means_something_else_is_not_suggested(game: str, card: str, text: str, never: str) -> None:
    assert not [cure for cure in told(game, card, text).suggestions if never in cure]


@pytest.mark.parametrize(
    ("game", "card", "text"),
    [
        ("wellspring", "spell", "Loot 3."),
        ("wellspring", "spell", "Gain one mana of each faction."),
        ("dojo", "tactic", "Give 3 energy a whirl."),
    ],
)
def test_an_english_word_is_not_taken_for_a_misspelled_one(game: str, card: str, text: str) -> None:
    assert "did you mean" not in told(game, card, text).error


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Draw 2 cards.", "Draw a card."),
        ("This cannot attack.", "This attacks."),
        ("You may draw a card.", "Draw a card."),
        ("Destroy another creature.", "Destroy a creature."),
        ("Discard a card at random.", "Discard a card."),
    ],
)
def test_a_suggestion_keeps_what_turns_the_meaning(old: str, new: str) -> None:
    assert not keeps(old, new)
    assert keeps(old, old)


@pytest.mark.parametrize(
    ("said", "never"),
    [
        ("If you control a creature, draw a card and heal 2", "Heal 2"),
        ("Until end of turn, draw a card and heal 2", "Heal 2"),
        ("You may discard a card and draw 2 cards", "Draw 2"),
    ],
)
def test_what_depends_on_something_is_not_cut_loose_from_it(said: str, never: str) -> None:
    language = language_for(Reader("wellspring", games.find("wellspring").home, ()).vocabulary)
    assert not [told for told, _ in recast(said, language) if f". {never}" in told]


def test_a_word_is_replaced_by_a_known_one_in_the_same_form() -> None:
    known = frozenset({"destroy", "destroys", "destroyed", "creature", "creatures"})
    assert alike("obliterates", known) == ["destroys"]
    assert alike("pulverised", known) == ["destroyed"]
    assert alike("minions", known) == ["creatures"]
    assert alike("teapot", known) == []


def test_what_a_suggestion_leaves_out_is_shown() -> None:
    shown = left_out("Destroy target creature, as normal.", "Destroy target creature.")
    assert shown == '  (leaves out "as normal")'
    assert left_out("Destroy craeture.", "Destroy creature.") == ""


def test_a_refusal_with_suggestions_takes_a_fraction_of_a_second() -> None:
    spent: list[float] = []
    for game, card, text, _ in CURED:
        told(game, card, text)
        start = process_time()
        told(game, card, text)
        spent.append(process_time() - start)
    assert sorted(spent)[len(spent) // 2] < 0.2
    assert max(spent) < 0.5


@pytest.mark.parametrize(
    "text", ["Draw a card. Enemy golems may still wobble.", "Draw a card. Every golem wobbles as usual."]
)
def test_a_sentence_about_something_new_is_no_reminder(text: str) -> None:
    assert not told("wellspring", "spell", text).ok


def test_a_reminder_of_what_was_spoken_of_adds_nothing() -> None:
    result = told("wellspring", "spell", "Draw a card. It can still wobble.")
    assert result.ok
    assert result.canonical == "Draw a card."
