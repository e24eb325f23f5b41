"""What says nothing by itself: reminders of the rules, and names that designers give to what follows."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Final

from cardwright.text.language import Language
from cardwright.text.synonyms import NUMBER_WORDS
from cardwright.text.tokens import Word
from cardwright.text.words import CardFacts, Vocabulary

REMINDERS: Final = re.compile(
    r"(?:(?:it|its|they|their|this|that|these|those|you|your)\b[^.\d]*\bstill\b[^.\d]*"
    r"|[^.\d]*\bstill (?:applies|apply|counts?|works?)\b[^.\d]*"
    r"|(?:it|this|that|they|these) (?:is|are) not (?:considered )?(?:damage|combat damage|a cost|an attack|a draw)"
    r"|(?:it|they|this|that)\b[^.\d]* again later"
    r"|even (?:if|though|when) [^.\d]*"
    r"|if (?:its|their) \w+ (?:is|becomes|drops to|reaches|falls to|hits) (?:0|zero)(?: or less)?,? (?:then )?"
    r"(?:it|they) (?:dies?|is destroyed|are destroyed)"
    r"|(?:reminder|nb|n\.b\.|flavou?r)\b[^.]*"
    r"|(?:it|they|this|that|these|those|you)\b[^.\d]* (?:as (?:usual|normal|always)|normally))\.?",
    re.IGNORECASE,
)
"""Sentences that only tell what the rules do anyway, of what was just spoken of; one with a number tells more."""
ASIDE: Final = re.compile(r"[^.\d]*\b(?:can|may|will|do|does|is|are) still\b[^.\d]*\.?", re.IGNORECASE)
"""What in parentheses tells that the rules go on as usual."""
NEGATION: Final = re.compile(r"\b(?:cannot|never|no|nor|not|only|unless|without)\b|n't\b", re.IGNORECASE)
NOT_DAMAGE: Final = re.compile(r"(?:it|this|that|they|these) (?:is|are) not ", re.IGNORECASE)

BINDING: Final = frozenset(
    {
        *("ability", "action", "activate", "activated", "answer", "attack", "block", "choice", "choose", "combo"),
        *("condition", "cost", "counter", "defence", "defense", "discard", "draw", "during", "exhaust", "first"),
        *("instant", "interrupt", "limit", "next", "once", "one-time", "ongoing", "optional", "pay", "permanent"),
        *("price", "quick", "react", "reaction", "repeat", "requirement", "requires", "respond", "response", "rest"),
        *("sacrifice", "secret", "start", "tap", "then", "trigger", "turn", "twice", "upkeep", "waits", "when"),
        *("arrival", "assault", "charge", "deploy", "dying", "enter", "entrance", "exit", "lasts", "last"),
        *("played", "revenge", "warcry"),
    }
)
"""Words before a colon that say when, how often or for what: no names."""
ADVISING: Final = frozenset({"suggested", "recommended", "typical", "sample"})
ADVICE: Final = frozenset({"condition", "trigger", "conditions", "triggers", "use", "timing"})
"""Words of a heading over what a player might do and the game need not know."""
LEADING: Final = frozenset({"a", "all", "any", "at", "each", "if", "on", "the", "this", "until", "while", "with"})
"""Words with which no name begins."""
LONGEST: Final = 2
"""How many words a name has."""
NEAR: Final = 0.8


def is_reminder(said: str, apart: bool = False) -> bool:
    """Tell whether a sentence only reminds of the rules; `apart` if it stands in parentheses, of whatever it speaks."""
    plain = said.strip().replace("n't", " not")
    if not REMINDERS.fullmatch(plain) and not (apart and ASIDE.fullmatch(plain)):
        return False
    return bool(NOT_DAMAGE.match(plain)) or NEGATION.search(plain) is None


def after_name(words: list[Word], text: str, language: Language) -> int:
    """Return where a sentence begins behind the name that its designer gave it, 0 if it has none.

    A name stands before a colon, or before its explanation in parentheses; a word of the language is one only with a
    number that the rest says again ("Mill 3: put the top 3 cards ...").
    """
    colon = next((index for index, word in enumerate(words[: LONGEST + 2]) if ends_name(word, text)), 0)
    named = [word.text.lower() for word in words[:colon]]
    if not named or colon + 1 >= len(words):
        return 0
    number = named.pop() if len(named) > 1 and value(named[-1]) is not None else ""
    if not 0 < len(named) <= LONGEST or any(not name.isalpha() or name in BINDING for name in named):
        return 0
    if number and all(value(word.text.lower().lstrip("+-")) != value(number) for word in words[colon + 1 :]):
        return 0
    unknown = [name for name in named if name not in language.known]
    if not unknown or named[0] in LEADING:
        return colon + 1 if number else 0
    meant = [*BINDING, *(each.words.lower() or name for name, each in language.vocabulary.words.headers.items())]
    meant += [each.words.lower() or name for name, each in language.vocabulary.words.keywords.items()]
    near = any(get_close_matches(name, meant, 1, NEAR) for name in unknown)
    return 0 if near and not number else colon + 1


def after_advice(words: list[Word]) -> int:
    """Return where advice begins behind its heading ("Suggested condition: ..."), 0 if a sentence is none."""
    said = [word.text.lower() for word in words[:3]]
    told = len(words) > len(said) == len(("suggested", "condition", ":")) and said[0] in ADVISING and said[2] == ":"
    return 3 if told and said[1] in ADVICE else 0


def after_type(words: list[Word], facts: CardFacts, vocabulary: Vocabulary) -> int:
    """Return where a sentence begins behind the card's own type ("Reaction - ..."), 0 if it is not said.

    What stays in play does things at moments, which such a word might name.
    """
    colon = next((index for index, word in enumerate(words[: LONGEST + 2]) if word.text == ":"), 0)
    types = [vocabulary.noun(noun).lower() for noun, entry in vocabulary.words.nouns.items() if entry.role == "type"]
    if vocabulary.stays(facts) and colon == 1 and words[0].text.lower() in types:
        return 0
    return colon + 1 if colon and is_type(words[:colon], facts, vocabulary) else 0


def is_type(words: list[Word], facts: CardFacts, vocabulary: Vocabulary) -> bool:
    """Tell whether words only say of what type the card is; a text alone may be of any that bears texts likewise."""
    said = " ".join(word.text.lower() for word in words)
    sorts = [facts]
    if not facts.name:
        bears = vocabulary.stays(facts), vocabulary.attaches(facts)
        alike = [one for one in every_sort(vocabulary) if (vocabulary.stays(one), vocabulary.attaches(one)) == bears]
        sorts += alike
    for sort in sorts:
        own = [vocabulary.noun(noun).lower() for noun in (sort.kind, sort.type) if noun in vocabulary.words.nouns]
        if said and said in (*own, " ".join(own), " ".join(reversed(own))):
            return True
    return False


def every_sort(vocabulary: Vocabulary) -> list[CardFacts]:
    """List a card of every type and kind."""
    nouns = vocabulary.words.nouns
    types = [name for name, noun in nouns.items() if noun.role == "type"]
    found = [CardFacts("", name, "") for name in types]
    return found + [CardFacts("", name, kind) for kind, noun in nouns.items() for name in types if name in noun.of]


def ends_name(word: Word, text: str) -> bool:
    """Tell whether a mark sets a name apart."""
    return word.text == ":" or (word.text == "," and text[word.start : word.start + 1] == "(")


def value(word: str) -> int | None:
    """Return the number that a word is."""
    return int(word) if word.isdecimal() else NUMBER_WORDS.get(word)
