"""Who may do what at a table."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

from cardwright import games
from cardwright.server.store import Entry
from tests.server.house import House, any_state, closes, goes_on, is_asked, is_over, run

GAME = games.ids()[-1]


def keys_of(state: dict[str, Any]) -> list[str]:
    """What is offered."""
    return [one["key"] for one in state["prompt"]["options"]]


def test_an_invitation_seats_one_friend_and_no_second(database: str) -> None:
    async def scene() -> None:
        async with House(database) as house:
            mine = await house.deal(GAME, {"type": "friend"}, name="Ann")
            path = f"/api/matches/{mine['match']}/join"
            await house.post(path, {"invitation": "guessed"}, status=403)
            await house.post(path, {"invitation": mine["spectate"]}, status=403)
            theirs = await house.post(path, {"invitation": mine["invitation"], "name": "Ben"})
            await house.post(path, {"invitation": mine["invitation"]}, status=409)
            assert (mine["seats"], theirs["seats"]) == ([0], [1])
            async with house.sit(mine["match"], theirs["token"]) as ben:
                state = await ben.until(any_state)
                assert [player["name"] for player in state["players"]] == ["Ann", "Ben"]

    run(scene)


def test_a_wrong_token_gets_nothing(database: str) -> None:
    async def scene() -> None:
        async with House(database) as house:
            mine = await house.deal(GAME, {"type": "friend"})
            other = await house.deal(GAME, {"type": "friend"})
            for match, token in (
                (mine["match"], "guessed"),
                (mine["match"], other["token"]),
                (mine["match"], mine["invitation"]),
                ("nowhere", mine["token"]),
            ):
                async with house.sit(match, token) as guest:
                    assert await closes(guest) == 4403
                    assert guest.refusals == ["token"]
                    assert not guest.state

    run(scene)


def test_only_the_seat_that_is_asked_chooses_and_only_from_its_options(database: str) -> None:
    async def scene() -> None:
        async with House(database) as house:
            mine, theirs = await house.friends(GAME)
            match = mine["match"]
            async with (
                house.sit(match, mine["token"]) as red,
                house.sit(match, theirs["token"]) as blue,
                house.sit(match, mine["spectate"]) as watcher,
            ):
                states = [await guest.until(any_state) for guest in (red, blue)]
                asked, idle = (red, blue) if is_asked(states[0]) else (blue, red)
                number = asked.state["prompt"]["number"]
                await idle.say("choose", number=number, option=0)
                assert await idle.until_refused() == "not yours"
                await watcher.until(any_state)
                await watcher.say("choose", number=number, option=0)
                assert await watcher.until_refused() == "not yours"
                assert watcher.state["prompt"] is None
                for option in (-1, 999):
                    await asked.say("choose", number=number, option=option)
                    assert await asked.until_refused() == "no option"
                assert asked.state["prompt"]["number"] == number

    run(scene)


def test_stale_and_repeated_answers_get_the_state_and_change_nothing(database: str) -> None:
    async def scene() -> None:
        async with House(database) as house:
            mine, theirs = await house.friends(GAME)
            async with (
                house.sit(mine["match"], mine["token"]) as red,
                house.sit(mine["match"], theirs["token"]) as blue,
            ):
                states = [await guest.until(any_state) for guest in (red, blue)]
                asked = red if is_asked(states[0]) else blue
                number = asked.state["prompt"]["number"]
                await asked.choose()
                moves = len(await house.hub.store.entries(mine["match"]))
                for _ in range(3):
                    await asked.say("choose", number=number, option=0)
                    assert await asked.until_refused() == "stale"
                assert len(await house.hub.store.entries(mine["match"])) == moves

    run(scene)


def test_nobody_sees_a_choice_before_it_is_committed(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with House(file) as house:
            mine = await house.deal(GAME, {"type": "same screen"})
            append = house.hub.writer.append
            begun, may_go_on = asyncio.Event(), asyncio.Event()

            async def slowly(entry: Entry) -> bool:
                begun.set()
                await may_go_on.wait()
                return await append(entry)

            monkeypatch.setattr(house.hub.writer, "append", slowly)
            async with house.sit(mine["match"], mine["token"]) as screen:
                await screen.until(is_asked)
                before = len(screen.heard)
                await screen.say("choose", number=1, option=0)
                await begun.wait()
                async with house.sit(mine["match"], mine["spectate"]) as watcher:
                    await watcher.hear()
                    house.hub.tables[mine["match"]].tell_all()
                    await asyncio.sleep(0.2)
                    may_go_on.set()
                    await watcher.until(any_state)
                    await screen.until(lambda state: is_asked(state) and state["prompt"]["number"] == 2)
                numbers = [json.loads(words)["prompt"]["number"] for words in screen.heard[before:]]
                assert set(numbers) == {2}
                assert len(await house.hub.store.entries(mine["match"])) == 1

    run(scene)


def test_a_question_waits_for_its_player_on_any_device(database: str) -> None:
    async def scene() -> None:
        async with House(database) as house:
            mine = await house.deal(GAME, {"type": "computer", "level": "random"})
            async with house.sit(mine["match"], mine["token"]) as guest:
                await guest.play_on(random.Random(5), 6)
                before = await guest.until(is_asked)
            number = before["prompt"]["number"]
            async with (
                house.sit(mine["match"], mine["token"]) as phone,
                house.sit(mine["match"], mine["token"]) as desk,
            ):
                for device in (phone, desk):
                    state = await device.until(is_asked)
                    assert state["fresh"]
                    assert keys_of(state) == keys_of(before)
                    assert state["prompt"]["number"] == number
                await phone.choose()
                await desk.until(lambda state: not is_asked(state) or state["prompt"]["number"] > number)

    run(scene)


def test_conceding_ends_the_game_for_all(database: str) -> None:
    async def scene() -> None:
        async with House(database) as house:
            mine, theirs = await house.friends(GAME)
            async with (
                house.sit(mine["match"], mine["token"]) as red,
                house.sit(mine["match"], theirs["token"]) as blue,
                house.sit(mine["match"], mine["spectate"]) as watcher,
            ):
                await red.say("concede", seat=1)
                assert await red.until_refused() == "not yours"
                await blue.say("concede")
                for guest in (red, blue, watcher):
                    assert (await guest.until(is_over))["position"]["outcome"]["winner"] == 0
                    assert guest.state["fairness"]["seed"] is not None

    run(scene)


def test_a_draw_takes_two(database: str) -> None:
    async def scene() -> None:
        async with House(database) as house:
            mine, theirs = await house.friends(GAME)
            async with (
                house.sit(mine["match"], mine["token"]) as red,
                house.sit(mine["match"], theirs["token"]) as blue,
            ):
                await red.say("offer draw")
                for guest in (red, blue):
                    await guest.until(lambda state: state["draw_offer"] == 0)
                await blue.say("decline draw")
                await red.until(lambda state: state["draw_offer"] is None)
                await blue.say("offer draw")
                await red.until(lambda state: state["draw_offer"] == 1)
                await red.say("offer draw")
                outcome = (await blue.until(is_over))["position"]["outcome"]
                assert outcome == {"winner": None, "reason": "a draw was agreed"}

    run(scene)


def test_a_choice_against_a_computer_can_be_taken_back(database: str) -> None:
    async def scene() -> None:
        async with House(database) as house:
            mine = await house.deal(GAME, {"type": "computer", "level": "random"})
            async with house.sit(mine["match"], mine["token"]) as guest:
                await guest.play_on(random.Random(7), 4)
                before = await guest.until(is_asked)
                await guest.choose()
                await guest.until(goes_on)
                number = guest.state["prompt"]["number"] if is_asked(guest.state) else 0
                await guest.say("take back", number=number)
                state = await guest.until(lambda state: is_asked(state) and state["prompt"]["number"] > number)
                assert state["fresh"]
                assert keys_of(state) == keys_of(before)
            kinds = [entry.kind for entry in await house.hub.store.entries(mine["match"])]
            assert kinds[-1] == "take back", "the log only grows"
            friends, _ = await house.friends(GAME)
            async with house.sit(friends["match"], friends["token"]) as guest:
                await guest.say("take back", number=0)
                assert await guest.until_refused() == "not now"

    run(scene)


def test_a_rematch_swaps_the_seats_and_keeps_the_tokens(database: str) -> None:
    async def scene() -> None:
        async with House(database) as house:
            mine, theirs = await house.friends(GAME)
            async with (
                house.sit(mine["match"], mine["token"]) as red,
                house.sit(mine["match"], theirs["token"]) as blue,
            ):
                await red.say("rematch")
                assert await red.until_refused() == "not now"
                await red.say("concede")
                await blue.until(is_over)
                await red.say("rematch")
                await blue.until(lambda state: state["rematch"] == {"wanted": [0], "match": None})
                await blue.say("rematch")
                await red.until(lambda state: state["rematch"] and state["rematch"]["match"])
                again = red.state["rematch"]["match"]
                assert again != mine["match"]
            async with house.sit(again, mine["token"]) as guest, house.sit(again, mine["spectate"]) as watcher:
                assert (await guest.hear())["seats"] == [1]
                assert (await watcher.hear())["seats"] == []
                old = await house.hub.store.find_match(mine["match"])
                new = await house.hub.store.find_match(again)
                assert old is not None
                assert new is not None
                assert (old.decks[0], old.decks[1]) == (new.decks[1], new.decks[0])
                assert old.seed != new.seed

    run(scene)


def test_one_screen_serves_two_each_with_its_own_eyes(file: str) -> None:
    async def scene() -> None:
        async with House(file) as house:
            mine = await house.deal(GAME, {"type": "same screen"}, name="Ann", theirs="Ben")
            assert mine["seats"] == [0, 1]
            async with house.sit(mine["match"], mine["token"]) as screen:
                viewers = set()
                chance = random.Random(3)
                for _ in range(60):
                    state = await screen.until(goes_on)
                    if is_over(state):
                        break
                    assert state["position"]["viewer"] == state["position"]["waiting"]
                    viewers.add(state["position"]["viewer"])
                    await screen.choose(chance.randrange(len(state["prompt"]["options"])))
                assert viewers == {0, 1}

    run(scene)


def test_on_one_screen_no_answer_counts_for_the_other_player(file: str) -> None:
    async def scene() -> None:
        async with House(file) as house:
            mine = await house.deal(GAME, {"type": "same screen"})
            async with house.sit(mine["match"], mine["token"]) as screen:
                asked = (await screen.until(is_asked))["position"]["viewer"]
                number = 0
                while screen.state["position"]["viewer"] == asked:
                    number = screen.state["prompt"]["number"]
                    await screen.choose()
                assert screen.state["prompt"]["number"] == number + 1
                moves = len(await house.hub.store.entries(mine["match"]))
                await screen.say("choose", number=number, option=0)
                assert await screen.until_refused() == "stale"
                assert len(await house.hub.store.entries(mine["match"])) == moves

    run(scene)


@pytest.mark.parametrize("game", games.ids())
def test_a_choice_that_is_not_final_can_be_cancelled(game: str, file: str) -> None:
    async def scene() -> None:
        async with House(file) as house:
            mine = await house.deal(game, {"type": "same screen"})
            chance = random.Random(1)
            async with house.sit(mine["match"], mine["token"]) as screen:
                before = await screen.until(is_asked)
                while not screen.state["prompt"]["cancellable"]:
                    before = screen.state
                    await screen.choose(chance.randrange(len(before["prompt"]["options"])))
                number = screen.state["prompt"]["number"]
                await screen.say("cancel", number=number - 1)
                assert await screen.until_refused() == "stale"
                await screen.say("cancel", number=number)
                state = await screen.until(lambda state: state["prompt"]["number"] > number)
                assert keys_of(state) == keys_of(before)
                assert state["position"]["zones"] == before["position"]["zones"]
            entries = await house.hub.store.entries(mine["match"])
            assert entries[-1].kind == "cancel", "the log only grows"
            again = await house.hub.load(mine["match"])
            assert again is not None
            assert again.table.game.keys() == keys_of(before)

    run(scene)


@pytest.mark.parametrize("game", games.ids())
def test_a_computer_plays_a_whole_game_and_the_record_can_be_had(game: str, file: str) -> None:
    async def scene() -> None:
        async with House(file) as house:
            mine = await house.deal(game, {"type": "computer", "level": "random"})
            path = f"/api/matches/{mine['match']}/record"
            head = {"Authorization": f"Bearer {mine['token']}"}
            async with house.sit(mine["match"], mine["token"]) as guest:
                await guest.play_on(random.Random(11), 8)
                assert (await house.client.get(path, headers=head)).status_code == 409
                await guest.play_on(random.Random(12))
            assert (await house.client.get(path)).status_code == 403
            record = (await house.client.get(path, headers=head)).text
            frames = await house.post("/api/replay", {"record": record, "viewer": 0, "first": 2, "count": 3})
            assert [frame["move"] for frame in frames["frames"]] == [2, 3, 4]
            assert frames["problems"] == []

    run(scene)
