"""Aftermath: results, pay, clearing."""

from cardwright.testing import proves
from tests.games.tempest.workshop import duel, names, tempest


@proves("TEM-100", "TEM-101", "TEM-103")
def test_field_to_the_piles_and_hands_to_the_decks() -> None:
    scene = duel().at(phase="combat", round=2, seat_A="blue")
    scene.red(
        hand=["One Card", "Ox", "Fox"],
        field=["Wolf", "Imp (of blue)", "HP Field", "Atk Aura (on Wolf)"],
        discard_pile=["Hare"],
        plans="Keeper blue + Mourner white",
    )
    game = tempest(scene)

    assert sorted(names(game, 2, 0)) == ["Atk Aura", "HP Field", "Hare", "Wolf"]
    assert names(game, 2, 1) == ["Imp"]
    assert len(game.zone(0, 0)) + len(game.zone(1, 0)) == 23
    assert not game.things
    scene.then.red.has(energy="12B", wins=1)


@proves("TEM-102")
def test_piles_are_not_recycled() -> None:
    scene = duel().at(phase="combat", round=2)
    scene.red(discard_pile=["Hare", "Fox"], deck=["Ox"])
    scene.then.red.has(discard_pile=["Hare", "Fox"], hand=["Ox"])


@proves("TEM-103")
def test_end_of_round_effects_come_before_the_sweep_and_homeward_goes_home() -> None:
    scene = duel().at(phase="combat", round=2)
    scene.red(field=["Farewell", "Road Friar"], deck=["Ox"] * 3)
    game = tempest(scene)

    assert names(game, 2, 0) == ["Farewell"]
    assert sorted(names(game, 1, 0)) == ["Ox", "Ox", "Ox", "Road Friar"]
    log = game.log
    assert log is not None
    assert "red draws Ox" in log.lines(-1)


@proves("TEM-103")
def test_keepers_and_underdogs_are_paid_before_the_end_of_the_round() -> None:
    scene = duel().at(phase="combat", round=2)
    scene.red(field=["Tide Keeper", "Levy"], plans="Keeper blue + Mourner white")
    scene.blue(plans="Underdog green + Mourner white")
    scene.then.red.has(energy="8B")
    scene.then.blue.has(energy="9G")
