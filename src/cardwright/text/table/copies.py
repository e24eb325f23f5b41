"""Copies: tokens that are like a thing in play, and what a waiting card does done once more."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from cardwright.text.rows import Fields, Row, constant, heard, make
from cardwright.text.table.adverbs import Adverbs
from cardwright.text.tree import Clause, Copy, Number, Reference, Slot, You

ANEW: Final = "anew"
"""The adverb of a copy that may have other targets."""
ONE: Final = Number(1)
AGAIN: Final = (
    *("twice", "two times", "2 times", "again", "once more", "a second time", "one more time", "an additional time"),
)
"""How often something is done that is done once more."""


class NewTargets(Struct, frozen=True):
    """The copy that was told before may have other targets."""


class LegalTargets(Struct, frozen=True):
    """New targets are such as could have been chosen, as the rules have it anyway."""


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of copies; those of a verb only where the game has it."""
    return [*(token_rows() if "summon" in verbs else ()), *(target_rows() if "copy" in verbs else ())]


def token_rows() -> list[Row]:
    """ "A token that is a copy of target creature"."""

    def one(fields: Fields) -> Copy:
        return Copy(fields["of"])

    def several(fields: Fields) -> Copy | None:
        return None if fields["n"] == ONE else Copy(fields["of"], fields["n"])

    def take_one(value: Any) -> Fields | None:
        return {"of": value.of} if isinstance(value, Copy) and value.number == ONE else None

    def take_several(value: Any) -> Fields | None:
        return {"of": value.of, "n": value.number} if isinstance(value, Copy) and value.number != ONE else None

    return [
        *make("copied", "a token that is a copy of {of:thing}", one, take_one),
        *make("copied", "{n:numberword} tokens that are copies of {of:thing}", several, take_several),
        *heard("copied", "(a|one|1) [token] copy of {of:thing} [as a token]", one),
        *heard("copied", "(a|one|1) token copying {of:thing}", one),
        *heard("copied", "{n:numberword} [token] copies of {of:thing}", several),
    ]


def again_rows() -> list[Row]:
    """ "Carry out that tactic's effect twice", "resolve that spell again": it is copied."""

    def copied(fields: Fields) -> Clause | None:
        if fields["what"] == Reference("this"):
            return None  # "repeat this twice" is about what was just said
        return Clause("copy", None, (Slot("what", fields["what"]),))

    def happens(fields: Fields) -> Clause:
        return Clause("copy", You(), (Slot("what", fields["what"]),))

    found: list[Row] = []
    for often in (
        "twice",
        "two times",
        "2 times",
        "again",
        "once more",
        "a second time",
        "one more time",
        "an additional time",
    ):
        for does in ("carry out", "resolve", "perform", "apply", "repeat", "use"):
            found += heard("core.base", f"{does} {{what:possessor}} (effect|effects|text) {often}", copied)
            found += heard("core.base", f"{does} the (effect|effects|text) of {{what:reference.sg}} {often}", copied)
        found += heard("core.base", f"(resolve|perform|repeat) {{what:reference.sg}} {often}", copied)
        for happening in ("happens", "resolves", "is carried out", "takes place"):
            found += heard("step1", f"{{what:possessor}} effect {happening} {often}", happens)
            found += heard("step1", f"the effect of {{what:reference.sg}} {happening} {often}", happens)
        found += heard("step1", f"{{what:reference.sg}} (resolves|happens) {often}", happens)
    found += heard("core.base", "repeat {what:possessor} (effect|effects|text)", copied)
    found += heard("core.base", "copy {what:possessor} (effect|effects|text)", copied)
    return found


def target_rows() -> list[Row]:
    """ "Copy target spell. You may choose new targets for the copy."."""

    def told(_: Fields) -> NewTargets:
        return NewTargets()

    found = [*constant("adverb", Adverbs(words=(ANEW,)), ", with new targets if you like"), *again_rows()]
    for new in ("targets", "target"):
        found += heard("remark", f"the new {new} must be (legal|valid)", lambda _: LegalTargets())
    for copy in ("it", "the copy", "that copy"):
        for new in ("new targets", "a new target"):
            found += heard("remark", f"you may choose {new} for {copy}", told)
            found += heard("adverb", f"[,] and [you] may choose {new} for {copy}", lambda _: Adverbs(words=(ANEW,)))
    return found
