"""Several with so much together; what comes with +1/+1 counters; what is 1/1."""

from cardwright import games
from cardwright.testing.corpus import Reader, facts_of
from tests.games.bounty.crews import deploy
from tests.games.said.cards import buff, creature, said, spell
from tests.games.said.duels import effect


def test_creatures_are_chosen_until_they_have_as_much_together() -> None:
    scene = spell("Return any number of creatures with total attack 4 or less to their owners' hands.")
    scene.red(hand=["Sayer"]).blue(battlefield=["Moss Ox", "Boiler Hulk", "Bramble Cub", "Ashpit Urchin"])
    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.when.red.chooses("Moss Ox")
    scene.when.red.cannot("choose", "Boiler Hulk")
    scene.when.red.chooses("Ashpit Urchin")
    scene.then.blue.has(battlefield=["Boiler Hulk", "Bramble Cub"], hand=["Moss Ox", "Ashpit Urchin"])


def test_targets_have_no_more_together() -> None:
    scene = effect("Kill up to 2 target creatures with total Atk 3 or less.")
    scene.red(hand=["Sayer"]).blue(field=["Swift", "Wall"]).at(phase="development")
    scene.when.red.plays("Sayer", on=["Swift", "Wall"])
    scene.when.blue.does("close")
    scene.then.blue.has(field=[])


def test_cards_of_a_hand_cost_no_more_together() -> None:
    scene = buff("Deploy up to 2 cards from your hand with total cost 2 or less for free.")
    scene.red(hand=["Sayer", "Gnatling", "Gnatling", "Stray Bull"])
    deploy(scene, "Sayer")
    scene.when.red.chooses("Gnatling")
    scene.when.red.cannot("choose", "Stray Bull")


def test_all_of_them_have_nothing_together() -> None:
    entry = games.find("wellspring")
    reader = Reader("wellspring", entry.home, entry.zone_kinds)
    facts = facts_of("spell", reader.vocabulary)
    assert reader.meaning("Destroy all creatures with total attack 5 or less.", facts) is None


def test_a_creature_comes_with_counters() -> None:
    scene = creature("This enters the battlefield with a +1/+1 counter for each Fire card in your mana pool.")
    scene.red(hand=["Sayer"], mana_pool=["Boiler Hulk", "Gust", "Ashpit Urchin"])
    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.when.both_pass()
    scene.then.stat("Sayer", attack=4, health=4)


def test_two_counters_are_put_on_a_creature() -> None:
    scene = spell("Put two +1/+1 counters on target creature.")
    scene.red(hand=["Sayer"], battlefield=["Moss Ox"])
    scene.when.red.plays("Sayer", on="Moss Ox")
    scene.when.both_pass()
    scene.then.stat("Moss Ox", attack=4, health=4)


def test_a_creature_is_as_small_as_is_said() -> None:
    scene = spell("Target creature is 1/1 until end of turn.")
    scene.red(hand=["Sayer"]).blue(battlefield=["Boiler Hulk"])
    scene.when.red.plays("Sayer", on="Boiler Hulk")
    scene.when.both_pass()
    scene.then.stat("Boiler Hulk", attack=1, health=1)


def test_damage_from_all_sources_is_damage() -> None:
    assert said("wellspring", "creature", "This takes 1 less damage from all sources.") == said(
        "wellspring", "creature", "This takes 1 less damage."
    )
