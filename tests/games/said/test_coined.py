"""Keywords that a designer coins: labels, reminders that are the ability, and what others have by such a name."""

import pytest

from cardwright import games
from cardwright.text import CardFacts, load_vocabulary, parse_text
from cardwright.text.report import read_alone
from tests.games.bounty.crews import attack, quiet
from tests.games.said.cards import creature, fighter, spell


@pytest.mark.parametrize(
    "text",
    [
        "**Swiftfoot.** This creature attacks first.",
        "[Swiftfoot] This creature attacks first.",
        "_Swiftfoot_ This creature attacks first.",
        "<b>Swiftfoot</b> This creature attacks first.",
        "Swiftfoot (This creature attacks first.)",
        "Swiftfoot. (This creature attacks first.)",
        "Swiftfoot - this creature attacks first",
        "SWIFTFOOT: This creature attacks first.",
    ],
)
def test_a_label_says_nothing_by_itself(text: str) -> None:
    vocabulary = load_vocabulary(games.find("tempest").home / "words.toml")
    facts = CardFacts("Own Name", "creature", "")

    assert parse_text(text, vocabulary, facts) == parse_text("This creature attacks first.", vocabulary, facts)


@pytest.mark.parametrize(
    "text",
    [
        "Friendly creatures have Venom (Whenever this creature deals damage to a creature, destroy that creature).",
        "Friendly creatures have Venom. (Whenever they deal damage to a creature, destroy that creature.)",
        "Guard, Venom (Whenever this deals damage to a creature, destroy that creature.)",
    ],
)
def test_what_is_explained_is_had(text: str) -> None:
    scene = creature(text)
    scene.red(battlefield=["Sayer"]).blue(battlefield=["Breakwater Whale"], deck=["Gust"] * 9).at(phase="attack round")

    scene.when.red.attacks("Sayer", "Breakwater Whale")
    scene.when.resolve_stack()

    scene.then.blue.has(battlefield=[])


def test_it_is_had_for_a_time() -> None:
    scene = spell("Target creature gains Rage this turn. (When it is destroyed, draw a card.)")
    scene.red(hand=["Sayer"], battlefield=["Moss Ox"]).blue(battlefield=["Moss Ox"])

    scene.when.red.plays("Sayer", on="Moss Ox")
    scene.when.both_pass()

    scene.then.red.has(battlefield=["Moss Ox"])


@pytest.mark.parametrize(
    "text",
    [
        "Other ally creatures have Swiftfoot (they attack first).",
        'Other ally creatures have "This creature attacks first."',
        "Other ally creatures attack first.",
    ],
)
def test_a_keyword_by_another_name_is_that_keyword(text: str) -> None:
    vocabulary = load_vocabulary(games.find("tempest").home / "words.toml")
    facts = CardFacts("Own Name", "creature", "")

    plain = parse_text("Other ally creatures have Headlong.", vocabulary, facts)
    assert parse_text(text, vocabulary, facts) == plain


def test_a_fact_in_quotes_is_a_fact() -> None:
    scene = fighter('Each other Stray Bull you control gets +1 ATK and "This card ignores DEF."')

    scene.red(field=["Sayer", "Stray Bull"]).blue(field=["Tower Ox"]).at(phase="attack")

    attack(scene, "Stray Bull", "Tower Ox")
    quiet(scene, turn=6)

    scene.then.blue.has(field=["Tower Ox (damage 4)"])


@pytest.mark.parametrize("text", ["Trample.", "Friendly creatures have Trample.", "Guard. Trample."])
def test_what_nobody_explains_is_refused(text: str) -> None:
    vocabulary = load_vocabulary(games.find("wellspring").home / "words.toml")

    told = read_alone(text, vocabulary, CardFacts("", "creature", ""))

    assert not told.ok
    assert "explain it in parentheses" in told.error


def test_a_number_of_a_keyword_is_in_its_explanation() -> None:
    vocabulary = load_vocabulary(games.find("dojo").home / "words.toml")
    facts = CardFacts("Own Name", "attack", "")
    meant = "Cards revealed for this attack get -2 base defense."

    assert parse_text(f"Piercing 2 ({meant})", vocabulary, facts) == parse_text(meant, vocabulary, facts)


@pytest.mark.parametrize(
    "advice",
    [
        "Suggested condition: When an enemy character attacks.",
        "(Recommended trigger: when an enemy character attacks.)",
    ],
)
def test_advice_says_nothing_to_the_game(advice: str) -> None:
    vocabulary = load_vocabulary(games.find("phalanx").home / "words.toml")
    facts = CardFacts("Own Name", "trigger", "")
    meant = "Destroy the triggering card."

    assert parse_text(f"{meant} {advice}", vocabulary, facts) == parse_text(meant, vocabulary, facts)
