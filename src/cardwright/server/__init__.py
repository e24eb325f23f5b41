"""The table for browsers: games over HTTP and WebSocket, kept as logs of choices in a database."""
