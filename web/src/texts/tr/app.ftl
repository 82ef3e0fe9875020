offline-title = Bağlantı yok
offline-text = Hexad sunucusuna ulaşılamıyor. Oyunların orada güvende: bağlantı gelir gelmez her şey kendiliğinden sürer.
offline-again = Yeniden dene
offline-meanwhile = Bunlar bağlantı olmadan da çalışır:
shell-update = Yeni sürüm
shell-update-ready = Yeni bir sürüm hazır.
shell-update-reload = Yeniden yükle
