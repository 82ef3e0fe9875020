offline-title = Keine Verbindung
offline-text = Hexad erreicht seinen Server nicht. Deine Partien sind dort gut aufgehoben: Sobald du wieder verbunden bist, geht alles von selbst weiter.
offline-again = Noch einmal versuchen
offline-meanwhile = Das geht auch ohne Verbindung:
shell-update = Neue Version
shell-update-ready = Eine neue Version ist bereit.
shell-update-reload = Neu laden
