"""Later words mean the very cards that were drawn, deployed or moved before."""

import pytest

from cardwright import games
from cardwright.testing.corpus import Reader, facts_of
from tests.games.bounty.crews import deploy
from tests.games.said.cards import buff, creature, spell
from tests.games.said.duels import effect, resolve


def test_the_card_that_was_drawn_is_looked_at() -> None:
    for top, gained in (("Moss Ox", 1), ("Gust", 0)):
        scene = spell("Draw a card. If it is a creature, burn 1.")
        scene.red(hand=["Sayer"], deck=[top, "Hush", "Stoke"])
        scene.when.red.plays("Sayer")
        scene.when.both_pass()
        scene.then.red.has(hand=[top], deck=2 - gained)


def test_the_cards_that_were_drawn_are_discarded() -> None:
    scene = spell("Draw 2 cards. Discard them.")
    scene.red(hand=["Sayer", "Moss Ox"], deck=["Hush", "Stoke", "Gust"])
    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.then.red.has(hand=["Moss Ox"], deck=1)


def test_one_of_the_cards_that_were_drawn_goes_back() -> None:
    scene = spell("Destroy target creature. Draw 2 cards, then put one of them on the bottom of your deck.")
    scene.red(hand=["Sayer", "Moss Ox"], deck=["Hush", "Stoke", "Gust"])
    scene.blue(battlefield=["Moss Ox"])
    scene.when.red.plays("Sayer", on="Moss Ox")
    scene.when.both_pass()
    scene.when.red.chooses("Hush")
    scene.then.red.has(hand=["Moss Ox", "Stoke"], deck=["Gust", "Hush"])


def test_the_card_that_was_deployed_is_meant_where_it_lies_now() -> None:
    scene = buff("Deploy an Attack card from your hand for free. It gets +2 ATK.")
    scene.red(hand=["Sayer", "Gnatling"])
    deploy(scene, "Sayer")
    scene.when.red.chooses("Gnatling")
    assert scene.game.stat(scene.game.things[0].card, 1) == 3


def test_all_that_were_meant_are_meant_again() -> None:
    scene = spell("Return all creatures with attack 2 or less to their owners' hands. Discard them.")
    scene.red(hand=["Sayer", "Gust"])
    scene.blue(battlefield=["Barefoot Pilgrim", "Barefoot Pilgrim", "Boiler Hulk"], hand=["Hush"])
    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.then.blue.has(hand=["Hush"], battlefield=["Boiler Hulk"])


def test_what_was_moved_can_be_moved_again() -> None:
    scene = spell("Exile target creature, then return it to the battlefield under its owner's control.")
    scene.red(hand=["Sayer"])
    scene.blue(battlefield=["Moss Ox"])
    scene.when.red.plays("Sayer", on="Moss Ox")
    scene.when.both_pass()
    scene.then.blue.has(battlefield=["Moss Ox"], exile=[])


def test_what_was_hurt_leaves_for_another_place() -> None:
    scene = spell("Deal 3 damage to target creature. If it would be destroyed this turn, exile it instead.")
    scene.red(hand=["Sayer"])
    scene.blue(battlefield=["Barefoot Pilgrim"])
    scene.when.red.plays("Sayer", on="Barefoot Pilgrim")
    scene.when.both_pass()
    scene.then.blue.has(battlefield=[], exile=["Barefoot Pilgrim"])


def test_in_tempest_too() -> None:
    scene = effect("Deal 9 damage to target creature. If it would die this round, banish it instead. Draw 2 cards.")
    scene.red(hand=["Sayer"], deck=["Ox", "Fox", "Dam"]).blue(field=["Swift"]).at(phase="development")
    resolve(scene, "Swift")
    scene.then.blue.has(field=[], banished_pile=["Swift"], discard_pile=[])
    scene.then.red.has(hand=["Ox", "Fox"])


def test_one_of_two_cards_goes_back_in_tempest() -> None:
    scene = effect("Draw 2 cards and put one of them on the bottom of your deck.")
    scene.red(hand=["Sayer", "Dam"], deck=["Ox", "Fox", "Odd"]).at(phase="development")
    resolve(scene)
    scene.when.red.chooses("Fox")
    scene.then.red.has(hand=["Dam", "Ox"], deck=["Odd", "Fox"])


def test_what_was_exiled_comes_back_later() -> None:
    scene = spell("Exile target creature. At the end of turn, return it to the battlefield.")
    scene.red(hand=["Sayer"])
    scene.blue(battlefield=["Moss Ox"])
    scene.when.red.plays("Sayer", on="Moss Ox")
    scene.when.both_pass()
    scene.then.blue.has(battlefield=[], exile=["Moss Ox"])
    scene.when.pass_until(turn=4)
    scene.then.blue.has(battlefield=["Moss Ox"], exile=[])


@pytest.mark.parametrize("said", ["it is a creature, summon it", "the burned card is a creature, summon it"])
def test_the_card_that_was_burned_is_meant(said: str) -> None:
    for top, field in (("Moss Ox", ["Moss Ox (unsettled)"]), ("Gust", [])):
        scene = spell(f"Burn 1. If {said}.")
        scene.red(hand=["Sayer"], deck=[top, "Gust", "Gust"])
        scene.when.red.plays("Sayer")
        scene.when.both_pass()
        scene.then.red.has(battlefield=field)


def test_the_cards_that_were_burned_are_counted() -> None:
    scene = spell("Burn 3. Draw a card for each creature among them.")
    scene.red(hand=["Sayer"], deck=["Moss Ox", "Gust", "Moss Ox", *["Gust"] * 5])
    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.then.red.has(hand=2)


def test_what_is_given_up_is_not_what_is_mended() -> None:
    scene = creature(
        "If this would be destroyed, you may discard a card instead. If you do, remove all damage from it."
    )
    scene.red(battlefield=["Barefoot Pilgrim"]).blue(battlefield=["Sayer (damage 1)"], hand=["Gust"])
    scene.at(phase="attack round")

    scene.when.red.attacks("Barefoot Pilgrim", "Sayer")
    scene.when.both_pass()
    scene.when.blue.does("use Sayer")

    scene.then.blue.has(battlefield=["Sayer"], hand=0)


def test_a_plain_number_is_of_the_only_resource() -> None:
    scene = buff("Gain 3.")
    scene.red(hand=["Sayer"], resource=1).at(phase="deploy")
    deploy(scene, "Sayer")
    scene.then.red.has(resource=4)


def test_what_was_burned_and_summoned_is_the_stronger() -> None:
    scene = spell("Burn 1. If it is a creature, summon it. It gets +1/+1.")
    scene.red(hand=["Sayer"], deck=["Moss Ox", "Gust", "Gust"])
    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.then.stat("Moss Ox", attack=3, health=3)


@pytest.mark.parametrize(
    ("game", "card", "said", "plain"),
    [
        (
            "bounty",
            "attack",
            "When you deploy this card onto your field, draw a card.",
            "When you deploy this, draw a card.",
        ),
        (
            "bounty",
            "attack",
            "Whenever an enemy card is deployed onto the field, draw a card.",
            "Whenever an enemy card is deployed, draw a card.",
        ),
        (
            "wellspring",
            "creature",
            "When you summon this creature onto the battlefield, draw a card.",
            "When you summon this, draw a card.",
        ),
        ("tempest", "creature", "By its death, draw a card.", "When this dies, draw a card."),
        ("tempest", "creature", "At its destruction, draw a card.", "When this is destroyed, draw a card."),
        ("wellspring", "creature", "By its death, draw a card.", "When this is destroyed, draw a card."),
        ("phalanx", "spell", "Destroy target character on the field.", "Destroy target character in play."),
        ("phalanx", "spell", "Destroy all characters on the field.", "Destroy all characters in play."),
        (
            "tempest",
            "action",
            "Target ally creature fights target enemy creature. If the ally creature dies this way, draw a card.",
            "Target ally creature fights target enemy creature. If the ally creature died this way, draw a card.",
        ),
    ],
)
def test_what_is_read_is_what_is_said(game: str, card: str, said: str, plain: str) -> None:
    entry = games.find(game)
    reader = Reader(game, entry.home, entry.zone_kinds)
    facts = facts_of(card, reader.vocabulary)
    assert reader.meaning(plain, facts) is not None
    assert reader.meaning(said, facts) == reader.meaning(plain, facts)


@pytest.mark.parametrize(("mine", "theirs", "drawn"), [("Hare", "Swift", 1), ("Swift", "Hare", 0), ("Ox", "Wall", 0)])
def test_who_dies_this_way_died_of_the_fight(mine: str, theirs: str, drawn: int) -> None:
    scene = effect(
        "Target ally creature fights target enemy creature. If the ally creature dies this way, draw a card."
    )
    scene.red(hand=["Sayer"], field=[mine], deck=["Ox", "Fox"]).blue(field=[theirs]).at(phase="development")
    scene.when.red.plays("Sayer", on=[mine, theirs])
    scene.when.blue.does("close")
    scene.then.red.has(hand=drawn)


def test_only_those_that_died_are_counted() -> None:
    scene = effect("Deal 2 damage to all enemy creatures. Draw a card for each creature killed this way.")
    scene.red(hand=["Sayer"], deck=["Ox", "Fox", "Dam"]).blue(field=["Hare", "Wall", "Swift"]).at(phase="development")
    resolve(scene)
    scene.then.red.has(hand=1)

    scene = spell("Deal 1 damage to all creatures. If no creature was destroyed this way, draw a card.")
    scene.red(hand=["Sayer"], deck=["Hush", "Stoke"]).blue(battlefield=["Moss Ox"])
    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.then.red.has(hand=1)
    scene.then.blue.has(battlefield=["Moss Ox (damage 1)"])


def test_the_others_are_other_than_the_one_that_acts() -> None:
    scene = creature("Whenever a friendly creature attacks, other friendly creatures get +1/+0 until end of turn.")
    scene.red(battlefield=["Sayer", "Barefoot Pilgrim"]).blue(battlefield=["Breakwater Whale"]).at(phase="attack round")
    scene.when.red.attacks("Barefoot Pilgrim", "Breakwater Whale")
    scene.when.resolve_stack()
    scene.then.stat("Sayer", attack=3)
    scene.then.blue.has(battlefield=["Breakwater Whale (damage 1)"])


def test_the_exiled_cards_are_those_that_were_exiled_just_now() -> None:
    scene = spell("Exile the top 2 cards of your deck. Put the exiled cards into your hand.")
    scene.red(hand=["Sayer"], deck=["Moss Ox", "Gust", "Hush"], exile=["Boiler Hulk"])
    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.then.red.has(hand=["Moss Ox", "Gust"], exile=["Boiler Hulk"])


def test_what_was_exiled_this_way_can_be_played_for_a_time() -> None:
    scene = spell("Exile the top three cards of your deck; you may play cards exiled this way until end of turn.")
    scene.red(hand=["Sayer"], deck=["Ashpit Urchin", "Gust", "Match Imp", "Hush"], exile=["Bramble Cub"])
    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.when.red.cannot("play", "Bramble Cub")
    scene.when.red.plays("Ashpit Urchin")
    scene.when.both_pass()
    scene.then.red.has(battlefield=["Ashpit Urchin (unsettled)"])


def test_control_of_two_that_were_targeted_is_exchanged() -> None:
    scene = spell("Target 1 friendly creature and 1 enemy creature; exchange control of them until end of turn.")
    scene.red(hand=["Sayer"], battlefield=["Moss Ox"]).blue(battlefield=["Boiler Hulk"])
    scene.when.red.plays("Sayer", on=["Moss Ox", "Boiler Hulk"])
    scene.when.both_pass()
    scene.then.red.has(battlefield=["Boiler Hulk (unsettled)"])
    scene.then.blue.has(battlefield=["Moss Ox (unsettled)"])
    scene.when.pass_until(turn=4)
    scene.then.red.has(battlefield=["Moss Ox"])


def test_two_that_were_targeted_fight() -> None:
    scene = effect("Target an ally creature and an enemy creature. They fight.")
    scene.red(hand=["Sayer"], field=["Swift"]).blue(field=["Hare"]).at(phase="development")
    scene.when.red.plays("Sayer", on=["Swift", "Hare"])
    scene.when.blue.does("close")
    scene.then.blue.has(field=[])


def test_what_dies_at_the_end_is_the_stronger_until_then() -> None:
    scene = spell("Target creature gets +3/+0 and dies at the end of the turn.")
    scene.red(hand=["Sayer"], battlefield=["Moss Ox"])
    scene.when.red.plays("Sayer", on="Moss Ox")
    scene.when.both_pass()
    scene.then.stat("Moss Ox", attack=5)
    scene.when.pass_until(turn=4)
    scene.then.red.has(battlefield=[])

    scene = effect("Target creature gets +3 Atk and dies at the end of the round.")
    scene.red(hand=["Sayer"], field=["Wall"]).blue(field=["Dam"]).at(phase="development")
    scene.when.red.plays("Sayer", on="Wall")
    scene.when.blue.does("close")
    scene.then.red.has(field=["Wall"])
