"""Phrases of notes that are read as other phrases, as told in `usage.py`."""

from __future__ import annotations

from typing import Final

NOTED: Final[dict[str, str]] = {
    **{f"on {which}": "on either side" for which in ("any side", "all sides")},
    **{
        f"put {number} {place}": f"put {number} of them {place}"
        for number in ("1", "2", "3", "one", "two", "three", "any number", "up to 2", "up to two")
        for place in ("on top", "on the top", "on the bottom", "on bottom", "back on top", "under", "at the bottom")
    },
    "own turn": "your turn",
    "own turns": "your turns",
    "w / o": "without",
    **{
        f", {to} {hand}": ", put it into your hand"
        for to in ("to", "into")
        for hand in ("hand", "your hand", "own hand")
    },
    **{
        f", {least} {number}": f", to a minimum of {number}"
        for least in ("min", "minimum", "minimum of", "but min", "to min", "min .")
        for number in ("0", "1", "2")
    },
    **{
        f"{lead}{each} {span} {edge}": f"at the {edge} of each {span}"
        for lead in ("", "at ", "on ")
        for each in ("each", "every")
        for span in ("turn", "round", "fight")
        for edge in ("start", "end")
    },
    **{
        f"{lead}{whose} turn {edge}": f"at the {edge} of your turn"
        for lead in ("", "at ", "on ", "each ", "every ", "at each ")
        for whose in ("own", "your")
        for edge in ("start", "end")
    },
    **{
        f"{lead}{whose} turn {edge}": f"at the {edge} of your opponent 's turn"
        for lead in ("", "at ", "on ", "each ", "every ", "at each ")
        for whose in (
            "enemy",
            "enemy 's",
            "opponent",
            "opponent 's",
            "opp",
            "opp 's",
            "the enemy 's",
            "the opponent 's",
        )
        for edge in ("start", "end")
    },
    **{
        f"{lead}{short}": f"{meant}end of {span}"
        for short, span in (("eot", "turn"), ("eor", "round"))
        for lead, meant in (
            ("", "until "),
            ("until ", "until "),
            ("till ", "until "),
            ("til ", "until "),
            ("at ", "at "),
        )
    },
    **{
        f"after {each} {span}{tail}": f"at the end of each {span}" if not tail else f"after {each} {span}{tail}"
        for each in ("each", "every")
        for span in ("fight", "round")
        for tail in ("", " it", " this", " that", " in")
    },
    **{f"{short} :": f"end of {span} :" for short, span in (("eot", "turn"), ("eor", "round"))},
    **{
        f"own {zone}": f"your {zone}" for zone in ("field", "deck", "hand", "side", "discard pile", "grave", "boneyard")
    },
}
