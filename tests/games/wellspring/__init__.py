"""Tests of Wellspring."""
