"""From a text to its abilities: read, assemble, resolve, check; and back."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import islice, product
from typing import Any, Final

from cardwright.text.all_or_any import asks_of_any
from cardwright.text.answering import answered, unanswered
from cardwright.text.assemble import Assembler
from cardwright.text.bearing import hosts_said, with_host
from cardwright.text.by_its_deed import by_its_deed
from cardwright.text.check import Senseless, check
from cardwright.text.check_steps import check_steps
from cardwright.text.counted_there import counted_there
from cardwright.text.errors import CardTextError, Problem
from cardwright.text.explaining import with_x_explained
from cardwright.text.held_one import about_the_held
from cardwright.text.in_hand import as_held
from cardwright.text.language import Language, Manner, Quotes, SentenceError
from cardwright.text.lending import said_plainly
from cardwright.text.limits import COMBINATIONS, MARKS, TEXT, WORK, WORK_FOR_CARDS, Meter, is_ordinary
from cardwright.text.naming import said_in_full
from cardwright.text.normalise import is_arrow, is_loose, prepare
from cardwright.text.printing import write_text, written
from cardwright.text.referents import Unresolved
from cardwright.text.reminders import after_advice, after_name, after_type, is_reminder, is_type
from cardwright.text.resolve import Resolver
from cardwright.text.retelling import retold
from cardwright.text.same_subject import of_the_same
from cardwright.text.sections import Misfit
from cardwright.text.shorthand import with_haste
from cardwright.text.sole import others_of_this, than_before
from cardwright.text.stopped import stopped
from cardwright.text.their_own import of_their_own
from cardwright.text.then_asked import then_asked
from cardwright.text.tokens import Word, split_sentences, split_words
from cardwright.text.tree import Abilities, Attach, Lasts, ThatPlayer, exchanged
from cardwright.text.triggers import kept_meanwhile
from cardwright.text.unsaid import with_own
from cardwright.text.usual import Usual
from cardwright.text.words import CardFacts, Vocabulary

NOBODY_MEANT: Final = ("means no player here", '"them" means nothing here')
"""What is wrong where "they" may be your opponent, or one thing alone."""
HEADING: Final = 10
"""How many words a heading may have."""
NOT_SAID: Final = "cards of this game do not say this"


@dataclass(frozen=True)
class Page:
    """A text being read: on what card, with how much patience, and the abilities that stand in quotes."""

    text: str
    language: Language
    facts: CardFacts
    patience: int
    meter: Meter
    quotes: Quotes
    spare: Meter = field(default_factory=lambda: Meter(WORK))
    """What is left for trying sentences in other orders."""
    turned: bool = False
    """Whether another order is tried before that of the text."""
    manner: Manner = "plainly"

    def read(self, words: list[Word]) -> list[Any]:
        """Return all readings of one sentence."""
        return self.language.read(words, self.facts, self.text, self.patience, self.meter, self.quotes, self.manner)

    def is_patient(self) -> bool:
        """Tell whether sentences are tried in other orders."""
        return self.manner in ("plainly", "freely") and is_ordinary(self.text)

    def retell(self, words: list[Word]) -> list[tuple[list[Word], list[Any]]]:
        """Return the readings of one sentence in another order."""
        if not self.is_patient():
            return []
        told = retold(words, self.language, self.facts, self.patience, self.spare, self.manner)
        return [(words, readings) for readings in told or ()]


def read_text(
    text: str,
    language: Language,
    facts: CardFacts,
    patience: int = 1,
    meter: Meter | None = None,
    manner: Manner = "freely",
) -> Abilities:
    """Return the one meaning of a text, or raise the located error; patience weighs more readings than is usual.

    What cannot be printed so that it is read again as the same is refused: cards do not say it.
    """
    abilities = read_with_names(text, language, facts, patience, meter, manner)
    if asks_of_any(text, abilities):
        raise CardTextError(text, Problem("this would be asked of any of them, not of all", 0, len(text)))
    canonical = write_text(abilities, language)
    if canonical != text and not is_read_as(abilities, canonical, language, facts, patience):
        raise CardTextError(text, Problem(NOT_SAID, 0, len(text)))
    return abilities


def read_with_names(
    text: str, language: Language, facts: CardFacts, patience: int, meter: Meter | None, manner: Manner
) -> Abilities:
    """Return the meaning of a text; where it has none, of one in which cards are not called by their names.

    Only where that has none either may its phrases be said in other words.
    """
    first: Manner = "plainly" if manner == "freely" else manner
    try:
        return read_once(text, language, facts, patience, meter, first)
    except CardTextError as error:
        if error.problem.blocked_by == "length":
            raise
        told = said_in_full(text, facts, language)
        ways = [(told, first)] if told != text else []
        if manner == "freely" and is_ordinary(text):
            ways.append((text, manner))
        for other, how in ways:
            try:
                return read_once(other, language, facts, patience, None, how)
            except CardTextError:
                continue
        raise


def is_read_as(abilities: Abilities, canonical: str, language: Language, facts: CardFacts, patience: int) -> bool:
    """Tell whether a printed text is understood as what it was printed from; one too long to tell, or one that stays
    open because "they" may be things or a player, is believed."""
    try:
        return read_once(canonical, language, facts, patience, None) == abilities
    except CardTextError as error:
        return error.problem.blocked_by in ("ambiguous", "length")


def read_once(
    text: str, language: Language, facts: CardFacts, patience: int, meter: Meter | None, manner: Manner = "plainly"
) -> Abilities:
    """Return the one meaning of a text."""
    if len(text) > TEXT:
        raise CardTextError(text[:80], Problem(f"text longer than {TEXT} characters", 0, 1, blocked_by="length"))
    work = WORK_FOR_CARDS if is_ordinary(text) else WORK
    page = Page(text, language, facts, patience, meter or Meter(work * patience), {}, manner=manner)
    words = prepare(with_haste(then_asked(split_words(text)), language.vocabulary), text, language.vocabulary, facts)
    try:
        return read_words(words, page)
    except SentenceError:
        raise
    except CardTextError as error:
        if error.problem.blocked_by or not page.is_patient():
            raise
        try:  # what cannot be meant in this order may well be in another
            turned = Page(text, language, facts, patience, page.meter, {}, page.spare, turned=True, manner=manner)
            return read_words(words, turned)
        except CardTextError:
            raise error from None


def read_words(words: list[Word], page: Page) -> Abilities:
    """Return the one meaning of the words of a text, or of what stands in quotes there."""
    sentences: list[list[Word]] = []
    readings: list[list[Any]] = []
    for sentence in split_sentences(words, page.text):
        page.quotes.update(quoted_abilities(sentence, page))
        for part, found in read_told(sentence, page, bool(sentences)):
            sentences.append(part)
            readings.append(found)
    if words and not sentences:
        raise CardTextError(page.text, Problem("this says nothing that the game could do", 0, len(page.text)))
    return settle(page.text, sentences, readings, page.language, page.facts, COMBINATIONS * page.patience)


def read_told(words: list[Word], page: Page, more: bool) -> list[tuple[list[Word], list[Any]]]:
    """Read one sentence behind its name, if it has one; a reminder of the rules after what is said adds nothing."""
    try:
        return read_sentence(words, page)
    except SentenceError:
        if start := after_advice(words):
            read_sentence(words[start:], page)
            return []
        if more and is_reminder(page.text[words[0].start : words[-1].end]):
            return []
        if is_type(words, page.facts, page.language.vocabulary):
            return []
        if (parts := after_heading(words, page)) is not None:
            return parts
        start = after_name(words, page.text, page.language) or after_type(words, page.facts, page.language.vocabulary)
        if not start:
            raise
        try:
            return read_sentence(words[start:], page)
        except SentenceError:
            pass
        raise


def after_heading(words: list[Word], page: Page) -> list[tuple[list[Word], list[Any]]] | None:
    """Read what stands behind a colon as a sentence of its own where the first words tell how long the card lasts,
    or what it is attached to."""
    colon = next((index for index, word in enumerate(words[:HEADING]) if word.text == ":"), 0)
    if not colon or colon + 1 == len(words):
        return None
    try:
        heading = page.read(words[:colon])
        if not all(isinstance(each, Lasts | Attach) for each in heading):
            return None
        return [(words[:colon], heading), *read_sentence(words[colon + 1 :], page)]
    except SentenceError:
        return None


def read_sentence(words: list[Word], page: Page) -> list[tuple[list[Word], list[Any]]]:
    """Read one sentence, or what stands between its commas as sentences of their own."""
    if not words:
        return [(words, [None])]
    if page.turned and (told := page.retell(words)):
        return told
    try:
        return [(words, page.read(words))]
    except SentenceError as error:
        if told := page.retell(words):
            return told
        try:
            parts = split_at_marks(words, page)
            if parts is None and any(is_loose(word, page.text) for word in words):
                parts = read_loosely(words, page)
        except CardTextError:  # it took too long to try: what is wrong with the sentence as a whole is told
            parts = None
        if parts is None:
            raise error from None
        return parts


def read_loosely(words: list[Word], page: Page) -> list[tuple[list[Word], list[Any]]] | None:
    """Read dashes and arrows as commas, or arrows as what leads to a place."""
    for mark in (",", "to"):
        said = [
            Word(mark, word.start, word.end)
            if is_loose(word, page.text) and (mark == "," or is_arrow(word, page.text))
            else word
            for word in words
        ]
        if said == words:
            continue
        try:
            return read_sentence(said, page)
        except SentenceError:
            continue
    return None


def quoted_abilities(words: list[Word], page: Page) -> Quotes:
    """Read what stands in quotes: abilities of whatever gets them, in a scope of their own."""
    found: Quotes = {}
    vocabulary = page.language.vocabulary
    sorts = distinct_sorts(vocabulary)
    marks = [index for index, word in enumerate(words) if word.text == '"']
    for opening, closing in zip(marks[::2], marks[1::2], strict=False):
        if sorts and closing - opening > 1:
            inner = replace_facts(page, sorts[0])
            found[words[opening].start] = (words[closing].end, read_words(words[opening + 1 : closing], inner))
    return found


def replace_facts(page: Page, facts: CardFacts) -> Page:
    """Return the page for what another card would say."""
    return Page(page.text, page.language, facts, page.patience, page.meter, {}, page.spare, manner=page.manner)


def distinct_sorts(vocabulary: Vocabulary) -> list[CardFacts]:
    """List the sorts of cards that stay in play by themselves."""
    nouns = vocabulary.words.nouns
    names = [name for name, noun in nouns.items() if noun.role == "type" and noun.stays and not noun.attaches]
    return [CardFacts("", name) for name in names]


def split_at_marks(words: list[Word], page: Page) -> list[tuple[list[Word], list[Any]]] | None:
    """Read a note whose sentences are only set apart by commas and semicolons: the longest first part that reads."""
    chosen = words[0].text.lower() in ("choose", "pick", "select")  # "choose a creature: it gets +1/+0"
    marks = [index for index, word in enumerate(words) if word.text in (",", ";") or (chosen and word.text == ":")]
    modes = any(word.text == ";" for word in words) and any(word.text == ":" for word in words)
    if len(marks) > MARKS or (chosen and modes):
        return None
    for mark in reversed(marks):
        start = mark + 1
        while start < len(words) and words[start].text.lower() in ("and", "then", "but", ","):
            start += 1
        if mark == 0 or start >= len(words):
            continue
        try:
            first = page.read(words[:mark])
            rest = read_sentence(words[start:], page)
        except SentenceError:
            continue
        return [(words[:mark], first), *rest]
    return None


def settle(
    text: str,
    sentences: list[list[Word]],
    readings: list[list[Any]],
    language: Language,
    facts: CardFacts,
    combinations: int,
) -> Abilities:
    """Keep the readings that make sense together; one must be left."""
    try:
        return settled(text, sentences, readings, language, facts, combinations, False)
    except CardTextError as error:
        if not any(said in error.problem.message for said in NOBODY_MEANT):
            raise
        try:
            return settled(text, sentences, readings, language, facts, combinations, True)
        except CardTextError:
            raise error from None


def settled(
    text: str,
    sentences: list[list[Word]],
    readings: list[list[Any]],
    language: Language,
    facts: CardFacts,
    combinations: int,
    rival: bool,
) -> Abilities:
    """Keep the readings that make sense; where they alone do, with your opponent for "they"."""
    found: list[Abilities] = []
    first: CardTextError | None = None
    for choice in islice(product(*readings), combinations):
        try:
            abilities = understand(list(choice), language, facts, rival)
        except Misfit as error:
            words = sentences[error.index]
            problem = Problem(error.message, words[0].start, words[-1].end)
            first = first or CardTextError(text, problem)
        except Unresolved as error:
            first = first or CardTextError(text, locate(error.message, error.word, sentences))
        except Senseless as error:
            first = first or CardTextError(text, locate(error.message, error.word, sentences))
        else:
            if not found or (abilities not in found and by_noun(abilities) not in [by_noun(each) for each in found]):
                found.append(abilities)
    sayable = [each for each in found if is_sayable(each, language)]
    if found and not sayable:
        raise CardTextError(text, Problem(NOT_SAID, 0, len(text)))
    found = sayable
    if len(found) > 1:
        both = tuple(write_text(each, language) for each in found[:2])
        if both[0] == both[1]:
            both = tuple(write_text(by_noun(each), language) for each in found[:2])
        raise CardTextError(text, Problem("this can be read in two ways", 0, len(text), both, "ambiguous"))
    if not found:
        assert first is not None
        raise first
    return found[0]


def is_sayable(abilities: Abilities, language: Language) -> bool:
    """Tell whether cards of this game can say such abilities."""
    return None not in written(abilities, language)


def by_noun(value: Any) -> Any:
    """Say "that player" for "they", to tell two readings apart."""
    return exchanged(value, lambda one: ThatPlayer("that player", one.slot) if isinstance(one, ThatPlayer) else None)


def understand(sentences: list[Any], language: Language, facts: CardFacts, rival: bool = False) -> Abilities:
    """Assemble, resolve and check one combination of readings."""
    vocabulary = language.vocabulary
    plain = [said_plainly(with_own(one, vocabulary, facts)) for one in sentences]
    told = unanswered(answered(with_x_explained(plain), vocabulary, facts), vocabulary, facts)
    abilities = of_their_own(with_host(Assembler(vocabulary, facts).assemble(told), vocabulary, facts))
    usual = stopped(counted_there(Usual(vocabulary, facts).abilities(abilities)), vocabulary)
    usual = of_the_same(by_its_deed(about_the_held(usual, vocabulary, facts), vocabulary))
    usual = kept_meanwhile(usual, vocabulary)
    resolver = Resolver(vocabulary, facts)
    resolver.rival = rival
    resolver.host_nouns = hosts_said(usual, vocabulary)
    resolved: Abilities = as_held(than_before(others_of_this(resolver.resolve(usual)), facts), vocabulary)
    check(resolved, vocabulary, facts)
    check_steps(resolved, vocabulary, facts)
    return resolved


def locate(message: str, word: str, sentences: list[list[Word]]) -> Problem:
    """Point at the last mention of a word."""
    said = {"it": ("it", "its", "itself"), "them": ("them", "they", "their"), "they": ("they", "their")}
    for words in reversed(sentences):
        for each in reversed(words):
            if each.text.lower() in said.get(word, (word,)):
                return Problem(message, each.start, each.end)
    first = next((words for words in sentences if words), None)
    return Problem(message, first[0].start, first[-1].end) if first else Problem(message, 0, 1)
