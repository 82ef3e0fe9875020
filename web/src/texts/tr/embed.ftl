## The page that other sites show in a frame

embed-nothing = Gösterilecek bir şey yok
embed-no-game = Adreste oyunun adı yok. Adrese game=abalone ya da game=six ekle.
embed-unknown-game = Adresteki oyun “{ $game }”. Yalnızca abalone ya da six olabilir.
embed-no-number = Adresteki { $name }={ $value } geçersiz: { $name } bir sayı olmalı.
embed-to-hexad = Hexad’a git
embed-open-game = Oyunu aç
embed-open-puzzle = Bulmacayı aç
embed-new-tab = (yeni sekmede açılır)

## HTML for other sites

embed-title = Siteye ekle
embed-hint = Bu HTML’yi kendi sayfana yapıştır: tahta orada görünür.
embed-html = Kopyalanacak HTML
embed-preview = Önizleme
embed-frame-position = Hexad’da { $game }
embed-frame-game = Hexad’da bir { $game } oyunu
embed-frame-puzzle = { $game }: Hexad’da bir bulmaca
