"""Lists: modes and abilities behind bullets, numbers or dashes, said as one sentence or as several."""

from __future__ import annotations

from typing import Final

from cardwright.text.tokens import Word

BULLETS: Final = frozenset("\u2022\u00b7\u25aa\u2023\u25cf\u25cb\u25e6\u25a0\u25a1\u25ba\u2666")
AT_LINE_START: Final = frozenset("-*+\u2014")
CHOOSING: Final = frozenset({"choose", "chooses", "pick", "picks", "select", "selects", "following", "these"})
LETTERS: Final = "abcdef"
APART: Final = frozenset({";", "/", "or", ","})
"""What sets modes apart in one sentence."""


def listed(words: list[Word], text: str) -> list[Word]:
    """Return the words with a list of modes as one sentence, and a list of anything else as sentences."""
    words = with_more(words)
    marks = marks_in(words, text)
    if not marks:
        return sentences_as_modes(words)
    first = marks[0][0]
    start = max((index + 1 for index, word in enumerate(words[:first]) if word.text == "."), default=0)
    head = words[start:first]
    if not is_choice(head):
        return as_sentences(words, marks)
    items, rest = items_of(words, marks, text)
    if len(items) < 2:
        return words
    return [*words[:start], *as_choice(head, items), *rest]


def with_more(words: list[Word]) -> list[Word]:
    """Say "choose one. If ..., you may choose both instead: ..." as "choose one, or up to both if ...: ..."."""
    low = [word.text.lower() for word in words]
    start = next((at for at in range(len(low) - 4) if low[at] == "choose" and low[at + 2 : at + 4] == [".", "if"]), -1)
    if start < 0 or low[start + 1] not in ("one", "1"):
        return words
    again = next((at for at in range(start + 4, len(low)) if low[at] in ("choose", ".", ":")), len(low) - 1)
    comma = next((at for at in (again - 1, again - 2, again - 3) if low[at] == ","), 0)
    end = next((at for at in range(again, len(low)) if low[at] in (":", ".", *BULLETS)), 0)
    lead, number = low[comma + 1 : again], [word for word in words[again + 1 : end] if word.text.lower() != "instead"]
    if low[again] != "choose" or not comma or not end or lead not in ([], ["you"], ["you", "may"], ["you", "can"]):
        return words
    place = words[start + 2]
    more = ("or", "up", "to") if lead[1:] and "to" not in low[again:end] else ("or",)
    joint = [Word(",", place.start, place.start), *(Word(part, place.start, place.end) for part in more)]
    rest = words[end:] if low[end] != "." else [Word(":", words[end].start, words[end].end), *words[end + 1 :]]
    rest = rest[1:] if low[end] == "." and low[end + 1 : end + 2] and low[end + 1] in BULLETS else rest
    return [*words[: start + 2], *joint, *number, *words[start + 3 : comma], *rest]


def marks_in(words: list[Word], text: str) -> list[tuple[int, int]]:
    """Return where the items of a list begin, with the number of words that only mark them."""
    found: list[tuple[int, int]] = []
    figures: list[tuple[int, int]] = []
    for index, word in enumerate(words[:-1]):
        starts = starts_line(word, text)
        following = words[index + 1].text
        if word.text in BULLETS or (word.text in AT_LINE_START and starts and text[word.end : word.end + 1] == " "):
            found.append((index, 1))
        elif is_figure(word.text, len(figures) + 1):
            opened = index > 0 and words[index - 1].text == "("
            if following == ")":
                figures.append((index - 1, 3) if opened else (index, 2))
            elif following == "." and starts:
                figures.append((index, 2))
    if len(found) == 1 and words[found[0][0]].text in AT_LINE_START:
        return []
    return found or (figures if len(figures) > 1 else [])


def starts_line(word: Word, text: str) -> bool:
    """Tell whether a word is the first of its line."""
    return text[: word.start].rpartition("\n")[2].strip() == ""


def is_figure(word: str, number: int) -> bool:
    """Tell whether a word is the figure or letter of that item."""
    return word == str(number) or (number <= len(LETTERS) and word.lower() == LETTERS[number - 1])


def is_choice(head: list[Word]) -> bool:
    """Tell whether what stands before a list tells to choose from it."""
    return any(word.text.lower() in CHOOSING for word in head)


def as_sentences(words: list[Word], marks: list[tuple[int, int]]) -> list[Word]:
    """Return the items of a list as sentences."""
    found: list[Word] = []
    at = 0
    for index, length in marks:
        found += words[at:index]
        if found and found[-1].text not in (".", ":"):
            found.append(Word(".", words[index].start, words[index].start))
        at = index + length
    return [*found, *words[at:]]


def items_of(words: list[Word], marks: list[tuple[int, int]], text: str) -> tuple[list[list[Word]], list[Word]]:
    """Return the items of a list, and what follows it: where each has its line, the last one ends with it."""
    ends = [index for index, _ in marks[1:]] + [len(words)]
    last, length = marks[-1]
    if all(starts_line(words[index], text) for index, _ in marks):
        for index in range(last + length + 1, len(words)):
            if starts_line(words[index], text):
                ends[-1] = index
                break
    items = [words[index + length : end] for (index, length), end in zip(marks, ends, strict=True)]
    return [item for item in items if item], words[ends[-1] :]


def sentences_as_modes(words: list[Word]) -> list[Word]:
    """Return "choose one: A. B. C." as one sentence: what follows are the modes."""
    said = [word.text.lower() for word in words]
    colon = next((index for index, word in enumerate(said) if word == ":" and "choose" in said[:index]), 0)
    stop = said.index(".", colon) if "." in said[colon:] else 0
    number = said[colon - 1] in ("one", "two", "1", "2") if colon else False
    if not number or not stop or stop + 1 == len(words) or APART & set(said[colon:stop]):
        return words
    start = max((index + 1 for index in range(colon) if said[index] == "."), default=0)
    items: list[list[Word]] = [[]]
    for word in words[colon + 1 :]:
        if word.text == ".":
            items.append([])
        else:
            items[-1].append(word)
    return [*words[:start], *as_choice(words[start : colon + 1], [item for item in items if item])]


def as_choice(head: list[Word], items: list[list[Word]]) -> list[Word]:
    """Return the sentence that lets a player choose among the items; the words bridge the breaks between lines."""
    plain = [trimmed(item) for item in items]
    first = plain[0][0].start
    if head[-1].text in (":", "-", "\u2014", "."):
        head = head[:-1]
    found = [*head, Word(":", head[-1].end, first)]
    for index, item in enumerate(plain):
        if index:
            found.append(Word(";", found[-1].end, item[0].start))
        if index and index == len(plain) - 1:
            found.append(Word("or", item[0].start, item[0].start))
        found += item
    return [*found, Word(".", found[-1].end, found[-1].end)]


def trimmed(item: list[Word]) -> list[Word]:
    """Return an item without the marks around it, its sentences joined to one."""
    while len(item) > 1 and (item[-1].text in (".", ",", ";") or item[-1].text.lower() in ("or", "and")):
        item = item[:-1]
    while len(item) > 1 and item[0].text.lower() in ("or", ":", ","):
        item = item[1:]
    found: list[Word] = []
    for word in item:
        if word.text == ".":
            found += [Word(",", word.start, word.start), Word("then", word.end, word.end)]
        elif word.text.lower() != "then" or not found or found[-1].text != "then":
            found.append(word)
    return found
