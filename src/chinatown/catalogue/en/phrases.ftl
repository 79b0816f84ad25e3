### Ready-made sentences of players, bots above all: `phrase-<code>`, spoken by one to the others.
###
### $shop is a shop type, $lots numbers of buildings ("22 and 23"), $homes how many they are, $tiles
### how many tiles, $wares all of it in words ("22 and 2 Photo"); $size the size of a business;
### $money an amount ("$30,000"), $count for how many years; $name a player.

# How often an amount comes: part of the sentences below, after the amount.
phrase-years = { $count ->
    [one] this year
   *[other] a year for { $count } years
  }
# What would come to somebody, at the beginning of a sentence; the tiles are of the type it is about.
phrase-things = { $homes ->
    [0] { $tiles ->
        [one] One more tile
       *[other] { $tiles } more tiles
      }
   *[other] { $tiles ->
        [0] { $lots }
        [one] { $lots } and one more tile
       *[other] { $lots } and { $tiles } more tiles
      }
  }
# Of $homes buildings.
phrase-lie = { $homes ->
    [one] is
   *[other] are
  }
# The end of a list.
phrase-and = { $first } and { $last }

## What a trade does for me

phrase-finishes-mine = { phrase-things } would finish my { $shop }: { $money } more { phrase-years }.
phrase-grows-mine = { phrase-things } would make my { $shop } a business of { $size }: { $money } more { phrase-years }.
phrase-starts-mine = { phrase-things } would give me { $size } { $shop } side by side: { $money } more { phrase-years }.
phrase-earns-me = It brings me { $money } more { phrase-years }.
phrase-collects-mine = I am collecting { $shop }.
phrase-beside-mine = { $lots } { phrase-lie } next to mine.
phrase-spare = I can do without { $wares }.

## What it does for you

phrase-finishes-yours = { phrase-things } would finish your { $shop }: { $money } more { phrase-years }.
phrase-grows-yours = { phrase-things } would make your { $shop } a business of { $size }: { $money } more { phrase-years }.
phrase-starts-yours = { phrase-things } would give you { $size } { $shop } side by side: { $money } more { phrase-years }.
phrase-earns-you = It brings you { $money } more { phrase-years }.
phrase-collects-yours = You are collecting { $shop }.
phrase-beside-yours = { $lots } { phrase-lie } next to yours.
phrase-costs-you-nothing = It costs you no income.
phrase-favour = It would be a favour: it costs you nothing.

## Against it, and the price

phrase-costs-me = It would cost me { $money } { phrase-years }.
phrase-brings-me = It brings me only { $money } { phrase-years }.
phrase-unproved = I’ll count on a promise of yours once you’ve kept one.
phrase-wants = I want at least { $money } for it.
phrase-pays = I’ll pay at most { $money }.
phrase-better = Add { $money } and it’s a deal.

## Answers to what somebody said

phrase-as-asked = You asked: that’s my price.
phrase-would-give = That’s what I’d give for it.
phrase-as-you-say = Fine by me.
phrase-lowered = All right, here’s a better price for you.
phrase-offer-stands = My offer stands.
phrase-last-price = That’s my last price.
phrase-offers-first = Answer the offers I’ve made you first.
phrase-make-offer = Make me an offer.
phrase-have-none = I don’t have { $wares }.
phrase-keeps = I’m keeping { $wares }.
phrase-no-use = I have no use for { $wares }.
phrase-too-little = That’s too little.
phrase-too-dear = That’s too expensive for me.
phrase-helps-you = That helps you more than me.
phrase-helps-you-win = That would help you win, not me.
phrase-cannot-pay = I can’t pay that.
phrase-not-swayed = Threats don’t change my price.
phrase-welcome = You’re welcome.

## To the table

phrase-hello = Hello, everyone.
phrase-good-luck = Good luck to you all.
phrase-let-us-trade = Come to me first: I’m here to trade.
phrase-thanks = Thank you, { $name }.
phrase-fair-trade = A fair trade, { $name }.
phrase-helps-both = That helps us both, { $name }.
phrase-pleasure = Always a pleasure to trade with you, { $name }.
phrase-well-traded = Nicely bargained, { $name }.
phrase-praise = { $name } now earns { $money } a year. We should keep an eye on that.
phrase-proud = My shops now earn { $money } a year.
phrase-waiting = We are all waiting for you, { $name }.
phrase-nothing-left = There’s nothing left for me to gain.
