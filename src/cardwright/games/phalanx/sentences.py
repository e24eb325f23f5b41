"""Conditions as sentences of the card language, and back."""

from __future__ import annotations

from pathlib import Path

from cardwright.effects.build_watch import build_watch, tree_of
from cardwright.effects.scope import Names
from cardwright.engine.watch import Watch
from cardwright.games.phalanx.zones import ZONE_KINDS
from cardwright.text import CardFacts, load_vocabulary, parse_text, print_text, tree
from cardwright.text.errors import CardTextError

FACTS = CardFacts("", "trigger", "")


class Wording:
    """The language of conditions, loaded when it is first needed; sentences once written are kept."""

    def __init__(self) -> None:
        self.loaded: Names | None = None
        self.written: dict[tuple[int, ...], str] = {}

    def names(self) -> Names:
        """The game's words."""
        if self.loaded is None:
            self.loaded = Names(load_vocabulary(Path(__file__).parent / "words.toml"), ZONE_KINDS)
        return self.loaded


WORDING = Wording()


def sentence_of(made: Watch, particular: str) -> str:
    """A condition as a sentence."""
    if particular == "":
        particular = "Card"
    key = (
        made.what,
        made.side,
        made.noun,
        made.how,
        made.number,
        made.qualifier,
        made.stat,
        made.least,
        made.card,
        made.guard,
        made.guard_how,
        made.guard_number,
    )
    said = WORDING.written.get(key) if made.card < 0 else None
    if said is None:
        names = WORDING.names()
        said = print_text((tree_of(names, made, particular),), names.vocabulary)
        if made.card < 0:
            WORDING.written[key] = said
    return said


def read_sentence(text: str) -> Watch | None:
    """What a sentence means, None if it is no condition; a particular card is found by whoever asks."""
    names = WORDING.names()
    try:
        abilities = parse_text(text, names.vocabulary, FACTS)
    except CardTextError:
        return None
    if len(abilities) == 1 and isinstance(abilities[0], tree.Waits):
        return build_watch(names, abilities[0])
    return None


def particular_name(text: str) -> str:
    """The name of the card that a condition points at, empty if it points at none."""
    abilities = parse_text(text, WORDING.names().vocabulary, FACTS)
    one = abilities[0]
    if isinstance(one, tree.Waits) and one.qualifier is not None:
        return one.qualifier.name
    return ""
