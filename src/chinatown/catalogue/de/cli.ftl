### What the command `chinatown` says.
###
### Money comes formatted ("10.000 $"), players by name, numbers as numbers.

## Help

help-chinatown = Chinatown, das Handelsspiel: im Browser spielen oder hier untersuchen.
help-play = Startet hier einen Server und öffnet das Spiel im Browser.
help-serve = Bietet Browsern Spiele an; gibt die Adresse aus, sobald sie erreichbar ist.
help-admin = Listet Tische eines Servers auf, beendet und löscht sie, vergisst oder sperrt Personen und zeigt, was sie gemeldet haben, auch während er läuft.
help-backup = Schreibt alle Tische eines Servers in eine Datei, auch während er läuft.
help-restore = Fügt einem Server die Tische einer Sicherung hinzu, die ihm fehlen, auch während er läuft.
help-import = Macht ein aufgezeichnetes Spiel zu einem beendeten Tisch eines Servers, auch während er läuft.
help-simulate = Lässt Bots viele Spiele spielen und zeigt, was dabei herauskommt.
help-tournament = Lässt Bots auf allen Plätzen gegeneinander spielen und zeigt, wer wie oft gewinnt.
help-puzzles = Macht Rätsel aus Spielen von Bots: Stellungen, in denen bewiesen ist, dass ein Tausch am meisten bringt.
help-income = Rechnet aus, was die Geschäfte einer Stellung einbringen: die Bank für das Spiel am echten Tisch.
help-convert = Wandelt ein aufgezeichnetes Spiel von JSON in lesbaren Text um oder solchen Text zurück in JSON.
help-replay = Zeichnet ein aufgezeichnetes Spiel und erzählt, was darin geschah.
help-solve = Findet und zeichnet, was in einer Runde eines aufgezeichneten Spiels höchstens zu verdienen war.
help-verify = Spielt ein aufgezeichnetes Spiel nach und prüft, ob es so ausgeht wie aufgezeichnet.
help-report = Schreibt die Zahlen eines beendeten Spiels, oder eines ganzen Ordners, als Seite, die offline funktioniert.

help-host = Adresse, auf der gelauscht wird; 0.0.0.0 lässt andere im Netz herein.
help-port = Port, auf dem gelauscht wird; 0 nimmt irgendeinen freien.
help-play-port = Port, auf dem gelauscht wird; ist er belegt, kommt der nächste freie dran.
help-public-url = Adresse, unter der andere den Server finden, etwa https://chinatown.example.org; sie steht dann in den Links.
help-trusted-proxy = Adresse oder Netz eines Proxys, dem geglaubt wird, woher jemand kommt und ob über HTTPS; auch mehrmals.
help-database = Wo Spiele gespeichert werden, als Datenbank-URL; sonst in einer eigenen Datei.
help-redis = Adresse eines Redis, etwa redis://localhost; damit teilen sich mehrere Server eine PostgreSQL-Datenbank.
help-admin-action = Was zu tun ist: list, inspect, end, remove, purge, forget, ban, unban, bans, accounts, reports oder close-report.
help-admin-table = Die Kennung des Tisches, wie in seinem Link; bei unban die der Sperre, bei reports und close-report die einer Meldung.
help-admin-seat = forget, ban: wer diesen Platz hat, gezählt ab 0.
help-admin-days = purge: Tische, die seit so vielen Tagen niemand benutzt hat.
help-admin-account = forget, ban: wer sich mit diesem Namen anmeldet.
help-admin-address = ban: eine Adresse oder ein Netz wie 203.0.113.0/24.
help-admin-report = ban: wer mit dieser Kennung gemeldet wurde.
help-backup-file = Die Datei, die geschrieben wird; nur wem sie gehört, darf sie lesen.
help-restore-file = Eine Datei, die chinatown backup geschrieben hat.
help-players = Wie viele Personen spielen: 3 bis 5.
help-games = Wie viele Spiele gespielt werden.
help-seed = Woher aller Zufall kommt: Derselbe Startwert gibt dieselben Spiele.
help-edition = modern oder classic.
help-variant = Eine Variante wie street-access oder first-player=stays; für mehrere wiederholen.
help-bots = Wer spielt, nach Plätzen, durch Kommas getrennt; sind es weniger als Plätze, wiederholen sie sich. Stärken oder gesprächige Bots wie tycoon/hard oder tycoon/any. Oder eigene: modul:Klasse oder exec:BEFEHL.
help-entrants = Wer spielt, eine Art von Bot pro Platz, durch Kommas getrennt: 3 bis 5. Oder eigene: modul:Klasse oder exec:BEFEHL.
help-processes = Wie viele Prozesse gleichzeitig spielen.
help-ray = Auf dem Ray-Cluster unter dieser Adresse spielen: local, auto, host:port oder ray://host:port.
help-efficiency = Auch ausrechnen, wie viel vom möglichen Einkommen erzielt wurde; dauert länger.
help-resume = Die Spiele in dieser Datei speichern und bei denen weitermachen, die schon darin sind.
help-csv = Eine Zeile pro Platz und Spiel in diese Datei schreiben.
help-puzzles-number = Wie viele Rätsel es werden sollen.
help-puzzles-out = In diese Datei schreiben, statt sie auszugeben.
help-parquet = Für jeden Platz jedes Spiels eine Zeile in diese Parquet-Datei schreiben; braucht das Paket pyarrow.
help-record-dir = Von jedem Spiel eine Aufzeichnung in diesen Ordner schreiben.
help-json = JSON ausgeben.
help-income-file = JSON mit Ausgabe, Gebäuden und, wenn gewünscht, Varianten und einer Konjunkturkarte.
help-convert-file = Ein aufgezeichnetes Spiel, als JSON oder Text; - liest es von der Standardeingabe.
help-out = In diese Datei schreiben statt aufs Terminal.
help-replay-file = Ein aufgezeichnetes Spiel.
help-report-source = Ein aufgezeichnetes Spiel oder ein Ordner davon; - liest eines von der Standardeingabe.
help-report-out = Die Seite, die geschrieben wird, bei einem Ordner ein Ordner mit Seiten; sonst eine gleichen Namens hier.
help-force = Überschreiben, was schon da ist.
help-round = Die Runde, direkt nach ihrem Handel.
help-seat = Nur die Plättchen einer Person: Name, Farbe oder Platz ab 0 wie in der Aufzeichnung.
help-fixed = Die Läden auf dem Plan lassen, wo sie sind.
help-to = Nach der Aktion mit dieser Nummer aufhören.

help-version = Die Version ausgeben.

## Examples, at the end of each command’s help; their lines are kept as they stand

examples-chinatown =
    Beispiele:
      chinatown play                      hier starten und den Browser öffnen
      chinatown income position.json      die Bank für das Spiel am echten Tisch
      chinatown verify game.json          ein aufgezeichnetes Spiel nachspielen und prüfen
      chinatown income -h                 Hilfe zu einem Befehl
      chinatown --install-completion      die Shell Befehle vervollständigen lassen
examples-play =
    Beispiele:
      chinatown play
      chinatown play --host 0.0.0.0       andere im Netz hereinlassen
examples-serve =
    Beispiele:
      chinatown serve --port 8080
      chinatown serve --port 0 --database-url sqlite:///games.sqlite3
      chinatown serve --database-url postgresql://games@localhost/games --redis-url redis://localhost
examples-admin =
    Beispiele:
      chinatown admin list                     die Tische, zuletzt benutzte zuerst
      chinatown admin inspect abcdefghjkmn     wer dort sitzt und was gespielt wird
      chinatown admin end abcdefghjkmn         ein Spiel beenden, als wären alle dafür
      chinatown admin remove abcdefghjkmn      einen Tisch für alle löschen
      chinatown admin purge --days 90          löschen, was so lange niemand benutzt hat
      chinatown admin forget abcdefghjkmn --seat 2
                                               eine Person an allen Tischen vergessen
      chinatown admin forget --account Anna    eine Person nach dem Namen ihres Kontos vergessen
      chinatown admin ban abcdefghjkmn --seat 2
                                               eine Person für den Server sperren
      chinatown admin ban --address 203.0.113.0/24
                                               ein Netz sperren
examples-backup =
    Beispiele:
      chinatown backup games.backup
      chinatown backup games.backup --database-url postgresql://games@localhost/games
examples-restore =
    Beispiele:
      chinatown restore games.backup --database-url sqlite:///games.sqlite3
examples-import =
    Beispiele:
      chinatown import game.json
examples-simulate =
    Beispiele:
      chinatown simulate --players 5 --games 20 --bots tycoon,merchant
      chinatown simulate --edition classic --variant street-access --json
      chinatown simulate --games 3 --record-dir games
examples-tournament =
    Beispiele:
      chinatown tournament --entrants tycoon,merchant,shopkeeper --games 30
      chinatown tournament --entrants tycoon,random,random --processes 4 --resume games.jsonl
examples-puzzles =
    Beispiele:
      chinatown puzzles --seed today --number 20 --out puzzles.json
examples-income =
    Beispiele:
      chinatown income position.json
      echo '{"{"}"edition": "modern", "buildings": {"{"}"1": ["Ann", "Photo"]{"}"}{"}"}' | chinatown income -
      chinatown income positions.json --json

    Eine Stellung ist ein JSON-Objekt, eine Datei enthält eins oder eine Liste davon:
      edition     "modern" oder "classic"
      buildings   wem jedes gehört und sein Laden: {"{"}"1": ["Ann", "Photo"], "2": ["Ann", null]{"}"}
      card        die Größen auf der Konjunkturkarte wie [3, 4], mit "pays", wofür sie zahlt
      variants    wie ["outlook-pays=business"]
      own_shops   wie {"{"}"Photo": "Bäckerei"{"}"}
      name        eine Überschrift
examples-replay =
    Beispiele:
      chinatown replay game.json
      chinatown replay game.json --to 40
examples-solve =
    Beispiele:
      chinatown solve game.json --round 3
      chinatown solve game.json --round 3 --seat Ann --json
examples-verify =
    Beispiele:
      chinatown verify game.json && echo echt
examples-convert =
    Beispiele:
      chinatown convert game.json         das Spiel als Text ausgeben
      chinatown convert game.txt -o game.json
examples-report =
    Beispiele:
      chinatown report game.json            schreibt game.html
      chinatown report games -o reports     eine Seite pro Spiel und eine Liste
      chinatown report games --csv games.csv
      chinatown report game.json --lang de --json
exit-statuses =
    Rückgabewert:
      0    erledigt
      1    misslungen: was eine Datei sagt, ist falsch, oder die Ausgabe lässt sich nicht schreiben
      2    falsch aufgerufen: eine unbekannte Option, eine unlesbare Datei
      70   ein Fehler im Programm selbst
      130  unterbrochen; 141 niemand liest weiter; 143 zum Beenden aufgefordert

## Ends

standard-input = Standardeingabe
usage-error = { $problem }. Hilfe: { $command } --help

## Serving

serve-address = Chinatown läuft unter { $address }
serve-network = Andere in diesem Netz erreichen es unter { $address }
serve-public = Andere finden es unter { $address }
serve-local = Nur dieser Rechner kann es erreichen. Um andere hereinzulassen: chinatown play --host 0.0.0.0
serve-stop = Strg+C beendet; jedes Spiel geht beim nächsten Mal weiter.
serve-stopped = Beendet. Alle Spiele sind gespeichert.

## Simulating

puzzles-progress = Rätsel
simulate-progress = Spiele
simulate-title = { $games ->
    [one] Ein Spiel mit { $players } Plätzen, Ausgabe „{ $edition ->
        [modern] Modern
        [classic] Klassisch
       *[other] { $edition }
      }“
   *[other] { $games } Spiele mit { $players } Plätzen, Ausgabe „{ $edition ->
        [modern] Modern
        [classic] Klassisch
       *[other] { $edition }
      }“
  }
simulate-bots = Bots
simulate-variants = Varianten
simulate-no-variants = keine
simulate-speed = Spiele pro Sekunde
simulate-actions = Aktionen
simulate-actions-speed = Aktionen pro Sekunde
simulate-cash = Mittleres Geld auf Platz { $seat }
simulate-income = Mittleres Einkommen pro Spiel, alle Plätze
simulate-trades = Abschlüsse pro Spiel
simulate-digest = Prüfsumme

## Income

income-untitled = Einkommen
income-owner = Name
income-shop = Geschäft
income-buildings = Gebäude
income-size = Größe
income-pays = Bringt ein
income-finished = fertig
income-bonus = Konjunkturkarte
income-total = Summe
income-no-positions = Keine Stellungen, kein Einkommen.
income-nothing = Keine Läden, kein Einkommen.

## Replaying

replay-title = Ausgabe „{ $edition ->
    [modern] Modern
    [classic] Klassisch
   *[other] { $edition }
  }“, nach Aktion { $number } von { $count }
replay-over = Ausgabe „{ $edition ->
    [modern] Modern
    [classic] Klassisch
   *[other] { $edition }
  }“, nach der letzten Aktion, { $number }
replay-round = { $year }, { $phase ->
    [deal] Kartenwahl
    [trade] Handel
    [build] Bau
   *[over] das Spiel ist zu Ende
  }
replay-player = Name
replay-cash = Geld
replay-owns = Gebäude
replay-earns = Einkommen
replay-tiles = Plättchen

## Verifying

verify-same = { $actions ->
    [one] Eine Aktion läuft ab wie aufgezeichnet.
   *[other] { $actions } Aktionen laufen ab wie aufgezeichnet.
  }
verify-total = Alles Geld zusammen: { $total }.
verify-unfinished = Das Spiel ist nicht zu Ende.
verify-shuffle = Gemischt wurde wie festgelegt: { $opened ->
    [0] niemand hat einen eigenen Anteil beigetragen, also hat es der Server allein bestimmt
    [one] eine von { $seats } Personen hat einen eigenen Anteil beigetragen
   *[other] { $opened } von { $seats } Personen haben einen eigenen Anteil beigetragen
  }; vor dem Spiel zeigte der Tisch „{ $words }“.
verify-whole = Nichts in der Datei wurde geändert, seit sie geschrieben wurde.
verify-no-digests = Die Datei hat keine Prüfsummen, also ist nur der Spielablauf belegt: Namen, Gespräche, Gründe und andere Texte könnten geändert sein.
# What players compare with the digest that the page shows at the end of the game.
verify-digest = Prüfsumme des Spiels: { $digest }.
verify-words = In Worten: { $words }.
verify-field-changed = „{ $path }“ (Zeile { $line }, Spalte { $column }) wurde geändert, nachdem die Datei geschrieben war.
verify-actions-changed = Ab „{ $path }“ (Zeile { $line }, Spalte { $column }) wurden Aktionen entfernt, eingefügt oder verschoben, nachdem die Datei geschrieben war.
verify-shuffle-seats = Das Mischen stimmt nicht: Es gibt nicht für jeden Platz einen Anteil.
verify-shuffle-secret = Das Mischen stimmt nicht: Das Geheimnis des Servers hat nicht 64 Hexadezimalziffern.
verify-shuffle-digits = Das Mischen stimmt nicht: Ein Wert von { $player } hat nicht 64 Hexadezimalziffern.
verify-shuffle-commitment = Das Mischen stimmt nicht: Das Geheimnis des Servers ist nicht das, auf das er sich festgelegt hatte.
verify-shuffle-part = Das Mischen stimmt nicht: Der Anteil von { $player } ist nicht der, der festgelegt war.
verify-shuffle-not-fixed = Das Mischen stimmt nicht: { $player } hat nichts aufgedeckt, aber der gezählte Anteil ist nicht der von vornherein bestimmte.
verify-shuffle-seed = Das Mischen stimmt nicht: Der Startwert des Spiels folgt nicht aus dem Geheimnis und den Anteilen.
verify-illegal-action = Aktion { $number } weicht ab: Sie steht in der Aufzeichnung, aber die Regeln lassen sie nicht zu. { $reason }
verify-round-cash = Aktion { $number } weicht ab: Nach Runde { $round } hat { $player } { $found }; laut Aufzeichnung: { $expected }.
verify-round-count = Nach der letzten Aktion, { $number }, sind { $found } Runden vorbei; laut Aufzeichnung: { $expected }.
verify-over = { $found ->
    [1] Nach Aktion { $number } ist das Spiel zu Ende; laut Aufzeichnung geht es weiter.
   *[other] Nach der letzten Aktion, { $number }, ist das Spiel nicht zu Ende; laut Aufzeichnung ist es zu Ende.
  }
verify-cash = Das Ergebnis weicht nach Aktion { $number } ab: { $player } hat { $found }; laut Aufzeichnung: { $expected }.
verify-places = Das Ergebnis weicht nach Aktion { $number } ab: { $player } kommt auf Platz { $found }; laut Aufzeichnung: { $expected }.
verify-tiles = Das Ergebnis weicht nach Aktion { $number } ab: { $player } hat { $found } Plättchen auf dem Plan; laut Aufzeichnung: { $expected }.
verify-total-differs = Das Ergebnis weicht nach Aktion { $number } ab: Alles Geld zusammen ist { $found }; laut Aufzeichnung: { $expected }.
