"""Who alone can do something: "this can be attacked only by Fire creatures", "only heroes can attack this"."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, heard
from cardwright.text.table.clauses import ends_in_relative, with_subject
from cardwright.text.table.phrase import Phrase, phrase
from cardwright.text.tree import (
    ANY_CARD,
    All,
    Between,
    Clause,
    Compared,
    Controlled,
    Filter,
    HasKeyword,
    Is,
    Kind,
    Not,
    Number,
    Opponent,
    Other,
    Slot,
    Stands,
    State,
    StatIs,
    ThatPlayer,
    Things,
    Trait,
    You,
)

CONTRARY: Final = {"at least": "less than", "at most": "more than", "less than": "at least", "more than": "at most"}
LAST: Final = "[directly] [{duration:duration}] [,] even (if|while|though|when) {guard:fin}"
HARM: Final = ("deal", "take")
"""What comes of cards of any sort."""
LIFE: Final = "life"
"""The resource that stands for its player where it is attacked."""


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of what only some can do, and of attacks past what protects a player."""
    return [
        *heard("fin", "{subject:subject.#} (can|may) only be {pred:passive}", only_by),
        *heard("fin", "{subject:subject.#} (can|may) be {core:passcore} only by {agent:agent}", by_only),
        *heard("fin", "{subject:subject.#} cannot be {core:passcore} except by {agent:agent}", by_only),
        *heard("fin", "{subject:subject.#} {duration:duration} {modal:modal} be {pred:passive}", timed),
        *heard("fin", "{subject:subject.#} {duration:duration} {modal:modal} {pred:pred.base}", timed),
        *heard("fin", "only {who:bare} (can|may) {pred:pred.base}", only_these),
        *heard("condition1", "{it:reference.sg} is the only {np:np.sg}", alone),
        *heard("condition1", "{it:reference.sg} is your only {np:np.sg}", alone),
        *(direct_rows() if "attack" in verbs else ()),
    ]


def alone(fields: Fields) -> Clause | None:
    """Read "this is the only creature you control": you control no other creatures."""
    found: Phrase = fields["np"]
    owners = [one for kind in found.kinds for one in kind.filters if isinstance(one, Controlled)]
    owners += [one for one in found.filters if isinstance(one, Controlled)]
    if fields["it"].word != "this" or any(one.by != You() for one in owners):
        return None
    kinds = tuple(replace(kind, filters=tuple(f for f in kind.filters if f not in owners)) for kind in found.kinds)
    rest = phrase(kinds, (Other(), *(one for one in found.filters if one not in owners)))
    if rest is None:
        return None
    none = Between(Compared("exactly", Number(0)))
    return Clause("control", You(), (Slot("what", Things(none, rest.kinds, rest.filters)),))


def timed(fields: Fields) -> Clause | None:
    """Read "your next attack this round cannot be cancelled": the time may be said early."""
    clause: Clause = fields["pred"]
    if clause.duration is not None or ends_in_relative(fields["subject"]) or fields["modal"] == "would":
        return None
    return with_subject(fields["subject"], replace(clause, duration=fields["duration"]), fields["modal"])


def only_by(fields: Fields) -> Clause | None:
    """Read "it can only be attacked by heroes": it cannot by others."""
    clause: Clause = fields["pred"]
    others = all_but(clause.subject, clause.verb in HARM)
    return None if others is None else with_subject(fields["subject"], replace(clause, subject=others), "cannot")


def by_only(fields: Fields) -> Clause | None:
    """Read "it can be attacked only by heroes"."""
    return only_by({**fields, "pred": replace(fields["core"], subject=fields["agent"])})


def only_these(fields: Fields) -> Clause | None:
    """Read "only heroes can attack this": what is no hero cannot."""
    others = all_but(fields["who"], fields["pred"].verb in HARM)
    return None if others is None else with_subject(others, fields["pred"], "cannot")


def all_but(things: Any, anything: bool = False) -> Things | None:
    """The things that are not so, or `anything` that is not; None if they differ in more than one thing said."""
    if not isinstance(things, Things) or not isinstance(things.quantity, All) or len(things.kinds) != 1:
        return None
    kind = things.kinds[0]
    said = (*kind.filters, *things.filters)
    traits = all(isinstance(one, Trait) for one in kind.filters)
    if not said or (anything and traits and not things.filters):
        return Things(All(), (Kind((ANY_CARD,)),), (Not(Is(kind)),))
    contrary = contrary_of(said[0]) if len(said) == 1 else None
    merged = None if contrary is None else phrase((replace(kind, filters=()),), (contrary,))
    return None if merged is None else Things(All(), merged.kinds, merged.filters)


def contrary_of(said: Filter) -> Filter | None:
    """The filter that fits what another does not."""
    if isinstance(said, StatIs) and said.compared.how in CONTRARY:
        return StatIs(said.stat, Compared(CONTRARY[said.compared.how], said.compared.amount))
    return Not(said) if isinstance(said, Trait | State | Stands | HasKeyword) else None


def owning(fields: Fields) -> Clause | None:
    """Read "they have got defenders"."""
    return with_subject(fields["who"], Clause("have", None, (Slot("what", fields["what"]),)))


def direct_rows() -> list[Row]:
    """ "This can attack directly", "it may attack your opponent even if they control creatures"."""

    def on_player(fields: Fields) -> Clause | None:
        attack = Clause("attack", None, (Slot("whom", Opponent()),), duration=fields.get("duration"))
        return with_subject(fields["subject"], attack, "can")

    def on_life(fields: Fields) -> Clause | None:
        return on_player(fields) if fields["what"] == LIFE else None

    def although(fields: Fields) -> Clause | None:
        guard: Clause = fields["guard"]
        guarded = isinstance(guard.subject, Opponent | ThatPlayer) and guard.verb in ("control", "have")
        if not guarded or guard.modal or not isinstance(guard.get("what"), Things):
            return None
        return on_life(fields) if "what" in fields else on_player(fields)

    def notwithstanding(fields: Fields) -> Clause | None:
        told = {**fields, **fields["end"]}
        return on_life(told) if "what" in told else on_player(told)

    found = heard("present", "there (are|is) (defenders|blockers|defender|blocker)", lambda _: "")
    found += heard("present", "there are [other] {np:np.pl}", lambda _: "")
    found += heard("although", "[,] even (if|while|though|when) {there:present}", lambda _: {})
    found += heard("although", "directly [,] even (if|while|though|when) {there:present}", lambda _: {})
    found += heard("although", "{duration:duration} [,] even (if|while|though|when) {there:present}", dict)
    found += heard("fin", "{subject:subject.#} (can|may) attack [(your|the) opponent] {end:although}", notwithstanding)
    on_theirs = "{subject:subject.#} (can|may) attack {whose:owner1} {what:resource} {end:although}"
    found += heard("fin", on_theirs, notwithstanding)
    return [
        *found,
        *heard("fin", "{subject:subject.#} (can|may) attack {what:resource} [directly] [{duration:duration}]", on_life),
        *heard(
            "fin",
            "{subject:subject.#} (can|may) attack {whose:owner1} {what:resource} [directly] [{duration:duration}]",
            on_life,
        ),
        *heard("fin", f"{{subject:subject.#}} (can|may) attack [(your|the) opponent] {LAST}", although),
        *heard("fin", f"{{subject:subject.#}} (can|may) attack the enemy {LAST}", although),
        *heard("fin", f"{{subject:subject.#}} (can|may) attack {{what:resource}} {LAST}", although),
        *heard("fin", f"{{subject:subject.#}} (can|may) attack {{whose:owner1}} {{what:resource}} {LAST}", although),
        *heard("fin", "{who:player.#} (have|has) got {what:things}", owning),
    ]
