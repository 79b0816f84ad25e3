### Playing by typing and listening: the line for commands, its answers, and the board in words.
###
### $name is a player's name, or “you” in its place in a list; $lots are numbers of buildings in words; $money, $income, $before,
### $after and $change are amounts in words.

spoken-title = Play by typing
spoken-open = Play by typing and listening
spoken-close = Close
spoken-line = Command
spoken-hint = Type “help” for what you can say. Enter alone reads again what happened.
spoken-try = Type “help”
spoken-answer = Answer
spoken-board = Board in words

## The board in words

spoken-board-title = The board, district by district
spoken-board-close = Back to the game
spoken-board-open = The board in words is open. Escape leads back.
spoken-column-lot = Building
spoken-column-owner = Owner
spoken-column-shop = Shop
spoken-column-beside = Beside it
spoken-go = Go to building { $lot }

## What is answered

spoken-ok = OK.
spoken-confirm = Press Enter, or type “yes”, to do it; type “no” to leave it.
spoken-left = Nothing is done.
spoken-nothing-asked = There is nothing to answer now. Type “help” for what you can say.
spoken-not-now = That isn’t possible now.
spoken-watching = You’re only watching this game.
# $count: how many sentences came before those that are read.
spoken-left-out = { $count ->
    [one] One more event is in the log.
   *[other] { $count } more events are in the log.
}
spoken-none = none
spoken-hidden = hidden

spoken-status = { $year }, round { $round } of { $rounds }: { $phase }.
spoken-cards = Your cards: { $lots }.
spoken-no-cards = You have no cards to choose from.
# $count: how many cards are kept.
spoken-keep = { $count ->
    [one] Keep one: type “keep” and its number.
   *[other] Keep { $count }: type “keep” and their numbers.
}
spoken-keep-fewer = You would keep { $count } of { $all }.

spoken-cash = { $name }: money { $money }.
spoken-tiles = Tiles: { $tiles }.
spoken-tile-count = { $count }
spoken-business = { $shop }, { $size } of { $maximum }, on { $lots }: { $money } a round.
spoken-empty = Without a shop: { $lots }.

spoken-number = Add the number of a building, from 1 to 85.
spoken-no-lot = There is no building { $lot }.
# $street: “yes” for a building on a street.
spoken-in-district = In district { $district }{ $street ->
    [yes] , on the street
   *[no] {""}
}.
# $count: how many neighbours.
spoken-beside = Beside { $lot }: { $lots }.
spoken-no-district = There are six districts: type “district 1” to “district 6”.
# $count: how many buildings.
spoken-district = District { $district }, { $count } buildings
spoken-owner = { $name }: { $lots }.
spoken-free = Free: { $lots }.
spoken-lot-shop = { $lot } with { $shop }

# $mine: “yes” for my own offer.
spoken-offer = Offer { $number }, { $mine ->
    [yes] yours
   *[no] from { $name }
}: { $trade }.
spoken-waits-for-you = It waits for you.
spoken-waits-for = It waits for { $names }.
spoken-no-offers = There are no open offers.
spoken-no-offer = There is no offer with that number. Type “offers” to hear them.
spoken-which-offer = Say which: add the number of the offer.
spoken-effect = For you: { $effect }.
# $number: of the offer.
spoken-pick = This offer lets you choose: type “agree { $number }” and the number of your choice.
spoken-which = This can mean several things. Type the number of the one you mean.
spoken-choice = { $number }: { $text }.
# $seeks and $gives: what is looked for and given for it, in words.
spoken-call = Call { $number }, { $name }: looking for { $seeks }, giving { $gives }.
spoken-no-calls = There are no open calls.

spoken-income = { $name }: { $money } a round.
spoken-paid = Paid in { $year }, { $name }: { $money }.
# $count: buildings, $tiles: tiles not on the board.
spoken-player = { $name }: money { $money }, buildings { $count }, tiles { $tiles }, income { $income } a round.
spoken-place = Place { $place }: { $name } with { $money }.

spoken-where = { $shop } can go on { $lots }.
spoken-nowhere = Nothing can be placed.
spoken-planned = Planned: { $placements }.
spoken-plan-income = Income { $before }, then { $after } ({ $change }).
spoken-plan-next = Type “done” to build.
# $count: how many tiles are planned.
spoken-build-less = { $count ->
    [0] You would build nothing, though you could.
    [one] You would build one tile, and could build more.
   *[other] You would build { $count } tiles, and could build more.
}

# $seeks and $gives: what is sought and given for it, in words; $count how many offers; $state how a promise stands.
spoken-calling = You call: looking for { $seeks }, giving { $gives }.
spoken-calling-first = You call, for whoever agrees first: looking for { $seeks }, giving { $gives }.
spoken-instructing = The table will agree for you to any offer of { $seeks } for { $gives }.
spoken-each = An offer to each of them, { $count } in all. Whatever you have only once goes to whoever agrees first.
spoken-discard = You put { $lots } back into the deck.
spoken-promise = Promise { $number }, { $name } to { $other }: “{ $text }”, { $state }.
spoken-no-promises = Nothing has been promised.
spoken-no-promise = There is no promise with that number. Type “promises” to hear them.

# One line each; the words in quotes are commands that are understood.
spoken-help =
    Questions: “status”, “what do I have”, “what does Anna have”, “what is beside 22”, “who owns 22”, “who owns district 3”, “board”, “offers”, “offer 1”, “calls”, “income”, “players”, “where can I build”, “what happened”, “again”.
    Dealing: “cards”, “keep 12 40 41”, “discard 12”.
    Trading: “offer green 20 for 2 laundry”, “agree 1”, “refuse 1 too little”, “counter 1 my 20 for your 22”, “withdraw 1”, “take call 1”, “offer secretly green 20 for 2 laundry”, “offer everyone 20 for 10k”, “offer to each Anna and Bo: 20 for 10k”, “call 2 laundry for 20k”, “call first 2 laundry for 20k”, “end call 1”, “always agree to 60k for 20”, “done”, “not done”.
    Promises: “promises”, “kept 1”, “broken 1”.
    Building: “build laundry 20”, “remove 20”, “done”.
    Talking: “say hello”, “whisper Anna hello”.
