"""Cards called by a trait alone: "each Brute you control" is each Brute card, "your Brutes" are your Brute cards."""

from __future__ import annotations

from typing import Final

from cardwright.text.tokens import Word
from cardwright.text.words import Vocabulary, plural

BEFORE: Final = frozenset(
    {
        *("a", "an", "each", "every", "another", "per", "other", "one", "your", "enemy", "friendly", "ally", "target"),
        *("any", "non", "no", "against", "vs", "versus"),
    }
)
"""Behind what a trait may stand for a card."""
ALL: Final = frozenset(
    {
        *("all", "both", "own", "your", "their", "of", "more", "fewer", "less", "two", "three", "four", "five"),
        *("2", "3", "4", "5", "6"),
    }
)
"""Behind what, where no article tells of one, a trait stands for all such cards ("all own Swarm get +1 ATK")."""
SIDED: Final = frozenset({"enemy", "friendly", "ally", "other", "opposing", "your", "own", "their"})
ONE_OF: Final = frozenset({"a", "an", "one", "another", "each", "every", "per", "target", "any", "no", "1"})
MANY: Final = frozenset({"get", "have", "cost", "gain", "lose", "are", "take", "deal", "attack", "do"})
"""What several do."""
ENDS: Final = (".", ",", ":", ";")
FOLLOWING: Final = MANY | {
    *ENDS,
    "you",
    "gets",
    "has",
    "this",
    "until",
    "on",
    "in",
    "with",
    "that",
    "cannot",
    "can",
    "may",
    "must",
}
"""What comes behind a whole phrase."""
JOINED: Final = ("or", "and", "/")


def with_nouns(words: list[Word], vocabulary: Vocabulary) -> list[Word]:
    """Add the noun to traits that stand for cards, and the article to those that are nouns: "is Human"."""
    words = with_articles(words, vocabulary)
    groups = vocabulary.words.style.called
    if not groups:
        return words
    traits = {said.lower() for group in groups for said in vocabulary.words.traits[group].values()}
    many = {plural(said): said for said in traits}
    if not any(word.text.lower() in traits or word.text.lower() in many for word in words):
        return words
    card = next((name for name, noun in vocabulary.words.nouns.items() if noun.role == "any"), "")
    if not card:
        return words
    kinds = vocabulary.words.nouns
    nouns = {vocabulary.noun(name, many).split()[0].lower() for name in kinds for many in (False, True)} | set(groups)
    found: list[Word] = []
    for index, word in enumerate(words):
        said = word.text.lower()
        if said in many:
            found.append(Word(word.text[: len(many[said])], word.start, word.end))
            found.append(Word(vocabulary.noun(card, many=True), word.start, word.end))
            continue
        found.append(word)
        before = words[index - 1].text.lower() if index else "."
        if said not in traits or not stands_alone(words, index, traits, nouns):
            continue
        if is_all(words, index):
            found.append(Word(vocabulary.noun(card, many=True), word.start, word.end))
        elif before in BEFORE:
            found.append(Word(vocabulary.noun(card), word.start, word.end))
    return found


def is_all(words: list[Word], index: int) -> bool:
    """Tell whether a trait that stands alone is said of all such cards: by what is before it, or by what they do."""
    behind = [word.text.lower() for word in words[index + 1 : index + 3]]
    first = index
    while first and words[first - 1].text.lower() in SIDED:
        first -= 1
    before = words[first - 1].text.lower() if first else "."
    if behind and behind[0] not in FOLLOWING and behind[0][0] not in "+-":
        return False  # "two Swarm Larva tokens"
    if before in ONE_OF or before != "of" and behind[:1] and behind[0] in ("gets", "has", "costs"):
        return False
    if before in ALL or behind == ["you", "control"]:
        return True
    if first < index and not ALL.isdisjoint(word.text.lower() for word in words[first:index]):
        return True
    return first < index and behind[:1] != [] and behind[0] in MANY


def stands_alone(words: list[Word], index: int, traits: set[str], nouns: set[str]) -> bool:
    """Tell whether no noun follows a trait, nor another trait that has one."""
    behind = [word.text.lower() for word in words[index + 1 : index + 3]]
    if not behind or behind[0] in ENDS:
        return True
    if behind[0] in JOINED and behind[1:] and behind[1] in traits:
        return stands_alone(words, index + 2, traits, nouns)
    return behind[0] not in nouns and behind[0] not in traits


def with_articles(words: list[Word], vocabulary: Vocabulary) -> list[Word]:
    """Read "if the bearer is Human" as "is a Human"."""
    if all(word.text.lower() != "is" for word in words):
        return words
    nouns = {vocabulary.phrase("stats", name).lower() for name, stat in vocabulary.words.stats.items() if stat.noun}
    found: list[Word] = []
    for index, word in enumerate(words):
        behind = words[index + 1].text if index + 1 < len(words) else "."
        if word.text.lower() in nouns and index and words[index - 1].text.lower() == "is" and behind in ENDS:
            found.append(Word("a", word.start, word.start))
        found.append(word)
    return found
