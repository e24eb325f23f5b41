"""Cards on the drawn table: nothing that counts is cut off or left out."""

from io import StringIO

import pytest
from rich.console import Console

from cardwright.cli.screen.board import NARROWEST, WIDEST
from cardwright.cli.screen.cardbox import box_body, whole_card
from cardwright.cli.screen.hand import listed
from cardwright.cli.screen.look import Look
from cardwright.cli.screen.table import Scene as Picture
from cardwright.cli.screen.table import draw
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


def test_characters_stand_in_the_order_of_their_zones() -> None:
    scene = given(find("phalanx")).red(field=["Ridge Hawk (zone 2)", "Gate Warden (zone 1)"])
    cards = scene.game.view(0).zone("field", 0).cards
    assert [card.name for card in Look(find("phalanx")).in_rows("field", cards)] == ["Gate Warden", "Ridge Hawk"]


def test_a_long_question_is_told_whole_above_the_phases_of_the_game() -> None:
    entry = find("tempest")
    game = entry.start([deck.cards for deck in entry.decks()[:2]], {}, 1)
    view = game.view(0)
    lines = [line.plain for line in draw(Look(entry), Picture(view, 0, ("human", "greedy")), 100, 30)]
    assert max(map(len, lines)) <= 100
    assert view.prompt in " ".join(line.strip() for line in lines)
    assert Look(entry).track[0] == "opening"


def test_a_whole_card_says_what_its_numbers_are_and_what_it_scores() -> None:
    look = Look(find("bounty"))
    face = look.pool.by_name["cleaver hog"]
    console = Console(width=80, record=True, file=StringIO())
    console.print(whole_card(look, face))
    told = console.export_text()
    assert "6/6/2" in told
    assert "HP/ATK/DEF" in told
    assert f"Bounty {face.numbers[0]}" in told
