## explain() ile geri çevrilen hamlelerin söyledikleri

verdict-ruling = bizim kararımız { $rule }

## Abalone: geri çevrilenler

verdict-abalone-nothing-chosen = Bir hamlede en az bir top oynatılır: kendi toplarından bir, iki ya da üç tane seç.
verdict-abalone-empty-cell = O hücrede top yok.
verdict-abalone-not-yours = O top rakibin, üstelik sıra da onda değil.
verdict-abalone-mixed-group = Bir grup tek renktir: birlikte hareket eden topların hepsi senin olmalı.
verdict-abalone-too-many = Dört ya da daha çok top birlikte hareket edemez: en çok üç.
verdict-abalone-not-in-line = Toplar tek bir düz çizgide durmuyor, bu yüzden birlikte hareket edemezler.
verdict-abalone-group-gap = Toplar birbirine değmiyor: grupta boşluk olmaz.
verdict-abalone-too-far = Bir top yalnızca bir hücre ilerler.
verdict-abalone-along-line = Ok gibi hareket yana doğru yapılır; çizgi boyunca gitmek için en arkadaki topu ve geçeceği hücreyi söyle.
verdict-abalone-off-board = Kendi hamlenle kendi topun tahtadan çıkamaz.
verdict-abalone-own-in-way = Kendi topun yolu kapatıyor, kendi topunu itemezsin.
verdict-abalone-broadside-blocked = Ok gibi harekette girilen her hücre boş olmalı; orada kendi toplarından biri duruyor.
verdict-abalone-broadside-push = Ok gibi hareket hiçbir zaman itmez, grubun gideceği yerde ise rakibin topu duruyor.
verdict-abalone-pac = Eşit sayıda top karşı karşıya, yani denge var: iki taraf da itemez.
verdict-abalone-no-majority = Üstünlük yok: karşıda duran top, itenden çok.
verdict-abalone-behind-blocked = İtilen topların arkasında boş hücre yok.
verdict-abalone-push-gap = İki rengin arasında boşluk var: yalnızca birbirine değen toplar itilebilir.
verdict-abalone-push-not-in-line = İki renk aynı çizgide değil: sumito yalnızca dümdüz ileri iter.
verdict-abalone-game-over = Oyun bitti.

## Abalone: kurala uyanlar

verdict-abalone-broadside = Ok gibi hareket: grubun girdiği her hücre boş.
verdict-abalone-ejection = Bir topu tahtadan düşüren sumito.
verdict-abalone-sumito = Sumito: sayıca üstün olan iter, arkadaki hücre de boş.
verdict-abalone-in-line = Tek çizgide hareket, öndeki boş hücreye.
verdict-abalone-step = Bir top, yanındaki boş hücreye geçer.

## Abalone: hamle olmayanlar; { $text } yazılan şeydir

verdict-abalone-not-a-move = “{ $text }” bir hamle değil: iki hücre (a1b2) ya da üç hücre (c3c5d4) yaz.
verdict-abalone-not-a-cell = “{ $text }” tahtanın bir hücresi değil: hücreler a1 ile i9 arasında.
verdict-abalone-not-a-direction = “{ $text }” bir yön değil: E, NE, NW, W, SW ya da SE yaz.
verdict-abalone-no-cell = Orada tahtanın bir hücresi yok.

## Six: geri çevrilenler

verdict-six-occupied = O hücrede zaten bir taş var.
verdict-six-touches-nothing = Bir taş, en az bir başka taşa kenar kenara değmeli.
verdict-six-first-away-from-red = Siyahın ilk taşı, baştaki kırmızı taşa değmeli.
verdict-six-first-touches-black = Siyahın ilk taşı, baştaki siyah taşa değmemeli.
verdict-six-still-placing = Taşlar ancak hepsi konduktan sonra oynatılır: elinden bir taş koy.
verdict-six-nothing-in-hand = Bütün taşların masada: onlardan birini oynat.
verdict-six-no-tile = O hücrede oynatılacak taş yok.
verdict-six-not-yours = O taş karşı tarafın: bir hamlede kendi taşın oynatılır.
verdict-six-too-many-chosen = Bir hamlede yalnızca bir taş oynatılır.
verdict-six-splits = Grubu bölerdi: o taş öbürlerini bir arada tutuyor, yerinden oynatılamaz.
verdict-six-same-place = Oynatılan taş eski yerine geri konamaz.
verdict-six-loose = Taş, en az bir başka taşa değeceği bir yere konmalı.
verdict-six-away-from-group = Taş, masada kalan gruba değeceği bir yere konmalı.
verdict-six-choose-group = En büyük gruplar eşit: hangisinin kalacağını = ve onun bir hücresiyle söyle.
verdict-six-not-largest = Kalan grup en büyüklerden biri olmalı, söylenen hücrede de onun bir taşı durmalı.
verdict-six-nothing-to-choose = Bu hamle grubu bölmüyor: seçecek bir şey yok.
verdict-six-no-shape = Bildirilecek bir şekil yok: kendi renginden altı taş şerit, üçgen ya da halka olunca kazanır.
verdict-six-declare-first = Bu hamle bir şekli tamamlamıyor; önceden oluşmuş bir şekil, hamleden önce ayrıca bildirilir.
verdict-six-declared-by-itself = Bu oyunda bir şekil oluştuğu anda kendiliğinden bildirilmiş sayılır.
verdict-six-game-over = Oyun bitti.

## Six: kurala uyanlar

verdict-six-declaration = Oluşmuş ama gözden kaçmış bir şekil bildirilir: kazandırır.
verdict-six-shape = Taş, kazandıran bir şekli tamamlar.
verdict-six-split = Hamle grubu böler: en büyük grup dışındakiler oyundan çıkar.
verdict-six-move = Oyuncunun kendi taşı, başka bir taşa değdiği bir yere geçer.
verdict-six-first-tile = Siyahın ilk taşı baştaki kırmızı taşa değer, siyaha değmez.
verdict-six-placement = Taş, bir başkasına kenar kenara değer.

## Six: hamle olmayanlar; { $text } yazılan şeydir

verdict-six-not-a-move = “{ $text }” bir hamle değil: bir hücre (2,-1) ya da bir hücre ile taşının gideceği yer (2,-1>4,0) yaz; gerekirse ardından kalan grup için =q,r, bildirmek için # ekle.
verdict-six-not-a-cell = “{ $text }” bir hücre değil: 2,-1 gibi q,r biçiminde yaz.

## Six: bir ortamın eylemi olmayanlar

verdict-six-not-an-action =
    { $fault ->
        [form] Bildirim bir eylem değildir; kalan grup ayrı bir eylemle söylenir (=2,-1).
       *[options] Burada böyle bir eylem yok: seçenekler onu dışarıda bırakıyor.
    }
verdict-six-outside-window = Hamle, { $centre } çevresindeki { $radius } adımlık pencerenin dışında kalıyor.
