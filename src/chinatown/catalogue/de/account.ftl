### The page of an account, which is loaded when somebody opens it.

account-guest = Du spielst als Gast: Nur dieser Browser kennt dich. Mit einem Konto bist du in jedem Browser dieselbe Person, mit deinen Tischen, deinen Spielen und deinen Einstellungen. Eine E-Mail-Adresse brauchst du nicht.
account-off = Dieser Server legt keine neuen Konten an, aber du kannst dich mit deinem anmelden.
account-ways = Was möchtest du tun?
account-make = Konto anlegen
account-sign-in = Anmelden
account-recover = Passwort vergessen?
account-name = Name zum Anmelden
account-name-about = Am Tisch sehen die anderen den Namen, mit dem du Platz nimmst, nicht diesen.
account-password = Passwort
account-password-about = Mindestens { $least } Zeichen. Gut sind ein paar Wörter, die nur du so zusammenstellen würdest.
account-new-password = Neues Passwort
account-current-password = Bisheriges Passwort
account-code = Wiederherstellungscode
account-recover-about = Mit dem Wiederherstellungscode, der dir gezeigt wurde, kannst du ein neues Passwort festlegen. Alle Browser werden dann abgemeldet.
account-recover-do = Passwort festlegen und anmelden
# $count: how many tables this browser has.
account-bring = { $count ->
    [one] Den Tisch dieses Browsers mitnehmen
   *[other] Die { $count } Tische dieses Browsers mitnehmen
  }
account-bring-about = Seine Plätze und Spiele gehören dann zum Konto. Sonst bleiben sie in diesem Browser und sind wieder da, sobald du dich abmeldest: richtig, wenn sie jemand anderem gehören.
account-make-about = Alles, was dieser Browser hat, also Plätze, Spiele und Einstellungen, gehört dann zum Konto.

account-code-title = Schreib deinen Wiederherstellungscode auf
account-code-about = Wenn du dein Passwort vergisst, lässt sich nur mit diesem Code ein neues festlegen. Er wird nur dieses eine Mal gezeigt.
account-code-kept = Ich habe ihn aufgeschrieben

account-signed-in = Angemeldet als { $name }
account-out = Hier abmelden
account-browsers = Wo du angemeldet bist
account-browser-unknown = Unbekannter Browser
account-here = dieser Browser
# $when: a day, or a time of today.
account-seen = zuletzt benutzt: { $when }
account-end = Abmelden
account-end-of = { $browser } abmelden
account-change = Passwort ändern
account-change-about = Alle anderen Browser werden abgemeldet.
account-change-done = Dein Passwort ist geändert, und alle anderen Browser sind abgemeldet.
account-new-code = Neuen Wiederherstellungscode holen
account-new-code-about = Der Code, den du hast, gilt dann nicht mehr.

account-forget = Mich mit meinen Daten löschen
account-forget-about = Deine Namen, Bemerkungen, Plätze und Ergebnisse werden endgültig gelöscht. In laufenden Spielen spielt ein Bot für dich weiter; beendete Spiele bleiben den anderen, mit einem anderen Namen an deiner Stelle.
account-forget-account = Auch dein Konto wird gelöscht, in allen Browsern.
account-forget-sure = Ja, alles löschen
account-forget-done = Hier weiß niemand mehr von dir.
