"""Card files are read whole, and every mistake in them is told at once."""

from pathlib import Path

import pytest

from cardwright.text import Vocabulary
from cardwright.text.cardfile import format_cards, read_cards
from cardwright.text.costs import read_cost, write_cost
from cardwright.text.errors import CardFileError
from cardwright.text.tree import Cost, CostPart, Instructions, Keyword

GOOD = """
[[card]]
id = "moss-ox"
name = "Moss Ox"
type = "Creature"
element = "Earth"
cost = "2E F"
attack = 2
health = 3
text = "Guard. When Moss Ox is destroyed, draw a card."
flavour = "Slow."
note = "Playtest 2."

[[card]]
id = "calving"
name = "Calving"
type = "Spell"
kind = "Instantaneous"
element = "Earth"
text = "Summon 2 1/1 Earth Calf tokens."   # canonical: two

[[token]]
id = "calf"
name = "Calf"
element = "Earth"
attack = 1
health = 1
"""


def write(folder: Path, text: str) -> Path:
    path = folder / "cards.toml"
    path.write_text(text, encoding="utf-8")
    return path


def problems_of(folder: Path, text: str, vocabulary: Vocabulary) -> list[str]:
    with pytest.raises(CardFileError) as caught:
        read_cards(write(folder, text), vocabulary, use_cache=False)
    return [problem.split("cards.toml:")[1] for problem in caught.value.problems]


def test_cards_and_tokens_are_read(tmp_path: Path, witches: Vocabulary) -> None:
    ox, calving, calf = read_cards(write(tmp_path, GOOD), witches, use_cache=False)
    assert (ox.id, ox.name, ox.type, ox.kind, ox.line) == ("moss-ox", "Moss Ox", "creature", "", 2)
    assert ox.cost == Cost((CostPart("fire", 1), CostPart("earth", 2)))
    assert ox.stats == (("attack", 2), ("health", 3))
    assert ox.traits == (("element", "earth"),)
    assert ox.abilities[0] == Keyword("guard")
    assert isinstance(calving.abilities[0], Instructions)
    assert calf.token
    assert not ox.token


def test_every_mistake_of_a_file_is_told(tmp_path: Path, witches: Vocabulary) -> None:
    wrong = """
[[card]]
id = "a"
name = "A"
type = "Creatur"
element = "Fire"

[[card]]
id = "a"
name = "B"
type = "Creature"
element = "Fyre"
attack = -1
text = "Draw a card."
colour = "red"

[[card]]
id = "c"
name = "C"
type = "Spell"
kind = "Instantaneous"
element = "Fire"
cost = "2Q"
text = "Destroy taget creature."
"""
    told = problems_of(tmp_path, wrong, witches)
    assert [problem.splitlines()[0] for problem in told] == [
        "5  A: unknown type 'Creatur', did you mean \"Creature\"?",
        "15  B: unknown key 'colour', did you mean \"flavour\"?",
        "12  B: unknown element 'Fyre', did you mean \"Fire\"?",
        "13  B: attack must be a number from 0 to 999",
        "8  B: health is missing",
        "9  B: the id 'a' is also that of line 2",
        "14  B",
        "23  C: cannot read the cost '2Q'; symbols are F, W, E, A, S",
        "24  C",
    ]
    assert 'did you mean "target"?' in told[-1]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('type = "Spell"', 'type = "Spell"\nkind2 = 1', "unknown key 'kind2', did you mean \"kind\"?"),
        ('kind = "Instantaneous"\n', "", "kind is missing"),
        ('kind = "Instantaneous"', 'kind = "Equipment"', "spell cannot be of kind 'equipment'"),
        ("attack = 2", 'attack = "2"', "attack must be a number"),
        ('id = "calving"', "id = 7", "id must be a string"),
        ("1/1 Earth Calf", "2/2 Earth Calf", "the token Calf: its [[token]] says otherwise"),
        ("Earth Calf", "Earth Foal", "the token Foal: there is no such [[token]]"),
        (
            "Summon 2 1/1",
            "Destroy a card named Mos Ox. Summon 2 1/1",
            'no card is named "Mos Ox", did you mean "Moss Ox"?',
        ),
        ('name = "Calving"', 'name = "Moss Ox"', "the name 'Moss Ox' is also that of line 2"),
    ],
)
def test_a_mistake_is_named(old: str, new: str, told: str, tmp_path: Path, witches: Vocabulary) -> None:
    assert any(told in problem for problem in problems_of(tmp_path, GOOD.replace(old, new, 1), witches))


def test_a_file_that_is_no_toml_says_where(tmp_path: Path, witches: Vocabulary) -> None:
    with pytest.raises(CardFileError, match="line 2"):
        read_cards(write(tmp_path, "[[card]]\nid = \n"), witches, use_cache=False)


def test_texts_are_put_in_canonical_form_and_nothing_else_changes(tmp_path: Path, witches: Vocabulary) -> None:
    path = write(tmp_path, GOOD)
    assert format_cards(path, witches) == 2
    expected = GOOD.replace("Moss Ox is destroyed", "this is destroyed").replace(
        'text = "Summon 2 1/1 Earth Calf tokens."   # canonical: two', 'text = "Summon two 1/1 Earth Calf tokens."'
    )
    assert path.read_text(encoding="utf-8") == expected
    assert format_cards(path, witches) == 0


@pytest.mark.parametrize("text", ["", "F", "2F", "F W", "2F 3S", "F 2W E"])
def test_costs_are_read_and_written(text: str, witches: Vocabulary) -> None:
    cost = read_cost(text, witches)
    assert cost is not None
    assert write_cost(cost, witches) == text


@pytest.mark.parametrize(("text", "same"), [("1F", "F"), ("FF", "2F"), ("W F", "F W")])
def test_a_cost_has_one_canonical_form(text: str, same: str, witches: Vocabulary) -> None:
    cost = read_cost(text, witches)
    assert cost is not None
    assert write_cost(cost, witches) == same


@pytest.mark.parametrize("value", ["2", "f", "F-", "2X", 3, True, None, 1.5])
def test_a_senseless_cost_is_refused(value: object, witches: Vocabulary) -> None:
    assert read_cost(value, witches) is None


def test_a_game_with_one_resource_counts_it(smiths: Vocabulary) -> None:
    assert read_cost(3, smiths) == Cost((CostPart("ore", 3),))
    assert read_cost(0, smiths) == Cost(())
