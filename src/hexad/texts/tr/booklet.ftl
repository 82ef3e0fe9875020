booklet-title = Abalone ve Six
booklet-subtitle = Kural kitapçığı
booklet-lead = Altıgenlerle oynanan iki kişilik iki oyun: kural kural, şekil şekil.
booklet-about = Her kuralın bir numarası var: Abalone için A, Six için S. R ile başlayanlar bizim kararlarımızdır. Basılı kuralların açık bıraktığı noktaları karara bağlar ve önemli oldukları her yerde belirtilirler.
booklet-contents = İçindekiler
booklet-cover = Bir Abalone oyunu ve bir Six oyunu
booklet-figure = Şekil { $number }
booklet-ours = bizim kararımız
booklet-see =
    { $count ->
        [one] bkz. kararımız { $rules }
       *[other] bkz. kararlarımız { $rules }
    }

booklet-page-lead = Oyundaki kurallar, şekiller ve sözcükler, okumak ve yazdırmak için burada.
booklet-page-pdf = PDF’yi indir
booklet-page-languages = Diller
booklet-page-back = Oyuna dön

booklet-section-abalone-start = Tahta ve diziliş
booklet-section-abalone-moving = Hareket
booklet-section-abalone-sumito = İtmek: sumito
booklet-section-abalone-winning = Oyun nasıl biter
booklet-section-abalone-words = Oyunun sözcükleri
booklet-section-six-start = Taşlar ve başlangıç
booklet-section-six-placing = Taş koymak
booklet-section-six-winning = Kazandıran şekiller
booklet-section-six-moving = Bütün taşlar konunca
booklet-section-six-four = Dört kişiyle
booklet-section-six-advanced = İleri kurallar
booklet-section-six-words = Oyunun sözcükleri

booklet-figure-abalone-1 = Başlangıç dizilişi: Siyah altta, Beyaz üstte.
booklet-figure-abalone-2 = Tek çizgide hareket: üç top kendi çizgisi boyunca ilerler.
booklet-figure-abalone-3 = Ok gibi hareket: üç top birlikte yana kayar.
booklet-figure-abalone-4 = Sumito: bire karşı iki.
booklet-figure-abalone-5 = Sumito: bire karşı üç.
booklet-figure-abalone-6a = Sumito: ikiye karşı üç.
booklet-figure-abalone-6b = İkiye karşı dört: üçü iter, dördüncü yerinde kalır.
booklet-figure-abalone-7a = Sumito yok: itilecek topların arkasında bir top var.
booklet-figure-abalone-7b = Sumito yok: iki renk arasında boşluk var.
booklet-figure-abalone-7c = Sumito yok: iki renk aynı çizgide durmuyor.
booklet-figure-abalone-7d = Bir çizgideki üç top, karşıdan kaç top gelirse gelsin dayanır. Onları ancak başka bir yönden gelen itiş böler.
booklet-figure-abalone-8 = İki top bir topu kenardan düşürüyor: önce ve sonra.
booklet-figure-abalone-9 = Blok: her çizgisinde üç top var.
booklet-figure-abalone-10 = Yay.
booklet-figure-abalone-11 = Üç çeşit üçlü: mızrak, yay ve kalkan.
booklet-figure-six-1 = Siyahın ilk taşı: kırmızıya değip siyaha değmeyen yalnızca bu üç hücre var.
booklet-figure-six-2 = Oyunun ortasında taş konabilecek bütün hücreler.
booklet-figure-six-3 = Bir taş yerinden kalkar, başka bir yerde yine öbür taşlara değer.
booklet-figure-six-4 = Bu taşlar öbürlerini bir arada tutar; oynatılamazlar.
booklet-figure-six-5 = Bir taşı eksik halka (solda). Sıra Siyahtaysa Siyah kazanır (ortada); sıra Kırmızıdaysa kapatmak zorundadır (sağda).
booklet-figure-six-6 = Çifte tehdit: şerit iki ucundan da uzayabilir (solda). Kırmızı bir ucu kapatır, Siyah öbür uçta kazanır (sağda).
booklet-figure-six-7 = Taş kaldırılınca öbürleri bölünür: çarpılarla gösterilen küçük grup oyundan çıkar (önce ve sonra).
booklet-figure-six-8 = İki eşit grup: hangisinin kalacağını Siyah seçer ve doğru seçimle hemen bir şerit tamamlar (önce ve sonra).
