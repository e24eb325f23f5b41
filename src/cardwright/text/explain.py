"""Errors with a cure: what is wrong, where, and which edits would do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from difflib import get_close_matches
from heapq import heappop, heappush
from typing import Final

from cardwright.text.coined import unexplained
from cardwright.text.corrections import corrections
from cardwright.text.errors import CardTextError, Problem
from cardwright.text.keeping import keeps, keeps_one
from cardwright.text.language import Language, SentenceError
from cardwright.text.lexicon import VERBS
from cardwright.text.limits import SEARCH, THOROUGH, Meter, is_ordinary
from cardwright.text.mending import changes, is_known
from cardwright.text.normalise import prepare
from cardwright.text.phrasebook import EVERYDAY
from cardwright.text.proofreading import proofread
from cardwright.text.reading import Page, read_text, split_at_marks
from cardwright.text.rephrasing import plurals
from cardwright.text.rewording import Change
from cardwright.text.tokens import Word, split_sentences, split_words
from cardwright.text.tree import Abilities
from cardwright.text.words import CardFacts

SHOWN: Final = 3
FREELY: Final = 8000
"""What it costs to read a text in whatever words."""
STEPS: Final = 4
SLACK: Final = 0.25
"""How much more than the best edit another may change to be shown as well."""

SURE: Final = 0.85
"""How alike two words are if one is the other misspelled."""
Fits = Callable[[Abilities], bool]


def anything(_: Abilities) -> bool:
    """What is understood will do."""
    return True


def explain(error: CardTextError, language: Language, facts: CardFacts, fits: Fits = anything) -> CardTextError:
    """Return the error with a plain message and suggestions that are understood and fit."""
    problem = error.problem
    if problem.blocked_by == "length":
        return error
    search = Search(language, facts, fits)
    if problem.blocked_by == "ambiguous" and any(search.read_freely(said) is None for said in problem.suggestions):
        return error
    fitting = search.cures(error)
    suggestions = tuple(change.text for change in fitting)
    if not isinstance(error, SentenceError):
        told = Problem(problem.message, problem.start, problem.end, suggestions, problem.blocked_by)
        return CardTextError(error.text, told)
    unknown = unknown_word(error, language)
    place = unknown or error.place
    message = say(place, unknown is not None, language)
    if unknown is not None and not fitting and unexplained(unknown, error.words):
        message = f'"{place.text}" is no keyword of this game: explain it in parentheses behind it'
    near = fitting[0].word if fitting else respelled(unknown, language)
    if near and near != place.text.lower() and (not fitting or is_there(fitting[0].text, error.text, place)):
        message += f', did you mean "{near}"?'
    blocked = place.text.lower() or "end of sentence"
    return CardTextError(error.text, Problem(message, place.start, place.end, suggestions, blocked))


def is_there(new: str, old: str, place: Word) -> bool:
    """Tell whether a changed text is changed at a place."""
    return new[: place.start].lower() == old[: place.start].lower() and new[place.start :] != old[place.start :]


def respelled(word: Word | None, language: Language) -> str:
    """Return the word for which one is surely misspelled, though something else is wrong with the text as well."""
    if word is None or word.text.lower() in EVERYDAY:
        return ""
    lower = word.text.lower()
    for near in get_close_matches(lower, language.spellings, 1, SURE):
        if near[0] == lower[0] and near[-1] == lower[-1]:
            return near
    return ""


@dataclass(order=True)
class State:
    """A changed text that is still not understood."""

    cost: float
    order: int
    steps: int = field(compare=False)
    error: CardTextError = field(compare=False)
    meant: str = field(compare=False)
    """The text without the remarks that were left out."""


class Search:
    """Looks for the cheapest changes after which a text is understood."""

    def __init__(self, language: Language, facts: CardFacts, fits: Fits) -> None:
        self.language = language
        self.facts = facts
        self.fits = fits
        self.meter = Meter(SEARCH)
        self.readable: set[tuple[str, ...]] = set()
        self.unread: dict[tuple[str, ...], SentenceError] = {}
        self.seen: set[str] = set()
        self.nouns = frozenset(plurals(language).values())

    def cures(self, error: CardTextError) -> list[Change]:
        """Return the best changed texts, the likeliest first."""
        found: list[Change] = []
        self.meter = Meter(THOROUGH if is_ordinary(error.text) else SEARCH)
        queue = [State(0.0, 0, 0, error, error.text)]
        self.seen.add(error.text.lower())
        self.proofread(error.text, found, queue)
        while queue and self.meter.left > 0:
            state = heappop(queue)
            if found and state.cost > min(change.cost for change in found) + SLACK:
                break
            for change in self.changes(state.error):
                cost = state.cost + change.cost
                if found and cost > min(each.cost for each in found) + SLACK:
                    continue
                key = change.text.lower()
                meant = change.text if change.remark else state.meant
                if key in self.seen or self.meter.left <= 0 or not keeps(meant, change.text):
                    continue
                self.seen.add(key)
                left = self.read_freely(change.text) if change.freely else self.read(change.text)
                if left is None and not keeps_one(meant, change.text, self.nouns):
                    continue
                if left is None:
                    found.append(Change(change.text, cost, change.word if state.steps == 0 else ""))
                elif state.steps + 1 < STEPS and self.is_progress(left, state, change):
                    heappush(queue, State(cost, len(self.seen), state.steps + 1, left, meant))
        found.sort(key=lambda change: change.cost)
        return [change for change in found if change.cost <= found[0].cost + SLACK][:SHOWN]

    def proofread(self, text: str, found: list[Change], queue: list[State]) -> None:
        """Begin with the text whose slips are mended, in case that is all that is wrong, or part of it."""
        for change in proofread(text, self.language) if is_ordinary(text) else ():
            if change.text.lower() in self.seen or not keeps(text, change.text):
                continue
            self.seen.add(change.text.lower())
            left = self.read_freely(change.text)
            if left is None:
                found.append(change)
            else:
                queue.append(State(change.cost, len(self.seen), 1, left, change.text))

    def read_freely(self, text: str) -> CardTextError | None:
        """Return why a text is not understood in whatever words, None if it is."""
        self.meter.left -= FREELY
        try:
            abilities = read_text(text, self.language, self.facts)
        except CardTextError as error:
            return error
        return None if self.fits(abilities) else CardTextError(text, Problem("does nothing here", 0, 1))

    def changes(self, error: CardTextError) -> Iterator[Change]:
        """List changes of a text, first those after which the sentence that is not understood can be read."""
        for words in self.unfit(error) if is_ordinary(error.text) else ():
            yield from corrections(error.text, words, self.language, self.facts, self.meter)
        yield from changes(error, self.language)

    def unfit(self, error: CardTextError) -> list[list[Word]]:
        """Return the sentence at which an error points, or all of them."""
        if isinstance(error, SentenceError):
            return [error.words]
        text, problem = error.text, error.problem
        try:
            sentences = split_sentences(prepare(split_words(text), text, self.language.vocabulary), text)
        except CardTextError:
            return []
        return [words for words in sentences if words and words[0].start <= problem.start < words[-1].end] or sentences

    def read(self, text: str) -> CardTextError | None:
        """Return why a text is not understood, None if it is; sentences read before are not read again."""
        self.meter.left -= 20 + 4 * len(text)
        try:
            for words in split_sentences(prepare(split_words(text), text, self.language.vocabulary), text):
                key = tuple(word.text for word in words)
                if words and key not in self.readable and '"' not in key:
                    self.meter.left -= len(words) ** 2 // 2
                    self.read_sentence(words, text)
                    self.readable.add(key)
            abilities = read_text(text, self.language, self.facts, manner="hastily")
        except CardTextError as error:
            return error
        return None if self.fits(abilities) else CardTextError(text, Problem("does nothing here", 0, 1))

    def read_sentence(self, words: list[Word], text: str) -> None:
        """Read one sentence, or several that only commas set apart."""
        try:
            self.language.read(words, self.facts, text, meter=self.meter)
        except SentenceError as error:
            mark = next((word for word in words if word.text in (",", ";")), error.place)
            page = Page(text, self.language, self.facts, 1, self.meter, {}, manner="hastily")
            if mark.start >= error.place.start or split_at_marks(words, page) is None:
                raise

    def is_progress(self, error: CardTextError, state: State, change: Change) -> bool:
        """Tell whether more of a text is understood than before the change, or another phrase may be changed too."""
        now, before = self.rest(error), self.rest(state.error)
        return now < before or (change.apart and state.steps == 0 and now[0] <= before[0])

    def rest(self, error: CardTextError) -> tuple[int, int]:
        """Count the unknown words, and the characters after the word that does not fit."""
        if not isinstance(error, SentenceError):
            return 0, 0
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
