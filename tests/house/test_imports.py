"""Imports point down only, and the clock and foreign chance stay out of the games."""

import ast
import re
import sys
import tomllib
from typing import Final

import pytest

from tests.house.sources import (
    PACKAGE,
    ROOT,
    imported_names,
    layer_of,
    modules_under,
    package_of,
    read,
    short,
)

BELOW: Final[dict[str, set[str]]] = {
    "text": set(),
    "engine": set(),
    "effects": {"text", "engine"},
    "games": {"text", "engine", "effects"},
    "agents": {"engine"},
    "testing": {"text", "engine", "effects", "games", "agents"},
    "lab": {"engine", "games", "agents"},
    "cli": {"build", "text", "engine", "effects", "games", "agents", "lab", "testing", "server"},
    "server": {"text", "engine", "games", "agents"},
    "": set(),
}
CLOCK: Final = PACKAGE / "agents" / "budget.py"
"""Players may be given a time to think; nobody else reads the clock."""
UNPREDICTABLE: Final = {"random", "time", "datetime", "secrets", "uuid"}
PREDICTABLE_LAYERS: Final = ("engine", "effects", "games", "agents", "text")


def upward(layer: str, tree: ast.Module, package: tuple[str, ...]) -> list[str]:
    """Imports from this package that the layer must not know."""
    wrong: list[str] = []
    for line, name in imported_names(tree, package):
        parts = name.split(".")
        if parts[0] != "cardwright" or len(parts) < 2 or parts[1] in {layer, "__version__"}:
            continue
        if parts[1] not in BELOW[layer]:
            wrong.append(f"{line} imports {name}")
    return wrong


def sibling_games(package: tuple[str, ...], tree: ast.Module) -> list[str]:
    """Imports by one game from another."""
    own = package[:3]
    return [
        f"{line} imports {name}"
        for line, name in imported_names(tree, package)
        if len(own) == 3
        and name.startswith("cardwright.games.")
        and (PACKAGE / "games" / name.split(".")[2]).is_dir()
        and tuple(name.split(".")[:3]) != own
    ]


def unpredictable(tree: ast.Module) -> list[str]:
    """Imports of the clock or of chance that no seed controls."""
    return [f"{line} imports {name}" for line, name in imported_names(tree) if name.split(".")[0] in UNPREDICTABLE]


def undeclared(tree: ast.Module, declared: set[str]) -> list[str]:
    """Imports that a plain installation does not bring along."""
    return [
        f"{line} imports {name}"
        for line, name in imported_names(tree)
        if (top := name.split(".")[0]) and top not in sys.stdlib_module_names and top not in declared
    ]


def test_every_layer_has_its_place() -> None:
    assert {layer_of(module) for module in modules_under(PACKAGE)} <= BELOW.keys()


def test_imports_point_down() -> None:
    wrong = [
        f"{short(module)}:{line}"
        for module in modules_under(PACKAGE)
        for line in upward(layer_of(module), read(module), package_of(module))
    ]
    assert not wrong, "\n".join(wrong)


def test_games_do_not_know_each_other() -> None:
    wrong = [
        f"{short(module)}:{line}"
        for module in modules_under(PACKAGE / "games")
        for line in sibling_games(package_of(module), read(module))
    ]
    assert not wrong, "\n".join(wrong)


def test_chance_comes_from_the_game_alone() -> None:
    wrong = [
        f"{short(module)}:{line}"
        for layer in PREDICTABLE_LAYERS
        for module in modules_under(PACKAGE / layer)
        if module != CLOCK
        for line in unpredictable(read(module))
    ]
    assert not wrong, "\n".join(wrong)


def test_every_dependency_is_declared() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    declared = {re.split(r"[<>=\[]", wanted)[0] for wanted in project["dependencies"]} | {"cardwright"}
    wrong = [
        f"{short(module)}:{line}"
        for module in modules_under(PACKAGE)
        if module.name != "peers_play.py"
        for line in undeclared(read(module), declared)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("layer", "source"),
    [
        ("engine", "from cardwright.games import find_game"),
        ("engine", "from ..effects.draw import Draw"),
        ("text", "import cardwright.engine.game"),
        ("effects", "if TYPE_CHECKING:\n    from cardwright.agents import greedy"),
        ("agents", "def play() -> None:\n    from cardwright.games import duel"),
        ("games", "from cardwright import cli"),
    ],
)
def test_an_upward_import_is_found(layer: str, source: str) -> None:
    assert upward(layer, ast.parse(source), ("cardwright", layer))


@pytest.mark.parametrize("source", ["import random", "from time import monotonic", "import datetime as calendar"])
def test_a_clock_or_foreign_chance_is_found(source: str) -> None:
    assert unpredictable(ast.parse(source))


def test_an_undeclared_dependency_is_found() -> None:
    assert undeclared(ast.parse("from attrs import define"), {"cardwright"}) == ["1 imports attrs.define"]
