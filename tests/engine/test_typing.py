"""`mypy --strict` sees through `Step[Toy]`: a rule of a designer's game is checked against that game's own state."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
RULE = """
from cardwright.engine.game import Game
from cardwright.engine.step import Option, Step
from tests.engine.toy_rules import Toy

class Heal(Step[Toy]):
    def run(self, game: Toy) -> None:
        game.life[0] += 1
        game.lives = 3
        game.turn = "seven"
        game.then(Heal(), Option("heal", Heal()))

class Strange(Step[Toy]):
    def run(self, game: int) -> None: ...

def clone(game: Toy) -> int:
    return game.clone().turn
"""


def test_a_rule_is_checked_against_its_own_game(tmp_path: Path) -> None:
    rule = tmp_path / "rule.py"
    rule.write_text(RULE, encoding="utf-8")

    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--cache-dir", str(tmp_path / "cache"), str(rule)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )

    found = re.findall(r"rule\.py:(\d+): error: .*\[([a-z-]+)\]$", done.stdout, re.MULTILINE)
    assert found == [("9", "attr-defined"), ("10", "assignment"), ("11", "arg-type"), ("14", "override")], done.stdout
