"""What nothing may be attached to: "no auras on it", "this cannot have equipment"."""

from __future__ import annotations

from cardwright.text.rows import Build, Fields, Row, heard
from cardwright.text.table.adverbs import adorned
from cardwright.text.table.phrase import Phrase
from cardwright.text.tree import PLAYERS, All, Clause, EachPlayer, Opponent, Reference, Slot, Things

BORNE = "(have|bear|wear|carry|hold|receive|get)"


def rows() -> list[Row]:
    """Return the rows of what things do not bear."""
    put = "(attached|put|placed|played|equipped) (to|on|onto)"
    ends = "[{adverbs:adverbs}]"
    found = [
        *heard("fin", f"{{to:subject.#}} cannot {BORNE} [any] {{np:np.pl}} [attached] {ends}", unburdened()),
        *heard("fin", f"{{to:subject.#}} cannot {BORNE} [any] {{np:np.pl}} {put} (it|them) {ends}", unburdened()),
        *heard("fin", f"{{to:subject.#}} cannot be (the|a) (host|bearer) of [any] {{np:np.pl}} {ends}", unburdened()),
        *heard("fin", f"no {{np:np.#}} (can|may) be {put} {{to:things}} {ends}", unburdened()),
        *heard("fin", f"(can|may) no {{np:np.#}} be {put} {{to:things}} {ends}", unburdened()),
        *heard("fin", f"{{np:np.pl}} cannot be {put} {{to:things}} {ends}", unburdened()),
        *heard("fin", f"{{np:np.pl}} cannot be {put} {{to:things}} by your opponent {ends}", unburdened(True)),
        *heard("step1", f"no {{np:np.#}} (on|to|for) {{to:things}} {ends}", unburdened()),
    ]
    for told in ("", f"{put} it ", "attached "):
        found += heard("fin", f"cannot {BORNE} [any] {{np:np.pl}} {told}{ends}", unburdened())
    for who, only in (("your opponent", True), ("the opponent", True), ("nobody", False), ("no player", False)):
        modal = "cannot" if only else "(can|may)"
        found += heard("fin", f"{who} {modal} (put|place|play) {{np:np.pl}} (on|onto) {{to:things}}", unburdened(only))
    return found


def unburdened(theirs: bool = False) -> Build:
    """Read it as that players, or only your opponent, cannot attach such cards to it."""

    def build(fields: Fields) -> Clause | None:
        found: Phrase = fields["np"]
        to = fields.get("to", Reference("this"))
        standing = isinstance(to, Reference) or (isinstance(to, Things) and isinstance(to.quantity, All))
        if isinstance(to, PLAYERS) or not standing or found.filters:
            return None
        what = Things(All(), found.kinds, found.filters)
        core = Clause("attach", Opponent() if theirs else EachPlayer(), (Slot("what", what), Slot("to", to)), "cannot")
        return adorned({**fields, "core": core})

    return build
