"""What a set of texts says, and what it cannot yet say, ranked by the number of texts blocked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from cardwright.text.errors import CardTextError, Problem
from cardwright.text.explain import Fits, anything, explain
from cardwright.text.language import language_for
from cardwright.text.printing import write_text
from cardwright.text.reading import read_text
from cardwright.text.tree import Abilities
from cardwright.text.words import CardFacts, Vocabulary


@dataclass(frozen=True)
class TextResult:
    """The outcome for one text: its canonical form, or the error with its suggestions."""

    text: str
    ok: bool
    canonical: str = ""
    error: str = ""
    suggestions: tuple[str, ...] = ()
    column: int = 0
    blocked_by: str = ""
    abilities: Abilities = ()


@dataclass(frozen=True)
class Report:
    """The outcomes for many texts, and the words that block most of them."""

    results: tuple[TextResult, ...]
    blocked: tuple[tuple[str, int], ...]

    @property
    def ok(self) -> bool:
        """Tell whether every text was understood."""
        return all(result.ok for result in self.results)


def possible_facts(vocabulary: Vocabulary) -> list[CardFacts]:
    """List a card of every sort: a text alone may belong to any of them."""
    found: list[CardFacts] = []
    nouns = vocabulary.words.nouns
    for name, noun in nouns.items():
        if noun.role != "type":
            continue
        kinds = [kind for kind, entry in nouns.items() if entry.role == "kind" and name in entry.of]
        if noun.stays or not kinds:
            found.append(CardFacts("", name, ""))
        found += [CardFacts("", name, kind) for kind in kinds]
    return found


def distinct_facts(vocabulary: Vocabulary) -> list[CardFacts]:
    """Keep one card for each way of bearing a text: done once, staying, attached, worn, waiting."""
    nouns = vocabulary.words.nouns
    found: dict[tuple[bool, ...], CardFacts] = {}
    for facts in possible_facts(vocabulary):
        noun = nouns[facts.type]
        bears = (vocabulary.stays(facts), vocabulary.attaches(facts), noun.worn != (), noun.waits)
        found.setdefault(bears, facts)
    return [found[key] for key in sorted(found)]


def read_alone(text: str, vocabulary: Vocabulary, facts: CardFacts | None = None, fits: Fits = anything) -> TextResult:
    """Understand one text, on a card of whatever sort it makes sense; suggestions are of what fits."""
    language = language_for(vocabulary)
    errors: list[tuple[CardTextError, CardFacts]] = []
    idle: tuple[Abilities, CardFacts] | None = None
    for sort in [facts] if facts is not None else distinct_facts(vocabulary):
        try:
            abilities = read_text(text, language, sort)
        except CardTextError as error:
            errors.append((error, sort))
        else:
            if fits(abilities):
                return TextResult(text, True, write_text(abilities, language), abilities=abilities)
            idle = idle or (abilities, sort)
    if idle is not None:
        blank = CardTextError(text, Problem("", 0, len(text)))
        cures = explain(blank, language, idle[1], fits).problem.suggestions
        return TextResult(text, True, write_text(idle[0], language), suggestions=cures, abilities=idle[0])
    best, sort = max(errors, key=lambda pair: pair[0].problem.start)
    told = explain(best, language, sort, fits)
    problem = told.problem
    return TextResult(
        text,
        False,
        error=problem.message,
        suggestions=problem.suggestions,
        column=problem.start,
        blocked_by=problem.blocked_by or problem.message,
    )


def read_all(texts: Iterable[str], vocabulary: Vocabulary) -> Report:
    """Understand many texts and rank what blocks them."""
    results = tuple(read_alone(text, vocabulary) for text in texts)
    counts = Counter(result.blocked_by for result in results if not result.ok)
    return Report(results, tuple(counts.most_common()))
