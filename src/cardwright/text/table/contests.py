"""The player with more of something: if it is you, you do it, otherwise your opponent, and nobody if both are equal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, heard
from cardwright.text.table.steps import can_be_done, grouped, steps_of
from cardwright.text.tree import (
    ANY_CARD,
    AsMany,
    Between,
    Clause,
    Compared,
    Holding,
    If,
    InZone,
    Kind,
    May,
    Opponent,
    Place,
    Player,
    Reference,
    Slot,
    ThatPlayer,
    Things,
    You,
    exchanged,
)

MORE = "(more|most)"
LESS = "(fewer|less|fewest|least)"
WHO = (
    "the player with [the]",
    "the player (that|who) {verb} [the]",
    "whoever {verb} [the]",
    "whichever player {verb} [the]",
)
BIG = "(more|larger|largest|bigger|biggest|fuller|fullest|longer|longest|thicker)"
SMALL = "(less|smaller|smallest|shorter|shortest|thinner|emptier)"
SIZED = (
    "the player with the {words} {zone:zone.own}",
    "(the player who|whoever|whichever player) has the {words} {zone:zone.own}",
    "the player whose {zone:zone.own} is [the] {words}",
    "(whoever|whichever player) 's {zone:zone.own} is [the] {words}",
)


class Contest(Struct, frozen=True):
    """Who has more or less of what than the other."""

    how: str
    verb: str
    resource: str = ""
    things: Things | None = None

    def won_by(self, player: Player, other: Player) -> Clause:
        """The condition that a player has more, or less."""
        compared = Compared(self.how, AsMany(other))
        if self.things is None:
            return Clause(self.verb, player, (Slot("holding", Holding(self.resource, compared)),))
        things = meaning_you(self.things) if isinstance(player, You) else self.things
        return Clause(self.verb, player, (Slot("what", replace(things, quantity=Between(compared))),))


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of contests."""
    found: list[Row] = []
    for how, words in (("more than", MORE), ("less than", LESS)):
        for who in WHO:
            if "have" in verbs:
                has = who.format(verb="has")
                found += heard("contest", f"{has} {words} {{what:resource}}", of_resource(how))
                found += heard("contest", f"{has} {words} {{what:stat.own}}", of_resource(how))
                found += heard("contest", f"{has} {words} {{np:np.pl}}", of_things(how, "have"))
            if "control" in verbs and "{verb}" in who:
                controls = who.format(verb="controls")
                found += heard("contest", f"{controls} {words} {{np:np.pl}}", of_things(how, "control"))
    for how, words in (("more than", BIG), ("less than", SMALL)) if "have" in verbs else ():
        for said in SIZED:
            found += heard("contest", said.replace("{words}", words), of_zone(how))
    found += heard("step", "{contest:contest} {preds:preds.sg}", decided)
    found += heard("step", "{contest:contest} (may|can) {preds:preds.base}", offered)
    return found


def of_resource(how: str) -> Callable[[Fields], Contest]:
    """Read who has more of a resource."""
    return lambda fields: Contest(how, "have", fields["what"])


def of_things(how: str, verb: str) -> Callable[[Fields], Contest]:
    """Read who has more of some things."""
    return lambda fields: Contest(how, verb, "", Things(Between(Compared(how, AsMany(You()))), *parts(fields["np"])))


def of_zone(how: str) -> Callable[[Fields], Contest]:
    """Read whose deck is smaller."""

    def build(fields: Fields) -> Contest:
        lying = (InZone(Place(fields["zone"], ThatPlayer("they"))),)
        return Contest(how, "have", "", Things(Between(Compared(how, AsMany(You()))), (Kind((ANY_CARD,)),), lying))

    return build


def parts(phrase: Any) -> tuple[Any, Any]:
    """The kinds and filters of a noun phrase."""
    return phrase.kinds, phrase.filters


def decided(fields: Fields) -> If | None:
    """Read "the player with more energy draws a card"."""
    contest: Contest = fields["contest"]
    preds: tuple[Clause, ...] = fields["preds"]
    if any(not can_be_done(clause) and not is_hurt(clause) for clause in preds):
        return None
    yours = steps_of(
        grouped(tuple(replace(against(meaning_you(clause), Opponent()), subject=You()) for clause in preds))
    )
    theirs = steps_of(grouped(tuple(replace(against(clause, You()), subject=Opponent()) for clause in preds)))
    lost = If(contest.won_by(Opponent(), You()), theirs)
    return If(contest.won_by(You(), Opponent()), yours, (lost,))


def offered(fields: Fields) -> If | None:
    """Read "the player with more energy may draw a card"."""
    contest: Contest = fields["contest"]
    preds: tuple[Clause, ...] = fields["preds"]
    if any(not can_be_done(clause) for clause in preds):
        return None
    yours = May(You(), tuple(replace(meaning_you(clause), subject=You()) for clause in preds))
    theirs = May(Opponent(), tuple(replace(clause, subject=Opponent()) for clause in preds))
    return If(contest.won_by(You(), Opponent()), (yours,), (If(contest.won_by(Opponent(), You()), (theirs,)),))


def is_hurt(clause: Clause) -> bool:
    """Tell whether a player takes damage."""
    return clause.verb == "take" and clause.get("amount") is not None and not clause.passive


def meaning_you(value: Any) -> Any:
    """Say "you" for the player who won."""
    return exchanged(value, lambda one: You() if isinstance(one, ThatPlayer) else None)


def against(clause: Clause, loser: Player) -> Clause:
    """Say who lost for "the other", to whom something is done."""
    slots = [
        Slot(slot.name, loser) if slot.name == "whom" and slot.value == Reference("rest") else slot
        for slot in clause.slots
    ]
    return replace(clause, slots=tuple(slots))
