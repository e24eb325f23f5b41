"""A scene: a position written by hand, what the players do, and what must be so afterwards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NoReturn

from cardwright.engine.entry import GameEntry
from cardwright.engine.game import Game
from cardwright.engine.ids import SEAT_NAMES, Seat
from cardwright.engine.options import read_options
from cardwright.engine.position import Placed, Position
from cardwright.testing.layout import Cards, place_zone, spoken
from cardwright.testing.sound import problems_of

if TYPE_CHECKING:
    from cardwright.testing.then import Then
    from cardwright.testing.when import When


def given(game: GameEntry | str, options: Mapping[str, str] | None = None, seed: int = 1) -> Scene:
    """Start a scene of a game, named by its entry or its id."""
    if isinstance(game, str):
        from cardwright.games import find

        game = find(game)
    return Scene(game, options or {}, seed)


class Scene:
    """Gathers the position, arranges it when it is first needed, and remembers how each part began."""

    def __init__(self, entry: GameEntry, options: Mapping[str, str], seed: int) -> None:
        self.entry = entry
        self.options = read_options(entry.options, options)
        self.seed = seed
        self.facts: dict[str, str] = {}
        self.zones: dict[tuple[Seat, str], list[Placed]] = {}
        self.arranged: Game | None = None
        self.before: Game | None = None
        """The position when the present part of the scene began, for what has changed."""
        self.asked: list[tuple[Seat, str]] = []
        """Whom the present part has asked, and what."""
        self.told = 0
        """How long the log was when the present part began."""
        self.is_checking = True

    def red(self, **zones: Cards | int | str) -> Scene:
        """Red's zones as lists of cards, and red's numbers."""
        return self.seat(0, zones)

    def blue(self, **zones: Cards | int | str) -> Scene:
        """Blue's zones as lists of cards, and blue's numbers."""
        return self.seat(1, zones)

    def seat(self, seat: Seat, zones: Mapping[str, Cards | int | str]) -> Scene:
        """A seat's zones as lists of cards, and its numbers."""
        assert self.arranged is None, "the scene has begun: say what lies where before anything is done"
        for word, value in zones.items():
            if isinstance(value, int | str):
                self.facts[f"{SEAT_NAMES[seat]} {spoken(word)}"] = str(value)
            else:
                name, cards = place_zone(self.entry.zone_kinds, word, value)
                self.zones[seat, name] = cards
        return self

    def at(self, **facts: int | str) -> Scene:
        """When it is: turn, phase, whose turn, as the game's facts call them."""
        assert self.arranged is None, "the scene has begun: say when it is before anything is done"
        self.facts.update({spoken(word): str(value) for word, value in facts.items()})
        return self

    @property
    def game(self) -> Game:
        """The game, arranged now if it was not yet."""
        if self.arranged is None:
            self.arranged = self.entry.arrange(Position(self.facts, self.zones), self.options, self.seed)
            self.check_sound()
        return self.arranged

    @property
    def when(self) -> When:
        """What the players do."""
        from cardwright.testing.when import When

        if self.is_checking:
            self.is_checking = False
            self.before = self.game.clone()
            log = self.game.log
            self.told = len(log.entries) if log is not None else 0
            self.asked = []
            self.note_question()
        return When(self)

    @property
    def then(self) -> Then:
        """What must be so."""
        from cardwright.testing.then import Then

        if self.before is None:
            self.before = self.game.clone()
        self.is_checking = True
        return Then(self)

    def choose(self, index: int) -> None:
        """Answer what is asked; the position must be sound afterwards."""
        self.game.choose(index)
        self.note_question()
        self.check_sound()

    def note_question(self) -> None:
        """Remember who is asked."""
        decision = self.game.decision
        if decision is not None:
            self.asked.append((decision.seat, decision.prompt))

    def check_sound(self) -> None:
        """Fail if a card is lost or an invariant of the game is broken."""
        assert self.arranged is not None
        problems = problems_of(self.arranged)
        if problems:
            self.fail("the position is not sound: " + "; ".join(problems))

    def fail(self, problem: str) -> NoReturn:
        """Fail, with the position and the options."""
        __tracebackhide__ = True
        raise AssertionError(f"{problem}\n\n{self.game.position()}")
