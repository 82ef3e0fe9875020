## Abalone

term-marble = top
term-marble-meaning = Oyunun temel parçası. Her tarafın kendi renginden on dört topu vardır.
term-single = tekli
term-single-meaning = Komşuları arasında kendi renginden top bulunmayan top.
term-pair = ikili
term-pair-meaning = Aynı renkten, yan yana iki top.
term-triple = üçlü
term-triple-meaning = Aynı renkten, birbirine bitişik üç top: mızrak, yay ya da kalkan.
term-lance = mızrak
term-lance-meaning = Tek bir düz çizgide duran üçlü.
term-bow = yay
term-bow-meaning = Yay gibi bükülmüş üçlü: uçtaki iki top ne ortadakiyle düz bir çizgi oluşturur ne de birbirine değer.
term-shield = kalkan
term-shield-meaning = Üçü de birbirine değen üçlü: bir üçgen.
term-multi = çoklu
term-multi-meaning = Aynı renkten bitişik topların oluşturduğu, büyüklüğü ve biçimi ne olursa olsun her grup.
term-block = blok
term-block-meaning = Yan yana üç sıra, her birinde aynı renkten üç top (bizim kararımız: R14). Her çizgisinde üç top olduğu için bozulması neredeyse olanaksızdır. Basılı Türkçe kurallarda ise blok, tek bir sıradaki üç toptur.
term-det = tek başına
term-det-meaning = Rakip grubun içinde, kendi toplarından kopmuş duran tekli: en az dört yanında ya da tahtadaki bütün yanlarında rakip top vardır (bizim kararımız: R13). Sahibine üstünlük sağlar.
term-pac = denge
term-pac-meaning = İki rengin aynı çizgide eşit sayıda (birer, ikişer ya da üçer) topla karşı karşıya durması: iki taraf da itemez.
term-sumito = sumito
term-sumito-meaning = Aynı çizgide karşı karşıya duran toplarda sayı üstünlüğü: bire karşı iki, bire karşı üç ya da ikiye karşı üç. Sayıca üstün olan iter.
term-in-line = tek çizgide hareket
term-in-line-meaning = Grup kendi çizgisi boyunca, önündeki boş hücreye ilerler.
term-broadside = ok gibi hareket
term-broadside-meaning = Grup, sırasını bozmadan yana, boş hücrelere kayar. Bu hareketle hiçbir zaman itiş yapılmaz.

## Six

term-tile = taş
    .also = altıgen
term-tile-meaning = Altıgen bir oyun taşı. 21 siyah, 21 kırmızı, toplam 42 taş vardır.
term-hand = el
term-hand-meaning = Bir oyuncunun henüz masaya koymadığı taşlar.
term-group = grup
term-group-meaning = Rengi ne olursa olsun, kenar kenara birbirine bağlı taşlar.
term-line = şerit
term-line-meaning = Aynı renkten, düz bir sırada altı taş. Kazandırır.
term-triangle = üçgen
term-triangle-meaning = Aynı renkten, üç, iki ve bir taşlık sıralar hâlinde altı taş. Kazandırır.
term-ring = halka
term-ring-meaning = Aynı renkten, bir hücrenin çevresinde altı taş; ortası boş da dolu da olabilir. Kazandırır.
term-threat = tehdit
term-threat-meaning = Tek taşı eksik bir şekil: o renkten konacak bir sonraki taş onu tamamlayabilir.
term-double-threat = çifte tehdit
term-double-threat-meaning = Her biri bir şekli tamamlayan iki hücre: birini kapatmak yetmez.
term-holding = bağlantı taşı
term-holding-meaning = Kaldırılırsa diğer taşların birkaç gruba ayrılacağı taş.
term-split = bölme
term-split-meaning = Gelişmiş kurallarda diğer taşları birbirinden ayıran hamle: en büyük grup dışındakiler oyundan çıkar.
term-declaration = ilan
term-declaration-meaning = Bir şeklin tamamlandığını söylemek. Kendiliğinden olabilir ya da oyunculara bırakılabilir.
