### Die Regeln auf der Seite; siehe die englische Datei.

rules-title = So wird gespielt
rules-search = In den Regeln suchen
rules-found = { $count ->
    [0] Von „{ $words }“ ist hier nirgends die Rede.
    [one] Ein Absatz
   *[other] { $count } Absätze
}
rules-contents = Inhalt
rules-this-table = Für diesen Tisch: { $edition }, { $players } Spieler
rules-general = Für jeden Tisch: Wähle eine Ausgabe und die Zahl der Spieler.
rules-variants = An diesem Tisch gilt außerdem
rules-players = Spieler
rules-whole-page = Als eigene Seite öffnen

section-aim = Worum es geht
rule-aim = Du bekommst Gebäude und Plättchen, die selten zusammenpassen, und den anderen geht es ebenso. Handle, bis deine es tun: Läden einer Art, die nebeneinander liegen, bilden ein [Geschäft](business), und ein großes Geschäft [bringt](pays) weit mehr ein als kleine.
rule-round = { $years ->
    [yes] Ein Spiel dauert sechs Jahre. Jedes Jahr hat vier Teile:
   *[no] Ein Spiel dauert sechs Runden. Jede Runde hat vier Teile:
  } Die [Karten](deal) bringen allen Gebäude und Plättchen, dann [handeln](trade) alle, dann [bauen](build) alle, und zum Schluss bringt jedes Geschäft [Einkommen](business).
rule-winner = Wer nach dem letzten Einkommen am meisten Geld hat, gewinnt. Gebäude, Läden und Plättchen zählen dann nichts. Bei Gleichstand gewinnt, wer mehr Läden auf dem Plan hat; herrscht auch da Gleichstand, wird der Sieg geteilt.

section-things = Was es gibt
rule-board = Die Stadt hat 85 Gebäude in sechs Vierteln. Zwei Gebäude sind Nachbarn, wenn sie eine Seite teilen. Ecken zählen nicht, und über eine Straße hinweg ist nichts benachbart. Hier sind die Nachbarn von Gebäude 20 markiert.
rule-tiles = Es gibt 90 Ladenplättchen von 12 Arten. Jede Art hat eine Größe von 3 bis 6: Mit so vielen Läden ist ihr Geschäft [fertig](finished). Von jeder Art gibt es drei Plättchen mehr, als ihre Größe sagt.
rule-owning = Ein Gebäude mit deiner Farbe und deinem Zeichen gehört dir. Niemand kann mehr als 30 Gebäude besitzen.
rule-money = Alle beginnen mit { $start }. Beträge, die den Besitzer wechseln, sind Vielfache von { $unit }. { $openmoney ->
    [yes] An diesem Tisch sehen alle, wie viel Geld die anderen haben.
   *[no] Wie viel Geld jemand hat, ist geheim.
}
rule-outlook-cards = Zu dieser Ausgabe gehören neun Konjunkturkarten. Sechs davon, zufällig gezogen, liegen verdeckt: eine für jede Runde. Sie bringen einen [Zuschlag](outlook).
rule-own-shops = Dieser Tisch hat eigene Ladenarten erfunden. Jede spielt sich genau wie die Art, die sie ersetzt und die dieselbe Größe hat.

section-deal = Karten und Plättchen
rule-deal = Alle bekommen Gebäudekarten und behalten heimlich einen Teil davon; zwei gehen in den Stapel zurück. Darum geht es bei der Wahl: Du kannst nicht alle haben, also behältst du die, die zusammen etwas bringen. Haben alle gewählt, werden die behaltenen Karten aufgedeckt, und ihre Gebäude gehören denen, die sie behalten haben.
rule-deal-numbers = So viele Karten werden jeweils ausgeteilt und behalten, und so viele Plättchen gezogen:
rule-deal-why = Gut zu behalten: Gebäude nebeneinander oder neben deinen eigenen, auf denen ein Geschäft wachsen kann; und Gebäude neben denen von anderen, die dafür zahlen werden. Eine Wahl lässt sich nicht zurücknehmen.
rule-keep-fewer = An diesem Tisch darfst du weniger Karten behalten, als die Zahl sagt, auch gar keine.
rule-keep-cards = An diesem Tisch bleiben die übrigen Karten verdeckt auf der Hand. Du kannst sie handeln oder ablegen, und jedes Austeilen füllt die Hand wieder auf. Kein Handel darf eine Hand über diese Zahl bringen.
rule-draw = Danach ziehen alle Plättchen. { $hiddentiles ->
    [yes] An diesem Tisch siehst nur du deine, bis du sie handelst oder baust; wie viele jemand hat, sehen alle.
   *[no] Sie liegen offen vor ihren Besitzern.
  } Was du nicht baust, bleibt dir, ohne Grenze.
rule-early-outlook = An diesem Tisch wird die [Konjunkturkarte](outlook) aufgedeckt, bevor Plättchen gezogen werden.

section-trade = Handel
rule-trade = Niemand ist an der Reihe. Alle handeln mit allen, so oft sie wollen, und an einem Handel können auch mehr als zwei teilnehmen.
rule-goods = Handeln kannst du Gebäude, leer oder mit dem Laden, der dort steht, Plättchen, die noch nicht gebaut sind, und Geld, in jeder Mischung. Mit dem Gebäude geht sein Laden. Geschenke sind erlaubt. Alle, die etwas geben oder bekommen, müssen zustimmen.
rule-whole = Ein Handel geschieht in einem Augenblick, ganz oder gar nicht. Ist etwas davon inzwischen weg, geschieht nichts davon.
rule-cash = Zahlen kannst du nur mit Geld, das du vor dem Handel hast. Wie viel andere haben, bleibt auch dann geheim: Reicht es nicht, erfährst du nur, dass der Handel nicht zustande kam. Dasselbe gilt für Plättchen und Karten, die du nicht siehst.
rule-offers = Ein Angebot gilt, bis alle Beteiligten zugestimmt haben, jemand ablehnt, es zurückgezogen wird oder sichtbar unmöglich ist; du kannst auch eine Frist setzen. Dabei steht, was es [für dich ändern](gains) würde. Höchstens 20 deiner Angebote gelten zugleich. Wer ein Angebot in dieser Runde abgelehnt hat, kann genau dasselbe nicht noch einmal bekommen: Ändere erst etwas.
rule-counter = Auf ein Angebot sagst du ja, nein oder was dir lieber wäre: Ein Gegenangebot ist ein eigenes Angebot, das auf das andere antwortet.
rule-three = Drei oder mehr können auf einmal handeln, jeder mit jedem. So gehen Gebäude im Kreis, die keine zwei tauschen würden: Hier landet jedes dort, wo es gebraucht wird.
rule-calls = Ein Aufruf sagt dem ganzen Tisch, was du suchst und was du dafür gibst. Die anderen antworten mit Angeboten, und du suchst dir eines aus. Ein Aufruf kann auch dem gelten, der zuerst zusagt. Höchstens 5 deiner Aufrufe gelten zugleich.
rule-secret = Ein geheimes Angebot sehen nur die Beteiligten. Kommt es zustande, sehen die anderen die Gebäude und Plättchen, die wandern, aber nicht das Geld. Antworten kann man nur geheim, und nur unter denen, die davon wissen.
rule-talk = Sag, was du willst, zu allen, zu einigen oder über ein Angebot zu denen, die es kennen. Reden ändert nichts am Spiel.
rule-agreements = Was ihr über { $years ->
    [yes] dieses Jahr
   *[no] diese Runde
  } vereinbart, gilt, als Teil eines Handels: eine Zahlung gleich nach dem Einkommen; ein Anteil an dem, was bestimmte Gebäude einbringen; oder dass ein Plättchen auf ein Gebäude kommt, oder dass ein Gebäude oder eine Art dort nicht bebaut wird. Bauen kannst du dann nicht, was du ausgeschlossen hast, und fertig wirst du erst mit dem, was du zugesagt hast. Was unmöglich geworden ist, verfällt, und du erfährst es.
rule-choices = Ein Handel kann ein oder zwei Dinge offen lassen: „20 und eines von 2 Dim Sum oder Foto“. Wer zustimmt, wählt; deshalb kann niemand sich im eigenen Angebot eine Wahl vorbehalten. Zur Wahl stehen zwei bis sechs Möglichkeiten, alle von derselben Person an dieselbe.
rule-promises = Versprechen für später binden nicht. Sie stehen dort, wo alle sie sehen, die den Handel kennen dürfen, und wer eines bekommen hat, sagt, ob es gehalten wurde.
rule-immediate-only = An diesem Tisch wird jeder Handel sofort so ausgeführt, wie er angeboten ist: keine Zahlung nach dem Einkommen, kein Anteil daran, keine Bauzusage, keine Wahl.
rule-done = Der Handel endet, wenn alle gesagt haben, dass sie fertig sind. Solange er dauert, kannst du es zurücknehmen, und ein Handel oder ein offenes Angebot von dir nimmt es für dich zurück.
rule-trade-clock = An diesem Tisch endet der Handel nach { $minutes } Minuten, auch wenn noch geredet wird.

section-build = Bau
rule-build = Leg beliebig viele deiner Plättchen, oder keines, auf leere eigene Gebäude, auf jedes eines. Was dort steht, bleibt: Ein Laden wird nie versetzt oder entfernt, nur sein Gebäude kann den Besitzer wechseln.
rule-placing = { $placing ->
    [in-turn] Gebaut wird nacheinander im Uhrzeigersinn, und danach in dieser Phase nicht noch einmal.
    [at-once] Alle wählen verdeckt, was sie bauen, und alles wird zugleich aufgedeckt.
    [at-once-unless-all-agree] Alle wählen verdeckt, was sie bauen, und alles wird zugleich aufgedeckt, es sei denn, alle wollen der Reihe nach bauen. Das kannst du verlangen, vom Beginn des Handels an, bis du deine Läden festgelegt hast.
   *[at-once-unless-asked] Alle wählen verdeckt, was sie bauen, und alles wird zugleich aufgedeckt, es sei denn, jemand will der Reihe nach bauen. Das kannst du verlangen, vom Beginn des Handels an, bis du deine Läden festgelegt hast.
}
rule-street = An diesem Tisch beginnt ein neues Geschäft auf einem Gebäude mit Straßenzugang. Auf den schraffierten Gebäuden kannst du nur ein eigenes Geschäft von einem Laden derselben Art nebenan fortsetzen, wenn es bis zu einer Straße reicht.

section-income = Einkommen
rule-business = Läden einer Art, die nebeneinander liegen und derselben Person gehören, sind ein Geschäft. Läden anderer zählen nie zu deinen, auch nicht direkt daneben.
rule-pays = Jedes Geschäft bringt einmal pro { $years ->
    [yes] Jahr
   *[no] Runde
  } Geld, je nach Größe. Die letzte Stufe jeder Zeile ist ein fertiges Geschäft. Nicht gebaute Plättchen und leere Gebäude bringen nichts.
rule-finished = Ein Geschäft mit so vielen Läden, wie die Größe seiner Art sagt, ist fertig und bringt die letzte Stufe. Nichts, was daneben gebaut wird, macht das rückgängig.
rule-larger = Mehr Läden als die Größe sind zwei Geschäfte: ein fertiges und eines aus dem Rest. { $regroup ->
    [yes] Jeder Teil muss zusammenhängen, und du darfst so teilen, wie es am meisten bringt; der Tisch findet den besten Weg.
   *[no] Nur die Zahl zählt, wie auch immer sie liegen.
}
rule-outlook = Vor dem Einkommen wird die Konjunkturkarte { $years ->
    [yes] des Jahres
   *[no] der Runde
  } aufgedeckt. Sie nennt Größen, oder nichts, und bringt { $unit } { $outlookpays ->
    [business] für jedes Geschäft einer solchen Größe
    [player] einmal für alle, die einen Laden einer solchen Größe haben
   *[tile] für jeden Laden einer solchen Größe, ob fertig oder nicht
}.
rule-debts = Danach werden die vereinbarten Zahlungen fällig, alle in einem Augenblick. Schulden im Kreis heben sich auf. Was jemandem fehlt, bleibt geschuldet und wird zuerst aus dem nächsten Einkommen bezahlt; am Ende des Spiels verfällt es.

section-end = Die nächste Runde und das Ende
rule-next = { $firstplayer ->
    [stays] Es beginnt in jeder Runde dieselbe Person.
   *[passes] Die Startkarte geht im Uhrzeigersinn weiter.
  } Das zählt nur, wo der Reihe nach gezogen und gebaut wird.
rule-first = Wer beginnt, { $firstseat ->
    [drawn] wird ausgelost
   *[named] bestimmt der Tisch
  }. Nach { $years ->
    [yes] dem sechsten Jahr
   *[no] der sechsten Runde
  } ist das Spiel vorbei, und alles liegt offen: Geld, geheime Angebote, Karten.
rule-early-end = Alle zusammen können das Spiel jederzeit beenden. Es endet, wie es steht: Nichts wird mehr gebaut oder bezahlt.

section-browser = Am Tisch im Browser
rule-seats = Wer den Tisch eröffnet, richtet ihn ein und beginnt, wenn alle Plätze besetzt sind. Ein Platz gehört den Browsern mit seinem privaten Link, höchstens acht. Die Namen an einem Tisch müssen sich unterscheiden. Tische, die niemand mehr braucht, lassen sich weglegen oder löschen.
rule-away = Bleibt jemand weg, können die anderen abstimmen, ob ein Bot übernimmt oder das Spiel pausiert; manche Tische haben Uhren. Wer zurückkommt, hat den Platz mit dem nächsten Klick wieder.
rule-gains = Bei einem Angebot steht, was es für dich ändern würde: das nächste Einkommen, wenn du deine Plättchen so gut wie möglich legst, und die Summe über alle Runden bis zum Ende samt dem Geld, das die Hand wechselt. Es zählt, was auf dem Plan und bei dir liegt, nicht was noch kommen kann; was ein Gebäude oder eine Karte bis zum Ende bringt, ist nur geschätzt. Wer den Tisch einrichtet, legt fest, wer solche Gewinne sieht: niemand, alle den eigenen oder alle den von allen, den der anderen nur, soweit ihn alle kennen dürfen.
rule-instructions = Ein Dauerauftrag stimmt an deiner Stelle zu: jedem Angebot { $years ->
    [yes] dieses Jahres
   *[no] dieser Runde
  }, das dir nicht mehr nimmt und nicht weniger bringt, als du genannt hast, außer es lässt eine Wahl offen oder bindet dich für später. Niemand sonst erfährt davon. Er endet mit dem ersten Handel, den er schließt, mit dem Ende des Handelns oder wenn du ihn zurücknimmst.
rule-limits = Damit ein Tisch angenehm bleibt, sind neue Angebote und Bemerkungen pro Minute begrenzt, und du kannst andere stummschalten: Dann siehst du ihre Angebote und ihr Reden nicht mehr. Wer beleidigt, droht oder betrügt, kann im Menü gemeldet werden; die Meldung sieht nur, wer den Server betreibt.
rule-typing = Angebote kannst du auch tippen, in jeder der vier Sprachen: „meine 20 und 10k für deine 22“. Was der Tisch verstanden hat, siehst du zuerst, und nichts geht hinaus, bevor du es abschickst.
rule-trouble = Reißt die Verbindung ab, verbindet sich die Seite von selbst wieder, und nichts geht verloren. Ein abgelehnter Befehl hat nichts verändert.

section-keys = Tasten
rule-keys = Tab geht von Teil zu Teil, Eingabe und Leertaste drücken. Auf dem Plan gehen die Pfeiltasten von Gebäude zu Gebäude. Escape schließt. Das Fragezeichen öffnet diese Regeln.

## Die Tabellen

rules-numbers = { $players } Spieler
rules-dealt = Karten ausgeteilt
rules-kept = Karten behalten
rules-drawn = Plättchen gezogen

## Was die Bilder zeigen

picture-neighbours = Gebäude 20 hat vier Nachbarn: 17, 19, 21 und 23.
picture-chain = Du gibst 34, das B neben 35 braucht. B gibt C die 49, neben der 45 von C. C gibt dir 43, neben deiner 47.
picture-street = 7 hat keinen Straßenzugang, setzt aber das Geschäft auf 6 fort. Auf 12 kann noch nichts gebaut werden.
picture-business = Drei Läden in den oberen Reihen sind ein Geschäft von dir. Der untere steht allein, und der vierte in der Mitte gehört B.
picture-finished = Deins ist mit drei Läden fertig. Dem von B fehlt einer.
picture-larger = Vier Läden in einer Reihe: ein fertiges Geschäft aus dreien und eines, das neu beginnt.
