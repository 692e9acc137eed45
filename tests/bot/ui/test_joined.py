"""What somebody who sits down is told: whether their hand comes by DM, of quiet hours, and of a lesson."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock, call

import pytest

from bot.screens.layout import Screen, Section, make_paragraph
from bot.screens.lobby import build_lesson_button
from bot.store.models import Preferences, Sitter
from bot.tables import OpeningLimits, Person, Reach
from bot.ui.interactions import lobbies as own_lobbies
from bot.ui.interactions.lobbies import LobbyService
from games.engine.words import load_words
from tests.bot.screens.scenes import buttons_of, text_of
from tests.bot.ui.surfaces_at_hand import NIGHT

THIS, ANN = 7, Person(5, "Ann")
SAY = load_words()
LOST = replace(NIGHT, zone="Mars/Base")
"""Quiet hours in a zone that this machine lacks."""


def table(game: str = "goblin_market", pace: str = "live", status: str = "lobby", dm: Reach | None = None) -> Any:
    """Return a table; `dm`: Ann sits there already, and so direct messages reach her."""
    seated = {ANN.user_id: SimpleNamespace(dm=dm)} if dm else {}
    return SimpleNamespace(
        id=THIS,
        game=game,
        evening_id=None,
        rematch_of=None,
        host=None,
        host_id=None,
        pace=pace,
        status=status,
        find_sitter=seated.get,
    )


def lobbies_of(found: Any, *, wish: Preferences | None = None, knows: bool = True) -> Any:
    tables: Any = AsyncMock()
    tables.find_table.return_value = tables.join_lobby.return_value = found
    tables.list_avoided_sitters.return_value = []
    tables.people.change_preferences.return_value, tables.people.knows_game.return_value = wish or Preferences(), knows
    return LobbyService(Mock(), tables, Mock(), Mock(), OpeningLimits(), AsyncMock(), notices=Mock())


JOINED: tuple[tuple[dict[str, Any], Preferences, Reach, list[str]], ...] = (
    # the table, what somebody prefers, how DMs reach them: what they are told
    ({}, Preferences(), "open", [SAY("answer-joined")]),
    ({}, Preferences(), "closed", [SAY("answer-joined-closed")]),
    ({}, Preferences(), "unknown", [SAY("answer-joined-later")]),
    ({"game": "emerald_skulls"}, Preferences(), "open", [SAY("answer-joined-board")]),
    ({}, NIGHT, "open", [SAY("answer-joined"), SAY("answer-joined-quiet", pace="live")]),
    ({"pace": "by-day"}, NIGHT, "open", [SAY("answer-joined"), SAY("answer-joined-quiet", pace="by-day")]),
    ({"pace": "none"}, NIGHT, "open", [SAY("answer-joined")]),
    ({"pace": "none"}, LOST, "open", [SAY("answer-joined"), SAY("answer-zone-unknown", zone="Mars/Base")]),
    ({}, replace(LOST, quiet_from=None), "open", [SAY("answer-joined")]),
)


@pytest.mark.parametrize(("how", "wish", "reach", "told"), JOINED)
async def test_who_sits_down_is_told_where_their_hand_comes_and_how_quiet_hours_count(
    how: dict[str, Any], wish: Preferences, reach: Reach, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_lobbies, "send_welcome", greeted := AsyncMock(return_value=reach))
    found = table(**how)
    lobbies, reply = lobbies_of(found, wish=wish), AsyncMock()
    await lobbies.join_table(reply, THIS, ANN, SAY)
    reply.show_screen.assert_awaited_once_with(Screen((*make_paragraph(told),)))
    lobbies._shown.assert_awaited_once_with(THIS)
    quick = found.game == "emerald_skulls"
    assert greeted.await_args_list == [call(lobbies._client, lobbies._tables, found, 5)] * (not quick)
    assert lobbies._tables.people.change_preferences.await_args_list == [call(5, {})]


AGAIN: tuple[tuple[dict[str, Any], bool, str], ...] = (
    # the table: whether somebody sits down, and what they are told
    ({}, True, "answer-joined"),
    ({"dm": "open"}, False, "answer-joined-already"),
    ({"dm": "closed"}, False, "answer-joined"),
    ({"dm": "unknown"}, False, "answer-joined"),
    ({"dm": "open", "game": "emerald_skulls"}, False, "answer-seated-board"),
    ({"dm": "open", "status": "playing"}, True, "answer-joined"),
)


@pytest.mark.parametrize(("how", "joins", "told"), AGAIN)
async def test_a_second_press_in_a_lobby_only_tries_a_greeting_again_that_did_not_arrive(
    how: dict[str, Any], told: str, monkeypatch: pytest.MonkeyPatch, *, joins: bool
) -> None:
    monkeypatch.setattr(own_lobbies, "send_welcome", greeted := AsyncMock(return_value="open"))
    lobbies, reply = lobbies_of(table(**how)), AsyncMock()
    await lobbies.join_table(reply, THIS, ANN, SAY)
    lobbies._tables.find_table.assert_awaited_once_with(THIS)
    assert lobbies._tables.join_lobby.await_args_list == [call(THIS, ANN)] * joins
    reply.show_screen.assert_awaited_once_with(Screen((*make_paragraph([SAY(told)]),)))
    assert greeted.await_count == (told == "answer-joined")


async def test_a_second_press_takes_the_place_of_the_first_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_lobbies, "send_welcome", AsyncMock(return_value="open"))
    first, second = (AsyncMock(show_screen=AsyncMock(return_value=None)) for _ in range(2))
    lobbies = lobbies_of(table(dm="open"))
    await lobbies.join_table(first, THIS, ANN, SAY)
    first.delete_answer.assert_not_awaited()
    await lobbies.join_table(second, THIS, ANN, SAY)
    first.delete_answer.assert_awaited_once_with()
    second.delete_answer.assert_not_awaited()


async def test_who_avoids_somebody_there_is_asked_in_private_before_they_sit_down(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(own_lobbies, "send_welcome", AsyncMock(return_value="open"))
    lobbies, reply = lobbies_of(table()), AsyncMock()
    lobbies._tables.list_avoided_sitters.return_value = [Sitter(None, 9, "Cid")]
    await lobbies.join_table(reply, THIS, ANN, SAY)
    lobbies._tables.join_lobby.assert_not_awaited()
    (asked,) = reply.show_screen.await_args.args
    assert text_of(asked) == "Cid, whom you avoid, sits at this table. Join it anyway?"
    assert [(one.label, one.act) for one in buttons_of(asked)] == [("Join anyway", f"join:{THIS}:0:sure")]
    await lobbies.join_table(reply, THIS, ANN, SAY, sure=True)
    lobbies._tables.join_lobby.assert_awaited_once_with(THIS, ANN)


LESSONS: tuple[tuple[bool, bool, bool], ...] = (
    # whether the game has a lesson, whether somebody has played it: whether it is offered
    (True, False, True),
    (True, True, False),
    (False, False, False),
    (False, True, False),
)


@pytest.mark.parametrize(("there", "knows", "offered"), LESSONS)
async def test_a_lesson_is_offered_to_who_has_never_played_the_game(
    monkeypatch: pytest.MonkeyPatch, *, there: bool, knows: bool, offered: bool
) -> None:
    monkeypatch.setattr(own_lobbies, "has_lesson", lambda game: there and game == "goblin_market")
    lobbies = lobbies_of(table(), knows=knows)
    offer = Section(SAY("lesson-offer", game="Goblin Market"), build_lesson_button("goblin_market", SAY))
    assert await lobbies._build_lesson_offer(table(), 5, SAY) == [offer] * offered
    assert lobbies._tables.people.knows_game.await_args_list == [call(5, "goblin_market")] * there
