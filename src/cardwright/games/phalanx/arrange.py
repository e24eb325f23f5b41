"""A game in a hand-written position, for tests, puzzles and bug reports."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from cardwright.engine.ability import Frame
from cardwright.engine.arranger import PositionArranger, PositionWords
from cardwright.engine.face import Face
from cardwright.engine.ids import CARD_MASK, NOBODY, SEAT_NAMES, CardId, Seat
from cardwright.engine.position import Placed, Position
from cardwright.engine.watch import PARTICULAR
from cardwright.games.phalanx.card import WAITS, WORKS, CardInPlay
from cardwright.games.phalanx.check import hear_levels
from cardwright.games.phalanx.facts import UNKNOWN
from cardwright.games.phalanx.layout import count_zones
from cardwright.games.phalanx.rulebook import CHARACTER, EQUIPMENT, MOST_USES, TRIGGER
from cardwright.games.phalanx.sentences import particular_name, read_sentence
from cardwright.games.phalanx.turn import rest_of_turn
from cardwright.games.phalanx.zones import FIELD, MOVE, SPECIAL, STEPS, ZONE_KINDS

if TYPE_CHECKING:
    from cardwright.games.phalanx.game import Phalanx

WORDS: Final = PositionWords(
    ZONE_KINDS,
    ("turn", "phase", "active", "play-energy", "last die", "dice", "attack"),
    ("life", "failed draws"),
    (
        "zone",
        "attack",
        "defence",
        "damage",
        "on",
        "face",
        "poison",
        "burn",
        "dizzy",
        "waiting",
        "turns",
        "to",
        "linked",
        "used",
    ),
    {},
)
CONDITIONS: Final = ("When ", "At ", "Never")


class Arranger(PositionArranger["Phalanx"]):
    """Lays a position of Phalanx on the table."""

    def __init__(self, game: Phalanx, position: Position) -> None:
        super().__init__(game, position, WORDS)

    def read_facts(self) -> None:
        """Turn, step, whose turn, dice, life-energy and failed draws."""
        game = self.game
        game.turn = self.number("turn", 3)
        game.phase = self.phase_fact(STEPS, 1, MOVE)
        game.active = self.seat_fact("active", 0)
        game.dice = [int(word) for word in self.position.facts.get("dice", "").split() if word.isdigit()]
        game.die = self.number("last die", 0)
        for seat in range(2):
            game.life[seat] = self.seat_number(seat, "life", game.rulebook.starting_life)
            game.fails[seat] = self.seat_number(seat, "failed draws", 0)

    def misplaced(self, face: Face, kind: int) -> str:
        sort = self.game.rulebook.sorts[face.index]
        is_wrong = kind == FIELD and sort not in (CHARACTER, EQUIPMENT) or kind == SPECIAL and sort == CHARACTER
        return f"does not lie in the {ZONE_KINDS[kind].name}" if is_wrong else ""

    def is_mark(self, mark: str) -> bool:
        return super().is_mark(mark) or mark.startswith(CONDITIONS)

    def mark(self, card: CardId, placed: Placed) -> None:
        """Zone, mode, face, HP lost, ailments, duration and condition."""
        game = self.game
        one = cast(CardInPlay, game.in_play[card])
        if one.sort == CHARACTER:
            one.row = placed.number("zone") or count_zones(game, one.controller) + 1
        one.defends = placed.has("defence")
        one.damage = placed.number("damage")
        one.poison = placed.number("poison")
        is_counted = any(mark.startswith("poison turns ") for mark in placed.marks)
        one.poison_turns = placed.number("poison turns") if is_counted else min(1, one.poison)
        one.burn = placed.number("burn")
        one.dizzy = placed.number("dizzy")
        face = game.faces[card]
        is_set = one.sort == TRIGGER and not placed.number("turns") and not placed.has("face up")
        if placed.has("face down") or is_set:
            game.lay_face_down(card, game.places[card])
            one.watch = face.watch if one.sort == TRIGGER else one.watch
        elif one.sort > EQUIPMENT:
            one.state = WAITS if placed.has("waiting") else WORKS
            one.turns = placed.number("turns") or max(0, face.lasts)
        if placed.has("used"):
            game.used_on[card] = game.turn * MOST_USES + 1
        for mark in placed.marks:
            if mark.startswith(CONDITIONS):
                self.read_condition(one, placed, mark.replace("; ", ", "))

    def read_condition(self, one: CardInPlay, placed: Placed, text: str) -> None:
        """PHX-82: a condition as a sentence."""
        name = named_in(self.game, text)
        # A name may hold any words: the sentence is read with a plain one in its place.
        made = read_sentence(text.replace(name, UNKNOWN, 1) if name else text)
        if made is None:
            self.problems.append(f"{placed.name}: {text!r} is no condition")
            return
        if made.qualifier == PARTICULAR:
            made = made.qualified(PARTICULAR, 0, 0, self.find(name or particular_name(text)))
        one.watch = made

    def find(self, name: str) -> int:
        """The card of that name on either field, or the first that lies face down.

        One that has gone elsewhere is pointed at in vain.
        """
        game = self.game
        for thing in game.things:
            if game.faces[thing.card].name == name or name == UNKNOWN and not thing.face_up:
                return game.ref(thing.card)
        for card in range(len(game.places)):
            if game.faces[card].name == name:
                return card
        return NOBODY

    def link(self, card: CardId, placed: Placed) -> None:
        """What equipment is on, and what an ongoing spell is linked to."""
        game = self.game
        one = cast(CardInPlay, game.in_play[card])
        if placed.host():
            bearer = self.find_on(one.controller, placed.host())
            if bearer == NOBODY:
                self.problems.append(f"{placed.name}: there is no {placed.host()!r} on the field")
                return
            one.host = bearer
            if game.places[card] >> 1 == SPECIAL:
                game.lay_elsewhere(card, FIELD * 2 + one.controller)
        elif one.sort == EQUIPMENT and game.places[card] >> 1 == FIELD:
            game.lay_elsewhere(card, SPECIAL * 2 + one.controller)
        targets = game.faces[card].text.program.targets
        if one.state == WORKS and targets:
            aim = NOBODY
            for mark in placed.marks:
                if mark.startswith("to "):
                    aim = self.find(mark[3:])
                elif mark == "linked":
                    aim = self.find(UNKNOWN)
            if aim != NOBODY:
                one.frame = Frame(one.controller, game.ref(card), None, ()).bind(targets[0].slot, (aim,))

    def find_on(self, seat: Seat, name: str) -> CardId:
        """The newest character of that name on a side."""
        game = self.game
        for thing in reversed(game.things):
            one = cast(CardInPlay, thing)
            if one.controller == seat and one.sort == CHARACTER and game.faces[one.card].name == name:
                return one.card & CARD_MASK
        return NOBODY

    def finish(self) -> None:
        """PHX-12: no zone is empty."""
        for seat in range(2):
            rows = {cast(CardInPlay, thing).row for thing in self.game.things if thing.controller == seat} - {0}
            if rows and sorted(rows) != list(range(1, len(rows) + 1)):
                self.problems.append(f"{SEAT_NAMES[seat]}'s zones are {sorted(rows)}: no zone may be empty")

    def go_on(self) -> None:
        """The step of the turn is asked."""
        game = self.game
        game.stale = True
        game.refresh()
        hear_levels(game)
        game.fresh = []
        game.steps.extend(rest_of_turn(game.phase - 1))


def named_in(game: Phalanx, text: str) -> str:
    """The longest name of a card of the set that a sentence mentions, empty without one."""
    found = ""
    for face in game.pool.faces:
        if len(face.name) > len(found) and f" is {face.name}" in text:
            found = face.name
    return found
