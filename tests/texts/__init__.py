"""The texts of the four languages."""
