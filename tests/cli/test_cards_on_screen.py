"""Cards on the drawn table: nothing that counts is cut off or left out."""

import pytest

from cardwright.cli.screen.board import NARROWEST, WIDEST
from cardwright.cli.screen.cardbox import box_body
from cardwright.cli.screen.hand import listed
from cardwright.cli.screen.look import Look
from cardwright.engine.view import CardView
from cardwright.games import find
from cardwright.testing import given


def seen(zone: str, card: str) -> CardView:
    """A card of red's as red sees it."""
    scene = given(find("phalanx")).red(**{zone: [card]})
    return scene.game.view(0).zone(zone.replace("_", " "), 0).cards[0]


@pytest.mark.parametrize("width", [NARROWEST, WIDEST])
def test_a_box_shows_every_number_and_mark_whole(width: int) -> None:
    card = seen("field", "Ember Well (damage 1, zone 1, defence)")
    body = box_body(Look(find("phalanx")), card, [], width, False)
    shown = [line.plain for line in body]
    assert all(len(line) <= width - 4 for line in shown)
    for part in ("Provides 2", "hurt 1", "zone 1", "defence"):
        assert any(part in line for line in shown), shown


@pytest.mark.parametrize(
    ("card", "kind"), [("Tower Shield", "Equipment"), ("Stand Fast", "Spell"), ("Last Bread", "Trigger")]
)
def test_the_list_of_a_hand_names_the_kind_beside_a_minimum(card: str, kind: str) -> None:
    look = Look(find("phalanx"))
    (line, *_) = listed(look, [seen("hand", card)], 100, 1)
    assert f"{kind}: " in line.plain


def test_the_list_of_a_hand_leaves_out_what_the_numbers_tell() -> None:
    (line, *_) = listed(Look(find("phalanx")), [seen("hand", "Ridge Hawk")], 100, 1)
    assert "4/2/0" in line.plain
    assert "Character" not in line.plain
