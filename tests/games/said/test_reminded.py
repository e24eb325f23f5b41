"""Reminders in parentheses: what a verb or a keyword means is not done once more, and more than that is done."""

import pytest

from tests.games.said.cards import said, spell
from tests.games.said.duels import effect, resolve


@pytest.mark.parametrize(
    "text",
    [
        "Burn 2. (Put the top 2 cards of your deck into your mana pool.)",
        "Burn 2 (put the top two cards of your deck into your mana pool).",
        "Mill 2. (Put the top 2 cards of your deck into your graveyard.)",
    ],
)
def test_what_a_verb_means_is_done_once(text: str) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer"], deck=["Stoke", "Gust", "Moss Ox"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.has(deck=["Moss Ox"])


def test_what_another_mills_is_milled_once() -> None:
    scene = effect("Your opponent mills 1. (They put the top card of their deck into their discard pile.)")
    scene.red(hand=["Sayer"]).blue(deck=["Ox"] * 3)

    resolve(scene)

    scene.then.blue.has(deck=["Ox"] * 2)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Burn 2 (then draw a card).", "Burn 2 and draw a card."),
        (
            "Destroy target creature (its controller draws a card).",
            "Destroy target creature. Its controller draws a card.",
        ),
        (
            "Destroy target creature. (Put it on top of its owner's deck.)",
            "Destroy target creature. Put it on top of its owner's deck.",
        ),
        ("Destroy target creature. (It goes to its owner's mana pool.)", "Destroy target creature."),
        ("Discard a card (put it into your mana pool).", "Discard a card."),
    ],
)
def test_more_than_a_verb_means_is_done(text: str, meant: str) -> None:
    assert said("wellspring", "spell", text) == meant


@pytest.mark.parametrize(
    ("game", "text", "meant"),
    [
        ("wellspring", "Ready (This creature can attack the turn it comes into play.)", "Ready."),
        ("wellspring", "Ready (no summoning sickness)", "Ready."),
        ("wellspring", "Guard (must be attacked first)", "Guard."),
        ("wellspring", "This creature must be attacked first.", "Guard."),
        ("tempest", "Headlong (attacks first)", "Headlong."),
    ],
)
def test_keywords_are_explained_in_other_words(game: str, text: str, meant: str) -> None:
    assert said(game, "creature", text) == meant


def test_another_explanation_is_refused() -> None:
    assert "is another" in said("wellspring", "creature", "Ready (draw a card at the end of your turn)")


def test_an_event_is_not_explained() -> None:
    text = "Whenever you channel a Spirit card, your opponent reveals the top card of their deck (exile it)."
    assert "exile it" in said("wellspring", "spell - permanent", text).lower()
