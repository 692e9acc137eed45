"""The log of a match, which stays in its thread: what each post of it tells, from the record alone.

A post tells the events of one round, or of a part of a long one, from one place in the log until another. Which posts
there are follows from the events and from where the first of them begins, and from nothing that is shown now.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, islice, pairwise
from math import inf
from typing import Any, get_args

from bot.screens.game_texts.event_narrator import FIRST_ROUND, EventNarrator, LogRound
from bot.screens.layout import MAX_TEXT_LENGTH, Figure, Screen, make_paragraph
from bot.screens.parts.agreement_lines import find_agreement_facts
from bot.screens.scene import Scene, escape_name, format_closer_name
from bot.screens.screen_registry import find_screen
from bot.store.models import DEAL_PLACE, EVENTS_PER_MOVE, LeavingKind, LogPlace, RemovedBy, SeatChange
from bot.tables import SeenMove, Table
from bot.tables.goblin_names import localize_departed_name
from bot.tables.table_view import LoggedMove
from games.engine import AGREED_REASON, Event, View
from games.engine.events import list_named_seats

MAX_LOG_POST_LENGTH = 2_400
"""A post of the log tells about so many characters: Discord takes 4,000, and other languages have longer words."""
MEAN_SENTENCE_LENGTH, MEAN_THING_LENGTH, MEAN_NUMBER_LENGTH = 30, 10, 2
"""The characters of a sentence without what it names, and of a thing and a number in it, on the average."""


@dataclass(frozen=True, slots=True)
class LogPost:
    """What one post of the log tells: from `since` on, `until` another place, which it does not tell.

    `ended`: it tells how its round ended; if not, the round goes on in another post. `changes`: who left and came
    back in the time between, and what was decided. `round` is the round that it tells. `closes`: it is the last of a
    match that was closed before its end, and says so.
    """

    since: LogPlace
    until: LogPlace
    moves: tuple[SeenMove, ...] = ()
    step: int = 0
    ended: bool = False
    changes: tuple[SeatChange, ...] = ()
    round: LogRound = FIRST_ROUND
    closes: bool = False

    @property
    def next_round(self) -> LogRound:
        """The round of the post after this one."""
        return self.round.find_next_round(self.ended)

    @property
    def events(self) -> list[Event]:
        """All events, in their order."""
        return [event for move in self.moves for event in move.events]


def split_into_log_posts(
    scene: Scene, since: LogPlace = DEAL_PLACE, log_round: LogRound = FIRST_ROUND
) -> list[LogPost]:
    """Return the posts of a match from a place on: the last is of what happens now. The scene is a spectator's.

    `log_round` is the round at that place; without it, rounds are counted from there.
    """
    game = find_screen(scene.table.game).narrator
    over = scene.table_view.outcome is not None
    names = [len(scene.format_seat_name(seat)) for seat in range(len(scene.table.sitters))]
    posts = _split_moves_into_log_posts(game, names, scene.table_view.log, since, over=over)
    rounds = accumulate((post.ended for post in posts), LogRound.find_next_round, initial=log_round)
    return [
        replace(
            post,
            changes=_find_changes(scene, post.since, post.until, latest=post is posts[-1]),
            round=played,
            closes=post is posts[-1] and is_closed_early(scene.table),
        )
        for post, played in zip(posts, rounds, strict=False)
    ]


def split_log_by_round(
    game: EventNarrator[Any], seats: int, moves: Sequence[LoggedMove], *, over: bool = False
) -> list[LogPost]:
    """Return each round of a match from its deal on as one post, however long it is; `over`: the match has ended."""
    posts = _split_moves_into_log_posts(game, [0] * seats, moves, DEAL_PLACE, over=over, limit=inf)
    return [post for post in posts if post.moves]


def build_log_post(
    scene: Scene, since: LogPlace, until: LogPlace | None = None, log_round: LogRound = FIRST_ROUND
) -> LogPost:
    """Return what a post of a round tells between these places; `None`: it ends with the latest move."""
    posts = split_into_log_posts(scene, since, log_round)
    end = posts[-1].until if until is None else until
    ended = any(post.ended for post in posts if post.until == end)
    moves = list(_iter_moves_between(scene.table_view.log, since, end))
    latest = until is None or len(posts) == 1
    changes = _find_changes(scene, since, end, latest=latest)
    closes = latest and is_closed_early(scene.table)
    events = tuple(move.move for _, move in moves)
    return LogPost(since, end, events, moves[-1][1].number if moves else 0, ended, changes, log_round, closes)


def find_round_at(scene: Scene, moves: Sequence[LoggedMove], place: LogPlace) -> LogRound:
    """Return the round at a place in the log of a match; `moves` are all until there and those after it."""
    game, seats = find_screen(scene.table.game).narrator, len(scene.table.sitters)
    before = [event for _, move in _iter_moves_between(moves, DEAL_PLACE, place) for event in move.move.events]
    after = (event for _, move in _iter_moves_between(moves, place) for event in move.move.events)
    number = game.count_rounds(seats, [*before, *islice(after, 1)])
    return LogRound(number, begins=not before or number > game.count_rounds(seats, before))


def list_later_log_posts(scene: Scene, since: LogPlace, log_round: LogRound) -> Iterator[tuple[LogPlace, LogRound]]:
    """Yield where posts begin after one that tells this round, and the rounds that they tell, as far as is known."""
    if scene.table_view.log and scene.table_view.log[0].number * EVENTS_PER_MOVE > max(since, EVENTS_PER_MOVE):
        return
    for post in split_into_log_posts(scene, since, log_round)[1:]:
        yield post.since, post.round


def _find_changes(scene: Scene, since: LogPlace, until: LogPlace, *, latest: bool) -> tuple[SeatChange, ...]:
    """Return what changed between two places; no move follows the `latest` of a match that is over or closed."""
    table = scene.table
    # that the match was ended stands in its result
    rest = [change for change in table.seat_changes if change.place >= since and change.kind != "ended"]
    return tuple(change for change in rest if change.place < until or (latest and table.status in ("over", "closed")))


def is_closed_early(table: Table) -> bool:
    """Tell whether a match was closed before its end."""
    return table.status == "closed" and table.started_at is not None and table.ended_at is None


def has_content(scene: Scene, post: LogPost) -> bool:
    """Tell whether a post has anything that the log tells."""
    logged = find_screen(scene.table.game).narrator.logged
    return bool(post.changes) or any(type(event) in logged for event in post.events)


def starts_new_board(scene: Scene, post: LogPost) -> bool:
    """Tell whether a board of its own begins with a post: not with one about a round that a goblin leads."""
    leader = find_screen(scene.table.game).narrator.find_round_owner(post.events[0]) if post.moves else None
    return leader is None or not scene.table.is_goblin_run(leader)


def render_log_post(scene: Scene, post: LogPost, view: View, dealt: View | None = None) -> Screen:
    """Render a post of the log: what happened, and the picture of how it stood then, which is a spectator's `view`.

    `dealt` is what a spectator saw when the match began, for the post that begins with it.
    """
    then = _build_scene_after_post(scene, post, _build_view_before_end(scene, post, view))
    narrator = find_screen(scene.table.game).narrator
    lines = [*narrator.format_log_heading(then, post.since, post.round, dealt), *_build_lines(then, post, narrator)]
    lines += _describe_closing(then)
    if agreed := find_agreement_facts(then):
        lines.append(narrator.describe_agreed_end(then, agreed))
    lines = _trim_to_limit([*lines, *narrator.format_log_ending(then, post.events)])
    return Screen((*make_paragraph(lines), *_build_log_figures(then, post)), "calm")


def build_round_figures(scene: Scene, post: LogPost) -> list[Figure]:
    """Return the pictures of a post of the log that ends with what a spectator sees now: how its round ended."""
    return _build_log_figures(_build_scene_after_post(scene, post, scene.view), post)


def _build_scene_after_post(scene: Scene, post: LogPost, view: View) -> Scene:
    """Return the scene as it was after what a post tells: nobody is asked in it. A spectator had the `view` then."""
    table = scene.table if post.closes else _reopen_table(scene.table)
    view = replace(view, decision=None) if post.closes else view  # nobody is asked any more
    then = replace(
        scene.table_view,
        table=table,
        view=view,
        recent_moves=post.moves,
        decision=None,
        outcome=view.outcome,
        legal=(),
        offered=(),
    )
    return replace(scene, table_view=then)


def _build_log_figures(scene: Scene, post: LogPost) -> list[Figure]:
    pictures = find_screen(scene.table.game).draw_log_pictures(scene, ended=post.ended)
    return [
        Figure(f"picture{number}", picture.png, picture.alt_text) for number, picture in enumerate(pictures, start=1)
    ]


def _reopen_table(table: Table) -> Table:
    """Return a table without its closing, which happened after what a post tells."""
    return replace(table, status="playing") if is_closed_early(table) else table


def _describe_closing(scene: Scene) -> list[str]:
    """Return the line that says who closed a match before its end, or why it was closed."""
    table, say = scene.table, scene.say
    if not is_closed_early(table):
        return []
    by = "somebody" if table.closed_by is not None else "itself" if table.present_people else "nobody-left"
    return [say("log-closed", by=by, name=format_closer_name(table, say))]


def _build_view_before_end(scene: Scene, post: LogPost, view: View) -> View:
    """Return a view without the end that the players agreed on, unless a post tells the last that happened."""
    moves, outcome = scene.table_view.log, view.outcome
    agreed = outcome is not None and outcome.reason == AGREED_REASON
    later = bool(moves) and post.until < (moves[-1].number + 1) * EVENTS_PER_MOVE
    return replace(view, outcome=None) if agreed and later else view


def _build_lines(scene: Scene, post: LogPost, game: EventNarrator[Any]) -> list[str]:
    """Return what happened in a post, and between which moves somebody left or came back, or something was decided."""
    numbers = {move.move.number: move.number for move in scene.table_view.log}
    lines, rest = list[str](), list(post.moves)
    for change in post.changes:
        before = [seen_move for seen_move in rest if numbers.get(seen_move.number, 0) * EVENTS_PER_MOVE < change.place]
        rest = rest[len(before) :]
        lines += [*game.format_log_lines(scene, before), describe_seat_change(scene, change)]
    return lines + game.format_log_lines(scene, rest)


def describe_seat_change(scene: Scene, change: SeatChange) -> str:
    """Return the small line that says which seat changed (left, came back), and who plays for those who left."""
    table, say, kind = scene.table, scene.say, change.kind
    if kind in ("pace-by-host", "pace-by-vote"):
        by = "player" if kind == "pace-by-host" and change.seats else kind.removeprefix("pace-by-")
        return say("log-pace", by=by, name=scene.join_seat_names(change.seats), pace=say(f"pace-{change.name}"))
    plays = "goblin" if table.takeover else "default"
    if kind not in get_args(LeavingKind) or not table.present_people:
        plays = "nobody"
    name = escape_name(localize_departed_name(change.name, say))
    if kind in ("paused-by-manager", "resumed-by-manager"):
        name = say("manager-named", name=name) if name else say("lobby-a-manager")
    wording = "removed" if kind in get_args(RemovedBy) else "resumed-as-asked" if kind == "resumed" and name else kind
    facts = {
        "by": "player" if kind == "host" and change.seats else kind,
        "remover": scene.join_seat_names(change.seats),
        "known": "yes" if change.seats else "no",
        "whose": _find_predecessor_name(scene, change),
    }
    return say("log-seat", name=name, kind=wording, plays=plays, **facts)


def _find_predecessor_name(scene: Scene, change: SeatChange) -> str:
    """Return who had a seat before somebody took it over; "nobody" where that is not known."""
    for sitter in scene.table.sitters if change.kind == "taken" else ():
        people = [
            *((former_player.user_id, former_player.name) for former_player in sitter.former or ()),
            (sitter.user_id, sitter.name),
        ]
        for (_, before), (user_id, _) in pairwise(people):
            if user_id == change.user_id:
                return escape_name(localize_departed_name(before, scene.say))
    return "nobody"


def _trim_to_limit(lines: list[str]) -> list[str]:
    """Truncate lines to what Discord takes in one message: all, unless a language has far longer words."""
    while sum(len(line) + 1 for line in lines) > MAX_TEXT_LENGTH:
        lines = lines[1:]
    return lines


def find_current_round_start(scene: Scene) -> LogPlace:
    """Return where the round began that is played now, as far as it is known: for boards that noted nothing.

    After the end nothing is left to tell.
    """
    moves = scene.table_view.log
    first = moves[0].number * EVENTS_PER_MOVE if moves and moves[0].number > 1 else DEAL_PLACE
    now = split_into_log_posts(scene, first)[-1]
    return now.since if scene.table_view.outcome is None else now.until


def _split_moves_into_log_posts(
    game: EventNarrator[Any],
    names: Sequence[int],
    moves: Sequence[LoggedMove],
    since: LogPlace,
    *,
    over: bool,
    limit: float = MAX_LOG_POST_LENGTH,
) -> list[LogPost]:
    """Return the posts that tell some moves; `names` are how long the players' names are, `limit` how long a post."""
    posts, seats = list[LogPost](), len(names)
    seen_moves, size, start, step = list[SeenMove](), 0, since, 0
    for place, (number, move) in _iter_moves_between(moves, since):
        rest, position = move, place
        while (
            opens := game.find_round_start(
                seats, [event for seen_move in seen_moves for event in seen_move.events], rest.events
            )
        ) is not None:
            head, tail = _cut_move_at(rest, opens)
            seen_moves, position = [*seen_moves, *head], position + opens if tail else (number + 1) * EVENTS_PER_MOVE
            posts.append(LogPost(start, position, tuple(seen_moves), number, ended=True))
            seen_moves, size, start, rest = [], 0, position, tail[0] if tail else replace(rest, events=())
        length = sum(_estimate_length(event, names) for event in rest.events if type(event) in game.logged)
        if seen_moves and size + length > limit:
            posts.append(LogPost(start, position, tuple(seen_moves), step))
            seen_moves, size, start = [], 0, position
        seen_moves, size, step = [*seen_moves, *([rest] if rest.events else [])], size + length, number
    end = (moves[-1].number + 1) * EVENTS_PER_MOVE if moves else since
    return [*posts, LogPost(start, max(start, end), tuple(seen_moves), step, ended=over)]


def _iter_moves_between(
    moves: Sequence[LoggedMove], since: LogPlace, until: LogPlace | None = None
) -> Iterator[tuple[LogPlace, LoggedMove]]:
    """Yield the moves with their events between two places, each with the place of its first event."""
    for number, move in moves:
        first, end = (
            max(0, since - number * EVENTS_PER_MOVE),
            None if until is None else until - number * EVENTS_PER_MOVE,
        )
        if first < max(1, len(move.events)) and (end is None or end > first):
            whole = first == 0 and (end is None or end >= len(move.events))
            events = move.events if whole else move.events[first:end]
            mine = move if first == 0 else replace(move, by="player")
            yield number * EVENTS_PER_MOVE + first, LoggedMove(number, mine if whole else replace(mine, events=events))


def _cut_move_at(move: SeenMove, place: int) -> tuple[list[SeenMove], list[SeenMove]]:
    """Return what a move did before one of its events, and from there on: that nobody plays for anybody."""
    head = [replace(move, events=move.events[:place])] if place else []
    tail = [replace(move, by="player", events=move.events[place:])] if place < len(move.events) else []
    return head, tail


def _estimate_length(event: Event, names: Sequence[int]) -> int:
    """Return about how many characters an event takes."""
    people = sum(names[seat] for seat in list_named_seats(event))
    facts = [fact for name, fact in event.facts.items() if not event.names_seats(name)]
    things = [thing for fact in facts for thing in (fact if isinstance(fact, list | tuple) else [fact])]
    return (
        MEAN_SENTENCE_LENGTH
        + people
        + sum(MEAN_THING_LENGTH if isinstance(thing, str) else MEAN_NUMBER_LENGTH for thing in things)
    )
