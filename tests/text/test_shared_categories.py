"""Two modules of the grammar never write one category by accident."""

import pytest

from cardwright import games
from cardwright.text import load_vocabulary
from cardwright.text.language import language_for
from cardwright.text.rows import Row, constant, heard
from cardwright.text.table.shared import SHARED, TakenName, agreed, family


def rows_of(home: str, category: str) -> list[Row]:
    return [Row(row.category, row.elements, row.build, row.take, home=home) for row in constant(category, 1, "one")]


def test_a_name_of_ones_own_is_not_taken_by_another() -> None:
    with pytest.raises(TakenName, match='"face" is written by stances and by tossing'):
        agreed([*rows_of("stances", "face"), *rows_of("tossing", "face")])


def test_what_is_shared_is_written_by_anybody() -> None:
    assert len(agreed([*rows_of("stances", "step"), *rows_of("tossing", "step")])) == 2


def test_a_row_knows_who_wrote_it() -> None:
    assert {row.home for row in heard("step", "nothing at all", lambda _: None)} == {"test_shared_categories"}


def test_nothing_is_listed_as_shared_that_one_module_alone_writes() -> None:
    homes: dict[str, set[str]] = {}
    for name in games.ids():
        for row in language_for(load_vocabulary(games.find(name).home / "words.toml")).noted.rows:
            homes.setdefault(family(row.category), set()).add(row.home)

    assert {name for name in SHARED if len(homes[name] - {""}) < 2} == set()
