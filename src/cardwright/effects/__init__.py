"""What each verb of the card language does."""
