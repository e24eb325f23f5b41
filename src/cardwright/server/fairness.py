"""Provable shuffles: the seed is bound by a hash before the first choice and told after the last."""

from __future__ import annotations

import hashlib
import secrets

from cardwright.engine.record import Record


def new_seed() -> tuple[int, str, str]:
    """A seed that nobody can guess, the salt that keeps it from being tried out, and the hash of both."""
    seed = secrets.randbits(64)
    salt = secrets.token_hex(16)
    return seed, salt, commitment(seed, salt)


def commitment(seed: int, salt: str) -> str:
    """The hash that binds a seed."""
    return hashlib.sha256(f"cardwright seed\n{seed}\n{salt}".encode()).hexdigest()


def proof_problem(record: Record, noted: str = "") -> str | None:
    """Why a record does not keep what was promised before the first choice; None if it does."""
    if not record.commitment or not record.salt:
        return "the record has no commitment: it was not played at a table"
    if noted and noted.strip().lower() != record.commitment:
        return f"the record's commitment is {record.commitment}, not the one that you noted"
    if commitment(record.seed, record.salt) != record.commitment:
        return "seed and salt do not give the commitment: the seed is not the one that was promised"
    return None
