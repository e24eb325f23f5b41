"""Zones that are chosen, counted and compared, and where things are pushed."""

import pytest

from tests.games.said.duels import character, equipment, spell


@pytest.mark.parametrize(
    "text",
    [
        "Choose 1 enemy zone. Each character in that zone loses 1 HP.",
        "Choose one of your opponent's zones. All characters in it lose 1 HP.",
        "Choose a zone of your opponent. Deal 1 damage to each character there.",
        "Deal 1 damage to each character in one of your opponent's zones.",
    ],
)
def test_a_zone_is_chosen_by_who_stands_there(text: str) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer"], field=["Giant"]).blue(field=["Hound (zone 1)", "Cart (zone 1)", "Wall (zone 2)"])

    scene.when.red.plays("Sayer", on="Hound")

    scene.then.stat("Hound", damage=1).stat("Cart", damage=1).stat("Wall", damage=0).stat("Giant", damage=0)


def test_your_zones_are_counted() -> None:
    scene = spell("You gain X life-energy, where X is the number of your character zones.")
    scene.red(hand=["Sayer"], field=["Pawn (zone 1)", "Soft (zone 1)", "Giant (zone 2)"], life=9)

    scene.when.red.plays("Sayer")

    scene.then.red.has(life=11)


@pytest.mark.parametrize(("zones", "life"), [((1, 2), 11), ((1, 1), 9)])
def test_zones_are_compared(zones: tuple[int, int], life: int) -> None:
    scene = spell("If you have more zones than your opponent, gain 2 life-energy.")
    field = [f"Pawn (zone {zones[0]})", f"Soft (zone {zones[1]})"]
    scene.red(hand=["Sayer"], field=field, life=9).blue(field=["Hound"])

    scene.when.red.plays("Sayer")

    scene.then.red.has(life=life)


def test_a_character_is_pushed_back() -> None:
    scene = spell("Push target enemy character back one zone.")
    scene.red(hand=["Sayer"]).blue(field=["Cart (zone 1)", "Hound (zone 2)", "Wall (zone 2)"])

    scene.when.red.plays("Sayer", on="Hound")

    scene.then.blue.has(field=["Cart (zone 1)", "Hound (zone 1)", "Wall (zone 2)"])


def test_the_last_card_that_went_to_a_grave_is_its_top_card() -> None:
    scene = spell("Return the last character that went to your grave to your hand.")
    scene.red(hand=["Sayer"], grave=["Hound", "Pawn", "Alms"])

    scene.when.red.plays("Sayer")

    scene.then.red.has(hand=["Pawn"])


@pytest.mark.parametrize(("life", "gained"), [(8, 2), (9, 0)])
def test_life_is_compared_with_the_opponents(life: int, gained: int) -> None:
    scene = spell("If your life-energy is lower than your opponent's, gain 2 life-energy.")
    scene.red(hand=["Sayer"], life=life).blue(life=9)

    scene.when.red.plays("Sayer")

    scene.then.red.has(life=life + gained)


def test_what_the_bearer_cannot_become() -> None:
    scene = equipment("The wearer can't get poisoned or dizzy.")
    scene.red(hand=["Venom", "Alms"]).blue(field=["Hound", "Sayer (on Hound)", "Pawn"])

    scene.when.red.plays("Venom", on="Hound")

    scene.then.blue.has(field=["Hound", "Sayer (on Hound)", "Pawn"])


def test_all_its_ailments_are_healed() -> None:
    scene = character("Activate: Turn this card face down and heal all its ailments.")
    scene.red(field=["Sayer (burn 1)", "Pawn"])

    scene.when.red.does("activate Sayer")

    scene.then.red.has(field=["Sayer (face down)", "Pawn"])


def test_it_is_whoever_can_be_healed() -> None:
    scene = character("Whenever an equipment is attached to this character, heal 1 HP on it.")
    scene.red(field=["Sayer (damage 1)", "Pawn"], special_zone=["Spear"])

    scene.when.red.does("attach Spear")
    scene.when.red.does("Sayer")

    scene.then.stat("Sayer", damage=0)


def test_what_is_found_in_a_hand_is_discarded() -> None:
    scene = spell("Look at your opponent's hand. If they have a character card there, they must discard it.")
    scene.red(hand=["Sayer"]).blue(hand=["Alms", "Pawn"])

    scene.when.red.plays("Sayer")

    scene.then.blue.has(grave=["Pawn"])
    scene.then.red.has(grave=["Sayer"])


def test_characters_are_counted_that_an_effect_turned_up() -> None:
    scene = spell(
        "Turn all face-down characters your opponent controls face up. "
        "For each character turned up by this effect, you gain 1 life-energy."
    )
    scene.red(hand=["Sayer"], life=9).blue(field=["Pawn (face down)", "Hound (face down)", "Wall"])

    scene.when.red.plays("Sayer")

    scene.then.red.has(life=11)


def test_the_top_card_of_a_sort_is_not_the_top_card() -> None:
    scene = spell("Put the top 2 characters of your grave on the bottom of your deck.")
    scene.red(hand=["Sayer"], grave=["Soft", "Hound", "Alms", "Pawn", "Alms"])

    scene.when.red.plays("Sayer")

    scene.then.red.has(grave=["Soft", "Alms", "Alms", "Sayer"])


def test_zones_behind_its_own_are_counted() -> None:
    scene = equipment("The bearer has +1 DD for each zone behind its own.")
    scene.red(field=["Soft (zone 1)", "Pawn (zone 2)", "Giant (zone 3)", "Sayer (on Giant)"])
    before = equipment("+1 DD for each zone behind its zone.")
    before.red(field=["Soft (zone 1)", "Pawn (zone 2)", "Giant (zone 3)", "Sayer (on Pawn)"])

    scene.then.stat("Giant", dd=3)
    before.then.stat("Pawn", dd=2)


@pytest.mark.parametrize(
    "text",
    [
        "Burn 1 and poison 2 target enemy character.",
        "Target enemy character gets burn 1 and poison 2.",
        "Inflict burn 1 and poison 2 on target enemy character.",
    ],
)
def test_two_ailments_befall_the_same(text: str) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer", "Alms"]).blue(field=["Pawn", "Hound"])

    scene.when.red.plays("Sayer", on="Hound")

    scene.then.blue.has(field=["Pawn", "Hound (burn 1, poison 2)"])


def test_equipment_is_attached_from_a_grave() -> None:
    scene = spell("Attach an equipment from your grave to target friendly character.")
    scene.red(hand=["Sayer"], field=["Pawn", "Hound"], grave=["Spear", "Alms"])

    scene.when.red.plays("Sayer", on="Pawn")

    scene.then.red.has(field=["Pawn", "Spear (on Pawn)", "Hound"])


def test_a_label_tells_that_it_is_turned_up() -> None:
    scene = character("FLIP: You gain 3 life-energy.")
    scene.red(field=["Sayer (face down)", "Pawn"], life=9)

    scene.when.red.does("turn up Sayer")

    scene.then.red.has(life=12)
