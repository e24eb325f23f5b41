"""From facts to continuous changes, bans, permissions and prices; and the same given for a time."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from cardwright.effects import amounts, filters
from cardwright.effects.becoming import becoming
from cardwright.effects.bonuses import ChosenPlan, Declare, Give, StaticPlan, SwapBetween
from cardwright.effects.build_bans import build_bans, excess_of
from cardwright.effects.build_costs import least_of
from cardwright.effects.build_elsewhere import build_elsewhere
from cardwright.effects.build_events import build_event, reference_filter
from cardwright.effects.build_forced import demands_of, is_forced
from cardwright.effects.build_passing import is_of_the_moment, is_passing, time_to_come
from cardwright.effects.build_players import change_player, player_statics
from cardwright.effects.build_rewrites import bounded, capped, changed, fixed_part, is_capped, is_rewritten
from cardwright.effects.build_rules import shown_hand
from cardwright.effects.build_silence import check_reach, silence_plans
from cardwright.effects.build_spans import ended_by, until_of
from cardwright.effects.build_things import build_filter, build_group, build_value, in_play
from cardwright.effects.clauses import aimed
from cardwright.effects.patterns import EventPattern, harm_flags
from cardwright.effects.scope import CannotDo, Scope
from cardwright.effects.who import Who
from cardwright.engine import kinds
from cardwright.engine.ability import (
    ADD,
    AT_LEAST,
    AT_MOST,
    BASE,
    DOUBLE,
    GRANT,
    HALVE,
    NEVER_HIGHER,
    NEVER_LOWER,
    NOTHING,
    RAISE,
    REMOVE,
    SET,
    TIMES,
    Condition,
    Filter,
    Prohibition,
    Replacement,
    Static,
    Value,
)
from cardwright.engine.bans import USES
from cardwright.engine.cardtext import Text
from cardwright.engine.lasting import FOR_GOOD, FOR_THE_MOMENT
from cardwright.engine.statics import CONTROLLER, LIMIT, TRAITS
from cardwright.text import tree

BOUNDLESS: Final = 999
"""A limit that is none."""
USED: Final = ("activate", "use")
"""Verbs of what is done with an ability."""
BOUNDS: Final = ("fall", "rise")
"""Verbs of what cannot get lower or higher."""


def plans_of(scope: Scope, clause: tree.Clause) -> tuple[StaticPlan, ...]:
    """What a fact changes about its subject."""
    names = scope.names
    grants = clause.get("grants")
    how = clause.get("how")
    if clause.verb in ("get", "lose") and isinstance(grants, tree.Grants):
        if grants.abilities and clause.verb != "get":
            raise CannotDo("abilities in quotes cannot be lost")
        plans: list[StaticPlan] = []
        for bonus in grants.bonuses:
            value = build_value(scope, bonus.amount)
            if bonus.negative:
                value = amounts.Fixed(-value.number) if isinstance(value, amounts.Fixed) else amounts.Product(-1, value)
            based = names.is_base(bonus.stat)
            op = (BASE if based else SET) if bonus.exact else RAISE if based else ADD
            bound = least_of(clause, -1) + 1 if bonus.negative and op == ADD else 0
            plans.append(StaticPlan(names.stat(bonus.stat), op, value, 0, bound))
        bits = 0
        for keyword in grants.keywords:
            bits |= names.bit(keyword.name)
        if bits:
            plans.append(StaticPlan(TRAITS, GRANT if clause.verb == "get" else REMOVE, None, bits, 0))
        return tuple(plans)
    if clause.verb == "lose" and clause.get("all") is not None:
        return silence_plans(names, clause.get("all") == "abilities")
    if clause.verb == "limit" and isinstance(clause.get("amount"), tree.Number):
        return (StaticPlan(LIMIT, SET, build_value(scope, clause.get("amount")), 0, 0),)  # type: ignore[arg-type]
    if clause.verb == "be" and isinstance(how, tree.Compared) and how.how in ("halved", "halved up"):
        if not isinstance(clause.subject, tree.StatOf):
            raise CannotDo("only a stat can be halved")
        return (StaticPlan(names.stat(clause.subject.stat), HALVE, None, 1 if how.how == "halved up" else 0, 0),)
    if clause.verb == "be" and isinstance(clause.subject, tree.StatOf):
        op = BASE if names.is_base(clause.subject.stat) else SET
        return (StaticPlan(names.stat(clause.subject.stat), op, set_value(scope, clause), 0, 0),)
    if clause.verb in BOUNDS and isinstance(clause.subject, tree.StatOf):
        return (bound_plan(scope, clause, clause.subject.stat),)
    if clause.verb == "swap":
        owner, one, other = clause.get("of"), clause.get("one"), clause.get("other")
        if not isinstance(one, str) or not isinstance(other, str):
            raise CannotDo("swap what?")
        group = build_group(scope, owner, in_play(scope))  # type: ignore[arg-type]
        return (
            StaticPlan(names.stat(one), SET, amounts.StatOf(names.stat(other), group), 0, 0),
            StaticPlan(names.stat(other), SET, amounts.StatOf(names.stat(one), group), 0, 0),
        )
    stat = clause.get("stat")
    if clause.verb == "double" and isinstance(stat, tree.StatOf):
        if names.is_base(stat.stat):
            return (StaticPlan(names.stat(stat.stat), TIMES, amounts.Fixed(2), 0, 0),)
        return (StaticPlan(names.stat(stat.stat), DOUBLE, None, 0, 0),)
    if clause.verb == "count" or (clause.verb == "be" and isinstance(how, (tree.Trait, tree.Is))):
        return becoming(names, clause)
    if clause.verb == "be" and isinstance(how, tree.ChosenTrait):
        if how.group not in names.groups:
            raise CannotDo(f"nothing changes its {how.group} in this game")
        return (ChosenPlan(names.groups[how.group]),)
    if clause.verb in ("control", "gain_control"):
        if not isinstance(clause.subject, (tree.You, tree.Opponent)):
            raise CannotDo("only you or your opponent can gain control by a text")
        return (StaticPlan(CONTROLLER, SET, amounts.SeatOf(isinstance(clause.subject, tree.Opponent)), 0, 0),)
    again = "again" in clause.adverbs
    if clause.verb in USED and clause.modal in ("can", "may") and (again or clause.limit is not None):
        return (used_oftener(scope, clause.limit),)
    if clause.verb in ("attack", "counterattack") and clause.modal == "can" and (again or clause.limit is not None):
        if "often" not in names.vocabulary.words.style.attacks:
            raise CannotDo("no text changes how often a card attacks in this game")
        if clause.limit is None:
            return (StaticPlan(names.stat("attacks"), ADD, amounts.Fixed(1), 0, 0),)
        return (StaticPlan(names.stat("attacks"), SET, amounts.Fixed(clause.limit.count), 0, 0),)
    raise CannotDo(f'"{clause.verb}" does not change anything in this way')


def used_oftener(scope: Scope, limit: tree.Limit | None) -> StaticPlan:
    """ "You can use your character's ability twice each round": once more than the rules allow."""
    headers = scope.names.vocabulary.words.headers.values()
    if not any(header.role in ("used", "paid") for header in headers):
        raise CannotDo("cards of this game have no abilities that a player uses")
    if limit is None:
        return StaticPlan(USES, ADD, amounts.Fixed(1), 0, 0)
    span = "round" if "round" in scope.names.vocabulary.words.phases else "turn"
    if limit.first or limit.span != span or limit.count < 2:
        raise CannotDo(f"how often an ability is used is counted by the {span} in this game")
    return StaticPlan(USES, ADD, amounts.Fixed(limit.count - 1), 0, 0)


def bound_plan(scope: Scope, clause: tree.Clause, stat: str) -> StaticPlan:
    """ "This cannot have more than 5 attack"."""
    if scope.names.is_base(stat) or stat == "cost":
        raise CannotDo("only a number as it is now can be kept from falling or rising")
    if clause.get("amount") is None:
        return StaticPlan(scope.names.stat(stat), NEVER_HIGHER if clause.verb == "rise" else NEVER_LOWER, None, 0, 0)
    bound = build_value(scope, clause.get("amount"))  # type: ignore[arg-type]
    return StaticPlan(scope.names.stat(stat), AT_MOST if clause.verb == "rise" else AT_LEAST, bound, 0, 0)


def set_value(scope: Scope, clause: tree.Clause) -> Value:
    """The number that a stat becomes."""
    how = clause.get("how") or clause.get("amount")
    if isinstance(how, tree.Compared) and how.how == "exactly":
        return build_value(scope, how.amount)
    if isinstance(how, tree.AMOUNTS):
        return build_value(scope, how)
    raise CannotDo("a stat can only be set to a number")


def changed_thing(clause: tree.Clause) -> object:
    """What a fact is about: its subject, the owner of a stat, or what is controlled."""
    if clause.verb in ("be", "fall", "rise") and isinstance(clause.subject, tree.StatOf):
        return clause.subject.of
    if clause.verb in ("control", "gain_control") or clause.verb in USED:
        return clause.get("what")
    if clause.verb == "swap":
        return clause.get("of")
    stat = clause.get("stat")
    if clause.verb == "double" and isinstance(stat, tree.StatOf):
        return stat.of
    return clause.subject


def build_what(scope: Scope, thing: object) -> Filter:
    """The cards in play that a continuous text reaches."""
    if isinstance(thing, tree.Reference):
        return reference_filter(scope, thing)
    if isinstance(thing, tree.Things):
        if getattr(thing.quantity, "how", "") == "target":
            return filters.IsAmong(build_group(scope, thing, in_play(scope)))
        return build_filter(scope, thing)
    if isinstance(thing, tree.Several):
        return filters.AnyOf(tuple(build_what(scope, item) for item in thing.items))
    raise CannotDo("a player has no such numbers")


def build_permission(
    scope: Scope, clause: tree.Clause, condition: Condition | None, index: int = 0
) -> Prohibition | None:
    """ "This may attack your opponent directly", "this ignores DEF"; None if a fact permits nothing."""
    if clause.verb == "ignore":
        stat = clause.get("stat")
        if not isinstance(stat, str):
            raise CannotDo("ignore what?")
        pattern = EventPattern(kinds.IGNORE, amount=scope.names.stat(stat))
        return Prohibition(kinds.IGNORE, build_what(scope, clause.subject), pattern, condition)
    if clause.verb == "attack" and "directly" in clause.adverbs and clause.get("whom") is None:
        clause = replace(clause, slots=(tree.Slot("whom", tree.Opponent()),))
    if clause.verb in ("play", "deploy"):
        return build_elsewhere(scope, clause, condition, index)
    if clause.verb == "reveal" and clause.modal == "always":
        return shown_hand(scope, clause, condition)
    whom = clause.get("whom")
    if clause.verb == "attack" and clause.modal in ("may", "can") and isinstance(whom, tree.PLAYERS):
        if "directly" not in scope.names.vocabulary.words.style.attacks:
            raise CannotDo("no text changes whether a player can be attacked in this game")
        heard = build_event(scope, clause)
        return Prohibition(kinds.ATTACK, None, heard.pattern, condition)
    return None


def build_statics(scope: Scope, clause: tree.Clause, condition: Condition | None) -> tuple[Static, ...]:
    """A continuous fact."""
    about_players = player_statics(scope, clause, condition)
    if about_players:
        return about_players
    if clause.get("all") is not None:
        check_reach(clause.subject, condition)
    single = clause.verb == "get" and isinstance(clause.subject, tree.Reference)
    if single and clause.duration is not None and clause.duration.kind == "each":
        raise CannotDo("this holds all the time: say when and how often it is given")
    what = filters.Anything() if clause.verb == "limit" else build_what(scope, changed_thing(clause))
    how = clause.get("how")
    if isinstance(how, tree.Compared) and how.how == "halved up":
        raise CannotDo("what is halved for as long as a card is there is rounded down")
    return tuple(
        Static(plan.aspect, plan.op, plan.value, what, condition, plan.bits, plan.group)
        for plan in plans_of(scope, clause)
    )


def raised_damage(scope: Scope, clause: tree.Clause, condition: Condition | None, index: int) -> Replacement:
    """ "Spells deal 1 additional damage"."""
    relative = clause.get("amount")
    assert isinstance(relative, (tree.More, tree.Less))
    heard = build_event(scope, clause)
    return Replacement(heard.kinds, heard.pattern, condition, changed(scope, relative), NOTHING, index=index)


def raise_damage(scope: Scope, clause: tree.Clause) -> None:
    """ "Target creature deals double damage this turn"."""
    relative = clause.get("amount")
    assert isinstance(relative, (tree.More, tree.Less))
    if clause.duration is None:
        raise CannotDo("for how long? Say this turn or the like")
    if isinstance(clause.subject, tree.You) and clause.verb == "deal":
        raise CannotDo("who deals it?")
    clause = aimed(scope, clause)
    doer, sufferer = (clause.subject, clause.get("whom")) if clause.verb == "deal" else (None, clause.subject)
    flags = harm_flags(clause.get("kind"))
    pattern = EventPattern(
        kinds.DAMAGE, card=fixed_part(scope, sufferer), by=fixed_part(scope, doer or clause.get("source")), flags=flags
    )
    more = Replacement(1 << kinds.DAMAGE, pattern, None, changed(scope, relative), NOTHING)
    whose = ended_by(scope, clause.duration)
    scope.effects.append(Declare(until_of(scope, clause.duration), replacements=(more,), whose=whose))


def build_give(scope: Scope, clause: tree.Clause) -> None:
    """The same facts, given by an instruction for a time."""
    if clause.duration is None:
        clause = replace(clause, duration=time_to_come(changed_thing(clause)))
    if clause.duration is None and is_of_the_moment(scope, clause, changed_thing(clause)):
        until = FOR_THE_MOMENT
    elif clause.duration is None and clause.verb == "gain_control":
        until = FOR_GOOD
    else:
        until = until_of(scope, clause.duration)
    whose = ended_by(scope, clause.duration)
    directly = "directly" in clause.adverbs or isinstance(clause.get("whom"), tree.PLAYERS)
    if clause.verb == "attack" and clause.modal in ("can", "may") and directly:
        build_direct(scope, clause, until, whose)
        return
    if clause.verb == "swap" and clause.get("other") is None:
        pair = build_group(scope, clause.get("of"), in_play(scope))  # type: ignore[arg-type]
        scope.effects.append(SwapBetween(pair, scope.names.stat(str(clause.get("one"))), until, whose))
        return
    if clause.verb in BOUNDS and is_rewritten(scope, clause):
        scope.effects.append(Declare(until, replacements=(bounded(scope, clause, None),), whose=whose))
        return
    if is_capped(clause):
        scope.effects.append(Declare(until, replacements=(capped(scope, aimed(scope, clause), None),), whose=whose))
        return
    if is_forced(clause):
        scope.effects.append(Declare(until, prohibitions=demands_of(scope, clause, None), whose=whose))
        return
    forbidden = clause.modal == "cannot" and clause.verb not in BOUNDS
    if forbidden or (clause.modal == "must" and clause.verb == "pass"):
        subject = clause.subject
        chosen = isinstance(subject, (tree.Reference, tree.Things)) and excess_of(clause) is None
        if clause.verb == "shift" and clause.get("row") != "another":
            raise CannotDo("a text can only forbid to move at all")
        if chosen and not clause.passive and clause.get("whom") is None and clause.get("what") is None:
            banned = tuple(ban.kind for ban in build_bans(scope, clause, None))
            group = build_group(scope, subject, in_play(scope))  # type: ignore[arg-type]
            scope.effects.append(Give(group, until, (), banned, whose))
            return
        bans = build_bans(scope, aimed(scope, clause), None)
        scope.effects.append(Declare(until, prohibitions=bans, whose=whose))
        return
    thing = changed_thing(clause)
    if isinstance(thing, tree.PLAYERS):
        change_player(scope, clause, thing, until, whose)
        return
    if not isinstance(thing, (tree.Reference, tree.Things, tree.Several)):
        raise CannotDo("this cannot be changed")
    if isinstance(thing, tree.Things) and isinstance(thing.quantity, tree.All) and is_passing(scope, thing):
        plans = plans_of(scope, clause)
        scope.effects.append(Declare(until, whose=whose, plans=plans, what=build_filter(scope, thing)))
        return
    group = build_group(scope, thing, in_play(scope))
    scope.effects.append(Give(group, until, plans_of(scope, clause), (), whose, given_text(scope, clause)))


def build_direct(scope: Scope, clause: tree.Clause, until: int, whose: Who | None) -> None:
    """ "Target creature can attack your opponent directly this turn"."""
    subject = clause.subject
    if not isinstance(subject, (tree.Reference, tree.Things)):
        raise CannotDo("who attacks?")
    anybody = build_permission(scope, replace(clause, subject=None, duration=None), None)
    if anybody is None:
        raise CannotDo('"attack" does not change anything in this way')
    what = filters.IsAmong(build_group(scope, subject, in_play(scope)))
    permission = Prohibition(anybody.kind, what, anybody.pattern, None)
    scope.effects.append(Declare(until, permissions=(permission,), whose=whose))


def build_ignore(scope: Scope, clause: tree.Clause) -> None:
    """ "Target card ignores DEF this turn"."""
    stat, subject = clause.get("stat"), clause.subject
    if not isinstance(stat, str) or not isinstance(subject, (tree.Reference, tree.Things)):
        raise CannotDo("what ignores what?")
    pattern = EventPattern(kinds.IGNORE, amount=scope.names.stat(stat))
    what = filters.IsAmong(build_group(scope, subject, in_play(scope)))
    ignoring = Prohibition(kinds.IGNORE, what, pattern, None)
    until, whose = until_of(scope, clause.duration), ended_by(scope, clause.duration)
    scope.effects.append(Declare(until, permissions=(ignoring,), whose=whose))


def given_text(scope: Scope, clause: tree.Clause) -> Text | None:
    """The text in quotes that a clause gives; what is played or used cannot be given."""
    from cardwright.effects.build import TextBuilder

    grants = clause.get("grants")
    if not isinstance(grants, tree.Grants) or not grants.abilities:
        return None
    builder = TextBuilder(scope.names)
    for index, ability in enumerate(grants.abilities):
        used = isinstance(ability, tree.Activated) and scope.names.vocabulary.words.style.lends
        if not used and not isinstance(ability, (tree.Triggered, tree.Static, tree.Replacement)):
            raise CannotDo("such an ability cannot be given to other cards")
        builder.add(ability, scope.sentence, index)
    text = builder.text()
    if text.cost_changes or text.permissions or text.program.targets:
        raise CannotDo("such an ability cannot be given to other cards")
    scope.remembers |= builder.remembers
    return text
