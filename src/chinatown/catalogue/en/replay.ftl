### Watching a finished game again

playback-title = Replay
playback-link = Watch replay
playback-table = To the table
playback-lead = Open the record of a finished game and watch it again step by step, from any player’s point of view.
playback-from-home = Have the record of a finished game? Watch it again.
playback-choose = Choose a record file
playback-drop = or drop it anywhere on this page
playback-private = The server reads the file to prepare the replay and doesn’t keep it.
playback-controls = Replay controls
playback-start = To the start
playback-back = Back one step
playback-play = Play
playback-pause = Pause
playback-next = Forward one step
playback-end = To the end
playback-position = Position in the game
playback-step = Step { $number } of { $count }
playback-eyes = Point of view
playback-eyes-all = Everything
playback-eyes-public = Spectator
playback-jump = Jump to a round, trade or placement
playback-copy = Copy link to this moment
playback-copied = Link copied.
playback-missed = Missed trades
playback-keys = The left and right arrow keys step, Home and End go to the start and the end, the space bar plays and pauses, Page Up and Page Down change the round.

## What trades were worth

stories-about = Each figure is how much this trade changed what the player had at the end: the money in it and every income since, compared with a game in which only the player’s earlier trades are made and all build as they did. With what is left without any trade, a player’s figures add up to their final cash.
stories-rest = Without any trade:
