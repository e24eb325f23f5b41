"""The interface described for tools that test it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from cardwright import __version__
from cardwright.server import description, requests

if TYPE_CHECKING:
    from fastapi import FastAPI

Operation = tuple[str, str, type[msgspec.Struct] | None, type[msgspec.Struct] | None, int]
OPERATIONS: Final[tuple[Operation, ...]] = (
    ("get", "/api/shelf", None, description.Shelf, 200),
    ("get", "/api/games/{game}", None, description.Description, 200),
    ("get", "/api/games/{game}/rules", None, requests.Rules, 200),
    ("post", "/api/games/{game}/deck", requests.DeckList, requests.DeckReport, 200),
    ("post", "/api/matches", requests.NewMatch, requests.Seated, 201),
    ("post", "/api/matches/{match}/join", requests.Join, requests.Seated, 200),
    ("post", "/api/matches/{match}/hint", None, requests.Hint, 200),
    ("get", "/api/matches/{match}/record", None, None, 200),
    ("post", "/api/resume", requests.ResumeRequest, requests.YourGames, 200),
    ("post", "/api/replay", requests.ReplayRequest, requests.Replay, 200),
    ("post", "/api/continue", requests.ContinueRequest, requests.Seated, 201),
)
REFUSALS: Final = (400, 403, 409, 413, 429)


def interface() -> dict[str, Any]:
    """The whole interface as an OpenAPI document."""
    types = [shape for operation in OPERATIONS for shape in operation[2:4] if shape is not None]
    _, components = msgspec.json.schema_components(
        [*types, requests.Problem], ref_template="#/components/schemas/{name}"
    )
    paths: dict[str, dict[str, Any]] = {}
    for method, path, taken, given, status in OPERATIONS:
        operation: dict[str, Any] = {
            "parameters": [
                {"name": word[1:-1], "in": "path", "required": True, "schema": {"type": "string"}}
                for word in path.split("/")
                if word.startswith("{")
            ],
            "responses": {str(status): answer(given)},
        }
        for refusal in REFUSALS:
            operation["responses"][str(refusal)] = answer(requests.Problem)
        if taken is not None:
            operation["requestBody"] = {"required": True, **content(taken)}
        paths.setdefault(path, {})[method] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "cardwright", "version": __version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def content(type: type[msgspec.Struct]) -> dict[str, Any]:
    """A body of JSON."""
    return {"content": {"application/json": {"schema": {"$ref": f"#/components/schemas/{type.__name__}"}}}}


def answer(type: type[msgspec.Struct] | None) -> dict[str, Any]:
    """An answer: of JSON, or as text."""
    if type is None:
        return {"description": "text", "content": {"text/plain": {"schema": {"type": "string"}}}}
    return {"description": type.__name__, **content(type)}


def add_description(app: FastAPI) -> None:
    """Offer the document at the usual address."""

    @app.get("/api/openapi.json", include_in_schema=False)
    async def document() -> dict[str, Any]:
        return interface()
