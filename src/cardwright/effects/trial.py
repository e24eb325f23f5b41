"""Whether a text that can be read can also be carried out in a game."""

from __future__ import annotations

from collections.abc import Sequence

from cardwright.effects.build import TextBuilder
from cardwright.effects.scope import CannotDo, Names
from cardwright.engine.zones import ZoneKind
from cardwright.text import Abilities, Vocabulary


def trouble_with(abilities: Abilities, vocabulary: Vocabulary, zone_kinds: Sequence[ZoneKind]) -> str | None:
    """Why the abilities mean nothing that this game could do, None if they do."""
    builder = TextBuilder(Names(vocabulary, zone_kinds))
    try:
        for index, ability in enumerate(abilities):
            builder.add(ability, "", index)
    except CannotDo as error:
        return str(error)
    return None
