"""Effect phases: play, close, resolve; actions, fields, auras; triggers."""

import pytest

from cardwright.testing import proves
from tests.games.tempest.workshop import duel, hold_both, tempest, to_next_round


@proves("TEM-25", "TEM-26")
@pytest.mark.parametrize("phase", ["opening", "development"])
def test_only_effects_are_played_in_effect_phases(phase: str) -> None:
    scene = duel().at(phase=phase)
    scene.red(hand=["Ox", "One Card", "HP Field", "Atk Aura"], field=["Fox"])

    scene.then.red.can("play", "One Card").can("play", "HP Field").can("play", "Atk Aura").cannot("play", "Ox")


@proves("TEM-27", "TEM-29", "TEM-30")
def test_hold_needs_an_empty_stack_and_close_a_card_on_it() -> None:
    scene = duel()
    scene.red(hand=["One Card"]).blue(hand=["One Card"])
    scene.then.red.can("hold").cannot("close")

    scene.when.red.plays("One Card")
    scene.then.blue.can("close").can("play", "One Card").cannot("hold")


def test_who_stays_silent_holds_and_closes_but_plays_nothing() -> None:
    scene = duel()
    scene.red(hand=["One Card"]).blue(hand=["One Card"])
    assert scene.game.keys()[scene.game.answer_for_silent()] == "hold"

    scene.when.red.plays("One Card")
    assert scene.game.keys()[scene.game.answer_for_silent()] == "close"


@proves("TEM-28", "TEM-31")
def test_a_card_does_nothing_until_it_resolves_from_the_top() -> None:
    scene = duel().at(phase="development")
    scene.red(hand=["Ping"], field=["Ox"]).blue(hand=["Send Home"])

    scene.when.red.plays("Ping", on="Ox")
    scene.then.stat("Ox", damage=0).stack("Ping")

    scene.when.blue.plays("Send Home", on="Ox")
    scene.then.stack("Ping", "Send Home")
    scene.when.red.does("close")
    scene.then.red.has(hand=["Ox"], field=[], discard_pile=["Ping"])


@proves("TEM-30")
def test_nobody_answers_their_own_card_at_once() -> None:
    scene = duel()
    scene.red(hand=["One Card", "One Card"]).blue(hand=["One Card"])

    scene.when.red.plays("One Card")
    scene.then.red.is_not_asked()
    scene.when.blue.plays("One Card")
    scene.then.red.can("play", "One Card").can("close")


@proves("TEM-32", "TEM-33")
def test_a_closed_stack_resolves_to_the_bottom_and_another_may_follow() -> None:
    scene = duel()
    scene.red(hand=["One Card", "Ping All"]).blue(hand=["One Card", "One Card"])

    scene.when.red.plays("One Card")
    scene.when.blue.plays("One Card")
    scene.when.red.does("close")
    scene.then.stack()
    scene.then.red.has(hand=2, discard_pile=["One Card"])
    scene.then.blue.has(hand=2, discard_pile=["One Card"]).can("play", "One Card")


@proves("TEM-34")
@pytest.mark.parametrize(("option", "seat"), [("continue", "red"), ("restart", "red")])
def test_who_acts_after_a_close_by_seat_b(option: str, seat: str) -> None:
    scene = duel(after_close=option)
    scene.red(hand=["One Card"])
    scene.when.red.plays("One Card")
    scene.when.blue.does("close")

    scene.then.asked(seat)


@proves("TEM-34")
@pytest.mark.parametrize(("option", "seat"), [("continue", "blue"), ("restart", "red")])
def test_who_acts_after_a_close_by_seat_a(option: str, seat: str) -> None:
    scene = duel(after_close=option)
    scene.blue(hand=["One Card"])
    scene.when.red.does("hold")
    scene.when.blue.plays("One Card")
    scene.when.red.does("close")

    scene.then.asked(seat)


@proves("TEM-35", "TEM-36", "TEM-38")
def test_an_action_goes_to_the_pile_and_a_field_stays_for_the_round() -> None:
    scene = duel().at(phase="development")
    scene.red(hand=["HP Field"], field=["Ox"]).blue(hand=["One Card"], field=["Ox"])

    scene.when.red.plays("HP Field")
    scene.then.red.stat("Ox", hp=5)
    scene.when.blue.plays("One Card")
    scene.when.red.does("close")

    scene.then.red.has(field=["Ox", "HP Field"]).stat("Ox", hp=6)
    scene.then.blue.has(discard_pile=["One Card"]).stat("Ox", hp=5)
    to_next_round(scene)
    assert "HP Field" in [scene.game.name_of(card) for card in scene.game.zone(2, 0)]


@proves("TEM-37", "TEM-39", "TEM-79")
def test_an_aura_is_attached_and_follows_its_creature_to_the_other_side() -> None:
    scene = duel().at(phase="development")
    scene.red(hand=["Atk Aura"], field=["Wolf"]).blue(hand=["Steal"])

    scene.when.red.plays("Atk Aura", on="Wolf")
    scene.when.blue.plays("Steal", on="Wolf")
    scene.when.red.does("close")

    scene.then.blue.has(field=["Wolf (of red)"]).stat("Wolf", hp=3, atk=4, spe=2)
    scene.then.red.has(field=["Atk Aura (on Wolf)"])


@proves("TEM-39")
@pytest.mark.parametrize("answer", [True, False])
def test_an_aura_without_its_creature_goes_to_its_owners_pile(answer: bool) -> None:
    scene = duel().at(phase="development")
    scene.red(hand=["Atk Aura"], field=["Wolf"], plans="Mourner orange + Keeper orange")
    scene.blue(hand=["Send Home", "Send Home"])

    scene.when.red.plays("Atk Aura", on="Wolf")
    if answer:
        scene.when.blue.plays("Send Home", on="Wolf")
        scene.when.red.does("close")
    else:
        scene.when.blue.does("close")
        scene.when.red.does("hold")
        scene.when.blue.plays("Send Home", on="Wolf")
        scene.when.red.does("close")

    scene.then.red.has(discard_pile=["Atk Aura"], hand=["Wolf"], field=[], energy="-")


@proves("TEM-40", "TEM-78")
def test_auras_are_legal_in_the_opening_phase_if_there_is_a_creature() -> None:
    scene = duel()
    scene.red(hand=["Atk Aura"])
    scene.then.red.cannot("play", "Atk Aura")

    other = duel()
    other.red(hand=["Atk Aura"], field=["Ox"])
    other.then.red.can("play", "Atk Aura")


@proves("TEM-41")
def test_the_card_itself_cannot_pay_its_additional_cost() -> None:
    scene = duel()
    scene.red(hand=["Toss"])
    scene.then.red.cannot("play", "Toss")

    paid = duel()
    paid.red(hand=["Toss", "Ox", "Fox"])
    paid.when.red.plays("Toss", "Fox")
    paid.then.red.has(hand=["Ox"], discard_pile=["Fox"])
    paid.then.stack("Toss")
    paid.when.blue.does("close")
    paid.then.red.has(hand=4)


@proves("TEM-42")
def test_a_countered_card_goes_to_its_owners_pile_and_energy_stays_spent() -> None:
    scene = duel()
    scene.red(hand=["Two Cards", "Stop"], energy="3O").blue(hand=["Stop"])
    scene.then.red.cannot("play", "Stop")

    scene.when.red.plays("Two Cards")
    scene.when.blue.plays("Stop", on="Two Cards")
    scene.then.red.can("play", "Stop")
    scene.when.red.plays("Stop", on="Stop")
    scene.then.stack("Two Cards", "Stop", "Stop")
    scene.when.blue.does("close")

    scene.then.red.has(hand=2, energy="-", discard_pile=["Stop", "Two Cards"])
    scene.then.blue.has(discard_pile=["Stop"])


@proves("TEM-43")
def test_creatures_die_between_sentences_and_the_rest_goes_on() -> None:
    scene = duel().at(phase="development")
    scene.red(hand=["Then Draw"]).blue(field=["Ox"])

    scene.when.red.plays("Then Draw", on="Ox")
    scene.when.blue.does("close")

    scene.then.red.changed(hand=0).has(hand=1, discard_pile=["Then Draw"])
    scene.then.blue.has(discard_pile=["Ox"])


@proves("TEM-43", "TEM-44")
def test_the_card_is_in_its_place_before_triggers_resolve() -> None:
    scene = duel().at(phase="development")
    scene.red(hand=["Weaken"], field=["Pup"], deck=["Ox", "Fox"])

    scene.when.red.plays("Weaken", on="Pup")
    scene.when.blue.does("close")

    log = scene.game.log
    assert log is not None
    lines = [line for line in log.lines(-1) if line]
    assert lines.index("Weaken resolves") < lines.index("red draws Ox")


@proves("TEM-44")
def test_triggers_resolve_seat_a_first_then_by_arrival() -> None:
    scene = duel().at(phase="development", seat_A="blue", turn="blue")
    scene.red(field=["Crow", "Hare"]).blue(hand=["Weaken"], field=["Crow"])

    scene.when.blue.plays("Weaken", on="Hare")
    scene.when.red.does("close")

    log = scene.game.log
    assert log is not None
    draws = [line for line in log.lines(-1) if line and " draws " in line]
    assert [line.split()[0] for line in draws] == ["blue", "red"]


@proves("TEM-44")
def test_a_trigger_resolves_even_if_its_creature_has_left() -> None:
    scene = duel().at(phase="development")
    scene.red(hand=["Ping All"], field=["Pup"], deck=["Ox"])

    scene.when.red.plays("Ping All")
    scene.when.blue.does("close")
    scene.then.red.has(field=[], hand=["Ox"])


@proves("TEM-26", "TEM-20")
def test_development_follows_the_same_rules() -> None:
    scene = duel().at(phase="creature")
    scene.red(hand=["One Card"]).blue(hand=["One Card"])
    hold_both(scene)

    scene.then.fact(phase="development").red.can("hold").can("play", "One Card")
    scene.when.red.plays("One Card")
    scene.then.blue.can("close").cannot("hold")
    assert len(tempest(scene).stack) == 1


@proves("TEM-42")
def test_a_card_on_the_stack_targets_any_other_but_not_itself() -> None:
    scene = duel()
    scene.red(hand=["One Card", "Stop"]).blue(hand=["Two Cards"], energy="3O")
    scene.when.red.plays("One Card")
    scene.when.blue.plays("Two Cards")
    scene.when.red.does("play Stop")
    scene.then.red.can("choose One Card").can("choose Two Cards").cannot("choose Stop")


@proves("TEM-44")
@pytest.mark.parametrize(
    ("field", "first"),
    [(["Crow", "Vulture"], "draws"), (["Vulture", "Crow"], "gains"), (["Undertaker"], "draws")],
)
def test_triggers_of_one_player_resolve_by_arrival_then_in_printed_order(field: list[str], first: str) -> None:
    scene = duel().at(phase="development")
    scene.red(hand=["Weaken"], field=field).blue(field=["Hare"])
    scene.when.red.plays("Weaken", on="Hare")
    scene.when.blue.does("close")

    log = scene.game.log
    assert log is not None
    told = [line.split()[1] for line in log.lines(-1) if line.startswith(("red draws", "red gains"))]
    assert told == [first, "gains" if first == "draws" else "draws"]
