"""What other games call by a name: keywords explained at the end of a text, and a few that everybody knows."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from cardwright.text.language import Language, language_for
from cardwright.text.synonyms import NUMBER_WORDS
from cardwright.text.tokens import Word, split_words
from cardwright.text.words import Vocabulary, plural

JOINTS: Final = frozenset({",", ";", "then", "and", "."})
STARTS: Final = frozenset({".", ":", ",", ";", "then", "and", "may", "can"})
TO_PLACES: Final = frozenset(
    {
        *("on", "onto", "from", "upon", "in", "into", "enter", "enters", "entered", "entering"),
        *("leave", "leaves", "left", "leaving", "of"),
    }
)
"""What stands before a place."""
SORTED: Final = frozenset({"spell", "card", "spells", "cards", "'s"})
SHORTEST: Final = 4
"""How many words an explanation has at least."""
SCRYING: Final = (
    "look at the top {n} cards of your deck , put any number of them on the bottom of your deck "
    "and the rest on top of your deck in any order"
)
SCRYING_ONE: Final = "look at the top card of your deck . you may put it on the bottom of your deck"
DISCOVERING: Final = "look at 3 random {what} in your deck , put one of them into your hand"
OWN_DECK: Final = (["from", "your", "deck"], ["in", "your", "deck"], ["of", "your", "deck"])


def with_borrowed(words: list[Word], vocabulary: Vocabulary) -> list[Word]:
    """Return the words with names that other games have given to deeds as what is done."""
    if any(word.text == "(" for word in words):
        words = explained_deeds(words, language_for(vocabulary))
    words = on_the_field(words, vocabulary)
    found: list[Word] = []
    index = 0
    while index < len(words):
        first = words[index].text.lower()
        starts = not found or found[-1].text.lower() in STARTS
        if starts and first == "scry" and index + 1 < len(words) and is_number(words[index + 1].text):
            number = words[index + 1].text.lower()
            while found and found[-1].text.lower() in ("then", "and"):
                found[-1] = Word(".", found[-1].start, found[-1].end)
                found = found[:-2] + found[-1:] if found[-2:-1] and found[-2].text in (",", ";") else found
            told = SCRYING_ONE if number in ("1", "one") else SCRYING.format(n=number)
            found += said(told, words[index], words[index + 1])
            index += 2
            if index < len(words) and words[index].text.lower() in JOINTS:
                found.append(Word(".", words[index].start, words[index].end))
            while index < len(words) and words[index].text.lower() in JOINTS:
                index += 1
        elif starts and first in ("discover", "discovers") and (end := discovered(words, index)):
            index = discover(found, words, index, end, vocabulary)
        else:
            found.append(words[index])
            index += 1
    return found


def on_the_field(words: list[Word], vocabulary: Vocabulary) -> list[Word]:
    """Call the one place where cards lie by its own name, where "the field" is no place but perhaps a sort of cards."""
    zones = {vocabulary.phrase("zones", name): zone for name, zone in vocabulary.words.zones.items()}
    places = [told for told, zone in zones.items() if zone.in_play]
    called = {synonym for zone in zones.values() for synonym in zone.synonyms} | set(zones)
    if len(places) != 1 or not zones[places[0]].shared or "field" in called:
        return words
    found: list[Word] = []
    for index, word in enumerate(words):
        before = [each.text.lower() for each in words[max(0, index - 2) : index]]
        behind = words[index + 1].text.lower() if index + 1 < len(words) else "."
        there = len(before) == 2 and before[0] in TO_PLACES and before[1] == "the"
        if word.text.lower() == "field" and there and behind not in SORTED:
            found += said(places[0], word, word)
        else:
            found.append(word)
    return found


def said(meant: str, first: Word, last: Word) -> list[Word]:
    """Return words that stand for others."""
    return [Word(part.text, first.start, last.end) for part in split_words(meant)]


def is_number(word: str) -> bool:
    """Tell whether a word is a number."""
    return word.isdecimal() or word.lower() in NUMBER_WORDS or word == "X"


def explained_deeds(words: list[Word], language: Language) -> list[Word]:
    """Say a deed by its explanation ("Scry 3, then draw a card. (Look at ...)")."""
    opening = next((at for at, word in enumerate(words) if word.text == "("), 0)
    closing = next((at for at, word in enumerate(words) if word.text == ")" and at > opening), 0)
    inner = words[opening + 1 : closing]
    if not opening or len(inner) < SHORTEST:
        return words
    last = opening - (words[opening - 1].text == ".")
    sentence = max((at + 1 for at in range(last) if words[at].text in (".", ":")), default=0)
    bounds = [sentence - 1, *(at for at in range(sentence, last) if words[at].text.lower() in JOINTS), last]
    for before, after in pairwise(bounds):
        if len(bounds) > 2 and is_name(words[before + 1 : after], language):
            rest = words[after:last]
            while rest and rest[0].text.lower() in JOINTS:
                rest = rest[1:]
            lead = words[sentence : before + 1]
            while lead and lead[-1].text.lower() in JOINTS:
                lead = lead[:-1]
            parts = [part for part in (lead, trimmed(inner), rest) if part]
            told = [word for part in parts for word in (*part, Word(".", part[-1].end, part[-1].end))]
            return [*words[:sentence], *told, *words[closing + 1 :]]
    return words


def trimmed(words: list[Word]) -> list[Word]:
    """Return a sentence without its stop."""
    return words[:-1] if words and words[-1].text == "." else words


def is_name(words: list[Word], language: Language) -> bool:
    """Tell whether a clause is only a name that means nothing here, perhaps with a number."""
    named = words[:-1] if len(words) > 1 and is_number(words[-1].text) else words
    if not 0 < len(named) <= 2 or not all(word.text.isalpha() for word in named):
        return False
    return named[0].text.lower() not in language.known


def discovered(words: list[Word], start: int) -> int:
    """Return where what is discovered ends; 0 if nothing is, or nobody knows from where."""
    end = start + 1
    while end < len(words) and words[end].text.lower() not in JOINTS and words[end].text not in (":", "("):
        end += 1
    told = [word.text.lower() for word in words[start + 1 : end]]
    explained = end < len(words) and words[end].text == ":"
    return end if len(told) > 1 and (told[-3:] in OWN_DECK or explained) else 0


def discover(found: list[Word], words: list[Word], index: int, end: int, vocabulary: Vocabulary) -> int:
    """Say "discover a creature from your deck" as a look at three of which one is taken; return where it goes on."""
    what = [word for word in words[index + 1 : end] if word.text.lower() not in ("a", "an", "one")]
    placed = [word.text.lower() for word in what[-3:]] in OWN_DECK
    named = " ".join([*(word.text for word in what[: len(what) - 3 * placed - 1]), ""])
    several = named + many(what[len(what) - 3 * placed - 1].text, vocabulary)
    if end < len(words) and words[end].text == ":":
        stop = next((at for at in range(end, len(words)) if words[at].text == "."), len(words))
        for word in words[end + 1 : stop]:
            ones = word.text.lower() == "ones"
            found += said(f"{several} in your deck", word, word) if ones else [word]
        return stop
    found += said(DISCOVERING.format(what=several), words[index], words[end - 1])
    if end < len(words) and words[end].text == "(":
        end = next((at + 1 for at in range(end, len(words)) if words[at].text == ")"), end)
    return end


def many(noun: str, vocabulary: Vocabulary) -> str:
    """Return a noun for several."""
    known = {vocabulary.noun(name).split()[-1].lower(): name for name in vocabulary.words.nouns}
    if noun.lower() in known:
        return vocabulary.noun(known[noun.lower()], many=True).split()[-1]
    return plural(noun)
