matchmaking-title = Gegner finden
matchmaking-lead = Wähle eine Bedenkzeit. Sobald jemand das Gleiche spielen will, geht es los.
matchmaking-tile-waiting = du wartest …
matchmaking-tile-count =
    { $count ->
        [one] 1 wartet
       *[other] { $count } warten
    }
matchmaking-now = Jetzt spielen gegen jemanden, der wartet:

matchmaking-bar = Suche nach einem Gegner
matchmaking-began = Du wartest auf einen Gegner.
matchmaking-ended = Du wartest nicht mehr.
matchmaking-ended-playing = Eine Partie mit Uhr hat begonnen. Deshalb wartest du nicht mehr auf einen Gegner.
matchmaking-waiting = Du wartest auf einen Gegner:
matchmaking-window = bis { $points } Punkte stärker oder schwächer
matchmaking-window-open = jede Wertung
matchmaking-instead = Gleich spielen: { $kind }
matchmaking-cancel = Abbrechen
matchmaking-found = Gegner gefunden
matchmaking-found-text = Deine Partie hat begonnen.
matchmaking-go = Zum Brett

matchmaking-challenge = Herausforderung senden
matchmaking-challenged = { $name } fordert dich heraus
matchmaking-challenges-you = fordert dich heraus:
matchmaking-accept = Annehmen
matchmaking-accept-of = Herausforderung von { $name } annehmen
matchmaking-decline = Ablehnen
matchmaking-decline-of = Herausforderung von { $name } ablehnen
matchmaking-declined = Deine Herausforderung wurde abgelehnt.
matchmaking-declined-why = Deine Herausforderung wurde abgelehnt: „{ $why }“
matchmaking-reasons = Mit einem Grund ablehnen
matchmaking-reason-too-fast = Zu schnell
matchmaking-reason-too-slow = Zu langsam
matchmaking-reason-other-game = Lieber ein anderes Spiel
matchmaking-reason-rated = Lieber gewertet
matchmaking-reason-casual = Lieber ungewertet
matchmaking-reason-later = Später
matchmaking-reason-not-now = Jetzt nicht
matchmaking-withdrawn = Die Herausforderung wurde zurückgezogen.
matchmaking-sent = Deine Herausforderung wartet auf eine Antwort:
matchmaking-withdraw = Zurückziehen
matchmaking-withdraw-of = Herausforderung an { $name } zurückziehen
matchmaking-tournament-game = Deine Partie hat begonnen: { $title }
