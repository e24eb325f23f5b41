"""The suite sees the build it is meant to see, and its interpreted twin really is interpreted."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from cardwright.build import PACKAGE, describe_build, is_compiled
from tests.interpreted import BothBuilds

REPORT = (
    "import cardwright.engine as engine; from cardwright.build import describe_build; print(describe_build())"
)


def test_make_test_sees_the_installed_build() -> None:
    """`make test` sets the variable; a run on the sources, while developing, is free to be interpreted."""
    if "CARDWRIGHT_TESTS_INSTALLED" in os.environ:
        assert PACKAGE.is_relative_to(sysconfig.get_path("platlib"))


def test_a_c_compiler_means_machine_code() -> None:
    """Nobody should run the slow build without having asked for it."""
    wanted = os.environ.get("CARDWRIGHT_COMPILE") != "0" and "CARDWRIGHT_TESTS_INSTALLED" in os.environ
    headers = Path(sysconfig.get_path("include"), "Python.h").exists()
    if wanted and headers and shutil.which("cc"):
        assert is_compiled()


def test_the_installed_build_is_the_one_under_test(both_builds: BothBuilds) -> None:
    assert both_builds.installed(REPORT).strip() == describe_build()


def test_the_twin_is_interpreted(both_builds: BothBuilds) -> None:
    assert "(interpreted)" in both_builds.interpreted(REPORT)


def test_the_build_describes_itself() -> None:
    done = subprocess.run(
        [sys.executable, "-P", "-m", "cardwright.build"], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == describe_build()
