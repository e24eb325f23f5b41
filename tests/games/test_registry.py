"""Games are found by their packages, and by the entry points of other packages."""

import sys
from pathlib import Path

import pytest

from cardwright import games
from cardwright.engine.errors import SetupError

MODULE = """
from cardwright.engine.entry import GameEntry

class Demo(GameEntry):
    def __init__(self):
        self.id = "demo"
        self.name = "Demo"

entry = Demo()
nothing = None
"""


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package outside of cardwright that offers a game, and one that only says so."""
    (tmp_path / "demo_game.py").write_text(MODULE)
    folder = tmp_path / "demo_game-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: demo-game\nVersion: 1.0\n")
    (folder / "entry_points.txt").write_text("[cardwright.games]\ndemo = demo_game:entry\nempty = demo_game:nothing\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "demo_game", raising=False)


def test_shipped_games_are_found_by_their_packages() -> None:
    assert "wellspring" in games.ids()
    for name in games.shipped():
        entry = games.find(name)
        assert entry.id == name
        assert entry.name
        assert entry.pitch
        assert (entry.home / "rules.md").exists()


def test_an_unknown_game_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(SetupError, match=r"there is no game 'welspring' \(did you mean \"wellspring\"\?\)"):
        games.find("welspring")


@pytest.mark.usefixtures("installed")
def test_other_packages_offer_games() -> None:
    assert {"demo", "wellspring"} <= set(games.ids())
    assert games.find("demo").name == "Demo"
    with pytest.raises(SetupError, match="'empty' offers no `entry` that is a game"):
        games.find("empty")
