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
tournament-p99 = 99% ms
tournament-slowest = Most ms
tournament-about = Per game: { $income } of income, { $trades } trades, { $seconds } seconds (median).
tournament-efficiency = Income as a share of the most that one owner of everything could have earned: { $share }, 95%.
tournament-trading-efficiency = What trading left the players able to earn, as a share of the most with the shops where they stand: { $share }, 95%.
