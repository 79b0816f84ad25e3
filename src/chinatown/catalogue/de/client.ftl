### The browser client: pages, buttons, hints.
###
### Names of players come in $name, $other and $names (a list); money formatted in $money; buildings
### formatted in $lots and $lot; shop types in $shop. $count, $number, $size and the like are numbers.
###
### Terms: Tisch (table), Tischleitung (host), Plättchen (tile), Laden (shop), Geschäft (business),
### Aufruf (call), Waage (where an offer is composed). Names stand in the nominative or after "von",
### "für", "an"; no word depends on anybody's gender.

## Everywhere

brand = Chinatown
brand-home = Chinatown: zu meinen Tischen
unofficial = Eine inoffizielle Umsetzung des Spiels von Karsten Hartwig. Sie enthält weder Grafiken noch Texte der erschienenen Ausgaben.
loading = Einen Moment …
close = Schließen
cancel = Abbrechen
copy = Kopieren
copied = Kopiert
copy-failed = Dein Browser hat es nicht kopiert. Der Text ist markiert: Kopiere ihn selbst (Strg+C, Cmd+C oder lange drücken).
save = Speichern
details = Einzelheiten
you = du
somebody = jemand
try-again = Noch einmal
offline = Keine Verbindung – neuer Versuch läuft
trouble-title = Etwas ist schiefgegangen
trouble = Auf dieser Seite ist etwas schiefgegangen. Das Spiel liegt sicher auf dem Server: Lade die Seite neu, um weiterzuspielen.
storage-blocked = Dein Browser speichert nichts für diese Seite. Einstellungen gelten nur, solange sie offen ist.
cookies-blocked = Dein Browser blockiert Cookies für diese Seite. Erlaube sie und lade die Seite neu: Dein Platz hängt an einem Cookie.
too-old = Dieser Browser ist zu alt für das Spiel. Chrome und Edge ab 123, Firefox ab 120 und Safari ab 17.5 können es anzeigen.
not-loaded = Das Spiel konnte nicht geladen werden.
needs-scripts = Das Spiel braucht JavaScript.
offline-title = Der Tisch ist nicht erreichbar
outdated = Das Spiel wurde auf dem Server aktualisiert. Lade die Seite neu, um weiterzuspielen; nichts geht verloren.
reload = Neu laden
error-no-connection = Der Server antwortet nicht. Läuft er?
error-no-answer = Eine halbe Minute lang kam keine Antwort. Prüfe, ob es geklappt hat, bevor du noch einmal drückst.
error-outdated = Diese Seite ist älter als der Server. Lade sie neu.
error-server-trouble = Der Server hat Probleme ({ $status }). Bitte versuche es noch einmal.
title-last = • Alle warten auf dich – { $title }
title-turn = • Du bist dran – { $title }
title-lobby = Tisch – { $title }
lost-title = Hier ist nichts
lost = Diese Adresse führt zu keiner Seite und keinem Tisch.
shut-title = Kein Zutritt
to-my-tables = Zu meinen Tischen

## Home

home-title = Sechs Jahre, um Chinatown aufzubauen
puzzles-title = Rätsel
puzzle-from-home = Rätsel des Tages: Welcher Tausch bringt am meisten?
banker-from-home = Ihr spielt am echten Tisch? Die Bank rechnet euer Einkommen aus.
home-lead = Zieh Gebäude und Läden, tausche sie mit allen gegen alles und baue die Geschäfte, die sich lohnen. Wer nach sechs Runden das meiste Geld hat, gewinnt.
play-now = Sofort gegen drei Bots spielen
as-strong-play = Gegen gleich starke Bots spielen
watch-bots = Bots beim Spielen zuschauen
my-tables = Meine Tische
no-tables = Noch keine Tische. Ein Klick, und du hast einen.
account = Konto
sign-out = Überall sonst abmelden
sign-out-about = Nur dieser Browser behält deine Plätze: Andere Browser verlieren sie, private Links werden erneuert, und Kopien des Cookies dieses Browsers gelten nicht mehr.
sign-out-sure = Ja, nur noch hier
sign-out-done = Fertig. Deine Plätze sind nur noch in diesem Browser.
your-turn = Du bist dran
enter-code = Hast du einen Code bekommen?
code-example = ABCD-EFGH-JKMN
open-code = Öffnen
archive = Archivieren
archive-table = Den Tisch von { $names } archivieren
unarchive = Zurückholen
unarchive-table = Den Tisch von { $names } zurückholen
archived = { $count ->
    [one] Ein archivierter Tisch
   *[other] { $count } archivierte Tische
  }
delete = Löschen
delete-table = Den Tisch von { $names } löschen
delete-sure = Ja, endgültig löschen
status-lobby = nicht begonnen
status-playing = läuft
status-over = beendet

## A new table

new-table = Neuer Tisch
my-name = Dein Name
usual-name = Gast
edition = Ausgabe
edition-modern = Modern
edition-modern-about = 1965–1970, Start: 50.000 $
edition-classic = Klassisch
edition-classic-about = 30er-Jahre, Konjunkturkarten, Start: 5.000 $
players = Wer spielt mit
seat = Platz { $number }
seat-unnamed = Person { $number }
seat-me = Ich
seat-here = Jemand an diesem Gerät
# Names the field for the name of somebody who shares the device.
seat-here-name = Name für Platz { $number }
here-name = Name
shares-device = Spielt an diesem Gerät mit
seat-friend = Jemand mit Link
seat-bot = Bot: { $bot }
bot-told = Bot: { $bot }, { $character }
bot-newcomer = Neuling
plays-newcomer = Tauscht, was sofort Einkommen bringt, und baut ohne Plan: für das erste Spiel.
bot-shopkeeper = Krämer
plays-shopkeeper = Tauscht, was sofort Einkommen bringt, teilt Gewinne in gleiche Hälften und baut, was am meisten bringt.
bot-merchant = Stammgast
plays-merchant = Sieht auch, was aus Läden noch werden kann, und teilt Gewinne in gleiche Hälften.
bot-tycoon = Hai
plays-tycoon = Verlangt erst mehr, feilscht und sucht Tauschgeschäfte zu dritt.
bot-random = Zufall
plays-random = Behält, baut und bietet zufällig: zum Ausprobieren.
# Stands where the name of a level stands, for the one that is as strong as the reader.
bot-as-strong = ebenbürtig
as-strong-all = Alle Bots so stark wie du
# $games is at least 3.
as-strong-about = Nach deinen letzten { $games } Spielen gegen Bots.
# $bot is the name of a level, such as newcomer.
as-strong-now = So stark wie du, zurzeit: { $bot }. Das richtet sich danach, wie deine Spiele gegen Bots ausgehen.
bots-about = Wie spielen diese Bots?
bot-hidden = Stärke verborgen
character = Charakter
character-any = beliebig
character-none = stumm
character-hidden = Charakter verborgen
character-generous = großzügig
character-hard = hart
character-chatty = gesprächig
character-quiet = ruhig
character-impatient = ungeduldig
character-loyal = treu
create-table = Spielen
usual-table = Wie üblich einstellen
create-and-invite = Tisch anlegen und einladen
variants = Varianten und eigene Läden
changed = { $count } geändert

switch-street-access = Straßenzugang
switch-street-access-about = Ein neues Geschäft beginnt an einer Straße; eingeschlossene Bauplätze erweitern nur ein eigenes Geschäft nebenan.
switch-keep-fewer = Weniger behalten
switch-keep-fewer-about = Von den Gebäudekarten behältst du höchstens die angegebene Zahl, auch gar keine.
switch-keep-cards = Karten behalten
switch-keep-cards-about = Nicht gewählte Gebäudekarten bleiben auf der Hand und sind handelbar.
switch-early-outlook = Frühe Konjunktur
switch-early-outlook-about = Die Konjunkturkarte wird vor dem Ziehen der Plättchen aufgedeckt.
switch-outlook-pays = Konjunktur zahlt
switch-outlook-pays-about = Wofür die Konjunkturkarte zahlt.
position-outlook-pays-tile = pro Plättchen
position-outlook-pays-business = pro Geschäft
position-outlook-pays-player = einmal pro Person
switch-placing-tiles = Plättchen legen
switch-placing-tiles-about = Reihum ab der Startkarte oder alle gleichzeitig und verdeckt.
position-placing-tiles-at-once-unless-asked = gleichzeitig, außer jemand verlangt es reihum
position-placing-tiles-at-once-unless-all-agree = gleichzeitig, außer alle wollen reihum
position-placing-tiles-in-turn = immer reihum
position-placing-tiles-at-once = immer gleichzeitig
switch-hidden-tiles = Verdeckte Plättchen
switch-hidden-tiles-about = Nur du siehst deine Plättchen, bis sie gehandelt oder gelegt werden.
switch-open-money = Offenes Geld
switch-open-money-about = Alle sehen, wer wie viel Geld hat.
switch-bots-hidden = Verborgene Bots
switch-bots-hidden-about = Bis zum Spielende zeigen Bots nur ihren Namen, nicht Stärke und Charakter.
switch-training = Training
switch-training-about = Bist du der einzige Mensch am Tisch: Ist das Handeln vorbei, kann die Leiste zum Bauen den besten Handel zeigen, der für dich möglich war.
switch-watch-delay = Verzögerung für Zuschauer
switch-watch-delay-about = Wer ohne Platz zusieht, auch in der TV-Ansicht, sieht das Spiel einige Minuten später.
switch-first-player = Startkarte
switch-first-seat = Wer beginnt
switch-first-seat-about = Das Los entscheidet, oder wer zuletzt in einem Chinatown war.
first-seat-drawn = das Los entscheidet
first-seat-named = { $number }: { $name }
first-seat-free = { $number }: freier Platz
first-seat-friend = { $number }: jemand mit Link
first-seat-number = Platz { $number }
menu = Über diesen Tisch
pays-title = Was ein Geschäft pro Runde einbringt, je nach Zahl der Läden (Gold: fertig)
pays-size = Größe
watch-link = Link zum Zuschauen
switch-first-player-about = Ob sie nach jeder Runde weiterwandert.
position-first-player-passes = wandert im Uhrzeigersinn
position-first-player-stays = bleibt
switch-trade-clock = Handelsuhr
switch-trade-clock-about = Der Handel endet, wenn die Zeit um ist.
switch-immediate-only = Nur sofortiger Handel
switch-immediate-only-about = Nichts bleibt für später: keine Zahlung nach dem Einkommen, kein Anteil daran, keine Bauzusage, keine Wahl.
position-none = keine
position-minutes = { $count } Min.
variant-position = { $what }: { $where }

own-shops = Eigene Ladenarten
own-shops-about = Setz eigene Läden an die Stelle der vorhandenen. Noch { $left } von { $all } leeren Plättchen sind übrig.
own-shop-add = Ladenart ersetzen …
own-shop-choice = { $shop } (Größe { $size }, braucht { $count } Plättchen)
own-shop-for = Statt { $shop }
own-shop-symbol = Symbol
own-shop-name = Name des Ladens
own-shop-remove = { $shop } zurückholen

## The lobby

lobby-title = Am Tisch
free-seat = Freier Platz
waits-for-friend = wartet auf jemanden
that-is-me = das bist du
online = da
away = weg
join = Platz nehmen
table-full = Alle Plätze sind besetzt. Sobald das Spiel beginnt, kannst du zuschauen.
start = Spiel beginnen
start-waits = { $count ->
    [one] Eine Person fehlt noch
   *[other] Noch { $count } Personen fehlen
  }
waits-for-host = Das Spiel beginnt, sobald alle Plätze besetzt sind und die Tischleitung es startet.
# What the server has committed itself to before the game, in six words that are never translated; players may note them.
shuffle-words = Mischen: { $words }.
shuffle-opening = Es wird gemischt. Das Spiel beginnt gleich.
shuffle-parts = { $count ->
    [0] Noch hat niemand einen eigenen Anteil daran.
    [one] Eine Person hat einen eigenen Anteil daran.
   *[other] { $count } Personen haben einen eigenen Anteil daran.
  }
invite = Freunde einladen
invite-about = Verschick diesen Link. Wer ihn öffnet, kann einen freien Platz nehmen oder zuschauen.
code-about = Code zum Vorlesen:
locked = mit Passwort
password = Passwort
password-show = Anzeigen
password-optional = Passwort (freiwillig)
password-optional-about = Nur wer es kennt, sieht den Tisch und kann Platz nehmen. Im Link steht es nicht: Sag es deinen Freunden.
invite-locked-about = Verschick diesen Link, und sag das Passwort dazu. Wer beides hat, kann einen freien Platz nehmen oder zuschauen.
password-set = Passwort festlegen
password-change = Passwort ändern
password-change-about = Wer nur zuschaut, muss es von da an nennen.
password-remove = Passwort entfernen
enter-password = Ein Tisch mit Passwort
enter-password-about = Wer dir den Link geschickt hat, kennt es. In diesem Browser brauchst du es nur einmal.
enter-table = Tisch öffnen
link-local = Nur dieser Computer kann den Link öffnen. Damit andere mitspielen können, starte den Server mit --host 0.0.0.0 oder einer öffentlichen Adresse.
share = Teilen …
share-text = Spiel Chinatown mit mir
qr-show = QR-Code zeigen
qr-hide = QR-Code verbergen
qr = QR-Code von { $link }
waits-for = wartet auf { $name }
and-host = { $who }, Tischleitung
is-ready = bereit
not-ready = nicht bereit
ready = Ich bin bereit
ready-done = Du bist bereit
unready = Noch nicht bereit: { $names }
start-waits-about = Du musst nicht warten: Gib einen freien Platz einem Bot oder spiel in kleinerer Runde.
sit-here = Hier sitzen
rename = Name ändern
stand-up = Aufstehen
hand-over = Tischleitung abgeben
hand-over-to = Tischleitung an { $name } abgeben
send-away = Wegschicken
ban = Sperren
bans = Gesperrt
bans-about = Wer gesperrt ist, kann in diesem Browser weder zurückkommen noch zuschauen. Gegen einen anderen Browser hilft ein Passwort.
lift-ban = Sperre aufheben
lift-ban-of = Sperre aufheben: { $name }
setup = Was ihr spielt
players-count = { $count } Personen
players-fewer = Platz weniger
players-more = Platz mehr
change-setup = Ausgabe und Varianten …
apply-setup = So spielen
apply-setup-about = Alle sehen die Änderung und melden sich danach wieder bereit.
again = Noch einmal in dieser Runde
again-join = Noch einmal: zum neuen Tisch
browsers = Browser mit deinem Platz
browser-unknown = Ein Browser
browser-here = dieser
browser-leave = Hier aufgeben
browser-remove = Entfernen
browser-came = Dein Platz ist jetzt auch in einem anderen Browser offen: { $browser }. Beide spielen ihn.
browser-fine = Das war ich
renew-link = Neuer Link
seats-here = Deine Plätze in diesem Browser
pass-who = Wer hat das Gerät?
pass-to = Gib das Gerät an { $name } weiter
pass-about = Was die anderen auf der Hand haben und planen, bleibt verdeckt, bis du sagst, wer du bist.
pass-i-am = Ich bin { $name }
# $count is the number of offers that wait for $name, 0 for none.
pass-on = { $count ->
    [0] An { $name }
    [one] An { $name }: 1 Angebot
   *[other] An { $name }: { $count } Angebote
}
seat-lost-stood-up = Du hast hier keinen Platz mehr: Du bist in einem anderen Browser aufgestanden.
seat-lost-removed = Du hast hier keinen Platz mehr: Die Tischleitung hat ihn freigegeben.
seat-lost-browser-removed = Du hast hier keinen Platz mehr: Ein anderer deiner Browser hat diesen entfernt.
rejoin = Dein privater Rückweg
rejoin-about = Dieser private Link führt dich auf jedem Gerät zu deinem Platz zurück. Gib ihn nicht weiter: Wer ihn hat, spielt für dich.

host-link = Dein privater Rückweg als Tischleitung
host-link-about = Mit diesem privaten Link leitest du den Tisch auf jedem Gerät. Gib ihn nicht weiter: Wer ihn hat, leitet den Tisch ebenfalls.
host-browser-came = Du leitest den Tisch jetzt auch in einem anderen Browser: { $browser }.
seat-lost-host-removed = Du leitest hier den Tisch nicht mehr: Ein anderer deiner Browser hat diesen entfernt.
host-browsers = Browser, in denen du den Tisch leitest
make-link = Link erzeugen
host-link-title = Den Tisch hier leiten?
host-link-take-about = Das ist der private Link der Tischleitung, die ohne Platz zuschaut. Wenn du ihn annimmst, leitet auch dieser Browser den Tisch, und die anderen Browser der Tischleitung erfahren davon.
host-link-held = Dieser Browser leitet den Tisch schon.
host-link-take = Tisch leiten
host-passed = { $name } leitet jetzt den Tisch.
host-passed-you = Du leitest jetzt den Tisch.

seat-link-title = Hier als { $name } spielen?
seat-link-with = mit { $names }
seat-link-about = Das ist der private Link zum Platz von { $name }. Wenn du ihn annimmst, spielt dieser Browser für { $name }, und die anderen Browser von { $name } erfahren davon.
seat-link-held = Dieser Browser hat den Platz von { $name } schon.
seat-link-plays = In diesem Browser spielst du auch { $name }. Diesen Platz behältst du und kannst zwischen beiden wechseln.
seat-link-take = Als { $name } spielen
seat-link-look = Nur ansehen

## The table

round-of = { $round } von 6
phase = Phase
phase-deal = Karten
phase-trade = Handel
phase-build = Bau
phase-over = Ende
closes-short = Handel endet in { $count } s
waits-closing = Der Handel endet gleich
# $last: whether all others wait for me alone.
prompt-deal = { $last ->
    [yes] Alle warten auf dich: Wähle deine Karten
   *[no] Wähle deine Karten
  }
prompt-build = { $last ->
    [yes] Alle warten auf dich: Lege deine Plättchen
   *[no] Lege deine Plättchen oder passe
  }
# $count offers wait for me.
prompt-offers = { $count ->
    [one] Ein Angebot wartet auf dich
   *[other] { $count } Angebote warten auf dich
  }
prompt-done = { $count ->
    [0] Alle warten auf dich: Drücke „Fertig“
    [one] Alle warten auf dich: ein Angebot oder „Fertig“
   *[other] Alle warten auf dich: { $count } Angebote oder „Fertig“
  }
waits-trade = Es handeln: { $names }
waits-paused = Pause
waits-others = Warten auf { $names }
waits-over = Das Spiel ist zu Ende
my-cash = Dein Geld
cash = Geld
spectating = Du schaust zu
spectators = { $count ->
    [one] eine Person schaut zu
   *[other] { $count } Personen schauen zu
  }
clock-left = Restzeit zum Handeln
outlook-down = Konjunktur: { $left } verdeckt
outlook-now = Konjunktur: extra für Größe { $sizes }
outlook-none = Konjunktur: nichts extra
outlook-about = Noch { $left ->
    [one] eine Konjunkturkarte liegt
   *[other] { $left } Konjunkturkarten liegen
  } verdeckt.
first-player = Beginnt in dieser Runde
side-panel = Was zu tun ist
sheet-open = Feld aufklappen
sheet-close = Feld zuklappen
log = Verlauf

mark-chosen = gewählt
mark-done = fertig
mark-built = gebaut
mark-building = baut …
buildings-count = { $count ->
   *[other] { $count } Gebäude
  }
income-a-round = Einkommen pro Runde
tiles-count = { $count ->
    [0] keine Plättchen
   *[other] { $count } Plättchen
  }
tiles-more = +{ $count } verdeckt
tiles-of = { $count ->
    [one] { $shop }
   *[other] { $count }× { $shop }
  }
ask-for-tile = { $name } um { $shop } bitten
my-tiles = Deine Plättchen
my-cards = Deine Karten
no-tiles = Keine Plättchen
finished-at = Fertig bei Größe { $size }
offer-tile = { $shop } anbieten
card = Gebäudekarte { $lot }
discard = Abwerfen …
discard-these = { $count } abwerfen

## Dealing

keep-cards = Behalte { $count } von { $all }
keep-cards-fewer = Behalte bis zu { $count } von { $all }
keep-fewer-left = { $count ->
    [one] Wähle noch eine oder behalte die gewählten
   *[other] Wähle bis zu { $count } weitere oder behalte die gewählten
  }
keep-fewer-sure = Du darfst noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  } behalten. { $chosen ->
    [0] Keine einzige behalten
    [one] Nur diese eine behalten
   *[other] Nur diese { $chosen } behalten
  }?
keep-fewer-confirm = { $chosen ->
    [0] Ja, keine behalten
   *[other] Ja, { $chosen } behalten
  }
keep-left = { $count ->
    [one] Wähle noch ein Gebäude
   *[other] Wähle noch { $count } Gebäude
  }
keep-ready = Bestätige mit „Behalten“
keep-confirm = Behalten
keep-hint = Die Gebäude sind auf dem Plan markiert: Wähle dort oder hier. Niemand sieht deine Wahl, bis alle gewählt haben.
kept = Du behältst { $lots }.
deal-watching = Alle wählen, welche Gebäude sie behalten.
card-beside-own = { $count ->
    [one] neben deinem { $lots }
   *[other] neben deinen { $lots }
  }
card-beside-dealt = neben { $lots } aus deinen Karten
card-beside-others = neben { $names }

## Trading

compose = Neues Angebot
done = Fertig
not-done = Weiterhandeln
still-trading = Noch nicht fertig: { $names }
all-others-done = Alle anderen sind fertig
trade-hint = Klick auf Gebäude im Plan oder auf Plättchen, um sie auf die Waage zu legen. Alles ist erlaubt: zu zweit oder zu mehreren, auch Geschenke.
trade-done-hint = Du bist fertig. Schließt du doch noch einen Handel ab, handelst du wieder mit.
notices = Neues
offer-again = Neu anbieten
# After a refusal that names a price.
counter-at-price = Zu diesem Preis kontern
show-offers = { $count ->
    [one] 1 Angebot wartet auf dich: anzeigen
   *[other] { $count } Angebote warten auf dich: anzeigen
  }
offers-wait = { $count ->
    [one] 1 Angebot wartet auf dich.
   *[other] { $count } Angebote warten auf dich.
  }
trading-closes = { $count ->
    [one] Der Handel endet in 1 Sekunde
   *[other] Der Handel endet in { $count } Sekunden
  }
new-offers = { $count ->
    [one] 1 neues Angebot
   *[other] { $count } neue Angebote
  }
offers-for-me = Wartet auf dich
offers-i-wait-for = Du wartest auf Antwort
offers-of-others = Angebote der anderen ({ $count })
offers-past = Vorbei ({ $count })
offer-by = { $name } bietet an
offer-mine = Dein Angebot
secret = geheim
counter = Gegenangebot
# $name is what `you` says where it is me.
counter-to = { $name ->
    [du] Antwort an dich
   *[other] Antwort an { $name }
  }
you-give = Du gibst
you-get = Du bekommst
you-get-from = { $name } gibt dir
gives = { $name } gibt
gets = { $name } bekommt
answer-waiting = { $me ->
    [yes] deine Antwort?
   *[no] warten auf { $name }
  }
answer-agrees = { $me ->
    [yes] du stimmst zu
   *[no] { $name } stimmt zu
  }
answer-refuses = { $me ->
    [yes] du lehnst ab
   *[no] { $name } lehnt ab
  }
offer-made = Abgemacht
offer-withdrawn = Zurückgezogen
offer-replaced = Durch ein neueres Angebot ersetzt
offer-lapsed-building-moved = Verfallen: Ein Gebäude gehört jetzt jemand anderem
offer-lapsed-tiles-moved = Verfallen: Die Plättchen sind weg
offer-lapsed-too-many-buildings = Verfallen: zu viele Gebäude
offer-lapsed-too-many-cards = Verfallen: zu viele Karten
offer-lapsed-call-ended = Verfallen: Der Aufruf ist schon beantwortet
offer-lapsed-expired = Verfallen: Die Zeit ist abgelaufen
offer-lapsed-trading-ended = Mit dem Ende des Handels verfallen
offer-failed-did-not-happen = Nicht zustande gekommen: Alles bleibt, wo es ist
offer-failed-not-enough-cash = Nicht zustande gekommen: Du hast das Geld nicht
offer-failed-tile-not-held = Nicht zustande gekommen: Du hast die Plättchen nicht
offer-failed-card-not-held = Nicht zustande gekommen: Du hast die Karte nicht
offer-failed-clauses-contradict = Nicht zustande gekommen: Du hast etwas anderes zugesagt
agree = Zustimmen
# $money is what I lose by the table's own figure.
agree-sure = Ja, trotz { $money } Verlust
refuse = Ablehnen
make-counter = Kontern
withdraw = Zurückziehen
take-back = Zurücknehmen
reason = Begründung (freiwillig)
reasons = Gründe

compose-title = Neues Angebot
counter-title = Gegenangebot an { $name }
drop = Waage wegräumen
with-whom = Mit wem
goes-to = An wen geht { $item }?
less = { $money } weniger
more = { $money } mehr
take-off = { $item } herunternehmen
add-tile = { $shop } dazulegen
add-building = + Gebäude
after-income = nach dem Einkommen
add-promise = Versprechen
promise-by = Wer verspricht es
promise-from-to = { $name } › { $other }
promise-text = Ein Versprechen für später
promise-remove = Versprechen entfernen
secret-offer = geheim
send-offer = Anbieten
send-counter = Stattdessen anbieten
send-replacing = { $count ->
    [one] Mein Angebot ersetzen
   *[other] Alle { $count } ersetzen
}
send-both = { $count ->
    [one] Beide stehen lassen
   *[other] Alle stehen lassen
}
earlier-offer = { $count ->
    [one] Ein früheres Angebot von dir steht dort noch.
   *[other] { $count } frühere Angebote von dir stehen dort noch.
}
draft-party = Wähle, mit wem du handelst.
draft-items = Leg etwas auf die Waage.
draft-taker = Wähle, wer es bekommt.
draft-words = Das Versprechen hat noch keinen Text.
draft-options = Für eine Wahl braucht es zwei Möglichkeiten.
draft-idle = Jemand gibt und bekommt nichts.
draft-summary = Du gibst { $give }, du bekommst { $get }

## Agreements about this round

term-add = + für diese Runde
term-kind = Was für diese Runde gilt
term-share = Anteil am Einkommen
term-builds = baut
term-builds-not = baut nicht
term-leaves-empty = lässt frei
term-fraction = Wie viel davon
term-whole = alles
term-source = Wovon
term-business = { $shop } { $lots }
term-all-of = Alles mit { $shop }
term-everything = alles
term-counted = Was zählt
term-of-income = Einnahmen
term-of-with-bonus = Einnahmen und Konjunktur
term-of-bonus = nur Konjunktur
term-least = Minimum
term-no-least = kein Minimum
term-at-least = mindestens { $money }
term-shop = Ladenart
term-lot = Gebäude
term-put = Dazu
term-close = Schließen, ohne etwas dazuzulegen
option-any-one = eins davon nach Wahl
option-of = Möglichkeit, zu der { $item } gehört
option-always = immer
option-or = oder { $letter }
# Above the options of an offer, one of which I choose.
choose-given = Wähle, was du gibst:
choose-taken = Wähle, was du bekommst:

debts = Fällig nach dem Einkommen
debt = { $name } zahlt { $other } { $money }
# $money is what $share would come to as the board stands.
debt-share = { $name } zahlt { $other } { $share } (beim jetzigen Stand { $money })
clauses = Für diese Runde zugesagt
# $what is `trade-builds`, `trade-builds-not` or `trade-leaves-empty`.
clause-line = { $name } an { $other }: { $what }
promises = Versprechen ({ $count })
promise-line = { $year }: { $name } an { $other }: „{ $text }“
a-promise = ein Versprechen
promise-open = offen
promise-kept = gehalten
promise-broken = gebrochen
promise-say-kept = Gehalten
promise-say-broken = Gebrochen
ask-turns = In dieser Runde reihum bauen
ask-turns-about = Sonst legen alle ihre Plättchen gleichzeitig und verdeckt.
ask-turns-agree = Ich will reihum bauen
ask-turns-agree-about = Reihum wird gebaut, sobald alle zustimmen.
# $names lists who has asked, $left is how many still would have to.
turns-wished = Für Bauen reihum: { $names }. { $left ->
    [one] Eine Stimme fehlt noch.
   *[other] { $left } Stimmen fehlen noch.
  }
turns-asked = In dieser Runde bauen alle reihum.
build-ask-turns-about = Du siehst, was vor dir gebaut wird. Was andere schon geplant haben, geht ungesehen an sie zurück.

## Building

build-title = Dein Bau
build-tile = Wähle ein Plättchen, dann einen markierten Bauplatz.
build-lot = { $shop }: Wähle einen markierten Bauplatz.
build-all-placed = Klick auf einen geplanten Bauplatz, um ihn zurückzunehmen.
build-nothing = Du hast nichts zu legen.
build-sure = Du könntest noch Plättchen legen. Trotzdem passen?
build-sure-less = Du könntest noch mehr legen. Nur das bauen?
build-pass = Passen
build-pass-sure = Ja, passen
build-confirm = { $count ->
    [one] Bauen
   *[other] { $count } bauen
  }
build-less-sure = { $count ->
    [one] Ja, bauen
   *[other] Ja, { $count } bauen
  }
build-take-back = { $lot } zurücknehmen
undo = Rückgängig
build-in-turn = Gebaut wird reihum; wer in dieser Runde beginnt, baut zuerst. Läden werden nie versetzt oder entfernt.
build-at-once = Alle bauen gleichzeitig und verdeckt. Aufgedeckt wird, sobald alle gewählt haben.
build-fixed = Deine Wahl: { $placements }.
build-fixed-nothing = Du baust nichts.

## Income

income-title = Einkommen: { $year }
income-close = Weiter
no-business = Noch keine Läden
outlook-bonus = Konjunkturkarte
finished = fertig

## The end

over-title = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
  }
# While the places are shown one by one, from the last.
over-wait = Das Spiel ist zu Ende
over-skip = Alle Plätze zeigen
over-figures = Das Spiel in Zahlen
picture-share = Bild zum Teilen
picture-failed = Dieser Browser kann das Bild nicht zeichnen.
over-early = Das Spiel wurde einvernehmlich vorzeitig beendet. Es gewinnt, wer am meisten Geld hat, bei Gleichstand, wer mehr Plättchen auf dem Plan hat.
over-rule = Es gewinnt, wer am meisten Geld hat, bei Gleichstand, wer mehr Plättchen auf dem Plan hat.
place = Platz { $place }
tiles-on-board = { $count ->
   *[other] { $count } Plättchen gebaut
  }
record = Aufzeichnung herunterladen
record-whispers = Deine Aufzeichnung enthält, was dir zugeflüstert wurde. Wer nicht am Tisch saß, bekommt eine ohne Geflüster.
seed = Startwert dieses Spiels: { $seed }
# What all who played can compare; chinatown verify prints it for a record.
digest = Prüfsumme dieses Spiels: { $digest }, in Worten: { $words }. Sie ist für alle gleich und in jeder Aufzeichnung des Spiels dieselbe.
check-shuffle = Mischen prüfen

## People at the table

duration-hours = { $hours } h { $minutes }
duration-days = { $days } T. { $hours } h
duration-hours-about = { $hours } h
duration-days-about = { $days } T.
composing = stellt ein Angebot zusammen
gone-for = weg { $time }
stand-in = weg, ein Bot spielt
stand-in-here = ein Bot spielt
time-left = Restzeit: { $time }
played-by-bot = Ein Bot spielt für dich.
come-back = Bin wieder da
paused-by = { $name } hat das Spiel angehalten. Die Uhren stehen.
resume = Weiter
ballot-replace = { $name } möchte einen Bot für { $other } spielen lassen, bis { $other } zurück ist.
ballot-pause = { $name } möchte das Spiel anhalten.
ballot-resume = { $name } möchte weiterspielen.
ballot-end = { $name } möchte das Spiel jetzt beenden, mit der jetzigen Rangfolge.
ballot-waits = Warten auf { $names }.
vote-yes = Dafür
vote-no = Nein
vote-withdraw = Zurücknehmen
keeps-waiting = Der Tisch wartet auf { $name }: { $time }
nudge = Anstupsen
nudged = { $name } erinnert dich: Der Tisch wartet auf dich.
replace = Vorerst einen Bot spielen lassen
returned-title = Willkommen zurück
returned-vote = Während du weg warst, haben die anderen einen Bot für dich spielen lassen. Der Platz gehört wieder dir.
returned-away = Während du weg warst, hat ein Bot für dich gespielt. Der Platz gehört wieder dir.
returned-time = Deine Zeit war abgelaufen, darum hat ein Bot für dich gespielt. Der Platz gehört wieder dir.
returned-did = Was er getan hat:
returned-nothing = Er hatte nichts zu tun.
returned-close = Weiterspielen
game-menu = Das Spiel
ask-pause = Pause
ask-end = Spiel jetzt beenden
ask-end-sure = Ja, Ende vorschlagen
end-about = Alle Anwesenden müssen zustimmen. Für die Rangfolge zählt das Geld in diesem Moment.
leave-game = Endgültig gehen
leave-sure = Ja, endgültig gehen
leave-about = Auf deinem Platz spielt ein Bot weiter, und du kannst nicht zurück. Zuschauen darfst du.
pace-clock = Bedenkzeit
pace-clock-about = Für jede Phase, dazu eine Reserve für das ganze Spiel. Wer keine Zeit mehr hat, für den spielt ein Bot.
clock-none = keine Uhr
clock-quick = 3 Min., 5 Min. Reserve
clock-calm = 6 Min., 15 Min. Reserve
clock-half-day = 12 Stunden, 1 Tag Reserve
clock-day = 1 Tag, 3 Tage Reserve
clock-three-days = 3 Tage, 1 Woche Reserve
pace-takeover = Wenn jemand weg ist
pace-takeover-about = Nach zwei Minuten oder, bei Phasen ab einer Stunde, nach deren Zeit. Wer zurückkommt, hat den Platz sofort wieder.
takeover-vote = ein Bot, per Abstimmung
takeover-away = ein Bot, von selbst
takeover-never = alle warten
pace-stand-in = Wer dann spielt
pace-stand-in-about = Ein Bot dieser Stärke.
bot-guide = Anleitung
bot-pass = niemand: Es wird gepasst

## The banker, for people who play with the box

banker-title = Die Bank für das Spiel auf eurem Tisch
banker-lead = Gib ein, wem welches Gebäude gehört und was dort steht, und sieh, wer wie viel bekommt. Einmal geladen, braucht die Seite kein Netz, und ihr Link enthält alles, was du eingibst.
banker-setup = Ausgabe, Personen und Ladenarten
banker-players = Personen
banker-player = Name von Person { $number }
banker-usual-name = Person { $number }
banker-add-player = Person dazu
banker-remove-player = { $name } entfernen
banker-owner = Wem es gehört
banker-nobody = Niemand
banker-shop = Laden
banker-no-shop = Kein Laden
banker-hint = Wähle eine Person und einen Laden, dann drück auf die Gebäude. Der zweite Druck entfernt den Laden, der dritte das Gebäude.
banker-tiles-left = { $count ->
    [one] noch ein Plättchen
   *[other] noch { $count } Plättchen
  }
banker-markers-left = { $count ->
    [one] noch ein Marker
   *[other] noch { $count } Marker
  }
banker-no-tiles = Alle Plättchen „{ $shop }“ liegen auf dem Plan.
banker-no-markers = { $name } hat keine Marker mehr.
banker-card = Konjunkturkarte
banker-card-none = keine
banker-card-sizes = Größe { $first } und { $second }
banker-pays = Sie zahlt
banker-incomes = Einkommen
banker-nothing = Noch gehört niemandem etwas.
banker-undo = Rückgängig
banker-clear = Plan leeren
banker-link = Link zu dieser Stellung
banker-link-broken = Dieser Link enthält keine mögliche Stellung. Du beginnst mit einem leeren Plan.

## A table on a screen that a room looks at

tv-link = Fernsehansicht
tv-about = Zeigt den Tisch dem ganzen Raum: groß und ohne Geheimes.
tv-leave = Fernsehansicht verlassen
tv-trades = Zuletzt gehandelt
tv-no-trades = Noch hat niemand gehandelt.
tv-watch = Scannen und zuschauen
tv-join = Scannen und mitspielen
tv-ready = bereit
tv-all-here = Alle sind da. Die Tischleitung startet das Spiel.

## Public tables

public-tables = Öffentliche Tische
public-tables-none = Gerade wartet niemand auf Mitspielende. Eröffne einen Tisch und zeig ihn in der Liste.
public-by = Tisch von { $name }
public-by-nobody = Ein offener Tisch
public-free = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
  }
public-watch = Zuschauen
public-refresh = Neu laden
public-switch = Diesen Tisch für alle auflisten
public-switch-about = Alle auf diesem Server können Platz nehmen oder zuschauen und sehen den Namen der Tischleitung. Ein Tisch mit Passwort steht nicht in der Liste.

## My games

games-title = Meine Spiele
games-lead = Die Spiele, die du in diesem Browser beendet hast, das letzte zuerst. Das begleitete erste Spiel zählt nicht.
games-none = Hier gibt es noch kein beendetes Spiel.
games-count = Spiele
games-wins = Gewonnen
games-best = Meistes Geld
games-average = Mittlerer Platz
games-any-edition = jede Ausgabe
games-any-players = beliebig viele
games-against = Gegen
games-against-all = alle
games-against-people = Menschen
games-against-bots = nur Bots
games-pending = Ältere Spiele werden noch gezählt …
games-older = Ältere
games-newer = Neuere
games-table = Rangliste und Zahlen
games-habits = Wie du spielst
games-bought = { $lots ->
    [0] Du hast noch kein leeres Gebäude nur für Geld gekauft.
    [one] Du hast ein leeres Gebäude nur für Geld gekauft, für { $money }.
   *[other] Du hast { $lots } leere Gebäude nur für Geld gekauft, im Schnitt für je { $money }.
  }
games-sold = { $lots ->
    [0] Verkauft hast du nur für Geld noch keines.
    [one] Verkauft hast du eines, für { $money }.
   *[other] Verkauft hast du { $lots }, im Schnitt für je { $money }.
  }
games-behind = { $games ->
    [one] Wie viel mehr als du der Sieger bekam, in dem Spiel, das du nicht gewonnen hast
   *[other] Wie viel mehr als du der Sieger bekam, im Schnitt der { $games } Spiele, die du nicht gewonnen hast
  }
games-behind-round = Einkommen, Runde { $round }
games-behind-trades = Geld aus Tauschgeschäften
games-habits-mixed = Wähle eine Ausgabe, um zu sehen, was du für Gebäude zahlst und wo die Sieger vorne sind.
games-earlier = { $count ->
    [one] Ein früheres Spiel
   *[other] { $count } frühere Spiele
  }
