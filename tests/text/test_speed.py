"""A set of 250 cards is read in under two seconds, and from the cache in under 50 milliseconds."""

from pathlib import Path
from time import process_time
from typing import Final

import pytest

from cardwright.text import load_vocabulary
from cardwright.text.cardfile import read_cards
from cardwright.text.language import table_for
from tests.text.conftest import GAMES
from tests.text.corpus import CANONICAL

HOME: Final = GAMES / "wellspring"
CARDS: Final = 250


def write_set(path: Path) -> None:
    """Write 250 cards with as many texts: sentences of the tests with numbers of their own."""
    lines: list[str] = []
    texts = [text for sort, text in CANONICAL if sort == "spell"]
    for number in range(CARDS):
        said = f"Deal {number} damage to target creature. {texts[number % len(texts)]}"
        lines += ["[[card]]", f'id = "card-{number}"', f'name = "Card {number}"', 'type = "Spell"']
        lines += ['kind = "Instantaneous"', 'cost = "F"', 'element = "Fire"', f'text = "{said}"', ""]
    path.write_text("\n".join(lines), encoding="utf-8")


def test_a_set_is_read_in_two_seconds_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "cards.toml"
    write_set(path)
    vocabulary = load_vocabulary(HOME / "words.toml")
    spent: list[float] = []
    for attempt in range(3):  # the best: other work on the machine is not the reader's fault
        monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / str(attempt)))
        table_for.cache_clear()
        monkeypatch.setattr("cardwright.text.language._languages", {})
        start = process_time()
        cold = read_cards(path, vocabulary)
        spent.append(process_time() - start)
        assert len({card.text for card in cold}) == CARDS
    assert min(spent) < 2
    spent = []
    for _ in range(5):
        start = process_time()
        cached = read_cards(path, vocabulary)
        spent.append(process_time() - start)
        assert cached == cold
    assert min(spent) < 0.05
