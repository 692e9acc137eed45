"""The first import of `bot.__main__`: until `enable_garbage_collector`, the garbage collector rests.

What is loaded stays. To look through it again and again takes a sixth of the time of a start.
"""

import gc

_was_enabled = gc.isenabled()
gc.disable()


def enable_garbage_collector() -> None:
    """Let the garbage collector work as before."""
    if _was_enabled:
        gc.enable()
