"""HTTP requests, as API.md lists them."""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec
from starlette.responses import PlainTextResponse, Response

from cardwright import games
from cardwright.engine.errors import SetupError
from cardwright.server import requests
from cardwright.server.dealing import open_match
from cardwright.server.decklists import check_deck
from cardwright.server.describe import describe, shelf
from cardwright.server.hub import question_of
from cardwright.server.joining import SeatTaken, WrongSecret, find_games, join, role_at
from cardwright.server.levels import HINTS
from cardwright.server.practice import continue_match
from cardwright.server.replays import show_replay
from cardwright.server.tokens import ROLES
from cardwright.server.writer import TROUBLE

if TYPE_CHECKING:
    from fastapi import FastAPI
    from starlette.requests import Request

    from cardwright.server.hub import Hub

B = TypeVar("B")
Handler = Callable[["Request"], Awaitable[Response]]
MOST_TOKENS: Final = 50
NO_RECORD: Final = "The record holds the seed, so it is told when the game is over."


class NotYet(Exception):
    """Something that is told only when the game is over, or asked only while it goes on."""


def add_routes(app: FastAPI, hub: Hub) -> None:
    """Every request of the interface."""
    desk = Desk(hub)
    for method, path, handler in (
        ("GET", "/api/shelf", desk.shelf),
        ("GET", "/api/games/{game}", desk.game),
        ("GET", "/api/games/{game}/rules", desk.rules),
        ("POST", "/api/games/{game}/deck", desk.deck),
        ("POST", "/api/matches", desk.new_match),
        ("POST", "/api/matches/{match}/join", desk.join),
        ("POST", "/api/matches/{match}/hint", desk.hint),
        ("GET", "/api/matches/{match}/record", desk.record),
        ("POST", "/api/resume", desk.resume),
        ("POST", "/api/replay", desk.replay),
        ("POST", "/api/continue", desk.go_on),
    ):
        app.add_route(path, guarded(handler), methods=[method], include_in_schema=False)


def guarded(handler: Handler) -> Handler:
    """A handler whose refusals become answers."""

    async def answer(request: Request) -> Response:
        try:
            return await handler(request)
        except SetupError as error:
            return problem(400, error.problems)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            return problem(400, [f"the request cannot be read: {error}"])
        except WrongSecret as error:
            return problem(403, [str(error)])
        except (SeatTaken, NotYet) as error:
            return problem(409, [str(error)])
        except TROUBLE:
            return problem(503, ["The tables cannot be reached at the moment. Try it again."])

    return answer


def problem(status: int, problems: list[str]) -> Response:
    """An answer that says what is wrong."""
    return reply(requests.Problem(problems), status)


def reply(content: msgspec.Struct, status: int = 200) -> Response:
    """An answer as JSON."""
    return Response(msgspec.json.encode(content), status, media_type="application/json")


async def body(request: Request, type: type[B]) -> B:
    """The request's body."""
    return msgspec.json.decode(await request.body(), type=type)


def bearer(request: Request) -> str:
    """The secret in a request's head."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


class Desk:
    """Answers requests."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def shelf(self, _: Request) -> Response:
        """All games."""
        return reply(shelf())

    async def game(self, request: Request) -> Response:
        """A game's description; a browser that has it already is told so."""
        content = msgspec.json.encode(describe(known_game(request)))
        tag = f'"{hashlib.sha256(content).hexdigest()[:16]}"'
        headers = {"ETag": tag, "Cache-Control": "no-cache"}
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        return Response(content, media_type="application/json", headers=headers)

    async def rules(self, request: Request) -> Response:
        """A game's rules."""
        return reply(requests.Rules(games.find(known_game(request)).rules()))

    async def deck(self, request: Request) -> Response:
        """What a deck holds and what is wrong with it."""
        game = known_game(request)
        return reply(check_deck(game, await body(request, requests.DeckList)))

    async def new_match(self, request: Request) -> Response:
        """A new match."""
        return reply(await open_match(self.hub.store, await body(request, requests.NewMatch)), 201)

    async def join(self, request: Request) -> Response:
        """The open seat for an invitation."""
        return reply(await join(self.hub, request.path_params["match"], await body(request, requests.Join)))

    async def hint(self, request: Request) -> Response:
        """What a computer would do."""
        match_id = request.path_params["match"]
        seats = ROLES[await role_at(self.hub, match_id, bearer(request))]
        seated = await self.hub.find(match_id)
        if seated is None:
            raise NotYet("A hint is for whoever is asked.")
        async with seated.lock:
            table = seated.settled()
            if table.decider is None or table.decider not in seats:
                raise NotYet("A hint is for whoever is asked.")
            number, keys, question = table.next_question(seats), table.game.keys(), question_of(table, HINTS)
        thought = await self.hub.thinkers.ask(question)
        return reply(requests.Hint(number, thought.option, keys[thought.option], thought.weights))

    async def record(self, request: Request) -> Response:
        """The record of a finished match."""
        match_id = request.path_params["match"]
        await role_at(self.hub, match_id, bearer(request))
        seated = await self.hub.find(match_id)
        if seated is None:
            raise NotYet(NO_RECORD)
        async with seated.lock:
            table = seated.settled()
            if not table.game.is_over:
                raise NotYet(NO_RECORD)
            record = table.match.record
            record.seats = {**record.seats, **{name: table.name_of(seat) for seat, name in enumerate(("red", "blue"))}}
            text = table.match.save()
        name = f"{table.deal.game}-{match_id}.txt"
        headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
        return PlainTextResponse(text, headers=headers)

    async def resume(self, request: Request) -> Response:
        """Where one's games stand."""
        wanted = await body(request, requests.ResumeRequest)
        return reply(requests.YourGames(await find_games(self.hub, wanted.tokens[:MOST_TOKENS])))

    async def replay(self, request: Request) -> Response:
        """Frames of a record."""
        return reply(show_replay(await body(request, requests.ReplayRequest)))

    async def go_on(self, request: Request) -> Response:
        """Go on from a record against a computer."""
        return reply(await continue_match(self.hub.store, await body(request, requests.ContinueRequest)), 201)


def known_game(request: Request) -> str:
    """The game in an address."""
    return games.find(request.path_params["game"]).id
