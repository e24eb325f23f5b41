"""What a game tells about itself once, for everybody: terminal, records, agents, printing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from mypy_extensions import mypyc_attr

from cardwright.engine.deck import Deck
from cardwright.engine.errors import SetupError
from cardwright.engine.face import Face
from cardwright.engine.game import Game
from cardwright.engine.ids import seat_name
from cardwright.engine.options import OptionSpec, read_options
from cardwright.engine.pool import Pool
from cardwright.engine.position import Position
from cardwright.engine.zones import ZoneKind


@mypyc_attr(allow_interpreted_subclasses=True)
class GameEntry:
    """A registered game. A package under `games` offers one as `entry`."""

    id: str
    name: str
    pitch: str
    minutes: int
    options: tuple[OptionSpec, ...]
    zone_kinds: list[ZoneKind]
    phases: tuple[str, ...]
    track: tuple[str, ...] = ()
    """The values that the fact `phase` takes during a turn, in order, to be shown as a bar."""
    standing: tuple[str, ...] = ()
    """The words for the numbers of a game's `standing`, which agents weigh besides the cards."""
    home: Path
    """The folder with rules.md, cards.toml, decks.toml and words.toml."""

    def pool(self) -> Pool:
        """Every card of the set, loaded once."""
        raise NotImplementedError

    def decks(self) -> Sequence[Deck]:
        """The preset decks."""
        raise NotImplementedError

    def check_deck(self, names: Sequence[str], options: Mapping[str, str] | None = None) -> list[str]:
        """Every violation of the deck rules under these options (none: the usual ones), in words."""
        raise NotImplementedError

    def can_hold(self, face: Face) -> bool:
        """Whether a card can ever be in a hand or deck; a token, or a card that is in play from the start, cannot."""
        return not face.is_token

    def begin(self, decks: Sequence[Sequence[str]], options: dict[str, str], seed: int) -> Game:
        """A new game from legal decks and complete options, played to its first decision."""
        raise NotImplementedError

    def arrange(self, position: Position, options: dict[str, str], seed: int) -> Game:
        """A game in a hand-written position, played to its first decision."""
        raise NotImplementedError

    def start(self, decks: Sequence[Sequence[str]], options: Mapping[str, str], seed: int) -> Game:
        """A new game; illegal decks and options are refused with every violation."""
        chosen = read_options(self.options, options)
        problems: list[str] = []
        for seat, names in enumerate(decks):
            problems.extend(f"{seat_name(seat)}'s deck: {problem}" for problem in self.check_deck(names, chosen))
        if len(decks) != 2:
            problems.append(f"two decks are needed, not {len(decks)}")
        if problems:
            raise SetupError(problems)
        return self.begin(decks, chosen, seed)

    def rules(self) -> str:
        """The rule ledger as text."""
        return (self.home / "rules.md").read_text(encoding="utf-8")
