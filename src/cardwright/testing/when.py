"""What the players do in a scene: options found by their words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardwright.engine import kinds
from cardwright.engine.ids import CARD_MASK, SEAT_NAMES, Seat, seat_name
from cardwright.testing.layout import spoken
from cardwright.testing.scene import Scene
from cardwright.testing.words import are_alike, matching

PASS: Final = "pass"
PAYING: Final = frozenset({"channel", "pay", "spend", "finish"})
"""Labels of the options of a payment; a scene that does not say how to pay takes the first way."""
FINISH: Final = "finish"
LONGEST: Final = 1000


class When:
    """The acting half of a scene."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene

    @property
    def red(self) -> Player:
        """What red does."""
        return Player(self.scene, 0)

    @property
    def blue(self) -> Player:
        """What blue does."""
        return Player(self.scene, 1)

    def player(self, name: str) -> Player:
        """What the player of that colour does."""
        return Player(self.scene, SEAT_NAMES.index(name))

    def pass_once(self) -> bool:
        """Whoever is asked passes; whether anything but passing came of it."""
        game = self.scene.game
        log = game.log
        length = len(log.entries) if log is not None else 0
        decision = game.decision
        if decision is None:
            self.scene.fail("nobody is asked: the game is over")
        Player(self.scene, decision.seat).passes()
        return log is None or any(entry.event.kind != kinds.PASS for entry in log.entries[length:])

    def both_pass(self) -> When:
        """Both pass in succession, and what comes of it happens; who has no choice is not asked."""
        passed: set[Seat] = set()
        decision = self.scene.game.decision
        while decision is not None and decision.seat not in passed:
            passed.add(decision.seat)
            if self.pass_once():
                break
            decision = self.scene.game.decision
        return self

    def resolve_stack(self) -> When:
        """Everybody passes until nothing waits to resolve."""
        for _ in range(LONGEST):
            if not self.scene.game.stack_lines():
                return self
            self.pass_once()
        return self.scene.fail(f"something still waits to resolve after {LONGEST} passes")

    def pass_until(self, **facts: int | str) -> When:
        """Everybody passes until facts such as phase and turn are as said."""
        wanted = {spoken(word): str(value).lower() for word, value in facts.items()}
        for _ in range(LONGEST):
            found = {label: value.lower() for label, value in self.scene.game.facts()}
            unknown = wanted.keys() - found.keys()
            if unknown:
                self.scene.fail(f"the game has no fact {' or '.join(sorted(unknown))}, only {', '.join(found)}")
            if all(found[label] == value for label, value in wanted.items()):
                return self
            self.pass_once()
        return self.scene.fail(f"it was never so after {LONGEST} passes: {wanted}")


class Player:
    """One seat in the acting half of a scene."""

    def __init__(self, scene: Scene, seat: Seat) -> None:
        self.scene = scene
        self.seat = seat

    def plays(
        self,
        card: str,
        *choices: str,
        on: str | Sequence[str] = (),
        paying: Sequence[str] | None = None,
    ) -> Player:
        """Play a card; `choices` and `on` answer what is asked next, `paying` names the cards that pay.

        Without `paying` the first way to pay is taken.
        """
        __tracebackhide__ = True
        targets = [on] if isinstance(on, str) else list(on)
        told = self.log_length()
        aimed = f"play {card} > {targets[0]}" if targets else ""
        if aimed and self.is_asked() and matching(self.scene.game, aimed):
            self.does(aimed)
            targets = targets[1:]
        else:
            self.does(f"play {card}")
        self.follow_up([*choices, *targets], None if paying is None else list(paying), told)
        return self

    def follow_up(self, words: list[str], paying: list[str] | None, told: int) -> None:
        """Answer the questions that a play asks its player; single choices are made without a question."""
        __tracebackhide__ = True
        game = self.scene.game
        while self.is_asked():
            decision = game.decision
            assert decision is not None
            labels = {option.label.split()[0] for option in decision.options}
            if labels <= PAYING:
                if paying:
                    self.does(paying.pop(0))
                elif FINISH in labels:
                    self.does(FINISH)
                elif paying is None:
                    self.scene.choose(0)
                else:
                    self.scene.fail("the cards named to pay do not cover the cost")
            elif words and PASS not in labels:
                self.does(words.pop(0))
            else:
                break
        for word in [*words, *(paying or [])]:
            if not self.was_taken(word, told):
                self.scene.fail(f"{seat_name(self.seat)} was not asked about {word!r}")

    def was_taken(self, word: str, told: int) -> bool:
        """Whether a thing became the target or was spent without a question, as the only choice."""
        game = self.scene.game
        targets = [ref & CARD_MASK if ref >= 0 else ref for line in game.stack_lines() for ref in line[3]]
        if any(word.lower() in (game.name_of(ref).lower(), game.name_for(self.seat, ref).lower()) for ref in targets):
            return True
        entries = game.log.entries[told:] if game.log is not None else []
        return any(word.lower() in (entry.name.lower(), entry.other.lower()) for entry in entries)

    def log_length(self) -> int:
        """How much has been told so far."""
        log = self.scene.game.log
        return len(log.entries) if log is not None else 0

    def is_asked(self) -> bool:
        """Whether it is this seat's choice."""
        decision = self.scene.game.decision
        return decision is not None and decision.seat == self.seat

    def does(self, words: str) -> Player:
        """Take the one option that fits the words."""
        __tracebackhide__ = True
        scene = self.scene
        if not self.is_asked():
            scene.fail(f"{seat_name(self.seat)} is not asked, so cannot choose {words!r}")
        found = matching(scene.game, words)
        if not found:
            scene.fail(f"{seat_name(self.seat)} has no option {words!r}")
        if len(found) > 1 and not are_alike(scene.game, found):
            keys = scene.game.keys()
            scene.fail(f"{words!r} could mean {' or '.join(keys[index] for index in found)}")
        scene.choose(found[0])
        return self

    def chooses(self, *words: str) -> Player:
        """Answer one question for each of the words."""
        __tracebackhide__ = True
        for word in words:
            self.does(word)
        return self

    answers = chooses

    def passes(self) -> Player:
        """Pass."""
        __tracebackhide__ = True
        return self.does(PASS)

    def attacks(self, attacker: str, target: str = "") -> Player:
        """Declare an attack, on a card or a colour; where the target is asked apart, a single one needs no answer."""
        __tracebackhide__ = True
        aimed = f"attack {attacker} > {target}"
        if target and self.is_asked() and matching(self.scene.game, aimed):
            return self.does(aimed)
        told = self.log_length()
        self.does(f"attack {attacker}")
        if target and self.is_asked() and matching(self.scene.game, aimed):
            return self.does(aimed)
        if target and not self.was_taken(target, told):
            self.scene.fail(f"{attacker} attacked something else than {target}")
        return self

    def concedes(self) -> Player:
        """Give up."""
        self.scene.game.concede(self.seat)
        return self

    def cannot(self, *words: str) -> Player:
        """Fail if there is such an option: `cannot("play", "Palm Strike")`, `cannot("pass")`."""
        __tracebackhide__ = True
        if not self.is_asked():
            self.scene.fail(f"{seat_name(self.seat)} is not asked at all; say so with `is_not_asked`")
        phrase = say(words)
        keys = self.scene.game.keys()
        wrong = [keys[index] for index in matching(self.scene.game, phrase)]
        if wrong:
            self.scene.fail(f"{seat_name(self.seat)} can {' or '.join(wrong)}")
        return self

    def can(self, *words: str) -> Player:
        """Fail unless there is such an option."""
        __tracebackhide__ = True
        phrase = say(words)
        if not self.is_asked() or not matching(self.scene.game, phrase):
            self.scene.fail(f"{seat_name(self.seat)} cannot {phrase}")
        return self


def say(words: Sequence[str]) -> str:
    """Verb, card and target as an option says them."""
    return " > ".join([" ".join(words[:2]), *words[2:]])
