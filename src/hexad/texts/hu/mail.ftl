## Levelek. Az első kettő olyan címre megy, amelyet senki sem erősített meg: semmi sincs bennük, amit felhasználó írt.

mail-confirm-subject = Erősítsd meg az e-mail-címedet (Hexad)
mail-confirm-text =
    Valaki, valószínűleg te, ezt az e-mail-címet adta meg egy fiókhoz itt: { $site }.

    Ha meg szeretnéd erősíteni, nyisd meg ezt a linket { $hours } órán belül:

    { $link }

    Ha nem te voltál, hagyd figyelmen kívül ezt a levelet: a link nélkül a címet nem használjuk.

## Az ehhez a címhez tartozó fiókok linkjei, mindegyik a felhasználónév alatt

mail-reset-subject = Új jelszó (Hexad)
mail-reset-text =
    Valaki, valószínűleg te, új jelszót kért itt: { $site }.

    Nyisd meg a fiókod linkjét { $minutes } percen belül, és válassz új jelszót:

    { $links }

    Az új jelszóval minden eszközön kijelentkeztetünk. Ha nem te voltál, hagyd figyelmen kívül ezt a levelet: a jelszavad nem változik.

## Emlékeztetők levelezési játszmákról, megerősített címekre. $game a játék neve, $deadline a nap és az időpont

mail-turn-subject = { $game }: te következel
mail-turn-text =
    Te következel az egyik levelezési játszmádban ({ $game }, { $site }):

    { $link }

    Eddig van időd lépni: { $deadline }.

    Nem kérsz több emlékeztetőt? Ezen a linken leállíthatod őket:

    { $stop }

mail-deadline-subject = { $game }: kevés időd maradt a lépésre
mail-deadline-text =
    Hamarosan lejár az időd az egyik levelezési játszmádban ({ $game }, { $site }):

    { $link }

    Ha eddig nem lépsz, elveszíted a játszmát: { $deadline }.

    Nem kérsz több emlékeztetőt? Ezen a linken leállíthatod őket:

    { $stop }
