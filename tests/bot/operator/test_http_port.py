"""The port on loopback: /healthz tells whether people can play, /metrics the figures."""

import asyncio
import json
import math
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

import aiohttp
import pytest
from prometheus_client import generate_latest

from bot import measurements
from bot.error_codes import ResourceError
from bot.operator import metrics
from bot.operator.http_port import run_http_server
from bot.settings import Settings
from bot.store import StoreUnavailable
from bot.store.upkeep.backups import make_rotating_backup
from bot.ui.connection.request_metrics import normalize_route
from bot.version import VERSION
from tests.e2e.house import house
from tests.postgres import Server


async def seen(port: int, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}{path}") as answer:
        return answer.status, await answer.text()


async def test_a_house_where_people_can_play_is_healthy(tmp_path: Path, unused_tcp_port: int) -> None:
    async with house(tmp_path, "health") as home, run_http_server(home.parlour, unused_tcp_port):
        await home.parlour.on_resumed()
        status, text = await seen(unused_tcp_port, "/healthz")
        works = dict.fromkeys(("gateway", "clock", "store", "delivery"), True)
        assert (status, json.loads(text)) == (
            200,
            works | {"backlog": 0, "stuck": 0, "behind": 0, "second_copy": False},
        )


@pytest.mark.allow_hosts(["127.0.0.1", "127.0.0.2"])
async def test_it_opens_on_this_machine_alone(tmp_path: Path, unused_tcp_port: int) -> None:
    """Another address of this machine, such as the one by which others reach it, gets no answer."""
    async with house(tmp_path, "loopback") as home, run_http_server(home.parlour, unused_tcp_port):
        with pytest.raises(ConnectionRefusedError):
            await asyncio.open_connection("127.0.0.2", unused_tcp_port)


@pytest.mark.parametrize("part", ["gateway", "clock", "store"])
async def test_what_does_not_work_is_named(
    tmp_path: Path, unused_tcp_port: int, part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(_key: str) -> str:
        raise StoreUnavailable("away")

    async with house(tmp_path, "ill") as home, run_http_server(home.parlour, unused_tcp_port):
        if part == "gateway":
            await home.parlour.on_disconnect()
        elif part == "clock":
            monkeypatch.setattr(home.parlour, "is_clock_working", lambda within: False)
        else:
            monkeypatch.setattr(home.parlour.tables.store, "get_stored_value", away)
        status, text = await seen(unused_tcp_port, "/healthz")
    assert status == 503
    assert f'"{part}": false' in text


@pytest.mark.parametrize(("unshown", "status"), [(20, 200), (21, 503)])
async def test_a_house_that_shows_hardly_anything_is_not_healthy(
    tmp_path: Path, unused_tcp_port: int, unshown: int, status: int
) -> None:
    async with house(tmp_path, "behind") as home, run_http_server(home.parlour, unused_tcp_port):
        await home.parlour.on_resumed()
        showing = home.parlour.delivery._workers
        held_up = asyncio.Event()

        async def never(_table: int) -> None:
            await held_up.wait()

        showing._job = never
        for table in range(unshown):
            showing.enqueue_table(1000 + table)
        assert (await seen(unused_tcp_port, "/healthz"))[0] == 200, "what is only just due is not late"
        showing._since = {table: home.parlour.tables.clock.now() - timedelta(seconds=61) for table in showing._since}
        answered, told = await seen(unused_tcp_port, "/healthz")
        held_up.set()
    assert (answered, f'"behind": {unshown}' in told) == (status, True)


@pytest.mark.allow_hosts(["127.0.0.1", "127.0.0.2"])
async def test_it_opens_where_the_setting_says(tmp_path: Path, unused_tcp_port: int) -> None:
    """As in a container, where 127.0.0.1 is nobody else's."""
    async with house(tmp_path, "open") as home, run_http_server(home.parlour, unused_tcp_port, "127.0.0.2"):
        _, writer = await asyncio.open_connection("127.0.0.2", unused_tcp_port)
        writer.close()


async def test_an_address_that_is_not_of_this_machine_is_named_with_its_setting(
    tmp_path: Path, unused_tcp_port: int
) -> None:
    async with house(tmp_path, "foreign") as home:
        with pytest.raises(ResourceError, match="HEALTH_HOST"):
            async with run_http_server(home.parlour, unused_tcp_port, "192.0.2.1"):
                pass


async def test_clicks_tables_and_memory_are_counted(tmp_path: Path, unused_tcp_port: int) -> None:
    async with house(tmp_path, "figures") as home, run_http_server(home.parlour, unused_tcp_port):
        opened = await home.person("Ann").slash("play", game="gobblestones")
        assert opened.message is not None
        await home.person("Bob").click(opened.message, "Join")
        await home.parlour.delivery.wait_until_settled()
        status, text = await seen(unused_tcp_port, "/metrics")
    measurements = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert status == 200
    assert measurements['parlour_clicks_total{verb="join"}'] == "1.0"
    assert measurements['parlour_answer_seconds_count{verb="join"}'] == "1.0"
    assert measurements['parlour_tables{game="gobblestones",status="lobby"}'] == "1.0"
    assert measurements["parlour_backlog"] == "0.0"
    assert float(measurements["process_resident_memory_bytes"]) > 0


async def test_what_the_house_does_is_measured(tmp_path: Path, unused_tcp_port: int) -> None:
    settings = Settings(_env_file=None, database_url=str(tmp_path / "parlour.db"))
    async with house(tmp_path, "measured") as home, run_http_server(home.parlour, unused_tcp_port, settings=settings):
        ann = home.person("Ann")
        opened = await ann.slash("play", game="gobblestones")
        assert opened.message is not None
        bob = home.person("Bob")
        await bob.click(opened.message, "Join")
        await home.parlour.delivery.wait_until_settled()
        for person in (bob, ann):
            await person.click(opened.message, "Start")
        await home.parlour.delivery.wait_until_settled()
        make_rotating_backup(
            tmp_path / "parlour.db", settings.nightly_backup_folder, 7, datetime(2030, 1, 1, tzinfo=UTC)
        )
        await home.parlour.on_disconnect()
        _, text = await seen(unused_tcp_port, "/metrics")
    told = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    measurements = {name: float(value) for name, value in told.items()}
    assert any(name.startswith('parlour_build_info{discord_py="2') and VERSION in name for name in measurements)
    assert measurements['parlour_refusals_total{code="host-starts"}'] == 1
    assert measurements['parlour_connections_total{change="lost"}'] == 1
    for name in (
        'parlour_requests_total{route="POST /interactions/ID/TOKEN/callback",status="200"}',
        "parlour_shown_seconds_count",
        "parlour_rate_limit_seconds_count",
        'parlour_store_seconds_count{kind="read"}',
        'parlour_store_seconds_count{kind="write"}',
        "parlour_database_bytes",
        "parlour_started_timestamp_seconds",
    ):
        assert measurements[name] > 0, name
    assert (measurements["parlour_shards"], measurements["parlour_shards_up"], measurements["parlour_servers"]) == (
        1,
        1,
        1,
    )
    assert measurements["parlour_last_backup_timestamp_seconds"] == datetime(2030, 1, 1, tzinfo=UTC).timestamp()
    assert measurements["parlour_last_night_timestamp_seconds"] == 0


async def test_a_database_on_a_server_has_a_size_and_no_copies_that_could_be_too_old(
    tmp_path: Path, unused_tcp_port: int, postgres: Server
) -> None:
    url = postgres.house()
    settings = Settings(_env_file=None, database_url=url)
    async with (
        house(tmp_path, "server", url=url) as home,
        run_http_server(home.parlour, unused_tcp_port, settings=settings),
    ):
        _, text = await seen(unused_tcp_port, "/metrics")
    told = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert float(told["parlour_database_bytes"]) > 100_000
    assert math.isnan(float(told["parlour_last_backup_timestamp_seconds"]))


async def test_how_late_the_event_loop_is_and_how_long_goblins_think_is_measured(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(metrics, "LAG_INTERVAL", 0.001)
    measured = metrics.Metrics()
    async with measured.collect_metrics():
        measurements.record_metric("thinking", 0.2, "gobblestones", "old")
        await asyncio.sleep(0.05)
    measurements.record_metric("thinking", 0.2, "gobblestones", "old")
    text = generate_latest(measured._registry).decode()
    assert 'parlour_thinking_seconds_count{game="gobblestones",level="old"} 1.0' in text, "nobody listens any more"
    assert "parlour_loop_lag_seconds_count 0.0" not in text


def test_what_only_the_window_needs_is_not_loaded_where_no_port_is_set() -> None:
    unwanted = ("bot.operator.http_port", "prometheus_client")
    asked = f"import sys, bot.__main__; sys.exit(any(name in sys.modules for name in {unwanted}))"
    assert subprocess.run([sys.executable, "-c", asked], check=False).returncode == 0


async def test_a_port_in_use_is_named_with_its_setting(tmp_path: Path, unused_tcp_port: int) -> None:
    async with house(tmp_path, "port") as home, run_http_server(home.parlour, unused_tcp_port):
        with pytest.raises(ResourceError, match="HEALTH_PORT"):
            async with run_http_server(home.parlour, unused_tcp_port):
                pass


async def test_requests_that_discord_refuses_as_too_many_are_counted_by_their_kind(
    tmp_path: Path, unused_tcp_port: int
) -> None:
    async with house(tmp_path, "limited") as home, run_http_server(home.parlour, unused_tcp_port):
        opened = await home.person("Ann").slash("help")
        assert opened.message is not None
        home.sandbox.faults.rate_limit("POST */messages")
        channel = home.parlour.get_partial_messageable(int(opened.message.channel_id))
        await channel.send("hello")
        _, text = await seen(unused_tcp_port, "/metrics")
    assert [line for line in text.splitlines() if line.startswith("parlour_rate_limited_total")] == [
        'parlour_rate_limited_total{route="POST /channels/ID/messages"} 1.0'
    ]


@pytest.mark.parametrize(
    ("path", "route"),
    [
        ("/api/v10/webhooks/12/hush-hush/messages/@original", "/webhooks/ID/TOKEN/messages/@original"),
        ("/api/v10/interactions/12/hush-hush/callback", "/interactions/ID/TOKEN/callback"),
    ],
)
def test_the_kind_of_a_request_tells_no_token(path: str, route: str) -> None:
    assert normalize_route("POST", path) == f"POST {route}"
