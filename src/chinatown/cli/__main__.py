"""`python -m chinatown.cli` is the command `chinatown`."""

from chinatown.cli import main

main()
