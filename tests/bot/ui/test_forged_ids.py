"""A custom_id comes from outside: whatever is in one is answered in a sentence, and nothing else comes of it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest

from bot.replays.lessons import LessonStage, find_lesson_start
from bot.screens.controls.paths import Focus
from bot.screens.custom_ids import VERBS, parse_click
from bot.screens.screen_registry import find_screen
from bot.tables import TableError
from bot.ui.connection.second_instance import SECOND_COPY
from bot.ui.game_nights.game_night_clicks import GameNightClicks
from bot.ui.interactions import dispatch
from bot.ui.interactions.base_move_clicks import BaseMoveClicks
from bot.ui.interactions.playback_clicks import PlaybackClicks, StepClicks
from games import list_game_keys
from games.engine import IllegalMove
from tests.bot.ui.forged_ids import LESSON, LOBBY, NO_DECISIONS, NO_TABLES, PLAYING, Forged, desk, forged, unknown

INVALID = "This button is no longer valid."
ROOMS: list[Any] = [room for room in vars(dispatch).values() if hasattr(room, "verbs")]
"""The classes whose methods answer clicks, as the dispatcher knows them."""
AT_TABLES = {*(name for room in ROOMS for name in room.verbs), *PlaybackClicks.openings}


def is_read(click: Forged) -> bool:
    return parse_click(click.custom_id, click.kind, click.values) is not None


@pytest.mark.parametrize("name", VERBS)
def test_a_control_names_the_place_where_its_verb_is_answered(name: str) -> None:
    if name in GameNightClicks.verbs:
        assert VERBS[name].place == "evening"
        return
    at_table, again = name in AT_TABLES, name in StepClicks.verbs
    assert (
        VERBS[name].place
        == {(True, False): "table", (False, True): "playback", (True, True): "either"}[at_table, again]
    )


@pytest.mark.parametrize("name", VERBS)
def test_parts_that_no_control_has_are_not_read(name: str) -> None:
    verb = VERBS[name]
    place, path = LESSON if verb.place == "playback" else PLAYING, "1"
    values = ("on",) if verb.kind == "menu" else ()
    wrong = [
        *(f"{name}:{table}:1:{path}" for table in ("", "-1", "x", "٣", "2147483648", "9" * 30, "m1.0", "M1.0.e")),
        *(f"{name}:{place}:{decision}:{path}" for decision in NO_DECISIONS),
        *([] if verb.place == "either" else [f"{name}:{PLAYING if place == LESSON else LESSON}:1:{path}"]),
        f"{name}:{place}:1:{'9' * 71}",
    ]
    assert [one for one in wrong if is_read(Forged(one, verb.kind, values))] == []


OURS, THEIRS = "abc", "xyz"
"""Marks of two databases."""


async def test_a_private_answer_of_another_copy_changes_no_table_of_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The message at the desk is private: nothing but its controls shows which database it is of."""
    monkeypatch.setattr(dispatch, "COPY_ANSWER_SECONDS", 0.0)
    SECOND_COPY.clear_evidence()
    async with desk(tmp_path, "gobblestones") as there:
        there.bot.database_tag = OURS
        table = await there.bot.tables.find_table(int(PLAYING))
        before = await there.versions()
        for name in VERBS:
            place = LESSON if VERBS[name].place == "playback" else PLAYING
            click = Forged(f"{name}:{place}:{table.decision_number}{THEIRS}:", VERBS[name].kind, ("1",))
            if is_read(click):
                assert await there.click(click) == [INVALID], click
        assert await there.versions() == before
        for place, mark in ((PLAYING, OURS), (LOBBY, "")):
            await there.click(Forged(f"leave:{place}:0{mark}:sure", "button"))
            assert await there.versions() != before, "a control of ours, or of an earlier version, works"
            before = await there.versions()


async def test_a_click_of_a_known_copy_is_left_to_it(tmp_path: Path) -> None:
    async with desk(tmp_path, "gobblestones") as there:
        there.bot.database_tag = OURS
        SECOND_COPY.record_second_copy_evidence("message")
        assert await there.click(Forged(f"hand:{PLAYING}:0{THEIRS}:", "button")) == []
        SECOND_COPY.clear_evidence()


async def test_whatever_is_forged_is_answered_and_nothing_comes_of_it(tmp_path: Path) -> None:
    """Some clicks of each verb go through all of the bot: at a lobby, a match, a lesson, and what is not there."""
    async with desk(tmp_path, "goblin_teeth") as there:
        before, wrong = await there.versions(), dict[str, object]()
        for click in (*unknown(), *(click for number, name in enumerate(VERBS) for click in some(name, number))):
            answers = await there.click(click)
            if not answers or there.trouble.found or (answers != [INVALID] and not is_read(click)):
                wrong[repr(click)] = there.trouble.found.copy() or answers
                there.trouble.found.clear()
        assert wrong == {}
        assert await there.versions() == before


def some(name: str, number: int) -> Iterator[Forged]:
    """Yield a click that is not read, and one that is at each place: verbs share out the paths among them."""
    clicks = [*forged(name)]
    read = [click for click in clicks if is_read(click)]
    yield next(click for click in clicks if click not in read)
    for places in ((LOBBY,), (PLAYING,), (LESSON,), NO_TABLES):
        if found := [click for click in read if click.custom_id.split(":")[1] in places]:
            yield found[number % len(found)]


@pytest.mark.parametrize("key", list_game_keys())
def test_a_game_is_asked_only_about_what_it_tells_of(key: str) -> None:
    game = find_screen(key)
    with pytest.raises(TableError) as refused:
        game.format_topic(Mock(view=Mock(spec=game.View)), "nothing at all")
    assert refused.value.code == "button-invalid"


async def test_a_lesson_leads_only_where_its_buttons_do() -> None:
    with pytest.raises(TableError) as refused:
        await LessonStage().handle_button(find_lesson_start("goblin_teeth"), Mock(), "nowhere")
    assert refused.value.code == "button-invalid"


@pytest.mark.parametrize(("path", "code"), [("x", "button-invalid"), ("bid 99", "goblin-market-bid-high")])
async def test_only_a_legal_move_is_asked_about_once_more(path: str, code: str) -> None:
    scene = Mock(table=Mock(game="goblin_market"), table_view=Mock(legal=["bid 1", "pass"]))
    clicks: Any = Mock(
        explain_illegal_move=AsyncMock(return_value=IllegalMove("goblin-market-bid-high")), show_focus=AsyncMock()
    )
    with pytest.raises((TableError, IllegalMove)) as refused:
        await BaseMoveClicks._ask_to_confirm(clicks, Mock(), AsyncMock(), scene, tuple(path.split()))
    assert refused.value.code == code
    clicks.show_focus.assert_not_awaited()
    await BaseMoveClicks._ask_to_confirm(clicks, Mock(), AsyncMock(), scene, ("bid", "1"))
    assert clicks.show_focus.await_args.args[-1] == Focus(("bid", "1"), confirming=True)
