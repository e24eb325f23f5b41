"""The open questions of Wellspring."""

from typing import Final

from cardwright.engine.options import OptionSpec

OPTIONS: Final = (
    OptionSpec(
        "hero_opening",
        "WEL-13",
        ("must", "may"),
        "must",
        "Should a player be free to keep the hero hidden in the deck at the start?",
    ),
    OptionSpec(
        "opening_hand",
        "WEL-14",
        ("four_total", "four_plus_hero"),
        "four_total",
        "Does the hero count as one of the four opening cards?",
    ),
    OptionSpec(
        "first_turn_draw",
        "WEL-23",
        ("yes", "no"),
        "yes",
        "Is going first too strong if the first player draws on the first turn?",
    ),
    OptionSpec(
        "channel_timing",
        "WEL-49",
        ("on_payment", "any_priority"),
        "on_payment",
        "May a player channel ahead of time, with the mana waiting for the next card?",
    ),
    OptionSpec(
        "player_screen",
        "WEL-74",
        ("any_creature", "attackable_creature"),
        "any_creature",
        "Does a creature that cannot be attacked still keep its player from being attacked?",
    ),
    OptionSpec(
        "turn_cap",
        "WEL-88",
        (),
        "100",
        "After how many turns is a game that does not end a draw?",
        least=2,
    ),
    OptionSpec(
        "burn_empty",
        "WEL-95",
        ("nothing", "lose"),
        "nothing",
        "Does having to burn from an empty deck lose the game?",
    ),
)
