"""How this copy of cardwright was built: compiled by mypyc, or plain Python."""

import shutil
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

from cardwright import __version__

PACKAGE: Final = Path(__file__).parent


def is_compiled() -> bool:
    """Tells whether the engine runs as machine code; looks at file names only, so that it imports nothing."""
    names = [path.name for path in (PACKAGE / "engine").iterdir()]
    return any(name.endswith(suffix) for name in names for suffix in EXTENSION_SUFFIXES)


def describe_build() -> str:
    """Returns the version line, for example `cardwright 0.1.0 (compiled)`."""
    return f"cardwright {__version__} ({'compiled' if is_compiled() else 'interpreted'})"


def copy_sources(folder: Path) -> Path:
    """Copies the package without its compiled modules; on PYTHONPATH, the copy runs interpreted."""
    unwanted = ["__pycache__", *(f"*{suffix}" for suffix in EXTENSION_SUFFIXES)]
    shutil.copytree(PACKAGE, folder / PACKAGE.name, ignore=shutil.ignore_patterns(*unwanted))
    return folder


if __name__ == "__main__":
    print(describe_build())
