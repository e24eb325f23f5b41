"""Plain English of many games: parts of zones, what is found, sizes of hands, costs paid besides, spans said again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardwright.text.rows import Build, Fields, Row, heard
from cardwright.text.table.steps import clauses_of, grouped, steps_of
from cardwright.text.tree import (
    ANY_CARD,
    SPOKEN,
    Among,
    AnyPlayer,
    AsMany,
    Between,
    Clause,
    Compared,
    Duration,
    Holding,
    If,
    InPlay,
    Is,
    Kind,
    Lethal,
    May,
    More,
    Number,
    OwnerOf,
    Place,
    Reference,
    Slot,
    Step,
    Things,
    Top,
    Triggered,
    Unless,
    You,
)

AGAIN: Final = Duration("again", "turn")
"""The time that was said before."""
THEM: Final = Reference("them")
CARD: Final = (Kind((ANY_CARD,)),)


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return these rows; those of a verb only where the game has it."""
    found = [
        *heard("owner", "[the] owners 's", lambda _: OwnerOf(THEM)),
        *heard("some.sg", "the top of {of:place}", top),
        *heard("after.#", "you find [there]", lambda _: Among(THEM)),
        *heard("after.#", "you find among them", lambda _: Among(THEM)),
        *heard("after.#", "found among them", lambda _: Among(THEM)),
        *heard("after.#", "on either side", lambda _: InPlay()),
        *heard("duration", "for the same (duration|time|period)", lambda _: AGAIN),
        *heard("duration", "(during|in|on) the {span:phase} of {whose:player.obj}", during),
        *heard("predicate.sg", "a {a:kind.sg} or a {b:kind.sg}", either_kind),
        *heard("condition1", "{who:player.sg} has {compared:compared}", so_much),
        *heard("condition1", "{who:player.pl} have {compared:compared}", so_much),
        *heard("condition1", "{who:player.sg} has none [left]", nothing),
        *heard("condition1", "{who:player.pl} have none [left]", nothing),
        *size_rows(),
    ]
    if "attach" in verbs:
        found += heard("event1", "{what:some.sg} is attached to {to:thing}", attached)
    if "choose" in verbs:
        found += heard("step", "choose {what:things} : {then:step1}", chosen)
    if "take" in verbs:
        for start in ("whenever", "{limit:limit} , whenever"):
            tail = "survives [{kind:kind}] damage (,|:) {steps:step}"
            found += heard("sentence", f"{start} {{who:some.sg}} {tail}", survived)
            found += heard("sentence", f"{start} this {tail}", survived)
    if "pay" in verbs:
        for played in ("(as|when|while|whenever) you (play|deploy|use) {x:itself}", "(when|while) playing {x:itself}"):
            found += heard("asplayed", played, lambda _: True)
        for cost in ("cost", "plaincost", "wordcost"):
            found += heard("step1", f"you (may|can) pay a additional {{cost:{cost}}} [{{p:asplayed}}]", besides(cost))
            found += heard("step1", f"you (may|can) pay {{cost:{cost}}} more [{{p:asplayed}}]", besides(cost))
        found += heard("step1", "you (may|can) pay {cost:price} {p:asplayed}", besides("price"))
    return found


def size_rows() -> list[Row]:
    """ "Your hand is larger than your opponent's hand"."""
    found: list[Row] = []
    for how, word in (("more than", "more"), ("less than", "less")):
        start = f"{{whose:owner1}} {{zone:zone.own}} is {word} than"
        found += heard("condition1", f"{start} {{by:owner1}} [{{again:zone.own}}]", sized(how))
        found += heard("condition1", f"{start} that of {{by:player.obj}}", sized(how))
        for link in ("(fewer|less)", "more"):
            if (link == "more") == (how == "more than"):
                beginning = f"{link} {{np:np.pl}} than the {{zone:zone.own}} of {{by:player.obj}}"
                found += heard("some.pl", beginning, fewer(how))
    return found


def top(fields: Fields) -> Things:
    """Read "the top of your deck" as its top card."""
    return Things(Top(Number(1), fields["of"]), CARD)


def sized(how: str) -> Callable[[Fields], Clause | None]:
    """Read "your hand is larger than theirs" as "contains more cards than"."""

    def build(fields: Fields) -> Clause | None:
        if fields.get("again", fields["zone"]) != fields["zone"] or fields["by"] == fields["whose"]:
            return None
        what = Things(Between(Compared(how, AsMany(fields["by"]))), CARD)
        return Clause("contain", Place(fields["zone"], fields["whose"]), (Slot("what", what),))

    return build


def fewer(how: str) -> Callable[[Fields], Things]:
    """Read "fewer cards than the deck of your opponent"."""

    def build(fields: Fields) -> Things:
        found = fields["np"]
        return Things(Between(Compared(how, AsMany(fields["by"]))), found.kinds, found.filters)

    return build


def during(fields: Fields) -> Duration:
    """Read "during the turn of your opponent"."""
    return Duration("during", fields["span"], fields["whose"])


def either_kind(fields: Fields) -> Is | None:
    """Read "a creature or an item" as "a creature or item"."""
    one, other = fields["a"], fields["b"]
    plain = not one.filters and not other.filters and one.card == other.card
    return Is(Kind((*one.nouns, *other.nouns), (), one.card)) if plain and one.nouns != other.nouns else None


def so_much(fields: Fields) -> Clause:
    """Read "your opponent has 15 or more": of what was spoken of."""
    return Clause("have", fields["who"], (Slot("holding", Holding(SPOKEN, fields["compared"])),))


def nothing(fields: Fields) -> Clause:
    """Read "they have none": of what was spoken of."""
    return so_much({**fields, "compared": Compared("exactly", Number(0))})


def attached(fields: Fields) -> Clause:
    """Read "when a Buff is attached to it": by whomever."""
    return Clause("attach", AnyPlayer(), (Slot("what", fields["what"]), Slot("to", fields["to"])))


def survived(fields: Fields) -> Triggered:
    """Read "when it survives damage" as "when it takes damage, unless it is lethal"."""
    kind = (Slot("kind", fields["kind"]),) if "kind" in fields else ()
    event = Clause("take", fields.get("who", Reference("this")), kind)
    alive = If(Unless(Lethal()), steps_of(fields["steps"]))
    return Triggered(event, (alive,), limit=fields.get("limit"))


def chosen(fields: Fields) -> Step | None:
    """Read "choose another creature: it fights this"."""
    then = clauses_of(fields["then"])
    if then is None or any(clause.modal for clause in then):
        return None
    return grouped((Clause("choose", You(), (Slot("what", fields["what"]),)), *then))


def besides(cost: str) -> Build:
    """Read "you may pay an additional W as you play this" as "you may pay W", and so much of something as more."""

    def build(fields: Fields) -> May:
        price = More(fields["cost"]) if cost == "wordcost" else fields["cost"]
        return May(You(), (Clause("pay", You(), (Slot("cost", price),)),))

    return build
