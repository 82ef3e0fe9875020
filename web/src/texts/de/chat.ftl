## Nachrichten zwischen den Spielern einer Partie

chat-title = Nachrichten
chat-unread = { $count ->
    [one] Nachrichten, eine ungelesen
   *[other] Nachrichten, { $count } ungelesen
}
chat-messages = Was geschrieben wurde
chat-none = Noch wurde nichts geschrieben.
chat-said = { $who }: { $text }
chat-phrases = Sätze
chat-all-phrases = Alle Sätze
chat-silent = Partner dürfen sich während der Partie nicht verständigen (Regel S10). Nach ihrem Ende kannst du wieder schreiben.
chat-muted = In dieser Partie siehst du keine Nachrichten.
chat-mute = Stumm
chat-mute-hint = Keine Nachrichten in dieser Partie.
chat-free = Freie Nachrichten
chat-free-off = Nur, wenn ihr beide sie erlaubt.
chat-free-asked = Dein Gegner erlaubt sie. Du auch?
chat-free-waiting = Sobald dein Gegner sie auch erlaubt.
chat-free-on = Ihr erlaubt sie beide. Jederzeit abschaltbar.
chat-write = Nachricht schreiben
chat-send = Senden

## Die Sätze

chat-say-hello = Hallo!
chat-say-good-luck = Viel Glück!
chat-say-have-fun = Viel Spaß!
chat-say-good-move = Guter Zug!
chat-say-sorry = Entschuldigung!
chat-say-one-moment = Einen Moment, bitte.
chat-say-back-again = Ich bin wieder da.
chat-say-thanks = Danke!
chat-say-you-are-welcome = Gern geschehen!
chat-say-well-played = Gut gespielt!
chat-say-good-game = Schöne Partie!
chat-say-rematch = Revanche?
chat-say-must-go = Ich muss los.
chat-say-goodbye = Auf Wiedersehen!
