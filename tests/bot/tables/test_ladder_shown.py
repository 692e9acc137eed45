"""`/ladder` and its clicks: who is listed, what the asker reads, and that a server without a ladder says so."""

from dataclasses import replace
from importlib.util import find_spec
from typing import Any
from unittest.mock import Mock

import pytest

from bot.screens.custom_ids import ClickAction
from bot.screens.layout import Screen, Text
from bot.screens.pages.ladder import LeaderboardRequest
from bot.tables import Person
from bot.ui.answers.click import Click
from bot.ui.interactions.info_clicks import InfoClicks
from games import list_game_keys
from games.engine.words import load_words
from tests.bot.tables.parlour import GUILD, Parlour
from tests.bot.tables.test_ladders import end_matches

SAY = load_words()


@pytest.fixture(autouse=True)
def _real_games_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """List no toy of the tests: it has no screen."""
    keys = [key for key in list_game_keys() if find_spec(f"bot.games.{key}")]
    monkeypatch.setattr("bot.screens.pages.ladder.list_game_keys", lambda: keys)


class Answer:
    """Notes what is shown; it knows no server and no person: a click's answer may be given by another process."""

    def __init__(self) -> None:
        self.shown = ""

    async def update_message(self, screen: Screen) -> None:
        self.shown = "\n".join(part.markdown for part in screen.parts if isinstance(part, Text))

    async def show_sentence(self, sentence: str) -> None:
        self.shown = sentence


async def press(parlour: Parlour, verb: str, path: str = "", chosen: str = "", *, user: int = 11) -> str:
    """Return what somebody reads after a click."""
    answer: Any = Answer()
    click = Click(id=1, application_id=2, token="", act=ClickAction(verb, 0, path=path), values=(chosen,), guild=GUILD,
        person=Person(user, "Ann"), locale="en-US", channel_id=8, message_id=9, in_public=False)  # fmt: skip
    clicks = InfoClicks(parlour.tables, Mock())
    await InfoClicks.verbs[verb](clicks, click, answer)
    return str(answer.shown)


async def open_ladder(parlour: Parlour) -> None:
    await parlour.tables.save_server(replace(await parlour.tables.load_server(GUILD), ladder=True))
    await end_matches(parlour, 1, 2, 3)


async def test_a_server_has_no_ladder_until_its_managers_want_one(parlour: Parlour) -> None:
    await end_matches(parlour, 1, 2, 3)
    assert "This server has no ladder" in await press(parlour, "ladder", "all 1")
    await parlour.tables.save_server(replace(await parlour.tables.load_server(GUILD), ladder=True))
    assert "This server has no ladder" not in await press(parlour, "ladder", "all 1")


async def test_buttons_and_menu_show_pages_numbers_games_and_what_counts(parlour: Parlour) -> None:
    await open_ladder(parlour)
    plain = await press(parlour, "ladder", "all 1")
    assert "## Ladder: All games" in plain
    assert plain.index("<@11>") < plain.index("<@12>") < plain.index("<@13>")
    assert "(3)" in await press(parlour, "ladder", "all 1 numbers")
    assert "Ladder: Gobblestones" in await press(parlour, "ladders", chosen="gobblestones")
    assert "Nobody is placed yet" in await press(parlour, "ladders", "numbers", "goblin_market")
    assert "What counts" in await press(parlour, "ladder-rules")


async def test_who_hides_is_listed_for_nobody_and_sees_their_own_place(parlour: Parlour) -> None:
    await open_ladder(parlour)
    await parlour.tables.people.change_preferences(11, {"ladder": False})
    others, own = [await press(parlour, "ladder", "all 1", user=user) for user in (12, 11)]
    assert "<@11>" not in others + own
    assert "1\\. <@12>" in others
    assert "**You: " in own
    assert "Only you see your place" in own


async def test_a_direct_message_has_no_ladder(parlour: Parlour) -> None:
    screen = await InfoClicks(parlour.tables, Mock()).load_leaderboard_screen(LeaderboardRequest(), None, 11, SAY)
    assert "has no ladder" in str(screen.parts[0])
