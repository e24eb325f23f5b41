"""Chapter 4: priority and the stack."""

from cardwright.testing import given, proves
from tests.games.wellspring.workshop import duel


@proves("WEL-31")
def test_cards_abilities_and_attacks_share_one_stack() -> None:
    scene = duel()
    scene.red(battlefield=["Gale Rider"])
    scene.blue(hand=["Sidestep", "Limpet Line"])
    scene.at(phase="attack round")

    scene.when.red.attacks("Gale Rider", "blue")
    scene.when.red.passes()
    scene.when.blue.plays("Limpet Line")
    scene.then.stack("Gale Rider", "Gale Rider", "Limpet Line")

    scene.when.both_pass()
    scene.then.stack("Gale Rider", "Gale Rider")
    scene.then.blue.has(battlefield=["Limpet"])

    scene.when.both_pass()
    scene.then.stack("Gale Rider")
    scene.then.stat("Gale Rider", attack=3)

    scene.when.both_pass()
    scene.then.stack()
    scene.then.blue.has(exile=3)


@proves("WEL-32")
def test_there_is_a_window_in_every_phase_and_the_lead_is_first() -> None:
    scene = duel()
    scene.blue(battlefield=["Moss Ox"])
    scene.at(phase="end", active="blue")
    windows: list[tuple[str, str]] = []

    scene.when.pass_until(turn=4)
    for _ in range(7):
        facts = dict(scene.game.facts())
        windows.append((facts["phase"], facts["priority"]))
        scene.when.both_pass()

    assert windows == [
        ("start", "red"),
        ("draw", "red"),
        ("main 1", "red"),
        ("attack round", "red"),
        ("counterattack round", "blue"),
        ("main 2", "red"),
        ("end", "red"),
    ]


@proves("WEL-33")
def test_check_and_triggers_come_before_anybody_gets_priority() -> None:
    scene = duel()
    scene.red(hand=["Furnace Bolt"], mana_pool=["Stoke"])
    scene.blue(battlefield=["Moss Ox", "Memory Locket (on Moss Ox)", "Bone Chorister"])

    scene.when.red.plays("Furnace Bolt", on="Moss Ox")
    scene.when.both_pass()

    scene.then.blue.is_asked("which of your abilities").has(mana_pool=["Moss Ox", "Memory Locket"])

    scene.when.blue.chooses("Memory Locket")
    scene.then.stack("Memory Locket", "Bone Chorister").asked("red", "priority")


@proves("WEL-34")
def test_after_playing_the_same_player_has_priority_again() -> None:
    scene = duel()
    scene.red(hand=["Limpet Line", "Limpet Line"])

    scene.when.red.plays("Limpet Line")
    scene.then.asked("red", "priority").stack("Limpet Line")

    scene.when.red.plays("Limpet Line")
    scene.then.asked("red", "priority").stack("Limpet Line", "Limpet Line")

    battle = duel()
    battle.red(battlefield=["Moss Ox"])
    battle.at(phase="attack round")
    battle.when.red.attacks("Moss Ox", "blue")
    battle.then.asked("red", "priority").stack("Moss Ox")


@proves("WEL-35")
def test_two_passes_resolve_the_top_object_only() -> None:
    scene = duel()
    scene.red(hand=["Limpet Line", "Limpet Line"])

    scene.when.red.plays("Limpet Line").plays("Limpet Line")
    scene.when.red.passes()
    scene.then.asked("blue").stack("Limpet Line", "Limpet Line")

    scene.when.blue.passes()
    scene.then.asked("red").stack("Limpet Line").red.has(battlefield=["Limpet"])


@proves("WEL-35")
def test_an_act_between_two_passes_starts_the_count_again() -> None:
    scene = duel()
    scene.red(hand=["Limpet Line"])
    scene.blue(hand=["Limpet Line"])

    scene.when.red.plays("Limpet Line").passes()
    scene.when.blue.plays("Limpet Line").passes()
    scene.then.asked("red").stack("Limpet Line", "Limpet Line")

    scene.when.red.passes()
    scene.then.blue.has(battlefield=["Limpet"])
    scene.then.asked("red").stack("Limpet Line")


@proves("WEL-35")
def test_two_passes_on_an_empty_stack_end_the_phase() -> None:
    scene = duel()

    scene.when.red.passes()
    scene.then.fact(phase="main 1").asked("blue")

    scene.when.blue.passes()
    scene.then.fact(phase="attack round")


@proves("WEL-36")
def test_cards_are_played_in_the_main_phases_of_the_own_turn() -> None:
    for phase in ("start", "draw", "attack round", "end"):
        scene = duel()
        scene.red(hand=["Barefoot Pilgrim", "Stoke", "Far Sight", "Tin Sparrow"])
        scene.at(phase=phase)
        scene.then.red.cannot("play")

    for phase in ("main 1", "main 2"):
        scene = duel()
        scene.red(hand=["Barefoot Pilgrim", "Stoke", "Far Sight"])
        scene.blue(hand=["Barefoot Pilgrim", "Stoke", "Far Sight"])
        scene.at(phase=phase)
        scene.then.red.can("play", "Barefoot Pilgrim").can("play", "Stoke").can("play", "Far Sight")
        scene.when.red.passes()
        scene.then.blue.cannot("play")


@proves("WEL-37")
def test_only_a_reaction_answers_what_is_on_the_stack() -> None:
    scene = duel()
    scene.red(hand=["Barefoot Pilgrim", "Far Sight", "Limpet Line", "Stoke"])

    scene.when.red.plays("Far Sight")
    scene.then.red.can("play", "Limpet Line").cannot("play", "Barefoot Pilgrim").cannot("play", "Stoke")


@proves("WEL-38")
def test_a_reaction_is_played_in_any_phase_of_either_turn() -> None:
    for phase in ("start", "draw", "main 1", "attack round", "main 2", "end"):
        for active in ("red", "blue"):
            scene = duel()
            scene.red(hand=["Limpet Line"])
            scene.at(phase=phase, active=active)
            if active == "blue":
                scene.when.blue.passes()
            scene.then.red.can("play", "Limpet Line")


@proves("WEL-39")
def test_nothing_is_played_in_a_resolution_or_a_payment() -> None:
    scene = duel()
    scene.red(hand=["Far Sight", "Limpet Line"])
    scene.when.red.plays("Far Sight")
    scene.when.both_pass()
    scene.then.red.is_asked("from the top").cannot("play")

    paying = duel()
    paying.red(hand=["Furnace Bolt", "Limpet Line"], mana_pool=["Stoke", "Cinder Whelp"])
    paying.blue(battlefield=["Moss Ox"])
    paying.when.red.does("play Furnace Bolt")
    paying.then.red.is_asked("pay").cannot("play")

    limit = duel()
    limit.red(hand=["Limpet Line"] * 2 + ["Moss Ox"] * 6)
    limit.at(phase="end")
    limit.when.both_pass()
    limit.then.red.is_asked("discard").cannot("play")


@proves("WEL-40")
def test_who_can_only_pass_is_passed_without_a_trace() -> None:
    stories: list[list[str]] = []
    for hand, is_asked in ((["Hush"], False), (["Limpet Line"], True)):
        scene = given("wellspring")
        scene.red(hand=["Limpet Line", "Limpet Line"])
        scene.blue(hand=hand)
        scene.when.red.plays("Limpet Line").passes()
        assert scene.game.decision is not None
        assert (scene.game.decision.seat == 1) == is_asked
        if is_asked:
            scene.when.blue.passes()
        scene.then.asked("red", "priority").stack()
        log = scene.game.log
        assert log is not None
        stories.append([*log.lines(0), str(scene.game.view(0).data())])
    assert stories[0] == stories[1]
