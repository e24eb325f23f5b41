"""Chapter L: words and knowledge."""

from cardwright.testing import proves
from tests.games.dojo.workshop import fight, walls


@proves("DOJ-103")
def test_a_ban_on_the_next_turn_covers_that_single_turn() -> None:
    scene = fight()
    scene.red(hand=["Mute"])
    scene.blue(hand=["Hit 1", "Peek"])

    scene.when.red.plays("Mute")
    scene.then.blue.cannot("play", "Hit 1").can("play", "Peek")
    scene.when.blue.passes()
    scene.when.red.passes()
    scene.then.fact(phase="training")

    waiting = fight()
    waiting.red(character=["Nil"], hand=["Mute"])
    waiting.blue(character=["Nil"], hand=["Hit 1", "Peek"])
    waiting.when.red.plays("Mute")
    waiting.when.blue.plays("Peek")
    waiting.when.red.passes()
    waiting.then.blue.can("play", "Hit 1")


@proves("DOJ-103")
def test_your_last_turn_is_the_latest_of_this_combat_passes_included() -> None:
    scene = fight()
    scene.red(character=["Nil"], hand=["Hit 3", "Follow Through"], energy=2)
    scene.blue(character=["Nil"], hand=["Peek", "Peek"], deck=walls(*[1] * 12))

    scene.when.red.plays("Hit 3")
    scene.when.blue.plays("Peek")
    scene.then.red.can("play", "Follow Through")
    scene.when.red.passes()
    scene.when.blue.plays("Peek")

    scene.then.red.cannot("play", "Follow Through")


@proves("DOJ-103")
def test_damage_taken_on_the_opponents_last_turn_is_remembered() -> None:
    scene = fight()
    scene.red(character=["Nil"], hand=["Hit 3"])
    scene.blue(
        character=["Nil"],
        hand=["Lessons of Pain"],
        energy=1,
        deck=["Wall 1", "Wall 2", "Bell", "Wall 4", "Post", "Wall 5"],
    )

    scene.when.red.plays("Hit 3")
    scene.when.blue.plays("Lessons of Pain")

    scene.then.blue.has(hand=["Wall 2", "Bell", "Post"], deck=["Wall 5", ...])


@proves("DOJ-103")
def test_a_turn_of_an_earlier_combat_is_no_last_turn() -> None:
    scene = fight()
    scene.red(character=["Nil"], hand=["Hit 3", "Follow Through"], energy=2, deck=walls(*[1] * 12))
    scene.blue(character=["Nil"], deck=walls(*[1] * 12))

    scene.when.red.plays("Hit 3")
    scene.when.blue.passes()
    scene.then.red.can("play", "Follow Through")
    scene.when.red.passes()
    scene.when.pass_until(round=4)
    scene.when.blue.passes()

    scene.then.red.cannot("play", "Follow Through")


@proves("DOJ-103")
def test_what_was_dealt_on_the_last_turn_of_a_combat_is_forgotten_in_the_next() -> None:
    scene = fight().at(passes=1)
    scene.red(character=["Nil"], hand=["Hit 3", "Follow Through"], energy=2, deck=walls(*[1] * 12))
    scene.blue(character=["Nil"], hand=["Peek"], deck=walls(*[1] * 12))

    scene.when.red.plays("Hit 3")
    game = scene.game
    game.turns = 59  # type: ignore[attr-defined]
    scene.when.blue.plays("Peek")
    scene.then.fact(phase="training")
    scene.when.pass_until(round=4)
    scene.when.blue.passes()

    scene.then.red.cannot("play", "Follow Through")


@proves("DOJ-104")
def test_locked_drills_go_on_counting_and_their_ongoing_texts_work() -> None:
    scene = fight()
    scene.red(character=["Nil"], hand=["Locking Hit"])
    scene.blue(
        character=["Nil"], drill_row=["Post", "Bell", "Toughener", "Quiet Mind"], energy=3, deck=walls(3, 4, *[5] * 12)
    )

    scene.when.red.plays("Locking Hit")

    scene.then.blue.was_not_asked("Do you react?").has(hand=["Wall 3", "Wall 4"])
    scene.then.blue.cannot("attack with", "Post").cannot("use", "Bell")
    scene.when.blue.passes()
    scene.when.red.passes()
    scene.then.fact(phase="training")
    scene.when.pass_until(round=4)
    scene.then.blue.has(energy_pile=3 + 3 + 4)


@proves("DOJ-104")
def test_the_lock_ends_as_your_next_turn_begins() -> None:
    scene = fight()
    scene.red(character=["Nil"], hand=["Locking Hit", "Hit 1"])
    scene.blue(character=["Nil"], drill_row=["Toughener"], hand=["Peek"], deck=walls(3, 1, 5))

    scene.when.red.plays("Locking Hit")
    scene.when.blue.plays("Peek")
    scene.when.red.plays("Hit 1")

    scene.then.blue.is_asked("Do you react?")


@proves("DOJ-105")
def test_looking_shows_to_the_looker_and_revealing_to_both() -> None:
    scene = fight()
    scene.red(hand=["Peek", "Show"], deck=walls(4, 5))
    scene.blue(deck=walls(3, 5))

    scene.when.red.plays("Peek")
    scene.then.red.sees("Wall 3", "blue deck")
    scene.then.blue.does_not_see("Wall 3", "blue deck")
    scene.when.blue.passes()
    scene.when.red.plays("Show")

    scene.then.red.sees("Wall 4", "red deck")
    scene.then.blue.sees("Wall 4", "red deck")


@proves("DOJ-106")
def test_a_seen_face_stays_known_until_a_shuffle() -> None:
    scene = fight()
    scene.red(hand=["Show", "Shuffle Up"], deck=walls(4, 5, 5))

    scene.when.red.plays("Show")
    scene.when.blue.passes()
    scene.then.blue.sees("Wall 4", "red deck")
    scene.when.red.plays("Shuffle Up")

    scene.then.blue.does_not_see("Wall 4", "red deck")
    scene.then.red.does_not_see("Wall 4", "red deck")


@proves("DOJ-106")
def test_a_perfect_card_is_known_in_hand_and_a_shown_card_when_drawn() -> None:
    scene = fight()
    scene.red(character=["Nil"], hand=["Hit 2"])
    scene.blue(character=["Nil"], deck=walls(2, 5), hand=["Hit 9"])

    scene.when.red.plays("Hit 2")

    scene.then.red.sees("Wall 2", "blue hand").does_not_see("Hit 9", "blue hand")


@proves("DOJ-106")
def test_a_card_that_leaves_a_hand_face_down_ends_what_was_known_of_that_hand() -> None:
    scene = fight()
    scene.red(hand=["Spy"])
    scene.blue(hand=["Tuck", "Hit 1", "Hit 2"], deck=walls(5))

    scene.when.red.plays("Spy")
    scene.then.red.sees("Hit 1", "blue hand").sees("Hit 2", "blue hand")
    scene.when.blue.plays("Tuck", "Hit 1")

    scene.then.red.does_not_see("Hit 2", "blue hand").does_not_see("Hit 1", "blue deck")
    scene.then.blue.sees("Hit 1", "blue deck")


@proves("DOJ-107")
def test_turns_and_training_are_asked_though_only_passing_is_possible() -> None:
    scene = fight()
    scene.red(hand=[])
    scene.blue(hand=[])

    scene.then.red.is_asked("Take one action or pass.")
    scene.when.red.passes()
    scene.then.blue.is_asked("Take one action or pass.")
    scene.when.blue.passes()
    scene.then.red.is_asked("Do you put down a drill?")


@proves("DOJ-107")
def test_a_window_without_a_usable_reaction_is_skipped() -> None:
    scene = fight()
    scene.red(hand=["Peek"])
    scene.blue(drill_row=["Breaking Rhythm"], energy=0)

    scene.when.red.plays("Peek")

    scene.then.blue.was_not_asked("Do you react?").is_asked("Take one action or pass.")


@proves("DOJ-108")
def test_the_order_of_cards_put_on_a_pile_is_chosen() -> None:
    scene = fight()
    scene.red(hand=["Return"], discard_pile=["Hit 1", "Hit 2", "Hit 3"], deck=walls(5))

    scene.when.red.plays("Return", "choose Hit 1", "choose Hit 3", "put Hit 3")

    scene.then.red.has(deck=["Wall 5", "Hit 3", "Hit 1"], discard_pile=["Hit 2", "Return"])
