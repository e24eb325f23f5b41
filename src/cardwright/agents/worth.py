"""How good a position looks, from what every game declares: standing, cards by their places, stats of those in play."""

from __future__ import annotations

from math import exp, log
from typing import Final

from cardwright.agents.weights import UNIT, Weights
from cardwright.engine.game import DRAW_GAME, Game
from cardwright.engine.ids import NOBODY, Seat

WON: Final = 100_000


def worth(game: Game, seat: Seat, weights: Weights) -> int:
    """The position in favour of a seat: its own things minus the other's, won and lost games beyond all else."""
    if game.outcome != NOBODY:
        return 0 if game.outcome == DRAW_GAME else WON if game.outcome == seat else -WON
    total = 0
    decision = game.decision
    if decision is not None and weights.asked:
        total += weights.asked if decision.seat == seat else -weights.asked
    worths = weights.standing
    if worths:
        own = game.standing(seat)
        others = game.standing(1 - seat)
        for index in range(len(worths)):
            total += worths[index] * (own[index] - others[index])
    worths = weights.zones
    zones = game.zones
    for index in range(len(worths)):
        if worths[index]:
            total += worths[index] * (len(zones[index * 2 + seat]) - len(zones[index * 2 + 1 - seat]))
    worths = weights.stats
    for thing in game.things:
        face = game.faces[thing.card]
        one = weights.damage * thing.damage
        if weights.price:
            one += weights.price * face.total_cost()
        for aspect in range(len(face.stats)):
            if worths[aspect]:
                one += worths[aspect] * game.stat(thing.card, aspect)
        total += one if thing.controller == seat else -one
    return total


def features(game: Game, seat: Seat) -> list[int]:
    """What `worth` weighs, one number for each weight: a seat's own minus the other's."""
    decision = game.decision
    damage = 0
    price = 0
    stats = [0] * len(game.pool.stat_names)
    for thing in game.things:
        face = game.faces[thing.card]
        sign = 1 if thing.controller == seat else -1
        damage += sign * thing.damage
        price += sign * face.total_cost()
        for aspect in range(len(face.stats)):
            stats[aspect] += sign * game.stat(thing.card, aspect)
    asked = 0 if decision is None else 1 if decision.seat == seat else -1
    own = game.standing(seat)
    others = game.standing(1 - seat)
    standing = [own[index] - others[index] for index in range(len(own))]
    zones = [len(game.zones[zone + seat]) - len(game.zones[zone + 1 - seat]) for zone in range(0, len(game.zones), 2)]
    return [asked, damage, price, *standing, *zones, *stats]


def chance(points: int) -> float:
    """The chance to win that an advantage stands for."""
    if points >= WON:
        return 1.0
    if points <= -WON:
        return 0.0
    return 1.0 / (1.0 + exp(-points / UNIT))


def points(chance_to_win: float) -> int:
    """The advantage that a chance to win stands for, where nothing is decided."""
    return round(UNIT * log(chance_to_win / (1.0 - chance_to_win)))
