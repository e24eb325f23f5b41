"""The open questions of Phalanx."""

from typing import Final

from cardwright.engine.options import OptionSpec

OPTIONS: Final = (
    OptionSpec("starting_life", "PHX-02", ("10", "15", "20", "30"), "20", "How much life-energy makes a good length?"),
    OptionSpec("deck_size", "PHX-04", ("30", "40", "60"), "40", "How many cards does a deck need?"),
    OptionSpec(
        "opening_hand", "PHX-06", (), "5", "How many cards does the starting player begin with?", least=3, most=7
    ),
    OptionSpec(
        "first_turn_attack", "PHX-07", ("allowed", "barred"), "allowed", "Is attacking on the first turn too strong?"
    ),
    OptionSpec(
        "deck_out",
        "PHX-08",
        ("exhaust", "lose", "skip"),
        "exhaust",
        "What does a draw from an empty deck cost: ever more life-energy, the game, or nothing?",
    ),
    OptionSpec("turn_cap", "PHX-09", (), "60", "After how many turns of each player is it a draw?", least=20, most=200),
    OptionSpec(
        "free_action_cap",
        "PHX-43",
        (),
        "40",
        "How many switches, moves and the like fit in a turn?",
        least=10,
        most=200,
    ),
    OptionSpec(
        "hand_limit",
        "PHX-46",
        ("none",),
        "7",
        "How many cards may a player keep at the end of a turn?",
        least=3,
        most=12,
    ),
    OptionSpec(
        "range_span", "PHX-58", ("own", "both"), "own", "Does Range also have to cover the enemy's zones in front?"
    ),
    OptionSpec(
        "defender_screen",
        "PHX-63",
        ("total", "behind"),
        "total",
        "Do defenders also protect what stands in front of them?",
    ),
    OptionSpec(
        "life_guard",
        "PHX-64",
        ("defenders", "occupied"),
        "defenders",
        "Does any character, or only a defender, guard life-energy?",
    ),
    OptionSpec(
        "spell_timing", "PHX-77", ("on_play", "banked"), "on_play", "May a played spell be left waiting for later?"
    ),
    OptionSpec(
        "poison_clock",
        "PHX-91",
        ("roll_once", "roll_each_turn"),
        "roll_once",
        "Is it known from the start how long poison works?",
    ),
    OptionSpec(
        "dizzy_scope", "PHX-94", ("any_action", "defence"), "any_action", "Does a dizzy character only defend badly?"
    ),
    OptionSpec(
        "discard_pile", "PHX-97", ("grave", "separate"), "grave", "Do discarded cards lie apart from destroyed ones?"
    ),
)
