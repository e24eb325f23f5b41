"""Which part of a price is paid."""

from __future__ import annotations

from typing import Final

NOTHING_PAID: Final = 0
WHOLE: Final = 1
HALF_UP: Final = 2
HALF_DOWN: Final = 3
