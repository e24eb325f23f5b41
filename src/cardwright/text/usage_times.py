"""Words about time that are read as other words, or that say nothing which is not said anyway."""

from __future__ import annotations

from typing import Final

FOR_EVER: Final = ("for good", "for ever", "forever", "from then on", "from that point on", "from that moment on")
"""What lasts without an end: so does whatever names none."""
PRESENT: Final = (
    *("right now", "so far", "at this moment", "at that moment", "as this card resolves", "as this resolves"),
    *("when this card resolves ,", "as it resolves", "at the time this resolves", "on resolution"),
)
"""What is so at the moment when it is asked for, as always."""
RECENT: Final = {
    f"{start}{this} or {last} turn": "this turn or last turn"
    for start in ("", "in ", "during ", "on ")
    for this in ("this", "the current", "this turn", "the current turn")
    for last in ("last", "the last", "the previous", "previous", "the preceding", "the one before , the last")
}
"""Ways to speak of this turn and the one before."""
WHOLE_AGAIN: Final = {
    f"{start} {full} {worn}": f"{meant} not damaged"
    for start, meant in (
        *(("is at", "is"), ("are at", "are"), ("is on", "is"), ("was at", "was")),
        *(("while at", "while this is"), ("if at", "if this is"), ("when at", "while this is")),
    )
    for full in ("full", "maximum", "max")
    for worn in ("hp", "health")
}
"""Ways to say that something has lost nothing."""
DECLARED: Final = {
    "declares a direct attack": "attacks directly",
    "declare a direct attack": "attack directly",
    "makes a direct attack": "attacks directly",
    "declares an attack on": "attacks",
    "declares an attack against": "attacks",
    "declares an attack": "attacks",
    "declare an attack on": "attack",
    "declare an attack against": "attack",
    "declare an attack": "attack",
    "declared an attack": "attacked",
    "is declared as an attacker": "attacks",
    "is declared as attacker": "attacks",
    "declares attack": "attacks",
}
"""Ways to say that something attacks."""
FIGHTS: Final = {
    **{f"{this} is summoned": f"{this} enters" for this in ("this", "this creature", "this character", "this card")},
    **{
        f"first{instead} the {other}": "first"
        for instead in (" instead of", " rather than", " , not", " , instead of", " , and not")
        for other in (
            *("faster one", "faster creature", "quicker one", "slower one", "slower creature", "stronger one"),
            *("one with more", "one with the higher", "other one", "other creature", "weaker one"),
        )
    },
    "takes part in a fight": "fights",
    "take part in a fight": "fight",
    "took part in a fight": "fought",
    "is picked for a fight": "fights",
    "be picked for a fight": "fight",
    "be picked for fights": "fight",
    **{
        f"be {picked} {span} {number} fights": f"fight for {number} fights"
        for picked in ("picked", "chosen", "selected")
        for span in ("for the next", "for", "in the next")
        for number in ("2", "3", "4", "5", "two", "three", "four", "five")
    },
    "be picked to fight": "fight",
    "be chosen to fight": "fight",
    "be picked for the next fight": "fight in the next fight",
    "be picked in the next fight": "fight in the next fight",
    "be chosen for the next fight": "fight in the next fight",
    "be selected for the next fight": "fight in the next fight",
    "be picked for the first fight": "fight in the first fight",
    "be chosen for the first fight": "fight in the first fight",
    "be selected for the first fight": "fight in the first fight",
    "fight next": "fight in the next fight",
    "is chosen for a fight": "fights",
}
"""Ways to say that something fights, and when."""
WORN: Final = ("hp", "health")
HAVE: Final = (("has", "is"), ("have", "are"))
ACTIVE: Final = {
    f"{said} {denied}{active} player{when}": f"{meant} {denied}active"
    for said, meant in (
        *(("you are", "you are"), ("you're", "you are"), ("your opponent is", "your opponent is")),
        *(("the opponent is", "your opponent is"), ("opponent is", "your opponent is"), ("opp is", "your opponent is")),
    )
    for denied in ("", "not ")
    for active in ("the active", "the current", "active")
    for when in ("", " this round", " of this round", " of the round", " this turn")
}
"""Ways to say whose turn or round it is."""
TIMED: Final[dict[str, str]] = {
    **{
        f"in {order}": ""
        for order in ("the same order", "that same order", "their original order", "the original order", "same order")
    },
    "right now": "",
    "any time this turn": "this turn",
    "at any time this turn": "this turn",
    "at any point this turn": "this turn",
    "any time this round": "this round",
    "at any time this round": "this round",
    **dict.fromkeys((*FOR_EVER, *PRESENT), ""),
    **{f"{said} ,": "" for said in FOR_EVER},
    **RECENT,
    **WHOLE_AGAIN,
    **DECLARED,
    **FIGHTS,
    **ACTIVE,
    **{f"{has} lost {worn}": f"{has} lost any {worn}" for has, _ in HAVE for worn in WORN},
    **{f"{has} lost no {worn}": f"{be} not damaged" for has, be in HAVE for worn in WORN},
    **{f"{has} not lost any {worn}": f"{be} not damaged" for has, be in HAVE for worn in WORN},
    "this was triggered during": "it is",
    "this was triggered on": "it is",
    "this is triggered during": "it is",
    "this triggers during": "it is",
    "this triggered during": "it is",
    "yet": "",
    ", yet": ", but",
    "yet another": "another",
    "while undamaged": "while this is not damaged",
    "while unhurt": "while this is not damaged",
    ", provided that": "if",
    ", provided": "if",
    ", assuming that": "if",
    ", assuming": "if",
    ", as long as": "while",
    ", so long as": "while",
    ", but only while": "while",
    ", but only as long as": "while",
    "but only while": "while",
    "but only as long as": "while",
    "only as long as": "while",
    "only so long as": "while",
}
"""Words about time with what is meant by them."""
