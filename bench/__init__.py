"""Benchmarks of the core, the library, the engine, the environments, the server and the client: `make bench`."""
