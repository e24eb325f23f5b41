"""Attacks as what they do to whom they hit: "the first hit it takes does nothing", "at most 2 from a single hit"."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.rows import Build, Fields, Row, Told, heard
from cardwright.text.table.lessening import HALF, PREVENTED, capped, suffering
from cardwright.text.table.players import constant_reference
from cardwright.text.table.undoing import lessened
from cardwright.text.tree import (
    PLAYERS,
    All,
    Clause,
    Less,
    Limit,
    More,
    Number,
    Place,
    Reference,
    Replacement,
    Slot,
    Some,
    Things,
    You,
)

HIT: Final = "(hit|attack|blow|strike)"
HIT_DAMAGE: Final = "hit"
"""The sort of damage that attacks deal, whatever a game calls it."""
NAUGHT: Final = ("(does|deals) nothing", "(deals|does) no damage", "(is|gets) ignored", "has no effect")


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of hits, where something is taken and prevented."""
    if "take" not in verbs or "prevent" not in verbs:
        return []
    found = dealer_rows()
    for category, hit, end in (
        ("hit", HIT, lambda f: Told({**f, "kind": HIT_DAMAGE})),
        ("hit", "{by:np.sg}", Told),
    ):
        for whom in (
            "[that] {whom:subject.#} (takes|take|suffers|suffer)",
            "(on|against|at) {whom:whom}",
            "that (hits|strikes) {whom:whom}",
        ):
            found += heard(category, f"[the] first {hit} {whom}", end)
    for told, limit in (("{it:hit}", ""), ("{it:hit} {span:eachspan}", ""), ("{it:hit}", "{limit:limit} [,] ")):
        for naught in NAUGHT:
            found += heard("sentence", f"{limit}{told} {naught}", first(None))
        for word in ("ignore", "ignores", "prevent"):
            found += heard("sentence", f"{limit}{word} {told}", first(None))
        found += heard("sentence", f"{limit}{told} deals {{n:number}} less [damage]", first(Less))
        found += heard("sentence", f"{limit}{told} deals {{n:number}} (more|additional) [damage]", first(More))
        found += heard("sentence", f"{limit}{told} deals half damage", first(HALF))
        found += heard("sentence", f"{limit}{told} deals half as much damage", first(HALF))
    for who, verb in (("{whom:subject.sg}", "takes"), ("{whom:subject.pl}", "take"), ("", "takes")):
        for by in (HIT, "{by:np.sg}"):
            told = f"{who} {verb} no damage from the first {by}"
            found += heard("sentence", f"{told} [{{span:eachspan}}]", unhurt(by == HIT))
            found += heard("sentence", f"{told} {{it:againstit}} [{{span:eachspan}}]", unhurt(by == HIT))
    found += heard("byhit", "(by|from|in) (a|one|any|each|every) [single] (hit|attack|blow)", lambda _: "")
    found += heard("byhit", "per (hit|attack|blow)", lambda _: "")
    for who in ("{whom:subject.#} ", ""):
        found += heard("capfact", f"{who}cannot (take|be) [dealt] {{most:morethan}} {{once:byhit}}", by_hits)
    found += heard("capfact", "{whom:subject.#} (takes|take) {most:atmost} {once:byhit}", by_hits)
    for number, s in (("sg", "s"), ("pl", "")):
        lived = f"{{whom:subject.{number}}} survive{s} the first (lethal|deadly|fatal|killing) (hit|attack|blow|damage)"
        for then in ("", "(with|at|on) {n:number} {stat:stat}"):
            found += heard("sentence", f"{lived} [{{span:eachspan}}] {then}", survives)
    found += heard("againstit", "(on|against|at) (it|them|you)", lambda _: True)
    return found


def dealer_rows() -> list[Row]:
    """ "Whoever dealt it", "the source": what deals the damage of which an event tells."""
    damage = "(it|that|this)"
    return [
        *constant_reference(
            "reference.sg",
            Reference("dealer"),
            "the source of that damage",
            "(its|the) source [of (the|this) damage]",
            f"(whoever|whatever) (dealt|did|caused) {damage} [damage]",
            f"the {{n:anynoun.sg}} that (dealt|did|caused) {damage} [damage]",
            "the {n:anynoun.sg} that (dealt|did|caused) the damage",
            "(whoever|whatever) (dealt|did|caused) the damage",
            "the {n:anynoun.sg} that (hit|damaged|hurt) (it|this)",
            "(whoever|whatever) (hit|damaged|hurt) (it|this)",
        ),
        *constant_reference("possessor", Reference("dealer"), "the source of that damage 's"),
    ]


def first(how: Any) -> Build:
    """Change what the first attack does, or let it do nothing."""

    def build(fields: Fields) -> Replacement | None:
        told = fields["it"]
        if "by" in told:
            told = {**told, "source": Things(Some(Number(1)), told["by"].kinds, told["by"].filters)}
        event = suffering(told)
        if event is None:
            return None
        limit = fields.get("limit") or Limit(1, fields.get("span", "game"))
        steps = PREVENTED
        if how in (Less, More):
            changed = lessened(event, fields["n"]) if isinstance(fields["n"], Number) else None
            if changed is None:
                return None
            steps = (replace(changed[0], slots=(Slot("amount", how(fields["n"])),)),)
        elif how is not None:
            taker = event.subject if isinstance(event.subject, PLAYERS) else Reference("it")
            steps = (Clause("take", taker, (Slot("amount", how),)),)
        return Replacement(event, steps, instead=False, limit=limit)

    return build


def by_hits(fields: Fields) -> Clause | None:
    """Read "it cannot take more than 2 damage from a single hit"."""
    number, kind = fields["most"]
    most = (number, (Slot("kind", HIT_DAMAGE),))
    return None if kind else capped({"whom": Reference("this"), **fields, "most": most})


def survives(fields: Fields) -> Replacement | None:
    """Read "it survives the first lethal hit each round with 1 HP", with 1 also where that is not said."""
    whom, number = fields["whom"], fields.get("n", Number(1))
    if isinstance(whom, (*PLAYERS, Place)) or not isinstance(number, Number):
        return None
    if isinstance(whom, Things) and isinstance(whom.quantity, All):
        return None  # the first of each of them, or of all?
    slots = (Slot("what", Reference("it")), Slot("amount", number), Slot("stat", fields.get("stat", "hp")))
    limit = Limit(1, fields.get("span", "game"))
    return Replacement(Clause("die", whom, modal="would"), (Clause("leave_with", You(), slots),), limit=limit)


def unhurt(by_hit: bool) -> Build:
    """Read "it takes no damage from the first attack each round"."""

    def build(fields: Fields) -> Replacement | None:
        told = {"whom": fields.get("whom", Reference("this"))}
        if by_hit:
            told["kind"] = HIT_DAMAGE
        else:
            told["by"] = fields["by"]
        return first(None)({**fields, "it": told})  # type: ignore[no-any-return]

    return build
