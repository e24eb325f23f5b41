"""What can be typed besides an answer: things to read while deciding."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.table import Table
from rich.text import Text

from cardwright.cli.match.answers import close_words, matches, number_in
from cardwright.cli.screen.cardbox import whole_card
from cardwright.engine.ids import SEAT_NAMES, seat_name

if TYPE_CHECKING:
    from rich.console import RenderableType

    from cardwright.cli.screen.look import Look
    from cardwright.engine.face import Face
    from cardwright.engine.view import CardView, View

HELP: Final = (
    ("3", "take option 3"),
    ("bolt ox", "take the option whose words begin so; any part that fits only one will do"),
    ("Enter", "take the option marked ⏎: pass, or finish"),
    ("skip", "pass until something waits to resolve, the turn is over, or you must choose"),
    ("hint [WHO]", "what a computer would do in your place, with its chances: hint, hint master, hint search@2000"),
    ("card NAME", "a card's full text, with its keywords explained (short: i NAME, or i 3 for option 3)"),
    ("pile [WHOSE] [NAME]", "the open piles, newest card first: pile, pile blue, pile red discard"),
    ("log", "everything that happened, as far as you may know it"),
    ("notes", "what else you know, such as the lists of decks where they are open"),
    ("options", "all options, one to a line"),
    ("rules [ID]", "the rules, or one of them"),
    ("undo", "back to your previous choice (against the computer)"),
    ("save [FILE]", "write the game to a file; cardwright resume FILE goes on"),
    ("explain", "when the game is over: its turning points"),
    ("concede", "give up"),
    ("quit", "leave, saving first if you like"),
)
ALONE: Final = ("?", "help", "skip", "log", "notes", "options", "undo", "explain", "concede", "quit", "exit", "q")
WITH_WORDS: Final = ("hint", "card", "i", "pile", "rules", "save")
CHEAPER_NAMES: Final = {"help": "?", "exit": "quit", "q": "quit", "i": "card"}


def command_in(line: str) -> tuple[str, str] | None:
    """The command and the words behind it, if a line is one."""
    word, _, rest = line.strip().partition(" ")
    word = word.lower()
    if word in WITH_WORDS or (word in ALONE and not rest.strip()):
        return CHEAPER_NAMES.get(word, word), rest.strip()
    return None


def help_table() -> Table:
    """Every command with what it does."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for words, meaning in HELP:
        table.add_row(Text(words, "bold yellow"), meaning)
    return table


def find_card(look: Look, words: str, view: View) -> tuple[Face | None, list[str]]:
    """A card by a part of its name, or by the number of an option; else the names that come near."""
    if 1 <= number_in(words) <= len(view.options):
        found = [
            match[0] for match in look.names.finditer(view.options[number_in(words) - 1]) if match[0] not in SEAT_NAMES
        ]
        words = found[0] if found else words
    exact = look.pool.find(words)
    if exact is not None:
        return exact, []
    names = [face.name for face in look.pool.faces]
    fitting = matches(words.lower(), [name.lower() for name in names])
    if len(fitting) == 1:
        return look.pool.faces[fitting[0]], []
    if fitting:
        return None, [names[index] for index in fitting]
    return None, close_words(words.lower(), names)


def show_card(look: Look, words: str, view: View) -> list[RenderableType]:
    """The card that the words mean, as it is now if it is in play, or names to choose from."""
    if not words:
        return [Text("Which card? For example: card " + look.pool.faces[0].name)]
    face, near = find_card(look, words, view)
    if face is not None:
        now = in_play(look, view, face)
        return [whole_card(look, face, now[0] if len(now) == 1 else None)]
    if near:
        return [Text.assemble("Which one? ", Text(", ").join(look.paint(name) for name in near[:12]))]
    return [Text(f"No card is called {words!r}.")]


def in_play(look: Look, view: View, face: Face) -> list[CardView]:
    """The cards in play with that face."""
    names = [kind.name for kind in look.entry.zone_kinds if kind.in_play]
    return [card for zone in view.zones if zone.name in names for card in zone.cards if card.face == face.index]


def show_notes(look: Look, view: View) -> list[RenderableType]:
    """What the seat knows besides the table, one note to a line."""
    return [look.paint(f"{label}: {note}") for label, note in view.notes] or [Text("There is nothing else to know.")]


def show_piles(look: Look, words: str, view: View) -> list[RenderableType]:
    """The open piles that the words mean, all without words, each newest card first."""
    typed = words.lower().split()
    seats = [seat for seat in range(2) if seat_name(seat) in typed]
    wanted = [word for word in typed if word not in SEAT_NAMES]
    parts: list[RenderableType] = []
    for zone in view.zones:
        kind = next(kind for kind in look.entry.zone_kinds if kind.name == zone.name)
        if kind.in_play or (seats and zone.seat not in seats):
            continue
        if not all(word in zone.name for word in wanted) or not (zone.cards or wanted):
            continue
        owner = "" if zone.seat < 0 else f"{seat_name(zone.seat)}'s "
        line = look.paint(f"{owner}{zone.name} ({zone.count}): ")
        cards = [look.paint(card.name) for card in reversed(zone.cards)]
        line.append_text(Text(", ").join(cards) if cards else Text("nothing to see", "dim"))
        parts.append(line)
    if not parts:
        known = [kind.name for kind in look.entry.zone_kinds if not kind.in_play and not kind.shared]
        return [Text(f"No such pile with open cards. Piles: {', '.join(known)}")]
    return parts
