"""A view holds what its seat may see, and nothing else."""

import msgspec

from cardwright.engine.ids import NOBODY, SPECTATOR
from cardwright.engine.log import Log
from cardwright.engine.step import Decision, Option
from cardwright.testing.secrecy import shown
from tests.engine.tables import lay, named
from tests.engine.toy_cards import DECK, HAND
from tests.engine.toy_rules import EndTurn, Toy

POSITION = """
red hand: Bolt, Spy
red deck: Fork, Quake, Rally
red field: Grunt
blue hand: Martyr, Wish
blue deck: Mourner, Herald
blue field: Captain, Leash (on Captain)
"""
RED, BLUE = 0, 1


def names(game: Toy, seat: int, zone: str, whose: int) -> list[str]:
    return [card.name for card in game.view(seat).zone(zone, whose).cards]


def test_each_seat_sees_its_own_hand_and_what_lies_open() -> None:
    game = lay(POSITION)

    assert names(game, RED, "hand", RED) == ["Bolt", "Spy"]
    assert names(game, RED, "hand", BLUE) == []
    assert names(game, RED, "field", BLUE) == ["Captain", "Leash"]
    assert game.view(RED).zone("hand", BLUE).count == 2


def test_a_spectator_sees_what_both_players_see() -> None:
    game = lay(POSITION)
    game.show(named(game, "Martyr"), 3)

    assert names(game, SPECTATOR, "hand", RED) == []
    assert names(game, SPECTATOR, "hand", BLUE) == ["Martyr"]
    assert names(game, SPECTATOR, "field", RED) == ["Grunt"]
    assert game.view(SPECTATOR).options == []


def test_options_are_shown_to_whom_they_belong() -> None:
    game = lay(POSITION)

    assert game.view(RED).options == game.keys()
    assert game.view(BLUE).options == []
    assert (game.view(BLUE).to_decide, game.view(BLUE).prompt) == (RED, "")


def test_a_secret_question_is_nobody_elses_business() -> None:
    game = lay(POSITION)
    game.decision = Decision(BLUE, "Show it?", [Option("show", EndTurn()), Option("no", EndTurn())], secret=True)

    assert game.view(RED).to_decide == NOBODY
    assert game.view(SPECTATOR).to_decide == NOBODY
    assert game.view(BLUE).to_decide == BLUE


def test_known_cards_of_a_hidden_hand_have_no_place_and_no_key() -> None:
    game = lay(POSITION)
    game.show(named(game, "Wish"), 3)
    game.show(named(game, "Martyr"), 0)

    cards = game.view(RED).zone("hand", BLUE).cards

    assert [(card.name, card.key) for card in cards] == [("Wish", NOBODY)]


def test_a_seen_card_of_a_pile_keeps_its_depth() -> None:
    game = lay(POSITION)
    game.show(named(game, "Fork"), 1 << RED)
    game.show(named(game, "Rally"), 1 << RED)

    zone = game.view(RED).zone("deck", RED)

    assert [card.name for card in zone.cards] == ["Fork", "Rally"]
    assert zone.depths == [2, 0]
    assert game.view(BLUE).zone("deck", RED).depths == []


def test_attachments_name_the_key_of_their_host() -> None:
    game = lay(POSITION)
    captain, leash = game.view(RED).zone("field", BLUE).cards

    assert leash.host == captain.key != NOBODY
    assert captain.host == NOBODY


def test_keys_do_not_tell_which_card_came_back() -> None:
    game = lay(POSITION)
    other = lay(POSITION.replace("Fork, Quake, Rally", "Rally, Quake, Fork"))
    for one, top in ((game, "Rally"), (other, "Rally")):
        card = named(one, top)
        one.zones[DECK * 2].remove(card)
        one.zones[DECK * 2].append(card)
        one.move(card, HAND * 2)

    assert [card.key for card in game.view(RED).zone("hand", RED).cards] == [
        card.key for card in other.view(RED).zone("hand", RED).cards
    ]


def test_looking_changes_nothing() -> None:
    game = lay("red hand: Leash, Bolt\nblue field: Captain, Martyr\nred deck: Bolt\nblue deck: Bolt")
    game.choose_key("play Leash")
    game.choose_key("choose Captain")

    first = [shown(game, seat) for seat in (RED, BLUE, SPECTATOR)]

    assert [shown(game, seat) for seat in (RED, BLUE, SPECTATOR)] == first


def test_a_view_is_plain_data() -> None:
    data = msgspec.json.decode(shown(lay(POSITION), RED))

    assert set(data) == {
        "seat", "facts", "zones", "stack", "to_decide", "prompt", "options", "outcome", "reason", "notes",
    }  # fmt: skip
    assert data["facts"][0] == ["turn", "1"]


def test_the_log_tells_each_seat_what_it_may_know() -> None:
    game = lay(POSITION)
    game.log = Log()
    game.choose_key("pass")

    assert game.log.lines(BLUE) == ["blue draws Herald"]
    assert game.log.lines(RED) == ["blue draws a card"]
    assert game.log.lines(SPECTATOR) == ["blue draws a card"]
    assert game.log.lines(-1) == ["blue draws Herald"]


def test_clones_do_not_write_the_log() -> None:
    game = lay(POSITION)
    clone = game.clone()
    clone.choose_key("pass")

    assert clone.log is None
    assert game.log is not None
    assert game.log.entries == []
