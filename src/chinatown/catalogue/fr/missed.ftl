### What the players of a finished game missed, in its replay.

missed-round = Tour
missed-go = Aller à la fin des échanges
missed-about = On compte ce que les commerces rapportent à ce tour seulement, quand chacun construit ce qui rapporte le plus ; les cartes conjoncture et les tours suivants ne comptent pas. Parmi les échanges qui rapportent autant, on en montre un qui déplace peu de choses.
missed-street = Avec Pignon sur rue, on ne montre que ce qui donne sûrement sur une rue.
missed-trades = Les échanges que personne n’a faits
# $money is what both together would have earned more.
missed-gain = { $name } et { $other } auraient pu gagner ensemble { $money } de plus à ce tour.
# $low may be nothing at all.
missed-price = À tout prix de { $low } à { $high } versé par { $name } à { $other }, aucun des deux n’y perd à ce tour.
missed-price-either = À tout prix jusqu’à { $high } versé par { $name } à { $other }, ou jusqu’à { $low } dans l’autre sens, aucun des deux n’y perd à ce tour.
# What a party would have earned.
missed-income = { $name } : { $after } au lieu de { $before }
# $placements is a list such as: Photo on 12 and Photo on 13.
missed-placed = Constructions prévues : { $placements }
missed-no-trades = Aucun échange à deux n’aurait rapporté davantage à ce tour.
missed-no-trade = Aucun échange avec une autre personne n’aurait rapporté davantage aux deux à ce tour.
missed-buildings = Ce qui n’a pas été construit
# Its other tiles stay as they were placed.
missed-building = { $name } aurait pu gagner { $possible } au lieu de { $earned } à ce tour avec { $placements }.
missed-no-buildings = Tout ce qui rapporte le plus à ce tour a été construit.
missed-early = La partie s’est terminée avant la fin des échanges de ce tour.
missed-show = Montrer sur le plan
missed-now = L’échange que j’ai manqué
missed-now-about = Calculé à partir de ce que vous voyez : ce que les commerces rapportent à ce tour si vous et le bot construisez chacun au mieux. L’argent et les tours suivants ne comptent pas.
