"""Memory that pictures took and no longer need is given back to the system."""

import ctypes
from pathlib import Path

import pytest

from bot.operator.free_memory import give_back, give_back_beside

PICTURES, KILOBYTES = 400, 60


def resident() -> int:
    """Return the resident memory of this process in kilobytes."""
    lines = Path("/proc/self/status").read_text("utf-8").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


@pytest.mark.skipif(not hasattr(ctypes.CDLL(None), "malloc_trim"), reason="only glibc gives memory back when asked")
async def test_what_lies_free_between_things_that_stay_is_given_back() -> None:
    pictures, staying = list[bytearray](), list[bytearray]()
    for _ in range(PICTURES):
        pictures.append(bytearray(KILOBYTES * 1024))
        staying.append(bytearray(1024))
    pictures.clear()
    before = resident()
    await give_back_beside()
    assert before - resident() > PICTURES * KILOBYTES / 2
    assert len(staying) == PICTURES


def test_where_no_library_can_do_it_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ctypes, "CDLL", lambda _: object())
    assert give_back() is False
