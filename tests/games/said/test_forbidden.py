"""What cannot be done by effects, what is drawn instead, and replacements under conditions."""

from tests.games.said.cards import creature, spell
from tests.games.said.duels import creature as body
from tests.games.said.duels import effect, resolve
from tests.games.said.duels import spell as phalanx_spell


def test_no_effect_destroys_it() -> None:
    scene = body("Cannot be destroyed by card effects.")
    scene.red(hand=["Fell"]).blue(field=["Sayer"])
    scene.when.red.plays("Fell", on="Sayer")
    scene.when.blue.does("close")
    scene.then.blue.has(field=["Sayer"])


def test_more_or_fewer_cards_are_drawn() -> None:
    for more, hand in (
        ("one fewer card", []),
        ("one more", ["Even", "Odd"]),
        ("two more cards", ["Even", "Odd", "Dam"]),
    ):
        scene = effect(f"If a player would draw one or more cards, that player draws {more} instead.", "Field")
        scene.red(hand=["One Card"], field=["Sayer"], deck=["Even", "Odd", "Dam", "Xan"])
        scene.when.red.plays("One Card")
        scene.when.blue.does("close")
        scene.then.red.has(hand=hand)


def test_a_replacement_holds_under_a_condition() -> None:
    text = "If this would be destroyed while you control another creature, return it to your hand instead."
    for others, left in ((["Moss Ox"], ["Sayer"]), ([], [])):
        scene = creature(text)
        scene.red(hand=["Furnace Bolt", "Stoke"]).blue(battlefield=["Sayer", *others])
        scene.when.red.plays("Furnace Bolt", on="Sayer")
        scene.when.both_pass()
        scene.then.blue.has(hand=left)


def test_a_spell_goes_back_instead_of_the_discard_pile() -> None:
    scene = spell("Counter target spell and return it to its owner's hand instead of the discard pile.", "Reaction")
    scene.red(hand=["Furnace Bolt", "Sayer", "Stoke"]).blue(battlefield=["Moss Ox"])

    scene.when.red.plays("Furnace Bolt", on="Moss Ox", paying=["finish"])
    scene.when.red.plays("Sayer", on="Furnace Bolt")
    scene.when.both_pass()

    scene.then.red.has(hand=["Furnace Bolt"])


def test_a_character_cannot_use_its_ability() -> None:
    scene = phalanx_spell("Target character can't use its ability this turn.")
    scene.red(hand=["Sayer"], field=["Archer", "Medic"]).blue(field=["Hound"])

    scene.when.red.plays("Sayer", on="Archer")

    scene.then.red.cannot("activate", "Archer").can("activate", "Medic")


def test_only_the_target_cannot_be_destroyed() -> None:
    scene = effect("Target creature can't be destroyed this round.")
    scene.red(hand=["Sayer", "Fell", "Fell"]).blue(field=["Even", "Odd"])

    resolve(scene, on="Even")
    for name in ("Even", "Odd"):
        scene.when.red.plays("Fell", on=name)
        scene.when.blue.does("close")

    scene.then.blue.has(field=["Even"])


def test_a_card_is_discarded_to_save_it() -> None:
    scene = body("If this would be destroyed, you may discard a card to prevent that.")
    scene.red(hand=["Fell"]).blue(hand=["Even"], field=["Sayer"])

    scene.when.red.plays("Fell", on="Sayer")
    scene.when.blue.does("close")
    scene.when.blue.does("use Sayer")

    scene.then.blue.has(hand=[], field=["Sayer"])
