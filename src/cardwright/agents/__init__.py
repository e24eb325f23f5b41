"""Players that know only the engine."""
