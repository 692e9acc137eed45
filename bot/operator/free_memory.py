"""Gives memory that is free back to the system: pictures come and go, and the C library keeps what they took."""

import asyncio
import ctypes


def give_back() -> bool:
    """Give back the free pages of all heaps; tell whether there were any. Only glibc can do it."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    return bool(trim and trim(0))


async def give_back_beside() -> None:
    """Do so without anybody waiting for it."""
    await asyncio.to_thread(give_back)
