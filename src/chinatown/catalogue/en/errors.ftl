### What is wrong, as sentences, for the browser and the terminal: `error-<code>`.
###
### Arguments go by the names of the error's parameters and come formatted: seats ($seat) as players'
### names, dollars ($cash, $unit, $owed) as money, shop types ($shop, $replaces) by their names, lists
### ($known) joined. Others are plain numbers and words.

error-unknown-code = The server refused that ({ $code }).

## Setting up a game

error-unknown-edition = There is no edition “{ $edition }”. There are: { $known }.
error-needs-newer-rules = { $what } came with version { $version } of the rules, and this game follows an earlier one.
error-first-seat-range = Seat { $seat } cannot begin: there are { $players } seats.
error-unknown-rules = There is no version { $version } of the rules, only 1 to { $most }.
error-player-count = The game is for { $least } to { $most } players, not { $players }.
error-unknown-variant = There is no variant “{ $variant }”. There are: { $known }.
error-trade-clock-range = The trade clock can be set to 0 to { $most } minutes, not { $minutes }.
error-unknown-shop-type = The { $edition } edition has no shop type “{ $shop }”.
error-own-shop-size = { $shop } must have the same size as { $replaces }, which is { $size }.
error-own-shop-name = “{ $shop }” can’t be used: the name or symbol of a shop type is empty or too long.
error-own-shop-name-twice = These names of shop types can’t be told apart: { $shop }.
error-own-shop-replaces-twice = { $shop } is replaced twice.
error-not-enough-blank-tiles = Your own shop types need { $needed } tiles, but there are only { $blank } blank ones.

## Anything in a game

error-unknown-action = There is no such action: { $action }.
error-unknown-seat = There is no seat { $number }.
error-game-over = The game is over.
error-wrong-phase = { $needs ->
    [deal] You can only do that while choosing cards. { error-now }
    [trade] You can only do that while trading. { error-now }
   *[build] You can only do that while building. { error-now }
  }
# Part of the sentence before: what goes on now.
error-now = { $phase ->
    [deal] Players are choosing their cards.
    [trade] Players are trading.
    [build] Players are building.
   *[over] The game is over.
  }
error-unknown-building = There is no building { $building }.
error-text-length = That text is empty, or longer than { $most } characters.

## Choosing cards

error-already-chosen = You have already chosen your cards.
error-card-not-dealt = You were not dealt card { $card }.
error-keep-count = You must keep { $keep } cards; you chose { $chosen }.
error-keep-count-most = You can keep at most { $keep } cards; you chose { $chosen }.
error-cards-not-kept = At this table, refused cards are not kept.
error-card-not-held = You don’t hold card { $card }.
error-card-twice = Card { $building } is named twice.
error-discard-nothing = Name each card to discard, once.

## Trading

error-empty-trade = There is nothing in this trade.
error-trade-with-oneself = You can’t trade with yourself.
error-off-denomination = { $cash } can’t change hands: amounts must be multiples of { $unit }, up to a limit.
error-building-twice = Building { $building } is named twice.
error-building-not-owned = Building { $building } doesn’t belong to { $seat }.
error-too-many-buildings = { $seat } would own more than { $most } buildings.
error-tile-not-held = { $seat } doesn’t have that many { $shop } tiles.
error-too-many-cards = { $seat } would hold more than { $most } cards.
error-not-enough-cash = You don’t have { $cash }.
error-not-a-party = You aren’t part of this offer.
error-too-many-offers = You already have { $most } open offers; withdraw one first.
error-not-your-offer = Only the author can change an offer.
error-already-refused = { $seat } has already refused this very offer. Change something first.
error-offer-seconds = An offer can stand for at most { $most } seconds.
error-unknown-reason = “{ $reason }” is not a ready-made reason. There are: { $known }.
error-too-many-calls = You already have { $most } open calls; end one first.
error-empty-call = Say what you’re looking for, or what you give.
error-call-not-complete = For a call that goes to whoever agrees first, say both what you want and what you give.
error-call-cash-twice = A call can ask for cash or give it, not both.
error-building-is-yours = Building { $building } is already yours.
error-no-such-call = There is no such call.
error-call-closed = { $status ->
    [answered] This call has been answered.
    [ended] This call was taken back.
    [building-moved] This call is over: a building changed hands.
    [tiles-moved] This call is over: the tiles are gone.
    [did-not-happen] This call is over: the trade did not happen.
   *[trading-ended] This call ended when trading did.
  }
error-own-call = This is your own call.
error-call-wants-offers = This call doesn’t go to whoever agrees first: answer it with an offer.
error-not-your-call = Only the caller can end a call.
error-call-needs-caller = An answer to a call must go to { $seat }.
error-unknown-listener = There is nobody in seat { $number } to hear this.
error-whisper-about-offer = Everyone who can see an offer hears remarks about it; you can’t choose who listens.
error-last-offers-alone = The call for last offers goes to everyone, without words.
error-phrases-or-words = Say something either in your own words or in ready-made phrases.
error-unknown-phrase = “{ $phrase }” is not a ready-made phrase. There are: { $known }.
error-phrase-field = Something is wrong with the phrase “{ $phrase }”: check its { $field }.
error-too-many-phrases = At most { $most } phrases at a time.
error-too-many-remarks = You have already made { $most } remarks this round. That’s enough.
error-unknown-reaction = “{ $reaction }” is not a reaction. There are: { $known }.
error-counter-shows-secret = A secret offer can only be answered in secret, among those who know of it.
error-no-such-offer = There is no such offer.
error-offer-closed = { $status ->
    [made] This trade has been made.
    [refused] This offer was refused.
    [withdrawn] This offer was withdrawn.
    [failed] This trade did not happen.
   *[lapsed] { $reason ->
        [building-moved] This offer has lapsed: a building changed hands.
        [tiles-moved] This offer has lapsed: the tiles are gone.
        [too-many-buildings] This offer has lapsed: somebody would own too many buildings.
        [too-many-cards] This offer has lapsed: somebody would hold too many cards.
        [call-ended] This offer has lapsed: the call has been answered.
        [expired] This offer has lapsed: its time ran out.
       *[trading-ended] This offer lapsed when trading ended.
      }
  }
error-already-agreed = You have already agreed.
error-own-offer = This is your own offer: withdraw it instead.
error-not-agreed = You haven’t agreed to this.
error-already-done = You have already said that you’re done.
error-not-done = You haven’t said that you’re done.
error-cannot-ask-turns = At this table, nobody can ask to build in turn.
error-turns-already-asked = Somebody has already asked to build in turn.
error-agreements-not-in-rules = This game began before there were shares, agreements on building and choices.
error-immediate-only = At this table, trades are carried out at once: nothing can be agreed for later.
error-share-of-nothing = Name a building of the business whose income is shared.
error-share-fraction = A share is a part of the whole: write a fraction up to 1, with a denominator up to { $most }.
error-share-limits = A share can’t be at least { $least } and at most { $most }.
error-outlook-not-played = There are no outlook cards in the { $edition } edition.
error-clauses-contradict = Nobody can keep to both: look at what is agreed for building { $building }.
error-too-many-choices = A trade can leave at most { $most } choices open.
error-choice-options = A choice has { $least } to { $most } options, none empty, all from one player to another.
error-choice-chooser = The choice belongs to whoever gives or gets what is chosen.
error-own-choice = You can’t leave a choice to yourself: others wouldn’t know what they agree to.
error-choose-option = { $choices ->
    [0] There is nothing for you to choose in this offer.
    [one] Choose one of the options of this offer.
   *[other] Make your { $choices } choices in this offer.
  }
error-no-such-promise = Nobody promised you that.
error-no-trade-clock = This table has no trade clock.

## Building

error-already-built = You have already built.
error-not-your-turn = It’s { $seat }’s turn.
error-building-occupied = There is already a shop on building { $building }.
error-no-street-access = A shop on building { $building } would not reach a street.
error-agreed-to-build = You agreed with { $seat } to build { $shop } on { $building } this round: do so.
error-agreed-to-leave-empty = You agreed with { $seat } to leave building { $building } empty this round.
error-agreed-not-to-build = You agreed with { $seat } not to build { $shop } on { $building } this round.

## Tables, in the browser

error-unknown-table = There is no such table.
error-table-unreadable = This table can’t be read any more. Your other tables are not affected, and whoever runs the server finds the reason in its log.
error-unknown-page = There is no such page.
error-unknown-bot = There is no bot “{ $bot }”. There are: { $known }.
error-unknown-character = There is no character “{ $character }”. There are: { $known }.
error-two-seats-for-me = You can only take one seat.
error-sharing-needs-own-seat = Take a seat yourself too: those others share your device with you.
error-no-free-seat = This table has no free seat.
error-name-empty = A player needs a name.
error-name-too-long = A name can have at most { $most } characters.
error-name-taken = Somebody at this table is already called { $player }.
error-bad-text = “{ $field }” contains characters that can’t be shown.
error-already-started = The game has already begun.
error-no-part-wanted = No part of the shuffle is wanted from this seat now.
error-part-wrong = This is not the part of the shuffle that this seat committed to.
error-not-started = The game hasn’t begun yet.
error-game-not-over = The game isn’t over yet.
error-replay-unreadable = This file isn’t the record of a game that can be played again.
error-not-host = Only the host can do that.
error-seat-taken = That seat is taken.
error-public-tables-off = This server keeps no list of public tables.
error-too-many-people = { $people } people are seated, too many for a table of { $players }.
error-no-player-there = Nobody plays from that seat.
error-others-play-there = Others play at this table. Put it away instead; it goes when they have done so too.
error-accounts-off = This server makes no new accounts. You can play as a guest.
error-account-name-taken = Somebody has this name, or one that looks like it. Choose another.
error-already-signed-in = You are signed in. Sign out first.
error-not-signed-in = You are no longer signed in. Sign in again.
error-sign-in-wrong = The name or the password is wrong. Mind the capitals of the password.
error-own-password-wrong = That is not your password. Mind the capitals.
error-recovery-wrong = The name or the recovery code is wrong. Each code works once only.
error-unknown-session = That browser is signed out already.
error-unknown-account = There is no account of that name.
error-too-many-new-accounts = Too many accounts were wanted from here lately. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
error-alerts-off = This server doesn’t send alerts of that kind.
error-alert-address-refused = The server can’t send alerts there. Give a public https address that answers.
error-mail-address-wrong = That isn’t an e-mail address.
error-mail-not-sent = The mail couldn’t be sent. Check the address, or try again later.
error-mail-code-wrong = That isn’t the code, or it has expired. Check it, or ask for another.
error-unknown-alert-way = That alert has been removed already.
error-too-many-alert-ways = You’ve chosen enough ways to be alerted. Remove one first.
error-too-many-alerts = You’ve changed or tried out alerts too often. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
  }.
error-password-needed = This table has a password. Whoever sent you the link knows it.
error-password-wrong = That is not the password of this table. Mind the capitals, or ask whoever sent you the link.
error-password-short = A password needs at least { $least } characters.
error-too-many-tries = The password was tried too often. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
error-banned = The host of this table has sent you away for good.
error-banned-here = This server is closed to you.
error-unknown-ban = There is no such ban.
error-ban-oneself = You can’t ban yourself.
error-report-oneself = You can’t report yourself.
error-unknown-report = There is no such report.
error-too-many-reports = You have reported people very often lately. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
error-unknown-link = This link leads to no seat. Perhaps it has been renewed.
error-unknown-browser = That browser no longer holds your seat.
error-last-browser = This is the only browser that holds your seat.
error-too-many-browsers = A seat can be held by at most { $most } browsers. Remove one of them first.
error-seat-not-held = This browser does not hold that seat.
error-training-off = Missed trades are shown at tables for training only, to whoever is the only person there.
error-not-seated = You have no seat at this table.
error-not-your-seat = This is not your seat.
error-clock-only = Only the clock can do that.
error-seats-free = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
  }
error-too-many-tables = You have { $most } unfinished tables. Put some away or delete them first.
error-message-too-large = That message was too long.
error-message-binary = A message must be text.
error-message-not-json = That message was not JSON.
error-message-unknown = Unknown message type.
error-message-wrong = “{ $field }” has a wrong value.
error-client-not-built = The game’s pages haven’t been built: run make setup.
error-foreign-origin = This page doesn’t belong to the server.
error-internal = Something went wrong on the server. Nothing was lost; try again.
error-database-unavailable = The server can’t use its database at the moment. Nothing was done; try again soon.

## Files in JSON; lines and columns count from 1

error-json-empty = There is nothing in this file.
error-json-encoding = Line { $line }, column { $column }: this is neither UTF-8 nor UTF-16 with a byte order mark.
error-json-syntax = Line { $line }, column { $column }: this isn’t JSON: “{ $found }” can’t stand here.
error-json-ends = Line { $line }, column { $column }: this isn’t JSON: it ends too early.
error-json-key-twice = Line { $line }, column { $column }: “{ $key }” appears twice.
error-json-number = Line { $line }, column { $column }: the number { $found } is too large.
error-json-surrogate = Line { $line }, column { $column }: this text contains half a character.
error-json-too-deep = Line { $line }, column { $column }: more than { $most } levels of brackets.

## Records

error-record-not-json = This is not a record: it isn’t JSON ({ $problem }).
error-record-format = This record has format { $found }; only formats 1 to { $known } can be read.
# $line is 0 where the place is not known.
error-record-missing-field = { $line ->
    [0] This is not a record
   *[other] Line { $line }, column { $column }: this is not a record
  }: “{ $where }” is missing.
error-record-unknown-field = { $line ->
    [0] This is not a record
   *[other] Line { $line }, column { $column }: this is not a record
  }: “{ $where }” is not a known field.
error-record-unknown-action = { $line ->
    [0] This is not a record
   *[other] Line { $line }, column { $column }: this is not a record
  }: “{ $where }” is not a known action.
error-record-bad-value = { $line ->
    [0] This is not a record
   *[other] Line { $line }, column { $column }: this is not a record
  }: “{ $where }” has a wrong value ({ $problem }).
error-record-numbers = Actions must be numbered one by one: expected { $expected }, found { $found }.
# $reason is the sentence for what is wrong with the action.
error-record-illegal-action = Action { $number } is not legal: { $reason }

error-round-not-played = Round { $round } is not in this record; the last one is round { $last }.

## Transcripts; $reason is the sentence for what is wrong in the line

error-transcript-line = Line { $line } is no action, such as “7. red is done”, and doesn’t belong to the head.
error-transcript-wrong-line = Line { $line }: { $reason }
error-transcript-number = Line { $line }: actions must be numbered one by one: expected { $expected }, found { $found }.
error-transcript-twice = Line { $line }: “{ $word }” appears twice.
error-transcript-missing = This is neither a record nor its transcript: there is no line “{ $word } …”.

## The notation of trades; $position counts characters from 1

error-notation-player = Character { $position }: no player is called “{ $player }”.
error-notation-shop = Character { $position }: there is no shop type “{ $shop }”.
error-notation-item = Character { $position }: expected a building, tiles, a card or money.
error-notation-number = Character { $position }: expected a number.
error-notation-count = Character { $position }: { $count } is not a possible number of tiles.
error-notation-expected = Character { $position }: expected “{ $expected }”.
error-notation-more = Character { $position }: nothing should follow, but “{ $text }” does.
error-notation-quote = Character { $position }: this quoted text is malformed or never ends.
error-notation-verb = Character { $position }: expected what the player does.
error-notation-id = Character { $position }: expected the name of an offer or promise.

## The command line

error-unknown-language = There is no language “{ $language }”. There are: { $known }.
error-unknown-command = There is no command “{ $text }”. There are: { $known }.
# $reason is a sentence that ends here.
error-did-you-mean = { $reason } Did you mean “{ $near }”?
error-report-unfinished = This game isn’t over: its record ends with action { $number }.
error-record-differs = It does not come out as it says, from action { $number } on; chinatown verify says more.
error-record-not-verified = { $file } was not imported. { $reason }
error-no-records = There is no record in { $folder }: none of its files ends in .json.
# $reason is a sentence that ends here.
error-in-record = { $file }: { $reason }
error-parquet-missing = Writing Parquet needs the package “pyarrow”: pip install "chinatown[parquet]".
error-player-unknown = Nobody in this record is called “{ $text }”. The players are: { $known }.
error-file-missing = There is no file { $file }.
error-file-unreadable = Can’t read { $file }: { $problem }.
error-file-too-large = { $file } holds more than { $most } MB, too much for a record or a position.
error-output-failed = Can’t write the output: { $problem }.
error-out-of-memory = This takes more memory than there is.
error-unexpected = Something unexpected went wrong ({ $problem }). Set CHINATOWN_TRACEBACK=1 to see where.
error-folder-unwritable = Can’t write to { $folder }: { $problem }.
error-output-exists = { $file } is there already. With --force it is written over.
error-port-taken = Can’t use port { $port } of { $host }: { $problem }.
error-bad-accounts = CHINATOWN_ACCOUNTS has { $words }, which is neither open nor none.
error-bad-alerts = { $variable } is not set to what alerts need; docs/alerts.md says what that is.
error-alerts-need-package = These alerts need another package: pip install "chinatown[{ $extra }]".
error-bad-limits = CHINATOWN_LIMITS has { $words }, which is neither off nor of this kind: sockets-per-guest=50
error-bad-proxy = { $address } is neither an address nor a network of this kind: 172.18.0.0/16
error-bad-public-url = { $address } is no address of this kind: https://chinatown.example.org
error-no-port = None of the ports { $first } to { $last } of { $host } is free.
error-too-many-bots = { $count } bots are too many for { $players } seats.
error-database-unusable = Can’t keep games in { $database }: { $problem }.
error-database-in-use = Another server is running on the database { $database }. Use that one, or stop it first.
error-redis-unusable = Can’t use Redis at { $redis }: { $problem }.
error-redis-needs-postgresql = Several servers can share only a PostgreSQL database, and { $database } is none. Leave out --redis-url, or name one.
error-admin-needs-table = chinatown admin { $action } needs the id of a table.
error-admin-needs-days = chinatown admin { $action } needs --days, a number of days.
error-admin-needs-whom = chinatown admin ban needs a table with --seat, --account, --report or --address.
error-admin-needs-person = chinatown admin forget needs a table with --seat, or --account.
error-admin-needs-ban = chinatown admin unban needs the id of a ban; chinatown admin bans lists them.
error-admin-needs-report = chinatown admin close-report needs the id of a report; chinatown admin reports lists them.
error-bad-network = { $address } is neither an address nor a network such as 203.0.113.0/24.
error-backup-damaged = { $file } is no whole backup; nothing was restored.
error-backup-other-version = This backup is of version { $version }, which this program can’t read. Restore it with the version that wrote it.

error-not-a-position = Expected an object with “edition” and “buildings”, or a list of such objects.
error-position-missing = “{ $key }” is missing.
error-position-value = “{ $key }” has a wrong value.
# $number is 0 where there is only one position.
error-in-position = { $number ->
    [0] Line { $line }, column { $column }: { $reason }
   *[other] Position { $number }, line { $line }, column { $column }: { $reason }
  }
error-key-unknown = “{ $key }” is not a key of this object. Its keys are: { $known }.
error-keys-contradict = { $key ->
    [pays] “pays” is there twice and says different things.
   *[other] “{ $key }” and “{ $other }” mean the same. Keep one of them.
  }
error-variant-twice = The variant “{ $variant }” is set twice.
error-owners-alike = The owners “{ $player }” and “{ $other }” look alike. Write one person’s name always the same.
error-owner-unknown = “{ $player }” owns nothing here. The owners are: { $known }.
error-not-as-expected = { $player } is paid something other than “{ $key }” says.
error-not-a-building = “{ $building }” is not a building: they are numbered 1 to { $most }.
error-not-owned-by-one = Building { $building } needs an owner and a shop type, such as ["red", "Photo"].
error-too-many-tiles = There are { $count } { $shop } shops, but only { $most } tiles of that type.
error-too-many-owners = There are { $count } owners; at most { $most } can play.
error-no-outlook-cards = The { $edition } edition has no outlook cards.
error-not-a-card = An outlook card is a list of maximum sizes, each once, such as [3, 4].

## Simulations

error-game-count = Can’t play { $games } games: play at least one.
error-no-bots = Nobody plays: name at least one kind of bot.
error-bots-stuck = The bots never finish their game; it is stuck in round { $round }.
error-bot-command = “{ $bot }” names no bot. Write module:Class for a class of your own, or exec:COMMAND for a program.
error-bot-not-found = The program of “{ $bot }” can’t be started: { $problem }. Check the command, and the folder in which you run it.
error-bot-not-importable = The module of “{ $bot }” can’t be imported: { $problem }. It is looked for in the current folder and among the installed packages.
error-bot-class-missing = The module of “{ $bot }” has no class { $problem }.
error-bot-not-made = “{ $bot }” can’t be made from a seat and a seed, or has no method decide: { $problem }.
error-bot-ended = “{ $bot }” ended with status { $status } before it was ready. Its last words: { $problem }
error-bot-silent = “{ $bot }” wasn’t ready within { $seconds } seconds. It must answer its first line at once, and flush what it writes.
error-bot-not-ready = “{ $bot }” began with something other than its ready line: { $line } Only answers belong on stdout; write everything else to stderr.
error-bot-version = “{ $bot }” speaks version { $version } of the bot protocol; this program speaks version { $known }. Update the bot, or use the program that it was written for.
error-entrant-count = Name { $least } to { $most } kinds of bots, one for each seat, not { $count }.
error-other-tournament = { $file } holds something other than games of this tournament.
error-ray-missing = Playing on a cluster needs the package “ray”: pip install "chinatown[ray]".
error-ray-unreachable = There is no Ray cluster at { $address }: { $problem }
error-file-unwritable = Can’t write to { $file }: { $problem }.

## The bargaining table at the server

error-mute-oneself = You can’t mute yourself.
error-muted-by = { $seat } doesn’t want offers or whispers from you.
error-too-many-new-offers = You can make at most { $most } new offers a minute: the next in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
error-talking-too-fast = You can make at most { $most } remarks a minute: the next in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.

error-instruction-wrong-phase = Standing instructions hold while people trade.
error-instruction-money = A standing instruction names one sum, in whole notes of { $unit }.
error-instruction-empty = Say which building or tile the instruction is about.
error-instruction-yours = Building { $building } is yours already.
error-instruction-not-yours = Building { $building } isn’t yours to give.
error-too-many-instructions = At most { $most } standing instructions hold at once.
error-no-such-instruction = That instruction no longer holds.

## Waiting for people

error-paused = The game is paused.
error-already-paused = The game is paused already.
error-not-paused = The game is not paused.
error-vote-closed = There is nothing to vote on any more.
error-already-voted = You have voted already.
error-asked-lately = The others have just said no. Ask again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
error-takeover-off = At this table no bot plays for anyone who is away.
error-vote-oneself = You can’t vote about yourself.
error-seat-is-bot = A bot plays for { $seat } already.
error-seat-is-here = { $seat } is here.
error-gone-too-short = { $seat } may be back any moment. Ask in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
error-nudge-too-soon = You have just nudged them. Again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
error-not-waited-for = The table does not wait for { $seat }.

## Words that should become an offer

error-draft-no-offer = These words aren’t an offer.
error-draft-unclear = It isn’t clear what should change hands. Say it like “my 20 and 10k for your 22”.
error-draft-nothing = Nothing would change hands.
error-draft-whom = Say whom you mean: these words don’t tell.
error-draft-unknown-word = Nothing here is called “{ $word }”.
error-draft-unknown-word-near = Nothing here is called “{ $word }”. Did you mean “{ $near }”?
error-draft-unknown-player = Nobody here is called “{ $player }”.
error-draft-unknown-player-near = Nobody here is called “{ $player }”. Did you mean { $near }?
error-draft-not-there = { $seat } has no { $shop }, as a tile or on a building.
error-draft-nobody-has = Nobody else has that many { $shop }.
error-draft-not-standing = There is no { $shop } on building { $building }.
error-draft-building-free = Building { $building } belongs to nobody.
error-command-unknown = That isn’t a command. Type “help” for what you can say.
error-command-placement = Say which shop goes on which building: “build laundry 20”.
error-command-call = Say what you seek and what you give for it: “call 2 laundry for 20k”.
error-draft-lacks-cash = { $seat } doesn’t have { $cash }.
error-draft-no-tiles = { $seat } has no tiles.
error-draft-promise = That is a promise. Write it as one: I promise “{ $promise }”.
error-draft-which-way = Say who pays more, you or { $seat }: “I pay 20k more” or “you pay 20k more”.

## Too much at a time, or within a time

error-server-full = The server is full at the moment. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
error-too-many-connections = Too many connections come from your network. Close some windows, or try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
error-too-many-windows = You have the game open in { $most } windows already. Close one and try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
error-too-many-watchers = As many people as can be look at this table already: { $most }. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
error-too-many-bot-tables = Bots can play at { $most } tables at a time for visitors from your network. Close some tables, or try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
error-too-many-requests = That was too much at once. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
error-too-many-new-tables = Too many tables have been made from here lately. You can make the next in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
error-request-too-slow = The request took too long to arrive. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
error-changing-too-fast = You can change your mind at most { $most } times a minute: again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
