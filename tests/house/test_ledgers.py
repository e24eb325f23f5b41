"""Every numbered rule of a game is proved by a test that cites it."""

import ast
import re
from pathlib import Path

import pytest

from tests.house.sources import GAMES, TESTS, modules_under, read, short


def rules_of(ledger: str) -> list[str]:
    """The identifiers of the rules, in the order of the ledger."""
    return re.findall(r"^- \*\*([A-Z]{3}-\d+[a-z]?)\*\*", ledger, re.MULTILINE)


def cited(tree: ast.AST) -> set[str]:
    """The rules named by the `proves` decorators of a test module."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.update(rule for decorator in node.decorator_list for rule in proved_by(decorator))
    return found


def proved_by(decorator: ast.expr) -> list[str]:
    if not isinstance(decorator, ast.Call) or not ast.unparse(decorator.func).endswith("proves"):
        return []
    return [word.value for word in decorator.args if isinstance(word, ast.Constant) and isinstance(word.value, str)]


def all_cited() -> dict[str, str]:
    """Each cited rule and one module that cites it."""
    return {rule: short(module) for module in modules_under(TESTS) for rule in cited(read(module))}


@pytest.mark.parametrize("ledger", sorted(GAMES.glob("*/rules.md")), ids=lambda ledger: ledger.parent.name)
def test_every_rule_is_proved(ledger: Path) -> None:
    rules = rules_of(ledger.read_text(encoding="utf-8"))
    assert rules, f"{short(ledger)} has no line that starts like: - **ABC-01**"
    missing = sorted(set(rules) - all_cited().keys())
    assert not missing, f"{len(missing)} of {len(rules)} rules have no test: {' '.join(missing)}"


def test_every_cited_rule_exists() -> None:
    known = {rule for ledger in GAMES.glob("*/rules.md") for rule in rules_of(ledger.read_text(encoding="utf-8"))}
    prefixes = {rule[:3] for rule in known}
    wrong = [
        f"{module} cites {rule}"
        for rule, module in sorted(all_cited().items())
        if rule[:3] in prefixes and rule not in known
    ]
    assert not wrong, "\n".join(wrong)


def test_rules_and_citations_are_read() -> None:
    assert rules_of("# Rules\n- **DUE-01** `stated` Deal.\nText - **DUE-02** no.\n- **DUE-10**") == [
        "DUE-01",
        "DUE-10",
    ]
    source = '@proves("DUE-01", "DUE-10")\n@testing.proves("DUE-02")\ndef test_deal() -> None: ...'
    assert cited(ast.parse(source)) == {"DUE-01", "DUE-02", "DUE-10"}
