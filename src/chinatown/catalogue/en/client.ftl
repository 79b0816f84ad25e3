### The browser client: pages, buttons, hints.
###
### Names of players come in $name, $other and $names (a list); money formatted in $money; buildings
### formatted in $lots and $lot; shop types in $shop. $count, $number, $size and the like are numbers.

## Everywhere

brand = Chinatown
brand-home = Chinatown: to my tables
unofficial = An unofficial implementation of Karsten Hartwig’s game. It contains no artwork or text from the published editions.
loading = One moment …
close = Close
cancel = Cancel
copy = Copy
copied = Copied
copy-failed = Your browser did not copy it. The text is selected: copy it by hand (Ctrl+C, Cmd+C or a long press).
save = Save
details = Details
you = you
somebody = somebody
try-again = Try again
offline = No connection – trying again
trouble-title = Something went wrong
trouble = Something went wrong on this page. The game is safe on the server: reload the page to go on.
storage-blocked = Your browser keeps nothing for this site, so settings last only as long as this page is open.
cookies-blocked = Your browser blocks cookies for this site. Allow them and reload the page: a seat is held by a cookie.
too-old = This browser is too old for the game. Chrome and Edge from 123, Firefox from 120 and Safari from 17.5 on can show it.
not-loaded = The game could not be loaded.
needs-scripts = The game needs JavaScript.
offline-title = The table cannot be reached
outdated = The game was updated on the server. Reload the page to go on; nothing is lost.
reload = Reload
error-no-connection = The server does not answer. Is it running?
error-no-answer = No answer came for half a minute. Check whether it was done before you press again.
error-outdated = This page is older than the server. Reload it.
error-server-trouble = The server is in trouble ({ $status }). Please try again.
title-last = • Everyone’s waiting – { $title }
title-turn = • Your turn – { $title }
title-lobby = Table – { $title }
lost-title = There’s nothing here
lost = This address leads to no page and no table.
shut-title = No entry
to-my-tables = To my tables

## Home

home-title = Six years to build Chinatown
puzzles-title = Puzzles
puzzle-from-home = Puzzle of the day: which trade earns most?
banker-from-home = Playing with the box? Let a banker count your incomes.
home-lead = Draw buildings and shops, trade them with anyone for anything, and build the businesses that pay. Whoever has the most cash after six rounds wins.
play-now = Play against three bots now
as-strong-play = Play against three as strong as you
watch-bots = Watch bots play
my-tables = My tables
no-tables = No tables yet. Make one: it takes one click.
account = Account
sign-out = Sign out everywhere else
sign-out-about = Only this browser keeps your seats: other browsers lose them, private links are renewed, and copies of this browser’s cookie no longer work.
sign-out-sure = Yes, only here
sign-out-done = Done. Your seats are in this browser only.
your-turn = Your turn
enter-code = Have you been given a code?
code-example = ABCD-EFGH-JKMN
open-code = Open
archive = Put away
archive-table = Put away the table of { $names }
unarchive = Bring back
unarchive-table = Bring back the table of { $names }
archived = { $count ->
    [one] One table put away
   *[other] { $count } tables put away
  }
delete = Delete
delete-table = Delete the table of { $names }
delete-sure = Yes, delete it for good
status-lobby = not started
status-playing = being played
status-over = finished

## A new table

new-table = New table
my-name = Your name
usual-name = Guest
edition = Edition
edition-modern = Modern
edition-modern-about = 1965–1970, $50,000 to start with
edition-classic = Classic
edition-classic-about = The 1930s, outlook cards, $5,000 to start with
players = Players
seat = Seat { $number }
seat-unnamed = Player { $number }
seat-me = Me
seat-here = Somebody on this device
# Names the field for the name of somebody who shares the device.
seat-here-name = Name of the player on seat { $number }
here-name = Name
shares-device = Shares this device
seat-friend = A friend, by link
seat-bot = Bot: { $bot }
bot-told = Bot: { $bot }, { $character }
bot-newcomer = newcomer
plays-newcomer = Trades for what pays at once, and builds without a plan: for a first game.
bot-shopkeeper = shopkeeper
plays-shopkeeper = Trades for what pays at once, splits gains in half, and builds what pays most.
bot-merchant = regular
plays-merchant = Also sees what shops may still grow into, and splits gains evenly.
bot-tycoon = shark
plays-tycoon = Asks for more at first, haggles, and looks for trades of three.
bot-random = random
plays-random = Keeps, builds and offers at random: to try things out.
# Stands where the name of a level stands, for the one that is as strong as the reader.
bot-as-strong = your equal
as-strong-all = All bots as strong as you
# $games is at least 3.
as-strong-about = From your last { $games } games against bots.
# $bot is the name of a level, such as newcomer.
as-strong-now = As strong as you, for now: { $bot }. It follows how your games against bots come out.
bots-about = How do these bots play?
bot-hidden = level hidden
character = Character
character-any = any mood
character-none = silent
character-hidden = character hidden
character-generous = generous
character-hard = hard
character-chatty = chatty
character-quiet = quiet
character-impatient = impatient
character-loyal = loyal
create-table = Play
usual-table = Set up as usual
create-and-invite = Make the table and invite
variants = Variants and own shops
changed = { $count } changed

switch-street-access = Street access
switch-street-access-about = A new business starts on a street; enclosed lots only join a neighbour of yours.
switch-keep-fewer = Keep fewer buildings
switch-keep-fewer-about = Of the building cards dealt you keep up to the number shown, or none.
switch-keep-cards = Keep cards
switch-keep-cards-about = Refused building cards stay in hand and can be traded.
switch-early-outlook = Early outlook
switch-early-outlook-about = The outlook card is turned before tiles are drawn.
switch-outlook-pays = Outlook pays
switch-outlook-pays-about = What the outlook card counts.
position-outlook-pays-tile = for each tile
position-outlook-pays-business = for each business
position-outlook-pays-player = once for each player
switch-placing-tiles = Placing tiles
switch-placing-tiles-about = One after the other from the first player, or all at once and unseen.
position-placing-tiles-at-once-unless-asked = at once, unless someone asks
position-placing-tiles-at-once-unless-all-agree = at once, unless all agree to turns
position-placing-tiles-in-turn = always in turn
position-placing-tiles-at-once = always at once
switch-hidden-tiles = Hidden tiles
switch-hidden-tiles-about = Only you see your tiles until they are traded or placed.
switch-open-money = Open money
switch-open-money-about = Everyone’s cash is public.
switch-bots-hidden = Hidden bots
switch-bots-hidden-about = Until the game is over, only the bots’ names are shown, not their level and character.
switch-training = Training
switch-training-about = If you’re the only person at the table: once trading is over, the panel for building can show the best trade that was open to you.
switch-watch-delay = Delay for spectators
switch-watch-delay-about = Whoever looks on without a seat, or on the TV view, sees the game some minutes late.
switch-first-player = First-player card
switch-first-seat = First player
switch-first-seat-about = Who begins: drawn by lot, or whoever was last in a Chinatown.
first-seat-drawn = drawn by lot
first-seat-named = { $number }: { $name }
first-seat-free = { $number }: free seat
first-seat-friend = { $number }: a friend
first-seat-number = seat { $number }
menu = About this table
pays-title = What a business pays each round, by how many shops it has (gold: finished)
pays-size = Size
watch-link = Link to watch
switch-first-player-about = Whether it goes on to the next player after each round.
position-first-player-passes = passes clockwise
position-first-player-stays = stays
switch-trade-clock = Trade clock
switch-trade-clock-about = Trading ends when time is up.
switch-immediate-only = Immediate trades only
switch-immediate-only-about = Nothing in a trade is left for later: no payment after income, no share of it, no agreement on building, no choice.
position-none = none
position-minutes = { $count } min
variant-position = { $what }: { $where }

own-shops = Own shop types
own-shops-about = Put your own shops in place of ours. { $left } of { $all } blank tiles are left.
own-shop-add = Replace a shop type …
own-shop-choice = { $shop } (size { $size }, takes { $count } tiles)
own-shop-for = In place of { $shop }
own-shop-symbol = Symbol
own-shop-name = Name of the shop
own-shop-remove = Bring back { $shop }

## The lobby

lobby-title = Around the table
free-seat = Free seat
waits-for-friend = waiting for a friend
that-is-me = that’s you
online = here
away = away
join = Sit down
table-full = Every seat is taken. You can watch once the game starts.
start = Start the game
start-waits = { $count ->
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
  }
waits-for-host = The host starts the game when every seat is taken.
# What the server has committed itself to before the game, in six words that are never translated; players may note them.
shuffle-words = Shuffle: { $words }.
shuffle-opening = The game is being shuffled. It begins in a moment.
shuffle-parts = { $count ->
    [0] Nobody has a part of their own in it yet.
    [one] One player has a part of their own in it.
   *[other] { $count } players have a part of their own in it.
  }
invite = Invite friends
invite-about = Send this link. Whoever opens it can take a free seat, or watch.
code-about = Code to read aloud:
locked = with a password
password = Password
password-show = Show
password-optional = Password (optional)
password-optional-about = Only those who know it see the table and take seats. The link does not contain it: tell your friends.
invite-locked-about = Send this link, and tell the password as well. Whoever has both can take a free seat, or watch.
password-set = Set the password
password-change = Change the password
password-change-about = Whoever only looks on has to say it from then on.
password-remove = Remove the password
enter-password = A table with a password
enter-password-about = Whoever sent you the link knows it. In this browser you need it only once.
enter-table = Open the table
link-local = Only this computer can open this link. To let others in, start the server with --host 0.0.0.0 or a public address.
share = Share …
share-text = Play Chinatown with me
qr-show = Show a QR code
qr-hide = Hide the QR code
qr = QR code of { $link }
waits-for = waits for { $name }
and-host = { $who }, host
is-ready = ready
not-ready = not ready
ready = I’m ready
ready-done = You’re ready
unready = Not ready yet: { $names }
start-waits-about = You need not wait: you can give a free seat to a bot, or play with fewer.
sit-here = Sit here
rename = Change name
stand-up = Stand up
hand-over = Make host
hand-over-to = Make { $name } the host
send-away = Send away
ban = Ban
bans = Banned
bans-about = Banned people can’t come back in that browser, nor look on. A password keeps out whoever takes another one.
lift-ban = Lift the ban
lift-ban-of = Lift the ban: { $name }
setup = What you play
players-count = { $count } players
players-fewer = One fewer
players-more = One more
change-setup = Edition and variants …
apply-setup = Play it like this
apply-setup-about = Everyone sees the change, and says anew whether they are ready.
again = Again with the same people
again-join = Play again: join the new table
browsers = Browsers that hold your seat
browser-unknown = A browser
browser-here = this one
browser-leave = Give it up here
browser-remove = Remove
browser-came = Your seat was opened in another browser: { $browser }. Both play it now.
browser-fine = That was me
renew-link = Renew the link
seats-here = Your seats in this browser
pass-who = Who has the device?
pass-to = Give the device to { $name }
pass-about = What the others hold and plan stays hidden until you say who you are.
pass-i-am = I am { $name }
# $count is the number of offers that wait for $name, 0 for none.
pass-on = { $count ->
    [0] Pass to { $name }
    [one] Pass to { $name }: 1 offer
   *[other] Pass to { $name }: { $count } offers
}
seat-lost-stood-up = You no longer have a seat here: you stood up in another browser.
seat-lost-removed = You no longer have a seat here: the host freed it.
seat-lost-browser-removed = You no longer have a seat here: another browser of yours removed this one.
rejoin = Your private way back
rejoin-about = This private link brings you back to your seat on any device. Do not share it: whoever has it plays for you.

host-link = Your private way back as the host
host-link-about = This private link makes you the host on any device. Do not share it: whoever has it is the host too.
host-browser-came = You are the host in another browser too: { $browser }.
seat-lost-host-removed = You are no longer the host here: another browser of yours removed this one.
host-browsers = Browsers in which you are the host
make-link = Make a link
host-link-title = Be the host here?
host-link-take-about = This is the private link of the host, who looks on without a seat. If you take it, this browser is the host’s too, and the host’s other browsers are told.
host-link-held = This browser is the host’s already.
host-link-take = Be the host
host-passed = { $name } is the host now.
host-passed-you = You are the host now.

seat-link-title = Play { $name } here?
seat-link-with = with { $names }
seat-link-about = This is the private link to the seat of { $name }. If you take it, this browser plays for { $name }, and the other browsers of { $name } are told.
seat-link-held = This browser holds the seat of { $name } already.
seat-link-plays = In this browser you also play { $name }. You keep that seat and can switch between the two.
seat-link-take = Play as { $name }
seat-link-look = Only look

## The table

round-of = { $round } of 6
phase = Phase
phase-deal = Deal
phase-trade = Trade
phase-build = Build
phase-over = The end
closes-short = Trading closes in { $count } s
waits-closing = Trading is about to close
# $last: whether all others wait for me alone.
prompt-deal = { $last ->
    [yes] Everyone’s waiting: choose your cards
   *[no] Choose your cards
  }
prompt-build = { $last ->
    [yes] Everyone’s waiting: place your tiles
   *[no] Place your tiles, or pass
  }
# $count offers wait for me.
prompt-offers = { $count ->
    [one] An offer waits for you
   *[other] { $count } offers wait for you
  }
prompt-done = { $count ->
    [0] Everyone’s waiting: press Done
    [one] Everyone’s waiting: an offer, or Done
   *[other] Everyone’s waiting: { $count } offers, or Done
  }
waits-trade = Trading: { $names }
waits-paused = Paused
waits-others = Waiting for { $names }
waits-over = The game is over
my-cash = Your cash
cash = Cash
spectating = Watching
spectators = { $count ->
    [one] one person looks on
   *[other] { $count } people look on
  }
clock-left = Time left to trade
outlook-down = Outlook: { $left } face down
outlook-now = Outlook: sizes { $sizes } pay extra
outlook-none = Outlook: nothing extra
outlook-about = { $left } outlook cards are still face down.
first-player = First player
side-panel = What to do
sheet-open = Open the panel
sheet-close = Close the panel
log = What happened

mark-chosen = chosen
mark-done = done
mark-built = built
mark-building = building …
buildings-count = { $count ->
    [one] 1 lot
   *[other] { $count } lots
  }
income-a-round = Income per round
tiles-count = { $count ->
    [0] no tiles
    [one] 1 tile
   *[other] { $count } tiles
  }
tiles-more = +{ $count } hidden
tiles-of = { $count ->
    [one] { $shop }
   *[other] { $count } { $shop }
  }
ask-for-tile = Ask { $name } for { $shop }
my-tiles = Your tiles
my-cards = Your cards
no-tiles = No tiles
finished-at = Finished at { $size }
offer-tile = Offer { $shop }
card = Building card { $lot }
discard = Discard …
discard-these = Discard { $count }

## Dealing

keep-cards = Keep { $count } of { $all }
keep-cards-fewer = Keep up to { $count } of { $all }
keep-fewer-left = { $count ->
    [one] Choose up to one more, or keep what is chosen
   *[other] Choose up to { $count } more, or keep what is chosen
  }
keep-fewer-sure = You may keep { $count ->
    [one] one more card
   *[other] { $count } more cards
  }. Keep only { $chosen ->
    [0] none
    [one] this one
   *[other] these { $chosen }
  }?
keep-fewer-confirm = { $chosen ->
    [0] Yes, keep none
   *[other] Yes, keep { $chosen }
  }
keep-left = { $count ->
    [one] One building left to choose
   *[other] { $count } buildings left to choose
  }
keep-ready = Press Keep to confirm
keep-confirm = Keep
keep-hint = The buildings are marked on the map: choose there or here. Nobody sees your choice until everyone has chosen.
kept = { $count ->
    [0] You keep no card.
   *[other] You keep { $lots }.
  }
deal-watching = Everyone chooses which buildings to keep.
# $count is how many they are.
card-beside-own = next to your { $lots }
# $count is how many they are.
card-beside-dealt = next to { $lots }, also dealt to you
card-beside-others = next to { $names }

## Trading

compose = New offer
done = Done
not-done = Keep trading
still-trading = Not done yet: { $names }
all-others-done = Everyone else is done
trade-hint = Click buildings on the map, or tiles, to put them on the scale. Anything goes: two or more players, gifts too.
trade-done-hint = You’re done. If you make a trade after all, you’re trading again.
notices = News
offer-again = Offer again
# After a refusal that names a price.
counter-at-price = Counter at this price
show-offers = { $count ->
    [one] 1 offer waits for you: show it
   *[other] { $count } offers wait for you: show them
  }
offers-wait = { $count ->
    [one] 1 offer waits for you.
   *[other] { $count } offers wait for you.
  }
trading-closes = { $count ->
    [one] Trading closes in 1 second
   *[other] Trading closes in { $count } seconds
  }
new-offers = { $count ->
    [one] 1 new offer
   *[other] { $count } new offers
  }
offers-for-me = Waiting for you
offers-i-wait-for = You’re waiting for
offers-of-others = Offers between others ({ $count })
offers-past = Over ({ $count })
offer-by = { $name } offers
offer-mine = Your offer
secret = secret
counter = counter
counter-to = answers { $name }
you-give = You give
you-get = You get
you-get-from = You get from { $name }
gives = { $name } gives
gets = { $name } gets
answer-waiting = { $me ->
    [yes] your answer?
   *[no] waiting for { $name }
  }
answer-agrees = { $me ->
    [yes] you agree
   *[no] { $name } agrees
  }
answer-refuses = { $me ->
    [yes] you refuse
   *[no] { $name } refuses
  }
offer-made = Traded
offer-withdrawn = Withdrawn
offer-replaced = Replaced by a newer offer
offer-lapsed-building-moved = Lapsed: a building changed hands
offer-lapsed-tiles-moved = Lapsed: the tiles are gone
offer-lapsed-too-many-buildings = Lapsed: too many buildings
offer-lapsed-too-many-cards = Lapsed: too many cards
offer-lapsed-call-ended = Lapsed: the call has been answered
offer-lapsed-expired = Lapsed: its time ran out
offer-lapsed-trading-ended = Lapsed when trading ended
offer-failed-did-not-happen = Did not happen: nothing moved
offer-failed-not-enough-cash = Did not happen: you don’t have the cash
offer-failed-tile-not-held = Did not happen: you don’t have the tiles
offer-failed-card-not-held = Did not happen: you don’t have the card
offer-failed-clauses-contradict = Did not happen: you have agreed to something else
agree = Agree
# $money is what I lose by the table's own figure.
agree-sure = Yes, and lose { $money }
refuse = Refuse
make-counter = Counter
withdraw = Withdraw
take-back = Take back
reason = Add a reason (optional)
reasons = Reasons

compose-title = New offer
counter-title = Counter to { $name }
drop = Put the scale away
with-whom = With
goes-to = { $item } goes to
less = { $money } less
more = { $money } more
take-off = Take { $item } off
add-tile = Add { $shop }
add-building = + building
after-income = after income
add-promise = Promise
promise-by = Who promises
promise-from-to = { $name } to { $other }
promise-text = A promise for a later round
promise-remove = Remove the promise
secret-offer = in secret
send-offer = Offer
send-counter = Offer instead
send-replacing = { $count ->
    [one] Replace my offer
   *[other] Replace all { $count }
}
send-both = { $count ->
    [one] Let both stand
   *[other] Let all stand
}
earlier-offer = { $count ->
    [one] An earlier offer of yours to them still stands.
   *[other] { $count } earlier offers of yours to them still stand.
}
draft-party = Choose whom to trade with.
draft-items = Put something on the scale.
draft-taker = Choose who gets it.
draft-words = The promise has no words yet.
draft-options = What is left to choose needs two options.
draft-idle = One player neither gives nor gets anything.
draft-summary = Give { $give }, get { $get }

## Agreements about this round

term-add = + for this round
term-kind = What is agreed for this round
term-share = a share of income
term-builds = builds
term-builds-not = does not build
term-leaves-empty = leaves empty
term-fraction = How much of it
term-whole = all
term-source = Of what
term-business = { $shop } { $lots }
term-all-of = all { $shop }
term-everything = everything
term-counted = What counts
term-of-income = income
term-of-with-bonus = income and outlook
term-of-bonus = outlook only
term-least = Minimum
term-no-least = no minimum
term-at-least = at least { $money }
term-shop = Shop type
term-lot = Building
term-put = Add
term-close = Close without adding
option-any-one = any one of these
option-of = Option to which { $item } belongs
option-always = always
option-or = or { $letter }
# Above the options of an offer, one of which I choose.
choose-given = Choose what you give:
choose-taken = Choose what you get:

debts = Due after income
debt = { $name } pays { $other } { $money }
# $money is what $share would come to as the board stands.
debt-share = { $name } pays { $other } { $share } ({ $money } as the board stands)
clauses = Agreed for this round
# $what is `trade-builds`, `trade-builds-not` or `trade-leaves-empty`.
clause-line = { $name } with { $other }: { $what }
promises = Promises ({ $count })
promise-line = { $year }: { $name } to { $other }: “{ $text }”
a-promise = a promise
promise-open = open
promise-kept = kept
promise-broken = broken
promise-say-kept = Kept
promise-say-broken = Broken
ask-turns = Build in turn this round
ask-turns-about = Otherwise everyone places tiles at once, unseen.
ask-turns-agree = I’d build in turn
ask-turns-agree-about = Tiles are placed in turn once everyone agrees.
# $names lists who has asked, $left is how many still would have to.
turns-wished = { $names } would build in turn; { $left ->
    [one] one more must agree.
   *[other] { $left } more must agree.
  }
turns-asked = Everyone builds in turn this round.
build-ask-turns-about = You see what those before you build. What others have chosen goes back to them, unseen.

## Building

build-title = Build
build-tile = Choose a tile, then a highlighted lot.
build-lot = { $shop }: choose a highlighted lot.
build-all-placed = Click a planned lot to take it back.
build-nothing = You have nothing to place.
build-sure = You could still place tiles. Pass anyway?
build-sure-less = You could still place more. Build only this?
build-pass = Pass
build-pass-sure = Yes, pass
build-confirm = { $count ->
    [one] Build it
   *[other] Build { $count }
  }
build-less-sure = { $count ->
    [one] Yes, build it
   *[other] Yes, build { $count }
  }
build-take-back = Take back { $lot }
undo = Undo
build-in-turn = Everyone builds in turn, from the first player. Shops are never moved or removed.
build-at-once = Everyone builds at the same time, unseen. All is revealed once the last player has chosen.
build-fixed = You chose: { $placements }.
build-fixed-nothing = You chose to build nothing.

## Income

income-title = Income: { $year }
income-close = Continue
no-business = No shops yet
outlook-bonus = Outlook card
finished = finished

## The end

over-title = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
  }
# While the places are shown one by one, from the last.
over-wait = The game is over
over-skip = Show all places
over-figures = The game in figures
picture-share = Picture to share
picture-failed = This browser cannot draw the picture.
over-early = The players ended the game early. Most cash wins, then most tiles on the board.
over-rule = Most cash wins, then most tiles on the board.
place = Place { $place }
tiles-on-board = { $count ->
    [one] 1 tile built
   *[other] { $count } tiles built
  }
record = Download the record
record-whispers = Your record holds the whispers that you heard. Whoever was not at the table gets one without any.
seed = Seed of this game: { $seed }
# What all who played can compare; chinatown verify prints it for a record.
digest = Digest of this game: { $digest }, in words: { $words }. It is the same for everyone, and for every record of the game.
check-shuffle = Check the shuffle

## People at the table

duration-hours = { $hours } h { $minutes }
duration-days = { $days } d { $hours } h
duration-hours-about = { $hours } h
duration-days-about = { $days } d
composing = composing an offer
gone-for = away { $time }
stand-in = away, a bot plays
stand-in-here = a bot plays
time-left = Time left: { $time }
played-by-bot = A bot plays for you.
come-back = I’m back
paused-by = { $name } has paused the game. The clocks are stopped.
resume = Resume
ballot-replace = { $name } wants a bot to play for { $other } until they are back.
ballot-pause = { $name } wants to pause the game.
ballot-resume = { $name } wants to go on.
ballot-end = { $name } wants to end the game now, with the ranking as it stands.
ballot-waits = Waiting for { $names }.
vote-yes = Agree
vote-no = No
vote-withdraw = Take back
keeps-waiting = The table waits for { $name }: { $time }
nudge = Nudge
nudged = { $name } reminds you: the table waits for you.
replace = Let a bot play for now
returned-title = Welcome back
returned-vote = While you were away the others let a bot play for you. The seat is yours again.
returned-away = While you were away a bot played for you. The seat is yours again.
returned-time = Your time had run out, so a bot played for you. The seat is yours again.
returned-did = What it did:
returned-nothing = It had nothing to do.
returned-close = Play on
game-menu = The game
ask-pause = Pause
ask-end = End the game now
ask-end-sure = Yes, ask to end it
end-about = Everybody who is here has to agree. The ranking counts the cash of that moment.
leave-game = Leave for good
leave-sure = Yes, leave for good
leave-about = A bot plays on in your seat, and you cannot come back to it. You may watch.
pace-clock = Time to think
pace-clock-about = For each phase, and a reserve for the whole game. Whoever runs out of it is played by a bot.
clock-none = no clock
clock-quick = 3 min, 5 min reserve
clock-calm = 6 min, 15 min reserve
clock-half-day = 12 hours, 1 day reserve
clock-day = 1 day, 3 days reserve
clock-three-days = 3 days, 1 week reserve
pace-takeover = When somebody is away
pace-takeover-about = After two minutes, or the time of a phase that lasts an hour or more. Whoever comes back has the seat at once.
takeover-vote = a bot, by a vote
takeover-away = a bot, by itself
takeover-never = everybody waits
pace-stand-in = Who plays for them
pace-stand-in-about = A bot of this level.
bot-guide = Guide
bot-pass = nobody: the seat passes

## The banker, for people who play with the box

banker-title = Banker for the game on your table
banker-lead = Enter who owns which building and what stands there, and see what everybody is paid. The page works without a network once it is here, and its link holds all that you enter.
banker-setup = Edition, players and shop types
banker-players = Players
banker-player = Name of player { $number }
banker-usual-name = Player { $number }
banker-add-player = Add a player
banker-remove-player = Remove { $name }
banker-owner = Owner
banker-nobody = Nobody
banker-shop = Shop
banker-no-shop = Owner only
banker-hint = Choose an owner and a shop, then press the buildings. A second press takes the shop away, a third the building.
banker-tiles-left = { $count ->
    [one] one tile left
   *[other] { $count } tiles left
  }
banker-markers-left = { $count ->
    [one] one marker left
   *[other] { $count } markers left
  }
banker-no-tiles = All { $shop } tiles are on the board.
banker-no-markers = { $name } has no markers left.
banker-card = Outlook card
banker-card-none = none
banker-card-sizes = Sizes { $first } and { $second }
banker-pays = It pays
banker-incomes = Incomes
banker-nothing = Nobody owns anything yet.
banker-undo = Undo
banker-clear = Clear the board
banker-link = Link to this position
banker-link-broken = This link holds no position that can be. You start with an empty board.

## A table on a screen that a room looks at

tv-link = TV view
tv-about = Shows the table to the whole room: large, and without anything secret.
tv-leave = Leave the TV view
tv-trades = Latest trades
tv-no-trades = Nobody has traded yet.
tv-watch = Scan to watch
tv-join = Scan to join
tv-ready = ready
tv-all-here = Everyone is here. The host starts the game.

## Public tables

public-tables = Public tables
public-tables-none = Nobody is waiting for players right now. Make a table and list it.
public-by = { $name }’s table
public-by-nobody = An open table
public-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
  }
public-watch = Watch
public-refresh = Refresh
public-switch = List this table for everyone
public-switch-about = Anybody on this server may sit down or watch, and sees the name of the host. A table with a password is not listed.

## My games

games-title = My games
games-lead = The games that you have finished in this browser, the last one first. Your first guided game does not count.
games-none = No finished games here yet.
games-count = Games
games-wins = Won
games-best = Most cash
games-average = Average place
games-any-edition = any edition
games-any-players = any number
games-against = Against
games-against-all = anyone
games-against-people = people
games-against-bots = bots only
games-pending = Older games are still being counted …
games-older = Older
games-newer = Newer
games-table = Ranking and figures
games-habits = How you play
games-bought = { $lots ->
    [0] You have not bought any empty lot for money alone.
    [one] You bought one empty lot for money alone, for { $money }.
   *[other] You bought { $lots } empty lots for money alone, for { $money } each on average.
  }
games-sold = { $lots ->
    [0] You have not sold any for money alone.
    [one] You sold one, for { $money }.
   *[other] You sold { $lots }, for { $money } each on average.
  }
games-behind = { $games ->
    [one] How much more the winner got than you, in the game that you did not win
   *[other] How much more the winner got than you, on average of the { $games } games that you did not win
  }
games-behind-round = Income, round { $round }
games-behind-trades = Cash from trades
games-habits-mixed = Choose an edition to see what you pay for lots and where the winners get ahead.
games-earlier = { $count ->
    [one] One earlier game
   *[other] { $count } earlier games
  }
