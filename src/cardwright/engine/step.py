"""Control flow as data: steps, options and decisions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from cardwright.engine.ids import NOBODY, CardId, Seat

if TYPE_CHECKING:
    from cardwright.engine.game import Game

G = TypeVar("G", bound="Game", contravariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[G]):
    """One rule, small and never changed once made. It holds ids, numbers and other immutable values."""

    def run(self, game: G) -> None:
        """Change the table or say what comes next."""
        raise NotImplementedError


@mypyc_attr(acyclic=True, free_list_len=1)
class Option:
    """One legal answer: a word, the cards it is about, and the step it leads to."""

    __slots__ = ("label", "step", "card", "target")

    def __init__(self, label: str, step: Step[Any], card: CardId = NOBODY, target: CardId = NOBODY) -> None:
        self.label = label
        self.step = step
        self.card = card
        self.target = target


@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """A question to one seat. `secret`: the other seat may not know that it was asked, nor what was answered."""

    __slots__ = ("seat", "prompt", "options", "about", "always", "secret")

    def __init__(
        self,
        seat: Seat,
        prompt: str,
        options: list[Option],
        about: CardId = NOBODY,
        always: bool = False,
        secret: bool = False,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.about = about
        self.always = always
        self.secret = secret
