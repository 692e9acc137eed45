"""The games on the command line: python -m games list | simulate | replay | verify | bench."""

import sys

from games.cli import main

if __name__ == "__main__":
    sys.exit(main())
