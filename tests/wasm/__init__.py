"""The core compiled to WebAssembly: the same rules, and the same engine."""
