### What the players of a finished game missed, in its replay.

missed-round = Runde
missed-go = Zum Ende des Handelns
missed-about = Gezählt wird, was die Geschäfte in dieser einen Runde einbringen, wenn alle das bauen, was am meisten zahlt; Konjunkturkarten und spätere Runden bleiben außer Betracht. Unter Tauschgeschäften, die gleich viel bringen, steht hier eines, bei dem wenig den Besitzer wechselt.
missed-street = Beim Spiel mit Straßenzugang steht hier nur, was sicher eine Straße erreicht.
missed-trades = Nicht zustande gekommen
# $money is what both together would have earned more.
missed-gain = { $name } und { $other } hätten in dieser Runde zusammen { $money } mehr verdienen können.
# $low may be nothing at all.
missed-price = Bei jedem Preis von { $low } bis { $high }, den { $name } an { $other } zahlt, steht in dieser Runde niemand von beiden schlechter da.
missed-price-either = Bei jedem Preis bis { $high }, den { $name } an { $other } zahlt, oder bis { $low } in umgekehrter Richtung steht in dieser Runde niemand von beiden schlechter da.
# What a party would have earned.
missed-income = { $name }: { $after } statt { $before }
# $placements is a list such as: Photo on 12 and Photo on 13.
missed-placed = Gebaut würde dafür: { $placements }
missed-no-trades = Kein Tausch zwischen zweien hätte in dieser Runde mehr gebracht.
missed-no-trade = Kein Tausch mit einer anderen Person hätte den beiden in dieser Runde mehr gebracht.
missed-buildings = Beim Bauen liegen geblieben
# Its other tiles stay as they were placed.
missed-building = { $name } hätte in dieser Runde { $possible } statt { $earned } verdienen können, nämlich mit: { $placements }.
missed-no-buildings = Es wurde alles gebaut, was in dieser Runde am meisten zahlt.
missed-early = Das Spiel endete, bevor der Handel dieser Runde vorbei war.
missed-show = Auf dem Plan zeigen
missed-now = Mein verpasster Handel
missed-now-about = Berechnet aus dem, was du siehst: was Geschäfte in dieser Runde einbringen, wenn du und der Bot jeweils das baut, was am meisten bringt. Bargeld und spätere Runden zählen nicht.
