"""Chapter B: setup."""

from collections import Counter

import pytest

from cardwright.engine.errors import SetupError
from cardwright.engine.game import Game
from cardwright.games.dojo.zones import CHARACTER, DECK, HAND
from cardwright.testing import proves
from tests.games.dojo.workshop import deck, names, start


def keep_hands(game: Game) -> Game:
    game.choose_key("done")
    game.choose_key("done")
    return game


@proves("DOJ-09")
def test_characters_lie_face_up_beside_their_decks() -> None:
    game = start()

    assert names(game, CHARACTER, 0) == ["Sable Hark"]
    assert names(game, CHARACTER, 1) == ["Brother Loam"]
    for seat in range(3):
        assert [card.name for card in game.view(seat).zone("character", 1).cards] == ["Brother Loam"]


@proves("DOJ-10")
def test_decks_are_shuffled_before_the_first_draw_and_then_no_more() -> None:
    orders = {tuple(names(start(seed=seed), DECK, 0)) for seed in range(1, 6)}
    game = start()
    before = names(game, DECK, 0)

    keep_hands(game)

    assert len(orders) == 5
    left = names(game, DECK, 0)
    assert left == before[: len(left)]


@proves("DOJ-11")
@pytest.mark.parametrize("size", [3, 5, 7])
def test_each_player_draws_the_opening_hand(size: int) -> None:
    game = start(opening_hand=str(size))

    assert [len(game.zone(HAND, seat)) for seat in range(2)] == [size, size]
    for wrong in ("2", "8"):
        with pytest.raises(SetupError, match="from 3 to 7"):
            start(opening_hand=wrong)


@proves("DOJ-12", "DOJ-13")
def test_a_mulligan_goes_under_the_deck_before_as_many_are_drawn() -> None:
    game = start()
    hand = names(game, HAND, 0)
    pile = names(game, DECK, 0)
    first, second = list(dict.fromkeys(hand))[:2]

    game.choose_key(f"put back {second}")
    game.choose_key(f"put back {first}")
    assert game.view(1).to_decide == -1, "the opponent may not know what is being decided"
    game.choose_key("done")

    assert names(game, DECK, 0)[:2] == [first, second]
    rest = list((Counter(hand) - Counter([first, second])).elements())
    assert sorted(names(game, HAND, 0)) == sorted([*rest, pile[-1], pile[-2]])
    assert dict(game.view(1).facts)["red mulligan"] == "2"
    assert game.decision is not None
    assert game.decision.seat == 1


@proves("DOJ-13")
def test_a_mulligan_is_optional_and_comes_once() -> None:
    game = start()
    hands = [names(game, HAND, seat) for seat in range(2)]

    game.choose_key("done")
    assert game.decision is not None
    assert game.decision.seat == 1
    game.choose_key("done")

    assert "put back" not in " ".join(game.keys())
    assert all(set(Counter(hands[seat])) <= set(names(game, HAND, seat)) for seat in range(2))


@proves("DOJ-14")
def test_chance_picks_the_first_active_player_after_the_mulligans() -> None:
    picked = [dict(keep_hands(start(seed=seed)).facts())["active"] for seed in range(1, 13)]

    assert set(picked) == {"red", "blue"}


@proves("DOJ-15", "DOJ-98")
def test_the_active_role_switches_every_round() -> None:
    game = keep_hands(start())
    first = dict(game.facts())["active"]
    assert game.decision is not None
    assert ["red", "blue"][game.decision.seat] == first

    while dict(game.facts())["round"] == "1":
        keys = game.keys()
        game.choose_key("pass" if "pass" in keys else keys[0])

    assert dict(game.facts())["active"] != first


def test_decks_are_laid_out_whole() -> None:
    game = start()

    for seat, name in enumerate(("hammerfall", "slow-river")):
        held = [*names(game, DECK, seat), *names(game, HAND, seat), *names(game, CHARACTER, seat)]
        assert sorted(held) == sorted(deck(name))
