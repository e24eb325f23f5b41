"""What came of damage, a fight or a round: who survives, who hurts whom, for whom nobody scores."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.rows import Build, Fields, Row, Take, heard, make
from cardwright.text.table import combined
from cardwright.text.table.adverbs import Adverbs
from cardwright.text.table.clauses import STATIVE, with_subject
from cardwright.text.table.headers import AfterDeed
from cardwright.text.table.responses import ENEMY_CARD
from cardwright.text.table.steps import clauses_of, steps_of
from cardwright.text.tree import (
    HARMLESS,
    OUTCOMES,
    PLAYERS,
    SURVIVED,
    SURVIVING,
    TOGETHER,
    Bonus,
    Clause,
    EitherEvent,
    Grants,
    If,
    Instead,
    Lethal,
    Number,
    Opponent,
    PhaseEvent,
    Place,
    Reference,
    Slot,
    Step,
    Triggered,
    Unless,
    You,
)
from cardwright.text.triggers import carried_out, is_carried_out

IDLE: Final = (
    "(has|have) no effect",
    "(does|do) not (work|apply)",
    "(does|do) nothing",
    "(is|are) ignored",
    "cannot be used",
)
"""How it is told that a text is as if it were not there."""
COMBAT: Final = Adverbs(words=("in combat",))
THIS: Final = Reference("this")
UNDYING: Final = (
    "(and|but) (is|are) not (destroyed|killed)",
    "(and|but) not (destroyed|killed)",
    "(and|but) (survives|survive)",
    "(and|but) does not die",
    "without (dying|being) [destroyed]",
    "and lives",
)
HARMED: Final = ("take", "deal")


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of what came of something; those of a verb only where the game has it."""
    found: list[Row] = []
    if "take" in verbs and "deal" in verbs:
        found += [*survival_rows(), *mutual_rows()]
    if "attack" in verbs:
        found += heard("adverb", "by attacking it", lambda _: COMBAT)
        found += [*attack_rows(), *combined_rows(), *combined.rows()]
    found += aftermath_rows(verbs)
    if "retarget" in verbs or "become" in verbs:
        found += directed_rows("retarget" in verbs)
    if "block" in verbs:
        found += text_rows()
    if "switch" in verbs:
        found += switched_rows()
    if "score" in verbs and "destroy" in verbs:
        found += scored_rows()
    return [*found, *lasting_rows(), *heard("reference.sg", "that {noun:noun.sg} card", that_card)]


def that_card(fields: Fields) -> Reference:
    """Read "that creature card"."""
    return Reference("that", fields["noun"])


def survival_rows() -> list[Row]:
    """ "Whenever this is damaged and not destroyed"."""
    found: list[Row] = []
    for undying in UNDYING:
        found += heard("undying", undying, lambda _: "")
    for said in ("survives damage", "survives being (damaged|hurt)", "survives taking damage"):
        found += heard("undyingly", f"{{who:subject.sg}} {said}", lambda f: f["who"])
    return [
        *found,
        *heard("sentence", "whenever {event:event1} {alive:undying} (,|:) {steps:step}", survived),
        *heard("sentence", "whenever {who:undyingly} (,|:) {steps:step}", survived),
    ]


def survived(fields: Fields) -> Triggered | None:
    """Read "when it takes damage and survives": unless it is lethal."""
    event = fields.get("event", Clause("take", fields.get("who", THIS)))
    if not isinstance(event, Clause) or event.verb not in HARMED or event.limit is not None or event.modal:
        return None
    return Triggered(event, (If(Unless(Lethal()), steps_of(fields["steps"])),))


def attack_rows() -> list[Row]:
    """ "Whenever an enemy card attacks this and does not damage it", "when this survives an attack"."""

    def came(outcome: str, passive: str = "") -> Build:
        def build(fields: Fields) -> Clause | None:
            clause: Clause = fields["it"]
            if clause.verb != "attack" or clause.modal or clause.tense or clause.adverbs or clause.duration:
                return None
            return replace(clause, adverbs=(passive if passive and clause.passive else outcome,))

        return build

    def take(outcome: str) -> Take:
        def of(value: Any) -> Fields | None:
            told = isinstance(value, Clause) and value.adverbs == (outcome,)
            return {"it": replace(value, adverbs=())} if told else None

        return of

    def survived(fields: Fields) -> Clause | None:
        who = fields["who"]
        if isinstance(who, (*PLAYERS, Place)):
            return None
        return Clause("attack", None, (Slot("whom", who),), passive=True, adverbs=(SURVIVED,))

    found: list[Row] = []
    for outcome in OUTCOMES:
        found += make("event1", f"{{it:fin}} {outcome}", came(outcome), take(outcome))
    for said in (
        "(and|but) does not (damage|hurt|harm|wound) it",
        "(and|but) deals no damage [to it]",
        "(and|but) does not deal damage [to it]",
        "(and|but) (takes|suffers) no damage",
        "(and|but) is not (damaged|dealt|hurt) [damage]",
        "without (damaging|hurting|harming) it",
        "without (taking|dealing) damage",
    ):
        found += heard("event1", f"{{it:fin}} {said}", came(HARMLESS))
    for said in (
        "(and|but) does not destroy it",
        "(and|but) is not destroyed",
        "(and|but) not destroyed",
        "(and|but) it survives",
        "without (destroying|killing) it",
        "without being destroyed",
    ):
        found += heard("event1", f"{{it:fin}} {said}", came(SURVIVED))
    found += heard("event1", "{it:fin} (and|but) survives", came(SURVIVING, SURVIVED))
    found += heard("event1", "{who:subject.sg} survives (a|the|an) attack", survived)
    found += heard("event1", "{who:subject.sg} survives being attacked", survived)
    return found


def aftermath_rows(verbs: tuple[str, ...]) -> list[Row]:
    """ "After this attacks": once the attack is carried out; after other events is when they happen."""

    def over(fields: Fields) -> Any:
        return carried_out(fields["it"])

    def of_this(fields: Fields) -> Any:
        event = with_subject(THIS, fields["it"])
        return None if event is None or event.verb in STATIVE else carried_out(event)

    def gone(fields: Fields) -> Any:
        clause: Clause = fields["it"]
        told = clause.modal or clause.duration is not None or clause.verb in STATIVE
        return None if told else carried_out(replace(clause, tense=""))

    def take(value: Any) -> Fields | None:
        if not is_carried_out(value):
            return None
        events = value.events if isinstance(value, EitherEvent) else (value,)
        plain = tuple(replace(event, adverbs=()) for event in events)
        return {"it": plain[0] if len(plain) == 1 else EitherEvent(plain)}

    found = make("aftermath", "{it:event}", over, take)
    found += heard("aftermath", "{it:pred.ger}", of_this)
    found += heard("aftermath", "{it:past}", gone)
    behind = "(whenever|if) {it:event} , {steps:step1} after (the|that|this|its) attack"
    found += heard("sentence", behind, lambda f: Triggered(carried_out(f["it"]), steps_of(f["steps"])))
    if "attack" not in verbs:
        for told in ("damage", "the damage", "damage is dealt", "dealing damage", "this attack deals damage"):
            found += heard("sentence", f"before {told} (,|:) {{it:sentence}}", lambda f: f["it"])
        for attacked in ("this attacks", "this (attacked|has attacked)", "attacking"):
            found += heard("sentence", f"after {attacked} , {{step:step}}", lambda f: AfterDeed(f["step"]))
    return found


def combined_rows() -> list[Row]:
    """ "Respond to a combined attack", "when this takes part in a combined attack"."""

    def combined(fields: Fields) -> Clause:
        whom = (Slot("whom", fields["whom"]),) if "whom" in fields else ()
        by = fields.get("agent")
        if isinstance(by, PLAYERS):
            by = ENEMY_CARD if isinstance(by, Opponent) else None
        return Clause("attack", by, whom, adverbs=(TOGETHER,))

    def enemy(fields: Fields) -> Clause:
        return combined({**fields, "agent": ENEMY_CARD})

    def take(value: Any) -> Fields | None:
        if not isinstance(value, Clause) or value.verb != "attack" or value.adverbs != (TOGETHER,):
            return None
        fields: Fields = {"whom": value.get("whom")} if value.get("whom") is not None else {}
        return {**fields, "agent": value.subject} if value.subject is not None else fields

    def joins(fields: Fields) -> Clause | None:
        who = fields["who"]
        if isinstance(who, (*PLAYERS, Place)):
            return None
        return Clause("attack", who, (), adverbs=(TOGETHER,))

    def take_joins(value: Any) -> Fields | None:
        fields = take(value)
        return {"who": fields["agent"]} if fields is not None and set(fields) == {"agent"} else None

    return [
        *make("deed", "a combined attack [on {whom:whom}] [by {agent:agent}]", combined, take),
        *heard("deed", "a enemy combined attack [on {whom:whom}]", enemy),
        *heard("deed", "(your|the) opponent 's combined attack [on {whom:whom}]", enemy),
        *make("event1", "{who:subject.#} attacks together with others", joins, take_joins),
        *heard("event1", "{who:subject.#} (joins|enters) a combined attack", joins),
        *heard("event1", "{who:subject.#} (takes|take) part in a combined attack", joins),
        *heard("event1", "{who:subject.#} (makes|make|performs|declares) a combined attack", joins),
        *heard("event1", "{who:subject.#} attacks together with another {noun:anynoun.sg}", joins),
        *heard("event1", "{who:subject.#} attacks as part of a combined attack", joins),
        *heard("event1", "{who:subject.#} is part of a combined attack", joins),
    ]


def mutual_rows() -> list[Row]:
    """ "2 target creatures deal damage equal to their attack to each other"."""

    def mutual(fields: Fields) -> Clause | None:
        who = fields.get("who", Reference("them"))
        if isinstance(who, (*PLAYERS, Place)):
            return None
        return Clause("clash", who, (Slot("stat", fields["stat"]),))

    def take(value: Any) -> Fields | None:
        if not isinstance(value, Clause) or value.verb != "clash":
            return None
        return {"who": value.subject, "stat": value.get("stat")}

    return [
        *make("step1", "{who:subject.pl} deal damage equal to their {stat:stat} to each other", mutual, take),
        *heard("step1", "{who:subject.pl} each deal damage equal to (their|its) {stat:stat} to the other", mutual),
        *heard("step1", "{who:subject.pl} damage each other for their {stat:stat}", mutual),
        *heard("step1", "{who:subject.pl} deal their {stat:stat} as damage to each other", mutual),
        *heard("step1", "(each|each of them) deals damage equal to its {stat:stat} to the other [one]", mutual),
        *heard("step1", "each of them deals damage equal to its {stat:stat} to the other [one]", mutual),
        *heard("step1", "each deals damage to the other equal to its {stat:stat}", mutual),
    ]


def directed_rows(retargets: bool) -> list[Row]:
    """ "Target attack is directed at you instead"."""

    def directed(fields: Fields) -> Clause | None:
        what, to = fields["what"], fields["to"]
        if isinstance(what, (*PLAYERS, Place)):
            return None
        if retargets:
            return Clause("retarget", You(), (Slot("what", what), Slot("to", to)))
        return None if isinstance(to, PLAYERS) else Clause("become", to, (Slot("what", what),))

    found: list[Row] = []
    for verb in ("directed", "redirected", "aimed", "moved"):
        found += heard("step1", f"{{what:subject.sg}} is {verb} (at|to|against) {{to:whom}} [instead]", directed)
    found += heard("step1", "(direct|aim) {what:thing} at {to:whom} [instead]", directed)
    found += heard("step1", "{what:subject.sg} (hits|targets|attacks) {to:whom} instead", directed)
    return found


def text_rows() -> list[Row]:
    """ "Ignore Defense text of cards revealed for this attack": they have no abilities."""

    def lost(fields: Fields) -> Clause:
        return Clause("lose", fields["what"], (Slot("all", "abilities"),))

    text = "(defense|defence) (text|texts|ability|abilities|effect|effects)"
    return [
        *heard("step1", f"ignore [the] {text} (of|on) {{what:things}}", lost),
        *heard("step1", f"ignore {{what:possessor}} {text}", lost),
        *heard("step1", f"[the] {text} (of|on) {{what:things}} (is|are) ignored", lost),
        *(row for idle in IDLE for row in heard("step1", f"{{what:possessor}} {text} {idle}", lost)),
        *(row for idle in IDLE for row in heard("step1", f"[the] {text} (of|on) {{what:things}} {idle}", lost)),
        *heard("step1", f"{{what:subject.#}} cannot use (their|its) {text}", lost),
        *heard("step1", f"{{what:subject.pl}} have no {text}", lost),
        *heard("step1", f"{{what:subject.pl}} lose (their|all) {text}", lost),
    ]


def switched_rows() -> list[Row]:
    """ "It cannot be switched back this turn": it cannot switch modes."""

    def held(fields: Fields) -> Clause | None:
        if isinstance(fields["who"], (*PLAYERS, Place)):
            return None
        return Clause("switch", fields["who"], (), "cannot", duration=fields.get("duration"))

    return [
        *heard("fin", "{who:subject.#} cannot be switched back [{duration:duration}]", held),
        *heard("fin", "{who:subject.#} cannot switch back [{duration:duration}]", held),
        *heard("fin", "{who:subject.#} cannot be switched {duration:duration}", held),
        *heard("fin", "{who:subject.#} cannot change [its] (mode|modes) [{duration:duration}]", held),
    ]


def scored_rows() -> list[Row]:
    """ "Your opponent does not score any points when they destroy this": it is worth none."""

    def worthless(fields: Fields) -> Clause | None:
        who = fields.get("what", THIS)
        bonus = Bonus(fields["stat"], Number(0), exact=True)
        return Clause("get", who, (Slot("grants", Grants((bonus,))),))

    found: list[Row] = []
    for who in ("your opponent does not", "your opponent scores no", "(the|your) enemy does not"):
        score = "" if who.endswith("no") else " score [any]"
        for when in ("(whenever|if) (they|he|she) (destroys|destroy) {what:things}", "for destroying {what:things}"):
            found += heard("fin", f"{who}{score} {{stat:stat.own}} {when}", worthless)
    found += heard("fin", "destroying {what:things} scores no {stat:stat.own}", worthless)
    found += heard("fin", "no {stat:stat.own} are scored for [destroying] {what:things}", worthless)
    return found


def lasting_rows() -> list[Row]:
    """ "If this survives until the end of the round, ..." as "at the end of the round, ..."."""

    def at_end(fields: Fields) -> Triggered:
        return Triggered(PhaseEvent("end", fields["span"]), steps_of(fields["steps"]))

    def besides(fields: Fields) -> tuple[Step, ...] | None:
        first, more = clauses_of(fields["it"]), clauses_of(fields["more"])
        if first is None or more is None or len(first) != 1:
            return None
        what = first[0].get("what")
        if not isinstance(what, Reference) or not isinstance(fields["at"], Place):
            return None
        away = Instead(first, Clause("discard", You(), (Slot("what", what),)))
        return (away, *more)

    def ended(fields: Fields) -> Triggered:
        return Triggered(PhaseEvent("end", fields["span"]), fields["steps"])

    start = "(if|whenever) {who:thisone} (survives|lives|lasts|remains|stays) until the end of the {span:phase} ,"
    alive = "(if|whenever) {who:thisone} is (still) (alive|there) at the end of the {span:phase} ,"
    return [
        *heard("thisone", "this [{noun:own.sg}]", lambda _: THIS),
        *heard("sentence", f"{start} {{steps:step}}", at_end),
        *heard("sentence", f"{alive} {{steps:step}}", at_end),
        *heard("sentence", f"{start} {{steps:steadand}}", ended),
        *heard("sentence", "at the end of the {span:phase} , {steps:steadand}", ended),
        *heard("steadand", "{it:step1} instead of {at:stead} and {more:step1}", besides),
    ]
