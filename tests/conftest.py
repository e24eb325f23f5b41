"""What every test may use."""

import pytest
from hypothesis import settings

from cardwright.build import PACKAGE, describe_build
from tests.interpreted import BothBuilds

# The same examples in every run, and no verdict by the clock of a busy machine.
settings.register_profile("steady", deadline=None, derandomize=True, database=None)
settings.load_profile("steady")


def pytest_report_header() -> str:
    return f"{describe_build()} from {PACKAGE}"


@pytest.fixture(scope="session")
def both_builds(tmp_path_factory: pytest.TempPathFactory) -> BothBuilds:
    """Runs scripts on the installed build and on its interpreted twin."""
    return BothBuilds(tmp_path_factory.mktemp("interpreted"))
