"""Secret conditions as trees, which can be written and read, and as what the engine keeps."""

from __future__ import annotations

from typing import Final

from cardwright.effects.scope import CannotDo, Names
from cardwright.engine import watch
from cardwright.engine.ids import NOBODY
from cardwright.engine.watch import Watch
from cardwright.text import tree

WHATS: Final = (
    "never",
    "attack",
    "attacked",
    "play",
    "activate",
    "turn",
    "switch",
    "move",
    "equip",
    "destroy",
    "wound",
    "ail",
    "life",
    "energy",
    "count",
    "turn of",
    "cards",
)
"""The words for what is waited for, by the engine's numbers; the start and end of a turn are told apart below."""

HOWS: Final[dict[int, tuple[str, ...]]] = {
    watch.ATTACK: ("", "character", "life"),
    watch.PLAY: ("", "up", "down"),
    watch.ACTIVATE: ("", "ability"),
    watch.SWITCH: ("", "attack", "defence"),
    watch.MOVE: ("", "front", "last"),
    watch.EQUIP: ("", "attached", "detached"),
    watch.DESTROY: ("", "combat", "HP", "effect", "sacrifice", "with its character"),
    watch.AIL: ("", "poison", "burn", "dizzy"),
    watch.LIFE: ("", "left"),
    watch.ENERGY: ("", "rises", "falls"),
    watch.COUNT: ("", "rises", "falls"),
    watch.TURN: ("", "start", "end"),
    watch.CARDS: ("", "drawn", "discarded"),
}
SIDES: Final = ("mine", "enemy", "either")
QUALIFIERS: Final = ("", "stat", "front", "not front", "named")
GUARDS: Final = ("", "turn", "life", "energy", "count", "no defender")
GUARD_HOWS: Final[dict[int, tuple[str, ...]]] = {
    watch.WHOSE_TURN: ("mine", "enemy"),
    watch.ENERGY_IS: ("at least", "at most"),
    watch.HAVING: ("at least", "at most"),
}


def card_nouns(names: Names) -> list[str]:
    """The nouns for cards: any card first, then the types, as numbered in a condition."""
    nouns = names.vocabulary.words.nouns
    return [
        *(noun for noun in nouns if nouns[noun].role == "any"),
        *(noun for noun in nouns if nouns[noun].role == "type"),
    ]


def build_watch(names: Names, said: tree.Waits) -> Watch:
    """What a condition means."""
    wait = said.wait
    what = watch.TURN if wait.what == "turn" and wait.how in ("start", "end") else WHATS.index(wait.what)
    hows = HOWS.get(what, ("",))
    nouns = card_nouns(names)
    if wait.noun and wait.noun not in nouns:
        raise CannotDo(f"no card is called {names.vocabulary.noun(wait.noun)}: a condition is about cards")
    noun = nouns.index(wait.noun) if wait.noun else 0
    made = Watch(what, SIDES.index(wait.side), noun, hows.index(wait.how), wait.number)
    qualifier = said.qualifier
    if qualifier is not None:
        number = QUALIFIERS.index(qualifier.what)
        stat = names.stat(qualifier.stat) if qualifier.stat else 0
        made = made.qualified(number, stat, qualifier.number, NOBODY)
    guard = said.guard
    if guard is not None:
        number = GUARDS.index(guard.what)
        how = GUARD_HOWS[number].index(guard.how) if number in GUARD_HOWS else 0
        made = made.guarded(number, how, guard.number)
    return made


def tree_of(names: Names, one: Watch, particular: str) -> tree.Waits:
    """A condition as it is written; `particular` is the name of the card that was pointed at."""
    what = "turn" if one.what == watch.TURN else WHATS[one.what]
    how = HOWS[one.what][one.how] if one.what in HOWS else ""
    noun = ""
    if one.what in NOUNED and how != "ability":
        noun = card_nouns(names)[one.noun]
    elif one.what in ABOUT_CHARACTERS:
        noun = card_nouns(names)[1]
    wait = tree.Wait(what, SIDES[one.side], noun, how, one.number)
    qualifier: tree.Qualifier | None = None
    if one.qualifier == watch.STAT:
        qualifier = tree.Qualifier("stat", names.stats[one.stat], one.least)
    elif one.qualifier == watch.PARTICULAR:
        qualifier = tree.Qualifier("named", name=particular)
    elif one.qualifier != watch.NO_QUALIFIER:
        qualifier = tree.Qualifier(QUALIFIERS[one.qualifier])
    guard: tree.Guard | None = None
    if one.guard != watch.NO_GUARD:
        hows = GUARD_HOWS.get(one.guard, ("",))
        guard = tree.Guard(GUARDS[one.guard], hows[one.guard_how], one.guard_number)
    return tree.Waits(wait, qualifier, guard)


NOUNED: Final = frozenset({watch.PLAY, watch.ACTIVATE, watch.DESTROY})
ABOUT_CHARACTERS: Final = frozenset(
    {
        watch.ATTACK,
        watch.ATTACKED,
        watch.TURN_UP,
        watch.SWITCH,
        watch.MOVE,
        watch.EQUIP,
        watch.WOUND,
        watch.AIL,
        watch.COUNT,
    }
)
