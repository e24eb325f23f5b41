"""Over every text of the corpus that is accepted: no word is swallowed, and Earley finds the same readings."""

import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from cardwright import games
from cardwright.testing.corpus import Entry, Reader, facts_of, read_corpus
from cardwright.text import Abilities, CardFacts, CardTextError
from cardwright.text.language import Manner, language_for
from cardwright.text.normalise import prepare
from cardwright.text.parse import Parser
from cardwright.text.reading import read_once
from cardwright.text.tokens import Word, split_sentences, split_words
from tests.text.oracle import Oracle

CORPUS: Final = Path(__file__).parents[2] / "corpus"
IDLE: Final = {",", ".", ":", ";", "(", ")", "[", "]"}
SHORTER: Final = [
    r"(?P<idle>a|an|the) \w",  # telegraphic notes leave them out
    r"this (?P<idle>card|creature|character|equipment|spell|item|drill|effect|aura|field|attack|buff|trap)\b",
    r"this (?P<idle>enchantment)\b",
    r"(?P<idle>all|any|every) \w",  # a bare plural is all of them
    r", (?P<idle>then) ",
    r"\w (?P<idle>still|simply|just|likewise|instantly|permanently|straight|afterwards)\b",  # change nothing
    r"\w (?P<idle>each) (?:get|gain|have|lose|deal|take|draw|discard|cannot|must|may)\b",  # of several that do it
    r"\w+ (?P<idle>energy|mana),? (?:and|or) \w+ \w+ (?:energy|mana)\b",  # told once, behind the second
    r"enemy (?P<idle>player)\b",
    r"enemy(?P<idle>'s) ",
    r"(?:enemy|enemies|ally|allies) (?P<idle>creatures?|characters?)\b",  # whoever fights on that side
    r"(?P<idle>mana) pool",
    r"(?:discard|exile|energy) (?P<idle>pile)",
    r"that many (?P<idle>cards)\b",
    r"(?P<idle>earlier) this",
    r"from (?P<idle>among) them",
    r"ve (?P<idle>got)\b",
    r"damage (?P<idle>that) \w+",  # "damage that Traps would deal", "damage Traps would deal"
    r"(?:\d|one) (?:more|less|extra|additional) (?P<idle>energy|resource)\b",
    r"(?P<idle>already) \w+",
    r"your (?P<idle>discard) pile",
    r"(?:\d|x|one|two|three) (?P<idle>energy|resource)\b",  # the game's only sort of it
    r"(?P<idle>you) (?:draw|gain|lose|discard|may|search|look|put|return)",  # an instruction is to its player
    r"(?:trap|buff|that|attached) (?P<idle>cards?)\b",  # nouns that stand alone as well
    r"(?:human|beast|machine|spirit|flora) (?P<idle>characters?)\b",
    r"(?P<idle>discard) pile",
    r"(?P<idle>their) (?:own )?(?:hand|deck|discard|energy|mana|exile|boneyard|grave|pile)",  # whose do notes not say
    r"(?P<idle>own) side",
    r"(?P<idle>but) only if",
    r"of a (?P<idle>single) colour",
    r"(?P<idle>both) players",
    r"(?P<idle>when) (?:this is )?(?:deployed|destroyed|played|attacked|sold)\b",  # a note's "deployed:"
    r"next turn (?P<idle>begins|starts)\b",
    r"(?P<idle>maximum) hand size",
    r"\d (?P<idle>additional) points?\b",  # points are only ever added
    r"[+-]\d (?P<idle>more)\b",  # added to what there is in any case
    r"target of [^.]* (?P<idle>instead)",
    r"cards? (?P<idle>that) (?:this|you|your) [^.,]*would",  # a relative clause does without
    r"than [^.,]*?(?P<idle>\bdo|\bdoes|\bhas|\bhave)\b",
    r"(?:and|,|but) (?:only )?\d (?P<idle>damage) to",  # the verb and its object were said just before
    r"(?P<idle>deal) \w+ damage to",  # a note's "2 damage to it"
    r"(?P<idle>chosen|selected|picked) at random",
    r"choose (?P<idle>which|one)\b",
    r"(?:an?|one|two|\d) (?P<idle>additional|extra|more)\b",  # what is drawn or made besides is just that
    r"(?P<idle>only) (?:one|two|\d)\b",
    r"then (?P<idle>each) ",
    r"(?P<idle>token) cop(?:y|ies) of",
    r"the (?P<idle>chosen|named|selected) (?:element|colou?r|faction)",
    r"a (?P<idle>six-sided) die",
    r"damage (?P<idle>dealt) to",
    r"(?P<idle>up) to a maximum",
    r", (?P<idle>but) (?:no|not|at|up)\b",
    r"(?:up to|at most|max|maximum of) \+\d (?P<idle>\w+)",  # what grows was said before
    r"search (?P<idle>deck) for",
    r"top (?P<idle>card) of",
    r"suspend[^.]* \d (?P<idle>turns?)\b",  # what is suspended is so for turns
    r"target (?P<idle>\w+)",  # deal 2 damage to target
    r"; (?P<idle>or) ",  # choose one: this; that
    r", (?P<idle>or) \d+ if\b",  # this much, that much if something is so
    r"(?:turn|flip)[^.]* (?P<idle>face) (?:up|down)\b",
    r"(?P<idle>\w+) \(",  # a reminder may say the same as its keyword
    r"(?:and|,) (?P<idle>[+-]\d) \w",  # the same bonus to both
    r"(?P<idle>their) owners'",
    r"for one (?P<idle>turn)\b",
    r"(?:your|their) (?P<idle>own) \w",
    r"(?P<idle>current) \w",
    r"if [^.]* (?P<idle>then) \w",
    r"(?P<idle>card) types?\b",
    r"the (?P<idle>chosen|named|selected) (?:type|trait)",
    r"(?P<idle>in) this way",
    r"other than this (?P<idle>one)\b",
    r", (?P<idle>where) x is",
    r"(?:your|their|the) (?P<idle>whole|entire) \w",
    r"(?:other|remaining) (?P<idle>revealed|shown|found|drawn) \w",  # what is left of them
    r"(?:player|owner|controller|opponent|enemy|they) (?P<idle>then) \w",
    r"(?P<idle>pay) [^.:]*:",  # what stands before a colon is a price
    r"(?:attach|equip)\w* (?:this )?(?P<idle>only)\b",  # what a card is attached to is all it is attached to
    r"(?P<idle>only) (?:attach|equip)",
    r"(?P<idle>play|use|activate|usable|used|activated) only\b",  # "only in your turn", behind what is used
    r"only (?P<idle>use|activate|usable|used|activated)\b",
    r"\b(?:have|has) (?P<idle>their|its) \w+ (?:reduced|increased|raised|lowered) by",
    r"(?P<idle>deals) \d+ (?:less|more|additional|extra) damage",
    r"fights? (?:in|during|per|each) (?:the |each |every )?(?P<idle>combat) phase",  # nowhere else are fights
    r"(?P<idle>set) (?:the )?weather",  # in notes: "weather to rain"
    r"chooses one: (?P<idle>they) \w",  # what is said of nobody is done by who chooses
]
"""Wordings with an idle word: without it the text says the same on purpose."""
NOTED: Final = frozenset(
    {
        *("a", "an", "the", "this", "your", "you", "of", "in", "to", "from", "cards", "card", "get", "gets", "have"),
        *("has", "one", "1", "it", "its", "is", "must", "already", "also", "left", "and", "extra", "phase", "target"),
        *("gain", "gains", "receive", "receives", "damage", "player", "players", "for", "'s"),
        *("take", "takes", "put", "either", "on"),
    }
)
"""Words that notes leave out."""


MANNERS: Final[tuple[Manner, ...]] = ("strictly", "plainly", "freely")
"""What is read as a note or in other words may lose words as notes do: the shorter text is read like the whole."""


def is_idle(text: str, word: Word) -> bool:
    """Tell whether a declared shorter wording leaves out that word."""
    matches = (match for pattern in SHORTER for match in re.finditer(pattern, text, re.IGNORECASE))
    return word.text in IDLE or any(match.span("idle") == (word.start, word.end) for match in matches)


def is_read(text: str, reader: Reader, facts: CardFacts, manner: Manner, meaning: Abilities) -> bool:
    """Tell whether a text means something when it is read in a manner."""
    try:
        return read_once(text, language_for(reader.vocabulary), facts, 1, None, manner) == meaning
    except CardTextError:
        return False


def is_remark(text: str, word: Word) -> bool:
    """Tell whether a word stands in a reminder, which is only compared with the vocabulary's."""
    return text.count("(", 0, word.start) > text.count(")", 0, word.start)


@cache
def accepted(game: str) -> list[tuple[Entry, CardFacts, Abilities]]:
    """The texts that are understood."""
    reader = reader_of(game)
    found: list[tuple[Entry, CardFacts, Abilities]] = []
    for entry in read_corpus(CORPUS / f"{game}.toml"):
        facts = facts_of(entry.card, reader.vocabulary)
        meaning = reader.meaning(entry.text, facts)
        if meaning is not None:
            found.append((entry, facts, meaning))
    return found


@cache
def reader_of(game: str) -> Reader:
    entry = games.find(game)
    return Reader(game, entry.home, entry.zone_kinds)


@pytest.mark.parametrize("game", games.ids())
def test_no_word_of_an_accepted_text_is_swallowed(game: str) -> None:
    reader = reader_of(game)
    swallowed: list[str] = []
    for entry, facts, meaning in accepted(game):
        read = (each for each in MANNERS[:-1] if is_read(entry.text, reader, facts, each, meaning))
        strictest = next(read, MANNERS[-1])
        for word in split_words(entry.text):
            if is_idle(entry.text, word) or is_remark(entry.text, word):
                continue
            rest = entry.text[: word.start] + entry.text[word.end :]
            if word.text.lower() not in NOTED and is_read(rest, reader, facts, strictest, meaning):
                swallowed.append(f"{entry.number}: {word.text if entry.half == 'develop' else '...'}")
    assert swallowed == []


@pytest.mark.parametrize("game", games.ids())
def test_earley_finds_the_same_readings_of_accepted_texts(game: str) -> None:
    language = language_for(reader_of(game).vocabulary)
    differing: list[int] = []
    for entry, facts, _ in accepted(game):
        for words in split_sentences(prepare(split_words(entry.text), entry.text, language.vocabulary), entry.text):
            if not words or any(word.text == '"' for word in words):
                continue
            lattice = language.lattice(words, facts)
            ours = set(Parser(language.table, lattice, 8).readings("sentence"))
            if ours and Oracle(language, lattice).values() != ours:
                differing.append(entry.number)
    assert differing == []
