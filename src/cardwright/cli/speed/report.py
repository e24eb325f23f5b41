"""The figures of a run as one JSON object, and as a table with the targets beside them."""

from typing import Final, Literal

from msgspec import Struct, field

TARGETS: Final = {"open_spiel/crazy_eights": 0.6, "rlcard/uno": 5.0}
"""What a game of ours should reach, as a multiple of a peer's decisions per second."""


class SearchSpeed(Struct, kw_only=True):
    """The tree search in mid-game positions, and where its time goes."""

    iterations_per_s: float
    rules_share: float
    sampler_share: float
    tree_share: float


class GameSpeed(Struct, kw_only=True):
    """One of our games."""

    decisions_per_s: float
    games_per_s: float
    decisions_per_game: float
    clone_us: float
    view_us: float
    interpreted_decisions_per_s: float | None
    compiled_ratio: float | None
    peer_ratios: dict[str, float]
    search: SearchSpeed


class PeerSpeed(Struct, kw_only=True):
    """A game of another engine: real choices, and all moves that players made, forced ones too."""

    decisions_per_s: float
    moves_per_s: float


class CardsSpeed(Struct, kw_only=True):
    """How long a game's cards take to load."""

    parse_s: float
    cached_s: float


class Report(Struct, kw_only=True):
    """Everything that one run measured."""

    compiled: bool
    python: str
    games: dict[str, GameSpeed]
    peers: dict[str, PeerSpeed] = field(default_factory=dict)
    cards: dict[str, CardsSpeed]
    startup_s: float


class Line(Struct, frozen=True):
    """One figure; with a target if there is one."""

    what: str
    measured: str
    target: str = ""
    is_met: bool | None = None


def sections(report: Report) -> dict[str, list[Line]]:
    """The figures under their headings, in reading order."""
    found = {name: game_lines(game) for name, game in report.games.items()}
    for name, cards in report.cards.items():
        found[name] += [
            limit("parse all cards", cards.parse_s, "s", 1, "under"),
            limit("load them from the cache", cards.cached_s * 1000, "ms", 50, "under"),
        ]
    if report.peers:
        found["peers"] = [
            Line(name, rate(peer.decisions_per_s), f"(all moves: {peer.moves_per_s:,.0f}/s)")
            for name, peer in report.peers.items()
        ]
    found["command"] = [limit("cardwright --help", report.startup_s, "s", 0.3, "under")]
    return found


def game_lines(game: GameSpeed) -> list[Line]:
    found = [
        Line("random play", rate(game.decisions_per_s)),
        Line("games", f"{game.games_per_s:,.0f} games/s"),
        Line("real choices in a game", f"{game.decisions_per_game:.1f}"),
    ]
    for peer, ratio in game.peer_ratios.items():
        found.append(
            limit(f"to {peer}", ratio, "x", TARGETS[peer], "at least")
            if peer in TARGETS
            else Line(f"to {peer}", f"{ratio:.2f}x")
        )
    if game.compiled_ratio is not None:
        found.append(limit("compiled to interpreted", game.compiled_ratio, "x", 5, "at least"))
    found.append(limit("clone", game.clone_us, "µs", 3, "at most"))
    found.append(Line("view", f"{game.view_us:.2f} µs"))
    search = game.search
    found.append(limit("search", search.iterations_per_s, "iterations/s", 3000, "at least"))
    shares = (("rules", search.rules_share), ("sampler", search.sampler_share), ("tree", search.tree_share))
    found.append(Line("its time", ", ".join(f"{name} {share:.0%}" for name, share in shares)))
    return found


def rate(decisions: float) -> str:
    return f"{decisions:,.0f} decisions/s"


def limit(what: str, measured: float, unit: str, target: float, sense: Literal["at least", "at most", "under"]) -> Line:
    """A figure with its target."""
    space = "" if unit == "x" else " "
    is_met = {"at least": measured >= target, "at most": measured <= target, "under": measured < target}[sense]
    shown = f"{measured:,.0f}" if measured >= 1000 else f"{measured:.2f}"
    return Line(what, f"{shown}{space}{unit}", f"{sense} {target:,g}{space}{unit}", is_met)
