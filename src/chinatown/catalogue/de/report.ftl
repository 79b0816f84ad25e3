### The figures of a finished game: on the page after the end, and in `chinatown report`.
###
### Money comes formatted ("10.000 $"), shares too ("56 %"), players by name. $round is as the edition
### writes it: "1965", or "1" to "6".

## Both

report-cash = Geld über die Runden
report-cash-about = Was alle am Anfang und nach jeder Runde hatten, wenn Einkommen und Schulden bezahlt waren.
report-income = Einkommen pro Runde
report-income-about = Was am Ende der Runde ausgezahlt wurde: für die Geschäfte und für die Konjunkturkarte. Geld aus dem Handel zählt hier nicht.
report-round = Runde
report-start = Anfang
# The last moment of a game that was ended within a round.
report-end = Ende
report-total = Summe
report-point = { $name }, { $round }: { $money }

report-best = Beste Geschäfte
report-best-about = Welches Geschäft im ganzen Spiel am meisten eingebracht hat, ohne Konjunkturkarten. Es gilt als dasselbe, solange eines seiner Gebäude dabei bleibt; zusammengewachsene Geschäfte zählen also als eines.
# $rounds is a number.
report-best-line = { $shop } auf { $lots }: { $money } in { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
  }
report-best-none = kein Geschäft

report-efficiency = Wie nah am Maximum
report-efficiency-about = Was alle Geschäfte einbrachten, im Verhältnis zum Maximum, wenn alle Gebäude und Plättchen im Spiel einer Person gehört hätten und in jeder Runde jedes Plättchen neu gelegt worden wäre. Konjunkturkarten bleiben außer Betracht.
report-efficiency-street = Dieser Tisch spielt mit Straßenzugang; das Maximum lässt ihn außer Betracht.
report-efficiency-line = { $paid } von { $most }: { $share }
report-trading-line = Nach dem Handel waren mit den besten Bauten zusammen { $traded } zu verdienen; hätte alles einer Person gehört, mit den Läden, wo sie standen, { $most }. Das sind { $share }.
report-efficiency-none = Keine Runde wurde zu Ende gespielt.

report-gains = Wer wem half
report-gains-about = Was die Tauschgeschäfte mit den anderen am Ende wert waren, wie in der Geschichte jedes Handels. Ein Handel zu dritt oder mehr zählt zu gleichen Teilen für alle anderen.
# Above the players in whose rows the worth stands; $name is above the column of the other party.
report-gains-of = Wert für
report-gains-with = Handel mit { $name }
report-gains-line = { $name } half { $other } am meisten: Ihre Tauschgeschäfte waren für { $other } { $money } wert.

## The page after the end

report-table = Als Tabelle
# Names the slider with which a round is chosen.
report-round-shown = Gezeigte Runde

## The file

report-of = Nach dem Spiel: { $names }
report-edition = { $edition ->
    [modern] Moderne Ausgabe
    [classic] Klassische Ausgabe
   *[other] { $edition }
  }
report-result = Ergebnis
report-result-about = Es gewinnt, wer am meisten Geld hat, bei Gleichstand, wer mehr Plättchen auf dem Plan hat.
report-result-early = Das Spiel wurde einvernehmlich vorzeitig beendet. Es gewinnt, wer am meisten Geld hat, bei Gleichstand, wer mehr Plättchen auf dem Plan hat.
report-won = { $name } gewinnt mit { $money } Vorsprung vor { $other }.
report-won-tiles = { $name } gewinnt: gleich viel Geld wie { $other }, aber mehr Plättchen auf dem Plan.
report-won-shared = { $names } teilen sich den Sieg.
report-sources = Geld ist, was zu Beginn da war, alles Einkommen und was der Handel gebracht oder gekostet hat:
# $change has its sign: "−$20,000" was paid in trades.
report-source = { $name }: { $start } zu Beginn, { $income } Einkommen, { $change } durch Handel
report-place = Platz
report-player = Name
report-money = Geld
report-tiles = Plättchen auf dem Plan

report-shop = Geschäft
report-finished = fertig
report-rounds = Runden
report-paid = Eingebracht
report-traded = Nach dem Handel möglich
report-most = Maximum
report-share = Anteil

report-trades = Was die Tauschgeschäfte brachten
report-trades-about = Jede Zahl sagt, wie sehr ein Handel verändert hat, was jemand besaß: das Geld darin und alle Einkommen seither, verglichen mit einem Spiel, in dem nur die eigenen früheren Tauschgeschäfte stattfinden und alle so bauen, wie sie es getan haben. Gezählt wird einmal am Ende der Runde des Handels und einmal am Ende des Spiels.
report-trades-none = Niemand hat gehandelt.
# $count trades are left out.
report-trades-cut = { $count ->
    [one] Ein Handel, der am wenigsten verändert hat, fehlt hier, damit die Datei klein bleibt.
   *[other] Die { $count } Tauschgeschäfte, die am wenigsten verändert haben, fehlen hier, damit die Datei klein bleibt.
  }
report-then = Am Ende der Runde
report-in-the-end = Am Ende des Spiels
report-sums = Vom Handel zum Geld
report-sums-about = Alle Tauschgeschäfte einer Person und das, was ohne jeden Handel bliebe, ergeben zusammen ihr Geld am Ende.
report-sum-trades = Alle Tauschgeschäfte
report-sum-rest = Ohne jeden Handel
report-made = Von chinatown { $version } aus der Aufzeichnung des Spiels erstellt. Startwert: { $seed }

report-index = Beendete Spiele
report-index-about = Das Geld ist das der Siegreichen; der Anteil sagt, was alle Geschäfte einbrachten, im Verhältnis zum Maximum, wenn alles einer Person gehört hätte.
report-game = Spiel
report-winners = Gewonnen
report-left-out = Nicht dabei

## What the command says

# A game of many: $names won.
report-line = { $file }: { $names } mit { $money }
report-written = Geschrieben: { $file }

## The check of the shuffle, on the page after the end

check-good = Alles, was sich hier prüfen lässt, ist in Ordnung.
check-bad = Etwas ist nicht in Ordnung. Sichere die Aufzeichnung und vergleiche sie mit der der anderen.
check-unreadable = Diese Aufzeichnung ist nicht lesbar, also konnte nichts geprüft werden.
check-none = Die Spieler hatten keinen Anteil an diesem Mischen: Der Server hat allein gezogen. So ist es in Spielen aus der Zeit vor dieser Prüfung und in ersten Spielen.
check-secret = Das Geheimnis des Servers ist das, auf das er sich festgelegt hatte, als der Tisch entstand.
check-secret-wrong = Das Geheimnis des Servers ist nicht das, auf das er sich festgelegt hatte, als der Tisch entstand.
check-parts = { $opened ->
    [0] Niemand hat einen eigenen Anteil beigetragen; die Anteile, die stattdessen zählen, standen fest, als der Tisch entstand.
    [one] Eine von { $seats } Personen hat einen eigenen Anteil beigetragen, und es ist der vorher festgelegte. Die anderen Anteile standen fest, als der Tisch entstand.
   *[other] { $opened } von { $seats } Personen haben einen eigenen Anteil beigetragen, und jeder ist der vorher festgelegte. Alle anderen Anteile standen fest, als der Tisch entstand.
  }
check-parts-wrong = Ein Anteil am Mischen ist nicht der, der vor dem Spiel festgelegt war.
check-seed = Der Startwert des Spiels folgt aus dem Geheimnis und allen Anteilen.
check-seed-wrong = Der Startwert des Spiels folgt nicht aus dem Geheimnis und den Anteilen.
check-noted = Alle diese Festlegungen sind die, die dieser Browser vor dem Spiel notiert hat.
check-noted-wrong = Diese Festlegungen sind nicht die, die dieser Browser vor dem Spiel notiert hat.
check-mine = Der Anteil, den dieser Browser beigetragen hat, wurde verwendet.
check-mine-wrong = Der Anteil, den dieser Browser beigetragen hat, wurde nicht verwendet: Dieser Browser war nicht da oder zu spät, oder der Server hat den Anteil weggelassen.
check-cards = { $rounds ->
    [one] Die Karten der ersten Runde sind die, die der Startwert austeilt.
   *[other] Die Karten aller { $rounds } Runden sind die, die der Startwert austeilt.
  }
check-cards-wrong = In Runde { $rounds } hat jemand eine Karte behalten, die der Startwert nicht austeilt.
check-whole = Nichts in der Aufzeichnung wurde geändert, seit sie geschrieben wurde.
check-whole-wrong = Die Aufzeichnung wurde geändert, nachdem sie geschrieben war, oder sie hat keine Prüfsummen.
check-digest = Die sechs Wörter und die Prüfsumme, die die Spieler vergleichen, sind die dieser Aufzeichnung.
check-digest-wrong = Die sechs Wörter und die Prüfsumme, die die Spieler vergleichen, sind nicht die dieser Aufzeichnung.
check-limits = Auch diese Seite kommt vom Server. Wer ihm nicht traut, prüft die Aufzeichnung mit „chinatown verify“ oder einem kurzen eigenen Programm und vergleicht die sechs Wörter mit den anderen.
