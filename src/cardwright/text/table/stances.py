"""How cards stand, in other words: ailments, modes, faces, and what they bear."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, constant, heard, make
from cardwright.text.table.clauses import with_subject
from cardwright.text.table.phrase import rank
from cardwright.text.tree import (
    All,
    AttachedTo,
    Bears,
    Clause,
    Duration,
    Kind,
    Not,
    Number,
    Reference,
    Slot,
    Some,
    State,
    Things,
    Together,
    You,
)

VERB_OF: Final = {"poison": "poison", "burn": "scorch"}


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of stances; those of a verb only where the game has it."""
    found = bearing_rows()
    if "poison" in verbs:
        found += ailing_rows() + curing_rows() + ailment_rows()
    if "switch" in verbs:
        found += mode_rows()
    if "turn" in verbs:
        found += face_rows()
    if "lose" in verbs and "pay" not in verbs:
        for form, word in (("base", "pay"), ("sg", "pays"), ("pl", "pay"), ("ger", "paying")):
            found += heard(f"core.{form}", f"{word} {{amount:amount}} {{resource:resource}}", paid)
    if "detach" in verbs:
        found += detaching_rows()
    if "mend" in verbs:
        found += heard("step1", "heal all {r:resource} (on|to|of) {what:things}", mended)
        found += heard("step1", "heal {what:things}", mended)
        found += heard("step1", "restore all {r:resource} (on|to|of) {what:things}", mended)
    return found


def bearing_rows() -> list[Row]:
    """ "With equipment", "without auras", "its equipment", "all auras on target creature"."""

    def bears(fields: Fields) -> Bears:
        return Bears(Kind((fields["noun"],)))

    def take_bears(value: Any) -> Fields | None:
        return {"kind": value.kind} if isinstance(value, Bears) else None

    def take_bare(value: Any) -> Fields | None:
        return {"kind": value.filter.kind} if isinstance(value, Not) and isinstance(value.filter, Bears) else None

    def worn(fields: Fields) -> Things | None:
        of = fields["of"]
        if isinstance(of, Reference) and of.word == "them":
            return None
        return Things(All(), (Kind((fields["noun"],)),), (AttachedTo(of),))

    found: list[Row] = []
    for number in ("sg", "pl"):
        after = f"after.{number}"
        found += [
            *make(after, "bearing a {kind:kind.sg}", lambda f: Bears(f["kind"]), take_bears),
            *make(after, "not bearing a {kind:kind.sg}", lambda f: Not(Bears(f["kind"])), take_bare),
            *heard(after, "with [a] {noun:attachable.sg} attached to (it|them)", bears),
            *heard(after, "without [(a|any)] {noun:attachable.sg} attached to (it|them)", lambda f: Not(bears(f))),
            *heard(after, "with [a] {noun:attachable.sg} [attached]", bears),
            *heard(after, "with {noun:attachable.pl} [attached]", bears),
            *heard(after, "with no {noun:attachable.sg} [attached]", lambda f: Not(bears(f))),
            *heard(after, "with no {noun:attachable.pl} [attached]", lambda f: Not(bears(f))),
            *heard(after, "without [(a|any)] {noun:attachable.sg} [attached]", lambda f: Not(bears(f))),
            *heard(after, "without [any] {noun:attachable.pl} [attached]", lambda f: Not(bears(f))),
            *heard(
                after, "that (bears|wears|carries|has|bear|wear|carry|have) [a] {noun:attachable.sg} [attached]", bears
            ),
            *heard(after, "that (bears|wears|carries|has|bear|wear|carry|have) {noun:attachable.pl} [attached]", bears),
            *heard(after, "(wearing|carrying) [a] {noun:attachable.sg}", bears),
            *heard(after, "on {of:attachhost}", lambda f: AttachedTo(f["of"])),
        ]
    return [
        *found,
        *heard("attachhost", "{it:reference.sg}", lambda f: f["it"]),
        *heard("attachhost", "{it:targeted.sg}", lambda f: f["it"]),
        *heard("attachhost", "{it:all}", lambda f: f["it"]),
        *heard("attachhost", "{it:bare}", lambda f: f["it"]),
        *heard("targeted.sg", "{it:some.sg}", lambda f: f["it"] if f["it"].kinds else None),
        *heard("thing", "[all] {of:possessor} {noun:attachable.pl}", worn),
        *heard("subject.pl", "[all] {of:possessor} {noun:attachable.pl}", worn),
        *heard("thing", "[all] {of:possessor} {noun:attachable.mass}", worn),
        *heard("subject.sg", "[all] {of:possessor} {noun:attachable.mass}", worn),
    ]


AILING: Final = {"poison": "poisoned", "burn": "burned", "dizzy": "dizzy"}
"""What is said of whoever has an ailment."""
STATE_OF: Final = {state: name for name, state in AILING.items()}


def ailment_rows() -> list[Row]:
    """ "With poison", "without burn", "with any ailment"."""

    def any_of(fields: Fields) -> tuple[Kind, ...]:
        kind: Kind = fields["kind"]
        sorts = [(*kind.filters, State(name)) for name in AILING.values()]
        return tuple(replace(kind, filters=tuple(sorted(sort, key=rank))) for sort in sorts)

    found = heard("after.#", "with [a] {name:ailment}", lambda f: State(AILING[f["name"]]))
    found += heard("after.#", "without [a] {name:ailment}", lambda f: Not(State(AILING[f["name"]])))
    for number in ("sg", "pl", "all"):
        for some in ("with (a|any) ailment", "with [any] ailments", "that (has|have) (a|any) ailment"):
            found += heard(f"kinds.{number}", f"{{kind:kind.{number}}} {some}", any_of)
    return found


def ailing_rows() -> list[Row]:
    """ "Poison target character for 2", "inflict burn 1 on it", "it gets poison 2", "it becomes dizzy for 2 turns"."""

    def inflicted(name: str) -> Callable[[Fields], Clause]:
        return lambda f: Clause(VERB_OF[name], You(), (Slot("amount", f["n"]), Slot("what", f["what"])))

    def poisoned(fields: Fields) -> Clause | None:
        turns = fields["turns"]
        if not isinstance(turns, Number) or turns.value < 1 or fields["span"] != "turn":
            return None
        return replace(inflicted("poison")(fields), duration=Duration("for", "turn", None, turns.value))

    def dazed(fields: Fields) -> Clause | None:
        number = fields["n"]
        if not isinstance(number, Number) or number.value < 1:
            return None
        slots = (Slot("what", fields["what"]), Slot("state", "dizzy"))
        return Clause("daze", You(), slots, duration=Duration("for", "turn", None, number.value))

    found: list[Row] = []
    for span in ("phase", "phases"):
        length = f"for [the next] {{turns:number}} {{span:{span}}}"
        for said in (
            "poison {what:things} [(by|with)] {n:number}",
            "(inflict|put|place|cause) poison {n:number} (on|to|onto) {what:things}",
            "give {what:things} poison {n:number}",
            "{what:subject.sg} (gets|gains|receives|suffers|takes|has) poison {n:number}",
            "{what:subject.pl} (get|gain|receive|suffer|take|have) poison {n:number}",
        ):
            found += heard("step1", f"{said} {length}", poisoned)
    for name in ("poison", "burn"):
        build = inflicted(name)
        found += [
            *heard("step1", f"{name} {{what:things}} [(for|by|with)] {{n:number}}", build),
            *heard("step1", f"{name} {{n:number}} (on|to) {{what:things}}", build),
            *heard("step1", f"(inflict|put|place|cause) {name} {{n:number}} (on|to|onto) {{what:things}}", build),
            *heard("step1", f"give {{what:things}} {name} {{n:number}}", build),
            *heard("step1", f"give {name} {{n:number}} to {{what:things}}", build),
            *heard("step1", f"{{what:subject.sg}} (gets|gains|receives|suffers|takes|has) {name} {{n:number}}", build),
            *heard("step1", f"{{what:subject.pl}} (get|gain|receive|suffer|take|have) {name} {{n:number}}", build),
            *heard("step1", f"{{what:subject.sg}} (gets|is|becomes) {AILING[name]} (for|by) {{n:number}}", build),
            *heard("step1", f"{{what:subject.pl}} (get|are|become) {AILING[name]} (for|by) {{n:number}}", build),
        ]
    turns = "for {n:number} {span:phase}"
    many = "for {n:number} {span:phases}"
    bare = "{n:number} {span:phases}"
    for length in (turns, many, bare):
        found += [
            *heard("step1", f"{{what:subject.sg}} (gets|turns) dizzy {length}", dazed),
            *heard("step1", f"{{what:subject.pl}} (get|turn) dizzy {length}", dazed),
            *heard("step1", f"{{what:subject.sg}} is (made|left) dizzy {length}", dazed),
            *heard("step1", f"{{what:subject.pl}} are (made|left) dizzy {length}", dazed),
            *heard("step1", f"(daze|stun|dizzy) {{what:things}} {length}", dazed),
        ]
    found += [
        *heard("step1", "dizzy {n:number} [turns] (on|to) {what:things}", dazed),
        *heard("step1", "dizzy {n:number} {what:things}", dazed),
        *heard("step1", "dizzy {what:things} {n:number}", dazed),
        *heard("step1", "(inflict|put|place|cause) dizzy {n:number} (on|to|onto) {what:things}", dazed),
        *heard("step1", "give {what:things} dizzy {n:number}", dazed),
        *heard("step1", "{what:subject.sg} (gets|gains|receives|suffers|has|becomes) dizzy {n:number}", dazed),
        *heard("step1", "{what:subject.pl} (get|gain|receive|suffer|have|become) dizzy {n:number}", dazed),
    ]
    return found


def curing_rows() -> list[Row]:
    """ "Remove all ailments from it", "cure it of poison", "it is no longer dizzy"."""

    def cured(fields: Fields) -> Clause:
        return Clause("heal", You(), (Slot("whom", fields["whom"]), Slot("ailment", fields["ailment"])))

    def of_state(fields: Fields) -> Clause | None:
        name = STATE_OF.get(fields["state"])
        return None if name is None else cured({"whom": fields["whom"], "ailment": name})

    def and_more(fields: Fields) -> Together | None:
        then = with_subject(Reference("it"), fields["pred"])
        return None if then is None else Together((cured(fields), then))

    def both_cured(fields: Fields) -> Together | None:
        whom = fields["whom"]
        picked = isinstance(whom, Things) and isinstance(whom.quantity, Some) and whom.quantity.how != "target"
        if picked or fields["a"] == fields["b"]:
            return None
        return Together(tuple(cured({"whom": whom, "ailment": fields[name]}) for name in ("a", "b")))

    def both_gone(fields: Fields) -> Together | None:
        names = [STATE_OF.get(fields[name]) for name in ("a", "b")]
        return None if None in names else both_cured({"whom": fields["whom"], "a": names[0], "b": names[1]})

    def cured_itself(fields: Fields) -> Clause | None:
        whom = fields["whom"]
        if not isinstance(whom, Reference):
            return None
        return replace(cured({"whom": whom, "ailment": fields.get("ailment", "all")}), subject=None)

    gone: list[Row] = []
    for number, longer in (
        ("sg", ("is no longer", "is not longer", "stops being")),
        ("pl", ("are no longer", "stop being")),
    ):
        for said in longer:
            gone += heard("step1", f"{{whom:subject.{number}}} {said} {{state:state}}", of_state)
            gone += heard("step1", f"{{whom:subject.{number}}} {said} {{a:state}} (or|and) {{b:state}}", both_gone)
        be = "is" if number == "sg" else "are"
        gone += heard("step1", f"{{whom:subject.{number}}} {be} not {{state:state}} anymore", of_state)
        gone += heard("step1", f"{{whom:subject.{number}}} {be} not {{a:state}} or {{b:state}} anymore", both_gone)
    return [
        *gone,
        *heard("step1", "(remove|heal|clear|cure) {ailment:ailments} (from|on|of) {whom:things}", cured),
        *heard("step1", "(remove|heal|clear|cure) {ailment:ailment} (from|on) {whom:things}", cured),
        *heard("step1", "(cure|heal) {whom:things} (of|from) {ailment:ailments}", cured),
        *heard("step1", "(cure|heal) {whom:things} (of|from) {ailment:ailment}", cured),
        *heard("step1", "cure {whom:things}", lambda f: cured({**f, "ailment": "all"})),
        *heard("step1", "{whom:subject.sg} is (cured|healed) of {ailment:ailments}", cured),
        *heard("step1", "{whom:subject.sg} loses {ailment:ailments}", cured),
        *heard("step1", "{whom:subject.pl} lose {ailment:ailments}", cured),
        *heard("step1", "{whom:subject.sg} loses {ailment:ailments} and {pred:pred.sg}", and_more),
        *heard("step1", "(remove|heal|clear|cure) {a:ailment} and {b:ailment} (from|on|of) {whom:things}", both_cured),
        *heard("step1", "(cure|heal) {whom:things} (of|from) {a:ailment} and {b:ailment}", both_cured),
        *heard("core.base", "(heal|remove|clear|cure) all [of] {whom:possessor} ailments", cured_itself),
        *heard("core.base", "(heal|remove|clear|cure) {whom:possessor} {ailment:ailment}", cured_itself),
        *constant("ailments", "all", "(every|any) ailment", "all [of] (its|their) ailments", canonical=False),
        *constant("ailments", "all", "their ailments", "any ailments", canonical=False),
        *constant("ailments", "poison", "(all|any|its|their|a) poison", canonical=False),
        *constant("ailments", "burn", "(all|any|its|their) (burns|burn)", "a burn", canonical=False),
        *constant("ailments", "dizzy", "(all|any|its|their) dizziness", canonical=False),
        *make("step1", "{subject:subject.#} cannot be {a:state} or {b:state}", immune, lambda _: None, False),
        *heard("step1", "{subject:subject.#} cannot (get|become) {a:state} or {b:state}", immune),
        *heard("step1", "{subject:subject.#} cannot (get|become) {a:state} , {b:state} [,] or {c:state}", immune),
    ]


def immune(fields: Fields) -> Clause | Together:
    """Make "it cannot be poisoned or burned"."""
    subject = fields["subject"]
    names = [fields[name] for name in ("a", "b", "c") if name in fields]
    clauses = tuple(Clause("be", subject, (Slot("how", State(name)),), "cannot") for name in names)
    return Together(clauses) if len(clauses) > 1 else clauses[0]


def mode_rows() -> list[Row]:
    """ "Put it into attack mode", "it switches to defence mode"."""

    def switched(fields: Fields) -> Clause:
        return Clause("switch", You(), (Slot("what", fields["what"]), Slot("mode", fields["mode"])))

    def other(fields: Fields) -> Clause:
        return Clause("switch", You(), (Slot("what", fields["what"]),))

    return [
        *heard("step1", "(put|place|turn) {what:things} (into|in|to) {mode:mode}", switched),
        *heard("step1", "(change|move|force|shift) {what:things} (into|to) {mode:mode}", switched),
        *heard("step1", "switch {what:things} into {mode:mode}", switched),
        *heard("step1", "{what:subject.sg} (changes|goes|moves) (to|into) {mode:mode}", switched),
        *heard("step1", "{what:subject.pl} (change|go|move) (to|into) {mode:mode}", switched),
        *heard("step1", "(switch|change) {what:possessor} (mode|modes)", other),
        *heard("step1", "(switch|change|flip) the (mode|modes) of {what:things}", other),
        *heard("step1", "{what:subject.sg} (switches|changes) its mode", other),
        *heard("step1", "{what:subject.pl} (switch|change) their (mode|modes)", other),
        *heard("step1", "{what:subject.sg} is (switched|put|turned|changed) (to|into) {mode:mode}", switched),
        *heard("step1", "{what:subject.pl} are (switched|put|turned|changed) (to|into) {mode:mode}", switched),
    ]


def paid(fields: Fields) -> Clause:
    """Read "pay 2 life" as "lose 2 life" where nothing else is paid."""
    return Clause("lose", None, (Slot("amount", fields["amount"]), Slot("resource", fields["resource"])))


def mended(fields: Fields) -> Clause:
    """Make "remove all damage from it"."""
    return Clause("mend", You(), (Slot("what", fields["what"]),))


def detaching_rows() -> list[Row]:
    """ "Detach target equipment from an enemy character"."""

    def detached(fields: Fields) -> Clause | None:
        what = fields["what"]
        if not isinstance(what, Things):
            return None
        worn = replace(what, filters=tuple(sorted((*what.filters, AttachedTo(fields["of"])), key=rank)))
        return Clause("detach", You(), (Slot("what", worn),))

    def detached_by(fields: Fields) -> Clause | None:
        made = detached(fields)
        return None if made is None else replace(made, subject=None)

    return [
        *heard("worn", "(its|their) {noun:attachable.mass}", lambda f: Things(All(), (Kind((f["noun"],)),))),
        *heard("worn", "all [(its|their)] {noun:attachable.mass}", lambda f: Things(All(), (Kind((f["noun"],)),))),
        *heard("worn", "all [(its|their)] {noun:attachable.pl}", lambda f: Things(All(), (Kind((f["noun"],)),))),
        *heard("step1", "(detach|remove|take|unequip|strip|rip|tear) {what:thing} (from|off) {of:thing}", detached),
        *heard("core.base", "detach {what:thing} from {of:thing}", detached_by),
        *heard("step1", "(detach|remove|take|strip|rip|tear|knock) {what:thing} off of {of:thing}", detached),
        *heard("step1", "(detach|remove|take|strip|rip|tear|knock) off {what:thing} (of|from) {of:thing}", detached),
        *heard("step1", "(strip|rid) {of:thing} of {what:worn}", detached),
        *heard("step1", "{what:subject.sg} is detached", lambda f: Clause("detach", You(), (Slot("what", f["what"]),))),
    ]


def over_rows() -> list[Row]:
    """ "Turn up a character", "is turned up", "gets flipped over": it shows its face, or the other side."""

    def turn(fields: Fields) -> Clause | None:
        what = fields["what"]
        kinds = what.kinds if isinstance(what, Things) else ()
        states = {one for kind in kinds for one in kind.filters if isinstance(one, State)}
        states |= {one for one in what.filters if isinstance(one, State)} if isinstance(what, Things) else set()
        shown = State("face_up") in states
        if fields.get("side") is None and not shown and State("face_down") not in states:
            return None  # which side shall be up is not known
        face = fields.get("side") or ("down" if shown else "up")
        return Clause("turn", You(), (Slot("what", what), Slot("face", face)))

    def shows(_: Fields) -> Clause:
        return Clause("turn", None, (Slot("face", "up"),), passive=True)

    found = constant("side", "up", "up", canonical=False) + constant("side", "down", "down", canonical=False)
    found += heard("step1", "(turn|flip) {side:side} {what:things}", turn)
    found += heard("step1", "(turn|flip) {what:things} {side:side}", turn)
    found += heard("step1", "(turn|flip) {what:things} over", turn)
    found += heard("step1", "(turn|flip) over {what:things}", turn)
    found += heard("step1", "flip {what:things}", turn)
    found += heard("passcore", "(turned|flipped) (up|over)", shows)
    for number, be in (("sg", "is"), ("pl", "are")):
        found += heard("step1", f"{{what:subject.{number}}} {be} (turned|flipped) {{side:side}}", turn)
        found += heard("step1", f"{{what:subject.{number}}} {be} (turned|flipped) over", turn)
    return found


class NotActivated(Struct, frozen=True):
    """What was turned over is not activated by that, as the rules have it anyway."""


def face_rows() -> list[Row]:
    """ "It turns face up", "reveal a face-down card by turning it up"."""

    def turned(fields: Fields) -> Clause:
        return Clause("turn", You(), (Slot("what", fields["what"]), Slot("face", fields["face"])))

    def flipped(fields: Fields) -> Clause:
        return Clause("turn", None, (Slot("face", fields["face"]),), passive=True)

    return [
        *constant("face", "up", "face up", "face-up"),
        *constant("face", "down", "face down", "face-down"),
        *heard("predicate.#", "face up", lambda _: State("face_up")),
        *heard("predicate.#", "face down", lambda _: State("face_down")),
        *over_rows(),
        *heard("remark", "(it|this|that) is not activated", lambda _: NotActivated()),
        *heard("passcore", "flipped {face:face}", flipped),
        *heard("step1", "{what:subject.sg} flips {face:face}", turned),
        *heard("step1", "{what:subject.pl} flip {face:face}", turned),
        *heard("step1", "(put|place) {what:things} {face:face}", turned),
        *heard("step1", "{what:subject.sg} is (turned|flipped) {face:face}", turned),
        *heard("step1", "{what:subject.pl} are (turned|flipped) {face:face}", turned),
    ]
