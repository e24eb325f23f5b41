"""Chapters B, C and D: the turn, selling, drawing and income."""

import pytest

from cardwright.games.bounty.zones import DECK, HAND
from cardwright.testing import proves
from tests.games.bounty.crews import attack, bounty, crews, deploy, end_turn, new_game, quiet


@proves("BOU-12", "BOU-79")
def test_the_start_of_a_turn_clears_marks_and_ticks_fuses() -> None:
    scene = crews()
    scene.red(hand=["Stray Bull"], field=["Stray Bull (spent)", "Conjured Colossus (fuse 2)"])
    scene.blue(hand=["Stray Bull"], field=["Hill Scrapper"])
    scene.at(phase="end")
    quiet(scene, turn=6)
    scene.then.red.has(field=["Stray Bull", "Conjured Colossus (fuse 2)"])
    quiet(scene, turn=7)
    scene.then.red.has(field=["Stray Bull", "Conjured Colossus (fuse 1)"])
    assert not any("spent" in mark for mark in scene.game.marks_of(bounty(scene).things[0].card))
    quiet(scene, turn=9)
    scene.then.red.has(field=["Stray Bull"], boneyard=["Conjured Colossus"])
    scene.then.blue.has(points=0)


@proves("BOU-13", "BOU-14", "BOU-16")
def test_income_grows_by_one_each_own_turn_up_to_twenty() -> None:
    game = new_game(starter="red")
    grown: list[tuple[int, int]] = []
    while game.turn < 8:
        grown.append((game.natural[0], game.natural[1]))
        end_turn(game)
    assert grown[:6] == [(2, 2), (2, 2), (3, 2), (3, 3), (4, 3), (4, 4)]

    scene = crews()
    scene.red(hand=["Stray Bull"], field=["Comb Tender", "Comb Tender"], resource=5, natural=20)
    scene.at(turn=39, phase="discard")
    scene.then.red.has(RPT=24)
    quiet(scene, phase="deploy")
    scene.then.red.has(resource=20, natural=20)


@proves("BOU-15")
def test_reductions_never_take_income_or_a_boost_below_nothing() -> None:
    scene = crews()
    scene.red(hand=["Stray Bull"], field=["Comb Tender"], natural=2)
    scene.blue(field=["Toll Gate", "Toll Gate", "Toll Gate"])
    scene.then.red.has(RPT=0)
    taped = crews()
    taped.red(hand=["Stray Bull"], field=["Gilded Lure"], natural=5)
    taped.blue(field=["Red Tape (on Gilded Lure)"])
    taped.then.red.has(RPT=5)


@proves("BOU-21", "BOU-22", "BOU-23", "BOU-24")
def test_too_many_cards_must_be_discarded_beneath_the_deck() -> None:
    scene = crews()
    hand = ["Gnatling", "Needle Gnat", *["Stray Bull"] * 3, "Hill Scrapper", "Clay Sentinel", "Tower Ox", "Deep Quarry"]
    scene.red(hand=hand, deck=["Rust Hound", *["Cleaver Hog"] * 8, "Boulder Knight"])
    scene.blue(hand=["Stray Bull"])
    scene.at(phase="discard")
    scene.then.red.cannot("done")
    scene.when.red.does("discard Gnatling")
    scene.then.red.cannot("done")
    scene.when.red.does("discard Needle Gnat")
    scene.then.red.can("done")
    scene.then.blue.reads("red discards a card").does_not_read("Gnatling").does_not_read("Needle Gnat")
    deck = [scene.game.name_of(card) for card in scene.game.zones[DECK * 2]]
    assert deck[:3] == ["Needle Gnat", "Gnatling", "Boulder Knight"]
    scene.when.red.does("done")
    scene.then.red.has(hand=[*hand[2:], "Rust Hound"])
    scene.then.fact(phase="deploy")

    shown = crews(discard_to="boneyard")
    shown.red(hand=["Gnatling", "Stray Bull"], deck=["Tower Ox"], boneyard=["War Chant"])
    shown.at(phase="discard")
    shown.when.red.does("discard Gnatling")
    shown.then.red.has(boneyard=["War Chant", "Gnatling"])
    shown.then.blue.reads("red discards Gnatling")


@proves("BOU-25", "BOU-26", "BOU-27", "BOU-28")
def test_selling_pays_half_rounded_up_and_nobody_scores() -> None:
    scene = crews()
    scene.red(
        hand=["Stray Bull"],
        field=["Boulder Knight (damage 6)", "War Chant (on Boulder Knight)", "Pit Snare"],
        resource=18,
        deck=["Tower Ox"],
    )
    scene.at(phase="discard")
    scene.when.red.does("sell Boulder Knight")
    scene.then.red.has(resource=20, boneyard=["War Chant"], field=["Pit Snare"], deck=["Tower Ox", "Boulder Knight"])
    scene.then.blue.has(points=0)

    hidden = crews(discard_to="boneyard")
    hidden.red(hand=["Stray Bull"], field=["Pit Snare"], resource=10)
    hidden.at(phase="discard")
    hidden.then.blue.sees("face-down card", "red field")
    hidden.when.red.does("sell Pit Snare")
    hidden.then.red.has(resource=12, field=[]).changed(deck=1)
    hidden.then.blue.does_not_read("Pit Snare").reads("red sells a card for 2")
    later = crews()
    later.red(hand=["Stray Bull"], field=["Pit Snare"])
    later.at(phase="deploy")
    later.then.red.cannot("sell")


@pytest.mark.parametrize(("rate", "paid"), [("third", 3), ("half", 4), ("full", 7)])
@proves("BOU-26")
def test_each_rate_of_selling(rate: str, paid: int) -> None:
    scene = crews(sellback_rate=rate)
    scene.red(hand=["Stray Bull"], field=["Boulder Knight"], resource=5)
    scene.at(phase="discard")
    scene.when.red.does("sell Boulder Knight")
    scene.then.red.has(resource=5 + paid)


@proves("BOU-29", "BOU-30", "BOU-33", "BOU-40")
def test_a_card_is_drawn_then_more_then_income_is_paid() -> None:
    scene = crews()
    scene.red(
        hand=["Stray Bull"], field=["Grain Hoard", "Hatching Comb"], deck=["Tower Ox", "Rust Hound", "Clay Sentinel"]
    )
    scene.red(resource=1)
    scene.at(phase="discard")
    quiet(scene, phase="deploy")
    scene.then.red.has(hand=["Stray Bull", "Tower Ox", "Rust Hound"], resource=1 + 4 + 2)


@pytest.mark.parametrize(("skip", "resource"), [("whole_phase", 10), ("draw_only", 12)])
@proves("BOU-31")
def test_the_first_turn_of_the_game(skip: str, resource: int) -> None:
    game = new_game(starter="red", first_turn_skip=skip)
    while dict(game.facts())["phase"] != "deploy":
        game.choose(len(game.decision.options) - 1)  # type: ignore[union-attr]
    assert len(game.zones[HAND * 2]) == 5
    assert game.resource[0] == resource
    end_turn(game)
    while dict(game.facts())["phase"] != "deploy":
        game.choose(len(game.decision.options) - 1)  # type: ignore[union-attr]
    assert len(game.zones[HAND * 2 + 1]) == 6
    assert game.resource[1] == 12


@proves("BOU-32", "BOU-33", "BOU-85")
def test_failing_to_draw_loses_in_phase_seven_or_at_once() -> None:
    late = crews()
    late.red(hand=["Forager's Map", "Stray Bull"], deck="none", resource=2)
    late.blue(hand=["Stray Bull"])
    deploy(late, "Forager's Map")
    late.then.goes_on()
    quiet(late)
    late.then.is_over("blue", "no card to draw")

    early = crews(win_check="immediate")
    early.red(hand=["Forager's Map"], deck=["Tower Ox"], resource=5)
    deploy(early, "Forager's Map")
    early.then.is_over("blue", "no card to draw")


@proves("BOU-41", "BOU-38", "BOU-16")
def test_stealing_moves_what_there_is_and_never_fills_above_twenty() -> None:
    scene = crews()
    scene.red(hand=["Light Fingers", "Stray Bull"], resource=20)
    scene.blue(resource=5)
    deploy(scene, "Light Fingers")
    scene.then.red.has(resource=20, boneyard=["Light Fingers"])
    scene.then.blue.has(resource=2)
    poor = crews()
    poor.red(hand=["Light Fingers", "Stray Bull"], resource=20)
    poor.blue(resource=1)
    deploy(poor, "Light Fingers")
    poor.then.red.has(resource=19)
    poor.then.blue.has(resource=0)


@proves("BOU-63")
def test_damaging_attacks_feed_a_frenzy_once_each() -> None:
    scene = crews()
    scene.red(field=["Feeding Frenzy", "Thorn Hornet", "Thorn Hornet", "Thorn Hornet"], resource=0)
    scene.blue(field=["Alley Squire"])
    scene.at(phase="attack")
    for _ in range(3):
        attack(scene, "Thorn Hornet", "Alley Squire")
    quiet(scene, turn=6)
    scene.then.red.has(resource=2, points=2)
