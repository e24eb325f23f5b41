"""Given, when, then: scenarios for any game."""
