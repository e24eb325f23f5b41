"""A decision of its own, as against the sub-choices of an action."""

from __future__ import annotations

from typing import Final

from cardwright.engine.ids import Seat
from cardwright.engine.step import Decision, Option

MOST_QUESTIONS: Final = 400
"""BOU-87: decisions in one turn, after which what can end is ended."""


class Question(Decision):
    """BOU-74, BOU-92: put even where there is one answer only, and charged; its last option ends it if any does."""

    def __init__(self, seat: Seat, prompt: str, options: list[Option]) -> None:
        super().__init__(seat, prompt, options, always=True)
