"""Scenes of Tempest, chapter by chapter."""
