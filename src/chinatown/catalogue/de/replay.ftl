### Ein beendetes Spiel noch einmal ansehen

playback-title = Rückblick
playback-link = Rückblick ansehen
playback-table = Zum Tisch
playback-lead = Öffne die Aufzeichnung eines beendeten Spiels und sieh es dir Schritt für Schritt noch einmal an, aus wessen Sicht du willst.
playback-from-home = Die Aufzeichnung eines beendeten Spiels zur Hand? Sieh es dir noch einmal an.
playback-choose = Aufzeichnung auswählen
playback-drop = oder zieh die Datei irgendwo auf diese Seite
playback-private = Der Server liest die Datei, um den Rückblick vorzubereiten, und behält sie nicht.
playback-controls = Durch das Spiel gehen
playback-start = Zum Anfang
playback-back = Einen Schritt zurück
playback-play = Abspielen
playback-pause = Anhalten
playback-next = Einen Schritt weiter
playback-end = Zum Ende
playback-position = Stelle im Spiel
playback-step = Schritt { $number } von { $count }
playback-eyes = Sicht
playback-eyes-all = Alles
playback-eyes-public = Publikum
playback-jump = Zu einer Runde, einem Handel oder einem Bau springen
playback-copy = Link zu dieser Stelle kopieren
playback-copied = Der Link ist kopiert.
playback-missed = Verpasster Handel
playback-keys = Die Pfeiltasten links und rechts gehen einen Schritt, Pos1 und Ende an Anfang und Ende, die Leertaste spielt ab und hält an, Bild auf und Bild ab wechseln die Runde.

## What trades were worth

stories-about = Jede Zahl sagt, wie sehr dieser Handel verändert hat, was jemand am Ende besitzt: das Geld darin und alle Einkommen seither, verglichen mit einem Spiel, in dem nur die eigenen früheren Tauschgeschäfte stattfinden und alle so bauen, wie sie es getan haben. Zusammen mit dem, was ohne jeden Handel bleibt, ergeben diese Zahlen das Geld am Ende.
stories-rest = Ohne jeden Handel:
