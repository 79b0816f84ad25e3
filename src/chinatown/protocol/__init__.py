"""What one viewer may know of a game, as messages: its view, its events, and updates of both.

Browsers, outside bots, pages of replays and research environments all read this one encoding. It
sees views and visible events, never a State, so it can reveal nothing. Buildings are numbers, shop
types names, players seats, money integer dollars.

    position   the messages of a view: `GameView` and its sections
    editions   an edition and the map as messages
    sections   how each section is made from a view
    encoder    `ViewEncoder`: a view as messages, and which sections of it changed
    updates    `Update`: what happened together with the sections that changed
    bot_lines  what bots outside the program are sent, and answer
    base       what all messages share
"""
