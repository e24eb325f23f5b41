"""Modules are small, named for what they hold, and written in what mypyc makes fast."""

import ast
import re
from pathlib import Path
from typing import Final

import pytest

from tests.house.sources import COMPILED, PACKAGE, TESTS, game_names, modules_under, read, short

LONGEST: Final = 400
NAMELESS: Final = {"utils.py", "helpers.py", "common.py", "misc.py"}
GENERAL_LAYERS: Final = ("engine", "text", "effects", "agents", "lab", "cli", "testing", "server")
SLOW_WHEN_COMPILED: Final = {"dataclass", "NamedTuple", "namedtuple"}


def slow_records(tree: ast.AST) -> list[str]:
    """Record classes that mypyc leaves five times slower than plain ones."""
    return [
        f"{node.lineno} uses {name}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Name | ast.Attribute)
        and (name := node.id if isinstance(node, ast.Name) else node.attr) in SLOW_WHEN_COMPILED
    ]


def chains(tree: ast.AST) -> list[str]:
    """Classes that claim to be in no cycle and yet hold their own kind: a long chain of them breaks the memory.

    Letting go of more than fifty objects inside each other, Python sets aside those that its collector knows and
    writes before them; an acyclic object has no room there.
    """
    return [
        f"{node.lineno} {node.name} is acyclic and holds a {node.name}"
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        and any("acyclic" in ast.unparse(decorator) for decorator in node.decorator_list)
        and any(node.name in annotation for annotation in annotations_of(node))
    ]


def unpacked_memberships(tree: ast.AST) -> list[str]:
    """Questions such as `word in ("a", *MORE)`, at which mypyc breaks off."""
    return [
        f"{node.lineno} asks {ast.unparse(node)}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Compare)
        for among in node.comparators
        if isinstance(among, ast.Tuple | ast.List | ast.Set) and any(isinstance(e, ast.Starred) for e in among.elts)
    ]


def annotations_of(node: ast.ClassDef) -> list[str]:
    """What the attributes of a class are said to be, and what it is made of."""
    found = [ast.unparse(one.annotation) for one in ast.walk(node) if isinstance(one, ast.AnnAssign)]
    for method in node.body:
        if isinstance(method, ast.FunctionDef) and method.name == "__init__":
            found += [ast.unparse(one.annotation) for one in method.args.args if one.annotation is not None]
    return found


def names_in(text: str, names: list[str]) -> list[str]:
    """The lines that use one of the names as a word, in any spelling of capitals."""
    if not names:
        return []
    pattern = re.compile(rf"(?<![a-z])(?i:{'|'.join(names)})(?![a-z])")
    return [f"{number} {line.strip()}" for number, line in enumerate(text.splitlines(), 1) if pattern.search(line)]


def test_modules_are_short() -> None:
    long = [
        f"{short(module)} has {length} lines"
        for folder in (PACKAGE, TESTS)
        for module in modules_under(folder)
        if (length := len(module.read_text(encoding="utf-8").splitlines())) > LONGEST
    ]
    assert not long, "\n".join(long)


def test_modules_have_telling_names() -> None:
    nameless = [
        short(module) for folder in (PACKAGE, TESTS) for module in modules_under(folder) if module.name in NAMELESS
    ]
    assert not nameless, "\n".join(nameless)


@pytest.mark.parametrize("layer", GENERAL_LAYERS)
def test_general_code_names_no_game(layer: str) -> None:
    names = game_names()
    found = [
        f"{short(file)}:{line}"
        for file in sorted((PACKAGE / layer).rglob("*"))
        if file.suffix in {".py", ".toml", ".md"}
        for line in names_in(file.read_text(encoding="utf-8"), names)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("layer", COMPILED)
def test_compiled_code_has_plain_classes(layer: str) -> None:
    slow = [
        f"{short(module)}:{line}" for module in modules_under(PACKAGE / layer) for line in slow_records(read(module))
    ]
    assert not slow, "\n".join(slow)


@pytest.mark.parametrize("layer", COMPILED)
def test_what_can_be_chained_is_known_to_the_collector(layer: str) -> None:
    found = [f"{short(module)}:{line}" for module in modules_under(PACKAGE / layer) for line in chains(read(module))]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("layer", COMPILED)
def test_compiled_code_asks_nothing_that_breaks_the_build(layer: str) -> None:
    found = [
        f"{short(module)}:{line}"
        for module in modules_under(PACKAGE / layer)
        for line in unpacked_memberships(read(module))
    ]
    assert not found, "\n".join(found)


def test_an_unpacked_membership_is_found() -> None:
    assert unpacked_memberships(ast.parse('found = word in ("use", *OTHERS)'))
    assert not unpacked_memberships(ast.parse('found = word in OTHERS or word == "use"'))


@pytest.mark.parametrize(
    "attribute", ["def __init__(self, next: Link | None) -> None: ...", "children: dict[int, 'Link'] = {}"]
)
def test_a_chain_is_found(attribute: str) -> None:
    assert chains(ast.parse(f"@mypyc_attr(acyclic=True, free_list_len=1)\nclass Link:\n    {attribute}"))


def test_every_package_has_an_init() -> None:
    bare = {short(module.parent) for module in modules_under(PACKAGE) if not (module.parent / "__init__.py").exists()}
    assert not bare, "setuptools leaves these folders out of the wheel: " + ", ".join(sorted(bare))


@pytest.mark.parametrize(
    "source",
    [
        "@dataclass(frozen=True)\nclass Draw: ...",
        "@dataclasses.dataclass\nclass Draw: ...",
        "class Draw(NamedTuple): ...",
        "Draw = collections.namedtuple('Draw', 'count')",
    ],
)
def test_a_slow_record_is_found(source: str) -> None:
    assert slow_records(ast.parse(source))


@pytest.mark.parametrize("line", ["if game == 'duel':", "from games import duel", "class DuelTable:", "# the Duel"])
def test_a_named_game_is_found(line: str) -> None:
    assert names_in(f"a dueller\n{line}", ["duel", "siege"]) == [f"2 {line}"]


def test_the_rules_look_at_something() -> None:
    assert Path(PACKAGE / "engine" / "__init__.py") in modules_under(PACKAGE)
