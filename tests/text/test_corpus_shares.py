"""The corpus: the shares that were reached never fall, and nothing is read wrongly or in two ways."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from cardwright import games
from cardwright.testing.corpus import (
    HALVES,
    Outcome,
    Reader,
    blocking,
    facts_of,
    judge_all,
    read_corpus,
    read_rulings,
    shares,
)

ROOT: Final = Path(__file__).parents[2]
CORPUS: Final = ROOT / "corpus"
REACHED: Final[dict[str, dict[str, dict[str, dict[str, int]]]]] = tomllib.loads(
    (Path(__file__).parent / "shares.toml").read_text(encoding="utf-8")
)
SETS: Final = {
    "first": (CORPUS, 80),
    "second": (CORPUS / "second", 130),
    "third": (CORPUS / "third", 200),
    "fourth": (CORPUS / "fourth", 120),
    "fifth": (CORPUS / "fifth", 120),
}
"""The folder of each set, and how many texts of each game it holds."""
LARGE: Final = ("third", "fourth", "fifth")
"""The sets in which no cures are looked for, as that takes minutes."""
CASES: Final = [(name, game, half) for name in SETS for game in games.ids() for half in HALVES]


@cache
def judged(name: str, game: str, half: str) -> list[Outcome]:
    """The outcomes of one half of a game's texts in a set."""
    entry = games.find(game)
    reader = Reader(game, entry.home, entry.zone_kinds)
    return list(judge_all([reader], SETS[name][0], [half], cures=name not in LARGE))


@pytest.mark.parametrize(("name", "game", "half"), CASES)
def test_the_shares_do_not_fall(name: str, game: str, half: str) -> None:
    count = shares(judged(name, game, half))
    reached = REACHED[name][half][game]
    assert count.accepted >= reached["first_try"]
    assert name in LARGE or count.accepted + count.cured >= reached["one_edit"]
    assert count.wrong <= reached["wrong"]


@pytest.mark.parametrize("game", games.ids())
def test_every_ruling_is_needed(game: str) -> None:
    ruled = [outcome.entry.number for half in HALVES for outcome in judged("first", game, half) if outcome.ruled]
    rulings = [one for one in read_rulings(CORPUS).values() if one.game == game]
    assert sorted(ruled) == sorted(one.number for one in rulings)
    assert all(one.why for one in rulings)


@pytest.mark.parametrize(("name", "game", "half"), CASES)
def test_nothing_ambiguous_is_accepted(name: str, game: str, half: str) -> None:
    assert [outcome.entry.number for outcome in judged(name, game, half) if outcome.ambiguous] == []


@pytest.mark.parametrize("name", SETS)
@pytest.mark.parametrize("game", games.ids())
def test_the_corpus_has_its_texts(name: str, game: str) -> None:
    folder, size = SETS[name]
    entries = read_corpus(folder / f"{game}.toml")
    assert [entry.number for entry in entries] == list(range(1, size + 1))
    assert all(entry.half == HALVES[entry.number % 2 == 0] for entry in entries)
    assert sum(bool(entry.canonical) for entry in entries) >= 25 or all(entry.meaning for entry in entries)
    vocabulary = Reader(game, games.find(game).home, games.find(game).zone_kinds).vocabulary
    assert all(facts_of(entry.card, vocabulary).type for entry in entries)


def test_what_blocks_is_told_of_the_developing_half_only() -> None:
    outcomes = [*judged("first", "tempest", "develop"), *judged("first", "tempest", "measure")]
    refused = [each for each in outcomes if each.verdict != "accepted" and each.entry.half == "develop"]
    assert sum(count for _, count in blocking(outcomes)) == len(refused)


def a_corpus(tmp_path: Path, *entries: dict[str, Any]) -> list[Outcome]:
    """The outcomes of a corpus of a few texts."""
    lines: list[str] = []
    for number, entry in enumerate(entries, 1):
        lines += ["[[text]]", f"number = {number}", 'half = "develop"']
        lines += [f'{key} = "{value}"' for key, value in entry.items()]
    (tmp_path / "wellspring.toml").write_text("\n".join(lines), encoding="utf-8")
    game = games.find("wellspring")
    return list(judge_all([Reader("wellspring", game.home, game.zone_kinds)], tmp_path))


def test_texts_are_judged_by_what_they_do(tmp_path: Path) -> None:
    plain = "Deal 2 damage to target creature."
    same, other, typo, misled, hopeless = a_corpus(
        tmp_path,
        {"card": "spell", "text": "Target creature takes two damage.", "canonical": plain},
        {"card": "spell", "text": "Deal 3 damage to target creature.", "canonical": plain},
        {"card": "spell", "text": "Deal 2 damge to target creature.", "canonical": plain},
        {"card": "spell", "text": "Deal 3 damge to target creature.", "canonical": plain},
        {"card": "spell", "text": "Colourless green ideas sleep furiously.", "canonical": plain},
    )
    assert (same.verdict, same.checked, same.wrong) == ("accepted", True, False)
    assert (other.verdict, other.checked, other.wrong) == ("accepted", True, True)
    assert typo.verdict == "cured"
    assert misled.verdict == "miscured"
    assert hopeless.verdict == "refused"
    count = shares([same, other, typo, misled, hopeless])
    assert (count.first_try, count.one_edit, count.wrong, count.miscured) == (40.0, 60.0, 1, 1)
