"""What must be true of every registered game: a new game gets these tests by being registered."""
