"""Phrases about prices that are read as other phrases, word by word."""

from __future__ import annotations

from typing import Final

PRICED: Final[dict[str, str]] = {
    **{
        f"as {said} {who} were in {whose} hand": ""
        for said in ("though", "if")
        for who in ("it", "they")
        for whose in ("your", "their")
    },
    **{
        f"{comma}{said} {whose} {cost}": "for free"
        for comma in ("", ", ")
        for said in ("ignoring", "regardless of", "without regard to")
        for whose in ("its", "their")
        for cost in ("cost", "costs", "price")
    },
    "without paying for it": "for free",
    "without paying for them": "for free",
    "without paying their costs": "for free",
    "without paying their cost": "for free",
    "without having to pay its cost": "for free",
    "without paying the cost": "for free",
}
"""Ways to say that nothing is paid, or that a card is played as if from a hand."""
