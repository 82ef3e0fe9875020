practice-daily-title = Günün bulmacaları
practice-daily-lead = Her gün yenilenir, herkes için aynıdır.
practice-daily = Günün bulmacası
practice-daily-done = çözüldü

practice-find =
    { $side ->
        [black] Sıra siyahta
        [white] Sıra beyazda
       *[red] Sıra kırmızıda
    }
practice-goal-ejection =
    { $moves ->
        [1] Tek hamlede bir topu tahtadan düşür.
       *[other] { $moves } hamlede bir topu tahtadan düşürmenin yolunu bul.
    }
practice-goal-sumito =
    { $moves ->
        [1] Tek hamlede bir topu tahtadan düşür.
       *[other] { $moves } hamlede bir topu tahtadan düşür. İlk hamle bir sumito.
    }
practice-goal-win =
    { $moves ->
        [1] Tek hamlede kazan.
       *[other] { $moves } hamlede kazanmanın kesin yolunu bul.
    }
practice-goal-split = Gelişmiş kurallar: kaldırıldığında yeterince taşı oyundan çıkarıp kazandıran tek taşı bul.
practice-goal-defence =
    { $other ->
        [black] Siyah kazanmak üzere. Bunu önleyen tek hamleyi bul.
       *[red] Kırmızı kazanmak üzere. Bunu önleyen tek hamleyi bul.
    }
