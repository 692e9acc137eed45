"""Clicks in a match played again: which stage answers them, what is shown to whom, and what is shared."""

from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, MagicMock, Mock, call

import discord
import pytest

from bot import measurements as bot_figures
from bot.replays.match_gif import FILM_PARTS
from bot.replays.playback_stage import ReplayViewer
from bot.screens.controls.paths import Focus
from bot.screens.custom_ids import GREAT_MOMENTS, ClickAction, ReplayReference
from bot.screens.layout import Button, Figure, Row, Screen, Text
from bot.tables import Person, Server, TableError
from bot.ui.answers import click as answers
from bot.ui.answers.click import Click
from bot.ui.interactions import playback_clicks
from bot.ui.interactions.playback_clicks import PlaybackClicks, StepClicks, build_replay_viewer
from games.engine import GameError, StaleDecision
from games.engine.words import load_words

PLACE, NEXT = ReplayReference("m1", 2, "e"), ReplayReference("m1", 3, "e")
ANN = Person(5, "Ann")


def click(verb: str, path: str = "", *values: str, table: Any = PLACE) -> Click:
    return Click(
        id=1, application_id=2, token="", act=ClickAction(verb, table, 3, path), values=values, person=ANN, locale="de",
        channel_id=8, message_id=9, in_public=False, guild=6,
    )  # fmt: skip


@pytest.fixture
def stage(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return what is asked of others; each answers with its own name, and a stage always leads to the next step."""
    made = Mock()
    monkeypatch.setattr("bot.ui.answers.click.choose_language", str)  # as if there were such a language
    for name in (
        "render_more_menu",
        "describe_help_topic",
        "build_hint_screen",
        "build_advised_button",
        "format_hint",
        "render_rules_by_path",
        "render_share_question",
        "build_match_gif",
    ):
        getattr(made, name).return_value = name
        monkeypatch.setattr(playback_clicks, name, getattr(made, name))
    made.build_match_gif.return_value = SimpleNamespace(format_caption=lambda: "what is told", steps=(1, 2, 3))
    scene = SimpleNamespace(table=SimpleNamespace(game="goblin_market", language="de"))
    seen = SimpleNamespace(scene=scene, public="all see", more_buttons=[])
    stage = made.stage = AsyncMock()
    stage.load_step.return_value, stage.play_choice.return_value, stage.handle_button.return_value = seen, NEXT, NEXT
    made.rooms = AsyncMock(stages={"m": stage})
    made.rooms.daily.find_share, made.rooms.daily.record_share = Mock(return_value=None), Mock()
    made.rooms.load_server.return_value = Server(6, language="de")
    made.rooms.what_if.begin_what_if.return_value, made.rooms.what_if.find_what_if_hint.return_value = (
        NEXT,
        (scene, ["bid 1"]),
    )
    made.match = made.rooms.sources.open_replay_source.return_value = SimpleNamespace(
        table=scene.table, again=MagicMock()
    )
    made.films = AsyncMock()
    made.films.make_match_gif.return_value = b"GIF89a"
    made.seen = seen

    async def at_once(make: Any, *told: Any) -> object:
        return make(*told)

    monkeypatch.setattr(playback_clicks, "run_in_drawing_thread", at_once)
    monkeypatch.setattr("asyncio.to_thread", at_once)
    return made


def visit_of(stage: Any) -> Any:
    visit = StepClicks(stage.rooms, "the asker", AsyncMock(), stage.films)  # type: ignore[arg-type]  # no matter who it is
    visit.load_step_screen = AsyncMock(side_effect=lambda place, *_, **__: f"step {place.step}")  # type: ignore[method-assign]
    return visit


async def answered(stage: Any, click: Click) -> tuple[Any, Any]:
    visit, reply = visit_of(stage), AsyncMock()
    await StepClicks.verbs[click.act.verb](visit, click, reply)
    return visit, reply


LOOKS: tuple[tuple[Click, str], ...] = (
    (click("look", "on"), "on"),
    (click("looks", "", "by round"), "by round"),
    (click("looks", "", "eyes e"), "eyes e"),
)


@pytest.mark.parametrize(("click", "what"), LOOKS)
async def test_a_look_leads_to_another_step_in_the_same_message(click: Click, what: str, stage: Any) -> None:
    _, reply = await answered(stage, click)
    stage.stage.handle_button.assert_awaited_once_with(PLACE, "the asker", what)
    assert reply.mock_calls == [call.update_message("step 3")]


async def test_a_move_is_played_where_it_was_clicked_and_so_is_another_way_begun(stage: Any) -> None:
    visit, reply = visit_of(stage), AsyncMock()
    await visit.play_text(click("typed"), reply, "bid 3")
    stage.stage.play_choice.assert_awaited_once_with(PLACE, "the asker", "bid 3")
    await StepClicks.verbs["whatif"](visit, click("whatif"), reply)
    stage.rooms.what_if.begin_what_if.assert_awaited_once_with(PLACE, "the asker")
    assert reply.mock_calls == [call.update_message("step 3")] * 2
    await visit.show_focus(click("step"), reply, Mock(), Focus(("bid",)), "a notice")
    visit.load_step_screen.assert_awaited_with(PLACE, Focus(("bid",)), "a notice")
    assert await visit.explain_illegal_move(click("typed"), "bid 99") is None
    assert await visit.preview_typed_moves(click("typed"), "share, pick cave") is None


DAY = ReplayReference("d739000", 2, "0")


@pytest.mark.parametrize("refusal", [StaleDecision("stale-decision"), TableError("replay-moved-on")])
async def test_a_message_of_a_day_that_another_one_outdated_is_made_anew(refusal: GameError, stage: Any) -> None:
    visit, reply = visit_of(stage), AsyncMock()
    await visit.refresh_daily_deal(click("play", table=DAY), reply, refusal)
    said = load_words("de")("frame-small", line=load_words("de")("daily-moved-on"))
    visit.load_step_screen.assert_awaited_once_with(DAY, notice=said)
    assert reply.mock_calls == [call.update_message("step 2")]
    with pytest.raises(type(refusal)):
        await visit.refresh_daily_deal(click("play"), reply, refusal)
    with pytest.raises(TableError, match="That day is over"):
        await visit.refresh_daily_deal(click("play", table=DAY), reply, TableError("daily-over"))


async def test_a_day_opens_the_rules_of_days(stage: Any) -> None:
    await answered(stage, click("howto", "goblin_market 1", table=DAY))
    stage.render_rules_by_path.assert_called_once_with("goblin_market 1 day", load_words("de"))


TRIED = (
    # the game, the tiles in the bag, and what chance brings
    ("goblin_market", 0, "cards"),
    ("gobblestones", 3, "tiles"),
    ("gobblestones", 0, "none"),
)


@pytest.mark.parametrize(("game", "bag", "luck"), TRIED)
async def test_a_moment_of_a_review_is_tried_in_a_message_of_its_own(
    game: str, bag: int, luck: str, stage: Any
) -> None:
    stage.match.table.game = game
    stage.match.again.get_match_at.return_value.view.return_value.bag = bag
    visit, reply = await answered(stage, click("try"))
    stage.rooms.what_if.begin_what_if.assert_awaited_once_with(PLACE, "the asker")
    dice = load_words("de")("frame-small", line=load_words("de")("review-try-dice", drawn=luck))
    assert dice.startswith("-# Für alle anderen") is (luck == "none")
    visit.load_step_screen.assert_awaited_once_with(NEXT, notice=dice)
    assert reply.mock_calls == [call.show_screen("step 3")]


async def test_a_review_is_of_a_tables_match_or_of_the_one_that_is_seen_again(
    stage: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    clicks: Any = PlaybackClicks(stage.rooms, AsyncMock(), AsyncMock())
    reviews, reply = AsyncMock(), AsyncMock(interaction="the interaction")
    monkeypatch.setattr(
        playback_clicks, "build_review_clicks", lambda rooms, _: reviews if rooms is stage.rooms else None
    )
    for asked in (click("review", table=7), click("review"), click("seat", "2 1", table=ReplayReference("u3", 0))):
        await clicks._dispatch_playback_click(asked, reply)
    (of_table, seen_again, page) = reviews.mock_calls
    assert [one.args[0] for one in (of_table, seen_again)] == ["m7", "m1"]
    assert [of_table.args[1].person, of_table.args[2]] == [ANN, reply]
    assert (page.args[:3], page.args[4]) == (("u3", 2, 1), reply)


async def test_what_is_shared_is_one_plain_message_that_can_be_forwarded(stage: Any) -> None:
    _, reply = await answered(stage, click("share", "move"))
    stage.rooms.sources.open_replay_source.assert_awaited_once_with("m1", "the asker")
    say = load_words("de")
    stage.build_match_gif.assert_called_once_with(PLACE, stage.match, "move", say)
    stage.films.make_match_gif.assert_awaited_once_with(stage.build_match_gif.return_value)
    alt = say("film-alt", game="Goblin Market", count=3)
    shared = Screen((Text("what is told"), Figure("match", b"GIF89a", alt)), plain=True)
    assert reply.mock_calls == [call.post_public_screen(shared)]


async def test_what_may_be_shared_is_asked_only_where_something_may(stage: Any) -> None:
    _, reply = await answered(stage, click("shares"))
    stage.rooms.sources.open_replay_source.assert_awaited_once_with("m1", "the asker")
    stage.build_match_gif.assert_called_once_with(PLACE, stage.match, FILM_PARTS[0], load_words("de"))
    stage.render_share_question.assert_called_once_with(PLACE, load_words("de"), "auction", by_dm=False)
    assert reply.mock_calls == [call.show_screen("render_share_question")]
    stage.build_match_gif.side_effect = TableError("record-for-players")
    with pytest.raises(TableError):
        await answered(stage, click("shares"))


async def test_what_is_behind_more_and_what_is_told_is_of_the_step_that_is_seen(stage: Any) -> None:
    standings = Button("Standings", "days:d9.1.0:")
    stage.render_more_menu.return_value, stage.seen.more_buttons = Screen((Text("more"),)), [standings]
    _, reply = await answered(stage, click("all"))
    stage.stage.load_step.assert_awaited_once_with(PLACE, "the asker")
    stage.render_more_menu.assert_called_once_with(stage.seen.scene, "all see")
    assert reply.mock_calls == [call.show_screen(Screen((Text("more"), Row((standings,)))))]
    _, reply = await answered(stage, click("tell", "gone"))
    ((scene, game, path, public), _) = stage.describe_help_topic.call_args
    assert (scene, game.key, path, public) == (stage.seen.scene, "goblin_market", "gone", "all see")
    assert reply.mock_calls == [call.show_sentence("describe_help_topic")]


async def test_a_hint_and_the_rules_are_told_beside_the_match(stage: Any) -> None:
    _, reply = await answered(stage, click("hint"))
    stage.rooms.what_if.find_what_if_hint.assert_awaited_once_with(PLACE, "the asker")
    stage.build_hint_screen.assert_called_once_with(stage.seen.scene, ["bid 1"])
    assert reply.mock_calls == [call.show_screen("build_hint_screen")]
    _, reply = await answered(stage, click("howto", "goblin_market 1"))
    stage.render_rules_by_path.assert_called_once_with("goblin_market 1", load_words("de"))
    assert reply.mock_calls == [call.show_screen("render_rules_by_path")]


async def test_a_hint_in_a_what_if_is_in_its_own_message_which_the_next_move_replaces(stage: Any) -> None:
    stage.format_hint.return_value = "Grub would bid 1.\nIt pays three."
    stage.build_advised_button.return_value = [Button("Play it", "text:f7.3.0:0:bid 1")]
    visit, reply = visit_of(stage), AsyncMock()
    visit.load_step_screen = AsyncMock(return_value=Screen((Text("the step"),)))
    await StepClicks.verbs["advise"](visit, click("advise"), reply)
    visit.load_step_screen.assert_awaited_once_with(PLACE, notice="-# Grub would bid 1.\n-# It pays three.")
    shown = Screen((Text("the step"), Row(tuple(stage.build_advised_button.return_value))))
    assert reply.mock_calls == [call.update_message(shown)]


async def test_a_step_is_composed_with_the_faces_of_its_players(stage: Any) -> None:
    composer: Any = Mock(compose_replay_step=AsyncMock(side_effect=lambda scene, make: (scene, make())))
    visit = StepClicks(stage.rooms, "the asker", composer, stage.films)  # type: ignore[arg-type]  # no matter who it is
    stage.stage.build_screen = lambda seen, focus, notice: (seen, focus, notice)
    for more in ((), (Focus(("bid",)), "a notice")):
        told = (stage.seen, *(more or (Focus(), None)))
        assert await visit.load_step_screen(PLACE, *more) == (stage.seen.scene, told)  # type: ignore[comparison-overlap]


async def test_a_stage_that_is_not_there_and_a_verb_of_tables_are_refused(stage: Any) -> None:
    clicks: Any = PlaybackClicks(stage.rooms, AsyncMock(), AsyncMock())
    for wrong in (click("look", "on", table=ReplayReference("x1", 1)), click("hand")):
        with pytest.raises(TableError) as refusal:
            await clicks._dispatch_playback_click(wrong, AsyncMock())
        assert refusal.value.code == "replay-no-step"


OPENINGS: tuple[tuple[str, str], ...] = (("", "begin_replay"), (GREAT_MOMENTS, "find_first_highlight"))


@pytest.mark.parametrize(("path", "way"), OPENINGS)
async def test_a_match_is_seen_again_from_its_deal_or_its_first_great_moment(path: str, way: str, stage: Any) -> None:
    clicks: Any = PlaybackClicks(stage.rooms, AsyncMock(), AsyncMock())
    clicks.show_step, reply = AsyncMock(), AsyncMock(interaction="the interaction")
    begin = getattr(stage.rooms.matches, way)
    begin.return_value = NEXT
    asked = click("replay", path, table=7)
    await clicks._dispatch_playback_click(asked, reply)
    ((source, asker), _) = begin.await_args
    assert (source, asker.person, asker.say, asker.guild) == ("m7", ANN, load_words("de"), 6)
    clicks.show_step.assert_awaited_once_with(reply, asked, NEXT)


async def test_a_step_is_shown_to_its_clicker_alone_and_a_lesson_may_lead_to_a_table(
    stage: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    visit = Mock(load_step_screen=AsyncMock(return_value="a step"))
    monkeypatch.setattr(playback_clicks, "StepClicks", visits := Mock(return_value=visit))
    composer, lobbies, reply = AsyncMock(), AsyncMock(), AsyncMock(interaction="the interaction")
    clicks: Any = PlaybackClicks(stage.rooms, composer, lobbies)
    await clicks.show_step(reply, click("replay", table=7), NEXT)
    ((rooms, asker, drawn, films), _) = visits.call_args
    assert (rooms, asker.person, drawn, films) == (stage.rooms, ANN, composer, clicks._films)
    visit.load_step_screen.assert_awaited_once_with(NEXT)
    assert reply.mock_calls == [call.show_screen("a step")]
    monkeypatch.setattr(playback_clicks, "find_lesson_start", lambda game: f"the lesson of {game}")
    clicks.show_step = AsyncMock()
    asked = click("teach", "goblin_market", table=0)
    await clicks._dispatch_playback_click(asked, reply)
    clicks.show_step.assert_awaited_once_with(reply, asked, "the lesson of goblin_market")
    await clicks._dispatch_playback_click(click("real", "goblin_market", table=0), reply)
    lobbies.start_match_after_lesson.assert_awaited_once_with(reply, "goblin_market", ANN, load_words("de"))


def test_whoever_asks_sees_what_their_place_on_the_server_lets_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playback_clicks, "can_see_table", lambda interaction, table: (interaction, table))
    asker = build_replay_viewer(click("look"), "the interaction")  # type: ignore[arg-type]  # whichever it is
    assert asker.sees("a table") == ("the interaction", "a table")  # type: ignore[arg-type, comparison-overlap]


ANSWERS: tuple[tuple[str, bool, bool], ...] = (
    # the verb: whether the answer changes the message that was clicked, whether it is private
    ("look", True, True),
    ("all", False, True),
    ("share", False, False),
)


@pytest.mark.parametrize(("verb", "updates", "private"), ANSWERS)
async def test_a_promise_of_an_answer_is_as_the_verb_says_and_a_refusal_is_told(
    verb: str, stage: Any, monkeypatch: pytest.MonkeyPatch, *, updates: bool, private: bool
) -> None:
    clicks: Any = PlaybackClicks(stage.rooms, AsyncMock(), AsyncMock())
    reply, counted = AsyncMock(interaction="the interaction"), list[tuple[Any, ...]]()
    reply.__aenter__.return_value = reply
    stage.build_match_gif.side_effect = TableError("replay-no-step")
    monkeypatch.setattr(answers, "Reply", replies := Mock(return_value=reply))
    measured = MagicMock()
    monkeypatch.setattr(bot_figures, "measure_seconds", measured)
    monkeypatch.setattr(bot_figures, "record_metric", lambda *figure: counted.append(figure))
    monkeypatch.setattr(playback_clicks, "bind_click_to_log_context", of_click := MagicMock())
    monkeypatch.setattr(Click, "restore_attachments", lambda _, client: f"files at {client}")
    interaction = Mock(client="the bot")
    await clicks.answer_click(click(verb, table=ReplayReference("x1", 1)), interaction)
    replies.assert_called_once_with(
        interaction, "files at the bot", updates=updates, private=private, opens_form=False, came=None
    )
    of_click.assert_called_once_with(1)
    measured.assert_called_once_with("answers", verb)
    assert counted == [("refusals", 1, "replay-no-step"), ("clicks", 1, verb)]
    assert reply.mock_calls[1:-1] == [call.show_sentence(load_words("de")("error-replay-no-step"))]


async def test_a_click_is_answered_on_its_stage_by_who_clicked(stage: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    visit = Mock(verbs={"look": (look := AsyncMock())})
    monkeypatch.setattr(playback_clicks, "StepClicks", visits := Mock(return_value=visit))
    monkeypatch.setattr(playback_clicks, "can_see_table", lambda interaction, table: (interaction, table))
    clicks: Any = PlaybackClicks(stage.rooms, "a composer", AsyncMock())  # type: ignore[arg-type]  # no matter who it is
    asked, reply = click("look", "on"), AsyncMock(interaction="the interaction")
    await clicks._dispatch_playback_click(asked, reply)
    ((rooms, asker, composer, films), _) = visits.call_args
    assert (rooms, composer, films) == (stage.rooms, "a composer", clicks._films)
    assert (asker.person, asker.sees("a table")) == (ANN, ("the interaction", "a table"))
    look.assert_awaited_once_with(visit, asked, reply)


@pytest.mark.parametrize(("installed", "home"), [(True, 6), (False, None)])
def test_a_server_is_home_only_if_the_bot_is_there(installed: bool, home: int | None) -> None:
    interaction: Any = SimpleNamespace(guild_id=6, is_guild_integration=lambda: installed)
    assert build_replay_viewer(click("look"), interaction).find_home() == home


async def test_a_day_is_shared_only_where_the_bot_is(stage: Any) -> None:
    for home in (6, None):
        visit, reply = visit_of(stage), AsyncMock()
        visit._asker = ReplayViewer(ANN, load_words(), find_home=Mock(return_value=home))
        stage.rooms.daily.share_daily_result.return_value = "the line"
        stage.rooms.daily.find_share.return_value = None
        if home is None:
            with pytest.raises(TableError, match="only on servers"):
                await visit._share_daily_deal(click("dayshare"), reply)
        else:
            await visit._share_daily_deal(click("dayshare"), reply)
            assert reply.post_public_screen.await_args == call("the line")
            stage.rooms.daily.record_share.assert_called_once()


@pytest.mark.parametrize(("error", "again"), [(None, False), (discord.Forbidden, False), (discord.NotFound, True)])
async def test_a_day_is_shared_once_in_a_channel_while_its_post_is_there(error: Any, again: bool, stage: Any) -> None:
    visit, reply = visit_of(stage), AsyncMock()
    visit._asker = ReplayViewer(ANN, load_words(), find_home=Mock(return_value=6))
    stage.rooms.daily.find_share.return_value = 99
    place = reply.interaction.client.get_partial_messageable = Mock(return_value=AsyncMock())
    place.return_value.fetch_message.side_effect = error and error(Mock(), "")
    if again:
        await visit._share_daily_deal(click("dayshare"), reply)
    else:
        with pytest.raises(TableError, match="already shared this deal here"):
            await visit._share_daily_deal(click("dayshare"), reply)
    assert reply.post_public_screen.await_count == again


async def test_the_record_of_a_day_is_handed_over(stage: Any) -> None:
    visit, reply = visit_of(stage), AsyncMock()
    stage.rooms.daily.find_record.return_value = SimpleNamespace(game="goblin_market", to_json=lambda: "{}")
    await visit._send_day_record(click("dayfile"), reply)
    file, _ = reply.send_file.await_args.args
    assert file.filename == "goblin_market-m1.json"
