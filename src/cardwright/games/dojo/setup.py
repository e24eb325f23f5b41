"""Chapter B: the start of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from cardwright.engine.face import Face
from cardwright.engine.ids import CardId, Seat
from cardwright.engine.step import Decision, Option, Step
from cardwright.games.dojo.energy import put_under
from cardwright.games.dojo.round import BeginRound
from cardwright.games.dojo.zones import CHARACTER, DECK, HAND

if TYPE_CHECKING:
    from cardwright.games.dojo.game import Dojo


def lay_decks(game: Dojo, decks: list[list[Face]]) -> None:
    """DOJ-09: the character, first of its list, face up in the centre, the deck beside it."""
    for seat in range(2):
        faces = decks[seat]
        game.add_card(faces[0], seat, CHARACTER * 2 + seat)
        first = len(game.places)
        count = len(faces) - 1
        game.faces.extend(faces[1:])
        game.owners.extend([seat] * count)
        game.places.extend([DECK * 2 + seat] * count)
        game.zones[DECK * 2 + seat].extend(range(first, first + count))
        game.stamps.extend([0] * count)
        game.seen.extend([0] * count)
        game.used_for_good.extend([0] * count)
        game.in_play.extend([None] * count)


class DrawOpeningHands(Step["Dojo"]):
    """DOJ-10, DOJ-11: decks are shuffled, then each player draws the opening hand; mulligans by seat."""

    def run(self, game: Dojo) -> None:
        for seat in range(2):
            game.shuffle_zone(DECK * 2 + seat)
            draw_unheard(game, seat, game.rulebook.opening_hand)
        game.then(ChooseMulligan(0, ()), ChooseMulligan(1, ()), PickActive())


def draw_unheard(game: Dojo, seat: Seat, count: int) -> None:
    """Cards go from deck to hand before anything listens."""
    game.take_top(DECK * 2 + seat, HAND * 2 + seat, count)


@mypyc_attr(free_list_len=1)
class ChooseMulligan(Step["Dojo"]):
    """DOJ-12, DOJ-13: any cards of the hand, in the order in which they will lie at the bottom, or none."""

    def __init__(self, seat: Seat, chosen: tuple[CardId, ...]) -> None:
        self.seat = seat
        self.chosen = chosen

    def run(self, game: Dojo) -> None:
        seat = self.seat
        chosen = self.chosen
        faces = game.faces
        options: list[Option] = []
        offered: list[Face] = []
        for card in game.zones[HAND * 2 + seat]:
            face = faces[card]
            is_new = True
            for other_face in offered:
                if other_face is face:
                    is_new = False
                    break
            if is_new and card not in chosen:
                offered.append(face)
                options.append(Option("put back", ChooseMulligan(seat, (*chosen, card)), card))
        options.append(Option("done", Mulligan(seat, chosen)))
        game.ask(Decision(seat, "Which cards do you put under your deck?", options, secret=True))


@mypyc_attr(free_list_len=1)
class Mulligan(Step["Dojo"]):
    """DOJ-12: the chosen cards go to the bottom, the last one lowest, and only then as many are drawn."""

    def __init__(self, seat: Seat, chosen: tuple[CardId, ...]) -> None:
        self.seat = seat
        self.chosen = chosen

    def run(self, game: Dojo) -> None:
        for card in self.chosen:
            put_under(game, self.seat, card)
        draw_unheard(game, self.seat, len(self.chosen))
        game.mulligans = [*game.mulligans, len(self.chosen)]


class PickActive(Step["Dojo"]):
    """DOJ-14: chance picks the first active player, after the mulligans."""

    def run(self, game: Dojo) -> None:
        game.active = game.rng.below(2)
        game.on_turn = game.active
        game.push(BeginRound())
