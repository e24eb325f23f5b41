"""How many things players may have in play: another is neither played nor brought into play by a text."""

import pytest

from cardwright import games
from cardwright.testing.corpus import Reader, facts_of
from tests.games.said import duels
from tests.games.said.cards import drill, fighter, said, spell


@pytest.mark.parametrize(
    "text",
    [
        "Nobody can have more than two creatures out.",
        "Each player can only control 2 creatures.",
        "max 2 creatures per side",
    ],
)
@pytest.mark.parametrize("there", [1, 2])
def test_no_third_creature_is_played(text: str, there: int) -> None:
    scene = duels.effect(text, "Field")
    scene.red(hand=["Fox"], field=["Sayer", "Ox", "Wolf"][: there + 1]).at(phase="creature")

    getattr(scene.then.red, "can" if there == 1 else "cannot")("play Fox")


def test_a_field_holds_for_both_players() -> None:
    scene = duels.effect("No player can control more than 1 creature.", "Field")
    scene.red(hand=["Fox"], field=["Sayer"]).blue(hand=["Fox"], field=["Ox"]).at(phase="creature")

    scene.then.red.can("play Fox")
    scene.when.red.does("hold")
    scene.then.blue.cannot("play Fox")


def test_no_token_too_many_is_made() -> None:
    scene = spell("You cannot control more than 3 creatures this turn. Summon three 1/1 Earth tokens.")
    scene.red(hand=["Sayer"], battlefield=["Moss Ox"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.has(battlefield=["Moss Ox", "Earth token", "Earth token"])


def test_no_card_too_many_is_brought_into_play() -> None:
    scene = spell("You can't have more than 2 creatures this turn. Summon all creatures from your mana pool.")
    scene.red(hand=["Sayer"], battlefield=["Moss Ox"], mana_pool=["Cinder Whelp", "Barefoot Pilgrim"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.has(battlefield=["Moss Ox", "Cinder Whelp"])


@pytest.mark.parametrize(("there", "possible"), [(2, True), (3, False)])
def test_other_cards_are_not_counted(there: int, possible: bool) -> None:
    scene = fighter("While this card is face-up on the field, a player can have at most 3 Attack cards.")
    field = ["Sayer", "Gnatling", "Gnatling"][:there]
    scene.red(hand=["Gnatling", "Tower Ox"], field=[*field, "Amber Vault"], resource=9).at(phase="deploy")

    getattr(scene.then.red, "can" if possible else "cannot")("deploy", "Gnatling")


@pytest.mark.parametrize(("there", "possible"), [(2, True), (3, False)])
def test_no_drill_too_many_is_trained(there: int, possible: bool) -> None:
    scene = drill("Ongoing: Neither player can have more than 3 drills in play.").at(phase="training")
    scene.red(drill_row=["Sayer", "Ear", "Ear"][:there], hand=["Ear"], energy_pile=["Hit 1"] * 3)

    getattr(scene.then.red, "can" if possible else "cannot")("train", "Ear")


@pytest.mark.parametrize("there", [1, 2])
def test_no_character_too_many_is_played(there: int) -> None:
    scene = duels.character("Players can't have more than 2 characters on the field.")
    scene.red(field=["Sayer", "Pawn"][:there], hand=["Pawn"]).at(phase="move")

    getattr(scene.then.red, "can" if there == 1 else "cannot")("play", "Pawn")


@pytest.mark.parametrize(
    ("game", "kind", "text"),
    [
        ("phalanx", "spell - instant", "You can only play 1 card with this name per turn. Draw a card."),
        ("wellspring", "spell", 'You can only play 1 "Deep Verdict" per turn. Draw a card.'),
        ("bounty", "resource - one-time", "You can only deploy 1 card with this name each turn. Gain 2 resource."),
    ],
)
def test_one_of_a_name_is_played_in_a_turn(game: str, kind: str, text: str) -> None:
    assert said(game, kind, text).startswith("This cannot be played if you have ")


def test_what_does_not_stay_is_not_counted() -> None:
    wellspring = games.find("wellspring")
    reader = Reader("wellspring", wellspring.home, wellspring.zone_kinds)
    facts = facts_of("spell - permanent", reader.vocabulary)

    assert reader.meaning("Each player can't have more than 3 cards in hand.", facts) is None
