"""The fine print of the rules, shown with cards made for it."""

import pytest

from cardwright.games.bounty.zones import FIELD
from cardwright.testing import proves
from tests.games.bounty.crews import attack, bounty, crews, deploy, quiet, told
from tests.games.bounty.workshop import works

PHASES = ["discard", "draw", "deploy", "attack", "second deploy", "end"]


@proves("BOU-11", "BOU-36", "BOU-73")
@pytest.mark.parametrize("second", ["off", "on"])
def test_the_phases_come_in_order_and_then_the_opponents_turn(second: str) -> None:
    scene = works(second_deploy=second)
    scene.red(hand=["Scout", "Tower Ox"], field=["Stray Bull", "Bone Gnawer"], resource=2)
    scene.blue(hand=["Tower Ox"], field=["Death Warrant", "Comb Tender"])
    scene.at(phase="discard")
    asked: list[tuple[str, int]] = []

    while bounty(scene).turn == 5:
        decision = scene.game.decision
        assert decision is not None
        moment = (dict(scene.game.facts())["phase"], decision.seat)
        if moment not in asked:
            asked.append(moment)
        keys = scene.game.keys()
        wanted = [index for index, key in enumerate(keys) if key.startswith(("deploy", "attack Stray Bull"))]
        scene.choose(wanted[-1] if wanted else len(keys) - 1)

    phases = [phase for phase in PHASES if second == "on" or phase != "second deploy"]
    assert list(dict.fromkeys(phase for phase, _ in asked)) == phases
    # Everybody with grounds is asked in each, but phase 2 asks the non-active player alone,
    # and nobody is asked at the end who passed after the fight and has seen nothing new.
    silent = [("draw", 0), ("end", 1)] if second == "on" else [("draw", 0)]
    assert asked == [(phase, seat) for phase in phases for seat in (0, 1) if (phase, seat) not in silent]
    scene.then.fact(active="blue", turn=6)


@proves("BOU-12", "BOU-75")
def test_an_activation_may_be_used_again_on_the_next_turn() -> None:
    scene = works()
    scene.red(hand=["Tower Ox"], field=["Surgeon", "Stray Bull (damage 1)"])
    scene.blue(hand=["Tower Ox"])

    scene.when.red.does("activate Surgeon")
    scene.then.red.cannot("activate Surgeon").has(field=["Surgeon (activated)", "Stray Bull"])
    quiet(scene, turn=6)
    scene.then.red.has(field=["Surgeon", "Stray Bull"])
    quiet(scene, turn=7)

    scene.then.red.can("activate Surgeon")


@proves("BOU-24")
def test_a_discarded_hand_goes_card_by_card_the_oldest_first() -> None:
    scene = works()
    scene.red(hand=["Clean Slate", "Gnatling", "Tower Ox", "Comb Tender"], deck=["Stray Bull"] * 6, resource=5)

    deploy(scene, "Clean Slate")

    scene.then.red.has(deck=["Stray Bull", "Gnatling", "Tower Ox", "Comb Tender"])


@proves("BOU-26")
@pytest.mark.parametrize("rate", ["third", "half", "full"])
def test_a_printed_figure_replaces_the_rate(rate: str) -> None:
    scene = works(sellback_rate=rate)
    scene.red(hand=["Tower Ox"], field=["Priced Crate (damage 3)"], resource=5).at(phase="discard")

    scene.when.red.does("sell Priced Crate")

    scene.then.red.has(resource=6)


@proves("BOU-45")
def test_a_player_cannot_be_defended_and_a_suspended_card_does_not_defend() -> None:
    scene = works(defense_cards="can_defend")
    scene.red(field=["Dart Wasp", "Stray Bull"], hand=["Tower Ox"])
    scene.blue(field=["Stone Bulwark", "Comb Tender"], hand=["Tower Ox"])
    scene.at(phase="attack")
    attack(scene, "Dart Wasp", "blue")
    attack(scene, "Stray Bull", "Comb Tender")

    scene.then.red.has(points=1)
    scene.then.asked("blue").blue.can("defend Stone Bulwark")
    tired = works(defense_cards="can_defend")
    tired.red(field=["Stray Bull"], hand=["Tower Ox"])
    tired.blue(field=["Stone Bulwark (suspended 2)", "Comb Tender"], hand=["Tower Ox"])
    tired.at(phase="attack")
    attack(tired, "Stray Bull", "Comb Tender")
    tired.then.blue.was_not_asked("Activate something?").has(field=["Stone Bulwark", "Comb Tender (damage 3)"])


@proves("BOU-45", "BOU-72")
def test_a_defender_that_is_gone_cannot_become_the_target() -> None:
    scene = works(defense_cards="can_defend")
    scene.red(field=["Stray Bull", "Death Warrant"], hand=["Tower Ox"])
    scene.blue(field=["Stone Bulwark", "Comb Tender"], hand=["Tower Ox"])
    scene.at(phase="attack")
    attack(scene, "Stray Bull", "Comb Tender")
    scene.when.blue.does("defend Stone Bulwark")

    scene.when.red.does("activate Death Warrant").does("choose Stone Bulwark")

    quiet(scene, turn=6)
    scene.then.blue.has(field=["Comb Tender (damage 3)"])
    scene.then.red.has(points=2)


@proves("BOU-57")
def test_a_combined_attack_is_never_aimed_at_a_player() -> None:
    scene = works()
    scene.red(field=["Dart Wasp", "Dart Wasp"], hand=["Tower Ox"])
    scene.blue(field=["Stray Bull", "Comb Tender"], hand=["Tower Ox"])
    scene.at(phase="attack")

    scene.when.red.does("attack Dart Wasp")
    scene.then.red.can("attack Dart Wasp > blue")
    scene.when.red.does("attack Dart Wasp > Comb Tender")
    again = works()
    again.red(field=["Dart Wasp", "Dart Wasp"], hand=["Tower Ox"])
    again.blue(field=["Stray Bull", "Comb Tender"], hand=["Tower Ox"])
    again.at(phase="attack")
    again.when.red.does("combine")
    again.then.red.can("attack Dart Wasp > Stray Bull").cannot("attack Dart Wasp > blue")


@proves("BOU-58")
@pytest.mark.parametrize(("piercing", "damage"), [((0,), 2), ((1,), 2), ((0, 1), 4)])
def test_defence_is_ignored_only_if_every_member_ignores_it(piercing: tuple[int, ...], damage: int) -> None:
    scene = works()
    scene.red(field=["Shell Beetle", "Shell Beetle", *["Piercer"] * len(piercing)], hand=["Tower Ox"])
    scene.blue(field=["Boulder Knight", "Comb Tender"], hand=["Tower Ox"])
    scene.at(phase="attack")
    field = bounty(scene).zones[FIELD * 2]
    for number, member in enumerate(piercing):
        thing = bounty(scene).in_play[field[2 + number]]
        assert thing is not None
        thing.host = field[member]
    bounty(scene).stale = True
    scene.when.red.does("combine").does("attack Shell Beetle > Boulder Knight")

    quiet(scene, turn=6)

    scene.then.blue.has(field=[f"Boulder Knight (damage {damage})", "Comb Tender"])


@proves("BOU-59", "BOU-62")
def test_texts_of_an_attack_do_not_happen_against_a_hidden_card() -> None:
    scene = works()
    scene.red(field=["Hurried Hound", "Hurried Hound"], hand=["Tower Ox"], resource=0)
    scene.blue(field=["Pit Snare", "Comb Tender"], hand=["Tower Ox"])
    scene.at(phase="attack")

    attack(scene, "Hurried Hound", "face-down card")
    attack(scene, "Hurried Hound", "Comb Tender")
    quiet(scene, turn=6)

    scene.then.red.has(resource=1)


@proves("BOU-64")
@pytest.mark.parametrize("helper", ["Field Medic", "Comb Tender"])
def test_a_doomed_card_that_is_restored_in_time_stands(helper: str) -> None:
    scene = works()
    scene.red(field=["Cleaver Hog"], hand=["Tower Ox"])
    scene.blue(field=["Alley Squire", helper], hand=["Tower Ox"])
    scene.at(phase="attack")
    attack(scene, "Cleaver Hog", "Alley Squire")
    quiet(scene, turn=6)

    side = scene.then.blue
    side.has(field=["Alley Squire", helper]) if helper == "Field Medic" else side.has(boneyard=["Alley Squire"])
    scene.then.red.has(points=0 if helper == "Field Medic" else 2)


@proves("BOU-65")
@pytest.mark.parametrize("option", ["batched", "one_by_one"])
def test_a_doomed_card_is_attacked_again_only_in_a_batch(option: str) -> None:
    scene = crews(attack_resolution=option)
    scene.red(field=["Stray Bull", "Hill Scrapper"], hand=["Tower Ox"])
    scene.blue(field=["Needle Gnat", "Parrying Shade"], hand=["Tower Ox"])
    scene.at(phase="attack")
    attack(scene, "Stray Bull", "Needle Gnat")
    attack(scene, "Hill Scrapper", "Needle Gnat")

    scene.when.blue.passes()

    if option == "batched":
        # The doomed Gnat still stands, so the second attack is put to blue as well.
        scene.then.asked("blue").blue.can("activate Parrying Shade").has(field=["Needle Gnat", "Parrying Shade"])
        scene.then.red.has(points=0)
        quiet(scene, turn=6)
    scene.then.blue.has(field=["Parrying Shade"], boneyard=["Needle Gnat"])
    scene.then.red.has(points=1)


@proves("BOU-66", "BOU-77")
def test_one_text_hits_the_enemys_cards_first_then_ones_own() -> None:
    scene = works()
    scene.red(field=["Needle Gnat", "Blast"], hand=["Tower Ox"])
    scene.blue(field=["Alley Squire (damage 1)", "Needle Gnat"], hand=["Tower Ox"])

    scene.when.red.does("activate Blast")

    hit = [line for line in told(scene) if "damage" in line]
    assert ["Alley Squire" in line for line in hit] == [True, False, False]
    scene.then.red.has(points=3, boneyard=["Needle Gnat", "Blast"])
    scene.then.blue.has(points=0, field=[])


@proves("BOU-77")
@pytest.mark.parametrize("active", ["red", "blue"])
def test_the_active_players_triggers_come_first(active: str) -> None:
    scene = works()
    scene.red(field=["Mourner", "Two Shots"], hand=["Tower Ox"], resource=0)
    scene.blue(field=["Mourner", "Two Shots", "Gnatling"], hand=["Tower Ox"], resource=0)
    scene.at(turn=5 if active == "red" else 6, active=active)
    enemy = "blue" if active == "red" else "red"

    scene.when.player(active).does("activate Two Shots").does("choose Gnatling")
    if scene.game.decision is not None and scene.game.decision.prompt.startswith("Answer"):
        scene.when.player(enemy).passes()

    gains = [line for line in told(scene) if "gains 1" in line]
    assert gains[:2] == [f"{active} gains 1 resource", f"{enemy} gains 1 resource"]


@proves("BOU-74")
def test_a_suspended_card_and_one_that_does_not_fit_are_no_grounds() -> None:
    for field in (["Tipster (suspended 2)"], ["Pit Snare (face-up)"], ["Tipster (activated)"]):
        scene = works()
        scene.red(hand=["Gnatling", "Stray Bull"], resource=1)
        scene.blue(field=field, hand=["Tower Ox"])
        deploy(scene, "Gnatling")
        scene.then.asked("red")
    ready = works()
    ready.red(hand=["Gnatling", "Stray Bull"], resource=1)
    ready.blue(field=["Tipster"], hand=["Tower Ox"], resource=0)
    deploy(ready, "Gnatling")
    ready.then.asked("blue").blue.can("pass").cannot("activate")


@proves("BOU-73")
def test_during_declarations_nothing_is_activated_after_the_first() -> None:
    scene = works()
    scene.red(field=["Stray Bull", "Tower Ox", "Surgeon", "Clay Sentinel (damage 1)"], hand=["Tower Ox"])
    scene.blue(field=["Comb Tender", "Stray Bull"], hand=["Tower Ox"])
    scene.at(phase="attack")

    scene.then.red.can("activate Surgeon")
    attack(scene, "Stray Bull", "Comb Tender")

    scene.then.red.cannot("activate Surgeon").can("attack Tower Ox")


@proves("BOU-73")
def test_both_are_asked_when_the_attacks_are_over() -> None:
    for attacks in (True, False):
        scene = works()
        scene.red(field=["Stray Bull", "Surgeon", "Clay Sentinel (damage 1)"], hand=["Tower Ox"])
        scene.blue(field=["Tower Ox", "Surgeon", "Stray Bull (damage 1)"], hand=["Tower Ox"])
        scene.at(phase="attack")
        if attacks:
            attack(scene, "Stray Bull", "Tower Ox")
        scene.when.red.does("done")
        if attacks:
            scene.then.asked("blue", "activate").fact(phase="attack")
            scene.when.blue.passes()
        scene.then.asked("red", "activate").fact(phase="attack" if attacks else "end")
        scene.when.red.passes()
        scene.then.asked("blue", "activate").fact(phase="attack" if attacks else "end")


@proves("BOU-76")
def test_a_price_is_paid_when_activating_and_a_text_does_not_choose_its_own_card() -> None:
    scene = works()
    scene.red(field=["Tipster", "Two Shots"], hand=["Tower Ox"], resource=2)

    scene.when.red.does("activate Tipster")
    scene.then.red.has(resource=0).changed(hand=1)
    scene.when.red.does("activate Two Shots")

    scene.then.red.has(field=["Tipster (damage 1)"])
    lone = works()
    lone.red(field=["Two Shots"], hand=["Tower Ox"])
    lone.then.red.cannot("activate Two Shots")


@proves("BOU-78")
def test_the_later_end_of_two_suspensions_counts() -> None:
    scene = works()
    scene.red(field=["Stray Bull"], hand=["Tower Ox"])
    scene.blue(field=["Long Snare", "Short Snare", "Comb Tender"], hand=["Tower Ox"])
    scene.at(phase="attack")
    attack(scene, "Stray Bull", "Comb Tender")
    scene.when.blue.does("activate Long Snare")
    scene.when.blue.passes() if scene.game.decision is not None and scene.game.decision.seat == 1 else None
    scene.then.red.has(field=["Stray Bull (suspended 7)"])

    mine = works()
    mine.red(field=["Stray Bull (suspended 7)", "Storm Drummer"], hand=["Tower Ox"])
    mine.blue(field=["Storm Drummer"], hand=["Tower Ox"])
    mine.at(turn=6, active="blue", phase="attack")
    mine.when.blue.attacks("Storm Drummer", "Stray Bull")
    mine.then.red.has(field=["Stray Bull", "Storm Drummer"])
    assert bounty(mine).in_state("suspended", bounty(mine).things[0].card)
    quiet(mine, turn=11)
    assert bounty(mine).in_state("suspended", bounty(mine).things[0].card)


@proves("BOU-78")
def test_a_suspension_by_the_enemy_on_their_turn_covers_the_next_own_turn() -> None:
    scene = works()
    scene.red(field=["Boulder Knight"], hand=["Tower Ox"])
    scene.blue(field=["Storm Drummer", "Comb Tender"], hand=["Tower Ox"])
    scene.at(turn=6, active="blue", phase="attack")
    scene.when.blue.attacks("Storm Drummer", "Boulder Knight")
    quiet(scene, turn=7)
    scene.then.red.has(field=["Boulder Knight (suspended 1)"])
    quiet(scene, turn=9)
    quiet(scene, phase="attack")

    scene.then.red.can("attack Boulder Knight")


@proves("BOU-81")
def test_an_activated_trap_is_not_hidden_again() -> None:
    scene = works(cunning_ability="rehide")
    scene.red(field=["Death Warrant (face-up, activated)", "Trapdoor Exit (face-up)"], hand=["Gnatling"])
    scene.at(phase="discard")

    scene.then.red.can("rehide Trapdoor Exit").cannot("rehide Death Warrant")


@proves("BOU-19", "BOU-81")
def test_what_everybody_saw_before_it_was_hidden_stays_known() -> None:
    scene = works(cunning_ability="rehide")
    scene.red(field=["Death Warrant (face-up)", "Trapdoor Exit"], hand=["Gnatling"])
    scene.blue(hand=["Gnatling"])
    scene.at(phase="discard")

    scene.when.red.does("rehide Death Warrant")

    scene.then.blue.sees("Death Warrant", "red field").does_not_see("Trapdoor Exit")


@proves("BOU-82")
def test_idle_is_only_what_stood_in_the_attack_phase_and_only_in_the_own_turn() -> None:
    scene = crews(brute_ability="windup", second_deploy="on")
    scene.red(hand=["Hill Scrapper", "Tower Ox"], field=["Rust Hound", "Grain Hoard"], resource=4)
    scene.blue(field=["Stray Bull"], hand=["Tower Ox"])
    scene.at(phase="attack")
    scene.when.red.does("done")
    deploy(scene, "Hill Scrapper")
    quiet(scene, turn=6)
    scene.then.stat("Rust Hound", atk=3).stat("Hill Scrapper", atk=3)
    quiet(scene, turn=7)

    scene.then.stat("Rust Hound", atk=4).stat("Hill Scrapper", atk=3)
    assert not any("idle" in scene.game.marks_of(card) for card in scene.game.zones[FIELD * 2][1:])
