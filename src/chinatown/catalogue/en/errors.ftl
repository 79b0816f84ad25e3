### What is wrong, as sentences, for the browser and the terminal: `error-<code>`.
###
### Arguments go by the names of the error's parameters and come formatted: seats ($seat) as players'
### names, dollars ($cash, $unit, $owed) as money, shop types ($shop, $replaces) by their names, lists
### ($known) joined. Others are plain numbers and words.

error-unknown-code = That was refused ({ $code }).

## Setting up a game

error-unknown-edition = There is no edition “{ $edition }”. There are: { $known }.
error-unknown-rules = There is no version { $version } of the rules, only 1 to { $most }.
error-player-count = { $players ->
    [one] One player is too few: from { $least } to { $most } can play.
   *[other] { $players } players cannot play: from { $least } to { $most } can.
  }
error-unknown-variant = There is no variant “{ $variant }”. There are: { $known }.
error-trade-clock-range = The trade clock cannot be { $minutes } minutes; from 0 to { $most } it can.
error-unknown-shop-type = The { $edition } edition has no shop type “{ $shop }”.
error-own-shop-size = { $shop } must have the size of { $replaces }, which is { $size }.
error-own-shop-name = “{ $shop }” cannot be the name and symbol of a shop type: too long, empty, or with characters that cannot be seen.
error-own-shop-name-twice = Two shop types cannot have the same name, or names that look the same: { $shop }.
error-own-shop-replaces-twice = { $shop } is replaced twice.
error-not-enough-blank-tiles = These own shop types need { $needed } tiles, and there are { $blank } blank ones.

## Anything in a game

error-unknown-action = Nobody can do that: { $action }.
error-unknown-seat = There is no seat { $number }.
error-game-over = The game is over.
error-wrong-phase = { $needs ->
    [deal] This is for choosing cards. { error-now }
    [trade] This is for trading. { error-now }
   *[build] This is for building. { error-now }
  }
# Part of the sentence before: what goes on now.
error-now = { $phase ->
    [deal] Now players choose their cards.
    [trade] Now players trade.
    [build] Now players build.
   *[over] The game is over.
  }
error-unknown-building = There is no building { $building }.
error-text-length = That text is empty, or longer than { $most } characters.

## Choosing cards

error-already-chosen = You have chosen your cards already.
error-card-not-dealt = You were not dealt card { $card }.
error-keep-count = You must keep { $keep } cards; that is { $chosen }.
error-cards-not-kept = At this table refused cards are not kept.
error-card-not-held = You do not hold card { $card }.
error-card-twice = Card { $building } is named twice.
error-discard-nothing = Name each card to discard once.

## Trading

error-empty-trade = This trade holds nothing.
error-trade-with-oneself = Nobody can trade with oneself.
error-off-denomination = { $cash } cannot change hands: amounts go in whole { $unit }, up to a limit.
error-building-twice = Building { $building } is named twice.
error-building-not-owned = Building { $building } does not belong to { $seat }.
error-too-many-buildings = { $seat } would own more than { $most } buildings.
error-tile-not-held = { $seat } has not that many { $shop } tiles.
error-too-many-cards = { $seat } would hold more than { $most } cards.
error-not-enough-cash = You have not got { $cash }.
error-not-a-party = You have no part in this offer.
error-too-many-offers = You have { $most } offers standing; withdraw one first.
error-not-your-offer = Only the author can change an offer.
error-already-refused = { $seat } has refused just this offer. Change something in it first.
error-offer-seconds = An offer can be limited to { $most } seconds at most.
error-unknown-reason = “{ $reason }” is no ready-made reason. There are: { $known }.
error-too-many-calls = You have { $most } calls standing; end one first.
error-empty-call = Say what you seek or give.
error-call-not-complete = For whoever agrees first, say both what you seek and what you give.
error-call-cash-twice = A call can seek cash or give it, not both.
error-building-is-yours = Building { $building } is yours already.
error-no-such-call = There is no such call.
error-call-closed = { $status ->
    [answered] This call has been answered.
    [ended] This call was taken back.
    [building-moved] This call is over: a building changed hands.
    [tiles-moved] This call is over: tiles are no longer there.
    [did-not-happen] This call is over: the trade did not happen.
   *[trading-ended] This call ended with trading.
  }
error-own-call = This call is your own.
error-call-wants-offers = This call is not for whoever agrees first: answer it with an offer.
error-not-your-call = Only the caller can end a call.
error-call-needs-caller = An answer to a call goes to { $seat }.
error-unknown-listener = There is nobody to hear this on seat { $number }.
error-whisper-about-offer = A remark about an offer is heard by all who know it; nobody else can be chosen.
error-last-offers-alone = The call for last offers is to everyone, without words.
error-phrases-or-words = Say something in own words or in ready-made phrases, not both, and not nothing.
error-unknown-phrase = “{ $phrase }” is no ready-made phrase. There are: { $known }.
error-phrase-field = The phrase “{ $phrase }” needs other things: look at its { $field }.
error-too-many-phrases = No more than { $most } phrases at once.
error-too-many-remarks = You have made { $most } remarks in this round. That is enough.
error-unknown-reaction = “{ $reaction }” is no reaction. There are: { $known }.
error-counter-shows-secret = A secret offer is answered in secret, among those who know of it.
error-no-such-offer = There is no such offer.
error-offer-closed = { $status ->
    [made] This trade has been made.
    [refused] This offer was refused.
    [withdrawn] This offer was withdrawn.
    [failed] This trade did not happen.
   *[lapsed] { $reason ->
        [building-moved] This offer has lapsed: a building changed hands.
        [tiles-moved] This offer has lapsed: tiles are no longer there.
        [too-many-buildings] This offer has lapsed: somebody would own too many buildings.
        [too-many-cards] This offer has lapsed: somebody would hold too many cards.
        [call-ended] This offer has lapsed: the call has been answered.
        [expired] This offer has lapsed: its time is over.
       *[trading-ended] This offer lapsed with the end of trading.
      }
  }
error-already-agreed = You have agreed already.
error-own-offer = This is your own offer: withdraw it instead.
error-not-agreed = You have not agreed.
error-already-done = You have said already that you are done.
error-not-done = You have not said that you are done.
error-cannot-ask-turns = At this table nobody can ask for building in turn.
error-turns-already-asked = Somebody has asked for building in turn already.
error-no-such-promise = Nobody promised you that.
error-no-trade-clock = This table has no trade clock.

## Building

error-already-built = You have built already.
error-not-your-turn = It is the turn of { $seat }.
error-building-occupied = There is a shop on building { $building } already.
error-no-street-access = A shop on building { $building } would not reach a street.

## Tables, in the browser

error-unknown-table = There is no such table.
error-unknown-page = There is no such page.
error-unknown-bot = There is no bot “{ $bot }”. There are: { $known }.
error-unknown-character = There is no character “{ $character }”. There are: { $known }.
error-two-seats-for-me = You can take one seat.
error-no-free-seat = No seat is free at this table.
error-name-empty = A player needs a name.
error-name-too-long = A name has at most { $most } characters.
error-name-taken = Somebody at this table is called { $player }; that is the same name, or looks like it.
error-bad-text = The text of “{ $field }” holds characters that cannot be shown.
error-already-started = The game has begun already.
error-not-started = The game has not begun.
error-game-not-over = The game is not over.
error-not-host = Only the host of the table may do that.
error-seat-taken = That seat is taken.
error-too-many-people = { $people } people sit here, too many for a table of { $players }.
error-no-player-there = No player sits there.
error-others-play-there = Others play at this table. Put it away instead; it goes when they have done so too.
error-unknown-link = This link leads to no seat. Perhaps it has been renewed.
error-unknown-browser = That browser no longer holds your seat.
error-last-browser = This is the only browser that holds your seat.
error-too-many-browsers = A seat is held by { $most } browsers at most. Remove one of them first.
error-seat-not-held = This browser does not hold that seat.
error-not-seated = You have no seat at this table.
error-not-your-seat = This is not your seat.
error-clock-only = Only the clock does that.
error-seats-free = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
  }
error-too-many-tables = You have { $most } unfinished tables. Put some away or delete them first.
error-message-too-large = That was too long a message.
error-message-binary = A message must be text.
error-message-not-json = That message was not JSON.
error-message-unknown = Nothing is known of such a message.
error-message-wrong = “{ $field }” has a wrong value.
error-client-not-built = The pages of the game are not built: run make setup.
error-foreign-origin = This page does not belong to the server.
error-internal = Something went wrong on the server. Nothing was lost; try again.

## Records

error-record-not-json = This is no record: it is not JSON ({ $problem }).
error-record-format = This record has format { $found }; only formats 1 to { $known } can be read.
error-record-missing-field = This is no record: “{ $where }” is missing.
error-record-unknown-field = This is no record: nothing is known of “{ $where }”.
error-record-unknown-action = This is no record: “{ $where }” is no action.
error-record-bad-value = This is no record: “{ $where }” has a wrong value ({ $problem }).
error-record-numbers = Actions must be numbered one by one: { $expected } is expected, { $found } comes.
# $reason is the sentence for what is wrong with the action.
error-record-illegal-action = Action { $number } is not legal: { $reason }

error-round-not-played = Round { $round } is not in this record; its last one is round { $last }.

## The notation of trades; $position counts characters from 1

error-notation-player = Character { $position }: no player is called “{ $player }”.
error-notation-shop = Character { $position }: there is no shop type “{ $shop }”.
error-notation-item = Character { $position }: a building, tiles, a card or money must come here.
error-notation-number = Character { $position }: a number must come here.
error-notation-count = Character { $position }: { $count } is no number of tiles.
error-notation-expected = Character { $position }: “{ $expected }” must come here.
error-notation-more = Character { $position }: “{ $text }” is too much.
error-notation-quote = Character { $position }: this quoted text is broken or has no end.
error-notation-verb = Character { $position }: what the player does must come here.
error-notation-id = Character { $position }: the name of an offer or promise must come here.

## The command line

error-player-unknown = Nobody in this record is called “{ $text }”. There are: { $known }.
error-file-missing = There is no file { $file }.
error-file-unreadable = { $file } cannot be read: { $problem }.
error-folder-unwritable = { $folder } cannot be written to: { $problem }.
error-port-taken = Port { $port } of { $host } cannot be used: { $problem }.
error-bad-public-url = { $address } is no address of this kind: https://chinatown.example.org
error-no-port = No port from { $first } to { $last } of { $host } is free.
error-too-many-bots = { $count } bots are too many for { $players } seats.
error-database-unusable = The games cannot be kept in { $database }: { $problem }.

error-not-json = This is not JSON: { $problem }.
error-key-twice = “{ $key }” is there twice.
error-not-a-position = Here must be an object with “edition” and “buildings”, or a list of such.
error-position-missing = “{ $key }” is missing.
error-position-value = “{ $key }” has a wrong value.
error-in-position = Position { $number }: { $reason }
error-not-a-building = “{ $building }” is no building: they go from 1 to { $most }.
error-not-owned-by-one = Building { $building } needs an owner and a shop type, such as ["red", "Photo"].
error-too-many-tiles = There are { $count } { $shop } shops, and only { $most } tiles of that type.
error-too-many-owners = There are { $count } owners; at most { $most } can play.
error-no-outlook-cards = The { $edition } edition has no outlook cards.
error-not-a-card = An outlook card is a list of maximum sizes, each once, such as [3, 4].

## Simulations

error-game-count = { $games } games cannot be played: one at least.
error-no-bots = Nobody plays: name one kind of bot at least.
error-bots-stuck = The bots do not finish their game; it stands in round { $round }.
error-entrant-count = { $count } entrants cannot play: name one kind of bot a seat, { $least } to { $most }.
error-other-tournament = { $file } holds something other than games of this tournament.
error-ray-missing = Playing on a cluster needs the package “ray”: pip install "chinatown[ray]".
error-ray-unreachable = There is no Ray cluster at { $address }: { $problem }
error-file-unwritable = { $file } cannot be written to: { $problem }.

## The bargaining table at the server

error-mute-oneself = You cannot mute yourself.
error-muted-by = { $seat } does not want offers and whispers from you.
error-too-many-new-offers = At most { $most } new offers a minute: the next in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
error-talking-too-fast = At most { $most } remarks a minute: the next in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.

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

error-draft-no-offer = These words are no offer.
error-draft-unclear = It is not clear what is to change hands. Say it like “my 20 and 10k for your 22”.
error-draft-nothing = Nothing would change hands.
error-draft-whom = Say whom you mean: nothing in these words tells.
error-draft-unknown-word = Nothing here is called “{ $word }”.
error-draft-unknown-word-near = Nothing here is called “{ $word }”. Did you mean “{ $near }”?
error-draft-unknown-player = Nobody here is called “{ $player }”.
error-draft-unknown-player-near = Nobody here is called “{ $player }”. Did you mean { $near }?
error-draft-not-there = { $seat } has no { $shop }, neither as a tile nor on a building.
error-draft-nobody-has = Nobody else has that many { $shop }.
error-draft-not-standing = There is no { $shop } on building { $building }.
error-draft-building-free = Building { $building } belongs to nobody.
error-draft-lacks-cash = { $seat } has not got { $cash }.
