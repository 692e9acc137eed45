"""What stands on the screens of the deal of the day: which buttons, places, rivals and gains, in each of its states."""

from dataclasses import replace
from datetime import UTC, date, datetime
from typing import Any

import pytest

from bot.replays.days.daily_screen import DailyStandings, DailyStep, format_share_text, render_daily
from bot.replays.replay_scene import build_replay_scene
from bot.screens.custom_ids import ReplayReference
from bot.screens.scene import Scene
from bot.store.rows.days.daily_rows import DailyStanding
from games.engine.contract import AGREED_REASON, Outcome
from games.engine.daily import PartGains
from games.engine.words import load_words
from tests.bot.replays.records import played, table_of
from tests.bot.screens.scenes import buttons_of, text_of

pytestmark = pytest.mark.usefixtures("undrawn")

SAY, GAME, HOME = load_words(), "goblin_market", 77


def scene_at(step: int) -> Scene:
    again = played(GAME)
    return build_replay_scene(table_of(again), again, ReplayReference("d9", step, "0"), SAY, seat=0)


OPEN, OVER = scene_at(1), scene_at(played(GAME).last_step)
"""Ann is asked; the match is over."""


def day_of(scene: Scene = OVER, **facts: Any) -> DailyStep:
    """Return Ann's deal of the day: by default she has just finished it, alone, where the bot is not."""
    usual = DailyStep(
        scene,
        scene,
        day=date(2026, 5, 1),
        ends=datetime(2026, 5, 2, tzinfo=UTC),
        begun=True,
        past=False,
        stopped=False,
        is_finished=scene is OVER,
        ended_early=False,
        parts_done=2,
        parts=8,
        turns=(),
        first=0,
        signs="🟩⬜",
        number=4,
        standings=DailyStandings(DailyStanding(0, 3, 0), None),
        secret=None,
        before=False,
        home=None,
        begun_at_home=True,
        next_game="goblin_teeth",
        is_opened=False,
        asks_name=False,
        named=True,
    )
    return replace(usual, **facts)


def ended(scores: tuple[int, ...], reason: str = "deck-empty") -> Scene:
    """Return the end of the match with other scores."""
    return replace(OVER, table_view=replace(OVER.table_view, outcome=Outcome.from_scores(scores, reason)))


YESTERDAY, STANDINGS = ("Yesterday", "look:{}:0:yesterday"), ("Standings", "daytable:{}:0:")
SHARE = ("Share as Ann", "dayshare:{}:0:")
PAST_DAY = [("Replay", "look:{}:0:replay"), ("Record", "dayfile:{}:0:"), ("Today", "look:{}:0:today")]
RESULTS: tuple[tuple[dict[str, Any], list[tuple[str, str]]], ...] = (
    ({}, []),
    ({"before": True}, [YESTERDAY]),
    ({"home": HOME}, [SHARE, STANDINGS]),
    ({"home": HOME, "before": True}, [SHARE, YESTERDAY, STANDINGS]),
    ({"past": True, "before": True}, PAST_DAY),
    ({"past": True, "before": True, "home": HOME}, [*PAST_DAY, STANDINGS]),
)


@pytest.mark.parametrize(("facts", "offered"), RESULTS)
def test_a_result_leads_to_the_days_beside_it_and_to_the_server_where_one_is(
    facts: dict[str, Any], offered: list[tuple[str, str]]
) -> None:
    found = [(one.label, one.act) for one in buttons_of(render_daily(day_of(**facts)))]
    assert found == [(label, act.format(f"d9.{OVER.table.version}.0")) for label, act in offered]


@pytest.mark.parametrize("home", [None, HOME])
@pytest.mark.parametrize("before", [True, False])
def test_an_open_question_has_the_day_before_in_place_of_the_rules_and_the_rest_behind_menu(
    home: int | None, *, before: bool
) -> None:
    seen = day_of(OPEN, begun=False, before=before, home=home)
    shown = [one.label for one in buttons_of(render_daily(seen))]
    assert {"Yesterday", "Rules", "Menu…"} & {*shown} == {"Yesterday" if before else "Rules", "Menu…"}
    assert not {"Yesterday", "Rules"} & {one.label for one in buttons_of(render_daily(replace(seen, begun=True)))}
    offered = [*[YESTERDAY] * before, *[STANDINGS] * bool(home)]
    assert [(one.label, one.act) for one in seen.more_buttons] == [
        (label, act.format("d9.1.0")) for label, act in offered
    ]


ALL, OTHER = DailyStanding(1, 9, 0), DailyStanding(0, 4, 1)
EVERYWHERE = "Everywhere: place **2** of 9"
PLACES: tuple[tuple[dict[str, Any], list[str]], ...] = (
    ({"standings": None}, []),
    ({"standings": DailyStandings(ALL, None)}, [f"{EVERYWHERE} so far."]),
    ({"standings": DailyStandings(ALL, ALL)}, [f"{EVERYWHERE} so far."]),
    (
        {"standings": DailyStandings(ALL, OTHER)},
        [f"{EVERYWHERE} so far.", "On this server: place **1** of 4, level with one other so far."],
    ),
    (
        {"standings": DailyStandings(ALL, OTHER), "begun_at_home": False, "past": True},
        [f"{EVERYWHERE}.", "On the server where you began: place **1** of 4, level with one other."],
    ),
)


@pytest.mark.parametrize(("facts", "told"), PLACES)
def test_a_place_on_a_server_is_told_where_it_differs_from_that_among_all(
    facts: dict[str, Any], told: list[str]
) -> None:
    lines = text_of(render_daily(day_of(**facts))).splitlines()
    assert [line for line in lines if "place **" in line] == told
    assert any("Most points are best." in line for line in lines) is bool(told)
    assert any("Next deal: Goblin Teeth" in line for line in lines) is (bool(told) and "past" not in facts)


RIVALS = (
    ((9, 3, 4), "deck-empty", ", beat Bob (3) and C*d_[] (4)"),
    ((9, 9, 4), "deck-empty", ", level with Bob (9)"),
    ((9, 9, 9), "deck-empty", ", level with Bob (9) and C*d_[] (9)"),
    ((3, 9, 9), "deck-empty", ", lost to Bob (9) and C*d_[] (9)"),
    ((9, 9, 9), AGREED_REASON, ""),
)


@pytest.mark.parametrize(("scores", "reason", "rivals"), RIVALS)
def test_a_line_to_share_names_those_whom_its_sharer_beat_was_level_with_or_lost_to(
    scores: tuple[int, ...], reason: str, rivals: str
) -> None:
    line = format_share_text(day_of(ended(scores, reason))).splitlines()[-1]
    assert line == f"🟩⬜ 4 points{rivals}"


TURNS = (
    (0, PartGains(1, (2, 0, -1), "🟩"), "In auction 1: you +2, Bob +0, and C\\*d\\_\\[\\] −1 🟩."),
    (1, PartGains(2, (-1, 4, 0), "🟥"), "In auction 2: Bob +4, C\\*d\\_\\[\\] +0, and you −1 🟥."),
    (1, PartGains(3, (0, 5, 0)), "So far in auction 3: Bob +5."),
    (0, PartGains(3, (1, 0, 0)), "So far in auction 3: you +1."),
)


@pytest.mark.parametrize(("first", "part", "told"), TURNS)
def test_what_the_last_turns_brought_is_told_in_their_order_and_of_the_reader_as_you(
    first: int, part: PartGains, told: str
) -> None:
    assert told in text_of(render_daily(day_of(OPEN, turns=(part,), first=first)))
