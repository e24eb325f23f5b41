"""What the toy tells about itself, as any designer's game does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from cardwright.engine.deck import Deck, unknown_cards
from cardwright.engine.entry import GameEntry
from cardwright.engine.errors import SetupError
from cardwright.engine.face import Thing
from cardwright.engine.game import Game
from cardwright.engine.ids import SEAT_NAMES, CardId, Seat
from cardwright.engine.options import OptionSpec
from cardwright.engine.pool import Pool
from cardwright.engine.position import Placed, Position
from cardwright.engine.rng import Rng, seeded
from cardwright.engine.zones import BOTH_SEE, NOBODY_SEES, OWNER_SEES, ZoneKind
from tests.engine.toy_cards import DECK, HAND, make_pool
from tests.engine.toy_rules import Act, PutTriggers, StartTurn, Toy

ZONES: Final = [
    ZoneKind("deck", NOBODY_SEES, True, "side"),
    ZoneKind("hand", OWNER_SEES, False, "hand"),
    ZoneKind("field", BOTH_SEE, False, "board", in_play=True),
    ZoneKind("discard pile", BOTH_SEE, True, "side"),
]
POOL: Final = make_pool()


class ToyEntry(GameEntry):
    """A registered game in all but name; tests of the testing kit put in toys that are wrong in one point."""

    def __init__(self, toy: type[Toy] = Toy) -> None:
        self.toy = toy
        self.id = "toy"
        self.name = "Toy"
        self.pitch = "A duel of twelve cards each."
        self.minutes = 2
        self.options = (
            OptionSpec("first", "TOY-01", ("red", "blue"), "red", "Who should begin?"),
            OptionSpec("cap", "TOY-02", (), "40", "How long should it last?", 2),
        )
        self.zone_kinds = ZONES
        self.phases = ()
        self.home = Path(__file__).parent

    def pool(self) -> Pool:
        return POOL

    def decks(self) -> Sequence[Deck]:
        names = [face.name for face in POOL.cards()]
        return [
            Deck("odd", "Odd", "Every other card.", tuple(names[::2] + names[1::5])[:12]),
            Deck("even", "Even", "The other cards.", tuple(names[1::2] + names[::5])[:12]),
            Deck("tricks", "Tricks", "Spells.", tuple(names[-8:] + names[:4])),
        ]

    def check_deck(self, names: Sequence[str], options: Mapping[str, str] | None = None) -> list[str]:
        problems = unknown_cards(POOL, names)
        if len(names) != 12:
            problems.append(f"a deck has 12 cards, not {len(names)}")
        return problems

    def begin(self, decks: Sequence[Sequence[str]], options: dict[str, str], seed: int) -> Game:
        game = self.lay(options, seeded(seed))
        for seat, names in enumerate(decks):
            for name in names:
                add(game, name, seat, DECK)
            game.shuffle_zone(DECK * 2 + seat)
            for _ in range(3):
                game.move(game.zone(DECK, seat)[-1], HAND * 2 + seat)
        game.active = 1 - SEAT_NAMES.index(options["first"])
        game.push(StartTurn())
        game.advance()
        return game

    def arrange(self, position: Position, options: dict[str, str], seed: int) -> Game:
        game = self.lay(options, seeded(seed))
        names = [kind.name for kind in ZONES]
        attached: list[tuple[Thing, str]] = []
        for (seat, zone), cards in position.zones.items():
            if zone == "life":
                continue
            if zone not in names:
                raise SetupError([f"there is no zone {zone!r}"])
            for placed in cards:
                card = add(game, placed.name, seat, names.index(zone))
                if zone == "field":
                    mark(game, card, placed)
                    attached.append((game.fighter(card), placed.host()))
        attach(game, attached)
        game.turn = int(position.facts.get("turn", "1"))
        game.active = SEAT_NAMES.index(position.facts.get("active", "red"))
        for seat in range(2):
            game.life[seat] = int(position.word(seat, "life", "6"))
        game.then(PutTriggers(), Act(game.active))
        game.advance()
        return game

    def lay(self, options: dict[str, str], rng: Rng) -> Toy:
        game = self.toy()
        game.lay_table(ZONES, rng)
        game.lay_listeners(0)
        game.lay_game(POOL)
        game.life = [6, 6]
        game.active = 0
        game.turn = 0
        game.cap = int(options["cap"])
        return game


def add(game: Toy, name: str, seat: Seat, kind: int) -> CardId:
    face = POOL.find(name)
    if face is None:
        raise SetupError([f"there is no card {name!r}"])
    return game.add_card(face, seat, kind * 2 + seat)


def mark(game: Toy, card: CardId, placed: Placed) -> None:
    game.fighter(card).is_tired = placed.has("tired")
    for seat, name in enumerate(SEAT_NAMES):
        if placed.has(f"of {name}"):
            game.owners[card] = seat
            game.fighter(card).player = seat


def attach(game: Toy, attached: list[tuple[Thing, str]]) -> None:
    """Each charm finds a host of that name, one that it holds against its owner first."""
    taken: set[CardId] = set()
    for charm, host in attached:
        fitting = [one for one in game.things if game.name_of(one.card) == host and one.card not in taken]
        fitting.sort(key=lambda one: (one.controller != charm.controller, one.player == one.controller))
        if fitting:
            charm.host = fitting[0].card
            taken.add(charm.host)


TOY: Final = ToyEntry()
