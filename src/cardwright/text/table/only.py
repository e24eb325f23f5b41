"""Who alone can do something: "this can be attacked only by Fire creatures", "only heroes can attack this"."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.rows import Build, Fields, Row, Told, heard
from cardwright.text.table.clauses import ends_in_relative, with_subject
from cardwright.text.table.conditions import there_is
from cardwright.text.table.phrase import Phrase, phrase
from cardwright.text.tree import (
    ANY_CARD,
    All,
    AllHold,
    Between,
    Clause,
    Compared,
    Controlled,
    ControllerOf,
    Filter,
    HasKeyword,
    InPlay,
    InZone,
    Is,
    Kind,
    Not,
    Number,
    Opponent,
    Other,
    Player,
    Reference,
    Relative,
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
OTHERWISE: Final = {("in combat",): ("by card effects",), ("by card effects",): ("in combat",)}
"""In what other way things come to their end."""
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
        *heard("condition1", "{it:reference.sg} is the only {np:np.sg}", alone(None)),
        *heard("condition1", "{it:reference.sg} is your only {np:np.sg}", alone(You())),
        *heard("condition1", "{it:reference.sg} is the only {np:np.sg} on (its|their) [own] side", alone_there),
        *heard("condition1", "{it:reference.sg} is (its|their) controller 's only {np:np.sg}", alone_there),
        *(direct_rows() if "attack" in verbs else ()),
    ]


def alone(whose: Player | None) -> Build:
    """Read "this is the only creature you control": you control no other creatures."""

    def build(fields: Fields) -> Clause | AllHold | None:
        found: Phrase = fields["np"]
        said = [*found.filters, *(one for kind in found.kinds for one in kind.filters)]
        sides = {player for one in said if (player := side_of(one)) is not None} | ({whose} if whose else set())
        if len(sides) > 1 or any(isinstance(one, Relative) for one in said):
            return None
        kinds = tuple(
            replace(kind, filters=tuple(one for one in kind.filters if not side_of(one))) for kind in found.kinds
        )
        rest = tuple(one for one in found.filters if not side_of(one))
        it: Reference = fields["it"]
        this = it.word == "this"
        if this and any(isinstance(one, InZone) and one.place.whose is not None for one in said):
            return none_there(found.kinds, found.filters)
        if not sides:
            return none_there(kinds, rest) if this else None
        (who,) = sides
        if this and who != You():
            return None
        merged = phrase(kinds, (*((Other(),) if this else ()), *rest))
        if merged is None:
            return None
        count = Between(Compared("exactly", Number(0 if this else 1)))
        held = Clause("control", who, (Slot("what", Things(count, merged.kinds, merged.filters)),))
        if this:
            return held
        return AllHold((Clause("be", it, (Slot("how", Controlled(who)),)), held))

    return build


def alone_there(fields: Fields) -> Clause | AllHold | None:
    """Read "it is the only creature on its side": its controller has no other."""
    it: Reference = fields["it"]
    if it.word == "this":
        return alone(You())(fields)  # type: ignore[no-any-return]
    found: Phrase = fields["np"]
    one = Things(Between(Compared("exactly", Number(1))), found.kinds, found.filters)
    return Clause("control", ControllerOf(it), (Slot("what", one),))


def side_of(one: Filter) -> Player | None:
    """Return on whose side a filter says that something is."""
    if isinstance(one, Controlled):
        return one.by
    return one.place.whose if isinstance(one, InZone) and not isinstance(one.place.whose, ThatPlayer) else None


def none_there(kinds: tuple[Kind, ...], filters: tuple[Filter, ...]) -> Clause | AllHold | None:
    """Read "this is the only creature in play", whosever they are; of those who attack, there is one side."""
    attacking = any(isinstance(one, State) and one.name == "attacking" for kind in kinds for one in kind.filters)
    merged = phrase(kinds, (Other(), *filters))
    if merged is None:
        return None
    others = Things(Between(Compared("exactly", Number(0))), merged.kinds, merged.filters)
    if attacking:
        here = Clause("be", Reference("this"), (Slot("how", State("attacking")),))
        return AllHold((here, Clause("control", You(), (Slot("what", others),))))
    return there_is({"what": others}) if any(isinstance(one, InZone | InPlay) for one in filters) else None


def timed(fields: Fields) -> Clause | None:
    """Read "your next attack this round cannot be cancelled": the time may be said early."""
    clause: Clause = fields["pred"]
    if clause.duration is not None or ends_in_relative(fields["subject"]) or fields["modal"] == "would":
        return None
    return with_subject(fields["subject"], replace(clause, duration=fields["duration"]), fields["modal"])


def only_by(fields: Fields) -> Clause | None:
    """Read "it can only be attacked by heroes": it cannot by others."""
    clause: Clause = fields["pred"]
    if clause.subject is None and clause.adverbs in OTHERWISE:
        return with_subject(fields["subject"], replace(clause, adverbs=OTHERWISE[clause.adverbs]), "cannot")
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
    found += heard("although", "[,] even (if|while|though|when) {there:present}", Told)
    found += heard("although", "directly [,] even (if|while|though|when) {there:present}", Told)
    found += heard("although", "{duration:duration} [,] even (if|while|though|when) {there:present}", Told)
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
