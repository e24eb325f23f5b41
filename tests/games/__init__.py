"""Tests of the games, one package for each."""
