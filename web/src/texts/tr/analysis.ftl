analysis-title = Analiz
analysis-tools = Bu analiz
analysis-edit = Düzenle
analysis-tool-new = Yeni
analysis-tool-import = Yükle
analysis-tool-share = Paylaş
analysis-tool-play = Oyna
analysis-board = { $game } analiz tahtası
analysis-abalone = Abalone
analysis-six = Six
analysis-side-black = Siyah
analysis-side-white = Beyaz
analysis-side-red = Kırmızı
analysis-no-answer = Sunucu yanıt vermiyor. Lütfen yeniden dene.
analysis-instead = Başka bir şey analiz et
analysis-at-start = Başlangıç konumu

analysis-to-move = Sıra: { $side }
analysis-declare-now = Şekli ilan et

analysis-moves = Hamleler
analysis-no-moves = Başlamak için bir hamle yap.
analysis-steps = Oyunda gezin
analysis-first = Başa dön
analysis-back = Bir hamle geri
analysis-forth = Bir hamle ileri
analysis-last = Sona git
analysis-flip = Tahtayı çevir
analysis-menu = Bu hamle hakkında
analysis-marks = İşaretler
analysis-mark-1 = İyi hamle
analysis-mark-2 = Hata
analysis-mark-4 = Vahim hata
analysis-mark-5 = İlginç hamle
analysis-mark-6 = Şüpheli hamle
analysis-comment = Yorum
analysis-comment-rule = En çok { $max } karakter.
analysis-promote = Ana devam yolu yap
analysis-delete = Buradan sonrasını sil

analysis-engine = Bilgisayar
analysis-lines = Devam yolu sayısı
analysis-lines-count = { $count } devam yolu
analysis-threads = İş parçacığı
analysis-engine-replaced = Bilgisayarın analizi durdu ve yeniden başlatıldı.
analysis-engine-failed = Bilgisayarın analizi şu anda başlatılamıyor.
analysis-engine-again = Yeniden dene
analysis-depth = Derinlik { $depth }
analysis-speed = { $nodes } konum/sn
analysis-thinking = Düşünüyor…
analysis-resting = İncelemenin bitmesi bekleniyor
analysis-over-here = Bu konumda oyun bitmiş.
analysis-no-help = Bu oyunu hâlâ oynuyorsun; bilgisayar oyun bitene kadar yardım etmez. Bol şans!
analysis-play-line =
    { $count ->
        [one] { $move } hamlesini oyna
       *[other] { $move } hamlesine kadar { $count } hamle oyna
    }
analysis-bar = Kazanma olasılığı:
analysis-bar-draw = Beraberlik
analysis-worth-even = Eşit
analysis-worth-slightly = { $side } biraz önde
analysis-worth-better = { $side } önde
analysis-worth-winning = { $side } kazanıyor
analysis-worth-wins = { $side } { $moves } hamlede kazanır

analysis-review = Oyunu incele
analysis-review-hint = Kim ne zaman öndeydi, hangi hamleler yeniden düşünmeye değer: birlikte bakalım.
analysis-review-again = Yeniden incele
analysis-reviewing = İncelemenin ilerleyişi
analysis-review-failed = Bilgisayarın analizi birkaç kez durdu; bu yüzden inceleme eksik kaldı.
analysis-stop = Durdur
analysis-next-mistake = Sıradaki hata
analysis-better = { $move } daha iyiydi.
analysis-show-better = Devamını göster
analysis-tally = { $side }: { $blunders } vahim hata, { $mistakes } hata, { $dubious } şüpheli hamle
analysis-graph = Oyunun gidişi
analysis-graph-ply =
    { $ply ->
        [0] Başlangıç
       *[other] { $ply }. hamleden sonra
    }
analysis-graph-off = Yan devam yolunda

analysis-editor = Konum kur
analysis-editor-board = Kurulan tahta
analysis-editor-help = Önce ne koyacağını, sonra hücreleri seç. Aynı hücreyi yeniden seçersen boşalır.
analysis-idle-empty = Bu hücre zaten boş.
analysis-idle-beside = Burada hücre yok: bir hücre seç.
analysis-cell = { $cell }, { $piece }
analysis-empty = boş
analysis-brush = Hücreye koy
analysis-erase = Sil
analysis-turn = Sıra kimde
analysis-pushed-off = Düşürdüğü toplar
analysis-in-hand = Eldeki taşlar
analysis-count = Otomatik say
analysis-count-rule = Her biri 0 ile { $max } arası.
analysis-count-wrong = 0 ile { $max } arası.
analysis-rules = Kurallar
analysis-rules-basic = Temel
analysis-rules-advanced = Gelişmiş
analysis-clear = Temizle
analysis-start-position = Başlangıç konumu
analysis-use = Buradan analiz et
analysis-cancel = Vazgeç

analysis-new = Yeni analiz
analysis-game = Oyun
analysis-layout = Diziliş
analysis-players = Oyuncular
analysis-players-2 = İki
analysis-players-4 = Dört
analysis-declare = Tamamlanan şekil
analysis-declare-auto = Hemen kazandırır
analysis-declare-manual = İlan edilmelidir
analysis-first-move = Siyahın ilk taşı
analysis-first-restricted = Yalnızca kırmızıya değmeli
analysis-first-free = Her hücreye konabilir
analysis-begin = Başla

analysis-import = Yükle
analysis-import-hint = Bir konum, oyun kaydı ya da hamle listesi yapıştır veya buraya bir dosya bırak.
analysis-import-file = Ya da bir dosya seç
analysis-import-nothing = Henüz okunacak bir şey yok: bir konum, kayıt ya da hamle yapıştır.
analysis-open = Aç

analysis-share = Paylaş
analysis-link = Bağlantı
analysis-position = Konum
analysis-record = Oyun kaydı
analysis-picture = Resim
analysis-hgn = .hgn indir
analysis-copy = Kopyala
analysis-copy-what = Kopyala: { $what }
analysis-copied = Kopyalandı
analysis-not-copied = Tarayıcı kopyalamaya izin vermedi. Metni seçip kendin kopyala.

analysis-play = Buradan oyna
analysis-against = Rakip
analysis-against-engine = Bilgisayar
analysis-against-friend = Bir arkadaş
analysis-against-myself = Bu cihazda
analysis-colour = Senin rengin
analysis-play-go = Oyna
