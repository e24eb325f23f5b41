"""The open questions of Tempest."""

from typing import Final

from cardwright.engine.options import OptionSpec

OPTIONS: Final = (
    OptionSpec(
        "seat_alternation",
        "TEM-09",
        ("round", "game"),
        "round",
        "Do seats A and B change with every round, or only with every game?",
    ),
    OptionSpec(
        "mulligan_window",
        "TEM-16",
        ("any_round", "first_round"),
        "any_round",
        "Can the one mulligan be kept for a later round?",
    ),
    OptionSpec(
        "after_close",
        "TEM-34",
        ("continue", "restart"),
        "continue",
        "Who acts after a stack has resolved: the opponent of who closed it, or always A?",
    ),
    OptionSpec(
        "search_energy",
        "TEM-61",
        ("on", "off"),
        "on",
        "Does a card searched from the deck earn energy like a drawn one?",
    ),
)
