"""The exhaustive runner finds what never happens, and says so."""

from cardwright.engine.event import Event
from cardwright.testing.coverage import Coverage
from cardwright.testing.parts import parts_of
from tests.engine.toy import POOL, TOY, ToyEntry
from tests.engine.toy_rules import Toy


def test_every_part_of_a_text_is_listed() -> None:
    labels = [str(part) for part in parts_of(POOL)]

    assert [label for label in labels if label.startswith("Grunt")] == ["Grunt: is played"]
    assert [label for label in labels if label.startswith("Leash")] == [
        "Leash: is played",
        "Leash: is attached",
        "Leash: Static 1 of ''",
    ]
    assert sum(label.startswith("Wish") for label in labels) == 4
    assert sum(label.startswith("Saint: Replacement") for label in labels) == 1


def test_the_toy_is_covered() -> None:
    coverage = Coverage(TOY).run(30)

    assert coverage.report() == []
    assert coverage.games < 400


class Lawless(Toy):
    """Nothing is ever forbidden."""

    def is_forbidden(self, kind: int, event: Event) -> bool:
        return False


def test_what_never_happens_is_reported() -> None:
    coverage = Coverage(ToyEntry(Lawless)).run(4)

    assert coverage.report() == ["Pacifist: Prohibition 1 of '' (0 times)"]
