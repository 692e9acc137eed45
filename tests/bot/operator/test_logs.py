"""The log: one line for each event at a table and each refusal, as text or JSON, and never a secret."""

import json
import logging
import sys
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.operator.logs import FORMATTERS_BY_NAME
from bot.sandbox import SeenMessage
from bot.store import Store
from bot.tables import Person, TableService, VirtualClock
from bot.tables.log_context import bind_click_to_log_context
from bot.tables.log_line import LogLine
from bot.ui.connection.permission_check import list_missing_permissions
from tests.e2e.house import House, house, labels
from tests.empty_house import lay


@pytest.fixture
def lines(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    caplog.set_level(logging.INFO)
    return caplog


def noted(lines: pytest.LogCaptureFixture) -> list[str]:
    return [str(record.msg) for record in lines.records if isinstance(record.msg, LogLine)]


async def test_a_table_is_noted_from_its_opening_to_its_end(tmp_path: Path, lines: pytest.LogCaptureFixture) -> None:
    store = await Store.open(str(lay(tmp_path / "parlour.db")))
    tables = TableService(store, VirtualClock())
    table = await tables.open_lobby("emerald_skulls", Person(7, "Ann"), guild_id=5, channel_id=6, language="en")
    await tables.start_match(table.id, 7)
    while (await tables.find_table(table.id)).status == "playing":
        table_view = await tables.load_view(table.id, 7)
        await tables.play_move(table.id, 7, str(table_view.legal[-1]))
    await tables.close_table(table.id, 7)
    await store.close()
    assert noted(lines) == [
        "opened table=1 game=emerald_skulls user=7 guild=5 channel=6",
        "started table=1 game=emerald_skulls seats=1 guild=5",
        "ended table=1 game=emerald_skulls seats=1 guild=5",
        "closed table=1 game=emerald_skulls seats=1 guild=5",
    ]
    assert "Ann" not in lines.text


async def test_what_is_refused_names_who_wanted_what(tmp_path: Path, lines: pytest.LogCaptureFixture) -> None:
    async with house(tmp_path, "refused") as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        opened = await ann.slash("play", game="gobblestones")
        assert opened.message is not None
        await bob.click(opened.message, "Join")
        await home.parlour.delivery.wait_until_settled()
        await bob.click(opened.message, "Start")
        await bob.slash("table close")
        refused = [line for line in noted(lines) if line.startswith("refused")]
        place = f"user={bob.id} channel={opened.message.channel_id}"
        assert refused == [
            f"refused verb=start table=1 {place} code=host-starts",
            f"refused verb=/table close table=1 {place} code=not-host",
        ]


class Refusal:
    status, reason = 403, "Forbidden"


async def test_what_discord_refuses_names_the_permission_that_is_missing(
    tmp_path: Path, lines: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer: Any = Refusal()

    async def refused(*_: object) -> None:
        raise discord.Forbidden(answer, {"code": 50013, "message": "Missing Permissions"})

    async with house(tmp_path, "forbidden") as home:
        opened = await home.person("Ann").slash("play", game="gobblestones")
        lobby = opened.message
        assert lobby is not None
        home.sandbox.faults.deny_permission("attach_files")
        await home.person("Bob").wait_until(lambda: bool(missing_at(home, lobby)))
        monkeypatch.setattr(home.parlour.tables, "join_lobby", refused)
        await home.person("Bob").click(lobby, "Join")
    (line,) = [line for line in noted(lines) if line.startswith("refused by Discord")]
    assert "verb=join table=1" in line
    assert line.endswith("code=50013 permission=attach_files")


def missing_at(home: House, message: SeenMessage) -> tuple[str, ...]:
    channel = home.parlour.get_channel(message.channel_id)
    assert isinstance(channel, discord.TextChannel)
    return list_missing_permissions(channel.permissions_for(channel.guild.me))


def record(message: object, *arguments: object) -> logging.LogRecord:
    return logging.LogRecord("bot", logging.INFO, "file", 1, message, arguments, None)


def test_json_has_the_facts_by_name() -> None:
    line = json.loads(FORMATTERS_BY_NAME["json"].format(record(LogLine("opened", table=1, guild=None))))
    assert (line["event"], line["table"], line["level"], "guild" in line) == ("opened", 1, "INFO", False)


def test_json_keeps_a_trace_on_one_line() -> None:
    failed = record("table %d went wrong", 3)
    try:
        int("a\ndefect")
    except ValueError:
        failed.exc_info = sys.exc_info()
    text = FORMATTERS_BY_NAME["json"].format(failed)
    assert "\n" not in text
    assert json.loads(text)["message"] == "table 3 went wrong"
    assert "ValueError" in json.loads(text)["trace"]


def test_text_has_the_facts_too() -> None:
    assert FORMATTERS_BY_NAME["text"].format(record(LogLine("opened", table=1))).endswith("INFO bot: opened table=1")


async def test_each_line_of_a_click_has_its_id_and_moves_and_boards_are_noted_at_debug(
    tmp_path: Path, lines: pytest.LogCaptureFixture
) -> None:
    lines.set_level(logging.DEBUG, "bot")
    lines.handler.setFormatter(FORMATTERS_BY_NAME["json"])
    async with house(tmp_path, "clicks") as home:
        ann = home.person("Ann")
        opened = await ann.slash("play", game="emerald_skulls")
        assert opened.message is not None
        await ann.click(opened.message, "Start")
        await home.parlour.delivery.wait_until_settled()
        table_view = await home.parlour.tables.load_view(1, ann.id)
        with bind_click_to_log_context(4711):
            await home.parlour.tables.play_move(1, ann.id, str(table_view.legal[0]))
        await home.parlour.delivery.wait_until_settled()
        await home.person("Bob").slash("table close")
        written = [json.loads(line) for line in lines.text.splitlines() if line.startswith("{")]
    by_event = {line.get("event"): line for line in written if "click" in line}
    assert int(by_event["opened"]["click"]) > 4711
    assert int(by_event["refused"]["click"]) > int(by_event["opened"]["click"])
    assert by_event["moved"]["click"] == "4711"
    assert {"table", "seat", "decision"} <= by_event["moved"].keys()
    shown = [line for line in written if line.get("event") in ("edited", "posted")]
    assert "4711" in {line.get("click") for line in shown if line["kind"] == "board"}
    assert str(table_view.legal[0]) not in json.dumps([by_event["moved"], *shown])


async def test_whose_panel_was_posted_edited_or_the_answer_to_a_click_is_noted_by_seat(
    tmp_path: Path, lines: pytest.LogCaptureFixture
) -> None:
    lines.set_level(logging.DEBUG, "bot")
    lines.handler.setFormatter(FORMATTERS_BY_NAME["json"])
    async with house(tmp_path, "seats") as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        opened = await ann.slash("play", game="gobblestones")
        assert opened.message is not None
        await bob.click(opened.message, "Join")
        await home.parlour.delivery.wait_until_settled()
        await ann.click(opened.message, "Start")
        await home.parlour.delivery.wait_until_settled()
        table = (await home.parlour.tables.load_view(1, ann.id)).table
        first, panel = next((one, message) for one in (ann, bob) for message in one.dm.messages if labels(message)[1:])
        await first.click(panel, labels(panel)[0])
    written = [json.loads(line) for line in lines.text.splitlines() if line.startswith("{")]
    panels = [(line["event"], line.get("seat")) for line in written if line.get("kind") == "panel"]
    assert {("posted", 0), ("posted", 1)} <= set(panels)
    assert ("answered", table.find_seat(first.id)) in panels
    assert all(line["decision"] for line in written if line.get("kind") in ("panel", "board"))
    assert {line.get("seat") for line in written if line.get("kind") == "board"} == {None}


def test_a_line_for_people_ends_with_its_click() -> None:
    record = logging.LogRecord("bot", logging.INFO, "", 1, "hello", None, None)
    with bind_click_to_log_context(5):
        assert FORMATTERS_BY_NAME["text"].format(record).endswith("INFO bot: hello click=5")
    assert FORMATTERS_BY_NAME["text"].format(record).endswith("INFO bot: hello")
