"""Chapter 3: the turn."""

from cardwright.testing import proves
from tests.games.wellspring.workshop import deck, duel, extra_duel, start


@proves("WEL-19")
def test_phases_come_in_order_and_turns_alternate() -> None:
    scene = duel()
    scene.blue(battlefield=["Moss Ox"])
    scene.at(turn=3, active="red", phase="end")
    seen: list[tuple[str, str]] = []

    for _ in range(15):
        facts = dict(scene.game.facts())
        seen.append((facts["active"], facts["phase"]))
        scene.when.both_pass()

    blue = ["start", "draw", "main 1", "attack round", "main 2", "end"]
    red = ["start", "draw", "main 1", "attack round", "counterattack round", "main 2", "end"]
    expected = [("red", "end"), *(("blue", phase) for phase in blue), *(("red", phase) for phase in red)]
    assert seen[: len(expected)] == expected
    assert seen[len(expected)] == ("blue", "start")


@proves("WEL-20")
def test_creatures_settle_before_anything_triggers() -> None:
    scene = extra_duel()
    scene.red(battlefield=["Moss Ox (unsettled)"])
    scene.blue(battlefield=["Night Owl (unsettled)"])
    scene.at(phase="end", active="blue")

    scene.when.pass_until(phase="start")

    scene.then.stack("Night Owl")
    scene.then.red.has(battlefield=["Moss Ox"])
    assert "unsettled" not in scene.game.position()


@proves("WEL-20")
def test_a_creature_that_changes_sides_is_unsettled() -> None:
    scene = duel()
    scene.red(hand=["Enthralling Song"], mana_pool=["Far Sight", "Far Sight"])
    scene.blue(battlefield=["Moss Ox"])

    scene.when.red.plays("Enthralling Song", on="Moss Ox")
    scene.when.both_pass()
    scene.when.pass_until(phase="attack round")
    scene.then.red.cannot("attack")

    scene.when.pass_until(phase="counterattack round", turn=4)
    scene.then.red.can("attack", "Moss Ox", "blue")


@proves("WEL-21")
def test_what_is_due_at_the_start_triggers_with_a_window() -> None:
    scene = duel()
    scene.red(battlefield=["Ember Idol"], deck=["Moss Ox", "Stoke", "Gust"])
    scene.at(phase="end", active="blue")

    scene.when.pass_until(turn=4)
    scene.then.fact(phase="start")
    scene.then.stack("Ember Idol").asked("red")

    scene.when.both_pass()
    scene.then.red.has(mana_pool=["Moss Ox"], deck=["Stoke", "Gust"])
    scene.then.fact(phase="start")


@proves("WEL-22")
def test_the_active_player_draws_one_card_without_the_stack() -> None:
    scene = duel()
    scene.red(deck=["Stoke", "Gust"])
    scene.at(phase="start")

    scene.when.both_pass()

    scene.then.fact(phase="draw")
    scene.then.red.has(hand=["Stoke"], deck=["Gust"])
    scene.then.blue.changed(hand=0)
    scene.then.stack().asked("red")


@proves("WEL-23")
def test_the_first_player_draws_on_the_first_turn_by_option() -> None:
    for option, cards in (("yes", 5), ("no", 4)):
        game = start(deck("cinder-rush"), deck("tidewall"), 1, first_turn_draw=option)
        for key in ("first", "done", "done"):
            game.choose_key(key)
        hands: list[int] = []
        while game.decision is not None and len(hands) < 2:
            facts = dict(game.facts())
            if facts["phase"] == "main 1" and len(hands) + 1 == int(facts["turn"]):
                active = 0 if facts["active"] == "red" else 1
                hands.append(len(game.zone(1, active)))
            keys = game.keys()
            game.choose_key("pass" if "pass" in keys else keys[0])
        assert hands == [cards, 5]


@proves("WEL-24")
def test_any_number_of_cards_of_every_type_in_both_main_phases() -> None:
    for phase in ("main 1", "main 2"):
        scene = duel()
        scene.red(
            hand=["Barefoot Pilgrim", "Stoke", "Far Sight", "Antler King"],
            mana_pool=["Corrode", "Corrode", "Corrode", "Corrode"],
        )
        scene.at(phase=phase)

        for name in ("Barefoot Pilgrim", "Stoke", "Antler King", "Far Sight"):
            scene.when.red.plays(name)
            scene.when.resolve_stack() if name != "Far Sight" else None

        scene.then.red.has(hand=[], battlefield=["Barefoot Pilgrim", "Antler King"])


@proves("WEL-25", "WEL-26", "WEL-27")
def test_end_is_triggers_then_hand_limit_then_healing() -> None:
    scene = extra_duel()
    scene.red(hand=["Moss Ox"] * 6 + ["Gust"], deck=["Hush"], battlefield=["Evening Book", "Bone Chorister (damage 1)"])
    scene.blue(hand=["Moss Ox"] * 9, battlefield=["Reed Sentinel (damage 2)"])
    scene.at(phase="main 2")

    scene.when.both_pass()
    scene.then.stack("Evening Book").fact(phase="end")

    scene.when.both_pass()
    scene.then.red.changed(hand=+1)
    scene.then.stat("Bone Chorister", damage=1)

    scene.when.both_pass()
    scene.then.asked("red", "discard")
    scene.then.stat("Reed Sentinel", damage=2)

    scene.when.red.chooses("discard Gust")
    scene.then.red.has(hand=7, mana_pool=["Gust"])
    scene.then.blue.has(hand=9, mana_pool=[])
    scene.then.stat("Bone Chorister", damage=0)
    scene.then.stat("Reed Sentinel", damage=0)
    scene.then.fact(turn=4, phase="start")


@proves("WEL-26")
def test_cards_over_the_limit_go_one_at_a_time() -> None:
    scene = duel()
    scene.red(hand=["Moss Ox"] * 7 + ["Gust", "Hush"])
    scene.at(phase="end")

    scene.when.both_pass()
    scene.when.red.chooses("discard Hush", "discard Moss Ox")

    scene.then.red.has(hand=["Moss Ox"] * 6 + ["Gust"], mana_pool=["Hush", "Moss Ox"])
    scene.then.fact(turn=4)


@proves("WEL-28")
def test_damage_and_bonus_go_in_the_same_instant() -> None:
    scene = duel()
    scene.red(hand=["Barkskin"], battlefield=["Moss Ox"])
    scene.blue(hand=["Pilot Spark", "Pilot Spark"], mana_pool=["Stoke"])
    scene.at(phase="main 2")

    scene.when.red.plays("Barkskin", on="Moss Ox")
    scene.when.both_pass()
    for _ in range(2):
        scene.when.red.passes()
        scene.when.blue.plays("Pilot Spark", on="Moss Ox")
        scene.when.both_pass()
    scene.then.stat("Moss Ox", health=5, damage=2)

    scene.when.pass_until(turn=4)
    scene.then.stat("Moss Ox", health=2, damage=0)


@proves("WEL-28")
def test_mana_does_not_outlast_the_turn() -> None:
    scene = duel()
    scene.red(mana="2F")
    scene.blue(mana="W")
    scene.at(phase="end")

    scene.when.both_pass()

    scene.then.fact(turn=4)
    scene.then.red.has(mana="-")
    scene.then.blue.has(mana="-")


@proves("WEL-28")
def test_a_bonus_that_is_given_reaches_no_later_arrival_but_a_static_one_does() -> None:
    scene = duel()
    scene.blue(hand=["Wild Answer", "Sudden Herd"], mana_pool=["Corrode", "Corrode"], battlefield=["Moss Ox"])
    scene.at(phase="counterattack round")

    scene.when.blue.plays("Wild Answer", paying=["Corrode"])
    scene.when.both_pass()
    scene.when.blue.plays("Sudden Herd")
    scene.when.both_pass()

    scene.then.stat("Moss Ox", attack=4)
    scene.then.stat("Calf", attack=1)

    drums = duel()
    drums.red(hand=["Sudden Herd"], mana_pool=["Corrode"], battlefield=["War Drums"])
    drums.when.red.plays("Sudden Herd")
    drums.when.both_pass()
    drums.then.stat("Calf", attack=2)


@proves("WEL-29")
def test_what_triggers_in_hand_limit_opens_another_window() -> None:
    scene = duel()
    scene.red(hand=["Moss Ox"] * 8, deck=["Gust", "Hush"], battlefield=["Rag Merchant"])
    scene.at(phase="end")

    scene.when.both_pass()
    scene.when.pass_until(priority="red")
    scene.then.stack("Rag Merchant").fact(turn=3, phase="end").asked("red")

    scene.when.both_pass()
    scene.when.red.chooses("do it")
    scene.then.red.has(hand=8).is_asked("priority")

    scene.when.both_pass()
    scene.then.asked("red", "discard")


@proves("WEL-29")
def test_without_a_trigger_the_turn_is_over_without_a_window() -> None:
    scene = duel()
    scene.red(hand=["Moss Ox"] * 7)
    scene.at(phase="end")

    scene.when.both_pass()

    scene.then.fact(turn=4, phase="start")


@proves("WEL-30")
def test_an_ability_that_comes_too_late_waits_for_the_next_such_phase() -> None:
    scene = duel()
    scene.red(battlefield=["Standing Door", "Match Imp"], hand=["Match Imp"])
    scene.at(phase="end", turn=4, active="blue")
    scene.when.pass_until(turn=5)
    scene.when.both_pass()
    scene.when.red.chooses("do it")
    scene.when.pass_until(phase="end")

    scene.then.stack("Match Imp", "Match Imp")

    late = extra_duel()
    late.red(hand=["Wave Darter"], battlefield=["Match Imp"])
    late.at(phase="main 2")
    late.when.both_pass()
    late.then.stack("Match Imp")
    late.when.both_pass()
    late.when.red.chooses("show Wave Darter")
    late.when.resolve_stack()
    late.then.red.has(battlefield=["Wave Darter"])
    late.then.fact(turn=3, phase="end")


@proves("WEL-26")
def test_the_hand_limit_gives_way_to_a_text_that_forbids_discarding() -> None:
    scene = extra_duel()
    scene.red(hand=["Moss Ox"] * 9, battlefield=["Clenched Fist"])
    scene.at(phase="end")

    scene.when.both_pass()

    scene.then.fact(turn=4).red.has(hand=["Moss Ox"] * 9)


def test_an_effect_on_a_players_next_turn_holds_for_that_turn_alone() -> None:
    scene = extra_duel()
    scene.red(hand=["Leaden Sleep"], mana_pool=["Gust"] * 3)
    scene.blue(battlefield=["Moss Ox"])

    scene.when.red.plays("Leaden Sleep", on="Moss Ox").scene.when.resolve_stack()
    scene.when.pass_until(turn=4, phase="attack round")
    scene.then.blue.cannot("attack")
    scene.when.pass_until(turn=6, phase="attack round")

    scene.then.blue.can("attack", "Moss Ox", "red")
