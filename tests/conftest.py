"""What all tests share: property tests draw the same examples every time and are not held to a deadline."""

import gc
import os
import sys
from collections.abc import Generator

import pytest
from hypothesis import settings

from tests import processor, skips

# Tests start the bot again and again, and are rewritten by pytest: all would else be compiled each time.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False
# Tests replace parts of the rules, which compiled ones do not notice; make compiled-test asks for those.
os.environ.setdefault("PARLOUR_INTERPRETED", "1")

settings.register_profile("parlour", deadline=None, derandomize=True, database=None, max_examples=60)
settings.load_profile("parlour")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Take how many of the dearest tests are named."""
    parser.addoption(processor.OPTION, type=int, metavar="N", help="name the N dearest files and tests")


def pytest_configure(config: pytest.Config) -> None:
    """Count skips, and measure tests where that is asked for."""
    config.pluginmanager.register(skips)
    if lines := config.getoption(processor.OPTION):
        config.pluginmanager.register(processor.Meter())
        config.pluginmanager.register(processor.Bill(lines))


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Let the garbage collector skip what was collected: six thousand tests stay, and to look through takes long."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.collect()
        gc.freeze()
        gc.enable()
