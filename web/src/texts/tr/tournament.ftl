## Bir turnuvanın sayfası

tournament-page = Turnuva
tournament-all = Bütün turnuvalar
tournament-parts = Turnuvanın bölümleri
tournament-part-standings = Sıralama
tournament-part-pairings = Eşlendirme
tournament-part-crosstable = Çapraz tablo
tournament-part-bracket = Eleme tablosu
tournament-part-entrants = Katılımcılar
tournament-part-log = Günlük
tournament-part-organise = Düzenleme
tournament-game = Oyun
tournament-clock = Süre
tournament-place = Yer
tournament-entrants = Katılımcılar
tournament-entrant = Katılımcı
tournament-organisers = Düzenleyen:
tournament-places = Dolu yer: { $count }/{ $max }
tournament-calendar = Takvime ekle
tournament-more = Daha fazla göster
tournament-failed = Bu şu anda gösterilemiyor.
tournament-next-start = Başlangıç
tournament-next-round = { $round }. tur başlıyor
tournament-next-arena-end = Son oyunlar eşlendiriliyor
tournament-next-window-end = { $round }. tur bitiyor
tournament-how-open = Hesabı olan herkes kaydolabilir.
tournament-how-link = Düzenleyenlerin bağlantısıyla kaydolunur.
tournament-how-list = Düzenleyenler oyuncuları davet eder.
tournament-how-tables = Düzenleyenler oyuncuları listeye ekler; hesabın varsa kendin de kaydolabilirsin.
tournament-ratings-between = Puanı { $low } ile { $high } arasında olanlar için.
tournament-ratings-from = Puanı en az { $low } olanlar için.
tournament-ratings-to = Puanı en çok { $high } olanlar için.
tournament-not-open-yet = Kayıtlar henüz açılmadı.
tournament-paused = Şu anda yeni bir şey başlamıyor. Başlamış oyunlar sürüyor.
tournament-paused-why = Ara verildi: { $why }
tournament-cancelled-why = İptal edildi: { $why }
tournament-ended-why = Erken bitti: { $why }
tournament-reason-too-few = Katılımcı sayısı yetersizdi.
tournament-reason-unpairable = İki katılımcı yeniden karşılaşmadan başka tur yapılamıyordu.
tournament-reason-abandoned = Uzun süre hiçbir şey olmadı.

## Tablolar

tournament-standings = Sıralama
tournament-no-standings = Henüz kimse katılmadı.
tournament-rank = Sıra
tournament-rank-is = { $rank }. sıra:
tournament-place-column = No.
tournament-points = Puan
tournament-points-are =
    { $count ->
        [one] { $points } puan
       *[other] { $points } puan
    }
tournament-streak = Seri
tournament-games = Oyunlar
tournament-podium = İlk üç
tournament-withdrawn = çekildi
tournament-withdrawn-no-show = kaçırdığı iki oyundan sonra çekildi
tournament-unconfirmed = henüz onaylamadı
tournament-bye-in = { $rounds }. turda bay
tournament-rating = Puan
tournament-no-entrants = Henüz kimse kaydolmadı.
tournament-crosstable = Çapraz tablo
tournament-crosstable-hint = Küçük sayı rakibin bu tablodaki yeridir. Oyuncu ilk hamleyi yaptıysa altı çizilidir.
tournament-cell = { $opponent } karşısında: { $score }
tournament-bracket = Eleme tablosu
tournament-open-place = belli değil
tournament-bye = Bay
tournament-decision-seed = Puanlar eşit: seri başı sırası üstün olan tur atladı
tournament-decision-withdrawal = Rakip çekildi
tournament-decision-extra-games = Ek oyunlarda belli oldu

## Eşlendirme

tournament-rounds-nav = Turlar
tournament-no-pairings = Henüz oyun yok.
tournament-window = { $from } – { $to }
tournament-board-column = Masa
tournament-board = { $board }. masa
tournament-first = Başlayan
tournament-second = İkinci oynayan
tournament-result = Sonuç
tournament-live = sürüyor
tournament-game-link = { $first } – { $second }: { $result }. Oyuna git
tournament-berserk = sürenin yarısıyla
tournament-match-game = { $games } oyunun { $game }. oyunu
tournament-match-short = { $game }. oyun
tournament-extra-game = Ek oyun
tournament-extra-short = ek
tournament-absence-bye = Bay: 1 puan
tournament-absence-half = İstenen bay: ½ puan
tournament-absence-zero = Yok
tournament-absence-rest = Bu turda oyunu yok
tournament-absence-free = Oynamadan tur atlar
tournament-absence-bye-yours = Bu turda baysın.
tournament-absence-half-yours = Bu tur için bay istedin.

## Oyuncular

tournament-your-part = Turnuvadaki yerin
tournament-your-game = Senin oyunun
tournament-your-game-in = Senin oyunun · { $round }
tournament-against = Rakip:
tournament-you-first = İlk hamle senin.
tournament-you-second = Rakibin başlıyor.
tournament-to-board = Tahtaya git
tournament-result-is = Sonuç: { $result }
tournament-begins-in = Başlamasına kalan:
tournament-ready = Oynamaya hazırım
tournament-not-ready = Hazır değilim
tournament-ready-hint = Oyun, iki oyuncu da 15 dakika içinde buna basınca başlar.
tournament-you-ready = Hazırsın. Rakibin de 15 dakika içinde hazır olursa oyun başlar.
tournament-other-ready = { $name } hazır, seni bekliyor.
tournament-you-play = Turnuvadasın.
tournament-waits-for-partner = Takım arkadaşının onaylaması gerek.
tournament-asked = Katılmaya davet edildin.
tournament-confirm = Katıl
tournament-decline = Reddet
tournament-enter = Kaydol
tournament-withdraw = Çekil
tournament-withdraw-sure = Artık eşlendirilmeyeceksin.
tournament-stay = Kal
tournament-you-withdrew = Artık turnuvada değilsin.
tournament-no-shows = İki oyunu kaçırdın.
tournament-organisers-withdrew = Düzenleyenler seni turnuvadan çıkardı. Onlara sor.
tournament-return = Yeniden katıl
tournament-full = Bütün yerler dolu.
tournament-guests = Katılmak için hesabın olmalı.
tournament-sign-up = Hesap oluştur
tournament-needs-link = Yalnızca düzenleyenlerin bağlantısı olanlar kaydolabilir.
tournament-partner = Takım arkadaşı
tournament-partner-hint = Hesabı olan bir oyuncunun adı; onun da onaylaması gerekir.
tournament-partner-needed = Takım arkadaşını yaz.
tournament-team-name = Takımın adı
tournament-team-name-hint = İstersen. En çok { $max } karakter.
tournament-byes = Bir turu boş geç
tournament-byes-requested = { $rounds }. turda bay
tournament-byes-hint =
    { $count ->
        [one] Boş geçtiğin tur için yarım puan alırsın. Bunu bir kez yapabilirsin.
       *[other] Boş geçtiğin tur için yarım puan alırsın. Bunu { $count } kez yapabilirsin.
    }

## Düzenleyenler

tournament-next-step = Sıradaki adım
tournament-draft-hint = Bu taslağı yalnızca düzenleyenler görür.
tournament-announced-hint = Turnuvayı herkes görüyor. Henüz kimse kaydolamıyor.
tournament-open = Kayıtları aç
tournament-announce = Yalnızca yayımla
tournament-registration-hint =
    { $count ->
        [one] 1 katılımcı hazır.
       *[other] { $count } katılımcı hazır.
    }
tournament-start = Turnuvayı başlat
tournament-paused-hint = Turnuvaya ara verildi.
tournament-resume = Sürdür
tournament-pause = Ara ver
tournament-round-over =
    { $left ->
        [one] Tur bitti. Bir tur kaldı.
       *[other] Tur bitti. { $left } tur kaldı.
    }
tournament-begins-after = Oyunların başlaması
tournament-minutes =
    { $minutes ->
        [0] hemen
       *[other] { $minutes } dk sonra
    }
tournament-pair = Eşlendir: { $round }
tournament-games-open =
    { $count ->
        [one] 1 oyun henüz bitmedi.
       *[other] { $count } oyun henüz bitmedi.
    }
tournament-to-games = Oyunlara git
tournament-to-results = Sonuçları gir
tournament-server-works = Sıradaki adımı sunucu kendisi atar.
tournament-over-hint = Turnuva bitti. Sonuçlar eşlendirme sayfasında hâlâ düzeltilebilir.
tournament-settings = Ayarlar
tournament-finish = Şimdi bitir
tournament-finish-text = Sıralama şu anki haliyle kesinleşir.
tournament-cancel = Turnuvayı iptal et
tournament-cancel-text = Turnuva sonuçsuz biter. Bu geri alınamaz.
tournament-reason = Gerekçe
tournament-reason-hint = Herkes günlükte okuyabilir. En çok { $max } karakter.
tournament-reason-needed = Bir gerekçe yaz.
tournament-add = Katılımcı ekle
tournament-invite = Oyuncu davet et
tournament-names = Adlar, her satırda bir tane
tournament-names-hint = Her ad en çok { $max } karakter. İstersen puan da yaz: Ada Winter, 1650
tournament-names-teams = Her satırda iki ad, her biri en çok { $max } karakter: Ada / Bea. İstersen puan da yaz: Ada / Bea, 1650
tournament-names-wrong = { $line }. satır okunamıyor.
tournament-add-count =
    { $count ->
        [0] Ekle
       *[other] { $count } kişi ekle
    }
tournament-added =
    { $count ->
        [one] 1 katılımcı eklendi.
       *[other] { $count } katılımcı eklendi.
    }
tournament-import = Dosyadan al (CSV, TRF)
tournament-withdraw-short = Çıkar
tournament-withdraw-name = Turnuvadan çıkar: { $name }
tournament-withdraw-really = Emin misin? { $name } turnuvadan çıkarılacak
tournament-really = Emin misin?
tournament-return-short = Yeniden ekle
tournament-return-name = Yeniden ekle: { $name }
tournament-link = Kayıt bağlantısı
tournament-link-hint = Bu bağlantıya sahip olan kaydolabilir.
tournament-organisers-title = Düzenleyenler
tournament-organiser-name = Başka bir düzenleyen
tournament-organiser-hint = Hesabı olan bir oyuncunun adı. Düzenleyenler burada her şeyi yapabilir.
tournament-organiser-needed = Bir ad yaz.
tournament-organiser-add = Düzenleyen ekle
tournament-organiser-remove = Düzenleyenlikten çıkar: { $name }
tournament-repair = Eşlendirmeyi düzelt
tournament-repair-hint = İki ada dokun: yer değiştirirler. Soldaki ilk hamleyi yapar.
tournament-repair-do = Eşlendirmeyi düzelt
tournament-add-board = Oyunu olmayanlar için bir masa daha
tournament-without-game = Oyunu yok
tournament-results-missing =
    { $count ->
        [one] 1 sonuç eksik.
       *[other] { $count } sonuç eksik.
    }
tournament-results-complete = Bütün sonuçlar girildi.
tournament-forfeits-of = Gelmeyen var: { $first } – { $second }
tournament-entered-meanwhile = { $first } – { $second }: az önce başka biri bir sonuç girdi. Değiştirmek için sonuca dokun.
tournament-correct-result = Sonucu düzelt
tournament-correct-text = { $first } – { $second }: { $result }
tournament-correct-game = { $first } – { $second }: { $result }. Düzelt
tournament-correct = Düzelt
tournament-new-result = Yeni sonuç
tournament-no-result = Sonuç yok
tournament-why-mistake = Yanlışlıkla girildi
tournament-why-wrong-board = Yanlış masa

## Çıktılar ve dosyalar

tournament-downloads = Yazdır ve indir
tournament-print-pairings = { $round }. turun eşlendirmesi
tournament-print-slips = { $round }. turun sonuç kâğıtları
tournament-print-standings = Sıralama
tournament-print-crosstable = Çapraz tablo

## Günlük

tournament-log = Günlük
tournament-log-hint = Bu turnuvada yapılan her şey ve kimin yaptığı. Herkes okuyabilir.
tournament-log-created = { $who } turnuvayı oluşturdu.
tournament-log-changed = { $who } ayarları değiştirdi.
tournament-log-announced = { $who } turnuvayı yayımladı.
tournament-log-opened = { $who } kayıtları açtı.
tournament-log-organiser-added = { $who } düzenleyenlere ekledi: { $name }.
tournament-log-organiser-removed = { $who } düzenleyenlerden çıkardı: { $name }.
tournament-log-entered = { $name } kaydoldu.
tournament-log-added = { $who } listeye ekledi: { $name }.
tournament-log-confirmed = { $name } onayladı.
tournament-log-withdrawn = { $name } çekildi.
tournament-log-withdrawn-by = { $who } turnuvadan çıkardı: { $name }.
tournament-log-no-show = { $name }, kaçırdığı iki oyundan sonra çekildi.
tournament-log-returned = { $name } yeniden katıldı.
tournament-log-bye-requested = { $name }, { $round }. tur için bay istedi.
tournament-log-bye-cancelled = { $name }, { $round }. turda oynamaya karar verdi.
tournament-log-started =
    { $by ->
        [server] Turnuva başladı.
       *[person] { $who } turnuvayı başlattı.
    }
tournament-log-paused = { $who } turnuvaya ara verdi.
tournament-log-resumed = { $who } turnuvayı sürdürdü.
tournament-log-paired =
    { $count ->
        [one] { $round }. tur eşlendirildi: 1 oyun.
       *[other] { $round }. tur eşlendirildi: { $count } oyun.
    }
tournament-log-paired-arena =
    { $count ->
        [one] 1 oyun eşlendirildi.
       *[other] { $count } oyun eşlendirildi.
    }
tournament-log-repaired = { $who }, { $round }. turun eşlendirmesini düzeltti.
tournament-log-ready = { $name } oynamaya hazır.
tournament-log-unready = { $name } artık hazır değil.
tournament-log-recorded =
    { $by ->
        [server] { $first } – { $second } { $result }
       *[person] { $who } sonucu girdi: { $first } – { $second } { $result }.
    }
tournament-log-corrected = { $who }, { $first } – { $second } sonucunu { $result } olarak düzeltti.
tournament-log-removed = { $who }, { $first } – { $second } sonucunu sildi.
tournament-log-voided = { $first } – { $second } başlayamadı, sayılmıyor.
tournament-log-finished =
    { $by ->
        [server] Turnuva bitti.
       *[person] { $who } turnuvayı bitirdi ya da bittikten sonra düzeltti.
    }
tournament-log-cancelled =
    { $by ->
        [server] Turnuva iptal edildi.
       *[person] { $who } turnuvayı iptal etti.
    }
tournament-log-anonymised = Bir oyuncunun adı kaldırıldı.
