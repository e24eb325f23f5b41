"""Errors of the card language, told with place, caret and cure."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Final

LIGHT: Final = 4
"""Words as short as this may come and go."""


class VocabularyError(Exception):
    """A game's words.toml cannot be used."""


@dataclass(frozen=True)
class Problem:
    """One thing wrong with a text: what, where in the text, and texts that would do."""

    message: str
    start: int
    end: int
    suggestions: tuple[str, ...] = ()
    blocked_by: str = ""


class CardTextError(Exception):
    """A card text that cannot be understood, with file, line, card, caret and suggestions."""

    def __init__(self, text: str, problem: Problem, file: str = "", line: int = 0, card: str = "") -> None:
        self.text = text
        self.problem = problem
        self.file = file
        self.line = line
        self.card = card
        super().__init__(self.explain())

    def at(self, file: str, line: int, card: str) -> CardTextError:
        """Return the same error with its place in a card file."""
        return CardTextError(self.text, self.problem, file, line, card)

    def explain(self) -> str:
        """Show the place, the line of text, a caret under the word, and the cure."""
        start = self.text.rfind("\n", 0, self.problem.start) + 1
        stop = self.text.find("\n", start)
        shown = self.text[start:] if stop < 0 else self.text[start:stop]
        column = self.problem.start - start
        width = max(1, min(self.problem.end, start + len(shown)) - self.problem.start)
        place = f"{self.file}:{self.line}" if self.file else ""
        head = "  ".join(part for part in (place, self.card) if part)
        lines = [head] if head else []
        lines += [f"    {shown}", f"    {' ' * column}{'^' * width} {self.problem.message}"]
        lines += [f"    try: {suggestion}{left_out(self.text, suggestion)}" for suggestion in self.problem.suggestions]
        return "\n".join(lines)


def left_out(text: str, suggestion: str) -> str:
    """Tell which words of a text a suggestion leaves out, so that nothing gets lost unseen."""
    old, new = text.split(), suggestion.split()
    lost: list[str] = []
    for what, start, end, first, last in SequenceMatcher(None, plain(old), plain(new), False).get_opcodes():
        if what == "delete" or (what == "replace" and end - start > last - first + 1):
            lost.append(" ".join(old[start:end]).strip(".,;:"))
    said = [f'"{words}"' for words in lost if len(words) > LIGHT]
    return f"  (leaves out {', '.join(said)})" if said else ""


def plain(words: list[str]) -> list[str]:
    """Words without their marks and capitals."""
    return [word.strip(".,;:()").lower() for word in words]


class CardFileError(Exception):
    """A card file with mistakes; `problems` has one located message for each."""

    def __init__(self, problems: list[str], errors: list[CardTextError] | None = None) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems
        self.errors = errors or []
