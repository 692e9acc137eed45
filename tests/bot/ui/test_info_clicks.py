"""What a click is told without changing anything: of whom, of which table, and in whose language."""

from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock, call

import pytest

from bot.screens.custom_ids import ClickAction
from bot.tables import Person
from bot.ui.answers.click import Click
from bot.ui.interactions import info_clicks
from bot.ui.interactions.info_clicks import InfoClicks
from games.engine import Match
from games.engine.words import load_words
from tests.bot.screens.scenes import Played

ANN, THIS, PROOF = 101, 7, "t"


def click(verb: str, path: str = "") -> Click:
    return Click(
        id=1, application_id=2, token=PROOF, act=ClickAction(verb, THIS, 0, path), person=Person(ANN, "Ann"),
        locale="de", channel_id=8, message_id=9, in_public=True,
    )  # fmt: skip


def record() -> Any:
    return SimpleNamespace(game="goblin_market", to_json=lambda: '{"moves": ["bid 3", "Größe"]}')


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Mock:
    """Return what is asked of others, by name; each answers with its own name."""
    asked = Mock()
    monkeypatch.setattr("bot.ui.answers.click.choose_language", str)  # as if there were such a language
    for name in (
        "render_next_table",
        "describe_help_topic",
        "render_topic",
        "explain_fairness",
        "render_rules_by_path",
    ):
        getattr(asked, name).return_value = name
        monkeypatch.setattr(info_clicks, name, getattr(asked, name))
    for name in ("save_bookmark", "build_lobby_link"):
        setattr(asked, name, AsyncMock(return_value=name))
        monkeypatch.setattr(info_clicks, name, getattr(asked, name))

    async def composed(make: Any) -> object:
        return make()

    monkeypatch.setattr(info_clicks, "run_in_drawing_thread", composed)
    asked.tables = AsyncMock()
    asked.tables.load_replay_record.return_value = record()
    asked.tables.find_table.return_value = "a table"
    return asked


def seen(user: int | None) -> Any:
    played = Played(Match.deal_by_key("goblin_market", seats=3, options={"first": 1}, seed=bytes(32)))
    return played.scene(None if user is None else user - 100)


async def answered(told: Mock, verb: str, path: str = "") -> AsyncMock:
    """Answer a click; return what was answered."""
    reply, composer = AsyncMock(answer_in_clicked_message=Mock()), AsyncMock()
    told.load_scene = composer.load_scene = AsyncMock(side_effect=lambda _, user, say: seen(user))
    await InfoClicks.verbs[verb](InfoClicks(told.tables, composer), click(verb, path), reply)
    return reply


async def test_what_a_game_tells_is_told_with_what_its_player_sees_in_their_own_language(told: Mock) -> None:
    reply = await answered(told, "tell", "gone")
    say = load_words("de")
    assert told.load_scene.await_args_list == [call(THIS, ANN, say), call(THIS, None, say)]
    ((own, game, path, public), _) = told.describe_help_topic.call_args
    assert (own.seat, game.key, path, public.seat) == (1, "goblin_market", "gone", None)
    reply.answer_in_clicked_message.assert_called_once_with()
    reply.show_screen.assert_awaited_once_with("render_topic")
    assert told.render_topic.call_args.args[1] == "describe_help_topic"


async def test_what_a_podium_tells_leaves_the_podium_as_it_is(told: Mock) -> None:
    told.tables.shown.list_surfaces.return_value = [SimpleNamespace(message_id=click("tell").message_id)]
    reply = await answered(told, "tell", "gone")
    reply.answer_in_clicked_message.assert_not_called()
    reply.show_screen.assert_awaited_once_with("render_topic")


async def test_a_record_is_handed_over_whole_and_named_after_its_table(told: Mock) -> None:
    reply = await answered(told, "record")
    told.tables.load_replay_record.assert_awaited_once_with(THIS, ANN)
    ((file, sentence), _) = reply.send_file.await_args
    assert (file.filename, file.fp.read().decode()) == (f"goblin_market-{THIS}.json", record().to_json())
    assert sentence == load_words("de")("answer-record")


async def test_the_dice_of_a_match_can_be_checked_from_where_it_was_promised(told: Mock) -> None:
    reply = await answered(told, "fair")
    told.tables.load_replay_record.assert_awaited_once_with(THIS, ANN)
    told.tables.find_table.assert_awaited_once_with(THIS)
    told.build_lobby_link.assert_awaited_once_with(told.tables, "a table")
    told.explain_fairness.assert_called_once_with(
        told.tables.load_replay_record.return_value, "build_lobby_link", load_words("de")
    )
    reply.show_screen.assert_awaited_once_with("explain_fairness")


async def test_a_moment_is_remembered_for_who_asked(told: Mock) -> None:
    reply = await answered(told, "remember", "a name")
    ((tables, user, scene, path), _) = told.save_bookmark.await_args
    assert (tables, user, scene.seat, path) == (told.tables, ANN, 1, "a name")
    assert told.load_scene.await_args == call(THIS, ANN, load_words("de"))
    reply.show_sentence.assert_awaited_once_with(load_words("de")("answer-remembered"))


@pytest.mark.parametrize(("verb", "answers"), [("rules", "update_message"), ("howto", "show_screen")])
async def test_a_page_of_rules_turns_and_one_at_a_table_opens_beside_it(verb: str, answers: str, told: Mock) -> None:
    reply = await answered(told, verb, "goblin_market 2")
    told.render_rules_by_path.assert_called_once_with("goblin_market 2", load_words("de"))
    getattr(reply, answers).assert_awaited_once_with("render_rules_by_path")
    assert len(reply.mock_calls) == 1


WAITING: tuple[tuple[list[tuple[int, bool]], int | None], ...] = (
    # the tables at which somebody sits, those that wait longest first, and whether each waits: which is named
    ([], None),
    ([(THIS, True)], None),
    ([(THIS, True), (8, False)], None),
    ([(9, True), (THIS, True), (8, True)], 9),
    ([(8, False), (9, True)], 9),
)


@pytest.mark.parametrize(("tables", "named"), WAITING)
async def test_the_other_table_that_waits_longest_is_named(
    tables: list[tuple[int, bool]], named: int | None, told: Mock
) -> None:
    told.tables.list_user_views.return_value = [
        SimpleNamespace(table=SimpleNamespace(id=table, sitters=()), waits_for_viewer=waits) for table, waits in tables
    ]
    reply = await answered(told, "next")
    told.tables.list_user_views.assert_awaited_once_with(ANN)
    ((scene, say), _) = told.render_next_table.call_args
    assert ((scene.table.id, scene.say) if scene else None) == ((named, load_words("de")) if named else None)
    assert say == load_words("de")
    reply.show_screen.assert_awaited_once_with("render_next_table")
