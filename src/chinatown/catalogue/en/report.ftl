### The figures of a finished game: on the page after the end, and in `chinatown report`.
###
### Money comes formatted ("$10,000"), shares too ("56%"), players by name. $round is as the edition
### writes it: "1965", or "1" to "6".

## Both

report-cash = Cash over the rounds
report-cash-about = What each player had at the start and after each round, with all income and debts paid.
report-income = Income by round
report-income-about = What each player was paid when the round ended: by their businesses, and for the outlook card. Cash from trades is not in it.
report-round = Round
report-start = Start
# The last moment of a game that was ended within a round.
report-end = End
report-total = Total
report-point = { $name }, { $round }: { $money }

report-best = Best businesses
report-best-about = The business that paid each player most over the game, outlook cards aside. It counts as the same business for as long as one of its buildings stays in it, so businesses that grew together are one.
# $rounds is a number.
report-best-line = { $shop } on { $lots }: { $money } in { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
  }
report-best-none = no business

report-efficiency = How close to the maximum
report-efficiency-about = What all businesses were paid, as a share of the most that one owner of every building and tile in play could have been paid in the same rounds, with every tile placed anew. Outlook cards are left out.
report-efficiency-street = This table plays with street access, which the maximum leaves out.
report-efficiency-line = { $paid } of { $most }: { $share }
report-trading-line = After trading, the players could have been paid { $traded } by building as well as possible; one owner of everything, with the shops where they stood, { $most }. That is { $share }.
report-efficiency-none = No round was finished.

report-gains = Who helped whom
report-gains-about = What the trades with each other player were worth to a player in the end, as in the story of every trade. A trade of three or more counts in equal parts for each of the others.
# Above the players in whose rows the worth stands; $name is above the column of the other party.
report-gains-of = Worth to
report-gains-with = Trades with { $name }
report-gains-line = { $name } helped { $other } most: their trades were worth { $money } to { $other }.

## The page after the end

report-table = As a table
# Names the slider with which a round is chosen.
report-round-shown = Round shown

## The file

report-of = After the game: { $names }
report-edition = { $edition ->
    [modern] Modern edition
    [classic] Classic edition
   *[other] { $edition }
  }
report-result = Result
report-result-about = Most cash wins; with equal cash, more tiles on the board.
report-result-early = The players ended the game early. Most cash wins; with equal cash, more tiles on the board.
report-won = { $name } won, { $money } ahead of { $other }.
report-won-tiles = { $name } won: as much cash as { $other }, but more tiles on the board.
report-won-shared = { $names } share the win.
report-sources = Cash is what there was at the start, all income, and what trades brought or cost:
# $change has its sign: "−$20,000" was paid in trades.
report-source = { $name }: { $start } at the start, { $income } of income, { $change } in trades
report-place = Place
report-player = Player
report-money = Cash
report-tiles = Tiles on the board

report-shop = Business
report-finished = finished
report-rounds = Rounds
report-paid = Paid
report-traded = Possible after trading
report-most = Maximum
report-share = Share

report-trades = What the trades brought
report-trades-about = Each figure is how much a trade changed what the player had: the money in it and every income since, compared with a game in which only the player’s earlier trades are made and all build as they did. Once it is counted when the round of the trade ended, once in the end.
report-trades-none = Nobody traded.
# $count trades are left out.
report-trades-cut = { $count ->
    [one] One trade that changed least is left out here, to keep this file small.
   *[other] The { $count } trades that changed least are left out here, to keep this file small.
  }
report-then = When the round ended
report-in-the-end = In the end
report-sums = From trades to cash
report-sums-about = A player’s trades, and what would be left without any trade, add up to the cash in the end.
report-sum-trades = All trades
report-sum-rest = Without any trade
report-made = Made by chinatown { $version } from the record of the game. Seed: { $seed }

report-index = Finished games
report-index-about = Cash is that of the winners; the share is what all businesses were paid, of the most that one owner of everything could have been paid.
report-game = Game
report-winners = Winners
report-left-out = Left out

## What the command says

# A game of many: $names won.
report-line = { $file }: { $names } with { $money }
report-written = Written: { $file }

## The check of the shuffle, on the page after the end

check-good = Everything that can be checked here is as it should be.
check-bad = Something is not as it should be. Save the record, and compare it with the others.
check-unreadable = This record can’t be read, so nothing could be checked.
check-none = The players had no part in this shuffle: the server drew it by itself. That is so in games from before there was such a check, and in first games.
check-secret = The server’s secret is the one that it had committed itself to when the table was made.
check-secret-wrong = The server’s secret is not the one that it had committed itself to when the table was made.
check-parts = { $opened ->
    [0] Nobody added a part of their own; the parts that count instead were settled when the table was made.
    [one] One of { $seats } players added a part of their own, and it is the one committed to before. The other parts were settled when the table was made.
   *[other] { $opened } of { $seats } players added a part of their own, and each is the one committed to before. Any other part was settled when the table was made.
  }
check-parts-wrong = A part of the shuffle is not the one that was committed to before the game.
check-seed = The seed of the game follows from the secret and all parts.
check-seed-wrong = The seed of the game does not follow from the secret and the parts.
check-noted = All of these commitments are those that this browser noted before the game.
check-noted-wrong = These commitments are not those that this browser noted before the game.
check-mine = The part that this browser added was used.
check-mine-wrong = The part that this browser added was not used: this browser was away, or too late, or the server dropped it.
check-cards = { $rounds ->
    [one] The cards of the first round are those that the seed deals.
   *[other] The cards of all { $rounds } rounds are those that the seed deals.
  }
check-cards-wrong = In round { $rounds }, somebody kept a card that the seed does not deal them.
check-whole = Nothing in the record was changed since it was written.
check-whole-wrong = The record was changed after it was written, or has no digests.
check-digest = The six words and the digest that players compare are those of this record.
check-digest-wrong = The six words and the digest that players compare are not those of this record.
check-limits = This page comes from the server too. Whoever does not trust it checks the record with “chinatown verify”, or with a short program of their own, and compares the six words with the other players.
