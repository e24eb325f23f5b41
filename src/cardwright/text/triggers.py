"""Triggers in their usual form."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.check import Senseless
from cardwright.text.table.clauses import STATIVE
from cardwright.text.table.staying import ATTACKS, HOSTS, MEANWHILE, THIS, THIS_ATTACK, of_that_attack, one_of
from cardwright.text.tree import (
    CARRIED_OUT,
    Abilities,
    Ability,
    All,
    Clause,
    Compared,
    Delayed,
    Did,
    Duration,
    During,
    EitherEvent,
    Event,
    Grants,
    If,
    Less,
    Lethal,
    More,
    Number,
    Opponent,
    PhaseEvent,
    Reference,
    Relative,
    Slot,
    Some,
    State,
    Static,
    Step,
    Things,
    Together,
    Triggered,
    Unless,
    You,
    exchanged,
)
from cardwright.text.unsaid import WHO
from cardwright.text.words import Vocabulary

FIGHT = "fight"
IT: Final = Reference("it")
THOSE: Final = (Reference("them"), Reference("they"))
"""Words for many of which one is spoken of."""
ATTACK: Final = Clause("attack", THIS)
THIS_TURN: Final = Duration("this", "turn")
DONE: Final = frozenset({"attack", "block", "counterattack", "damage", "deal", "destroy", "fight", "kill", "target"})
"""What a thing does at a moment."""
AMOUNT_FIRST: Final = ("deal", "poison", "scorch")
"""Verbs that tell how much before what they are done to."""
ATTACKING: Final = ("attack", "counterattack", "fight", "make")
"""Deeds that take time, so that something can be done before and after them."""


def is_carried_out(event: Event) -> bool:
    """Tell whether an event is that an attack is over, said as "after"."""
    if isinstance(event, EitherEvent):
        return all(is_carried_out(each) for each in event.events)
    return isinstance(event, Clause) and CARRIED_OUT in event.adverbs


def carried_out(event: Event) -> Event:
    """Return an event as what is over; only of an attack is that something else than that it happens."""
    if isinstance(event, EitherEvent):
        return EitherEvent(tuple(carried_out(each) for each in event.events))
    if not isinstance(event, Clause) or event.verb not in ATTACKING or event.modal or event.tense:
        return event
    if event.adverbs not in ((), (MEANWHILE,)):
        return event
    return replace(event, adverbs=(CARRIED_OUT,))


def intervenes(step: If) -> bool:
    """Tell whether an "if" after the event is a condition of the trigger itself, not about what was just done."""
    denied = isinstance(step.condition, Unless) and not isinstance(step.condition.condition, During)
    return not step.otherwise and not denied and not isinstance(step.condition, Did | Lethal)


def at_that_time(ability: Triggered, vocabulary: Vocabulary) -> Triggered:
    """Give what this card gets "when attacking" the length of that attack."""
    event = ability.event
    events = event.events if isinstance(event, EitherEvent) else (event,)
    if all(isinstance(each, Clause) and each.verb in ATTACKS for each in events) and not is_carried_out(event):
        blows = vocabulary.words.style.blows
        length = Duration("this", blows) if blows else THIS_ATTACK
        ability = replace(ability, steps=tuple(for_those_blows(step, length) for step in ability.steps))
        if len(events) == 1 and isinstance(events[0], Clause) and not events[0].passive:
            ability = replace(ability, steps=tuple(ignored_then(step, events[0].subject) for step in ability.steps))
    if not any(isinstance(each, Clause) and MEANWHILE in each.adverbs for each in events):
        return ability
    first = ability.steps[0]
    many = first.subject if isinstance(first, Clause) and first.verb in ("get", "ignore") else None
    if isinstance(many, Things) and isinstance(many.quantity, All) and len(events) == 1 and len(ability.steps) == 1:
        return of_many(events[0], first, many)
    who = bearer_of(first)
    plain = tuple(
        replace(each, subject=who if who is not None and each.subject == THIS else each.subject, adverbs=())
        for each in events
        if isinstance(each, Clause)
    )
    said = replace(event, events=plain) if isinstance(event, EitherEvent) else plain[0]
    length = Duration("until end", FIGHT) if FIGHT in vocabulary.words.phases else THIS_ATTACK
    return replace(ability, event=said, steps=tuple(for_that_attack(step, length) for step in ability.steps))


def kept_meanwhile(abilities: Abilities, vocabulary: Vocabulary) -> Abilities:
    """Say "while this is attacking" of what cannot be done when it attacks: an answer may come before the trigger."""
    if "attacking" not in vocabulary.words.states:
        return abilities
    return tuple(kept(one) if isinstance(one, Triggered) and one.event == ATTACK else one for one in abilities)


def kept(ability: Triggered) -> Ability:
    """Read "when this attacks, your opponent cannot play Reactions"."""
    match ability:
        case Triggered(steps=(Clause(modal="cannot") as ban,), condition=None, limit=None) if (
            ban.duration == THIS_ATTACK
        ):
            attacking = Clause("be", THIS, (Slot("how", State("attacking")),))
            return Static(replace(ban, duration=None), attacking, "while")
    return ability


def ignored_then(step: Step, attacker: object) -> Step:
    """Say of "it ignores DEF" that it is the attacker, which does so in that attack."""
    if not isinstance(step, Clause) or step.verb != "ignore" or step.modal:
        return step
    length = step.duration or THIS_ATTACK
    if step.subject != Reference("it") or not isinstance(attacker, Reference | Things):
        return replace(step, duration=length) if step.subject == THIS else step
    who = attacker if isinstance(attacker, Reference) else of_that_attack(attacker, False)
    return replace(step, subject=who, duration=length)


def of_many(event: Any, step: Any, many: Things) -> Triggered:
    """Say "when a friendly creature attacks, the attacking one gets +1/+0" for "... get +1/+0 when attacking"."""
    slots = tuple(
        replace(slot, value=one_of(slot.value)) if isinstance(slot.value, Things) else slot for slot in event.slots
    )
    told = replace(event, subject=one_of(many), slots=slots, adverbs=())
    return Triggered(told, (replace(step, subject=of_that_attack(one_of(many), False), duration=THIS_ATTACK),))


def bearer_of(step: Step) -> Reference | None:
    """Return what attacks "when attacking" where not this card gets something then: what this is attached to."""
    first = step.clauses[0] if isinstance(step, Together) else step
    if not isinstance(first, Clause) or first.verb not in ("get", "ignore") or not isinstance(first.subject, Reference):
        return None
    return first.subject if first.subject.word in HOSTS or first.subject == WHO else None


def for_those_blows(step: Step, length: Duration) -> Step:
    """Say of double damage, or of more or less of it, that it is that of the attack; so of what cannot be done then."""
    match step:
        case Together(clauses):
            return replace(step, clauses=tuple(for_those_blows(each, length) for each in clauses))
        case If(condition, then, otherwise):
            done = tuple(for_those_blows(each, length) for each in then)
            return If(condition, done, tuple(for_those_blows(each, length) for each in otherwise))
        case Clause(verb="deal" | "take", duration=None, modal="") if isinstance(step.get("amount"), More | Less):
            return replace(step, duration=length)
        case Clause(verb="activate" | "deploy" | "play" | "use", duration=None, modal="cannot"):
            return replace(step, duration=THIS_ATTACK)
    return step


def for_that_attack(step: Step, length: Duration) -> Step:
    """Say how long a bonus lasts of what attacks."""
    if isinstance(step, Together):
        return replace(step, clauses=tuple(for_that_attack(each, length) for each in step.clauses))
    if not isinstance(step, Clause) or step.duration is not None or step.verb not in ("get", "ignore"):
        return step
    if isinstance(step.subject, Reference) and step.subject.word in HOSTS:
        return replace(step, subject=Reference("it"), duration=length)
    itself = step.subject in (Reference("this"), Reference("it"), WHO)
    return replace(step, duration=length) if itself else step


def while_against(clause: Clause, vocabulary: Vocabulary) -> Triggered:
    """Make what something gets against others a trigger of each attack or fight with one of them."""
    who, whom = clause.subject, clause.get("whom")
    slots = (Slot("whom", whom),) if whom is not None else ()
    gets = replace(
        clause, slots=tuple(strengthened(slot, vocabulary) for slot in clause.slots if slot.name == "grants")
    )
    if FIGHT in vocabulary.words.phases:
        return Triggered(Clause(FIGHT, who, slots), (replace(gets, duration=Duration("until end", FIGHT)),))
    attacked = Clause("attack", whom, (Slot("whom", who),), passive=True)  # type: ignore[arg-type]
    events = (Clause("attack", who, slots), attacked)
    return Triggered(EitherEvent(events), (replace(gets, duration=THIS_ATTACK),))


def strengthened(slot: Slot, vocabulary: Vocabulary) -> Slot:
    """Say of which stat a bonus is of which that was not said: the one by which a card is strong."""
    strength = vocabulary.words.style.strength or next(iter(vocabulary.words.pair), "")
    grants = slot.value
    if not isinstance(grants, Grants) or not strength:
        return slot
    told = tuple(replace(bonus, stat=bonus.stat or strength) for bonus in grants.bonuses)
    return replace(slot, value=replace(grants, bonuses=told))


def conditioned(ability: Any) -> Any:
    """Make an "if" about all that a trigger does the trigger's own condition, wherever it was said."""
    if not isinstance(ability, Triggered) or ability.condition is not None or len(ability.steps) != 1:
        return ability
    step = ability.steps[0]
    if not isinstance(step, If) or not intervenes(step):
        return ability
    return replace(ability, steps=step.then, condition=step.condition)


def is_every(event: Event) -> bool:
    """Tell whether a moment comes with every span of time, said so."""
    return isinstance(event, PhaseEvent) and event.every


UNTIL: Final = {"until next": "until end", "until end next": "until end coming"}
"""How long something lasts that is said to last until a player's next round: rounds are nobody's."""


def of_nobody(span: PhaseEvent | Duration | During) -> PhaseEvent | Duration | During:
    """Say "your round" as "the round"."""
    if isinstance(span, Duration):
        if span.kind == "during" and isinstance(span.whose, Opponent):
            raise Senseless(f"each {span.span} is that of both players", span.span)
        return replace(span, whose=None, kind=UNTIL.get(span.kind, span.kind))
    return replace(span, whose=None)


def waiting(trigger: Delayed) -> Delayed | If:
    """Say for what an instruction waits; what is so or not so is asked at once."""
    event = trigger.event
    if isinstance(event, PhaseEvent) and not trigger.every:
        return replace(trigger, event=coming(event))
    if isinstance(event, Clause) and event.verb in STATIVE and not event.modal and trigger.duration is None:
        return If(event, trigger.steps)
    return trigger


def coming(event: PhaseEvent) -> PhaseEvent:
    """Say which end of a turn is meant by what waits for one: that of this turn."""
    told = event.next or event.this or event.whose is not None or event.count > 1
    return event if told or event.edge != "end" else replace(event, this=True)


def exceeds(event: Clause, most: Any) -> bool:
    """Tell whether damage of more than that number is spoken of."""
    amount = event.get("amount")
    if event.verb not in ("take", "deal") or not isinstance(amount, Compared) or not isinstance(most, Number):
        return False
    return amount in (Compared("more than", most), Compared("at least", Number(most.value + 1)))


def standing_order(step: Step, index: int) -> Triggered:
    """Read an order about whatever does something as what is done when it does; refuse one that is never done."""
    for slot in orders_in(step):
        doing = deed_of(slot.value)
        if doing is not None and isinstance(step, Clause):
            slots = tuple(Slot(one.name, victim_of(doing)) if one is slot else one for one in step.slots)
            return Triggered(doing, (actively(replace(step, slots=slots)),))
    if (told := once_done(step) or about_whoever(step)) is not None:
        return told
    ends = isinstance(step, Clause) and step.duration is not None and step.duration.event is not None
    if ends or (isinstance(step, Delayed) and isinstance(step.event, PhaseEvent)):
        return Triggered(Clause("enter", Reference("this")), (step,))  # from its first moment on
    from cardwright.text.sections import Misfit  # which needs this module

    raise Misfit("this is never done: say when it happens", index)


def victim_of(event: Clause) -> Reference:
    """Call what is harmed by its noun; who does something itself is "it"."""
    whom = event.get("whom") or event.get("what")
    if not isinstance(whom, Things) or not isinstance(event.subject, Reference) or len(whom.kinds) != 1:
        return Reference("it")
    return Reference("that", whom.kinds[0].nouns[0]) if len(whom.kinds[0].nouns) == 1 else Reference("it")


def actively(step: Clause) -> Clause:
    """Say what somebody suffers as what is done to it, in the order of that."""
    first = tuple(slot for slot in step.slots if slot.name == "amount" and step.verb in AMOUNT_FIRST)
    rest = tuple(slot for slot in step.slots if slot not in first)
    return replace(step, subject=You(), passive=False, slots=(*first, *rest))


def orders_in(step: Step) -> tuple[Slot, ...]:
    """List what an order speaks of, also where it is told as what befalls that."""
    if not isinstance(step, Clause) or step.modal or step.tense:
        return ()
    return step.slots if step.subject == You() or (step.passive and step.subject is None) else ()


def befalls(step: Step) -> Triggered | None:
    """Read "creatures damaged by this get -1 Atk" as what they get when that happens."""
    subject = step.subject if isinstance(step, Clause) and not step.tense else None
    last = subject.filters[-1] if isinstance(subject, Things) and subject.filters else None
    if not isinstance(step, Clause) or not isinstance(last, Relative) or not last.clause.passive:
        return None
    doing = deed_of(subject)
    if doing is None or (step.modal and step.duration is None):
        return None
    return Triggered(doing, (replace(step, subject=victim_of(doing)),))


def is_standing(step: Step) -> bool:
    """Tell whether an order is about whatever does something, or suffers it, at any time."""
    return any(deed_of(slot.value) is not None for slot in orders_in(step))


def about_whoever(step: Step) -> Triggered | None:
    """Read "cards damaged by this cannot be sold this turn" as what is so of each when that happens to it."""
    clauses = step.clauses if isinstance(step, Together) else (step,)
    first: Any = clauses[0]
    if not all(isinstance(each, Clause) and not each.tense for each in clauses):
        return None
    for thing in (first.subject, *(slot.value for slot in first.slots)):
        if (event := deed_of(thing)) is None:
            continue
        victim = victim_of(event)
        pointed = exchanged(clauses, lambda one: victim if one == thing else IT if one in THOSE else None)  # noqa: B023
        return Triggered(event, (Together(pointed),) if isinstance(step, Together) else pointed)
    return None


def once_done(step: Step) -> Triggered | None:
    """Read "if this attacked, it cannot attack in your next turn" as what comes of it each time."""
    done = step.condition if isinstance(step, If) and not step.otherwise else None
    if not isinstance(step, If) or not isinstance(done, Clause) or done.verb not in DONE or not done.tense:
        return None
    if done.modal or done.passive or done.subject not in (THIS, IT) or done.duration not in (None, THIS_TURN):
        return None
    clause = step.then[0] if len(step.then) == 1 else None
    if not isinstance(clause, Clause) or clause.modal != "cannot" or clause.duration is None:
        return None
    return Triggered(replace(done, subject=THIS, tense="", duration=None), step.then)


def deed_of(what: object) -> Clause | None:
    """Return what the things of a phrase do, said of one of them."""
    last = what.filters[-1] if isinstance(what, Things) and what.filters else None
    if not isinstance(what, Things) or not isinstance(last, Relative) or last.clause.verb not in DONE:
        return None
    clause = last.clause
    if clause.tense or clause.modal or clause.duration is not None:
        return None
    if not isinstance(what.quantity, All) and what.quantity != Some(Number(1)):
        return None
    one = replace(what, quantity=Some(Number(1)), filters=what.filters[:-1])
    if clause.passive and isinstance(clause.subject, Reference):
        slots = tuple(Slot(slot.name, one) if is_gap(slot.value) else slot for slot in clause.slots)
        return replace(clause, slots=slots, passive=False) if slots != clause.slots else None
    return replace(clause, subject=one) if is_gap(clause.subject) and not clause.passive else None


def is_gap(value: object) -> bool:
    """Tell whether something is what a relative clause is about."""
    return isinstance(value, Reference) and value.word == "gap"
