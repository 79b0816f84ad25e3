"""Tables in use: who sits and looks on there, and the game that is played.

registry     `Tables`: every table in use, loaded once, with its bots at work
table        `Table`: commands of one table: ask the rules, commit, then publish
lobby        sitting down, changing the table and starting; `host` lets the host's role pass on
arrangement  what may be changed about a table and its seats, from row to row
holding      which browsers hold which seats, from row to row
creation     a new table as a visitor wants it, checked and turned into rows
description  a table as visitors see it
live_game    a game in memory, as its log made it
clocks       the trade clock and the time limits of offers; `alarm` rings for both
mutes        whose talk and offers a seat does not want
rate_limit   how often a seat may offer and speak
refusals     what was refused lately, for commands that are sent again
subscribers  everyone who looks on, and the updates they get
connection   one socket of one viewer
"""
