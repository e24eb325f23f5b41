"""Too much, too often, nonsense."""

from __future__ import annotations

import functools

import pytest

from cardwright import games
from cardwright.server import connection
from cardwright.server.connection import PATIENCE
from cardwright.server.limits import BODY_BYTES, BURST, MESSAGE_BYTES, Bucket, Buckets
from tests.server.house import House, any_state, closes, run

GAME = games.ids()[-1]


def test_a_bucket_lets_a_burst_through_and_fills_again() -> None:
    time = 0.0
    bucket = Bucket(3, 2.0, lambda: time)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    time = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    time = 100.0
    assert bucket.is_full


@pytest.mark.parametrize(
    "words",
    [
        "",
        "nonsense",
        "[]",
        '{"type":"choose"}',
        '{"type":"choose","number":"1","option":0}',
        '{"type":"hello","token":""}',
        '{"type":"choose","number":1,"option":0,"more":1}',
        '{"type":"unheard of"}',
        " " * (MESSAGE_BYTES + 1),
    ],
)
def test_nonsense_is_refused_and_the_table_stands(words: str, file: str) -> None:
    async def scene() -> None:
        async with House(file) as house:
            mine = await house.deal(GAME, {"type": "friend"})
            async with house.sit(mine["match"], mine["token"]) as guest:
                await guest.until(any_state)
                await guest.socket.send(words)
                assert await guest.until_refused() == "bad message"

    run(scene)


def test_who_never_stops_is_sent_away(file: str) -> None:
    async def scene() -> None:
        async with House(file) as house:
            mine = await house.deal(GAME, {"type": "friend"})
            async with house.sit(mine["match"], mine["token"]) as guest:
                await guest.until(any_state)
                for _ in range(PATIENCE):
                    await guest.socket.send("nonsense")
                assert await closes(guest) == 4429

    run(scene)


def test_too_fast_is_refused_then_works_again(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    time = 0.0
    monkeypatch.setattr(connection, "Bucket", functools.partial(Bucket, clock=lambda: time))

    async def scene() -> None:
        nonlocal time
        async with House(file) as house:
            mine = await house.deal(GAME, {"type": "friend"})
            async with house.sit(mine["match"], mine["token"]) as guest:
                for _ in range(BURST + 1):
                    await guest.say("ping")
                while "too fast" not in guest.refusals:
                    await guest.hear()
                assert sum('"pong"' in words for words in guest.heard) == BURST
                time = 1.0
                await guest.say("ping")
                while (await guest.hear())["type"] != "pong":
                    pass

    run(scene)


def test_large_bodies_and_many_requests_are_refused_at_the_gate(file: str) -> None:
    async def scene() -> None:
        async with House(file, Buckets(5, 0.0)) as house:
            huge = b" " * (BODY_BYTES + 1)
            assert (await house.client.post("/api/replay", content=huge)).status_code == 413

            async def pieces() -> object:
                for _ in range(9):
                    yield b" " * (BODY_BYTES // 8)

            assert (await house.client.post("/api/replay", content=pieces())).status_code == 413  # type: ignore[arg-type]
            codes = [(await house.client.get("/api/shelf")).status_code for _ in range(5)]
            assert codes == [200, 200, 200, 429, 429]

    run(scene)


def test_every_answer_carries_its_guards(file: str) -> None:
    async def scene() -> None:
        async with House(file) as house:
            for path in ("/api/shelf", "/api/games/unknown", "/"):
                head = (await house.client.get(path)).headers
                assert "default-src 'self'" in head["content-security-policy"]
                assert head["referrer-policy"] == "no-referrer"

    run(scene)
