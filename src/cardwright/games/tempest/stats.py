"""HP, Atk and Spe as they are now: additions, subtractions, halvings, overrides, and weather."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.engine.ability import ADD, AT_MOST, DOUBLE, HALVE, NEVER_HIGHER, NEVER_LOWER, Static
from cardwright.engine.folding import is_kept, kept_within, reduced, scaled
from cardwright.engine.ids import CARD_BITS, CardId
from cardwright.games.tempest.card import CardInPlay
from cardwright.games.tempest.rulebook import ATK, HAIL, HP, NO_WEATHER, SUN

if TYPE_CHECKING:
    from cardwright.games.tempest.game import Tempest

SUN_ATK = 2
HAIL_ATK = 1
HAIL_SPE = 1


def weather_bonus(game: Tempest, card: CardId, aspect: int) -> int:
    """TEM-87: sun gives orange creatures +2 Atk, hail cyan ones +1 Atk and +1 Spe, on both sides."""
    weather = game.weather
    if weather == SUN:
        if aspect == ATK and game.traits(card) & game.rulebook.benefits[SUN]:
            return SUN_ATK
    elif weather == HAIL and game.traits(card) & game.rulebook.benefits[HAIL]:
        return HAIL_ATK if aspect == ATK else HAIL_SPE
    return 0


def plain_stat(game: Tempest, one: CardInPlay, aspect: int, printed: int) -> int:
    """TEM-65, TEM-66: a stat that no text on the table changes: printed, changes on the card, damage, weather."""
    value = printed + one.up(aspect)
    down = one.down(aspect)
    if aspect == HP:
        down += one.damage
    else:
        if game.weather != NO_WEATHER:
            value += weather_bonus(game, one.card, aspect)
        if down > 0 and is_undaunted(game, one.card):
            down = 0
    return value - down if value > down else 0


def is_at_0(game: Tempest, one: CardInPlay) -> bool:
    """TEM-68: whether a creature has 0 HP; asked of all after every sentence, so the usual case is short."""
    if game.stale:
        game.refresh()
    if game.altered >> HP & 1:
        return game.stat(one.card, HP) == 0
    return game.faces[one.card].stats[HP] + one.hp_up <= one.hp_down + one.damage


def is_undaunted(game: Tempest, card: CardId) -> bool:
    """TEM-67: whether a creature's Atk and Spe cannot be lowered."""
    return game.words & game.rulebook.undaunted != 0 and game.traits(card) & game.rulebook.undaunted != 0


class Tally:
    """TEM-67: what the texts on the table do to one stat of one creature."""

    def __init__(self) -> None:
        self.up = 0
        self.down = 0
        self.scale = 0
        self.override = -1
        self.newest = -1
        self.bounded: list[tuple[int, int]] = []
        """Reductions, with the number below which they do not go."""
        self.kept: list[tuple[int, int]] = []
        """Numbers within which the stat is kept, whatever is done."""

    def bound(self, value: int) -> int:
        """A stat after the reductions that have a bound."""
        for least, amount in self.bounded:
            value = reduced(value, amount, least)
        return value

    def add(self, static: Static, amount: int, stamp: int) -> None:
        """Count one change."""
        if static.op == ADD:
            if static.group:
                self.bounded.append((static.group - 1, amount))
            elif amount > 0:
                self.up += amount
            else:
                self.down -= amount
        elif static.op == HALVE or static.op == DOUBLE:
            self.scale += 1 if static.op == DOUBLE else -1
        elif static.op >= AT_MOST:
            self.kept.append((static.op, amount))
        elif stamp > self.newest:
            self.newest = stamp
            self.override = amount


def folded_stat(game: Tempest, one: CardInPlay, aspect: int, printed: int) -> int:
    """TEM-66: a stat that texts on the table change."""
    return max(0, unclamped_stat(game, one, aspect, printed))


def unclamped_stat(game: Tempest, one: CardInPlay, aspect: int, printed: int) -> int:
    """TEM-67: additions, then subtractions, then doubling and halving, then the latest override; damage on HP."""
    tally = Tally()
    card = one.card
    for thing in game.things:
        text = game.faces[thing.card].text
        if text.alters >> aspect & 1:
            for static in text.statics:
                if static.aspect == aspect and game.applies(static, thing.frame, card):
                    amount = static.value.of(game, thing.frame) if static.value is not None else 0
                    tally.add(static, amount, thing.frame.source >> CARD_BITS)
    for lasting in game.lasting:
        for static in lasting.statics:
            if static.aspect == aspect and game.applies(static, lasting.frame, card):
                amount = static.value.of(game, lasting.frame) if static.value is not None else 0
                tally.add(static, amount, lasting.stamp)
    up = one.up(aspect) + tally.up
    if aspect != HP and game.weather != NO_WEATHER:
        up += weather_bonus(game, card, aspect)
    down = one.down(aspect) + tally.down
    if is_kept(tally.kept, NEVER_HIGHER):
        up = 0
        tally.scale = min(tally.scale, 0)
        tally.override = min(tally.override, printed)
    value = printed + up
    if aspect == HP:
        whole = scaled(tally.bound(value - down), tally.scale) if tally.override < 0 else tally.override
        return whole - one.damage
    undaunted = is_undaunted(game, card) or is_kept(tally.kept, NEVER_LOWER)
    if not undaunted:
        value = scaled(tally.bound(value - down), tally.scale)
    elif tally.scale > 0:
        value = scaled(value, tally.scale)
    value = max(0, value)
    if tally.override >= 0 and not (undaunted and tally.override < value):
        value = tally.override
    return kept_within(value, tally.kept)
