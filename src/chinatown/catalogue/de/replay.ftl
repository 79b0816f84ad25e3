### Rückblick auf ein beendetes Spiel

replay-title = Rückblick
replay-link = Spiel ansehen
replay-lead = Öffne die Aufzeichnung eines beendeten Spiels und sieh es dir Zug für Zug noch einmal an, mit den Augen von wem du willst.
replay-choose = Aufzeichnung auswählen
replay-drop = oder zieh die Datei irgendwo auf diese Seite
replay-private = Die Datei wird nur für diese Seite gelesen; nichts davon wird behalten.
replay-controls = Durch das Spiel gehen
replay-start = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Schritt weiter
replay-end = Zum Ende
replay-position = Stelle im Spiel
replay-step = Schritt { $number } von { $count }
replay-eyes = Mit wessen Augen
replay-eyes-all = Alles
replay-eyes-public = Zuschauer
replay-jump = Springen zu
replay-jump-none = Runde, Handel oder Bau …
replay-copy = Link zu dieser Stelle kopieren
replay-copied = Der Link ist kopiert.
replay-keys = Die Pfeiltasten gehen einen Schritt, Pos1 und Ende an Anfang und Ende, die Leertaste spielt ab und hält an, Bild auf und Bild ab wechseln die Runde.
