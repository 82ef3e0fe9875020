## Oyun nasıl başlar

option-fen = Bu konumdan başlar.
option-layout = Abalone: bu başlangıç dizilişinden başlar.
option-rules = Six: bir hamle grubu bölebilir mi?
option-declare = Six: şekil kendiliğinden kazanır mı?
option-first-move = Six: S3 kuralı geçerli mi?
option-players = Six: iki kişi ya da iki takım hâlinde dört kişi.
option-begins = Six: iki siyah oyuncudan hangisi başlar.
option-repetition = Üçüncü tekrarda beraberlik ya da hiç.
option-moves = Sonra bu hamleleri oynar, örneğin "a1b2 i5h5".

## Hangi konum, hangi kayıt

option-position = abalone, six ya da oyun kaydı olan bir dosya.
option-position-game = Dosyada: kaçıncı oyun; verilmezse ilki.
option-position-ply = Dosyada: kaç hamle sonra; verilmezse sonunda.
option-game = abalone ya da six.
option-record = .hgn ya da .apgn oyun kaydı; - standart girdidir.
option-only-game = Yalnızca bu oyun.

## play

option-play-game = abalone ya da six; verilmezse sorulur.
option-play-clock = Her birine dakika: 10, 15+10 (hamle başına eklenen saniye), 15d5 (gecikme).
option-play-level = Bilgisayara karşı oynar: 1 (ilk adımlar) – 10 (tam güç).
option-play-side = Bilgisayara karşı sizin tarafınız; verilmezse siyah.
option-play-save = Oyunu her hamleden sonra bu yeni dosyaya kaydeder.
option-play-resume = Bu oyunu sürdürür ve oraya kaydeder.

## serve

option-serve-host = 127.0.0.1; 0.0.0.0 herkese açar.
option-serve-port = 6161; 0 boş olan birini alır.
option-serve-data = Oyunların ve gizli verilerin yeri.
option-serve-db = SQLite yerine PostgreSQL; ya da HEXAD_DB.
option-serve-bus = Birden çok süreç için Redis; ya da HEXAD_BUS.
option-serve-single-process = --db varken --bus yoksa: veritabanını yalnız bu süreç kullanır.
option-serve-workers = Hizmet veren süreçler; verilmezse 1.
option-serve-engines = Bunların her biri için düşünen süreçler.
option-serve-analysts = İnceleme yapanlar için süreçler; verilmezse 1.
option-serve-behind-proxy = Vekil sunucunun istemciler için dediğine inanır.
option-serve-trusted-hops = Sunucunun önündeki vekil sayısı; vekil arkasında 1.
option-serve-log-json = Günlüğü terminalde de JSON olarak yazar.
option-serve-no-browser = Tarayıcı açmaz.

## show, moves, explain, formations

option-show-theme = light, dark, colour-blind ya da colour-blind-dark.
option-show-width = Resmin piksel olarak genişliği.
option-show-flipped = Karşı taraftan bakar.
option-show-coordinates = Hücrelerin adlarını yazar.
option-show-last-move = Son hamle olarak bunu gösterir; none ile hiçbirini.
option-show-highlight = Bu hücreleri işaretler.
option-show-formations = Bu oluşumları çevreler, örneğin sumito.
option-show-svg = SVG resmi yazar; - standart çıktıdır.
option-show-png = PNG resmi yazar; - standart çıktıdır.
option-show-large = Terminalde: yuvarlak taşlar ya da küçükleri.
option-show-json = JSON yazar: game, fen, turn, ply, move_number, pieces, outcome, pushed_off ya da hands, phase.
option-moves-from = Yalnızca bu hücrelerdekilerin hamleleri.
option-moves-json = JSON yazar: game, fen, turn, count, moves.
option-explain-move = Hamle, örneğin a1b2 ya da 2,-1.
option-explain-cells = Ya da: bu hücrelerdekiler ...
option-explain-to = ... bu yöne (NE) ya da bu hücreye.
option-explain-json = JSON yazar: legal, rule, code, text (İngilizce), move.
option-formations-kind = Yalnızca bunlar, örneğin sumito.
option-formations-large = Yuvarlak taşlar ya da küçükleri.
option-formations-json = JSON yazar: game, fen, formations (kind, player, cells, against, missing, shape, direction).

## glossary, rules, rulebook, layouts

option-glossary-term = Bir terim ya da abalone, six; verilmezse hepsi.
option-glossary-json = JSON yazar: game, kind, term, meaning listesi.
option-rules-id = Bir kural, örneğin A12; ya da abalone, six, rulings.
option-rules-json = JSON yazar: id, text, ruling (bizim kararımız mı) listesi.
option-rulebook-out = Nereye; verilmezse rulebook-DİL.pdf.
option-rulebook-game = Yalnızca abalone ya da yalnızca six.
option-rulebook-paper = a4 ya da letter (a4).
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
option-convert-to = HEDEF adından anlaşılmıyorsa biçim.

## perft, analyse, engine, bench

option-perft-depth = Kaç hamle derinliğe.
option-perft-divide = Her hamleden sonrasını da ayrı sayar.
option-perft-json = JSON yazar: game, fen, depth, nodes, depths, divide.
option-analyse-output = Nereye; verilmezse standart çıktıya.
option-analyse-svg = Bir oyunun değerlendirmesini de çizer.
option-analyse-time = Konum başına bu kadar saniye.
option-analyse-nodes = Bu kadar düğüm; hiçbir şey verilmezse 100000.
option-analyse-depth = Bu kadar hamle derinliğe.
option-analyse-theme = Grafiğin renkleri; verilmezse light.
option-engine-json = İstekler ve yanıtlar JSON satırlarıdır.
option-engine-workers = Aynı anda kaç konum; verilmezse 2.
option-engine-hash = Her birinin tablosu; verilmezse 16.
option-bench-json = JSON yazar: signature, nodes_per_second, positions (game, fen, depth, nodes, seconds).

## match

option-match-first = Bir oyuncu: yukarıya bakın.
option-match-second = Öteki oyuncu.
option-match-first-option = Bir UGI programının seçeneğini ayarlar.
option-match-second-option = Ötekinin seçeneğini ayarlar.
option-match-movetime = Hamle başına milisaniye (100).
option-match-clock = Oyun başına ve hamle başına saniye.
option-match-nodes = Hamle başına düğüm.
option-match-depth = Kaç hamle ileriye bakılacağı.
option-match-margin = Hoş görülen gecikme (250).
option-match-patience = Süre verilmezse: bir hamle en çok ne kadar beklenir (60).
option-match-openings = Dizilişler, Six’te basic,advanced; all; ya da bir dosya.
option-match-random-plies = Ondan sonraki rastgele hamleler (2; Six: 4).
option-match-balance = Aramanın daha kötü bulduğu rastgele hamleleri oynamaz.
option-match-seed = Başka rastgele hamleler (1).
option-match-ply-limit = Bu kadar hamleden sonra beraberlik (400).
option-match-adjudicate = İki taraf da bu kadar süre öyle derse kazanç.
option-match-adjudicate-draw = İki taraf da bundan fazlasını görmezse beraberlik.
option-match-games = En çok kaç oyun, her açılıştan iki tane (100).
option-match-concurrency = Aynı anda kaç oyun (1).
option-match-sprt = İkisinden biri kanıtlanınca durur.
option-match-save = Oyunları saklar, içindekilerden sürdürür.
option-match-json = Bütün sayılarla JSON yazar.

## puzzles

option-make-out = Nereye; içindeki bulmacalar korunur.
option-make-count = Dosyada kaç bulmaca olacağı (100).
option-make-seed = Başka oyunlar (1).
option-make-from = Önce bu oyunlara bakar.
option-check-files = Bulmaca dosyaları; verilmezse hexad’ınkiler.
option-check-json = JSON yazar: puzzles, kinds, broken.
option-puzzle-id = Hangi bulmaca; verilmezse günün bulmacası.
option-puzzle-game = Bu oyun için günün bulmacası.
option-puzzle-file = Bu dosyaya bakar.
option-puzzle-solution = Çözümü de gösterir.
option-admin-name = Oyun.
option-admin-json = JSON yaz.
option-admin-truncate = Okunabilen olayları tut, oyun oradan sürsün.
option-admin-call-off = Onları tut, oyunu sonuçsuz bitir.
option-admin-yes = Sorma.
