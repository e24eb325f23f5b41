"""How often and when an ability is used: "Action (once per round): Pay 1: ...", "once per turn, you can ..."."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from cardwright.text.playing import use_this
from cardwright.text.rows import Build, Fields, Row, heard
from cardwright.text.table.headers import can_be_paid, of_your_own, used
from cardwright.text.table.steps import can_be_done, grouped, steps_of
from cardwright.text.tree import (
    Activated,
    Clause,
    Condition,
    Did,
    Duration,
    During,
    If,
    Limit,
    May,
    PlayOnly,
    Reference,
    Some,
    Step,
    Things,
    You,
    nodes,
)
from cardwright.text.words import Header

ROLES: Final = ("used", "paid", "answer")
ALLOWED: Final = ("activate", "attack", "deploy", "play", "use")
"""Verbs of what players do by the rules anyway: who may do it has no ability, but a permission."""

PUT_DOWN: Final = ("deploy", "play")
"""Verbs of what a card may do by itself as well, for nothing."""

ONCE: Final = Limit(1, "")
"""Once in a span of which there is one in each turn, or in each round."""


class OftenUsed(Struct, frozen=True):
    """An ability without a header that is used so often; without a limit as often as the rules allow."""

    limit: Limit | None
    ability: Activated
    told: bool = False
    """Whether it says itself that it is used."""

    def under(self, headers: dict[str, Header]) -> Activated | None:
        """Return it under the header of what a game's players use; None if it says what the rules do not allow."""
        name = next((one for one, header in headers.items() if header.role in ("used", "paid")), "")
        if not name:
            return None
        ability = replace(self.ability, header=name)
        usual = headers[name].once or headers[name].role == "paid"
        if self.limit is None:
            return ability if usual or self.told or ability.cost else None
        limit = self.limit if self.limit.span else Limit(1, "turn" if usual else "round")
        if usual and limit == Limit(1, "turn"):
            return ability
        if headers[name].role == "paid":
            return None
        return replace(ability, steps=(*ability.steps, use_this(limit)))


def unheaded(fields: Fields) -> OftenUsed | None:
    """Read "once per turn, pay 2: draw a card"."""
    made = used({**fields, "header": ""})
    if made is None or fields["limit"].first or not made.cost:
        return None
    return OftenUsed(fields["limit"], Activated("", *paid_for(made.cost, made.steps)))


def paid_for(cost: tuple[Clause, ...], steps: tuple[Step, ...]) -> tuple[tuple[Clause, ...], tuple[Step, ...]]:
    """Return what is paid and what it buys; what is spoken of afterwards is done first, and is no price."""
    spoken = any(isinstance(node, Reference) and node.word != "this" for node in nodes(steps))
    if cost and all(can_be_paid(clause) for clause in cost) and not spoken:
        return tuple(of_your_own(clause) for clause in cost), steps
    return (), (grouped(cost), If(Did(), steps))


def at_will(fields: Fields) -> OftenUsed | None:
    """Read "you can discard a card: draw a card" as an ability."""
    deeds: tuple[Clause, ...] = fields["cost"]
    if any(not can_be_done(clause) for clause in deeds):
        return None
    steps = steps_of(fields["steps"]) if "steps" in fields else ()
    made = ability_of(tuple(replace(clause, subject=You()) for clause in deeds), steps)
    if made is not None and "limit" in fields:
        made = so_often({"it": made, "limit": fields["limit"]})
    return asked_of(made, fields["condition"], "in") if made is not None and "condition" in fields else made


def ability_of(deeds: tuple[Clause, ...], steps: tuple[Step, ...] = ()) -> OftenUsed | None:
    """Make an ability of what may be done, the first of it perhaps as a price, so often as is told last."""
    limit: Limit | None = None
    match (*deeds, *steps):
        case (*_, Clause(limit=Limit(first=False) as limit) as last):
            freed = replace(last, limit=None)
            deeds, steps = (deeds, (*steps[:-1], freed)) if steps else ((*deeds[:-1], freed), ())
    only: tuple[PlayOnly, ...] = ()
    match (*deeds, *steps):
        case (*_, Clause(duration=Duration(kind="during") as span) as last) if is_for_nothing(last):
            freed = replace(last, duration=None)
            deeds, steps = (deeds, (*steps[:-1], freed)) if steps else ((*deeds[:-1], freed), ())
            only = (PlayOnly(During(span.span, span.whose), "in"),)
    if any(is_allowed(clause) or clause.limit is not None for clause in deeds):
        return None
    if not steps and len(deeds) > 1 and can_be_paid(deeds[0]):
        deeds, steps = deeds[:1], (grouped(deeds[1:]),)
    price, bought = paid_for(deeds, steps) if steps else ((), (grouped(deeds),))
    return OftenUsed(limit, Activated("", price, bought, only=only))


def is_allowed(clause: Clause) -> bool:
    """Tell whether a clause tells what players do by the rules anyway; to play so many for nothing is a deed."""
    return clause.verb in ALLOWED and not is_for_nothing(clause)


def is_for_nothing(clause: Clause) -> bool:
    """Tell whether so many cards are played for nothing."""
    what = clause.get("what")
    some = isinstance(what, Things) and isinstance(what.quantity, Some)
    return clause.verb in PUT_DOWN and some and "for free" in clause.adverbs


def so_often(fields: Fields) -> OftenUsed | None:
    """Tell how often an ability is used."""
    it: OftenUsed = fields["it"]
    return None if it.limit is not None or fields["limit"].first else replace(it, limit=fields["limit"])


def only_so(word: str) -> Build:
    """Make an ability that is used only while something is so."""

    return lambda fields: asked_of(fields["it"], fields["condition"], word)


def asked_of(said: OftenUsed, condition: Condition, word: str) -> OftenUsed:
    """Return an ability that is used only while that is so."""
    return replace(said, ability=replace(said.ability, only=(PlayOnly(condition, word), *said.ability.only)))


def told_of_use(fields: Fields) -> OftenUsed | None:
    """Let only what tells how often or when it is used be a sentence: what may be done is said otherwise too."""
    it: OftenUsed = fields["it"]
    when = any(isinstance(only.condition, During) for only in it.ability.only)
    return it if it.limit is not None or it.told or when else None


def used_so(fields: Fields) -> OftenUsed | None:
    """Read "you can use this ability: draw a card"."""
    limit: Limit | None = fields.get("limit")
    if limit is not None and limit.first:
        return None
    return OftenUsed(limit, Activated("", (), steps_of(fields["steps"])), True)


def once_in(fields: Fields) -> OftenUsed | None:
    """Read "once during your turn, ..."; what is no whole turn comes once in each."""
    it: OftenUsed = fields["it"]
    return None if it.limit is not None else replace(asked_of(it, fields["condition"], "in"), limit=ONCE)


def offered_to_you(step: Step) -> OftenUsed | None:
    """Read what you may do, perhaps if something is so, as an ability; None if it is only allowed."""
    match step:
        case If(condition, (inner,), ()) if (found := offered_to_you(inner)) is not None:
            return asked_of(found, condition, "if")
        case May(You(), steps):
            deeds = tuple(each for each in steps if isinstance(each, Clause))
            return ability_of(deeds) if len(deeds) == len(steps) else None
    return None


def with_price(said: OftenUsed, following: object) -> OftenUsed | None:
    """Join "If you do, ..." to the deed before it as what that buys; None if it is something else."""
    deed = said.ability.steps[0] if len(said.ability.steps) == 1 and not said.ability.cost else None
    if not isinstance(deed, Clause) or not isinstance(following, If):
        return None
    if following.condition != Did() or following.otherwise:
        return None
    cost, steps = paid_for((deed,), following.then)
    return replace(said, ability=replace(said.ability, cost=cost, steps=steps)) if cost else None


def rows() -> list[Row]:
    """Return the rows of abilities with a limit before them; a header that stands alone needs a colon."""
    found: list[Row] = []
    found += heard("sentence", "{limit:limit} (,|:) {cost:preds.base} : {steps:step}", unheaded)
    found += at_will_rows()
    for role in ROLES:
        header = f"{{header:header.{role}}}"
        build = often(role == "paid")
        told = "{steps:step}" if role != "answer" else "whenever {event:event} (:|,) {steps:step}"
        paid = "{cost:preds.base} : {steps:step}"
        if role == "answer":
            paid = f"whenever {{event:event}} , {paid}"
        for start in (f"{header} [,] [only] {{limit:limit}}", f"{{limit:limit}} [,] {header}"):
            found += heard("sentence", f"{start} : {told}", build)
            found += heard("sentence", f"{start} : {paid}", build)
            if role != "answer":
                found += heard("sentence", f"{start} , {paid}", build)
        found += heard("sentence", f"{header} : {{limit:limit}} (:|,) {paid}", build)
        if role != "answer":
            found += heard("sentence", f"{header} , {{cost:preds.base}} [,] {{limit:limit}} : {{steps:step}}", build)
        found += heard("sentence", f"{header} : {{limit:limit}} (:|,) {told}", build)
    return found


def at_will_rows() -> list[Row]:
    """ "Once per turn, during your turn, if ..., you can discard a card to draw a card"."""
    start = "you (may|can)"
    return [
        *heard("atwill", f"{start} {{cost:preds.base}}", at_will),
        *heard("atwill", f"{start} {{cost:preds.base}} [{{limit:limit}}] (in|during|on) {{condition:span}}", at_will),
        *heard("atwill", f"{start} {{cost:preds.base}} (:|to) {{steps:step}}", at_will),
        *heard("atwill", "{limit:limit} [(,|:)] {it:atwill}", so_often),
        *heard("atwill", "if {condition:condition} , {it:atwill}", only_so("if")),
        *heard("atwill", "while {condition:condition} , {it:atwill}", only_so("while")),
        *heard("atwill", "(in|during|on) {condition:span} [,] {it:atwill}", only_so("in")),
        *heard("atwill", "once (in|during|on) {condition:span} [,] {it:atwill}", once_in),
        *heard("atwill", "once (in|during|on) each of {condition:spans} [,] {it:atwill}", once_in),
        *heard("atwill", f"{start} (use|activate) this (ability|effect) [{{limit:limit}}] : {{steps:step}}", used_so),
        *heard("spans", "{whose:owner} {span:phases}", lambda f: During(f["span"], f["whose"])),
        *heard("sentence", "{it:atwill}", told_of_use),
    ]


def often(once: bool) -> Build:
    """Make an ability that is used so often; with `once` the rules allow one use a turn, which says nothing new."""

    def build(fields: Fields) -> Activated | None:
        made = used(fields)
        limit: Limit = fields["limit"]
        if made is None or limit.first:
            return None
        if once:
            return made if limit == Limit(1, "turn") else None
        return replace(made, steps=(*made.steps, use_this(limit)))

    return build
