"""Records on disk, written whole or not at all."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from cardwright.cli.trouble import Trouble

if TYPE_CHECKING:
    from cardwright.engine.record import Match


def save_match(match: Match, path: Path) -> None:
    """Write a match to a file; a full disk or a crash leaves the old file as it was."""
    write_whole(path, match.save())


def write_whole(path: Path, text: str) -> None:
    """Write beside the file, then put the new one in its place."""
    try:
        with tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", dir=path.parent, prefix=f".{path.name}.", delete=False
        ) as file:
            temporary = Path(file.name)
            try:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
                mode = path.stat().st_mode & 0o777 if path.exists() else 0o644
                temporary.chmod(mode)
                temporary.replace(path)
            except BaseException:
                temporary.unlink(missing_ok=True)
                raise
    except OSError as error:
        raise Trouble([f"cannot write {path}: {(error.strerror or str(error)).lower()}"]) from None


def default_path(match: Match) -> Path:
    """Where a match is saved if no file is named."""
    return Path(f"{match.record.game}-{match.record.seed}.record")
