"""Proposed, replaced, forbidden, heard: what happens to an event, and in which order."""

import pytest

from cardwright.engine import kinds
from cardwright.engine.event import Event
from cardwright.engine.ids import CARD_MASK, NOBODY
from cardwright.testing import Scene, given
from tests.engine.tables import lay, named
from tests.engine.toy import TOY
from tests.engine.toy_cards import DISCARD, POWER
from tests.engine.toy_rules import Toy


def battle(red: list[str], blue: list[str], **more: list[str]) -> Scene:
    scene = given(TOY)
    scene.red(field=red, hand=more.get("hand", []), deck=["Grunt", "Grunt", "Grunt"])
    scene.blue(field=blue, deck=["Grunt", "Grunt", "Grunt"])
    return scene


def test_a_replacement_makes_damage_less() -> None:
    scene = battle(["Grunt"], ["Warden"])

    scene.when.red.attacks("Grunt")

    scene.then.blue.changed(life=-1)


def test_a_replacement_that_leaves_nothing_stops_the_event() -> None:
    scene = battle(["Martyr"], ["Warden"])

    scene.when.red.attacks("Martyr")

    scene.then.blue.changed(life=0)
    scene.then.red.does_not_read("damage")


def test_an_optional_replacement_asks_its_controller() -> None:
    scene = battle(["Grunt"], ["Saint"])

    scene.when.red.attacks("Grunt")
    scene.then.blue.is_asked("Prevent it?")
    scene.when.blue.chooses("use Saint")

    scene.then.blue.changed(life=0)


def test_a_declined_replacement_is_not_offered_again() -> None:
    scene = battle(["Grunt"], ["Saint"])

    scene.when.red.attacks("Grunt")
    scene.when.blue.chooses("decline")

    scene.then.blue.has(life=4)
    scene.then.red.is_asked()


def test_once_per_turn_is_once_per_turn() -> None:
    scene = battle(["Grunt", "Martyr"], ["Saint"])

    scene.when.red.attacks("Grunt")
    scene.when.blue.chooses("use")
    scene.when.red.attacks("Martyr")

    scene.then.blue.has(life=5)
    scene.then.red.is_asked()


def test_the_affected_player_orders_several_replacements() -> None:
    scene = battle(["Grunt"], ["Saint", "Warden"])

    scene.when.red.attacks("Grunt")
    scene.then.blue.is_asked("Which applies first?").can("apply", "Saint").can("apply", "Warden")
    scene.when.blue.chooses("apply Warden")
    scene.then.blue.is_asked("Prevent it?")
    scene.when.blue.chooses("decline")

    scene.then.blue.has(life=5)


def test_each_replacement_acts_once_on_an_event() -> None:
    scene = battle(["Miser"], ["Warden", "Warden"])

    scene.when.red.attacks("Miser")
    scene.when.blue.chooses("apply Warden")

    scene.then.blue.changed(life=-2)


def test_a_changed_destination_is_still_the_same_event() -> None:
    scene = battle(["Tide"], ["Martyr"], hand=["Bolt"])

    scene.when.red.plays("Bolt", on="Martyr")

    scene.then.blue.has(discard_pile=[], hand=["Grunt"])
    scene.then.blue.has(deck=["Grunt", "Grunt", "Martyr"])
    scene.then.red.has(discard_pile=[], deck=["Grunt", "Grunt", "Grunt", "Bolt"])


def test_a_text_that_leaves_still_replaces_its_own_leaving() -> None:
    scene = battle(["Tide"], [], hand=["Bolt"])

    scene.when.red.plays("Bolt")

    scene.then.red.has(field=[], discard_pile=["Bolt"], deck=["Grunt", "Grunt", "Grunt", "Tide"])


def test_a_prohibition_takes_the_option_away() -> None:
    scene = battle(["Grunt"], ["Pacifist"])

    scene.when.red.cannot("attack")


def test_a_destroyed_card_hears_its_own_end() -> None:
    scene = battle(["Martyr"], [], hand=["Bolt"])

    scene.when.red.plays("Bolt")

    scene.then.red.has(hand=["Grunt"], discard_pile=["Martyr", "Bolt"])


def test_cards_that_go_together_see_each_other_go() -> None:
    scene = battle(["Mourner", "Grunt"], ["Mourner", "Martyr"], hand=["Quake"])

    scene.when.red.plays("Quake")

    scene.then.red.changed(life=+3)
    scene.then.blue.changed(life=+3, hand=+1)


def test_the_first_time_counts_for_the_whole_game() -> None:
    game = lay("red field: Phoenix\nred hand: Grunt\nred deck: Grunt\nblue deck: Grunt")
    card = named(game, "Phoenix")
    destroy(game, "Phoenix")
    assert [one.trigger for one in game.waiting] == [game.faces[card].text.triggers[0]]

    game.waiting = []
    game.move(card, 4)
    destroy(game, "Phoenix")

    assert game.waiting == []


def destroy(game: Toy, *names: str) -> None:
    game.settle_together(
        [game.move_event(kinds.DESTROY, named(game, name), DISCARD * 2, NOBODY, 0, NOBODY) for name in names]
    )


def test_the_active_player_s_triggers_come_first() -> None:
    scene = battle(["Martyr"], ["Martyr"], hand=["Quake"])
    scene.red(deck=[])

    scene.when.red.plays("Quake")

    scene.then.blue.changed(hand=+1)
    scene.then.log_has("blue draws")


def test_a_trigger_keeps_the_event_that_set_it_off() -> None:
    game = lay("red field: Martyr\nred hand: Grunt\nred deck: Grunt\nblue deck: Grunt")
    card = named(game, "Martyr")
    before = game.ref(card)

    destroy(game, "Martyr")

    waiting = game.waiting[0]
    assert waiting.event.card == before
    assert waiting.event.moved == game.ref(card)
    assert waiting.source == before


def test_last_values_are_those_before_anything_went() -> None:
    game = lay("red field: Captain, Grunt\nred hand: Grunt\nred deck: Grunt\nblue deck: Grunt")
    captain, grunt = (named_in_play(game, name) for name in ("Captain", "Grunt"))

    game.settle_together(
        [game.move_event(kinds.DESTROY, ref & CARD_MASK, DISCARD * 2, NOBODY, 0, NOBODY) for ref in (captain, grunt)]
    )

    assert game.last_stat(grunt, POWER) == 3
    assert game.last_controller(grunt) == 0
    assert game.last_stat(captain, POWER) == 1


def named_in_play(game: Toy, name: str) -> int:
    return next(game.ref(thing.card) for thing in game.things if game.name_of(thing.card) == name)


def test_a_leash_and_its_victim_can_go_together() -> None:
    game = lay("red field: Leash (on Grunt)\nblue field: Grunt, Captain\nred deck: Bolt\nblue deck: Bolt")
    leash, grunt = named_in_play(game, "Leash"), named_in_play(game, "Grunt")
    assert game.controller(grunt & CARD_MASK) == 0

    game.settle_together(
        [
            game.move_event(kinds.DESTROY, leash & CARD_MASK, DISCARD * 2, NOBODY, 0, NOBODY),
            game.move_event(kinds.DESTROY, grunt & CARD_MASK, DISCARD * 2 + 1, NOBODY, 0, NOBODY),
        ]
    )

    assert game.last_controller(grunt) == 0, "red still held it when it went"
    assert game.zone(DISCARD, 1) == [grunt & CARD_MASK]


def test_an_event_about_a_card_that_has_gone_comes_to_nothing() -> None:
    game = lay("red field: Martyr, Mourner\nred hand: Grunt\nred deck: Grunt\nblue deck: Grunt")
    game.remembers = 1 << kinds.DESTROY
    late = game.move_event(kinds.DESTROY, named(game, "Martyr"), DISCARD * 2, NOBODY, 0, NOBODY)
    destroy(game, "Martyr")
    heard, remembered = len(game.waiting), len(game.memory)

    game.happen(late)
    game.happen_together([late, late])

    assert (len(game.waiting), len(game.memory)) == (heard, remembered)


def test_the_same_departure_proposed_twice_happens_once() -> None:
    game = lay("red field: Martyr, Mourner\nred hand: Grunt\nred deck: Grunt\nblue deck: Grunt")
    game.remembers = 1 << kinds.DESTROY
    card = named(game, "Martyr")

    game.settle_together([game.move_event(kinds.DESTROY, card, DISCARD * 2, NOBODY, 0, NOBODY) for _ in range(2)])

    assert len(game.waiting) == 2, "the Martyr and the Mourner, once each"
    assert len(game.memory) == 1
    assert game.zone(DISCARD, 0) == [card]


def test_this_way_is_what_really_happened() -> None:
    game = lay("red field: Grunt, Captain\nred hand: Spy\nred deck: Grunt\nblue deck: Grunt")
    frame = game.open_frame(game.things[0].frame)
    captain = named(game, "Captain")
    gone = game.move_event(kinds.DESTROY, captain, DISCARD * 2, NOBODY, 0, frame)

    game.settle(gone)
    game.settle(gone)

    assert game.frame(frame).group(0) == (game.ref(captain),)


@pytest.mark.parametrize("kind", [kinds.GAIN, kinds.DAMAGE])
def test_an_event_without_a_card_changes_the_game(kind: int) -> None:
    game = lay("red deck: Grunt\nblue deck: Grunt")

    game.settle(Event(kind, 1, amount=2))

    assert game.life == [6, 8 if kind == kinds.GAIN else 4]
