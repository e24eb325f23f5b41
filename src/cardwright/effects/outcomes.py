"""What came of an attack: nothing, a wound, a survivor."""

from __future__ import annotations

from typing import Final

from cardwright.effects.patterns import DeedPattern, EventPattern
from cardwright.effects.scope import CannotDo, Scope
from cardwright.engine import kinds
from cardwright.engine.ability import Frame, Pattern
from cardwright.engine.event import FIRST, Event
from cardwright.engine.game import Game
from cardwright.engine.ids import CARD_MASK, Ref
from cardwright.text import tree
from cardwright.text.tree import ALONE, CARRIED_OUT, HARMLESS, SURVIVED, SURVIVING, TOGETHER

HOWS: Final = {HARMLESS: 0, SURVIVED: 1, SURVIVING: 2, CARRIED_OUT: 3}
NO_DAMAGE: Final = 0
TARGET_LIVES: Final = 1
ANY: Final = 3


class Outcome(Pattern):
    """An attack that was carried out with such an outcome; of several attackers once, unless they are told apart."""

    def __init__(self, pattern: EventPattern, how: int) -> None:
        self.pattern = pattern
        self.how = how

    def matches(self, game: Game, frame: Frame, event: Event) -> bool:
        if not self.pattern.matches(game, frame, event):
            return False
        if self.pattern.card is None and not event.flags & FIRST:
            return False
        if self.how == ANY:
            return True
        if self.how == NO_DAMAGE:
            return event.amount == 0 and event.victim >= 0
        return self.lives(game, event.victim if self.how == TARGET_LIVES else event.card)

    def lives(self, game: Game, ref: Ref) -> bool:
        """Whether a card is still there, and not about to be destroyed."""
        return ref >= 0 and game.is_there(ref) and not game.is_lethal(ref & CARD_MASK)


class Combined(Pattern):
    """An attack that several cards make together."""

    def __init__(self, pattern: Pattern) -> None:
        self.pattern = pattern

    def matches(self, game: Game, frame: Frame, event: Event) -> bool:
        return self.pattern.matches(game, frame, event) and len(game.attackers(event)) > 1


class Alone(Pattern):
    """An attack of one card alone: no other of its side makes it too, or has made one this turn."""

    def __init__(self, pattern: Pattern) -> None:
        self.pattern = pattern

    def matches(self, game: Game, frame: Frame, event: Event) -> bool:
        if not self.pattern.matches(game, frame, event) or len(game.attackers(event)) > 1:
            return False
        seat = game.last_controller(event.card)
        for earlier in game.memory:
            other = earlier.kind == kinds.ATTACK and earlier.card != event.card
            if other and game.last_controller(earlier.card) == seat:
                return False
        return True


def outcome_of(scope: Scope, adverbs: tuple[str, ...], pattern: Pattern) -> tuple[int, Pattern] | None:
    """The mask and the pattern of an attack of which the outcome is told; None if it is not."""
    if TOGETHER in adverbs:
        if "together" not in scope.names.vocabulary.words.style.attacks:
            raise CannotDo("cards do not attack together in this game")
        return 1 << kinds.ATTACK, Combined(pattern)
    if ALONE in adverbs:
        scope.remembers |= 1 << kinds.ATTACK
        return 1 << kinds.ATTACK, Alone(pattern)
    told = [word for word in adverbs if word in HOWS]
    if not told:
        return None
    if isinstance(pattern, DeedPattern):
        return after_deed(scope, pattern)
    if "outcomes" not in scope.names.vocabulary.words.style.attacks or not isinstance(pattern, EventPattern):
        raise CannotDo("what comes of an attack is not told in this game")
    if told[0] == HARMLESS and not scope.names.vocabulary.words.damage:
        raise CannotDo("attacks deal no damage to cards in this game")
    pattern.kind = kinds.STRUCK
    return 1 << kinds.STRUCK, Outcome(pattern, HOWS[told[0]])


def first_flag(affected: object) -> int:
    """FIRST, if only the first of the things of one event is meant."""
    if not isinstance(affected, tree.Things) or not isinstance(affected.quantity, tree.First):
        return 0
    if affected.quantity != tree.First():
        raise CannotDo("of what happens at once, only the first can be told apart")
    return FIRST


def after_deed(scope: Scope, pattern: DeedPattern) -> tuple[int, Pattern] | None:
    """The mask and the pattern of an attack that is over; None of what is done at a moment of the rules."""
    for name, noun in scope.names.vocabulary.words.nouns.items():
        if noun.moment and pattern.bits & scope.names.bit(name):
            return None
    return 1 << kinds.STRUCK, DeedPattern(kinds.STRUCK, pattern.actor, pattern.bits, pattern.card)
