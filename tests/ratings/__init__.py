"""Ratings: the system against its paper, its laws, a simulated season, and speed categories."""
