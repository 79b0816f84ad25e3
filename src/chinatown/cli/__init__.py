"""The command `chinatown`."""
