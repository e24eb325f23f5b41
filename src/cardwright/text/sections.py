"""Abilities that are used: what their sentences make, what is done to use them, and how often."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from cardwright.text.outcomes import Idle, forked, is_outcome
from cardwright.text.pieces import comes_again, concerns_this
from cardwright.text.remarks import for_a_time, shield_after, shield_for_good, told_of
from cardwright.text.table.aftermath import told_of_target
from cardwright.text.table.clauses import STATIVE
from cardwright.text.table.headers import Under
from cardwright.text.table.permits import UseOnly
from cardwright.text.table.repeats import Again
from cardwright.text.table.sentences import Keywords, Otherwise
from cardwright.text.table.steps import clauses_of, is_player
from cardwright.text.tree import (
    Abilities,
    Ability,
    Activated,
    Between,
    Clause,
    Compared,
    Condition,
    Delayed,
    Did,
    EachPlayer,
    Event,
    Headed,
    If,
    Instructions,
    Lasts,
    Lethal,
    Limit,
    May,
    Number,
    PlayOnly,
    Reference,
    Replacement,
    Shield,
    Some,
    Step,
    Things,
    Together,
    Triggered,
    Unless,
    You,
)
from cardwright.text.words import CardFacts, Vocabulary


class Misfit(Exception):
    """A sentence that cannot do anything where it stands; `index` tells which."""

    def __init__(self, message: str, index: int) -> None:
        super().__init__(message)
        self.message = message
        self.index = index


class Section:
    """The sentences from one header to the next."""

    def __init__(self, head: Under | Activated, finish: Callable[[], Abilities], index: int) -> None:
        self.head = head
        self.finish = finish
        self.index = index
        self.only: tuple[PlayOnly, ...] = ()

    def ability(self) -> Ability:
        """Return the one ability that they make."""
        abilities = self.finish()
        if isinstance(self.head, Under):
            return Headed(self.head.header, abilities)
        match abilities:
            case (Instructions((Clause(verb="pay") as paid, *steps)),) if is_price(paid, steps, self.head):
                return replace(self.head, cost=(paid,), steps=tuple(steps), only=self.head.only + self.only)
            case (Instructions(steps),):
                steps = with_counters(steps) if self.head.header and not self.head.cost else steps
                return replace(self.head, steps=steps, only=self.head.only + self.only)
        raise Misfit("this does not belong to an ability that is used", self.index)


def with_counters(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """Say "remove a counter from this. If you do, ..." for what is done once a counter of this has gone."""
    first = steps[0]
    done = first.clauses if isinstance(first, Together) else (first,) if isinstance(first, Clause) else ()
    if not done or done[0].verb != "unmark" or done[0].get("what") != Reference("this") or done[0].modal:
        return steps
    told = (*((Together(done[1:]),) if len(done) > 2 else done[1:]), *steps[1:])
    asked = bool(told) and isinstance(told[0], If) and isinstance(told[0].condition, Did)
    return steps if not told or asked else (done[0], If(Did(), told))


def is_price(paid: Clause, steps: list[Step], head: Activated) -> bool:
    """Tell whether "Activate: Pay 2. Draw a card." names its price first."""
    asked = bool(steps) and isinstance(steps[0], If) and isinstance(steps[0].condition, Did)
    plain = not head.cost and head.event is None and paid.subject == You() and not paid.modal
    return bool(steps) and plain and not asked


def as_done(used: Activated, vocabulary: Vocabulary) -> Activated:
    """Say what is done to use an ability as its first deed, where only what is paid is a cost."""
    headers = vocabulary.words.headers
    first = next((name for name, header in headers.items() if header.role == "used" and header.once), "")
    deeds = tuple(clause for clause in used.cost if clause.verb != "pay")
    if not first or not deeds:
        return used
    paid = tuple(clause for clause in used.cost if clause.verb == "pay")
    done: Step = deeds[0] if len(deeds) == 1 else Together(deeds)
    return replace(used, header=used.header or first, cost=paid, steps=(done, If(Did(), used.steps)))


def is_usual(head: Under | Activated, limit: Limit, vocabulary: Vocabulary) -> bool:
    """Tell whether an ability is used so often by the rules anyway."""
    header = vocabulary.words.headers.get(head.header) if isinstance(head, Activated) else None
    usual = header is not None and (header.once or header.role == "paid")
    return usual and limit == Limit(1, "turn")


def span_first(sentences: list[Any]) -> list[Any]:
    """Put how long a card stays first, wherever it is said."""
    spans = [sentence for sentence in sentences if isinstance(sentence, Lasts)]
    return sentences if len(spans) != 1 else [*spans, *(one for one in sentences if not isinstance(one, Lasts))]


def is_used(sections: list[Section]) -> bool:
    """Tell whether the last section is an ability that is used."""
    return bool(sections) and isinstance(sections[-1].head, Activated)


def delayed(trigger: Triggered, vocabulary: Vocabulary, facts: CardFacts, index: int) -> Delayed | If:
    """Return a trigger that an instruction sets up."""
    if trigger.limit is not None:
        raise Misfit("only what stays in play can do this so often", index)
    event, duration = trigger.event, None
    steps = trigger.steps if trigger.condition is None else (If(trigger.condition, trigger.steps),)
    if isinstance(event, Clause) and "this way" in event.adverbs:
        return If(replace(event, tense="past"), steps)  # what was just done is no event to wait for
    if comes_again(event, vocabulary):
        raise Misfit("only what stays in play can do this each time: say which one", index)
    if isinstance(event, Clause) and event.duration is not None and event.duration.kind in ("this", "until end"):
        duration, event = event.duration, replace(event, duration=None)
    elif happens_often(event) and not vocabulary.awaits(facts):
        raise Misfit("only what stays in play can do this each time: say for how long, or the next time", index)
    return Delayed(event, steps, duration, duration is not None)


def happens_often(event: Event) -> bool:
    """Tell whether any thing of a sort can make an event happen, again and again."""
    if not isinstance(event, Clause) or event.duration is not None or event.verb in STATIVE:
        return False
    parts = (event.subject, *(slot.value for slot in event.slots))
    return any(isinstance(part, Things) and part.quantity == Some(Number(1)) for part in parts)


def check_denied(trigger: Triggered | None, block: list[Step], index: int) -> None:
    """Refuse "if you have" unless the sentence before asked whether something is not so."""
    last = block[-1] if block else None
    asked = trigger.condition if trigger is not None and trigger.condition is not None else None
    if isinstance(last, If):
        asked = last.condition
    if not is_denied(asked):
        raise Misfit("what is asked here? Nothing before says that something is not so", index)


def is_denied(condition: Condition | None) -> bool:
    """Tell whether a condition is that something is not so."""
    if isinstance(condition, Unless):
        return True
    if not isinstance(condition, Clause):
        return False
    parts = (condition.subject, *(slot.value for slot in condition.slots))
    none = Between(Compared("exactly", Number(0)))
    return condition.modal == "not" or any(isinstance(part, Things) and part.quantity == none for part in parts)


def killed_so(step: Any, block: list[Step]) -> Any:
    """Read "if it was destroyed this way" as that the damage just before was lethal, or that it was so destroyed."""
    if not isinstance(step, If) or not block or not is_killed(step.condition):
        return step
    verb = last_verb(block[-1])
    if verb == "deal":
        return replace(step, condition=Lethal())
    return replace(step, condition=Did()) if verb in ("destroy", "kill") else step


def is_killed(condition: Any) -> bool:
    """Tell whether it is asked if one thing was destroyed by what was done just before."""
    if not isinstance(condition, Clause) or condition.verb not in ("destroy", "kill") or not condition.passive:
        return False
    what = condition.get("what")
    return condition.adverbs == ("this way",) and isinstance(what, Reference) and what.word in ("it", "that")


def last_verb(step: Step) -> str:
    """Return the verb of the last that a step does, "" if it is not known."""
    if isinstance(step, May | If):
        done = step.steps if isinstance(step, May) else step.then
        return last_verb(done[-1]) if done and not (isinstance(step, If) and step.otherwise) else ""
    clauses = clauses_of(step)
    return clauses[-1].verb if clauses else ""


def after_all(sentence: Any, block: list[Step]) -> Any:
    """Read "if you did not attack, draw 2 cards. If you did, draw 1": that it did happen after all."""
    last = block[-1] if block else None
    if not isinstance(sentence, If) or sentence.condition != Did() or sentence.otherwise or not isinstance(last, If):
        return sentence
    asked = last.condition
    happened = isinstance(asked, Clause) and asked.tense and is_denied(asked) and not last.otherwise
    return Otherwise(sentence.then) if happened else sentence


def contrasted(trigger: Triggered | None, block: list[Step], said: Otherwise, index: int) -> Triggered | None:
    """Join "otherwise" to the condition of the trigger, or of the step, before it; return the trigger as it is then."""
    steps = said.steps
    if said.done:
        check_denied(trigger, block, index)
    if trigger is not None and trigger.condition is not None and len(block) == len(trigger.steps):
        block[:] = [If(trigger.condition, tuple(block), steps)]
        return replace(trigger, condition=None)
    if said.undone is not None and block and isinstance(block[-1], Clause | Together):
        check_undone(block[-1], said.undone, index)
        block.append(If(Unless(said.undone), steps))
        return trigger
    if said.undone is not None and block and isinstance(block[-1], May):
        raise Misfit('it may be done: who "cannot"? Say "if you do not", or tell what must be so', index)
    join_otherwise(block, steps, index)
    return trigger


def check_undone(before: Clause | Together, undone: Did, index: int) -> None:
    """Refuse "if they cannot" unless the sentence before tells what one player does who is meant."""
    last = before.clauses[-1] if isinstance(before, Together) else before
    theirs = not isinstance(last.subject, You)
    if isinstance(last.subject, EachPlayer) or (is_player(last.subject) and theirs != undone.they):
        raise Misfit("who cannot do what? Say it with the deed itself", index)


def join_otherwise(block: list[Step], steps: tuple[Step, ...], index: int) -> None:
    """Join "otherwise" to the condition before it."""
    match block[-1] if block else None:
        case If(_, _, ()) as last:
            block[-1] = forked(last, steps)
            while len(block) > 1 and is_outcome(block[-1]) and is_outcome(block[-2]):
                before = block[-2]
                if not isinstance(before, If) or before.otherwise:
                    break
                block[-2:] = [forked(before, (block[-1],))]
        case Delayed(steps=(If(condition, then, ()),)) as later:
            block[-1] = replace(later, steps=(If(condition, then, steps),))
        case May(player):
            block.append(If(Unless(Did(player != You())), steps))
        case _:
            raise Misfit("no condition comes before this", index)


def permitted(said: UseOnly, sections: list[Section], stays: bool, index: int) -> PlayOnly | Keywords:
    """Add when it is used to the ability before, so that nothing is left; what does not stay is used by playing it."""
    only = PlayOnly(said.condition, said.word)
    if is_used(sections):
        sections[-1].only += (only,)
        return Keywords(())
    if said.bare and (index == 0 or (said.word == "in" and not stays)):
        return only
    if stays or said.bare:
        raise Misfit("nothing comes before this that is used", index)
    return only


def asked_of_target(condition: Condition, block: list[Step]) -> list[Step] | None:
    """Put what is asked of "it" behind what is done to a target before that; None if no target is meant."""
    asked = told_of_target(condition, block[0]) if block else None
    return None if asked is None else [replace(asked, then=(*asked.then, *block[1:]))]


def apart_from_copy(before: list[Step], step: Step, index: int) -> list[Step]:
    """Return the steps before one that is no remark on a copy: "you may choose new targets for it" is one."""
    last = before[-1] if before else None
    deed = step.steps[0] if isinstance(step, May) else step
    if isinstance(last, Clause) and last.verb == "copy" and isinstance(deed, Clause):
        if deed.verb in ("reaim", "retarget") and isinstance(deed.get("what"), Reference):
            raise Misfit("this is said of the copy", index)
    return before


def remark_on(block: list[Step], sentence: Any, index: int) -> None:
    """Take a remark on the step before it."""
    if isinstance(sentence, Idle):
        block += [If(sentence.condition, ())] if sentence.condition is not None else []
        return
    if isinstance(sentence, Again) and len(block) > 1:
        raise Misfit("how much of this is done again?", index)
    told = told_of(sentence, block[-1])
    if isinstance(told, str):
        raise Misfit(told, index)
    block[-1] = told


def shield_of(sentence: Replacement, follows: list[Any], stays: bool, awaits: bool, index: int) -> Shield | None:
    """Return a replacement that an instruction leaves behind; None for an ability of a card."""
    if follows and (shield := shield_after(sentence)) is not None:
        return shield
    if stays or concerns_this(sentence.event):
        return None
    if follows and (shield := shield_for_good(sentence, follows[-1])) is not None:
        return shield
    bare = not (sentence.condition or sentence.limit or sentence.instead_of or sentence.event.duration)
    if awaits and bare:
        return Shield(sentence, None)
    told = for_a_time(sentence)
    if isinstance(told, str):
        raise Misfit(told, index)
    return told
