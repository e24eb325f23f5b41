"""The tiny game of the command line's tests."""

from tests.cli.conftest import skirmish

__all__ = ["skirmish"]
