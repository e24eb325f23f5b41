"""The games that ship with cardwright."""
