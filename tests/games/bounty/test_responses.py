"""Chapter H: windows, chains, activations and status; chapter I: rehiding."""

from cardwright.testing import proves
from tests.games.bounty.crews import attack, bounty, crews, deploy, quiet


@proves("BOU-48", "BOU-70", "BOU-66", "BOU-67", "BOU-47")
def test_the_trap_is_faster() -> None:
    scene = crews()
    scene.red(field=["Alley Squire"], hand=["Tower Ox"])
    scene.blue(field=["Comb Tender", "Burrow Charge"], hand=["Tower Ox"])
    scene.at(phase="attack")
    attack(scene, "Alley Squire", "Comb Tender")
    scene.then.asked("blue")
    scene.when.blue.does("activate Burrow Charge")
    scene.then.red.has(boneyard=["Alley Squire"], points=0)
    scene.then.blue.has(points=2, field=["Comb Tender"], boneyard=["Burrow Charge"])


@proves("BOU-71", "BOU-72", "BOU-75", "BOU-74", "BOU-80")
def test_answering_a_response() -> None:
    for answers in (True, False):
        scene = crews()
        scene.red(field=["Masked Duelist (damage 1)", "Double Cross"], hand=["Tower Ox"])
        scene.blue(field=["Gilded Lure", "Trapdoor Exit"], hand=["Tower Ox"])
        scene.at(phase="attack")
        attack(scene, "Masked Duelist", "Gilded Lure")
        scene.then.blue.can("activate Trapdoor Exit")
        scene.when.blue.does("activate Trapdoor Exit")
        scene.then.asked("red", "answer")
        if answers:
            scene.when.red.does("activate Double Cross")
            scene.then.blue.has(boneyard=["Trapdoor Exit"])
            quiet(scene, turn=6)
            scene.then.red.has(boneyard=["Double Cross"], field=["Masked Duelist"], points=0)
            scene.then.blue.has(field=["Gilded Lure (damage 3)"], points=0)
        else:
            scene.when.red.passes()
            quiet(scene, turn=6)
            scene.then.red.has(hand=["Tower Ox", "Masked Duelist"], field=["Double Cross"])
            scene.then.blue.has(field=["Gilded Lure"])


@proves("BOU-72")
def test_a_chain_resolves_from_the_last_and_a_card_that_left_still_resolves() -> None:
    scene = crews()
    scene.red(field=["Cleaver Hog", "Death Warrant"], hand=["Tower Ox"])
    scene.blue(field=["Pit Snare", "Comb Tender"], hand=["Tower Ox"])
    scene.at(phase="attack")
    attack(scene, "Cleaver Hog", "Comb Tender")
    scene.when.blue.does("activate Pit Snare")
    scene.when.red.does("activate Death Warrant").does("choose Pit Snare")
    quiet(scene, turn=6)
    scene.then.red.has(points=2)
    assert bounty(scene).in_state("suspended", bounty(scene).things[0].card)


@proves("BOU-73")
def test_the_windows_of_a_turn() -> None:
    scene = crews()
    scene.red(field=["Stray Bull"], hand=["Gnatling", "Needle Gnat"], resource=1)
    scene.blue(field=["Death Warrant", "Comb Tender"], hand=["Tower Ox"])
    scene.at(phase="discard")
    phases: list[tuple[str, int]] = []
    for _ in range(40):
        game = bounty(scene)
        decision = game.decision
        assert decision is not None
        if game.turn > 5:
            break
        phases.append((dict(game.facts())["phase"], decision.seat))
        labels = [option.label for option in decision.options]
        wanted = (
            "deploy" if "deploy" in labels else "attack" if "attack" in labels else "done" if "done" in labels else ""
        )
        scene.choose(len(labels) - 1 - labels[::-1].index(wanted) if wanted else len(labels) - 1)
    for phase in ("discard", "draw", "deploy", "attack", "end"):
        assert (phase, 1) in phases, phase
    assert (("end", 0) in phases) is False


@proves("BOU-74")
def test_windows_open_on_public_grounds_only() -> None:
    for trap in ("Burrow Charge", "Double Cross", "Death Warrant"):
        scene = crews()
        scene.red(hand=["Gnatling", "Stray Bull"], resource=1)
        scene.blue(field=[trap], hand=["Tower Ox"])
        deploy(scene, "Gnatling")
        scene.then.asked("blue", "activate")
        scene.when.blue.passes()
        scene.then.asked("red")
    idle = crews()
    idle.red(hand=["Gnatling", "Stray Bull"], resource=1)
    idle.blue(field=["Comb Tender"], hand=["Tower Ox"])
    deploy(idle, "Gnatling")
    idle.then.asked("red")
    still = crews()
    still.red(hand=["Stray Bull"], resource=1)
    still.blue(field=["Pit Snare"], hand=["Tower Ox"])
    still.when.red.does("done")
    still.when.blue.passes()
    asked = [prompt for seat, prompt in still.asked if seat == 1]
    assert asked == ["Activate something?", "Discard or sell cards?"]


@proves("BOU-75", "BOU-76")
def test_what_can_be_activated_when() -> None:
    scene = crews()
    scene.red(field=["Bone Gnawer", "Parrying Shade", "Burrow Charge"], hand=["Stray Bull"], resource=0)
    scene.then.red.can("activate Bone Gnawer").cannot("activate Parrying Shade").cannot("activate Burrow Charge")
    scene.when.red.does("activate Bone Gnawer").does("choose Burrow Charge")
    scene.then.red.cannot("activate Bone Gnawer").has(boneyard=["Burrow Charge"])
    alone = crews()
    alone.red(field=["Bone Gnawer"], hand=["Stray Bull"])
    alone.then.red.cannot("activate Bone Gnawer")
    boar = crews()
    boar.red(field=["Warded Boar"], hand=["Stray Bull"])
    boar.blue(field=["Pit Snare", "Comb Tender", "Death Warrant"], hand=["Stray Bull"])
    boar.at(phase="attack")
    attack(boar, "Warded Boar", "Comb Tender")
    boar.then.asked("blue").blue.cannot("activate Pit Snare").can("activate Death Warrant")


@proves("BOU-75")
def test_a_shade_parries_once_per_turn() -> None:
    scene = crews()
    scene.red(field=["Cleaver Hog", "Stray Bull"], hand=["Tower Ox"])
    scene.blue(field=["Parrying Shade", "Gnatling"], hand=["Tower Ox"])
    scene.at(phase="attack")
    attack(scene, "Cleaver Hog", "Gnatling")
    attack(scene, "Stray Bull", "Gnatling")
    scene.when.blue.does("activate Parrying Shade")
    quiet(scene, turn=6)
    scene.then.blue.has(boneyard=["Gnatling"])
    scene.then.red.has(points=0)


@proves("BOU-78")
def test_a_suspended_card_can_neither_attack_nor_activate_but_be_sold() -> None:
    scene = crews()
    scene.red(field=["Stray Bull (suspended 1)", "Bone Gnawer (suspended 3)", "Tower Ox"], hand=["Gnatling"])
    scene.blue(field=["Gnatling"], hand=["Gnatling"])
    scene.at(phase="discard")
    scene.then.red.can("sell Stray Bull").cannot("activate Bone Gnawer")
    quiet(scene, phase="attack")
    scene.then.red.cannot("attack Stray Bull").can("attack Tower Ox")
    quiet(scene, turn=7)
    quiet(scene, phase="attack")
    scene.then.red.can("attack Stray Bull").cannot("attack Bone Gnawer")


@proves("BOU-81")
def test_rehiding_by_option() -> None:
    scene = crews(cunning_ability="rehide")
    scene.red(field=["Death Warrant (face-up)", "Trapdoor Exit (face-up)", "Pit Snare (face-up)"], hand=["Gnatling"])
    scene.at(phase="discard")
    scene.then.red.can("rehide Death Warrant").cannot("rehide Pit Snare")
    scene.when.red.does("rehide Death Warrant")
    scene.then.red.cannot("rehide Trapdoor Exit").has(field=["Death Warrant (face-down)", "Trapdoor Exit", "Pit Snare"])
    for options in ({"cunning_ability": "none"}, {"cunning_ability": "rehide", "one_time_face_down": "none"}):
        never = crews(**options)
        never.red(field=["Death Warrant (face-up)"], hand=["Gnatling"])
        never.at(phase="discard")
        never.then.red.cannot("rehide")


@proves("BOU-24", "BOU-18")
def test_texts_that_touch_the_enemy_hand() -> None:
    scene = crews()
    scene.red(hand=["Informer", "Gnatling"], field=["Snatched Satchel"])
    scene.blue(hand=["Tower Ox"])
    deploy(scene, "Informer")
    scene.then.red.sees("Tower Ox", "blue hand")
    scene.when.red.does("activate Snatched Satchel")
    scene.then.blue.has(hand=[])
    assert scene.game.name_of(scene.game.zones[1][0]) == "Tower Ox"
