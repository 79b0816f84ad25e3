### What bots from outside the program did wrong in simulations and tournaments.
###
### $bot is a kind of bot as it was asked for, $detail a code or what the bot wrote.

outside-illegal = { $bot }: { $count ->
    [one] one action was against the rules
   *[other] { $count } actions were against the rules
  }, first in game { $game }, round { $round }: { $detail }. The simplest action was done instead.
outside-unreadable = { $bot }: { $count ->
    [one] one answer could not be read
   *[other] { $count } answers could not be read
  }, first in game { $game }, round { $round }: { $detail }. The simplest action was done instead.
outside-late = { $bot }: { $count ->
    [one] one answer came too late
   *[other] { $count } answers came too late
  }, first in game { $game }, round { $round }. The simplest action was done instead.
outside-no-action = { $bot }: { $count ->
    [one] once there was no action where the game waited for one
   *[other] { $count } times there was no action where the game waited for one
  }, first in game { $game }, round { $round }. The simplest action was done instead.
outside-too-many-actions = { $bot }: { $count ->
    [one] in one phase there were too many actions
   *[other] in { $count } phases there were too many actions
  }, first in game { $game }, round { $round }. The seat passed to the end of the phase.
outside-ended = { $bot }: the program ended early in { $count ->
    [one] one game
   *[other] { $count } games
  }, first in game { $game }, round { $round }, with status { $detail }. The seat passed to the end of the game.
outside-flood = { $bot }: the program wrote too much in { $count ->
    [one] one game
   *[other] { $count } games
  }, first in game { $game }, round { $round }. The seat passed to the end of the game.
outside-given-up = { $bot }: too many faults in { $count ->
    [one] one game
   *[other] { $count } games
  }, first in game { $game }, round { $round }. The seat passed to the end of the game.
