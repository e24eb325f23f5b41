"""Words that point back: both, each of them, the same by another player, whose it was, what was guessed."""

import pytest

from tests.games.said import duels
from tests.games.said.cards import spell, tactic


@pytest.mark.parametrize(
    "text",
    [
        "Choose a friendly creature and an enemy creature. Destroy both.",
        "Choose a friendly creature and an enemy creature. Destroy them.",
        "Choose a friendly creature. Your opponent chooses one of theirs. Both are destroyed.",
    ],
)
def test_two_that_were_chosen_one_by_one_are_both(text: str) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer"], battlefield=["Moss Ox"]).blue(battlefield=["Moss Ox"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.has(battlefield=[])
    scene.then.blue.has(battlefield=[])


def test_two_that_were_chosen_fight_each_other() -> None:
    scene = duels.effect("Choose an enemy creature and an ally creature. They fight each other.")
    scene.red(hand=["Sayer"], field=["Ox"]).blue(field=["Fox"])

    duels.resolve(scene)

    assert [thing for thing in scene.game.things if thing.damage] or len(scene.game.things) < 2


@pytest.mark.parametrize("text", ["Draw a card. Your opponent does the same.", "Draw a card. So does your opponent."])
def test_the_other_player_does_the_same(text: str) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer"], deck=["Gust", "Gust"]).blue(deck=["Hush", "Hush"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.has(hand=["Gust"])
    scene.then.blue.has(hand=["Hush"])


def test_what_was_yours_is_theirs_if_they_do_the_same() -> None:
    scene = tactic("Discard your whole hand. Your opponent does the same.")
    scene.red(hand=["Sayer", "Hit 1"]).blue(hand=["Hit 1", "Hit 2"])

    scene.when.red.plays("Sayer")

    scene.then.red.has(hand=[])
    scene.then.blue.has(hand=[])


def test_each_player_draws_for_their_own() -> None:
    scene = spell("Destroy all creatures. For each creature destroyed this way, its controller draws a card.")
    scene.red(hand=["Sayer"], battlefield=["Moss Ox"], deck=["Gust", "Gust", "Gust"])
    scene.blue(battlefield=["Moss Ox", "Moss Ox"], deck=["Hush", "Hush", "Hush"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.has(hand=["Gust"])
    scene.then.blue.has(hand=["Hush", "Hush"])


def test_each_player_counts_what_they_control() -> None:
    scene = spell("Each player draws a card for each creature they control.")
    scene.red(hand=["Sayer"], battlefield=["Moss Ox"], deck=["Gust", "Gust", "Gust"])
    scene.blue(battlefield=["Moss Ox", "Moss Ox"], deck=["Hush", "Hush", "Hush"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.has(hand=["Gust"])
    scene.then.blue.has(hand=["Hush", "Hush"])


@pytest.mark.parametrize(("guess", "hand"), [("attack", ["Hit 1"]), ("tactic", [])])
def test_a_guess_is_right_or_wrong(guess: str, hand: list[str]) -> None:
    scene = tactic(
        "Guess the type of the top card of your deck, then reveal that card. If you were right, put it into your hand. "
        "If you were wrong, discard it."
    )
    scene.red(hand=["Sayer"], deck=["Hit 1", "Hit 2", "Hit 2"])

    scene.when.red.plays("Sayer")
    scene.when.red.chooses(guess)

    scene.then.red.has(hand=hand)


def test_what_was_looked_at_is_dealt_out() -> None:
    scene = spell(
        "Look at the top three cards of your deck. Put one into your hand, one into your mana pool, and the rest on "
        "the bottom of your deck."
    )
    scene.red(hand=["Sayer"], deck=["Gust", "Hush", "Moss Ox", "Stoke"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.when.red.chooses("Hush")
    scene.when.red.chooses("Gust")

    scene.then.red.has(hand=["Hush"], mana_pool=["Gust", "Sayer"], deck=["Stoke", "Moss Ox"])


def test_two_different_cards_are_searched_for() -> None:
    scene = spell("Search your deck for a creature and an item. Put them into your hand, then shuffle.")
    scene.red(hand=["Sayer"], deck=["Moss Ox", "Stoke", "Gust"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.when.red.chooses("Moss Ox")
    scene.when.red.chooses("Stoke")

    scene.then.red.has(hand=["Moss Ox", "Stoke"], deck=["Gust"])


def test_the_slower_of_two_is_destroyed() -> None:
    scene = duels.effect("Choose two target creatures. Destroy the one with the lower Spe.")
    scene.red(hand=["Sayer"]).blue(field=["Ox", "Fox"])

    scene.when.red.plays("Sayer")
    scene.when.blue.does("close")

    scene.then.blue.has(field=["Fox"])


def test_it_goes_under_the_deck_it_came_from() -> None:
    scene = duels.spell("Look at the top card of the enemy deck. You may put it on the bottom of that deck.")
    scene.red(hand=["Sayer", "Alms"]).blue(deck=["Pawn", "Wall", "Cart"])

    scene.when.red.plays("Sayer")
    scene.when.red.does("do it")

    scene.then.blue.has(deck=["Wall", "Cart", "Pawn"])
