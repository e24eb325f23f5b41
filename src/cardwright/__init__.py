"""A workbench for designers of two-player card games."""

__version__ = "0.1.0"
