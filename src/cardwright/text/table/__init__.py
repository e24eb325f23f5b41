"""The table of the card language: its rows by part of speech, and the whole of them for a set of verbs."""

from __future__ import annotations

from cardwright.text.parse import Table
from cardwright.text.table import amounts, clauses, headers, players, sentences, things, times, variants


def build_table(verbs: tuple[str, ...], continuous: str = "have") -> Table:
    """Gather all rows, with only these verbs of the lexicon; `continuous` is how facts say what things get."""
    return Table(
        [
            *players.rows(),
            *things.rows(),
            *amounts.rows(),
            *times.rows(),
            *clauses.rows(verbs),
            *sentences.rows(continuous),
            *headers.rows(),
            *variants.rows(verbs),
        ]
    )
