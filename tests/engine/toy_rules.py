"""A toy duel: draw, play, attack; who has no life left or cannot draw loses."""

from __future__ import annotations

from typing import Self

from cardwright.engine import kinds
from cardwright.engine.ability import Frame
from cardwright.engine.event import Event
from cardwright.engine.face import Thing
from cardwright.engine.game import DRAW_GAME, Game
from cardwright.engine.ids import CARD_MASK, NOBODY, CardId, Seat, other, player_ref, seat_name
from cardwright.engine.lasting import UNTIL_END_OF_TURN
from cardwright.engine.program import Choose
from cardwright.engine.step import Decision, Option, Step
from tests.engine.toy_cards import CHARM, CREATURE, DECK, DISCARD, FIELD, HAND, POWER, SPELL


class Fighter(Thing):
    """A card in play that may be tired of fighting."""

    def __init__(self, card: CardId, player: Seat, frame: Frame) -> None:
        super().__init__(card, player, frame)
        self.is_tired = False

    def clone(self) -> Fighter:
        copy = Fighter(self.card, self.player, self.frame)
        copy.copy_from(self)
        copy.is_tired = self.is_tired
        return copy


class Toy(Game):
    """The state: two life totals, whose turn it is, and how many turns there were."""

    life: list[int]
    active: Seat
    turn: int
    cap: int

    def clone(self) -> Self:
        copy = type(self)()
        copy.copy_from(self)
        copy.life = self.life[:]
        copy.active = self.active
        copy.turn = self.turn
        copy.cap = self.cap
        return copy

    def make_thing(self, card: CardId, seat: Seat, frame: Frame) -> Thing:
        return Fighter(card, seat, frame)

    def fighter(self, card: CardId) -> Fighter:
        thing = self.in_play[card]
        assert isinstance(thing, Fighter)
        return thing

    def commit(self, event: Event) -> bool:
        if event.kind == kinds.DAMAGE:
            self.life[event.seat] -= event.amount
        elif event.kind == kinds.GAIN:
            self.life[event.seat] += event.amount
        return super().commit(event)

    def facts(self) -> list[tuple[str, str]]:
        return [
            ("turn", str(self.turn)),
            ("active", seat_name(self.active)),
            ("red life", str(self.life[0])),
            ("blue life", str(self.life[1])),
        ]

    def marks_of(self, card: CardId) -> list[str]:
        marks = ["tired"] if self.fighter(card).is_tired else []
        if self.owners[card] != self.controller(card):
            marks.append(f"of {seat_name(self.owners[card])}")
        return marks

    def knows_list(self, seat: Seat, owner: Seat) -> bool:
        return True

    def deck_zone(self, seat: Seat) -> int:
        return DECK * 2 + seat

    def hand_zone(self, seat: Seat) -> int:
        return HAND * 2 + seat

    def play_zone(self, seat: Seat, card: CardId) -> int:
        return FIELD * 2 + seat

    def invariants(self) -> list[str]:
        return [
            f"{seat_name(seat)} has life {self.life[seat]}" for seat in range(2) if self.life[seat] <= 0 < self.turn
        ]


class StartTurn(Step[Toy]):
    """The next player draws; without a card to draw that player loses."""

    def run(self, game: Toy) -> None:
        if game.turn == game.cap:
            game.finish(DRAW_GAME, "the last turn is over")
            return
        game.turn += 1
        game.active = other(game.active)
        for thing in game.things:
            game.fighter(thing.card).is_tired = False
            thing.marks = 0
        deck = game.zone(DECK, game.active)
        if not deck:
            game.lose(game.active, "no card to draw")
            return
        game.then(PutTriggers(), Act(game.active))
        game.settle(game.move_event(kinds.DRAW, deck[-1], HAND * 2 + game.active, NOBODY, game.active, NOBODY))


class PutTriggers(Step[Toy]):
    """Who has no life left loses, charms without a host go; then triggers happen, the active player's first."""

    def run(self, game: Toy) -> None:
        for seat in range(2):
            if game.life[seat] <= 0:
                game.lose(seat, "no life left")
                return
        orphans = [one.card for one in game.things if game.faces[one.card].traits & CHARM and is_orphan(game, one)]
        if orphans:
            game.then(PutTriggers())
            game.settle_together(
                [
                    game.move_event(kinds.DESTROY, card, DISCARD * 2 + game.owners[card], NOBODY, NOBODY, NOBODY)
                    for card in orphans
                ]
            )
            return
        waiting = sorted(game.waiting, key=lambda one: one.seat != game.active)
        game.waiting = []
        if waiting:
            game.then(PutTriggers())
        for one in reversed(waiting):
            game.run_program(one.frame(), one.trigger.program)


def is_orphan(game: Toy, charm: Thing) -> bool:
    return charm.host == NOBODY or game.in_play[charm.host] is None


class Act(Step[Toy]):
    """Play a card, attack, or pass."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, game: Toy) -> None:
        options: list[Option] = []
        offered: set[int] = set()
        for card in game.zone(HAND, self.seat):
            face = game.faces[card]
            if face.index not in offered and can_play(game, self.seat, card):
                offered.add(face.index)
                options.append(Option("play", Play(self.seat, card), card))
        for card in game.zone(FIELD, self.seat):
            if can_attack(game, self.seat, card):
                options.append(Option("attack", Attack(self.seat, card), card))
        options.append(Option("pass", EndTurn()))
        game.ask(Decision(self.seat, "Play a card, attack, or pass.", options, always=True))


def can_play(game: Toy, seat: Seat, card: CardId) -> bool:
    text = game.faces[card].text
    frame = Frame(seat, game.ref(card), None, ())
    targets = [*text.program.targets, *([text.attach] if text.attach else [])]
    return all(one.holds(game, frame) for one in text.restrictions) and all(
        len(target.selector.candidates(game, frame)) >= target.low for target in targets
    )


def can_attack(game: Toy, seat: Seat, card: CardId) -> bool:
    if game.fighter(card).is_tired or not game.faces[card].traits & CREATURE:
        return False
    return not game.is_forbidden(kinds.ATTACK, Event(kinds.ATTACK, seat, game.ref(card)))


class Play(Step[Toy]):
    """A creature enters; a spell does what it says and is discarded; a charm is attached."""

    def __init__(self, seat: Seat, card: CardId) -> None:
        self.seat = seat
        self.card = card

    def run(self, game: Toy) -> None:
        text = game.faces[self.card].text
        traits = game.faces[self.card].traits
        game.then(PutTriggers(), Act(self.seat))
        if traits & SPELL:
            frame = game.open_frame(Frame(self.seat, game.ref(self.card), None, ()))
            game.then(Resolve(self.seat, self.card, frame))
            for target in text.program.targets:
                game.push(Choose(frame, target, self.seat, ()))
            return
        if text.attach is not None:
            frame = game.open_frame(Frame(self.seat, game.ref(self.card), None, ()))
            game.then(Choose(frame, text.attach, self.seat, ()), Attach(self.card, frame))
        game.settle(game.move_event(kinds.PLAY, self.card, FIELD * 2 + self.seat, NOBODY, self.seat, NOBODY))


class Resolve(Step[Toy]):
    """A spell happens where it lies, then goes to the discard pile."""

    def __init__(self, seat: Seat, card: CardId, frame: int) -> None:
        self.seat = seat
        self.card = card
        self.frame = frame

    def run(self, game: Toy) -> None:
        program = game.faces[self.card].text.program
        frame = game.frame(self.frame)
        game.close_frame(self.frame)
        discard = game.move_event(kinds.DISCARD, self.card, DISCARD * 2 + self.seat, NOBODY, self.seat, NOBODY)
        game.then(Propose(discard))
        game.run_program(frame, program)


class Propose(Step[Toy]):
    """One event."""

    def __init__(self, event: Event) -> None:
        self.event = event

    def run(self, game: Toy) -> None:
        game.settle(self.event)


class Attach(Step[Toy]):
    """A charm lies with its host."""

    def __init__(self, card: CardId, frame: int) -> None:
        self.card = card
        self.frame = frame

    def run(self, game: Toy) -> None:
        host = game.frame(self.frame).group(1)
        game.close_frame(self.frame)
        if host:
            game.fighter(self.card).host = host[0] & CARD_MASK
            game.stale = True


class Attack(Step[Toy]):
    """A creature deals its power to the opponent."""

    def __init__(self, seat: Seat, card: CardId) -> None:
        self.seat = seat
        self.card = card

    def run(self, game: Toy) -> None:
        game.fighter(self.card).is_tired = True
        foe = other(self.seat)
        power = game.stat(self.card, POWER)
        game.then(PutTriggers(), Act(self.seat))
        if power > 0:
            game.settle(Event(kinds.DAMAGE, foe, NOBODY, game.ref(self.card), power, victim=player_ref(foe)))


class EndTurn(Step[Toy]):
    """What lasts until end of turn ends."""

    def run(self, game: Toy) -> None:
        game.end_lasting(UNTIL_END_OF_TURN, game.active)
        game.ghosts = []
        game.push(StartTurn())
