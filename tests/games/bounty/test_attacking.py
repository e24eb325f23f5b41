"""Chapter G: attacking."""

import pytest

from cardwright.testing import proves
from tests.games.bounty.crews import attack, bounty, crews, quiet, told


@proves("BOU-50", "BOU-60", "BOU-61", "BOU-63")
def test_threshold_and_difference() -> None:
    for option, knight in (("difference", 2), ("full", 4)):
        scene = crews(damage=option)
        scene.red(field=["Masked Duelist", "Alley Squire", "Rapier Phantom", "Comb Tender"])
        scene.blue(field=["Boulder Knight", "Tower Ox"])
        scene.at(phase="attack")
        scene.then.red.cannot("attack Comb Tender")
        attack(scene, "Masked Duelist", "Boulder Knight")
        attack(scene, "Alley Squire", "Boulder Knight")
        attack(scene, "Rapier Phantom", "Tower Ox")
        quiet(scene, turn=6)
        scene.then.blue.has(field=[f"Boulder Knight (damage {knight})", "Tower Ox (damage 3)"])


@proves("BOU-51", "BOU-53")
def test_a_card_attacks_once_and_declarations_come_first() -> None:
    scene = crews()
    scene.red(field=["Stray Bull", "Hill Scrapper"])
    scene.blue(field=["Tower Ox", "Gnatling"])
    scene.at(phase="attack")
    attack(scene, "Stray Bull", "Gnatling")
    scene.then.red.cannot("attack Stray Bull").can("attack Hill Scrapper").can("done")
    scene.then.blue.has(field=["Tower Ox", "Gnatling"])
    scene.then.stack("Stray Bull")
    attack(scene, "Hill Scrapper", "Gnatling")
    scene.then.red.has(points=0)
    scene.then.blue.has(boneyard=["Gnatling"])


@pytest.mark.parametrize(("option", "first"), [("no_attacks", 3), ("starter_waits", 2), ("normal", 1)])
@proves("BOU-52")
def test_the_first_turn_with_attacks(option: str, first: int) -> None:
    for turn in (1, 2, 3):
        scene = crews(first_round=option)
        scene.red(field=["Stray Bull"], hand=["Tower Ox"])
        scene.blue(field=["Stray Bull"], hand=["Tower Ox"])
        scene.at(turn=turn, active="blue" if turn == 2 else "red", phase="attack")
        keys = scene.game.keys()
        can = any(key.startswith("attack") for key in keys)
        assert can == (turn >= first)


@proves("BOU-54", "BOU-55")
def test_direct_attacks_need_an_empty_field_or_a_text() -> None:
    scene = crews()
    scene.red(field=["Boulder Knight", "Siege Slinger"], hand=["Tower Ox"])
    scene.blue(field=["Pit Snare"], hand=["Tower Ox"])
    scene.at(phase="attack")
    scene.when.red.does("attack Siege Slinger")
    scene.then.red.can("attack Siege Slinger > blue").can("attack Siege Slinger > face-down card")
    scene.when.red.does("attack Siege Slinger > blue")
    scene.when.red.does("attack Boulder Knight")
    scene.then.stack("Boulder Knight", "Siege Slinger").asked("blue")
    scene.when.blue.passes()
    scene.then.red.has(points=2)
    scene.then.blue.sees("Pit Snare", "blue field")

    bare = crews()
    bare.red(field=["Boulder Knight", "Siege Slinger"], hand=["Tower Ox"])
    bare.at(phase="attack")
    bare.when.red.does("attack Boulder Knight").does("attack Siege Slinger")
    bare.then.red.has(points=6)


@proves("BOU-56", "BOU-57")
def test_a_combined_attack_adds_up_and_uses_all_its_members() -> None:
    scene = crews()
    scene.red(field=["Needle Gnat", "Needle Gnat", "Needle Gnat", "Hill Scrapper"], hand=["Tower Ox"])
    scene.blue(field=["Tower Ox"])
    scene.at(phase="attack")
    scene.then.red.cannot("combine Hill Scrapper")
    scene.when.red.does("combine Needle Gnat").does("gather Needle Gnat").does("gather Needle Gnat").does("gather")
    scene.then.red.cannot("attack Needle Gnat")
    quiet(scene, turn=6)
    scene.then.red.has(points=4)
    scene.then.blue.has(boneyard=["Tower Ox"])
    empty = crews()
    empty.red(field=["Needle Gnat", "Needle Gnat"], hand=["Tower Ox"])
    empty.at(phase="attack")
    empty.then.red.cannot("combine")


@proves("BOU-58", "BOU-59", "BOU-78", "BOU-47")
def test_a_member_drops_out() -> None:
    scene = crews()
    scene.red(field=["Needle Gnat", "Needle Gnat", "Needle Gnat"], hand=["Tower Ox"])
    scene.blue(field=["Tower Ox", "Pit Snare"], hand=["Tower Ox"])
    scene.at(phase="attack")
    scene.when.red.does("combine").does("gather").does("gather").does("gather").does("attack Needle Gnat > Tower Ox")
    scene.when.blue.does("activate Pit Snare").does("choose Needle Gnat #2")
    quiet(scene, turn=6)
    scene.then.blue.has(field=["Tower Ox (damage 2)"], boneyard=["Pit Snare"])
    scene.then.red.has(points=0)
    suspended = [one.suspended_to for one in bounty(scene).things if one.suspended_to]  # type: ignore[attr-defined]
    assert suspended == [9]


@proves("BOU-59")
def test_an_attack_fails_when_its_target_is_gone_and_is_not_redirected() -> None:
    scene = crews(attack_resolution="one_by_one")
    scene.red(field=["Stray Bull", "Hill Scrapper"], hand=["Tower Ox"])
    scene.blue(field=["Gnatling", "Alley Squire"])
    scene.at(phase="attack")
    attack(scene, "Stray Bull", "Gnatling")
    attack(scene, "Hill Scrapper", "Gnatling")
    quiet(scene, turn=6)
    scene.then.blue.has(field=["Alley Squire"], boneyard=["Gnatling"])


@proves("BOU-62", "BOU-46", "BOU-47", "BOU-66", "BOU-59")
def test_attacking_a_hidden_trap_only_turns_it_over() -> None:
    scene = crews()
    scene.red(field=["Cleaver Hog", "Hill Scrapper"], hand=["Tower Ox"])
    scene.blue(field=["Death Warrant"], hand=["Tower Ox"])
    scene.at(phase="attack")
    attack(scene, "Cleaver Hog", "face-down card")
    attack(scene, "Hill Scrapper", "face-down card")
    scene.when.blue.passes()
    scene.then.red.sees("Death Warrant", "blue field")
    scene.then.blue.has(field=["Death Warrant"])
    scene.when.blue.does("activate Death Warrant").does("choose Cleaver Hog")
    scene.then.blue.has(points=4, boneyard=["Death Warrant"], field=[])
    quiet(scene, turn=6)
    scene.then.red.has(points=0, field=["Hill Scrapper"])

    passed = crews()
    passed.red(field=["Cleaver Hog", "Hill Scrapper"], hand=["Tower Ox"])
    passed.blue(field=["Death Warrant"], hand=["Tower Ox"])
    passed.at(phase="attack")
    attack(passed, "Cleaver Hog", "face-down card")
    attack(passed, "Hill Scrapper", "face-down card")
    quiet(passed, turn=6)
    passed.then.red.has(points=3)


@proves("BOU-64", "BOU-67")
def test_a_destroyed_card_gives_its_points() -> None:
    scored = crews()
    scored.red(field=["Cleaver Hog"], hand=["Tower Ox"])
    scored.blue(field=["Alley Squire"])
    scored.at(phase="attack")
    scored.when.red.does("attack Cleaver Hog")
    scored.then.red.has(points=2)


@proves("BOU-66", "BOU-77")
def test_damage_from_texts_is_applied_at_once_enemy_cards_first() -> None:
    scene = crews()
    scene.red(field=["Rain of Cinders"], hand=["Tower Ox"], resource=0)
    scene.blue(field=["Gnatling", "Comb Tender", "Boulder Knight", "Needle Gnat"])
    scene.when.red.does("activate Rain of Cinders")
    scene.then.blue.has(field=["Comb Tender", "Boulder Knight (damage 2)"], boneyard=["Gnatling", "Needle Gnat"])
    scene.then.red.has(points=1, boneyard=["Rain of Cinders"])


@proves("BOU-67", "BOU-68")
def test_nobody_scores_ones_own_cards_unless_the_enemy_redirected() -> None:
    gnawed = crews()
    gnawed.red(field=["Bone Gnawer", "Tower Ox"], hand=["Stray Bull"], resource=0)
    gnawed.when.red.does("activate Bone Gnawer")
    gnawed.then.red.has(boneyard=["Tower Ox"], points=0)
    gnawed.then.stat("Bone Gnawer", atk=4, **{"def": 2})
    gnawed.then.blue.has(points=0)
    mirrored = crews()
    mirrored.red(field=["Cleaver Hog", "Alley Squire"], hand=["Stray Bull"])
    mirrored.blue(field=["Comb Tender", "Mirror Alley"], hand=["Stray Bull"])
    mirrored.at(phase="attack")
    attack(mirrored, "Cleaver Hog", "Comb Tender")
    mirrored.when.red.does("done")
    mirrored.when.blue.does("activate Mirror Alley")
    quiet(mirrored, turn=6)
    mirrored.then.red.has(boneyard=["Alley Squire"], points=0)
    mirrored.then.blue.has(points=2, field=["Comb Tender"])


@proves("BOU-69")
def test_a_reward_comes_after_the_points() -> None:
    scene = crews()
    scene.red(field=["Cleaver Hog"], hand=["Tower Ox"], resource=0)
    scene.blue(field=["Marked Strongbox"])
    scene.at(phase="attack")
    scene.when.red.does("attack Cleaver Hog")
    scene.then.red.has(points=2, resource=3)
    lines = told(scene)
    assert lines.index("red scores 2") < lines.index("red gains 3 resource")


@proves("BOU-77", "BOU-58")
def test_a_carapace_avenges_what_an_attack_destroys() -> None:
    scene = crews()
    scene.red(field=["Cleaver Hog"], hand=["Tower Ox"])
    scene.blue(field=["Ashen Carapace", "Gnatling"])
    scene.at(phase="attack")
    attack(scene, "Cleaver Hog", "Gnatling")
    scene.then.red.has(field=["Cleaver Hog (damage 1)"])
    hound = crews()
    hound.red(field=["Rust Hound", "Storm Drummer"], hand=["Tower Ox"])
    hound.blue(field=["Boulder Knight"])
    hound.at(phase="attack")
    hound.when.red.does("attack Rust Hound").does("attack Storm Drummer")
    hound.then.blue.has(field=["Boulder Knight (damage 4)"])
    hound.then.stat("Boulder Knight", **{"def": 1})
    assert bounty(hound).in_state("suspended", bounty(hound).things[2].card)


@proves("BOU-62")
def test_a_trap_that_was_turned_over_is_written_down_so() -> None:
    scene = crews()
    scene.red(field=["Cleaver Hog"], hand=["Tower Ox"])
    scene.blue(field=["Death Warrant"], hand=["Tower Ox"])
    scene.at(phase="attack")
    attack(scene, "Cleaver Hog", "face-down card")
    scene.when.blue.passes()
    scene.then.blue.has(field=["Death Warrant (face-up)"])
