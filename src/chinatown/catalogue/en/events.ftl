### What happened, as sentences, for the browser and the terminal: `event-<kind>`.
###
### Arguments come formatted for the language: names of players in $name (who acted), $other and
### $others; buildings in $lots ("19 and 20"); tiles in $tiles ("2 Dim Sum and Laundry"); a whole trade
### in $trade (made of the `trade-...` messages below); money in $money, $bonus and $left ("$10,000").
### $count is a number. Choices are words: "yes" or "no" unless said otherwise.
### $year comes from `year-<year>`, with the year as the edition writes it.

## Rounds

year-1965 = 1965, Year of the Snake
year-1966 = 1966, Year of the Horse
year-1967 = 1967, Year of the Goat
year-1968 = 1968, Year of the Monkey
year-1969 = 1969, Year of the Rooster
year-1970 = 1970, Year of the Dog
year-1 = Round 1
year-2 = Round 2
year-3 = Round 3
year-4 = Round 4
year-5 = Round 5
year-6 = Round 6

## Parts of a trade

# $count buildings without shops, in $lots.
trade-buildings = { $count ->
    [one] building { $lots }
   *[other] buildings { $lots }
  }
# A building with its shop: $shop is the shop type's name, $lot the number.
trade-shop = { $shop } on { $lot }
# $count tiles of one type.
trade-tiles = { $count ->
    [one] { $shop }
   *[other] { $count } { $shop }
  }
trade-cash = { $money }
trade-due = { $money } after income
# $count building cards, in $lots.
trade-cards = { $count ->
    [one] card { $lots }
   *[other] cards { $lots }
  }
# A share of what businesses pay: $fraction is a word, or "other" for $parts of $whole; $lots are
# the $count buildings of the businesses; $limits tells which of $least and $most there are.
trade-share = { $fraction ->
    [all] all
    [half] half
    [third] a third
    [two-thirds] two thirds
    [quarter] a quarter
    [three-quarters] three quarters
   *[other] { $parts }/{ $whole }
  } of what { $of ->
    [bonus] the outlook pays for { $lots }
    [with-bonus] { $lots } and the outlook pay
   *[income] { $count ->
        [one] { $lots } pays
       *[other] { $lots } pay
      }
  } this round{ $limits ->
   *[none] { "" }
    [least] , at least { $least }
    [most] , at most { $most }
    [both] , at least { $least } and at most { $most }
  }
# What somebody is bound to build or not to build this round.
trade-builds = an agreement to build { $shop } on { $lot }
trade-leaves-empty = an agreement to leave { $lot } empty
trade-builds-not = an agreement not to build { $shop } on { $lot }
trade-nothing = nothing
# $items is a list of the above.
trade-gives = { $name } gives { $other } { $items }
# One of the $options goes from $name to $other; $chooser says which.
trade-choice = { $name } gives { $other } what { $chooser } chooses: { $options }
# One of the $options, in an offer that says to whom it goes.
trade-one-of = any one of: { $options }
# $text is what was promised, in the promiser's own words.
trade-promise = { $name } promises { $other }: “{ $text }”

## Events

event-round-began = { $year } begins. { $name } is first player.
event-cards-dealt = { $name } was dealt { $lots } and keeps { $count }.
event-cards-chosen = { $name } has chosen.
# $count buildings, in $lots.
event-cards-revealed = { $count ->
    [0] { $name } takes no building.
    [one] { $name } takes building { $lots }.
   *[other] { $name } takes buildings { $lots }.
  }
# $sizes lists the maximum sizes that the card names, $count says how many.
event-outlook-turned = { $count ->
    [0] The outlook: no extra income.
    [one] The outlook: extra income for shops of size { $sizes }.
   *[other] The outlook: extra income for shops of sizes { $sizes }.
  }
# $shown tells whether the tiles may be seen.
event-tiles-drawn = { $shown ->
   *[yes] { $name } draws { $tiles }.
    [no] { $count ->
        [one] { $name } draws a tile.
       *[other] { $name } draws { $count } tiles.
      }
  }
# $secret, and $counter: whether the offer answers another one.
event-offered = { $secret ->
    [yes] { $counter ->
        [yes] { $name } makes a secret counter-offer: { $trade }.
       *[no] { $name } offers in secret: { $trade }.
      }
   *[no] { $counter ->
        [yes] { $name } makes a counter-offer: { $trade }.
       *[no] { $name } offers: { $trade }.
      }
  }
# $other made the offer.
event-agreed = { $name } agrees to { $other }’s offer.
# $other called, seeks $seeks and gives $gives.
call-taken = { $name } takes { $other }’s call: { $seeks } for { $gives }.
event-agreement-taken-back = { $name } no longer agrees to { $other }’s offer.
# $given tells whether a reason was given in own words ($reason) or is ready-made ($because).
event-refused = { $given ->
    [words] { $name } refuses { $other }’s offer: “{ $reason }”
    [ready] { $name } refuses { $other }’s offer: { $because }
   *[no] { $name } refuses { $other }’s offer.
  }
reason-too-little = That’s too little.
reason-too-dear = That’s too expensive for me.
reason-need-it = I need that myself.
reason-helps-you-more = That helps you more than me.
reason-no-cash = I can’t pay that.
reason-better-offer = I have a better offer.
reason-not-now = Not now.
reason-lack-it = I don’t have that.
reason-helps-you-win = That would help you win, not me.
event-withdrawn = { $name } withdraws an offer.
# $name made the offer; $why is a word; $lots or $shop name what moved.
event-lapsed = { $why ->
    [building-moved] { $name }’s offer lapses: building { $lots } has changed hands.
    [tiles-moved] { $name }’s offer lapses: the { $shop } tiles are gone.
    [too-many-buildings] { $name }’s offer lapses: somebody would own more than 30 buildings.
    [too-many-cards] { $name }’s offer lapses: somebody would hold too many cards.
    [call-ended] { $name }’s offer lapses: the call has been answered.
    [expired] { $name }’s offer lapses: its time ran out.
   *[trading-ended] { $name }’s offer lapses as trading ends.
  }
# $seeks and $gives are lists of things, "yes" in $seeking and $giving where there are any.
event-called = { $seeking ->
    [yes] { $giving ->
        [yes] { $name } looks for { $seeks } and gives { $gives }.
       *[no] { $name } looks for { $seeks }.
      }
   *[no] { $giving ->
        [yes] { $name } has for sale: { $gives }.
       *[no] { $name } calls out.
      }
  }{ $words ->
    [yes] { " " }“{ $text }”
   *[no] { "" }
  }
event-call-ended = { $why ->
    [answered] { $name }’s call has been answered.
    [ended] { $name } takes a call back.
    [building-moved] { $name }’s call is over: a building changed hands.
    [tiles-moved] { $name }’s call is over: the tiles are gone.
    [did-not-happen] { $name }’s call is over: the trade did not happen.
   *[trading-ended] { $name }’s call ends as trading ends.
  }
# $kind: words, whisper ($others hear it), remark (about the offer of $other), reaction, last-offers.
event-said = { $kind ->
    [whisper] { $name } to { $others }: { $text }
    [remark] { $name } on { $other }’s offer: { $text }
    [last-offers] { $name } calls for last offers.
   *[words] { $name }: { $text }
  }
event-trade-made = { $secret ->
    [yes] A secret trade: { $trade }.
   *[no] A trade: { $trade }.
  }
event-items-moved = A secret trade, of which everyone sees: { $trade }.
# $name made the offer; $why is a word.
event-trade-failed = { $why ->
    [not-enough-cash] { $name }’s trade did not happen: you don’t have the cash.
    [tile-not-held] { $name }’s trade did not happen: you don’t have the tiles.
    [card-not-held] { $name }’s trade did not happen: you don’t have the card.
    [clauses-contradict] { $name }’s trade did not happen: you have agreed to something else.
   *[did-not-happen] { $name }’s trade did not happen. Nothing moved.
  }
event-done-said = { $done ->
   *[yes] { $name } has finished trading.
    [no] { $name } is trading again.
  }
# $agreed tells whether tiles are now placed in turn, $count and $returned whose placements go back to them.
event-turns-asked = { $agreed ->
    [no] { $name } would like to build in turn; everyone must agree.
   *[yes] { $count ->
        [0] { $name } asks to build in turn this round.
       *[other] { $name } asks to build in turn this round. What { $returned } had chosen goes back unseen.
      }
  }
# $shown tells whether the cards may be seen, $lots is which.
event-cards-discarded = { $shown ->
   *[yes] { $name } discards { $lots }.
    [no] { $count ->
        [one] { $name } discards a card.
       *[other] { $name } discards { $count } cards.
      }
  }
# $other made the promise, $text is it.
event-promise-judged = { $kept ->
   *[yes] { $name } says that { $other } kept a promise: “{ $text }”
    [no] { $name } says that { $other } broke a promise: “{ $text }”
  }
# $clock tells whether time ran out, $turn whether tiles are placed in turn.
event-trading-ended = { $clock ->
    [yes] Time is up: trading ends. { $turn ->
        [yes] Building goes in turn.
       *[no] All build at once, unseen.
      }
   *[no] Trading ends. { $turn ->
        [yes] Building goes in turn.
       *[no] All build at once, unseen.
      }
  }
# $name had agreed with $other; $what is one of the agreements above, $why is a word.
event-clause-lapsed = { $why ->
    [building-moved] { $name }’s word to { $other } lapses, as the building changed hands: { $what }.
    [tiles-moved] { $name }’s word to { $other } lapses, as there is no such tile: { $what }.
    [no-street-access] { $name }’s word to { $other } lapses, as no street can be reached: { $what }.
   *[game-ended] { $name }’s word to { $other } lapses with the game: { $what }.
  }
event-placements-fixed = { $name } has chosen what to build, unseen for now.
# $placements lists $count of `placement`.
event-built = { $count ->
    [0] { $name } builds nothing.
   *[other] { $name } builds { $placements }.
  }
placement = { $shop } on { $lot }
# $money is the whole income; $extra tells whether $bonus of it is the outlook card's.
event-income-paid = { $extra ->
    [yes] { $name } earns { $money }, { $bonus } of it from the outlook.
   *[no] { $name } earns { $money }.
  }
# $share is `trade-share`, of what came to $earned.
event-share-counted = { $name } owes { $other } { $money }: { $share }, which came to { $earned }.
event-share-lapsed = { $why ->
    [creditor-owns] { $name } owes { $other } nothing for { $share }: it belongs to { $other } now.
   *[game-ended] { $name } owes { $other } nothing for { $share }: the game is over.
  }
# $name pays $other; $rest tells whether $left stays owed.
event-debt-paid = { $rest ->
    [yes] { $name } pays { $other } { $money } as agreed; { $left } stays owed.
   *[no] { $name } pays { $other } { $money } as agreed.
  }
event-debt-dropped = { $name } still owed { $other } { $money }: dropped at the end.
# $name lists the $count winners, $money is their cash.
event-ended-early = The players ended the game early.
event-game-over = { $count ->
    [one] { $name } wins with { $money }.
   *[other] { $name } share the win with { $money } each.
  }
