"""The manual of the card language, made from its own table: every construct with the shortest example that uses it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from cardwright.text.language import Language
from cardwright.text.printing import forget, sentences_of
from cardwright.text.rows import Fields, Literal, Row
from cardwright.text.tree import Abilities
from cardwright.text.write import Writer

FORMS: Final = frozenset({"core", "preds", "gapcore", "passcore", "args", "pred", "fin", "past", "happen", "passive"})
"""Categories that only bend verbs: the manual lists the verbs themselves."""

CHAPTERS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("Sentences", ("sentence", "fact", "header")),
    ("What is done", ("step", "step1", "modal", "options", "mode", "outcome", "adverb", "price", "agent", "damage")),
    ("What happens", ("event", "event1", "would", "deed", "undergo", "wait", "moment.wait", "happening", "cause")),
    ("Conditions", ("condition", "condition1", "allhold", "anyholds", "compared", "predicate", "guard", "qualifier")),
    ("How many of what", ("some", "all", "each", "np", "kinds", "nouns", "joined", "group", "things", "thing")),
    ("Which ones", ("adjective", "after", "afters", "relative", "befores", "traits", "typed", "types", "head", "kind")),
    ("Pointing back", ("reference", "pronoun", "pronoun.obj", "possessor", "thatname", "difference", "particular")),
    ("Players", ("player", "player.obj", "player.by", "owner", "owner1", "enemyowner", "anyone", "anyones", "whom")),
    ("Amounts", ("amount", "computed", "factor", "count", "halved", "changed", "more", "statof", "none", "wordcost")),
    ("Places", ("place", "into", "to", "spot", "location", "source", "row", "face")),
    ("Times", ("duration", "moment", "limit", "span", "edge", "ordinal")),
    ("What is gained", ("grant", "grants", "keywords", "token", "ailment", "ailments", "blocked")),
)
OTHERS: Final = "Other parts"


@dataclass(frozen=True)
class Construct:
    """One row of the table as people read it."""

    chapter: str
    pattern: str


@dataclass(frozen=True)
class Example:
    """A sentence that uses a construct, in the words of a game."""

    game: str
    sentence: str


class Recorder(Writer):
    """A printer that notes the rows it prints with."""

    used: list[Row]

    def elements(self, row: Row, fields: Fields) -> list[str] | None:
        """Write the elements of a row; keep the row if they could be written."""
        words = super().elements(row, fields)
        if words is not None:
            self.used.append(row)
        return words


def constructs(language: Language) -> list[Construct]:
    """List what the table can say, each once, in the order of the chapters."""
    found = {construct_of(row): None for row in language.table.rows if is_shown(row)}
    order = [chapter for chapter, _ in CHAPTERS] + [OTHERS]
    return sorted(found, key=lambda construct: (order.index(construct.chapter), construct.pattern))


def is_shown(row: Row) -> bool:
    """Tell whether a row is a construct with words of its own, and not just a form of a verb."""
    said = any(isinstance(element, Literal) for element in row.elements)
    return row.canonical and said and row.category.split(".")[0] not in FORMS


def construct_of(row: Row) -> Construct:
    """Write a row as people read it; one and many are the same construct."""
    category = plain(row.category)
    chapter = next((chapter for chapter, held in CHAPTERS if category in held), OTHERS)
    words = [
        element.words[0] if isinstance(element, Literal) else f"‹{plain(element.category).split('.')[0]}›"
        for element in row.elements
    ]
    return Construct(chapter, " ".join(words).replace(" ,", ",").replace(" :", ":").replace(" 's", "'s"))


def plain(category: str) -> str:
    """Name a category without its number."""
    for ending in (".sg", ".pl", ".all", ".base", ".ger", ".part", ".past"):
        category = category.removesuffix(ending)
    return category


def used_by(abilities: Abilities, language: Language) -> Iterable[tuple[str, set[Construct]]]:
    """Tell of each sentence of a text which constructs it is printed with."""
    recorder = Recorder(language.table, language.writer.terminal, language.writer.says)
    for value in sentences_of(forget(abilities)):
        recorder.used = []
        recorder.write("sentence", value)
        said = language.write(value)
        if said is not None:
            yield said, {construct_of(row) for row in recorder.used if is_shown(row)}


def shortest_examples(texts: Iterable[tuple[str, Abilities]], language: Language) -> dict[Construct, Example]:
    """Find for every construct the shortest sentence that uses it, out of the texts of one game."""
    found: dict[Construct, Example] = {}
    for game, abilities in texts:
        for said, used in used_by(abilities, language):
            for construct in used:
                if construct not in found or len(said) < len(found[construct].sentence):
                    found[construct] = Example(game, said)
    return found


def frames_of(verb: Any) -> list[str]:
    """Write the frames of a verb as people read them."""
    found: list[str] = []
    for frame in verb.frames:
        said = frame.replace("{", "‹").replace("}", "›")
        for name, category in ((name, category) for name, listed in verb.slots().items() for category in listed):
            said = said.replace(f"‹{name}:{category}›", f"‹{plain(category)}›")
        found.append(f"{verb.forms[0]} {said}".strip())
    return found
