"""The exhaustive runner: plays until every card was played and every part of its text has done something."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from cardwright.engine import kinds
from cardwright.engine.entry import GameEntry
from cardwright.engine.errors import SetupError
from cardwright.engine.face import Face
from cardwright.engine.game import Game
from cardwright.engine.ids import NOBODY
from cardwright.engine.options import read_options
from cardwright.engine.position import Placed, read_position
from cardwright.engine.rng import seeded
from cardwright.testing.parts import ATTACHED, PLAYED, Part, parts_of
from cardwright.testing.setups import fitting_options, random_options, with_cards
from cardwright.testing.sound import problems_of

WANTED: Final = 6
"""Missing cards that one game is dealt."""
EXTRA: Final = 8
"""Other cards in hand, to pay with and to be aimed at."""
TIMES: Final = 3
"""How often a part must have happened: once may have been on an empty table."""
SHORT: Final = 80
PLAYING: Final = ("play", "train", "deploy")
"""Labels of the options that play a card."""
LONG: Final = 2_000


class Coverage:
    """Which parts of which cards have happened, and games that look for the rest."""

    def __init__(self, entry: GameEntry, seed: int = 1) -> None:
        self.entry = entry
        self.rng = seeded(seed)
        self.parts = parts_of(entry.pool())
        self.missing: dict[int, Part] = dict(enumerate(self.parts))
        self.by_value: dict[int, list[int]] = {}
        self.by_face: dict[tuple[str, str], int] = {}
        for number, part in self.missing.items():
            if part.value is not None:
                self.by_value.setdefault(id(part.value), []).append(number)
            else:
                self.by_face[part.face.id, part.label] = number
        self.counts = [0] * len(self.parts)
        self.games = 0
        self.decisions = 0

    def run(self, seconds: float, progress: Callable[[Coverage], None] | None = None) -> Coverage:
        """Play until nothing is missing or the time is over."""
        end = monotonic() + seconds
        while self.missing and monotonic() < end:
            self.play_one()
            if progress is not None:
                progress(self)
        return self

    def play_one(self) -> None:
        """One game with missing cards in both decks; from its middle on, a few more with them in hand and in play."""
        self.games += 1
        wanted = self.wanted()
        decks = [with_cards(self.entry, self.any_deck(), [face.name for face in wanted], self.rng) for _ in range(2)]
        options = fitting_options(self.entry, decks, random_options(self.entry, self.rng))
        game = self.entry.start(decks, options, self.games)
        self.play(game, 20 + self.rng.below(60))
        for _ in range(3):
            closer = self.bring_closer(game, wanted, options)
            if closer is not None:
                self.play(closer, SHORT)
        self.play(game, LONG)

    def any_deck(self) -> list[str]:
        """A preset deck to start from."""
        decks = self.entry.decks()
        return list(decks[self.rng.below(len(decks))].cards)

    def wanted(self) -> list[Face]:
        """Some of the cards that have not yet done everything; of tokens their makers will do."""
        names = {part.face.id: part.face for part in self.missing.values() if not part.face.is_token}
        faces = list(names.values()) or self.entry.pool().cards()
        order = list(range(len(faces)))
        self.rng.shuffle(order)
        return [faces[index] for index in order[:WANTED]]

    def bring_closer(self, game: Game, wanted: list[Face], options: dict[str, str]) -> Game | None:
        """The position with missing cards in both hands and, where the rules let them lie, in play."""
        if game.is_over:
            return None
        position = read_position(game.position())
        known = [face for face in self.entry.pool().cards() if self.entry.can_hold(face)]
        held = [face for face in wanted if self.entry.can_hold(face)]
        for seat in range(2):
            hand = position.zones.setdefault((seat, self.zone_name(game.hand_zone(seat))), [])
            deck = position.zones.setdefault((seat, self.zone_name(game.deck_zone(seat))), [])
            hand += [Placed(face.name) for face in held]
            hand += [Placed(known[self.rng.below(len(known))].name) for _ in range(EXTRA)]
            deck += [Placed(face.name) for face in held]
        face = wanted[0]
        seat = self.rng.below(2)
        board = self.zone_name(game.play_zone(seat, 0))
        position.zones.setdefault((seat, board), []).append(Placed(face.name))
        complete = read_options(self.entry.options, options)
        try:
            return self.entry.arrange(position, complete, self.games)
        except SetupError:
            position.zones[seat, board].pop()
        try:
            return self.entry.arrange(position, complete, self.games)
        except SetupError:
            return None

    def zone_name(self, zone: int) -> str:
        """The word for a zone."""
        return self.entry.zone_kinds[zone >> 1].name

    def play(self, game: Game, most: int) -> None:
        """Play on, preferring what has not yet been done, and count what happens."""
        game.counted = []
        for _ in range(most):
            decision = game.decision
            if decision is None:
                break
            self.decisions += 1
            index = self.pick(game)
            option = decision.options[index]
            if option.label in PLAYING:
                self.done(self.by_face.get((game.faces[option.card].id, PLAYED)))
            game.choose(index)
            problems = problems_of(game)
            assert not problems, f"{'; '.join(problems)}\n\n{game.position()}"
            self.take_in(game)

    def pick(self, game: Game) -> int:
        """Play a missing card if there is one; otherwise anything, passing now and then."""
        decision = game.decision
        assert decision is not None
        missing = {part.face.id for part in self.missing.values()}
        best = [
            index
            for index, option in enumerate(decision.options)
            if option.label in PLAYING and game.faces[option.card].id in missing
        ]
        if best and self.rng.below(4):
            return best[self.rng.below(len(best))]
        active = [
            index
            for index, option in enumerate(decision.options)
            if not game.is_ending(option) and option.label != "channel more"
        ]
        if active and self.rng.below(4):
            return active[self.rng.below(len(active))]
        return self.rng.below(len(decision.options))

    def take_in(self, game: Game) -> None:
        """Tick off what has happened since the last choice, and what only a look at the table shows."""
        assert game.counted is not None
        if game.permitted >> kinds.LOOK & 1:
            game.view(0)
            game.view(1)
        for part in game.counted:
            for number in self.by_value.get(id(part), ()):
                self.done(number)
        game.counted = []
        for thing in game.things:
            face = game.faces[thing.card]
            if face.is_token or not self.entry.can_hold(face):
                self.done(self.by_face.get((face.id, PLAYED)))
            if thing.host != NOBODY:
                self.done(self.by_face.get((face.id, ATTACHED)))

    def done(self, number: int | None) -> None:
        """A part has happened."""
        if number is not None and number in self.missing:
            self.counts[number] += 1
            if self.counts[number] == TIMES:
                del self.missing[number]

    def report(self) -> list[str]:
        """What has not happened often enough, card by card."""
        return [f"{part} ({self.counts[number]} times)" for number, part in self.missing.items()]
