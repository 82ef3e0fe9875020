## Abalone

term-marble = top
term-marble-meaning = Oyunun temel parçası: bir tarafın renginde bir top. Her tarafta on dört tane vardır.
term-single = tekli
term-single-meaning = Yanında kendi renginden başka top olmayan top.
term-pair = ikili
term-pair-meaning = Aynı renkten, yan yana iki top.
term-triple = üçlü
term-triple-meaning = Aynı renkten, bitişik üç top: mızrak, yay ya da kalkan.
term-lance = mızrak
term-lance-meaning = Tek bir düz çizgide duran üçlü.
term-bow = yay
term-bow-meaning = Yay gibi bükülmüş üçlü: uçtaki iki top ne aynı çizgidedir ne de birbirine değer.
term-shield = kalkan
term-shield-meaning = Üçü de birbirine değen üçlü: bir üçgen.
term-multi = çoklu
term-multi-meaning = Aynı renkten, büyüklüğü ve biçimi ne olursa olsun, bitişik topların oluşturduğu grup.
term-block = blok
term-block-meaning = Aynı renkten, yan yana üç sıra üçer top: dokuz toptan bir eşkenar dörtgen. Her çizgisinde üç top olduğu için kırılması neredeyse olanaksızdır.
term-det = tek başına
term-det-meaning = Rakip grubun içinde, kendi toplarından kopmuş duran tekli; altı yanının en az dördünde rakip top vardır. Sahibine üstünlük sağlar.
term-pac = denge
term-pac-meaning = İki rengin aynı çizgide eşit sayıda, birer, ikişer ya da üçer topla karşı karşıya durması: iki taraf da itemez.
term-sumito = sumito
term-sumito-meaning = Aynı çizgide karşı karşıya sayı üstünlüğü: bire karşı iki, bire karşı üç ya da ikiye karşı üç. Çok olan iter.
term-in-line = tek çizgide hareket
term-in-line-meaning = Grup kendi çizgisi boyunca, önündeki boş hücreye ilerler.
term-broadside = ok gibi hareket
term-broadside-meaning = Grup düzenini bozmadan yana, boş hücrelere kayar. Hiçbir zaman itmez.

## Six

term-tile = taş
term-tile-meaning = Bir tarafın renginde bir altıgen. 21 siyah, 21 kırmızı, toplam 42 tane vardır.
term-hand = el
term-hand-meaning = Bir oyuncunun henüz masaya koymadığı taşlar.
term-group = grup
term-group-meaning = Rengi ne olursa olsun, kenar kenara birbirine bağlı taşlar.
term-line = şerit
term-line-meaning = Aynı renkten, düz bir sırada altı taş. Kazandırır.
term-triangle = üçgen
term-triangle-meaning = Aynı renkten, üç, iki ve birlik sıralarda altı taş. Kazandırır.
term-ring = halka
term-ring-meaning = Aynı renkten, bir hücrenin çevresinde altı taş; ortada ne olduğu önemli değildir. Kazandırır.
term-threat = tehdit
term-threat-meaning = Tek taşı eksik kalmış bir şekil: o renkten konacak ilk taş onu tamamlayabilir.
term-double-threat = çifte tehdit
term-double-threat-meaning = Her biri bir şekli tamamlayan iki hücre: birini kapatmak yetmez.
term-holding = tutan taş
term-holding-meaning = O olmazsa öbür taşların birkaç gruba ayrılacağı taş.
term-split = bölme
term-split-meaning = İleri kurallarda öbür taşları birbirinden ayıran hamle: en büyük grup dışındakiler oyundan çıkar.
term-declaration = bildirme
term-declaration-meaning = Şeklin tamamlandığını söylemek. Kendiliğinden olabilir ya da oyunculara bırakılır.
