### What `chinatown tournament` says.
###
### Money comes formatted ("$10,000"), other numbers rounded.

tournament-progress = Games
tournament-title = { $games ->
    [one] One game of { $players } players, { $edition } edition
   *[other] { $games } games of { $players } players, { $edition } edition
  }
tournament-bot = Bot
tournament-games = Played
tournament-wins = Won (95%)
tournament-cash = Mean cash (95%)
tournament-place = Place
tournament-trades = Trades
tournament-rating = OpenSkill
tournament-time = Mean ms
tournament-slowest = Most ms
tournament-about = A game: { $income } of income, { $trades } trades, { $seconds } seconds.
