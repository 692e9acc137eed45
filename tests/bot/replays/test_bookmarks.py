"""Moments that a player remembers while a match goes on: for them alone, told and deleted with all of theirs."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest

from bot.replays.bookmarks import BOOKMARK_RETENTION, load_bookmarks, save_bookmark
from bot.replays.playback_stage import ReplayViewer, sees_no_table
from bot.replays.replay_screen import render_replay_screen
from bot.replays.replay_stages import build_replay_stages
from bot.screens.custom_ids import ReplayReference, parse_custom_id
from bot.screens.more_menu import render_more_menu
from bot.screens.scene import Scene
from bot.store.rows.kept_replay_rows import MAX_KEPT_BY_KIND
from bot.tables import Person, TableError
from games.engine.words import load_words
from tests.bot.replays.records import played
from tests.bot.screens.scenes import buttons_of, menus_of
from tests.bot.tables.parlour import ANN, BOB, CLEO, Parlour, next_to_move

SAY = load_words()


@pytest.fixture
async def parlour(tmp_path: Path) -> AsyncIterator[Parlour]:
    opened = await Parlour.at(tmp_path / "parlour.db")
    yield opened
    await opened.stop()


async def seen(parlour: Parlour, table: int, who: Person) -> Scene:
    return Scene(await parlour.tables.load_view(table, who.user_id), SAY)


def offered(scene: Scene) -> list[str]:
    """Return the moments that stand behind "Menu…" to be remembered."""
    acts = (parse_custom_id(one.act) for one in buttons_of(render_more_menu(scene)))
    return [act.path for act in acts if act and act.verb == "remember"]


async def remembered(parlour: Parlour, table: int, who: Person) -> str:
    """Press what stands behind "Menu…" for somebody now, and return what it names."""
    scene = await seen(parlour, table, who)
    (path,) = offered(scene)
    await save_bookmark(parlour.tables, who.user_id, scene, path)
    return path


async def play_on(parlour: Parlour, table: int, moves: int) -> None:
    for _ in range(moves):
        person, sight = await next_to_move(parlour, table)
        await parlour.tables.play_move(table, person.user_id, str(sight.legal[0]))


async def agree_to_end(parlour: Parlour, table: int, people: list[Person]) -> None:
    proposal = (await parlour.tables.propose_agreement(table, "end", people[0])).proposal
    assert proposal is not None
    for person in people[1:]:
        if (await parlour.tables.load_view(table, None)).outcome is None:
            await parlour.tables.vote_on_proposal(table, person.user_id, proposal.number, yes=True)


def asker(who: Person) -> ReplayViewer:
    return ReplayViewer(who, SAY, None, sees_no_table)


async def test_a_replay_stops_where_its_reader_remembered_a_moment(parlour: Parlour) -> None:
    table = (await parlour.match(3, "goblin_market")).id
    for _ in range(2):
        await play_on(parlour, table, 3)
        await remembered(parlour, table, ANN)
        await remembered(parlour, table, ANN)
    await play_on(parlour, table, 2)
    await agree_to_end(parlour, table, [ANN, BOB, CLEO])
    matches = build_replay_stages(parlour.tables).matches
    opened = await matches.open_match(f"m{table}", asker(ANN))
    assert opened.marks == (3, 6)
    place, stops = (
        await matches.handle_button(ReplayReference(f"m{table}", 0, "0", "t"), asker(ANN), "by mark"),
        list[int](),
    )
    while not stops or place.step != stops[-1]:
        stops.append(place.step)
        place = await matches.handle_button(place, asker(ANN), "on")
    assert stops == [0, 3, 6, opened.again.last_step]
    (menu,) = menus_of(
        render_replay_screen(await matches.load_step(ReplayReference(f"m{table}", 0, "0", "t"), asker(ANN)))
    )
    assert "My moments" in {option.label for option in menu.options}
    (menu,) = menus_of(
        render_replay_screen(await matches.load_step(ReplayReference(f"m{table}", 0, "1", "t"), asker(BOB)))
    )
    assert "My moments" not in {option.label for option in menu.options}
    assert (await matches.open_match(f"m{table}", asker(BOB))).marks == ()
    parlour.clock.advance(BOOKMARK_RETENTION.total_seconds() + 1)
    assert (await matches.open_match(f"m{table}", asker(ANN))).marks == ()


async def test_hidden_moves_of_others_change_nothing_of_what_is_kept(parlour: Parlour) -> None:
    """Tiles that the other lays unseen lead to no other button, and to no other number among what is told of it."""
    table = (await parlour.match(2, "gobblestones")).id
    layer, sight = await next_to_move(parlour, table)
    other = BOB if layer is ANN else ANN
    before = render_more_menu(await seen(parlour, table, other)).digest
    await parlour.tables.play_move(table, layer.user_id, next(str(move) for move in sight.legal if "lay" in str(move)))
    assert render_more_menu(await seen(parlour, table, other)).digest == before
    assert await remembered(parlour, table, other) == "0"
    (kept,) = (await parlour.tables.people.export_data(other.user_id))["replays"]
    assert kept["kind"] == "bookmark"
    assert json.loads(kept["content"])["known"] == 0
    await parlour.tables.people.forget_person(other.user_id)
    assert (await parlour.tables.people.export_data(other.user_id))["replays"] == []


async def test_no_moment_to_come_is_remembered_and_none_by_a_stranger(parlour: Parlour) -> None:
    table = (await parlour.match(3, "goblin_market")).id
    await play_on(parlour, table, 2)
    for who, known in ((ANN, "3"), (ANN, "-1"), (ANN, ""), (Person(77, "Sid"), "1")):
        with pytest.raises(TableError):
            await save_bookmark(parlour.tables, who.user_id, await seen(parlour, table, who), known)
    assert offered(await seen(parlour, table, Person(77, "Sid"))) == []


async def test_the_oldest_make_room(parlour: Parlour) -> None:
    rows, until = parlour.store.kept_replays, parlour.clock.now() + BOOKMARK_RETENTION
    for known in range(MAX_KEPT_BY_KIND["bookmark"] + 2):
        await rows.save_bookmark(ANN.user_id, {"table": 1, "seat": 0, "known": known}, until)
    kept = await rows.list_bookmarks(ANN.user_id, 1, parlour.clock.now())
    assert [one["known"] for one in kept] == [*range(2, MAX_KEPT_BY_KIND["bookmark"] + 2)]
    assert await rows.list_bookmarks(ANN.user_id, 2, parlour.clock.now()) == []


async def test_a_moment_is_found_again_after_as_many_moves_as_its_seat_knew() -> None:
    """Tiles that were laid face down count for who laid them alone."""
    again, rows = played("gobblestones"), AsyncMock()
    store: Any = Mock(store=Mock(kept_replays=rows))
    for seat in (0, 2):
        known = [move.number for move in again.list_moves() if move.is_known_to(seat)]
        for count, step in ((0, 0), (1, known[0]), (4, known[3]), (len(known), known[-1])):
            rows.list_bookmarks.return_value = [{"table": 1, "seat": seat, "known": count}]
            assert await load_bookmarks(store, 100, 1, again) == (step,)
        rows.list_bookmarks.return_value = [{"table": 1, "seat": seat, "known": len(known) + 1}]
        assert await load_bookmarks(store, 100, 1, again) == ()
