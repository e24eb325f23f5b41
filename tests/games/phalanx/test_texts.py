"""Texts of cards in play that hear, forbid or replace what happens."""

from cardwright.testing import proves
from tests.games.phalanx.workshop import duel


@proves("PHX-87")
def test_a_text_hears_that_its_own_character_is_destroyed() -> None:
    scene = duel().red(field=["Giant"]).blue(field=["Heir"], deck=["Pawn", "Wall"]).at(phase="attack")
    scene.when.red.attacks("Giant", "Heir")
    scene.then.blue.has(grave=["Heir"], hand=["Pawn", "Wall"])


@proves("PHX-87")
def test_a_text_hears_an_attack_before_its_result() -> None:
    thorny = duel().red(field=["Pawn"]).blue(field=["Soft"], special_zone=["Thorns"]).at(phase="attack")
    thorny.when.red.attacks("Pawn", "Soft")
    thorny.then.blue.has(field=["Soft"])
    thorny.then.red.has(grave=["Pawn"])

    calm = duel().red(field=["Giant"]).blue(special_zone=["Parley"]).at(phase="attack")
    calm.when.red.attacks("Giant", "blue")
    calm.then.blue.changed(life=0)


@proves("PHX-35", "PHX-47")
def test_texts_hear_the_start_and_the_end_of_their_players_turn() -> None:
    scene = duel().red(special_zone=["Tithe", "Vespers"])
    scene.when.red.passes()
    scene.then.red.changed(life=1)
    scene.when.blue.passes()
    scene.then.fact(active="red").red.changed(life=1)


@proves("PHX-30", "PHX-51")
def test_a_dormant_or_face_down_text_hears_nothing() -> None:
    scene = duel().red(hand=["Pawn"]).blue(field=["Sleeper", "Psalmist (face down)"])
    scene.when.red.passes()
    scene.then.fact(active="blue").blue.changed(life=0)

    awake = duel().red(hand=["Pawn"]).blue(field=["Sleeper", "Spring", "Spring", "Psalmist"])
    awake.when.red.passes()
    awake.then.fact(active="blue").blue.changed(life=2)


@proves("PHX-88")
def test_set_triggers_go_off_before_texts_in_play() -> None:
    scene = duel().red(field=["Pawn"]).blue(special_zone=["Levy", "Last Boon"], field=["Wall"], life=8)
    scene.at(phase="attack")
    scene.when.red.attacks("Pawn", "Wall")
    scene.then.blue.changed(life=4)


@proves("PHX-88")
def test_the_turn_players_texts_come_first() -> None:
    scene = duel().red(field=["Raider"], life=1).blue(special_zone=["Toll"], life=1).at(phase="attack")
    scene.when.red.attacks("Raider", "blue")
    scene.then.is_over("red")


def test_a_text_may_hear_only_the_first_time_each_turn() -> None:
    scene = duel().red(hand=["Two Cards"], special_zone=["First Blow"])
    scene.when.red.plays("Two Cards").passes()
    scene.then.red.changed(life=1)
    scene.when.blue.passes()
    scene.then.red.changed(life=1)


def test_a_loop_of_texts_ends() -> None:
    scene = duel().red(hand=["Alms"], special_zone=["Echo"])
    scene.when.red.plays("Alms")
    scene.then.goes_on().red.changed(life=201)


def test_a_delayed_text_is_read_once_on_the_next_turn() -> None:
    scene = duel().red(hand=["Omen", "Pawn"])
    scene.when.red.plays("Omen").passes()
    scene.when.blue.passes()
    scene.then.fact(active="red").red.has(hand=3)
    scene.when.red.passes()
    scene.when.blue.passes()
    scene.then.red.has(hand=4)


def test_what_a_text_forbids_is_not_offered_and_does_not_happen() -> None:
    truce = duel().red(field=["Giant"]).blue(special_zone=["Truce"], field=["Soft"])
    truce.when.red.passes()
    truce.then.fact(active="blue")
    truce.when.blue.passes()
    truce.then.fact(phase="attack").blue.can("attack", "Soft", "red")

    kept = duel().red(field=["Soft"], special_zone=["Aegis"]).blue(field=["Wall (defence)"])
    kept.then.red.cannot("destroy", "Soft").can("destroy", "Aegis")
    kept.when.red.passes().attacks("Soft", "Wall")
    kept.then.red.has(field=["Soft"], grave=[])


@proves("PHX-24")
def test_a_character_without_hp_stays_if_it_cannot_be_destroyed() -> None:
    scene = duel().red(hand=["Twice"]).blue(field=["Soft"], special_zone=["Aegis"])
    scene.when.red.plays("Twice", on="Soft")
    scene.then.blue.has(field=["Soft (damage 3)"], grave=[])


def test_a_destruction_in_combat_or_for_want_of_hp_can_be_replaced() -> None:
    combat = duel().red(field=["Soft"], special_zone=["Muster Home"]).blue(field=["Wall (defence)"])
    combat.when.red.passes().attacks("Soft", "Wall")
    combat.then.red.has(hand=["Soft"], field=[], grave=[])

    wounded = duel().red(hand=["Twice"]).blue(field=["Soft"], special_zone=["Muster Home"])
    wounded.when.red.plays("Twice", on="Soft")
    wounded.then.blue.has(hand=["Soft"], field=[], grave=[])

    stubborn = duel().red(hand=["Twice"]).blue(field=["Soft"], special_zone=["Stubborn"])
    stubborn.when.red.plays("Twice", on="Soft")
    stubborn.then.goes_on().blue.has(field=["Soft (damage 3)"])


@proves("PHX-90")
def test_poison_is_damage_that_a_text_may_lessen() -> None:
    scene = duel().red(field=["Wall (poison 2, poison turns 3)"], special_zone=["Padding"]).blue(hand=["Pawn"])
    scene.at(active="blue")
    scene.when.blue.passes()
    scene.then.red.has(field=["Wall (damage 1)"])


@proves("PHX-75")
def test_until_your_next_turn_covers_the_enemys_turn() -> None:
    scene = duel().red(hand=["Vigil"], field=["Wall (defence)"])
    scene.when.red.plays("Vigil").passes()
    scene.then.fact(active="blue").stat("Wall", dd=5)
    scene.when.blue.passes()
    scene.then.fact(active="red").stat("Wall", dd=3)


def test_an_effect_on_the_next_turn_holds_for_that_turn_alone() -> None:
    scene = duel().red(hand=["Stun", "Two Cards"]).blue(field=["Pawn"])
    scene.when.red.plays("Stun").passes()
    scene.when.blue.passes()
    scene.then.fact(active="red")
    scene.when.red.passes()
    scene.when.blue.passes()
    scene.then.fact(active="blue").blue.can("attack", "Pawn", "red")


@proves("PHX-58", "PHX-62")
def test_a_text_may_let_characters_attack_past_defenders_within_their_range() -> None:
    scene = duel().red(field=["Pawn (zone 2)", "Soft (zone 1)"], special_zone=["Back Door"]).at(phase="attack")
    scene.blue(field=["Wall (defence)"])
    scene.then.red.can("attack", "Pawn", "blue").cannot("attack", "Soft", "blue")

    far = duel(range_span="both").red(field=["Pawn"], special_zone=["Back Door"]).blue(field=["Wall (defence)"])
    far.at(phase="attack")
    far.then.red.can("attack", "Pawn", "Wall").cannot("attack", "Pawn", "blue")


def test_the_log_tells_what_texts_do_to_characters() -> None:
    scene = (
        duel().red(hand=["Venom", "Scald", "Reel", "Salve"], field=["Pawn", "Hound (face down)"]).blue(field=["Wall"])
    )
    scene.when.red.plays("Venom").plays("Scald", on="Pawn").plays("Reel", on="Pawn").plays("Salve")
    for line in ("Wall is poisoned 2", "Pawn is burnt 1", "Pawn is dizzy", "Pawn is cured"):
        scene.then.log_has(line)
    scene.when.red.does("switch Pawn").does("move Pawn").chooses("gap 2").does("turn up Hound")
    for line in ("Pawn switches to defence mode", "Pawn moves to zone 2", "Hound turns face up"):
        scene.then.log_has(line)


@proves("PHX-02", "PHX-68")
def test_damage_to_a_player_is_life_energy_lost_and_can_be_replaced() -> None:
    scene = duel().red(hand=["Lash", "Pawn"]).blue(special_zone=["Boon (When you lose life-energy.)"])
    scene.when.red.plays("Lash")
    scene.then.blue.has(life=20 - 2 + 3)

    spared = duel().red(field=["Giant"]).blue(special_zone=["Bulwark Hymn"], deck=["Pawn", "Wall"]).at(phase="attack")
    spared.when.red.attacks("Giant", "blue")
    spared.then.blue.has(life=20, hand=["Pawn", "Wall"])
