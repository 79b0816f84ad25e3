### What `chinatown solve` says.
###
### Money comes formatted ("$10,000"), players by name.

# $phase is build right after trading, else how far the record goes in this round.
solve-title = { $year }, { $edition } edition, { $phase ->
    [deal] while cards are chosen
    [trade] in the middle of trading
   *[build] right after trading
  }

solve-free = The most that one owner of everything could earn, every tile placed anew: { $income }.
solve-fixed = The most that one owner of everything could earn with the shops that stand: { $income }.
solve-apart = The most that the players can earn together, each with tiles and shops of their own: { $income }.
solve-seat = The most that { $player } can earn: { $income }.
solve-street = Street access is not asked for here; with it, this table may fall short of that.

solve-shop = Shop
solve-buildings = Buildings
solve-size = Size
solve-pays = Pays
solve-finished = finished
solve-new = A building with + gets one of the tiles not placed yet.
