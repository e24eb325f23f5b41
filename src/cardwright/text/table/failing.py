"""Whether a deed was done that somebody was told to do: "if they cannot", "if your opponent does not"."""

from __future__ import annotations

from typing import Final

from cardwright.text.rows import Row, constant
from cardwright.text.tree import Did, Unless

OTHERS: Final = ("that player", "(your|the) opponent", "its (controller|owner)")
AGAIN: Final = "[do (so|that|this)]"
DOING: Final = (
    *(f"{who} (does|did) so" for who in OTHERS),
    *(f"{who} (does|did)" for who in OTHERS[1:]),
    "that player did",
)
FAILING: Final = (
    f"they (did|could) not {AGAIN}",
    "they do not do (so|that|this)",
    f"they cannot {AGAIN}",
    *(f"{who} (did|could) not {AGAIN}" for who in OTHERS),
    *(f"{who} does not {AGAIN}" for who in OTHERS[1:]),
    "that player does not do (so|that|this)",
    *(f"{who} cannot {AGAIN}" for who in OTHERS),
)


def rows() -> list[Row]:
    """Return the rows of what came of it."""
    return [
        *constant("outcome", Did(True), *DOING, canonical=False),
        *constant("outcome", Unless(Did(True)), *FAILING, canonical=False),
    ]
