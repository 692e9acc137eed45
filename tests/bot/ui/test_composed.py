"""Which screens are composed, with what, and which of them only once: tables of truths; nothing is drawn."""

from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import replace
from typing import Any, cast
from unittest.mock import AsyncMock, Mock, call

import pytest

from bot.screens.controls.paths import ROOT_FOCUS, Focus
from bot.screens.goblin_line_memory import GoblinLineMemory
from bot.screens.log_posts import build_log_post
from bot.screens.scene import Scene
from bot.store.models import Server, Table
from bot.tables import SeenMove, VirtualClock
from bot.ui.composing import composer as own_composer
from bot.ui.composing.composer import Composer, _list_portraits
from bot.ui.composing.draw_queue import CLICK_PRIORITY, DELIVERY_PRIORITY, ComposeJob
from games.engine import Match
from games.engine.words import load_words
from tests.bot.screens.scenes import Played, buttons_of
from tests.bot.ui.surfaces_at_hand import NIGHT

ANN, THIS = 100, 7
NAMES = ("render_board", "render_log_post", "render_end_announcement", "render_panel", "render_lobby")


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> Mock:
    """Return what makes screens, by name; `ranks`, `hurried` and `faces` are told how."""
    makers = Mock(name="made", **{name: Mock(side_effect=lambda *_, **__: object()) for name in NAMES})
    for name in NAMES:
        monkeypatch.setattr(own_composer, name, getattr(makers, name))

    def begin(make: Callable[[], object], rank: int) -> ComposeJob:
        makers.ranks(rank)
        done: Future[object] = Future()
        done.set_result(make())
        return ComposeJob(rank, make, done)

    async def composed(make: Callable[[], object], rank: int) -> object:
        return begin(make, rank).result.result()

    def with_faces(faces: object, make: Callable[[], object]) -> Callable[[], object]:
        makers.faces(faces)
        return make

    monkeypatch.setattr(own_composer, "submit_job", begin)
    monkeypatch.setattr(own_composer, "run_in_drawing_thread", composed)
    monkeypatch.setattr(own_composer, "prioritize_job", makers.hurried)
    monkeypatch.setattr(own_composer, "bind_portraits", with_faces)
    return makers


def played() -> Played:
    return Played(Match.deal_by_key("goblin_market", seats=3, options={"first": 1}, seed=bytes(32)))


def house(*, faces: tuple[object, ...] = (None,), matches: Any = None, announced: str | None = None) -> Composer:
    """Return a composer of a table that is seen as it stands."""
    tables: Any = AsyncMock(clock=VirtualClock(), decisions=Mock(announcement_text=announced))
    tables.load_view.side_effect = lambda table, user: (
        scene(None if user is None else user - ANN, language="de").table_view
    )
    tables.load_server.return_value, tables.count_early_closings.return_value = Server(1), False
    tables.plays_at_another_table.return_value = False
    return Composer(tables, Mock(find_portraits=Mock(return_value=faces)), matches=matches)


def scene(seat: int | None = 0, **table: Any) -> Scene:
    seen = played().scene(seat)
    return replace(seen, table_view=replace(seen.table_view, table=replace(seen.table, **table)))


@pytest.mark.parametrize(("version", "known"), [(None, True), (99, False)])
async def test_a_panel_is_composed_with_what_all_see_in_its_own_language_and_at_its_own_version(
    version: int | None, made: Mock, *, known: bool
) -> None:
    own, public = scene() if version is None else scene(version=version), scene(None)
    composer: Any = house()
    composer.load_scene = AsyncMock(return_value=public)
    for where in (
        {"stands": True, "elsewhere": False, "opened": True, "here": True},
        {"stands": False, "elsewhere": True, "opened": False, "here": False},
    ):
        await composer.compose_panel(own, Focus(("bid",)), "a notice", **where)
        composer.load_scene.assert_awaited_with(THIS, None, own.say)
        seen = public if known else None
        made.render_panel.assert_called_with(own, Focus(("bid",)), "a notice", **where, other_tables=False, public=seen)
    assert made.render_panel.call_count == 2


@pytest.mark.parametrize("others", [False, True])
async def test_the_way_to_another_table_is_shown_to_those_who_play_at_one_and_are_not_asked(*, others: bool) -> None:
    composer: Any = house()
    composer._tables.plays_at_another_table.return_value = others
    shown = [await composer.compose_panel(scene(seat)) for seat in (0, 1)]
    assert ["Next table" in [button.label for button in buttons_of(screen)] for screen in shown] == [False, others]
    composer._tables.plays_at_another_table.assert_awaited_once_with(ANN + 1, THIS)


def moved_on(composer: Any) -> Composer:
    """Let the table be at a later version by now."""
    view = scene(None, version=99).table_view
    composer._tables.load_view.side_effect = lambda table, user: view
    return cast("Composer", composer)


PANELS: tuple[tuple[Callable[[Composer], Any], bool], ...] = (
    # how a panel is asked for once more: whether it is made anew
    (lambda composer: composer.compose_panel(scene()), False),
    (lambda composer: composer.copy_with_click_priority().compose_panel(scene()), False),
    (lambda composer: composer.compose_panel(scene(1)), True),
    (lambda composer: composer.compose_panel(scene(), Focus(("bid",))), True),
    (lambda composer: composer.compose_panel(scene(), ROOT_FOCUS, "a notice"), True),
    (lambda composer: composer.compose_panel(scene(), stands=True), True),
    (lambda composer: composer.compose_panel(scene(), elsewhere=True), True),
    (lambda composer: composer.compose_panel(scene(), stands=False, elsewhere=False), False),
    (lambda composer: composer.compose_panel(scene(version=99)), True),
    (lambda composer: composer.compose_panel(replace(scene(), asleep=frozenset({1}))), True),
    (lambda composer: composer.compose_panel(replace(scene(), motion="on")), True),
    (lambda composer: composer.compose_panel(replace(scene(), say=load_words("de"))), True),
    (lambda composer: composer.compose_panel(scene(sitters=scene().table.sitters[1:])), True),
    (lambda composer: moved_on(composer).compose_panel(scene()), True),
    (lambda composer: composer.compose_board(scene()), True),
    (lambda composer: composer.compose_log_post(scene(), 0), True),
    (lambda composer: composer.compose_ending_announcement(scene()), True),
)


@pytest.mark.parametrize(("again", "anew"), PANELS)
async def test_what_was_composed_for_one_is_not_composed_again_for_others(
    again: Callable[[Composer], Any], made: Mock, *, anew: bool
) -> None:
    composer = house()
    await composer.compose_panel(scene())
    await again(composer)
    assert made.ranks.call_count == (2 if anew else 1)


async def test_new_faces_and_a_failure_make_a_screen_anew(made: Mock) -> None:
    composer = house()
    await composer.compose_board(scene(None))
    composer._avatars.find_portraits.return_value = ("a face",)  # type: ignore[union-attr]  # a mock
    await composer.compose_board(scene(None))
    assert made.faces.call_args_list == [call((None,)), call(("a face",))]
    for job in composer._made.values():
        failed: Future[object] = Future()
        failed.set_exception(ValueError())
        composer._made.update({key: replace(job, result=failed) for key in composer._made})
    await composer.compose_board(scene(None))
    assert made.render_board.call_count == 3


async def test_what_stays_of_a_board_and_how_an_end_is_told_are_composed_of_what_all_see(made: Mock) -> None:
    composer, seen = house(), scene(None)
    await composer.compose_log_post(seen, 0)
    made.render_log_post.assert_called_once_with(seen, build_log_post(seen, 0), seen.view, None)
    await composer.compose_ending_announcement(seen)
    ((public, game), _) = made.render_end_announcement.call_args
    assert (public, game.key) == (seen, "goblin_market")
    assert composer._avatars.find_portraits.call_args_list == [call(seen.table.sitters)] * 2  # type: ignore[union-attr]  # a mock
    await composer.compose_log_post(seen, 0)
    for again in (composer.compose_ending_announcement, composer.compose_board, composer.compose_board):
        await again(seen)
    assert made.ranks.call_count == 3, "each once"


async def test_a_house_without_faces_asks_for_none(made: Mock) -> None:
    composer = Composer(house()._tables)
    await composer.compose_board(scene(None))
    await composer.compose_replay_step(scene(), Mock)
    assert made.faces.call_args_list == [call(())] * 2


async def test_what_a_click_waits_for_comes_first_though_it_was_begun_for_others(made: Mock) -> None:
    composer = house()
    await composer.compose_board(scene(None))
    made.hurried.assert_not_called()
    await composer.copy_with_click_priority().compose_board(scene(None))
    assert made.hurried.call_args_list == [call(*composer._made.values())]
    await composer.copy_with_click_priority().compose_panel(scene())
    await composer.compose_panel(scene())
    assert made.hurried.call_count == 1
    assert await composer.copy_with_click_priority().compose_replay_step(scene(), lambda: "a step") == "a step"  # type: ignore[arg-type, return-value, comparison-overlap]  # any screen
    assert made.ranks.call_args_list == [call(DELIVERY_PRIORITY), call(CLICK_PRIORITY), call(CLICK_PRIORITY)]
    made.faces.assert_called_with((None,))
    composer._avatars.find_portraits.assert_called_with(scene().table.sitters)  # type: ignore[union-attr]  # a mock


async def test_clicks_and_delivery_know_the_same_of_a_table(made: Mock) -> None:
    composer = house()
    composer._moving = Mock(choose_animation_level=lambda view: "on" if view.seat is None else "off")
    clicks = composer.copy_with_click_priority()
    for name in ("_moving", "_tables", "_avatars", "_matches", "_made", "_said"):
        assert getattr(clicks, name) is getattr(composer, name)
    seen, public = await composer.load_scene(THIS, ANN + 1, load_words()), await clicks.load_scene(THIS, None)
    assert (seen.seat, seen.say.language) == (1, "en")
    assert (public.seat, public.say.language) == (None, "de"), "the table's own"
    assert isinstance(seen.said, GoblinLineMemory)
    assert seen.said is public.said is composer._said[THIS]
    assert (seen.motion, public.motion) == ("off", "on")


@pytest.mark.parametrize(("moon", "asleep"), [(True, {ANN}), (False, set())])
async def test_who_sleeps_and_lets_others_see_it_is_shown_asleep(asleep: set[int], *, moon: bool) -> None:
    composer: Any = house()
    people = scene(None).table.sitters
    ann = replace(people[0], wish=replace(NIGHT, moon=moon))
    view = scene(None, sitters=(ann, *people[1:])).table_view
    composer._tables.load_view.side_effect = lambda table, user: view
    assert (await composer.load_scene(THIS, None)).asleep == asleep


HINDSIGHT: tuple[tuple[bool, int, bool, int | None, bool], ...] = (
    # whether it is over, how many moves its story has, whether a record is there, its moves: whether it looks back
    (True, 2, True, 2, True),
    (True, 2, True, 3, False),
    (True, 2, True, None, False),
    (True, 2, False, 2, False),
    (True, 0, True, 0, False),
    (False, 2, True, 2, False),
)


@pytest.mark.parametrize(("over", "told", "there", "moves", "back"), HINDSIGHT)
async def test_a_podium_looks_back_on_a_match_that_is_known_whole(
    over: bool, told: int, there: bool, moves: int | None, monkeypatch: pytest.MonkeyPatch, *, back: bool
) -> None:
    monkeypatch.setattr(
        own_composer, "MatchHighlightReplay", lambda table, again, say: Mock(move_count=moves, of=(table, again, say))
    )
    story = tuple(Mock(spec=SeenMove) for _ in range(told))
    matches = Mock(replay_ended_match=AsyncMock(return_value=None if moves is None else "again"))
    composer: Any = house(matches=matches if there else None)
    composer._tables.load_public_moves.return_value = story
    outcome: Any = object() if over else None
    composer._tables.load_view.side_effect = None
    composer._tables.load_view.return_value = view = replace(played().scene(None).table_view, outcome=outcome)
    say = load_words()
    for _ in range(2):
        seen = await composer.load_scene(THIS, None, say)
        assert seen.story == (story if over else ())
        assert (seen.hindsight is not None) is back
    if over and there and told:
        matches.replay_ended_match.assert_awaited_with(view.table)
    if back:
        assert seen.hindsight.of == (view.table, "again", say)
    assert composer._tables.load_public_moves.await_args_list == [call(THIS)] * over


@pytest.mark.parametrize(
    ("notice", "announced", "line"),
    [
        (None, "Back *soon*", load_words()("board-announced", text=r"Back \*soon\*")),
        (None, "x" * 201, load_words()("board-announced", text="x" * 199 + "…")),
        (None, None, None),
        ("a notice", None, "a notice"),
        (None, "Back soon", load_words()("board-announced", text="Back soon")),
        ("a notice", "Back soon", "a notice\n" + load_words()("board-announced", text="Back soon")),
    ],
)
async def test_a_board_says_what_is_wrong_and_what_the_operator_announces(
    notice: str | None, announced: str | None, line: str | None, made: Mock
) -> None:
    seen = scene(None)
    await house(announced=announced).compose_board(seen, notice)
    made.render_board.assert_called_once_with(seen, line)


async def test_a_podium_carries_no_announcement_of_the_operator(made: Mock) -> None:
    seen = scene(None)
    over = replace(seen, table_view=replace(seen.table_view, outcome=Mock()))
    await house(announced="closing soon").compose_board(over)
    made.render_board.assert_called_once_with(over, None)


LOBBIES: tuple[tuple[dict[str, Any], dict[str, Any], dict[str, Any], bool], ...] = (
    # a table, how it differs then, and its server: whether its invitation is made anew
    ({"status": "lobby"}, {}, {}, False),
    ({"status": "lobby"}, {"version": 99}, {}, True),
    ({"status": "lobby"}, {"status": "playing"}, {}, True),
    ({"status": "lobby"}, {}, {"goblins": False}, True),
    ({"status": "lobby"}, {}, {"called": 4}, True),
    ({"status": "lobby"}, {}, {"ladder": True}, True),
    ({"status": "playing"}, {"version": 99}, {}, False),
    ({"status": "playing"}, {"thread_id": 99}, {}, True),
    ({"status": "playing"}, {"closed_by": "Bob"}, {}, True),
    ({"status": "playing"}, {"sitters": ()}, {}, True),
    ({"status": "playing"}, {"language": "de"}, {}, True),
)


@pytest.mark.parametrize(("stands", "differs", "server", "anew"), LOBBIES)
async def test_an_invitation_is_made_anew_only_for_what_it_shows(
    stands: dict[str, Any], differs: dict[str, Any], server: dict[str, Any], made: Mock, *, anew: bool
) -> None:
    composer: Any = house()
    before: Table = scene(None, **stands).table
    await composer.compose_lobby(before)
    composer._tables.load_server.return_value = replace(Server(1), **server)
    after = replace(before, **differs)
    await composer.compose_lobby(after)
    assert made.render_lobby.call_count == (2 if anew else 1)
    guilds = [table.guild_id if table.status == "lobby" else None for table in (before, after)]
    assert composer._tables.load_server.await_args_list == [call(guild) for guild in guilds]
    ((shown, say), more) = made.render_lobby.call_args
    goblins, role, ladder = server.get("goblins", True), "called" in server, "ladder" in server
    assert more == {"goblins": goblins, "callable_role": role, "ladder": ladder, "closed": False, "game_night": None}
    assert composer._tables.count_early_closings.await_args_list == [call(before), call(after)]
    assert (shown.id, say.language) == (THIS, after.language)


def test_a_goblin_that_plays_for_somebody_has_a_goblins_face_and_no_other_seat_changes() -> None:
    table = replace(scene().table, takeover=True)
    bob = replace(table.sitters[1], gone=True)
    minded = replace(table, sitters=(table.sitters[0], bob, *table.sitters[2:]))
    assert _list_portraits(table) is table.sitters
    assert [one.is_goblin for one in _list_portraits(minded)] == [seat == 1 for seat in range(len(table.sitters))]
    assert _list_portraits(replace(minded, status="over")) == _list_portraits(minded), "the podium shows it, too"
    assert _list_portraits(replace(minded, takeover=False)) is minded.sitters
    ann = replace(table.sitters[0], gone=True)
    assert _list_portraits(replace(minded, sitters=(ann, bob, *table.sitters[2:])))[1] == _list_portraits(minded)[1]
