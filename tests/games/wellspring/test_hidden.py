"""Chapter 11: hidden information and piles."""

from cardwright.engine.ids import SPECTATOR
from cardwright.games.wellspring.zones import DECK, HAND
from cardwright.testing import Scene, proves
from tests.games.wellspring.workshop import duel


def seen_names(scene: Scene, seat: int, zone: str, owner: int) -> list[str]:
    return [card.name for card in scene.game.view(seat).zone(zone, owner).cards]


@proves("WEL-90")
def test_a_hand_is_hidden_and_everything_on_the_table_is_not() -> None:
    scene = duel()
    scene.red(
        hand=["Hush"],
        mana_pool=["Gust"],
        exile=["Stoke"],
        battlefield=["Moss Ox (damage 1)", "Ash Marshal", "War Drums", "Ivy Mail (on Moss Ox)"],
    )

    scene.then.red.sees("Hush", "red hand")
    scene.then.blue.does_not_see("Hush")
    for zone, names in (
        ("mana pool", ["Gust"]),
        ("exile", ["Stoke"]),
        ("battlefield", ["Moss Ox", "Ash Marshal", "War Drums", "Ivy Mail"]),
    ):
        assert seen_names(scene, 1, zone, 0) == seen_names(scene, SPECTATOR, zone, 0) == names
    ox = scene.game.view(1).zone("battlefield", 0).cards[0]
    assert (ox.damage, ox.stats[:2]) == (1, [5, 4])


@proves("WEL-90")
def test_neither_kind_of_pile_may_be_rearranged() -> None:
    scene = duel()
    scene.red(hand=["Corrode"], mana_pool=["Gust", "Moss Ox", "Hush"], exile=["Stoke"])
    scene.blue(battlefield=["Ember Idol"])

    scene.when.red.plays("Corrode")
    scene.when.both_pass()

    scene.then.red.has(mana_pool=["Gust", "Hush", "Corrode"], exile=["Stoke", "Moss Ox"])


@proves("WEL-91")
def test_deck_order_is_hidden_from_both_and_counts_are_public() -> None:
    scene = duel()
    scene.red(deck=["Hush", "Gust"])

    for seat in range(2):
        view = scene.game.view(seat).zone("deck", 0)
        assert (view.count, view.cards) == (2, [])


@proves("WEL-91")
def test_look_shows_one_player_and_reveal_both() -> None:
    scene = duel()
    scene.red(hand=["Clear Glass"])
    scene.blue(hand=["Hush", "Gust"])

    scene.when.red.plays("Clear Glass")
    scene.when.both_pass()

    assert sorted(seen_names(scene, 0, "hand", 1)) == ["Gust", "Hush"]
    scene.then.blue.reads("red looks at Gust").does_not_see("Gust", "red hand")

    found = duel()
    found.red(hand=["Rash Bargain"], mana_pool=["Far Sight"], deck=["Moss Ox", "Veiled Queen", "Gust", "Hush"])
    found.when.red.plays("Rash Bargain")
    found.when.both_pass()
    found.when.red.chooses("Veiled Queen")
    found.then.blue.sees("Veiled Queen", "red hand").reads("Veiled Queen")


@proves("WEL-92")
def test_a_seen_hand_card_is_known_until_it_leaves_or_the_hand_goes_unseen_into_a_deck() -> None:
    scene = duel()
    scene.red(hand=["Clear Glass"])
    scene.blue(hand=["Hush", "Stoke"], deck=["Moss Ox", "Snare", "Snare", "Snare"])
    scene.when.red.plays("Clear Glass")
    scene.when.both_pass()
    scene.when.pass_until(turn=4, phase="main 1")

    scene.then.red.sees("Stoke", "blue hand").does_not_see("Moss Ox", "blue hand")
    scene.when.blue.plays("Stoke")
    scene.then.red.sees("Hush", "blue hand").does_not_see("Stoke", "blue hand")


@proves("WEL-92")
def test_a_seen_deck_place_is_known_until_the_deck_is_shuffled() -> None:
    scene = duel()
    scene.red(hand=["Far Sight", "Deep Insight"], mana_pool=["Candle Child", "Wake Guest"])
    scene.red(deck=["Moss Ox", "Gust", "Hush", "Stoke", "Snare"])

    scene.when.red.plays("Far Sight")
    scene.when.both_pass()
    scene.when.red.chooses("Hush", "Moss Ox")
    scene.then.red.sees("Hush", "red deck").sees("Gust", "red deck").does_not_see("Snare", "red deck")
    scene.then.blue.does_not_see("Hush", "red deck")
    scene.then.red.has(deck=["Hush", "Moss Ox", "Gust", "Stoke", "Snare"])

    scene.when.red.plays("Deep Insight")
    scene.when.both_pass()
    scene.when.red.chooses("Stoke")
    scene.then.red.does_not_see("Hush", "red deck").has(deck=4)


@proves("WEL-92")
def test_of_two_copies_the_known_one_is_spent_first() -> None:
    scene = duel()
    scene.red(hand=["Clear Glass"])
    scene.blue(hand=["Stoke"], deck=["Stoke", "Gust", "Hush", "Snare"])
    scene.when.red.plays("Clear Glass")
    scene.when.both_pass()
    scene.when.pass_until(turn=4, phase="main 1")

    scene.when.blue.plays("Stoke")

    scene.then.red.does_not_see("Stoke", "blue hand")
    assert [scene.game.name_of(card) for card in scene.game.zone(HAND, 1)] == ["Stoke"]
    assert len(scene.game.zone(DECK, 1)) == 3


@proves("WEL-93")
def test_a_card_in_exile_is_gone_but_for_texts_that_name_the_exile_pile() -> None:
    scene = duel()
    scene.red(hand=["Drowned Bell", "Corrode"], mana_pool=["Drown"], exile=["Venom Newt", "Moss Ox", "Calving Season"])
    scene.blue(battlefield=["Ember Idol"])

    scene.then.red.cannot("play", "Corrode").cannot("play", "Moss Ox").cannot("play", "Venom Newt")
    scene.when.red.plays("Drowned Bell")
    scene.when.both_pass()
    scene.then.red.has(battlefield=["Venom Newt (unsettled)"], exile=["Moss Ox", "Calving Season", "Drown"])
