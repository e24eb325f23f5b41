"""What is told behind something else: conditions behind "instead of", exceptions at the end, "this way", "again"."""

import pytest

from tests.games.dojo.workshop import walls
from tests.games.said.cards import drill, said, spell, strike, tactic
from tests.games.said.duels import effect, resolve


@pytest.mark.parametrize(("energy", "hand"), [(0, ["Sayer"]), (1, [])])
def test_what_happens_instead_can_be_bought_off(energy: int, hand: list[str]) -> None:
    scene = strike("Defense: Return this to your hand instead of discarding it unless your opponent pays 1 energy.")
    scene.red(hand=["Hit 5"], energy=energy).blue(deck=["Sayer", "Wall 5", "Wall 5"])

    scene.when.red.plays("Hit 5")
    if energy:
        scene.when.red.does("do it")

    scene.then.blue.has(hand=hand)


@pytest.mark.parametrize(("drills", "deck"), [([], 2), (["Bell"], 1)])
def test_what_happens_instead_may_hang_on_something(drills: list[str], deck: int) -> None:
    scene = strike("Defense: Put this on the bottom of your deck instead of discarding it if you have no drills.")
    scene.red(hand=["Hit 3"]).blue(deck=["Sayer", "Wall 1", "Wall 5"], drill_row=drills)

    scene.when.red.plays("Hit 3")

    scene.then.blue.has(deck=deck)


def test_cards_revealed_this_way_are_those_just_revealed() -> None:
    scene = tactic(
        "Reveal the top five cards of your deck. Put all drills revealed this way into your hand. Discard the rest."
    )
    scene.red(hand=["Sayer"], deck=["Bell", "Hit 1", "Post", "Hit 2", "Hit 3", "Wall 1"])

    scene.when.red.plays("Sayer")

    scene.then.red.has(hand=["Bell", "Post"], deck=["Wall 1"], discard_pile=["Hit 1", "Hit 2", "Hit 3", "Sayer"])


def test_what_was_taken_back_cannot_be_played_again() -> None:
    scene = spell("Return target creature to its owner's hand. They can't play it again this turn.")
    scene.red(hand=["Sayer"], battlefield=["Barefoot Pilgrim"], deck=["Gust"] * 3, mana_pool=["Gust"] * 9)

    scene.when.red.plays("Sayer", on="Barefoot Pilgrim")
    scene.when.both_pass()

    scene.then.red.has(hand=["Barefoot Pilgrim"]).cannot("play", "Barefoot Pilgrim")


def test_an_exception_at_the_end_is_of_what_is_returned() -> None:
    scene = effect("Return all creatures to their owners' hands, except green creatures.")
    scene.red(hand=["Sayer"], field=["Ox"]).blue(field=["Ox"])

    assert "not green" in said("tempest", "action", "Return all creatures to their owners' hands, except green ones.")
    resolve(scene)


@pytest.mark.parametrize("damage", [2, 4])
def test_a_perfect_defense_against_an_attack_is_known_after_its_damage(damage: int) -> None:
    scene = strike("If your opponent makes a perfect defense against this attack, draw a card.")
    scene.red(character=["Nil"], hand=["Sayer"], deck=walls(1, 1))
    scene.blue(character=["Nil"], deck=walls(damage, 5, 5))

    scene.when.red.plays("Sayer")

    scene.then.red.has(hand=["Wall 1"] if damage == 2 else [])


def test_a_defense_text_without_effect_does_nothing() -> None:
    scene = drill("Reaction: When your opponent reveals a card for damage: That card's Defense text has no effect.")
    scene.red(hand=["Hit 1"], drill_row=["Sayer"]).blue(deck=["Saving Wall", "Wall 1", "Wall 5"])

    scene.when.red.plays("Hit 1")
    scene.when.red.does("react with Sayer")

    scene.then.blue.has(discard_pile=["Saving Wall"])


@pytest.mark.parametrize(
    "text",
    [
        "Ignore Defense text of cards revealed for this attack.",
        "Cards revealed for this attack can't use their Defense text.",
        "The Defense text of cards revealed for this attack has no effect.",
    ],
)
def test_defense_texts_are_ignored_for_an_attack(text: str) -> None:
    scene = strike(text)
    scene.red(character=["Nil"], hand=["Sayer", "Hit 1"]).blue(character=["Nil"])
    scene.blue(deck=["Biting Wall", "Saving Wall", "Wall 5", "Saving Wall", "Wall 1", "Wall 1"])

    scene.when.red.plays("Sayer")
    scene.then.blue.has(discard_pile=["Biting Wall", "Saving Wall", "Wall 5"], hand=[])
    scene.when.blue.passes()
    scene.when.red.plays("Hit 1")

    scene.then.blue.has(hand=["Saving Wall", "Wall 1"])


@pytest.mark.parametrize(
    ("text", "gained"),
    [
        ("Ongoing: If you would gain energy, gain 1 additional energy.", 2),
        ("Ongoing: If you would gain energy, you gain 1 less energy.", 0),
    ],
)
def test_so_much_more_or_less_is_of_what_would_be_gained(text: str, gained: int) -> None:
    scene = drill(text)
    scene.red(drill_row=["Sayer", "Free Bell"], hand=["Wall 1"], energy=0, deck=walls(1, 1, 1, 1, 1, 1))

    scene.when.red.does("use Free Bell")

    scene.then.red.changed(energy_pile=gained)


@pytest.mark.parametrize(
    "text",
    [
        "Ongoing: Whenever you lose a drill, draw a card.",
        "Ongoing: Whenever a drill you control is destroyed, draw a card.",
        "Ongoing: Whenever a drill you control is discarded, draw a card.",
    ],
)
def test_a_drill_that_is_discarded_is_lost(text: str) -> None:
    scene = drill(text)
    scene.red(drill_row=["Sayer", "Ear"], deck=walls(1, 2, 3)).blue(hand=["Hit 1"], deck=walls(1, 1, 1))

    scene.when.red.passes()
    scene.when.blue.plays("Hit 1")
    scene.when.red.does("react with Ear")

    scene.then.red.has(hand=2)


@pytest.mark.parametrize(("drills", "damage"), [(["Bell"], 6), ([], 2)])
def test_a_drill_in_play_is_given_up_as_an_attack_takes_effect(drills: list[str], damage: int) -> None:
    scene = strike("Discard a drill you have in play: This attack gets +4 damage.")
    scene.red(character=["Nil"], hand=["Sayer"], drill_row=drills)
    scene.blue(character=["Nil"], deck=walls(1, 1, 1, 1, 1, 1, 1, 1))

    scene.when.red.plays("Sayer")

    scene.then.red.has(drill_row=[])
    scene.then.blue.has(deck=8 - damage)


def test_what_is_better_is_told_first_where_it_speaks_of_nothing_before() -> None:
    text = "Gain 1 energy. If you dealt damage on your last turn, gain 2 instead."
    better = "If you dealt damage in your last turn, gain 2 energy. Otherwise, gain 1 energy."
    assert said("dojo", "tactic", text) == better
