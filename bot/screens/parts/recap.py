"""The recap of what happened since a player last played: what matters to them, in the order of time."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from operator import attrgetter
from typing import Any, Literal

from bot.screens.game_texts.event_narrator import SENTENCES_BY_ACTOR, EventNarrator
from bot.screens.scene import Scene
from bot.screens.story import (
    EventRelevance,
    RelevantUntil,
    find_event_owner,
    is_move_of_former_player,
    is_own_move,
    list_moves_from_own_move,
    list_news_since_own_move,
    restore_players,
    was_before_seated,
)
from bot.screens.text_width import ROOM_ABOVE_PICTURE, TextRoom
from bot.tables import SeenMove
from games.engine import Event
from games.engine.events import list_named_seats
from games.engine.words import Words

MAX_GIST_LENGTH = 90
"""What happened is told above a picture in this many characters."""
MAX_RECAP_LINES = 14
"""At most this many lines are told, the latest ones."""


Heads = Literal["no", "mere", "told"]


@dataclass(frozen=True, slots=True)
class RecapLine:
    """One or more sentences, and whose deeds they tell (`None`: nobody's in particular).

    `heads`: it is the heading of a turn, an auction, an expedition; a "mere" one tells nothing by itself.
    """

    owner: int | None
    said: str
    heads: Heads = "no"


def build_recap(scene: Scene, game: EventNarrator[Any], reader: int | None) -> list[str]:
    """Summarize what happened since a seat last played (recap); if nobody else did anything since, the latest moves."""
    recent = list_moves_from_own_move(scene, reader)
    own = scene.seat == reader
    # Others read a board, too; they did not play that move themselves.
    story = list_news_since_own_move(scene, reader, game.matters) if own else recent
    story = [_remove_time_up(seen_move, game, reader) for seen_move in story] if own else story
    concerned = range(len(scene.table.sitters)) if reader is None or not own else [reader]
    theirs = [seen_move for seen_move in recent if not was_before_seated(scene, seen_move)]
    lost = game.explain_losses(scene, concerned, [event for seen_move in theirs for event in seen_move.events])
    if reader is None or not any(seen_move.seat != reader for seen_move in story):
        return [*game.format_latest_moves(scene), *lost]
    lines = [
        *arrange_recap_lines(
            scene.say,
            _build_recap_lines(scene, game, _join_continuing_moves(filter_recap_moves(story, game, reader), game))[
                -MAX_RECAP_LINES:
            ],
        ),
        *lost,
    ]
    return [_format_recap_heading(scene, reader), *lines] if lines else game.format_latest_moves(scene)


def _remove_time_up(seen_move: SeenMove, game: EventNarrator[Any], reader: int | None) -> SeenMove:
    """Return a move without what the clock played for its reader: that is told by itself (`describe_timeout`).

    What follows when a window passes was not played for anybody, even if it is the reader's: cards are drawn on.
    """
    if seen_move.by != "clock" or seen_move.seat != reader or _lets_pass(seen_move, game):
        return seen_move
    return replace(seen_move, events=tuple(event for event in seen_move.events if find_event_owner(event) != reader))


def _lets_pass(seen_move: SeenMove, game: EventNarrator[Any]) -> bool:
    """Tell whether a player only passed in a short window, whatever followed from that."""
    return (
        type(next((event for event in seen_move.events if find_event_owner(event) == seen_move.seat), None))
        in game.lets_pass
    )


def describe_timeout(scene: Scene, game: EventNarrator[Any]) -> list[str]:
    """Return when the viewer's time was last up (timeout), and what was played for them; nothing once they played.

    A short window that passed without them is not worth a word.
    """
    played = find_own_clock_move(scene, game)
    if played is None or played.at is None:
        return []
    deeds = tuple(event for event in played.events if find_event_owner(event) == scene.seat)
    sentence = game.describe_clock_move(scene, deeds)
    known = "yes" if sentence else "no"
    text = scene.say("panel-time-up", time=f"<t:{int(played.at.timestamp())}:t>", known=known)
    return [scene.say.join_sentences(filter(None, (text, sentence)))]


def find_own_clock_move(scene: Scene, game: EventNarrator[Any]) -> SeenMove | None:
    """Return the viewer's last move if the clock made it, and it was more than a pass."""
    own = [
        seen_move
        for seen_move in scene.table_view.recent_moves
        if seen_move.seat == scene.seat and not is_move_of_former_player(scene, seen_move)
    ]
    return own[-1] if own and own[-1].by == "clock" and not _lets_pass(own[-1], game) else None


def build_brief_recap(
    scene: Scene, game: EventNarrator[Any], reader: int | None, room: TextRoom = ROOM_ABOVE_PICTURE
) -> list[str]:
    """Return the same in at most two short lines: in the game's own words, otherwise the last sentences that fit."""
    recent = list_moves_from_own_move(scene, reader)
    story = list_news_since_own_move(scene, reader, game.matters) if scene.seat == reader else recent
    story = [seen_move for seen_move in story if not was_before_seated(scene, seen_move)]
    own = game.format_brief_recap(scene, story, reader, room)
    if own is not None:
        return own[-room.lines :]
    kept: list[str] = []
    for line in reversed(
        [line for line in _build_recap_lines(scene, game, _join_continuing_moves(story, game)) if line.heads != "mere"]
    ):
        if len(line.said) + sum(map(len, kept)) > MAX_GIST_LENGTH:
            break
        kept.insert(0, line.said)
    return [scene.say.join_sentences(kept)] if kept else []


def _format_recap_heading(scene: Scene, reader: int) -> str:
    """Say since when; who has not played yet hears of all that was."""
    seen_moves = scene.table_view.recent_moves
    earlier = seen_moves[0].number > 1 and scene.find_takeover_time(reader) is None
    played = earlier or any(is_own_move(scene, reader, move) for move in seen_moves)
    own = "never" if not played else "yes" if scene.seat == reader else "no"
    return scene.say("since", own=own, name=scene.format_seat_name(reader))


def filter_recap_moves(seen_moves: Sequence[SeenMove], game: EventNarrator[Any], reader: int) -> list[SeenMove]:
    """Leave out what a later event of the same player makes outdated, and what concerns only others."""
    later: set[tuple[type[Event], int | None]] = set()
    moves: list[SeenMove] = []
    for move in reversed(seen_moves):
        events: list[Event] = []
        for event in reversed(move.events):
            matter = game.matters.get(type(event))
            if not _is_outdated(event, matter, later) and (matter != "mine" or reader in list_named_seats(event)):
                events.insert(0, event)
            later.add((type(event), find_event_owner(event)))
        moves.insert(0, replace(move, events=tuple(events)))
    return moves


def _is_outdated(
    event: Event, matter: EventRelevance | None, later: Collection[tuple[type[Event], int | None]]
) -> bool:
    """Tell whether nobody needs to read an event after those that came later, each with its player."""
    if isinstance(matter, RelevantUntil):
        return any(kind in matter.kinds for kind, _ in later)
    newer = (type(event),) if matter == "last" else matter if isinstance(matter, tuple) else ()
    return any((kind, find_event_owner(event)) in later for kind in newer)


def _join_continuing_moves(seen_moves: Sequence[SeenMove], game: EventNarrator[Any]) -> list[SeenMove]:
    """Join moves of which the later only goes on with what the earlier told last."""
    joined: list[SeenMove] = []
    for next_move in seen_moves:
        before = [event for move in joined[-1:] for event in move.events if _has_text(game, event)]
        after = [event for event in next_move.events if _has_text(game, event)]
        apart = next_move.by in SENTENCES_BY_ACTOR and game.tells_who_played(next_move)
        if before and after and not apart and game.continues_sentence(before[-1], after[0]):
            joined[-1] = replace(joined[-1], events=(*joined[-1].events, *after))
        elif after:
            joined.append(next_move)
    return joined


def _has_text(game: EventNarrator[Any], event: Event) -> bool:
    """Tell whether an event is told, or has a heading."""
    return game.shows_event(event) or type(event) in game.chapters


def _build_recap_lines(scene: Scene, game: EventNarrator[Any], seen_moves: Sequence[SeenMove]) -> list[RecapLine]:
    lines: list[RecapLine] = []
    for seen_move in seen_moves:
        marked, then = False, restore_players(scene, seen_move)
        for owner, run in _group_by_owner(game, seen_move.events):
            heads: Heads = "no" if type(run[0]) not in game.chapters else "told" if game.shows_event(run[0]) else "mere"
            if heads == "mere":
                lines.append(RecapLine(owner, game.format_chapter_heading(then, run[0]), heads))
                continue
            # Once for each move it is said who played it, if not its player.
            sentences = (
                game.describe_move_events(then, run)
                if marked
                else game.describe_move(scene, replace(seen_move, events=run))
            )
            lines += [RecapLine(owner, scene.say.join_sentences(sentences), heads)] if sentences else []
            marked |= bool(sentences)
    return lines


def _group_by_owner(
    game: EventNarrator[Any], events: Sequence[Event]
) -> Iterator[tuple[int | None, tuple[Event, ...]]]:
    """Yield events of the same player that follow each other, and whose they are; what opens a chapter is by itself."""

    def group_key(event: Event) -> tuple[int | None, int]:
        whose = None if game.matters.get(type(event)) == "table" else find_event_owner(event)
        return whose, id(event) if type(event) in game.chapters else 0

    for (owner, _), run in groupby(events, group_key):
        yield owner, tuple(run)


def arrange_recap_lines(say: Words, lines: Sequence[RecapLine]) -> list[str]:
    """Return lines in the order of time, under their headings; what the same player did in a row is one line.

    A mere heading with nothing below it is left out.
    """
    arranged: list[str] = []
    runs = [(heads, [line.said for line in run]) for (_, heads), run in groupby(lines, attrgetter("owner", "heads"))]
    for index, (heads, sentences) in enumerate(runs):
        if heads == "no":
            arranged.append("• " + say.join_sentences(sentences))
        elif heads == "told":
            arranged += sentences
        elif index + 1 < len(runs) and runs[index + 1][0] == "no":
            arranged.append(sentences[-1])
    return arranged
