"""A game in a hand-written position, for tests, puzzles and bug reports."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from cardwright.engine.ability import Frame
from cardwright.engine.errors import SetupError
from cardwright.engine.ids import CARD_MASK, NOBODY, SEAT_NAMES, CardId, Seat
from cardwright.engine.options import nearest
from cardwright.engine.position import Placed, Position
from cardwright.engine.watch import PARTICULAR
from cardwright.games.phalanx.card import WAITS, WORKS, CardInPlay
from cardwright.games.phalanx.check import hear_levels
from cardwright.games.phalanx.facts import UNKNOWN
from cardwright.games.phalanx.layout import count_zones
from cardwright.games.phalanx.rulebook import CHARACTER, EQUIPMENT, TRIGGER
from cardwright.games.phalanx.sentences import particular_name, read_sentence
from cardwright.games.phalanx.turn import rest_of_turn
from cardwright.games.phalanx.zones import DECK, FIELD, MOVE, SPECIAL, STEPS, ZONE_KINDS

if TYPE_CHECKING:
    from cardwright.games.phalanx.game import Phalanx

FILLER: Final = 20
"""Cards of a deck that the position does not mention, so that nobody fails to draw by accident."""
FACTS: Final = ("turn", "phase", "active", "play-energy", "last die", "dice", "attack")
NUMBERS: Final = ("life", "failed draws")
MARKS: Final = (
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
)


class Arranger:
    """Lays a position on the table and collects what is wrong with it."""

    def __init__(self, game: Phalanx, position: Position) -> None:
        self.game = game
        self.position = position
        self.problems: list[str] = []
        self.placed: list[tuple[CardId, Placed]] = []

    def arrange(self) -> None:
        """Facts, cards, marks; then the step of the turn is asked."""
        game = self.game
        self.read_facts()
        for seat in range(2):
            self.lay_zones(seat)
        for card, placed in self.placed:
            self.mark(card, placed)
        for card, placed in self.placed:
            self.link(card, placed)
        for seat in range(2):
            self.close_rows(seat)
        if self.problems:
            raise SetupError(self.problems)
        game.stale = True
        game.refresh()
        hear_levels(game)
        game.fresh = []
        game.steps.extend(rest_of_turn(game.phase - 1))

    def read_facts(self) -> None:
        """Turn, step, whose turn, dice, life-energy and failed draws."""
        game = self.game
        facts = self.position.facts
        known = [*FACTS, *(f"{name} {word}" for name in SEAT_NAMES for word in (*NUMBERS, *zone_words()))]
        for label in facts:
            if label not in known:
                self.problems.append(f"there is no fact {label!r}{nearest(label, known)}")
        game.turn = self.whole("turn", facts.get("turn", "3"))
        phase = facts.get("phase", STEPS[MOVE])
        if phase in STEPS[1:]:
            game.phase = STEPS.index(phase)
        else:
            self.problems.append(f"there is no phase {phase!r}: phases are {', '.join(STEPS[1:])}")
        active = facts.get("active", SEAT_NAMES[0])
        if active in SEAT_NAMES:
            game.active = SEAT_NAMES.index(active)
        else:
            self.problems.append(f"active must be red or blue, not {active!r}")
        game.dice = [int(word) for word in facts.get("dice", "").split() if word.isdigit()]
        game.die = self.whole("last die", facts.get("last die", "0"))
        for seat in range(2):
            life = self.position.word(seat, "life", str(game.rulebook.starting_life))
            game.life[seat] = self.whole("life", life)
            game.fails[seat] = self.whole("failed draws", self.position.word(seat, "failed draws", "0"))

    def whole(self, label: str, value: str) -> int:
        """A whole number."""
        if value.isdigit():
            return int(value)
        self.problems.append(f"{label} must be a whole number, not {value!r}")
        return 1

    def lay_zones(self, seat: Seat) -> None:
        """Cards bottom to top; bearers stand before what they bear."""
        given = self.position.facts.get(f"{SEAT_NAMES[seat]} deck") == "none"
        for owner, word in self.position.zones:
            if owner != seat or word in NUMBERS:
                continue
            kind = zone_number(word)
            if kind == NOBODY:
                hint = nearest(word, zone_words())
                self.problems.append(f"no cards can be put into {SEAT_NAMES[seat]}'s {word!r}{hint}")
                continue
            given = given or kind == DECK
            cards = [placed for placed in self.position.cards(owner, word) if placed.name != "none"]
            for is_worn in (False, True):
                for placed in cards:
                    if bool(placed.host()) == is_worn:
                        self.lay(placed, seat, kind)
        if not given:
            plain = [face for face in self.game.pool.cards() if not face.words]
            for index in range(FILLER):
                self.game.add_card(plain[index % len(plain)], seat, DECK * 2 + seat)

    def lay(self, placed: Placed, seat: Seat, kind: int) -> None:
        """One card on top of a zone."""
        game = self.game
        face = game.pool.find(placed.name)
        if face is None:
            known = [one.name for one in game.pool.faces]
            self.problems.append(f"there is no card {placed.name!r}{nearest(placed.name, known)}")
            return
        sort = game.rulebook.sorts[face.index]
        if kind == FIELD and sort not in (CHARACTER, EQUIPMENT) or kind == SPECIAL and sort == CHARACTER:
            self.problems.append(f"{face.name} does not lie in the {ZONE_KINDS[kind].name}")
            return
        card = game.add_card(face, seat, kind * 2 + seat)
        if kind in (FIELD, SPECIAL):
            self.placed.append((card, placed))

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
            game.used_on[card] = game.turn
        for mark in placed.marks:
            if mark.startswith(("When ", "At ", "Never")):
                self.read_condition(one, placed, mark.replace("; ", ", "))
            elif mark.split(" ", 1)[0] not in MARKS:
                self.problems.append(f"{placed.name}: there is no mark {mark!r}{nearest(mark, MARKS)}")

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

    def close_rows(self, seat: Seat) -> None:
        """PHX-12: no zone is empty."""
        rows = {cast(CardInPlay, thing).row for thing in self.game.things if thing.controller == seat} - {0}
        if rows and sorted(rows) != list(range(1, len(rows) + 1)):
            self.problems.append(f"{SEAT_NAMES[seat]}'s zones are {sorted(rows)}: no zone may be empty")


def zone_words() -> list[str]:
    """The zones that a position can fill."""
    return [kind.name for kind in ZONE_KINDS]


def zone_number(name: str) -> int:
    """The zone kind of that name, NOBODY if there is none."""
    for number in range(len(ZONE_KINDS)):
        if ZONE_KINDS[number].name == name:
            return number
    return NOBODY


def named_in(game: Phalanx, text: str) -> str:
    """The longest name of a card of the set that a sentence mentions, empty without one."""
    found = ""
    for face in game.pool.faces:
        if len(face.name) > len(found) and f" is {face.name}" in text:
            found = face.name
    return found
