"""Numbers that texts change, for as long as they do."""

from cardwright.engine.ability import ADD, BECOME, GRANT, REMOVE, SET, Static
from cardwright.engine.event import Event
from cardwright.engine.face import Thing
from cardwright.engine.ids import CARD_MASK, NOBODY
from cardwright.engine.lasting import FOR_GOOD, UNTIL_END_OF_TURN, UNTIL_NEXT_TURN, Lasting
from cardwright.engine.statics import TRAITS
from cardwright.testing import given
from tests.engine.tables import lay, named
from tests.engine.toy import TOY
from tests.engine.toy_cards import CHARM, CREATURE, POWER, SPELL, Everything, Number
from tests.engine.toy_rules import Toy

POSITION = "red field: Grunt, Captain\nblue field: Martyr\nred deck: Bolt\nblue deck: Bolt"


def last(game: Toy, *statics: Static, until: int = FOR_GOOD, uses: int = NOBODY) -> None:
    game.clock += 1
    game.add_lasting(Lasting(game.things[0].frame, until, 0, game.clock, statics, uses=uses))


def power(game: Toy, name: str) -> int:
    return game.stat(named(game, name), POWER)


def test_a_static_reaches_those_that_fit_and_ends_with_its_source() -> None:
    game = lay(POSITION)
    assert (power(game, "Grunt"), power(game, "Captain"), power(game, "Martyr")) == (3, 1, 1)

    game.move(named(game, "Captain"), 6)

    assert power(game, "Grunt") == 2


def test_a_sleeping_text_does_nothing() -> None:
    game = lay(POSITION)
    captain = thing(game, "Captain")
    captain.face_up = False
    game.stale = True

    assert power(game, "Grunt") == 2


def thing(game: Toy, name: str) -> Thing:
    return game.fighter(named(game, name))


def test_the_newest_set_value_counts_then_all_additions() -> None:
    game = lay(POSITION)
    last(game, Static(POWER, SET, Number(7), Everything(), None))
    last(game, Static(POWER, SET, Number(5), Everything(), None))
    last(game, Static(POWER, ADD, Number(2), Everything(), None))

    assert power(game, "Grunt") == 5 + 2 + 1
    assert power(game, "Martyr") == 5 + 2


def test_what_lasts_until_end_of_turn_ends_there() -> None:
    scene = given(TOY)
    scene.red(hand=["Rally"], field=["Grunt", "Martyr"], deck=["Bolt"]).blue(deck=["Bolt", "Bolt"])

    scene.when.red.plays("Rally")
    scene.then.stat("Grunt", power=3).stat("Martyr", power=2)
    scene.when.red.passes()

    scene.then.stat("Grunt", power=2)


def test_effects_until_a_players_next_turn_end_by_seat() -> None:
    game = lay(POSITION)
    last(game, Static(POWER, ADD, Number(4), Everything(), None), until=UNTIL_NEXT_TURN)

    game.end_lasting(UNTIL_NEXT_TURN, 1)
    assert power(game, "Martyr") == 5

    game.end_lasting(UNTIL_NEXT_TURN, 0)
    assert power(game, "Martyr") == 1
    game.end_lasting(UNTIL_END_OF_TURN, 0)


def test_a_limited_effect_is_used_up() -> None:
    game = lay(POSITION)
    last(game, Static(POWER, ADD, Number(4), Everything(), None), uses=2)
    stamp = game.lasting[0].stamp

    game.use_lasting(stamp)
    assert power(game, "Martyr") == 5

    game.use_lasting(stamp)
    assert power(game, "Martyr") == 1


def test_words_become_others_then_are_granted_then_lost() -> None:
    game = lay(POSITION)
    grunt = named(game, "Grunt")
    assert game.traits(grunt) == CREATURE

    last(game, Static(TRAITS, BECOME, None, Everything(), None, bits=SPELL, group=CREATURE | SPELL))
    assert game.traits(grunt) == SPELL
    last(game, Static(TRAITS, GRANT, None, Everything(), None, bits=CHARM | CREATURE))
    assert game.traits(grunt) == SPELL | CHARM | CREATURE
    last(game, Static(TRAITS, REMOVE, None, Everything(), None, bits=CHARM))
    assert game.traits(grunt) == SPELL | CREATURE


def test_the_newest_change_of_a_word_counts() -> None:
    game = lay(POSITION)
    last(game, Static(TRAITS, BECOME, None, Everything(), None, bits=CHARM, group=7))
    last(game, Static(TRAITS, BECOME, None, Everything(), None, bits=SPELL, group=7))

    assert game.traits(named(game, "Grunt")) == SPELL


def test_cards_out_of_play_have_their_printed_numbers() -> None:
    game = lay("red field: Captain\nred hand: Grunt\nred deck: Bolt\nblue deck: Bolt")
    last(game, Static(POWER, ADD, Number(4), Everything(), None))

    assert power(game, "Grunt") == 2


def test_a_control_text_gives_and_its_end_gives_back() -> None:
    scene = given(TOY)
    scene.red(hand=["Leash", "Bolt"], deck=["Grunt"]).blue(field=["Captain", "Martyr"], deck=["Grunt", "Grunt"])

    scene.when.red.plays("Leash", on="Captain")
    scene.then.red.has(field=["Leash", "Captain"]).can("attack", "Captain")
    scene.then.blue.has(field=["Martyr"])
    scene.when.red.plays("Bolt", on="Captain")

    scene.then.red.has(field=[], discard_pile=["Bolt", "Leash"])
    scene.then.blue.has(discard_pile=["Captain"])


def test_last_numbers_are_asked_of_the_ghost() -> None:
    game = lay(POSITION)
    ref = game.ref(named(game, "Grunt"))
    game.happen(Event(0, 0, ref, origin=4, target=6))

    assert game.last_stat(ref, POWER) == 3
    assert game.last_traits(ref) == CREATURE
    assert game.stat(ref & CARD_MASK, POWER) == 2
