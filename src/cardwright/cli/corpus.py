"""`cardwright corpus`: how much of a corpus of card texts the language takes."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from rich.table import Table

    from cardwright.testing.corpus import Outcome


def corpus(
    folder: Annotated[Path, typer.Argument(help="The folder with one file of texts for each game.")] = Path("corpus"),
    game: Annotated[list[str] | None, typer.Option(help="Only this game; repeatable.")] = None,
    half: Annotated[str, typer.Option(help="Only the half `develop` or `measure`.")] = "",
    show: Annotated[bool, typer.Option("--show", help="Show every text of the develop half that is refused.")] = False,
    quick: Annotated[bool, typer.Option("--quick", help="Look for no cures: only what is accepted at once.")] = False,
    json: Annotated[bool, typer.Option("--json", help="One object, with every outcome.")] = False,
) -> None:
    """Measure the card language: shares of texts accepted at first try, after one suggested edit, read wrongly.

    The texts of the half `measure` are only counted, never shown, so that nobody widens the language for them.
    """
    from cardwright import games
    from cardwright.cli.console import open_console
    from cardwright.cli.trouble import Trouble
    from cardwright.cli.which import find_game
    from cardwright.testing.corpus import HALVES, Reader, judge_all

    if half and half not in HALVES:
        raise Trouble([f"there is no half {half!r}; halves are {', '.join(HALVES)}"])
    entries = [find_game(name) for name in game or games.ids()]
    missing = [entry.id for entry in entries if not (folder / f"{entry.id}.toml").is_file()]
    if missing:
        raise Trouble([f"{folder} has no file {name}.toml" for name in missing])
    readers = [Reader(entry.id, entry.home, entry.zone_kinds) for entry in entries]
    outcomes = list(judge_all(readers, folder, [half] if half else HALVES, not quick))
    if json:
        typer.echo(as_json(outcomes))
        return
    console = open_console()
    for each in [half] if half else HALVES:
        console.print(table_of([outcome for outcome in outcomes if outcome.entry.half == each], each))
    for line in findings(outcomes, show):
        console.print(line, markup=False)


def by_game(outcomes: list[Outcome]) -> dict[str, list[Outcome]]:
    """The outcomes of each game, then of all together."""
    found: dict[str, list[Outcome]] = {}
    for outcome in outcomes:
        found.setdefault(outcome.game, []).append(outcome)
    return {**found, "all": outcomes} if len(found) != 1 else found


def table_of(outcomes: list[Outcome], half: str) -> Table:
    """One line for each game."""
    from rich.box import SIMPLE
    from rich.table import Table

    from cardwright.testing.corpus import shares

    table = Table(title=f"the half to {half}", box=SIMPLE, title_justify="left")
    table.add_column("game")
    heads = ("texts", "at once", "1 edit", "misled", "ambiguous", "wrong", "of checked")
    for head in heads:
        table.add_column(head, justify="right")
    for name, listed in by_game(outcomes).items():
        count = shares(listed)
        table.add_row(
            name,
            str(count.texts),
            f"{count.first_try:.1f} %",
            f"{count.one_edit:.1f} %",
            str(count.miscured),
            str(count.ambiguous),
            str(count.wrong),
            str(count.checked),
            style="bold" if name == "all" else "",
        )
    return table


def findings(outcomes: list[Outcome], show: bool) -> list[str]:
    """What was read wrongly and what blocks most; of the measuring half, only the numbers of the texts."""
    from cardwright.testing.corpus import blocking

    lines: list[str] = []
    ruled = [f"{outcome.game} {outcome.entry.number}" for outcome in outcomes if outcome.ruled]
    if ruled:
        lines.append(f"the same by a ruling (corpus/rulings.toml): {', '.join(ruled)}")
    for outcome in outcomes:
        if outcome.wrong or outcome.ambiguous:
            lines.append(f"{'wrongly read' if outcome.wrong else 'ambiguous'}: {outcome.game} {outcome.entry.number}")
            if outcome.entry.half == "develop":
                lines += [f"    {outcome.entry.text}", f"    is read   {outcome.canonical}"]
                lines += [f"    should be {outcome.expected}"] if outcome.expected else []
    if show:
        for outcome in outcomes:
            if outcome.verdict != "accepted" and outcome.entry.half == "develop":
                lines += [f"{outcome.game} {outcome.entry.number} ({outcome.entry.card})  {outcome.entry.text}"]
                lines += [f"    {outcome.verdict}: {outcome.error}"]
                lines += [f"    try: {suggestion}" for suggestion in outcome.suggestions]
    ranked = [(what, count) for what, count in blocking(outcomes) if what and count > 1]
    if ranked:
        lines.append("Texts to develop by, blocked by:")
    return lines + [f"{count:>5}  {what}" for what, count in ranked[:20]]


def as_json(outcomes: list[Outcome]) -> str:
    """The shares by half and game, and every outcome; texts of the measuring half stay out."""
    import msgspec

    from cardwright.testing.corpus import HALVES, shares

    counted = {
        half: {
            name: {**msgspec.to_builtins(shares(listed)), "first_try": shares(listed).first_try}
            | {"one_edit": shares(listed).one_edit}
            for name, listed in by_game([each for each in outcomes if each.entry.half == half]).items()
        }
        for half in HALVES
    }
    listed = [told(outcome) for outcome in outcomes]
    return msgspec.json.format(msgspec.json.encode({"shares": counted, "texts": listed})).decode()


def told(outcome: Outcome) -> dict[str, object]:
    """One outcome as data."""
    values: dict[str, object] = {
        "game": outcome.game,
        "number": outcome.entry.number,
        "half": outcome.entry.half,
        "verdict": outcome.verdict,
        "wrong": outcome.wrong,
        "ambiguous": outcome.ambiguous,
        "checked": outcome.checked,
    }
    if outcome.entry.half == "develop":
        values |= {
            "card": outcome.entry.card,
            "text": outcome.entry.text,
            "canonical": outcome.canonical,
            "expected": outcome.expected,
            "error": outcome.error,
            "blocked_by": outcome.blocked_by,
            "suggestions": list(outcome.suggestions),
        }
    return values
