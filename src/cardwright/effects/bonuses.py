"""Bonuses, bans, discounts and shields that outlive their sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardwright.effects.amounts import Fixed
from cardwright.effects.filters import IsExactly, chosen_trait
from cardwright.effects.groups import Group, present
from cardwright.effects.who import Who
from cardwright.engine.ability import (
    ADD,
    BECOME,
    DOUBLE,
    HALVE,
    SET,
    CostChange,
    Effect,
    Filter,
    Frame,
    Pattern,
    Prohibition,
    Replacement,
    Static,
    Trigger,
    Value,
)
from cardwright.engine.cardtext import Text
from cardwright.engine.folding import reduced
from cardwright.engine.game import Game
from cardwright.engine.ids import CARD_MASK, NOBODY
from cardwright.engine.lasting import (
    COUNTED,
    FOR_GOOD,
    FOR_THE_GAME,
    MOST_TURNS,
    SPANS,
    THROUGH_NEXT_SPAN,
    TURNS,
    UNTIL_END_OF_SPAN,
    UNTIL_END_OF_TURN,
    UNTIL_EVENT,
    Ending,
    Lasting,
)
from cardwright.engine.statics import TRAITS

TWO: Final = 2
LEVELS: Final = (SET, HALVE, DOUBLE)
"""Changes that bring a number to a level."""


def started(game: Game, until: int, seat: int) -> int:
    """When an effect that begins now is over: if it counts a player's turns, the present one may be the first."""
    if THROUGH_NEXT_SPAN <= until < TURNS and not game.is_during(until - THROUGH_NEXT_SPAN, seat):
        return until - THROUGH_NEXT_SPAN + UNTIL_END_OF_SPAN
    if until < COUNTED or until >= SPANS:
        return until
    phase, count = divmod(until - COUNTED, MOST_TURNS)
    if game.is_during(phase, seat):
        count -= 1
    return TURNS + count if count > 0 else UNTIL_END_OF_TURN


class StaticPlan:
    """A static whose cards and number are fixed when it is given."""

    def __init__(self, aspect: int, op: int, value: Value | None, bits: int, group: int) -> None:
        self.aspect = aspect
        self.op = op
        self.value = value
        self.bits = bits
        self.group = group

    def fix(self, game: Game, frame: Frame, what: Filter) -> Static:
        """The static for these cards, with its number as it is now."""
        value = Fixed(self.value.of(game, frame)) if self.value is not None else None
        return Static(self.aspect, self.op, value, what, None, self.bits, self.group)


class ChosenPlan(StaticPlan):
    """A change into the trait that was chosen."""

    def __init__(self, group: int) -> None:
        super().__init__(TRAITS, BECOME, None, 0, group)

    def fix(self, game: Game, frame: Frame, what: Filter) -> Static:
        bit = chosen_trait(game, frame)
        return Static(self.aspect, self.op, None, what, None, 1 << bit if bit != NOBODY else 0, self.group)


class PlayerPlan(StaticPlan):
    """A change of a player's own number."""

    def __init__(self, aspect: int, op: int, value: Value | None, side: int) -> None:
        super().__init__(aspect, op, value, 0, 0)
        self.side = side

    def fix(self, game: Game, frame: Frame, what: Filter) -> Static:
        value = Fixed(self.value.of(game, frame)) if self.value is not None else None
        return Static(self.aspect, self.op, value, what, None, side=self.side)


class Give(Effect):
    """The things that are there now get bonuses, words, bans or shields for a time."""

    def __init__(
        self,
        group: Group,
        until: int,
        plans: tuple[StaticPlan, ...],
        bans: tuple[int, ...] = (),
        whose: Who | None = None,
        given: Text | None = None,
    ) -> None:
        self.given = given
        """The text that they get."""
        self.group = group
        self.until = until
        self.plans = plans
        self.bans = bans
        self.whose = whose
        """Whose turn it is that ends it, if not that of the text's player."""

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        refs = tuple(
            ref for ref in present(game, self.group, context) if ref >= 0 and game.can_be_given(ref & CARD_MASK)
        )
        if not refs:
            return
        if self.given is not None:
            self.hand_out(game, context, refs, self.given)
        if not self.plans and not self.bans:
            game.note_group(frame, refs)
            return
        if self.plans and not self.bans and self.set_levels(game, context, refs):
            game.note_group(frame, refs)
            return
        if self.until in (FOR_GOOD, FOR_THE_GAME) and not self.bans and self.keep_changes(game, context, refs):
            game.note_group(frame, refs)
            return
        for some in [(ref,) for ref in refs] if self.until == UNTIL_EVENT else [refs]:
            what = IsExactly(some)
            statics = tuple(plan.fix(game, context, what) for plan in self.plans)
            prohibitions = tuple(Prohibition(kind, what, None, None) for kind in self.bans)
            game.clock += 1
            seat = context.seat if self.whose is None else self.whose.first(game, context)
            until = started(game, self.until, seat)
            game.add_lasting(Lasting(context, until, seat, game.clock, statics, prohibitions, refs=some))
        game.note_group(frame, refs)

    def hand_out(self, game: Game, context: Frame, refs: tuple[int, ...], given: Text) -> None:
        """Each of the cards bears the text for a time, as if it were its own."""
        seat = context.seat if self.whose is None else self.whose.first(game, context)
        for ref in refs:
            game.clock += 1
            own = Frame(game.controller(ref & CARD_MASK), ref, None, ())
            game.add_lasting(
                Lasting(
                    own,
                    started(game, self.until, seat),
                    seat,
                    game.clock,
                    given.statics,
                    given.prohibitions,
                    (),
                    given.replacements,
                    given.triggers,
                    refs=(ref,),
                    activated=given.activated,
                )
            )

    def set_levels(self, game: Game, context: Frame, refs: tuple[int, ...]) -> bool:
        """Whether all is about numbers that wear: then they are brought to their new level at once."""
        for plan in self.plans:
            if plan.op not in LEVELS or not game.wears(plan.aspect):
                return False
        for plan in self.plans:
            for ref in refs:
                card = ref & CARD_MASK
                now = game.stat(card, plan.aspect)
                level = now * 2 if plan.op == DOUBLE else (now + plan.bits) // 2
                if plan.op == SET and plan.value is not None:
                    level = plan.value.of(game, context)
                game.set_level(card, plan.aspect, level, context.source)
        return True

    def keep_changes(self, game: Game, context: Frame, refs: tuple[int, ...]) -> bool:
        """Whether the game notes plain additions on the cards themselves."""
        for plan in self.plans:
            if plan.op != ADD:
                return False
        for plan in self.plans:
            amount = plan.value.of(game, context) if plan.value is not None else 0
            for ref in refs:
                card = ref & CARD_MASK
                change = amount
                if plan.group:
                    now = game.stat(card, plan.aspect)
                    change = reduced(now, amount, plan.group - 1) - now
                if not game.keep_change(card, plan.aspect, change, context.source):
                    return False
        return True


class SwapBetween(Effect):
    """Each of two things has a stat of the other, as it is now, for a time."""

    def __init__(self, group: Group, stat: int, until: int, whose: Who | None = None) -> None:
        self.group = group
        self.stat = stat
        self.until = until
        self.whose = whose

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        refs = tuple(ref for ref in present(game, self.group, context) if ref >= 0)
        if len(refs) != TWO:
            return
        for ref in refs:
            if not game.can_be_given(ref & CARD_MASK):
                return
        numbers = [game.stat(ref & CARD_MASK, self.stat) for ref in refs]
        seat = context.seat if self.whose is None else self.whose.first(game, context)
        for index in range(TWO):
            card = refs[index] & CARD_MASK
            number = numbers[1 - index]
            if game.wears(self.stat):
                game.set_level(card, self.stat, number, context.source)
                continue
            game.clock += 1
            static = Static(self.stat, SET, Fixed(number), IsExactly((refs[index],)), None)
            until = started(game, self.until, seat)
            game.add_lasting(Lasting(context, until, seat, game.clock, (static,), refs=(refs[index],)))
        game.note_group(frame, refs)


class EndWith(Effect):
    """What the clause before has laid down until something happens ends with that."""

    def __init__(self, heard: int, pattern: Pattern, until: int, slot: int) -> None:
        self.heard = heard
        self.pattern = pattern
        self.until = until
        self.slot = slot
        """Where the things are kept of which each has its own end, NOBODY if it is one end for all."""

    def begin(self, game: Game, frame: int) -> None:
        game.await_end(Ending(self.heard, self.pattern, game.frame(frame), self.until), self.slot)


class Declare(Effect):
    """A rule for a time: a ban, a discount, a shield, a trigger that waits."""

    def __init__(
        self,
        until: int,
        statics: tuple[Static, ...] = (),
        prohibitions: tuple[Prohibition, ...] = (),
        cost_changes: tuple[CostChange, ...] = (),
        replacements: tuple[Replacement, ...] = (),
        triggers: tuple[Trigger, ...] = (),
        uses: int = NOBODY,
        whose: Who | None = None,
        plans: Sequence[StaticPlan] = (),
        what: Filter | None = None,
        permissions: tuple[Prohibition, ...] = (),
    ) -> None:
        self.permissions = permissions
        self.whose = whose
        self.plans = plans
        """Statics for whatever fits `what`, with their numbers as they are when it is declared."""
        self.what = what
        self.until = until
        self.statics = statics
        self.prohibitions = prohibitions
        self.cost_changes = cost_changes
        self.replacements = replacements
        self.triggers = triggers
        self.uses = uses

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        game.clock += 1
        statics = self.statics
        if self.what is not None:
            statics = (*statics, *[plan.fix(game, context, self.what) for plan in self.plans])
        seat = context.seat if self.whose is None else self.whose.first(game, context)
        game.add_lasting(
            Lasting(
                context,
                started(game, self.until, seat),
                seat,
                game.clock,
                statics,
                self.prohibitions,
                self.cost_changes,
                self.replacements,
                self.triggers,
                self.uses,
                permissions=self.permissions,
            )
        )
