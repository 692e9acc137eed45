"""Memory that pictures took and no longer need is given back to the system."""

import ctypes
import subprocess
import sys

import pytest

from bot.operator.free_memory import release_memory, release_memory_in_thread

PICTURES, KILOBYTES = 400, 60
A_PROCESS = f"""
from bot.operator.free_memory import release_memory

def resident():
    lines = open("/proc/self/status").read().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))

pictures, staying = [], []
for _ in range({PICTURES}):
    pictures.append(bytearray({KILOBYTES} * 1024))
    staying.append(bytearray(1024))
pictures.clear()
before = resident()
release_memory()
print(before - resident())
"""
"""Prints how many kilobytes less it has, once what lies free between things that stay is given back."""


@pytest.mark.skipif(not hasattr(ctypes.CDLL(None), "malloc_trim"), reason="only glibc gives memory back when asked")
def test_what_lies_free_between_things_that_stay_is_given_back() -> None:
    told = subprocess.run([sys.executable, "-c", A_PROCESS], capture_output=True, text=True, check=True)
    assert int(told.stdout) > PICTURES * KILOBYTES / 4


async def test_where_no_library_can_do_it_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ctypes, "CDLL", lambda _: object())
    assert release_memory() is False
    await release_memory_in_thread()
