"""The arena: matches, openings, statistics, and programs that fail."""
