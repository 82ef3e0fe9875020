"""The server: live games over HTTP and WebSockets.

Packages import in one direction only, each from those before it: `game` and `people` (pure logic), `store` (database),
`rooms` (games in memory), `engines` (engine processes), `edge` (middleware and sessions), `http` and `ws` (the two
interfaces), `services` (all parts of a process), `app` and `serve` (the application, and how it runs).
"""
