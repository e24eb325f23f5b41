"""Games with a clock: time is charged, who takes too long is answered for, and nothing is taken back."""

from __future__ import annotations

import asyncio

import pytest

from cardwright.server import hub
from cardwright.server import table as tables
from cardwright.server.store import Entry
from tests.server.house import House, any_state, is_asked, is_over, run

TIMED = "bounty"


async def choices(house: House, match: str) -> list[Entry]:
    """What was chosen so far."""
    return [entry for entry in await house.hub.store.entries(match) if entry.kind == "choose"]


def test_a_game_without_a_clock_tells_no_time(file: str) -> None:
    async def scene() -> None:
        async with House(file) as house:
            mine = await house.deal(TIMED, {"type": "computer", "level": "random"})
            async with house.sit(mine["match"], mine["token"]) as guest:
                assert (await guest.until(any_state))["clock"] is None

    run(scene)


def test_answers_are_charged_by_the_clock_and_a_late_one_does_not_count(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    moment = 1_000_000.0
    for module in (tables, hub):
        monkeypatch.setattr(module, "now", lambda: moment)

    async def scene() -> None:
        nonlocal moment
        async with House(file) as house:
            mine, theirs = await house.friends(TIMED, options={"mode": "timed"})
            match = mine["match"]
            async with house.sit(match, mine["token"]) as red, house.sit(match, theirs["token"]) as blue:
                for guest in (red, blue):
                    await guest.until(any_state)
                asked, other = (red, blue) if is_asked(red.state) else (blue, red)
                assert asked.state["clock"]["longest"] == 30_000
                table = house.hub.tables[match].table
                moment += 2.5
                await asked.choose()
                assert (await choices(house, match))[-1].milliseconds == 2500
                asked = asked if is_asked(asked.state) else other
                await asked.until(is_asked)
                silent = table.game.keys()[table.game.answer_for_silent()]
                others = [index for index, key in enumerate(table.game.keys()) if key != silent]
                moment += 31.0
                await asked.choose(others[0] if others else 0)
                last = (await choices(house, match))[-1]
                assert (last.words, last.milliseconds) == (silent, 30_000)
                assert table.game.elapsed == 32_500

    run(scene)


def test_who_stays_silent_is_answered_for_until_time_is_up(file: str) -> None:
    async def scene() -> None:
        async with House(file) as house:
            options = {"mode": "timed", "decision_cap_ms": "40", "time_limit_s": "1"}
            mine, theirs = await house.friends(TIMED, options=options)
            match = mine["match"]
            async with house.sit(match, mine["token"]) as red, house.sit(match, theirs["token"]) as blue:
                for guest in (red, blue):
                    await guest.until(is_over)
            made = await choices(house, match)
            assert sum(entry.milliseconds for entry in made) >= 1000
            assert {entry.milliseconds for entry in made} == {40}
            assert {entry.seat for entry in made} == {0, 1}

    run(scene)


def test_time_stands_until_a_friend_has_come(file: str) -> None:
    async def scene() -> None:
        async with House(file) as house:
            options = {"mode": "timed", "decision_cap_ms": "30"}
            mine = await house.deal(TIMED, {"type": "friend"}, options=options)
            async with house.sit(mine["match"], mine["token"]) as red:
                state = await red.until(any_state)
                assert state["clock"]["thinking"] == 0
                await asyncio.sleep(0.2)
                assert await choices(house, mine["match"]) == []
                await house.post(f"/api/matches/{mine['match']}/join", {"invitation": mine["invitation"]})
                await red.until(lambda state: state["clock"]["elapsed"] > 0)

    run(scene)


def test_no_choice_is_taken_back_while_a_clock_runs(file: str) -> None:
    async def scene() -> None:
        async with House(file) as house:
            mine = await house.deal(TIMED, {"type": "computer", "level": "random"}, options={"mode": "timed"})
            async with house.sit(mine["match"], mine["token"]) as guest:
                await guest.choose()
                state = await guest.until(is_asked)
                assert not state["may_take_back"]
                assert not state["prompt"]["cancellable"]
                await guest.say("take back", number=0)
                assert await guest.until_refused() == "not now"

    run(scene)


def test_a_clock_goes_on_where_it_was_after_the_server_was_stopped(file: str) -> None:
    async def scene() -> None:
        options = {"mode": "timed", "decision_cap_ms": "40"}
        async with House(file) as house:
            mine, _ = await house.friends(TIMED, options=options)
            async with house.sit(mine["match"], mine["token"]) as red:
                await red.until(lambda state: state["clock"]["elapsed"] >= 120)
        async with House(file) as again:
            before = sum(entry.milliseconds for entry in await choices(again, mine["match"]))
            async with again.sit(mine["match"], mine["token"]) as red:
                assert (await red.until(any_state))["clock"]["elapsed"] >= before >= 120
                await red.until(lambda state: state["clock"]["elapsed"] > before)

    run(scene)
