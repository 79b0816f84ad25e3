### Looking back at a finished game

replay-title = Look back
replay-link = Look back
replay-lead = Open the record of a finished game and play it again, move by move, through anybody’s eyes.
replay-choose = Choose a record file
replay-drop = or drop it anywhere on this page
replay-private = The file is read for this page only; nothing of it is kept.
replay-controls = Moving through the game
replay-start = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-end = To the end
replay-position = Position in the game
replay-step = Step { $number } of { $count }
replay-eyes = Whose eyes
replay-eyes-all = Everything
replay-eyes-public = A spectator
replay-jump = Jump to
replay-jump-none = A round, trade or placement …
replay-copy = Copy a link to this moment
replay-copied = The link is copied.
replay-keys = Arrow keys step, Home and End go to the ends, the space bar plays and pauses, Page Up and Page Down change the round.
