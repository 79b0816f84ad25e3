"""Players that keep cards, bargain and build, seeing only what a player sees."""
