"""A card that says "I": "when I kill a creature", "I have +1 Atk", "I cannot be targeted", as some games word it.

What only players do stays theirs: "I draw a card" is you.
"""

from __future__ import annotations

from typing import Final

from cardwright.text.tokens import Word
from cardwright.text.verb import forms_of
from cardwright.text.words import CardFacts, Vocabulary

DEEDS: Final = (
    *("attack", "block", "counterattack", "die", "enter", "fight", "kill", "leave", "strike", "survive", "perish"),
    *("deal", "take", "suffer", "hit", "defend", "win", "damage", "slay", "destroy", "remain", "stay", "benefit"),
)
"""What a body does, of whatever game."""
PASSED: Final = {base: forms_of(base)[2] for base in DEEDS}
HELPERS: Final = ("cannot", "can", "may", "must", "would", "can't", "couldn't", "mustn't")
BEING: Final = ("be", "attack", "block", "fight", "die", "counterattack", "take", "deal", "enter", "leave")
HAVING: Final = {"have": "has", "get": "gets", "gain": "gains", "lose": "loses", "cost": "costs", "go": "goes"}
CONTRACTED: Final = {"i'm": ("is",), "i've": ("has",), "i'd": ("would",), "i'll": ()}
TO_ME: Final = frozenset(
    {
        *(
            "give",
            "grant",
            "heal",
            "kill",
            "destroy",
            "return",
            "banish",
            "exile",
            "shuffle",
            "revive",
            "buff",
            "target",
        ),
        *("targets", "attacks", "fights", "kills", "destroys", "heals", "put", "discard", "sacrifice", "fighting"),
    }
)
"""What is done to a body that says "me"."""


def of_itself(words: list[Word], vocabulary: Vocabulary, facts: CardFacts | None) -> list[Word]:
    """Say "this" where a card that stands in play speaks of itself as "I"."""
    if not any(word.text.lower() in ("i", "me", "my", *CONTRACTED) for word in words):
        return words
    noun = vocabulary.words.nouns.get(facts.type) if facts is not None else None
    if facts is None or noun is None or not noun.stays or not noun.stats or vocabulary.attaches(facts):
        return words
    found: list[Word] = []
    index = 0
    while index < len(words):
        told = spoken(words, index, vocabulary)
        if told is None:
            found.append(words[index])
            index += 1
            continue
        said, size = told
        found += [Word(part, words[index].start, words[index + size - 1].end) for part in said]
        index += size
    return found


def spoken(words: list[Word], index: int, vocabulary: Vocabulary) -> tuple[tuple[str, ...], int] | None:
    """Return what a card says of itself from a word on in the third person, and how many words that takes."""
    said = [word.text.lower() for word in words[index : index + 4]] + ["", "", ""]
    if said[0] == "me" and index and words[index - 1].text.lower() in TO_ME:
        return ("this",), 1
    if said[0] == "my" and said[1] in numbers_of(vocabulary):
        return ("this", "'s"), 1
    if said[0] in CONTRACTED and (said[0] != "i'm" or said[1]):
        return ("this", *CONTRACTED[said[0]]), 1
    if said[0] != "i":
        return None
    if said[1] in ("am", "was"):
        return ("this", "is" if said[1] == "am" else "was"), 2
    if said[1] in HELPERS and (said[2] in BEING or (said[2] == "not" and said[3] in BEING)):
        return ("this",), 1
    if said[1] == "strike":
        return ("this", "attacks"), 2
    if said[1] in DEEDS:
        return ("this", forms_of(said[1])[1]), 2
    if said[1] in PASSED.values():
        return ("this",), 1
    if said[1] in HAVING and is_bodily(said[1], said[2], vocabulary):
        return ("this", HAVING[said[1]]), 2
    return None


def is_bodily(verb: str, after: str, vocabulary: Vocabulary) -> bool:
    """Tell whether what is had or got is a thing's: a signed number, a keyword; whether it moves or has a price."""
    if verb in ("cost", "go"):
        return True
    keywords = {vocabulary.phrase("keywords", name).split()[0].lower() for name in vocabulary.words.keywords}
    return after[:1] in ("+", "-") or after in keywords


def numbers_of(vocabulary: Vocabulary) -> frozenset[str]:
    """List the words for the numbers of things."""
    stats = vocabulary.words.stats
    return frozenset(
        phrase.lower()
        for name, stat in stats.items()
        if not stat.player
        for phrase in (vocabulary.phrase("stats", name), *stat.synonyms)
        if " " not in phrase
    )
