"""Releases free memory to the system (malloc_trim): pictures come and go, and the C library keeps what they took."""

import asyncio
import ctypes


def release_memory() -> bool:
    """Release free memory to the system (malloc_trim); tell whether there was any.

    Only glibc can do it.
    """
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    return bool(trim and trim(0))


async def release_memory_in_thread() -> None:
    """Release free memory in a thread, without anybody waiting for it."""
    await asyncio.to_thread(release_memory)
