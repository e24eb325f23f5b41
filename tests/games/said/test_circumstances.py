"""Under which circumstances a trigger works, what is printed on cards, and what is of the sort of something."""

import pytest

from cardwright import games
from cardwright.testing.corpus import Reader, facts_of
from tests.games.bounty.crews import deploy
from tests.games.said import duels
from tests.games.said.cards import buff, creature, fighter, spell


@pytest.mark.parametrize(("weather", "atk"), [("rain", 3), ("sun", 2)])
@pytest.mark.parametrize(
    "text",
    [
        "While it's raining, whenever an enemy creature dies, this creature gets +1 Atk.",
        "Whenever an enemy creature dies while it's raining, this creature gets +1 Atk.",
        "While it's raining, this creature gets +1 Atk whenever an enemy creature dies.",
        "This creature gets +1 Atk whenever an enemy creature dies while it's raining.",
    ],
)
def test_a_trigger_works_only_while_something_is_so(text: str, weather: str, atk: int) -> None:
    scene = duels.creature(text)
    scene.red(hand=["Slay"], field=["Sayer"]).blue(field=["Ox"]).at(weather=weather)

    scene.when.red.plays("Slay", on="Ox")
    scene.when.blue.does("close")

    scene.then.stat("Sayer", atk=atk)


@pytest.mark.parametrize(("field", "gained"), [(["Gnatling"], 3), ([], 0)])
def test_a_circumstance_is_asked_for_when_the_card_comes(field: list[str], gained: int) -> None:
    scene = fighter("While you control another Attack card, when this is deployed, gain 3 resource.")
    scene.red(hand=["Sayer"], field=field, resource=0)

    deploy(scene, "Sayer")

    scene.then.red.has(resource=gained)


def test_what_a_card_gets_when_something_happens_to_it_is_told_first() -> None:
    scene = fighter("This card gets +2 ATK when it is deployed.")
    scene.red(hand=["Sayer"])
    deploy(scene, "Sayer")
    scene.then.stat("Sayer", atk=4)

    other = duels.creature("This creature gets +1 Atk whenever it is targeted by an effect.")
    other.red(hand=["Ping"], field=["Sayer"])
    other.when.red.plays("Ping", on="Sayer")
    other.when.blue.does("close")
    other.then.stat("Sayer", atk=3, damage=1)


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("If two creatures are in play, draw a card.", 1),
        ("If three creatures are in play, draw a card.", 0),
        ("If no enemy creature is in play, draw a card.", 0),
        ("If no actions are in play, draw a card.", 1),
        ("When you control a creature, draw a card.", 1),
        ("When your opponent controls more creatures than you, draw a card.", 0),
    ],
)
def test_so_many_are_in_play_on_both_sides(text: str, drawn: int) -> None:
    scene = duels.effect(text)
    scene.red(hand=["Sayer"], field=["Ox"], deck=["Slay"]).blue(field=["Wall"])
    duels.resolve(scene)
    scene.then.red.has(hand=drawn)


def test_several_each_get_something() -> None:
    scene = duels.effect("All enemy creatures each take 1 damage.")
    scene.red(hand=["Sayer"]).blue(field=["Ox", "Wall"])
    duels.resolve(scene)
    scene.then.blue.stat("Ox", damage=1).stat("Wall", damage=1)

    other = buff("Your Attack cards each get +1 ATK this turn.")
    other.red(hand=["Sayer"], field=["Tower Ox", "Gnatling"])
    deploy(other, "Sayer")
    other.then.stat("Tower Ox", atk=2)


def test_what_is_printed_stays_so_whatever_becomes_of_it() -> None:
    scene = duels.effect("Creatures with base Atk 2 or less get +1 Atk.", "Field")
    scene.red(field=["Sayer", "Ox"]).blue(field=["Swift"])
    scene.then.stat("Ox", atk=3).stat("Swift", atk=3)

    other = creature("Other creatures with printed attack 2 or less get +1/+0.")
    other.red(battlefield=["Sayer", "Moss Ox"])
    other.then.stat("Moss Ox", attack=3)


def test_what_is_more_than_what_is_printed() -> None:
    for boosted, left in ((True, []), (False, ["Ox"])):
        scene = duels.effect("Destroy all creatures with Atk more than their base Atk.")
        scene.red(hand=["More Atk", "Sayer"]).blue(field=["Ox"])
        if boosted:
            scene.when.red.plays("More Atk", on="Ox")
            scene.when.blue.does("close")
        duels.resolve(scene)
        scene.then.blue.has(field=left)


def test_energy_of_the_colour_of_something() -> None:
    scene = duels.effect("Return target ally creature to your hand. Gain 2 energy of its colour.")
    scene.red(hand=["Sayer"], field=["Blue Body"])
    duels.resolve(scene, on="Blue Body")
    scene.then.red.has(hand=["Blue Body"], energy="2B")

    other = spell("Destroy target creature. Gain 2 mana of that creature's element.")
    other.red(hand=["Sayer"]).blue(battlefield=["Moss Ox"])
    other.when.red.plays("Sayer", on="Moss Ox")
    other.when.both_pass()
    other.then.red.has(mana="2E")


@pytest.mark.parametrize(
    ("game", "card", "text"),
    [
        ("bounty", "buff - one-time", "Choose an enemy Attack card. It cannot attack while this card is on the field."),
        ("phalanx", "spell", "Poison 2 target enemy character. It gets -1 AD while it is poisoned."),
    ],
)
def test_what_lasts_while_something_is_so_is_not_told_of_this_card_by_mistake(game: str, card: str, text: str) -> None:
    entry = games.find(game)
    reader = Reader(game, entry.home, entry.zone_kinds)
    assert reader.meaning(text, facts_of(card, reader.vocabulary)) is None


@pytest.mark.parametrize(("answer", "damage"), [("do it", 2), ("do not", 0)])
def test_you_may_have_others_do_something(answer: str, damage: int) -> None:
    scene = duels.effect("You may have target ally creature fight target enemy creature.")
    scene.red(hand=["Sayer"], field=["Ox"]).blue(field=["Wolf"])
    scene.when.red.plays("Sayer", on="Ox")
    scene.when.blue.does("close")
    scene.when.red.does(answer)
    scene.then.blue.stat("Wolf", damage=damage)

    other = spell("You may have your opponent discard a card.")
    other.red(hand=["Sayer"]).blue(hand=["Moss Ox"])
    other.when.red.plays("Sayer")
    other.when.both_pass()
    other.when.red.does(answer)
    other.then.blue.has(hand=0 if damage else 1)
