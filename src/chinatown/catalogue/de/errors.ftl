### What is wrong, as sentences, for the browser and the terminal: `error-<code>`.
###
### Arguments go by the names of the error's parameters and come formatted: seats ($seat) as players'
### names, dollars ($cash, $unit, $owed) as money, shop types ($shop, $replaces) by their names, lists
### ($known) joined. Others are plain numbers and words.

error-unknown-code = Der Server hat das abgelehnt ({ $code }).

## Setting up a game

error-unknown-edition = Es gibt keine Ausgabe „{ $edition }“. Es gibt: { $known }.
error-needs-newer-rules = { $what } gibt es erst seit Version { $version } der Regeln, und dieses Spiel folgt einer älteren.
error-first-seat-range = Platz { $seat } kann nicht beginnen: Es gibt { $players } Plätze.
error-unknown-rules = Es gibt keine Version { $version } der Regeln, nur 1 bis { $most }.
error-player-count = Das Spiel ist für { $least } bis { $most } Personen, nicht für { $players }.
error-unknown-variant = Es gibt keine Variante „{ $variant }“. Es gibt: { $known }.
error-trade-clock-range = Die Handelsuhr lässt sich auf 0 bis { $most } Minuten stellen, nicht auf { $minutes }.
error-unknown-shop-type = In der Ausgabe „{ $edition ->
    [modern] Modern
    [classic] Klassisch
   *[other] { $edition }
  }“ gibt es keine Ladenart „{ $shop }“.
error-own-shop-size = „{ $shop }“ muss dieselbe Größe haben wie „{ $replaces }“, also { $size }.
error-own-shop-name = „{ $shop }“ geht nicht: Name oder Symbol der Ladenart ist leer oder zu lang.
error-own-shop-name-twice = Diese Namen von Ladenarten sind nicht zu unterscheiden: { $shop }.
error-own-shop-replaces-twice = „{ $shop }“ wird zweimal ersetzt.
error-not-enough-blank-tiles = Deine eigenen Ladenarten brauchen { $needed } Plättchen, aber es gibt nur { $blank } leere.

## Anything in a game

error-unknown-action = So eine Aktion gibt es nicht: { $action }.
error-unknown-seat = Es gibt keinen Platz { $number }.
error-game-over = Das Spiel ist zu Ende.
error-wrong-phase = { $needs ->
    [deal] Das geht nur bei der Kartenwahl. { error-now }
    [trade] Das geht nur beim Handeln. { error-now }
   *[build] Das geht nur beim Bauen. { error-now }
  }
# Part of the sentence before: what goes on now.
error-now = { $phase ->
    [deal] Gerade werden Karten gewählt.
    [trade] Gerade wird gehandelt.
    [build] Gerade wird gebaut.
   *[over] Das Spiel ist zu Ende.
  }
error-unknown-building = Es gibt kein Gebäude { $building }.
error-text-length = Dieser Text ist leer oder länger als { $most } Zeichen.

## Choosing cards

error-already-chosen = Du hast deine Karten schon gewählt.
error-card-not-dealt = Karte { $card } wurde dir nicht ausgeteilt.
error-keep-count = Du musst { $keep } Karten behalten; gewählt hast du { $chosen }.
error-keep-count-most = Du kannst höchstens { $keep } Karten behalten; gewählt hast du { $chosen }.
error-cards-not-kept = An diesem Tisch behält man keine abgelehnten Karten.
error-card-not-held = Du hast Karte { $card } nicht auf der Hand.
error-card-twice = Karte { $building } ist zweimal genannt.
error-discard-nothing = Nenne jede Karte, die du abwerfen willst, genau einmal.

## Trading

error-empty-trade = Dieser Handel ist leer.
error-trade-with-oneself = Du kannst nicht mit dir selbst handeln.
error-off-denomination = Der Betrag { $cash } geht nicht: Erlaubt sind Vielfache von { $unit } bis zu einer Obergrenze.
error-building-twice = Gebäude { $building } ist zweimal genannt.
error-building-not-owned = Gebäude { $building } gehört nicht { $seat }.
error-too-many-buildings = { $seat } hätte mehr als { $most } Gebäude.
error-tile-not-held = { $seat } hat nicht so viele Plättchen „{ $shop }“.
error-too-many-cards = { $seat } hätte mehr als { $most } Karten.
error-not-enough-cash = So viel Geld hast du nicht: { $cash }.
error-not-a-party = Du bist an diesem Angebot nicht beteiligt.
error-too-many-offers = Du hast schon { $most } offene Angebote; zieh erst eins zurück.
error-not-your-offer = Ein Angebot ändern kann nur, wer es gemacht hat.
error-already-refused = { $seat } hat genau dieses Angebot schon abgelehnt. Ändere erst etwas.
error-offer-seconds = Ein Angebot kann höchstens { $most } Sekunden stehen.
error-unknown-reason = „{ $reason }“ ist kein vorbereiteter Grund. Es gibt: { $known }.
error-too-many-calls = Du hast schon { $most } offene Aufrufe; beende erst einen.
error-empty-call = Sag, was du suchst oder was du gibst.
error-call-not-complete = Damit ein Aufruf an die erste Zusage geht, sag, was du suchst und was du gibst.
error-call-cash-twice = Ein Aufruf kann Geld suchen oder geben, nicht beides.
error-building-is-yours = Gebäude { $building } gehört dir schon.
error-no-such-call = Diesen Aufruf gibt es nicht.
error-call-closed = { $status ->
    [answered] Dieser Aufruf ist schon beantwortet.
    [ended] Dieser Aufruf wurde zurückgezogen.
    [building-moved] Dieser Aufruf ist vorbei: Ein Gebäude gehört jetzt jemand anderem.
    [tiles-moved] Dieser Aufruf ist vorbei: Die Plättchen sind weg.
    [did-not-happen] Dieser Aufruf ist vorbei: Der Handel ist nicht zustande gekommen.
   *[trading-ended] Dieser Aufruf ist mit dem Handel zu Ende gegangen.
  }
error-own-call = Das ist dein eigener Aufruf.
error-call-wants-offers = Dieser Aufruf geht nicht einfach an die erste Zusage: Antworte mit einem Angebot.
error-not-your-call = Einen Aufruf beenden kann nur, wer ihn gemacht hat.
error-call-needs-caller = Eine Antwort auf einen Aufruf muss an { $seat } gehen.
error-unknown-listener = Auf Platz { $number } sitzt niemand, der das hören könnte.
error-whisper-about-offer = Bemerkungen zu einem Angebot hören alle, die es sehen; du kannst dir nicht aussuchen, wer zuhört.
error-last-offers-alone = Der Ruf nach letzten Angeboten geht an alle und braucht keine Worte.
error-phrases-or-words = Sag es entweder mit eigenen Worten oder mit fertigen Sätzen.
error-unknown-phrase = „{ $phrase }“ ist kein fertiger Satz. Es gibt: { $known }.
error-phrase-field = Mit dem Satz „{ $phrase }“ stimmt etwas nicht: Prüfe { $field }.
error-too-many-phrases = Höchstens { $most } Sätze auf einmal.
error-too-many-remarks = Du hast in dieser Runde schon { $most } Bemerkungen gemacht. Das reicht.
error-unknown-reaction = „{ $reaction }“ ist keine Reaktion. Es gibt: { $known }.
error-counter-shows-secret = Auf ein geheimes Angebot kann man nur geheim antworten, unter denen, die es kennen.
error-no-such-offer = Dieses Angebot gibt es nicht.
error-offer-closed = { $status ->
    [made] Dieser Handel ist schon abgeschlossen.
    [refused] Dieses Angebot wurde abgelehnt.
    [withdrawn] Dieses Angebot wurde zurückgezogen.
    [failed] Dieser Handel ist nicht zustande gekommen.
   *[lapsed] { $reason ->
        [building-moved] Dieses Angebot ist verfallen: Ein Gebäude gehört jetzt jemand anderem.
        [tiles-moved] Dieses Angebot ist verfallen: Die Plättchen sind weg.
        [too-many-buildings] Dieses Angebot ist verfallen: Jemand hätte zu viele Gebäude.
        [too-many-cards] Dieses Angebot ist verfallen: Jemand hätte zu viele Karten.
        [call-ended] Dieses Angebot ist verfallen: Der Aufruf ist schon beantwortet.
        [expired] Dieses Angebot ist verfallen: Die Zeit dafür ist abgelaufen.
       *[trading-ended] Dieses Angebot ist mit dem Ende des Handels verfallen.
      }
  }
error-already-agreed = Du hast schon zugestimmt.
error-own-offer = Das ist dein eigenes Angebot: Zieh es stattdessen zurück.
error-not-agreed = Du hast dem nicht zugestimmt.
error-already-done = Du hast schon gesagt, dass du fertig bist.
error-not-done = Du hast nicht gesagt, dass du fertig bist.
error-cannot-ask-turns = An diesem Tisch kann niemand verlangen, dass reihum gebaut wird.
error-turns-already-asked = Dass reihum gebaut wird, hat schon jemand verlangt.
error-agreements-not-in-rules = Dieses Spiel ist älter als Einkommensanteile, Bauzusagen und Wahlmöglichkeiten.
error-immediate-only = An diesem Tisch wird jeder Handel sofort erfüllt: Für später lässt sich nichts vereinbaren.
error-share-of-nothing = Nenne ein Gebäude des Geschäfts, dessen Einnahmen geteilt werden.
error-share-fraction = Ein Anteil ist ein Teil vom Ganzen: Schreib einen Bruch bis 1 mit einem Nenner bis { $most }.
error-share-limits = Ein Anteil kann nicht mindestens { $least } und höchstens { $most } sein.
error-outlook-not-played = In der Ausgabe „{ $edition ->
    [modern] Modern
    [classic] Klassisch
   *[other] { $edition }
  }“ gibt es keine Konjunkturkarten.
error-clauses-contradict = Beides zusammen kann niemand einhalten: Sieh nach, was für Gebäude { $building } zugesagt ist.
error-too-many-choices = Ein Handel kann höchstens { $most } Dinge zur Wahl stellen.
error-choice-options = Zur Wahl stehen { $least } bis { $most } Möglichkeiten, keine leer, alle von derselben Person an dieselbe.
error-choice-chooser = Wählen darf nur, wer das Gewählte gibt oder bekommt.
error-own-choice = Du kannst die Wahl nicht dir selbst überlassen: Andere wüssten nicht, wozu sie zustimmen.
error-choose-option = { $choices ->
    [0] In diesem Angebot gibt es für dich nichts zu wählen.
    [one] Wähle eine der Möglichkeiten dieses Angebots.
   *[other] In diesem Angebot musst du { $choices }-mal wählen.
  }
error-no-such-promise = Das hat dir niemand versprochen.
error-no-trade-clock = Dieser Tisch hat keine Handelsuhr.

## Building

error-already-built = Du hast schon gebaut.
error-not-your-turn = { $seat } ist dran.
error-building-occupied = Auf Gebäude { $building } steht schon ein Laden.
error-no-street-access = Ein Laden auf Gebäude { $building } hätte keinen Zugang zur Straße.
error-agreed-to-build = Du hast { $seat } zugesagt, in dieser Runde { $shop } auf { $building } zu bauen: Tu es.
error-agreed-to-leave-empty = Du hast { $seat } zugesagt, Gebäude { $building } in dieser Runde frei zu lassen.
error-agreed-not-to-build = Du hast { $seat } zugesagt, in dieser Runde nicht { $shop } auf { $building } zu bauen.

## Tables, in the browser

error-unknown-table = Diesen Tisch gibt es nicht.
error-table-unreadable = Dieser Tisch lässt sich nicht mehr lesen. Deine anderen Tische sind nicht betroffen; der Grund steht im Protokoll des Servers.
error-unknown-page = Diese Seite gibt es nicht.
error-unknown-bot = Es gibt keinen Bot „{ $bot }“. Es gibt: { $known }.
error-unknown-character = Es gibt keinen Charakter „{ $character }“. Es gibt: { $known }.
error-two-seats-for-me = Du kannst nur einen Platz nehmen.
error-sharing-needs-own-seat = Nimm auch selbst einen Platz: Die anderen teilen sich dein Gerät mit dir.
error-no-free-seat = An diesem Tisch ist kein Platz frei.
error-name-empty = Wer mitspielt, braucht einen Namen.
error-name-too-long = Ein Name kann höchstens { $most } Zeichen haben.
error-name-taken = An diesem Tisch heißt schon jemand { $player }.
error-bad-text = „{ $field }“ enthält Zeichen, die sich nicht anzeigen lassen.
error-already-started = Das Spiel hat schon begonnen.
error-no-part-wanted = Von diesem Platz wird jetzt kein Anteil am Mischen erwartet.
error-part-wrong = Das ist nicht der Anteil am Mischen, auf den sich dieser Platz festgelegt hatte.
error-not-started = Das Spiel hat noch nicht begonnen.
error-game-not-over = Das Spiel ist noch nicht zu Ende.
error-replay-unreadable = Diese Datei ist keine Aufzeichnung eines Spiels, das sich noch einmal abspielen lässt.
error-not-host = Das kann nur, wer den Tisch leitet.
error-seat-taken = Dieser Platz ist besetzt.
error-public-tables-off = Dieser Server führt keine Liste öffentlicher Tische.
error-too-many-people = { $people } Personen sitzen schon, zu viele für einen Tisch zu { $players }.
error-no-player-there = Auf diesem Platz spielt niemand.
error-others-play-there = An diesem Tisch spielen andere. Archiviere ihn nur; er verschwindet, wenn alle das getan haben.
error-accounts-off = Dieser Server legt keine neuen Konten an. Du kannst ohne Konto spielen.
error-account-name-taken = Diesen Namen, oder einen zum Verwechseln ähnlichen, hat schon jemand. Wähl einen anderen.
error-already-signed-in = Du bist angemeldet. Melde dich erst ab.
error-not-signed-in = Du bist nicht mehr angemeldet. Melde dich wieder an.
error-sign-in-wrong = Name oder Passwort stimmt nicht. Achte im Passwort auf große und kleine Buchstaben.
error-own-password-wrong = Das ist nicht dein Passwort. Achte auf große und kleine Buchstaben.
error-recovery-wrong = Name oder Wiederherstellungscode stimmt nicht. Jeder Code gilt nur einmal.
error-unknown-session = Dieser Browser ist schon abgemeldet.
error-unknown-account = Ein Konto dieses Namens gibt es nicht.
error-too-many-new-accounts = Von hier wurden zuletzt zu viele Konten verlangt. Versuch es wieder in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  }.
error-alerts-off = Solche Benachrichtigungen verschickt dieser Server nicht.
error-alert-address-refused = Dorthin kann der Server nichts schicken. Nenne eine öffentliche https-Adresse, die antwortet.
error-mail-address-wrong = Das ist keine E-Mail-Adresse.
error-mail-not-sent = Die Mail konnte nicht verschickt werden. Prüfe die Adresse oder versuch es später wieder.
error-mail-code-wrong = Das ist nicht der Code, oder er ist abgelaufen. Prüfe ihn oder lass dir einen neuen schicken.
error-unknown-alert-way = Diese Benachrichtigung ist schon entfernt.
error-too-many-alert-ways = Auf so vielen Wegen wirst du schon benachrichtigt. Entferne erst einen.
error-too-many-alerts = Du hast Benachrichtigungen zu oft geändert oder ausprobiert. Versuch es wieder in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  }.
error-password-needed = Dieser Tisch hat ein Passwort. Wer dir den Link geschickt hat, kennt es.
error-password-wrong = Das ist nicht das Passwort dieses Tischs. Achte auf große und kleine Buchstaben, oder frag die Person, die dir den Link geschickt hat.
error-password-short = Ein Passwort braucht mindestens { $least } Zeichen.
error-too-many-tries = Das Passwort wurde zu oft versucht. Versuch es wieder in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  }.
error-banned = Wer diesen Tisch leitet, hat dich gesperrt.
error-banned-here = Dieser Server ist für dich gesperrt.
error-unknown-ban = Diese Sperre gibt es nicht.
error-ban-oneself = Du kannst dich nicht selbst sperren.
error-report-oneself = Du kannst dich nicht selbst melden.
error-unknown-report = Diese Meldung gibt es nicht.
error-too-many-reports = Du hast zuletzt sehr oft jemanden gemeldet. Versuch es wieder in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  }.
error-unknown-link = Dieser Link führt zu keinem Platz. Vielleicht wurde er erneuert.
error-unknown-browser = Dieser Browser hat deinen Platz nicht mehr.
error-last-browser = Das ist der einzige Browser mit deinem Platz.
error-too-many-browsers = Einen Platz können höchstens { $most } Browser haben. Entferne erst einen davon.
error-seat-not-held = Dieser Browser hat diesen Platz nicht.
error-training-off = Verpassten Handel zeigt nur ein Tisch zum Training, und nur, wer dort allein mit Bots spielt, sieht ihn.
error-not-seated = Du hast an diesem Tisch keinen Platz.
error-not-your-seat = Das ist nicht dein Platz.
error-clock-only = Das kann nur die Uhr.
error-seats-free = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
  }
error-too-many-tables = Du hast { $most } angefangene Tische. Archiviere oder lösch erst welche.
error-message-too-large = Diese Nachricht war zu lang.
error-message-binary = Eine Nachricht muss Text sein.
error-message-not-json = Diese Nachricht war kein JSON.
error-message-unknown = Unbekannte Art von Nachricht.
error-message-wrong = „{ $field }“ hat einen falschen Wert.
error-client-not-built = Die Seiten des Spiels fehlen noch: make setup ausführen.
error-foreign-origin = Diese Seite gehört nicht zum Server.
error-internal = Auf dem Server ist etwas schiefgegangen. Nichts ist verloren; versuch es noch einmal.
error-database-unavailable = Der Server kann seine Datenbank gerade nicht benutzen. Es ist nichts geschehen; versuche es gleich noch einmal.

## Files in JSON; lines and columns count from 1

error-json-empty = In dieser Datei steht nichts.
error-json-encoding = Zeile { $line }, Spalte { $column }: Das ist weder UTF-8 noch UTF-16 mit Byte-Order-Mark.
error-json-syntax = Zeile { $line }, Spalte { $column }: Das ist kein JSON: „{ $found }“ kann hier nicht stehen.
error-json-ends = Zeile { $line }, Spalte { $column }: Das ist kein JSON: Es endet zu früh.
error-json-key-twice = Zeile { $line }, Spalte { $column }: „{ $key }“ kommt zweimal vor.
error-json-number = Zeile { $line }, Spalte { $column }: Die Zahl { $found } ist zu groß.
error-json-surrogate = Zeile { $line }, Spalte { $column }: Dieser Text enthält ein halbes Zeichen.
error-json-too-deep = Zeile { $line }, Spalte { $column }: mehr als { $most } Ebenen von Klammern.

## Records

error-record-not-json = Das ist keine Aufzeichnung: Es ist kein JSON ({ $problem }).
error-record-format = Diese Aufzeichnung hat Format { $found }; lesbar sind nur die Formate 1 bis { $known }.
# $line is 0 where the place is not known.
error-record-missing-field = { $line ->
    [0] Das ist keine Aufzeichnung
   *[other] Zeile { $line }, Spalte { $column }: Das ist keine Aufzeichnung
  }: „{ $where }“ fehlt.
error-record-unknown-field = { $line ->
    [0] Das ist keine Aufzeichnung
   *[other] Zeile { $line }, Spalte { $column }: Das ist keine Aufzeichnung
  }: „{ $where }“ ist kein bekanntes Feld.
error-record-unknown-action = { $line ->
    [0] Das ist keine Aufzeichnung
   *[other] Zeile { $line }, Spalte { $column }: Das ist keine Aufzeichnung
  }: „{ $where }“ ist keine bekannte Aktion.
error-record-bad-value = { $line ->
    [0] Das ist keine Aufzeichnung
   *[other] Zeile { $line }, Spalte { $column }: Das ist keine Aufzeichnung
  }: „{ $where }“ hat einen falschen Wert ({ $problem }).
error-record-numbers = Aktionen müssen fortlaufend nummeriert sein: erwartet { $expected }, gefunden { $found }.
# $reason is the sentence for what is wrong with the action.
error-record-illegal-action = Aktion { $number } ist nicht erlaubt: { $reason }

error-round-not-played = Runde { $round } fehlt in dieser Aufzeichnung; die letzte ist Runde { $last }.

## Transcripts; $reason is the sentence for what is wrong in the line

error-transcript-line = Zeile { $line } ist keine Aktion wie „7. red is done“ und gehört nicht zum Kopf.
error-transcript-wrong-line = Zeile { $line }: { $reason }
error-transcript-number = Zeile { $line }: Aktionen müssen fortlaufend nummeriert sein: erwartet { $expected }, gefunden { $found }.
error-transcript-twice = Zeile { $line }: „{ $word }“ kommt zweimal vor.
error-transcript-missing = Das ist weder eine Aufzeichnung noch ihre Textfassung: Es fehlt eine Zeile „{ $word } …“.

## The notation of trades; $position counts characters from 1

error-notation-player = Zeichen { $position }: Niemand heißt hier „{ $player }“.
error-notation-shop = Zeichen { $position }: Es gibt keine Ladenart „{ $shop }“.
error-notation-item = Zeichen { $position }: Erwartet wird ein Gebäude, Plättchen, eine Karte oder Geld.
error-notation-number = Zeichen { $position }: Erwartet wird eine Zahl.
error-notation-count = Zeichen { $position }: { $count } ist keine mögliche Zahl von Plättchen.
error-notation-expected = Zeichen { $position }: Erwartet wird „{ $expected }“.
error-notation-more = Zeichen { $position }: Hier sollte Schluss sein, aber es folgt „{ $text }“.
error-notation-quote = Zeichen { $position }: Dieser Text in Anführungszeichen ist fehlerhaft oder endet nicht.
error-notation-verb = Zeichen { $position }: Erwartet wird, was getan wird.
error-notation-id = Zeichen { $position }: Erwartet wird der Name eines Angebots oder Versprechens.

## The command line

error-unknown-language = Es gibt keine Sprache „{ $language }“. Es gibt: { $known }.
error-unknown-command = Es gibt keinen Befehl „{ $text }“. Es gibt: { $known }.
# $reason is a sentence that ends here.
error-did-you-mean = { $reason } Meinst du „{ $near }“?
error-report-unfinished = Dieses Spiel ist nicht zu Ende: Seine Aufzeichnung hört mit Aktion { $number } auf.
error-record-differs = Ab Aktion { $number } geht es nicht so aus, wie die Aufzeichnung sagt; chinatown verify sagt mehr.
error-record-not-verified = { $file } wurde nicht übernommen. { $reason }
error-no-records = In { $folder } ist keine Aufzeichnung: Keine Datei dort endet auf .json.
# $reason is a sentence that ends here.
error-in-record = { $file }: { $reason }
error-parquet-missing = Parquet zu schreiben erfordert das Paket „pyarrow“: pip install "chinatown[parquet]".
error-player-unknown = In dieser Aufzeichnung heißt niemand „{ $text }“. Es spielen: { $known }.
error-file-missing = Es gibt keine Datei { $file }.
error-file-unreadable = { $file } lässt sich nicht lesen: { $problem }.
error-file-too-large = { $file } hat mehr als { $most } MB, zu viel für eine Aufzeichnung oder Stellung.
error-output-failed = Die Ausgabe lässt sich nicht schreiben: { $problem }.
error-out-of-memory = Dafür reicht der Speicher nicht.
error-unexpected = Etwas Unerwartetes ist schiefgegangen ({ $problem }). Mit CHINATOWN_TRACEBACK=1 siehst du, wo.
error-folder-unwritable = In { $folder } lässt sich nicht schreiben: { $problem }.
error-output-exists = { $file } gibt es schon. Mit --force wird es überschrieben.
error-port-taken = Port { $port } auf { $host } lässt sich nicht benutzen: { $problem }.
error-bad-accounts = In CHINATOWN_ACCOUNTS steht { $words }; erlaubt ist open oder none.
error-bad-alerts = { $variable } enthält nicht, was Benachrichtigungen brauchen; in docs/alerts.md steht, was das ist.
error-alerts-need-package = Dafür fehlt ein Paket: pip install "chinatown[{ $extra }]".
error-bad-limits = In CHINATOWN_LIMITS steht { $words }; erlaubt ist off oder etwas dieser Art: sockets-per-guest=50
error-bad-proxy = { $address } ist weder eine Adresse noch ein Netz dieser Art: 172.18.0.0/16
error-bad-public-url = { $address } ist keine Adresse dieser Art: https://chinatown.example.org
error-no-port = Von den Ports { $first } bis { $last } auf { $host } ist keiner frei.
error-too-many-bots = { $count } Bots sind zu viele für { $players } Plätze.
error-database-unusable = In { $database } lassen sich keine Spiele speichern: { $problem }.
error-database-in-use = Auf der Datenbank { $database } läuft schon ein anderer Server. Nutze diesen oder halte ihn zuerst an.
error-redis-unusable = Redis unter { $redis } lässt sich nicht benutzen: { $problem }.
error-redis-needs-postgresql = Mehrere Server können sich nur eine PostgreSQL-Datenbank teilen, und { $database } ist keine. Lass --redis-url weg oder nenne eine.
error-admin-needs-table = chinatown admin { $action } braucht die Kennung eines Tisches.
error-admin-needs-days = chinatown admin { $action } braucht --days, eine Zahl von Tagen.
error-admin-needs-whom = chinatown admin ban braucht einen Tisch mit --seat, oder --account, --report oder --address.
error-admin-needs-person = chinatown admin forget braucht einen Tisch mit --seat, oder --account.
error-admin-needs-ban = chinatown admin unban braucht die Kennung einer Sperre; chinatown admin bans listet sie auf.
error-admin-needs-report = chinatown admin close-report braucht die Kennung einer Meldung; chinatown admin reports listet sie auf.
error-bad-network = { $address } ist weder eine Adresse noch ein Netz wie 203.0.113.0/24.
error-backup-damaged = { $file } ist keine vollständige Sicherung; nichts wurde wiederhergestellt.
error-backup-other-version = Diese Sicherung hat die Version { $version }, die dieses Programm nicht lesen kann. Stell sie mit der Version wieder her, die sie geschrieben hat.

error-not-a-position = Erwartet wird ein Objekt mit „edition“ und „buildings“ oder eine Liste solcher Objekte.
error-position-missing = „{ $key }“ fehlt.
error-position-value = „{ $key }“ hat einen falschen Wert.
# $number is 0 where there is only one position.
error-in-position = { $number ->
    [0] Zeile { $line }, Spalte { $column }: { $reason }
   *[other] Stellung { $number }, Zeile { $line }, Spalte { $column }: { $reason }
  }
error-key-unknown = „{ $key }“ ist kein Schlüssel dieses Objekts. Seine Schlüssel sind: { $known }.
error-keys-contradict = { $key ->
    [pays] „pays“ steht zweimal da, mit verschiedenen Angaben.
   *[other] „{ $key }“ und „{ $other }“ bedeuten dasselbe. Behalte nur eins davon.
  }
error-variant-twice = Die Variante „{ $variant }“ ist zweimal angegeben.
error-owners-alike = „{ $player }“ und „{ $other }“ sehen gleich aus. Schreib denselben Namen immer gleich.
error-owner-unknown = „{ $player }“ gehört hier nichts. Etwas gehört: { $known }.
error-not-as-expected = Für { $player } ergibt sich etwas anderes, als „{ $key }“ sagt.
error-not-a-building = „{ $building }“ ist kein Gebäude: Sie haben die Nummern 1 bis { $most }.
error-not-owned-by-one = Zu Gebäude { $building } gehören ein Name und eine Ladenart, zum Beispiel ["red", "Photo"].
error-too-many-tiles = Es sind { $count } Läden „{ $shop }“, aber es gibt nur { $most } Plättchen dieser Art.
error-too-many-owners = Hier besitzen { $count } Personen etwas; spielen können höchstens { $most }.
error-no-outlook-cards = In der Ausgabe „{ $edition ->
    [modern] Modern
    [classic] Klassisch
   *[other] { $edition }
  }“ gibt es keine Konjunkturkarten.
error-not-a-card = Eine Konjunkturkarte ist eine Liste von Größen, jede nur einmal, zum Beispiel [3, 4].

## Simulations

error-game-count = { $games } Spiele gehen nicht: Es muss mindestens eins sein.
error-no-bots = Niemand spielt: Nenne mindestens eine Art von Bot.
error-bots-stuck = Die Bots kommen nicht zum Ende; ihr Spiel steckt in Runde { $round } fest.
error-bot-command = „{ $bot }“ nennt keinen Bot. Schreib modul:Klasse für eine eigene Klasse oder exec:BEFEHL für ein Programm.
error-bot-not-found = Das Programm von „{ $bot }“ lässt sich nicht starten: { $problem }. Prüfe den Befehl und den Ordner, in dem du ihn gibst.
error-bot-not-importable = Das Modul von „{ $bot }“ lässt sich nicht importieren: { $problem }. Gesucht wird im aktuellen Ordner und in den installierten Paketen.
error-bot-class-missing = Das Modul von „{ $bot }“ hat keine Klasse { $problem }.
error-bot-not-made = „{ $bot }“ lässt sich nicht aus Platz und Startwert erzeugen oder hat keine Methode decide: { $problem }.
error-bot-ended = „{ $bot }“ endete mit Status { $status }, bevor es bereit war. Seine letzten Worte: { $problem }
error-bot-silent = „{ $bot }“ war nicht innerhalb von { $seconds } Sekunden bereit. Die erste Zeile muss sofort beantwortet und die Ausgabe gleich geschrieben werden (flush).
error-bot-not-ready = „{ $bot }“ begann mit etwas anderem als der Zeile „ready“: { $line } Auf stdout gehören nur Antworten; schreib alles andere auf stderr.
error-bot-version = „{ $bot }“ spricht Version { $version } des Bot-Protokolls; dieses Programm spricht Version { $known }. Aktualisiere den Bot oder nutze das Programm, für das er geschrieben ist.
error-entrant-count = Nenne { $least } bis { $most } Arten von Bots, eine pro Platz, nicht { $count }.
error-other-tournament = { $file } enthält etwas anderes als Spiele dieses Turniers.
error-ray-missing = Auf einem Cluster zu spielen erfordert das Paket „ray“: pip install "chinatown[ray]".
error-ray-unreachable = Unter { $address } gibt es keinen Ray-Cluster: { $problem }
error-file-unwritable = In { $file } lässt sich nicht schreiben: { $problem }.

## The bargaining table at the server

error-mute-oneself = Du kannst dich nicht selbst ausblenden.
error-muted-by = { $seat } möchte von dir weder Angebote noch Geflüster.
error-too-many-new-offers = Du kannst höchstens { $most } neue Angebote pro Minute machen: das nächste in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  }.
error-talking-too-fast = Du kannst höchstens { $most } Bemerkungen pro Minute machen: die nächste in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  }.
error-instruction-wrong-phase = Daueraufträge gelten, solange gehandelt wird.
error-instruction-money = Ein Dauerauftrag nennt eine Summe, in ganzen Scheinen zu { $unit }.
error-instruction-empty = Sag, um welches Gebäude oder Plättchen es geht.
error-instruction-yours = Gebäude { $building } gehört dir schon.
error-instruction-not-yours = Gebäude { $building } gehört dir nicht.
error-too-many-instructions = Höchstens { $most } Daueraufträge gelten zugleich.
error-no-such-instruction = Dieser Dauerauftrag gilt nicht mehr.

## Waiting for people

error-paused = Das Spiel ist angehalten.
error-already-paused = Das Spiel ist schon angehalten.
error-not-paused = Das Spiel ist nicht angehalten.
error-vote-closed = Es gibt nichts mehr abzustimmen.
error-already-voted = Du hast schon abgestimmt.
error-asked-lately = Die anderen haben eben Nein gesagt. Frag wieder in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  }.
error-takeover-off = An diesem Tisch springt kein Bot für Abwesende ein.
error-vote-oneself = Über dich selbst kannst du nicht abstimmen.
error-seat-is-bot = Für { $seat } spielt schon ein Bot.
error-seat-is-here = { $seat } ist da.
error-gone-too-short = { $seat } kann jeden Moment zurück sein. Frag in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  }.
error-nudge-too-soon = Du hast gerade erst angestupst. Wieder in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  }.
error-not-waited-for = Der Tisch wartet nicht auf { $seat }.

## Words that should become an offer

error-draft-no-offer = Diese Worte sind kein Angebot.
error-draft-unclear = Es ist nicht klar, was getauscht werden soll. Sag es zum Beispiel so: „meine 20 und 10k für deine 22“.
error-draft-nothing = Hier würde nichts getauscht.
error-draft-whom = Sag, wen du meinst: Aus diesen Worten geht es nicht hervor.
error-draft-unknown-word = Nichts heißt hier „{ $word }“.
error-draft-unknown-word-near = Nichts heißt hier „{ $word }“. Meinst du „{ $near }“?
error-draft-unknown-player = Niemand heißt hier „{ $player }“.
error-draft-unknown-player-near = Niemand heißt hier „{ $player }“. Meinst du { $near }?
error-draft-not-there = { $seat } hat { $shop } weder als Plättchen noch auf einem Gebäude.
error-draft-nobody-has = So oft hat sonst niemand { $shop }.
error-draft-not-standing = Auf Gebäude { $building } steht kein Laden „{ $shop }“.
error-draft-building-free = Gebäude { $building } gehört niemandem.
error-command-unknown = Das ist kein Befehl. Tippe „Hilfe“, um zu hören, was verstanden wird.
error-command-placement = Sag, welcher Laden auf welches Gebäude kommt: „baue Wäscherei 20“.
error-command-call = Sag, was du suchst und was du dafür gibst: „Aufruf 2 Wäscherei für 20k“.
error-draft-lacks-cash = So viel Geld hat { $seat } nicht: { $cash }.
error-draft-no-tiles = { $seat } hat keine Plättchen.
error-draft-promise = Das ist ein Versprechen. Schreib es so: Ich verspreche „{ $promise }“.
error-draft-which-way = Sag, wer mehr zahlt, du oder { $seat }: „ich lege 20k drauf“ oder „du legst 20k drauf“.

## Too much at a time, or within a time

error-server-full = Der Server ist gerade voll. Versuch es wieder in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  }.
error-too-many-connections = Aus deinem Netz kommen zu viele Verbindungen. Schließ ein paar Fenster oder versuch es wieder in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  }.
error-too-many-windows = Du hast das Spiel schon in { $most } Fenstern offen. Schließ eines und versuch es wieder in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  }.
error-too-many-watchers = Dieser Tisch ist schon in { $most } Fenstern offen, mehr geht nicht. Versuch es wieder in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  }.
error-too-many-bot-tables = Für Gäste aus deinem Netz spielen Bots an höchstens { $most } Tischen gleichzeitig. Schließ ein paar Tische oder versuch es wieder in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  }.
error-too-many-requests = Das war zu viel auf einmal. Versuch es wieder in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  }.
error-too-many-new-tables = Von hier wurden zuletzt zu viele Tische eröffnet. Den nächsten kannst du eröffnen in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  }.
error-request-too-slow = Die Anfrage kam zu langsam an. Versuch es wieder in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  }.
error-changing-too-fast = Du kannst es dir höchstens { $most }-mal pro Minute anders überlegen: wieder in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  }.
