"""What is so of those to whom this does something, said of them: "cards damaged by this cannot be sold"."""

import pytest

from cardwright.text.errors import CardFileError
from tests.games.bounty.crews import attack, quiet
from tests.games.said import duels
from tests.games.said.cards import creature, fighter, said


@pytest.mark.parametrize(
    "text",
    [
        "Until your next turn, creatures damaged by this one cannot attack.",
        "Creatures this attacks cannot attack until your next turn.",
        "Anything it damages can't counterattack this turn.",
    ],
)
def test_who_was_struck_does_not_strike(text: str) -> None:
    scene = creature(text)
    scene.red(battlefield=["Sayer"]).blue(battlefield=["Reed Sentinel"]).at(phase="attack round")

    scene.when.red.does("attack Sayer > Reed Sentinel")
    scene.when.both_pass()
    scene.when.pass_until(phase="counterattack round")

    scene.then.blue.cannot("attack Reed Sentinel > Sayer")


def test_the_dead_are_not_kept_from_striking() -> None:
    with pytest.raises(CardFileError, match="it has left the field"):
        creature("Until your next turn, creatures destroyed by this cannot attack.")


@pytest.mark.parametrize(("text", "gone"), [("Anything it damages gets destroyed.", True), ("This has 2 Spe.", False)])
def test_whoever_it_damages_is_destroyed(text: str, gone: bool) -> None:
    scene = duels.creature(text)
    scene.red(field=["Sayer", "Ox"]).blue(field=["Wall", "Dam", "Xan"]).at(phase="combat")

    scene.when.red.does("pick Sayer")
    scene.when.blue.does("pick Wall")

    scene.then.blue.has(field=["Dam", "Xan"] if gone else ["Wall (damage 2)", "Dam", "Xan"])


@pytest.mark.parametrize(
    ("text", "phase"),
    [
        ("Cards damaged by this card cannot be sold back during their owner's next turn.", "discard"),
        ("Cards this card damages can't attack on their owner's next turn.", "attack"),
    ],
)
def test_what_is_damaged_is_barred_in_its_owners_next_turn(text: str, phase: str) -> None:
    scene = fighter(text)
    scene.red(field=["Sayer"]).blue(field=["Thorn Hornet", "Ridge Bruiser"]).at(phase="attack")

    attack(scene, "Sayer", "Thorn Hornet")
    quiet(scene, turn=6)
    quiet(scene, phase=phase)

    word = {"discard": "sell", "attack": "attack"}[phase]
    scene.then.blue.cannot(f"{word} Thorn Hornet").can(f"{word} Ridge Bruiser")


@pytest.mark.parametrize(
    ("game", "kind", "text", "usual"),
    [
        (
            "phalanx",
            "character",
            "Characters attacked by this character become dizzy for 2 turns.",
            "When this attacks a character, make that character dizzy for 2 turns.",
        ),
        (
            "bounty",
            "attack",
            "If this card attacked, it cannot attack during your next turn.",
            "When this attacks, it cannot attack in your next turn.",
        ),
        (
            "wellspring",
            "creature",
            "This creature can't attack or be attacked the turn it is played.",
            "If this was played this turn, this cannot attack. If this was played this turn, this cannot be attacked.",
        ),
        (
            "tempest",
            "creature",
            "This creature can't fight in the round it was played.",
            "If this was played this round, this cannot fight.",
        ),
        (
            "wellspring",
            "spell - permanent",
            "Your opponent can attack with only one creature each turn.",
            "More than 1 enemy creature cannot attack each turn.",
        ),
        (
            "bounty",
            "resource - one-time",
            "Gain 5 resource. You can't deploy any more cards this turn.",
            "Gain 5 resource. You cannot deploy cards this turn.",
        ),
        (
            "phalanx",
            "spell - instant",
            "Draw 2 cards. You cannot attack during the turn you play this card.",
            "Draw 2 cards. Friendly characters cannot attack this turn.",
        ),
    ],
)
def test_what_is_meant(game: str, kind: str, text: str, usual: str) -> None:
    assert said(game, kind, text) == usual


def test_only_so_many_attack_each_turn() -> None:
    scene = fighter("Only one of your cards can attack each turn.")
    scene.red(field=["Sayer", "Tower Ox"]).blue(field=["Boulder Knight"]).at(phase="attack")

    scene.then.red.can("attack Tower Ox")
    scene.when.red.attacks("Sayer", "Boulder Knight")

    scene.then.log_has("Sayer attacks Boulder Knight")
    scene.then.blue.can("sell Boulder Knight")
