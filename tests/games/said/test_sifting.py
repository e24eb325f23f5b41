"""Cards that are looked at and dealt out, in notes, carried out."""

import pytest

from tests.games.said.cards import said
from tests.games.said.duels import effect, resolve


@pytest.mark.parametrize("text", ["look at top 3: 1 to hand, rest to discard pile", "top 3: take 1, rest to discard"])
def test_one_is_taken_and_the_rest_put_away(text: str) -> None:
    scene = effect(text)
    scene.red(hand=["Sayer"], deck=["Ox", "Fox", "Imp", "Dam"])

    resolve(scene)
    scene.when.red.chooses("Fox")

    scene.then.red.has(hand=["Fox"], deck=["Dam"])


@pytest.mark.parametrize("game", ["tempest", "wellspring", "bounty"])
def test_the_rest_goes_to_the_bottom_in_any_game(game: str) -> None:
    kind = {"tempest": "action", "wellspring": "spell", "bounty": "buff - one-time"}[game]
    assert said(game, kind, "look at top 5 of own deck: 1 to hand, rest to bottom in any order") == (
        "Look at the top 5 cards of your deck, put one into your hand "
        "and the rest on the bottom of your deck in any order."
    )
