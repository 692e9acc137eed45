"""Where a match is shown: in a thread of its own, or in a channel; and who cannot be reached. Tables of truths."""

import asyncio
import logging
from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock, call

import discord
import pytest

from bot.screens.layout import Screen, Text
from bot.store.models import Server, SurfaceKind, SurfaceMessage
from bot.ui.connection.rate_limit import OutgoingRateLimit
from bot.ui.connection.refusals import (
    CLOSED_DM_CODES,
    HAS_THREAD_CODE,
    NO_PLACE_CODES,
    UNKNOWN_MESSAGE_CODE,
    is_closed_dm,
    is_permanent_refusal,
)
from bot.ui.surfaces import welcome as own_welcome
from bot.ui.surfaces.notices import NoticeSender
from bot.ui.surfaces.places import add_rematch_place, find_or_make_match_channel, open_dm_channel
from games.engine.words import load_words
from tests.bot.screens.test_lobby_on_one_screen import opened

THIS, CHANNEL, LOBBY, ELSEWHERE, NEW = 7, 8, 5, 70, 99
ALLOWED = discord.Permissions.all()
FORBIDDEN_THREADS = discord.Permissions(
    ALLOWED.value & ~discord.Permissions(administrator=True, create_public_threads=True).value
)


def refusal(code: int, status: int = 400) -> discord.HTTPException:
    return discord.HTTPException(Mock(status=status), {"code": code, "message": "no"})


def shown(kind: SurfaceKind, channel: int = CHANNEL) -> SurfaceMessage:
    return SurfaceMessage(table_id=THIS, kind=kind, user_id=None, channel_id=channel, message_id=LOBBY, version_shown=1)


@dataclass
class Match:
    """A match that begins: where its lobby is, what its server and Discord allow."""

    lobby: SurfaceMessage | None = field(default_factory=lambda: shown("lobby"))
    threads: bool = True
    channel: Any = None
    refuses: int | None = None
    thread_id: int | None = None
    noted: list[int] = field(default_factory=list)
    made: list[tuple[Any, ...]] = field(default_factory=list)

    @property
    def table(self) -> Any:
        return SimpleNamespace(
            id=THIS, thread_id=self.thread_id, channel_id=CHANNEL, guild_id=6, language="en", game="goblin_market",
            find_sitter=lambda _: None, closed_by=99, closing_reason="",
        )  # fmt: skip

    @property
    def tables(self) -> Any:
        there = [shown("board", 77), *([self.lobby] if self.lobby else [])]

        async def of_this(number: int, wanted: int, found: Any) -> Any:
            assert number == wanted
            return found() if callable(found) else found

        return Mock(
            find_table=lambda number: of_this(number, THIS, lambda: self.table),
            shown=Mock(list_surfaces=lambda number: of_this(number, THIS, there)),
            load_server=lambda number: of_this(number, 6, Server(6, threads=self.threads)),
            set_thread=self.note,
        )

    async def note(self, table_id: int, place: int) -> None:
        assert table_id == THIS
        self.noted.append(place)
        self.thread_id = place

    @property
    def client(self) -> Any:
        return Mock(get_channel={CHANNEL: self.channel}.get, http=Mock(start_thread_with_message=self.make))

    async def make(self, channel: int, message: int, *, name: str, auto_archive_duration: int) -> dict[str, str]:
        await asyncio.sleep(0)
        assert (name, auto_archive_duration) == (load_words()("thread-name", game="Goblin Market", table="7"), 10080)
        self.made.append((channel, message))
        if self.refuses is not None:
            raise refusal(self.refuses)
        return {"id": str(NEW)}


def text_channel(granted: discord.Permissions) -> Any:
    channel = Mock(spec=discord.TextChannel, permissions_for=lambda who: granted if who == "me" else None)
    channel.guild = Mock(me="me")
    return channel


PLACES: tuple[tuple[dict[str, Any], int, bool], ...] = (
    # how it begins: where it is shown, and whether a thread was asked for
    ({}, NEW, True),
    ({"channel": text_channel(ALLOWED)}, NEW, True),
    ({"channel": text_channel(FORBIDDEN_THREADS)}, CHANNEL, False),
    ({"channel": Mock(spec=discord.VoiceChannel)}, CHANNEL, False),
    ({"lobby": None}, CHANNEL, False),
    ({"lobby": shown("lobby", ELSEWHERE)}, ELSEWHERE, False),
    ({"threads": False}, CHANNEL, False),
    ({"threads": False, "lobby": shown("lobby", ELSEWHERE)}, ELSEWHERE, False),
    ({"refuses": HAS_THREAD_CODE}, LOBBY, True),
    ({"refuses": UNKNOWN_MESSAGE_CODE}, CHANNEL, True),
    ({"refuses": 200001}, CHANNEL, True),
    ({"refuses": 99999}, CHANNEL, True),
    *(({"refuses": code}, CHANNEL, True) for code in sorted(NO_PLACE_CODES)),
)


@pytest.mark.parametrize(("how", "place", "asked"), PLACES)
async def test_a_match_has_a_thread_of_its_own_where_that_can_be(
    how: dict[str, Any], place: int, caplog: pytest.LogCaptureFixture, *, asked: bool
) -> None:
    match = Match(**how)
    with caplog.at_level(logging.INFO, "bot.ui.surfaces.places"):
        assert await find_or_make_match_channel(match.client, match.tables, match.table) == place
    assert (match.noted, match.made) == ([place], [(CHANNEL, LOBBY)] * asked)
    refused = match.refuses is not None and match.refuses != HAS_THREAD_CODE
    line = f"table 7 is shown in its channel: no thread can be made ({match.refuses})"
    assert caplog.messages == [line] * refused


async def test_a_thread_that_is_noted_is_not_made_again_and_trouble_of_discord_is_told() -> None:
    match = Match(thread_id=3)
    assert await find_or_make_match_channel(match.client, match.tables, match.table) == 3
    assert (match.noted, match.made) == ([], [])
    trouble = Match(refuses=0)
    with pytest.raises(discord.HTTPException):
        await find_or_make_match_channel(trouble.client, trouble.tables, trouble.table)
    assert trouble.noted == []


@pytest.mark.parametrize(
    ("code", "status", "final"),
    [
        (200001, 400, True),
        (50035, 400, True),
        (1, 403, True),
        (0, 403, False),
        (1, 429, False),
        (1, 401, False),
        (1, 500, False),
    ],
)
def test_what_discord_refuses_with_a_code_it_will_refuse_again(code: int, status: int, *, final: bool) -> None:
    """Without a code it is not Discord that answers."""
    assert is_permanent_refusal(refusal(code, status)) is final


async def test_two_who_need_the_thread_at_once_make_one() -> None:
    match = Match()
    before = match.table
    places = await asyncio.gather(*(find_or_make_match_channel(match.client, match.tables, before) for _ in range(2)))
    assert (places, match.made) == ([NEW, NEW], [(CHANNEL, LOBBY)])


@pytest.mark.parametrize(
    ("code", "status", "closed"),
    [*((code, 400, True) for code in sorted(CLOSED_DM_CODES)), (0, 403, True), (0, 500, False)],
)
def test_who_cannot_be_reached_is_known_by_the_refusal(code: int, status: int, *, closed: bool) -> None:
    assert is_closed_dm(refusal(code, status)) is closed


# What people are told once


def bot(*refused: int, code: int = 50007) -> Any:
    """Return a bot whose messages in some places are refused; each person's DM has their own number."""
    sent: list[tuple[int, bool]] = []

    def place(channel: int) -> Mock:
        async def send(*, silent: bool = False, **_: object) -> Mock:
            if channel in refused:
                raise refusal(code)
            sent.append((channel, silent))
            return Mock()

        return Mock(send=send)

    client = Mock(get_partial_messageable=place, create_dm=AsyncMock(side_effect=lambda who: who))
    client.sent = sent
    return client


async def test_somebody_is_told_by_direct_message_if_theirs_are_open(caplog: pytest.LogCaptureFixture) -> None:
    client, screen = bot(2), Screen((Text("Your match is closed."),))
    assert await open_dm_channel(client, 5) == 5
    with caplog.at_level(logging.INFO):
        for person in (1, 2):
            await NoticeSender(client, OutgoingRateLimit()).send_by_dm(Match().table, person, screen)
    assert client.sent == [(1, False)]
    assert caplog.messages == ["somebody could not be told something about table 7 (50007)"]


@pytest.mark.parametrize(("thread", "place"), [(3, 3), (None, CHANNEL)])
async def test_players_of_a_match_that_somebody_closed_are_told_where_they_play(
    thread: int | None, place: int, caplog: pytest.LogCaptureFixture
) -> None:
    match = Match(thread_id=thread)
    client = bot()
    await NoticeSender(client, OutgoingRateLimit()).announce_closed_match(match.table)
    assert client.sent == [(place, True)]
    refused = bot(place, code=50001)
    with caplog.at_level(logging.INFO):
        await NoticeSender(refused, OutgoingRateLimit()).announce_closed_match(match.table)
    assert caplog.messages == ["nobody is told in its place that table 7 is closed (50001)"]
    with pytest.raises(discord.HTTPException):
        await NoticeSender(bot(place, code=0), OutgoingRateLimit()).announce_closed_match(match.table)


@pytest.mark.parametrize(("rematch", "place", "news"), [(None, CHANNEL, 0), (3, 77, 1)])
async def test_a_greeting_makes_no_sound_and_names_the_place_of_the_invitation(
    rematch: int | None, place: int, news: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The player who is greeted has just pressed Join; `news`: how often the table changes before it stands."""
    monkeypatch.setattr(own_welcome, "open_dm_channel", AsyncMock(return_value=70))
    monkeypatch.setattr(own_welcome, "build_lobby_link", AsyncMock(return_value="LINK"))
    there = Mock(list_surfaces=AsyncMock(return_value=[Mock(kind="lobby", channel_id=77)]), save_surface=AsyncMock())
    sent, tables = AsyncMock(return_value=Mock(id=8)), Mock(people=Mock(save_dm_reach=AsyncMock()), shown=there)
    client = Mock(get_partial_messageable=lambda channel: Mock(send=sent))
    table = replace(opened("goblin_market"), rematch_of=rematch, thread_id=None, channel_id=CHANNEL, commitment="")
    tables.find_table = AsyncMock(return_value=replace(table, version=table.version + news))
    assert await own_welcome.send_welcome(client, tables, table, 5) == "open"
    assert tables.changes.listener.on_table_changed.call_args_list == [call(table.id)] * news
    assert [dict(one.kwargs)["silent"] for one in sent.await_args_list] == [True]
    (noted,) = there.save_surface.await_args.args
    assert (noted.kind, noted.user_id, noted.channel_id, noted.message_id) == ("welcome", 5, 70, 8)
    assert f"<#{place}>" in str(sent.await_args_list[0].kwargs["view"].to_components())


async def test_an_invitation_to_a_rematch_is_listed_where_it_is_and_no_other() -> None:
    table = replace(opened("goblin_market"), rematch_of=3, thread_id=None)
    tables: Any = Mock(shown=Mock(list_surfaces=AsyncMock(return_value=[Mock(kind="lobby", channel_id=77)])))
    assert (await add_rematch_place(tables, table)).thread_id == 77
    assert await add_rematch_place(tables, own := replace(table, rematch_of=None)) is own
    assert await add_rematch_place(tables, begun := replace(table, status="playing")) is begun
