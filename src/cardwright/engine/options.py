"""The open questions of a game: named options with words for values."""

from __future__ import annotations

import difflib
from collections.abc import Mapping

from cardwright.engine.errors import SetupError


class OptionSpec:
    """One open question: its name, its rule, the values it can take, and what the designer wants to know.

    A number is whole, from `least` to `most` (0: without end); `values` are then the words that may stand for it.
    """

    def __init__(
        self,
        name: str,
        rule: str,
        values: tuple[str, ...],
        default: str,
        question: str,
        least: int = 0,
        most: int = 0,
    ) -> None:
        self.name = name
        self.rule = rule
        self.values = values
        self.default = default
        self.question = question
        self.least = least
        self.most = most
        self.is_number = not values or most > 0

    def problem(self, value: str) -> str | None:
        """Why a value cannot be used, None if it can."""
        if value in self.values:
            return None
        if not self.is_number:
            choices = " or ".join(self.values)
            return f"option {self.name} cannot be {value!r}: choose {choices}{nearest(value, self.values)}"
        if value.isascii() and value.isdigit() and len(value) < 10 and self.least <= int(value):
            if self.most == 0 or int(value) <= self.most:
                return None
        span = f"from {self.least}" if self.most == 0 else f"from {self.least} to {self.most}"
        words = "".join(f" or {word}" for word in self.values)
        return f"option {self.name} must be a whole number {span}{words}, not {value!r}"


def nearest(word: str, words: tuple[str, ...] | list[str]) -> str:
    """A hint at the word that was probably meant."""
    found = difflib.get_close_matches(word.lower(), [one.lower() for one in words], n=1)
    for one in words:
        if found and one.lower() == found[0]:
            return f' (did you mean "{one}"?)'
    return ""


def read_options(specs: tuple[OptionSpec, ...], given: Mapping[str, str]) -> dict[str, str]:
    """Every option with its value; all that is wrong with the given ones is reported at once."""
    problems: list[str] = []
    names = [spec.name for spec in specs]
    for name in given:
        if name not in names:
            problems.append(f"there is no option {name!r}{nearest(name, names)}; options are {', '.join(names)}")
    values: dict[str, str] = {}
    for spec in specs:
        value = given.get(spec.name, spec.default)
        problem = spec.problem(value)
        if problem is not None:
            problems.append(problem)
        values[spec.name] = value
    if problems:
        raise SetupError(problems)
    return values
