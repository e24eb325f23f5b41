"""A sentence that cannot be read, with the edits after which it can: changes of the text, the cheapest first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cardwright.text.allowances import allowances
from cardwright.text.correcting import Corrector, Edit, GraphBuilder, edited
from cardwright.text.errors import CardTextError
from cardwright.text.keeping import adds, keeps
from cardwright.text.language import Language
from cardwright.text.limits import Meter, TooDeep
from cardwright.text.reading import Page, quoted_abilities
from cardwright.text.rewording import Change
from cardwright.text.tokens import Word
from cardwright.text.words import CardFacts

BUDGETS: Final = (0.45, 0.95)
"""How much edits may cost in all, tried one after another."""
STEP: Final = 4
"""A step of reading with edits takes as long as so many of plain reading."""
MOST: Final = 40
"""Words of a sentence that is tried."""
OFFERED: Final = 6


def corrections(
    text: str, words: list[Word], language: Language, facts: CardFacts, meter: Meter, most: float = BUDGETS[-1]
) -> Iterator[Change]:
    """List a text with one sentence edited so that the table reads it."""
    if not words or len(words) > MOST:
        return
    try:
        quotes = quoted_abilities(words, Page(text, language, facts, 1, meter, {}, manner="hastily"))
    except (CardTextError, TooDeep):
        return
    edits = allowances(text, words, language)
    for budget in [each for each in BUDGETS if each <= most]:
        allowed = [edit for edit in edits if edit.cost <= budget]
        graph = GraphBuilder(words, language, facts, quotes).build(allowed)
        for table in (language.table, language.noted):
            left = meter.left // STEP
            own = Meter(left)
            try:
                found = Corrector(table, graph, own, budget).readings("sentence")
            except (TooDeep, RecursionError):
                found = []
            meter.left -= (left - max(0, own.left)) * STEP
            offered = 0
            for cost, trail in found:
                used = [allowed[number] for number in trail]
                change = changed(text, words, used, cost)
                if (
                    change.text != text
                    and not is_moved(used, words)
                    and offered < OFFERED
                    and keeps(text, change.text)
                    and not adds(text, change.text)
                ):
                    offered += 1
                    yield change
            if offered:
                return
            if meter.left <= 0:
                return


def changed(text: str, words: list[Word], edits: list[Edit], cost: float) -> Change:
    """The text with edits; one word for one other is told as such."""
    own = [edit for edit in edits if not edit.kept]
    word = own[0].said if len(own) == 1 and own[0].end - own[0].start == 1 else ""
    freely = len(own) < len(edits)
    told = "" if " " in word or not word.isalpha() else word
    return Change(edited(text, words, edits), cost, told, apart=True, freely=freely)


def is_moved(edits: list[Edit], words: list[Word]) -> bool:
    """Tell whether a comma would come to stand elsewhere: that divides the sentence otherwise."""
    gone = any(not edit.said and words[edit.start].text == "," for edit in edits)
    return gone and any(edit.said == "," and edit.start == edit.end for edit in edits)
