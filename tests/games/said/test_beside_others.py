"""Things compared with others: stronger than, as fast as, cheaper than; and the player whose card is the dearer."""

import pytest

from tests.games.said.cards import creature, said, spell
from tests.games.said.duels import effect


@pytest.mark.parametrize(("mine", "fits"), [("Boiler Hulk", True), ("Barefoot Pilgrim", False)])
def test_a_target_is_weaker_than_another_target(mine: str, fits: bool) -> None:
    scene = spell("Destroy target enemy creature weaker than target friendly creature.")
    scene.red(hand=["Sayer"], battlefield=[mine]).blue(battlefield=["Moss Ox"])
    if not fits:
        scene.when.red.cannot("play", "Sayer")
        return
    scene.when.red.plays("Sayer", on=[mine, "Moss Ox"])
    scene.when.both_pass()
    scene.then.blue.has(battlefield=[])
    scene.then.red.has(battlefield=[mine])


def test_all_that_are_as_strong_as_a_target_are_meant() -> None:
    scene = spell("Destroy all creatures as strong as target creature.")
    scene.red(hand=["Sayer"], battlefield=["Moss Ox", "Boiler Hulk"])
    scene.blue(battlefield=["Ashpit Urchin", "Barefoot Pilgrim"])
    scene.when.red.plays("Sayer", on="Moss Ox")
    scene.when.both_pass()
    scene.then.red.has(battlefield=["Boiler Hulk"])
    scene.then.blue.has(battlefield=["Barefoot Pilgrim"])


def test_what_is_found_costs_more_than_what_was_destroyed() -> None:
    scene = spell("Destroy a friendly creature. Search your deck for a creature more expensive than it.")
    scene.red(hand=["Sayer"], battlefield=["Moss Ox"], deck=["Boiler Hulk", "Coal Juggler", "Barefoot Pilgrim"])
    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.when.red.chooses("Coal Juggler")
    scene.then.red.has(hand=["Coal Juggler"], deck=2)


def test_one_that_is_slower_than_any_ally_can_be_killed() -> None:
    scene = effect("Kill target enemy creature slower than an ally creature.")
    scene.red(hand=["Sayer"], field=["Swift", "Wall"]).blue(field=["Ox"]).at(phase="development")
    scene.when.red.plays("Sayer", on="Ox")
    scene.when.blue.does("close")
    scene.then.blue.has(field=[])


@pytest.mark.parametrize(("mine", "theirs", "hand"), [("Coal Juggler", "Moss Ox", 1), ("Moss Ox", "Coal Juggler", 0)])
def test_the_player_whose_card_is_the_dearer_draws(mine: str, theirs: str, hand: int) -> None:
    scene = spell(
        "Each player reveals the top card of their deck. The player whose revealed card is more expensive draws a card."
    )
    scene.red(hand=["Sayer"], deck=[mine, "Gust", "Gust"]).blue(hand=[], deck=[theirs, "Gust", "Gust"])
    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.then.red.has(hand=hand)
    scene.then.blue.has(hand=1 - hand)


def test_the_player_whose_card_is_cheaper_hurts_the_other() -> None:
    scene = spell(
        "Each player reveals the top card of their deck. The player whose card costs less deals 2 damage to the other."
    )
    scene.red(hand=["Sayer"], deck=["Coal Juggler", "Gust", "Gust"]).blue(deck=["Moss Ox", "Gust", "Gust"])
    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.then.red.has(deck=1)
    scene.then.blue.has(deck=3)


def test_the_player_whose_deck_is_smaller_draws() -> None:
    scene = spell("The player whose deck is smaller draws a card.")
    scene.red(hand=["Sayer"], deck=["Gust", "Gust", "Gust"]).blue(hand=[], deck=["Gust", "Gust"])
    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.then.red.has(hand=0)
    scene.then.blue.has(hand=1)


def test_the_weaker_of_two_is_meant() -> None:
    scene = spell("Choose 2 target creatures. The weaker one gets +2/+2 until end of turn.")
    scene.red(hand=["Sayer"], battlefield=["Moss Ox"]).blue(battlefield=["Boiler Hulk"])
    scene.when.red.plays("Sayer", on=["Moss Ox", "Boiler Hulk"])
    scene.when.both_pass()
    scene.then.stat("Moss Ox", attack=4, health=4)
    scene.then.stat("Boiler Hulk", attack=3, health=3)


def test_only_who_is_no_stronger_is_sent_back() -> None:
    scene = creature(
        "When this enters the battlefield, return all creatures stronger than this to their owners' hands."
    )
    scene.red(hand=["Sayer"]).blue(battlefield=["Moss Ox", "Boiler Hulk"])
    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.when.both_pass()
    scene.then.blue.has(battlefield=["Moss Ox"], hand=["Boiler Hulk"])


@pytest.mark.parametrize(
    ("game", "kind", "text", "usual"),
    [
        (
            "bounty",
            "attack",
            "When this attacks a cheaper card, draw a card.",
            "When this attacks a card with cost less than this card's cost, draw a card.",
        ),
        (
            "phalanx",
            "spell",
            "Destroy target enemy character no stronger than a character you control.",
            "Destroy target enemy character with A at most the highest A among friendly characters.",
        ),
        (
            "tempest",
            "creature",
            "While this is at least as tough as all other creatures, it gets +1 Atk.",
            "While this card's HP is at least the highest HP among other creatures, it gets +1 Atk.",
        ),
        (
            "tempest",
            "action",
            "Return a creature from your discard pile that costs less than target creature to your hand.",
            "Return a creature with cost less than target creature's cost from your discard pile to your hand.",
        ),
    ],
)
def test_so_it_is_read(game: str, kind: str, text: str, usual: str) -> None:
    assert said(game, kind, text) == usual


def test_what_has_no_strength_is_no_measure() -> None:
    assert "this has no attack" in said("wellspring", "spell", "Destroy target creature stronger than this.")


def test_what_it_is_like_may_stand_behind_where_it_comes_from() -> None:
    scene = spell("Summon a creature from your mana pool with attack 2 or less.")
    scene.red(hand=["Sayer"], mana_pool=["Boiler Hulk", "Moss Ox"])
    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.then.red.has(battlefield=["Moss Ox (unsettled)"], mana_pool=["Boiler Hulk", "Sayer"])


def test_the_weaker_of_two_that_were_chosen_one_by_one() -> None:
    for mine, left in (("Moss Ox", ["Charwood Stag"]), ("Geyser Titan", [])):
        scene = spell("Choose a friendly creature and an enemy creature. Destroy the weaker one.")
        scene.red(hand=["Sayer"], battlefield=[mine]).blue(battlefield=["Charwood Stag"])
        scene.when.red.plays("Sayer")
        scene.when.both_pass()
        scene.then.blue.has(battlefield=left)
