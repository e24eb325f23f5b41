"""An element or colour that is chosen, a card that is named, damage that is doubled, what is paid besides a price."""

from tests.games.said import cards
from tests.games.said.cards import creature, spell
from tests.games.said.duels import effect, resolve
from tests.games.tempest.test_combat import fight


def test_creatures_of_the_chosen_element_are_meant() -> None:
    scene = spell("Choose an element. Destroy all creatures of that element.")
    scene.red(hand=["Sayer"], battlefield=["Gale Rider"]).blue(battlefield=["Moss Ox", "Gale Rider"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.when.red.does("choose Air")

    scene.then.red.has(battlefield=[])
    scene.then.blue.has(battlefield=["Moss Ox"])


def test_a_card_remembers_the_element_that_was_chosen_for_it() -> None:
    scene = creature("As this enters the battlefield, choose an element. Creatures of the chosen element have +1/+0.")
    scene.red(hand=["Sayer"]).blue(battlefield=["Moss Ox", "Gale Rider"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.when.both_pass()
    scene.when.red.does("choose Earth")

    scene.then.stat("Moss Ox", attack=3)
    scene.then.stat("Gale Rider", attack=2)


def test_a_field_remembers_its_colour() -> None:
    scene = effect("Choose a colour. Creatures of the chosen colour get -1 Atk while this field is in play.", "Field")
    scene.red(hand=["Sayer"]).blue(field=["Fox"])

    resolve(scene)
    scene.when.red.does("choose orange")

    scene.then.red.has(field=["Sayer"])


def test_a_named_card_is_discarded() -> None:
    text = "Name a card. Your opponent reveals their hand and discards all cards with that name."
    scene = spell(text)
    scene.red(hand=["Sayer"]).blue(hand=["Gust", "Hush", "Gust"])
    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.when.red.does("name Gust")
    scene.then.blue.has(hand=["Hush"])

    other = effect(text)
    other.red(hand=["Sayer"]).blue(hand=["Fox", "Even"])
    resolve(other)
    other.when.red.does("name Fox")
    other.then.blue.has(hand=["Even"])


def test_a_text_knows_what_was_paid_besides_its_price() -> None:
    text = "As an additional cost to play this, destroy a creature you control. "
    text += "Deal damage to your opponent equal to that creature's attack."
    alone = spell(text)
    alone.red(hand=["Sayer"])
    alone.then.red.cannot("play Sayer")

    scene = spell(text)
    scene.red(hand=["Sayer"], battlefield=["Moss Ox"]).blue(deck=["Gust"] * 5)
    scene.when.red.plays("Sayer")
    scene.then.red.has(battlefield=[])
    scene.when.both_pass()

    scene.then.blue.has(deck=3)


def test_an_effect_knows_what_was_destroyed_for_it() -> None:
    scene = effect("As an additional cost, destroy an ally creature. Deal damage equal to its Atk to target creature.")
    scene.red(hand=["Sayer"], field=["Fox"]).blue(field=["Dam"])

    scene.when.red.plays("Sayer", on="Dam")
    scene.then.red.has(field=[])
    scene.when.blue.does("close")

    scene.then.stat("Dam", damage=2)


def test_damage_is_doubled() -> None:
    scene = cards.spell("Target creature deals double damage this turn. It fights target enemy creature.")
    scene.red(hand=["Sayer"], battlefield=["Mist Heron"]).blue(battlefield=["Moss Ox"])

    scene.when.red.plays("Sayer", on=["Mist Heron", "Moss Ox"])
    scene.when.both_pass()

    scene.then.blue.has(battlefield=[])


def test_a_creature_deals_double_damage_in_fights() -> None:
    from tests.games.said.duels import creature as fighter

    scene = fighter("This creature deals double damage.")
    scene.red(field=["Sayer", "Even"]).blue(field=["Dam", "Fox"]).at(phase="combat")

    fight(scene, "Sayer", "Dam")

    scene.then.stat("Dam", damage=4)
