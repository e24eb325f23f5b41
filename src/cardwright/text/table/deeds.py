"""Deeds told by a noun: players that attack make an attack, the first one of a span, what is done exactly."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.lexicon import forms_of
from cardwright.text.rows import Build, Fields, Row, heard
from cardwright.text.table.actors import NONE
from cardwright.text.table.clauses import GAP
from cardwright.text.table.frames import FORMS
from cardwright.text.table.phrase import Phrase, phrase
from cardwright.text.table.steps import steps_of
from cardwright.text.tree import (
    ANY_CARD,
    HAND,
    PLAYERS,
    All,
    Between,
    Bonus,
    Clause,
    Compared,
    Controlled,
    Grants,
    If,
    Is,
    Kind,
    Other,
    Place,
    Player,
    Reference,
    Relative,
    Slot,
    Some,
    State,
    Things,
    Triggered,
    You,
)
from cardwright.text.tree import Number as Plain

ONE: Final = Plain(1)
ATTACK_PHRASE: Final = Phrase((Kind(("attack",)),))
LAST_HELD: Final = "last {c:any.sg} [left] in [your] hand"
ROUTE: Final = ("what", "source", "to")
CHOSEN: Final = frozenset({"destroy", "discard", "exile", "remove", "return", "reveal", "sacrifice", "put", "shuffle"})
"""Verbs whose objects are chosen in any case: "chooses and discards a card"."""


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of deeds; those of making only where the game has that verb."""
    return [*deed_rows(verbs), *(against_rows() if "reveal" in verbs and "block" in verbs else ())]


def against_rows() -> list[Row]:
    """ "Revealed cards get -1 defense against this attack", "your tactics block 1 more when flipped"."""

    def get(fields: Fields) -> Clause | None:
        what = revealed(fields)
        return None if what is None else Clause("get", what, (Slot("grants", fields["grants"]),))

    def gets(fields: Fields) -> Clause | None:
        what, clause = revealed(fields), fields["pred"]
        return None if what is None or clause.verb != "get" else replace(clause, subject=what)

    def block(fields: Fields) -> Clause | None:
        clause, subject = fields["pred"], fields["subject"]
        if isinstance(subject, PLAYERS):
            return None
        sided = [one for kind in getattr(subject, "kinds", ()) for one in kind.filters if isinstance(one, Controlled)]
        what = revealed(fields) if sided else subject
        return None if what is None else replace(clause, subject=what, duration=fields.get("duration"))

    when = "when [they] [(are|get)] revealed [for damage]"
    return [
        *heard("fin", "{subject:bare} (get|have|gain) {grants:grants} against {cause:reference.sg}", get),
        *heard("fin", "{subject:subject.pl} (get|have|gain) {grants:grants} against {cause:reference.sg}", get),
        *heard("fin", f"{{subject:subject.pl}} [all] (get|have|gain) {{grants:grants}} {when}", get),
        *heard("fin", f"{{subject:subject.pl}} {{pred:blocking.pl}} {when}", gets),
        *heard("fin", "{subject:subject.pl} {pred:blocking.pl} against {cause:reference.sg}", gets),
        *heard("fin", "{subject:subject.pl} {pred:blocking.pl} [{duration:duration}]", block),
        *blocking_rows(),
    ]


def blocking_rows() -> list[Row]:
    """ "Blocks 1 more", "stops 2 less damage", "does not block": it gets or has so much defense."""

    def by(negative: bool) -> Build:
        return lambda f: Clause("get", None, (Slot("grants", Grants((Bonus("defense", f["n"], negative),))),))

    def nothing(_: Fields) -> Clause:
        return Clause("get", None, (Slot("grants", Grants((Bonus("defense", Plain(0), exact=True),))),))

    found: list[Row] = []
    for form, block in (
        ("base", "(block|stop|absorb)"),
        ("sg", "(blocks|stops|absorbs)"),
        ("pl", "(block|stop|absorb)"),
    ):
        more = f"{block} [for] {{n:number}} (more|additional) [damage]"
        found += heard(f"blocking.{form}", more, by(False))
        found += heard(f"blocking.{form}", f"{block} {{n:number}} less [damage]", by(True))
        found += heard(f"blocking.{form}", f"{block} (nothing|no damage)", nothing)
        if form != "pl":
            found += heard(f"core.{form}", f"{{it:blocking.{form}}}", lambda f: f["it"])
    for form, does in (("sg", "does"), ("pl", "do")):
        found += heard(f"blocking.{form}", f"{does} not (block|stop|absorb) [(anything|any damage)]", nothing)
    return found


def revealed(fields: Fields) -> Things | None:
    """Return those of some cards that are revealed, by whose they are, perhaps for one attack."""
    subject: Any = fields["subject"]
    if not isinstance(subject, Things) or not isinstance(subject.quantity, All) or subject.filters:
        return None
    said = [item for kind in subject.kinds for item in kind.filters]
    by = next((item.by for item in said if isinstance(item, Controlled)), None)
    if any(not isinstance(item, State | Controlled) for item in said):
        return None
    cause = (Slot("cause", fields["cause"]),) if "cause" in fields else ()
    done = Clause("reveal", by, (Slot("what", GAP), *cause), passive=by is None)
    return replace(subject, kinds=tuple(replace(kind, filters=()) for kind in subject.kinds), filters=(Relative(done),))


def deed_rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of what players do."""
    found = [*first_rows("make" if "make" in verbs else "play"), *(chosen_rows() if "choose" in verbs else ())]
    if "put" in verbs and "put_back" in verbs:
        found += back_rows()
    if "put" in verbs and "return" in verbs:
        found += returned_rows()
    if "make" in verbs:
        found += done_rows()
        if "attack" not in verbs:
            found += attack_rows()
    return found


def attack_rows() -> list[Row]:
    """A player attacks by making an attack."""

    def attack(_: Fields) -> Clause:
        return making(None, Things(Some(ONE), (Kind(("attack",)),)))

    base, third, past, participle, gerund = forms_of("attack")
    words = (base, third, base, past, participle, gerund)
    return [row for form, word in zip(FORMS, words, strict=True) for row in heard(f"core.{form}", word, attack)]


def making(who: Player | None, what: Things) -> Clause:
    """Make the deed of a player."""
    return Clause("make", who, (Slot("what", what),))


def numbered(first: Build, later: Callable[[str], Build]) -> Build:
    """Read "1st attack this round", "second spell this turn": this card is it."""

    def build(fields: Fields) -> Any:
        if "np" not in fields and fields["nth"] < 2:
            return None
        told = {**fields, "whose": You()}
        return first(told) if fields["nth"] == 1 else later("exactly")(told)

    return build


def last_held(_: Fields) -> Clause:
    """Read "this is your last card in hand": as it does something it has left that, and none is left."""
    what = Things(NONE, (Kind((ANY_CARD,)),))
    return Clause("contain", Place(HAND, You()), (Slot("what", what),))


def note_rows(verbs: tuple[str, ...]) -> list[Row]:
    """ "1st attack this round: +2 damage", "if second spell this turn, draw a card"."""

    def whenever(fields: Fields) -> Triggered:
        event = making(You(), Things(Some(ONE), (Kind((fields["noun"],)),)))
        return Triggered(event, steps_of(fields["steps"]))

    def bare(fields: Fields) -> Triggered | None:
        # One word alone before a colon is a heading.
        return whenever(fields) if "_" in fields["noun"] else None

    return [
        *(heard("sentence", "(each|every|on) {noun:deed.sg} : {steps:step}", whenever) if "make" in verbs else ()),
        *(heard("sentence", "{noun:deed.sg} : {steps:step}", bare) if "make" in verbs else ()),
        *heard("nthdeed", f"[(the|your)] {LAST_HELD}", last_held),
        *first_rows("make" if "make" in verbs else "play", True),
        *heard("condition1", "{it:nthdeed}", lambda f: f["it"]),
    ]


def first_rows(doing: str, noted: bool = False) -> list[Row]:
    """ "This is your first attack this round": none other was made before."""

    def none_before(clause: Clause, found: Phrase, fields: Fields) -> Clause | None:
        others = phrase(found.kinds, (Other(), *(item for item in found.filters if not isinstance(item, Relative))))
        if others is None:
            return None
        what = Slot("what", Things(Some(ONE), others.kinds, others.filters))
        slots = (what, *(slot for slot in clause.slots if slot.name != "what"))
        duration = fields.get("duration", clause.duration)
        return replace(clause, slots=slots, modal="not", tense="perfect", duration=duration)

    def owned(fields: Fields) -> Clause | None:
        found: Phrase = fields["np"]
        attacks = any(noun.endswith("attack") for kind in found.kinds for noun in kind.nouns)
        return none_before(Clause(doing if attacks else "play", fields["whose"]), found, fields)

    def later(how: str) -> Callable[[Fields], Clause | None]:
        def build(fields: Fields) -> Clause | None:
            found = owned({"np": ATTACK_PHRASE, **fields})
            what = None if found is None else found.get("what")
            if found is None or not isinstance(what, Things) or fields["nth"] < 2:
                return None
            others = replace(what, quantity=Between(Compared(how, Plain(fields["nth"] - 1))))
            slots = tuple(Slot("what", others) if slot.name == "what" else slot for slot in found.slots)
            return replace(found, slots=slots, modal="")

        return build

    def related(fields: Fields) -> Clause | None:
        found: Phrase = fields["np"]
        gaps = [item.clause for item in found.filters if isinstance(item, Relative)]
        if len(gaps) != 1 or gaps[0].get("what") != GAP or gaps[0].duration is None:
            return None
        return none_before(replace(gaps[0], passive=False), found, fields)

    nth = "{it:pointed} is {whose:owner1} {nth:ordinal}"
    if noted:
        return [
            *heard("nthdeed", "[(the|your|my)] {nth:ordinal} {np:np.sg} {duration:duration}", numbered(owned, later)),
            *heard("nthdeed", "[(the|your|my)] {nth:ordinal} {duration:duration}", numbered(owned, later)),
        ]
    return [
        *heard("condition1", f"{{it:pointed}} (is|was) (your|the) {LAST_HELD}", last_held),
        *heard("condition1", "{it:pointed} is {whose:owner1} first {np:np.sg} {duration:duration}", owned),
        *heard("condition1", "{it:pointed} is the (first|only) {np:np.sg}", related),
        *heard("condition1", f"{nth} {{np:np.sg}} {{duration:duration}}", later("exactly")),
        *heard("condition1", f"{nth} or later {{np:np.sg}} {{duration:duration}}", later("at least")),
        *(heard("condition1", f"{nth} or later {{duration:duration}}", later("at least")) if doing == "make" else ()),
        *(heard("condition1", f"{nth} {{duration:duration}}", later("exactly")) if doing == "make" else ()),
        *heard(
            "condition1",
            "{it:pointed} is the {nth:ordinal} {np:np.sg} [that] you [have] (played|made) {duration:duration}",
            lambda f: later("exactly")({**f, "whose": You()}),
        ),
        *heard("pointed", "(this|it)", lambda _: Reference("this")),
        *heard("pointed", "this {noun:deed.sg}", lambda _: Reference("this")),
        *heard("pointed", "this {noun:own.sg}", lambda _: Reference("this")),
        *heard("pointed", "this {noun:any.sg}", lambda _: Reference("this")),
    ]


def back_rows() -> list[Row]:
    """ "Put one into your hand and the rest back in any order": the verb is said once."""

    def both(fields: Fields) -> tuple[Clause, ...]:
        back = Clause("put_back", None, (Slot("what", fields["what"]),), adverbs=("in any order",))
        return (Clause("put", None, fields["args"].slots), back)

    base, third, past, participle, gerund = forms_of("put")
    words = (base, third, base, past, participle, gerund)
    tail = "and {what:things} back [on top] [of {at:place}] in any order"
    return [
        row
        for form, word in zip(FORMS, words, strict=True)
        for row in heard(f"preds.{form}", f"{word} {{args:args.put}} {tail}", both)
    ]


def returned_rows() -> list[Row]:
    """ "Put it back into your hand": it is returned."""

    def returned(fields: Fields) -> Clause:
        return Clause("return", None, tuple(Slot(name, fields[name]) for name in ROUTE if name in fields))

    base, third, past, participle, gerund = forms_of("put")
    words = (base, third, base, past, participle, gerund)
    return [
        row
        for form, word in zip(FORMS, words, strict=True)
        for row in heard(f"core.{form}", f"{word} {{what:things}} [from {{source:place}}] back {{to:into}}", returned)
    ]


def done_rows() -> list[Row]:
    """ "On a perfect block, ...", "if this makes a perfect block", "when you block perfectly with this"."""

    def was(fields: Fields) -> Clause:
        how = Slot("how", Is(Kind((fields["noun"],))))
        return Clause("be", Reference("this"), (how,), tense="past")

    def if_so(fields: Fields) -> If:
        return If(was(fields), steps_of(fields["step"]))

    def done(fields: Fields) -> Clause:
        return making(fields["who"], Things(Some(ONE), (Kind((fields["noun"],)),)))

    found = [
        *heard("step", "(on|with|for|after) a {noun:deed.sg} [,] {step:step}", if_so),
        *heard("step", "(on|with|for|after) a {noun:deed.sg} : {step:step}", if_so),
        *heard("step", "if {noun:done} , {step:step}", if_so),
        *heard("step", "{noun:done} (:|,) {step:step}", if_so),
        *heard("condition1", "{it:pointed} (makes|made) a {noun:deed.sg}", was),
        *heard("condition1", "{it:pointed} (is|was) used (for|in|to make) a {noun:deed.sg}", was),
        *heard("condition1", "{it:pointed} {noun:done}", was),
        *heard("condition1", "the (block|defense|defence) {noun:done}", was),
        *heard("event1", "{who:player.#} {noun:done}", done),
    ]
    for event in ("{who:player.pl} (make|made) a {noun:deed.sg}", "{who:player.pl} {noun:done}"):
        for word in ("if", "whenever"):
            found += heard("step", f"{word} {event} with {{it:pointed}} , {{step:step}}", if_so)
    return found


def chosen_rows() -> list[Row]:
    """ "Chooses and discards a card": what is discarded is chosen in any case."""

    def same(fields: Fields) -> Clause | None:
        clause: Clause = fields["core"]
        return clause if clause.verb in CHOSEN and not clause.passive else None

    base, third, past, participle, gerund = forms_of("choose")
    words = (base, third, base, past, participle, gerund)
    return [
        row
        for form, word in zip(FORMS, words, strict=True)
        for row in heard(f"core.{form}", f"{word} and {{core:core.{form}}}", same)
    ]
