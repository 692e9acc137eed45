"""The bot as a process that draws nothing, for tests that start it again and again: python -m tests.undrawn_bot."""

import sys

from bot.__main__ import main
from tests.undrawn import nothing_drawn

if __name__ == "__main__":
    with nothing_drawn():
        sys.exit(main())
