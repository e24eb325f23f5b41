"""Keywords said as what they mean: "this attacks first while ...", "friendly creatures benefit from sun and rain"."""

from __future__ import annotations

from cardwright.text.rows import Fields, Row, constant, heard
from cardwright.text.table.adverb import NEVERTHELESS, Adverbs
from cardwright.text.tree import Clause, Grants, Keyword, Slot


def rows() -> list[Row]:
    """Return the rows of keywords that are told by a predicate."""
    return [
        *heard("core.#", "{keywords:said.#}", has),
        *heard("said.#", "{name:keyword.#}", lambda f: (f["name"],)),
        *heard("said.#", "{name:keyword.#} {rest:tails}", more),
        *heard("tails", "(and|or) {name:keyword.tail}", lambda f: (f["name"],)),
        *heard("tails", ", {name:keyword.tail} {rest:tails}", more),
        *heard("fin", "{of:possessor} {name:keyword.owned}", owned),
        *heard("core.sg", "(is|becomes) {keywords:named}", has),
        *heard("core.pl", "(are|become) {keywords:named}", has),
        *heard("core.base", "(be|become) {keywords:named}", has),
        *heard("adverb", "[,] {x:nevertheless}", lambda _: Adverbs(words=(NEVERTHELESS,))),
        *nevertheless_rows(),
        *heard("named", "{name:keyword}", lambda f: (f["name"],)),
        *heard("named", "{name:keyword} and {rest:named}", more),
    ]


def nevertheless_rows() -> list[Row]:
    """ "Regardless of speed", "even though it is not Fire": what makes no difference to a keyword."""
    found = heard("nevertheless", "(regardless|irrespective) of [(its|their)] {stat:stat}", lambda _: True)
    found += heard("nevertheless", "no matter [what] [(its|their)] {stat:stat} [is]", lambda _: True)
    found += heard("nevertheless", "(whatever|despite) (its|their) {stat:stat} [is]", lambda _: True)
    found += constant("nevertheless", True, "no matter what", "no matter how fast or slow it is", canonical=False)
    for said in ("how slow", "how fast", "how strong", "how weak"):
        found += constant(
            "nevertheless", True, f"no matter {said} it is", f"no matter {said} they are", canonical=False
        )
    it_is = "(it|this|this {noun:own.sg}) is not"
    for though in ("(although|though)", "even (though|if)"):
        found += heard("nevertheless", f"{though} {it_is} {{such:traits}}", lambda _: True)
        found += heard("nevertheless", f"{though} {it_is} (a|an) {{np:np.sg}}", lambda _: True)
    for as_if in ("as (if|though) it (was|were|is)", "as (if|though) they (were|are)"):
        found += heard("nevertheless", f"{as_if} {{such:traits}}", lambda _: True)
    return found


def more(fields: Fields) -> tuple[str, ...] | None:
    """Make a list of keywords, each once."""
    return None if fields["name"] in fields["rest"] else (fields["name"], *fields["rest"])


def has(fields: Fields) -> Clause:
    """Something has the keywords."""
    keywords = tuple(Keyword(name) for name in fields["keywords"])
    return Clause("get", None, (Slot("grants", Grants((), keywords)),))


def owned(fields: Fields) -> Clause:
    """What is told of its numbers is true of the thing."""
    return Clause("get", fields["of"], (Slot("grants", Grants((), (Keyword(fields["name"]),))),))
