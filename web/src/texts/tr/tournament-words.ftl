## Turnuvalar hakkında birkaç sayfada geçen sözler

tournament-format-swiss = İsviçre sistemi
tournament-format-round-robin = Döner sistem
tournament-format-knockout = Eleme usulü
tournament-format-arena = Arena
tournament-format-league = Lig
tournament-format-swiss-hint = Tur sayısı bellidir. Her turda puanı seninkine yakın biriyle oynarsın, kimseyle iki kez karşılaşmazsın.
tournament-format-round-robin-hint = Herkes herkesle bir ya da iki kez karşılaşır.
tournament-format-knockout-hint = Karşılaşmayı kaybeden elenir. Sona kalan kazanır.
tournament-format-arena-hint = Belirli bir sürede oynayabildiğin kadar oyun: her oyundan sonra hemen yeniden eşlendirilirsin.
tournament-format-league-hint = Herkes herkesle karşılaşır. Her tur birkaç gün sürer; iki oyuncu oyunlarının zamanını kendi belirler.

tournament-status-draft = Taslak
tournament-status-announced = Planlandı
tournament-status-registration = Kayıtlar açık
tournament-status-running = Sürüyor
tournament-status-paused = Ara verildi
tournament-status-finished = Bitti
tournament-status-cancelled = İptal edildi

tournament-place-online = Çevrimiçi
tournament-place-tables = Gerçek masalarda
tournament-entry-open = Herkese açık
tournament-entry-link = Bağlantıyla
tournament-entry-list = Davetle

tournament-round = { $round }. tur
tournament-round-of = { $round }. tur (toplam { $rounds })
tournament-final = Final
tournament-semifinal = Yarı final
tournament-quarterfinal = Çeyrek final
tournament-third-place = Üçüncülük karşılaşması
tournament-rounds = { $rounds } tur
tournament-players = { $count } katılımcı
tournament-teams = { $count } takım
tournament-cycles = herkesle iki kez
tournament-matches = { $games } oyunluk karşılaşmalar

tournament-won = { $name } kazandı
tournament-drawn = Berabere
tournament-forfeited = { $name } hükmen kazandı
tournament-both-forfeited = İki taraf da hükmen kaybetti
tournament-not-played = Henüz oynanmadı

tournament-control-increment = { $base }, her hamlede { $bonus } ek süre
tournament-control-delay = { $base }, { $bonus } gecikmeli
tournament-control-per-move = her hamle için { $base }

tournament-tie-direct-encounter = Kendi aralarındaki oyunlar
tournament-tie-direct-encounter-short = KA
tournament-tie-direct-encounter-hint = Puanı aynı olan oyuncuların kendi aralarındaki oyunlardan aldıkları puanlar.
tournament-tie-head-to-head = İkili sonuçlar
tournament-tie-head-to-head-short = İS
tournament-tie-head-to-head-hint = Puanı aynı olan diğerlerinin hepsini yenen öne geçer. Hepsine kaybeden sona kalır.
tournament-tie-buchholz = Buchholz
tournament-tie-buchholz-short = BH
tournament-tie-buchholz-hint = Bütün rakiplerin puanlarının toplamı. Güçlü rakiplerle oynayanı ödüllendirir.
tournament-tie-buchholz-cut-1 = Buchholz (1 eksik)
tournament-tie-buchholz-cut-1-short = BH−1
tournament-tie-buchholz-cut-1-hint = En düşüğü dışında bütün rakiplerin puanlarının toplamı.
tournament-tie-buchholz-cut-2 = Buchholz (2 eksik)
tournament-tie-buchholz-cut-2-short = BH−2
tournament-tie-buchholz-cut-2-hint = En düşük ikisi dışında bütün rakiplerin puanlarının toplamı.
tournament-tie-median-buchholz = Medyan Buchholz
tournament-tie-median-buchholz-short = BH±1
tournament-tie-median-buchholz-hint = En düşüğü ve en yükseği dışında bütün rakiplerin puanlarının toplamı.
tournament-tie-sonneborn-berger = Sonneborn-Berger
tournament-tie-sonneborn-berger-short = SB
tournament-tie-sonneborn-berger-hint = Yendiğin rakiplerin puanları ile berabere kaldıklarının puanlarının yarısı.
tournament-tie-wins = Galibiyetler
tournament-tie-wins-short = G
tournament-tie-wins-hint = Tam puan getiren turların sayısı; bay ve hükmen galibiyetler de sayılır.
tournament-tie-games-won = Kazanılan oyunlar
tournament-tie-games-won-short = KO
tournament-tie-games-won-hint = Oynanarak kazanılan oyunların sayısı.
tournament-tie-second-side-games = İkinci başlanan oyunlar
tournament-tie-second-side-games-short = 2. sıra
tournament-tie-second-side-games-hint = Rakibin başladığı oyunların sayısı: aynı puan bunlarla daha değerlidir.
tournament-tie-progressive = Artan puan toplamı
tournament-tie-progressive-short = AP
tournament-tie-progressive-hint = Her turdan sonraki puanlarının toplamı. Erken alınan puanı ödüllendirir.
tournament-tie-performance = Performans
tournament-tie-performance-short = Perf.
tournament-tie-performance-hint = Aldığın sonucun beklenen sonuç olacağı puan düzeyi.

## Listeler ve madalyalar

tournament-no-start = Tarihi belli değil
tournament-list-all = Bütün turnuvalar
tournament-medal-1 = Birincilik
tournament-medal-2 = İkincilik
tournament-medal-3 = Üçüncülük
tournament-final-rank = { $rank }. sıra
tournament-trophies = Madalyalar
tournament-organises = Düzenleyen
tournament-all-of-player = { $count } turnuvanın hepsini göster
