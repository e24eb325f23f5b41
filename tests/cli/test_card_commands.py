"""Cards and their texts: listed, checked, understood, formatted."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from cardwright import games
from tests.cli.conftest import Call, Called, call_command

GAME = "wellspring"
HOME = games.find(GAME).home


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Called]:
    """Call the command line with the shipped games, in an empty folder."""
    monkeypatch.chdir(tmp_path)
    return call_command


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    """A copy of the card set, to be spoiled."""
    return Path(shutil.copy(HOME / "cards.toml", tmp_path / "cards.toml"))


def spoil(cards: Path, old: str, new: str) -> int:
    """Change the first occurrence and return its line."""
    source = cards.read_text()
    assert old in source
    cards.write_text(source.replace(old, new, 1))
    return source[: source.index(old)].count("\n") + 1


def test_the_whole_set_has_no_mistakes(run: Call) -> None:
    told = run("cards", GAME, "--check")
    assert told.code == 0
    assert "120 cards and 5 tokens, no mistakes" in told.out


def test_filters_narrow_the_list(run: Call) -> None:
    every = json.loads(run("cards", GAME, "--json").out)
    fire = json.loads(run("cards", GAME, "--json", "--element", "Fire").out)
    dear = json.loads(run("cards", GAME, "--json", "--element", "Fire", "--cost", "3+").out)
    assert len(every) == 125
    assert len(every) > len(fire) > len(dear) > 0
    assert all("fire" in card["traits"] for card in fire)
    assert all(card["total_cost"] >= 3 for card in dear)
    heroes = json.loads(run("cards", GAME, "--json", "--type", "hero").out)
    assert {card["type"] for card in heroes} == {"Hero"}
    drawing = json.loads(run("cards", GAME, "--json", "--text", "draw a card").out)
    assert all("draw a card" in card["text"].lower() for card in drawing)
    assert json.loads(run("cards", GAME, "--json", "--cost", "F").out)


def test_a_single_card_is_shown_in_full_with_its_keywords(run: Call) -> None:
    shown = run("cards", GAME, "reed sentinel").out
    assert "Reed Sentinel" in shown
    assert "Guard: Enemies may not attack your creatures without Guard." in shown


def test_words_find_cards_and_a_slip_is_met_with_names(run: Call) -> None:
    assert "Furnace Bolt" in run("cards", GAME, "damage", "target", "enemy").out
    missed = run("cards", GAME, "furnase")
    assert missed.code == 2
    assert "did you mean Furnace Bolt" in missed.err


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--element", "fier"], "there is no trait 'fier' (did you mean \"fire\"?)"),
        (["--cost", "cheap"], "--cost takes a number (2, 2+, 2-, 1-2) or symbols (F W E A S), not 'cheap'"),
    ],
)
def test_a_wrong_filter_is_told(run: Call, words: list[str], complaint: str) -> None:
    told = run("cards", GAME, *words)
    assert told.code == 2
    assert complaint in told.err


def test_every_mistake_of_a_set_is_told_with_its_place(run: Call, cards: Path) -> None:
    typo = spoil(cards, "Deal 3 damage to target enemy creature.", "Deal 3 damage to taget enemy creature.")
    element = spoil(cards, 'element = "Air"', 'element = "Aire"')
    told = run("cards", GAME, "--check", str(cards))
    assert told.code == 1
    lines = told.err.splitlines()
    at = lines.index(f"{cards}:{typo}  Furnace Bolt")
    assert lines[at + 1] == "    Deal 3 damage to taget enemy creature."
    assert lines[at + 2].startswith("                     ^^^^^ ")
    assert '"target"' in lines[at + 2]
    assert any(line.startswith(f"{cards}:{element}  ") and 'did you mean "Air"?' in line for line in lines)


def test_the_set_to_check_may_be_any_file(run: Call, cards: Path) -> None:
    spoil(cards, "Deal 3 damage to target enemy creature.", "Deal 3 damage to taget enemy creature.")
    Path("mine.txt").write_text(cards.read_text())
    for name in ("mine.txt", f"./{cards.name}"):
        told = run("cards", GAME, "--check", name)
        assert told.code == 1
        assert "did you mean" in told.err


def test_a_file_that_is_no_card_file_is_told(run: Call) -> None:
    Path("odd.toml").write_text("[[card]\n")
    assert run("cards", GAME, "--check", "odd.toml").code == 1
    for text, complaint in (("[card]\n", "every card begins with [[card]]"), ("", "there is no card in it")):
        Path("odd.toml").write_text(text)
        told = run("cards", GAME, "--check", "odd.toml")
        assert told.code == 1
        assert complaint in told.err
    missing = run("cards", GAME, "--check", "none.toml")
    assert missing.code == 2
    assert "cannot read none.toml" in missing.err


TEXTS = "Draw two cards.\n\nDeal 3 damage to taget enemy creature.\nDeal 1 damage to taget creature.\nDraw a crad.\n"


def test_texts_are_judged_one_by_one(run: Call) -> None:
    told = run("text", GAME, typed=TEXTS)
    assert told.code == 1
    assert told.out.startswith("ok     Draw 2 cards.\nerror  line 3\n")
    assert "try: Deal 3 damage to target enemy creature." in told.out
    assert told.out.index("1 of 4 texts understood") < told.out.index("2  taget") < told.out.index("1  crad")


def test_texts_as_json(run: Call) -> None:
    Path("texts.txt").write_text(TEXTS)
    told = run("text", GAME, "texts.txt", "--json")
    good, bad, *_ = [json.loads(line) for line in told.out.splitlines()]
    assert (good["text"], good["ok"], good["canonical"], good["error"]) == (
        "Draw two cards.",
        True,
        "Draw 2 cards.",
        None,
    )
    assert (bad["ok"], bad["canonical"], bad["column"]) == (False, None, 17)
    assert "taget" in bad["error"]
    assert "Deal 3 damage to target enemy creature." in bad["suggestions"]
    assert "1 of 4 texts understood" in told.err


def test_all_understood_is_success(run: Call) -> None:
    assert run("text", GAME, typed="Draw a card.\n").code == 0
    assert run("text", GAME, typed="").code == 0


def test_every_shipped_text_is_its_own_canonical_form(run: Call) -> None:
    told = run("fmt", GAME, "--check")
    assert told.code == 0, told.err


def test_fmt_rewrites_texts_and_nothing_else(run: Call, cards: Path) -> None:
    before = cards.read_text()
    line = spoil(cards, 'text = "Draw 2 cards. Heal 3."', 'text = "draw two cards. Heal 3."')
    checked = run("fmt", str(cards), "--check", "--game", GAME)
    assert checked.code == 1
    assert f"{cards}:{line}" in checked.err
    assert 'becomes text = "Draw 2 cards. Heal 3."' in checked.err
    done = run("fmt", str(cards), "--game", GAME)
    assert "1 texts changed" in done.out
    assert cards.read_text() == before
    assert "nothing to change" in run("fmt", str(cards), "--game", GAME).out


def test_fmt_leaves_a_file_with_mistakes_alone(run: Call, cards: Path) -> None:
    spoil(cards, "Draw 2 cards. Heal 3.", "drawe two cards.")
    before = cards.read_text()
    assert run("fmt", str(cards), "--game", GAME).code == 1
    assert cards.read_text() == before


def test_the_preset_decks_are_legal(run: Call) -> None:
    told = run("decks", GAME, "--check", str(HOME / "decks.toml"))
    assert told.code == 0
    assert told.out.count("30 cards, legal") == 7


def test_options_that_no_preset_deck_fits_ask_for_decks_of_ones_own(run: Call) -> None:
    told = run("play", "phalanx", "-o", "deck_size=30")
    assert told.code == 2
    assert "no preset deck is legal with these options: bring your own" in told.err
    Path("thirty.txt").write_text("".join(f"3 {face.name}\n" for face in games.find("phalanx").pool().cards()[:10]))
    players = ("--red", "random", "--blue", "random", "--pace", "0", "--seed", "1")
    assert run("play", "phalanx", "-o", "deck_size=30", "--deck", "thirty.txt", *players).code == 0


def test_one_rule_is_shown(run: Call) -> None:
    for name in ("WEL-08", "wel-8", "8"):
        assert "A deck has exactly 30 cards." in run("rules", GAME, name).out


def test_a_short_soak(run: Call) -> None:
    told = run("soak", GAME, "--games", "2", "--workers", "1")
    assert told.code == 0
    assert "2 games" in told.out
    assert "0 broken" in told.out
