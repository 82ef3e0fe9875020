"""Engine processes: opponents in games."""
