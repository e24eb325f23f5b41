"""The source files that the house rules are about."""

import ast
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PACKAGE: Final = ROOT / "src" / "cardwright"
GAMES: Final = PACKAGE / "games"
TESTS: Final = ROOT / "tests"
COMPILED: Final = ("engine", "effects", "games", "agents")


def modules_under(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def layer_of(module: Path) -> str:
    """The first folder inside the package, or nothing for a module at its top."""
    parts = module.relative_to(PACKAGE).parts
    return parts[0] if len(parts) > 1 else ""


def short(path: Path) -> str:
    return str(path.relative_to(ROOT))


def read(module: Path) -> ast.Module:
    return ast.parse(module.read_text(encoding="utf-8"), filename=str(module))


def game_names() -> list[str]:
    return sorted(folder.name for folder in GAMES.iterdir() if (folder / "__init__.py").exists())


def imported_names(tree: ast.AST, package: tuple[str, ...] = ()) -> list[tuple[int, str]]:
    """Every imported dotted name with its line; `package` is where relative imports start."""
    found: list[tuple[int, str]] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            start = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join([*start, node.module] if node.module else start)
            found += [(node.lineno, f"{module}.{alias.name}") for alias in node.names]
    return found


def package_of(module: Path) -> tuple[str, ...]:
    return ("cardwright", *module.relative_to(PACKAGE).parent.parts)
