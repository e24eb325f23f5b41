"""How good a position looks, from what every game declares: cards in play with their numbers, hands and piles."""

from typing import Final

from cardwright.engine.game import DRAW_GAME, Game
from cardwright.engine.ids import NOBODY, Seat
from cardwright.engine.zones import NOBODY_SEES, OWNER_SEES

WON: Final = 100_000
IN_PLAY: Final = 2
PER_STAT: Final = 2
HELD: Final = 4
FACE_DOWN: Final = 2
FACE_UP: Final = 1


def worth(game: Game, seat: Seat) -> int:
    """The position in favour of a seat: its own things minus the other's, won and lost games beyond all else."""
    if game.outcome != NOBODY:
        return 0 if game.outcome == DRAW_GAME else WON if game.outcome == seat else -WON
    return side(game, seat) - side(game, 1 - seat)


def side(game: Game, seat: Seat) -> int:
    """What one seat has: stats in play, cards held, cards still to draw, used cards, and the game's own standing."""
    total = game.standing(seat)
    for thing in game.things:
        if thing.controller == seat:
            total += IN_PLAY
            for aspect in range(len(game.faces[thing.card].stats)):
                total += PER_STAT * game.stat(thing.card, aspect)
    for index in range(len(game.zone_kinds)):
        kind = game.zone_kinds[index]
        if not kind.in_play and not kind.shared:
            count = len(game.zones[index * 2 + seat])
            if kind.sight == OWNER_SEES:
                total += HELD * count
            elif kind.sight == NOBODY_SEES:
                total += FACE_DOWN * count
            else:
                total += FACE_UP * count
    return total
