"""`python -m saloon.cli` is the command `saloon`."""

from saloon.cli import main

main()
