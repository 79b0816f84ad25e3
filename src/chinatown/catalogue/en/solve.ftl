### What `chinatown solve` says.
###
### Money comes formatted ("$10,000"), players by name.

# $phase is build right after trading, else how far the record goes in this round.
solve-title = { $year }, { $edition } edition, { $phase ->
    [deal] while cards are chosen
    [trade] in the middle of trading
   *[build] right after trading
  }

solve-free = The most that one owner of everything could earn, with every tile placed anew: { $income }.
solve-fixed = The most that one owner of everything could earn, with the shops where they stand: { $income }.
solve-apart = The most that the players can earn together, each with their own tiles and shops: { $income }.
solve-seat = The most that { $player } can earn: { $income }.
solve-street = Street access is left out here; with it, this table may fall short of that.

solve-shop = Shop
solve-buildings = Buildings
solve-size = Size
solve-pays = Pays
solve-finished = finished
solve-new = Buildings marked + get one of the tiles not yet placed.
