"""Steps: instructions, choices and conditions in one sentence."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.glimpsed import picked
from cardwright.text.rows import Fields, Row, make, same
from cardwright.text.table.actors import is_limited
from cardwright.text.table.aftermath import told_of_target
from cardwright.text.table.clauses import (
    AGENT,
    STATIVE,
    amount_subject,
    mark_generic,
    mark_yourself,
    subject_of,
    take_passive_pred,
    with_subject,
)
from cardwright.text.tree import (
    PLAYERS,
    Clause,
    CostOf,
    EachPlayer,
    Grants,
    If,
    Instead,
    Less,
    May,
    More,
    Number,
    Reference,
    Slot,
    Step,
    ThatPlayer,
    Things,
    Together,
    Unless,
    UnlessDone,
    Variable,
    You,
)
from cardwright.text.unsaid import WHO, with_subject_of

SPANNING: Final = ("until end", "until end next", "this", "until next", "next", "for")
OWN_DEEDS: Final = frozenset({"make", "pass"})
"""What players do by the rules alone, never because a text says so."""
LASTING: Final = frozenset(
    {"daze", "double", "gain_control", "get", "lose", "poison", "prevent", "skip", "suspend", "swap", "take_turn"}
    | {"trade", "trade_two", "weaken"}
)


def is_player(value: Any) -> bool:
    """Tell whether a subject is a player."""
    return isinstance(value, PLAYERS)


def grouped(clauses: tuple[Clause, ...]) -> Step:
    """Make one step of one or several clauses."""
    return clauses[0] if len(clauses) == 1 else Together(clauses)


def clauses_of(value: Any) -> tuple[Clause, ...] | None:
    """Return the clauses of a simple step."""
    if isinstance(value, Clause):
        return (value,)
    return value.clauses if isinstance(value, Together) else None


def bare(clause: Clause) -> Clause:
    """Return the predicate of an active clause."""
    return replace(clause, subject=None, modal="", tense="")


def imperative(fields: Fields) -> Step | None:
    """Make an instruction to you."""
    clauses = fields["preds"]
    if any(not can_be_done(clause) or clause.limit and clause.verb in ("use", "activate") for clause in clauses):
        return None
    return grouped(tuple(replace(clause, subject=You()) for clause in clauses))


def can_be_done(clause: Clause) -> bool:
    """Tell whether a predicate can be an instruction to a player; only cards have keywords."""
    if clause.verb in STATIVE or clause.passive or AGENT.get(clause.verb) == "thing" or clause.verb in OWN_DEEDS:
        return False
    if isinstance(grants := clause.get("grants"), Grants) and grants.keywords:
        return False
    return "this way" not in clause.adverbs and not has_idle_duration(clause) and not is_limited(clause)


def take_imperative(value: Any) -> Fields | None:
    """Write an instruction to you."""
    clauses = clauses_of(value)
    if clauses is None or any(
        clause.subject != You() or clause.modal or clause.tense or clause.passive or clause.verb in STATIVE
        for clause in clauses
    ):
        return None
    return {"preds": tuple(mark_yourself(bare(clause)) for clause in clauses)}


def bare_damage(fields: Fields) -> Clause:
    """ "2 damage": deal so much, to whom the rules say."""
    return Clause("deal", You(), (Slot("amount", fields["amount"]),))


def take_bare_damage(value: Any) -> Fields | None:
    """Write damage dealt to whom the rules say."""
    amount = value.get("amount") if isinstance(value, Clause) else None
    if amount is None or value != Clause("deal", You(), (Slot("amount", amount),)):
        return None
    return {"amount": amount} if isinstance(amount, Number | Variable) else None


def refrain(fields: Fields) -> Clause | None:
    """ "Do not discard it": what the rules would do is left undone."""
    clause: Clause = fields["pred"]
    return None if clause.verb in STATIVE or clause.passive else replace(clause, subject=You(), modal="not")


def take_refrain(value: Any) -> Fields | None:
    """Write what is left undone."""
    if not isinstance(value, Clause) or value.modal != "not" or value.subject != You() or value.tense:
        return None
    return {"pred": bare(value)}


def is_own_price(clause: Clause) -> bool:
    """Tell whether what is done is to pay for this card, or to play it from where it is."""
    cost, what = clause.get("cost"), clause.get("what")
    if clause.verb in ("play", "deploy") and what == Reference("this"):
        return True
    return clause.verb == "pay" and isinstance(cost, CostOf) and cost.of in (Reference("this"), Reference("it"))


def instead(fields: Fields) -> Instead | None:
    """Make a deed in place of another that the rules would do."""
    clauses = clauses_of(fields["it"])
    if clauses is None or len(clauses) != 1 or fields["part"].passive or is_own_price(fields["part"]):
        return None
    return Instead(clauses, replace(fields["part"], subject=You()))


def take_instead(value: Any) -> Fields | None:
    """Write a deed in place of another."""
    if not isinstance(value, Instead) or len(value.steps) != 1:
        return None
    return {"it": value.steps[0], "part": bare(value.of)}


def may(fields: Fields) -> May | None:
    """Make what a player may do."""
    who = fields["who"]
    if any(not can_be_done(clause) for clause in fields["preds"]):
        return None
    return May(who, tuple(replace(clause, subject=who) for clause in fields["preds"]))


def take_may(value: Any) -> Fields | None:
    """Write what a player may do."""
    if not isinstance(value, May):
        return None
    clauses = [step for step in value.steps if isinstance(step, Clause)]
    if len(clauses) < len(value.steps) or any(each.subject != value.player or each.modal for each in clauses):
        return None
    return {"who": value.player, "preds": tuple(mark_yourself(bare(clause)) for clause in clauses)}


def together(fields: Fields) -> Step | None:
    """Make several deeds of one subject."""
    made = [with_subject(fields["subject"], clause) for clause in fields["preds"]]
    clauses = tuple(clause for clause in made if clause is not None)
    return Together(alike_in_time(clauses)) if 2 <= len(clauses) == len(made) else None


def alike_in_time(clauses: tuple[Clause, ...]) -> tuple[Clause, ...]:
    """What is said last of all, how long it lasts, is said of everything that lasts."""
    span = clauses[-1].duration
    if span is None or span.kind not in SPANNING:
        return clauses
    return tuple(
        replace(clause, duration=span)
        if clause.duration is None and (clause.modal or clause.verb in LASTING)
        else clause
        for clause in clauses
    )


def take_together(value: Any) -> Fields | None:
    """Write several deeds of one subject."""
    if not isinstance(value, Together) or any(clause.passive or clause.modal for clause in value.clauses):
        return None
    subject = value.clauses[0].subject
    if any(clause.subject != subject for clause in value.clauses):
        return None
    return {"subject": subject, "preds": tuple(bare(clause) for clause in value.clauses)}


def both(fields: Fields) -> Together | None:
    """Make deeds of two subjects in one sentence."""
    first, rest = clauses_of(fields["a"]), clauses_of(fields["b"])
    if first is None or rest is None or first[0].subject == rest[0].subject or any_modal(first + rest):
        return None
    if is_theirs(first, rest) or is_shared(first, rest):
        return None
    return Together(first + with_subject_of(first[-1], rest))


def is_theirs(first: tuple[Clause, ...], rest: tuple[Clause, ...]) -> bool:
    """Tell whether things get what is said of nobody: "creatures cost 1 less and get +1 attack"."""
    got = first[-1].verb == "get" and first[-1].subject != WHO and rest[0].subject == WHO
    return got or (isinstance(first[-1].subject, Things) and rest[0].verb == "get" and rest[0].subject == You())


def is_shared(first: tuple[Clause, ...], rest: tuple[Clause, ...]) -> bool:
    """Tell whether what is said of nobody after players is theirs: "players discard their hands and draw 4 cards"."""
    they = isinstance(first[-1].subject, ThatPlayer) and first[-1].subject.word == "they"
    if isinstance(rest[0].subject, You) and rest[0].verb == "get" and first[-1].verb == "get":
        return True  # "your creatures get Ready and get +1/+0"
    return (they or isinstance(first[-1].subject, EachPlayer)) and isinstance(rest[0].subject, You)


def any_modal(clauses: tuple[Clause, ...]) -> bool:
    """Tell whether any clause says cannot, must or the like: such a one stands alone."""
    return any(clause.modal for clause in clauses)


def in_turn(fields: Fields) -> Together | None:
    """Read "A, then B" as "A and B"."""
    first, rest = clauses_of(fields["a"]), clauses_of(fields["b"])
    if first is None or rest is None or any_modal(first + rest) or is_shared(first, rest):
        return None
    if is_theirs(first, rest) or first[0].subject == rest[0].subject and amount_subject(first[0].subject):
        return None
    return Together(first + with_subject_of(first[-1], rest))


def neither(fields: Fields) -> Together | None:
    """Make two things that are forbidden at once."""
    both = [with_subject(fields["subject"], fields[name], "cannot") for name in ("a", "b")]
    clauses = tuple(clause for clause in both if clause is not None)
    return Together(alike_in_time(clauses)) if len(clauses) == 2 else None


def take_neither(value: Any) -> Fields | None:
    """Write "X cannot A or B"."""
    if not isinstance(value, Together) or len(value.clauses) != 2 or value.clauses[0].modal != "cannot":
        return None
    first, second = subject_of(value.clauses[0]), subject_of(value.clauses[1])
    if value.clauses[1].modal != "cannot" or first is None or second is None or first[0] != second[0]:
        return None
    one, other = mark_generic(first[1]), mark_generic(second[1])
    if one.duration == other.duration:
        one = replace(one, duration=None)
    return {"subject": first[0], "a": one, "b": other}


def lasting(fields: Fields) -> Step | None:
    """Read a duration said first."""
    clauses = clauses_of(fields["step"])
    if clauses is None or fields["duration"].kind == "last" or any(each.duration is not None for each in clauses):
        return None
    made = tuple(replace(clause, duration=fields["duration"]) for clause in clauses)
    return None if any(has_idle_duration(clause) for clause in made) else grouped(made)


def take_both(value: Any) -> Fields | None:
    """Write deeds of two subjects."""
    if not isinstance(value, Together):
        return None
    first = value.clauses[0].subject
    same_subject = [clause for clause in value.clauses if clause.subject == first]
    rest = value.clauses[len(same_subject) :]
    if not rest or value.clauses[: len(same_subject)] != tuple(same_subject):
        return None
    if is_player(value.clauses[0].subject) and isinstance(rest[0].subject, You):
        return None  # said with "you", so that it is not taken for what the player before does
    return {"a": grouped(tuple(same_subject)), "b": grouped(rest)}


def finite(fields: Fields) -> Clause | None:
    """Make a statement: a deed of someone, or a fact."""
    clause: Clause = fields["it"]
    if clause.modal == "would" or (clause.modal in ("may", "can") and is_player(clause.subject)):
        return None
    return None if "this way" in clause.adverbs or has_idle_duration(clause) else clause


def take_finite(value: Any) -> Fields | None:
    """Write a statement."""
    return {"it": value} if isinstance(value, Clause) else None


def conditional(fields: Fields) -> If:
    """Make a step under a condition."""
    return If(fields["condition"], steps_of(picked(fields["condition"], fields["then"])))


def asked_last(fields: Fields) -> If:
    """Read "destroy target creature if it is damaged": the condition is about what the deed points at."""
    return told_of_target(fields["condition"], fields["then"]) or conditional(fields)


def take_if(value: Any) -> Fields | None:
    """Write a step under a condition."""
    if not isinstance(value, If) or value.otherwise or isinstance(value.condition, Unless):
        return None
    return {"condition": value.condition, "then": step_of(value.then)}


def take_outcome(value: Any) -> Fields | None:
    """Write "if you do" and its like."""
    if not isinstance(value, If) or value.otherwise:
        return None
    return {"condition": value.condition, "then": step_of(value.then)}


def unless(fields: Fields) -> If:
    """Make a step that a condition forbids."""
    return If(Unless(fields["condition"]), steps_of(fields["then"]))


def take_unless(value: Any) -> Fields | None:
    """Write a step that a condition forbids."""
    if not isinstance(value, If) or not isinstance(value.condition, Unless):
        return None
    return {"condition": value.condition.condition, "then": step_of(value.then)}


def unless_done(fields: Fields) -> UnlessDone | None:
    """Make a step that a player can buy off."""
    clause: Clause = fields["clause"]
    if clause.modal or clause.verb in STATIVE or clause.verb == "get" or not is_player(clause.subject):
        return None
    return UnlessDone(steps_of(fields["then"]), clause)


def take_unless_done(value: Any) -> Fields | None:
    """Write a step that a player can buy off."""
    return {"then": step_of(value.steps), "clause": value.clause} if isinstance(value, UnlessDone) else None


def step_rows() -> list[Row]:
    """Instructions."""
    return [
        *make("step1", "{amount:number} damage", bare_damage, take_bare_damage),
        *make("step1", "damage equal to {amount:computed}", bare_damage, lambda _: None, False),
        *make("step1", "{preds:preds.base}", imperative, take_imperative),
        *make("step1", "do not {pred:pred.base}", refrain, take_refrain),
        *make("step", "{it:step1} instead of {part:pred.ger}", instead, take_instead),
        *make("step", "{it:step1} rather than {part:pred.ger}", instead, lambda _: None, False),
        *make("step1", "{who:player.#} (may|can) {preds:preds.base}", may, take_may),
        *make("step1", "{it:fin}", finite, take_finite),
        *make("step1", "{subject:subject.#} {preds:preds.#}", together, take_together),
        *same("step", "step1"),
        *make("step", "{a:step1} and {b:step1}", both, take_both),
        *make("step", "{a:step1} , (then|and) {b:step1}", in_turn, lambda _: None, False),
        *make("step", "{a:step1} , and then {b:step1}", in_turn, lambda _: None, False),
        *make("step", "{duration:duration} [,] {step:step1}", lasting, lambda _: None, False),
        *make("step1", "{subject:subject.#} cannot {a:undergo} or {b:undergo}", neither, take_neither),
        *same("undergo", "pred.base"),
        *make("undergo", "be {it:passive}", lambda f: f["it"], take_passive_pred),
        *make("step", "if {condition:outcome} , {then:step}", conditional, take_outcome),
        *make("step", "if {condition:outcome} {then:step}", conditional, lambda _: None, False),
        *make("step", "if {condition:condition} , {then:step}", conditional, take_if),
        *make("step", "if {condition:condition} {then:step1}", conditional, lambda _: None, False),
        *make("step", "if {condition:condition} : {then:step}", conditional, lambda _: None, False),
        *make("step", "{then:step1} if {condition:condition}", asked_last, lambda _: None, False),
        *make("step", "{then:step1} unless {condition:condition}", unless, take_unless),
        *make("step", "{then:step1} unless {clause:fin}", unless_done, take_unless_done),
    ]


AWAY: Final = ("while here", "until end", "until next", "until event")
"""How long a thing can be exiled before it comes back."""


def has_idle_duration(clause: Clause) -> bool:
    """Tell whether a duration says nothing of a deed done at once ("destroy it this turn")."""
    if clause.duration is None or clause.modal:
        return False
    if clause.duration.kind in AWAY and clause.verb == "exile":
        return False
    relative = any(isinstance(slot.value, More | Less) for slot in clause.slots)
    return not (relative or clause.verb in STATIVE or clause.verb in LASTING)


def steps_of(step: Step) -> tuple[Step, ...]:
    """Return a step as a program."""
    return (step,)


def step_of(steps: tuple[Step, ...]) -> Any:
    """Return a program of one step as that step."""
    return steps[0] if len(steps) == 1 else steps
