"""The card language: controlled English, read and printed from one table."""
