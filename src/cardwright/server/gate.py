"""What every HTTP request must pass: not too large, not too often; and what every answer carries."""

from __future__ import annotations

from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cardwright.server.limits import BODY_BYTES, Buckets

SECURITY: Final = [
    (
        b"content-security-policy",
        (
            b"default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
            b"connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
        ),
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
]
TOO_LARGE: Final = (413, b'{"problems":["the request is too large"]}')
TOO_OFTEN: Final = (429, b'{"problems":["too many requests: wait a moment"]}')


class TooLarge(Exception):
    """A body that goes on beyond the limit."""


class Gate:
    """Middleware around everything."""

    def __init__(self, app: ASGIApp, buckets: Buckets) -> None:
        self.app = app
        self.buckets = buckets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer for it."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        address = scope["client"][0] if scope.get("client") else ""
        if scope["path"].startswith("/api/") and not self.buckets.take(address):
            await refuse(scope, send, *TOO_OFTEN)
            return
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        length = dict(scope["headers"]).get(b"content-length", b"0")
        if not length.isdigit() or int(length) > BODY_BYTES:
            await refuse(scope, send, *TOO_LARGE)
            return
        started = False
        size = 0

        async def measured() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > BODY_BYTES:
                raise TooLarge
            return message

        async def dressed(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                message["headers"] = [*message.get("headers", []), *SECURITY]
            await send(message)

        try:
            await self.app(scope, measured, dressed)
        except TooLarge:
            if not started:
                await refuse(scope, send, *TOO_LARGE)


async def refuse(scope: Scope, send: Send, status: int, body: bytes) -> None:
    """Answer at the gate."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4429, "reason": "too many connections"})
        return
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"1"), *SECURITY]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
