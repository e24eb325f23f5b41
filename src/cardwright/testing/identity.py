"""Cards have no identity that a player could follow: numbering hidden cards otherwise changes nothing."""

from __future__ import annotations

from typing import Final

from cardwright.engine.game import Game
from cardwright.engine.ids import CardId
from cardwright.engine.rng import Rng
from cardwright.engine.zones import NOBODY_SEES
from cardwright.testing.secrecy import SEATS, differing, shown

STEPS: Final = 25


def check_identity(game: Game, rng: Rng) -> list[str]:
    """Play on in a copy whose face-down cards carry other numbers: every view must stay the same."""
    decision = game.decision
    if decision is None or all(option.label != "pass" for option in decision.options):
        # In the middle of something, steps may hold the numbers of the cards it is about.
        return []
    one: Game = game.clone()
    other = renumbered(game, rng)
    for _ in range(STEPS):
        for seat in SEATS:
            if shown(one, seat) != shown(other, seat):
                return [f"a card's number can be followed: {differing(shown(one, seat), shown(other, seat))}"]
        if one.decision is None:
            break
        index = rng.below(len(one.decision.options))
        one.choose(index)
        other.choose(index)
    return []


def renumbered(game: Game, rng: Rng) -> Game:
    """The same position in which the cards of face-down piles have swapped their numbers, and nothing else."""
    copy: Game = game.clone()
    faces = copy.faces[:]
    copy.used_for_good = copy.used_for_good[:]
    for zone, cards in enumerate(game.zones):
        if game.zone_kinds[zone >> 1].sight != NOBODY_SEES:
            continue
        new = cards[:]
        rng.shuffle(new)
        copy.zones[zone][:] = new
        for old, number in zip(cards, new, strict=True):
            carry(game, copy, old, number)
            faces[number] = game.faces[old]
    copy.faces = faces
    return copy


def carry(game: Game, copy: Game, old: CardId, new: CardId) -> None:
    """Give a card's stamp, marks and knowledge to the number that stands for it now."""
    copy.stamps[new] = game.stamps[old]
    copy.seen[new] = game.seen[old]
    copy.used_for_good[new] = game.used_for_good[old]
