"""Slips of the pen, as data: words that are mistaken for each other, and apostrophes that are missing."""

from __future__ import annotations

from typing import Final

MISTAKEN: Final[dict[str, str]] = {
    "recieve": "receive",
    "recieves": "receives",
    "loose": "lose",
    "looses": "loses",
    "modus": "mode",
    "ressource": "resource",
    "ressources": "resource",
    "oponent": "opponent",
    "oponents": "opponent's",
    "opponet": "opponent",
    "oppenent": "opponent",
    "opponnent": "opponent",
    "enemys": "enemy's",
    "enemie": "enemy",
    "youre": "your",
    "untill": "until",
    "unitl": "until",
    "wich": "which",
    "whit": "with",
    "wiht": "with",
    "teh": "the",
    "hte": "the",
    "thier": "their",
    "thats": "that is",
    "theres": "there is",
    "whos": "who is",
    "isnt": "isn't",
    "arent": "aren't",
    "wasnt": "wasn't",
    "cannont": "cannot",
    "cann't": "cannot",
    "dosent": "doesn't",
    "dosen't": "doesn't",
    "doesent": "doesn't",
    "infront": "in front",
    "eachother": "each other",
    "aswell": "as well",
    "alot": "many",
    "atleast": "at least",
    "choosen": "chosen",
    "choosed": "chosen",
    "chose": "choose",
    "targetted": "targeted",
    "destory": "destroy",
    "destoryed": "destroyed",
    "destoy": "destroy",
    "shufle": "shuffle",
    "suffle": "shuffle",
    "discart": "discard",
    "equiped": "equipped",
    "begining": "beginning",
    "addtional": "additional",
    "aditional": "additional",
    "randomely": "randomly",
    "simultanously": "simultaneously",
    "immediatly": "immediately",
    "inmediately": "immediately",
    "permanentely": "permanently",
    "permanantly": "permanently",
}
"""Words that are always a slip for another."""

COMPARED: Final = frozenset(
    {"more", "less", "fewer", "higher", "lower", "greater", "bigger", "smaller", "other", "rather", "larger", "better"}
    | {"cheaper", "stronger", "weaker", "faster", "slower", "cards", "points", "energy", "resource", "creatures"}
    | {"characters", "drills", "attacks", "life-energy", "hp", "cost", "attack", "health"}
)
"""Words before "than"."""

AHEAD: Final = frozenset({"deck", "hand", "opponent", "opponent's", "discard", "turn", "next", "own", "side", "field"})
CONFUSED: Final[tuple[tuple[str, frozenset[str], str], ...]] = (
    ("you", AHEAD, "your"),
    ("your", frozenset({"may", "can", "cannot", "must", "draw", "gain", "lose", "have", "control", "would"}), "you"),
    ("there", AHEAD | {"cards", "controller", "owner", "owners"}, "their"),
    ("it's", AHEAD | {"owner", "owner's", "controller", "controller's", "cost", "attack", "text", "effect"}, "its"),
    ("its", frozenset({"destroyed", "not", "attacked", "deployed", "played", "killed", "in", "on", "the"}), "it's"),
    ("form", frozenset({"your", "the", "their", "a", "its", "play"}), "from"),
    ("to", frozenset({"cards", "creatures", "damage", "energy"}), "two"),
    ("where", frozenset({"destroyed", "attacked", "played", "discarded", "dealt"}), "were"),
    ("attach", frozenset({"card", "creature", "character"}), "attached"),
    ("equip", frozenset({"creature", "character"}), "equipped"),
)
"""A word, what follows where it is a slip, and what is meant."""

FOLLOWED: Final = frozenset({"to", "from"})
POSSESSED: Final[dict[str, str]] = {
    "opponents": "opponent's",
    "oponents": "opponent's",
    "opponent": "opponent's",
    "opps": "opponent's",
    "enemys": "enemy's",
    "enemies": "enemy's",
    "owners": "owner's",
    "owner": "owner's",
    "controllers": "controller's",
    "controller": "controller's",
    "players": "player's",
}
"""Whoever has something, said without the apostrophe."""
