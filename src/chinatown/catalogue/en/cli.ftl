### What the command `chinatown` says.
###
### Money comes formatted ("$10,000"), players by name, numbers as numbers.

## Help

help-chinatown = Chinatown, the trading game: play it in the browser, or study it here.
help-play = Start a server here and open the game in the browser.
help-serve = Serve games to browsers; prints the address once it can be reached.
help-admin = List, end and remove the tables of a server, forget or ban people, and read what they reported, even while it runs.
help-backup = Write all tables of a server into one file, even while it runs.
help-restore = Add the tables of a backup that a server does not have, even while it runs.
help-import = Make a recorded game a finished table of a server, even while it runs.
help-simulate = Let bots play many games, and print what came of them.
help-tournament = Let bots play each other from every seat, and print who wins how often.
help-puzzles = Make puzzles from bots’ games: positions in which one trade is proven to earn most.
help-income = Work out what the businesses of a position pay: a banker for a game on a real table.
help-convert = Turn a recorded game from JSON into text that people can read, or such text back into JSON.
help-replay = Draw a recorded game, and tell what happened in it.
help-solve = Find and draw the most that could have been earned in a round of a recorded game.
help-verify = Replay a recorded game, and check that it comes out as recorded.
help-report = Write the figures of a finished game, or of a folder of them, as a page that works offline.

help-host = Address to listen on; 0.0.0.0 lets others on the network in.
help-port = Port to listen on; 0 takes any free one.
help-play-port = Port to listen on; if it is taken, the next free one is used.
help-public-url = Address at which others find the server, such as https://chinatown.example.org; links then hold it.
help-trusted-proxy = Address or network of a proxy whose word about visitors’ addresses and HTTPS is taken; may be given several times.
help-database = Where games are kept, as a database URL; by default, in a file of your own.
help-redis = Address of a Redis, such as redis://localhost; with it several servers share a PostgreSQL database.
help-admin-action = What to do: list, inspect, end, remove, purge, forget, ban, unban, bans, accounts, reports or close-report.
help-admin-table = The table’s id, as in its link; with unban the id of the ban, with reports and close-report that of a report.
help-admin-seat = forget, ban: whoever holds this seat, from 0.
help-admin-days = purge: tables that nobody has used for so many days.
help-admin-account = forget, ban: whoever signs in by this name.
help-admin-address = ban: an address or a network, such as 203.0.113.0/24.
help-admin-report = ban: whoever this report is about.
help-backup-file = The file to write; only its owner may read it.
help-restore-file = A file that chinatown backup has written.
help-players = How many players: 3 to 5.
help-games = How many games to play.
help-seed = Where all chance comes from: the same seed gives the same games.
help-edition = modern or classic.
help-variant = A variant such as street-access or first-player=stays; repeat it for more.
help-bots = Who plays, by seat, separated by commas; fewer than there are seats are repeated. Levels, or talkative ones such as tycoon/hard or tycoon/any. Or your own: module:Class, or exec:COMMAND.
help-entrants = Who plays, one kind of bot for each seat, separated by commas: 3 to 5. Or your own: module:Class, or exec:COMMAND.
help-processes = How many processes play games at the same time.
help-ray = Play on the Ray cluster at this address: local, auto, host:port or ray://host:port.
help-efficiency = Also work out how much of what could have been earned was earned; takes longer.
help-resume = Keep the games in this file, and continue from those already there.
help-csv = Write a row for each seat of each game into this file.
help-puzzles-number = How many puzzles to make.
help-puzzles-out = Write them to this file instead of printing them.
help-parquet = Write a row for each seat of each game into this Parquet file; needs the package pyarrow.
help-record-dir = Write a record of each game into this folder.
help-json = Print JSON.
help-income-file = JSON with an edition, buildings, and optionally variants and an outlook card.
help-convert-file = A recorded game, as JSON or as text; - reads it from the standard input.
help-out = Write to this file, not to the terminal.
help-replay-file = A recorded game.
help-report-source = A recorded game, or a folder of them; - reads one from the standard input.
help-report-out = The page to write, or for a folder a folder of pages; by default, one of the same name here.
help-force = Write over what is there already.
help-round = The round, right after its trading.
help-seat = One player's own tiles: name, colour, or seat from 0 as in the record.
help-fixed = Leave the shops on the board where they are.
help-to = Stop after the action with this number.

help-version = Print the version.

## Examples, at the end of each command’s help; their lines are kept as they stand

examples-chinatown =
    Examples:
      chinatown play                      start here and open the browser
      chinatown income position.json      a banker for a game on a real table
      chinatown verify game.json          replay a recorded game and check it
      chinatown income -h                 help for one command
      chinatown --install-completion      let the shell complete commands
examples-play =
    Examples:
      chinatown play
      chinatown play --host 0.0.0.0       let others on the network in
examples-serve =
    Examples:
      chinatown serve --port 8080
      chinatown serve --port 0 --database-url sqlite:///games.sqlite3
      chinatown serve --database-url postgresql://games@localhost/games --redis-url redis://localhost
examples-admin =
    Examples:
      chinatown admin list                     the tables, last used first
      chinatown admin inspect abcdefghjkmn     who sits there, and what is played
      chinatown admin end abcdefghjkmn         end a game as if its players had agreed
      chinatown admin remove abcdefghjkmn      delete a table for everyone
      chinatown admin purge --days 90          delete what nobody has used for so long
      chinatown admin forget abcdefghjkmn --seat 2
                                               forget a person at all tables
      chinatown admin forget --account Anna    forget a person by the name of the account
      chinatown admin ban abcdefghjkmn --seat 2
                                               ban a person from the server
      chinatown admin ban --address 203.0.113.0/24
                                               ban a network
examples-backup =
    Examples:
      chinatown backup games.backup
      chinatown backup games.backup --database-url postgresql://games@localhost/games
examples-restore =
    Examples:
      chinatown restore games.backup --database-url sqlite:///games.sqlite3
examples-import =
    Examples:
      chinatown import game.json
examples-simulate =
    Examples:
      chinatown simulate --players 5 --games 20 --bots tycoon,merchant
      chinatown simulate --edition classic --variant street-access --json
      chinatown simulate --games 3 --record-dir games
examples-tournament =
    Examples:
      chinatown tournament --entrants tycoon,merchant,shopkeeper --games 30
      chinatown tournament --entrants tycoon,random,random --processes 4 --resume games.jsonl
examples-puzzles =
    Examples:
      chinatown puzzles --seed today --number 20 --out puzzles.json
examples-income =
    Examples:
      chinatown income position.json
      echo '{"{"}"edition": "modern", "buildings": {"{"}"1": ["Ann", "Photo"]{"}"}{"}"}' | chinatown income -
      chinatown income positions.json --json

    A position is a JSON object, a file one of them or a list:
      edition     "modern" or "classic"
      buildings   the owner and the shop of each: {"{"}"1": ["Ann", "Photo"], "2": ["Ann", null]{"}"}
      card        the sizes on the outlook card, as in [3, 4], with "pays" for what it pays
      variants    as in ["outlook-pays=business"]
      own_shops   as in {"{"}"Photo": "Bakery"{"}"}
      name        a title
examples-replay =
    Examples:
      chinatown replay game.json
      chinatown replay game.json --to 40
examples-solve =
    Examples:
      chinatown solve game.json --round 3
      chinatown solve game.json --round 3 --seat Ann --json
examples-verify =
    Examples:
      chinatown verify game.json && echo genuine
examples-convert =
    Examples:
      chinatown convert game.json         print the game as text
      chinatown convert game.txt -o game.json
examples-report =
    Examples:
      chinatown report game.json            write game.html
      chinatown report games -o reports     a page for each game, and a list of them
      chinatown report games --csv games.csv
      chinatown report game.json --lang de --json
exit-statuses =
    Exit status:
      0    done
      1    failed: what a file says is wrong, the output can’t be written
      2    called wrongly: an unknown option, a file that can’t be read
      70   an error in the program itself
      130  interrupted; 141 nobody reads on; 143 told to end

## Ends

standard-input = standard input
usage-error = { $problem }. For help: { $command } --help

## Serving

serve-address = Chinatown is at { $address }
serve-network = Others on this network can reach it at { $address }
serve-public = Others find it at { $address }
serve-local = Only this machine can reach it. To let others in: chinatown play --host 0.0.0.0
serve-stop = Press Ctrl+C to stop; every game continues next time.
serve-stopped = Stopped. Every game is saved.

## Simulating

puzzles-progress = Puzzles
simulate-progress = Games
simulate-title = { $games ->
    [one] One game of { $players } players, { $edition } edition
   *[other] { $games } games of { $players } players, { $edition } edition
  }
simulate-bots = Bots
simulate-variants = Variants
simulate-no-variants = none
simulate-speed = Games per second
simulate-actions = Actions
simulate-actions-speed = Actions per second
simulate-cash = Mean cash of seat { $seat }
simulate-income = Mean income per game, all seats
simulate-trades = Trades per game
simulate-digest = Digest

## Income

income-untitled = Income
income-owner = Owner
income-shop = Business
income-buildings = Buildings
income-size = Size
income-pays = Pays
income-finished = finished
income-bonus = Outlook card
income-total = Total
income-no-positions = No positions, no income.
income-nothing = No shops, no income.

## Replaying

replay-title = { $edition } edition, after action { $number } of { $count }
replay-over = { $edition } edition, after the last action, { $number }
replay-round = { $year }, { $phase ->
    [deal] choosing cards
    [trade] trading
    [build] building
   *[over] the game is over
  }
replay-player = Player
replay-cash = Cash
replay-owns = Buildings
replay-earns = Income
replay-tiles = Tiles

## Verifying

verify-same = { $actions ->
    [one] One action replays as recorded.
   *[other] { $actions } actions replay as recorded.
  }
verify-total = All cash together: { $total }.
verify-unfinished = The game is not over.
verify-shuffle = The shuffle is as committed to: { $opened ->
    [0] nobody added a part of their own, so the server alone settled it
    [one] one of { $seats } players added a part of their own
   *[other] { $opened } of { $seats } players added a part of their own
  }; before the game the table showed “{ $words }”.
verify-whole = Nothing in the file was changed since it was written.
verify-no-digests = The file has no digests, so this proves only the play: names, talk, reasons and other texts may have been changed.
# What players compare with the digest that the page shows at the end of the game.
verify-digest = Digest of the game: { $digest }.
verify-words = In words: { $words }.
verify-field-changed = “{ $path }” (line { $line }, column { $column }) was changed after the file was written.
verify-actions-changed = From “{ $path }” (line { $line }, column { $column }) on, actions were removed, added or moved after the file was written.
verify-shuffle-seats = The shuffle is wrong: it has not one part for each player.
verify-shuffle-secret = The shuffle is wrong: the server’s secret is not 64 hexadecimal digits.
verify-shuffle-digits = The shuffle is wrong: a value of { $player } is not 64 hexadecimal digits.
verify-shuffle-commitment = The shuffle is wrong: the server’s secret is not the one that it had committed itself to.
verify-shuffle-part = The shuffle is wrong: the part of { $player } is not the one that was committed to.
verify-shuffle-not-fixed = The shuffle is wrong: { $player } opened nothing, but the part that counted is not the fixed one.
verify-shuffle-seed = The shuffle is wrong: the seed of the game does not follow from the secret and the parts.
verify-illegal-action = Action { $number } differs: it is in the record, but the rules refuse it. { $reason }
verify-round-cash = Action { $number } differs: after round { $round }, { $player } has { $found }; the record says { $expected }.
verify-round-count = After the last action, { $number }, { $found } rounds are over; the record says { $expected }.
verify-over = { $found ->
    [1] After action { $number } the game is over; the record says it is not.
   *[other] After the last action, { $number }, the game is not over; the record says it is.
  }
verify-cash = The result differs after action { $number }: { $player } has { $found }; the record says { $expected }.
verify-places = The result differs after action { $number }: { $player } takes place { $found }; the record says { $expected }.
verify-tiles = The result differs after action { $number }: { $player } has { $found } tiles on the board; the record says { $expected }.
verify-total-differs = The result differs after action { $number }: all cash together is { $found }; the record says { $expected }.
