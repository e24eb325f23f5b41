"""What in parentheses only tells what a verb means: "Burn 2. (Put the top 2 cards of your deck into your pool.)"."""

from __future__ import annotations

from typing import Final

from cardwright.text.synonyms import CONTRACTIONS, NUMBER_WORDS, PHRASES, SMALL_WORDS
from cardwright.text.tokens import Word, split_words
from cardwright.text.verb import forms_of
from cardwright.text.words import Vocabulary

ALIKE: Final = 0.5
"""The share of its own words that a reminder must have in common with what is meant."""
TOLD: Final = 0.8
"""The share of the words of an explanation that belong to what is explained; more would be a deed of its own."""
UNHEEDED: Final = frozenset(
    {"into", "onto", "they", "their", "them", "he", "his", "him", "she", "her", "opponent", "player", "who"}
)
EXPLAINED: Final = {
    "burn": "put move send discard the top cards of your deck from the top",
    "mill": "put move send discard the top cards of your deck from the top library graveyard",
    "heal": "shuffle put the top cards from your pool into your deck",
    "discard": "put send from the hand to the graveyard",
    "destroy": "put goes sent it is to its owner's graveyard",
    "exile": "removed remove from the game it is gone",
    "fight": "both each deals damage equal to its attack power to the other each other one another at once",
    "scry": "look at the top cards of your deck put back bottom any order",
}
"""What verbs mean, in the words with which they are explained; those of where used cards go are always among them."""


def content(words: list[Word]) -> set[str]:
    """Return the words that carry a reminder's meaning, in one spelling."""
    found: set[str] = set()
    for word in words:
        lower = PHRASES.get(word.text.lower(), word.text.lower())
        for part in CONTRACTIONS.get(lower, (lower,)):
            if part.isalnum() and part not in SMALL_WORDS:
                found.add(part.rstrip("s"))
    return found


def is_like(inner: list[Word], meanings: list[str]) -> bool:
    """Tell whether a reminder says about the same as one of the meanings."""
    said = content(inner)
    told = [content(split_words(each)) for each in meanings]
    return any(meant and len(said & meant) >= ALIKE * len(said) for meant in told)


def reminds_of_deed(before: list[Word], inner: list[Word], vocabulary: Vocabulary) -> bool:
    """Tell whether a parenthesis explains the verb with which the sentence before it began."""
    verb = verb_of(before)
    if not verb:
        return False
    said = {word for word in content(inner) - UNHEEDED if not word.isdecimal() and word not in NUMBER_WORDS}
    meant = content(split_words(f"{EXPLAINED[verb]} {used_cards(vocabulary)}"))
    return bool(said) and len(said & meant) >= TOLD * len(said)


def used_cards(vocabulary: Vocabulary) -> str:
    """Return all names of the zone where used cards go."""
    zones = [(vocabulary.phrase("zones", name), *zone.synonyms) for name, zone in vocabulary.words.zones.items()]
    return " ".join(" ".join(names) for names in zones if {"graveyard", "discard pile"} & set(names))


def verb_of(before: list[Word]) -> str:
    """Return the verb of what the last sentence says is done if it is one of those explained, "" if it is not."""
    last = [word.text.lower() for word in before]
    while last and last[-1] == ".":
        last.pop()
    start = max((index + 1 for index, word in enumerate(last) if word in (".", ",", ":", ";")), default=0)
    forms = {form: verb for verb in EXPLAINED for form in forms_of(verb)}
    return next((forms[word] for word in last[start:] if word in forms), "")
