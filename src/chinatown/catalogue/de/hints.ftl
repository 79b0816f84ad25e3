### Was am Tisch lehrt; siehe die englische Datei.

## Die Ladenarten neben dem Plan

hint-legend = Einkommen pro Runde nach Größe, in Tausend
hint-shop-pays = { $shop }, fertig bei Größe { $maximum }. Bringt nach Größe: { $money }

## Ein Gebäude auf dem Plan

hint-pays = { $more ->
    [yes] bringt { $money } pro Runde, mit einem Laden mehr { $next }
   *[no] bringt { $money } pro Runde
}
hint-no-street = kein Straßenzugang: nur um ein eigenes Geschäft nebenan fortzusetzen
hint-lot = { $kind ->
    [grows] { $shop } { $was } → { $size }: bis zu { $now } pro Runde
    [earns] bis zu { $now } pro Runde
   *[hope] bringt etwa { $total } bis zum Ende
}

## Die Karten zur Wahl

hint-card-closed = Keine Straße: nur um ein Geschäft nebenan fortzusetzen
hint-why-keep = Warum { $keep } von { $all }?

## Wege zu den Regeln

hint-rules = Regeln
hint-why = warum das abgelehnt wurde
hint-rules-about = Regeln: { $about }

## Das erste Spiel, auf der ersten Seite

hint-lesson = Spielend lernen
hint-lesson-about = Ein begleitetes erstes Spiel: etwa zehn Minuten, und du kannst jederzeit aufhören und später weitermachen.
hint-lesson-start = Erstes Spiel beginnen
hint-lesson-resume = Erstes Spiel fortsetzen
hint-lesson-rules = Regeln lesen
