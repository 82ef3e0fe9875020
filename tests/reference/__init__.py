"""Both games once more, slowly and plainly, straight from the rules: the judge of the core. Imports nothing of it."""
