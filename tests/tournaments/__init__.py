"""Tournaments: pairings, standings and interchange, against published tables and other libraries."""
