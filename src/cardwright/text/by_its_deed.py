"""What an attack discards or reveals, said without it: "After damage: if 2+ cards were discarded this way, ..."."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from cardwright.text.referents import deed_nouns
from cardwright.text.tree import Abilities, Clause, Delayed, Headed, If, Node, Reference, Slot, exchanged, nodes
from cardwright.text.words import Vocabulary


def by_its_deed(abilities: Abilities, vocabulary: Vocabulary) -> Abilities:
    """Say "this attack" for what was discarded by nothing else, under the header of what comes after the attack."""
    headers = vocabulary.words.headers
    return tuple(
        told(one, vocabulary) if isinstance(one, Headed) and headers[one.header].after else one for one in abilities
    )


def told(headed: Headed, vocabulary: Vocabulary) -> Any:
    """Tell who has discarded them."""
    this = Reference("this", next(iter(deed_nouns(vocabulary, "attack")), ""))
    cause = Slot("cause", this)
    shown = any(isinstance(node, Clause) and node.verb == "reveal" and not is_past(node) for node in nodes(headed))
    own = any(isinstance(node, Clause) and node.verb == "discard" and not is_past(node) for node in nodes(headed))

    def change(value: Node) -> Node | None:
        if isinstance(value, Delayed) and isinstance(value.event, Clause) and is_past(value.event):
            asked = change(replace(value.event, tense="past"))
            if asked is None or value.duration is not None or value.every:
                return None
            return If(asked, value.steps)  # type: ignore[arg-type]
        if not isinstance(value, Clause) or not is_past(value) or value.subject is not None or value.duration:
            return None
        if value.verb == "reveal":
            return (
                None
                if shown or value.get("cause") is not None
                else replace(value, slots=(*value.slots, cause), adverbs=())
            )
        if own and "this way" in value.adverbs:  # by what is told here
            return None
        return replace(value, subject=this, adverbs=tuple(each for each in value.adverbs if each != "this way"))

    return exchanged(headed, change)


def is_past(clause: Clause) -> bool:
    """Tell whether a clause tells what was discarded, or revealed."""
    return clause.verb in ("discard", "reveal") and clause.passive
