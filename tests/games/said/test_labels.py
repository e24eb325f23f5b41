"""Labels and telegrams carried out: moments in brackets, prices, hosts, what is put somewhere, borrowed names."""

import pytest

from tests.games.bounty.crews import attack, quiet
from tests.games.dojo.workshop import walls
from tests.games.said.cards import fighter, spell, tactic


@pytest.mark.parametrize("text", ["+2/+0", "Attached: +2/+0.", "Attach: any creature. Bonus: +2/+0"])
def test_a_note_on_an_attached_card_speaks_of_its_host(text: str) -> None:
    scene = spell(text, "Enchantment")
    scene.red(hand=["Sayer"], battlefield=["Moss Ox"])

    scene.when.red.plays("Sayer", on="Moss Ox")
    scene.when.both_pass()

    scene.then.stat("Moss Ox", attack=4)


def test_a_bare_bonus_of_a_spell_goes_to_one_creature() -> None:
    scene = spell("+2 atk this turn, draw 1")
    scene.red(hand=["Sayer"], deck=["Gust", "Hush"], battlefield=["Moss Ox"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.stat("Moss Ox", attack=4)
    scene.then.red.has(hand=["Gust"])


def test_under_a_label_stands_what_is_paid() -> None:
    scene = spell("Cost: discard a card. Effect: draw 2 cards.")
    scene.red(hand=["Sayer", "Hush"], deck=["Gust", "Stoke"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.has(hand=["Gust", "Stoke"])


def test_what_is_put_somewhere_needs_no_verb() -> None:
    scene = tactic("top card of discard to bottom of deck")
    scene.red(hand=["Sayer"], deck=walls(1), discard_pile=walls(2))

    scene.when.red.plays("Sayer")

    scene.then.red.has(deck=walls(1, 2))


def test_what_others_call_scry_puts_cards_under_the_deck() -> None:
    scene = spell("Scry 2.")
    scene.red(hand=["Sayer"], deck=["Gust", "Hush", "Stoke"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.when.red.chooses("Gust").does("done")

    scene.then.red.has(deck=["Hush", "Stoke", "Gust"])


@pytest.mark.parametrize("text", ["On kill: gain 5 resource.", "[On Kill] Gain 5 resource."])
def test_on_kill_is_when_this_card_kills(text: str) -> None:
    scene = fighter(text)
    scene.red(field=["Sayer"], resource=0).blue(field=["Gnatling"]).at(phase="attack")

    attack(scene, "Sayer", "Gnatling")
    quiet(scene, turn=6)

    scene.then.red.has(resource=5)
