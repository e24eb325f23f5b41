"""How it is said that something is done: will, never, if you want to, is given; read, never written."""

from __future__ import annotations

from typing import Final

from cardwright.text.rows import Build, Fields, Row, heard
from cardwright.text.table.adverbs import adorned
from cardwright.text.table.clauses import with_subject
from cardwright.text.table.frames import core
from cardwright.text.table.places import spelled
from cardwright.text.table.steps import can_be_done, clauses_of, grouped, is_player
from cardwright.text.tree import PLAYERS, Clause, EachPlayer, May, Reference, Slot, Step, Together, You

GOTTEN: Final = ("receive", "obtain", "acquire")
"""Verbs for getting something."""
WISH: Final = "(want|like|wish|prefer|choose)"


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of these manners of speaking."""
    return [*future_rows(), *wish_rows(), *(getting_rows() if "get" in verbs else ())]


def future_rows() -> list[Row]:
    """ "You will draw a card", "it will be destroyed", "this never attacks"."""

    def told(modal: str = "") -> Build:
        return lambda f: with_subject(f["subject"], f["pred"], modal)

    def several(fields: Fields) -> Step | None:
        made = [with_subject(fields["subject"], clause) for clause in fields["preds"]]
        clauses = tuple(clause for clause in made if clause is not None)
        return grouped(clauses) if 2 <= len(clauses) == len(made) else None

    return [
        *heard("step1", "{subject:subject.#} will {pred:pred.base}", told()),
        *heard("step1", "{subject:subject.#} will {preds:preds.base}", several),
        *heard("step1", "{subject:subject.#} will be {pred:passive}", told()),
        *heard("fin", "{subject:subject.#} never {pred:pred.#}", told("not")),
        *heard("fin", "{subject:subject.sg} is never {pred:passive}", told("not")),
        *heard("fin", "{subject:subject.pl} are never {pred:passive}", told("not")),
    ]


def wish_rows() -> list[Row]:
    """ "If you want to, draw a card", "you can discard it if you like"."""
    return [
        *heard("step1", f"if you {WISH} [to] [,] {{step:step1}}", wished),
        *heard("step", f"{{step:step1}} [,] if you {WISH} [to]", wished),
        *heard("step1", "{who:reference.sg} (can|may) {pred:pred.base}", may_deal),
    ]


def wished(fields: Fields) -> May | None:
    """Leave it to you whether something is done."""
    step = fields["step"]
    if isinstance(step, May):
        return step if isinstance(step.player, You) else None
    clauses = clauses_of(step)
    if clauses is None or any(clause.modal or clause.tense or not is_deed(clause) for clause in clauses):
        return None
    return May(You(), (step,)) if any(clause.subject != You() for clause in clauses) else May(You(), clauses)


def may_deal(fields: Fields) -> May | None:
    """Read "this can deal 1 damage to it": it is left to you whether it does."""
    clause = with_subject(fields["who"], fields["pred"])
    return None if clause is None or clause.verb != "deal" or clause.modal or clause.limit else May(You(), (clause,))


def is_deed(clause: Clause) -> bool:
    """Tell whether a clause says what is done, by whomever."""
    return can_be_done(clause) or not is_player(clause.subject)


def getting_rows() -> list[Row]:
    """ "It receives +1 attack", "is given Guard", "give Guard to it"."""

    def given(fields: Fields) -> Clause | None:
        if isinstance(fields["whom"], PLAYERS):
            return None
        return adorned({**fields, "core": Clause("get", fields["whom"], (Slot("grants", fields["grants"]),))})

    def chosen(fields: Fields) -> Together | None:
        choice = fields["a"]
        if not isinstance(choice, Clause) or choice.verb != "choose" or choice.modal or choice.tense:
            return None
        it = Reference("them" if isinstance(choice.subject, EachPlayer) else "it")
        got = adorned({**fields, "core": Clause("get", it, (Slot("grants", fields["grants"]),))})
        return None if got is None else Together((choice, got))

    found: list[Row] = []
    for each in ("gives (it|that {n:anynoun.sg}) {grants:grants}", "gives {grants:grants} to it"):
        found += heard("step1", f"{{a:fin}} and {each} [{{adverbs:adverbs}}]", chosen)
    for word in GOTTEN:
        found += spelled(word, "core", "{args:args.get}", core("get"))
    for form, be in (("sg", "is"), ("pl", "are")):
        found += heard(f"core.{form}", f"{be} (given|granted) {{args:args.get}}", core("get"))
    told = "{grants:grants} to {whom:thing} [{adverbs:adverbs}]"
    found += heard("step1", f"(give|grant) {told}", given)
    found += heard("given", f"(give|grant) {told}", given)
    return [*found, *heard("fin", f"this [{{n:own.sg}}] (gives|grants) {told}", given)]
