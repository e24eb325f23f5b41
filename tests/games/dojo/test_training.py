"""Chapter I: the Training step and drills."""

from cardwright.testing import proves
from tests.games.dojo.workshop import fight, walls


@proves("DOJ-89")
def test_each_player_has_one_chance_to_put_down_a_drill() -> None:
    scene = fight().at(phase="training", active="blue")
    scene.red(hand=["Straw Post", "Bell", "Hit 1"], energy=3)
    scene.blue(hand=["Bell", "Bell"])

    scene.when.blue.does("train Bell")
    scene.then.red.is_asked("Do you put down a drill?").can("train", "Bell").cannot("train", "Hit 1")
    scene.when.red.passes()

    scene.then.fact(phase="combat", round=4)
    scene.then.blue.has(drill_row=["Bell"])
    scene.then.red.has(drill_row=[])


@proves("DOJ-90")
def test_a_drill_is_paid_from_the_energy_pile() -> None:
    scene = fight().at(phase="training")
    scene.red(hand=["Straw Post", "Stone Pillar"], energy_pile=["Wall 1", "Wall 2"], deck=["Wall 5"])

    scene.then.red.cannot("train", "Stone Pillar")
    scene.when.red.does("train Straw Post")

    scene.then.red.has(drill_row=["Straw Post"], energy_pile=["Wall 2"], deck=["Wall 5", "Wall 1"])


@proves("DOJ-91")
def test_ongoing_drills_work_while_in_play_and_others_for_their_own_cost() -> None:
    scene = fight()
    scene.red(character=["Nil"], drill_row=["Linked Forms", "Post"], energy=1)
    scene.blue(character=["Nil"], deck=walls(4, 5))

    scene.when.red.does("attack with Post")

    scene.then.blue.has(hand=["Wall 4"])
    scene.then.red.has(energy_pile=0)
    scene.when.blue.passes()
    scene.then.red.cannot("attack with", "Post")


@proves("DOJ-92")
def test_a_drill_works_at_once_and_duplicates_add_up() -> None:
    scene = fight().at(phase="training")
    scene.red(character=["Nil"], hand=["Evening Practice"], drill_row=["Evening Practice"] * 6, energy=2)

    scene.when.red.does("train Evening Practice")
    scene.when.blue.passes()

    scene.then.fact(round=4)
    scene.then.red.has(drill_row=7, hand=7 + 2, energy_pile=3 + 7)


@proves("DOJ-93")
def test_a_whenever_text_happens_right_after_its_event_and_is_mandatory() -> None:
    scene = fight()
    scene.red(character=["Nil"], hand=["Hit 2"], deck=walls(0, 5, 5))
    scene.blue(
        character=["Nil"], drill_row=["Perfect Bite", "Quiet Mind"], deck=["Still Water", "Wall 3", "Wall 4", "Wall 5"]
    )

    scene.when.red.plays("Hit 2")
    scene.then.blue.is_asked("Which of your texts happens first?").has(hand=["Still Water"], energy_pile=0)
    scene.when.blue.does("first Perfect Bite")

    scene.then.red.has(discard_pile=["Wall 0", "Wall 5", "Hit 2"])
    scene.then.blue.has(hand=["Still Water", "Wall 3"], energy_pile=["Wall 4"])


@proves("DOJ-93")
def test_texts_by_themselves_are_dropped_after_two_hundred() -> None:
    scene = fight()
    scene.red(character=["Nil"], hand=["Glutton"], drill_row=["Mill Drill"] * 30, deck=walls(*[1] * 300))

    scene.when.red.plays("Glutton")

    scene.then.goes_on()
    scene.then.red.has(hand=9 + 200)
