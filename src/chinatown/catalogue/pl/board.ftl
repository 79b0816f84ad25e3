### The drawn board: what it is called, and what is said about each lot.
###
### $building is a number as text, $name a player's name, $shop the name of a shop type, $size and
### $maximum are numbers. Choices ($mine, $finished) are "yes" or "no".

board-map = Plan miasta: 85 budynków w sześciu przecznicach
board-building = Budynek { $building }
board-free = wolny
board-empty = jeszcze bez sklepu
board-owner = { $mine ->
    [yes] twój
   *[no] { $name }
}
board-business = { $shop }: { $size } z { $maximum }{ $finished ->
    [yes] , ukończone
   *[no] {""}
}

## The shop types beside the board

board-shops = Typy sklepów
board-shop-size = { $shop }, pełny rozmiar: { $maximum }

## What a lot is marked as

board-mark-dealt = masz jego kartę
board-mark-kept = zatrzymujesz go
board-mark-legal = tu możesz budować
board-mark-planned = w planie: { $shop }
board-mark-picked = wybrany
board-mark-offered = do oddania
board-mark-wanted = do zdobycia
board-mark-asked = w ofercie, która czeka na ciebie
board-mark-moved = właśnie się zmienił

# Names of streets as they are written on the map, where there is room for about 20 letters: made up for this game.
street-main = Zimorodkowa
street-0 = Śliwowa
street-1 = Dzwonna
street-2 = Kurtynowa
street-3 = Nabrzeże Czapli
street-4 = Lampionowa
street-5 = Tramwajowa
