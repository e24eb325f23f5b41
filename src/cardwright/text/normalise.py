"""What stands between the words: fillers, brackets, markup, parentheses and reminders."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from cardwright.text.borrowed import with_borrowed
from cardwright.text.bytrait import with_nouns
from cardwright.text.casual import said_of_things
from cardwright.text.coined import explained_names, with_marks
from cardwright.text.described import with_descriptions
from cardwright.text.errors import CardTextError, Problem
from cardwright.text.first_person import of_itself
from cardwright.text.label_marks import keyword_before
from cardwright.text.labels import labelled
from cardwright.text.later_on import cut_before_later
from cardwright.text.leftovers import without_left
from cardwright.text.lexicon import VERBS
from cardwright.text.listing import listed
from cardwright.text.of_another import of_another
from cardwright.text.reckoned import with_counts
from cardwright.text.reminded import is_like, reminds_of_deed
from cardwright.text.reminders import is_reminder
from cardwright.text.shorthand import at_length
from cardwright.text.signs import with_signs
from cardwright.text.synonyms import FILLERS, NUMBER_WORDS
from cardwright.text.tokens import Word, split_words
from cardwright.text.usage import ALREADY, USAGE
from cardwright.text.usage_notes import NOTED
from cardwright.text.used_when import used_when
from cardwright.text.voices import plainly, taken
from cardwright.text.words import CardFacts, Vocabulary

MARKUP: Final = frozenset("[]{}*_<>")
ARROWS: Final = frozenset({"->", "=>", "\u2192"})
COMPARED_SIGNS: Final = {
    "<": "less than",
    ">": "more than",
    "<=": "no more than",
    "\u2264": "no more than",
    ">=": "at least",
    "\u2265": "at least",
}
"""Signs before a number."""
USED: Final[dict[str, list[tuple[tuple[str, ...], tuple[str, ...]]]]] = {}
for _said, _meant in (*USAGE.items(), *NOTED.items()):
    USED.setdefault(_said.split()[0], []).append((tuple(_said.split()), tuple(_meant.split())))
for _listed in USED.values():
    _listed.sort(key=lambda pair: -len(pair[0]))
MULTIPLE: Final = re.compile(r"([23])X$")
"""Twice or 3 times X."""
SPAN: Final = re.compile(r"(\d+)-(\d+)$")
"""The numbers from one to another."""
TOSSED: Final = frozenset({"die", "dice", "coin", "coins"})
"""What is thrown: what it may show is told behind a colon."""
BESIDES: Final = (("too",), ("as", "well"))
ASKED: Final = frozenset({"if", "unless", "while", "when", "whenever"})
"""Words after which a parenthesis holds what they ask for."""
ADVERBIAL: Final = frozenset(
    {
        *(
            "this turn",
            "this round",
            "until",
            "during",
            "for",
            "permanently",
            "on",
            "at random",
            "face-down",
            "face-up",
        ),
        *(
            "next turn",
            "each turn",
            "once",
            "of your",
            "of their",
            "in",
            "from",
            "per",
            "equal",
            "instead",
            "including",
        ),
    }
)
"""What a parenthesis may begin with that belongs to the words before it."""
SPANS: Final = frozenset({"turn", "turns", "round", "rounds"})
SIDES: Final = frozenset({"both", "any", "either", "each", "all", "your", "enemy"})
ENDS: Final = (["top"], ["bottom"], ["topmost"], ["uppermost"])
COMING: Final = {"come": "go", "comes": "goes", "came": "went", "coming": "going"}
"""What comes back somewhere goes there."""
INTO: Final = frozenset({"into", "to", "in", "onto", "on", "under"})


def unjoined(words: list[Word], vocabulary: Vocabulary) -> list[Word]:
    """Say "nontoken" as "non-token", of whatever word of the game follows."""
    if not any(word.text[:3].lower() == "non" and len(word.text) > len("none") for word in words):
        return words
    nouns = vocabulary.words.nouns
    known = trait_words(vocabulary) | {vocabulary.noun(n, many).lower() for n in nouns for many in (False, True)}
    found: list[Word] = []
    for word in words:
        if word.text[:3].lower() == "non" and word.text[3:].lower() in known:
            found += [Word("non", word.start, word.start + 3), Word(word.text[3:], word.start + 3, word.end)]
        else:
            found.append(word)
    return found


def prepare(words: list[Word], text: str, vocabulary: Vocabulary, facts: CardFacts | None = None) -> list[Word]:
    """Return the words that mean something; a parenthesis is a reminder, a remark, or a sentence of its own."""
    words = of_another(of_itself(with_marks(words, vocabulary), vocabulary, facts), vocabulary, facts)
    words = labelled(unjoined(used_when(words, vocabulary, facts), vocabulary), text, vocabulary, facts)
    words = with_borrowed(explained_names(with_descriptions(listed(words, text), vocabulary), vocabulary), vocabulary)
    found: list[Word] = []
    index = 0
    while index < len(words):
        word = words[index]
        if word.text == "(":
            end = closing(words, index, text)
            inner = words[index + 1 : end]
            keyword = keyword_before(found, vocabulary)
            if len(inner) == 1 and inner[0].text.isdecimal() and not keyword:
                found += inner  # "costs (2) more"
            elif not keyword and (named := explained(inner, vocabulary)):
                check_reminder(inner[named[1] :], named[0], text, vocabulary)
            elif keyword:
                check_reminder(inner, keyword, text, vocabulary)
                found.append(Word(".", word.start, word.end))
            elif not is_reminder(text[word.end : words[end].start], True) and not reminds_of_deed(
                found, inner, vocabulary
            ):
                found += remark(found, inner, word, words[end])
            index = end + 1
            continue
        if is_dash(word, text) or word.text in ARROWS:
            word = Word(":", word.start, word.end)
        if word.text in COMPARED_SIGNS and index + 1 < len(words) and words[index + 1].text.isdecimal():
            found += [Word(part, word.start, word.end) for part in COMPARED_SIGNS[word.text].split()]
            index += 1
            continue
        if word.text in COMPARED_SIGNS and stands_apart(word, text):
            told = ["is", *COMPARED_SIGNS[word.text].split()]
            found += [Word(part, word.start, word.end) for part in told]
            index += 1
            continue
        if word.text == ":" and found and found[-1].text.lower() in TOSSED:
            word = Word(".", word.start, word.end)
        if word.text == "+" and stands_apart(word, text):
            word = Word("and", word.start, word.end)
        if word.text == "/" and stands_apart(word, text) and not is_figure(words[index - 1 : index + 2 : 2]):
            word = Word(";", word.start, word.end)
        if word.text.lower() == "back" and index + 1 < len(words) and not is_put(found) and is_place(words, index + 1):
            index += 1  # "back into your hand" is into your hand
            if found and (going := COMING.get(found[-1].text.lower())):
                found[-1] = Word(going, found[-1].start, found[-1].end)
            continue
        if word.text == "]" and (ends_label(words, index) or ends_keyword(found, words[index + 1 :], vocabulary)):
            word = Word(".", word.start, word.end)
        if word.text not in MARKUP and (word.text.lower() not in FILLERS or is_meant(words, index, vocabulary)):
            found.append(word)
        index += 1
    return as_meant(said_of_things(cut_before_later(at_length(with_counts(with_signs(found)), vocabulary))), vocabulary)


def as_meant(words: list[Word], vocabulary: Vocabulary) -> list[Word]:
    """Say phrases as what they stand for, and "2+" as "2 or more"; their words keep the place of the whole."""
    words = taken(with_nouns(without_left(words, vocabulary), vocabulary))
    lower = [word.text.lower() for word in words]
    found, index = list[Word](), 0
    while index < len(words):
        word = words[index]
        if word.text.lower() in ("each", "all", "both") and is_floating(words, index, vocabulary):
            index += 1  # "two creatures each get +1", "your creatures all have Guard"
            continue
        if word.text.lower() == "each" and is_afterthought(words, index):
            index += 1  # "draw a card each"
            continue
        if word.text.lower() in ("and", "or", ",") and (unit := shared_unit(found, words[index:], vocabulary)):
            found.append(Word(unit, word.start, word.start))  # "1 blue and 1 green energy"
        if is_number(word.text.lower()) and [each.text.lower() for each in words[index + 1 : index + 2]] in ENDS:
            found += [words[index + 1], word]  # "the five top cards"
            index += 2
            continue
        for said, meant in USED.get(lower[index], ()):
            last = index + len(said)
            if tuple(lower[index:last]) == said and not (said in BESIDES and tells_trait(found, vocabulary)):
                found += [Word(part, word.start, words[last - 1].end) for part in meant]
                index = last
                break
        else:
            spoken = plainly([each.text.lower() for each in found[-4:]], lower[index : index + 24])
            if spoken is not None:
                found += [Word(part, word.start, words[index + spoken[1] - 1].end) for part in spoken[0]]
                index += spoken[1]
                continue
            if (often := MULTIPLE.match(word.text)) is not None:
                said = ("twice", "X") if often[1] == "2" else (often[1], "times", "X")
                found += [Word(part, word.start, word.end) for part in said]
                index += 1
                continue
            if (told := SPAN.match(word.text)) is not None:
                found += [Word(part, word.start, word.end) for part in (told[1], "to", told[2])]
                index += 1
                continue
            joined = word.text == "+" and found and found[-1].end == word.start and found[-1].text.isdecimal()
            found += [Word(part, word.start, word.end) for part in ("or", "more")] if joined else [word]
            index += 1
    return found


def shared_unit(before: list[Word], after: list[Word], vocabulary: Vocabulary) -> str:
    """Return the word for what is paid that two of its sorts share, told only behind the second."""
    said = [word.text.lower() for word in after[:5]]
    if said[0] == "," and said[1:2] == ["and"]:
        said = said[1:]
    if len(before) < 2 or len(said) < 4 or not is_number(said[1]) or not is_number(before[-2].text.lower()):
        return ""
    units = units_of(vocabulary)
    unit = units.get(before[-1].text.lower(), "")
    return unit if unit and unit == units.get(said[2]) and said[3] in (unit, "and", ",") else ""


def is_number(word: str) -> bool:
    """Tell whether a word is a number."""
    return word.isdecimal() or word in NUMBER_WORDS


def units_of(vocabulary: Vocabulary) -> dict[str, str]:
    """Return the first word of each resource that is told in two, with the second."""
    told = [vocabulary.phrase("resources", name).split() for name in vocabulary.words.resources]
    return {words[0].lower(): words[1].lower() for words in told if len(words) == 2}


def is_floating(words: list[Word], index: int, vocabulary: Vocabulary) -> bool:
    """Tell whether "each" stands between several that do something and what they do."""
    before = [word.text.lower() for word in words[:index]]
    several = {vocabulary.noun(noun, many=True).split()[-1].lower() for noun in vocabulary.words.nouns}
    if not 0 < index < len(words) - 1 or words[index + 1].text.lower() not in done_by_many():
        return False
    if words[index + 1].text.lower() in ("lose", "get", "gain") and not several.isdisjoint(before[-6:]):
        return True  # "the revealed cards of your opponent each lose 1 defense"
    return before[-1] in several | {"they", "players", "both"} or "and" in before[-5:-1]


def is_afterthought(words: list[Word], index: int) -> bool:
    """Tell whether "each" only says once more, at the end, that several do it: "both players draw 2 cards each"."""
    if index + 1 < len(words) and words[index + 1].text not in (".", ",", ";"):
        return False
    start = max((place + 1 for place in range(index) if words[place].text == "."), default=0)
    return any(word.text.lower() in ("both", "players", "they", "all", "we") for word in words[start:index])


@lru_cache(maxsize=1)
def done_by_many() -> frozenset[str]:
    """What several do, as a verb."""
    return frozenset({verb.forms[0] for verb in VERBS} - {"turn"} | {"gain", "cannot", "must", "may", "can", "suffer"})


def tells_trait(before: list[Word], vocabulary: Vocabulary) -> bool:
    """Tell whether what was said last is what something is: "is Fire too", so it stays what it was besides."""
    said = [word.text.lower() for word in before[-5:]]
    told = any(word in ("is", "are", "becomes", "become") for word in said)
    return told and not trait_words(vocabulary).isdisjoint(said[-3:])


def is_put(before: list[Word]) -> bool:
    """Tell whether something is put back, which is to return it."""
    said = [word.text.lower() for word in before]
    start = max((index + 1 for index, word in enumerate(said) if word in (".", ",", "and", ":")), default=0)
    return "put" in said[start:] or "puts" in said[start:]


def is_place(words: list[Word], index: int) -> bool:
    """Tell whether a word leads to a place; "in any order" does not."""
    said = [word.text.lower() for word in words[index : index + 2]]
    return said[0] in INTO and said[1:] != ["any"]


def ends_label(words: list[Word], index: int) -> bool:
    """Tell whether a bracket closes what the whole text begins with, before a sentence ("[Passive] When this ...")."""
    opened = words[0].text == "[" and all(word.text != "]" for word in words[:index])
    return opened and index + 1 < len(words) and words[index + 1].text[:1].isupper()


def ends_keyword(before: list[Word], after: list[Word], vocabulary: Vocabulary) -> bool:
    """Tell whether a bracket closes a keyword that stands before a sentence ("[Ready] When this ...")."""
    return bool(after) and after[0].text[:1].isupper() and keyword_before(before, vocabulary) != ""


def is_meant(words: list[Word], index: int, vocabulary: Vocabulary) -> bool:
    """Tell whether a filler says something here: "either" before a zone means both, "also a" what it was besides."""
    if index + 1 == len(words):
        return False
    following = words[index + 1].text.lower()
    if words[index].text.lower() == "also":
        told = index > 0 and words[index - 1].text.lower() in ("is", "are", "becomes", "become")
        besides = [word.text.lower() for word in words[index + 1 : index + 3]] in (["dealt", "to"], ["done", "to"])
        return told and (besides or following in ("a", "an") or following in trait_words(vocabulary))
    if words[index].text.lower() == "already":  # then this card itself does not count, or the picked one
        if following == "be" and index and words[index - 1].text.lower() in ("not", "cannot", "must"):
            return True
        return following in ALREADY and index + 2 < len(words) and words[index + 2].text.lower() in ("a", "an", "one")
    if words[index].text.lower() != "either":
        return False
    zones = {split_words(vocabulary.phrase("zones", name))[0].text.lower() for name in vocabulary.words.zones}
    return following in ("player", "side", "order") or following in zones


def trait_words(vocabulary: Vocabulary) -> set[str]:
    """Return the first words of traits and kinds."""
    words = vocabulary.words
    said = [value for values in words.traits.values() for value in values.values()]
    said += [noun.printed or name for name, noun in words.nouns.items() if noun.role == "kind"]
    said += [stat.words or name for name, stat in words.stats.items() if stat.noun]
    return {one.split()[0].lower() for one in said}


def is_dash(word: Word, text: str) -> bool:
    """Tell whether a mark is a dash between words, said for a colon."""
    return word.text in ("-", "\u2014") and (stands_apart(word, text) or word.text == "\u2014")


def stands_apart(word: Word, text: str) -> bool:
    """Tell whether a mark has spaces on both sides."""
    return text[word.start - 1 : word.start] == " " and text[word.end : word.end + 1] == " "


def is_arrow(word: Word, text: str) -> bool:
    """Tell whether a colon was said by an arrow."""
    return word.text == ":" and text[word.start : word.end] in ARROWS


def is_figure(words: list[Word]) -> bool:
    """Tell whether a stroke stands between numbers, or the words for them."""
    return len(words) < 2 or all(len(word.text) < 4 or word.text[-1].isdigit() for word in words)


def is_loose(word: Word, text: str) -> bool:
    """Tell whether a colon was said by a dash or an arrow, which may as well be a comma."""
    return word.text == ":" and text[word.start : word.start + 1] != ":"


def closing(words: list[Word], start: int, text: str) -> int:
    """Return the place of the closing parenthesis."""
    for index in range(start + 1, len(words)):
        if words[index].text == ")":
            return index
        if words[index].text == "(":
            break
    raise CardTextError(text, Problem('"(" has no partner', words[start].start, words[start].end))


def remark(before: list[Word], inner: list[Word], opening: Word, last: Word) -> list[Word]:
    """A parenthesis that says something: a sentence of its own, or set off by a comma."""
    if not before or before[-1].text == ".":
        return [*inner, Word(".", last.start, last.end)]
    if before[-1].text.lower() in ASKED or is_adverbial(inner):
        return inner
    if len(inner) == 2 and is_number(inner[0].text.lower()) and inner[1].text.lower() in SPANS:
        return [Word("for", opening.start, opening.end), *inner]
    if inner and inner[-1].text.lower() in ("side", "sides") and inner[0].text.lower() in SIDES:
        return [Word("on", opening.start, opening.end), *inner]
    return [Word(",", opening.start, opening.end), *inner]


def is_adverbial(words: list[Word]) -> bool:
    """Tell whether a parenthesis tells how long, where or how what stands before it is so."""
    said = [word.text.lower() for word in words]
    return bool(said) and (said[0] in ADVERBIAL or " ".join(said[:2]) in ADVERBIAL)


def explained(words: list[Word], vocabulary: Vocabulary) -> tuple[str, int] | None:
    """Return the keyword that a remark explains ("Guard: enemies may not ..."), and where the explanation begins."""
    colon = next((index for index, word in enumerate(words) if word.text == ":"), 0)
    keyword = keyword_before(words[:colon], vocabulary) if colon else ""
    return (keyword, colon + 1) if keyword else None


def check_reminder(inner: list[Word], keyword: str, text: str, vocabulary: Vocabulary) -> None:
    """Refuse a reminder that says something else than the keyword means."""
    named = vocabulary.words.keywords[keyword]
    if is_like(inner, [named.reminder, *named.synonyms, *named.owned]):
        return
    name = vocabulary.phrase("keywords", keyword)
    reminder = vocabulary.words.keywords[keyword].reminder
    start, end = (inner[0].start, inner[-1].end) if inner else (0, 1)
    raise CardTextError(text, Problem(f'the reminder of {name} is another: "{reminder}"', start, end))
