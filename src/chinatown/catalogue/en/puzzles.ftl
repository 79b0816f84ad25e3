### Puzzles: positions in which one trade is proven to earn most.

puzzles-lead = Positions from bots’ games, with everything on the table. In each of them one trade is proven to earn most: find it.
puzzles-today = Puzzle of the day
puzzles-number = Puzzle { $number }
puzzles-all = All puzzles
puzzles-not-there = There is no puzzle { $number }.
puzzles-solved = Solved
puzzles-solved-count = { $solved } of { $count } solved
puzzles-rating = Difficulty
puzzles-any = All
puzzles-easy = Easy
puzzles-medium = Medium
puzzles-hard = Hard
puzzles-open = Only unsolved ones
puzzles-none = No puzzle is left here.
puzzles-task = { $parties ->
    [2] Find the trade between two players that earns most this round.
    [3] Find the trade among three players that earns most this round.
   *[4] Find the trade among four players that earns most this round.
}
puzzles-about = What counts is how much the trade raises what businesses pay this round, if each player then builds what pays most. Cash plays no part.
puzzles-alone = { $money } without a trade
puzzles-tiles = Tiles of { $name }
puzzles-trade = Your trade
puzzles-how = Pick buildings on the board and tiles here, then choose who gets them. Pick a thing again to take it back.
puzzles-back = Take back: { $thing } from { $name } to { $other }
puzzles-give = Who gets what is picked
puzzles-give-to = Give to { $name }
puzzles-pick = Give to:
puzzles-picked = { $count ->
    [one] 1 thing picked. Give to:
   *[other] { $count } things picked. Give to:
}
puzzles-check = Check
puzzles-clear = Start over
puzzles-too-many = { $parties ->
    [2] Only two players may take part; in your trade there are { $count }.
    [3] Only three players may take part; in your trade there are { $count }.
   *[4] Only four players may take part; in your trade there are { $count }.
}
puzzles-overfull = { $name } would own more than 30 buildings, and nobody has more markers.
# Both are amounts such as +$30,000.
puzzles-result = { $gain } of { $best }.
puzzles-right = Solved: no other trade earns as much.
puzzles-wrong = There is a better one.
puzzles-income = { $name }: { $after } instead of { $before }
puzzles-show = Show solution
puzzles-hide = Back to my trade
puzzles-next = Next puzzle
# $gain is an amount such as +$30,000.
puzzles-solution = The solution: { $gain }
puzzles-prices = Fair prices
# $same is “yes” where $low is $high.
puzzles-price-pays = { $same ->
    [yes] { $name } pays { $low }
   *[no] { $name } pays { $low } to { $high }
}
puzzles-price-gets = { $same ->
    [yes] { $name } is paid { $low }
   *[no] { $name } is paid { $low } to { $high }
}
puzzles-price-either = { $name } pays up to { $low } or is paid up to { $high }
puzzles-prices-about = What each pays or gets on balance, such that no party and no part of them would earn more this round without the others.
puzzles-shares = If the whole table traded
puzzles-share = { $same ->
    [yes] { $name } gains { $low }
   *[no] { $name } gains { $low } to { $high }
}
puzzles-shares-about = What each can gain this round if all that there is to gain is divided such that no group would do better by itself: the core.
puzzles-missed = How often bots missed it
puzzles-missed-by = { $bot }: { $missed } of { $attempts }
