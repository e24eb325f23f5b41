"""From trees to conditions."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from cardwright.effects import amounts, conditions, filters, groups
from cardwright.effects.build_events import Heard, build_event
from cardwright.effects.build_picks import narrowed
from cardwright.effects.build_things import (
    build_filter,
    build_group,
    build_one_filter,
    build_selector,
    build_side,
    build_value,
    build_who,
    in_play,
    meant,
)
from cardwright.effects.chance import Shows
from cardwright.effects.patterns import BecomesSo
from cardwright.effects.phrases import all_filters, how_of, joined, said_of_both
from cardwright.effects.poses import SUFFERED
from cardwright.effects.scope import CannotDo, Scope
from cardwright.effects.selectors import AmongGroup, InZones
from cardwright.effects.who import EachInTurn, ThoseWho, Who
from cardwright.engine import kinds
from cardwright.engine.ability import Condition, Filter, Value
from cardwright.engine.ids import NOBODY
from cardwright.text import tree
from cardwright.text.words import Phase

SUMMED: Final = ("deal", "take", "lose", "gain", "score")
"""Verbs of which the numbers of a span of time are added up."""


def build_condition(scope: Scope, condition: tree.Condition) -> Condition:
    """A condition as the language words it."""
    if isinstance(condition, tree.Coin):
        return Shows(condition.heads)
    if isinstance(condition, tree.Lethal):
        return conditions.Lethal()
    if isinstance(condition, tree.DialIs):
        values = tuple(scope.names.dial(condition.dial, value)[1] for value in condition.values) or (NOBODY,)
        stands = conditions.DialStands(scope.names.dials(condition.dial), values)
        return conditions.NotSo(stands) if condition.isnt else stands
    if isinstance(condition, tree.Did):
        return conditions.Done()
    if isinstance(condition, tree.Aged):
        return conditions.Aged(condition.turns)
    if isinstance(condition, tree.Clause) and is_last_attack(condition):
        group = build_group(scope, condition.subject, in_play(scope))  # type: ignore[arg-type]
        scope.remembers |= 1 << kinds.ATTACK
        return conditions.AttackedLast(group, condition.modal == "not")
    if isinstance(condition, tree.During):
        who = build_who(scope, condition.whose) if condition.whose is not None else None
        return conditions.DuringPhase(scope.names.phase(condition.span), who)
    if isinstance(condition, tree.AllHold):
        return conditions.Every(tuple(build_condition(scope, one) for one in condition.conditions))
    if isinstance(condition, tree.AnyHolds):
        return conditions.Either(tuple(build_condition(scope, one) for one in condition.conditions))
    if isinstance(condition, tree.Unless):
        return conditions.NotSo(build_condition(scope, condition.condition))
    if isinstance(condition.subject, tree.EachPlayer) or condition.subject == tree.AnyPlayer():
        each = said_of_both(condition)
        told = tuple(build_condition(scope, one) for one in each)
        return conditions.Every(told) if isinstance(condition.subject, tree.EachPlayer) else conditions.Either(told)
    built = build_clause(scope, of_target(scope, condition))
    return conditions.NotSo(built) if condition.modal == "not" else built


def check_singly(event: tree.Event) -> None:
    """Refuse a trigger for several at once: what happens to them is heard of one after the other."""
    if isinstance(event, tree.EitherEvent):
        for one in event.events:
            check_singly(one)
    if not isinstance(event, tree.Clause) or event.verb in ("be", "have", "control", "contain"):
        return
    for thing in (event.subject, *(slot.value for slot in event.slots)):
        if isinstance(thing, tree.Things) and isinstance(thing.quantity, tree.Between):
            raise CannotDo(
                "things are heard of one by one: say for the second time each turn, or ask how many there were"
            )


def build_those(scope: Scope, told: tree.Condition) -> Who:
    """Those players of whom something is true."""
    outer = scope.actor
    scope.actor = EachInTurn()
    condition = build_condition(scope, told)
    scope.actor = outer
    return ThoseWho(condition)


def build_becoming(scope: Scope, event: tree.Event) -> Heard | None:
    """ "When its attack is 0": the trigger of something that becomes so; None if an event happens."""
    if not isinstance(event, tree.Clause) or event.verb not in ("be", "have", "control", "contain") or event.tense:
        return None
    how = event.get("how")
    if isinstance(how, tree.State) and how.name in SUFFERED:
        return None
    if not scope.names.vocabulary.words.style.looks:
        raise CannotDo("the rules of this game do not look when something becomes so: say what happens")
    if event.subject == tree.AnyPlayer():
        raise CannotDo("of whom does it become so? Say you or your opponent")
    pattern = BecomesSo(build_condition(scope, event))
    return Heard(1 << kinds.STAND, pattern, False, groups.CARD, groups.CARD)


def build_won(scope: Scope, clause: tree.Clause) -> Condition:
    """ "If you won the last round", "at the end of the round, if your opponent won it"."""
    span = clause.duration
    phase = None if span is None else scope.names.vocabulary.words.phases.get(span.span)
    if span is None or phase is None or "won" not in phase.heard:
        raise CannotDo("nobody wins this: what was won when?")
    if not isinstance(clause.subject, (tree.You, tree.Opponent)):
        raise CannotDo("who has won? Say you or your opponent")
    return conditions.Won(build_who(scope, clause.subject), scope.names.phase(span.span), span.kind == "last")


def is_keyword(grants: tree.Grants) -> bool:
    """Whether only one keyword is spoken of."""
    return len(grants.keywords) == 1 and not grants.bonuses and not grants.abilities


def of_target(scope: Scope, clause: tree.Clause) -> tree.Clause:
    """ "If target creature is damaged": it is chosen before, and asked about then."""
    subject = clause.subject
    if not isinstance(subject, tree.Things) or subject.slot < tree.FIRST_CHOICE:
        return clause
    if not isinstance(subject.quantity, tree.Some) or subject.quantity.how != "target":
        return clause
    build_group(scope, subject, in_play(scope))
    return replace(clause, subject=tree.Reference("it", slot=subject.slot))


def build_clause(scope: Scope, clause: tree.Clause) -> Condition:
    """A statement: what is, what somebody has, or what happened."""
    if clause.verb == "be" and clause.tense and not clause.passive and clause.duration is None:
        # "This was a perfect block": said of what is just being done.
        return build_is(scope, clause.subject, clause.get("how"))
    if clause.verb == "block":
        return build_blocks(scope, clause)
    if clause.verb == "win":
        return build_won(scope, clause)
    if clause.tense or clause.duration is not None and clause.verb not in ("be", "have", "control", "contain"):
        return build_history(scope, clause)
    subject = clause.subject
    what = clause.get("what")
    if clause.verb == "be":
        return build_is(scope, subject, clause.get("how") or clause.get("amount"))
    grants = clause.get("grants")
    if clause.verb in ("get", "have") and isinstance(grants, tree.Grants) and is_keyword(grants):
        return build_is(scope, subject, tree.HasKeyword(grants.keywords[0].name))
    if clause.verb == "contain" and isinstance(subject, tree.Place) and isinstance(what, tree.Things):
        who = build_who(scope, subject.whose) if subject.whose is not None else None
        zone = scope.names.place(subject)
        selector = InZones((zone,), who, build_filter(scope, what, placed=True), False)
        count = amounts.CountOf(1, groups.Everything(selector))
        quantity = what.quantity
        if isinstance(quantity, tree.Between) and isinstance(quantity.compared.amount, tree.AsMany):
            theirs = build_who(scope, quantity.compared.amount.by)
            other = InZones((zone,), theirs, build_filter(scope, what, placed=True), False)
            right = often(amounts.CountOf(1, groups.Everything(other)), quantity.compared.amount)
            return conditions.NumberCompares(count, how_of(quantity.compared), right)
        return counted(scope, what, count)
    holding = clause.get("holding")
    if isinstance(holding, tree.Holding):
        return build_holding(scope, subject, holding)
    if clause.verb in ("control", "have") and isinstance(what, tree.Things):
        return build_has(scope, clause, what)
    if clause.verb in ("control", "have") and isinstance(what, tree.Several):
        had = [build_has(scope, clause, item) for item in what.items if isinstance(item, tree.Things)]
        return conditions.Either(tuple(had)) if what.either else conditions.Every(tuple(had))
    if clause.passive or clause.verb in ("attack", "counterattack", "play"):
        return build_history(scope, clause)
    raise CannotDo(f'whether somebody would "{clause.verb}" cannot be asked')


def build_blocks(scope: Scope, clause: tree.Clause) -> Condition:
    """ "This card blocks any damage", "more than remained", "all of it", "3 or more damage"."""
    amount = clause.get("amount")
    if isinstance(amount, tree.Compared):
        return conditions.NumberCompares(amounts.Blocked(), how_of(amount), build_value(scope, amount.amount))
    return conditions.Blocks(str(amount))


def build_has(scope: Scope, clause: tree.Clause, what: tree.Things) -> Condition:
    """ "You control 2 or more creatures", "your opponent has no cards in hand"."""
    subject = clause.subject
    if not isinstance(subject, tree.PLAYERS):
        raise CannotDo("only players have and control things")
    quantity = what.quantity
    if isinstance(quantity, tree.Between) and isinstance(quantity.compared.amount, tree.AsMany):
        theirs = often(number_had(scope, quantity.compared.amount.by, what), quantity.compared.amount)
        return conditions.NumberCompares(number_had(scope, subject, what), how_of(quantity.compared), theirs)
    return counted(scope, what, number_had(scope, subject, what))


def often(value: Value, amount: tree.AsMany) -> Value:
    """So many times as many."""
    return value if amount.times == 1 else amounts.Product(amount.times, value)


def number_had(scope: Scope, player: tree.Player, what: tree.Things) -> Value:
    """How many such things a player has in play, in the zone that is named, or among cards that were seen."""
    fits = build_filter(scope, what, placed=True)
    for one in all_filters(what):
        if isinstance(one, tree.Among):
            owned = joined([fits, build_side(scope, player, True)])
            return amounts.CountOf(1, groups.Everything(AmongGroup(meant(scope, one.of), owned)))
        if isinstance(one, tree.InZone) and not scope.names.zone_kinds[scope.names.zone(one.place.zone)].in_play:
            return amounts.CountOf(
                1,
                groups.Everything(InZones(scope.names.places(one.place), build_who(scope, player), fits, False)),
            )
    side = build_side(scope, player, False)
    if any(isinstance(one, tree.Extreme) for one in all_filters(what)):
        # "You control the strongest creature": of all of them
        most = narrowed(scope, what, InZones(scope.names.in_play(), None, fits, False))
        return amounts.CountOf(1, groups.Everything(AmongGroup(groups.Everything(most), side)))
    mine = joined([fits, side])
    return amounts.CountOf(1, groups.Everything(InZones(scope.names.in_play(), None, mine, False)))


def build_holding(scope: Scope, player: object, holding: tree.Holding) -> Condition:
    """ "You have 3 or more energy", "your opponent has less energy than you"."""
    if not isinstance(player, tree.PLAYERS):
        raise CannotDo("only players have resources")
    compared = holding.compared
    mine = amount_held(scope, player, holding.what)
    if isinstance(compared.amount, tree.AsMany):
        other = often(amount_held(scope, compared.amount.by, holding.what), compared.amount)
        return conditions.NumberCompares(mine, how_of(compared), other)
    return conditions.NumberCompares(mine, how_of(compared), build_value(scope, compared.amount))


def amount_held(scope: Scope, player: tree.Player, what: str) -> Value:
    """How much of a resource, or of a number of its own, a player has."""
    if what in scope.names.resources:
        return amounts.Held(scope.names.resources.index(what), build_who(scope, player))
    return amounts.PlayerStat(scope.names.stat(what), build_who(scope, player))


def counted(scope: Scope, what: tree.Things, number: Value) -> Condition:
    """So many of them as the phrase says: one, several, none."""
    quantity = what.quantity
    if isinstance(quantity, tree.Between):
        return conditions.NumberCompares(
            number, how_of(quantity.compared), build_value(scope, quantity.compared.amount)
        )
    if isinstance(quantity, tree.Some):
        return conditions.NumberCompares(number, filters.AT_LEAST, build_value(scope, quantity.number))
    return conditions.NumberCompares(number, filters.AT_LEAST, amounts.Fixed(1))


def build_is(scope: Scope, subject: object, how: object) -> Condition:
    """ "Its attack is 2 or less", "an enemy creature is attacking", "it is a hero"."""
    if isinstance(subject, tree.NUMBERS):
        value = build_value(scope, subject)
        if isinstance(how, tree.Compared):
            return conditions.NumberCompares(value, how_of(how), build_value(scope, how.amount))
        if isinstance(how, tree.Number):
            return conditions.NumberCompares(value, filters.EXACTLY, amounts.Fixed(how.value))
        raise CannotDo("a number can only be compared with a number")
    fits = predicate(scope, how)
    if isinstance(subject, tree.Things):
        everything = groups.Everything(build_selector(scope, subject, in_play(scope), False))
        return counted(scope, subject, amounts.CountOf(1, groups.Everything(AmongGroup(everything, fits))))
    if isinstance(subject, (tree.Reference, tree.Several)):
        return conditions.Fits(build_group(scope, subject, in_play(scope)), fits)
    raise CannotDo("this can be neither so nor otherwise")


def predicate(scope: Scope, how: object) -> Filter:
    """What follows "is"."""
    if isinstance(
        how,
        (
            tree.Trait,
            tree.ChosenTrait,
            tree.State,
            tree.Is,
            tree.InZone,
            tree.InPlay,
            tree.Stands,
            tree.Not,
            tree.HasKeyword,
            tree.Controlled,
            tree.Owned,
            tree.AttachedTo,
            tree.Beside,
            tree.Named,
        ),
    ):
        return build_one_filter(scope, how)
    raise CannotDo('what follows "is" has no meaning here')


def is_last_attack(clause: tree.Clause) -> bool:
    """Whether a clause asks about the attack of things on their controller's last turn."""
    if clause.verb != "attack" or clause.duration is None or clause.duration.kind != "last" or clause.slots:
        return False
    return isinstance(clause.subject, (tree.Reference, tree.Things))


def build_history(scope: Scope, clause: tree.Clause) -> Condition:
    """ "You have played an Earth spell this turn", "a creature was destroyed this turn"."""
    if clause.get("amount") == tree.Number(0):
        # "You took no damage": it did not happen.
        rest = tuple(slot for slot in clause.slots if slot.name != "amount")
        return conditions.NotSo(build_history(scope, replace(clause, slots=rest)))
    amount = clause.get("amount")
    if isinstance(amount, (tree.Number, tree.Compared)) and clause.verb in SUMMED:
        return build_sum(scope, clause, amount)
    how = filters.AT_LEAST
    times = 1
    affected = clause.get("what") or clause.get("whom") or clause.subject
    if isinstance(affected, tree.Things):
        quantity = affected.quantity
        if isinstance(quantity, tree.Between) and isinstance(quantity.compared.amount, tree.Number):
            how = how_of(quantity.compared)
            times = quantity.compared.amount.value
        elif isinstance(quantity, tree.Some) and isinstance(quantity.number, tree.Number):
            times = quantity.number.value
    if "this way" in clause.adverbs:
        if not isinstance(affected, tree.Things):
            raise CannotDo("whether it happened this way is not known")
        done = replace(affected, quantity=tree.All(), filters=(*affected.filters, tree.Relative(clause)))
        return conditions.NumberCompares(build_value(scope, tree.CountOf(done)), how, amounts.Fixed(times))
    heard = build_event(scope, clause)
    scope.remembers |= heard.kinds
    return conditions.Happened(heard.kinds, heard.pattern, how, times, *when(scope, clause))


def build_sum(scope: Scope, clause: tree.Clause, amount: tree.Number | tree.Compared) -> Condition:
    """ "You took 3 or more damage this turn": all of it together."""
    how, number = (
        (filters.AT_LEAST, build_value(scope, amount))
        if isinstance(amount, tree.Number)
        else (how_of(amount), build_value(scope, amount.amount))
    )
    return conditions.NumberCompares(build_total(scope, clause), how, number)


def build_total(scope: Scope, clause: tree.Clause) -> Value:
    """How much was lost, gained, scored or taken in a span of time."""
    resource = clause.get("resource")
    if isinstance(resource, str):
        entry = scope.names.vocabulary.words.resources[resource]
        if not entry.plain and not entry.hurt:
            raise CannotDo("how much of this was gained or lost is not remembered in this game")
    rest = tuple(slot for slot in clause.slots if slot.name != "amount")
    heard = build_event(scope, replace(clause, slots=rest))
    scope.remembers |= heard.kinds
    return amounts.HappenedSum(heard.kinds, heard.pattern, *when(scope, clause))


def build_often(scope: Scope, clause: tree.Clause) -> Value:
    """How often something happened in a span of time."""
    heard = build_event(scope, clause)
    scope.remembers |= heard.kinds
    return amounts.HappenedTimes(1, heard.kinds, heard.pattern, *when(scope, clause))


def when(scope: Scope, clause: tree.Clause) -> tuple[int, amounts.Bygone | None]:
    """In which span of time something happened, and in whose last one if it is over."""
    duration = clause.duration
    if duration is None or duration.kind not in ("last", "since", "recent"):
        return span_of(scope, duration), None
    phases = scope.names.vocabulary.words.phases
    if duration.span != ("turn" if "turn" in phases else "round") and not is_told_apart(phases[duration.span]):
        raise CannotDo(f"what happened in the last {duration.span.replace('_', ' ')} is not remembered in this game")
    if duration.kind != "last" and duration.span != "turn":
        raise CannotDo("only turns are looked back at so far")
    phase = scope.names.phase(duration.span)
    if duration.whose is None:
        return phase, amounts.Bygone(None, duration.kind == "recent")
    outer = scope.actor
    if isinstance(clause.subject, tree.PLAYERS):
        scope.actor = build_who(scope, clause.subject)
    whose = build_who(scope, duration.whose)
    scope.actor = outer
    return phase, amounts.Bygone(whose, duration.kind == "since")


def is_told_apart(phase: Phase) -> bool:
    """Whether what happened in such a span of time, when it is over, is remembered by itself."""
    return phase.ends and phase.counted


def span_of(scope: Scope, duration: tree.Duration | None) -> int:
    """The span of time, other than the turn, in which something happened; NOBODY for this turn."""
    if duration is None or duration.kind not in ("this", "until end") or duration.span == "turn":
        return NOBODY
    return scope.names.phase(duration.span)
