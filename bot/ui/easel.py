"""The one thread in which screens are composed and their pictures drawn.

Drawing holds Python's lock nearly all the time: in several threads it is no faster, and the event loop waits longer.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")
_EASEL = ThreadPoolExecutor(1, "easel")


async def composed(make: Callable[[], T]) -> T:
    """Return what is made at the easel, one thing after the other."""
    return await asyncio.get_running_loop().run_in_executor(_EASEL, make)
