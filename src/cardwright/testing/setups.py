"""Random ways to set up a game: preset decks, decks changed at random, option values."""

from __future__ import annotations

from collections.abc import Sequence

from cardwright import __version__
from cardwright.engine.entry import GameEntry
from cardwright.engine.options import OptionSpec
from cardwright.engine.record import Record
from cardwright.engine.rng import Rng

SWAPS = 12


def random_record(entry: GameEntry, rng: Rng, seed: int) -> Record:
    """A record without moves: random decks and options, and the game's own seed."""
    decks = [random_deck(entry, rng) for _ in range(2)]
    options = fitting_options(entry, decks, random_options(entry, rng))
    return Record(entry.id, __version__, seed, options, decks, {})


def fitting_options(entry: GameEntry, decks: Sequence[Sequence[str]], options: dict[str, str]) -> dict[str, str]:
    """The options without those under which the decks would be refused."""
    found: dict[str, str] = {}
    for name, value in options.items():
        if not any(entry.check_deck(deck, {**found, name: value}) for deck in decks):
            found[name] = value
    return found


def random_options(entry: GameEntry, rng: Rng) -> dict[str, str]:
    """A value for each option; half of the time its default, so that whole default games are common too."""
    if rng.below(2):
        return {}
    return {spec.name: random_value(spec, rng) for spec in entry.options}


def random_value(spec: OptionSpec, rng: Rng) -> str:
    """A value of an option; whole numbers stay small or at their default."""
    if spec.values and (not spec.is_number or rng.below(4) == 0):
        return spec.values[rng.below(len(spec.values))]
    most = min(30, spec.most - spec.least + 1) if spec.most else 30
    return str(spec.least + rng.below(most)) if rng.below(4) == 0 else spec.default


def random_deck(entry: GameEntry, rng: Rng) -> list[str]:
    """A preset deck, every other time with cards from the whole set."""
    decks = entry.decks()
    names = list(decks[rng.below(len(decks))].cards)
    if rng.below(2):
        known = [face.name for face in entry.pool().cards()]
        names = with_cards(entry, names, [known[rng.below(len(known))] for _ in range(SWAPS)], rng)
    return names


def with_cards(entry: GameEntry, names: Sequence[str], wanted: Sequence[str], rng: Rng) -> list[str]:
    """A legal deck changed to hold as many of the wanted cards as the rules allow."""
    deck = list(names)
    for name in wanted:
        # A card may have to replace a certain other one: at most one hero, at most two of a name.
        start = rng.below(len(deck))
        for offset in range(len(deck)):
            place = (start + offset) % len(deck)
            if deck[place] in wanted:
                continue
            changed = [*deck[:place], name, *deck[place + 1 :]]
            if not entry.check_deck(changed):
                deck = changed
                break
    return deck
