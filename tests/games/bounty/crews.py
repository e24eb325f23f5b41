"""Scenes of Bounty: red is active in its third turn unless a scene says otherwise."""

from cardwright.engine.game import ENDING, Game
from cardwright.games.bounty import entry
from cardwright.games.bounty.game import Bounty
from cardwright.testing import Scene, given


def crews(**options: str) -> Scene:
    """A scene with these options."""
    return given(entry, options)


def attack(scene: Scene, attacker: str, target: str, seat: str = "red") -> None:
    """Declare an attack."""
    scene.when.player(seat).attacks(attacker, target)


def deploy(scene: Scene, card: str, *choices: str, seat: str = "red") -> None:
    """Deploy a card and make its choices."""
    player = scene.when.player(seat)
    player.does(f"deploy {card}")
    for choice in choices:
        player.does(choice)


def quiet(scene: Scene, phase: str = "", turn: int = 0) -> None:
    """Everybody ends whatever can be ended until it is that phase or turn, or a question has no end."""
    scene.when  # noqa: B018 - a new part of the scene begins
    for _ in range(300):
        game = scene.game
        facts = dict(game.facts())
        if game.decision is None or (phase and facts["phase"] == phase) or (turn and facts["turn"] == str(turn)):
            return
        scene.choose(ending(game))
    scene.fail("it went on for ever")


def ending(game: Game) -> int:
    """The option that ends a question, the first if none does."""
    decision = game.decision
    assert decision is not None
    for index, option in enumerate(decision.options):
        if option.label in ENDING:
            return index
    return 0


def bounty(scene: Scene) -> Bounty:
    """The game of a scene."""
    game = scene.game
    assert isinstance(game, Bounty)
    return game


def told(scene: Scene) -> list[str]:
    """The log as an all-seeing reader reads it."""
    log = scene.game.log
    assert log is not None
    return [line for entry in log.entries if (line := entry.line(-1)) is not None]


def deck_of(name: str) -> list[str]:
    """A preset deck."""
    return list(next(deck.cards for deck in entry.decks() if deck.name == name))


def new_game(first: str = "Hammer Line", second: str = "Velvet Net", seed: int = 1, **options: str) -> Bounty:
    """A game of two preset decks from its beginning."""
    game = entry.start([deck_of(first), deck_of(second)], options, seed)
    assert isinstance(game, Bounty)
    return game


def end_turn(game: Bounty) -> None:
    """End everything until the next turn begins."""
    turn = game.turn
    while game.turn == turn and game.decision is not None:
        game.choose(ending(game))
