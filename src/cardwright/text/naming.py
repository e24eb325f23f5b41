"""Cards called by their names: a card's own name means this card, another's means cards of that name."""

from __future__ import annotations

import re
from collections.abc import Callable
from difflib import get_close_matches
from typing import Final

from cardwright.text.language import Language
from cardwright.text.synonyms import NUMBER_WORDS
from cardwright.text.words import CardFacts

DETERMINERS: Final = frozenset(
    {
        *("a", "an", "another", "any", "each", "enemy", "every", "friendly", "no", "one", "other", "own", "random"),
        *("target", "the", "this", "that"),
    }
)
"""Words after which a name stands for one card without a further article."""
COUNTING: Final = DETERMINERS | {"all", "both", "opposing", "your", "their", "its", "non", "ally", "allied"}
"""Words after which an unknown word is rather what sort of card is meant."""
GIVING: Final = frozenset({"has", "have", "gain", "gains", "get", "gets", "with", "without", "lose", "loses", "having"})
"""Words after which an unknown word is rather what something has."""
QUOTED: Final = re.compile(r"\b(named|called) [\"'“”‘’]([^\"“”]+?)[\"'“”‘’]")
TITLE: Final = r"[A-Z][\w-]*(?:['’]s)?(?:(?: of| the| of the| in| and)? [A-Z][\w-]*(?:['’]s)?){0,3}"
IN_QUOTES: Final = re.compile(rf"[\"“]({TITLE})[\"”]")
RUN: Final = re.compile(rf"(?<![\w\"“']){TITLE}(?!\w)")
NOT_A_CARD: Final = re.compile(r" (?:token|counter|marker)s?\b")
COPIES: Final = re.compile(
    r"\b(?P<count>for an?|for|another|other|each|every|all|any number of|up to \w+|(?:control|reveal|discard) an?)"
    r" (?P<copies>copy|copies) of (?P<what>a card named|(?:this|that|the) \w+|it\b|this\b)"
)
"""Other cards that are the same: not copies that are made."""
MADE: Final = re.compile(
    r"\b(?i:creat(?:e|es|ing)|summon(?:s|ing)?|mak(?:e|es|ing)|spawn(?:s|ing)?|conjure?(?:s|ing)?|puts?)"
    r"(?:,? (?:and|an?|another|[Xx]|\d[\d/]*|one|two|three|four|five|six|more|additional|extra|up|to|[A-Z]\w*|tokens?)"
    r")*,? $"
)
"""Words after which a token's name says what is made."""
PLACED: Final = re.compile(r" (?:in|on|among)\b")
WORD_BEFORE: Final = re.compile(r"(\S+)\s*$")
MYSELF: Final = ("I", "I'm", "I've", "I'd")
"""Capitals that are no names."""
NEAR: Final = 0.8
"""How alike words are if one is the other misspelled."""


def said_in_full(text: str, facts: CardFacts, language: Language) -> str:
    """Return the text with names of cards as what they stand for; the same text if there is none in it."""
    text = QUOTED.sub(r"\1 \2", text)
    text = IN_QUOTES.sub(lambda match: match.group(1) if is_title(match.group(1), language) else match.group(), text)
    if facts.name:
        text = re.sub(rf"\b{re.escape(facts.name)}(e?s)?\b(?! tokens?\b)", this_card, text)
    cards = language.vocabulary.cards
    if language.vocabulary.names:
        text = with_tokens(text, language.vocabulary.names)
    for name in sorted({*cards, *unknown_names(text, language)}, key=len, reverse=True):
        if name != facts.name and name in text:
            text = re.sub(rf"\b{re.escape(name)}(e?s)?\b( cards?\b)?(?! tokens?\b)", by_name(name), text)
    return COPIES.sub(of_that_name, text)


def with_tokens(text: str, names: frozenset[str]) -> str:
    """Say "token" after the name of a token that is made ("create a Levy and two Saplings")."""

    def said(match: re.Match[str]) -> str:
        name = match["name"] or next(name for name in names if match["stem"] == name[:-1])
        many = "s" if match["many"] or match["stem"] else ""
        return f"{name} token{many}" if MADE.search(match.string[: match.start()]) else name + many

    whole = "|".join(re.escape(name) for name in names)
    stems = "|".join(re.escape(name[:-1]) for name in names if name[-1] in "yf") or "-"
    return re.sub(rf"\b(?:(?P<name>{whole})(?P<many>s?)|(?P<stem>{stems})[iv]es)\b(?! tokens?\b)", said, text)


def of_that_name(match: re.Match[str]) -> str:
    """Say "cards of that name" for copies of a card."""
    noun = "cards" if match["copies"] == "copies" else "card"
    what = match["what"]
    named = "named" if what.startswith("a card") else f"with the same name as {what}"
    return f"{match['count']} {noun} {named}"


def unknown_names(text: str, language: Language) -> set[str]:
    """Return what looks like the name of a card that nobody knows: capitals in the middle of a sentence.

    A single word with an article would rather be a sort of cards, one after "has" something that it has.
    """
    found: set[str] = set()
    for match in RUN.finditer(text):
        name, before = match.group(), WORD_BEFORE.search(text[: match.start()])
        last = "" if before is None else before.group(1).lower()
        if starts_sentence(match):
            first, _, rest = name.partition(" ")
            if not rest or is_strange(first, language):
                continue
            name, last = rest if rest[0].isupper() else "", first.lower()
        words = name.split()
        while words and is_noun(words[-1], language):
            words.pop()
        name = " ".join(words)
        if not words or words[0] in MYSELF or last in ("named", "called") or NOT_A_CARD.match(text[match.end() :]):
            continue
        several = last in COUNTING or last.isdecimal() or last in NUMBER_WORDS
        if len(words) == 1 and (several or name.endswith("s")):
            continue
        if not is_title(name, language) or (last in GIVING and not PLACED.match(text[match.end() :])):
            continue
        found.add(name[:-1] if name.endswith("s") and (several or name[:-1] in language.vocabulary.cards) else name)
    return found


def is_noun(word: str, language: Language) -> bool:
    """Tell whether a word is what cards are called in this game."""
    nouns = language.vocabulary.words.nouns
    return word.lower() in {said.lower() for noun in nouns for said in (language.vocabulary.noun(noun), noun)}


def is_title(name: str, language: Language) -> bool:
    """Tell whether words are the name of a card: a known one, or not only words with a meaning and none misspelled."""
    if name in language.vocabulary.cards:
        return True
    strange = [word for word in name.split() if word[0].isupper() and is_strange(word, language)]
    if not strange or any(word.isupper() and len(word) > 1 for word in strange):
        return False
    near = any(get_close_matches(word.lower(), language.spellings, 1, NEAR) for word in strange)
    return len(name.split()) > 1 or not near


def is_strange(word: str, language: Language) -> bool:
    """Tell whether a word has no meaning of its own."""
    lower = re.sub(r"['’]s$", "", word.lower())
    return lower not in language.known and lower.rstrip("s") not in language.known


def this_card(match: re.Match[str]) -> str:
    """Say "this card" for a card's own name, unless cards of that name are meant."""
    if is_named(match):
        return match.group()
    before = WORD_BEFORE.search(match.string[: match.start()])
    if match.group(1):
        return f"cards named {match.group().removesuffix(match.group(1))}"
    if before is not None and before.group(1).lower() in ("another", "other"):
        return f"card named {match.group()}"
    return "This card" if starts_sentence(match) else "this card"


def by_name(name: str) -> Callable[[re.Match[str]], str]:
    """Say "cards named X" for the name of another card."""

    def said(match: re.Match[str]) -> str:
        if is_named(match):
            return match.group()
        if match.group(1) or (match.group(2) or "").endswith("s"):
            return f"cards named {name}"
        before = WORD_BEFORE.search(match.string[: match.start()])
        told = before is not None and (before.group(1).lower() in DETERMINERS or before.group(1).isdecimal())
        return f"card named {name}" if told else f"a card named {name}"

    return said


def is_named(match: re.Match[str]) -> bool:
    """Tell whether a name stands after "named"."""
    before = WORD_BEFORE.search(match.string[: match.start()])
    return before is not None and before.group(1).lower() in ("named", "called")


def starts_sentence(match: re.Match[str]) -> bool:
    """Tell whether a name is the first word of its sentence."""
    before = match.string[: match.start()].rstrip()
    return not before or before[-1] in ".:"
