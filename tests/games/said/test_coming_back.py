"""Cards that go somewhere by themselves: after their use, back whence they came, at a later moment."""

import pytest

from tests.games.dojo.workshop import walls
from tests.games.said import duels
from tests.games.said.cards import creature, spell, strike, tactic


@pytest.mark.parametrize(
    "text",
    [
        "Draw a card. This returns to your hand after it resolves.",
        "Draw a card. Goes back to hand after use, not discard.",
        "Draw a card. After use, return this to your hand.",
        "Draw a card. Once resolved, put it into your hand instead of the graveyard.",
    ],
)
def test_a_spell_goes_to_the_hand_after_its_use(text: str) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer"], deck=["Gust", "Hush"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.has(hand=["Gust", "Sayer"])


@pytest.mark.parametrize(
    "text",
    [
        "Draw a card. After you play this, put it on the bottom of your deck instead of the discard pile.",
        "Draw a card. Goes to the bottom of your deck after use, not to the discard pile.",
    ],
)
def test_a_tactic_goes_under_the_deck_after_its_use(text: str) -> None:
    scene = tactic(text)
    scene.red(hand=["Sayer"], deck=walls(2, 3))

    scene.when.red.plays("Sayer")

    scene.then.red.has(discard_pile=[], deck=[*walls(3), "Sayer"])


@pytest.mark.parametrize("text", ["After damage, draw a card.", "Draw a card after damage calculation."])
def test_the_moment_after_damage_may_stand_behind(text: str) -> None:
    scene = strike(text)
    scene.red(hand=["Sayer"], deck=walls(3, 4)).blue(character=["Nil"], deck=walls(5, 5))

    scene.when.red.plays("Sayer")

    scene.then.red.has(hand=1)


@pytest.mark.parametrize(
    "text",
    [
        "Exile target creature. It returns at the end of the turn.",
        "Exile target creature. It comes back at end of turn.",
        "Exile target creature, then return it to the battlefield at the end of the turn.",
    ],
)
def test_a_creature_is_away_until_the_end_of_the_turn(text: str) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer"], battlefield=["Moss Ox"], deck=["Gust"] * 3)

    scene.when.red.plays("Sayer", on="Moss Ox")
    scene.when.both_pass()
    scene.then.red.has(battlefield=[], exile=["Moss Ox"])

    scene.when.pass_until(turn=4)
    scene.then.red.has(battlefield=["Moss Ox"])


def test_a_character_comes_back_to_the_field_of_its_owner() -> None:
    scene = duels.spell("Return target character to its owner's hand. It comes back at the end of the turn.")
    scene.red(hand=["Sayer"]).blue(field=["Hound"])

    scene.when.red.plays("Sayer", on="Hound")

    scene.then.blue.has(field=["Hound"])
    scene.then.log_has("hand")


@pytest.mark.parametrize("text", ["When this dies, it returns to your hand.", "When this dies, it comes back to hand."])
def test_what_dies_returns_to_the_hand(text: str) -> None:
    scene = creature(text)
    scene.red(hand=["Pilot Spark"] * 2, mana_pool=["Pilot Spark"] * 4).blue(battlefield=["Sayer"])

    for _ in range(2):
        scene.when.red.plays("Pilot Spark", on="Sayer")
        scene.when.both_pass()
    scene.when.resolve_stack()

    scene.then.blue.has(battlefield=[], hand=["Sayer"])


@pytest.mark.parametrize(
    "text",
    [
        "The first time this would be destroyed, it survives with 1 health.",
        "The first time this would be destroyed, set its health to 1 instead.",
        "The first time this would die, it stays on the battlefield with 1 health.",
        "The first time this would be destroyed, leave it at 1 health instead.",
    ],
)
def test_the_first_time_is_once_and_no_more(text: str) -> None:
    scene = creature(text)
    scene.red(hand=["Pilot Spark"] * 3, mana_pool=["Pilot Spark"] * 4).blue(battlefield=["Sayer"])

    for _ in range(2):
        scene.when.red.plays("Pilot Spark", on="Sayer")
        scene.when.both_pass()
    scene.then.blue.has(battlefield=["Sayer"])
    scene.when.red.plays("Pilot Spark", on="Sayer")
    scene.when.both_pass()

    scene.then.blue.has(battlefield=[])


@pytest.mark.parametrize(
    "text",
    [
        "Target: creature. Effect: +2/+0 until end of turn.",
        "Target: your creature. Effect: gets +2/+0 until end of turn.",
        "Target: a creature you control. Effect: it gets +2/+0 until end of turn.",
    ],
)
def test_an_effect_is_that_on_its_target(text: str) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer"], battlefield=["Moss Ox", "Reed Sentinel"])

    scene.when.red.plays("Sayer", on="Moss Ox")
    scene.when.both_pass()

    scene.then.stat("Moss Ox", attack=4)
