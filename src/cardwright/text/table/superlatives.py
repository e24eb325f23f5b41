"""The biggest and the slowest: adjectives for the most of a stat, and "if this is the biggest creature you control"."""

from __future__ import annotations

from typing import Any, Final

from cardwright.text.rows import Build, Fields, Row, heard
from cardwright.text.table.phrase import Phrase, phrase
from cardwright.text.table.spoken import STRONG
from cardwright.text.tree import (
    BODY,
    AllHold,
    Between,
    Clause,
    Compared,
    Controlled,
    Extreme,
    InPlay,
    InZone,
    Kind,
    Number,
    Opponent,
    Other,
    Slot,
    StatIs,
    StatOf,
    Things,
    You,
)

NONE: Final = Between(Compared("exactly", Number(0)))
MOST: Final = "(highest|most|greatest|largest)"
LEAST: Final = "(lowest|least|smallest|fewest)"
BODIES: Final = Phrase((Kind((BODY,)),))


def rows() -> list[Row]:
    """Return the rows of superlatives."""
    found = [
        *heard("adjective", "(biggest|largest|baddest)", lambda _: Extreme(STRONG, True)),
        *heard("adjective", "most powerful", lambda _: Extreme(STRONG, True)),
        *heard("adjective", "(smallest|tiniest|puniest|littlest)", lambda _: Extreme(STRONG, False)),
        *heard("adjective", "{s:superlative}", lambda f: Extreme(*f["s"])),
        *heard("condition1", "{it:reference.sg} is the {np:np.sg}", is_extreme),
        *heard("condition1", "{it:reference.sg} is your {np:np.sg}", is_your_extreme),
    ]
    for most, words in ((True, MOST), (False, LEAST)):
        has = f"{{it:reference.sg}} has the {words} {{stat:stat}}"
        found += heard("condition1", has, has_extreme(most))
        found += heard("condition1", f"{has} (of|among) [all] [the] {{np:np.pl}}", has_extreme(most))
        found += heard("condition1", f"{has} of any {{np:np.sg}}", has_extreme(most))
        found += heard("condition1", f"{has} {{zone:boardwide}}", has_extreme(most))
    found += heard("boardwide", "(on|in) [the] (field|board|battlefield|table|play)", lambda _: True)
    for more, how in (("more", "more than"), ("less", "less than")):
        beaten = f"no [other] {{np:np.sg}} has (a) {more} {{stat:stat}} than {{it:reference.sg}}"
        found += heard("condition1", beaten.replace("(a)", "[a]"), unbeaten(how))
    found += heard(
        "condition1", "no other {np:np.sg} has as much {stat:stat} as {it:reference.sg}", unbeaten("at least")
    )
    return found


def is_extreme(fields: Fields) -> Any:
    """Read "this is the biggest creature you control": no other has as much."""
    found: Phrase = fields["np"]
    best = [item for item in found.filters if isinstance(item, Extreme)]
    if len(best) != 1 or any(isinstance(item, Other) for item in found.filters):
        return None
    rest = Phrase(found.kinds, tuple(item for item in found.filters if item != best[0]))
    return none_beats(fields["it"], best[0].stat, "at least" if best[0].most else "at most", rest)


def is_your_extreme(fields: Fields) -> Any:
    """Read "this is your biggest creature"."""
    found: Phrase = fields["np"]
    merged = phrase(found.kinds, (*found.filters, Controlled(You())))
    return None if merged is None else is_extreme({**fields, "np": merged})


def has_extreme(most: bool) -> Build:
    """Read "this has the highest attack among your creatures"."""
    how = "at least" if most else "at most"
    return lambda fields: none_beats(fields["it"], fields["stat"], how, fields.get("np", BODIES))


def unbeaten(how: str) -> Build:
    """Read "no creature has more attack than this"."""
    return lambda fields: none_beats(fields["it"], fields["stat"], how, fields["np"])


def none_beats(it: Any, stat: str, how: str, found: Phrase) -> Any:
    """Make the condition that no other such thing has so much of a stat, on the side that is told or on both."""
    told = [item for kind in found.kinds for item in kind.filters if isinstance(item, Controlled)]
    told += [item for item in found.filters if isinstance(item, Controlled)]
    rest = tuple(item for item in found.filters if not isinstance(item, (InPlay, Controlled)) and not is_board(item))
    kinds = tuple(Kind(k.nouns, tuple(i for i in k.filters if i not in told), k.card) for k in found.kinds)
    beats = StatIs(stat, Compared(how, StatOf(stat, it)))
    others = phrase(kinds, (Other(), beats, *rest))
    if others is None or len(told) > 1:
        return None
    sides = (told[0].by,) if told else (You(), Opponent())
    none = Things(NONE, others.kinds, others.filters)
    clauses = tuple(Clause("control", side, (Slot("what", none),)) for side in sides)
    return clauses[0] if len(clauses) == 1 else AllHold(clauses)


def is_board(item: Any) -> bool:
    """Tell whether a place is that of what is in play, of no player in particular."""
    return isinstance(item, InZone) and item.place.whose is None
