"""Somebody, everybody, something and anything: players and things of which only that is said."""

from __future__ import annotations

from typing import Any, Final

from cardwright.text.rows import Build, Fields, Row, heard
from cardwright.text.table.clauses import AGENT, with_subject
from cardwright.text.table.phrase import phrase
from cardwright.text.table.things import either_target
from cardwright.text.tree import (
    ANY_CARD,
    ANYTHING,
    BODY,
    HURT,
    All,
    AnyPlayer,
    Clause,
    EachPlayer,
    Kind,
    Number,
    Other,
    Reference,
    Relative,
    Slot,
    Some,
    State,
    The,
    Things,
)

ONE: Final = Number(1)
SOMEBODY: Final = "(somebody|someone|anybody|anyone)"
EVERYBODY: Final = "(everybody|everyone)"
WANT: Final = "(want|like|choose|wish|please|prefer|pick)"
WHICHEVER: Final = (
    "(whoever|whomever|whatever|anyone|anybody|anything|whichever)",
    "whichever one",
    "any one",
    "the one",
    "(anyone|anything) that",
)


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of these words; who killed something where things are killed."""
    return [*player_rows(), *thing_rows(), *chosen_rows(), *killer_rows("kill" if "kill" in verbs else "destroy")]


def killer_rows(verb: str) -> list[Row]:
    """ "Its killer": the creature that killed it."""
    deed = Clause(verb, Reference("gap"), (Slot("what", Reference("it")),), tense="past")
    killer = Things(The(), (Kind((BODY,)),), (Relative(deed),))
    return heard("some.sg", "(the|its) (killer|slayer|destroyer)", lambda _: killer)


def player_rows() -> list[Row]:
    """ "Everybody draws a card", "everyone's hand", "you both"."""
    each: Build = lambda _: EachPlayer()  # noqa: E731
    anyone: Build = lambda _: AnyPlayer()  # noqa: E731
    found: list[Row] = []
    for words, players, bodies in (
        (EVERYBODY, EachPlayer(), Things(All(), (Kind((BODY,)),))),
        (SOMEBODY, AnyPlayer(), Things(Some(ONE), (Kind((BODY,)),))),
    ):
        found += heard("fin", f"{words} {{pred:pred.sg}}", by_whom(players, bodies))
        found += heard("fin", f"{words} {{modal:modal}} {{pred:pred.base}}", by_whom(players, bodies))
    return [
        *found,
        *heard("owner1", f"{EVERYBODY} 's", each),
        *heard("owner1", f"{SOMEBODY} 's", anyone),
        *heard("player.sg", "each [one] of (you|us)", each),
        *heard("condition1", "either player {pred:pred.sg}", lambda f: with_subject(AnyPlayer(), f["pred"])),
        *heard("player.pl", "(you|we) (both|each)", each),
        *heard("player.pl", "you two", each),
        *heard("player.pl", "the two of you", each),
        *heard("player.pl", "(both|all) of (you|us)", each),
        *heard("player.obj", "(both|all) of (you|us)", each),
        *heard("player.obj", "(you|us) both", each),
    ]


def by_whom(players: Any, bodies: Things) -> Build:
    """Say of players what players do, of what fights what is left."""

    def build(fields: Fields) -> Clause | None:
        clause: Clause = fields["pred"]
        alone = AGENT[clause.verb] in ("player", "mostly player") or clause.get("resource") not in (None, "hp")
        subject = players if alone and clause.get("grants") is None else bodies
        return with_subject(subject, clause, fields.get("modal", ""))

    return build


def thing_rows() -> list[Row]:
    """ "Something dies", "everybody in the back zone", "anything with cost 1 or less"."""
    found: list[Row] = []
    for words, noun in (("(something|anything)", ANYTHING), (SOMEBODY, BODY)):
        for tail in ("", "else", "{after:afters.sg}", "else {after:afters.sg}"):
            if tail or noun == ANYTHING:
                found += heard("some.sg", f"{words} {tail}", such(Some(ONE), noun, "else" in tail))
    found += heard("whom", SOMEBODY, lambda _: either_target({"np": None}))
    found += heard("all", "everybody", such(All(), BODY, False))
    for words, noun in (("everything", HURT), (EVERYBODY, BODY)):
        for tail in ("else", "{after:afters.sg}", "else {after:afters.sg}"):
            found += heard("each", f"{words} {tail}", such(All(), noun, "else" in tail))
    found += heard("all", "all {np:np.pl} else", lambda f: things(All(), f["np"].kinds, (*f["np"].filters, Other())))
    found += heard("all", "any (more|further) {np:np.pl}", lambda f: things(All(), f["np"].kinds, f["np"].filters))
    attacking = lambda _: Things(The(), (Kind((BODY,), (State("attacking"),)),))  # noqa: E731
    found += heard("some.sg", "(whatever|whoever|who) is attacking [you]", attacking)
    found += heard("some.sg", "the one attacking [you]", attacking)
    found += heard("reference.sg", "that one", lambda _: Reference("it"))
    found += heard("after.#", "attacking [you]", lambda _: State("attacking"))
    return found


def such(quantity: Any, noun: str, other: bool) -> Build:
    """Make what is told by nothing but what follows it."""

    def build(fields: Fields) -> Things | None:
        return things(quantity, (Kind((noun,)),), ((Other(),) if other else ()) + fields.get("after", ()))

    return build


def things(quantity: Any, kinds: tuple[Kind, ...], filters: tuple[Any, ...]) -> Things | None:
    """Make a selection with its filters in order."""
    merged = phrase(kinds, filters)
    return None if merged is None else Things(quantity, merged.kinds, merged.filters)


def chosen_rows() -> list[Row]:
    """ "To whoever you want", "whatever you like"."""
    found: list[Row] = []
    for said in WHICHEVER:
        found += heard("some.sg", f"{said} you {WANT}", lambda _: Things(Some(ONE), (Kind((ANYTHING,)),)))
    return [
        *found,
        *heard("some.sg", "any card", lambda _: Things(Some(ONE), (Kind((ANY_CARD,)),))),
        *heard("some.sg", f"any {{np:np.sg}} you {WANT}", lambda f: things(Some(ONE), f["np"].kinds, f["np"].filters)),
        *heard("some.sg", "the {np:np.sg} of your choice", lambda f: things(Some(ONE), f["np"].kinds, f["np"].filters)),
    ]
