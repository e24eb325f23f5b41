"""The testing kit, tested on the toy game."""
