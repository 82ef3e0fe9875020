## The page that other sites show in a frame

embed-nothing = Nichts anzuzeigen
embed-no-game = In der Adresse fehlt das Spiel. Ergänze game=abalone oder game=six.
embed-unknown-game = Die Adresse nennt das Spiel „{ $game }“. Möglich sind nur abalone und six.
embed-no-number = { $name }={ $value } in der Adresse ist nicht möglich: { $name } ist eine Zahl.
embed-to-hexad = Zu Hexad
embed-open-game = Partie öffnen
embed-open-puzzle = Aufgabe öffnen
embed-new-tab = (in einem neuen Tab)

## HTML for other sites

embed-title = Einbetten
embed-hint = Füge dieses HTML in deine eigene Seite ein, dann erscheint dort das Brett.
embed-html = HTML zum Kopieren
embed-preview = Vorschau
embed-frame-position = { $game } auf Hexad
embed-frame-game = Eine Partie { $game } auf Hexad
embed-frame-puzzle = { $game }: eine Aufgabe auf Hexad
