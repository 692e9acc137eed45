"""What the store says when it fails gives nothing away."""

import traceback
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.store import Store, StoreUnavailable
from games.engine import new_seed


async def test_an_error_of_the_database_shows_no_value_that_was_to_be_written(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'parlour.db'}")
    try:
        # Drawn here: a traceback also shows the lines of this test.
        secret = new_seed().hex()
        with pytest.raises(StoreUnavailable) as caught:
            async with store._database.writing() as connection:
                await connection.execute(text("INSERT INTO nowhere VALUES (:snapshot)"), {"snapshot": secret})
        told = "".join(traceback.format_exception(caught.value))
        assert "nowhere" in told
        assert secret not in told
    finally:
        await store.close()
