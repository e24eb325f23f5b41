"""Secrets of seats: made at random, kept as hashes, compared in constant time."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

RED: Final = "red"
BLUE: Final = "blue"
BOTH: Final = "both"
WATCH: Final = "watch"
INVITE: Final = "invite"
ROLES: Final[dict[str, list[int]]] = {RED: [0], BLUE: [1], BOTH: [0, 1], WATCH: []}
"""The seats that a role speaks for; an invitation speaks for none and is exchanged."""


def new_token() -> str:
    """A fresh secret."""
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """A fresh name for a match; it tells nothing and opens nothing."""
    return secrets.token_hex(8)


def hash_of(token: str) -> str:
    """What is kept of a secret."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def role_of(token: str, hashes: dict[str, str]) -> str | None:
    """The role whose secret this is; every hash is compared, whatever comes first."""
    offered = hash_of(token)
    found: str | None = None
    for role, digest in hashes.items():
        if hmac.compare_digest(offered, digest):
            found = role
    return found


def swapped(hashes: dict[str, str]) -> dict[str, str]:
    """The secrets of a rematch: the same, with seats exchanged."""
    other = {RED: BLUE, BLUE: RED}
    return {other.get(role, role): digest for role, digest in hashes.items() if role != INVITE}
