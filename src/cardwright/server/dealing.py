"""Opening a match: decks, options and seats are checked, secrets are made, the seed is bound."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

from cardwright import __version__, games
from cardwright.agents.roster import NAMES
from cardwright.engine.deck import find_deck
from cardwright.engine.errors import SetupError
from cardwright.engine.ids import SEAT_NAMES, seat_name
from cardwright.engine.options import nearest, read_options
from cardwright.server.fairness import new_seed
from cardwright.server.requests import Computer, Friend, NewMatch, SameScreen, Seated
from cardwright.server.store import Deal, Entry, Seating, Store, now
from cardwright.server.table import COMPUTER, OPEN, PERSON
from cardwright.server.tokens import BOTH, INVITE, WATCH, hash_of, new_id, new_token

if TYPE_CHECKING:
    from cardwright.engine.entry import GameEntry

LONGEST_NAME: Final = 24
LARGEST_DECK: Final = 200


async def open_match(store: Store, wanted: NewMatch) -> Seated:
    """Deal a game as somebody wishes; all that is wrong with the wish is told at once."""
    entry = games.find(wanted.game)
    options = read_options(entry.options, wanted.options)
    check_level(wanted.opponent)
    names, decks = zip(*[choose_deck(entry, deck) for deck in wanted.decks], strict=True)
    mine = secrets.randbelow(2) if wanted.seat == "random" else SEAT_NAMES.index(wanted.seat)
    order = (0, 1) if mine == 0 else (1, 0)
    problems = [
        f"{seat_name(seat)}'s deck: {problem}"
        for seat in range(2)
        for problem in entry.check_deck(decks[order[seat]], options)
    ]
    if problems:
        raise SetupError(problems)
    me = Seating(PERSON, tidy(wanted.name) or "You", names[0])
    them = opponent(wanted, names[1])
    seating = [me, them] if mine == 0 else [them, me]
    seed, salt, commitment = new_seed()
    deal = Deal(
        new_id(),
        entry.id,
        __version__,
        options,
        [sorted(decks[order[seat]]) for seat in range(2)],
        seating,
        seed,
        salt,
        commitment,
        now(),
    )
    return await seat_people(store, deal, mine, wanted.opponent, [])


async def seat_people(
    store: Store, deal: Deal, mine: int, opponent: Computer | SameScreen | Friend, entries: list[Entry]
) -> Seated:
    """Make the secrets of a new match and keep it."""
    token, watch = new_token(), new_token()
    invitation = new_token() if isinstance(opponent, Friend) else None
    role = BOTH if isinstance(opponent, SameScreen) else SEAT_NAMES[mine]
    hashes = {role: hash_of(token), WATCH: hash_of(watch)}
    if invitation is not None:
        hashes[INVITE] = hash_of(invitation)
    await store.add_match(deal, hashes, entries)
    return Seated(deal.id, deal.game, [0, 1] if role == BOTH else [mine], token, invitation, watch)


def check_level(opponent: object) -> None:
    """Refuse a computer that nobody knows."""
    if isinstance(opponent, Computer) and opponent.level not in NAMES:
        hint = nearest(opponent.level, NAMES)
        raise SetupError([f"there is no computer {opponent.level!r}{hint}; they are {', '.join(NAMES)}"])


def opponent(wanted: NewMatch, deck: str) -> Seating:
    """Who sits opposite."""
    if isinstance(wanted.opponent, Computer):
        return Seating(COMPUTER, wanted.opponent.level, deck)
    if isinstance(wanted.opponent, SameScreen):
        return Seating(PERSON, tidy(wanted.theirs) or "Friend", deck)
    return Seating(OPEN, "", deck)


def choose_deck(entry: GameEntry, wanted: str | list[str]) -> tuple[str, list[str]]:
    """A deck's name and cards: a preset, a list, or a preset by surprise."""
    if isinstance(wanted, list):
        if len(wanted) > LARGEST_DECK:
            raise SetupError([f"a deck of {len(wanted)} cards is too large"])
        return "own deck", list(wanted)
    presets = entry.decks()
    deck = find_deck(presets, wanted) if wanted else presets[secrets.randbelow(len(presets))]
    return deck.name, list(deck.cards)


def tidy(name: str) -> str:
    """A name that fits on the table."""
    return " ".join("".join(letter for letter in name if letter.isprintable()).split())[:LONGEST_NAME]
