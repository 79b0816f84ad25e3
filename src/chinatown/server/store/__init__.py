"""The store of games: every row is durable before anyone hears of it.

A game is its log of actions. The unique key (game, number) is the only lock: whoever loses the race
for a number reads what came before and tries again (docs/server.md).

    rows        what is kept, as plain values
    store       `Store`: opens a database; its parts are `games`, `seats`, `mutes` and `log`
    proceedings what people settle beside the game
    writer      commits that the rows of many tables share
    database    the database's tables
    engine      opening and preparing a database; it syncs each commit to disk
    urls        database URLs, and how they may be shown
    sole_use    the lock that keeps a second server off a database
    migrations  bringing a database of an earlier version up to date
"""
