"""The HTTP API and the pages, one module for each kind of resource. `routes` lists them."""
