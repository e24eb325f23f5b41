"""What a text does, whatever its words: two texts mean the same if the game is given the same to do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from cardwright.effects.build import TextBuilder
from cardwright.effects.flow import SentenceDone
from cardwright.effects.scope import CannotDo, Names
from cardwright.engine.fingerprint import attribute_names
from cardwright.engine.zones import ZoneKind
from cardwright.text import Abilities, Vocabulary
from cardwright.text.tree import Ability, Clause, Grants, Slot, Static

Sense = object
WORDING: Final = frozenset({"sentence", "index", "words"})
UNORDERED: Final = frozenset({"statics", "prohibitions", "permissions", "cost_changes", "restrictions"})


def sense_of(abilities: Abilities, vocabulary: Vocabulary, zone_kinds: Sequence[ZoneKind]) -> Sense | None:
    """What the abilities do as a comparable value, None if nothing that the game could do."""
    builder = TextBuilder(Names(vocabulary, zone_kinds))
    try:
        for index, ability in enumerate(abilities):
            for single in apart(ability):
                builder.add(single, "", index)
    except CannotDo:
        return None
    return (
        structure(builder.text()),
        builder.keywords,
        builder.lasts,
        structure(builder.watch),
        structure(builder.printed),
    )


def apart(ability: Ability) -> list[Ability]:
    """A fact that grants several things is as many facts."""
    match ability:
        case Static(Clause(slots=(Slot("what", Grants() as grants),)) as clause):
            return [replace(ability, clause=replace(clause, slots=(Slot("what", one),))) for one in each_of(grants)]
    return [ability]


def each_of(grants: Grants) -> list[Grants]:
    """Each thing that is granted, alone."""
    bonuses = [Grants(bonuses=(bonus,)) for bonus in grants.bonuses]
    return bonuses + [Grants(keywords=(keyword,)) for keyword in grants.keywords]


def structure(value: object) -> object:
    """A value with everything inside it, without the words and the places of sentences."""
    if value is None or isinstance(value, (bool, int, str, float)):
        return value
    if isinstance(value, (list, tuple)):
        return tuple(structure(item) for item in value if not isinstance(item, SentenceDone))
    if isinstance(value, dict):
        return tuple((key, structure(held)) for key, held in sorted(value.items()))
    found: list[object] = [type(value).__name__]
    for name in attribute_names(value):
        if name in UNORDERED:
            found.append((name, tuple(sorted(map(repr, map(structure, getattr(value, name)))))))
        elif name not in WORDING:
            found.append((name, structure(getattr(value, name))))
    return tuple(found)
