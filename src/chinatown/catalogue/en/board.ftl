### The drawn board: what it is called, and what is said about each lot.
###
### $building is a number as text, $name a player's name, $shop the name of a shop type, $size and
### $maximum are numbers. Choices ($mine, $finished) are "yes" or "no".

board-map = Map of the city: 85 buildings in six districts
board-building = Building { $building }
board-free = free
board-empty = no shop yet
board-owner = { $mine ->
    [yes] yours
   *[no] { $name }
}
board-business = { $shop } { $size } of { $maximum }{ $finished ->
    [yes] , finished
   *[no] {""}
}

## The shop types beside the board

board-shops = Shop types
board-shop-size = { $shop }, finished at { $maximum }

## What a lot is marked as

board-mark-dealt = dealt to you
board-mark-kept = you keep it
board-mark-legal = you can build here
board-mark-planned = { $shop } planned
board-mark-picked = picked
board-mark-offered = offered
board-mark-wanted = wanted
board-mark-asked = in an offer that waits for you
board-mark-moved = just changed

# Names of streets as they are written on the map, where there is room for about 20 letters: made up for this game.
street-main = Kingfisher Street
street-0 = Plum Tree Row
street-1 = Bell Tower Lane
street-2 = Curtain Street
street-3 = Heron Wharf
street-4 = Lantern Row
street-5 = Tram Hill
