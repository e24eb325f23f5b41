"""Players of whom something is said: "each player who controls no creatures", "each player without a hero"."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, heard, make
from cardwright.text.table.actors import NONE
from cardwright.text.table.phrase import Phrase
from cardwright.text.tree import (
    ANY_CARD,
    THEIR_OPPONENT,
    AsMany,
    Between,
    Clause,
    Compared,
    Holding,
    InZone,
    Kind,
    Opponent,
    Place,
    PlayersWho,
    Slot,
    ThatPlayer,
    Things,
)

THEY: Final = ThatPlayer("they")
HELD: Final = ("control", "have")


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of such players."""
    found: list[Row] = []
    for players, number, does, has in (
        ("(each|any|every) player", "sg", "does", "has"),
        ("[all] players", "pl", "do", "have"),
        ("both players", "pl", "do", "have"),
    ):
        canonical = number == "sg"
        category = f"player.{number}"
        start = f"{players} (who|that)"
        found += told(category, f"{start} {{pred:pred.{number}}}", "", "", canonical)
        found += told(category, f"{start} {does} not {{pred:pred.base}}", "not", "", canonical)
        found += told(category, f"{start} {has} {{pred:pred.part}}", "", "perfect", canonical)
        found += told(category, f"{start} {has} not {{pred:pred.part}}", "not", "perfect", canonical)
        found += told(category, f"{start} {{pred:pred.past}}", "", "past", canonical)
        found += told(category, f"{start} did not {{pred:pred.base}}", "not", "past", canonical)
        if "have" in verbs:
            found += heard(category, f"{players} (with|having) {{what:things}}", having)
            found += heard(category, f"{players} (with|having) {{holding:holding}}", having)
            found += heard(category, f"{players} (with|having) an empty {{zone:zone.own}}", emptied)
            found += heard(category, f"{start} {has} an empty {{zone:zone.own}}", emptied)
            found += heard(category, f"{players} without {{np:np.pl}}", lacking)
            found += heard(category, f"{players} without (a|any) {{np:np.sg}}", lacking)
    return found


def told(category: str, template: str, modal: str, tense: str, canonical: bool) -> list[Row]:
    """Bind what is true of them in one of its forms; in the present only what is so, not what happens."""

    def build(fields: Fields) -> PlayersWho | None:
        clause: Clause = fields["pred"]
        if clause.passive or clause.limit is not None or (clause.verb in HELD) == bool(tense):
            return None
        slots = tuple(replace(slot, value=of_their_rival(slot.value)) for slot in clause.slots)
        return PlayersWho(replace(clause, subject=THEY, slots=slots, modal=modal, tense=tense))

    def take(value: Any) -> Fields | None:
        if not isinstance(value, PlayersWho) or (value.clause.modal, value.clause.tense) != (modal, tense):
            return None
        return {"pred": replace(value.clause, subject=None, modal="", tense="")}

    return make(category, template, build, take, canonical)


def having(fields: Fields) -> PlayersWho | None:
    """Read "each player with 3 or more cards in hand"."""
    name = "what" if "what" in fields else "holding"
    if name == "what" and not isinstance(fields[name], Things):
        return None
    return PlayersWho(Clause("have", THEY, (Slot(name, of_their_rival(fields[name])),)))


def of_their_rival(value: Any) -> Any:
    """Compare each of them with the other one: "each player with fewer creatures than the other player"."""
    match value:
        case Things(quantity=Between(Compared(amount=AsMany(Opponent())) as compared)):
            return replace(value, quantity=Between(replace(compared, amount=rivals(compared.amount))))
        case Holding(compared=Compared(amount=AsMany(Opponent())) as compared):
            return replace(value, compared=replace(compared, amount=rivals(compared.amount)))
    return value


def rivals(amount: Any) -> AsMany:
    """As many as their own opponent has."""
    return AsMany(ThatPlayer(THEIR_OPPONENT), amount.times)


def lacking(fields: Fields) -> PlayersWho:
    """Read "each player without a creature": with none."""
    found: Phrase = fields["np"]
    return PlayersWho(Clause("have", THEY, (Slot("what", Things(NONE, found.kinds, found.filters)),)))


def emptied(fields: Fields) -> PlayersWho:
    """Read "each player with an empty hand": with no cards in it."""
    what = Things(NONE, (Kind((ANY_CARD,)),), (InZone(Place(fields["zone"], THEY)),))
    return PlayersWho(Clause("have", THEY, (Slot("what", what),)))
