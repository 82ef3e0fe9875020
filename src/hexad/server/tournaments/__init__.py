"""Tournaments in memory: events are committed, games created and their results taken, rounds paired, changes shown."""
