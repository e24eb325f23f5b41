"""The table of the card language: its rows by part of speech, and the whole of them for a set of verbs."""

from __future__ import annotations

from cardwright.text.parse import Table
from cardwright.text.table import (
    amounts,
    clauses,
    headers,
    players,
    printed,
    responses,
    sentences,
    things,
    times,
    variants,
    waits,
)


def build_table(verbs: tuple[str, ...], continuous: str = "have", conditions: bool = False) -> Table:
    """Gather all rows, with only these verbs of the lexicon.

    `continuous` is how facts say what things get; with `conditions` players compose conditions in secret.
    """
    return Table(
        [
            *players.rows(),
            *things.rows(),
            *amounts.rows(),
            *times.rows(),
            *responses.rows(verbs),
            *clauses.rows(verbs),
            *(printed.rows() if conditions else ()),
            *sentences.rows(continuous),
            *headers.rows(),
            *variants.rows(verbs),
            *(waits.rows() if conditions else ()),
        ]
    )
