"""The file of a store in which nothing happened yet: tests copy it, since to make one takes a tenth of a second."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.store import Store


def lay(path: Path) -> Path:
    """Put an empty bot where no file is yet; return the path."""
    if not path.exists():
        path.touch(mode=0o600)
        path.write_bytes(_empty())
    return path


@cache
def _empty() -> bytes:
    """Return what the file holds, made once for all tests of a process."""
    with TemporaryDirectory() as folder, ThreadPoolExecutor(1) as elsewhere:  # where no event loop is running
        path = Path(folder) / "parlour.db"
        elsewhere.submit(asyncio.run, shape(str(path))).result()
        return path.read_bytes()


async def shape(url: str) -> None:
    """Bring a database to its shape."""
    await (await Store.open(url)).close()
