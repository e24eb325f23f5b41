"""Phrases for things and players that are read as other phrases, as in `usage.py`."""

from __future__ import annotations

from typing import Final

OWNERS: Final = ("your", "their", "your opponent 's", "the opponent 's", "its controller 's", "each player 's")
CHANGED: Final = ("increased", "raised", "reduced", "lowered", "decreased", "doubled", "set")
SIZES: Final = {
    **{f"{whose} hand size": f"the number of cards in {whose} hand" for whose in OWNERS},
    **{
        f"the size of {whose} {zone}": f"the number of cards in {whose} {zone}"
        for whose in OWNERS
        for zone in ("hand", "deck")
    },
    **{f"{whose} hand size is {done}": f"{whose} hand limit is {done}" for whose in OWNERS for done in CHANGED},
    **{
        f"{change} {whose} hand size": f"{change} {whose} hand limit"
        for change in ("increase", "raise", "reduce", "lower", "decrease", "double", "set")
        for whose in OWNERS
    },
}
"""How many cards are held, and how many may be."""
DONE: Final = (
    *("destroyed", "killed", "returned", "discarded", "exiled", "banished", "drawn", "sacrificed", "turned"),
    *("revealed", "moved", "healed", "removed", "shuffled", "played", "cancelled", "burned", "put", "summoned"),
)
"""What was done to each one that is counted."""

CASUAL: Final = {
    **SIZES,
    **{f"the other {said}": "your opponent" for said in ("guy", "dude", "fella", "person")},
    "another one": "another",
    "another one of": "another of",
    "every other one of": "each other one of",
    **{
        f"that {have} lost {some}{stat}": f"that {be} damaged"
        for have, be in (("has", "is"), ("have", "are"))
        for some in ("", "any ", "some ")
        for stat in ("hp", "health")
    },
    **{
        f"{who} has {n} {stat} left": f"with {n} {stat}"
        for who in ("that", "who")
        for n in range(1, 6)
        for stat in ("hp",)
    },
    "your own ones": "yours",
    "the own ones": "yours",
    "gets poisoned": "is poisoned",
    **{f"{far} to the {end}": f"to the {end}" for far in ("up", "all the way", "way") for end in ("front", "back")},
    **{f"to the very {end}": f"to the {end}" for end in ("front", "back")},
    "gets burned": "is burned",
    "gets dizzy": "is dizzy",
    "no one else": "no other",
    "on both sides": "on either side",
    "of both sides": "on either side",
    "from both sides": "on either side",
    "on every side": "on each side",
    "on any side": "on either side",
    "on all sides": "on either side",
    "of either side": "on either side",
    "that got": "that was",
    "who got": "that was",
    **{f"each one {done}": f"each card {done}" for done in DONE},
    "each one of your": "each of your",
    "each one of": "each of",
    "every one of": "each of",
    "any one of": "one of",
    "all of the other ones": "the rest",
    "all the other ones": "the rest",
    "all of the others": "the rest",
    "all the others": "the rest",
    "the other ones": "the rest",
    "the other cards": "the rest",
    "from among the revealed cards": "from among them",
    "from among those cards": "from among them",
    "one of these per": "1 copy of this card per",
    "one of these each": "1 copy of this card each",
    "one of these every": "1 copy of this card every",
    "one of these a turn": "1 copy of this card a turn",
    "one of these a round": "1 copy of this card a round",
    "one of these in play": "1 copy of this card in play",
    "one of these on the field": "1 copy of this card on the field",
    "one of these on the battlefield": "1 copy of this card on the battlefield",
    "one of these on the board": "1 copy of this card on the board",
    "one of these at a time": "1 copy of this card at a time",
    "one of these can be played": "1 copy of this card can be played",
    "one of these can be deployed": "1 copy of this card can be deployed",
    "one of these may be played": "1 copy of this card may be played",
    "one of these may be deployed": "1 copy of this card may be deployed",
    "control only one of these": "control only 1 copy of this card",
    "only control one of these": "only control 1 copy of this card",
    "from among these cards": "from among them",
    "among the revealed cards": "among them",
    "of the revealed cards": "of them",
    "of those cards": "of them",
    "of these cards": "of them",
    "opponent's side": "opponent 's side",
}
"""How people point at things, with what says the same."""
