## E-Mails. Die ersten beiden gehen an eine Adresse, die niemand bestätigt hat: Nichts darin kommt von Nutzern.

mail-confirm-subject = Bestätige deine E-Mail-Adresse für Hexad
mail-confirm-text =
    Jemand, vermutlich du, hat diese E-Mail-Adresse für ein Konto auf { $site } angegeben.

    Öffne innerhalb von { $hours } Stunden diesen Link, um sie zu bestätigen:

    { $link }

    Falls du das nicht warst, kannst du diese E-Mail ignorieren: Ohne den Link wird die Adresse nicht verwendet.

## Die Links aller Konten mit dieser Adresse, jeweils unter dem Anmeldenamen

mail-reset-subject = Neues Passwort für Hexad
mail-reset-text =
    Jemand, vermutlich du, möchte auf { $site } ein neues Passwort festlegen.

    Öffne innerhalb von { $minutes } Minuten den Link deines Kontos und wähle es dort:

    { $links }

    Mit dem neuen Passwort wirst du auf allen Geräten abgemeldet. Falls du das nicht warst, kannst du diese E-Mail ignorieren: Dein Passwort bleibt, wie es ist.

## Erinnerungen an Fernpartien, an bestätigte Adressen. $game ist der Name des Spiels, $deadline Tag und Uhrzeit

mail-turn-subject = { $game }: Du bist am Zug
mail-turn-text =
    In einer Fernpartie { $game } auf { $site } bist du am Zug:

    { $link }

    Du hast Zeit bis { $deadline }.

    Du möchtest nicht mehr erinnert werden? Über diesen Link stellst du die Erinnerungen ab:

    { $stop }

mail-deadline-subject = { $game }: Nur noch wenig Zeit für deinen Zug
mail-deadline-text =
    In einer Fernpartie { $game } auf { $site } läuft deine Bedenkzeit ab:

    { $link }

    Wenn du bis { $deadline } nicht ziehst, verlierst du die Partie.

    Du möchtest nicht mehr erinnert werden? Über diesen Link stellst du die Erinnerungen ab:

    { $stop }
