"""The tree of a search."""

from __future__ import annotations

import os
import subprocess
import sys

LET_GO = """
from cardwright.agents.tree import Node
root = node = Node()
for number in range(5000):
    child = Node()
    node.children[number] = child
    node = child
del node, child
del root
"""


def test_a_deep_tree_can_be_let_go() -> None:
    """Python's own checks of its memory would end the process: depths beyond fifty once broke it."""
    watched = {**os.environ, "PYTHONMALLOC": "debug", "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", LET_GO], env=watched, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
