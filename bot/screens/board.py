"""The board of a table: the public message that everybody sees, with whose turn it is, the picture and "My hand"."""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import get_args

from bot.screens.controls.widget import MoveWidget
from bot.screens.custom_ids import ClickAction
from bot.screens.ending import build_after_match_rows, build_ending
from bot.screens.frame import (
    add_vote_buttons,
    allow_one_more_line,
    build_header_parts,
    build_more_button,
    choose_line_room,
    choose_prospect_lines,
    choose_small_lines,
    fit_pictures,
    format_small_recap,
)
from bot.screens.game import AnyScreen
from bot.screens.game_texts.event_narrator import SENTENCES_BY_ACTOR
from bot.screens.layout import Button, Control, Figure, Part, Screen, Style, Text, make_paragraph, remove_controls
from bot.screens.log_posts import describe_seat_change
from bot.screens.parts.action_result import REFUSED_PREFIX, describe_refused_vote
from bot.screens.parts.agreement_lines import explain_pause, format_pause_line, format_proposal
from bot.screens.parts.goblin_lines import choose_goblin_remarks
from bot.screens.parts.recap import find_own_clock_move
from bot.screens.scene import Scene, escape_name, join_sitter_names
from bot.screens.screen_registry import find_screen
from bot.screens.story import list_new_decisions, restore_players
from bot.screens.text_width import ROOM_ABOVE_PICTURE, ROOM_BESIDE_PICTURE, TextRoom
from bot.store.models import (
    EPOCH,
    VOTE_RESULTS,
    BoardAnnouncement,
    LeavingKind,
    NoticeKind,
    Removal,
    SeatChange,
    SeatChangeKind,
)
from bot.tables import Sitter, Table
from bot.tables.goblin_names import localize_departed_name
from bot.tables.shown_names import build_removal_facts
from games import find_game
from games.engine import Decision, Tempo
from games.engine.words import Word, Words

MAX_BRIEF_TIME = timedelta(minutes=1)
MAX_NAMED_PEOPLE = 3
"""Of more people than this who are asked, a board names the first."""


def render_board(scene: Scene, notice: str | None = None) -> Screen:
    """Render the board with its controls, for everyone. It is made only from a spectator's sight.

    `notice` is a sentence about the board itself.
    """
    game = find_screen(scene.table.game)
    if scene.table_view.outcome is not None:
        return render_ended_match(scene, game, notice)
    asks, beat = bool(list_asked_seats(scene)), build_last_move_picture(scene, game)
    lines = [notice or "", format_pause_line(scene) or format_waiting_line(scene, game), *format_proposal(scene)]
    pictures = build_surface_pictures(scene, game, "board")
    spot = beat[0] if asks and beat and not scene.table.proposal else None  # what the table is asked takes its room
    controls = _build_board_controls(scene, game)
    several = len(list_new_decisions(scene)) > 1
    room = _choose_room_beside(several=several) if spot else choose_line_room(pictures, controls, several=several)
    small = choose_small_lines(scene, game, room, format_board_notices(scene))
    if spot:
        small = small[::-1]  # the first are left out first: they are the older ones
    elif asks:
        small = [*small, *choose_prospect_lines(scene, game, small, pictures, controls)]
    parts: list[Part] = [
        *build_header_parts(
            scene, lines, small if asks else [*small, *choose_goblin_remarks(scene, game.narrator)], spot
        ),
        *(pictures if asks else fit_pictures([*beat, *pictures])),
        *controls,
    ]
    return Screen(tuple(parts), "waiting")


def render_watched_board(scene: Scene, link: str) -> Screen:
    """Render the board for a spectator elsewhere (watch only): nothing to press but the link to the table."""
    game, way = find_screen(scene.table.game), Text(scene.say("board-watched", link=link))
    if scene.table_view.outcome is not None:
        return Screen((*remove_controls(render_ended_match(scene, game)).parts, way), "over")
    lines = [format_pause_line(scene) or format_waiting_line(scene, game), *format_proposal(scene)]
    small = [
        *format_board_notices(scene),
        *format_small_recap(scene, game, ROOM_ABOVE_PICTURE, plainly=True),
    ]
    pictures = fit_pictures(
        [*build_last_move_picture(scene, game), *build_surface_pictures(scene, game, "board", whole=True)]
    )
    return Screen((*build_header_parts(scene, lines, small), *pictures, way))


def render_ended_match(scene: Scene, game: AnyScreen, notice: str | None = None, above: Sequence[str] = ()) -> Screen:
    """Render the results of a match: the podium, great moments, and what to do next; `above` is right above who won."""
    ending = build_ending(scene, game, above)
    return Screen(
        (*make_paragraph([notice or ""]), *ending, *build_after_match_rows(scene, [build_more_button(scene)])), "over"
    )


def list_missing_people(scene: Scene) -> list[str]:
    """Return who does not play now: people who are away, and people who left or were removed."""
    sitters = scene.table.sitters
    missing = [sitter for sitter in scene.table.present_people if has_return_time(scene.table, sitter)]
    left, removed = group_leavers(scene.table)
    kinds = {
        "board-away": [sitter for sitter in sitters if sitter.is_absent and not sitter.gone and sitter not in missing],
        "board-left": [sitter for sitter in left if not sitter.was_removed],
        "board-welcome": [sitter for sitter in left if sitter.was_removed],
    }
    goblin = "yes" if scene.table.takeover and scene.table.sitters_not_waited_for else "no"
    lines = [
        scene.say(key, names=join_sitter_names(who, scene.say), count=len(who), goblin=goblin)
        for key, who in kinds.items()
        if who
    ]
    for removal, who in removed:
        names, facts = join_sitter_names(who, scene.say), build_removal_facts(scene.table, removal)
        lines.append(scene.say("board-removed", names=names, count=len(who), goblin=goblin, **facts))
    for sitter in missing:
        until = format_timestamp(sitter.wish.away_until or EPOCH, "f")
        lines.append(scene.say("board-away-until", name=escape_name(sitter.name), time=until, goblin=goblin))
    return lines


def format_board_notices(scene: Scene) -> list[str]:
    """Return the small lines about what was decided, the news first: how a pause ends, notices, who is missing."""
    changes, notice, missing = scene.table.seat_changes, format_notice(scene), format_missing_people_line(scene)
    left_last = bool(changes) and changes[-1].kind in get_args(LeavingKind)
    news = [*missing, *notice] if left_last else [*notice, *missing]
    return [*explain_pause(scene), *news[:1], *_list_earlier_decisions(scene), *news[1:]]


def _choose_room_beside(*, several: bool) -> TextRoom:
    """Return the room beside a thumbnail: `several` decisions since the last move get a line more."""
    return allow_one_more_line(ROOM_BESIDE_PICTURE) if several else ROOM_BESIDE_PICTURE


def _list_earlier_decisions(scene: Scene) -> list[str]:
    """Return what a board does not say otherwise of the decisions since the last move, the newest first.

    A notice says the newest one, and a pause and who is missing have lines of their own.
    """
    notice, changes_by_topic = scene.table.notice, dict[str, SeatChange]()
    if scene.seat is not None or notice is None:
        return []
    for change in reversed(list_new_decisions(scene)):
        topic = TOPIC_BY_SEAT_CHANGE.get(change.kind)
        if topic is not None:
            changes_by_topic.setdefault(topic, change)
    notice_topic = next((topic for topic in changes_by_topic if topic.startswith(notice.kind)), None)
    return [describe_seat_change(scene, change) for topic, change in changes_by_topic.items() if topic != notice_topic]


TOPIC_BY_SEAT_CHANGE: Mapping[SeatChangeKind, str] = {
    "back": "back",
    "taken": "taken",
    "let-in": "let-in",
    "new-host": "host",
    "new-host-by-manager": "host",
    "pace-by-host": "pace",
    "pace-by-vote": "pace",
    **{kind: kind for kind in get_args(SeatChangeKind) if kind.startswith(REFUSED_PREFIX)},
}
"""What a change is about, beginning with the kind of notice that says it; the newest about the same is told."""


def format_notice(scene: Scene) -> list[str]:
    """Return what a host, a vote or a manager decided, as long as somebody whom it concerns may not know it.

    A player does not read what they decided themselves, or have played since; nor that they are the host, which a
    direct notice says.
    """
    notice = scene.table.notice
    reader = None if scene.seat is None else scene.table.get_sitter_at(scene.seat)
    if notice is None or (reader and reader.user_id not in notice.unseen):
        return []
    if reader and notice.kind == "host" and notice.about == reader.name:
        return []
    if notice.kind in VOTE_RESULTS:
        seats = [int(seat) for seat in notice.about.split()]
        facts: dict[str, Word] = {"names": scene.format_acting_players(seats), "count": len(seats)}
        return [scene.say(f"board-notice-{notice.kind}", **facts, **describe_refused_vote(scene))]
    object_name = (
        _format_pace(scene, notice.about) if notice.kind == "pace" else _format_person_name(notice.about, scene.say)
    )
    if notice.kind == "resume":
        object_name = scene.say("manager-named", name=object_name) if object_name else scene.say("lobby-a-manager")
    host = escape_name(scene.table.host.name) if scene.table.host else ""
    known = _find_actor(scene, notice)
    actor = known or (host if notice.kind != "host" else "")
    by = "somebody" if notice.by == "host" and actor else notice.by
    facts = {"by": by, "about": object_name, "host": host, "actor": actor, "known": "yes" if known else "no"}
    return [scene.say(f"board-notice-{notice.kind}", **facts)]


SEAT_CHANGES_BY_NOTICE: Mapping[NoticeKind, tuple[SeatChangeKind, ...]] = {
    "host": ("new-host", "new-host-by-manager"),
    "let-in": ("let-in",),
}
"""As which changes it is noted who decided what a notice says."""


def _find_actor(scene: Scene, notice: BoardAnnouncement) -> str:
    """Return the name of who made somebody the host or let them come back, if they had a seat."""
    kinds = SEAT_CHANGES_BY_NOTICE.get(notice.kind, ())
    noted = next((change for change in reversed(scene.table.seat_changes) if change.kind in kinds), None)
    return scene.join_seat_names(noted.seats) if noted and noted.name == notice.about else ""


def _format_pace(scene: Scene, pace: str) -> str:
    """Return the name of a pace: with its times on a board, alone in a panel, which has less room."""
    return scene.say(f"pace-{pace}") if scene.seat is None else scene.say("pace-short", about=pace)


def _format_person_name(name: str, say: Words) -> str:
    return escape_name(localize_departed_name(name, say))


def format_missing_people_line(scene: Scene) -> list[str]:
    """Return in one line who does not play now; the whole is behind "Menu…"."""
    table = scene.table
    left, removed = group_leavers(table)
    newest = _find_newest_leaver(table)
    removal, sent_away = max(reversed(removed), key=lambda pair: newest in pair[1]) if removed else (None, [])
    facts = build_removal_facts(table, removal) if removal else {"by": "", "known": "no", "remover": ""}
    away = [
        sitter for sitter in table.sitters if not sitter.gone and (sitter.is_absent or has_return_time(table, sitter))
    ]
    welcome = [sitter for sitter in left if sitter.was_removed]
    gone = [sitter for sitter in left if sitter not in welcome]
    states = {"removed": sent_away, "welcome": welcome, "left": gone, "away": away}
    groups = [(state, who) for state, who in states.items() if who]
    return [
        scene.say(
            "board-missing",
            state=state,
            names=join_sitter_names(who, scene.say),
            count=len(who),
            goblin="yes" if table.takeover else "no",
            **facts,
            reader="anybody" if scene.seat is None else "player",
        )
        for state, who in sorted(groups, key=lambda pair: newest not in pair[1])[:1]
    ]


def _find_newest_leaver(table: Table) -> Sitter | None:
    """Return who left or was removed last, and has not come back."""
    left = (change.user_id for change in reversed(table.seat_changes) if change.kind in get_args(LeavingKind))
    return next((sitter for sitter in map(table.find_sitter, left) if sitter and sitter.gone), None)


def group_leavers(table: Table) -> tuple[list[Sitter], list[tuple[Removal, list[Sitter]]]]:
    """Return those who left a match or may come back to it, and those who were removed and may not, by whom."""
    left, removed = list[Sitter](), dict[tuple[str, int], tuple[Removal, list[Sitter]]]()
    for sitter in table.sitters:
        if sitter.gone and (removal := table.find_removal(sitter.user_id)):
            removed.setdefault((removal.by, removal.remover_id), (removal, []))[1].append(sitter)
        elif sitter.gone:
            left.append(sitter)
    return left, [*removed.values()]


def has_return_time(table: Table, sitter: Sitter) -> bool:
    """Tell whether somebody who is away, or for whom the table pauses, has said until when."""
    until, since = sitter.wish.away_until, table.paused_at or (table.decision_since if sitter.is_absent else None)
    return until is not None and since is not None and until > since


def list_users_to_ping(table: Table, decision: Decision | None) -> tuple[int, ...]:
    """Return the users whom a decision may ping: the people who owe an answer; nobody in a pause."""
    asked_seats = decision.seats if decision and not table.paused_at else ()
    return tuple(table.get_sitter_at(seat).user_id for seat in asked_seats if not table.is_goblin_run(seat))


def is_brief_decision(scene: Scene) -> bool:
    """Tell whether a decision is open for so short a time that a ping would come too late: it never pings."""
    table, decision = scene.table, scene.decision
    if decision is None or table.deadline is None or table.decision_since is None:
        return False
    time, itself = table.deadline - table.decision_since, scene.table_view.plays_itself
    return is_too_short_to_ping(find_game(table.game).question_tempo(decision.kind), time, plays_itself=itself)


def is_too_short_to_ping(tempo: Tempo, time: timedelta, *, plays_itself: bool = False) -> bool:
    """Tell whether a ping would come too late: for a pause or a call of at most a minute, or what soon plays itself."""
    return (tempo in ("call", "beat") or plays_itself) and time <= MAX_BRIEF_TIME


def format_waiting_line(scene: Scene, game: AnyScreen) -> str:
    """Return the line that says whose turn it is (who the table waits for), and until when."""
    decision = scene.decision
    if decision is None:
        return ""
    asked = _name_asked_players(scene, decision.seats)
    thinking = all(scene.table.is_goblin_run(seat) for seat in decision.seats)
    line = game.move_texts.describe_waiting(scene, decision, asked)
    if thinking:
        line = scene.say("board-thinks", names=asked, count=len(decision.seats))
    elif scene.table_view.plays_itself:
        line = scene.say("board-single", line=line)
    deadline = scene.table.deadline
    return line if deadline is None else scene.say("board-until", line=line, time=format_timestamp(deadline))


def _name_asked_players(scene: Scene, seats: Sequence[int]) -> str:
    """Return who is asked, which calls nobody; of many only the first, as a phone has one line.

    Where all are called by a message below the board, it does not look as if they were called twice.
    """
    mention = find_screen(scene.table.game).panels
    names = [scene.name_asked_player(seat, mention=mention) for seat in seats]
    if len(names) <= MAX_NAMED_PEOPLE:
        return scene.join_list(names)
    first = names[: MAX_NAMED_PEOPLE - 1]
    return scene.say("board-some", names=scene.say.join_with_commas(first), more=len(names) - len(first))


def format_timestamp(moment: datetime, style: str = "R") -> str:
    """Format a moment as Discord's own timestamp, a countdown that goes on by itself."""
    return f"<t:{int(moment.timestamp())}:{style}>"


def build_surface_pictures(scene: Scene, game: AnyScreen, kind: str, *, whole: bool = False) -> list[Figure]:
    """Build the pictures of a surface; a shortened alt text says where the whole is, but if it is `whole`."""
    figures = []
    moves = game.animate_roll(scene) if kind == "board" and scene.motion == "on" else None
    for number, picture in enumerate(game.draw_surface_pictures(scene, kind), start=1):
        brief = picture.alt_text != picture.full_text
        alt = (
            picture.full_text
            if whole
            else scene.say("board-brief", told=picture.alt_text)
            if brief
            else picture.alt_text
        )
        content = moves() if moves and number == 1 else picture.png
        figures.append(Figure(f"picture{number}", content, alt, brief))
    return figures


def build_last_move_picture(scene: Scene, game: AnyScreen) -> list[Figure]:
    """Return a separate picture of what everybody should see of the last move; it disappears with the next move."""
    picture = game.draw_beat(scene)
    return [Figure("beat", picture.get_file_bytes(moving=scene.animates_moments), picture.alt_text)] if picture else []


def _build_board_controls(scene: Scene, game: AnyScreen) -> list[Control]:
    """Build the buttons of a board: moves for who is asked, for all their own hand; no moves while goblins play."""
    number = scene.decision.number if scene.decision else 0
    moves = game.move_texts.list_board_moves(scene) if list_asked_seats(scene) and not scene.table.paused_at else ()
    hand = _build_hand_button(scene, game, "plain" if moves and game.move_texts.asks_on_board(scene) else "main")
    widget = MoveWidget(
        scene.table_ref,
        number,
        game.move_texts.build_move_controls(scene),
        scene.say,
        help=hand,
        more=(build_more_button(scene),),
    )
    return add_vote_buttons(scene, widget, lambda widget: widget.build_controls(moves))


def format_too_late(scene: Scene) -> str:
    """Say who was faster than somebody who clicked on an expired (outdated) question: a player, or the clock."""
    if find_own_clock_move(scene, find_screen(scene.table.game).narrator):
        return scene.say("answer-too-late", by="own", name="")
    seen_move = scene.table_view.recent_moves[-1] if scene.table_view.recent_moves else None
    if seen_move is None or (seen_move.seat == scene.seat and seen_move.by == "player"):
        return scene.say("answer-stale")
    by = "clock" if seen_move.by in SENTENCES_BY_ACTOR else "player"
    return scene.say("answer-too-late", by=by, name=restore_players(scene, seen_move).format_seat_name(seen_move.seat))


def list_asked_seats(scene: Scene) -> list[int]:
    """Return the seats of the people who are asked, and of those who may move without being asked."""
    decision = scene.decision
    able = dict.fromkeys((*decision.seats, *decision.welcome)) if decision else ()
    return [seat for seat in able if not scene.table.is_goblin_run(seat)]


def _build_hand_button(scene: Scene, game: AnyScreen, style: Style) -> tuple[Button, ...]:
    """Return the button of a player's own panel; where nothing is secret it is behind "Menu…"."""
    return (
        (Button(game.get_hand_label(scene.say), str(ClickAction("hand", scene.table_ref)), style),)
        if game.has_hand(scene)
        else ()
    )
