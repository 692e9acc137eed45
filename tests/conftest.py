"""What all tests share: property tests draw the same examples every time and are not held to a deadline."""

import gc
import os
import sys
import tempfile
from collections.abc import Generator

import pytest
from hypothesis import settings

from tests import processor, shares, skips
from tests.given_variables import check_given_variables
from tests.library_caches import add_caches

# Tests start the bot again and again, and are rewritten by pytest: all would else be compiled each time.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False
# Tests replace parts of the rules, which compiled ones do not notice; make compiled-test asks for those.
os.environ.setdefault("PARLOUR_INTERPRETED", "1")

check_given_variables()
settings.register_profile("parlour", deadline=None, derandomize=True, database=None, max_examples=60)
settings.load_profile("parlour")
add_caches()


RAM = "/dev/shm"  # noqa: S108  where Linux keeps files that are gone after a restart
ROOM = 2 << 30
"""Bytes that must be free there, or files of tests go to the disk."""


def _is_ram_usable() -> bool:
    """Tell whether there is a file system in memory with enough room, from which programs may be started."""
    try:
        found = os.statvfs(RAM)
    except (OSError, AttributeError):
        return False
    may_run = not found.f_flag & os.ST_NOEXEC and not found.f_flag & os.ST_RDONLY
    return may_run and found.f_bavail * found.f_frsize >= ROOM and os.access(RAM, os.W_OK | os.X_OK)


# Databases that are gone after a test need no disk, on which each write would wait; nobody's own choice is overruled.
if "TMPDIR" not in os.environ and _is_ram_usable():
    os.environ["TMPDIR"] = RAM
    tempfile.tempdir = None


SELDOM = (200_000, 20, 20)
"""How seldom the garbage collector looks through what tests made: usually it does after each 700 objects."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Take how many of the best tests are named."""
    parser.addoption(processor.OPTION, type=int, metavar="N", help="name the N dearest files and tests")


def pytest_configure(config: pytest.Config) -> None:
    """Count skips, and measure tests where that is asked for; without an atlas, let no bot build one."""
    if not hasattr(config, "workerinput"):
        _leave_out_missing_atlas()
    config.pluginmanager.register(skips)
    shares.register(config)
    if lines := config.getoption(processor.OPTION):
        config.pluginmanager.register(processor.Meter())
        config.pluginmanager.register(processor.Bill(lines))


def _leave_out_missing_atlas() -> None:
    """Let nobody draw sprites ahead if they were not drawn, as `make test` does: it takes as long as many tests."""
    from bot.pictures.painting import atlas, sprites  # noqa: PLC0415  only in one process, not in all workers

    if atlas.open_atlas(atlas.BUILT) is None:
        os.environ["PARLOUR_ATLAS"] = "off"
        sprites.WITHOUT_ATLAS = True  # the environment was read already


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Let the garbage collector skip what was collected: six thousand tests stay, and to look through takes long."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.collect()
        gc.freeze()
        gc.set_threshold(*SELDOM)
        gc.enable()
