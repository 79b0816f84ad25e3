### What teaches at the table: what businesses pay, what lots and cards would be worth, and why.
###
### $building and $lot are numbers as text, $shop the name of a shop type, $money a sum of money, $size,
### $was, $maximum and $count are numbers. $more is "yes" or "no".

## The shop types beside the board

hint-legend = Income a year by size, in thousands
hint-shop-pays = { $shop }, finished at { $maximum }. Pays by size: { $money }

## A lot on the board

hint-pays = { $more ->
    [yes] pays { $money } a year, with one shop more { $next }
   *[no] pays { $money } a year
}
hint-no-street = no street access: only to continue a business of yours beside it
# What a lot would be worth to the reader. $now and $total are sums of money, $now with its sign.
hint-lot = { $kind ->
    [grows] { $shop } { $was } → { $size }: up to { $now } a year
    [earns] up to { $now } a year
   *[hope] worth about { $total } by the end
}

## The cards to keep

hint-card-closed = No street: only to continue a business beside it
hint-why-keep = Why { $keep } of { $all }?

## Links to the rules

hint-rules = Rules
hint-why = why this was refused
hint-rules-about = Rules: { $about }

## The first game, on the first page

hint-lesson = Learn by playing
hint-lesson-about = A guided first game: about ten minutes, and you can stop and go on whenever you like.
hint-lesson-start = Start the first game
hint-lesson-resume = Go on with the first game
hint-lesson-rules = Read the rules
