"""What each verb of the card language does: trees become engine values."""
