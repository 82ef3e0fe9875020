## Anmelden und ein Konto anlegen

account-title = Konto
account-sign-in = Anmelden
account-sign-up = Konto anlegen
account-sign-up-lead = Mit einem Konto findest du deine Partien auf jedem Gerät wieder. Die Partien, die du hier als Gast gespielt hast, bleiben dir erhalten.
account-login = Anmeldename
account-login-hint = { $min } bis { $max } Zeichen, keine Leerzeichen. Nur du siehst ihn.
account-password = Passwort
account-password-hint = { $min } bis { $max } Zeichen.
account-keep-games = Meine Partien behalten
account-keep-games-hint = Die Partien, die du hier als Gast gespielt hast, gehören dann zu deinem Konto.
account-forgot = Passwort vergessen?
account-none-yet = Noch kein Konto?
account-have = Schon ein Konto?
account-welcome = Willkommen, { $name }.
account-created = Dein Konto ist angelegt. Die anderen sehen dich als { $name }.

## Die Seite des Kontos

account-lead = Du bist als { $login } angemeldet.
account-guest = Du bist als Gast hier. Mit einem Konto findest du deine Partien auf jedem Gerät wieder.
account-sign-out = Abmelden
account-sign-out-everywhere = Überall abmelden
account-signed-out = Du bist abgemeldet.
account-signed-out-everywhere = Du bist auf allen Geräten abgemeldet.
account-name = Name
account-name-label = Dein Name
account-name-hint = So sehen dich die anderen. { $min } bis { $max } Zeichen.
account-save = Speichern
account-saved = Gespeichert.
account-password-change = Passwort ändern
account-password-ends = Mit einem neuen Passwort wirst du überall sonst abgemeldet, und alle Tokens werden gelöscht.
account-password-now = Bisheriges Passwort
account-password-new = Neues Passwort
account-password-confirm = Dein Passwort
account-password-changed = Dein Passwort ist geändert. Überall sonst bist du abgemeldet.
account-email = E-Mail-Adresse
account-email-label = Deine E-Mail-Adresse
account-email-hint = Zum Beispiel: name@example.org
account-email-why = Freiwillig. Mit ihr kannst du ein neues Passwort wählen, wenn du deines vergisst, und dich, wenn du willst, an Fernpartien erinnern lassen. Niemand sonst sieht sie.
account-email-save = Adresse speichern
account-email-open = { $email } ist noch nicht bestätigt. Öffne innerhalb eines Tages den Link in der E-Mail.
account-email-confirmed = { $email } ist bestätigt.
account-email-again = E-Mail noch einmal senden
account-email-sent = Eine E-Mail ist unterwegs. Öffne den Link darin.
account-email-remove = Adresse entfernen
account-email-removed = Die Adresse ist entfernt.
account-no-mail = Dieser Server verschickt keine E-Mails. Wenn du dein Passwort vergisst, können dir nur die Leute helfen, die ihn betreiben.
account-ask = Wen du fragen kannst:
account-sessions = Wo du angemeldet bist
account-session-here = Dieser Browser
account-session-other = Ein anderer Browser
account-session-created = seit { $date }
account-session-seen = seit { $date }, zuletzt benutzt am { $seen }
account-session-end = Dort abmelden
account-session-ended = Der andere Browser ist abgemeldet.
account-tokens = Tokens
account-tokens-lead = Ein Programm mit einem Token spielt unter deinem Namen. Dein Konto ändern kann es nicht.
account-token-label = Wofür ist es?
account-token-hint = Eine Notiz für dich, { $min } bis { $max } Zeichen.
account-token-create = Token anlegen
account-token-new = Kopiere das Token jetzt: Es wird nur dieses eine Mal gezeigt.
account-token-since = seit { $date }
account-token-delete = Löschen
account-token-delete-named = Token { $label } löschen
account-token-deleted = Das Token ist gelöscht.
account-privacy = Privatsphäre
account-seen = Letzten Besuch verbergen
account-seen-hint = Die anderen sehen nicht, an welchem Tag du zuletzt hier warst. Gespeichert wird es dann auch nicht.
account-export = Meine Daten herunterladen
account-export-hint = Alles, was dieser Server über dich speichert, mit all deinen Partien, als JSON-Datei.
account-privacy-page = Was gespeichert wird und wer es sieht
account-delete = Konto löschen
account-delete-text = Dein Name wird aus allen Partien entfernt; deine Gegner behalten die Partien. Partien, die noch laufen, werden abgebrochen oder gelten ab dem zweiten Zug als aufgegeben. Das lässt sich nicht rückgängig machen.
account-delete-for-good = Endgültig löschen
account-deleted = Dein Konto ist gelöscht. Hier bist du jetzt ein neuer Gast.

## Links in E-Mails

account-reset-lead = Gib die bestätigte E-Mail-Adresse deines Kontos ein. Du bekommst einen Link, mit dem du ein neues Passwort wählst.
account-reset-send = Link senden
account-reset-sent = Wenn es ein Konto mit der bestätigten Adresse { $email } gibt, ist eine E-Mail unterwegs. Der Link darin gilt 30 Minuten.
account-reset-unconfirmed = Keine E-Mail? Sieh im Spam-Ordner nach. Eine Adresse, die nie bestätigt wurde, lässt sich nicht verwenden.
account-reset-choose = Neues Passwort wählen
account-reset-for = Für das Konto { $login }.
account-reset-save = Passwort speichern
account-reset-ends = Du wirst auf allen Geräten abgemeldet, und alle Tokens werden gelöscht.
account-reset-done = Dein neues Passwort ist gespeichert. Melde dich damit an.
account-reset-again = Neuen Link anfordern
account-link-bad = Dieser Link funktioniert nicht
account-confirm-done = Adresse bestätigt
account-confirm-text = Mit { $email } kannst du jetzt ein neues Passwort wählen, falls du deines vergisst.

account-correspondence = Fernpartien
account-zone = Zeitzone
account-zone-hint = Nach ihr richten sich deine Wochenenden und die Uhrzeiten in Erinnerungen.
account-zone-saved = Deine Zeitzone ist gespeichert.
account-vacation = Urlaubstage
account-vacation-begin = Jetzt beginnen
account-vacation-end = Urlaub beenden
account-vacation-begun = Dein Urlaub hat begonnen.
account-vacation-ended = Dein Urlaub ist beendet.
account-vacation-until = Du bist im Urlaub bis { $until }.
account-vacation-day = Erster Tag (leer: ab sofort)
account-vacation-plan = Urlaub planen
account-vacation-planned = Dein Urlaub ist geplant.
account-vacation-from = Dein Urlaub: { $from } bis { $until }.
account-vacation-cancel = Urlaub absagen
account-vacation-cancelled = Dein Urlaub ist abgesagt.
account-vacation-hint =
    { $days ->
        [0] Während des Urlaubs ruht deine Bedenkzeit in allen Fernpartien. In 365 Tagen stehen dir 30 Urlaubstage zu; davon ist keiner mehr übrig.
        [one] Während des Urlaubs ruht deine Bedenkzeit in allen Fernpartien. In 365 Tagen stehen dir 30 Urlaubstage zu; davon ist noch einer übrig.
       *[other] Während des Urlaubs ruht deine Bedenkzeit in allen Fernpartien. In 365 Tagen stehen dir 30 Urlaubstage zu; davon sind noch { $days } übrig.
    }
account-reminders = Erinnerungen per E-Mail
account-reminders-hint = Wenn du am Zug bist und bevor deine Zeit abläuft: höchstens zwei pro Zug.
account-reminders-address = Dafür brauchst du eine bestätigte Adresse.
account-reminders-on = Du wirst erinnert.
account-reminders-off = Du wirst nicht mehr erinnert.
account-stop-title = Erinnerungen abstellen?
account-stop-text = Du bekommst keine E-Mails mehr zu deinen Fernpartien. Auf der Kontoseite kannst du sie wieder einschalten.
account-stop = Erinnerungen abstellen
account-stop-done = Auf der Kontoseite kannst du sie wieder einschalten.
