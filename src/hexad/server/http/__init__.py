"""The HTTP API and the pages: one module per kind of resource. `routes` lists the handlers."""
