## Üzenetek egy játszma játékosai között

chat-title = Üzenetek
chat-unread = { $count ->
    [one] Üzenetek, egy olvasatlan
   *[other] Üzenetek, { $count } olvasatlan
}
chat-messages = Amit írtatok
chat-none = Még senki sem írt semmit.
chat-said = { $who }: { $text }
chat-phrases = Mondatok
chat-all-phrases = Minden mondat
chat-silent = A társak a játszma közben nem kommunikálhatnak egymással (S10 szabály). A játszma végén újra írhatsz.
chat-muted = Ebben a játszmában nem látsz üzeneteket.
chat-mute = Némítás
chat-mute-hint = Ebben a játszmában nincsenek üzenetek.
chat-free = Szabad üzenetek
chat-free-off = Csak ha mindketten engeditek.
chat-free-asked = Az ellenfeled engedi. Te is?
chat-free-waiting = Amint az ellenfeled is engedi.
chat-free-on = Mindketten engeditek. Bármikor kikapcsolható.
chat-write = Írj üzenetet
chat-send = Küldés

## A mondatok

chat-say-hello = Szia!
chat-say-good-luck = Sok szerencsét!
chat-say-have-fun = Jó játékot!
chat-say-good-move = Szép lépés!
chat-say-sorry = Elnézést!
chat-say-one-moment = Egy pillanat!
chat-say-back-again = Itt vagyok újra.
chat-say-thanks = Köszönöm!
chat-say-you-are-welcome = Szívesen!
chat-say-well-played = Jól játszottál!
chat-say-good-game = Szép játszma volt!
chat-say-rematch = Visszavágó?
chat-say-must-go = Mennem kell.
chat-say-goodbye = Viszlát!
