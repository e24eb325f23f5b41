"""Counters in freer words: got and lost, those spoken of before, those that were there, how many were removed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardwright.text.rows import Fields, Row, constant, heard
from cardwright.text.table.adverb import Adverbs
from cardwright.text.table.steps import is_player, steps_of
from cardwright.text.tree import (
    COUNTERS,
    SPOKEN,
    Clause,
    Compared,
    Number,
    Reference,
    Slot,
    StatOf,
    Taken,
    Triggered,
    You,
)

THIS: Final = Reference("this")
SPOKEN_OF: Final = COUNTERS + SPOKEN
NONE: Final = Compared("exactly", Number(0))
SOME: Final = Compared("at least", Number(1))
THEM_ALL: Final = (
    "remove them [all]",
    "remove all of them",
    "remove (those|these|the) counters",
    "remove all [of] (those|these|the|its) counters",
    "remove its counters",
    "remove all counters",
)
ON_IT: Final = "[on (it|them|this|itself)]"


def rows() -> list[Row]:
    """Return the rows of counters in freer words."""
    return [*getting_rows(), *spoken_rows(), *removed_rows(), *reaching_rows(), *arriving_rows()]


def arriving_rows() -> list[Row]:
    """ "When this resolves" is when it comes into play."""
    return heard("event1", "this [{n:own.sg}] resolves", lambda _: Clause("enter", THIS))


def getting_rows() -> list[Row]:
    """ "This gets a soul counter", "give it 2 rust counters", "it loses a soul counter"."""

    def gets(verb: str) -> Callable[[Fields], Clause | None]:
        def build(fields: Fields) -> Clause | None:
            if is_player(fields["what"]):
                return None
            amount = (Slot("amount", fields["amount"]),) if "amount" in fields else ()
            return Clause(verb, You(), (Slot("stat", fields["counter"]), Slot("what", fields["what"]), *amount))

        return build

    found: list[Row] = []
    one, many = "(a|another|one|1) {counter:counter.sg}", "{amount:amount} {counter:counter.pl}"
    for counters in (one, many):
        for verb, said in (("mark", "(gets|gains|takes)"), ("unmark", "loses")):
            found += heard("step1", f"{{what:subject.sg}} {said} {counters}", gets(verb))
        for verb, said in (("mark", "(get|gain|take)"), ("unmark", "lose")):
            found += heard("step1", f"{{what:subject.pl}} {said} {counters}", gets(verb))
        found += heard("step1", f"give {{what:thing}} {counters}", gets("mark"))
    return found


def spoken_rows() -> list[Row]:
    """ "Remove them all", "if there are none left", "for each gold counter it had"."""

    def taken_off(_: Fields) -> Clause:
        return Clause("unmark", None, (Slot("every", SPOKEN_OF), Slot("what", THIS)))

    def left(compared: Compared) -> Callable[[Fields], Clause]:
        return lambda _: Clause("be", StatOf(SPOKEN_OF, THIS), (Slot("how", compared),))

    def each(fields: Fields) -> StatOf:
        return StatOf(fields["counter"], fields["of"])

    found: list[Row] = []
    for words in THEM_ALL:
        found += heard("core.base", words, taken_off)
    for words in ("there are none [left] [(on|of) it]", "none (are|is) left [on it]", "it has none [left]"):
        found += heard("condition1", words, left(NONE))
        found += heard("sentence", f"whenever {words} , {{steps:step}}", emptied)
    for words in ("{of:reference.sg} had", "that (was|were) on {of:particular}", "that {of:reference.sg} has"):
        found += heard("eachof", f"each {{counter:counter.sg}} {words}", each)
    found += heard("eachof", "each of {of:possessor} {counter:counter.pl}", each)
    found += heard("adverb", "per {counter:counter.sg} on {of:particular}", lambda f: Adverbs(each(f)))
    return found


def removed_rows() -> list[Row]:
    """ "For each counter removed this way", "if you removed any"."""

    def any_removed(_: Fields) -> Clause:
        return Clause("be", Taken(), (Slot("how", SOME),))

    found = constant("factor", Taken(), "the number of counters removed this way", "the number of counters removed")
    found += constant("eachof", Taken(), "each counter removed this way")
    for words in ("removed", "you removed [this way]", "(so|thus) removed", "removed from (it|this)"):
        found += heard("eachof", f"each {{counter:counter.sg}} {words}", lambda _: Taken())
    found += heard("eachof", "each {counter:counter.sg} removed this way", named_removed)
    for words in ("you removed (any|one|a|some) [{counter:counter.pl}] [this way]", "you removed one or more this way"):
        found += heard("condition1", words, any_removed)
    found += heard("condition1", "[any] {counter:counter.pl} were removed [this way]", any_removed)
    found += heard("condition1", "a {counter:counter.sg} was removed [this way]", any_removed)
    return found


def named_removed(fields: Fields) -> Taken | None:
    """Read the name of the counters that were removed."""
    return None if fields["counter"] == COUNTERS else Taken()


def emptied(fields: Fields) -> Triggered:
    """When the last of the counters spoken of is gone."""
    none = Clause("be", StatOf(SPOKEN_OF, THIS), (Slot("how", NONE),))
    return Triggered(
        Clause("unmark", None, (Slot("stat", SPOKEN_OF), Slot("what", THIS))), steps_of(fields["steps"]), none
    )


def reaching_rows() -> list[Row]:
    """ "When this has 3 rage counters, ...", "when this has no ice counters, ...", "when the third is put on it"."""

    def reached(fields: Fields) -> Triggered:
        event = Clause("mark", None, (Slot("stat", fields["counter"]), Slot("what", THIS)))
        full = Clause("be", StatOf(fields["counter"], THIS), (Slot("how", fields["compared"]),))
        return Triggered(event, steps_of(fields["steps"]), full)

    def nth(fields: Fields) -> Triggered:
        return reached({**fields, "compared": Compared("exactly", Number(fields["nth"]))})

    def gone(fields: Fields) -> Triggered:
        event = Clause("unmark", None, (Slot("stat", fields["counter"]), Slot("what", THIS)))
        none = Clause("be", StatOf(fields["counter"], THIS), (Slot("how", NONE),))
        return Triggered(event, steps_of(fields["steps"]), none)

    this = "(this|it) [{n:anynoun.sg}]"
    found: list[Row] = []
    for counter in ("counter.sg", "counter.pl"):
        many = f"{{compared:compared}} {{counter:{counter}}}"
        for words in (f"{this} (has|reaches|gets) {many} {ON_IT}", f"there are {many} on {this}"):
            found += heard("sentence", f"whenever {words} , {{steps:step}}", reached)
        for words in (
            f"{this} has no [more] {{counter:{counter}}} [left] {ON_IT}",
            f"there (is|are) no [more] {{counter:{counter}}} [left] on {this}",
        ):
            found += heard("sentence", f"whenever {words} , {{steps:step}}", gone)
    put = f"whenever the {{nth:ordinal}} {{counter:counter.sg}} is (put|placed) on {this} , {{steps:step}}"
    return [*found, *heard("sentence", put, nth)]
