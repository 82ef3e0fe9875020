"""Measurements of everything that promises to be fast: `make bench`."""
