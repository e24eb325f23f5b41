"""Positions of the toy for tests that look at the table itself."""

from cardwright.engine.game import Game
from cardwright.engine.ids import CardId
from cardwright.engine.options import read_options
from cardwright.engine.position import read_position
from tests.engine.toy import TOY
from tests.engine.toy_rules import Toy


def lay(position: str, seed: int = 1, **options: str) -> Toy:
    """The toy in a position written as text."""
    game = TOY.arrange(read_position(position), read_options(TOY.options, options), seed)
    assert isinstance(game, Toy)
    return game


def named(game: Game, name: str) -> CardId:
    """The one card of that name."""
    found = [card for card, face in enumerate(game.faces) if face.name == name]
    assert len(found) == 1, f"{len(found)} cards are named {name}"
    return found[0]


def begin(first: str = "odd", second: str = "even", seed: int = 1, **options: str) -> Toy:
    """The toy from its start with two preset decks."""
    decks = {deck.id: deck.cards for deck in TOY.decks()}
    game = TOY.start([decks[first], decks[second]], options, seed)
    assert isinstance(game, Toy)
    return game
