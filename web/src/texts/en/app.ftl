offline-title = No connection
offline-text = Hexad cannot reach its server. Your games are safe there: as soon as you are connected again, everything continues automatically.
offline-again = Try again
offline-meanwhile = These work without a connection, too:
shell-update = New version
shell-update-ready = A new version is ready.
shell-update-reload = Reload
