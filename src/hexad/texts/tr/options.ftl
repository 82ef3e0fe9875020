## Oyun nasıl başlar

option-fen = Bu konumdan başlar.
option-layout = Abalone: bu başlangıç dizilişinden başlar.
option-rules = Six: bir hamle grubu bölebilir mi?
option-declare = Six: şekil kendiliğinden kazandırır mı?
option-first-move = Six: S3 kuralı geçerli mi?
option-players = Six: iki oyuncu ya da iki takım hâlinde dört oyuncu.
option-begins = Six: siyah takımın hangi oyuncusu başlar?
option-repetition = Konum bu kadar tekrarlanınca beraberlik; off ile hiç.
option-moves = Sonra bu hamleleri oynar, örneğin "a1b2 i5h5".

## Hangi konum, hangi kayıt

option-position = abalone, six ya da oyun kaydı olan bir dosya.
option-position-game = Dosyada: kaçıncı oyun; verilmezse ilki.
option-position-ply = Dosyada: kaç hamle sonrası; verilmezse oyunun sonu.
option-game = abalone ya da six.
option-record = .hgn ya da .apgn oyun kaydı; - standart girdidir.
option-only-game = Yalnızca bu oyun.

## play

option-play-game = abalone ya da six; verilmezse sorulur.
option-play-clock = Oyuncu başına dakika: 10, 15+10 (hamle başına eklenen saniye), 15d5 (gecikme).
option-play-level = Bilgisayara karşı oynar: 1 (ilk adımlar) – 10 (tam güç).
option-play-side = Bilgisayara karşı senin tarafın; verilmezse siyah.
option-play-save = Oyunu her hamleden sonra bu yeni dosyaya kaydeder.
option-play-resume = Bu dosyadaki oyunu sürdürür ve aynı dosyaya kaydeder.

## serve

option-serve-host = Dinlenen adres; verilmezse 127.0.0.1; 0.0.0.0 herkese açar.
option-serve-port = Bağlantı noktası; verilmezse 6161; 0 boş olan birini alır.
option-serve-data = Oyunların ve gizli anahtarların klasörü.
option-serve-db = SQLite yerine PostgreSQL; HEXAD_DB ile de verilebilir.
option-serve-bus = Birden çok süreç için Redis; HEXAD_BUS ile de verilebilir.
option-serve-single-process = --bus olmadan --db varsa: veritabanını yalnızca bu süreç kullanır.
option-serve-workers = İsteklere yanıt veren süreç sayısı; verilmezse 1.
option-serve-engines = Bunların her biri için düşünen süreç sayısı.
option-serve-behind-proxy = Vekil sunucunun ilettiği istemci adreslerine güvenir.
option-serve-trusted-hops = Sunucunun önündeki vekil sunucu sayısı; --behind-proxy ile 1.
option-serve-tls = Yerel ağ için, veri klasöründe bir kez oluşturulan bir sertifikayla TLS kullanır.
option-serve-tls-certificate = TLS için kendi sertifikan, zinciriyle birlikte, PEM olarak.
option-serve-tls-key = Bu sertifikanın özel anahtarı, PEM olarak.
option-serve-log-json = Günlüğü terminalde de JSON olarak yazar.
option-serve-no-browser = Tarayıcı açmaz.

## show, moves, explain, formations

option-show-theme = light, dark, colour-blind ya da colour-blind-dark.
option-show-width = Resmin piksel olarak genişliği.
option-show-flipped = Karşı taraftan gösterir.
option-show-coordinates = Hücrelerin adlarını yazar.
option-show-last-move = Son hamle olarak bunu gösterir; none hiçbirini göstermez.
option-show-highlight = Bu hücreleri işaretler.
option-show-formations = Bu formasyonları çerçeveler, örneğin sumito.
option-show-svg = SVG resmi yazar; - standart çıktıdır.
option-show-png = PNG resmi yazar; - standart çıktıdır.
option-show-output = Resim yazar: .svg ya da .png, --animate ile .gif ya da .webp.
option-show-large = Terminalde büyük ya da küçük çizer.
option-show-json = JSON yazar: game, fen, turn, ply, move_number, pieces, outcome, pushed_off ya da hands, phase.
option-show-animate = Oyunu hareketli resim olarak yazar (-o ile birlikte).
option-show-seconds = Hareketli resimde: hamle başına saniye; verilmezse 1.
option-show-plies = Hareketli resimde: yalnızca bu hamleler, örneğin 10-40.
option-moves-from = Yalnızca bu hücrelerdekilerin hamleleri.
option-moves-json = JSON yazar: game, fen, turn, count, moves.
option-explain-move = Hamle, örneğin a1b2 ya da 2,-1.
option-explain-cells = Ya da: bu hücrelerdekiler ...
option-explain-to = ... bu yöne (NE) ya da bu hücreye.
option-explain-json = JSON yazar: legal, rule, code, text (İngilizce), move.
option-formations-kind = Yalnızca bu formasyonlar, örneğin sumito.
option-formations-large = Büyük ya da küçük çizer.
option-formations-json = JSON yazar: game, fen, formations (kind, player, cells, against, missing, shape, direction).

## glossary, rules, rulebook, layouts

option-glossary-term = Bir terim ya da abalone, six; verilmezse hepsi.
option-glossary-json = JSON yazar: game, kind, term, meaning listesi.
option-rules-id = Bir kural, örneğin A12; ya da abalone, six, rulings.
option-rules-json = JSON yazar: id, text, ruling (bizim kararımız mı) listesi.
option-rulebook-out = Nereye; verilmezse rulebook-DİL.pdf.
option-rulebook-game = Yalnızca abalone ya da yalnızca six.
option-rulebook-paper = a4 ya da letter; verilmezse a4.
option-layouts-json = JSON yazar: her ad ve konumu.

## replay, convert

option-replay-ply = Bu kadar hamleden sonraki tahta.
option-replay-boards = Her hamleden sonraki tahta.
option-replay-step = Bir oyunda hamle hamle ilerler.
option-replay-check = Bütün oyunları okuyup sayar, hamleleri yazmaz.
option-replay-json =
    Her oyun için bir JSON satırı yazar: number, game, tags, fen, moves, clocks, result, end. --check ile hepsi için
    tek satır: file, games, plies, results, broken (game, line, column, text, expected, rule, code).
option-convert-output = Nereye; - standart çıktıdır.
option-convert-to = Biçim; HEDEF adından anlaşılmıyorsa gerekir.

## perft, analyse, engine, bench

option-perft-depth = Kaç hamle derine inileceği.
option-perft-divide = Her hamleden sonrasını da ayrı sayar.
option-perft-json = JSON yazar: game, fen, depth, nodes, depths, divide.
option-analyse-output = Nereye; verilmezse standart çıktıya.
option-analyse-svg = Bir oyunun değerlendirmesini de çizer.
option-analyse-time = Konum başına saniye.
option-analyse-nodes = Konum başına düğüm; hiçbir sınır verilmezse 100000.
option-analyse-depth = Kaç hamle derine inileceği.
option-analyse-theme = Grafiğin renkleri; verilmezse light.
option-engine-json = İstekler ve yanıtlar JSON satırlarıdır.
option-engine-workers = Aynı anda kaç konum düşünüleceği; verilmezse 2.
option-engine-hash = Her biri için tablo boyutu, MB; verilmezse 16.
option-bench-json = JSON yazar: signature, nodes_per_second, positions (game, fen, depth, nodes, seconds).

## match

option-match-first = Bir oyuncu: yukarıya bak.
option-match-second = Diğer oyuncu.
option-match-first-option = Bir UGI programının seçeneğini ayarlar.
option-match-second-option = Diğer programın seçeneğini ayarlar.
option-match-movetime = Hamle başına milisaniye; verilmezse 100.
option-match-clock = Oyun başına saniye ve hamle başına eklenen saniye.
option-match-nodes = Hamle başına düğüm.
option-match-depth = Kaç hamle derine inileceği.
option-match-margin = Hoş görülen gecikme, milisaniye; verilmezse 250.
option-match-patience = Süresiz oyunda bir hamle için en uzun bekleme, saniye; verilmezse 60.
option-match-openings = Dizilişler, Six için basic,advanced; all; ya da bir dosya.
option-match-random-plies = Açılıştan sonraki rastgele hamleler; verilmezse 2 (Six: 4).
option-match-balance = Rastgele hamleler sonunda bundan daha dengesiz olan konumları eler.
option-match-seed = Başka rastgele hamleler için başka bir sayı; verilmezse 1.
option-match-ply-limit = Bu kadar hamleden sonra beraberlik; verilmezse 400.
option-match-adjudicate = İki taraf da bu kadar hamle boyunca bu farkı görürse kazanç.
option-match-adjudicate-draw = İki taraf da bu kadar hamle boyunca daha az fark görürse beraberlik.
option-match-games = En çok kaç oyun oynanacağı, her açılıştan iki; verilmezse 100.
option-match-concurrency = Aynı anda kaç oyun oynanacağı; verilmezse 1.
option-match-sprt = İki varsayımdan biri kanıtlanınca durur.
option-match-save = Oyunları bu dosyada saklar, dosyadakilerden sürdürür.
option-match-json = Bütün sayıları JSON olarak yazar.

## tournament

option-tournament-player = Bir oyuncu, her biri için bir kez: yukarıya bak.
option-tournament-player-option = N numaralı UGI programının seçeneğini ayarlar, örneğin 2:Hash=64.
option-tournament-format = round-robin (verilmezse bu), gauntlet ya da swiss.
option-tournament-cycles = Aynı rakiple kaç kez oynanacağı; verilmezse 2.
option-tournament-rounds = İsviçre sisteminde tur sayısı; verilmezse 5.
option-tournament-movetime = Hamle başına milisaniye.

## puzzles

option-make-out = Nereye; dosyadaki bulmacalar korunur.
option-make-count = Dosyada kaç bulmaca olacağı; verilmezse 100.
option-make-seed = Başka oyunlar için başka bir sayı; verilmezse 1.
option-make-from = Önce bu oyunlara bakar.
option-check-files = Bulmaca dosyaları; verilmezse hexad ile gelenler.
option-check-json = JSON yazar: puzzles, kinds, broken.
option-puzzle-id = Hangi bulmaca; verilmezse günün bulmacası.
option-puzzle-game = Bu oyun için günün bulmacası.
option-puzzle-file = Bu dosyaya bakar.
option-puzzle-solution = Çözümü de gösterir.
option-admin-name = Oyun.
option-admin-json = JSON yazar.
option-admin-truncate = Okunabilen olayları saklar, oyun oradan sürer.
option-admin-call-off = Okunabilen olayları saklar, oyunu sonuçsuz bitirir.
option-admin-yes = Onay istemez.
option-admin-check = Yalnızca karşılaştırır.
option-admin-all = Kapatılanları da listeler.
option-admin-number = Şikâyetin numarası.
option-admin-close = Şikâyeti bu notla kapatır.
option-admin-player = Oyuncunun adı ya da kimliği.
option-admin-reason = Kayıt defteri için neden.
option-admin-who = Kayıt defteri için işlemi yapan; verilmezse sistemin kullanıcısı.
