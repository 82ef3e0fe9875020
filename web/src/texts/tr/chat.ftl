## Bir oyunun oyuncuları arasındaki mesajlar

chat-title = Mesajlar
chat-unread = { $count ->
    [one] Mesajlar, { $count } okunmamış
   *[other] Mesajlar, { $count } okunmamış
}
chat-messages = Yazılanlar
chat-none = Henüz bir şey yazılmadı.
chat-said = { $who }: { $text }
chat-phrases = Hazır sözler
chat-all-phrases = Bütün hazır sözler
chat-silent = Takım arkadaşları oyun sürerken haberleşemez (kural S10). Oyun bitince yeniden yazabilirsin.
chat-muted = Bu oyunda mesaj görmüyorsun.
chat-mute = Sessize al
chat-mute-hint = Bu oyunda mesaj gösterilmez.
chat-free = Serbest mesajlar
chat-free-off = Yalnızca iki oyuncu da izin verirse.
chat-free-asked = Rakibin izin verdi. Sen de ister misin?
chat-free-waiting = Rakibin de izin verir vermez.
chat-free-on = İki oyuncu da izin verdi. İstediğin zaman kapatabilirsin.
chat-write = Mesaj yaz
chat-send = Gönder

## Hazır sözler

chat-say-hello = Merhaba!
chat-say-good-luck = Bol şans!
chat-say-have-fun = İyi eğlenceler!
chat-say-good-move = Güzel hamle!
chat-say-sorry = Kusura bakma!
chat-say-one-moment = Bir dakika, lütfen.
chat-say-back-again = Geri geldim.
chat-say-thanks = Teşekkürler!
chat-say-you-are-welcome = Rica ederim!
chat-say-well-played = İyi oynadın!
chat-say-good-game = Güzel oyundu!
chat-say-rematch = Rövanş?
chat-say-must-go = Gitmem gerek.
chat-say-goodbye = Hoşça kal!
