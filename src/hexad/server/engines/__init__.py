"""Engine processes: opponents in games, analysis of positions, reviews of whole games."""
