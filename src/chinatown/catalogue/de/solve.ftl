### What `chinatown solve` says.
###
### Money comes formatted ("10.000 $"), players by name.

# $phase is build right after trading, else how far the record goes in this round.
solve-title = { $year }, Ausgabe „{ $edition ->
    [modern] Modern
    [classic] Klassisch
   *[other] { $edition }
  }“, { $phase ->
    [deal] während der Kartenwahl
    [trade] mitten im Handel
   *[build] direkt nach dem Handel
  }

solve-free = Das Maximum, wenn alles einer Person gehörte und jedes Plättchen neu gelegt würde: { $income }.
solve-fixed = Das Maximum, wenn alles einer Person gehörte und die Läden blieben, wo sie sind: { $income }.
solve-apart = Das Maximum aller zusammen, mit jeweils eigenen Plättchen und Läden: { $income }.
solve-seat = Das Maximum für { $player }: { $income }.
solve-street = Der Straßenzugang bleibt hier außer Betracht; mit ihm erreicht dieser Tisch vielleicht weniger.

solve-shop = Laden
solve-buildings = Gebäude
solve-size = Größe
solve-pays = Einkommen
solve-finished = fertig
solve-new = Auf Gebäude mit + kommt eines der noch nicht gelegten Plättchen.
