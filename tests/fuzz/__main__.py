"""Fuzz the card language for some seconds; a crash is shown with the text that caused it."""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

import atheris

with atheris.instrument_imports(include=["cardwright.text"]):
    from tests.fuzz.fuzz_texts import read, text_of, tongues, write_seeds

KNOWN = tongues()


def one(data: bytes) -> None:
    """Read what the fuzzer made."""
    try:
        read(data, KNOWN)
    except BaseException:
        tongue = KNOWN[(data[0] if data else 0) % len(KNOWN)]
        print(tongue.reader.game, *text_of(data[1:], tongue), sep="\n", file=sys.stderr)
        raise


def main() -> None:
    """Set the fuzzer up with the corpus and let it run."""
    arguments = argparse.ArgumentParser(description="Fuzz the card language.")
    arguments.add_argument("--seconds", type=int, default=60)
    seconds = arguments.parse_args().seconds
    with tempfile.TemporaryDirectory() as folder:
        write_seeds(Path(folder), KNOWN)
        limits = [f"-max_total_time={seconds}", "-max_len=600", "-timeout=20", "-rss_limit_mb=2048"]
        crashes = f"-artifact_prefix={Path.cwd()}/fuzz-"
        atheris.Setup([sys.argv[0], *limits, crashes, folder], one)
        atheris.Fuzz()


main()
