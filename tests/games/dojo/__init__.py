"""Tests of Dojo."""
