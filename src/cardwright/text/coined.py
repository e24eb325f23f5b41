"""Keywords that a designer has coined: labels before what they mean, and what others have by a name explained here."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from cardwright.text.language import Language, language_for
from cardwright.text.reminders import BINDING
from cardwright.text.tokens import Word
from cardwright.text.words import Vocabulary

OPENING: Final = {"[": "]", "*": "*", "_": "_", "{": "}", "<": ">"}
ENDS: Final = frozenset({".", ":", "!"})
GIVING: Final = frozenset({"has", "have", "gain", "gains", "get", "gets", "and", "with", "give", "gives", ","})
"""Words before what somebody has."""
OF_THEM: Final = {"it": "this", "they": "this", "them": "this"}
"""What an explanation calls whoever has the keyword."""
OWN: Final = frozenset({"their", "its"})
PLURAL: Final = {"are": "is", "have": "has", "do": "does", "were": "was"}
HAVING: Final = frozenset({"with", "without", "has", "have", "having"})
"""Words before a keyword by which others are told apart."""
LABEL_ENDS: Final = frozenset({"(", ".", ":", "]", "*", "_", "}", ">", "!", "-", "–", "—"})
"""Marks behind a name that stands alone."""
LONGEST: Final = 2
TAGS: Final = frozenset({"b", "i", "em", "strong", "u"})


def explained_names(words: list[Word], vocabulary: Vocabulary) -> list[Word]:
    """Return the words without labels, and with the abilities for which coined names stand."""
    if not any(word.text in OPENING or word.text == "(" for word in words):
        return words
    language = language_for(vocabulary)
    return with_abilities(without_labels(words, language), language)


def with_marks(words: list[Word], vocabulary: Vocabulary) -> list[Word]:
    """Mark a coined keyword of which its own explanation speaks: "Pack (While you have another with Pack ...)".

    It is a sentence of its own, and what stands in parentheses behind it another one.
    """
    told = {
        word.text.lower()
        for before, word in pairwise(words)
        if before.text.lower() in HAVING and word.text[:1].isupper() and word.text.isalpha()
    }
    if not told:
        return words
    language = language_for(vocabulary)
    labels = [index for name in told - language.known for index in labels_in(words, name)]
    names = {words[index].text.lower() for index in labels}
    words = [
        Word(f"«{word.text.capitalize()}»", word.start, word.end) if word.text.lower() in names else word
        for word in words
    ]
    found: list[Word] = []
    index = 0
    while index < len(words):
        while index in labels and found and found[-1].text in OPENING:
            found.pop()
        found.append(words[index])
        index = past_label(words, index + 1, found) if index in labels else index + 1
    return found


def labels_in(words: list[Word], name: str) -> list[int]:
    """Return where a name stands alone at the start of a sentence."""
    found: list[int] = []
    for index, word in enumerate(words):
        first = index
        while first and words[first - 1].text in OPENING:
            first -= 1
        ends = index + 1 == len(words) or words[index + 1].text in LABEL_ENDS
        if word.text.lower() == name and ends and (not first or words[first - 1].text == "."):
            found.append(index)
    return found


def past_label(words: list[Word], index: int, found: list[Word]) -> int:
    """Put what explains a keyword behind it as sentences of their own, and return where it goes on."""
    place = found[-1]
    found.append(Word(".", place.end, place.end))
    while index < len(words) and words[index].text in LABEL_ENDS - {"("}:
        index += 1
    if index == len(words) or words[index].text != "(":
        return index
    end = next((at for at in range(index, len(words)) if words[at].text == ")"), len(words))
    found += words[index + 1 : end]
    index = end + 1
    if index < len(words) and words[index].text in (":", ","):  # "Pack (if you have another with Pack): +1 attack"
        found.append(Word(",", words[index].start, words[index].end))
        return index + 1
    if index < len(words) and words[index].text == ".":
        index += 1
    if found[-1].text != ".":
        found.append(Word(".", found[-1].end, found[-1].end))
    return index


def without_labels(words: list[Word], language: Language) -> list[Word]:
    """Leave out what stands in brackets or in bold before a sentence and is no word of the game."""
    found: list[Word] = []
    index = 0
    words = without_tags(words)
    while index < len(words):
        starts = not found or found[-1].text in (".", ":")
        end = label_end(words, index, language) if starts and words[index].text in OPENING else 0
        if end:
            index = end
            continue
        found.append(words[index])
        index += 1
    return found


def without_tags(words: list[Word]) -> list[Word]:
    """Say bold and italic tags as stars."""
    found: list[Word] = []
    for word in words:
        tail = [each.text.lower() for each in found[-3:]]
        if word.text == ">" and tail and tail[-1] in TAGS and ("<" in tail[-2:-1] or tail[-3:-1] == ["<", "/"]):
            opened = len(found) - (3 if tail[-2] == "/" else 2)
            found[opened:] = [Word("*", found[opened].start, word.end)]
        else:
            found.append(word)
    return found


def label_end(words: list[Word], start: int, language: Language) -> int:
    """Return where what follows a label begins, 0 if there is none."""
    index = start
    while index < len(words) and words[index].text == words[start].text:
        index += 1
    closing = OPENING[words[start].text]
    inner: list[Word] = []
    while index < len(words) and words[index].text != closing:
        inner.append(words[index])
        index += 1
    while index < len(words) and words[index].text in (closing, ":", "."):
        index += 1
    if inner and inner[-1].text in ENDS:
        inner = inner[:-1]
    if inner and inner[-1].text.isdecimal():
        inner = inner[:-1]
    if index >= len(words) or not words[index].text[:1].isupper() or not is_label(inner, language):
        return 0
    return index


def is_label(words: list[Word], language: Language) -> bool:
    """Tell whether words are a name that a designer gave to what follows: none that says when, how or what."""
    said = [word.text.lower() for word in words]
    if not 0 < len(said) <= LONGEST + 1 or not all(word.isalpha() and word not in BINDING for word in said):
        return False
    return any(word not in language.known for word in said)


def with_abilities(words: list[Word], language: Language) -> list[Word]:
    """Say what others have by a coined name as the ability that is explained behind it."""
    opening = next((index for index, word in enumerate(words) if word.text == "("), 0)
    closing = next((index for index, word in enumerate(words) if word.text == ")" and index > opening), 0)
    if not opening or not closing:
        return words
    before = words[:opening]
    inner = words[opening + 1 : closing]
    sentence = max((index + 1 for index, word in enumerate(before[:-1]) if word.text == "."), default=0)
    place = coined_at(before, sentence, language)
    if place is None:
        return words
    start, end = place
    name = [word.text for word in before[start:end]]
    if [word.text for word in inner[: len(name) + 1]] == [*name, ":"]:
        inner = inner[len(name) + 1 :]
    after = words[closing + 1 :]
    if start == sentence:
        told = [*inner, Word(".", words[closing].start, words[closing].end)]
        return [*before[:start], *told, *(after[1:] if after and after[0].text == "." else after)]
    first = before[start]
    last = before[end - 1]
    quoted = [Word('"', first.start, first.start + 1), *of_bearer(inner), Word('"', last.end - 1, last.end)]
    return [*before[:start], *quoted, *before[end:], *after]


def coined_at(words: list[Word], sentence: int, language: Language) -> tuple[int, int] | None:
    """Return where a coined name stands in the last sentence, with its number: at its start, or as what one has."""
    for start in range(sentence, len(words)):
        known = not is_coined(words[start], language)
        gives = start > sentence and words[start - 1].text.lower() in GIVING
        if known or not (start == sentence or gives):
            continue
        end = start + 1
        while (
            end < len(words) and end - start < LONGEST and words[end].text[:1].isupper() and words[end].text.isalpha()
        ):
            end += 1
        if end < len(words) and words[end].text.isdecimal():
            end += 1
        rest = [word for word in words[end:] if word.text != "."]
        if start == sentence and rest:
            continue
        return start, end + 1 if start == sentence and end < len(words) and words[end].text == "." else end
    return None


def is_coined(word: Word, language: Language) -> bool:
    """Tell whether a word is a name that means nothing here."""
    return word.text[:1].isupper() and word.text.isalpha() and word.text.lower() not in language.known


def of_bearer(words: list[Word]) -> list[Word]:
    """Say an explanation of whoever has the keyword: "they attack first" is "this attacks first"."""
    found: list[Word] = []
    plural = False
    told = any(word.text.lower() == "this" for word in words)
    for index, word in enumerate(words):
        lower = word.text.lower()
        if lower in OWN:
            found += [Word(part, word.start, word.end) for part in ("this", "card", "'s")]
        elif lower in OF_THEM and (index == 0 or not told):
            found.append(Word("this", word.start, word.end))
            plural = lower == "they"
            continue
        elif plural:
            found.append(Word(singular(lower), word.start, word.end))
        else:
            found.append(word)
        plural = False
    if found and found[-1].text != ".":
        found.append(Word(".", found[-1].end, found[-1].end))
    return found


def singular(verb: str) -> str:
    """Say of one what was said of several."""
    modal = verb in ("can", "cannot", "may", "must", "will", "could", "would")
    return PLURAL.get(verb, verb if modal else f"{verb}s")


def unexplained(place: Word, words: list[Word]) -> bool:
    """Tell whether a word looks like a keyword that nobody explains: alone in its sentence, or what something has."""
    index = next((at for at, word in enumerate(words) if word.start == place.start), 0)
    named = place.text[:1].isupper() and place.text.isalpha()
    alone = index == 0 and len([word for word in words if word.text.isalpha()]) == 1
    has = index > 0 and words[index - 1].text.lower() in GIVING - {"and", ",", "with"}
    return named and (alone or has)
