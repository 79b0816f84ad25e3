### Rätsel: Stellungen, in denen bewiesen ist, dass ein Tausch am meisten bringt.

puzzles-lead = Stellungen aus Spielen von Bots, in denen alles offen liegt. In jeder ist bewiesen, dass ein Tausch am meisten bringt: Finde ihn.
puzzles-today = Rätsel des Tages
puzzles-number = Rätsel { $number }
puzzles-all = Alle Rätsel
puzzles-not-there = Ein Rätsel { $number } gibt es nicht.
puzzles-solved = Gelöst
puzzles-solved-count = { $solved } von { $count } gelöst
puzzles-rating = Schwierigkeit
puzzles-any = Alle
puzzles-easy = Leicht
puzzles-medium = Mittel
puzzles-hard = Schwer
puzzles-open = Nur ungelöste
puzzles-none = Hier ist kein Rätsel übrig.
puzzles-task = { $parties ->
    [2] Finde den Tausch zwischen zwei Personen, der in dieser Runde am meisten bringt.
    [3] Finde den Tausch unter drei Personen, der in dieser Runde am meisten bringt.
   *[4] Finde den Tausch unter vier Personen, der in dieser Runde am meisten bringt.
}
puzzles-about = Gezählt wird, um wie viel der Tausch das Einkommen aus Geschäften in dieser Runde erhöht, wenn danach alle das bauen, was am meisten zahlt. Bargeld spielt keine Rolle.
puzzles-alone = { $money } ohne Tausch
puzzles-tiles = Ladenplättchen von { $name }
puzzles-trade = Dein Tausch
puzzles-how = Wähle Gebäude auf dem Plan und Plättchen hier, dann, wer sie bekommt. Was du noch einmal wählst, nimmst du zurück.
puzzles-back = Zurücknehmen: { $thing } von { $name } an { $other }
puzzles-give = Wer das Gewählte bekommt
puzzles-give-to = An { $name } geben
puzzles-pick = Geben an:
puzzles-picked = { $count } gewählt. Geben an:
puzzles-check = Prüfen
puzzles-clear = Von vorn
puzzles-too-many = { $parties ->
    [2] Höchstens zwei Personen dürfen mitmachen; bei dir sind es { $count }.
    [3] Höchstens drei Personen dürfen mitmachen; bei dir sind es { $count }.
   *[4] Höchstens vier Personen dürfen mitmachen; bei dir sind es { $count }.
}
puzzles-overfull = { $name } hätte mehr als 30 Gebäude, und so viele Besitzmarker hat niemand.
# Both are amounts such as +$30,000.
puzzles-result = { $gain } von { $best }.
puzzles-right = Gelöst: Kein anderer Tausch bringt so viel.
puzzles-wrong = Es gibt einen besseren.
puzzles-income = { $name }: { $after } statt { $before }
puzzles-show = Lösung zeigen
puzzles-hide = Zurück zu meinem Tausch
puzzles-next = Nächstes Rätsel
# $gain is an amount such as +$30,000.
puzzles-solution = Die Lösung: { $gain }
puzzles-prices = Faire Preise
# $same is “yes” where $low is $high.
puzzles-price-pays = { $same ->
    [yes] { $name } zahlt { $low }
   *[no] { $name } zahlt { $low } bis { $high }
}
puzzles-price-gets = { $same ->
    [yes] { $name } bekommt { $low }
   *[no] { $name } bekommt { $low } bis { $high }
}
puzzles-price-either = { $name } zahlt bis zu { $low } oder bekommt bis zu { $high }
puzzles-prices-about = Was jede Person unterm Strich zahlt oder bekommt, sodass niemand im Tausch, allein oder mit einem Teil der anderen, in dieser Runde ohne den Rest mehr verdienen würde.
puzzles-shares = Wenn der ganze Tisch tauschte
puzzles-share = { $same ->
    [yes] { $name } gewinnt { $low }
   *[no] { $name } gewinnt { $low } bis { $high }
}
puzzles-shares-about = Was jede Person in dieser Runde gewinnen kann, wenn aller möglicher Gewinn so geteilt wird, dass keine Gruppe für sich besser dran wäre: der Kern.
puzzles-missed = Wie oft Bots ihn übersehen haben
puzzles-missed-by = { $bot }: { $missed } von { $attempts }
