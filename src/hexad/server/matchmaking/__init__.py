"""Matchmaking: players who wait for an opponent are paired."""
