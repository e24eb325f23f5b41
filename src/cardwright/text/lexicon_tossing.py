"""The verbs of coins and dice; how entries are written is told in `lexicon.py`."""

from __future__ import annotations

from typing import Final

from cardwright.text.verb import Also, Verb, verb

TOSSING: Final[tuple[Verb, ...]] = (
    verb(
        "flip",
        "{coin:coin}",
        "{amount:number} coins",
        "{coin:coin} until {until:showing}",
        by="",
        also=(
            *(Also("toss", "{coin:coin}"), Also("throw", "{coin:coin}")),
            *(Also("toss", "{amount:number} coins"), Also("toss", "{coin:coin} until {until:showing}")),
            *(Also("flip", "a coin {amount:repeats}"), Also("toss", "a coin {amount:repeats}")),
        ),
        meaning="with until: again and again",
    ),
    verb(
        "roll",
        "{sides:die}",
        "{amount:number} {sides:dice}",
        by="",
        also=(Also("throw", "{sides:die}"), Also("throw", "{amount:number} {sides:dice}")),
        meaning="dice with so many sides",
    ),
)
