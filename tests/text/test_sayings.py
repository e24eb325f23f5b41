"""Phrases that always mean the same are read where a sentence cannot be read as it stands."""

from pathlib import Path

import pytest

from cardwright import games
from cardwright.text.errors import CardTextError
from cardwright.text.language import Language, language_for
from cardwright.text.printing import write_text
from cardwright.text.reading import read_text
from cardwright.text.sayings import sayings_of
from cardwright.text.sayings_deeds import DEEDS
from cardwright.text.sayings_joints import JOINTS
from cardwright.text.sayings_places import PLACES
from cardwright.text.sayings_powers import POWERS
from cardwright.text.sayings_things import AMOUNTS, THINGS
from cardwright.text.sayings_times import TIMES
from cardwright.text.swaps import inflected
from cardwright.text.wordfile import load_vocabulary
from cardwright.text.words import CardFacts


def language_of(game: str) -> Language:
    """The language of a game."""
    return language_for(load_vocabulary(Path(games.find(game).home) / "words.toml"))


def read(game: str, sort: str, text: str) -> str:
    """The canonical form of a text on a card of some sort."""
    language = language_of(game)
    return write_text(read_text(text, language, CardFacts("", sort)), language)


@pytest.mark.parametrize(
    ("game", "sort", "text", "plain"),
    [
        ("wellspring", "spell", "Blow up one foe.", "Destroy an enemy creature."),
        (
            "wellspring",
            "spell",
            "Ditch your entire hand, and after that draw two cards.",
            "Discard your hand and draw 2 cards.",
        ),
        ("wellspring", "creature", "Whenever one of your buddies bites the dust, draw a card.", ""),
        ("tempest", "action", "Basically, wipe out a hurt enemy creature.", "Destroy a damaged enemy creature."),
        ("tempest", "creature", "Upon entry, draw a card.", "When this enters the field, draw a card."),
        ("dojo", "tactic", "Toss your hand and draw that many cards.", "Discard your hand and draw that many cards."),
        ("phalanx", "spell", "Knock out an injured enemy character.", "Destroy a damaged enemy character."),
        ("wellspring", "creature", "Warcry: draw a card.", "When this enters the battlefield, draw a card."),
        ("tempest", "creature", "This warrior attacks first.", "Headlong."),
        ("bounty", "attack", "Upon being destroyed, draw a card.", "When this is destroyed, draw a card."),
    ],
)
def test_a_saying_is_read_as_what_it_means(game: str, sort: str, text: str, plain: str) -> None:
    found = read(game, sort, text)
    assert found == (plain or found)
    assert read(game, sort, found) == found


@pytest.mark.parametrize(
    "text",
    [
        "Blow up one foe of the moon.",
        "Basically.",
        "Upon entry.",
        "Draw a card of course not.",
        "Whenever, draw a card.",
    ],
)
def test_what_surrounds_a_saying_must_be_read_too(text: str) -> None:
    with pytest.raises(CardTextError):
        read("wellspring", "spell", text)


def test_every_saying_means_something_somewhere() -> None:
    listed = [each for game in games.ids() for each in sayings_of(language_of(game), False).values()]
    known = {"".join(said) for each in listed for said, _ in each}
    lines = [
        line for data in (DEEDS, POWERS, THINGS, AMOUNTS, TIMES, PLACES, JOINTS) for line in data.split("\n") if line
    ]
    said = [line.partition("=")[0].strip() for line in lines]
    plain = [each for each in said if "{" not in each]
    assert [each for each in plain if known.isdisjoint(form.replace(" ", "") for form in inflected(each))] == []
