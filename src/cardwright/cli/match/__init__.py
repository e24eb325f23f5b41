"""Playing a match in the terminal: seats, answers, commands, saving."""
