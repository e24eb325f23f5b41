"""The manual as pages to read: the language in general, and each game's words."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Final

import msgspec

from cardwright.text.cardfile import read_cards
from cardwright.text.language import Language, language_for
from cardwright.text.lexicon import VERBS
from cardwright.text.limits import NUMBER, SENTENCE, TEXT
from cardwright.text.manual import CHAPTERS, OTHERS, Construct, Example, constructs, frames_of, shortest_examples
from cardwright.text.printing import write_text
from cardwright.text.reading import read_text
from cardwright.text.synonyms import CONTRACTIONS, PHRASES
from cardwright.text.synonyms import VERBS as VERB_SYNONYMS
from cardwright.text.tree import Abilities, Clause, nodes
from cardwright.text.verb import Verb
from cardwright.text.wordfile import load_vocabulary
from cardwright.text.words import CardFacts, Header, KeywordWords, Resource, Stat, Vocabulary, Zone

MADE: Final = "<!-- Made from the grammar by `make docs`: change the grammar, not this page. -->"


class ExampleText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text that shows what no card of the set says yet, with the sort of card that could bear it."""

    type: str
    text: str
    kind: str = ""


class ExampleFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The examples of a game's folder."""

    example: tuple[ExampleText, ...]


class Speaker:
    """One game as the manual needs it: its name, language, and texts with their abilities."""

    def __init__(self, name: str, home: Path) -> None:
        self.name = name
        vocabulary = load_vocabulary(home / "words.toml")
        cards = tomllib.loads((home / "cards.toml").read_text(encoding="utf-8"))
        tokens = frozenset(str(token["name"]) for token in cards.get("token", []))
        self.vocabulary = replace(vocabulary, names=tokens)
        self.language: Language = language_for(self.vocabulary)
        read = read_cards(home / "cards.toml", vocabulary)
        self.texts: list[Abilities] = [each for card in read for each in (card.abilities, card.condition)]
        self.examples = read_examples(home / "examples.toml")
        for example in self.examples:
            facts = CardFacts("", example.type, example.kind)
            self.texts.append(read_text(example.text, self.language, facts))

    def shortest(self) -> dict[Construct, Example]:
        """The shortest example of every construct that this game's texts use."""
        return shortest_examples(((self.name, abilities) for abilities in self.texts), self.language)

    def verb_examples(self) -> dict[str, str]:
        """The shortest text with each verb."""
        found: dict[str, str] = {}
        for abilities in self.texts:
            said = write_text(abilities, self.language) if abilities else ""
            for node in nodes(abilities):
                if isinstance(node, Clause) and len(said) < len(found.get(node.verb, said + " ")):
                    found[node.verb] = said
        return found


def read_examples(path: Path) -> tuple[ExampleText, ...]:
    """The examples of a game, none if it has no such file."""
    return msgspec.toml.decode(path.read_bytes(), type=ExampleFile).example if path.is_file() else ()


def general_page(speakers: list[Speaker]) -> str:
    """The language that all games share: sentences, and everything that they are made of."""
    found: dict[Construct, Example] = {}
    listed: dict[Construct, None] = {}
    for speaker in speakers:
        listed |= dict.fromkeys(constructs(speaker.language))
        for construct, example in speaker.shortest().items():
            if construct not in found or len(example.sentence) < len(found[construct].sentence):
                found[construct] = example
    lines = ["# The card language", "", MADE, "", introduction(), ""]
    for chapter in [name for name, _ in CHAPTERS] + [OTHERS]:
        shown = sorted((each for each in listed if each.chapter == chapter and each in found), key=pattern_of)
        if shown:
            lines += [f"## {chapter}", "", "| Pattern | Example | Game |", "|---|---|---|"]
            lines += [row_of(each.pattern, found[each].sentence, found[each].game) for each in shown]
            lines.append("")
    bare = sorted({each.pattern for each in listed if each not in found})
    if bare:
        lines += ["## Patterns that no card says yet", "", *(f"- {pattern}" for pattern in bare), ""]
    lines += ["## Words that mean the same", "", "| You may write | It is read as |", "|---|---|"]
    lines += [row_of(said, meant) for said, meant in sorted((PHRASES | VERB_SYNONYMS).items())]
    lines += [row_of(said, " ".join(meant)) for said, meant in sorted(CONTRACTIONS.items())]
    return "\n".join(lines) + "\n"


def introduction() -> str:
    """What to know before the patterns."""
    text = (Path(__file__).parent / "handbook.md").read_text(encoding="utf-8")
    return text.format(characters=TEXT, words=SENTENCE, number=NUMBER).strip()


def pattern_of(construct: Construct) -> str:
    """Sort constructs by their words."""
    return construct.pattern


def row_of(*cells: str) -> str:
    """One row of a table."""
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def game_page(speaker: Speaker) -> str:
    """One game's words: what its cards may name, and every verb with its patterns."""
    vocabulary = speaker.vocabulary
    words = vocabulary.words
    lines = [f"# The words of {speaker.name}", "", MADE, "", *GAME_INTRODUCTION, "", "## Nouns", ""]
    lines += ["| Word | Many | Also | What it is |", "|---|---|---|---|"]
    for name, noun in words.nouns.items():
        sort = {"any": "any card", "type": "a type of card", "object": "not a card"}.get(noun.role, "")
        of = " or ".join(vocabulary.noun(each) for each in noun.of)
        lines.append(
            row_of(
                vocabulary.noun(name), vocabulary.noun(name, True), ", ".join(noun.synonyms), sort or f"a kind of {of}"
            )
        )
    for title, group in GROUPS:
        entries: Mapping[str, object] = getattr(words, group)
        if entries:
            lines += ["", f"## {title}", "", "| Word | Also | |", "|---|---|---|"]
            for name, entry in entries.items():
                also = ", ".join(getattr(entry, "synonyms", ()))
                lines.append(row_of(vocabulary.phrase(group, name), also, told(entry)))
    for group, values in words.traits.items():
        lines += ["", f"## {group.capitalize()}", "", ", ".join(values.values())]
    for dial, settings in words.dials.items():
        lines += ["", f"## The {dial}", "", ", ".join(settings)]
    lines += ["", "## Verbs", "", "| Pattern | Meaning | Example |", "|---|---|---|"]
    examples = speaker.verb_examples()
    for verb in VERBS:
        if verb.id in words.verbs:
            lines.append(row_of("<br>".join(frames_of(verb)), meaning_of(verb, vocabulary), examples.get(verb.id, "")))
    if speaker.examples:
        lines += ["", "## More examples", "", *(f"- {example.text}" for example in speaker.examples)]
    return "\n".join(lines) + "\n"


def meaning_of(verb: Verb, vocabulary: Vocabulary) -> str:
    """What there is to say about a verb: how this game prints it, and its meaning."""
    said = vocabulary.words.says.get(verb.forms[0])
    return "; ".join(part for part in (f'printed as "{said}"' if said else "", verb.meaning) if part)


def told(entry: object) -> str:
    """What a word's entry says of it."""
    parts: list[str] = []
    match entry:
        case Resource(symbol=symbol) if symbol:
            parts.append(f"symbol {symbol}")
        case Stat(player=True):
            parts.append("of a player")
        case Zone(shared=True):
            parts.append("shared")
        case KeywordWords(reminder=reminder):
            parts.append(reminder)
        case Header(role=role):
            parts.append(HEADER_ROLES[role])
    return "; ".join(parts)


GROUPS: Final = (
    ("Numbers on cards and of players", "stats"),
    ("Resources", "resources"),
    ("Zones", "zones"),
    ("Times", "phases"),
    ("Keywords", "keywords"),
    ("States", "states"),
    ("Modes", "modes"),
    ("Words before a colon", "headers"),
)
HEADER_ROLES: Final = {
    "sort": "holds while the card is in play",
    "used": "an action that its player takes",
    "paid": "an action with a price before the colon",
    "answer": "used in response",
    "moment": "done at that moment",
}
GAME_INTRODUCTION: Final = [
    "What only this game's cards can name. How sentences are built is told in [the card language](language.md).",
]
