"""What every test may use."""

import pytest

from cardwright.build import PACKAGE, describe_build
from tests.interpreted import BothBuilds


def pytest_report_header() -> str:
    return f"{describe_build()} from {PACKAGE}"


@pytest.fixture(scope="session")
def both_builds(tmp_path_factory: pytest.TempPathFactory) -> BothBuilds:
    """Runs scripts on the installed build and on its interpreted twin."""
    return BothBuilds(tmp_path_factory.mktemp("interpreted"))
