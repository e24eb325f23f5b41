"""Chapters E and F: deploying, and the types of cards."""

from cardwright.testing import proves
from tests.games.bounty.crews import attack, bounty, crews, deploy, quiet


@proves("BOU-34", "BOU-37")
def test_any_number_of_cards_one_at_a_time_and_fresh_ones_attack() -> None:
    scene = crews()
    scene.red(hand=["Hill Scrapper", "Gnatling", "Stray Bull"], resource=9)
    scene.blue(field=["Gnatling"])
    deploy(scene, "Hill Scrapper")
    deploy(scene, "Gnatling")
    deploy(scene, "Stray Bull")
    scene.then.red.has(field=["Hill Scrapper", "Gnatling", "Stray Bull"], resource=0)
    quiet(scene, phase="attack")
    scene.then.red.can("attack Hill Scrapper")


@proves("BOU-34", "BOU-35")
def test_free_deployments_go_on_before_any_window_opens() -> None:
    scene = crews()
    scene.red(hand=["Broodmother Ysk", "Twinstinger", "Thorn Hornet", "Gnatling", "Stray Bull"], resource=10)
    scene.blue(field=["Death Warrant"], hand=["Stray Bull"])
    deploy(scene, "Broodmother Ysk")
    scene.then.red.cannot("deploy Stray Bull").cannot("deploy Twinstinger").can("deploy Thorn Hornet")
    scene.when.red.does("deploy Thorn Hornet")
    scene.then.asked("red")
    scene.when.red.does("stop")
    scene.then.asked("blue", "activate").red.has(resource=0, field=["Broodmother Ysk", "Thorn Hornet"])


@proves("BOU-35")
def test_costs_rise_and_fall_and_must_be_paid_in_full() -> None:
    scene = crews()
    scene.red(hand=["Alley Squire", "Masked Duelist", "Gilded Lure"], field=["Lady Vesper"], resource=3)
    scene.then.red.can("deploy Alley Squire").can("deploy Masked Duelist").cannot("deploy Gilded Lure")
    deploy(scene, "Masked Duelist")
    scene.then.red.has(resource=0)
    dear = crews()
    dear.red(hand=["Alley Squire", "Gilded Lure"], resource=4)
    dear.blue(field=["Price Gouge"])
    dear.then.red.cannot("deploy Alley Squire").can("deploy Gilded Lure")
    wagon = crews()
    wagon.red(hand=["Triage Wagon"], field=["Stray Bull (damage 1)", "Stray Bull (damage 2)", "Tower Ox"], resource=6)
    deploy(wagon, "Triage Wagon")
    wagon.then.red.has(resource=1, field=["Stray Bull", "Stray Bull", "Tower Ox"], boneyard=["Triage Wagon"])


@proves("BOU-36")
def test_a_second_deployment_only_by_option() -> None:
    for option, phases in (("on", "second deploy"), ("off", "discard")):
        scene = crews(second_deploy=option)
        scene.red(hand=["Thorn Hornet"], field=["Feeding Frenzy", "Thorn Hornet", "Thorn Hornet"], resource=1)
        scene.blue(field=["Tower Ox (damage 1)", "Stray Bull"], hand=["Stray Bull"])
        scene.at(phase="attack")
        attack(scene, "Thorn Hornet", "Stray Bull")
        attack(scene, "Thorn Hornet", "Stray Bull")
        scene.then.fact(phase=phases)
        if option == "on":
            scene.then.red.has(resource=3)
            deploy(scene, "Thorn Hornet")
            scene.then.red.has(resource=0)


@proves("BOU-38")
def test_one_time_cards_work_at_once_and_are_never_on_the_field() -> None:
    scene = crews()
    scene.red(hand=["Clean Slate", "Gnatling", "Tower Ox"], deck=["Stray Bull"] * 6, resource=5)
    deploy(scene, "Clean Slate")
    scene.then.red.has(hand=["Stray Bull"] * 5, field=[], boneyard=["Clean Slate"], resource=0)
    read = crews()
    read.red(hand=["Fortune Reading", "Gnatling"], deck=["Stray Bull", "Tower Ox"], resource=2)
    deploy(read, "Fortune Reading", "Gnatling")
    read.then.red.has(hand=["Stray Bull", "Tower Ox"], deck=["Gnatling"], boneyard=["Fortune Reading"])


@proves("BOU-39", "BOU-49")
def test_what_must_choose_cannot_be_deployed_without_a_choice() -> None:
    scene = crews()
    scene.red(hand=["Silken Fetters", "War Chant", "Field Dressing", "Stray Bull"], resource=20)
    scene.then.red.cannot("deploy Silken Fetters").cannot("deploy War Chant").cannot("deploy Field Dressing")
    other = crews()
    other.red(hand=["Silken Fetters"], resource=20)
    other.blue(field=["Stray Bull", "Tower Ox"])
    deploy(other, "Silken Fetters", "Stray Bull")
    other.then.stat("Stray Bull", atk=1)
    quiet(other, turn=6)
    other.then.stat("Stray Bull", atk=1)


@proves("BOU-49", "BOU-76")
def test_a_passive_trap_idles_when_its_victim_leaves() -> None:
    scene = crews()
    scene.red(field=["Masked Duelist", "Silken Fetters (on Stray Bull)"])
    scene.blue(field=["Stray Bull (damage 5)", "Tower Ox"])
    scene.at(phase="attack")
    attack(scene, "Masked Duelist", "Stray Bull")
    quiet(scene, turn=6)
    scene.then.red.has(field=["Masked Duelist", "Silken Fetters"], points=2)
    assert not any(mark.startswith("on ") for mark in scene.game.marks_of(bounty(scene).things[1].card))
    boar = crews()
    boar.red(hand=["Silken Fetters"], resource=20)
    boar.blue(field=["Warded Boar"])
    boar.then.red.cannot("deploy Silken Fetters")


@proves("BOU-40")
def test_boosts_pay_from_the_next_draw_phase_and_by_age() -> None:
    scene = crews()
    scene.red(hand=["Grain Hoard", "Stray Bull"], field=["Slow Vein (age 1)"], resource=5, natural=4)
    deploy(scene, "Grain Hoard")
    scene.then.red.has(resource=0, RPT=7)
    quiet(scene, turn=7)
    scene.then.red.has(RPT=5 + 1 + 2)
    quiet(scene, turn=9)
    scene.then.red.has(RPT=6 + 1 + 2 + 2)


@proves("BOU-42", "BOU-43", "BOU-51")
def test_a_buff_is_a_card_of_its_own_and_goes_with_its_host() -> None:
    scene = crews()
    scene.red(field=["Masked Duelist", "Masked Duelist", "Cleaver Hog"])
    scene.blue(field=["Ridge Bruiser (damage 2)", "Stone Bulwark (on Ridge Bruiser)"])
    scene.at(phase="attack")
    scene.then.stat("Ridge Bruiser", **{"def": 3})
    attack(scene, "Masked Duelist", "Ridge Bruiser")
    attack(scene, "Masked Duelist", "Stone Bulwark")
    scene.when.red.does("attack Cleaver Hog").does("attack Cleaver Hog > Ridge Bruiser")
    quiet(scene, turn=6)
    scene.then.blue.has(field=[], boneyard=["Ridge Bruiser", "Stone Bulwark"])
    scene.then.red.has(points=3)


@proves("BOU-44")
def test_bonuses_count_and_losing_hp_never_destroys() -> None:
    scene = crews()
    scene.red(field=["Clockwork Torso (damage 4)", "Clockwork Arms"])
    scene.blue(field=["Cleaver Hog", "Cleaver Hog"])
    scene.at(turn=6, active="blue", phase="attack")
    scene.then.stat("Clockwork Torso", hp=8, atk=4, damage=4)
    scene.when.blue.does("attack Cleaver Hog").does("attack Cleaver Hog > Clockwork Arms")
    scene.when.blue.does("attack Cleaver Hog").does("attack Cleaver Hog > Clockwork Arms")
    quiet(scene, turn=7)
    scene.then.red.has(field=["Clockwork Torso (damage 1)"])
    scene.then.stat("Clockwork Torso", hp=5, atk=2)
    fog = crews()
    fog.red(field=["Gnatling", "Leaden Fog"])
    fog.then.stat("Gnatling", **{"def": 0})


@proves("BOU-45")
def test_defense_cards_defend_by_option() -> None:
    scene = crews(defense_cards="can_defend")
    scene.red(field=["Masked Duelist", "Masked Duelist"])
    scene.blue(hand=["Stone Bulwark"], field=["Ridge Bruiser", "Stone Bulwark"])
    scene.at(phase="attack")
    scene.then.stat("Ridge Bruiser", **{"def": 1})
    attack(scene, "Masked Duelist", "Ridge Bruiser")
    attack(scene, "Masked Duelist", "Ridge Bruiser")
    scene.when.blue.does("defend Stone Bulwark")
    quiet(scene, turn=6)
    scene.then.blue.has(field=["Ridge Bruiser (damage 3)", "Stone Bulwark (damage 2)"])


@proves("BOU-46")
def test_one_time_traps_are_set_face_down_or_by_option_face_up() -> None:
    scene = crews()
    scene.red(hand=["Pit Snare", "Stray Bull"], resource=3)
    deploy(scene, "Pit Snare")
    scene.then.red.has(field=["Pit Snare (face-down, set 5, paid 3)"])
    scene.then.blue.reads("red deploys a card").does_not_read("Pit Snare")
    scene.then.blue.sees("face-down card", "red field").does_not_see("Pit Snare")
    marks = scene.game.view(1).zone("field", 0).cards[0].marks
    assert marks == ["face-down", "set 5", "paid 3"]
    shown = crews(one_time_face_down="none")
    shown.red(hand=["Pit Snare", "Stray Bull"], resource=3)
    deploy(shown, "Pit Snare")
    shown.then.blue.sees("Pit Snare", "red field").reads("red deploys Pit Snare")


@proves("BOU-82")
def test_waiting_gives_strength() -> None:
    giant = crews()
    giant.red(field=["Sullen Giant (idle)", "Stray Bull"], hand=["Stray Bull"])
    giant.blue(field=["Tower Ox"])
    giant.at(phase="attack")
    giant.then.stat("Sullen Giant", atk=7)
    attack(giant, "Sullen Giant", "Tower Ox")
    quiet(giant, turn=7)
    giant.then.stat("Sullen Giant", atk=4)
    quiet(giant, turn=9)
    giant.then.stat("Sullen Giant", atk=7)

    wound = crews(brute_ability="windup")
    wound.red(field=["Hill Scrapper (idle)", "Alley Squire (idle)", "Rust Hound (attacked)"], hand=["Stray Bull"])
    wound.then.stat("Hill Scrapper", atk=4).stat("Alley Squire", atk=2).stat("Rust Hound", atk=3)
    plain = crews()
    plain.red(field=["Hill Scrapper (idle)"], hand=["Stray Bull"])
    plain.then.stat("Hill Scrapper", atk=3)
