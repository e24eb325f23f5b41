"""Chapter A: object, decks, general."""

import pytest

from cardwright.engine.errors import SetupError
from cardwright.engine.rng import seeded
from cardwright.engine.sample import sample
from cardwright.games.dojo import entry
from cardwright.testing import proves
from tests.games.dojo.workshop import deck, fight, start, walls


@proves("DOJ-01")
def test_a_deck_comes_with_exactly_one_character() -> None:
    cards = deck("hammerfall")

    assert entry.check_deck(cards) == []
    assert entry.check_deck(cards[1:]) == ["DOJ-01: a deck comes with exactly one character, there are 0"]
    assert entry.check_deck([*cards, "Mother Osk"]) == [
        "DOJ-01: a deck comes with exactly one character, there are 2: Sable Hark, Mother Osk"
    ]
    with pytest.raises(SetupError, match="two decks are needed"):
        entry.start([cards], {}, 1)


@proves("DOJ-04")
@pytest.mark.parametrize("size", ["20", "39", "41", "60"])
def test_a_deck_has_exactly_as_many_cards_as_the_option_says(size: str) -> None:
    problem = f"DOJ-04: a deck has exactly {size} cards besides the character, this one has 40"

    assert entry.check_deck(deck("slow-river"), {"deck_size": size}) == [problem]
    with pytest.raises(SetupError, match="DOJ-04"):
        start(deck_size=size)


@proves("DOJ-04")
def test_another_deck_size_is_played_with_decks_that_fit() -> None:
    cards = deck("slow-river")[:21]

    game = entry.start([cards, cards], {"deck_size": "20"}, 1)

    assert [len(game.zone(0, seat)) for seat in range(2)] == [15, 15]
    for wrong in ("19", "61"):
        with pytest.raises(SetupError, match="from 20 to 60"):
            entry.start([cards, cards], {"deck_size": wrong}, 1)


@proves("DOJ-05")
def test_the_copies_of_a_name_are_limited() -> None:
    cards = deck("hammerfall")
    fourth = [*cards[:-1], "Open Palm"]

    assert entry.check_deck(fourth) == ["DOJ-05: at most 3 cards of a name, there are 4 of Open Palm"]
    assert entry.check_deck(fourth, {"copy_limit": "4"}) == []
    assert len(entry.check_deck(cards, {"copy_limit": "2"})) == 10
    assert entry.check_deck([*cards[:-7], *["Open Palm"] * 7], {"copy_limit": "10"}) == []
    assert len(entry.check_deck(cards, {"copy_limit": "1"})) == len(set(cards[1:]))
    for wrong in ("0", "11"):
        with pytest.raises(SetupError, match="from 1 to 10"):
            start(copy_limit=wrong)


@proves("DOJ-06")
def test_the_character_is_no_life_card() -> None:
    scene = fight()
    scene.red(character=["Puncher"], hand=["Hit 9"])
    scene.blue(character=["Nil"], deck=walls(0, 0, 0))

    scene.when.red.plays("Hit 9")

    scene.then.is_over("red")
    scene.then.blue.has(character=["Nil"], discard_pile=walls(0, 0, 0))
    assert not entry.can_hold(next(face for face in entry.pool().faces if face.name == "Mother Osk"))


@proves("DOJ-02", "DOJ-03")
def test_an_empty_deck_loses_whatever_took_the_last_card() -> None:
    scene = fight()
    scene.red(hand=["Glutton"], deck=walls(1, 1, 1))

    scene.when.red.plays("Glutton")

    scene.then.is_over("blue", "red has no deck left")


@proves("DOJ-07")
def test_a_text_is_carried_out_as_far_as_possible() -> None:
    scene = fight()
    scene.red(hand=["Sweep the Floor", "Broken Focus", "Return"], energy=3, discard_pile=["Hit 1"])
    scene.blue(hand=[])

    scene.when.red.plays("Sweep the Floor")
    scene.when.blue.passes()
    scene.when.red.plays("Broken Focus")
    scene.when.blue.passes()
    scene.when.red.plays("Return", "Hit 1")

    scene.then.goes_on()
    scene.then.red.has(hand=[], energy_pile=[])


@proves("DOJ-07")
def test_a_text_that_forbids_beats_one_that_allows() -> None:
    scene = fight()
    scene.red(hand=["Forbid", "Peek"])

    scene.when.red.plays("Forbid")
    scene.when.blue.passes()

    scene.then.red.cannot("play", "Peek")


@proves("DOJ-08")
def test_open_lists_are_known_to_everybody_and_closed_ones_to_their_owner() -> None:
    known = dict(start().view(0).notes)
    closed = start(deck_lists="closed")

    assert known["red list"].startswith("1 Sable Hark, 3 Open Palm")
    assert known["blue list"].startswith("1 Brother Loam, 3 Returning Tide")
    assert "red list" in dict(closed.view(0).notes)
    assert "blue list" not in dict(closed.view(0).notes)
    assert "blue list" in dict(closed.view(1).notes)
    assert not {"red list", "blue list"} & dict(closed.view(2).notes).keys()


@proves("DOJ-08")
def test_a_closed_list_is_guessed_at_and_an_open_one_is_known() -> None:
    listed = deck("slow-river")
    own_making = [*listed[:-1], next(card for card in deck("hammerfall")[1:] if card not in listed)]
    for lists, known in (("open", True), ("closed", False)):
        game = entry.start([deck("hammerfall"), own_making], {"deck_lists": lists}, 1)
        own = sorted(game.faces[card].name for card in range(len(game.faces)) if game.owners[card] == 0)
        enemy = sorted(game.faces[card].name for card in range(len(game.faces)) if game.owners[card] == 1)

        world = sample(game, 0, seeded(1))

        believed = [
            sorted(face.name for face, owner in zip(world.faces, world.owners, strict=True) if owner == seat)
            for seat in range(2)
        ]
        assert believed[0] == own
        assert (believed[1] == enemy) == known
        assert entry.check_deck(believed[1]) == []
