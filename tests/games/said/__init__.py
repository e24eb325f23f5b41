"""What texts say is done: families of the card language, carried out in several games."""
