"""From sentences to abilities: what belongs together, and what is done once or holds always."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.playing import moment_of, rule_of
from cardwright.text.table.clauses import STATIVE
from cardwright.text.table.headers import Under
from cardwright.text.table.moments import OnlySo
from cardwright.text.table.printed import Figures
from cardwright.text.table.sentences import Keywords, Otherwise, While
from cardwright.text.table.steps import clauses_of, is_player
from cardwright.text.table.turns import Better
from cardwright.text.tree import (
    Abilities,
    Ability,
    Activated,
    Additional,
    All,
    Attach,
    Clause,
    Delayed,
    Did,
    EitherEvent,
    Event,
    ExtraCost,
    Grants,
    Headed,
    If,
    Instructions,
    Lasts,
    Less,
    May,
    More,
    PayFor,
    PhaseEvent,
    PlayOnly,
    Printed,
    Reference,
    Replacement,
    Static,
    Step,
    Things,
    Together,
    Triggered,
    Unless,
    Waits,
)
from cardwright.text.words import CardFacts, Vocabulary

CONTINUOUS: Final = ("cannot", "can", "must")
HIDDEN: Final = ("reveal", "discard", "play", "summon", "put")


class Misfit(Exception):
    """A sentence that cannot do anything where it stands; `index` tells which."""

    def __init__(self, message: str, index: int) -> None:
        super().__init__(message)
        self.message = message
        self.index = index


class Assembler:
    """Builds the abilities of one card from its sentences."""

    def __init__(self, vocabulary: Vocabulary, facts: CardFacts, stays: bool | None = None) -> None:
        self.stays = vocabulary.stays(facts) if stays is None else stays
        self.attaches = vocabulary.attaches(facts)
        self.printed = vocabulary.stats_of(facts.type, facts.kind)
        self.vocabulary = vocabulary
        self.facts = facts
        self.abilities: list[Ability] = []
        self.open: list[Step] | None = None
        self.trigger: Triggered | None = None
        self.once: list[Step] = []

    def assemble(self, sentences: list[Any]) -> Abilities:
        """Take the sentences in order; None marks a line break. What follows a header belongs to it."""
        sections: list[Section] = []
        current = self
        for index, sentence in enumerate(sentences):
            if isinstance(sentence, Lasts | Figures | Waits):
                self.tell(sentence, index)
            elif isinstance(sentence, Under):
                role = self.vocabulary.words.headers[sentence.header].role
                current = Assembler(self.vocabulary, self.facts, role == "sort")
                sections.append(Section(sentence, current, index))
                current.take(sentence.sentence, index)
            elif current is self and (moment := moment_of(sentence, self.vocabulary)):
                current = Assembler(self.vocabulary, self.facts, False)
                sections.append(Section(Under(moment, sentence), current, index))
                current.take(sentence, index)
            elif isinstance(sentence, Activated) and (sentence.header or self.stays):
                current = Assembler(self.vocabulary, self.facts, False)
                current.once.extend(sentence.steps)
                sections.append(Section(sentence, current, index))
            elif sentence is None:
                current.close()
                current = self
            else:
                current.take(sentence, index)
        return (*self.finish(), *(section.ability() for section in sections))

    def tell(self, sentence: Lasts | Figures | Waits, index: int) -> None:
        """Take a sentence that only tells what is printed on the card."""
        self.close()
        if isinstance(sentence, Waits):
            self.abilities.append(sentence)
        elif isinstance(sentence, Figures):
            words = self.vocabulary.words
            line = zip(words.line, sentence.line, strict=True) if sentence.line else ()
            if any(number.stat not in self.printed for number in sentence.numbers):
                raise Misfit("this number is not printed on such a card", index)
            self.abilities.extend((*sentence.numbers, *(Printed(stat, number) for stat, number in line)))
        elif index > 0:
            raise Misfit("how long a card stays is said first", index)
        elif sentence.turns >= 0:
            self.stays = True
            self.abilities.append(sentence)

    def finish(self) -> Abilities:
        """Return what was assembled."""
        self.close()
        if self.once:
            self.abilities.append(Instructions(tuple(self.once)))
            self.once = []
        return tuple(self.abilities)

    def close(self) -> None:
        """End the trigger to which following sentences would belong."""
        if self.trigger is not None and self.open is not None:
            steps = tuple(self.open)
            self.abilities.append(replace(self.trigger, steps=steps, zone=self.zone_of(steps)))
        self.trigger, self.open = None, None

    def zone_of(self, steps: tuple[Step, ...]) -> str:
        """Return the zone from which an ability says it works ("reveal this from your hand")."""
        for clause in clauses_in(steps):
            source = clause.get("source")
            about_this = clause.get("what")
            if clause.verb in HIDDEN and isinstance(about_this, Reference) and about_this.word == "this":
                zone = getattr(source, "zone", "")
                if zone:
                    return str(zone)
        return ""

    def take(self, sentence: Any, index: int) -> None:
        """Give one sentence its place."""
        match sentence:
            case None:
                self.close()
            case Keywords(keywords):
                self.close()
                self.abilities.extend(keywords)
            case PlayOnly() | ExtraCost() | Static():
                self.close()
                self.abilities.append(sentence)
            case Attach():
                self.close()
                if not self.attaches:
                    raise Misfit("only a card that is attached can say this", index)
                self.abilities.append(sentence)
            case Triggered():
                self.close()
                if self.stays or concerns_this(sentence.event):
                    self.trigger, self.open = sentence, list(sentence.steps)
                else:
                    self.once.append(self.delayed(sentence, index))
            case Replacement() | Additional():
                self.close()
                self.abilities.append(sentence)
            case Activated(cost=cost, steps=steps):
                self.close()
                self.abilities.append(Additional(cost, steps))
            case While(clause, condition, word):
                self.close()
                self.abilities.append(Static(clause, condition, word))
            case OnlySo(limit):
                if self.trigger is None or self.trigger.limit is not None:
                    raise Misfit("this tells how often, but of what?", index)
                self.trigger = replace(self.trigger, limit=limit)
            case Otherwise(steps):
                self.otherwise(steps, index)
            case Better(condition, steps):
                block = self.block(index)
                block[-1] = If(Unless(condition), (block[-1],), completed(steps, block[-1]))
            case _:
                self.step(sentence, index)

    def delayed(self, trigger: Triggered, index: int) -> Delayed:
        """Return a trigger that an instruction sets up."""
        if trigger.limit is not None:
            raise Misfit("only what stays in play can do this so often", index)
        event, duration = trigger.event, None
        if isinstance(event, Clause) and event.duration is not None and event.duration.kind in ("this", "until end"):
            duration, event = event.duration, replace(event, duration=None)
        steps = trigger.steps if trigger.condition is None else (If(trigger.condition, trigger.steps),)
        return Delayed(event, steps, duration, duration is not None)

    def block(self, index: int) -> list[Step]:
        """Return the program that is being written."""
        if self.open is not None:
            return self.open
        if self.once:
            return self.once
        raise Misfit("nothing comes before this", index)

    def otherwise(self, steps: tuple[Step, ...], index: int) -> None:
        """Join "otherwise" to the condition before it."""
        block = self.block(index)
        match block[-1]:
            case If(condition, then, ()):
                block[-1] = If(condition, then, steps)
            case May():
                block.append(If(Unless(Did()), steps))
            case _:
                raise Misfit("no condition comes before this", index)

    def step(self, step: Step, index: int) -> None:
        """Place an instruction or a fact."""
        if isinstance(step, Clause) and self.is_choice(step):
            self.abilities.append(Attach(step.get("what"), "choose"))  # type: ignore[arg-type]
            return
        if isinstance(step, Clause) and self.is_attach(step):
            self.close()
            self.abilities.append(Attach(step.get("to")))  # type: ignore[arg-type]
            return
        if isinstance(step, Together) and all(self.as_fact(clause) for clause in step.clauses):
            for clause in step.clauses:
                self.step(clause, index)
            return
        if isinstance(step, Clause) and self.is_own_number(step):
            raise Misfit("this number is the card's own: the bearer does not get it", index)
        fact = self.as_fact(step)
        rule = rule_of(step) if self.open is None else None
        if rule is not None:
            self.close()
            self.abilities.append(rule)
            return
        if fact is not None and not self.belongs(step):
            self.close()
            self.abilities.append(fact)
        elif self.open is not None:
            self.open.append(step)
        elif self.stays:
            raise Misfit("this is never done: say when it happens", index)
        else:
            self.once.append(step)

    def is_choice(self, clause: Clause) -> bool:
        """Tell whether a card that stays in play says what is chosen for it as it comes."""
        return self.stays and self.open is None and clause.verb == "choose" and isinstance(clause.get("what"), Things)

    def is_own_number(self, clause: Clause) -> bool:
        """Tell whether a bonus for the bearer is to a number that only the card itself has."""
        grants = clause.get("grants")
        bearer = isinstance(clause.subject, Reference) and clause.subject.word == "bearer"
        return bearer and isinstance(grants, Grants) and any(bonus.stat in self.printed for bonus in grants.bonuses)

    def is_attach(self, clause: Clause) -> bool:
        what = clause.get("what")
        return (
            self.attaches
            and clause.verb == "attach"
            and isinstance(what, Reference)
            and what.word == "this"
            and isinstance(clause.get("to"), Things)
        )

    def as_fact(self, step: Step) -> Static | None:
        """Return the step as a continuous fact, if it is one here."""
        match step:
            case Clause(verb="gain_control") if self.attaches and self.open is None and step.duration is None:
                return Static(replace(step, verb="control"))
            case Clause():
                return Static(step) if self.is_fact(step) else None
            case If(condition, (Clause() as clause,), ()) if self.is_fact(clause):
                if isinstance(condition, Unless):
                    if isinstance(condition.condition, Did):
                        return None
                    return Static(clause, condition.condition, "unless")
                return None if isinstance(condition, Did) else Static(clause, condition, "if")
            case May(player, (Clause() as clause,)) if self.stays and self.open is None:
                return Static(replace(clause, subject=player, modal="may"))
        return None

    def is_fact(self, clause: Clause) -> bool:
        """Tell whether a clause can hold continuously: on what stays in play, or about this card itself."""
        if clause.duration is not None and clause.duration.kind not in ("during", "each"):
            return False
        if not self.stays:
            return about_this(clause) and (clause.modal in CONTINUOUS or clause.verb in ("cost",))
        if clause.modal in CONTINUOUS or clause.verb in STATIVE or clause.verb in ("get", "lose", "weaken"):
            return True
        if clause.modal == "may" and not is_player(clause.subject):
            return True
        if clause.verb == "prevent" and clause.get("what") is None and self.open is None:
            return True
        return not is_player(clause.subject) and any(isinstance(slot.value, More | Less) for slot in clause.slots)

    def belongs(self, step: Step) -> bool:
        """Tell whether a possible fact is rather part of the trigger before it: it points back into it."""
        if self.open is None:
            return False
        clause = step if isinstance(step, Clause) else None
        if clause is None:
            return isinstance(step, If) and any(points_back(each) for each in clauses_in((step,)))
        if (
            clause.verb in ("get", "weaken")
            and isinstance(clause.subject, Things)
            and not isinstance(clause.subject.quantity, All)
        ):
            return True
        return points_back(clause)


class Section:
    """The sentences from one header to the next."""

    def __init__(self, head: Under | Activated, assembler: Assembler, index: int) -> None:
        self.head = head
        self.assembler = assembler
        self.index = index

    def ability(self) -> Ability:
        """Return the one ability that they make."""
        abilities = self.assembler.finish()
        if isinstance(self.head, Under):
            return Headed(self.head.header, abilities)
        match abilities:
            case (Instructions(steps),):
                return replace(self.head, steps=steps)
        raise Misfit("this does not belong to an ability that is used", self.index)


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


def completed(steps: tuple[Step, ...], before: Step) -> tuple[Step, ...]:
    """ "Deal 4 damage instead": to whom, is told by the deed in whose place it is done."""
    said, meant = clauses_of(steps[0]), clauses_of(before)
    if len(steps) != 1 or said is None or meant is None or len(said) != 1 or len(meant) != 1:
        return steps
    names = {slot.name for slot in said[0].slots}
    if said[0].verb != meant[0].verb or said[0].subject != meant[0].subject:
        return steps
    missing = tuple(slot for slot in meant[0].slots if slot.name not in names)
    return (replace(said[0], slots=(*said[0].slots, *missing)),)


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


def concerns_this(event: Event) -> bool:
    """Tell whether an event happens to this card."""
    match event:
        case EitherEvent(events):
            return any(concerns_this(each) for each in events)
        case PhaseEvent():
            return False
        case Clause():
            return about_this(event)
