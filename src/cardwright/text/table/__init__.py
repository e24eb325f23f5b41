"""The table of the card language: its rows by part of speech, and the whole of them for a set of verbs."""

from __future__ import annotations

from cardwright.text.parse import Table
from cardwright.text.table import (
    amounts,
    attaching,
    chance,
    changes,
    choices,
    clauses,
    comparatives,
    contests,
    contrast,
    copies,
    counting,
    deeds,
    dials,
    either,
    elisions,
    entering,
    everyday,
    floors,
    harm,
    headers,
    holding,
    joined,
    jottings,
    keywords,
    leftover,
    measures,
    moments,
    negated,
    notes,
    nothing,
    numbers,
    only,
    ordinals,
    participles,
    players,
    printed,
    purse,
    responses,
    sentences,
    shields,
    sides,
    silence,
    skips,
    spoken,
    stances,
    things,
    times,
    tokens,
    told,
    traits,
    turns,
    undoing,
    variants,
    waits,
)


def build_table(
    verbs: tuple[str, ...], continuous: str = "have", conditions: bool = False, noted: bool = False
) -> Table:
    """Gather all rows, with only these verbs of the lexicon.

    `continuous` is how facts say what things get; with `conditions` players compose conditions in secret; `noted` adds
    what only notes say, which is tried where nothing else can be read.
    """
    rows = [
        *players.rows(),
        *things.rows(),
        *participles.rows(verbs),
        *amounts.rows(),
        *told.rows(),
        *times.rows(),
        *comparatives.rows(verbs),
        *measures.rows(verbs),
        *contests.rows(verbs),
        *ordinals.rows(),
        *either.rows(),
        *negated.rows(),
        *purse.rows(verbs),
        *responses.rows(verbs),
        *clauses.rows(verbs),
        *deeds.rows(verbs),
        *(printed.rows() if conditions else ()),
        *sentences.rows(continuous),
        *attaching.rows(),
        *headers.rows(),
        *(keywords.rows() if "get" in verbs else ()),
        *(dials.rows() if "set" in verbs else ()),
        *changes.rows(verbs),
        *sides.rows(verbs),
        *holding.rows(),
        *stances.rows(verbs),
        *traits.rows(),
        *turns.rows(),
        *joined.rows(verbs),
        *chance.rows(),
        *copies.rows(verbs),
        *(tokens.rows() if "summon" in verbs else ()),
        *(choices.rows(verbs) if "choose" in verbs else ()),
        *harm.rows(verbs),
        *elisions.rows(verbs),
        *entering.rows(verbs),
        *leftover.rows(),
        *everyday.rows(verbs),
        *moments.rows(),
        *nothing.rows(),
        *numbers.rows(verbs),
        *only.rows(verbs),
        *contrast.rows(verbs),
        *shields.rows(),
        *floors.rows(),
        *(undoing.rows() if "prevent" in verbs else ()),
        *counting.rows(verbs),
        *skips.rows(),
        *(silence.rows(not conditions) if "lose" in verbs else ()),
        *spoken.rows(verbs),
        *variants.rows(verbs),
        *notes.counted_rows(),
        *(waits.rows() if conditions else ()),
    ]
    if noted:
        if "get" in verbs and not conditions:
            rows += notes.bonus_rows()
        rows += [*notes.rows(verbs), *spoken.note_rows(), *elisions.note_rows(verbs), *notes.loosened(rows)]
        rows += dials.note_rows() if "set" in verbs else []
        rows += [*jottings.rows(verbs), *jottings.without_the(rows)]
    return Table(rows)
