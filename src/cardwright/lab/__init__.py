"""Many games at once: who plays whom, in as many processes as there are, and what the results are worth."""
