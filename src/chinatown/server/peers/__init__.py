"""What several server processes on one database tell each other, so that any serves any table.

messages     what is told of a table
peers        `Peers`, and `NoPeers` of a process that is the only one
redis_peers  through Redis: what is told, who lives, and which process leads which table
scripts      what Redis does at once, in Lua

The database alone holds what must last. What is told through Redis only spares the others looking
there: whoever misses something reads it in the log.
"""
