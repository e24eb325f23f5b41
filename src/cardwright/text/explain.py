"""Errors with a cure: what is wrong, where, and which edits would do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from difflib import get_close_matches
from heapq import heappop, heappush
from typing import Final

from cardwright.text.errors import CardTextError, Problem
from cardwright.text.language import Language, SentenceError
from cardwright.text.lexicon import VERBS
from cardwright.text.limits import SEARCH, Meter
from cardwright.text.mending import Change, changes, is_known
from cardwright.text.reading import read_text
from cardwright.text.tokens import Word, split_sentences, split_words
from cardwright.text.tree import Abilities
from cardwright.text.words import CardFacts

SHOWN: Final = 3
STEPS: Final = 4
SLACK: Final = 0.25
"""How much more than the best edit another may change to be shown as well."""

Fits = Callable[[Abilities], bool]


def anything(_: Abilities) -> bool:
    """What is understood will do."""
    return True


def explain(error: CardTextError, language: Language, facts: CardFacts, fits: Fits = anything) -> CardTextError:
    """Return the error with a plain message and suggestions that are understood and fit."""
    if not isinstance(error, SentenceError):
        return error
    unknown = unknown_word(error, language)
    place = unknown or error.place
    message = say(place, unknown is not None, language)
    fitting = Search(language, facts, fits).cures(error)
    if fitting and fitting[0].word:
        message += f', did you mean "{fitting[0].word}"?'
    elif unknown is not None and not fitting:
        # Something else is wrong as well: the spelling can be mended all the same.
        for near in get_close_matches(unknown.text.lower(), language.spellings, 1, 0.75):
            message += f', did you mean "{near}"?'
    blocked = place.text.lower() or "end of sentence"
    problem = Problem(message, place.start, place.end, tuple(change.text for change in fitting), blocked)
    return CardTextError(error.text, problem)


@dataclass(order=True)
class State:
    """A changed text that is still not understood."""

    cost: float
    order: int
    steps: int = field(compare=False)
    error: SentenceError = field(compare=False)


class Search:
    """Looks for the cheapest changes after which a text is understood."""

    def __init__(self, language: Language, facts: CardFacts, fits: Fits) -> None:
        self.language = language
        self.facts = facts
        self.fits = fits
        self.meter = Meter(SEARCH)
        self.readable: set[tuple[str, ...]] = set()
        self.seen: set[str] = set()

    def cures(self, error: SentenceError) -> list[Change]:
        """Return the best changed texts, the likeliest first."""
        found: list[Change] = []
        queue = [State(0.0, 0, 0, error)]
        self.seen.add(error.text)
        while queue and self.meter.left > 0:
            state = heappop(queue)
            if found and state.cost > min(change.cost for change in found) + SLACK:
                break
            for change in changes(state.error, self.language):
                cost = state.cost + change.cost
                if change.text in self.seen or self.meter.left <= 0:
                    continue
                self.seen.add(change.text)
                left = self.read(change.text)
                if left is None:
                    found.append(Change(change.text, cost, change.word if state.steps == 0 else ""))
                elif isinstance(left, SentenceError) and state.steps + 1 < STEPS and self.is_nearer(left, state.error):
                    heappush(queue, State(cost, len(self.seen), state.steps + 1, left))
        found.sort(key=lambda change: change.cost)
        return [change for change in found if change.cost <= found[0].cost + SLACK][:SHOWN]

    def read(self, text: str) -> CardTextError | None:
        """Return why a text is not understood, None if it is; sentences read before are not read again."""
        self.meter.left -= 20 + len(text) // 4
        try:
            for words in split_sentences(split_words(text), text):
                key = tuple(word.text for word in words)
                if words and key not in self.readable:
                    self.meter.left -= len(words) ** 2 // 2
                    self.language.read(words, self.facts, text, meter=self.meter)
                    self.readable.add(key)
            abilities = read_text(text, self.language, self.facts)
        except CardTextError as error:
            return error
        return None if self.fits(abilities) else CardTextError(text, Problem("does nothing here", 0, 1))

    def is_nearer(self, error: SentenceError, before: SentenceError) -> bool:
        """Tell whether more of a text is understood than before the change."""
        return self.rest(error) < self.rest(before)

    def rest(self, error: SentenceError) -> tuple[int, int]:
        """Count the unknown words, and the characters after the word that does not fit."""
        unknown = sum(not is_known(word, self.language) for word in error.words)
        return unknown, len(error.text) - error.place.start


def say(place: Word, unknown: bool, language: Language) -> str:
    """Say what is wrong with a word."""
    if not place.text:
        return "the sentence breaks off here"
    if not unknown:
        return f'"{place.text}" does not fit here'
    for verb in VERBS:
        if place.text.lower() in verb.forms and verb.id not in language.vocabulary.words.verbs:
            return f'nothing can "{verb.forms[0]}" in this game'
    return f'unknown word "{place.text}"'


def unknown_word(error: SentenceError, language: Language) -> Word | None:
    """Return the first word that is in no vocabulary."""
    return next((word for word in error.words if not is_known(word, language)), None)
