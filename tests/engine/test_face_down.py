"""A card in play that lies face-down is a back to everybody but its controller."""

from cardwright.engine import kinds
from cardwright.engine.event import Event
from cardwright.engine.ids import SPECTATOR
from cardwright.engine.rng import seeded
from cardwright.engine.sample import sample
from cardwright.engine.step import Decision, Option, Step
from cardwright.engine.view import FACE_DOWN
from tests.engine.tables import lay, named
from tests.engine.toy_rules import Toy


def hidden() -> Toy:
    """Red's Grunt lies face-down."""
    game = lay("red field: Grunt\nblue field: Martyr\nred hand: Mourner")
    card = named(game, "Grunt")
    game.lay_face_down(card, game.places[card])
    return game


def test_only_its_controller_sees_it() -> None:
    game = hidden()
    names = [[card.name for card in game.view(seat).zone("field", 0).cards] for seat in (0, 1, SPECTATOR)]
    assert names == [["Grunt"], [FACE_DOWN], [FACE_DOWN]]
    back = game.view(1).zone("field", 0).cards[0]
    assert (back.face, back.stats, back.type_line, back.traits) == (-1, [], "", 0)


def test_options_and_lines_call_it_by_its_back() -> None:
    game = hidden()
    card, other = named(game, "Grunt"), named(game, "Martyr")
    step: Step[Toy] = Step()
    for seat, words in ((1, f"attack Martyr > {FACE_DOWN}"), (0, "attack Martyr > Grunt")):
        game.decision = Decision(seat, "?", [Option("attack", step, other, card), Option("pass", step)])
        assert game.keys()[0] == words
    game.happen(Event(kinds.ATTACK, 1, game.ref(other), victim=game.ref(card)))
    assert game.log is not None
    assert game.log.lines(0)[-1] == "Martyr attacks Grunt"
    assert game.log.lines(1)[-1] == "Martyr attacks a face-down card"


def test_turned_up_it_is_known_and_stays_so() -> None:
    game = hidden()
    card = named(game, "Grunt")
    game.turn_face(card, True)
    assert game.name_for(1, card) == "Grunt"
    game.turn_face(card, False)
    assert game.name_for(1, card) == "Grunt"


def test_worlds_deal_it_anew_among_what_may_lie_there() -> None:
    game = hidden()
    faces = {sample(game, 1, seeded(number)).faces[named(game, "Grunt")].name for number in range(30)}
    assert len(faces) > 1
