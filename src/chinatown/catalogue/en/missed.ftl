### What the players of a finished game missed, in its replay.

missed-round = Round
missed-go = Go to the end of trading
missed-about = What counts is what businesses pay in this one round when each player builds what pays most; outlook cards and later rounds are left out. Of exchanges that bring the same, one that moves few things is shown.
missed-street = With street access, only what surely reaches a street is shown.
missed-trades = Trades nobody made
# $money is what both together would have earned more.
missed-gain = { $name } and { $other } could have earned { $money } more together this round.
# $low may be nothing at all.
missed-price = At any price from { $low } to { $high } that { $name } pays { $other }, neither is worse off this round.
missed-price-either = At any price up to { $high } that { $name } pays { $other }, or up to { $low } the other way round, neither is worse off this round.
# What a party would have earned.
missed-income = { $name }: { $after } instead of { $before }
# $placements is a list such as: Photo on 12 and Photo on 13.
missed-placed = To be built: { $placements }
missed-no-trades = No exchange between two players would have raised what they earn together this round.
missed-no-trade = No exchange with one other player would have raised what the two earn together this round.
missed-buildings = Missed when building
# Its other tiles stay as they were placed.
missed-building = { $name } could have earned { $possible } instead of { $earned } this round with { $placements }.
missed-no-buildings = Everything was built that pays most this round.
missed-early = The game ended before this round’s trading was over.
missed-show = Show on the board
missed-now = The trade I missed
missed-now-about = Worked out from what you can see: what businesses pay this round when you and the bot each build what pays most. Cash and later rounds are left out.
