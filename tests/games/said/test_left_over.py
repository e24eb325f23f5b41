"""What is left: the rest of a hand or of somebody's creatures, and what is not kept."""

from tests.games.said.cards import spell
from tests.games.said.duels import effect


def test_the_rest_of_a_hand_is_exiled() -> None:
    scene = spell("Discard a card and exile the rest of your hand.")
    scene.red(hand=["Sayer", "Moss Ox", "Gust", "Hush"])
    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.when.red.chooses("Gust")
    scene.then.red.has(hand=[], mana_pool=["Gust", "Sayer"], exile=["Moss Ox", "Hush"])


def test_the_rest_of_the_enemy_creatures_are_the_weaker() -> None:
    scene = spell("Destroy target creature. The rest of your opponent's creatures get -1/-0 until end of turn.")
    scene.red(hand=["Sayer"], battlefield=["Boiler Hulk"]).blue(battlefield=["Moss Ox", "Ashpit Urchin"])
    scene.when.red.plays("Sayer", on="Moss Ox")
    scene.when.both_pass()
    scene.then.stat("Ashpit Urchin", attack=1)
    scene.then.stat("Boiler Hulk", attack=3)


def test_what_is_not_kept_is_discarded() -> None:
    scene = spell("Your opponent keeps 1 card and discards the rest.")
    scene.red(hand=["Sayer"]).blue(hand=["Moss Ox", "Gust", "Hush"])
    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.when.blue.chooses("Gust")
    scene.then.blue.has(hand=["Gust"], mana_pool=["Moss Ox", "Hush"])


def test_each_player_keeps_one_of_their_own() -> None:
    scene = spell("Each player keeps one creature and sacrifices the others.")
    scene.red(hand=["Sayer"], battlefield=["Boiler Hulk", "Bramble Cub"])
    scene.blue(battlefield=["Moss Ox", "Ashpit Urchin"])
    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.when.red.chooses("Boiler Hulk")
    scene.when.blue.chooses("Moss Ox")
    scene.then.red.has(battlefield=["Boiler Hulk"])
    scene.then.blue.has(battlefield=["Moss Ox"])


def test_in_tempest_too() -> None:
    scene = effect("Choose a card in your hand. Discard the other cards in your hand.")
    scene.red(hand=["Sayer", "Ox", "Fox", "Dam"]).at(phase="development")
    scene.when.red.plays("Sayer")
    scene.when.blue.does("close")
    scene.when.red.chooses("Fox")
    scene.then.red.has(hand=["Fox"])
