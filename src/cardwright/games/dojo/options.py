"""The open questions of Dojo."""

from __future__ import annotations

from typing import Final

from cardwright.engine.options import OptionSpec

OPTIONS: Final = (
    OptionSpec(
        "deck_size", "DOJ-04", (), "40", "How many cards, and so how much life, should a deck have?", least=20, most=60
    ),
    OptionSpec("copy_limit", "DOJ-05", (), "3", "How many cards of one name may a deck hold?", least=1, most=10),
    OptionSpec(
        "deck_lists", "DOJ-08", ("open", "closed"), "open", "Do players know which cards are in the enemy's deck?"
    ),
    OptionSpec("opening_hand", "DOJ-11", (), "5", "How many cards make a good opening hand?", least=3, most=7),
    OptionSpec(
        "energy_formula",
        "DOJ-31",
        ("rating_plus_drills", "three_plus_drills", "rating_only"),
        "rating_plus_drills",
        "Does a fighter's energy come from the power rating, from drills, or from both?",
    ),
    OptionSpec(
        "power_up",
        "DOJ-32",
        ("keep_last", "mandatory", "up_to"),
        "keep_last",
        "May powering up take the last card of a deck, or may its owner choose how much?",
    ),
    OptionSpec(
        "drill_uses",
        "DOJ-44",
        ("unlimited", "once_per_round"),
        "unlimited",
        "Is a drill attack or action that can be repeated in a round too strong?",
    ),
    OptionSpec(
        "defence_bonus",
        "DOJ-76",
        ("per_card", "per_attack"),
        "per_card",
        "Does a defence bonus on every revealed card make fighters too hard to wear down?",
    ),
    OptionSpec(
        "perfect_match",
        "DOJ-79",
        ("total", "printed"),
        "total",
        "Is a defence perfect if the whole sum fits, or only if the printed number does?",
    ),
    OptionSpec(
        "perfect_reward",
        "DOJ-80",
        ("hand", "energy"),
        "hand",
        "Does a perfect defence give its card to the hand or to the energy pile?",
    ),
    OptionSpec(
        "hand_limit", "DOJ-94", (), "7", "How many cards may be kept over the end of a round?", least=3, most=12
    ),
    OptionSpec("round_cap", "DOJ-102", (), "30", "After how many rounds is a game a draw?", least=5, most=200),
)
