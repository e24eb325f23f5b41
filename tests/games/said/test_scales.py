"""What notes ask before they do anything: piles, purses and sides that are weighed, and which attack this is."""

import pytest

from tests.games.dojo.workshop import walls
from tests.games.said.cards import drill, said, spell, strike, tactic


@pytest.mark.parametrize("text", ["if hand <= 2, draw 1", "if hand < 3: draw 1", "Hand <= 2: draw 1"])
def test_a_hand_is_weighed(text: str) -> None:
    for cards, drawn in ((2, 3), (3, 3)):
        scene = tactic(text)
        scene.red(hand=["Sayer", *["Wall 1"] * cards], deck=walls(1, 1, 1))

        scene.when.red.does("play Sayer")

        scene.then.red.has(hand=drawn)


def test_a_deck_is_weighed_against_the_other() -> None:
    for cards, hits in ((2, 3), (4, 2)):
        scene = strike("if deck < opp deck, +1 dmg")
        scene.red(hand=["Sayer"], deck=walls(*[1] * cards))
        scene.blue(deck=walls(3, 3, 3))

        scene.when.red.does("play Sayer")

        scene.then.blue.has(hand=1 if hits == 3 else 0)


@pytest.mark.parametrize("text", ["if 2+ drills, draw 1", "2+ drills: draw 1", "if drills > opp drills, draw 1"])
def test_drills_are_counted(text: str) -> None:
    for row, drawn in ((["Post", "Post"], 1), (["Post"], 0)):
        scene = tactic(text)
        scene.red(hand=["Sayer"], drill_row=row, deck=walls(1, 1, 1))
        scene.blue(drill_row=["Post"])

        scene.when.red.does("play Sayer")

        scene.then.red.has(hand=drawn)


def test_the_second_attack_of_a_round_is_told_apart() -> None:
    scene = strike("2nd attack this round: draw 1")
    scene.red(hand=["Sayer", "Sayer"], deck=walls(1, 1, 1))
    scene.blue(deck=walls(5, 5, 5))

    scene.when.red.does("play Sayer")
    scene.then.red.has(hand=["Sayer"])
    scene.when.blue.does("pass")
    scene.when.red.does("play Sayer")

    scene.then.red.has(hand=1)


def test_the_last_card_of_a_hand_leaves_it_empty() -> None:
    for more, drawn in (([], 1), (["Wall 1"], 1)):
        scene = tactic("If this is your last card in hand, draw a card.")
        scene.red(hand=["Sayer", *more], deck=walls(2, 1, 1))

        scene.when.red.does("play Sayer")

        scene.then.red.has(hand=drawn)


def test_notes_of_other_games_weigh_as_well() -> None:
    for cards, drawn in ((1, 2), (2, 2)):
        scene = spell("if hand <= 1, draw 1")
        scene.red(hand=["Sayer", *["Moss Ox"] * cards])

        scene.when.red.plays("Sayer")
        scene.when.both_pass()

        scene.then.red.has(hand=drawn)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("if fewer drills than opp, +1 damage", "If you control fewer drills than your opponent, this gets +1 damage."),
        ("if energy >= 4, +2 damage", "If you have 4 or more energy, this gets +2 damage."),
        ("Empty hand: +2 damage", "If your hand contains no cards, this gets +2 damage."),
        ("if no opp drills, draw 2", "If your opponent controls no drills, draw 2 cards."),
        (
            "If you have played another card this round, +2 damage.",
            "If you have played another card this round, this gets +2 damage.",
        ),
    ],
)
def test_what_notes_ask_is_said_in_full(text: str, meant: str) -> None:
    assert said("dojo", "attack", text) == meant


@pytest.mark.parametrize("text", ["do both instead", "choose both instead", "do both"])
def test_both_may_be_done_of_what_is_chosen(text: str) -> None:
    for row, hand, energy in ((["Post"], 1, 1), ([], 0, 1)):
        scene = tactic(f"Choose one: draw a card; or gain 1 energy. If you have a drill, {text}.")
        scene.red(hand=["Sayer"], drill_row=row, deck=walls(1, 1, 1, 1), energy=0)

        scene.when.red.does("play Sayer")
        if not row:
            scene.when.red.does("mode 2")

        scene.then.red.has(hand=hand)
        scene.then.red.changed(energy_pile=energy)


def test_both_of_two_are_not_all_of_three() -> None:
    text = "Choose one: draw a card; gain 1 energy; or discard a card. If you have no drills, do both."
    assert not said("dojo", "tactic", text).startswith("If")


@pytest.mark.parametrize(
    "text",
    [
        "It does nothing until the end of the round.",
        "It doesn't work this round.",
        "Turn it off until the end of the round.",
    ],
)
def test_a_drill_that_does_nothing_has_no_abilities(text: str) -> None:
    wanted = "Choose an enemy drill. It loses all abilities"
    assert said("dojo", "tactic", f"Choose an enemy drill. {text}").startswith(wanted)


def test_what_is_on_its_way_and_does_nothing_is_stopped() -> None:
    assert said("dojo", "drill", "Reaction: When your opponent plays a tactic: That tactic does nothing.").endswith(
        "Cancel that tactic."
    )
    assert said("wellspring", "spell", "Target spell does nothing.") == "Counter target spell."


@pytest.mark.parametrize(
    "text", ["Target creature does nothing this turn.", "Your opponent's next attack does nothing."]
)
def test_what_could_be_kept_from_two_things_is_refused(text: str) -> None:
    game = "wellspring" if "creature" in text else "dojo"
    assert "Say which" in said(game, "spell" if game == "wellspring" else "tactic", text)


@pytest.mark.parametrize("text", ["This hits for 1 more.", "This attack is 1 stronger.", "This strikes 1 harder."])
def test_what_hits_harder_deals_more(text: str) -> None:
    scene = strike(text)
    scene.red(hand=["Sayer"])
    scene.blue(deck=walls(3, 5))

    scene.when.red.does("play Sayer")

    scene.then.blue.has(hand=["Wall 3"])


def test_each_card_makes_it_stronger() -> None:
    scene = strike("Discard any number of cards. Each one makes this attack 1 stronger.")
    scene.red(hand=["Sayer", "Wall 1", "Wall 1"])
    scene.blue(deck=walls(4, 5))

    scene.when.red.does("play Sayer").chooses("Wall 1").chooses("Wall 1")

    scene.then.blue.has(hand=["Wall 4"])


@pytest.mark.parametrize("text", ["Cards you flip block 1 more.", "Your attack cards block 1 more when flipped."])
def test_a_card_that_blocks_more_has_more_defense(text: str) -> None:
    scene = drill(f"Ongoing: {text}")
    scene.red(hand=["Hit 2"])
    scene.blue(drill_row=["Sayer"], deck=["Hit 1", "Wall 5"])

    scene.when.red.plays("Hit 2")

    scene.then.blue.has(hand=["Hit 1"])
