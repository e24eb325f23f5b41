"""What must be so after a scene, as far as a player could see it at the table."""

from __future__ import annotations

from collections.abc import Mapping

from cardwright.engine.game import DRAW_GAME, Game
from cardwright.engine.ids import NOBODY, SEAT_NAMES, CardId, Seat, seat_name
from cardwright.testing.layout import Cards, is_as_wanted, lying, spoken, write, zone_named
from cardwright.testing.scene import Scene
from cardwright.testing.when import say
from cardwright.testing.words import matching


class Then:
    """The judging half of a scene."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene

    @property
    def red(self) -> Side:
        """What is so for red."""
        return Side(self.scene, 0)

    @property
    def blue(self) -> Side:
        """What is so for blue."""
        return Side(self.scene, 1)

    def stat(self, card: str, **numbers: int) -> Then:
        """A card in play has these numbers now: its stats and its damage."""
        __tracebackhide__ = True
        check_numbers(self.scene, find_in_play(self.scene, card, None), numbers)
        return self

    def is_over(self, winner: str, reason: str = "") -> Then:
        """The game has been won, and why."""
        __tracebackhide__ = True
        game = self.scene.game
        if game.outcome != SEAT_NAMES.index(winner) or reason.lower() not in game.reason.lower():
            self.scene.fail(f"{winner} should have won {reason!r}, but {ending(game)}")
        return self

    def is_draw(self, reason: str = "") -> Then:
        """The game has ended in a draw, and why."""
        __tracebackhide__ = True
        game = self.scene.game
        if game.outcome != DRAW_GAME or reason.lower() not in game.reason.lower():
            self.scene.fail(f"it should be a draw {reason!r}, but {ending(game)}")
        return self

    def goes_on(self) -> Then:
        """The game is not over."""
        __tracebackhide__ = True
        if self.scene.game.is_over:
            self.scene.fail(f"the game should go on, but {ending(self.scene.game)}")
        return self

    def asked(self, seat: str, prompt: str = "") -> Then:
        """That seat is asked something with these words now."""
        __tracebackhide__ = True
        decision = self.scene.game.decision
        if decision is None or seat_name(decision.seat) != seat or prompt.lower() not in decision.prompt.lower():
            self.scene.fail(f"{seat} should be asked {prompt!r}")
        return self

    def fact(self, **facts: int | str) -> Then:
        """Public facts such as turn and phase."""
        __tracebackhide__ = True
        found = dict(self.scene.game.facts())
        for word, value in facts.items():
            if found.get(spoken(word), "none").lower() != str(value).lower():
                self.scene.fail(f"{spoken(word)} should be {value}, not {found.get(spoken(word), 'unknown')}")
        return self

    def stack(self, *names: str) -> Then:
        """These wait to resolve, the top one last."""
        __tracebackhide__ = True
        game = self.scene.game
        found = [game.name_of(line[0]) for line in game.stack_lines()]
        if [name.lower() for name in names] != [name.lower() for name in found]:
            self.scene.fail(f"there should wait {list(names)}, not {found}")
        return self

    def log_has(self, words: str) -> Then:
        """An all-seeing reader finds these words among what the scene told."""
        __tracebackhide__ = True
        if not any(words.lower() in line.lower() for line in told(self.scene, NOBODY)):
            self.scene.fail(f"nobody was told {words!r}; told was: {told(self.scene, NOBODY)}")
        return self


class Side:
    """One seat in the judging half of a scene."""

    def __init__(self, scene: Scene, seat: Seat) -> None:
        self.scene = scene
        self.seat = seat

    def has(self, **zones: Cards | int | str) -> Side:
        """Zones hold just these cards (or so many), and facts of this seat have these values."""
        __tracebackhide__ = True
        game = self.scene.game
        for word, wanted in zones.items():
            kind = zone_named(game.zone_kinds, word)
            if kind is None or isinstance(wanted, int | str):
                found = self.value(game, word)
                if str(found).lower() != str(wanted).lower():
                    self.scene.fail(f"{seat_name(self.seat)}'s {spoken(word)} should be {wanted}, not {found}")
                continue
            cards = lying(game, kind, self.seat)
            if not is_as_wanted(game.zone_kinds[kind], wanted, cards):
                self.scene.fail(f"{seat_name(self.seat)}'s {spoken(word)} should be {list(wanted)}, not {write(cards)}")
        return self

    def changed(self, **differences: int) -> Side:
        """Zones have grown or shrunk and facts have risen or fallen by so much since this part began."""
        __tracebackhide__ = True
        before = self.scene.before
        assert before is not None
        for word, wanted in differences.items():
            found = int(self.value(self.scene.game, word)) - int(self.value(before, word))
            if found != wanted:
                whose = f"{seat_name(self.seat)}'s {spoken(word)}"
                self.scene.fail(f"{whose} should have changed by {wanted:+}, not {found:+}")
        return self

    def value(self, game: Game, word: str) -> int | str:
        """How many cards a zone holds, or a fact of this seat."""
        __tracebackhide__ = True
        kind = zone_named(game.zone_kinds, word)
        if kind is not None:
            return len(lying(game, kind, self.seat))
        facts = dict(game.facts())
        label = f"{seat_name(self.seat)} {spoken(word)}"
        if label not in facts:
            self.scene.fail(f"there is neither a zone {spoken(word)!r} nor a fact {label!r}, only {', '.join(facts)}")
        return facts[label]

    def stat(self, card: str, **numbers: int) -> Side:
        """A card in play on this side has these numbers now."""
        __tracebackhide__ = True
        check_numbers(self.scene, find_in_play(self.scene, card, self.seat), numbers)
        return self

    def is_asked(self, prompt: str = "") -> Side:
        """This seat is asked something with these words now."""
        __tracebackhide__ = True
        Then(self.scene).asked(seat_name(self.seat), prompt)
        return self

    def was_not_asked(self, prompt: str = "") -> Side:
        """Since this part began nothing with these words was asked of this seat."""
        __tracebackhide__ = True
        if any(seat == self.seat and prompt.lower() in asked.lower() for seat, asked in self.scene.asked):
            self.scene.fail(f"{seat_name(self.seat)} should not have been asked {prompt!r}")
        return self

    def is_not_asked(self) -> Side:
        """It is not this seat's choice."""
        __tracebackhide__ = True
        decision = self.scene.game.decision
        if decision is not None and decision.seat == self.seat:
            self.scene.fail(f"{seat_name(self.seat)} should not be asked")
        return self

    def can(self, *words: str) -> Side:
        """There is such an option."""
        __tracebackhide__ = True
        self.is_asked()
        if not matching(self.scene.game, say(words)):
            self.scene.fail(f"{seat_name(self.seat)} cannot {say(words)}")
        return self

    def cannot(self, *words: str) -> Side:
        """There is no such option, though this seat is asked."""
        __tracebackhide__ = True
        self.is_asked()
        if matching(self.scene.game, say(words)):
            self.scene.fail(f"{seat_name(self.seat)} can {say(words)}")
        return self

    def sees(self, card: str, where: str = "") -> Side:
        """This seat's view shows the card, in a zone such as `blue hand` if one is named."""
        __tracebackhide__ = True
        if card.lower() not in self.visible(where):
            self.scene.fail(f"{seat_name(self.seat)} should see {card} {where}")
        return self

    def does_not_see(self, card: str, where: str = "") -> Side:
        """This seat's view does not show the card."""
        __tracebackhide__ = True
        if card.lower() in self.visible(where):
            self.scene.fail(f"{seat_name(self.seat)} should not see {card} {where}")
        return self

    def visible(self, where: str) -> list[str]:
        """The names in this seat's view."""
        names: list[str] = []
        for zone in self.scene.game.view(self.seat).zones:
            place = zone.name if zone.seat == NOBODY else f"{seat_name(zone.seat)} {zone.name}"
            if not where or place.lower() == where.lower():
                names += [card.name.lower() for card in zone.cards]
        return names

    def reads(self, words: str) -> Side:
        """This seat was told so since this part began."""
        __tracebackhide__ = True
        lines = told(self.scene, self.seat)
        if not any(words.lower() in line.lower() for line in lines):
            self.scene.fail(f"{seat_name(self.seat)} should read {words!r} but was told: {lines}")
        return self

    def does_not_read(self, words: str) -> Side:
        """This seat was not told so since this part began."""
        __tracebackhide__ = True
        if any(words.lower() in line.lower() for line in told(self.scene, self.seat)):
            self.scene.fail(f"{seat_name(self.seat)} should not read {words!r}")
        return self


def told(scene: Scene, seat: Seat) -> list[str]:
    """What a seat could read since this part of the scene began."""
    log = scene.game.log
    lines = [entry.line(seat) for entry in log.entries[scene.told :]] if log is not None else []
    return [line for line in lines if line is not None]


def find_in_play(scene: Scene, name: str, seat: Seat | None) -> CardId:
    """A card in play by its name, the oldest of several."""
    game = scene.game
    for thing in game.things:
        if game.name_of(thing.card).lower() == name.lower() and seat in (None, thing.controller):
            return thing.card
    return scene.fail(f"{name} is not in play")


def check_numbers(scene: Scene, card: CardId, numbers: Mapping[str, int]) -> None:
    """Compare a card's stats and damage with what they should be."""
    __tracebackhide__ = True
    game = scene.game
    names = [name.lower() for name in game.pool.stat_names]
    thing = game.in_play[card]
    assert thing is not None
    for word, wanted in numbers.items():
        if spoken(word) in names:
            found = game.stat(card, names.index(spoken(word)))
        elif word == "damage":
            found = thing.damage
        else:
            scene.fail(f"cards have no {spoken(word)}, only {', '.join(names)} and damage")
        if found != wanted:
            scene.fail(f"{game.name_of(card)} should have {spoken(word)} {wanted}, not {found}")


def ending(game: Game) -> str:
    """How the game stands, in words."""
    if not game.is_over:
        return "it goes on"
    result = "it is a draw" if game.outcome == DRAW_GAME else f"{seat_name(game.outcome)} has won"
    return f"{result}: {game.reason}"
