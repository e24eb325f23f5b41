"""Creatures: stats, buffs before debuffs, damage, death."""

import pytest

from cardwright.testing import Scene, proves
from tests.games.tempest.workshop import duel, tempest, to_next_round


def resolve(scene: Scene, *plays: tuple[str, str]) -> None:
    """Red plays cards one after another, and blue closes each stack."""
    for card, target in plays:
        scene.when.red.plays(card, on=target)
        scene.when.blue.does("close")


@proves("TEM-64")
def test_printed_stats() -> None:
    scene = duel()
    scene.red(field=["Troll"])
    scene.then.stat("Troll", hp=9, atk=4, spe=2)


@proves("TEM-65", "TEM-66", "TEM-67")
def test_buffs_are_counted_before_debuffs() -> None:
    scene = duel().at(phase="development")
    scene.red(hand=["Less Atk", "More Atk", "More Atk"], field=["Imp"])

    resolve(scene, ("Less Atk", "Imp"))
    scene.then.stat("Imp", atk=0)
    resolve(scene, ("More Atk", "Imp"))
    scene.then.stat("Imp", atk=0)
    resolve(scene, ("More Atk", "Imp"))
    scene.then.stat("Imp", atk=2)


@proves("TEM-67")
def test_halving_comes_after_subtractions_and_overrides_last() -> None:
    scene = duel()
    scene.red(field=["Swift (+2 Atk)", "Minus Aura (on Swift)", "Halver (on Swift)"])
    scene.then.stat("Swift", atk=2)

    forced = duel()
    forced.red(field=["Swift (+2 Atk)", "Halver (on Swift)", "One Atk"])
    forced.then.stat("Swift", atk=1)


@proves("TEM-67")
def test_the_undaunted_are_not_lowered() -> None:
    scene = duel()
    scene.red(field=["Swift (-1 Spe, -2 Atk)", "Halver (on Swift)", "Brave Aura (on Swift)", "One Atk"])
    scene.then.stat("Swift", atk=3, spe=3)


@proves("TEM-68", "TEM-71")
def test_losing_a_bonus_kills_outside_combat() -> None:
    scene = duel().at(phase="development")
    scene.red(hand=["Strip"]).blue(field=["Hare (damage 2)", "HP Field"])
    scene.then.stat("Hare", hp=1)

    resolve(scene, ("Strip", "HP Field"))
    scene.then.blue.has(field=[], discard_pile=["HP Field", "Hare"])


@proves("TEM-69")
def test_without_attack_an_attack_deals_nothing() -> None:
    scene = duel().at(phase="combat")
    scene.red(field=["Wall", "Ox"]).blue(field=["Dam", "Ox"])
    scene.when.red.does("pick Wall")
    scene.when.blue.does("pick Dam")

    scene.then.red.stat("Wall", damage=0)
    scene.then.blue.stat("Dam", damage=0)


@proves("TEM-70")
def test_changes_last_on_the_field_and_other_effects_end_with_the_round() -> None:
    scene = duel().at(phase="development")
    scene.red(hand=["Slow Round", "More Atk"], field=["Ox"])
    scene.when.red.plays("Slow Round")
    scene.when.blue.does("close")
    scene.then.stat("Ox", spe=1)
    resolve(scene, ("More Atk", "Ox"))
    scene.then.red.has(field=["Ox (+2 Atk)"])

    assert tempest(scene).lasting
    to_next_round(scene)
    assert not tempest(scene).lasting


@proves("TEM-70")
def test_hp_has_no_ceiling() -> None:
    scene = duel()
    scene.red(field=["Ox (+7 HP, damage 2)"])
    scene.then.stat("Ox", hp=10)


@proves("TEM-72")
def test_reductions_come_before_shields_and_hp_loss_passes_both() -> None:
    scene = duel().at(phase="development", weather="rain")
    scene.red(hand=["Ping", "Ping All", "Ping All", "Minus One"]).blue(field=["Ferry Matron", "Troll"])

    resolve(scene, ("Ping", "Ferry Matron"))
    scene.then.blue.has(field=["Ferry Matron", "Troll"])
    scene.when.red.plays("Ping All")
    scene.when.blue.does("close")
    scene.then.blue.has(field=["Ferry Matron (shield used)", "Troll (damage 2)"]).stat("Ferry Matron", damage=0)
    scene.when.red.plays("Ping All")
    scene.when.blue.does("close")
    scene.then.stat("Ferry Matron", damage=1)
    resolve(scene, ("Minus One", "Ferry Matron"))
    scene.then.stat("Ferry Matron", hp=3, damage=1)


@proves("TEM-72")
def test_a_warden_may_take_the_damage_of_an_attack_once() -> None:
    scene = duel().at(phase="combat")
    scene.red(field=["Slow", "Ox"]).blue(field=["Even", "Hollow Elk", "Hollow Elk"])

    scene.when.red.does("pick Slow")
    scene.when.blue.does("pick Even")
    scene.when.blue.does("guard Hollow Elk")
    scene.then.blue.can("guard Hollow Elk").can("do not guard")
    scene.when.blue.does("do not guard")

    scene.then.blue.has(field=["Even", "Hollow Elk"], discard_pile=["Hollow Elk"])


@proves("TEM-73", "TEM-74")
def test_killed_and_destroyed_are_two_things() -> None:
    destroyed = duel().at(phase="development")
    destroyed.red(hand=["Fell"], field=["Pup"])
    resolve(destroyed, ("Fell", "Pup"))
    destroyed.then.red.has(hand=0, discard_pile=["Pup", "Fell"])

    for card in ("Weaken", "Slay", "Ping"):
        killed = duel().at(phase="development")
        killed.red(hand=[card], field=["Pup"])
        resolve(killed, (card, "Pup"))
        killed.then.red.has(hand=1)


@proves("TEM-74")
def test_dies_is_both_and_returning_is_neither() -> None:
    for card, drawn in (("Fell", 1), ("Weaken", 1), ("Send Home", 1)):
        scene = duel().at(phase="development")
        scene.red(hand=[card], field=["Crow", "Ox"], plans="Mourner orange + Keeper blue")
        resolve(scene, (card, "Ox"))
        scene.then.red.has(hand=drawn, energy="-" if card == "Send Home" else "2O")
    assert scene.game.name_of(scene.game.zone(1, 0)[0]) == "Ox"


@proves("TEM-74")
def test_a_creature_kills_by_its_damage() -> None:
    scene = duel().at(phase="combat")
    scene.red(field=["Slayer", "Ox"]).blue(field=["Fox", "Ox"])
    scene.when.red.does("pick Slayer")
    scene.when.blue.does("pick Fox")

    scene.then.stat("Slayer", atk=4)


@proves("TEM-75")
def test_those_found_together_die_together() -> None:
    scene = duel().at(phase="development")
    scene.red(hand=["Ping All"], field=["Mourner (damage 1)", "Second Mourner (+1 HP)", "Pup"])
    scene.red(plans="Mourner orange + Keeper blue")
    scene.when.red.plays("Ping All")
    scene.when.blue.does("close")

    scene.then.red.has(field=["Second Mourner (+1 HP, damage 2, +2 Atk)"], energy="4O", hand=1)


@proves("TEM-76")
def test_a_card_that_leaves_forgets_and_goes_to_its_owner() -> None:
    scene = duel().at(phase="development")
    scene.red(hand=["Send Home", "Send Home"], field=["Ox (damage 2, +2 Atk, of blue)", "Levy"])
    resolve(scene, ("Send Home", "Ox"))
    scene.then.blue.has(hand=["Ox"])
    resolve(scene, ("Send Home", "Levy"))
    scene.then.red.has(field=[], hand=[], discard_pile=["Send Home", "Send Home"])


@proves("TEM-67")
@pytest.mark.parametrize(("fields", "atk"), [(["One Atk", "Three Atk"], 3), (["Three Atk", "One Atk"], 1)])
def test_the_latest_override_wins(fields: list[str], atk: int) -> None:
    scene = duel()
    scene.red(field=["Ox", *fields])
    scene.then.stat("Ox", atk=atk)


@proves("TEM-72")
def test_each_guard_takes_a_hit_once_so_that_two_cannot_pass_it_for_ever() -> None:
    scene = duel().at(phase="combat", weather="none")
    scene.red(field=["Fox", "Ox"]).blue(field=["Hare", "Xan", "Yan", "Guard Aura (on Xan)", "Guard Aura (on Yan)"])
    scene.when.red.does("pick Fox")
    scene.when.blue.does("pick Hare")
    scene.then.blue.can("guard Xan").can("guard Yan").can("do not guard")
    scene.when.blue.does("guard Xan")
    scene.then.blue.can("guard Yan").cannot("guard Xan")
    scene.when.blue.does("guard Yan")
    scene.then.blue.stat("Yan", damage=2).stat("Xan", damage=0).stat("Hare", damage=0)


@proves("TEM-72", "TEM-87")
def test_the_new_taker_of_a_hit_starts_afresh_with_its_own_rain_and_shield() -> None:
    scene = duel().at(phase="combat", weather="rain")
    scene.red(field=["Fox", "Ox"]).blue(field=["Hare", "Blue Body", "Guard Aura (on Blue Body)"])
    scene.when.red.does("pick Fox")
    scene.when.blue.does("pick Hare")
    scene.when.blue.does("guard Blue Body")
    scene.then.blue.stat("Blue Body", damage=1)

    shielded = duel().at(phase="combat")
    shielded.red(field=["Fox", "Ox"])
    shielded.blue(field=["Hare", "Xan", "Guard Aura (on Xan)", "Shield Aura (on Xan)"])
    shielded.when.red.does("pick Fox")
    shielded.when.blue.does("pick Hare")
    shielded.when.blue.does("guard Xan")
    shielded.then.blue.stat("Xan", damage=0).has(
        field=["Hare", "Xan (shield used)", "Guard Aura (on Xan)", "Shield Aura (on Xan)"]
    )


@proves("TEM-75")
def test_creatures_that_die_together_see_each_other_die() -> None:
    scene = duel().at(phase="development")
    scene.red(hand=["Ping All"], field=["Crow (damage 1)", "Crow (damage 1)"], deck=["Ox"] * 9)
    scene.when.red.plays("Ping All")
    scene.when.blue.does("close")
    scene.then.red.has(hand=4, field=[])


def test_to_lose_so_much_of_a_stat_is_to_get_it_lowered() -> None:
    scene = duel().at(phase="development")
    scene.red(hand=["Wither"], field=["Fox", "Dull Field"]).blue(field=["Ox", "Wolf"])
    scene.when.red.plays("Wither")
    scene.when.blue.does("close")
    scene.then.stat("Ox", hp=4, atk=1).stat("Wolf", hp=2, atk=1).stat("Fox", hp=2, atk=2)
