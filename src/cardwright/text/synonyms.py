"""Wordings that mean the same in every game, as data; a game may keep a pair apart with `distinct`."""

from __future__ import annotations

from typing import Final

CONTRACTIONS: Final[dict[str, tuple[str, ...]]] = {
    "can't": ("cannot",),
    "don't": ("do", "not"),
    "doesn't": ("does", "not"),
    "didn't": ("did", "not"),
    "isn't": ("is", "not"),
    "aren't": ("are", "not"),
    "wasn't": ("was", "not"),
    "weren't": ("were", "not"),
    "haven't": ("have", "not"),
    "hasn't": ("has", "not"),
    "won't": ("cannot",),
    "it's": ("it", "is"),
    "that's": ("that", "is"),
    "that'd": ("that", "would"),
    "you've": ("you", "have"),
    "you're": ("you", "are"),
    "they've": ("they", "have"),
    "they're": ("they", "are"),
    "you'd": ("you", "would"),
    "it'd": ("it", "would"),
    "it'll": ("it", "will"),
    "they'd": ("they", "would"),
    "there's": ("there", "is"),
    "what's": ("what", "is"),
    "who's": ("who", "is"),
    "couldn't": ("cannot",),
    "wouldn't": ("would", "not"),
    "needn't": ("need", "not"),
    "you'll": ("you", "will"),
    "they'll": ("they", "will"),
    "cant": ("cannot",),
    "dont": ("do", "not"),
    "doesnt": ("does", "not"),
    "isnt": ("is", "not"),
    "wont": ("cannot",),
    "opp": ("opponent",),
    "opp's": ("opponent", "'s"),
    "dmg": ("damage",),
    "color": ("colour",),
    "colors": ("colours",),
    "=": ("equal", "to"),
    "&": ("and",),
    "nor": ("or",),
}

NUMBER_WORDS: Final[dict[str, int]] = {
    "zero": 0,
    "one": 1,
    "two": 2,
    "three": 3,
    "four": 4,
    "five": 5,
    "six": 6,
    "seven": 7,
    "eight": 8,
    "nine": 9,
    "ten": 10,
    "eleven": 11,
    "twelve": 12,
    "thirteen": 13,
    "fourteen": 14,
    "fifteen": 15,
    "twenty": 20,
}

# phrase -> the one word that the table knows
PHRASES: Final[dict[str, str]] = {
    "an": "a",
    "when": "whenever",
    "each time": "whenever",
    "every time": "whenever",
    "any time": "whenever",
    "beginning": "start",
    "ending": "end",
    "allied": "friendly",
    "ally": "friendly",
    "opposing": "enemy",
    "rival": "enemy",
    "hostile": "enemy",
    "opponent's": "enemy",
    "every": "each",
    "can not": "cannot",
    "may not": "cannot",
    "must not": "cannot",
    "can choose to": "may",
    "may choose to": "may",
    "has to": "must",
    "have to": "must",
    "greater": "more",
    "larger": "more",
    "bigger": "more",
    "smaller": "less",
    "higher": "more",
    "fewer": "less",
    "lower": "less",
    "extra": "additional",
    "as long as": "while",
    "which": "that",
    "who": "that",
    "whilst": "while",
    "else": "otherwise",
    "if not": "otherwise",
    "divided": "split",
    "distributed": "split",
    "foe": "opponent",
    "foe's": "enemy",
    "have got": "have",
    "has got": "has",
    "earlier this": "this",
    "so far this": "this",
    "total": "combined",
    "rounding": "rounded",
    "canceled": "cancelled",
    "canceling": "cancelling",
}

ALTERNATIVES: Final[dict[str, str]] = {"counter": "cancel", "cancel": "counter"}
"""Verbs of which a game has one, whichever is said."""

# verb said -> lexicon verb of the same meaning and frames
VERBS: Final[dict[str, str]] = {
    "kill": "destroy",
    "banish": "exile",
    "cast": "play",
    "create": "summon",
    "select": "choose",
    "pick": "choose",
    "place": "put",
    "add": "put",
    "show": "reveal",
    "negate": "counter",
    "possess": "control",
    "suffer": "take",
    "receive": "take",
    "send": "put",
    "reshuffle": "shuffle",
    "spend": "pay",
    "nullify": "counter",
    "sac": "sacrifice",
}

FILLERS: Final = frozenset(
    {
        *("permanently", "also", "already", "immediately", "simply", "just", "likewise", "either", "still"),
        *("automatically", "instantly", "afterwards", "afterward", "now"),
    }
)
"""Words that may stand anywhere and change nothing."""

SMALL_WORDS: Final = frozenset(
    {
        *("a", "an", "the", "this", "that", "it", "its", "is", "are", "be", "of", "to", "in", "on", "and", "or", "so"),
        *("as", "at", "for", "by", "with", "your", "you", "each", "one", "has", "have", "card", "creature", "may"),
    }
)
"""Words that do not count when two reminders are compared."""
