"""What makes something so much stronger: "it is 2 stronger", "make it 1 faster", "each one gives this +1 damage"."""

from __future__ import annotations

from typing import Any

from cardwright.text.rows import Build, Fields, Row, heard
from cardwright.text.table.adverbs import Adverbs, adorned
from cardwright.text.table.clauses import with_subject
from cardwright.text.tree import PLAYERS, Bonus, Clause, Grants, More, Slot

FORMS = (("base", "(be|become|get)"), ("sg", "(is|becomes|gets)"), ("pl", "(are|become|get)"))
SO_MUCH = ("{n:number} [points] {c:comparative}", "{c:comparative} by {n:number}")


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of what grows; those of a verb only where the game has it."""
    if "get" not in verbs:
        return []
    found: list[Row] = []
    for much in SO_MUCH:
        for form, word in FORMS:
            found += heard(f"core.{form}", f"{word} {much}", grown)
        found += heard("step1", f"make {{whom:thing}} {much} [{{adverbs:adverbs}}]", made)
        found += heard("step1", f"{{per:eachof}} makes {{whom:thing}} {much} [{{duration:duration}}]", each_makes(made))
    for give in ("(gives|grants|lends) {whom:thing} {grants:grants}", "adds {grants:grants} to {whom:thing}"):
        found += heard("step1", f"{{per:eachof}} {give} [{{duration:duration}}]", each_makes(given))
    found += heard("step1", "{per:eachof} (gives|adds) {grants:grants} [{duration:duration}]", each_makes(given))
    for lets in ("lets", "allows", "gets"):
        to = " to" if lets == "allows" else ""
        for form in ("preds.base",) if lets != "gets" else ():
            found += heard("step", f"{{per:eachof}} {lets} you{to} {{preds:{form}}}", each_lets)
    if "deal" in verbs:
        found += heard("step1", "{per:eachof} deals {n:number} damage [to {whom:whom}]", each_makes(dealt))
    return found


def grown(fields: Fields) -> Clause:
    """Read "is 2 stronger" as "gets +2 attack"."""
    stat, how = fields["c"]
    bonus = Bonus(stat, fields["n"], how == "less than")
    return Clause("get", None, (Slot("grants", Grants((bonus,))),))


def made(fields: Fields) -> Clause | None:
    """Read "make it 2 stronger"."""
    if isinstance(fields["whom"], PLAYERS):
        return None
    told = with_subject(fields["whom"], grown(fields))
    return None if told is None else adorned({**fields, "core": told})


def given(fields: Fields) -> Clause | None:
    """Read "gives it +1 damage"."""
    from cardwright.text.unsaid import WHO

    whom: Any = fields.get("whom", WHO)
    return None if isinstance(whom, PLAYERS) else Clause("get", whom, (Slot("grants", fields["grants"]),))


def dealt(fields: Fields) -> Clause:
    """Read "deals 1 damage to your opponent"; where it is not said to whom, it is the damage of this that grows."""
    from cardwright.text.tree import Reference, You

    if "whom" not in fields:
        return Clause("deal", Reference("this"), (Slot("amount", More(fields["n"])),))
    return Clause("deal", You(), (Slot("amount", fields["n"]), Slot("whom", fields["whom"])))


def each_makes(build: Build) -> Build:
    """Read "each one makes it 1 stronger" as "for each one, it gets +1 attack"."""

    def spread(fields: Fields) -> Clause | None:
        clause = build({name: value for name, value in fields.items() if name != "duration"})
        if clause is None:
            return None
        return adorned({"core": clause, "adverbs": Adverbs(fields["per"], duration=fields.get("duration"))})

    return spread


def each_lets(fields: Fields) -> Clause | None:
    """Read "each one lets you draw a card" as "draw a card for each one"."""
    from cardwright.text.tree import You

    if len(fields["preds"]) != 1:
        return None
    told = with_subject(You(), fields["preds"][0])
    return None if told is None else adorned({"core": told, "adverbs": Adverbs(fields["per"])})
