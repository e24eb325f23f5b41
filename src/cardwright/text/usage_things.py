"""Phrases for things and players that are read as other phrases, as in `usage.py`."""

from __future__ import annotations

from typing import Final

CASUAL: Final = {
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
    "get poisoned": "are poisoned",
    "gets burned": "is burned",
    "gets dizzy": "is dizzy",
    "no one else": "no other",
    "on both sides": "on either side",
    "of both sides": "on either side",
    "from both sides": "on either side",
    "on any side": "on either side",
    "on all sides": "on either side",
    "of either side": "on either side",
    "that got": "that was",
    "who got": "that was",
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
    "from among these cards": "from among them",
    "among the revealed cards": "among them",
    "of the revealed cards": "of them",
    "of those cards": "of them",
    "of these cards": "of them",
    "opponent's side": "opponent 's side",
}
"""How people point at things, with what says the same."""
