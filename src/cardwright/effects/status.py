"""Verbs about what cards on the field stand for: restoring, suspending, deploying, stealing, answers called off."""

from __future__ import annotations

from cardwright.effects.groups import Group, present
from cardwright.effects.who import HEALED, Who
from cardwright.engine import kinds
from cardwright.engine.ability import Effect, Frame, Selector, Value
from cardwright.engine.event import Event
from cardwright.engine.game import Game
from cardwright.engine.ids import CARD_MASK, NOBODY, CardId, Ref, Seat
from cardwright.engine.parts import NOTHING_PAID
from cardwright.engine.step import Decision, Option, Step


class Restore(Effect):
    """Damage on things goes, so much of it."""

    def __init__(self, group: Group, amount: Value) -> None:
        self.group = group
        self.amount = amount

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        amount = self.amount.of(game, context)
        events: list[Event] = []
        for ref in present(game, self.group, context):
            if ref >= 0 and amount > 0:
                seat = game.controller(ref & CARD_MASK)
                events.append(Event(kinds.RESTORE, seat, ref, context.source, amount, frame=frame))
        if events:
            game.settle_together(events)


class NoteDamage(Effect):
    """It is noted how much damage is about to go from things."""

    def __init__(self, group: Group, amount: Value) -> None:
        self.group = group
        self.amount = amount

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        most = self.amount.of(game, context)
        total = 0
        for ref in present(game, self.group, context):
            thing = game.in_play[ref & CARD_MASK] if ref >= 0 else None
            if thing is not None:
                total += min(thing.damage, most)
        game.bind(frame, HEALED, (total,))


class DamageGone(Value):
    """How much damage went from things."""

    def of(self, game: Game, frame: Frame) -> int:
        held = frame.group(HEALED)
        return held[0] if held else 0

    def is_never_negative(self) -> bool:
        return True


class LeaveAt(Effect):
    """Things have just so much left of what damage takes, or all of it if that is less."""

    def __init__(self, group: Group, aspect: int, level: Value) -> None:
        self.group = group
        self.aspect = aspect
        self.level = level

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        level = self.level.of(game, context)
        for ref in present(game, self.group, context):
            thing = game.in_play[ref & CARD_MASK] if ref >= 0 else None
            if thing is None:
                continue
            if game.wears(self.aspect):
                game.set_level(thing.card, self.aspect, level, context.source)
            else:
                thing.damage = max(0, game.stat(thing.card, self.aspect) - level)
            game.stale = True
        game.note_group(frame, tuple(present(game, self.group, context)))


class Suspend(Effect):
    """Things can do nothing for so many turns."""

    def __init__(self, group: Group, turns: int) -> None:
        self.group = group
        self.turns = turns

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        for ref in present(game, self.group, context):
            if ref >= 0:
                game.suspend(ref, self.turns)
                game.happen(Event(kinds.SUSPEND, context.seat, ref, context.source, self.turns, frame=frame))


class Release(Effect):
    """Things are no longer suspended."""

    def __init__(self, group: Group) -> None:
        self.group = group

    def begin(self, game: Game, frame: int) -> None:
        for ref in present(game, self.group, game.frame(frame)):
            if ref >= 0:
                game.suspend(ref, -1)


class Steal(Effect):
    """So much of a resource goes from one player to another, as far as it is there."""

    def __init__(self, who: Who, whom: Who, resource: int, amount: Value) -> None:
        self.who = who
        self.whom = whom
        self.resource = resource
        self.amount = amount

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        thief = self.who.first(game, context)
        victim = self.whom.first(game, context)
        amount = min(self.amount.of(game, context), game.held(victim, self.resource))
        if amount > 0 and thief != victim:
            what = self.resource
            game.settle_together(
                [
                    Event(kinds.GAIN, victim, NOBODY, context.source, -amount, victim=what, frame=frame),
                    Event(kinds.GAIN, thief, NOBODY, context.source, amount, victim=what, frame=frame),
                ]
            )


class SetHeld(Effect):
    """Players have just so much of a resource."""

    def __init__(self, who: Who, resource: int, amount: Value) -> None:
        self.who = who
        self.resource = resource
        self.amount = amount

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        level = self.amount.of(game, context)
        events: list[Event] = []
        for seat in self.who.seats(game, context):
            change = level - game.held(seat, self.resource)
            if change:
                source = context.source
                events.append(Event(kinds.GAIN, seat, NOBODY, source, change, victim=self.resource, frame=frame))
        if events:
            game.settle_together(events)


class Score(Effect):
    """Players score points, or with a number below 0 lose some."""

    def __init__(self, who: Who, amount: Value) -> None:
        self.who = who
        self.amount = amount

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        amount = self.amount.of(game, context)
        if amount:
            events: list[Event] = []
            for seat in self.who.seats(game, context):
                events.append(Event(kinds.SCORE, seat, NOBODY, context.source, amount, frame=frame))
            game.settle_together(events)


class StealPoints(Effect):
    """So many points go from one player to another, as far as there are any."""

    def __init__(self, who: Who, whom: Who, stat: int, amount: Value) -> None:
        self.who = who
        self.whom = whom
        self.stat = stat
        self.amount = amount

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        thief = self.who.first(game, context)
        victim = self.whom.first(game, context)
        amount = min(self.amount.of(game, context), game.number_of_player(victim, self.stat))
        if amount > 0 and thief != victim:
            game.settle_together(
                [
                    Event(kinds.SCORE, victim, NOBODY, context.source, -amount, frame=frame),
                    Event(kinds.SCORE, thief, NOBODY, context.source, amount, frame=frame),
                ]
            )


class DeployCards(Effect):
    """Put cards into play one after another, up to so many or as long as there are any, for a part of their price."""

    def __init__(
        self, who: Who, selector: Selector, number: Value, up_to: bool, part: int, less: int, slot: int
    ) -> None:
        self.who = who
        self.selector = selector
        self.number = number
        self.up_to = up_to
        self.part = part
        self.less = less
        self.slot = slot
        """Where the cards are kept for later words, NOBODY if none speaks of them."""

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        seat = self.who.first(game, context)
        number = self.number.of(game, context)
        if self.slot != NOBODY:
            game.bind(frame, self.slot, ())
        game.push(DeployNext(self, context, frame, seat, number))


class DeployNext(Step[Game]):
    """Choose the next card, or stop."""

    def __init__(self, effect: DeployCards, frame: Frame, number: int, seat: Seat, left: int) -> None:
        self.effect = effect
        self.frame = frame
        """As it was at the start: what is deployed is kept in the filed one."""
        self.number = number
        self.seat = seat
        self.left = left

    def run(self, game: Game) -> None:
        if self.left <= 0:
            return
        effect = self.effect
        options: list[Option] = []
        offered: list[int] = []
        for ref in effect.selector.candidates(game, self.frame):
            card = ref & CARD_MASK
            if game.faces[card].index in offered or not game.may_deploy(self.seat, card):
                continue
            if game.can_deploy_for(self.seat, card, effect.part, effect.less):
                offered.append(game.faces[card].index)
                options.append(Option("deploy", DeployChosen(self, ref), card))
        if not options:
            return
        if effect.up_to:
            options.append(Option("stop", DeployNext(effect, self.frame, self.number, self.seat, 0)))
        asked = "Deploy a card for free?" if effect.part == NOTHING_PAID else "Deploy a card?"
        game.ask(Decision(self.seat, asked, options, self.frame.source & CARD_MASK, always=True))


class DeployChosen(Step[Game]):
    """A chosen card is deployed with all that it sets off, then the next is chosen."""

    def __init__(self, choice: DeployNext, card: Ref) -> None:
        self.choice = choice
        self.card = card

    def run(self, game: Game) -> None:
        choice = self.choice
        effect = choice.effect
        game.push(DeployNext(effect, choice.frame, choice.number, choice.seat, choice.left - 1))
        if effect.slot != NOBODY:
            game.push(KeepDeployed(choice.number, effect.slot, self.card & CARD_MASK))
        game.deploy_now(choice.seat, self.card & CARD_MASK, effect.part, effect.less)


class KeepDeployed(Step[Game]):
    """A card that was deployed is one of those that later words mean."""

    def __init__(self, frame: int, slot: int, card: CardId) -> None:
        self.frame = frame
        self.slot = slot
        self.card = card

    def run(self, game: Game) -> None:
        if game.in_play[self.card] is not None:
            game.bind(self.frame, self.slot, (*game.frame(self.frame).group(self.slot), game.ref(self.card)))


class CancelActivation(Effect):
    """An ability that was used comes to nothing."""

    def __init__(self, group: Group) -> None:
        self.group = group

    def begin(self, game: Game, frame: int) -> None:
        for ref in self.group.refs(game, game.frame(frame)):
            game.cancel_activation(ref)
