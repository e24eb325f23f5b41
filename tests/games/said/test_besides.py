"""What a card asks for besides its price, in many words."""

import pytest

from tests.games.dojo.workshop import walls
from tests.games.said import duels
from tests.games.said.cards import fighter, spell, strike


@pytest.mark.parametrize(
    "text",
    [
        "To play this, you also have to destroy a friendly creature. Draw a card.",
        "As an extra cost to play this spell, destroy a friendly creature. Draw a card.",
        "Destroy a friendly creature as an additional cost. Draw a card.",
        "You must destroy a friendly creature to play this. Draw a card.",
    ],
)
def test_a_spell_asks_for_a_creature(text: str) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer", "Match Imp"], deck=["Stoke"]).blue(battlefield=["Match Imp"])
    scene.then.red.cannot("play Sayer")

    scene = spell(text)
    scene.red(hand=["Sayer"], battlefield=["Match Imp"], deck=["Stoke"])
    scene.when.red.plays("Sayer")

    scene.then.red.has(battlefield=[], mana_pool=["Match Imp"])


def test_an_attack_asks_for_a_drill_in_play() -> None:
    text = "As an additional cost to play this card, discard a drill you have in play."
    scene = strike(text)
    scene.red(hand=["Sayer"], deck=walls(1)).blue(character=["Nil"], deck=walls(5, 5))
    scene.then.red.cannot("play Sayer")

    scene = strike(text)
    scene.red(hand=["Sayer"], drill_row=["Bell"], deck=walls(1)).blue(character=["Nil"], deck=walls(5, 5))
    scene.when.red.plays("Sayer")

    scene.then.red.has(drill_row=[], discard_pile=["Bell", "Sayer"])


def test_an_attack_costs_life_besides() -> None:
    scene = strike("As an extra cost, pay 1 life.")
    scene.red(hand=["Sayer"], deck=walls(1, 2)).blue(character=["Nil"], deck=walls(5, 5))

    scene.when.red.plays("Sayer")

    scene.then.red.has(deck=walls(2), discard_pile=[*walls(1), "Sayer"])


def test_a_card_is_deployed_for_another() -> None:
    text = "As an additional cost to deploy this card, discard a card."
    scene = fighter(text)
    scene.red(hand=["Sayer"], field=["Gnatling"])
    scene.then.red.cannot("deploy Sayer")

    scene = fighter(text)
    scene.red(hand=["Sayer", "Gnatling"])
    scene.when.red.does("deploy Sayer")

    scene.then.red.has(field=["Sayer"], hand=[])


def test_a_spell_costs_life_energy() -> None:
    text = "Pay 3 life-energy as an extra cost to play this spell. Destroy target character."
    scene = duels.spell(text)
    scene.red(hand=["Sayer", "Pawn"], life=3).blue(field=["Hound"])
    scene.then.red.cannot("play Sayer")

    scene = duels.spell(text)
    scene.red(hand=["Sayer"], life=5).blue(field=["Hound"])
    scene.when.red.plays("Sayer")

    scene.then.red.has(life=2)
    scene.then.blue.has(field=[])


def test_a_character_may_only_be_played_beside_another() -> None:
    scene = duels.character("Can only be played if you control another character.")
    scene.red(hand=["Sayer", "Pawn"])
    scene.then.red.cannot("play Sayer")

    scene = duels.character("Can only be played if you control another character.")
    scene.red(hand=["Sayer"], field=["Pawn"])
    scene.then.red.can("play Sayer")
