"""The test suite; it runs against the installed package."""
