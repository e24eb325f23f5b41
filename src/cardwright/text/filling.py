"""What was left out is put back, from the words said last: "summon two instead", "each friendly one"."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from cardwright.text.at_the_end import asked_then
from cardwright.text.coming_back import into_play, left_by
from cardwright.text.more_of_it import ASKED, HELD, is_number_set, more_of_it
from cardwright.text.referents import SHOWING
from cardwright.text.table.elisions import ELIDED, with_number
from cardwright.text.table.phrase import phrase
from cardwright.text.tree import (
    ANY_CARD,
    BODY,
    COUNTERS,
    SAID,
    SAME,
    SPOKEN,
    THAT_SPAN,
    Among,
    AnyNumber,
    Between,
    ChosenTrait,
    Clause,
    Controlled,
    Delayed,
    Duration,
    Each,
    Grants,
    Holding,
    Kind,
    More,
    Number,
    Opponent,
    Other,
    PhaseEvent,
    Place,
    Reference,
    Replacement,
    SameName,
    Slot,
    Some,
    StatOf,
    Taken,
    ThatMuch,
    Things,
    Times,
    Together,
    Trait,
    Triggered,
    You,
    exchanged,
)
from cardwright.text.words import Vocabulary

ONE_OF_THEM = Things(Some(Number(1)), (), (Among(Reference("them")),))
TOLD = Things(Some(Number(1)), (), (Among(Reference("them"), True),))
CARD = Kind((ANY_CARD,))
SPOKEN_COUNTERS = COUNTERS + SPOKEN


class Unsaid(Exception):
    """Something was left out that nothing before tells."""


def plain_resource(vocabulary: Vocabulary) -> str:
    """Return the resource of which numbers are said without a word for it, "" if there is none."""
    return next((name for name, resource in vocabulary.words.resources.items() if resource.plain), "")


def one_had(clause: Clause) -> Things | None:
    """Return one of the things of which a player has so many, None if a clause does not ask for it."""
    what = clause.get("what")
    if clause.verb not in ("have", "control") or not isinstance(what, Things) or not isinstance(what.quantity, Between):
        return None
    if not isinstance(clause.subject, You | Opponent):
        return None
    found = phrase(what.kinds, (*what.filters, Controlled(clause.subject)))
    return None if found is None else Things(Some(Number(1)), found.kinds, found.filters)


def shortened(value: Any) -> Any:
    """Return "one of them" as "one", where cards were shown of which it is one."""
    if not isinstance(value, Things) or value.kinds or value.filters != (Among(Reference("them"), True),):
        return value
    return replace(value, filters=(Among(Reference("them")),))


def counts_own(amount: Any) -> bool:
    """Tell whether an amount is a number of counters on what it is said of."""
    amount = amount.of if isinstance(amount, Times) else amount
    if amount == Number(0):
        return True
    return isinstance(amount, StatOf) and amount.stat.startswith(COUNTERS) and amount.of == Reference("it")


def as_spoken_of(things: Things) -> Things:
    """Say the same name as what, of things "with the same name"; several might have it in common."""
    quantity = things.quantity
    several = isinstance(quantity, AnyNumber) or (isinstance(quantity, Some) and quantity.number != Number(1))
    if several:
        raise Unsaid('the same name as what? Say "with the same name as ..."')
    filters = (replace(one, as_=Reference("it")) if is_unsaid_same(one) else one for one in things.filters)
    return replace(things, filters=tuple(filters))


def is_unsaid_same(item: Any) -> bool:
    """Tell whether something is of the same name or sort as what was spoken of."""
    return isinstance(item, SameName) and item.as_ == Reference(SAME)


def of_this(value: Any) -> Any:
    """Say "this" for "it"."""
    return exchanged(value, lambda one: Reference("this") if one == Reference("it") else None)


class Filling:
    """Walks sentences in reading order and remembers what was said last."""

    def __init__(self, resource: str = "") -> None:
        self.plain = resource
        """The one resource of which numbers are said without a word for it."""
        self.clauses: dict[str, Clause] = {}
        self.things: Things | None = None
        self.coming: Duration | None = None
        """The turn that is to come, of which something was said."""
        self.counters: str = ""
        """The counters that were spoken of last."""
        self.bearer: Any = None
        """On what they are."""
        self.removed = False
        """Whether counters were removed just before."""
        self.resource: str = ""
        """The resource that was spoken of last."""
        self.lasting: Duration | None = None
        """For how long the last thing was said that lasts for a time."""
        self.amount: Any = None
        """How much of something was gained or lost last."""
        self.had: Things | None = None
        """One of those of which it was just asked whether a player has so many."""
        self.group: str = ""
        """The group of traits of which one was chosen last."""
        self.left: Place | None = None
        """Whence what was moved last came."""
        self.shown = False
        self.due = False
        """Whether what is said happens at a moment of the rules, where cards may be drawn anyway."""
        self.changing = False
        """Whether it tells how something else happens."""

    def sentence(self, value: Any) -> Any:
        """Return a sentence with what it leaves out."""
        if isinstance(value, tuple):
            return tuple(self.sentence(item) for item in value)
        if isinstance(value, Clause):
            return self.clause(value)
        if isinstance(value, Together):
            value = into_play(value)
        if isinstance(value, ChosenTrait) and value.group == SPOKEN:
            if not self.group:
                raise Unsaid("what was guessed?")
            return replace(value, group=self.group)
        if not isinstance(value, Struct):
            return value
        if isinstance(value, Things):
            return self.told(value)
        if isinstance(value, StatOf) and value.stat == SPOKEN_COUNTERS:
            return StatOf(self.counters_spoken_of(), self.bearing())
        if isinstance(value, ThatMuch) and self.removed:
            return Taken()
        if isinstance(value, StatOf) and value.stat.startswith(COUNTERS):
            if value.stat == self.counters and self.bearer == Reference("this") and value.of == Reference("it"):
                return StatOf(value.stat, Reference("this"))
            self.counters, self.bearer = value.stat, value.of
        if isinstance(value, PhaseEvent) and value.whose == THAT_SPAN:
            return replace(value, whose=self.whose_span(value.span))
        value = more_of_it(value) or value
        outer, changing = self.due, self.changing
        self.changing = changing or isinstance(value, Replacement)
        if isinstance(value, Triggered | Delayed) and isinstance(value.event, PhaseEvent):
            self.due, self.lasting = True, Duration("this", value.event.span)
            value = asked_then(value, value.event)
        self.due = self.due or (isinstance(value, Replacement) and value.event.verb == "draw")
        changes: dict[str, Any] = {}
        for name in value.__struct_fields__:
            held = getattr(value, name)
            if name in ASKED and is_number_set(held):
                raise Unsaid("what gives it this number?")
            if isinstance(held, Struct | tuple):
                found = self.sentence(held)
                if found is not held and found != held:
                    changes[name] = found
        self.due, self.changing = outer, changing
        return replace(value, **changes) if changes else value

    def clause(self, clause: Clause) -> Clause:
        """Return a clause with what it leaves out, and remember it."""
        if clause.verb in ("mark", "unmark"):
            clause = self.with_counters(clause)
        elif self.is_tally(clause):
            clause = of_this(clause)
        clause = self.completed(clause)
        by = clause.get("amount")
        if clause.verb == "draw" and isinstance(by, More) and not self.due and clause.duration is None:
            cards = Things(Some(by.by), (CARD,))
            clause = replace(clause, slots=(Slot("what", cards),))
        subject = self.sentence(clause.subject)
        slots = tuple(Slot(slot.name, self.sentence(slot.value)) for slot in clause.slots)
        clause = replace(clause, subject=subject, slots=slots)
        if clause.duration is not None and clause.duration.kind == "again":
            if self.lasting is None:
                raise Unsaid("for how long?")
            clause = replace(clause, duration=self.lasting)
        self.lasting = clause.duration or self.lasting
        if clause.duration is not None and clause.duration.whose == THAT_SPAN:
            clause = replace(clause, duration=replace(clause.duration, whose=self.whose_span(clause.duration.span)))
        elif clause.duration is not None and clause.duration.kind == "next":
            self.coming = clause.duration
        span = clause.get("span")
        if clause.verb == "take_turn" and isinstance(span, str) and isinstance(subject, You | Opponent):
            self.coming = Duration("next", span, subject)
        if isinstance(trait := clause.get("trait"), Trait):
            self.group = trait.group
        self.had = one_had(clause)
        self.shown = self.shown or clause.verb in SHOWING
        self.clauses[clause.verb] = clause
        self.left = left_by(clause) or self.left
        self.removed = clause.verb == "unmark" and clause.subject is not None
        if clause.verb in HELD:
            self.amount = clause.get("amount")
        held = clause.get("holding")
        if isinstance(held, Holding) and held.what == SPOKEN:
            if not self.resource:
                raise Unsaid("so much of what?")
            held = replace(held, what=self.resource)
            clause = replace(clause, slots=(Slot("holding", held),))
        spoken = held.what if isinstance(held, Holding) else clause.get("resource")
        self.resource = spoken if isinstance(spoken, str) else self.resource
        return clause

    def completed(self, clause: Clause) -> Clause:
        """Return a clause with what it is done to, and where, if that was said before."""
        if clause.verb == "return" and clause.get("to") is None and (self.left is not None or not clause.passive):
            if self.left is None:
                raise Unsaid("return it where?")
            clause = replace(clause, slots=(*clause.slots, Slot("to", self.left)))
        number = clause.get(ELIDED)
        if clause.verb in HELD and len(clause.slots) == 1 and isinstance(clause.get("amount"), More):
            number = clause.get("amount")
        if isinstance(number, More) and clause.verb in HELD and self.changing:
            clause = replace(clause, slots=(Slot("amount", number),))
        elif isinstance(number, More):
            if clause.verb in HELD and clause.verb not in self.clauses and not self.due:
                raise Unsaid("more than what?")
            clause = self.counted(clause, number.by)
        elif number is not None:
            clause = self.counted(clause, number)
        elif clause.get("what") == ONE_OF_THEM and not self.shown:
            clause = self.picked(clause)
        elif self.had is not None and clause.get("what") == TOLD and not self.shown:
            slots = tuple(Slot("what", self.had) if slot.name == "what" else slot for slot in clause.slots)
            clause = replace(clause, slots=slots)
        elif self.shown:
            clause = replace(clause, slots=tuple(Slot(slot.name, shortened(slot.value)) for slot in clause.slots))
        return clause

    def with_counters(self, clause: Clause) -> Clause:
        """Return a clause about counters with their name and on what they are, and remember both."""
        said = clause.get("stat") or clause.get("every")
        if said == SPOKEN_COUNTERS:
            where, name = Slot("what", self.bearing()), self.counters_spoken_of()
            told = (where, Slot("every", name)) if clause.get("every") else (Slot("stat", name), where)
            return replace(clause, slots=told)
        if clause.get("what") is None:
            where = Slot("what", Reference("this"))
            every = clause.get("every") is not None
            slots = (where, *clause.slots) if every else (clause.slots[0], where, *clause.slots[1:])
            clause = replace(clause, slots=slots)
        if isinstance(said, str):
            self.counters, self.bearer = said, clause.get("what")
        return clause

    def is_tally(self, clause: Clause) -> bool:
        """Tell whether "it gets +1/+1 for each counter on it" is true of this card for as long as they are there."""
        grants = clause.get("grants")
        if clause.verb != "get" or clause.subject != Reference("it") or clause.duration or not self.counters:
            return False
        plain = isinstance(grants, Grants) and bool(grants.bonuses) and not grants.keywords
        counted = plain and all(counts_own(bonus.amount) for bonus in grants.bonuses)  # type: ignore[union-attr]
        return counted and self.bearing() == Reference("this")

    def bearing(self) -> Any:
        """Say again on what the counters are that were spoken of."""
        plain = self.bearer == Reference("it") and self.things is None
        if self.bearer is None or self.bearer == Reference("this") or plain:
            return Reference("this")
        return Reference("it")

    def counters_spoken_of(self) -> str:
        """Tell which counters were spoken of."""
        if not self.counters:
            raise Unsaid("one of what?")
        return self.counters

    def whose_span(self, span: str) -> Any:
        """Tell whose turn was spoken of."""
        if self.coming is None or self.coming.span != span or self.coming.whose is None:
            raise Unsaid(f"which {span}?")
        return self.coming.whose

    def counted(self, clause: Clause, number: Any) -> Clause:
        """ "Gain 3": of what was gained before."""
        if isinstance(number, ThatMuch) and isinstance(self.amount, Number) and clause.verb in HELD:
            number = self.amount
        before = self.clauses.get(clause.verb)
        found = None if before is None else with_number(before, number)
        if found is None and before is not None and clause.verb in HELD and before.get("resource") is not None:
            slots = (Slot("amount", number), Slot("resource", before.get("resource")))  # type: ignore[arg-type]
            return replace(clause, slots=slots)
        held = self.resource or self.plain
        if found is None and held and clause.verb in HELD and not isinstance(number, ThatMuch):
            slots = (Slot("amount", number), Slot("resource", held))
            return replace(clause, slots=slots)
        if found is None:
            raise Unsaid(f'"{clause.verb}" so many of what?')
        return replace(clause, slots=found.slots, duration=clause.duration or found.duration)

    def picked(self, clause: Clause) -> Clause:
        """ "Draw one": one of what was counted before, else a card."""
        before = self.clauses.get(clause.verb)
        found = None if before is None else with_number(before, Number(1))
        if clause.verb in ("draw", "discard"):
            slots = tuple(
                Slot("what", Things(Some(Number(1)), (CARD,))) if s.name == "what" else s for s in clause.slots
            )
            return replace(clause, slots=slots)
        return clause if found is None else replace(clause, slots=found.slots)

    def told(self, things: Things) -> Things:
        """Return a selection whose noun may be the last one said."""
        many = things.quantity
        if isinstance(many, Some) and isinstance(many.number, Each) and isinstance(many.number.of, Things):
            counted = replace(many.number, of=self.told(many.number.of))  # "a card for each of yours"
            things = replace(things, quantity=replace(many, number=counted))
        if any(SAID in kind.nouns for kind in things.kinds):
            sided = [item for item in (*things.kinds[0].filters, *things.filters) if isinstance(item, Controlled)]
            if self.things is None and not sided:
                raise Unsaid("one of what?")
            if self.things is None:  # "one of yours"
                rest = tuple(item for item in things.filters if item not in sided)
                return replace(things, kinds=(Kind((BODY,), tuple(sided)),), filters=rest)
            return self.again(things, self.things)
        if any(is_unsaid_same(item) for item in things.filters):
            things = as_spoken_of(things)
        if isinstance(things.quantity, Some) and isinstance(things.quantity.number, ThatMuch) and self.removed:
            things = replace(things, quantity=replace(things.quantity, number=Taken()))
        if things.kinds:
            self.things = things
        return things

    def again(self, things: Things, before: Things) -> Things:
        """Return "a friendly one" or "another" with the noun it leaves out."""
        if things.filters == (Other(),) and things.kinds == (Kind((SAID,)),):
            how = before.quantity.how if isinstance(before.quantity, Some) else "choice"
            rest = tuple(item for item in before.filters if not isinstance(item, Other))
            return Things(Some(Number(1), how), before.kinds, (Other(), *rest))
        nouns = tuple(noun for kind in before.kinds for noun in kind.nouns)
        kinds = tuple(
            replace(kind, nouns=nouns, card=before.kinds[0].card) if SAID in kind.nouns else kind
            for kind in things.kinds
        )
        return replace(things, kinds=kinds)
