"""The drawn table: what it shows, what it hides, and that it fits."""

import pytest

from cardwright.cli.screen.allseeing import see_all
from cardwright.cli.screen.chronicle import chronicle
from cardwright.cli.screen.look import Look
from cardwright.cli.screen.table import Scene, bottom_of, draw
from cardwright.engine.game import Game
from cardwright.engine.ids import SPECTATOR
from cardwright.engine.rng import seeded
from cardwright.engine.view import View
from tests.cli.skirmish import DECK, HAND, SkirmishEntry

SIZES = [(80, 24), (120, 40), (200, 60), (60, 20)]


def positions(entry: SkirmishEntry, seed: int) -> list[Game]:
    """Every decision of a random game; the games keep their logs."""
    decks = [deck.cards for deck in entry.decks()]
    found: list[Game] = []
    for count in range(60):
        game = entry.start(decks, {}, seed)
        rng = seeded(seed)
        for _ in range(count):
            if game.decision is not None:
                game.choose(rng.below(len(game.decision.options)))
        found.append(game)
        if game.is_over:
            break
    return found


def picture(entry: SkirmishEntry, game: Game, view: View, width: int, height: int) -> str:
    log = chronicle(game.log, view.seat)
    scene = Scene(view, bottom_of(view), ("human", "greedy"), log, 3)
    return "\n".join(line.plain for line in draw(Look(entry), scene, width, height))


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_no_line_is_wider_than_the_screen(skirmish: SkirmishEntry, width: int, height: int) -> None:
    for game in positions(skirmish, 5):
        drawn = picture(skirmish, game, game.view(0), width, height)
        assert max(len(line) for line in drawn.splitlines()) <= width


def test_a_full_table_fits_a_small_screen(skirmish: SkirmishEntry) -> None:
    for game in positions(skirmish, 6):
        for seat in range(2):
            assert len(picture(skirmish, game, game.view(seat), 80, 24).splitlines()) <= 23


@pytest.mark.parametrize("seed", range(8))
def test_cards_that_a_seat_may_not_see_are_nowhere_on_its_screen(skirmish: SkirmishEntry, seed: int) -> None:
    for game in positions(skirmish, seed):
        for seat in (0, 1, SPECTATOR):
            drawn = picture(skirmish, game, game.view(seat), 120, 40)
            hidden = [card for card in range(len(game.faces)) if not may_see(game, seat, card)]
            told = "\n".join(chronicle(game.log, seat))
            for card in hidden:
                name = game.faces[card].name
                assert name not in drawn or name in told, f"seat {seat} sees {name}\n{drawn}"


def may_see(game: Game, seat: int, card: int) -> bool:
    """Whether a card lies open to a seat, told from its place alone."""
    place = game.places[card]
    if place >> 1 == DECK:
        return False
    return place >> 1 != HAND or (place & 1) == seat


def test_who_sees_all_sees_both_hands_and_the_decks_tops(skirmish: SkirmishEntry) -> None:
    game = skirmish.start([deck.cards for deck in skirmish.decks()], {}, 3)
    drawn = picture(skirmish, game, see_all(game), 120, 40)
    for seat in range(2):
        for card in game.zone(HAND, seat):
            assert game.faces[card].name in drawn
        assert game.faces[game.zone(DECK, seat)[-1]].name in drawn
    assert not all(game.seen[card] == 3 for card in range(len(game.seen)))


def test_the_stack_names_what_waits_and_its_target(skirmish: SkirmishEntry) -> None:
    game = skirmish.start([deck.cards for deck in skirmish.decks()], {}, 3)
    game.choose(0)
    game.choose(0)
    name = game.faces[game.blow[0]].name  # type: ignore[attr-defined]
    assert f"next ▸ red {name} strikes → blue" in picture(skirmish, game, game.view(1), 80, 24)


def test_the_log_tells_each_seat_what_it_may_know(skirmish: SkirmishEntry) -> None:
    game = skirmish.start([deck.cards for deck in skirmish.decks()], {}, 3)
    drawn = game.faces[game.zone(HAND, 0)[-1]].name
    assert chronicle(game.log, 0) == ["— red: muster", f"red draws {drawn}"]
    assert chronicle(game.log, 1) == ["— red: muster", "red draws a card"]
