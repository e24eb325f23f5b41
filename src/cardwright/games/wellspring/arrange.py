"""A game in a hand-written position, for tests, puzzles and bug reports."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, cast

from cardwright.engine.errors import SetupError
from cardwright.engine.face import Face
from cardwright.engine.ids import NOBODY, SEAT_NAMES, CardId, Seat, other
from cardwright.engine.options import nearest
from cardwright.engine.position import Placed, Position
from cardwright.games.wellspring.card import CardInPlay
from cardwright.games.wellspring.payment import ELEMENT_COUNT
from cardwright.games.wellspring.priority import GivePriority
from cardwright.games.wellspring.rulebook import SYMBOLS
from cardwright.games.wellspring.turn import rest_of_turn
from cardwright.games.wellspring.zones import BATTLEFIELD, DECK, EXILE, MAIN_1, STACK, WINDOWS, ZONE_KINDS

if TYPE_CHECKING:
    from cardwright.games.wellspring.game import Wellspring

FILLER: Final = 20
"""Cards of a deck that the position does not mention, so that nobody loses by accident."""
ZONE_SYNONYMS: Final = {"pool": "mana pool", "exile pile": "exile"}
FACTS: Final = ("turn", "phase", "active", "priority", "automatic passes")
MANA: Final = re.compile(r"(\d*)([FWEAS])")
MARKS: Final = ("unsettled", "attacked", "damage", "on", "named", "of")


class Arranger:
    """Lays a position on the table and collects what is wrong with it."""

    def __init__(self, game: Wellspring, position: Position) -> None:
        self.game = game
        self.position = position
        self.problems: list[str] = []

    def arrange(self) -> None:
        """Cards, marks, facts; then the window of the phase opens."""
        game = self.game
        self.read_facts()
        attached: list[tuple[CardId, Placed]] = []
        self.lay_battlefield(attached)
        for seat in range(2):
            self.lay_zones(seat)
        for card, placed in attached:
            self.attach(card, placed)
        if self.problems:
            raise SetupError(self.problems)
        for face in game.faces:
            game.heard_from_hand |= face.text.hears_from_hand
        holder = self.seat_fact("priority", game.lead())
        game.holder = holder
        passes = 0 if holder == game.lead() else 1
        game.steps.extend(rest_of_turn(game.phase))
        game.push(GivePriority(holder, passes, always=True))

    def read_facts(self) -> None:
        """Turn, phase, whose turn and mana."""
        game = self.game
        facts = self.position.facts
        known = [*FACTS, *(f"{name} {word}" for name in SEAT_NAMES for word in ("mana", "mulligan", *zone_words()))]
        for label in facts:
            if label not in known:
                self.problems.append(f"there is no fact {label!r}{nearest(label, known)}")
        turn = facts.get("turn", "3")
        if turn.isdigit() and int(turn) > 0:
            game.turn = int(turn)
        else:
            self.problems.append(f"turn must be a whole number from 1, not {turn!r}")
        phase = facts.get("phase", WINDOWS[MAIN_1])
        if phase in WINDOWS[1:]:
            game.phase = WINDOWS.index(phase)
        else:
            self.problems.append(f"there is no phase {phase!r}: phases are {', '.join(WINDOWS[1:])}")
        game.active = self.seat_fact("active", 0)
        game.asks_always = facts.get("automatic passes", "yes") == "no"
        for seat in range(2):
            self.read_mana(seat)

    def seat_fact(self, label: str, default: Seat) -> Seat:
        """A fact that is a colour."""
        value = self.position.facts.get(label, SEAT_NAMES[default])
        if value not in SEAT_NAMES:
            self.problems.append(f"{label} must be red or blue, not {value!r}")
            return default
        return SEAT_NAMES.index(value)

    def read_mana(self, seat: Seat) -> None:
        """A tally such as `2F W`."""
        name = SEAT_NAMES[seat]
        written = self.position.facts.get(f"{name} mana", "")
        for placed in self.position.cards(seat, "mana"):
            written = placed.name
        for group in written.split():
            match = MANA.fullmatch(group)
            if match is not None:
                element = SYMBOLS.index(match[2])
                self.game.tally[seat * ELEMENT_COUNT + element] += int(match[1] or 1)
            elif group != "-":
                self.problems.append(f"{name}'s mana must be like `2F W`, not {written!r}")

    def lay_battlefield(self, attached: list[tuple[CardId, Placed]]) -> None:
        """Hosts before what is attached to them, so that they are older."""
        for is_attached in (False, True):
            for seat in range(2):
                for placed in self.position.cards(seat, "battlefield"):
                    if bool(placed.host()) == is_attached:
                        card = self.lay(placed, seat, BATTLEFIELD)
                        if card != NOBODY:
                            self.mark(card, placed)
                            if is_attached:
                                attached.append((card, placed))

    def lay_zones(self, seat: Seat) -> None:
        """Hands, piles and decks, bottom to top."""
        given = False
        for owner, word in self.position.zones:
            if owner != seat or word in ("battlefield", "mana", "mulligan"):
                continue
            name = ZONE_SYNONYMS.get(word, word)
            kind = zone_number(name)
            if kind == NOBODY or kind > EXILE:
                hint = nearest(word, zone_words())
                self.problems.append(f"no cards can be put into {SEAT_NAMES[seat]}'s {word!r}{hint}")
                continue
            given = given or kind == DECK
            for placed in self.position.cards(owner, word):
                if placed.name != "none":
                    self.lay(placed, seat, kind)
        given = given or self.position.facts.get(f"{SEAT_NAMES[seat]} deck") == "none"
        if not given:
            plain = [face for face in self.game.pool.cards() if is_plain(self.game, face)]
            for index in range(FILLER):
                self.game.add_card(plain[index % len(plain)], seat, DECK * 2 + seat)

    def lay(self, placed: Placed, seat: Seat, kind: int) -> CardId:
        """One card on top of a zone; a mark such as `of blue` names another owner."""
        face = self.game.pool.find(placed.name)
        if face is None:
            known = [one.name for one in self.game.pool.faces]
            self.problems.append(f"there is no card {placed.name!r}{nearest(placed.name, known)}")
            return NOBODY
        if face.is_token and kind != BATTLEFIELD:
            self.problems.append(f"{face.name} is a token: it exists on the battlefield only")
            return NOBODY
        if kind == BATTLEFIELD and not face.traits & self.game.rulebook.stays:
            self.problems.append(f"{face.name} does not stay on the battlefield")
            return NOBODY
        return self.game.add_card(face, seat, kind * 2 + seat)

    def mark(self, card: CardId, placed: Placed) -> None:
        """Damage, settling, attacks and named cards."""
        game = self.game
        thing = cast(CardInPlay, game.in_play[card])
        thing.settled = not placed.has("unsettled")
        thing.damage = placed.number("damage")
        thing.attacked = placed.number("attacked") or (1 if placed.has("attacked") else 0)
        for mark in placed.marks:
            words = mark.split(" ", 1)
            if words[0] not in MARKS:
                self.problems.append(f"{placed.name}: there is no mark {mark!r}{nearest(mark, MARKS)}")
            elif words[0] == "of" and words[1] in SEAT_NAMES:
                game.owners[card] = SEAT_NAMES.index(words[1])
                thing.player = game.owners[card]
            elif words[0] == "named":
                named = game.pool.find(words[1])
                if named is None:
                    self.problems.append(f"{placed.name}: there is no card {words[1]!r}")
                else:
                    thing.note = named.index

    def attach(self, card: CardId, placed: Placed) -> None:
        """Find the host by its name: on the attachment's own side first, the newest of several."""
        game = self.game
        side = game.places[card] & 1
        for seat in (side, other(side)):
            for host in reversed(game.zones[BATTLEFIELD * 2 + seat]):
                if host != card and game.faces[host].name.lower() == placed.host().lower():
                    thing = game.in_play[card]
                    assert thing is not None
                    thing.host = host
                    game.stale = True
                    return
        self.problems.append(f"{placed.name}: there is no {placed.host()!r} on the battlefield")


def zone_words() -> list[str]:
    """The zones that a position can fill."""
    return [kind.name for kind in ZONE_KINDS[:STACK]]


def zone_number(name: str) -> int:
    """The zone kind of that name, NOBODY if there is none."""
    for number in range(len(ZONE_KINDS)):
        if ZONE_KINDS[number].name == name:
            return number
    return NOBODY


def is_plain(game: Wellspring, face: Face) -> bool:
    """A creature without text."""
    return face.traits & game.rulebook.creature != 0 and not face.words
