"""How much each thing that a game declares counts in judging a position: whole numbers, kept as data."""

from __future__ import annotations

import tomllib
from typing import Final, cast

from cardwright.engine.entry import GameEntry
from cardwright.engine.errors import SetupError
from cardwright.engine.game import Game
from cardwright.engine.options import nearest
from cardwright.engine.zones import NOBODY_SEES, OWNER_SEES, ZoneKind

FILE: Final = "weights.toml"
UNIT: Final = 1000
"""So many points of advantage make the odds of winning e to 1."""
LOOSE: Final = ("asked", "damage", "price")
FORESIGHT: Final = {"turns": (0, 4), "horizon": (0, 100), "glances": (1, 100), "replies": (0, 100)}
"""What a file says besides weights, with the least and the most: how far a search plays on, and how carefully."""
USUAL_STANDING: Final = 100
USUAL_STAT: Final = 40
USUAL_IN_PLAY: Final = 40
USUAL_HELD: Final = 80
USUAL_PILE: Final = 40
USUAL_USED: Final = 20


class Weights:
    """The value of one of each: being asked, damage on a card in play, a card's price, standing, cards, stats.

    And how far a search plays on before it weighs: where much happens between two moments at which a position tells
    who is ahead, a few choices more tell it better.
    """

    __slots__ = ("asked", "damage", "price", "standing", "zones", "stats", "turns", "horizon", "glances", "replies")

    def __init__(
        self, asked: int, damage: int, price: int, standing: list[int], zones: list[int], stats: list[int]
    ) -> None:
        self.asked = asked
        """To be the one who decides next."""
        self.damage = damage
        """Each damage on a card in play."""
        self.price = price
        """Each resource of the printed cost of a card in play."""
        self.standing = standing
        """Each number that the game's `standing` tells, in its order."""
        self.zones = zones
        """Each card in a zone, by the number of the zone's kind."""
        self.stats = stats
        """Each point of a stat of a card in play, by the number of the stat."""
        self.turns = 0
        """Turns that a search plays to their end, beginning with the one in which it thinks."""
        self.replies = 0
        """Options that a search looks at for each choice of the turn after those."""
        self.horizon = 0
        """Choices that it plays on after that, or from the end of its tree."""
        self.glances = 1
        """Options that it looks at for each of them, to take the best: with 1, chance and habit decide."""

    def foresight(self) -> tuple[int, int, int, int]:
        """How far a search plays on: turns, choices after them, options looked at for each, and those of a reply."""
        return self.turns, self.horizon, self.glances, self.replies

    def look_ahead(self, turns: int, horizon: int, glances: int, replies: int) -> None:
        """Let a search play on so far."""
        self.replies = replies
        self.turns = turns
        self.horizon = horizon
        self.glances = glances

    def numbers(self) -> list[int]:
        """All weights in one list, in the order of `names`."""
        return [self.asked, self.damage, self.price, *self.standing, *self.zones, *self.stats]


def names(entry: GameEntry) -> list[str]:
    """The words for a game's weights, in the order of `numbers`."""
    return [
        *LOOSE,
        *(f"standing.{word}" for word in entry.standing),
        *(f"zones.{kind.name}" for kind in entry.zone_kinds),
        *(f"stats.{word}" for word in entry.pool().stat_names),
    ]


def weights_of(entry: GameEntry, numbers: list[int]) -> Weights:
    """Weights from their numbers, in the order of `names`."""
    start = len(LOOSE)
    middle = start + len(entry.standing)
    end = middle + len(entry.zone_kinds)
    assert len(numbers) == end + len(entry.pool().stat_names)
    return Weights(numbers[0], numbers[1], numbers[2], numbers[start:middle], numbers[middle:end], numbers[end:])


def usual_weights(standing: int, zone_kinds: list[ZoneKind], stats: int) -> Weights:
    """What suits a game of which nothing is known but how many numbers it tells, its zones and how many stats."""
    zones: list[int] = []
    for kind in zone_kinds:
        if kind.in_play:
            zones.append(USUAL_IN_PLAY)
        elif kind.shared:
            zones.append(0)
        elif kind.sight == OWNER_SEES:
            zones.append(USUAL_HELD)
        else:
            zones.append(USUAL_PILE if kind.sight == NOBODY_SEES else USUAL_USED)
    return Weights(0, 0, 0, [USUAL_STANDING] * standing, zones, [USUAL_STAT] * stats)


def weights_in(game: Game) -> Weights:
    """The usual weights for a game that was met without its entry."""
    return usual_weights(len(game.standing(0)), game.zone_kinds, len(game.pool.stat_names))


def weights_for(entry: GameEntry) -> Weights:
    """The weights in a game's folder, or the usual ones if it has none."""
    path = entry.home / FILE
    if not path.exists():
        return usual_weights(len(entry.standing), entry.zone_kinds, len(entry.pool().stat_names))
    return read_weights(entry, path.read_text(encoding="utf-8"))


def read_weights(entry: GameEntry, text: str) -> Weights:
    """Weights from the text of a file: every weight must be there, under its name."""
    try:
        content = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise SetupError([f"{FILE} of {entry.id}: {error}"]) from None
    given: dict[str, object] = {}
    for word, value in content.items():
        if isinstance(value, dict):
            for inner, number in value.items():
                given[f"{word}.{inner}"] = number
        else:
            given[word] = value
    known = names(entry)
    foresight = {word: given.pop(word, least) for word, (least, _) in FORESIGHT.items()}
    problems = [
        f"{FILE} of {entry.id}: there is no {word!r}{nearest(word, known)}" for word in given if word not in known
    ]
    numbers: list[int] = []
    for word in known:
        number = given.get(word)
        if isinstance(number, int) and not isinstance(number, bool):
            numbers.append(number)
        else:
            problems.append(
                f"{FILE} of {entry.id}: {word} must be a whole number; `cardwright tune {entry.id}` makes it"
            )
    for word, value in foresight.items():
        least, most = FORESIGHT[word]
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            problems.append(f"{FILE} of {entry.id}: {word} must be a whole number from {least} to {most}")
    if problems:
        raise SetupError(problems)
    weights = weights_of(entry, numbers)
    weights.look_ahead(
        cast(int, foresight["turns"]),
        cast(int, foresight["horizon"]),
        cast(int, foresight["glances"]),
        cast(int, foresight["replies"]),
    )
    return weights


def written_weights(entry: GameEntry, weights: Weights, head: list[str]) -> str:
    """The text of a file of weights, with lines at its head that say how it was made."""
    lines = [f"# {line}" for line in head]
    for (word, (least, _)), number in zip(FORESIGHT.items(), weights.foresight(), strict=True):
        if number > least:
            lines.append(f"{word} = {number}")
    table = ""
    for word, number in zip(names(entry), weights.numbers(), strict=True):
        before, dot, name = word.partition(".")
        if dot and before != table:
            table = before
            lines.append(f"\n[{table}]")
        lines.append(f'"{name}" = {number}' if dot else f"{word} = {number}")
    return "\n".join(lines) + "\n"
