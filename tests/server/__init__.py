"""Tests of the table's server."""
