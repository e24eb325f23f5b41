"""What abilities are about: the clauses of a program, who takes part in them, what they point back to."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from cardwright.text.check import ALWAYS, Senseless
from cardwright.text.table.clauses import GAP, STATIVE
from cardwright.text.table.happenings import LASTING, becomes_so, of_itself
from cardwright.text.table.lessening import HALF, HALF_UP
from cardwright.text.table.multiplied import DOUBLE, Multiplied, instead
from cardwright.text.table.sentences import Otherwise
from cardwright.text.table.steps import clauses_of
from cardwright.text.tree import (
    ANY_CARD,
    Ability,
    All,
    AnyPlayer,
    Clause,
    Condition,
    Delayed,
    Did,
    EachPlayer,
    EitherEvent,
    Event,
    Grants,
    If,
    Keyword,
    Kind,
    Less,
    Lethal,
    May,
    More,
    Number,
    Opponent,
    PayFor,
    PhaseEvent,
    Reference,
    Relative,
    Replacement,
    Slot,
    Some,
    State,
    Static,
    Step,
    ThatPlayer,
    The,
    Things,
    Together,
    Triggered,
    Unless,
    You,
    exchanged,
)
from cardwright.text.words import CardFacts, Vocabulary

COMING: Final = ("deploy", "play", "summon")
HIDDEN: Final = ("reveal", "discard", "play", "summon", "put")


def clauses_in(steps: tuple[Step, ...]) -> list[Clause]:
    """Return all clauses of a program."""
    found: list[Clause] = []
    for step in steps:
        match step:
            case Clause():
                found.append(step)
            case Together(clauses):
                found.extend(clauses)
            case If(_, then, otherwise):
                found += clauses_in(then) + clauses_in(otherwise)
            case May(_, inner):
                found += clauses_in(inner)
            case PayFor(cost, inner):
                found += [*cost, *clauses_in(inner)]
    return found


def own_keywords(fact: Static, others: bool) -> tuple[Keyword, ...]:
    """Return the keywords that a fact gives to this card, if that is all; "it" is this card if there are no others."""
    clause = fact.clause
    grants = clause.get("grants")
    itself = Reference("this"), Reference("it")
    if clause.subject not in itself or (clause.subject == itself[1] and others):
        return ()
    plain = Clause("get", clause.subject, clause.slots) == clause and fact.condition is None
    if not plain or not isinstance(grants, Grants) or grants.bonuses or grants.abilities:
        return ()
    return grants.keywords


def is_paid(steps: tuple[Step, ...]) -> bool:
    """Tell whether all that is done is to pay."""
    told = clauses_in(steps)
    return bool(told) and all(clause.verb == "pay" for clause in told)


def completed(steps: tuple[Step, ...], before: Step) -> tuple[Step, ...]:
    """ "Deal 4 damage instead": to whom, is told by the deed in whose place it is done."""
    if isinstance(steps[0], Multiplied):
        twice = instead(before, steps[0].by)
        if twice is None:
            raise Senseless("twice or half of what?", "")
        return (twice,)
    said, meant = clauses_of(steps[0]), clauses_of(before)
    if len(steps) != 1 or said is None or meant is None or len(said) != 1 or len(meant) != 1:
        return steps
    names = {slot.name for slot in said[0].slots}
    if said[0].verb != meant[0].verb:
        return steps
    if said[0].subject != meant[0].subject:
        again = isinstance(said[0].subject, Reference) and said[0].subject.word in ("it", "they", "them")
        lasts = again and said[0].verb == "get" and said[0].duration is None
        return (replace(said[0], duration=meant[0].duration),) if lasts else steps
    amount = said[0].get("amount")
    if isinstance(amount, More | Less) and amount in (DOUBLE, HALF, HALF_UP) and (twice := instead(meant[0], amount)):
        return (twice,)
    missing = tuple(slot for slot in meant[0].slots if slot.name not in names)
    span = said[0].duration or meant[0].duration
    return (replace(said[0], slots=(*said[0].slots, *missing), duration=span),)


def bettered(abilities: list[Ability], condition: Condition, steps: tuple[Step, ...]) -> bool:
    """Take what holds instead of the last fact while something is so; tell whether there was such a fact."""
    fact = abilities[-1] if abilities else None
    better = steps[0] if len(steps) == 1 else None
    if not isinstance(fact, Static) or fact.condition is not None or not isinstance(better, Clause):
        return False
    again = isinstance(better.subject, Reference) and better.subject.word in ("it", "they", "them")
    if better.verb != fact.clause.verb or better.duration is not None:
        return False
    if not again and better.subject != fact.clause.subject:
        return False
    instead = replace(better, subject=fact.clause.subject)
    abilities[-1:] = (Static(fact.clause, condition, "unless"), Static(instead, condition, "if"))
    return True


def is_own_number(clause: Clause, printed: Collection[str]) -> bool:
    """Tell whether a bonus for the bearer is to a number that only the card itself has."""
    grants = clause.get("grants")
    bearer = isinstance(clause.subject, Reference) and clause.subject.word == "bearer"
    return bearer and isinstance(grants, Grants) and any(bonus.stat in printed for bonus in grants.bonuses)


def of_its_own(sentence: Any, printed: Collection[str], worn: bool) -> Any:
    """Say of this card what bare bonuses to its own numbers say where cards have no bearer."""
    own = not worn and any(isinstance(each, Clause) and is_own_number(each, printed) for each in parts_within(sentence))
    return said_of_this(sentence) if own else sentence


def parts_within(value: Any) -> Iterator[Any]:
    """List a sentence and all its parts."""
    yield value
    held = value if isinstance(value, tuple) else ()
    if isinstance(value, Struct):
        held = tuple(getattr(value, name) for name in value.__struct_fields__)
    for each in held:
        if isinstance(each, Struct | tuple):
            yield from parts_within(each)


def said_of_this(value: Any) -> Any:
    """Say "this" for the bearer."""
    return exchanged(
        value, lambda one: Reference("this") if isinstance(one, Reference) and one.word == "bearer" else None
    )


def is_contrary(step: If) -> bool:
    """Tell whether a step says "if you do not"."""
    return step.condition == Unless(Did()) and not step.otherwise


def asks_about_you(step: Step) -> bool:
    """Tell whether a step asks what you control or have: "if you do not" then is its contrary."""
    if not isinstance(step, If) or step.otherwise or not isinstance(step.condition, Clause):
        return False
    return isinstance(step.condition.subject, You) and step.condition.verb in ("control", "have")


def facts_under(step: Step) -> tuple[Step, ...]:
    """Return the parts of "A and B", "if ..., A and B" and "if ..., A, otherwise B", each under its condition."""
    match step:
        case Together(clauses):
            return clauses
        case If(condition, (Together(clauses),), ()) if not isinstance(condition, Did | Unless | Lethal):
            return tuple(If(condition, (clause,)) for clause in clauses)
        case If(condition, (Clause() as one,), (Clause() as other,)) if not isinstance(condition, Did | Lethal):
            return If(condition, (one,)), If(contrary_to(condition), (other,))
    return ()


def contrary_to(condition: Condition) -> Condition:
    """Return the condition that holds where another does not."""
    return condition.condition if isinstance(condition, Unless) else Unless(condition)


def facts_otherwise(sentence: Any, abilities: list[Ability], block: list[Step] | None) -> tuple[Step, ...]:
    """Return what holds "otherwise", where a fact was told last that holds while something is so."""
    last = abilities[-1] if abilities and not block else None
    if not isinstance(sentence, Otherwise) or not isinstance(last, Static) or last.condition is None:
        return ()
    condition = contrary_to(Unless(last.condition) if last.word == "unless" else last.condition)
    return tuple(If(condition, (clause,)) for clause in clauses_in(sentence.steps))


def prolonged(ability: Ability, step: Step) -> Replacement | None:
    """Return a replacement that does one thing more, as said in the next sentence; None if that is none of it."""
    if not isinstance(ability, Replacement) or not ability.instead or ability.optional or len(ability.steps) != 1:
        return None
    done, more = clauses_of(ability.steps[0]), clauses_of(step)
    if done is None or more is None or any(clause.modal for clause in (*done, *more)):
        return None
    return replace(ability, steps=(Together((*done, *more)),))


def participants(clause: Clause) -> list[Any]:
    """Return a clause's subject and arguments."""
    return [clause.subject, *(slot.value for slot in clause.slots)]


def about_this(clause: Clause) -> bool:
    """Tell whether a clause is about this card."""
    return any(isinstance(value, Reference) and value.word == "this" for value in participants(clause))


def points_back(clause: Clause) -> bool:
    """Tell whether a clause's subject points back to something said before."""
    subject = clause.get("what") if clause.passive else clause.subject
    return isinstance(subject, Reference) and subject.word != "this"


def is_recurrent(event: Event) -> bool:
    """Tell whether an event is a moment that comes again and again."""
    return isinstance(event, PhaseEvent) and not is_numbered(event)


def is_numbered(event: Event) -> bool:
    """Tell whether an event is a moment to come, or so many of them, and no other."""
    return isinstance(event, PhaseEvent) and (event.next or event.this or event.count > 1)


def to_come(said: Any) -> Any:
    """Say what is done at a moment to come, once or so often, as an order: no card does it again and again."""
    if not isinstance(said, Triggered) or not is_numbered(said.event) or said.limit is not None:
        return said
    return Delayed(said.event, said.steps if said.condition is None else (If(said.condition, said.steps),))


def drawn_besides(step: Step, vocabulary: Vocabulary) -> Triggered | None:
    """Read "you draw 1 more card in your draw phase" of a card that stays as what happens in each such phase."""
    if not isinstance(step, Clause) or step.verb != "draw" or not isinstance(step.get("amount"), More | Less):
        return None
    during, phases = step.duration, vocabulary.words.phases
    if during is None or step.modal or during.kind not in ("during", "each") or during.span not in phases:
        return None
    span = during.span
    if during.kind == "each":
        span = next((name for name in phases if name.startswith("draw")), span)
    heard = phases[span].heard
    edge = next((name for name in ("in", "start") if name in heard), "")
    who, shared = step.subject, "round" in phases  # the steps of a round are everybody's
    if not edge or not isinstance(who, You | Opponent | EachPlayer if shared or edge == "start" else You | Opponent):
        return None
    if not shared and isinstance(who, EachPlayer):
        # Of a phase of each player's own, that player draws so many.
        return Triggered(PhaseEvent(edge, span), (replace(step, subject=ThatPlayer("they"), duration=None),))
    whose = None if shared or isinstance(who, EachPlayer) else who
    return Triggered(PhaseEvent(edge, span, whose), (replace(step, duration=None),))


def comes_so(step: Step) -> Triggered | None:
    """Read "cards your opponent deploys are suspended for 1 turn" as what happens when one is deployed."""
    if not isinstance(step, Clause) or step.verb != "be" or not isinstance(step.get("how"), State):
        return None
    things = step.subject
    if step.duration is None or step.modal or not isinstance(things, Things) or things.quantity != All():
        return None
    told = [item for item in things.filters if isinstance(item, Relative)]
    event = told[0].clause if len(told) == 1 else None
    if event is None or event.verb not in COMING or event.get("what") != Reference("gap") or event.tense or event.modal:
        return None
    rest = tuple(item for item in things.filters if item is not told[0])
    one = replace(things, quantity=Some(Number(1)), filters=rest)
    slots = tuple(Slot("what", one) if slot.name == "what" else slot for slot in event.slots)
    return Triggered(replace(event, slots=slots), (replace(step, subject=Reference("it")),))


def borne(trigger: Triggered, facts: CardFacts, vocabulary: Vocabulary) -> Triggered:
    """Read "when this is equipped" of a card that bears others, not is borne, as when one is attached to it."""
    event, noun = trigger.event, vocabulary.words.nouns.get(facts.type)
    if not isinstance(event, Clause) or event.verb != "attach" or noun is None or noun.stats is not True:
        return trigger
    this = Reference("this")
    if event.get("what") != this or event.subject != You():
        return trigger
    one = Things(Some(Number(1)), (Kind((ANY_CARD,)),))
    return replace(trigger, event=Clause("attach", AnyPlayer(), (Slot("what", one), Slot("to", this))))


def recurring(step: Step, vocabulary: Vocabulary) -> Triggered | None:
    """Read what a card that stays does at a moment, perhaps if something is so then, as done each time it comes."""
    match step:
        case Clause() if step.get("trait") is not None and "enter" in vocabulary.words.verbs:
            return Triggered(Clause("enter", Reference("this")), (step,))
        case Delayed(event, steps) if is_recurrent(event):
            return Triggered(event, steps)
        case If(condition, (Delayed(event, steps, None, False),), ()) if is_recurrent(event):
            return Triggered(event, steps, condition)
        case If(Clause(verb="be"), (Clause(verb="cost"),), ()):
            return None  # what things cost is so for as long as something is so
        case If(Clause(verb="be") as event, steps, ()) if vocabulary.words.style.looks and becomes_so(event):
            holds = any(clause.modal or clause.verb in LASTING for clause in clauses_in(steps))
            return None if holds else Triggered(of_itself(event), steps)
    return drawn_besides(step, vocabulary) or comes_so(step) or done_by_such(step)


def done_by_such(step: Step) -> Triggered | None:
    """Read "creatures that attack this take 1 damage" as what happens whenever one does."""
    if not isinstance(step, Clause) or step.modal or step.duration is not None or step.verb in STATIVE - {"get"}:
        return None
    subject = step.subject
    if not isinstance(subject, Things) or not isinstance(subject.quantity, All | Some | The) or not subject.filters:
        return None
    doing = subject.filters[-1]
    event = doing.clause if isinstance(doing, Relative) else None
    if event is None or event.subject != GAP or event.tense or event.modal or event.passive or event.verb in STATIVE:
        return None
    if step.verb in LASTING and event.verb not in ("kill", "destroy", "enter"):
        if event.verb in ("attack", "fight", "counterattack"):
            raise Senseless("for how long? Say while it does so, or until when", "that")
        return None
    one = replace(subject, quantity=Some(Number(1)), filters=subject.filters[:-1])
    return Triggered(replace(event, subject=one), (replace(step, subject=Reference("it")),))


def comes_again(event: Event, vocabulary: Vocabulary) -> bool:
    """Tell whether an event is the edge of a span of which there may be several, or none, while a card takes effect."""
    if not isinstance(event, PhaseEvent) or not is_recurrent(event) or event.span in ALWAYS:
        return False
    return event.span in vocabulary.words.phases and vocabulary.words.phases[event.span].ends


def is_ahead(event: Event) -> bool:
    """Tell whether an event is waited for only in what is left of a span of time."""
    return isinstance(event, Clause) and event.duration is not None and event.duration.kind in ("this", "until end")


def concerns_this(event: Event) -> bool:
    """Tell whether an event happens to this card."""
    match event:
        case EitherEvent(events):
            return any(concerns_this(each) for each in events)
        case PhaseEvent():
            return False
        case Clause():
            return about_this(event)


def spares(clause: Clause) -> bool:
    """Tell whether something takes no damage at all, for as long as it is said."""
    return clause.get("amount") == Number(0) and clause.duration is None and not clause.modal


def spared(clause: Clause) -> Clause:
    """Read "it takes no damage from spells" as "prevent all damage to it from spells"."""
    kept = tuple(slot for slot in clause.slots if slot.name in ("kind", "source"))
    assert clause.subject is not None
    kinds = tuple(slot for slot in kept if slot.name == "kind")
    sources = tuple(slot for slot in kept if slot.name == "source")
    return Clause("prevent", You(), (*kinds, Slot("whom", clause.subject), *sources))


def zone_said(steps: tuple[Step, ...]) -> str:
    """Return the zone from which an ability says it works ("reveal this from your hand")."""
    for clause in clauses_in(steps):
        what = clause.get("what")
        if clause.verb in HIDDEN and isinstance(what, Reference) and what.word == "this":
            zone = getattr(clause.get("source"), "zone", "")
            if zone:
                return str(zone)
    return ""


def attaches_this(clause: Clause) -> bool:
    """Tell whether a clause says what this card is attached to."""
    what = clause.get("what")
    this = isinstance(what, Reference) and what.word == "this"
    return clause.verb == "attach" and this and isinstance(clause.get("to"), Things)
