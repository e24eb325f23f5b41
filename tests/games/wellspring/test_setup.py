"""Chapter 2: the start of the game."""

from collections import Counter

from cardwright.engine.game import Game
from cardwright.games.wellspring.zones import ASIDE, DECK, HAND
from cardwright.testing import proves
from tests.games.wellspring.workshop import deck, names, start

HERO = "Ash Marshal"


def begin(seed: int = 1, **options: str) -> Game:
    """Red has a hero and blue none; red takes the first turn."""
    game = start(deck("cinder-rush"), deck("tidewall", "Gust"), seed, **options)
    assert game.decision is not None
    game.choose_key("first" if game.decision.seat == 0 else "second")
    return game


def decide(game: Game, *keys: str) -> None:
    for key in keys:
        game.choose_key(key)


@proves("WEL-12")
def test_a_fair_coin_decides_who_picks_before_any_card_is_seen() -> None:
    pickers: Counter[int] = Counter()
    for seed in range(400):
        game = start(deck("cinder-rush"), deck("tidewall"), seed)
        assert game.decision is not None
        pickers[game.decision.seat] += 1
        assert game.keys() == ["first", "second"]
        assert all(not zone.cards for seat in range(2) for zone in game.view(seat).zones)
    assert 150 < pickers[0] < 250


@proves("WEL-12")
def test_the_picker_takes_the_first_or_the_second_turn() -> None:
    for word, is_first in (("first", True), ("second", False)):
        game = start(deck("cinder-rush"), deck("tidewall"), 3)
        assert game.decision is not None
        picker = game.decision.seat
        decide(game, word, "done", "done")
        active = dict(game.facts())["active"]
        assert (active == ("red", "blue")[picker]) == is_first


@proves("WEL-13")
def test_a_hero_must_be_shown_and_taken() -> None:
    game = begin()

    assert HERO in names(game, HAND, 0)
    assert [card.name for card in game.view(1).zone("hand", 0).cards] == [HERO]
    assert game.log is not None
    assert f"red shows {HERO}" in game.log.lines(1)


@proves("WEL-13")
def test_with_may_both_decide_before_either_shows() -> None:
    game = start(deck("cinder-rush"), deck("tidewall"), 1, hero_opening="may")
    assert game.decision is not None
    game.choose_key("first" if game.decision.seat == 0 else "second")

    assert game.keys() == [f"show {HERO}", "leave in deck"]
    assert game.view(1).to_decide == -1
    game.choose_key(f"show {HERO}")
    assert game.decision.seat == 1
    assert not game.view(1).zone("hand", 0).cards
    game.choose_key("leave in deck")

    assert [card.name for card in game.view(1).zone("hand", 0).cards] == [HERO]
    assert len(names(game, HAND, 0)) == len(names(game, HAND, 1)) == 4
    assert not game.view(0).zone("hand", 1).cards


@proves("WEL-14")
def test_the_opening_hand_has_four_cards_with_or_without_the_hero() -> None:
    game = begin()
    assert (len(names(game, HAND, 0)), len(names(game, DECK, 0))) == (4, 26)
    assert (len(names(game, HAND, 1)), len(names(game, DECK, 1))) == (4, 26)

    more = begin(opening_hand="four_plus_hero")
    assert (len(names(more, HAND, 0)), len(names(more, DECK, 0))) == (5, 25)
    assert (len(names(more, HAND, 1)), len(names(more, DECK, 1))) == (4, 26)


@proves("WEL-15")
def test_decks_are_shuffled_after_the_hero_is_out() -> None:
    orders = {tuple(names(begin(seed), DECK, 0)) for seed in range(20)}

    assert len(orders) == 20
    assert all(HERO not in order for order in orders)


@proves("WEL-15")
def test_setup_uses_no_stack_and_triggers_nothing() -> None:
    game = begin()
    while dict(game.facts())["phase"] == "setup":
        assert not game.stack_lines()
        assert not game.waiting
        game.choose_key("done")


@proves("WEL-16")
def test_any_number_of_opening_cards_can_be_put_aside_once() -> None:
    game = begin()
    hand = names(game, HAND, 0)
    assert len(set(hand)) == 4
    assert game.keys() == [*(f"put aside {name}" for name in sorted_as_offered(game, hand)), "done"]

    cards = game.zone(HAND, 0)[:]
    for _ in range(4):
        game.choose(0)
    assert game.decision is not None
    assert game.decision.seat == 1
    decide(game, "done")

    assert dict(game.facts())["phase"] != "setup"
    assert not set(cards) & set(game.zone(HAND, 0))


def sorted_as_offered(game: Game, hand: list[str]) -> list[str]:
    order = [face.name for face in game.pool.faces]
    return sorted(hand, key=order.index)


@proves("WEL-17")
def test_a_replacement_is_never_a_card_just_put_aside() -> None:
    for seed in range(30):
        game = begin(seed)
        before = game.zone(HAND, 0)[:]
        top = game.zone(DECK, 0)[-2:]
        aside = [card for card in before if game.name_of(card) == HERO]
        aside.append(next(card for card in before if card not in aside))
        for card in sorted(aside, key=lambda one: game.faces[one].index):
            game.choose_key(f"put aside {game.name_of(card)}")
        assert game.decision is not None
        if game.decision.seat == 0:
            decide(game, "done")
        assert game.zone(HAND, 0) == before, "nothing moves before both have decided"
        decide(game, "done")

        kept = [card for card in before if card not in aside]
        assert sorted(game.zone(HAND, 0)[:4]) == sorted([*kept, *top])
        assert len(game.zone(ASIDE, 0)) == 0


@proves("WEL-18")
def test_mulligans_are_secret_and_then_only_their_numbers_are_public() -> None:
    game = begin()
    before = [zone.data() for zone in game.view(1).zones]
    assert game.view(1).to_decide == -1, "blue is not told that red is asked"
    game.choose_key(f"put aside {HERO}")
    assert [zone.data() for zone in game.view(1).zones] == before, "nothing shows before both have decided"
    decide(game, "done")

    facts = dict(game.view(1).facts)
    assert (facts["red mulligan"], facts["blue mulligan"]) == ("1", "0")
    assert not game.view(1).zone("hand", 0).cards, "the shown hero may or may not be there"

    kept = begin()
    decide(kept, "done", "done")
    assert [card.name for card in kept.view(1).zone("hand", 0).cards] == [HERO]
