"""A test runs and can fail, or it is not there."""

import ast
from typing import Final

import pytest

from tests.house.sources import TESTS, modules_under, read, short

WAYS_OUT: Final = {"skip", "skipif", "xfail", "importorskip", "skipTest", "expectedFailure"}


def ways_out(tree: ast.AST) -> list[str]:
    """Uses of the names by which a test avoids its verdict."""
    return [
        f"{node.lineno} uses {node.attr}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr in WAYS_OUT
    ]


def test_no_test_is_skipped() -> None:
    wrong = [f"{short(module)}:{line}" for module in modules_under(TESTS) for line in ways_out(read(module))]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("source", ["pytest.skip('later')", "@pytest.mark.xfail\ndef test_later() -> None: ..."])
def test_a_way_out_is_found(source: str) -> None:
    assert ways_out(ast.parse(source))
