"""What a pause says: who paused the match, and how it ends."""

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.screens.parts.agreement_lines import explain_pause, format_pause_line
from bot.screens.scene import Scene
from bot.store.models import (
    AWAY_SILENT_TURNS,
    EVENTS_PER_MOVE,
    MAX_IDLE_TIME,
    PAUSED_SILENT_TURNS,
    Person,
    SeatChange,
    SeatChangeKind,
    Table,
)
from bot.tables.draft import TableDraft
from bot.tables.use_cases.managing import act_as_manager
from bot.tables.use_cases.proposals import propose_agreement, vote_on_proposal
from games.engine import Match
from tests.bot.screens.scenes import NOW, Played

ANN, BOB, EVE = 100, 101, 7
SINCE, UNTIL = (f"<t:{int(moment.timestamp())}:R>" for moment in (NOW, NOW + MAX_IDLE_TIME))
HALF = f"-# It goes on when 2 of you agree, or {UNTIL}."


def build_paused_scene(*kinds: tuple[SeatChangeKind, int, str], people: int = 3, **facts: object) -> Scene:
    """Return a match that is paused, with what is noted of it."""
    played = Played(
        Match.deal_by_key("emerald_skulls", seats=people, options={"first": 1}, seed=bytes(32)), pace="none"
    )
    noted = {
        "seat_changes": tuple(SeatChange(user, name, kind, EVENTS_PER_MOVE) for kind, user, name in kinds),
        **facts,
    }
    scene = played.scene()
    table = replace(scene.table, paused_at=NOW, **noted)  # type: ignore[arg-type]  # they fit
    return replace(scene, table_view=replace(scene.table_view, table=table))


def send_away(scene: Scene, *users: int) -> Scene:
    sitters = tuple(
        replace(one, silent=PAUSED_SILENT_TURNS if one.user_id in users else 0) for one in scene.table.sitters
    )
    return replace(scene, table_view=replace(scene.table_view, table=replace(scene.table, sitters=sitters)))


SAID: tuple[tuple[Scene, str, str], ...] = (
    (build_paused_scene(("paused", ANN, "Ann")), "**Ann, the host, paused the match**; the table agreed", HALF),
    (build_paused_scene(("paused", BOB, "Bob")), "**Bob paused the match**; the table agreed", HALF),
    (
        build_paused_scene(("paused-alone", BOB, "Bob"), people=2),
        "**Bob paused the match**",
        f"-# It goes on when one of you presses **Go on**, or {UNTIL}.",
    ),
    (
        build_paused_scene(("paused-alone", ANN, "Ann"), people=1),
        "**Ann, the host, paused the match**",
        f"-# It goes on when you press **Go on**, or {UNTIL}.",
    ),
    (
        send_away(build_paused_scene(("paused-for", BOB, "Bob")), BOB),
        "**Paused while Bob is away**",
        f"-# It goes on when Bob is back, when one of you presses **Go on**, or {UNTIL}.",
    ),
    (
        build_paused_scene(("paused-by-manager", 0, ""), held=True),
        "**A manager of this server paused the match**",
        f"-# It goes on when a manager of this server says so, or {UNTIL}.",
    ),
    (
        build_paused_scene(("paused", ANN, "Ann"), ("paused-by-manager", BOB, "Bob"), held=True),
        "**Bob, a manager, paused the match**",
        f"-# It goes on when a manager of this server says so, or {UNTIL}.",
    ),
    (build_paused_scene(("paused", ANN, "Ann"), ("resumed", 0, "")), "**Match paused**", HALF),
    (build_paused_scene(), "**Match paused**", HALF),
)


@pytest.mark.parametrize(("scene", "line", "small"), SAID)
def test_a_pause_says_who_made_it_and_how_it_ends(scene: Scene, line: str, small: str) -> None:
    told = format_pause_line(scene)
    assert told.endswith(f"{line} · {SINCE}")
    assert explain_pause(scene) == [small]
    timed = replace(scene, table_view=replace(scene.table_view, table=replace(scene.table, pace="live")))
    assert explain_pause(timed) == [f"{small} The clock is stopped."]


def list_noted_changes(table: Table) -> list[tuple[str, int, str]]:
    return [(change.kind, change.user_id, change.name) for change in table.seat_changes]


def test_a_pause_names_those_who_agreed_to_it() -> None:
    changes = (SeatChange(ANN, "Ann", "paused", EVENTS_PER_MOVE, (0, 1)),)
    assert format_pause_line(build_paused_scene(seat_changes=changes)).endswith(
        f"**Ann and Bob agreed to pause** · {SINCE}"
    )


def test_it_is_noted_who_asked_and_whether_they_decided_alone() -> None:
    match = Match.deal_by_key("emerald_skulls", seats=2, options={"first": 1}, seed=bytes(32))
    table = Played(match).table
    draft = TableDraft.from_table(table, match, NOW)
    propose_agreement(draft, "pause", Person(BOB, "Bob"))
    assert list_noted_changes(draft.table) == []
    vote_on_proposal(draft, ANN, table.version, yes=True)
    assert list_noted_changes(draft.table) == [("paused", BOB, "Bob")]
    assert draft.table.seat_changes[-1].seats == (0, 1)
    gone = tuple(replace(one, silent=AWAY_SILENT_TURNS if one.user_id == BOB else 0) for one in table.sitters)
    draft = TableDraft.from_table(replace(table, sitters=gone), match, NOW + timedelta(1))
    propose_agreement(draft, "pause", Person(ANN, "Ann"))
    assert list_noted_changes(draft.table) == [("paused-alone", ANN, "Ann")]
    for manager, known in ((EVE, (0, "")), (BOB, (BOB, "Bob"))):
        draft = TableDraft.from_table(table, match, NOW)
        act_as_manager(draft, "pause", manager)
        assert list_noted_changes(draft.table) == [("paused-by-manager", *known)]
