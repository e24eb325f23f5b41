"""The kernel: a game is plain data and a stack of steps. It knows no particular game."""
