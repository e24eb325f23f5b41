""" "Draw a card, then discard a card if ...": only what is done then is asked about, as if it began a sentence."""

from __future__ import annotations

from typing import Final

from cardwright.text.tokens import Word

OPENERS: Final = frozenset(
    {"if", "when", "whenever", "while", "unless", "at", "after", "as", "once", "each", "until", "during", "before"}
)
"""What begins a clause that ends with a comma."""
LASTING: Final = tuple(
    (*told.split(), *verb.split())
    for told in ("this", "this effect", "this bonus", "the effect", "the bonus", "that bonus", "this change", "it")
    for verb in ("lasts", "only lasts", "holds")
) + tuple(
    (*told.split(), *verb.split())
    for told in ("these", "these effects", "these bonuses", "these changes", "the bonuses", "both", "both effects")
    for verb in ("last", "only last", "hold")
)
"""How it is told of the sentence before how long it holds."""
SPANS: Final = ("until", "for", "this", "during", "only")
ASKED: Final = ("if", "unless")
NOT_ASKED: Final = frozenset({"able", "possible", "any"})
CAN: Final = frozenset({"can", "cannot", "could"})


def then_asked(words: list[Word]) -> list[Word]:
    """Return the words with what is done then, under a condition told last, as a sentence of its own."""
    found: list[Word] = []
    sentence: list[Word] = []
    for word in words:
        sentence.append(word)
        if word.text == ".":
            found += parted(sentence)
            sentence = []
    return with_length(found + parted(sentence))


def with_length(words: list[Word]) -> list[Word]:
    """Return the words with "this lasts until end of turn" as a part of the sentence of which it is said."""
    low = [word.text.lower() for word in words]
    found: list[Word] = []
    index = 0
    while index < len(words):
        start = next((len(said) for said in LASTING if tuple(low[index + 1 : index + 1 + len(said)]) == said), 0)
        after = index + 1 + start
        if start and low[index] == "." and after < len(low) and low[after] in SPANS and found:
            index = after
            continue
        found.append(words[index])
        index += 1
    return found


def parted(words: list[Word]) -> list[Word]:
    """Part one sentence before "then"."""
    low = [word.text.lower() for word in words]
    if "then" not in low or '"' in low or ":" in low or low.count("then") > 1:
        return words
    at = low.index("then")
    links = [index for index in (at - 2, at - 1) if index > 0 and low[index] in (",", "and")]
    links = links if links and links[-1] == at - 1 else []
    if links and links[0] == at - 2 and low[at - 2 : at] != [",", "and"]:
        links = [at - 1]
    opened = low[0] in OPENERS and "," not in low[: links[0]] if links else True
    if opened or not any(is_asked(low, index) for index in range(at + 1, len(low))):
        return words
    joint = words[links[0]]
    return [*words[: links[0]], Word(".", joint.start, joint.end), *words[at:]]


def is_asked(low: list[str], index: int) -> bool:
    """Tell whether a condition begins at a word, and no mere "if able" or "if you can"."""
    if low[index] not in ASKED or index + 2 >= len(low):
        return False
    short = index + 3 >= len(low) or low[index + 3] in (".", ",")
    return low[index + 1] not in NOT_ASKED and not (short and low[index + 2] in CAN)
