"""From sentences to programs: conditions, offers, modes, payments around the verbs."""

from __future__ import annotations

from msgspec.structs import replace

from cardwright.effects import amounts, who
from cardwright.effects.bonuses import Declare, EndWith
from cardwright.effects.build_conditions import build_condition, build_those
from cardwright.effects.build_elsewhere import build_lent, is_lent
from cardwright.effects.build_events import build_event
from cardwright.effects.build_rewrites import simple_rewrite
from cardwright.effects.build_rules import build_open
from cardwright.effects.build_spans import coming_moment, ended_by, until_of
from cardwright.effects.build_static import build_give
from cardwright.effects.build_things import build_group, build_value, build_who, in_play
from cardwright.effects.build_verbs import VERBS
from cardwright.effects.clauses import actor_of, aimed, is_player
from cardwright.effects.flow import (
    CanTakeUp,
    ChooseNow,
    EachDoes,
    IfSo,
    KeepMoved,
    May,
    Needs,
    Nothing,
    OneByOne,
    Pay,
    PickAtRandom,
    Repeatedly,
    SentenceDone,
    StartAfresh,
    TakeTop,
    UnlessDone,
)
from cardwright.effects.modes import ChooseModes
from cardwright.effects.moves import MoveThem
from cardwright.effects.piles import LookAt
from cardwright.effects.rewrites import ChangeAmount, DoesNotHappen
from cardwright.effects.scope import CannotDo, Scope, frame_slot
from cardwright.effects.verbs_moving import build_instead
from cardwright.effects.who import Who
from cardwright.engine.ability import Effect, Program, Replacement, Rewrite, Trigger
from cardwright.engine.ids import NOBODY
from cardwright.engine.lasting import FOR_GOOD, FROM_NEXT_TURN
from cardwright.text import tree
from cardwright.text.tree import nodes

FOUGHT = ("attack", "counterattack", "fight")
"""Events that take a while."""
AT_ONCE = frozenset({"draw", "burn", "heal", "gain", "lose"})
"""Verbs that see to several players themselves."""


def build_program(scope: Scope, steps: tuple[tree.Step, ...]) -> Program:
    """A whole text as a program."""
    scope.clauses.extend(clauses_in(steps))
    scope.pointed.update(node.slot for node in nodes(steps) if isinstance(node, tree.Reference))
    build_steps(scope, steps)
    said = {node.slot for node in nodes(steps) if isinstance(node, tree.Things)}
    if any(slot >= tree.FIRST_CHOICE and slot not in scope.chosen for slot in said & scope.pointed):
        raise CannotDo("a word refers to what nobody keeps in mind: say it again in full")
    return Program(tuple(scope.effects), tuple(scope.targets), scope.sentence)


def build_steps(scope: Scope, steps: tuple[tree.Step, ...]) -> None:
    """Steps in order; one that a later "if you do" asks about starts afresh."""
    steps = shields_first(steps)
    for index, step in enumerate(steps):
        following = steps[index + 1] if index + 1 < len(steps) else None
        if isinstance(following, tree.If) and asks_if_done(following.condition):
            scope.effects.append(StartAfresh())
        build_step(scope, step)
        if scope.names.vocabulary.words.style.sentences == "apart":
            scope.effects.append(SentenceDone())


def shields_first(steps: tuple[tree.Step, ...]) -> tuple[tree.Step, ...]:
    """What shall be done instead must be known before what it is about is hurt: "... If it would die, exile it"."""
    found = list(steps)
    for index in range(1, len(found)):
        shield = found[index]
        if isinstance(shield, tree.Shield) and any(
            isinstance(node, tree.Things) and getattr(node.quantity, "how", "") == "target"
            for node in nodes(found[index - 1])
        ):
            found[index - 1], found[index] = shield, found[index - 1]
    return tuple(found)


def clauses_in(steps: tuple[tree.Step, ...]) -> list[tree.Clause]:
    """The clauses of steps that stand side by side."""
    found: list[tree.Clause] = []
    for step in steps:
        if isinstance(step, tree.Clause):
            found.append(step)
        elif isinstance(step, tree.Together):
            found.extend(step.clauses)
    return found


def asks_if_done(condition: tree.Condition) -> bool:
    """Whether a condition is about the step before."""
    if isinstance(condition, tree.Unless):
        return asks_if_done(condition.condition)
    return isinstance(condition, (tree.Did, tree.Lethal))


def build_block(scope: Scope, steps: tuple[tree.Step, ...]) -> tuple[Effect, ...]:
    """Steps as a block of their own."""
    outer = scope.block()
    build_steps(scope, steps)
    return scope.end_block(outer)


def build_step(scope: Scope, step: tree.Step) -> None:
    """One step of a text."""
    if isinstance(step, tree.Clause):
        build_clause(scope, step)
        end_with(scope, step.duration, step.subject)
    elif isinstance(step, tree.Together):
        for clause in step.clauses:
            build_clause(scope, clause)
            end_with(scope, clause.duration, clause.subject)
    elif isinstance(step, tree.If):
        known = set(scope.chosen)
        condition = build_condition(scope, step.condition)
        then = build_block(scope, step.then)
        check_known(scope, step, known)
        scope.effects.append(IfSo(condition, then, build_block(scope, step.otherwise)))
    elif isinstance(step, tree.May) and len(step.steps) == 1 and is_lent(step.steps[0]):
        build_lent(scope, step.steps[0], step.player)  # type: ignore[arg-type]
    elif isinstance(step, tree.May):
        effects = build_block(scope, step.steps)
        scope.effects.append(May(build_who(scope, step.player), effects, needs_of(effects), scope.sentence))
    elif isinstance(step, tree.UnlessDone):
        subject = step.clause.subject
        payer: Who = build_who(scope, subject) if is_player(subject) else who.You()  # type: ignore[arg-type]
        outer = scope.block()
        build_clause(scope, step.clause)
        price = scope.end_block(outer)
        scope.effects.append(UnlessDone(payer, price, needs_of(price), build_block(scope, step.steps), scope.sentence))
    elif isinstance(step, tree.Modes):
        modes = tuple(build_block(scope, option) for option in step.options)
        words = tuple(f"mode {number}" for number in range(1, len(modes) + 1))
        chooser = None if step.by is None else build_who(scope, step.by)
        needs = tuple(needs_of(mode) for mode in modes if step.count == 1 and not step.up_to and not step.chance)
        scope.effects.append(ChooseModes(modes, words, step.count, step.up_to, chooser, step.least, step.chance, needs))
    elif isinstance(step, tree.PayFor):
        outer = scope.block()
        scope.effects.append(StartAfresh())
        for clause in step.cost:
            build_clause(scope, clause)
        price = scope.end_block(outer)
        scope.effects.extend(price)
        scope.effects.append(IfSo(build_condition(scope, tree.Did()), build_block(scope, step.steps), ()))
    elif isinstance(step, tree.Instead):
        build_instead(scope, step)
    elif isinstance(step, tree.Repeat):
        scope.effects.append(Repeatedly(build_value(scope, step.times), build_block(scope, step.steps)))
    elif isinstance(step, tree.ForPlayers):
        build_for_players(scope, step)
    elif isinstance(step, tree.Shield):
        build_shield(scope, step)
        end_with(scope, step.duration)
    else:
        build_delayed(scope, step)
        end_with(scope, step.duration)


def end_with(scope: Scope, duration: tree.Duration | None, subject: object = None) -> None:
    """What lasts until something happens ends with it; what lasts until an attack, with the end of that attack."""
    if duration is None or duration.event is None:
        return
    heard = build_event(scope, duration.event)
    events = duration.event.events if isinstance(duration.event, tree.EitherEvent) else (duration.event,)
    fought = all(isinstance(event, tree.Clause) and event.verb in FOUGHT for event in events)
    until = until_of(scope, tree.Duration("deed", "attack")) if fought else NOBODY
    slot = subject.slot if isinstance(subject, (tree.Things, tree.Reference)) else tree.UNRESOLVED
    own = any(isinstance(node, tree.Reference) and node.slot == slot for node in nodes(duration.event))
    kept = frame_slot(slot) if own and slot >= tree.FIRST_CHOICE else NOBODY
    scope.effects.append(EndWith(heard.kinds, heard.pattern, until, kept))


def build_for_players(scope: Scope, step: tree.ForPlayers) -> None:
    """What each player does of whom something is true."""
    those = build_those(scope, step.condition)
    outer = scope.actor
    scope.actor = who.EachInTurn()
    effects = build_block(scope, step.then)
    scope.actor = outer
    scope.effects.append(EachDoes(those, effects))


def check_known(scope: Scope, step: tree.If, known: set[int]) -> None:
    """Refuse to ask, before a deed, about what is only chosen as it is done."""
    targets = {target.slot for target in scope.targets}
    then = {node.slot for node in nodes(step.then) if isinstance(node, tree.Things)} - known - {tree.UNRESOLVED}
    for node in nodes(step.condition):
        if isinstance(node, tree.Reference) and node.slot in then and frame_slot(node.slot) not in targets:
            raise CannotDo("what is only chosen then cannot be asked about before: say target")


def build_rewrite(scope: Scope, ability: tree.Replacement) -> tuple[Rewrite, Program]:
    """What becomes of the event, and what is done besides."""
    simple = simple_rewrite(scope, ability)
    if simple is not None:
        return simple, Program((), (), scope.sentence)
    clauses = clauses_in(ability.steps)
    at_once = len(clauses) > 1 and all(isinstance(step, (tree.Clause, tree.Together)) for step in ability.steps)
    # What is done instead is one deed: nothing is looked at before it is complete.
    build_steps(scope, (tree.Together(tuple(clauses)),) if at_once else ability.steps)
    program = Program(tuple(scope.effects), (), scope.sentence)
    return DoesNotHappen() if ability.instead else ChangeAmount(amounts.Fixed(0)), program


def build_shield(scope: Scope, step: tree.Shield) -> None:
    """A replacement that an instruction leaves behind, for one event."""
    heard = build_event(scope, aimed(scope, step.replacement.event))
    made = step.replacement
    if len(made.steps) == 1 and isinstance(made.steps[0], tree.Clause) and made.steps[0].get("harm") is not None:
        made = replace(made, steps=(aimed(scope, made.steps[0]),))  # who takes it in its stead is chosen now
    inner = Scope(scope.names, scope.sentence, heard.subject, heard.object)
    inner.chosen = set(scope.chosen)
    rewrite, program = build_rewrite(inner, made)
    scope.remembers |= inner.remembers
    optional = step.replacement.optional
    needs = needs_of(program.effects) if optional else None
    condition = CanTakeUp(needs, None) if needs is not None else None
    shield = Replacement(heard.kinds, heard.pattern, condition, rewrite, program, optional)
    uses = NOBODY if step.every else 1
    until = until_of(scope, step.duration) if step.duration is not None else FOR_GOOD
    scope.effects.append(Declare(until, replacements=(shield,), uses=uses, whose=ended_by(scope, step.duration)))


def build_delayed(scope: Scope, step: tree.Delayed) -> None:
    """A trigger that an instruction leaves behind, for one event or for all in a span of time."""
    event = aimed(scope, step.event) if isinstance(step.event, tree.Clause) else step.event
    heard = build_event(scope, event)
    inner = Scope(scope.names, scope.sentence, heard.subject, heard.object)
    inner.chosen = set(scope.chosen)
    program = build_program(inner, step.steps)
    scope.remembers |= inner.remembers
    trigger = Trigger(heard.kinds, heard.pattern, None, program, first_time=False)
    until = until_of(scope, step.duration) if step.duration is not None else FOR_GOOD
    uses = NOBODY if step.every else 1
    whose = ended_by(scope, step.duration)
    if isinstance(step.event, tree.PhaseEvent) and step.duration is None:
        uses, until = step.event.count, coming_moment(scope, step.event) or FOR_GOOD
        whose = build_who(scope, step.event.whose) if until == FROM_NEXT_TURN and step.event.whose else None
    scope.effects.append(Declare(until, triggers=(trigger,), uses=uses, whose=whose))


def needs_of(effects: tuple[Effect, ...]) -> Needs | None:
    """What an offer needs to make sense: its first payment or choice."""
    for effect in effects:
        if isinstance(effect, Pay):
            return Needs(effect.cost, None)
        if isinstance(effect, ChooseNow):
            return Needs(None, effect.target)
        if not isinstance(effect, StartAfresh):
            return None
    return None


def picks_anew(clause: tree.Clause) -> tree.Things | None:
    """ "Each ally fights an enemy": those of whom each has another enemy; None if it is one deed."""
    each = clause.subject
    if not isinstance(each, tree.Things) or not isinstance(each.quantity, tree.All) or clause.modal or clause.tense:
        return None
    for slot in clause.slots:
        picked = slot.value.quantity if isinstance(slot.value, tree.Things) else None
        if isinstance(picked, tree.Some) and each.slot >= tree.FIRST_CHOICE:
            if picked.how == "random" or picked.how == "choice" and clause.verb in ("deal", "fight"):
                return each
    return None


def build_clause(scope: Scope, clause: tree.Clause) -> None:
    """One verb, done by one player or by several in turn."""
    outer_actor = scope.actor
    scope.actor = actor_of(scope, clause)
    if isinstance(clause.subject, (tree.EachPlayer, tree.PlayersWho)) and (
        clause.verb not in AT_ONCE or counts_own(clause)
    ):
        everybody = scope.actor
        scope.actor = who.EachInTurn()
        outer = scope.block()
        build_one(scope, clause)
        if clause.verb == "choose":
            scope.effects.append(Nothing())
        effects = scope.end_block(outer)
        shown = len(effects) > 0 and isinstance(effects[-1], LookAt)
        scope.effects.append(EachDoes(everybody, effects, slot_chosen(effects), shown))
    elif (each := picks_anew(clause)) is not None:
        group = build_group(scope, each, in_play(scope))
        outer, pointing, scope.pointing = scope.block(), scope.pointing, False
        build_one(scope, replace(clause, subject=tree.Reference("it", slot=each.slot)))
        effects, scope.pointing = scope.end_block(outer), pointing
        scope.effects.append(OneByOne(group, frame_slot(each.slot), effects))
    else:
        build_one(scope, clause)
        what = clause.get("what")
        if isinstance(what, tree.Things) and isinstance(what.quantity, tree.Top) and what.slot in scope.pointed:
            scope.effects.append(KeepMoved(frame_slot(what.slot)))
    scope.actor = outer_actor


def counts_own(clause: tree.Clause) -> bool:
    """Whether each player counts what is their own ("a card for each creature they control", "that many cards")."""
    for node in nodes(clause):
        if isinstance(node, tree.ThatMuch) and node.slot == tree.THIS_WAY:
            return True
        if isinstance(node, (tree.Each, tree.CountOf, tree.StatOf)):
            if any(isinstance(each, tree.ThatPlayer) and each.slot == tree.ACTOR for each in nodes(node)):
                return True
    return False


def slot_chosen(effects: tuple[Effect, ...]) -> int:
    """The slot of a choice whose cards are then moved or shown, NOBODY for anything else."""
    slots: list[int] = []
    for effect in effects[:-1]:
        if isinstance(effect, (ChooseNow, PickAtRandom)):
            slots.append(effect.target.slot)
        elif isinstance(effect, TakeTop) and isinstance(effects[-1], LookAt):
            slots.append(effect.slot)
        elif not isinstance(effect, StartAfresh):
            return NOBODY
    return slots[0] if len(slots) == 1 and isinstance(effects[-1], (MoveThem, Nothing, LookAt)) else NOBODY


def build_one(scope: Scope, clause: tree.Clause) -> None:
    """One verb by one player: done, offered, or given as a rule for a time."""
    if clause.limit is not None and not clause.modal and clause.verb != "use":
        raise CannotDo("how often is it done? Say it of the whole ability")
    if is_lent(clause) and clause.modal in ("may", "can"):
        build_lent(scope, clause, clause.subject or tree.You())
    elif clause.modal == "may":
        outer = scope.block()
        build_verb(scope, clause)
        effects = scope.end_block(outer)
        scope.effects.append(May(scope.actor, effects, needs_of(effects), scope.sentence))
    elif clause.modal in ("cannot", "can", "must", "would"):
        build_give(scope, clause)
    elif clause.modal == "always":
        build_open(scope, clause)
    elif clause.verb == "exile" and clause.duration is not None:
        build_held(scope, clause, clause.duration)
    elif clause.modal == "not" and clause.verb != "discard":
        raise CannotDo("this only says what is not done: for a rule, say that it cannot be done")
    else:
        build_verb(scope, clause)


def build_held(scope: Scope, clause: tree.Clause, duration: tree.Duration) -> None:
    """ "Exile it until this leaves": nothing if this has left already; then it comes back where it was."""
    what = clause.get("what")
    if not isinstance(what, (tree.Things, tree.Reference)) or clause.get("source") is not None:
        raise CannotDo("what is exiled for a time?")
    if duration.kind != "while here":
        build_away(scope, clause, what, duration)
        return
    this = tree.Reference("this", slot=tree.THIS)
    place = tree.Place(duration.span, duration.whose)
    stays = tree.Clause("be", this, (tree.Slot("how", tree.InZone(place)),))
    outer = scope.block()
    scope.pointed.add(what.slot)
    build_verb(scope, tree.Clause("exile", clause.subject, clause.slots))
    taken = tree.Slot("what", tree.Reference("it", slot=what.slot))
    back = tree.Clause("return", tree.You(), (taken, tree.Slot("to", place)))
    leaves = tree.Clause("leave", this, (tree.Slot("zone", place),))
    build_delayed(scope, tree.Delayed(leaves, (back,)))
    effects = scope.end_block(outer)
    scope.effects.append(IfSo(build_condition(scope, stays), effects, ()))


def build_away(scope: Scope, clause: tree.Clause, what: tree.Things | tree.Reference, duration: tree.Duration) -> None:
    """ "Exile it until end of turn": then it comes back into play."""
    ends = duration.kind == "until end"
    edge = tree.PhaseEvent("end" if ends else "start", duration.span, duration.whose, next=not ends, this=ends)
    event: tree.Event = edge if duration.event is None else duration.event
    home = next(name for name, index in scope.names.zones.items() if scope.names.zone_kinds[index].in_play)
    scope.pointed.add(what.slot)
    build_verb(scope, tree.Clause("exile", clause.subject, clause.slots))
    taken = tree.Slot("what", tree.Reference("it", slot=what.slot))
    back = tree.Clause("return", tree.You(), (taken, tree.Slot("to", tree.Place(home))))
    build_delayed(scope, tree.Delayed(event, (back,)))


def build_verb(scope: Scope, clause: tree.Clause) -> None:
    """Hand the clause to its verb."""
    builder = VERBS.get(clause.verb)
    if builder is None:
        raise CannotDo(f'"{clause.verb}" is not something that a text can do')
    builder(scope, clause)
