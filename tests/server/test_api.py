"""The HTTP interface: what it describes is what it does."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance

from cardwright import games
from cardwright.server import schema
from cardwright.server.describe import describe, shelf
from cardwright.server.openapi import interface
from tests.server.house import House, run

GAME = games.ids()[-1]
ROOT = Path(__file__).parents[2]
SCHEMA = schemathesis.openapi.from_dict(interface())


def test_the_clients_types_are_current() -> None:
    assert (ROOT / schema.TARGET).read_text(encoding="utf-8") == schema.typescript()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a thread of its own."""
    found: list[str] = []
    ready, done = threading.Event(), threading.Event()

    async def serve() -> None:
        async with House(str(tmp_path_factory.mktemp("api") / "tables.db")) as house:
            found.append(f"http://{house.address}")
            ready.set()
            await asyncio.to_thread(done.wait)

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    assert ready.wait(120)
    yield found[0]
    done.set()
    thread.join(120)


@SCHEMA.parametrize()
@settings(max_examples=12, suppress_health_check=list(HealthCheck), deadline=None)
def test_no_request_breaks_the_server(case: schemathesis.Case[Any], address: str) -> None:
    answer = case.call(base_url=address, timeout=120)
    case.validate_response(
        answer, checks=[not_a_server_error, content_type_conformance, response_schema_conformance]
    )  # fmt: skip


@pytest.mark.parametrize("game", games.ids())
def test_a_description_has_all_that_a_table_needs(game: str) -> None:
    found = describe(game)
    groups = {group.id for group in found.groups}
    names = {stat.id for stat in found.stats} | set(found.numbers) | {"cost"}
    assert [face.index for face in found.faces] == list(range(len(found.faces)))
    assert all(face.groups and set(face.groups) <= groups for face in found.faces)
    for look in found.looks:
        for place in (look.tl, look.tr, look.line, look.bl, look.br, look.tile):
            for widget in place:
                assert set(widget.of) <= names, widget
    assert sum(counter.vital for counter in found.counters) == 1
    assert {zone.place for zone in found.zones} >= {"deck", "hand"}
    assert any(zone.in_play for zone in found.zones)
    assert found.phases
    assert all(0 <= group.hue < 360 for group in found.groups)
    declared = {zone.id for zone in found.zones}
    from cardwright.server.describe import look_of

    assert set(look_of(game).zones) <= declared, "a place for a zone that the game does not have"


def test_the_shelf_holds_every_game() -> None:
    assert [card.id for card in shelf().games] == games.ids()
    assert shelf().levels


def test_decks_are_checked_and_written_as_text(file: str) -> None:
    async def scene() -> None:
        async with House(file) as house:
            deck = games.find(GAME).decks()[0]
            path = f"/api/games/{GAME}/deck"
            good = await house.post(path, {"cards": list(deck.cards)})
            assert good["problems"] == []
            assert good["total"] == len(deck.cards)
            again = await house.post(path, {"text": good["text"]})
            assert again["cards"] == good["cards"]
            bad = await house.post(path, {"text": "2 No Such Card"})
            assert bad["unknown"] == ["No Such Card"] * 2
            assert bad["problems"]
            await house.post(path, {"text": "999 a\n" * 300}, status=400)
            await house.post(
                "/api/matches", {"game": GAME, "opponent": {"type": "friend"}, "decks": [["x"], ""]}, status=400
            )
            await house.post("/api/matches", {"game": "chess", "opponent": {"type": "friend"}}, status=400)
            await house.post(
                "/api/matches", {"game": GAME, "opponent": {"type": "computer", "level": "god"}}, status=400
            )

    run(scene)


def test_a_replay_goes_on_against_a_computer_and_hints_are_given(file: str) -> None:
    async def scene() -> None:
        async with House(file) as house:
            mine = await house.deal(GAME, {"type": "same screen"})
            async with house.sit(mine["match"], mine["token"]) as guest:
                for _ in range(10):
                    await guest.choose()
                await guest.say("concede", seat=1)
                await guest.until(lambda state: state["position"]["outcome"] is not None)
            head = {"Authorization": f"Bearer {mine['token']}"}
            record = (await house.client.get(f"/api/matches/{mine['match']}/record", headers=head)).text
            wanted = {"record": record, "move": 6, "seat": 0, "level": "random"}
            again = await house.post("/api/continue", wanted)
            async with house.sit(again["match"], again["token"]) as guest:
                state = await guest.until(lambda state: state["prompt"] is not None)
                hint = await house.post(f"/api/matches/{again['match']}/hint", {}, again["token"])
                assert hint["number"] == state["prompt"]["number"]
                assert state["prompt"]["options"][hint["option"]]["key"] == hint["words"]
            await house.post(f"/api/matches/{again['match']}/hint", {}, again["spectate"], status=409)
            await house.post("/api/continue", {**wanted, "move": 99}, status=400)
            await house.post("/api/replay", {"record": "nonsense"}, status=400)
            absurd = record.replace("deck red: ", "deck red: " + "999 x, " * 1000)
            await house.post("/api/replay", {"record": absurd}, status=400)
            for viewer in (-1, 0, 1, 2):
                replay = await house.post("/api/replay", {"record": record, "viewer": viewer, "count": 50})
                assert [frame["move"] for frame in replay["frames"]] == list(range(12))
                assert all(frame["position"]["viewer"] == viewer for frame in replay["frames"])

    run(scene)


def test_the_client_is_served_and_nothing_beside_it(file: str, tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>table</title>")
    (static / "assets" / "a.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")

    async def scene() -> None:
        async with House(file, static=static) as house:
            for path in ("/", "/play/one", "/%2e%2e/secret.txt"):
                assert (await house.client.get(path)).text == "<title>table</title>"
            assert (await house.client.get("/assets/a.js")).text == "1"
            assert (await house.client.get("/api/none")).status_code == 404
        async with House(str(tmp_path / "other.db")) as house:
            answer = await house.client.get("/")
            assert answer.status_code == 503
            assert "make play" in answer.text

    run(scene)
