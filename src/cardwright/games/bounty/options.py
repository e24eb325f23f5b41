"""The open questions of Bounty."""

from typing import Final

from cardwright.engine.options import OptionSpec

OPTIONS: Final = (
    OptionSpec("mode", "BOU-88", ("normal", "timed"), "normal", "How many games does the clock decide?"),
    OptionSpec("time_limit_s", "BOU-89", (), "300", "How many seconds does a whole game last?", least=1),
    OptionSpec("decision_charge_ms", "BOU-92", (), "3000", "How many milliseconds does an action cost a computer?"),
    OptionSpec("pass_charge_ms", "BOU-92", (), "1000", "How many milliseconds does passing cost a computer?"),
    OptionSpec(
        "decision_cap_ms", "BOU-96", (), "30000", "After how many milliseconds is a person answered for?", least=1
    ),
    OptionSpec("last_turns", "BOU-94", ("equal", "current"), "equal", "Does the starter profit from the bell?"),
    OptionSpec(
        "score_limit", "BOU-84", ("auto",), "25", "How many points make a game of the right length?", least=5, most=200
    ),
    OptionSpec(
        "win_check",
        "BOU-85",
        ("end_phase", "immediate"),
        "end_phase",
        "How often does the rest of the turn matter?",
    ),
    OptionSpec("second_deploy", "BOU-36", ("off", "on"), "off", "Is deploying after the fight too safe?"),
    OptionSpec("discard_to", "BOU-23", ("deck_bottom", "boneyard"), "deck_bottom", "Does deck-out ever happen?"),
    OptionSpec("sellback_rate", "BOU-26", ("third", "half", "full"), "half", "Is selling doomed cards too good?"),
    OptionSpec(
        "first_turn_skip",
        "BOU-31",
        ("whole_phase", "draw_only"),
        "whole_phase",
        "Is going first too strong if the first turn pays?",
    ),
    OptionSpec(
        "first_round",
        "BOU-52",
        ("no_attacks", "starter_waits", "normal"),
        "no_attacks",
        "Is going first too strong if the first round has attacks?",
    ),
    OptionSpec("damage", "BOU-61", ("difference", "full"), "difference", "Do walls stall the game?"),
    OptionSpec("attack_resolution", "BOU-65", ("batched", "one_by_one"), "batched", "What is overkill planning worth?"),
    OptionSpec("defense_cards", "BOU-45", ("as_buffs", "can_defend"), "as_buffs", "Keep or drop defenders?"),
    OptionSpec("one_time_face_down", "BOU-46", ("traps_only", "none"), "traps_only", "What are hidden traps worth?"),
    OptionSpec("cunning_ability", "BOU-81", ("none", "rehide"), "none", "Does Cunning need an ability?"),
    OptionSpec("brute_ability", "BOU-82", ("none", "windup"), "none", "Does Brute need an ability?"),
    OptionSpec("max_rounds", "BOU-87", (), "60", "After how many rounds is a game without a winner a draw?", least=1),
    OptionSpec(
        "pile_name", "BOU-20", ("boneyard", "graveyard"), "boneyard", "How is the pile of destroyed cards called?"
    ),
    OptionSpec("starter", "BOU-07", ("random", "red", "blue"), "random", "Who takes the first turn of the game?"),
)
