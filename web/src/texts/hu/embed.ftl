## The page that other sites show in a frame

embed-nothing = Nincs mit megjeleníteni
embed-no-game = A címből nem derül ki, melyik játékról van szó. Egészítsd ki: game=abalone vagy game=six.
embed-unknown-game = A címben „{ $game }” áll játékként. Csak az abalone és a six lehetséges.
embed-no-number = A címben { $name }={ $value } nem lehetséges: { $name } értéke szám.
embed-to-hexad = Irány a Hexad
embed-open-game = A játszma megnyitása
embed-open-puzzle = A feladvány megnyitása
embed-new-tab = (új lapon nyílik meg)

## HTML for other sites

embed-title = Beágyazás
embed-hint = Illeszd be ezt a HTML-kódot a saját oldaladba: ott is megjelenik a tábla.
embed-html = Másolható HTML-kód
embed-preview = Előnézet
embed-frame-position = { $game } a Hexadon
embed-frame-game = { $game }-játszma a Hexadon
embed-frame-puzzle = { $game }: feladvány a Hexadon
