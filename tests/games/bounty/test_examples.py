"""Worked examples of the ledger that no other test tells in full; red is A, blue is B."""

import pytest

from cardwright.engine.errors import SetupError
from cardwright.games.bounty import entry
from cardwright.games.bounty.zones import DECK
from cardwright.testing import proves
from tests.games.bounty.crews import attack, bounty, crews, deck_of, deploy, end_turn, new_game, quiet


@proves("BOU-01", "BOU-02", "BOU-03", "BOU-04")
def test_example_1_legal_decks() -> None:
    caravan = deck_of("Clockwork Caravan")
    swarm = ["Gnatling"] * 10 + ["Needle Gnat"] * 8 + ["Thorn Hornet"] * 8
    refused = [
        caravan[:24],
        [*swarm, *["Shell Beetle"] * 6, *caravan[:9]],
        [*swarm[:24], *["Hill Scrapper"] * 6],
        [*["Needle Gnat"] * 9, *["Gnatling"] * 10, *["Thorn Hornet"] * 8, *["Twinstinger"] * 3],
    ]

    assert [len(deck) for deck in refused] == [24, 41, 30, 30]
    for deck in refused:
        with pytest.raises(SetupError):
            entry.start([deck, caravan], {}, 1)
        with pytest.raises(SetupError):
            entry.start([caravan, deck], {}, 1)
    assert entry.start([caravan, caravan], {}, 1).decision is not None


@proves("BOU-08", "BOU-09", "BOU-10", "BOU-13", "BOU-29", "BOU-30", "BOU-31", "BOU-40", "BOU-52", "BOU-82")
@pytest.mark.parametrize(
    ("options", "left", "strength"),
    [({}, 1, 3), ({"first_turn_skip": "draw_only"}, 3, 3), ({"brute_ability": "windup"}, 1, 4)],
)
def test_example_2_opening_turns(options: dict[str, str], left: int, strength: int) -> None:
    scene = crews(**options)
    scene.red(hand=["Hill Scrapper", "Grain Hoard", "Stray Bull", "Clay Sentinel", "Tower Ox"], natural=2)
    scene.blue(hand=["Stray Bull"] * 5, natural=2)
    scene.at(turn=1, phase="discard")

    scene.when.red.does("done")
    scene.then.red.has(hand=5, resource=9 + left)
    deploy(scene, "Hill Scrapper")
    deploy(scene, "Grain Hoard")
    scene.when.red.does("done")
    scene.then.fact(turn=2, round=1, active="blue")
    scene.then.red.has(hand=3, resource=left)
    scene.when.blue.does("done")
    scene.then.blue.has(hand=6, resource=12).was_not_asked("Declare an attack?")
    scene.when.blue.does("done")
    scene.then.fact(turn=3, round=2, active="red")
    scene.then.red.was_not_asked("Declare an attack?")
    scene.when.red.does("done")

    scene.then.red.has(hand=4, resource=left + 3 + 2)
    scene.then.stat("Hill Scrapper", atk=strength)


@proves("BOU-13", "BOU-14", "BOU-16")
def test_example_3_caps() -> None:
    game = new_game(starter="red", score_limit="200")
    natural: dict[int, int] = {}
    while game.turn < 39:
        natural[(game.turn + 1) // 2] = game.natural[0]
        end_turn(game)

    assert [natural[own] for own in (17, 18, 19)] == [18, 19, 20]
    assert game.natural[0] == 20
    scene = crews()
    scene.red(hand=["Stray Bull"], field=["Comb Tender", "Comb Tender"], resource=5)
    scene.at(turn=39, phase="discard")
    scene.then.red.has(natural=20, RPT=24)
    quiet(scene, phase="deploy")
    scene.then.red.has(resource=20)


@proves("BOU-19", "BOU-25", "BOU-28")
def test_example_5_what_the_enemy_learns_of_a_sale() -> None:
    scene = crews()
    scene.red(hand=["Stray Bull"], field=["Boulder Knight (damage 6)", "Pit Snare"], resource=10, deck=["Tower Ox"])
    scene.at(phase="discard")
    before = scene.game.view(1)

    scene.when.red.does("sell Pit Snare").does("sell Boulder Knight")

    after = scene.game.view(1)
    assert after.zone("field", 0).count == before.zone("field", 0).count - 2
    assert after.zone("deck", 0).count == before.zone("deck", 0).count + 2
    assert "Pit Snare" not in str(after.data())
    scene.then.red.has(resource=10 + 2 + 4)
    scene.then.blue.does_not_read("Pit Snare").reads("red sells Boulder Knight for 4")
    again = crews()
    again.red(hand=["Boulder Knight"], resource=7)
    deploy(again, "Boulder Knight")
    again.then.stat("Boulder Knight", hp=7, damage=0)


@proves("BOU-56", "BOU-60")
def test_example_8_one_by_one_they_do_nothing() -> None:
    scene = crews()
    scene.red(field=["Needle Gnat"] * 3, hand=["Tower Ox"])
    scene.blue(field=["Tower Ox"])
    scene.at(phase="attack")

    for _ in range(3):
        scene.when.red.does("attack Needle Gnat")

    quiet(scene, turn=6)
    scene.then.blue.has(field=["Tower Ox"])
    scene.then.red.has(points=0)


@proves("BOU-62", "BOU-81")
def test_example_10_a_trap_is_hidden_again() -> None:
    scene = crews(cunning_ability="rehide")
    scene.red(field=["Cleaver Hog"], hand=["Tower Ox"])
    scene.blue(field=["Death Warrant"], hand=["Tower Ox"])
    scene.at(phase="attack")

    attack(scene, "Cleaver Hog", "face-down card")
    scene.when.blue.passes()
    quiet(scene, turn=6)
    scene.then.blue.has(field=["Death Warrant (face-up)"]).can("rehide Death Warrant")
    scene.when.blue.does("rehide Death Warrant")
    scene.then.blue.has(field=["Death Warrant (face-down)"])
    quiet(scene, turn=7)
    quiet(scene, phase="attack")
    scene.when.red.does("attack Cleaver Hog")
    scene.when.blue.passes()

    scene.then.blue.has(field=["Death Warrant (face-up)"])
    scene.then.red.has(points=0)


@proves("BOU-23", "BOU-87")
def test_example_14_they_live_on_to_the_last_round() -> None:
    scene = crews()
    for seat in (scene.red, scene.blue):
        seat(hand=["Stray Bull"], deck="none")
    scene.at(phase="discard")

    while scene.game.decision is not None:
        keys = scene.game.keys()
        scene.choose(keys.index("discard Stray Bull") if "discard Stray Bull" in keys else len(keys) - 1)

    scene.then.is_draw("the last round is over").fact(round=60, active="blue")


@proves("BOU-42", "BOU-43", "BOU-45", "BOU-51")
def test_example_17_buff_host_and_defense() -> None:
    scene = crews()
    scene.red(field=["Masked Duelist", "Masked Duelist", "Cleaver Hog"], hand=["Tower Ox"])
    scene.blue(hand=["Stray Bull"], field=["Ridge Bruiser", "Stone Bulwark (on Ridge Bruiser)"])
    scene.at(phase="attack")
    attack(scene, "Masked Duelist", "Ridge Bruiser")
    attack(scene, "Masked Duelist", "Stone Bulwark")
    scene.when.red.does("done")
    quiet(scene, turn=6)
    scene.then.blue.has(field=["Ridge Bruiser (damage 1)", "Stone Bulwark (damage 2)"])

    fallen = crews()
    fallen.red(field=["Cleaver Hog"], hand=["Tower Ox"])
    fallen.blue(field=["Ridge Bruiser (damage 3)", "Stone Bulwark (on Ridge Bruiser)"])
    fallen.at(phase="attack")
    attack(fallen, "Cleaver Hog", "Ridge Bruiser")
    fallen.then.blue.has(field=[], boneyard=["Ridge Bruiser", "Stone Bulwark"])
    fallen.then.red.has(points=3)

    defended = crews(defense_cards="can_defend")
    defended.red(field=["Masked Duelist", "Masked Duelist"], hand=["Tower Ox"])
    defended.blue(hand=["Stone Bulwark"], field=["Ridge Bruiser"], resource=4)
    defended.at(turn=6, active="blue")
    deploy(defended, "Stone Bulwark", seat="blue")
    defended.then.blue.has(field=["Ridge Bruiser", "Stone Bulwark"])
    defended.then.stat("Ridge Bruiser", **{"def": 1})
    quiet(defended, turn=7)
    quiet(defended, phase="attack")
    attack(defended, "Masked Duelist", "Ridge Bruiser")
    attack(defended, "Masked Duelist", "Ridge Bruiser")
    defended.when.blue.does("defend Stone Bulwark")
    defended.then.blue.was_not_asked("defend")
    quiet(defended, turn=8)
    defended.then.blue.has(field=["Ridge Bruiser (damage 3)", "Stone Bulwark (damage 2)"])


@proves("BOU-12", "BOU-37", "BOU-39", "BOU-49", "BOU-68", "BOU-79")
def test_example_18_fresh_fused_fettered() -> None:
    scene = crews()
    scene.red(hand=["Silken Fetters", "Conjured Colossus", "Conjured Colossus"], resource=20, points=0)
    scene.blue(hand=["Stray Bull", "Tower Ox"], field=["Comb Tender"], resource=10)

    scene.then.red.cannot("deploy Silken Fetters")
    deploy(scene, "Conjured Colossus")
    quiet(scene, phase="attack")
    scene.then.red.can("attack Conjured Colossus").has(field=["Conjured Colossus (fuse 4)"])
    quiet(scene, turn=6)
    quiet(scene, phase="deploy")
    deploy(scene, "Stray Bull", seat="blue")
    for turn, left in ((7, 3), (9, 2), (11, 1)):
        quiet(scene, turn=turn)
        scene.then.red.has(field=[f"Conjured Colossus (fuse {left})"])
        quiet(scene, phase="attack")
        scene.then.red.can("attack Conjured Colossus")
    quiet(scene, turn=13)
    scene.then.red.has(field=[], boneyard=["Conjured Colossus"], points=0)
    scene.then.blue.has(points=0)
    quiet(scene, phase="deploy")
    deploy(scene, "Silken Fetters")
    scene.then.stat("Stray Bull", atk=1)
    quiet(scene, turn=14)
    scene.when.blue.does("sell Stray Bull")
    scene.then.red.has(field=["Silken Fetters"])
    quiet(scene, phase="deploy")
    deploy(scene, "Tower Ox", seat="blue")
    scene.then.stat("Tower Ox", atk=1)


@proves("BOU-49")
def test_example_18_the_fetters_weaken_until_they_leave() -> None:
    scene = crews()
    scene.red(hand=["Stray Bull"], field=["Silken Fetters (on Stray Bull)"])
    scene.blue(field=["Stray Bull"])
    scene.at(phase="discard")
    scene.then.stat("Stray Bull", atk=1)

    scene.when.red.does("sell Silken Fetters")

    scene.then.stat("Stray Bull", atk=3)


@proves("BOU-36")
def test_example_19_what_is_deployed_late_cannot_attack() -> None:
    scene = crews(second_deploy="on")
    scene.red(hand=["Thorn Hornet"], field=["Feeding Frenzy", "Thorn Hornet", "Thorn Hornet"], resource=1)
    scene.blue(field=["Stray Bull"], hand=["Stray Bull"])
    scene.at(phase="attack")
    attack(scene, "Thorn Hornet", "Stray Bull")
    attack(scene, "Thorn Hornet", "Stray Bull")
    scene.then.red.has(resource=3)

    deploy(scene, "Thorn Hornet")

    scene.then.red.was_not_asked("Declare an attack?").has(field=["Feeding Frenzy", *["Thorn Hornet"] * 3])
    quiet(scene, turn=6)
    assert len(bounty(scene).zones[DECK * 2]) == 20
