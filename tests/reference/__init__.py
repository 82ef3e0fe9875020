"""Slow and simple implementations of both games, written from the rules to check the core. They import none of it."""
