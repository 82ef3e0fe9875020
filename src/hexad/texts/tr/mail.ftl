## E-postalar. İlk ikisi kimsenin doğrulamadığı bir adrese gider: içlerinde kullanıcının yazdığı hiçbir şey yoktur.

mail-confirm-subject = E-posta adresini doğrula (Hexad)
mail-confirm-text =
    Biri, büyük olasılıkla sen, bu e-posta adresini { $site } sitesindeki bir hesap için girdi.

    Adresi doğrulamak için bu bağlantıyı { $hours } saat içinde aç:

    { $link }

    Bunu sen yapmadıysan bu e-postayı dikkate alma: bağlantı açılmadıkça adres kullanılmaz.

## Bu adrese bağlı bütün hesapların bağlantıları, her biri kullanıcı adının altında

mail-reset-subject = Yeni parola (Hexad)
mail-reset-text =
    Biri, büyük olasılıkla sen, { $site } sitesinde yeni bir parola istedi.

    Yeni parolanı belirlemek için hesabının bağlantısını { $minutes } dakika içinde aç:

    { $links }

    Yeni parolayla tüm cihazlardaki oturumların kapanır. Bunu sen yapmadıysan bu e-postayı dikkate alma: parolan değişmez.

## Yazışmalı oyunlar için doğrulanmış adreslere giden hatırlatmalar. $game oyunun adı, $deadline gün ve saattir

mail-turn-subject = { $game }: sıra sende
mail-turn-text =
    Yazışmalı oyunlarından birinde sıra sende ({ $game }, { $site }):

    { $link }

    Hamleni yapmak için son zaman: { $deadline }.

    Artık hatırlatma almak istemiyor musun? Bu bağlantıyla hatırlatmaları durdurabilirsin:

    { $stop }

mail-deadline-subject = { $game }: hamlen için az süren kaldı
mail-deadline-text =
    Yazışmalı oyunlarından birinde süren dolmak üzere ({ $game }, { $site }):

    { $link }

    Şu zamana kadar hamle yapmazsan oyunu kaybedersin: { $deadline }.

    Artık hatırlatma almak istemiyor musun? Bu bağlantıyla hatırlatmaları durdurabilirsin:

    { $stop }
