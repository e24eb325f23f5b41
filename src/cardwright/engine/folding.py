"""What changes make of a number."""

from __future__ import annotations

from cardwright.engine.ability import AT_LEAST, AT_MOST, BASE, NEVER_HIGHER, NEVER_LOWER, TIMES


def changed_base(printed: int, changes: list[tuple[int, int, int]]) -> int:
    """A number's base after changes (stamp, what is done, amount), oldest first; it never falls below 0."""
    value = printed
    changes.sort()
    for _, op, amount in changes:
        if op == BASE:
            value = amount
        elif op == TIMES:
            value *= amount
        else:
            value += amount
        value = max(value, 0)
    return value


def reduced(value: int, amount: int, least: int) -> int:
    """A number after a reduction that does not bring it below a bound."""
    return value if value <= least else max(least, value + amount)


def scaled(value: int, scale: int) -> int:
    """A number doubled or halved (rounded down) so many times; what is below 0 is only doubled."""
    if scale > 0:
        return value << scale
    return value >> -scale if value > 0 else value


def kept_within(value: int, bounds: list[tuple[int, int]]) -> int:
    """A number that does not rise above some and does not fall below others; what keeps it up counts more."""
    least = -1
    for op, bound in bounds:
        if op == AT_MOST:
            value = min(value, bound)
        elif op == AT_LEAST:
            least = max(least, bound)
    return max(value, least) if least >= 0 else value


def is_kept(kept: list[tuple[int, int]], op: int) -> bool:
    """Whether a number is kept in such a way."""
    for one, _ in kept:
        if one == op:
            return True
    return False


def steadied(
    printed: int,
    value: int,
    gained: int,
    lost: int,
    scale: int,
    kept: list[tuple[int, int]],
    bounded: list[tuple[int, int]],
) -> tuple[int, int, int]:
    """What sets a number, what is added to it and how often it is doubled, without what it is kept from."""
    added = gained + lost
    if is_kept(kept, NEVER_LOWER):
        value = max(value, printed)
        added = gained
        scale = max(scale, 0)
        bounded.clear()
    if is_kept(kept, NEVER_HIGHER):
        value = min(value, printed)
        added -= gained
        scale = min(scale, 0)
    return value, added, scale
