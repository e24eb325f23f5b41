"""X explained, as many as, sums, spans of numbers, and what coins and dice decide."""

import pytest

from cardwright.testing import Scene, given
from tests.games.bounty.crews import deploy
from tests.games.said import cards, duels
from tests.games.said.cards import buff, spell, tactic
from tests.games.said.duels import effect, resolve


def cast(scene: Scene, on: str | None = None) -> Scene:
    """Red plays Sayer and both pass."""
    if on is None:
        scene.when.red.plays("Sayer")
    else:
        scene.when.red.plays("Sayer", on=on)
    scene.when.both_pass()
    return scene


@pytest.mark.parametrize(
    ("text", "milled"),
    [
        ("Put the top X cards of your deck into your mana pool, where X is the number of creatures you control.", 2),
        ("Put the top X cards of your deck into your mana pool. X is twice the number of creatures you control.", 4),
        ("Put the top X cards of your deck into your mana pool, X being the number of creatures your opponent has.", 1),
    ],
)
def test_the_top_x_cards_are_as_many_as_x_is(text: str, milled: int) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer"], battlefield=["Moss Ox", "Mist Heron"], deck=["Gust"] * 6)
    scene.blue(battlefield=["Moss Ox"])

    cast(scene)

    scene.then.red.has(deck=6 - milled)


def test_x_is_a_number_of_what_gets_it() -> None:
    scene = effect("target creature gets +X Atk, X = its HP")
    scene.red(hand=["Sayer"], field=["Dam"])

    resolve(scene, "Dam")

    scene.then.stat("Dam", atk=6)


def test_a_price_is_x_less() -> None:
    dear = cards.GUARD.replace("cost = 0", "cost = 3")
    scene = given(
        cards.bounty_saying("This card costs X less, where X is the number of Swarm cards you control.", dear)
    )
    scene.red(hand=["Sayer"], field=["Gnatling"] * 2, resource=1)

    deploy(scene, "Sayer")

    scene.then.red.has(resource=0)


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("Draw cards until you have as many cards in hand as your opponent.", 3),
        ("Draw a card, plus one for each creature you control.", 3),
        ("Draw a card for each creature you control and for each card in your opponent's hand.", 5),
        ("Draw as many cards as there are creatures on the battlefield.", 2),
        ("If you control exactly as many creatures as your opponent, draw 4 cards.", 0),
        ("If you control at least twice as many creatures as your opponent, draw 4 cards.", 4),
        ("If your opponent has at least three times as many cards in hand as you, draw 4 cards.", 4),
        ("If you control between 2 and 3 creatures, draw 2 cards.", 2),
        ("If you control between 3 and 5 creatures, draw 2 cards.", 0),
    ],
)
def test_cards_are_drawn_by_count(text: str, drawn: int) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer"], battlefield=["Moss Ox", "Mist Heron"], deck=["Gust"] * 8)
    scene.blue(hand=["Gust"] * 3)

    cast(scene)

    scene.then.red.has(deck=8 - drawn)


def test_what_was_destroyed_is_measured_as_it_was() -> None:
    scene = spell("Destroy target creature you control. Draw as many cards as it had attack.")
    scene.red(hand=["Sayer"], battlefield=["Moss Ox"], deck=["Gust"] * 6)

    cast(scene, "Moss Ox")

    scene.then.red.has(battlefield=[], deck=4)


def test_each_draws_as_many_as_they_discarded() -> None:
    scene = tactic("Each player discards their hand, then draws as many cards as they discarded.")
    scene.red(hand=["Sayer", "Hit 1", "Hit 1"], deck=["Hit 1"] * 5).blue(hand=["Hit 1"], deck=["Hit 1"] * 5)

    scene.when.red.plays("Sayer")

    scene.then.red.has(hand=2)
    scene.then.blue.has(hand=1)


def test_damage_is_added_up() -> None:
    scene = spell("Deal 1 damage to your opponent, plus 2 for each creature you control.")
    scene.red(hand=["Sayer"], battlefield=["Moss Ox", "Mist Heron"]).blue(deck=["Gust"] * 8)

    cast(scene)

    scene.then.blue.has(deck=3)


def test_resource_is_added_up() -> None:
    scene = buff("Gain 2 resource plus 1 for each Attack card you control.")
    scene.red(hand=["Sayer"], field=["Gnatling", "Tower Ox"], resource=1)

    deploy(scene, "Sayer")

    scene.then.red.has(resource=5)


def test_a_number_lies_between_two() -> None:
    scene = spell("Destroy all creatures with attack between 1 and 2.")
    scene.red(hand=["Sayer"]).blue(battlefield=["Moss Ox", "Mist Heron", "Steam Leviathan"])

    cast(scene)

    scene.then.blue.has(battlefield=["Steam Leviathan"])


def decks(scene: Scene) -> tuple[int, int]:
    """How many cards are left in both decks."""
    game = scene.game
    return len(game.zones[game.deck_zone(0)]), len(game.zones[game.deck_zone(1)])


def test_coins_are_counted() -> None:
    scene = spell("Flip 3 coins. Draw a card for each heads. Your opponent draws a card for each tails.")
    scene.red(hand=["Sayer"], deck=["Gust"] * 9).blue(deck=["Gust"] * 9)

    cast(scene)

    assert sum(decks(scene)) == 15


def test_a_coin_is_flipped_until_it_shows_tails() -> None:
    scene = effect("Flip a coin until you get tails. Draw a card for each tails.")
    scene.red(hand=["Sayer"], deck=["Fox"] * 9)

    resolve(scene)

    scene.then.red.has(deck=8)


@pytest.mark.parametrize(
    "text",
    [
        "Roll a die. On 1 or 2, draw a card. On 3 to 5, draw a card. On a 6, draw a card.",
        "Roll a die: 1-3: draw a card. 4-5: draw a card. 6: draw a card.",
        "Roll a die. On a 7 or 8 nothing happens; on anything else draw a card.",
        "Roll a die. On 1, draw a card. On an even number, draw a card. Otherwise, draw a card.",
        "Roll a die. On 1-6, nothing happens. Otherwise, draw 3 cards. Draw a card.",
    ],
)
def test_one_outcome_of_a_die_comes_about(text: str) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer"], deck=["Gust"] * 6)

    cast(scene)

    scene.then.red.has(deck=5)


def test_that_much_is_what_was_rolled() -> None:
    scene = spell("Roll two dice. Draw that many cards.")
    scene.red(hand=["Sayer"], deck=["Gust"] * 15)

    cast(scene)

    assert 3 <= decks(scene)[0] <= 13


def test_a_character_gets_as_much_more_as_it_is_of_a_sort() -> None:
    scene = duels.spell("Target character you control gets +1 A this turn, plus 1 for each Spirit.")
    scene.red(hand=["Sayer"], field=["Pawn", "Monk"])

    scene.when.red.plays("Sayer", on="Monk")

    scene.then.stat("Monk", a=5)


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("Draw X cards, where X is the number of creatures you control, but no more than 1.", 1),
        ("Discard 2 cards, then draw that many plus one.", 3),
        ("Discard X cards. Draw X+1 cards.", 3),
        ("If the total attack of your creatures is 3 or more, draw a card.", 1),
        ("If the total attack of your creatures is more than the total attack of enemy creatures, draw a card.", 1),
        ("If the total attack of your creatures is at least 9, draw a card.", 0),
        ("Draw cards equal to the difference between your hand and your opponent's hand.", 1),
        ("Draw cards equal to half the number of cards in your opponent's hand, rounded up.", 2),
    ],
)
def test_everyday_reckoning(text: str, drawn: int) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer", "Gust", "Gust"], battlefield=["Moss Ox", "Mist Heron"], deck=["Gust"] * 8)
    scene.blue(hand=["Hush"] * 3)

    cast(scene)
    while scene.game.decision is not None and "card" in scene.game.decision.prompt:
        scene.choose(0)

    scene.then.red.has(deck=8 - drawn)


def test_half_of_a_hand_is_discarded() -> None:
    scene = spell("Your opponent discards half of their hand, rounded down.")
    scene.red(hand=["Sayer"]).blue(hand=["Hush"] * 5)

    cast(scene)
    for _ in range(2):
        scene.choose(0)

    scene.then.blue.has(hand=3)


def test_attack_and_health_are_both_a_count() -> None:
    scene = cards.creature("This creature's attack and health are each equal to the number of creatures you control.")
    scene.red(battlefield=["Sayer", "Moss Ox", "Moss Ox"])

    scene.then.stat("Sayer", attack=3, health=3)


def test_a_card_is_drawn_for_every_three_paid() -> None:
    scene = buff("Pay any amount of resource. Draw a card for every 3 you paid.")
    scene.red(hand=["Sayer"], resource=8, deck=["Gnatling"] * 5)

    deploy(scene, "Sayer", "pay 7")

    scene.then.red.has(deck=3, resource=1)


def test_a_kind_of_card_is_counted() -> None:
    scene = buff("Gain 2 resource for each Defense card you control.")
    scene.red(hand=["Sayer"], resource=1)

    deploy(scene, "Sayer")

    scene.then.red.has(resource=1)
