"""How much of a corpus of card texts the language takes: at once, after one suggested edit, wrongly, ambiguously."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, Literal

import msgspec

from cardwright.effects.trial import trouble_with
from cardwright.engine.zones import ZoneKind
from cardwright.testing.sense import Sense, sense_of
from cardwright.text import Abilities, CardFacts, CardTextError, Vocabulary, load_vocabulary
from cardwright.text.language import language_for
from cardwright.text.reading import read_text
from cardwright.text.report import read_alone

HALVES: Final = ("develop", "measure")
PATIENCE: Final = 8
"""How many times more readings are weighed when asking whether an accepted text is ambiguous after all."""

Verdict = Literal["accepted", "cured", "miscured", "refused"]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One text of a corpus, with the sort of card that bears it and, for many, its plain form written by hand.

    `meaning` is what its author meant, in words that the language need not understand.
    """

    number: int
    half: Literal["develop", "measure"]
    card: str
    text: str
    canonical: str = ""
    meaning: str = ""


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A reading that is built otherwise than the plain form and means the same all the same, with the reason."""

    game: str
    number: int
    reads: str
    why: str


class Rulings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rulings on a corpus."""

    ruling: tuple[Ruling, ...] = ()


class CorpusFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The texts of one game."""

    text: tuple[Entry, ...]


@dataclass(frozen=True)
class Outcome:
    """What became of one text.

    `cured` is refused with a suggested edit that is accepted; `miscured` if every such edit means something else than
    the plain form. `checked` if there is a plain form that could be read, `wrong` if the text was read otherwise,
    `ruled` if it was and a ruling says that it means the same.
    """

    game: str
    entry: Entry
    verdict: Verdict
    canonical: str = ""
    expected: str = ""
    checked: bool = False
    wrong: bool = False
    ruled: bool = False
    ambiguous: bool = False
    error: str = ""
    blocked_by: str = ""
    suggestions: tuple[str, ...] = ()


@dataclass(frozen=True)
class Shares:
    """The counts over some texts."""

    texts: int
    accepted: int
    cured: int
    miscured: int
    ambiguous: int
    wrong: int
    checked: int

    @property
    def first_try(self) -> float:
        """The share accepted at first try, in percent."""
        return 100 * self.accepted / self.texts if self.texts else 0.0

    @property
    def one_edit(self) -> float:
        """The share accepted at once or after one suggested edit, in percent."""
        return 100 * (self.accepted + self.cured) / self.texts if self.texts else 0.0


class Reader:
    """Reads the texts of one game as its card files are read: understood, and possible in the game."""

    def __init__(self, game: str, home: Path, zone_kinds: Sequence[ZoneKind]) -> None:
        cards = tomllib.loads((home / "cards.toml").read_text(encoding="utf-8"))
        tokens = frozenset(str(token["name"]) for token in cards.get("token", []))
        self.game = game
        self.vocabulary = replace(load_vocabulary(home / "words.toml"), names=tokens)
        self.zone_kinds = zone_kinds

    def meaning(self, text: str, facts: CardFacts, patience: int = 1) -> Abilities | None:
        """What a text says, None if it says nothing that the game could do."""
        try:
            found = read_text(text, language_for(self.vocabulary), facts, patience)
        except CardTextError:
            return None
        return found if self.is_possible(found) else None

    def is_possible(self, abilities: Abilities) -> bool:
        """Whether the game can do what abilities say."""
        return trouble_with(abilities, self.vocabulary, self.zone_kinds) is None

    def sense(self, text: str, facts: CardFacts) -> Sense | None:
        """What a text does, None if it is refused."""
        found = self.meaning(text, facts)
        return None if found is None else sense_of(found, self.vocabulary, self.zone_kinds)

    def judge(self, entry: Entry, same: str = "", cures: bool = True) -> Outcome:
        """Read one text, and where it is refused, try what the error suggests; `same` is what by a ruling is right.

        Without `cures` nothing is suggested, which is many times faster.
        """
        facts = facts_of(entry.card, self.vocabulary)
        if not cures and self.meaning(entry.text, facts) is None:
            return Outcome(self.game, entry, "refused")
        result = read_alone(entry.text, self.vocabulary, facts, self.is_possible)
        trouble = trouble_with(result.abilities, self.vocabulary, self.zone_kinds) if result.ok else None
        expected = self.sense(entry.canonical, facts) if entry.canonical else None
        if result.ok and trouble is None:
            other = expected not in (None, sense_of(result.abilities, self.vocabulary, self.zone_kinds))
            return Outcome(
                self.game,
                entry,
                "accepted",
                canonical=result.canonical,
                expected=entry.canonical,
                checked=expected is not None or result.canonical == entry.canonical,
                wrong=other and result.canonical != same,
                ruled=other and result.canonical == same,
                ambiguous=self.meaning(entry.text, facts, PATIENCE) != result.abilities,
            )
        cured: list[Sense] = []
        if result.blocked_by != "ambiguous":
            cured = [each for text in result.suggestions if (each := self.sense(text, facts)) is not None]
        verdict: Verdict = "cured" if cured else "refused"
        if cured and expected is not None and expected not in cured:
            verdict = "miscured"
        return Outcome(
            self.game,
            entry,
            verdict,
            expected=entry.canonical,
            checked=expected is not None,
            error=trouble or result.error,
            blocked_by=trouble or result.blocked_by,
            suggestions=result.suggestions,
        )


def facts_of(card: str, vocabulary: Vocabulary) -> CardFacts:
    """The type and kind that a corpus writes as "type - kind"; what is no kind of the type is said in the text."""
    nouns = vocabulary.words.nouns
    first, _, second = card.partition(" - ")
    for name, noun in nouns.items():
        if noun.role == "kind" and vocabulary.noun(name).lower() == first:
            return CardFacts("", noun.of[0], name)
    type_ = next(name for name, noun in nouns.items() if noun.role == "type" and name == first)
    for name, noun in nouns.items():
        if noun.role == "kind" and type_ in noun.of and vocabulary.noun(name).lower() == second:
            return CardFacts("", type_, name)
    return CardFacts("", type_, "")


def read_corpus(path: Path) -> tuple[Entry, ...]:
    """The texts of a corpus file."""
    return msgspec.toml.decode(path.read_bytes(), type=CorpusFile).text


def read_rulings(folder: Path) -> dict[tuple[str, int], Ruling]:
    """The rulings in a corpus folder, by game and number; none if there is no such file."""
    path = folder / "rulings.toml"
    if not path.exists():
        return {}
    return {(one.game, one.number): one for one in msgspec.toml.decode(path.read_bytes(), type=Rulings).ruling}


def judge_all(
    readers: Iterable[Reader], folder: Path, halves: Sequence[str] = HALVES, cures: bool = True
) -> Iterator[Outcome]:
    """Judge the texts of every game that has a corpus file in the folder."""
    rulings = read_rulings(folder)
    for reader in readers:
        for entry in read_corpus(folder / f"{reader.game}.toml"):
            if entry.half in halves:
                ruling = rulings.get((reader.game, entry.number))
                yield reader.judge(entry, ruling.reads if ruling is not None else "", cures)


def shares(outcomes: Iterable[Outcome]) -> Shares:
    """Count outcomes."""
    listed = list(outcomes)
    verdicts = Counter(outcome.verdict for outcome in listed)
    return Shares(
        texts=len(listed),
        accepted=verdicts["accepted"],
        cured=verdicts["cured"],
        miscured=verdicts["miscured"],
        ambiguous=sum(outcome.ambiguous for outcome in listed),
        wrong=sum(outcome.wrong for outcome in listed),
        checked=sum(outcome.checked and outcome.verdict == "accepted" for outcome in listed),
    )


def blocking(outcomes: Iterable[Outcome]) -> list[tuple[str, int]]:
    """What blocks most texts of the half that may be read."""
    counts = Counter(
        outcome.blocked_by for outcome in outcomes if outcome.verdict != "accepted" and outcome.entry.half == "develop"
    )
    return sorted(counts.items(), key=lambda item: (-item[1], item[0]))
