"""What strangers may use of the server, so that it goes on for everybody else.

`numbers` has the limits, `meters` counts against them, `gate` asks them for each socket, request
and table, and `patient` limits connections before anything has been read from them.
"""
