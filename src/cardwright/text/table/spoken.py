"""Other words for players, places, moments and attackers: rows that are read and never written."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, heard
from cardwright.text.table.adverbs import adorned
from cardwright.text.table.clauses import STATIVE, with_subject
from cardwright.text.table.per import spread
from cardwright.text.table.phrase import Phrase
from cardwright.text.table.staying import MEANWHILE, one_of
from cardwright.text.table.steps import steps_of
from cardwright.text.tree import (
    ANY_CARD,
    BODY,
    PLAYERS,
    AnyPlayer,
    Clause,
    Controlled,
    EachPlayer,
    Event,
    Extreme,
    Kind,
    Number,
    Place,
    Reference,
    Slot,
    Some,
    State,
    The,
    Things,
    Triggered,
    You,
)
from cardwright.text.triggers import carried_out

THIS: Final = Reference("this")
CARD: Final = Kind((ANY_CARD,))
STRONG: Final = "the stat that tells who is stronger"
"""Stands for the stat by which the vocabulary tells the strong from the weak until that is known."""


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows that are only read."""
    return [
        *heard("place", "either {zone:zone.own}", lambda f: Place(f["zone"], AnyPlayer())),
        *heard("place", "each {zone:zone.own}", lambda f: Place(f["zone"], EachPlayer())),
        *heard("place", "either player 's {zone:zone.own}", lambda f: Place(f["zone"], AnyPlayer())),
        *moment_rows(verbs),
        *heard("possessor", "its own", lambda _: Reference("it")),
        *(redirect_rows() if "become" in verbs and "attack" in verbs and "retarget" not in verbs else ()),
        *(attacker_rows() if "attack" in verbs else ()),
        *(giving_rows() if "get" in verbs else ()),
        *(entering_rows() if "enter" in verbs and "get" in verbs else ()),
        *heard("adjective", "(strongest|mightiest)", lambda _: Extreme(STRONG, True)),
        *(cost_rows() if "cost" in verbs else ()),
        *heard("adjective", "weakest", lambda _: Extreme(STRONG, False)),
    ]


def cost_rows() -> list[Row]:
    """ "The cheapest enemy creature"."""
    return [
        *heard("adjective", "cheapest", lambda _: Extreme("cost", False)),
        *heard("adjective", "(costliest|dearest|priciest)", lambda _: Extreme("cost", True)),
        *heard("adjective", "most expensive", lambda _: Extreme("cost", True)),
    ]


def moment_rows(verbs: tuple[str, ...]) -> list[Row]:
    """ "On death: draw a card", "destroyed: draw a card": when that happens to this card."""

    def on(event: Event) -> Callable[[Fields], Triggered]:
        return lambda fields: Triggered(event, steps_of(fields["steps"]))

    def happens(fields: Fields) -> Triggered | None:
        event = with_subject(THIS, fields["event"])
        return (
            None
            if event is None or event.limit or event.verb in STATIVE
            else Triggered(event, steps_of(fields["steps"]))
        )

    passive = (Slot("what", THIS),)
    prey = (Slot("what", Things(Some(Number(1)), (Kind((BODY,)),))),)
    found = heard("sentence", "{event:passive} : {steps:step}", happens)
    found += heard("sentence", "on {event:pred.ger} : {steps:step}", happens)
    found += heard("sentence", "{event:pred.sg} : {steps:step}", happens)
    dying = "die" if "die" in verbs else "destroy"
    died = Clause("die", THIS) if "die" in verbs else Clause("destroy", None, passive, passive=True)
    slaying = "kill" if "kill" in verbs else "destroy"
    enters = "(battlecry|etb|fanfare)"
    entered = False
    for verb, words, label, event in (
        ("enter", "(enter|entry|arrival|entering)", "(entry|arrival|enter)", Clause("enter", THIS)),
        (
            "deploy",
            "(deploy|deployment|deploying)",
            "(deploy|deployment)",
            Clause("deploy", None, passive, passive=True),
        ),
        ("play", "(play|playing|cast)", "", Clause("play", You(), passive)),
        (dying, "(death|dying)", "(death|deathrattle)", died),
        ("destroy", "(destruction|destroy)", "destruction", Clause("destroy", None, passive, passive=True)),
        ("fight", "(fight|fighting)", "", Clause("fight", THIS)),
        ("attack", "(attack|attacking)", "", Clause("attack", THIS)),
        (slaying, "slaying", "", Clause(slaying, THIS, prey)),
        ("deal", "(hit|hitting)", "", Clause("deal", THIS)),
        ("sell", "(sale|sell|selling)", "", Clause("sell", None, passive, passive=True)),
    ):
        if verb not in verbs:
            continue
        found += heard("sentence", f"(on|upon) [its] {words} (:|,) {{steps:step}}", on(event))
        found += heard("sentence", f"after [its] {words} (:|,) {{steps:step}}", on(carried_out(event)))
        if label:
            found += heard("sentence", f"{label} (:|,) {{steps:step}}", on(event))
        if verb == "enter":
            found += heard("sentence", "[(on|upon)] (enter|entering) {zone:place} : {steps:step}", on(event))
        if verb in ("enter", "deploy", "play") and not entered:
            found += heard("sentence", f"[on] {enters} [(:|,)] {{steps:step}}", on(event))
            entered = True
    return found


def note_rows() -> list[Row]:
    """ "When destroyed", "when attacking": said of this card, in notes."""

    def to_this(fields: Fields) -> Clause | None:
        event = with_subject(THIS, fields["it"])
        return None if event is None or event.verb in STATIVE else event

    def meanwhile(fields: Fields) -> Clause | None:
        event = to_this(fields)
        if event is None or event.verb not in ("attack", "counterattack", "fight"):
            return event
        slots = tuple(
            Slot(each.name, one_of(each.value)) if isinstance(each.value, Things) else each for each in event.slots
        )
        return replace(event, slots=slots, adverbs=(*event.adverbs, MEANWHILE))

    return [*heard("event1", "{it:passive}", to_this), *heard("event1", "{it:pred.ger}", meanwhile)]


def redirect_rows() -> list[Row]:
    """ "Change its target to another card": that becomes the target of the attack."""

    def become(fields: Fields) -> Clause | None:
        if isinstance(what := fields.get("what"), Reference) and what.word == "foe":
            return None
        return Clause("become", fields["to"], (Slot("what", fields.get("what", Reference("it"))),))

    return [
        *heard("step1", "change (its|the) target to {to:thing}", become),
        *heard("step1", "(redirect|change) {what:reference.sg} to {to:thing}", become),
        *heard("step1", "change the target of {what:reference.sg} to {to:thing}", become),
    ]


def attacker_rows() -> list[Row]:
    """ "The attacker", and an attack on the player as a direct one."""
    attacker = Things(The(), (replace(CARD, filters=(State("attacking"),)),))
    return [
        *heard("some.sg", "(the|an|that) attacker", lambda _: attacker),
        *heard("possessor", "(the|that) attacker 's", lambda _: attacker),
        *heard("deed", "a direct attack [on you]", lambda _: Clause("attack", None, (Slot("whom", You()),))),
        *heard("deed", "a direct attack by {agent:agent}", lambda f: Clause("attack", f["agent"], ON_YOU)),
    ]


def giving_rows() -> list[Row]:
    """ "Give a creature +1/+1 until end of turn", "this gives all Air creatures Guard": they get it."""

    def given(fields: Fields) -> Clause | None:
        if isinstance(fields["whom"], PLAYERS):
            return None
        return adorned({**fields, "core": Clause("get", fields["whom"], (Slot("grants", fields["grants"]),))})

    told = "{whom:subject.#} {grants:grants} [{adverbs:adverbs}]"
    return [
        *heard("step1", f"(give|grant) {told}", given),
        *heard("given", f"(give|grant) {told}", given),
        *heard("fin", f"this [{{n:own.sg}}] (gives|grants) {told}", given),
    ]


ON_YOU: Final = (Slot("whom", You()),)


def entering_rows() -> list[Row]:
    """ "This enters the battlefield with +1/+1", "creatures you play enter with Guard": then they get it."""

    def enters(fields: Fields) -> Triggered | None:
        return given(fields, Clause("enter", fields["subject"], zone(fields)), Reference("it"))

    def enter(fields: Fields) -> Triggered | None:
        found: Phrase = fields["np"]
        one = Things(Some(Number(1)), found.kinds, found.filters)
        return given(fields, Clause("enter", one, zone(fields)), Reference("it"))

    def zone(fields: Fields) -> tuple[Slot, ...]:
        return (Slot("zone", fields["zone"]),) if "zone" in fields else ()

    def given(fields: Fields, event: Clause, what: Reference) -> Triggered | None:
        clause: Clause | None = Clause("get", what, (Slot("grants", fields["grants"]),))
        if "per" in fields and clause is not None:
            clause = spread(clause, fields["per"])
        return None if clause is None else Triggered(event, (clause,), fields.get("condition"))

    def entering(fields: Fields) -> Triggered | None:
        found: Phrase = fields["np"]
        filters = (*found.filters, *((Controlled(fields["by"]),) if "by" in fields else ()))
        event = Clause("enter", Things(Some(Number(1)), found.kinds, filters), zone(fields))
        made = [with_subject(Reference("it"), clause) for clause in fields["preds"]]
        clauses = tuple(clause for clause in made if clause is not None)
        return None if len(clauses) < len(made) else Triggered(event, clauses)

    come = "[all] {np:np.pl} entering {zone:place}"
    tail = "[{zone:place}] with {grants:grants}"
    return [
        *heard("sentence", f"{come} {{preds:preds.pl}}", entering),
        *heard("sentence", f"{come} under {{by:owner}} control {{preds:preds.pl}}", entering),
        *heard("sentence", f"{{subject:reference.sg}} enters {tail}", enters),
        *heard("sentence", f"{{subject:reference.sg}} enters {tail} for {{per:per}}", enters),
        *heard("sentence", f"{{subject:reference.sg}} enters {tail} if {{condition:condition}}", enters),
        *heard("sentence", f"[all] {{np:np.pl}} enter {tail}", enter),
        *heard("sentence", f"[all] {{np:np.pl}} enter {tail} for {{per:per}}", enter),
    ]
