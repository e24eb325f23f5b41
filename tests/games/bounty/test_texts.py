"""Texts that hear, forbid or allow what the rules of other chapters do."""

from cardwright.testing import proves
from tests.games.bounty.workshop import works


@proves("BOU-25")
def test_what_cannot_be_sold_is_not_offered_for_sale() -> None:
    scene = works().red(hand=["Tower Ox"], field=["Stray Bull"]).blue(field=["Bailiff"])
    scene.at(phase="discard")

    scene.then.red.can("discard", "Tower Ox").cannot("sell")


@proves("BOU-22")
def test_whoever_cannot_discard_may_keep_more_than_seven_cards() -> None:
    scene = works().red(hand=["Tower Ox"] * 8, field=["Miser"])
    scene.at(phase="discard")

    scene.then.red.cannot("discard").can("done")


@proves("BOU-76")
def test_what_cannot_be_activated_is_not_offered() -> None:
    free = works().red(hand=["Tower Ox"], field=["Two Shots (face-down)", "Surgeon", "Stray Bull (damage 1)"])
    free.then.red.can("activate", "Two Shots")

    scene = works().red(hand=["Tower Ox"], field=["Two Shots (face-down)", "Surgeon", "Stray Bull (damage 1)"])
    scene.blue(field=["Censor"])

    scene.then.red.cannot("activate", "Two Shots").can("activate", "Surgeon")


@proves("BOU-77")
def test_a_text_hears_what_sort_of_card_is_activated() -> None:
    scene = works().red(field=["Two Shots (face-down)", "Auditor", "Stray Bull (damage 1)", "Surgeon"], resource=0)
    scene.blue(field=["Tower Ox"])

    scene.when.red.does("activate Surgeon")
    scene.then.red.changed(resource=0)
    scene.when.red.does("activate Two Shots").chooses("Tower Ox")

    scene.then.red.changed(resource=1)


@proves("BOU-51")
def test_a_text_may_let_a_card_attack_twice() -> None:
    scene = works().red(field=["Twin Fang", "Stray Bull"]).blue(field=["Tower Ox"])
    scene.at(phase="attack")

    scene.when.red.attacks("Twin Fang", "Tower Ox").attacks("Twin Fang", "Tower Ox")

    scene.then.red.cannot("attack", "Twin Fang").can("attack", "Stray Bull")


@proves("BOU-77")
def test_a_text_hears_that_its_card_is_targeted() -> None:
    scene = works().red(field=["Two Shots (face-down)"]).blue(field=["Touchy Ox", "Tower Ox"], resource=0)

    scene.when.red.does("activate Two Shots").chooses("Touchy Ox")

    scene.then.blue.changed(resource=1)
