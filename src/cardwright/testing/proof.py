"""Which rules a test shows to hold."""

from collections.abc import Callable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., object])


def proves(*rules: str) -> Callable[[Test], Test]:
    """Cite the rules that a test proves, as `@proves("DOJ-25")`."""

    def cite(test: Test) -> Test:
        test.__dict__["rules"] = rules
        return test

    return cite
