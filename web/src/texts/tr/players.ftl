players-page = Oyuncular
players-lead = Oyuncuları adlarıyla ara, hangi oyunda kimin önde olduğunu gör.
players-search-label = Adın bir parçası
players-search-hint = { $min } ile { $max } karakter arası; büyük ve küçük harf fark etmez.
players-search = Ara
players-found = Adında “{ $text }” geçen oyuncular
players-none = Adında “{ $text }” geçen oyuncu yok. Konuklar listede yer almaz.
players-failed = Bu liste yüklenemedi.
players-again = Yeniden dene
players-more = Daha fazla
players-since = Katılma tarihi: { $date }
players-seen = Son ziyaret: { $date }

players-leaderboard = Sıralama
players-leaderboard-of = Sıralama: { $game }, { $speed }
players-leaderboard-rule = Puanı kesinleşmiş ve son 90 gün içinde puanlı oyun oynamış oyuncular.
players-leaderboard-empty = Bu sıralamada henüz kimse yok. Bir puan yaklaşık 14 puanlı oyundan sonra kesinleşir: İlk sen olabilirsin.
players-rank = Sıra
players-player = Oyuncu
players-rating = Puan
players-games = Oyunlar
players-best = En iyi
players-game = Oyun
players-speed = Tempo

players-profile = Oyuncu
players-share = Profili paylaş
players-copied = Bağlantı kopyalandı.
players-to-my-games = Oyunlarım
players-results-in = { $game }: { $results }
players-results = { $wins } galibiyet, { $draws } beraberlik, { $losses } yenilgi

players-ratings = Puanlar
players-no-ratings = { $name } henüz puanlı oyun oynamadı.
players-no-ratings-mine = Henüz puanın yok. Puan almak için yeni bir süreli oyunda “Puanlı” seçeneğini seç.
players-rating-of = { $game }, { $speed }
players-rated-games = { $count } puanlı oyun
players-best-rating = en iyi: { $rating }
players-puzzles = bulmacalar
players-puzzles-tried =
    { $count } bulmaca denendi
players-provisional = geçici
players-provisional-text = Soru işareti, puanın geçici olduğunu gösterir: Ancak daha çok oyundan sonra bir anlam taşır. Yaklaşık 14 oyundan sonra kesinleşir.
players-graph = Puanın seyri: { $kind }
players-graph-point = { $date }: { $rating }
players-graph-table = Tablo olarak göster
players-date = Tarih

players-running = Süren oyunlar
players-finished = Biten oyunlar
players-filters = Süzgeçler
players-any-game = Bütün oyunlar
players-result = Sonuç
players-any-result = Bütün sonuçlar
players-score-win = Kazandı
players-score-draw = Berabere
players-score-loss = Kaybetti
players-kind = Puanlı ya da puansız
players-any-kind = Puanlı ve puansız
players-rated = Puanlı
players-casual = Puansız
players-any-speed = Bütün tempolar
players-opponent = Rakip
players-opponent-hint = Herhangi bir rakip
players-clear = Süzgeçleri kaldır
players-no-games = { $name } henüz bir oyun bitirmedi.
players-no-games-mine = Henüz bir oyun bitirmedin.
players-no-match = Bu süzgeçlere uyan oyun yok.

players-opponents = Rakiplere göre sonuçlar
players-games-against = { $name } ile oynanan oyunlar
players-no-opponents = Henüz rakip yok.

players-unknown = Oyuncu bulunamadı
players-unknown-text = Bu adda bir hesap yok. Adı değiştirilmiş ya da silinmiş olabilir. Konukların profili olmaz.
players-find = Oyuncu ara

players-mine-running = Süren oyunlar
players-mine-running-none = Süren oyunun yok.
players-mine-play = Oyna
players-mine-finished = Biten oyunlar
players-mine-guest = Hesabın olursa biten oyunların burada, bütün cihazlarında saklanır.
players-mine-sign-up = Hesap aç
players-mine-profile = Profilim
players-mine-device = Bu cihazda oynananlar
players-mine-device-text = Bu tarayıcıda oynanan son oyunlar; iki kişinin tek tahtada oynadıkları da burada.
players-mine-device-none = Bu tarayıcıda henüz biten oyun yok.
