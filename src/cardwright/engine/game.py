"""A game in progress: steps, decisions and events on a table whose texts are alive."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Self

from mypy_extensions import mypyc_attr

from cardwright.engine.ability import Frame, Program
from cardwright.engine.errors import IllegalChoice, RulesError
from cardwright.engine.event import BOTTOM, SECRET, SHOWN, SHUFFLED, TOP_CARD, UNSEEN, Event
from cardwright.engine.hooks import Hooks
from cardwright.engine.ids import CARD_MASK, NOBODY, CardId, Ref, Seat, is_player, seat_name, seat_of
from cardwright.engine.lasting import Waiting
from cardwright.engine.log import Log
from cardwright.engine.position import write_position
from cardwright.engine.program import RunProgram
from cardwright.engine.settle import Settle
from cardwright.engine.step import Decision, Option, Step
from cardwright.engine.view import FACE_DOWN, View, look_at

if TYPE_CHECKING:
    from cardwright.engine.pool import Pool

DRAW_GAME: Final = 2
ENDING: Final = ("pass", "done")
BACK: Final = "back"
"""The label of an option, always the last, that takes back what was begun and no more."""
FUEL: Final = 200_000
"""Steps between two decisions; more is a loop in the rules."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Hooks):
    """State as data. `decision` is what is asked now; `choose` answers it; `outcome` says who won."""

    pool: Pool
    """Every card that exists in this game, for naming cards and guessing lists."""
    steps: list[Step[Any]]
    decision: Decision | None
    frames: list[Frame | None]
    outcome: int
    """NOBODY while it goes on, a seat, or DRAW_GAME."""
    elapsed: int
    """Milliseconds that all answers so far have taken. Nothing here reads a clock: every answer brings its own."""
    reason: str
    log: Log | None
    """What happened, with who may know it; None in clones, which think but do not tell."""

    def lay_game(self, pool: Pool) -> None:
        """Start with nothing scheduled."""
        self.pool = pool
        self.steps = []
        self.decision = None
        self.frames = []
        self.outcome = NOBODY
        self.elapsed = 0
        self.reason = ""
        self.log = Log()

    def clone(self) -> Self:
        """An independent copy without the log. Each game writes its own."""
        raise NotImplementedError

    def copy_from(self, game: Game) -> None:
        """Take over another game's state."""
        self.copy_table(game)
        self.copy_listeners(game)
        self.pool = game.pool
        self.steps = game.steps[:]
        self.decision = game.decision
        self.frames = game.frames[:]
        self.outcome = game.outcome
        self.elapsed = game.elapsed
        self.reason = game.reason
        self.log = None

    # Control flow

    def push(self, step: Step[Any]) -> None:
        """Schedule one step before whatever waits."""
        self.steps.append(step)

    def then(self, *steps: Step[Any]) -> None:
        """Schedule steps in reading order before whatever waits."""
        for index in range(len(steps) - 1, -1, -1):
            self.steps.append(steps[index])

    def ask(self, decision: Decision) -> None:
        """Put a decision; a single forced option is taken without asking unless secrecy needs the question."""
        options = decision.options
        if len(options) == 1 and not decision.always:
            self.steps.append(options[0].step)
        elif options:
            self.decision = decision
        else:
            raise RulesError(f"nothing to choose for {seat_name(decision.seat)}: {decision.prompt}\n{self.position()}")

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.outcome != NOBODY

    def choose(self, index: int, milliseconds: int = NOBODY) -> None:
        """Answer the decision by the number of an option and play on to the next one.

        The answer took so many milliseconds; a player who is no person is charged what the rules say.
        """
        decision = self.decision
        if decision is None:
            raise IllegalChoice("nothing is asked now")
        if index < 0 or index >= len(decision.options):
            raise IllegalChoice(f"there is no option {index}: the last is {len(decision.options) - 1}")
        if self.has_clock():
            self.elapsed += self.charge(decision, index) if milliseconds < 0 else milliseconds
            self.time_passes()
        self.decision = None
        self.steps.append(decision.options[index].step)
        self.advance()

    def advance(self) -> None:
        """Run steps until something is asked or the game is over."""
        fuel = FUEL
        while self.decision is None and self.outcome == NOBODY:
            if not self.steps:
                raise RulesError(f"the game has nothing left to do but is not over\n{self.position()}")
            if self.stale:
                self.refresh()
            self.steps.pop().run(self)
            fuel -= 1
            if fuel == 0:
                raise RulesError(f"a loop: {FUEL} steps without a decision\n{self.position()}")
        if self.stale:
            # A view must only look: nobody may change sides while a player watches.
            self.refresh()

    def is_ending(self, option: Option) -> bool:
        """Whether one does nothing more by this option, so that things take their course."""
        return option.label in ENDING

    def answer_for_silent(self) -> int:
        """The option for a player who does not answer in time: to do nothing more, else the first."""
        decision = self.decision
        if decision is not None:
            for index in range(len(decision.options)):
                if self.is_ending(decision.options[index]):
                    return index
        return 0

    def finish(self, outcome: int, reason: str) -> None:
        """End the game."""
        self.outcome = outcome
        self.reason = reason
        self.decision = None
        self.steps = []

    def lose(self, seat: Seat, reason: str) -> None:
        """A seat loses the game."""
        self.finish(1 - seat, reason)

    def concede(self, seat: Seat) -> None:
        """Give up, at any moment."""
        if self.outcome == NOBODY:
            self.lose(seat, f"{seat_name(seat)} gave up")

    def interrupt(self) -> None:
        """Something from outside ends the game: a draw."""
        if self.outcome == NOBODY:
            self.finish(DRAW_GAME, "interrupted")

    def agree(self) -> None:
        """Both players call it a draw."""
        if self.outcome == NOBODY:
            self.finish(DRAW_GAME, "a draw was agreed")

    # Events

    def settle(self, event: Event) -> None:
        """Propose an event: it may be forbidden or replaced, then it happens. Do nothing after calling this."""
        if self.stale:
            self.refresh()
        if self.forbidden >> event.kind & 1 and self.is_forbidden(event.kind, event):
            return
        if self.replaced & self.bits_of(event):
            self.steps.append(Settle((event,), (), ()))
        else:
            self.happen(event)

    def settle_together(self, events: list[Event]) -> None:
        """Propose events that happen at the same time."""
        if self.stale:
            self.refresh()
        allowed: list[Event] = []
        bits = 0
        for event in events:
            if not (self.forbidden >> event.kind & 1 and self.is_forbidden(event.kind, event)):
                allowed.append(event)
                bits |= self.bits_of(event)
        if self.replaced & bits:
            self.steps.append(Settle(tuple(allowed), (), ()))
        else:
            self.happen_together(allowed)

    def happen_together(self, events: list[Event]) -> None:
        """Make events happen at once: who hears a departure, and last values, are gathered before any card goes."""
        if len(events) == 1:
            self.happen(events[0])
            return
        start = len(self.waiting)
        for event in events:
            if self.leaves_play(event) and self.is_there(event.card):
                self.listen(event)
                self.remember(event.card & CARD_MASK)
        for event in events:
            departed = self.leaves_play(event)
            if self.commit(event):
                self.after(event, departed, start)
            elif departed:
                self.forget(event, start)

    def happen(self, event: Event) -> None:
        """Make one event happen: change the table, let triggers hear it, log it."""
        start = len(self.waiting)
        departed = self.leaves_play(event) and self.is_there(event.card)
        if departed:
            self.listen(event)
        if self.commit(event):
            self.after(event, departed, start)
        elif departed:
            self.forget(event, start)

    def after(self, event: Event, departed: bool, start: int) -> None:
        """An event has happened: tell listeners, frame and log."""
        heard = not departed and self.has_listeners(event)
        if not heard and not departed and event.frame == NOBODY and self.log is None:
            return
        done = event
        if event.target >= 0:
            done = event.done(self.ref(event.card & CARD_MASK))
            if departed:
                for index in range(start, len(self.waiting)):
                    one = self.waiting[index]
                    if one.event is event:
                        self.waiting[index] = Waiting(one.seat, one.source, one.trigger, done, one.slots)
        if event.frame != NOBODY:
            self.note_done(done)
        if heard:
            self.listen(done)
        if self.log is not None:
            self.log.add(self, done)

    def forget(self, event: Event, start: int) -> None:
        """A departure did not come about after all: nobody heard it."""
        if event in self.memory:
            self.memory.remove(event)
        kept = self.waiting[:start]
        for index in range(start, len(self.waiting)):
            if self.waiting[index].event is not event:
                kept.append(self.waiting[index])
        self.waiting = kept

    def leaves_play(self, event: Event) -> bool:
        """Whether an event takes a card out of play."""
        return event.origin >= 0 and event.target >= 0 and self.plays[event.origin]

    def commit(self, event: Event) -> bool:
        """Change the table; False if it came to nothing. A game adds its own kinds."""
        if event.target >= 0:
            if not self.is_there(event.card):
                return False
            card = event.card & CARD_MASK
            flags = event.flags
            self.move(card, event.target, flags & BOTTOM != 0, flags & SECRET != 0)
            if flags & SHUFFLED:
                self.shuffle_zone(event.target)
            if flags & SHOWN:
                self.seen[card] = 3
        elif event.flags & TOP_CARD:
            self.pile_empty(event.kind, event.seat)
            return False
        return True

    def move_event(
        self, kind: int, card: CardId, target: int, by: Ref, seat: Seat, frame: int, flags: int = 0
    ) -> Event:
        """A proposed move of a card from where it lies."""
        thing = self.in_play[card]
        if thing is not None and not thing.face_up:
            flags |= UNSEEN
        return Event(kind, seat, self.ref(card), by, 0, self.places[card], target, NOBODY, flags, frame)

    # Frames

    def run_program(self, frame: Frame, program: Program) -> None:
        """Carry out a text."""
        self.steps.append(RunProgram(self.open_frame(frame), program, 0))

    def open_frame(self, frame: Frame) -> int:
        """File a frame under a number."""
        for number in range(len(self.frames)):
            if self.frames[number] is None:
                self.frames[number] = frame
                return number
        self.frames.append(frame)
        return len(self.frames) - 1

    def close_frame(self, number: int) -> None:
        """A text is done with: its number is free again."""
        self.frames[number] = None
        while self.frames and self.frames[-1] is None:
            self.frames.pop()

    def frame(self, number: int) -> Frame:
        """The frame filed under a number."""
        frame = self.frames[number]
        assert frame is not None
        return frame

    def bind(self, number: int, slot: int, group: tuple[int, ...]) -> None:
        """Fill a slot of a filed frame."""
        self.frames[number] = self.frame(number).bind(slot, group)

    def note_done(self, event: Event) -> None:
        """Write what really happened into slot 0 of its frame: "this way", "if you do"."""
        frame = self.frames[event.frame]
        if frame is not None:
            ref = event.moved if event.moved != NOBODY else event.card
            self.frames[event.frame] = frame.bind(0, (*frame.group(0), ref))

    def note_group(self, number: int, refs: tuple[Ref, ...]) -> None:
        """Write down that something was done to these things."""
        frame = self.frame(number)
        self.frames[number] = frame.bind(0, (*frame.group(0), *refs))

    # Words

    def name_of(self, card: CardId) -> str:
        """How an option calls a card or a player."""
        if is_player(card):
            return seat_name(seat_of(card))
        return self.faces[card].name

    def name_for(self, seat: Seat, card: CardId) -> str:
        """How a seat calls a card or a player: of a card that lies face-down before it, it knows the back."""
        if card >= 0 and self.is_hidden(seat, card):
            return FACE_DOWN
        return self.name_of(card)

    def key_of(self, option: Option, seat: Seat) -> str:
        """The option's words as the asked seat reads them; `keys` makes them unique."""
        words = option.label
        if option.card != NOBODY:
            words = f"{words} {self.name_for(seat, option.card)}"
        if option.target != NOBODY:
            words = f"{words} > {self.name_for(seat, option.target)}"
        return words

    def prompt_of(self, decision: Decision) -> str:
        """What is asked, as the asked seat reads it; a choice of many steps may tell how far it has come."""
        return decision.prompt

    def keys(self) -> list[str]:
        """The stable word keys of the options, in order; equal words are numbered."""
        decision = self.decision
        if decision is None:
            return []
        keys: list[str] = []
        counts: dict[str, int] = {}
        for option in decision.options:
            words = self.key_of(option, decision.seat)
            count = counts.get(words, 0) + 1
            counts[words] = count
            keys.append(words if count == 1 else f"{words} #{count}")
        return keys

    def choose_key(self, key: str) -> None:
        """Answer the decision by an option's words."""
        keys = self.keys()
        if key not in keys:
            raise IllegalChoice(f'"{key}" is not an option; there are: {", ".join(keys)}')
        self.choose(keys.index(key))

    # What a game declares or computes for others

    def position(self) -> str:
        """The whole position as text, for errors and tests."""
        return write_position(self)

    def marks_for(self, seat: Seat, card: CardId) -> list[str]:
        """Words about a card in play that a seat may read: some are for its controller alone."""
        return self.marks_of(card)

    def view(self, seat: Seat) -> View:
        """What a seat, or a spectator, may see."""
        return look_at(self, seat)

    def notes_for(self, seat: Seat) -> list[tuple[str, str]]:
        """What a seat knows besides cards and facts, too long for the table: deck lists."""
        return []
