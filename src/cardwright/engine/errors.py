"""One exception class per audience."""


class RulesError(Exception):
    """A mistake in a game's rules; the message carries the position."""


class IllegalChoice(Exception):
    """An answer that is not among the options."""


class SetupError(Exception):
    """A deck, option, position or record that cannot be used; one line per violation."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems
