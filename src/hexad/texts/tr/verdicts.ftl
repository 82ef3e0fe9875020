## explain() ile geri çevrilen hamlelerin söyledikleri

verdict-ruling = bizim kararımız: { $rule }

## Abalone: geri çevrilenler

verdict-abalone-nothing-chosen = Bir hamlede en az bir top oynatılır: kendi toplarından bir, iki ya da üç tane seç.
verdict-abalone-empty-cell = O hücrede top yok.
verdict-abalone-not-yours = O top rakibin; sıra da onda değil.
verdict-abalone-mixed-group = Bir grup tek renkten oluşur: birlikte hareket eden topların hepsi senin olmalı.
verdict-abalone-too-many = Dört ya da daha fazla top birlikte hareket edemez: en çok üç top seç.
verdict-abalone-not-in-line = Toplar tek bir düz çizgide durmuyor, bu yüzden birlikte hareket edemezler.
verdict-abalone-group-gap = Toplar birbirine değmiyor: grupta boşluk olmaz.
verdict-abalone-too-far = Bir top yalnızca bir hücre ilerler.
verdict-abalone-along-line = Ok gibi hareket yana doğru yapılır; çizgi boyunca gitmek için en arkadaki topu ve geçeceği hücreyi belirt.
verdict-abalone-off-board = Kendi hamlenle kendi topun tahtadan çıkamaz.
verdict-abalone-own-in-way = Yolu kendi topun kapatıyor; kendi topunu itemezsin.
verdict-abalone-broadside-blocked = Ok gibi harekette girilen her hücre boş olmalı; birinde kendi topun duruyor.
verdict-abalone-broadside-push = Ok gibi hareketle hiçbir zaman itiş yapılmaz; grubun gireceği yerde ise rakibin topu duruyor.
verdict-abalone-pac = Eşit sayıda top karşı karşıya, yani denge var: iki taraf da itemez.
verdict-abalone-no-majority = Sayı üstünlüğün yok: karşıda, iten toplardan fazlası duruyor.
verdict-abalone-behind-blocked = İtilecek topların arkasında boş hücre yok.
verdict-abalone-push-gap = İki rengin arasında boşluk var: yalnızca birbirine değen toplar itilebilir.
verdict-abalone-push-not-in-line = İki renk aynı çizgide değil: sumitoda yalnızca dümdüz ileri itilir.
verdict-abalone-game-over = Oyun bitti.

## Abalone: kurala uyanlar

verdict-abalone-broadside = Ok gibi hareket: grubun girdiği her hücre boş.
verdict-abalone-ejection = Sumito: bir top tahtadan düşer.
verdict-abalone-sumito = Sumito: sayıca üstün olan iter, arkadaki hücre de boş.
verdict-abalone-in-line = Tek çizgide hareket, öndeki boş hücreye.
verdict-abalone-step = Bir top, yanındaki boş hücreye geçer.

## Abalone: hamle olmayanlar; { $text } yazılan şeydir

verdict-abalone-not-a-move = “{ $text }” bir hamle değil: iki hücre (a1b2) ya da üç hücre (c3c5d4) yaz.
verdict-abalone-not-a-cell = “{ $text }” tahtanın bir hücresi değil: hücreler a1 ile i9 arasında.
verdict-abalone-not-a-direction = “{ $text }” bir yön değil: E, NE, NW, W, SW ya da SE yaz.
verdict-abalone-no-cell = Orada hücre yok, tahta bitiyor.

## Six: geri çevrilenler

verdict-six-occupied = O hücrede zaten bir taş var.
verdict-six-touches-nothing = Bir taş, en az bir başka taşa kenar kenara değmeli.
verdict-six-first-away-from-red = Siyahın ilk taşı, ortadaki kırmızı taşa değmeli.
verdict-six-first-touches-black = Siyahın ilk taşı, ortadaki siyah taşa değmemeli.
verdict-six-still-placing = Taşlar ancak hepsi konduktan sonra oynatılır: elinden bir taş koy.
verdict-six-nothing-in-hand = Bütün taşların masada: birini oynat.
verdict-six-no-tile = O hücrede oynatılacak taş yok.
verdict-six-not-yours = O taş karşı tarafın: yalnızca kendi taşını oynatabilirsin.
verdict-six-too-many-chosen = Bir hamlede yalnızca bir taş oynatılır.
verdict-six-splits = Grup bölünürdü: diğer taşları bir arada tutan o taş yerinden oynatılamaz.
verdict-six-same-place = Oynatılan taş eski yerine geri konamaz.
verdict-six-loose = Taş, en az bir başka taşa değeceği bir yere konmalı.
verdict-six-away-from-group = Taş, masada kalan gruba değeceği bir yere konmalı.
verdict-six-choose-group = En büyük gruplar aynı büyüklükte: hangisinin kalacağını = ve o gruptan bir hücreyle belirt.
verdict-six-not-largest = Kalan grup en büyüklerden biri olmalı; belirtilen hücrede de o gruptan bir taş durmalı.
verdict-six-nothing-to-choose = Bu hamle grubu bölmüyor: seçecek bir şey yok.
verdict-six-no-shape = İlan edilecek bir şekil yok: kazanmak için kendi renginden altı taş bir şerit, üçgen ya da halka oluşturmalı.
verdict-six-declare-first = Bu hamle bir şekli tamamlamıyor; önceden oluşmuş bir şekil, hamleden önce ayrıca ilan edilir.
verdict-six-declared-by-itself = Bu oyunda bir şekil, oluştuğu anda kendiliğinden ilan edilmiş sayılır.
verdict-six-game-over = Oyun bitti.

## Six: kurala uyanlar

verdict-six-declaration = Oluşmuş ama gözden kaçmış bir şekil ilan edilir: kazandırır.
verdict-six-shape = Taş, kazandıran bir şekli tamamlar.
verdict-six-split = Hamle grubu böler: en büyük grup dışındakiler oyundan çıkar.
verdict-six-move = Oyuncu kendi taşını, başka bir taşa değeceği bir yere taşır.
verdict-six-first-tile = Siyahın ilk taşı ortadaki kırmızı taşa değer, siyaha değmez.
verdict-six-placement = Taş, bir başka taşa kenar kenara değer.

## Six: hamle olmayanlar; { $text } yazılan şeydir

verdict-six-not-a-move = “{ $text }” bir hamle değil: bir hücre (2,-1) ya da taşının durduğu ve gideceği hücreleri (2,-1>4,0) yaz; gerekirse ardından kalan grup için =q,r, ilan etmek için # ekle.
verdict-six-not-a-cell = “{ $text }” bir hücre değil: 2,-1 gibi q,r biçiminde yaz.

## Six: bir ortamın eylemi olmayanlar

verdict-six-not-an-action =
    { $fault ->
        [form] İlan bir eylem değildir; kalan grup ayrı bir eylemle belirtilir (=2,-1).
       *[options] Burada böyle bir eylem yok: seçenekler ona izin vermiyor.
    }
verdict-six-outside-window = Hamle, { $centre } çevresindeki { $radius } adımlık pencerenin dışında kalıyor.
