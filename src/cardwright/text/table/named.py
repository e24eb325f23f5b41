"""Names in phrases: what is named so, the same name as what was spoken of, other copies of a card."""

from __future__ import annotations

from typing import Final

from cardwright.text.rows import Fields, Row, heard, struct
from cardwright.text.tree import SAME, Clause, Named, Reference, SameName, Slot
from cardwright.text.verb import forms_of

FORMS: Final = ("base", "sg", "past", "part", "ger")
SHOWN_TO: Final = ("to your opponent", "to the opponent", "to (everyone|everybody)", "to (all|both) players")


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of names in phrases."""

    def likewise(_: Fields) -> SameName:
        return SameName(Reference(SAME))

    def same_as(fields: Fields) -> SameName:
        return SameName(fields["as_"])

    found = [
        *struct("predicate.#", Named, "named {name:name}"),
        *heard("predicate.#", "called {name:name}", lambda f: Named(f["name"])),
        *heard("after.#", "called {name:name}", lambda f: Named(f["name"])),
        *heard("after.#", "(with|of|bearing) the same name", likewise),
        *heard("after.#", "of the same name as {as_:reference.sg}", same_as),
        *heard("after.#", "(with|of|named|bearing) {as_:possessor} name", same_as),
        *heard("after.sg", "that has the same name", likewise),
        *heard("after.pl", "that have the same name", likewise),
        *heard("after.sg", "that has the same name as {as_:reference.sg}", same_as),
        *heard("after.pl", "that have the same name as {as_:reference.sg}", same_as),
        *heard("after.sg", "that shares a name with {as_:reference.sg}", same_as),
        *heard("after.pl", "that share a name with {as_:reference.sg}", same_as),
    ]
    if "reveal" in verbs:
        words = dict(zip(FORMS, forms_of("reveal"), strict=True)) | {"pl": "reveal"}
        for form, word in words.items():
            for whom in SHOWN_TO:
                found += heard(f"core.{form}", f"{word} {{what:things}} {whom}", shown)
    return found


def shown(fields: Fields) -> Clause:
    """What is shown to the other player is revealed."""
    return Clause("reveal", None, (Slot("what", fields["what"]),))
