"""How much and how often: a bucket that fills slowly and that every message empties a little."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

MESSAGE_BYTES: Final = 4096
BODY_BYTES: Final = 512 * 1024
BURST: Final = 100
PER_SECOND: Final = 50.0
HTTP_BURST: Final = 300
HTTP_PER_SECOND: Final = 50.0


class Bucket:
    """Lets `burst` things through at once and `per_second` in the long run."""

    def __init__(self, burst: float, per_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.burst = burst
        self.per_second = per_second
        self.clock = clock
        self.left = burst
        self.at = clock()

    def take(self) -> bool:
        """Whether one more may pass now."""
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    @property
    def is_full(self) -> bool:
        """Whether nothing has passed for long."""
        return self.left + (self.clock() - self.at) * self.per_second >= self.burst


class Buckets:
    """A bucket for each address; full ones are forgotten."""

    def __init__(self, burst: float = HTTP_BURST, per_second: float = HTTP_PER_SECOND) -> None:
        self.burst = burst
        self.per_second = per_second
        self.by_address: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Whether one more request of an address may pass now."""
        if len(self.by_address) > 10_000:
            self.by_address = {one: bucket for one, bucket in self.by_address.items() if not bucket.is_full}
        bucket = self.by_address.get(address)
        if bucket is None:
            bucket = self.by_address[address] = Bucket(self.burst, self.per_second)
        return bucket.take()
