"""Speed, measured next to other engines."""
