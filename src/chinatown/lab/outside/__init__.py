"""Bots from outside the program: `module:Class` in Python, `exec:COMMAND` in anything else.

Each plays a seat of one game in a process of its own, so that it sees nothing but what it is sent,
can be stopped, and remembers nothing from game to game (docs/your-bot.md).

    kinds       which kinds of bots are outside ones, and how their programs are started
    messages    what they are sent, and how their answers are read
    process     a program of its own, its lines and its end
    keeper      the small process between that ends with this one whatever happens
    python_host runs a Python class as such a program
    outside_bot the player that asks such a program, and what is done where it fails
    errors      what can be wrong with one
"""
