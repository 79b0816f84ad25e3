### Composing a trade: what lies on the scale, what each party gets, offers and log lines as rows.
###
### Names of players come in $name and $other; money in $money, $now and $total; things in $item and
### $items; buildings in $lot. $count is a number; choices are "yes" or "no".

## What lies on the scale

money-of = { $me ->
    [yes] Money you give
   *[no] Money from { $name }
  }
more-terms = More
more-terms-of = { $me ->
    [yes] More that you can give
   *[no] More that { $name } can give
  }
goes-to-whom = { $me ->
    [yes] goes to you
   *[no] goes to { $name }
  }
# What each party gets, with what it changes.
# $now is the change of the next income, $total that of all of them and of cash.
effect-short = income { $now } · in all { $total }
effect-short-none = no change
effect-short-last = in all { $total }

## Offers and the log in rows

# The word before a trade in chips; the sign of whoever does it stands before it.
row-offer = offers
row-counter = counters
row-secret-offer = offers in secret
row-secret-counter = counters in secret
row-trade = Trade
row-secret-trade = Trade in secret
row-promise = promises “{ $text }”

## Standing instructions

instructions = Your standing instructions
instruction-title = Standing instruction
instruction-about = The table agrees in your place to any offer this good in this round. Nobody else sees it.
instruction-gives = I give at most
instruction-seeks = I get at least
instruction-send = Agree to such offers
instruction-at-least = for { $money } or more
instruction-at-most = for { $money } or less
instruction-agreed = you agree

## Asking

what-for = What for this?
what-for-about = Call out to the table and ask what they would want for it
ask-all = Ask all
ask-all-about = Make it a call to the table, which anyone may answer

## Who could help

helpers-ask = Who could help?
helpers-about = Look for exchanges between two or three players that bring you this and help all of them
helpers-searching = Looking …
helpers-title = Who could help
helpers-use = Put this on the scale; nothing is offered yet
helpers-gain = about { $money }
helpers-none = There seems to be no exchange between two or three players that helps all of them.

## Keys

keys-title = Keys
keys-on = Single keys work
keys-about = They do nothing while you type. Turn them off if they get in the way of a screen reader or of speech.
key-new = New offer
key-done = Done, or keep trading
key-next = Next offer that waits for you
key-agree = Agree to the offer you are on
key-counter = Counter it
key-refuse = Refuse it
key-undo = Undo the last change to your draft
key-say = Say something
key-help = Menu and keys

## The same to several players

# $count: how many players get it, two or more.
same-to = The same to
same-to-about = Each of them gets an offer of their own. What you have only once goes to whoever agrees first.
send-several = Offer to { $count }

## Buildings to choose from without the map

lots-of-district = District { $district }
# What a building stands beside: buildings of the reader's, or of the player who would get it.
lot-beside = { $mine ->
    [yes] { $count ->
        [one] next to your building { $lots }
       *[other] next to your buildings { $lots }
      }
   *[no] next to { $lots } ({ $name })
  }
