"""A match in the terminal, from wherever it stands to its end."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from cardwright.agents.agent import Agent, situation_at
from cardwright.agents.roster import agent_named
from cardwright.cli.match.advice import ADVISER, advice
from cardwright.cli.match.answers import interpret
from cardwright.cli.match.commands import command_in, help_table, show_card, show_notes, show_piles
from cardwright.cli.match.saving import default_path, save_match
from cardwright.cli.match.seats import HUMAN
from cardwright.cli.match.stage import Stage
from cardwright.cli.match.stopwatch import Stopwatch
from cardwright.cli.match.turning import REVIEWER, reviewed, turning_points
from cardwright.cli.match.undo import previous_choice
from cardwright.cli.match.watching import Watching
from cardwright.cli.screen.choices import PASS, by_enter, columns, option_chip, option_chips
from cardwright.cli.screen.chronicle import chronicle
from cardwright.cli.trouble import CONTENT, Trouble
from cardwright.engine.errors import RulesError, SetupError
from cardwright.engine.ids import NOBODY, SPECTATOR, Seat

if TYPE_CHECKING:
    from rich.console import RenderableType

    from cardwright.cli.terminal import Terminal
    from cardwright.engine.record import Match
    from cardwright.engine.view import View

DONE, STAY, REDRAW = range(3)


class Leave(Exception):
    """The player goes."""


class Session:
    """Two seats, human or computer, at one match."""

    def __init__(self, match: Match, terminal: Terminal, save_to: Path | None = None, pace: float = 0.0) -> None:
        self.match = match
        self.terminal = terminal
        self.save_to = save_to
        words = match.record.seats
        players = (words.get("red", HUMAN), words.get("blue", HUMAN))
        self.agents: list[Agent | None] = [
            None if player == HUMAN else agent_named(player, match.entry) for player in players
        ]
        self.humans = [seat for seat in range(2) if self.agents[seat] is None]
        self.stage = Stage(match.entry, terminal, players, self.humans)
        self.look = self.stage.look
        self.watching = Watching(self.stage, pace)
        self.at_keyboard: Seat = self.humans[0] if len(self.humans) == 1 else NOBODY
        self.saved_as: Path | None = None
        self.skipping: Seat = NOBODY
        self.skipped_turn = ""
        self.this_turn = ""
        self.asked_turn = ""
        self.stopwatch = Stopwatch()

    def run(self) -> None:
        """Play until the match is over or the player goes; leave it saved if a file was named."""
        self.keep()
        try:
            with self.terminal.whole_screen():
                self.play()
        except RulesError as error:
            path = self.save_to or default_path(self.match)
            save_match(self.match, path)
            raise Trouble([f"the rules are broken: {error}", f"the game up to here is in {path}"], CONTENT) from None
        finally:
            self.keep()
            self.tell_where()
        if self.match.game.is_over and self.terminal.interactive:
            self.terminal.show(self.look.paint(self.stage.verdict(self.match.game)))

    def play(self) -> None:
        """Let the players decide until the match is over and nobody wants to go back."""
        try:
            while True:
                with self.terminal.single_keys() if not self.humans else nullcontext():
                    while not self.match.game.is_over:
                        self.advance()
                        self.breathe()
                if not self.after_the_end():
                    return
        except Leave:
            return

    def advance(self) -> None:
        """Let whoever must decide decide once; what leaves no choice is answered without asking."""
        game = self.match.game
        decision = game.decision
        assert decision is not None
        agent = self.agents[decision.seat]
        if agent is not None:
            situation = situation_at(game, self.match.record.seed, len(self.match.record.moves))
            self.match.choose(agent.choose(situation))
            if not self.humans and not self.watching.goes_on(game):
                raise Leave
        elif len(decision.options) == 1:
            self.match.choose(0)
        elif not self.skips(decision.seat):
            self.ask(decision.seat)

    # A human decides

    def ask(self, seat: Seat) -> None:
        """Put the question until it is answered, or undone, or the player goes."""
        self.hand_over(seat)
        self.stopwatch.start()
        state = REDRAW
        while state != DONE:
            if state == REDRAW:
                self.stage.draw(self.match.game, self.match.game.view(seat))
            line = self.terminal.ask("> ")
            if line is None:
                raise Leave
            state = self.obey(seat, line, state == REDRAW)

    def obey(self, seat: Seat, line: str, is_fresh: bool) -> int:
        """Do what a line says."""
        keys = self.match.game.keys()
        if not line:
            if is_fresh and by_enter(keys) != NOBODY and self.terminal.interactive:
                return self.answer(seat, by_enter(keys))
            return REDRAW if self.terminal.interactive else STAY
        command = command_in(line)
        if command is not None and line.lower() not in [key.lower() for key in keys]:
            return self.command(seat, *command)
        meaning = interpret(line, keys)
        if meaning.is_clear:
            return self.answer(seat, meaning.index)
        if meaning.candidates:
            self.terminal.show("Which one?")
            self.terminal.lines(option_chip(self.look, index + 1, keys[index]) for index in meaning.candidates)
        elif line.isdecimal():
            self.terminal.show(f"There is no option {line}: the last is {len(keys)}.")
        else:
            near = f" Did you mean {' or '.join(meaning.nearest)}?" if meaning.nearest else ""
            self.terminal.show(Text(f"{line!r} is no option.{near} Type ? for help."))
        return STAY

    def answer(self, seat: Seat, index: int) -> int:
        """Take an option."""
        self.stage.mark_read(self.match.game, seat)
        self.asked_turn = self.turn()
        chosen, milliseconds = self.stopwatch.judge(self.match.game, index)
        if chosen != index:
            self.terminal.show("Your time for this was over: you did nothing.")
        self.match.choose(chosen, milliseconds)
        self.keep()
        return DONE

    def command(self, seat: Seat, word: str, rest: str) -> int:
        """Carry out a command."""
        view = self.match.game.view(seat)
        match word:
            case "skip":
                return self.skip(seat)
            case "undo":
                return self.undo(seat)
            case "save":
                self.save(Path(rest) if rest else None)
                return STAY
            case "hint":
                return self.inform(self.hint(rest))
            case "concede":
                if self.confirm("Give up?"):
                    self.match.concede(seat)
                    return DONE
                return REDRAW
            case "quit":
                self.offer_to_save()
                raise Leave
            case _:
                return self.inform(self.information(seat, view, word, rest))

    def information(self, seat: Seat, view: View, word: str, rest: str) -> list[RenderableType]:
        """Something to read."""
        if word == "card":
            return show_card(self.look, rest, view)
        if word == "pile":
            return show_piles(self.look, rest, view)
        if word == "notes":
            return show_notes(self.look, view)
        if word == "log":
            return [self.look.paint(line) for line in chronicle(self.match.game.log, seat)]
        if word == "options":
            return list(columns(option_chips(self.look, view.options), self.terminal.width, len(view.options)))
        if word == "explain":
            return [Text("Explain works when the game is over. Type hint for advice.")]
        if word == "rules":
            from cardwright.cli.rules import rules_text

            try:
                return [rules_text(self.match.entry, rest)]
            except Trouble as trouble:
                return [Text(str(trouble))]
        return [help_table()]

    def hint(self, who: str) -> list[RenderableType]:
        """What a computer would do in this player's place, knowing only what the player knows."""
        try:
            adviser = agent_named(who or ADVISER, self.match.entry)
        except SetupError as error:
            return [Text(problem) for problem in error.problems]
        situation = situation_at(self.match.game, self.match.record.seed, len(self.match.record.moves))
        self.terminal.show(Text(f"{adviser.name} is thinking …", "dim"))
        return advice(self.look, adviser, situation)

    def explain(self) -> list[RenderableType]:
        """How the match turned, as far as whoever sits here may know."""
        reader = self.humans[0] if len(self.humans) == 1 else NOBODY
        return turning_points(self.look, reviewed(self.match, REVIEWER), reader)

    def inform(self, parts: list[RenderableType]) -> int:
        """Show something to read; whoever sits there goes on with Enter."""
        self.terminal.page(*parts)
        if not self.terminal.interactive:
            return STAY
        line = self.terminal.ask("(Enter goes on) ")
        if line is None:
            raise Leave
        seat = self.at_keyboard if self.match.game.decision is None else self.match.game.decision.seat
        return self.obey(seat, line, False) if line else REDRAW

    def confirm(self, question: str) -> bool:
        """Ask yes or no; a script means what it says."""
        if not self.terminal.interactive:
            return True
        return (self.terminal.ask(f"{question} (y/n) ") or "").lower().startswith("y")

    # Passing on

    def skip(self, seat: Seat) -> int:
        """Pass now and go on passing while nothing happens."""
        keys = self.match.game.keys()
        if PASS not in keys:
            self.terminal.show("You cannot pass here.")
            return STAY
        self.skipping = seat
        self.skipped_turn = self.turn()
        return self.answer(seat, keys.index(PASS))

    def skips(self, seat: Seat) -> bool:
        """Pass for a player who skips, unless something waits to resolve or the turn is over."""
        game = self.match.game
        keys = game.keys()
        if self.skipping == seat and (PASS not in keys or game.stack_lines() or self.turn() != self.skipped_turn):
            self.skipping = NOBODY
        if self.skipping != seat:
            return False
        self.match.choose(keys.index(PASS))
        return True

    def turn(self) -> str:
        """The number of the turn, as the game tells it."""
        return dict(self.match.game.facts()).get("turn", "")

    def breathe(self) -> None:
        """A turn in which the one human had no choice is shown all the same, or the game would rush by."""
        ended, self.this_turn = self.this_turn, self.turn()
        if ended in ("", self.this_turn, self.asked_turn) or len(self.humans) != 1 or not self.terminal.interactive:
            return
        seat = self.humans[0]
        game = self.match.game
        is_asked = game.decision is not None and game.decision.seat == seat and len(game.decision.options) > 1
        if self.skipping == seat or is_asked or game.is_over or not self.stage.has_news(game, seat):
            return
        self.stage.draw(game, game.view(seat), f"You had nothing to decide in turn {ended}.")
        if self.terminal.ask("(Enter goes on) ") is None:
            raise Leave
        self.stage.mark_read(game, seat)

    # Going back, saving, leaving

    def undo(self, seat: Seat) -> int:
        """Take back to the seat's previous real choice."""
        if len(self.humans) != 1:
            self.terminal.show("Undo works against the computer only: you have seen each other's cards.")
            return STAY
        if self.match.game.has_clock():
            self.terminal.show("The clock runs: nothing can be taken back.")
            return STAY
        target = previous_choice(self.match, seat)
        if target == NOBODY:
            self.terminal.show("There is nothing to take back.")
            return STAY
        self.match = self.match.back_to(target)
        self.stage.mark_read(self.match.game, seat)
        return DONE

    def save(self, path: Path | None) -> None:
        """Save and say where."""
        target = path or self.save_to or default_path(self.match)
        try:
            save_match(self.match, target)
        except Trouble as trouble:
            self.terminal.show(Text(str(trouble)))
            return
        self.saved_as = target
        self.terminal.show(Text(f"Saved. Go on with: cardwright resume {target}"))

    def offer_to_save(self) -> None:
        """On leaving by choice, ask whether to save where no file was named."""
        if self.save_to is None and self.terminal.interactive and self.match.record.moves:
            answer = self.terminal.ask(f"Save to {default_path(self.match)}? (y/n, or another file) ") or "n"
            if answer.lower() not in ("n", "no"):
                self.save(None if answer.lower() in ("y", "yes") else Path(answer))

    def keep(self) -> None:
        """Keep the match in the file that was named, from the start and after each answer: nothing is ever lost."""
        if self.save_to is not None:
            save_match(self.match, self.save_to)
            self.saved_as = self.save_to

    def tell_where(self) -> None:
        """Say where the match is to be found."""
        if self.saved_as is not None and (self.terminal.interactive or self.save_to is not None):
            self.terminal.show(Text(f"Saved in {self.saved_as}."))

    def hand_over(self, seat: Seat) -> None:
        """Let the deciding human sit down, if there are two."""
        changed = self.at_keyboard != seat
        self.at_keyboard = seat
        if changed and len(self.humans) == 2 and not self.stage.hide(seat):
            raise Leave

    def after_the_end(self) -> bool:
        """Show the end; True if the player took a choice back and plays on."""
        game = self.match.game
        seat = self.humans[0] if len(self.humans) == 1 else SPECTATOR
        undo = "undo, " if len(self.humans) == 1 else ""
        self.stage.show_end(game)
        while self.terminal.interactive:
            line = self.terminal.ask(f"(Enter leaves; explain, {undo}log, save, card NAME) ")
            command = command_in(line) if line else None
            if not line or (command is not None and command[0] == "quit"):
                return False
            if command is None or command[0] in ("skip", "concede", "options", "hint"):
                self.terminal.show("The game is over.")
            elif command[0] == "explain":
                self.terminal.page(*self.explain())
            elif command[0] == "undo":
                if self.undo(seat) == DONE:
                    return True
            elif command[0] == "save":
                self.save(Path(command[1]) if command[1] else None)
            else:
                self.terminal.page(*self.information(seat, game.view(seat), *command))
        return False
