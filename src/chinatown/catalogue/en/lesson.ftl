### The guided first game, which loads these texts when it is played: `lesson-<step>` is what to do,
### `lesson-<step>-how` why and how.
###
### $trader and $neighbour are the names of the two guides, $lots, $lot, $mine, $theirs and $other numbers of
### lots as text, $shop, $gives and $gets names of shop types, $low, $price and $income sums of money. $press and
### $send are the words on buttons. $said is "yes" once the learner
### has done it and waits for the others.

lesson-title = Your first game
lesson-step = Step { $step } of { $count }
lesson-do = Do it for me
lesson-end = End the lesson
lesson-hide = Show less
lesson-show = Show more

lesson-keep = Keep { $lots }
lesson-keep-how = Everyone gets seven cards and keeps five. Press these cards, in the list or on the map, then “{ $press }”. Two of them lie side by side, and { $mine } lies where { $trader } will want to build.
lesson-look = Look at lot { $lot }
lesson-look-how = Lots now show their owners. Point at { $lot } on the map, touch it, or go there with the arrow keys: it belongs to { $neighbour } and lies beside yours. A shop needs neighbours of its own type, so you will want it.
lesson-answer = Agree to { $trader }’s offer
lesson-answer-how = { $trader } gives you { $gets } for your { $gives }. Three { $gets } tiles make a finished business, and this would be your second. Below the offer you see what it changes for you: nothing yet, as you still need the third. Press “{ $press }”.
lesson-make = Offer { $neighbour } your { $gives } for { $gets }
lesson-make-how = Press “{ $press }” and choose { $neighbour }. Then press { $gives } among your tiles and { $gets } among those of { $neighbour }, and press “{ $send }”.
lesson-counter = Answer { $trader } with a counter-offer
lesson-counter-how = { $trader } gives { $low } for your { $gives }, but needs it badly: ask for { $price }. Press “{ $press }”, add { $low } to what { $trader } gives, and press “{ $send }”.
lesson-chain = Let three lots go round
lesson-chain-how = { $said ->
    [yes] One moment: { $trader } and { $neighbour } are thinking about your offer.
   *[no] You give { $mine } to { $trader }, { $trader } gives { $theirs } to { $neighbour }, and { $neighbour } gives you { $lot }. No two of you would do it on your own. Press “{ $press }”, choose both players and press the three lots on the map. With the arrow beside each, choose who gets it; then press “{ $send }”.
  }
lesson-done = Say that you are done
lesson-done-how = Trading has no turns. It ends when nobody wants to trade any more. { $said ->
    [yes] One moment: the others are still trading.
   *[no] Press “{ $press }”, and once more should you trade again after that.
  }
lesson-build = Build three { $shop } shops side by side
lesson-build-how = { $said ->
    [yes] One moment: the others are still building. Then everybody is paid.
   *[no] Press { $shop } among your tiles, then one after the other the marked lots { $lots }. Build your other tiles wherever you like, as each shop pays. Then confirm.
  }
lesson-over = You earned { $income }
lesson-over-how = That was a whole year. A finished business pays far more than single shops, and trading is the way to one. Five more years would follow. You know all you need.
lesson-next = Play against two newcomers
lesson-go-on = Go on with this game
