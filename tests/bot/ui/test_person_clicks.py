"""Clicks on `/help` and `/me`: pages turn in place, and a wish is stored as it is chosen or typed."""

from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest

from bot.screens.custom_ids import ClickAction
from bot.screens.pages.help import render_help, render_help_topic
from bot.screens.pages.my_preferences import build_preference_form, render_me_page, render_preference_group
from bot.tables import Preferences, TableError
from bot.ui.answers.click import render_late_form
from bot.ui.interactions.person_clicks import PersonClicks
from games.engine.words import Words, load_words

SAY, WISH, ANN = load_words(), Preferences(ring="dm"), 5
NOW = datetime(2030, 1, 1, 21, 30, tzinfo=UTC)


def click(verb: str, path: str = "", chosen: str = "", form: dict[str, str] | None = None) -> Any:
    act = ClickAction(verb, 0, path=path)
    return SimpleNamespace(
        act=act, form_opener=act, menu_choice=chosen, form=form or {}, user_id=ANN, say=SAY, load_words_in=load_words_of
    )


def load_words_of(language: str | None) -> Words:
    return load_words(language or "en")


CLICKS: tuple[tuple[Any, Any, dict[str, Any] | None], ...] = (
    # what is pressed; what is shown in its place; what is wished, if anybody asks
    (click("help"), render_help(SAY), None),
    (click("help", "tables"), render_help_topic("tables", SAY), None),
    (click("helps", chosen="goblin_market"), render_help_topic("goblin_market", SAY), None),
    (click("me"), render_me_page(WISH, (), SAY, NOW), {}),
    (click("me", "avatar"), render_preference_group(WISH, "avatar", SAY, NOW), {}),
    (click("mes", chosen="quiet"), render_preference_group(WISH, "quiet", SAY, NOW), {}),
    (click("mes", chosen="nothing"), render_me_page(WISH, (), SAY, NOW), {}),
    (click("wish", "ring none"), render_preference_group(WISH, "ring", SAY, NOW), {"ring": "none"}),
    (click("wish", "moon no"), render_preference_group(WISH, "quiet", SAY, NOW), {"moon": False}),
    (click("wish", "ring loud"), render_preference_group(WISH, "ring", SAY, NOW), {}),
    (
        click("wished", "away", form={"away": "3 days", "ring": "dm"}),
        render_preference_group(WISH, "away", SAY, NOW),
        {"away": "3 days"},
    ),
)


def clicks_of(wish: AsyncMock) -> PersonClicks:
    tables = Mock(people=Mock(change_preferences=wish), clock=Mock(now=lambda: NOW))
    tables.store.blocks.list_avoided = AsyncMock(return_value=())
    return PersonClicks(tables)


@pytest.mark.parametrize(("pressed", "shown", "wished"), CLICKS, ids=lambda one: str(getattr(one, "act", "")))
async def test_a_page_turns_in_place(pressed: Any, shown: Any, wished: dict[str, Any] | None) -> None:
    wish, reply = AsyncMock(return_value=WISH), AsyncMock()
    clicks = clicks_of(wish)
    await PersonClicks.verbs[pressed.act.verb](clicks, pressed, reply)
    reply.update_message.assert_awaited_once_with(shown)
    assert [one.args for one in wish.await_args_list] == ([] if wished is None else [(ANN, wished)])


async def test_a_form_opens_for_what_is_typed_and_for_nothing_else() -> None:
    clicks, reply, pressed = clicks_of(AsyncMock(return_value=WISH)), AsyncMock(), click("wishing", "quiet")
    await PersonClicks.verbs["wishing"](clicks, pressed, reply)
    reply.open_modal.assert_awaited_once_with(build_preference_form(WISH, "quiet", SAY), render_late_form(pressed))
    with pytest.raises(TableError) as refusal:
        await PersonClicks.verbs["wishing"](clicks, click("wishing", "ring"), reply)
    assert refusal.value.code == "button-invalid"
