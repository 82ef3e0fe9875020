## Die Teile einer Hilfeseite

help-usage = Aufruf:
help-arguments = Argumente
help-options = Optionen
help-commands = Befehle
help-required = Pflicht
help-help = Diese Hilfe zeigen.
help-version = Die Version zeigen.
help-language = Diese Sprache verwenden.

## Was für einen Wert steht

help-word-options = OPTIONEN
help-word-command = BEFEHL
help-word-args = ARGUMENTE
help-word-address = ADRESSE
help-word-cells = FELDER
help-word-colour = FARBE
help-word-depth = TIEFE
help-word-file = DATEI
help-word-folder = ORDNER
help-word-game = SPIEL
help-word-graph = KURVE
help-word-kind = BEGRIFF
help-word-list = LISTE
help-word-move = ZUG
help-word-name = NAME
help-word-number = ZAHL
help-word-out = ZIEL
help-word-plies = HALBZÜGE
help-word-points = PUNKTE
help-word-record = PARTIEDATEI
help-word-size = FORMAT
help-word-spec = SPIELER
help-word-term = BEGRIFF
help-word-text = TEXT
help-word-time = ZEIT
help-word-value = WERT
help-word-where = WOHIN

## Die Befehle: eine Zeile, was sonst zu wissen ist, ein Beispiel

help-hexad =
    Abalone und Six, zwei Spiele mit Sechsecken: spielen, zeigen, prüfen.

    Beispiel: hexad play abalone --layout belgian-daisy

help-play =
    Eine Partie spielen, zu mehreren oder gegen den Computer.

    Während der Partie zeigt hilfe, was man eingeben kann. Ist die Standardeingabe kein Terminal, wird aus jeder Zeile
    ein Zug oder ein Befehl gelesen, und der Rückgabewert ist 1, wenn etwas davon abgelehnt wurde. Endet die Eingabe vor
    der Partie, wird die Partie gespeichert; wo, sagt die letzte Zeile.

    Beispiele: hexad play abalone --layout belgian-daisy --clock 15+10
               hexad play six --level 3 --side rot
               hexad play six --players 4 --save abend.hgn

help-serve =
    Im Browser spielen, mit anderen oder gegen den Computer.

    Die Partien liegen im Datenordner des Benutzers. Strg+C beendet den Server; nach dem nächsten Start gehen die
    Partien weiter.

    Beispiel: hexad serve --port 8080

help-show =
    Eine Stellung im Terminal oder als Bild zeigen.

    Mit --animate wird eine ganze Partie zu einem animierten Bild.

    Beispiele: hexad show abalone --layout belgian-daisy --png daisy.png
               hexad show finale.hgn --ply 40 --formations Sumito
               hexad show finale.hgn --animate -o finale.gif

help-moves =
    Alle erlaubten Züge einer Stellung auflisten.

    Sie sind nach Namen sortiert. Liest ein Programm mit, steht jeder Zug in einer eigenen Zeile.

    Beispiel: hexad moves abalone --from c3,c4

help-explain =
    Sagen, ob ein Zug erlaubt ist, und nach welcher Regel.

    Der Rückgabewert ist 0, wenn der Zug erlaubt ist, und sonst 1.

    Beispiele: hexad explain abalone c3d4
               hexad explain abalone --cells c3,c4 --to NE
               hexad explain six 2,-1

help-formations =
    Die Formationen aus dem Glossar auf einem Brett finden.

    In Abalone sind das unter anderem Block, Sumito und Pac, in Six Drohungen und Haltesteine. Das Brett zeigt die mit
    --kind gewünschten, sonst die wichtigsten. Im Terminal werden lange Listen gekürzt.

    Beispiel: hexad formations abalone --layout domination --kind Sumito

help-glossary =
    Die Begriffe aus dem Glossar erklären.

    Begriffe werden unter ihrem deutschen und unter ihrem englischen Namen gefunden.

    Beispiel: hexad glossary Lanze

help-rules =
    Die Regeln zeigen, alle oder eine.

    Was die gedruckten Regeln offenlassen, haben wir in R1 bis R14 selbst festgelegt.

    Beispiel: hexad rules A12

help-rulebook =
    Das Regelheft als PDF schreiben: Regeln, Abbildungen, Glossar.

    Beispiel: hexad rulebook --out regeln.pdf

help-layouts =
    Die Aufstellungen von Abalone mit ihren Namen zeigen.

    Beispiel: hexad layouts

help-replay =
    Die Partien einer Datei zeigen oder alle prüfen.

    Jeder Zug wird nach den Regeln geprüft. Eine fehlerhafte Partie wird mit Zeile und Spalte auf der
    Standardfehlerausgabe gemeldet, die anderen werden trotzdem gelesen, und der Rückgabewert ist 1.

    Beispiele: hexad replay finale.hgn --boards
               hexad replay partien.apgn --check

help-convert =
    Partien in .hgn oder in JSON-Zeilen umwandeln.

    Eine JSON-Zeile enthält die Hauptvariante: number, game, tags, fen, moves, clocks (Hundertstelsekunden), result,
    end. Eine fehlerhafte Partie wird auf der Standardfehlerausgabe gemeldet und ausgelassen, die anderen werden
    trotzdem geschrieben, und der Rückgabewert ist 1.

    Beispiele: hexad convert partien.apgn -o partien.hgn
               hexad convert partien.hgn -o - --to jsonl

help-perft =
    Zählen, wie viele Stellungen erreichbar sind, und wie schnell.

    Remis durch Wiederholung oder Zuglimit zählt dabei nicht, wie bei solchen Zählungen üblich.

    Beispiel: hexad perft abalone 5 --layout belgian-daisy

help-analyse =
    Partien mit Bewertungen versehen und Fehler markieren.

    Jeder Zug bekommt eine Bewertung aus der Sicht von Schwarz. Ein Zug, der etwas verschenkt, wird als zweifelhafter
    Zug ($6), Fehler ($2) oder Patzer ($4) markiert; die bessere Variante steht daneben. Eine fehlerhafte Partie wird
    auf der Standardfehlerausgabe gemeldet und ausgelassen, und der Rückgabewert ist 1.

    Beispiel: hexad analyse finale.hgn -o bewertet.hgn --svg kurve.svg

help-ugi =
    Die Engine einem anderen Programm über UGI bereitstellen.

    Befehle kommen zeilenweise von der Standardeingabe, Antworten gehen auf die Standardausgabe, auch während die Engine
    rechnet. `ugi` nennt die Optionen, `quit` oder das Ende der Eingabe beendet das Programm.

    Beispiel: echo go depth 8 | hexad ugi abalone

# Die Klammern sind JSON, nicht Fluent.
help-engine =
    Die Engine einem anderen Programm über JSON bereitstellen.

    Eine Anfrage je Zeile der Standardeingabe: id, game und, wenn gewünscht, fen, options, moves; time (Sekunden),
    nodes, depth, remaining, increment; level, lines, partial. {"{"}"cancel": ID{"}"} bricht eine ab.

    Eine Antwort je Zeile der Standardausgabe: id, partial, move, depth, nodes, seconds, hash_full, lines (rank, points,
    win_in, chances, moves), dazu result, reason, cancelled, wo sie zutreffen; oder id und error.

    Beispiel: echo '{"{"}"id": 1, "game": "six", "depth": 6{"}"}' | hexad engine --json

help-bench =
    Die Knoten zählen, die die Engine durchsucht.

    Die Signatur ist die Zahl der Knoten in festen Stellungen beider Spiele, mit einem Thread bis zu festen Tiefen
    durchsucht. Sie ist auf jedem Rechner gleich und ändert sich nur, wenn die Engine anders denkt.

    Beispiel: hexad bench

help-match =
    Einen Wettkampf austragen und sagen, wer stärker ist.

    Ein Spieler ist engine, engine:level=3 (1 bis 10; auch depth, nodes, movetime, threads, hash), random, greedy,
    ugi:BEFEHL für ein Programm, das UGI spricht, oder api:ADRESSE für einen Bot auf einem Server, etwa
    api:https://example.org/@/Fox. Jede Eröffnung wird zweimal gespielt, mit vertauschten Seiten. Ein
    Spieler, der abstürzt, die Zeit überschreitet, unerlaubt zieht, unverständlich antwortet oder nicht startet,
    verliert die Partie; das wird gezählt, und der Rückgabewert ist 1.

    Beispiele: hexad match six --first engine:level=5 --second engine:level=4
               hexad match abalone --first engine --second "ugi:./other"

help-tournament =
    Ein Turnier zwischen Programmen austragen.

    Spieler sind die von hexad match; davor kann ein Name stehen, etwa "Fuchs=ugi:./fuchs". Im Rundenturnier (round-robin)
    spielt jeder gegen jeden, im Gauntlet der erste gegen alle anderen, im Schweizer System (swiss)
    spielen Punktgleiche gegeneinander. Die beiden Partien der üblichen zwei Durchgänge haben dieselbe Eröffnung, mit
    vertauschten Seiten. Programme werden geprüft wie im Wettkampf.

    Turniere werden immer mit Uhr gespielt (A16): --clock oder --movetime ist nötig. Mit --save setzt derselbe Befehl
    ein Turnier fort, wann immer es unterbrochen wurde.

    Die Tabelle zeigt die Elo jedes Spielers und ihren Fehler (95 %). Eine Runde im Schweizer System steht dort als
    Gegner, Seite und Ergebnis, etwa 3b1; + heißt spielfrei.

    Beispiele: hexad tournament six --player engine:level=3 --player greedy
                 --player "Fuchs=ugi:./fuchs" --clock 10+0.1 --save games.hgn

help-admin =
    Partien reparieren, Wertungen berechnen, Meldungen bearbeiten.

    Beispiel: hexad admin games

help-admin-games =
    Die Partien in Quarantäne auflisten, mit dem Grund.

    Eine Partie, die der Server nicht lesen kann, kommt in Quarantäne: Auf ihrer Seite steht ein Hinweis, und alle
    anderen Partien gehen weiter.

    Beispiel: hexad admin games --data /srv/hexad

help-admin-show =
    Die Ereignisse einer Partie zeigen. Unlesbare sind markiert.

    Der Rückgabewert ist 1, wenn nicht alle Ereignisse lesbar sind.

    Beispiel: hexad admin show kY3xQ9vTbW2m --data /srv/hexad

help-admin-repair =
    Eine Partie reparieren, die der Server nicht lesen konnte.

    Die Partie wird noch einmal gelesen: Gelingt das, etwa nach einem Update, verlässt sie die Quarantäne. Sonst
    behält --truncate oder --call-off die lesbaren Ereignisse. Entfernte Ereignisse bleiben in der Tabelle
    removed_events. Ein Server mit SQLite muss vorher beendet werden, mit PostgreSQL dürfen Server weiterlaufen.

    Beispiel: hexad admin repair kY3xQ9vTbW2m --truncate

help-admin-rerate =
    Alle Wertungen aus Partien und Versuchen berechnen.

    Wertungen, die vom Ergebnis abweichen, werden berichtigt. Mit --check wird nichts geändert, und der Rückgabewert
    ist 1, wenn eine Wertung abweicht. Ein Server mit SQLite muss vorher beendet werden, außer für --check; mit
    PostgreSQL dürfen Server weiterlaufen.

    Beispiel: hexad admin rerate --check --data /srv/hexad

help-admin-reports =
    Auflisten, was Spieler über andere gemeldet haben.

    Ohne --all nur die offenen Meldungen. hexad admin report zeigt eine davon.

    Beispiel: hexad admin reports --data /srv/hexad

help-admin-report =
    Eine Meldung zeigen oder mit einer Notiz schließen.

    Auch was der gemeldete Spieler in der Partie geschrieben hat, wird gezeigt, selbst wenn es inzwischen gelöscht ist.

    Beispiele: hexad admin report 7
               hexad admin report 7 --close "per Mail verwarnt"

help-admin-close-account =
    Ein Konto sperren: Niemand kann sich damit anmelden.

    Seine Sitzungen und Token enden; laufende Server trennen seine Verbindungen sofort. Seine Partien bleiben.

    Beispiel: hexad admin close-account Zaphod --reason "Beleidigungen, Meldung 7"

help-admin-reopen-account =
    Ein gesperrtes Konto wieder freigeben.

    Beispiel: hexad admin reopen-account Zaphod --reason "ausgesprochen"

help-admin-hide-name =
    Den Namen eines Spielers durch einen neutralen ersetzen.

    Der Name wird überall ersetzt, auch in beendeten Partien: von laufenden Servern sofort, von anderen beim Start.
    Niemand kann ihn wieder annehmen. Für einen Gast dient die Kennung, die hexad admin reports zeigt.

    Beispiel: hexad admin hide-name Zaphod --reason "unhöflicher Name"

help-admin-audit =
    Auflisten, was Administratoren getan haben, wann und warum.

    Beispiel: hexad admin audit --data /srv/hexad

help-puzzles =
    Aufgaben erzeugen, prüfen und zeigen: Finde den Zug.

    Beispiel: hexad puzzles show

help-puzzles-make =
    Aufgaben erzeugen, aus eigenen Partien oder aus Partiedateien.

    Jede Aufgabe wird bewiesen, bevor sie geschrieben wird. Nach einer Unterbrechung macht derselbe Befehl dort weiter,
    wo er stehen geblieben ist.

    Beispiel: hexad puzzles make --game six --count 50 --out six.jsonl

help-puzzles-check =
    Jede Aufgabe neu beweisen: Sie hat genau eine Lösung.

    Was nicht stimmt, wird mit Datei und Zeile gemeldet, und der Rückgabewert ist 1.

    Beispiel: hexad puzzles check six.jsonl

help-puzzles-show =
    Eine Aufgabe zeigen: die des Tages oder eine andere.

    Beispiel: hexad puzzles show --game abalone --solution
