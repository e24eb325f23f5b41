"""How much, if something is so; bonuses against some; damage split by chance."""

import pytest

from cardwright.testing import Scene, given
from tests.games.bounty.crews import deploy
from tests.games.dojo.workshop import walls
from tests.games.said.cards import bounty_saying, buff, creature, spell, tactic
from tests.games.said.duels import creature as monster
from tests.games.said.duels import effect, equipment, resolve


def cast(scene: Scene, on: str | None = None) -> Scene:
    """Red plays Sayer and both pass."""
    if on is None:
        scene.when.red.plays("Sayer")
    else:
        scene.when.red.plays("Sayer", on=on)
    scene.when.both_pass()
    return scene


@pytest.mark.parametrize(
    "text",
    [
        "Target creature gets +1/+0 until end of turn, or +3/+0 if it is Earth.",
        "Target creature gets +1/+0 until end of turn (+3/+0 if it is Earth).",
        "Target creature gets +1 attack until end of turn, +2 more if it is Earth.",
        "Target creature gets 1 more attack until end of turn. If it is Earth, it gets +3/+0 instead.",
    ],
)
def test_a_bonus_is_greater_if_something_is_so(text: str) -> None:
    for name, attack in (("Moss Ox", 5), ("Mist Heron", 2)):
        scene = spell(text)
        scene.red(hand=["Sayer"])
        scene.blue(battlefield=["Moss Ox", "Mist Heron"])

        cast(scene, name)

        scene.then.stat(name, attack=attack)


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("Draw a card, or three if you have no drills in play.", 3),
        ("Draw a card, and another two if you have no drills in play.", 3),
        ("Draw 1, 2 if you have 3 or more drills in play.", 1),
    ],
)
def test_so_many_cards_more_are_drawn_if_something_is_so(text: str, drawn: int) -> None:
    scene = tactic(text)
    scene.red(hand=["Sayer"], deck=["Hit 1"] * 5)

    scene.when.red.plays("Sayer")

    scene.then.red.has(deck=5 - drawn)


def test_a_fact_of_a_card_in_play_is_greater_while_something_is_so() -> None:
    scene = creature("This has +1/+0, or +3/+0 if you control another creature.")
    scene.red(battlefield=["Sayer", "Moss Ox"])
    scene.blue(battlefield=["Moss Ox"])

    scene.then.stat("Sayer", attack=5)


@pytest.mark.parametrize(
    "text",
    [
        "Target creature gets +2/+0 but -0/-1 until end of turn.",
        "Target creature gets +2/+0 until end of turn but also -0/-1.",
    ],
)
def test_one_thing_gets_what_is_told_after_but(text: str) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer"])
    scene.blue(battlefield=["Moss Ox", "Mist Heron"])

    cast(scene, "Moss Ox")

    scene.then.stat("Moss Ox", attack=4, health=1)
    scene.then.stat("Mist Heron", attack=1)


@pytest.mark.parametrize(("weather", "stats"), [("rain", (4, 1)), ("hail", (4, 2))])
def test_what_comes_to_a_bonus_while_something_is_so_leaves_the_bonus(weather: str, stats: tuple[int, int]) -> None:
    scene = monster("This gets +2 Atk, but -1 Spe while it's raining.")
    scene.red(field=["Sayer"]).at(weather=weather)

    scene.then.stat("Sayer", atk=stats[0], spe=stats[1])


def test_a_fact_of_a_card_in_play_is_less_while_it_is_not_so() -> None:
    scene = creature("This has +1/+0, or +3/+0 if you control another creature.")
    scene.red(battlefield=["Sayer"])

    scene.then.stat("Sayer", attack=3)


@pytest.mark.parametrize(
    ("text", "damage"),
    [
        ("+1 attack vs Water creatures", 3),
        ("This gets +1/+0 against Water creatures.", 3),
        ("Against Earth creatures, this gets +1/+0.", 2),
        ("This has +1 attack against Earth creatures and +2 attack against Water creatures.", 4),
    ],
)
def test_a_bonus_against_some_counts_in_attacks_on_them_only(text: str, damage: int) -> None:
    scene = creature(text).at(phase="attack round")
    scene.red(battlefield=["Sayer"])
    scene.blue(battlefield=["Breakwater Whale"])

    scene.when.red.attacks("Sayer", "Breakwater Whale")
    scene.when.resolve_stack()

    scene.then.blue.has(battlefield=[f"Breakwater Whale (damage {damage})"])


@pytest.mark.parametrize(
    "text",
    ["Deal 4 damage split at random among enemy creatures.", "Distribute 4 damage randomly among enemy creatures."],
)
def test_chance_splits_damage(text: str) -> None:
    scene = effect(text)
    scene.red(hand=["Sayer"])
    scene.blue(field=["Dam"])

    resolve(scene)

    scene.then.stat("Dam", hp=2)


def test_a_gain_for_each_card_is_capped() -> None:
    scene = buff("Gain 1 resource for each Attack card you control, but never more than 2.")
    scene.red(hand=["Sayer"], field=["Gnatling"] * 4, resource=0)

    deploy(scene, "Sayer")

    scene.then.red.has(resource=2)


@pytest.mark.parametrize(
    "text",
    [
        "Target creature gets +3/+0 until end of turn if it is Earth, otherwise +1/+0.",
        "Target creature gets +3/+0 if it is Earth, otherwise +1/+0, until end of turn.",
        "Target creature gets +1/+0, or +3/+0 while it is Earth, until end of turn.",
    ],
)
def test_a_bonus_is_smaller_otherwise(text: str) -> None:
    for name, attack in (("Moss Ox", 5), ("Mist Heron", 2)):
        scene = spell(text)
        scene.red(hand=["Sayer"])
        scene.blue(battlefield=["Moss Ox", "Mist Heron"])

        cast(scene, name)

        scene.then.stat(name, attack=attack)


@pytest.mark.parametrize(
    "text",
    [
        "If the bearer is Human 3 or more, it gets +2 A. Otherwise, it gets +1 A.",
        "If bearer is Human 3+: +2 A. Otherwise: +1 A.",
        "+1 A. If the bearer is Human 3+, +2 A instead.",
        "+1 A, +2 A if bearer is Human 3+",
        "+2 A if the bearer is Human 3+, otherwise +1",
    ],
)
def test_a_bearer_gets_more_or_less(text: str) -> None:
    for name, strength in (("Pawn", 4), ("Hound", 2)):
        scene = equipment(text)
        scene.red(field=[name, f"Sayer (on {name})"])

        scene.then.stat(name, a=strength)


@pytest.mark.parametrize(
    "text", ["RPT +1, +1 more if no Attack cards on own field", "RPT +1, or +2 while you control no Attack card."]
)
def test_more_income_while_something_is_so(text: str) -> None:
    permanent = 'type = "Resource"\nfaction = "Neutral"\nhp = 3\ndef = 0\npoints = 1\ncost = 0'
    for mine, gained in ((["Stray Bull"], 1), ([], 2)):
        scene = given(bounty_saying(text, permanent))
        scene.red(field=["Sayer", *mine])

        scene.then.red.has(RPT=4 + gained)


@pytest.mark.parametrize(
    "text",
    [
        "While the enchanted creature is the only creature you control, it has +2/+0.",
        "Attach to a creature. As long as it is your only creature, it has +2/+0.",
    ],
)
def test_the_bearer_is_the_only_one(text: str) -> None:
    for others, attack in (([], 4), (["Mist Heron"], 2)):
        scene = spell(text, "Enchantment")
        scene.red(battlefield=["Moss Ox", "Sayer (on Moss Ox)", *others]).blue(battlefield=["Match Imp"])

        scene.then.stat("Moss Ox", attack=attack)


def test_others_than_the_bearer_are_counted() -> None:
    scene = spell("Attach to target creature. It has +1/+0 for each other creature you control.", "Enchantment")
    scene.red(battlefield=["Moss Ox", "Sayer (on Moss Ox)", "Mist Heron"])

    scene.then.stat("Moss Ox", attack=3)


def test_the_only_creature_of_all() -> None:
    for theirs, attack in (([], 4), (["Mist Heron"], 2)):
        scene = creature("While this is the only creature on the battlefield, it has +2/+0.")
        scene.red(battlefield=["Sayer"]).blue(battlefield=theirs)

        scene.then.stat("Sayer", attack=attack)


@pytest.mark.parametrize(
    ("text", "attack"),
    [
        ("This has +1/+0 for each creature you control, not counting itself.", 4),
        ("This has +1/+0 for each creature you control, excluding Earth ones.", 4),
        ("This has +1/+0 for each other creature you control, Earth creatures don't count.", 3),
    ],
)
def test_some_do_not_count(text: str, attack: int) -> None:
    scene = creature(text)
    scene.red(battlefield=["Sayer", "Moss Ox", "Mist Heron"])

    scene.then.stat("Sayer", attack=attack)


def test_so_much_and_more_for_each() -> None:
    scene = tactic("Deal 1 damage to your opponent, +1 for each drill you have.")
    scene.red(hand=["Sayer"], drill_row=["Bell"]).blue(character=["Nil"], deck=walls(1, 1, 1))

    scene.when.red.plays("Sayer")

    scene.then.blue.changed(deck=-2)


@pytest.mark.parametrize("text", ["no guard for anyone", "No creature has Guard.", "Creatures have no Guard."])
def test_nobody_has_a_keyword(text: str) -> None:
    scene = spell(text, "Permanent")
    scene.red(battlefield=["Sayer", "Moss Ox"]).blue(battlefield=["Reed Sentinel", "Match Imp"])
    scene.at(phase="attack round")

    scene.when.red.attacks("Moss Ox", "Match Imp")
    scene.when.both_pass()

    scene.then.blue.has(battlefield=["Reed Sentinel"])
