"""The commands: one module each, with a function of the same name."""
