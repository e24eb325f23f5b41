"""The web application: HTTP requests, tables over WebSocket, and the built client."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from fastapi import FastAPI, WebSocket
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles

from cardwright.server.connection import serve_table
from cardwright.server.garbage import look_fully_at_times
from cardwright.server.gate import Gate
from cardwright.server.hub import THINKING_PAUSE, Hub
from cardwright.server.limits import Buckets
from cardwright.server.openapi import add_description
from cardwright.server.routes import add_routes
from cardwright.server.store import Store
from cardwright.server.waking import listen_for_entries

STATIC: Final = Path(__file__).parent / "static"
SWEEP_SECONDS: Final = 10.0
NO_CLIENT: Final = "The browser client is not built. Run `make play`, or `npm run build` in the folder web.\n"


def make_app(
    database: str, pause: float = THINKING_PAUSE, buckets: Buckets | None = None, static: Path = STATIC
) -> FastAPI:
    """The application on a database."""
    store = Store(database)
    hub = Hub(store, pause)

    @asynccontextmanager
    async def live(_: FastAPI) -> AsyncIterator[None]:
        await store.open()
        hub.writer.start()
        work = (sweep_often(hub), listen_for_entries(hub), look_fully_at_times())
        tasks = [asyncio.create_task(each) for each in work]
        yield
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await hub.stop()
        await store.close()

    app = FastAPI(title="cardwright", lifespan=live, docs_url=None, redoc_url=None, openapi_url=None)
    app.state.hub = hub
    add_routes(app, hub)
    add_description(app)

    @app.websocket("/api/matches/{id}/table")
    async def table(socket: WebSocket, id: str) -> None:
        await serve_table(socket, hub, id)

    add_client(app, static)
    app.add_middleware(Gate, buckets=buckets or Buckets())
    return app


def add_client(app: FastAPI, static: Path) -> None:
    """The built client; every address that is no file of it is a page of it."""
    index = static / "index.html"
    if (static / "assets").is_dir():
        app.mount("/assets", StaticFiles(directory=static / "assets"))

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        if path.startswith("api/"):
            return Response(b'{"problems":["there is nothing here"]}', 404, media_type="application/json")
        if not index.is_file():
            return PlainTextResponse(NO_CLIENT, 503)
        wanted = (static / path).resolve()
        if path and wanted.is_file() and wanted.is_relative_to(static.resolve()):
            return FileResponse(wanted)
        return FileResponse(index, headers={"Cache-Control": "no-cache"})


async def sweep_often(hub: Hub) -> None:
    """Let go of idle tables now and then."""
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        hub.sweep()
