"""Understood texts are kept, and only as long as nothing they depend on has changed."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from time import perf_counter

import pytest

from cardwright.text import CardFacts, Vocabulary, parse_text
from cardwright.text.cache import AbilityCache
from cardwright.text.cardfile import CardReader, read_cards
from tests.text.conftest import GAMES

CARDS = GAMES / "wellspring" / "cards.toml"
FACTS = CardFacts("", "spell", "instantaneous")
TEXT = "Destroy target creature."


@pytest.fixture(autouse=True)
def cache_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path


def fill(vocabulary: Vocabulary) -> AbilityCache:
    cache = AbilityCache(vocabulary)
    cache.put(TEXT, FACTS, parse_text(TEXT, vocabulary, FACTS))
    cache.save()
    return cache


def test_what_was_kept_is_found_again(witches: Vocabulary) -> None:
    fill(witches)
    assert AbilityCache(witches).get(TEXT, FACTS) == parse_text(TEXT, witches, FACTS)


def test_another_card_type_text_or_vocabulary_is_another_entry(witches: Vocabulary) -> None:
    fill(witches)
    cache = AbilityCache(witches)
    assert cache.get(TEXT, CardFacts("", "creature", "")) is None
    assert cache.get("Destroy target item.", FACTS) is None
    assert AbilityCache(replace(witches, source=witches.source + "# changed")).get(TEXT, FACTS) is None


def test_a_damaged_cache_is_an_empty_one(witches: Vocabulary, cache_home: Path) -> None:
    path = fill(witches).path
    assert path.is_relative_to(cache_home)
    path.write_bytes(path.read_bytes()[:-5])
    assert AbilityCache(witches).get(TEXT, FACTS) is None
    path.write_bytes(b"\x81\xa3abc\xc0")
    assert AbilityCache(witches).get(TEXT, FACTS) is None


def test_a_cache_that_cannot_be_written_does_no_harm(witches: Vocabulary, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", "/dev/null/nowhere")
    fill(witches)
    assert AbilityCache(witches).get(TEXT, FACTS) is None


def test_a_whole_set_is_read_quickly_and_loaded_more_quickly(witches: Vocabulary) -> None:
    start = perf_counter()
    cold = read_cards(CARDS, witches)
    between = perf_counter()
    cached = read_cards(CARDS, witches)
    end = perf_counter()
    assert cached == cold
    assert len(cold) == 125
    assert between - start < 5
    assert end - between < between - start


def write_set(folder: Path, text: str) -> Path:
    path = folder / "cards.toml"
    head = '[[card]]\nid = "one"\nname = "One"\ntype = "Spell"\nkind = "Instantaneous"\nelement = "Fire"\n'
    path.write_text(f'{head}text = "{text}"\n', encoding="utf-8")
    return path


def test_a_file_that_was_understood_is_not_read_again(
    witches: Vocabulary, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = write_set(tmp_path, "Draw a card.")
    before = read_cards(path, witches)
    monkeypatch.setattr(CardReader, "card", None)
    assert read_cards(path, witches) == before


def test_what_was_understood_is_loaded_without_the_table_of_the_language(witches: Vocabulary, tmp_path: Path) -> None:
    path = write_set(tmp_path, "Draw a card.")
    read_cards(path, witches)
    script = (
        "import sys; from pathlib import Path; from cardwright.text import load_vocabulary; "
        "from cardwright.text.cardfile import read_cards; "
        "cards = read_cards(Path(sys.argv[1]), load_vocabulary(Path(sys.argv[2]))); "
        "print(len(cards), 'cardwright.text.table' in sys.modules)"
    )
    words = GAMES / "wellspring" / "words.toml"
    found = subprocess.run([sys.executable, "-c", script, path, words], capture_output=True, text=True, check=True)
    assert found.stdout == "1 False\n"


def test_a_changed_file_is_read_anew(witches: Vocabulary, tmp_path: Path) -> None:
    before = read_cards(write_set(tmp_path, "Draw a card."), witches)
    after = read_cards(write_set(tmp_path, "Draw two cards."), witches)
    assert after[0].abilities != before[0].abilities


def test_a_damaged_cache_of_a_file_is_read_anew(witches: Vocabulary, tmp_path: Path, cache_home: Path) -> None:
    path = write_set(tmp_path, "Draw a card.")
    before = read_cards(path, witches)
    (kept,) = cache_home.rglob("cards-*.msgpack")
    kept.write_bytes(kept.read_bytes()[:-7])
    assert read_cards(path, witches) == before
