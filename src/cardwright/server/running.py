"""Starting the server on an address, and where its file lies if nobody says otherwise."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Final

import uvicorn

from cardwright.server.app import make_app
from cardwright.server.garbage import look_seldom
from cardwright.server.hub import THINKING_PAUSE
from cardwright.server.limits import MESSAGE_BYTES, Buckets

FILE: Final = "tables.db"
GRACE_SECONDS: Final = 3


def data_folder() -> Path:
    """Where this user's programs keep their data."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "cardwright"


def bind(host: str, port: int) -> socket.socket:
    """A socket on that port, or on a free one for 0."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    bound.bind((host, port))
    bound.listen(1024)
    bound.set_inheritable(True)
    return bound


def address_of(bound: socket.socket) -> str:
    """The address to open in a browser on this machine."""
    host, port = bound.getsockname()[:2]
    shown = "127.0.0.1" if host in ("0.0.0.0", "::", "::1") else host
    return f"http://{shown}:{port}/"


def run(
    bound: socket.socket,
    database: str,
    say: Callable[[str], None],
    open_browser: bool = False,
    pause: float = THINKING_PAUSE,
    buckets: Buckets | None = None,
) -> None:
    """Serve until the process is told to stop."""
    app = make_app(database or str(data_folder() / FILE), pause, buckets)
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        ws="websockets-sansio",
        # Compression would hold a quarter of a MiB for every connection, more than the whole game.
        ws_per_message_deflate=False,
        ws_max_size=4 * MESSAGE_BYTES,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=GRACE_SECONDS,
        server_header=False,
    )
    address = address_of(bound)
    say(address)
    if open_browser:
        threading.Timer(0.7, webbrowser.open, [address]).start()
    look_seldom()
    uvicorn.Server(config).run(sockets=[bound])
