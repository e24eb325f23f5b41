"""`cardwright rules`: a game's ledger, or one rule of it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from rich.markdown import Markdown

    from cardwright.engine.entry import GameEntry

RULE = re.compile(r"^- \*\*([A-Z]+-\d+[a-z]?)\*\* (.*)$", re.MULTILINE)


def rules(
    game: Annotated[str, typer.Argument(help="Which game.")],
    rule: Annotated[str, typer.Argument(metavar="[RULE-ID]", help="One rule, such as ABC-12 or just 12.")] = "",
) -> None:
    """Show a game's rules, or one of them."""
    from cardwright.cli.terminal import open_terminal
    from cardwright.cli.which import find_game

    entry = find_game(game)
    terminal = open_terminal()
    if rule:
        terminal.show(rules_text(entry, rule))
    else:
        terminal.page(rules_text(entry, ""))


def rules_text(entry: GameEntry, wanted: str) -> Markdown:
    """The whole ledger or one rule, ready to print."""
    from rich.markdown import Markdown

    ledger = entry.rules()
    if not wanted:
        return Markdown(ledger)
    found = find_rule(dict(RULE.findall(ledger)), wanted)
    return Markdown(f"**{found[0]}** {found[1]}")


def find_rule(ledger: dict[str, str], wanted: str) -> tuple[str, str]:
    """A rule by its ID, in any spelling of capitals, or by its number alone."""
    from cardwright.cli.trouble import Trouble
    from cardwright.engine.options import nearest

    name = re.sub(r"-(\d)$", r"-0\1", wanted.upper())
    if name.rstrip("ABCDEFGHIJ").isdigit():
        numbers = {int(re.sub(r"\D", "", one.split("-")[1])): one for one in ledger if one[-1].isdigit()}
        if name.isdigit():
            name = numbers.get(int(name), name)
    for one, text in ledger.items():
        if one.upper() == name:
            return one, text
    known = list(ledger)
    span = f"; rules are {known[0]} to {known[-1]}" if known else ""
    raise Trouble([f"there is no rule {wanted!r}{nearest(name, known)}{span}"])
