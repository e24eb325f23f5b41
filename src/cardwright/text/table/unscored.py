"""Cards for which nobody scores: "destroy a card; you score no points for it"."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from cardwright.text.rows import Row, constant, heard
from cardwright.text.table.adverb import Adverbs

UNSCORED: Final = "without scoring"
"""The adverb of a deed for which nobody scores."""
FOR_IT: Final = "(for|from) (it|this|that|them|these|those) [{noun:anynoun.#}]"
POINTS: Final = "[any] [(its|their|the)] {stat:stat.own}"


class Unscored(Struct, frozen=True):
    """Nobody scores for what was just done."""


def rows() -> list[Row]:
    """Return the rows of what gives no points."""
    found = constant("adverb", Adverbs(words=(UNSCORED,)), UNSCORED)
    found += heard("adverb", "without scoring [any] {stat:stat.own}", lambda _: Adverbs(words=(UNSCORED,)))
    for said in (
        "nobody scores [[any] {stat:stat.own}]",
        "no (one|player) scores [[any] {stat:stat.own}]",
        "neither player scores [[any] {stat:stat.own}]",
        f"(you|players) do not score [{POINTS}]",
        f"do not score {POINTS}",
        "you score no {stat:stat.own}",
        "you score nothing",
        "{who:player.sg} scores no {stat:stat.own}",
        "{who:player.sg} scores nothing",
        f"{{who:player.sg}} does not score [{POINTS}]",
        "no {stat:stat.own} are scored",
        "(it|this|that) scores no {stat:stat.own}",
        "(they|these|those) score no {stat:stat.own}",
    ):
        found += heard("remark", said, lambda _: Unscored())
        found += heard("remark", f"{said} {FOR_IT}", lambda _: Unscored())
    return found
