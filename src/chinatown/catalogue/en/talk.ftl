### The bargaining table in the browser: offers and calls, talk, what trades bring, their stories.
###
### Names of players come in $name, $other and $names (a list); money in $money, $now and $total;
### shop types in $shop, buildings in $lot. $count is a number; choices are "yes" or "no".

## Offers

title-offers = { $count ->
    [one] • An offer for you – { $title }
   *[other] • { $count } offers for you – { $title }
  }
new-version = new version
offer-time-left = Time left for this offer
offer-gone-building = No longer possible: building { $lot } has changed hands
offer-gone-tiles = No longer possible: the { $shop } tiles are gone
# $by tells whether it is known who refused, $given whether there is a reason.
offer-refused-by = { $by ->
    [yes] Refused by { $name }
   *[no] Refused
  }{ $given ->
    [yes] : “{ $reason }”
   *[no] { "" }
  }
change-offer = Change
change-title = New version of your offer
send-change = Offer this instead
repeat-to = Repeat to …
time-limit = How long the offer stands
# $count seconds; 0 is no limit.
limit-seconds = { $count ->
    [0] no time limit
   *[other] { $count } seconds
  }
limit-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
  }
item-elsewhere = also in another offer of yours
change-added = new:
change-changed = changed:
change-removed = no longer:
conversation = Offers and counter-offers
conversation-before = Before ({ $count })
remark = A remark on this offer
remark-text = Remark to all who see it

## What a trade brings

# $now is the change of the next income, $total that of all of them and of cash.
# $count rounds are still to be paid; the last of them is this one where it is 1.
effect = { $count ->
    [one] income { $now }; with cash { $total }
   *[other] this round { $now }; over { $count } rounds, with cash, { $total }
  }
effect-none = no change in income or cash
effects = Show gains
effects-about = Whether the table shows what an offer would do to income.
effects-off = to nobody
effects-mine = to each their own
effects-everyone = everyone’s to everyone
effects-chip-off = gains not shown
effects-chip-mine = only your own gains shown
effects-chip-everyone = everyone’s gains shown

## Calls to the table

calls = Calls to the table
new-call = Call to the table
call-title = Call to the table
call-drop = Put the call away
call-seeks = I’m looking for
call-gives = I give
call-card-seeks = Looks for
call-card-gives = Gives
call-text = In words (optional)
call-first = Goes to whoever agrees first
call-first-short = first to agree
send-call = Call out
call-by = { $me ->
    [yes] Your call
   *[no] { $name } calls
  }
end-call = End the call
call-over = This call is over
take-call = Take it
answer-call = Answer
answer-title = Answer to { $name }’s call
answers-to-call = Answers to your call
add-tile-of = + tile
last-offers = Last offers!
last-offers-about = Tell everyone that trading is about to end

## Talk

chat = Say something
open-talk = { $count ->
    [0] Talk
    [one] Talk: 1 new line
   *[other] Talk: { $count } new lines
  }
say = Say
to-all = everyone
to-whom = Who hears it
say-to-all = Say to everyone
say-or-offer = Say or offer
whisper-to = Only { $names } will hear
whisper = whispered
say-as-offer = Turn these words into an offer
offer-hint = Enter turns an offer into a draft. Nothing is offered until you say so.
which-offer = Which of these do you mean?
say-plainly = Just say it
characters-left = { $count ->
    [0] No more characters
    [one] 1 character left
   *[other] { $count } characters left
  }
reactions = Reactions
react-yes = Yes
react-no = No
react-thanks = Thanks
react-laugh = Funny
react-wow = Wow
react-hurry = Hurry up
react-think = Thinking
react-agreed = Agreed
hidden-players = You don’t see the talk and offers of { $names }.
filter-all = All
filter-talk = Talk
filter-happened = Events
filter-trades = Trades
filter-income = Building and income
log-part = Which part of the log
log-of-all = everyone
log-times = Show when each thing happened
mute-about = Talk and offers that you do not want to see
mute = Hide { $name }
unmute = { $name } is hidden
report-somebody = Report somebody
log-earlier = Show what came before
keys = Keys: / to say something, Ctrl+Enter to offer what you wrote, arrow keys to move from lot to lot on the map.
offer-cash = Your cash: put some on the scale
ask-before-loss = Ask me before I agree to a trade the table counts as a loss
sound = Play a soft sound when an offer is waiting for me
vibration = My phone vibrates when something is asked of me
# The sounds of the game, in the menu, and how loud they are.
sounds = Sounds of the game: cards, tiles, money, talk
volume = Volume

## What was agreed, and what came of it

ledger = Owed and promised
# $money has a sign: what a trade brought $name over the rest of the game.
worth = { $name } { $money }
# $then is what it had brought when the round of the trade was over.
worth-then = { $name } { $money } ({ $then } when its round ended)
story-steps = How it came about ({ $count })
show-stories = The story of every trade
no-stories = No trades yet.
