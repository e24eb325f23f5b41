"""Cards picked out of those that were shown, and what is done instead once somebody has paid for it."""

import pytest

from tests.games.bounty.crews import deploy
from tests.games.dojo.workshop import walls
from tests.games.said import duels
from tests.games.said.cards import buff, creature, said, spell, tactic


@pytest.mark.parametrize(
    "text",
    [
        "Reveal the top 3 cards of your deck. Put all Fire cards into your hand and the rest into your mana pool.",
        "Mill 3. Put all Fire cards into your hand.",
        "Reveal the top 3 cards of your deck. Put all Fire cards into your hand. Put the rest into your mana pool.",
    ],
)
def test_all_of_a_sort_are_those_that_were_shown(text: str) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer"], deck=["Stoke", "Moss Ox", "Match Imp", "Gust"], battlefield=["Cinder Whelp"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.has(hand=["Stoke", "Match Imp"], battlefield=["Cinder Whelp"], deck=["Gust"])


@pytest.mark.parametrize("text", ["Put any creatures into your hand", "Put any number of creatures into your hand"])
def test_any_of_a_sort_are_those_that_were_shown(text: str) -> None:
    scene = spell(f"Reveal the top 3 cards of your deck. {text} and the rest into your mana pool.")
    scene.red(hand=["Sayer"], deck=["Stoke", "Moss Ox", "Match Imp", "Gust"], battlefield=["Cinder Whelp"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.when.red.does("choose Moss Ox")
    scene.when.red.does("done")

    scene.then.red.has(hand=["Moss Ox"], battlefield=["Cinder Whelp"], mana_pool=["Stoke", "Match Imp", "Sayer"])


def test_characters_are_picked_out_of_what_was_shown() -> None:
    scene = duels.spell("Reveal the top 2 cards of your deck. Put all characters into your hand and discard the rest.")
    scene.red(hand=["Sayer"], deck=["Alms", "Pawn"], field=["Soft"])

    scene.when.red.plays("Sayer")

    scene.then.red.has(hand=["Pawn"], field=["Soft"], deck=[])


@pytest.mark.parametrize(("asked", "drawn"), [(True, 3), (False, 1)])
@pytest.mark.parametrize(
    "text",
    [
        "Draw a card. You may discard a card. If you do, draw 3 cards instead.",
        "Draw a card. You may discard a card. If you do so, draw 3 instead.",
    ],
)
def test_what_is_paid_for_is_done_instead(text: str, asked: bool, drawn: int) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer", "Stoke"], deck=["Moss Ox"] * 4)

    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.when.red.does("do it" if asked else "do not")

    scene.then.red.has(deck=["Moss Ox"] * (4 - drawn))


@pytest.mark.parametrize(("asked", "harm"), [(True, 1), (False, 0)])
def test_the_better_deed_is_done_to_the_same_target(asked: bool, harm: int) -> None:
    scene = spell("Target creature gets +1/+0. You may discard a card. If you do, deal 1 damage to it instead.")
    scene.red(hand=["Sayer", "Stoke"]).blue(battlefield=["Moss Ox"])

    scene.when.red.plays("Sayer", on="Moss Ox")
    scene.when.both_pass()
    scene.when.red.does("do it" if asked else "do not")

    scene.then.stat("Moss Ox", damage=harm, attack=2 if asked else 3)


@pytest.mark.parametrize(
    "text",
    [
        "Counter target spell. If that spell is countered this way, exile it instead.",
        "Discard a card. If you do, exile it instead.",
        "Draw a card. If you do, draw 2 cards instead.",
    ],
)
def test_what_was_done_is_not_undone(text: str) -> None:
    assert "done already" in said("wellspring", "spell - reaction", text)


def test_in_bounty_a_resource_buys_the_better_deed() -> None:
    scene = buff("Draw a card. You may pay 2. If you do, draw 2 cards instead.")
    scene.red(hand=["Sayer"], deck=["Tower Ox"] * 3, resource=5)

    deploy(scene, "Sayer")
    scene.when.red.does("do it")

    scene.then.red.has(hand=["Tower Ox", "Tower Ox"], resource=3)


@pytest.mark.parametrize(
    ("game", "card", "text", "meant"),
    [
        ("wellspring", "spell", "Negate the effects of target creature.", "Target creature loses all abilities."),
        ("wellspring", "spell - reaction", "Negate the effect of target spell.", "Counter target spell."),
        ("tempest", "action", "Negate the effects of all enemy creatures.", "Enemy creatures lose all abilities."),
        ("wellspring", "spell", "Target creature's stats become 1/1.", "Target creature becomes 1/1."),
        ("wellspring", "spell", "Set target creature's base stats to 3/3.", "Target creature becomes 3/3."),
        ("wellspring", "spell", "Steal a creature from your opponent.", "Gain control of an enemy creature."),
        ("wellspring", "spell", "Exile a card of your mana pool.", "Exile a card in your mana pool."),
        ("dojo", "tactic", "Put a card of your discard pile into your hand.", ""),
        (
            "tempest",
            "field",
            "Creatures entering the field get -1 Spe this round.",
            "Whenever a creature enters the field, it gets -1 Spe this round.",
        ),
        ("wellspring", "spell", "Optionally discard a card.", "You may discard a card."),
        (
            "dojo",
            "tactic",
            "You may discard a card. If you choose not to, gain 1 energy.",
            "You may discard a card. If you do not, gain 1 energy.",
        ),
    ],
)
def test_other_words_say_the_same(game: str, card: str, text: str, meant: str) -> None:
    assert said(game, card, text) == (meant or text.replace(" of ", " in "))


def test_who_enters_gets_it() -> None:
    scene = creature("Enemy creatures entering the battlefield get -1/-0.")
    scene.red(battlefield=["Sayer"]).blue(hand=["Bramble Cub"], battlefield=["Moss Ox"]).at(active="blue")

    scene.when.blue.plays("Bramble Cub")
    scene.when.both_pass()
    scene.when.both_pass()

    scene.then.stat("Bramble Cub", attack=0)
    scene.then.stat("Moss Ox", attack=2)


def test_who_draws_may_refuse() -> None:
    scene = tactic("You may discard a card. If you decline, draw a card.")
    scene.red(hand=["Sayer", "Hit 1"], deck=walls(3, 3))

    scene.when.red.plays("Sayer")
    scene.when.red.does("do not")

    scene.then.red.has(hand=["Hit 1", *walls(3)])
