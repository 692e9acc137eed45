"""What processes send of themselves stays under Discord's limit together; a proxy that keeps it lets each go on."""

from pathlib import Path
from typing import Any

import pytest

from bot.store import Shards, Store
from bot.ui.connection.rate_limit import REQUESTS_PER_SECOND
from bot.ui.parlour_client import ParlourClient
from tests.empty_house import lay


@pytest.mark.parametrize(
    ("shards", "more", "per_second"),
    [
        (None, {}, REQUESTS_PER_SECOND),
        (Shards(0, 0, 4), {}, REQUESTS_PER_SECOND / 4),
        (Shards(1, 3, 4), {"proxied": False}, REQUESTS_PER_SECOND * 3 / 4),
        (Shards(0, 0, 4), {"proxied": True}, REQUESTS_PER_SECOND),
    ],
)
async def test_processes_divide_the_requests_of_a_second_unless_a_proxy_does(
    tmp_path: Path, shards: Shards | None, more: dict[str, Any], per_second: float
) -> None:
    store = await Store.open(str(lay(tmp_path / "parlour.db")))
    async with ParlourClient(store, shards=shards, **more) as parlour:
        assert 1 / parlour._crew.rate_limit._step == pytest.approx(per_second)
        part = (None, None) if shards is None else ([*shards.numbers], shards.count)
        assert (parlour.shard_ids, parlour.shard_count) == part
    await store.close()
