"""Where a replay stops (its stride): after each move, turn or round, at highlights, or at one's bookmarks.

Rounds (turns, expeditions, auctions) are those that the posts of a match's log tell.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import groupby
from typing import Any, Literal

from bot.replays.great_moments import find_great_steps
from bot.replays.replayed_match import MAX_REMEMBERED_MATCHES, ReplayedMatch
from bot.screens.custom_ids import GREAT_MOMENTS
from bot.screens.game_texts.event_narrator import EventNarrator
from bot.screens.log_posts import LogPost, split_log_by_round
from bot.screens.scene import Scene
from bot.screens.screen_registry import find_screen
from bot.store.models import StoredMove
from bot.tables.table_view import LoggedMove, build_redacted_move
from games.engine import Event

Stride = Literal["move", "turn", "round", "moment", "mark"]

STRIDES: Mapping[str, Stride] = {"m": "move", "t": "turn", "r": "round", GREAT_MOMENTS: "moment", "b": "mark"}
"""How far one step of a replay goes, by the letter in its reference."""
STRIDES_OF_ENDS: tuple[Stride, ...] = ("turn", "round", "moment")
"""At these stops a round that has just ended is shown as its log shows it; at others, how the match stands then."""


def find_stops(
    replayed: ReplayedMatch, stride: Stride, marks: Iterable[int] = (), reader: int | None = None
) -> tuple[int, ...]:
    """Return the steps at which a replay stops (moves, turns, rounds, highlights): always the deal and the end.

    `marks` are the bookmarks of anybody who looks: steps, too. `reader` is the seat that they had.
    """
    strides: Mapping[Stride, Callable[[], Iterable[int]]] = {
        "mark": lambda: marks,
        "moment": lambda: find_great_steps(replayed, reader),
        "move": lambda: _list_move_steps(replayed),
        "turn": lambda: _list_turn_steps(replayed),
        "round": lambda: list_round_end_steps(replayed),
    }
    steps = strides[stride]()
    return tuple(sorted({replayed.start_step, *steps, replayed.last_step}))


def list_rounds(replayed: ReplayedMatch) -> Sequence[LogPost]:
    """Return the rounds of a match as everybody saw them; the last goes on, unless the match is over."""
    return _list_rounds(replayed, replayed.last_step, over=replayed.get_match_at(replayed.last_step).decision is None)


@lru_cache(maxsize=MAX_REMEMBERED_MATCHES)
def _list_rounds(replayed: ReplayedMatch, last_step: int, *, over: bool) -> Sequence[LogPost]:
    """Return the same, remembered as long as no move is played: half a thousand moves take 40 ms."""
    start = replayed.get_match_at(replayed.start_step)
    stored_moves = [stored for stored in replayed.list_moves(last_step) if stored.is_known_to(None)]
    moves = [
        LoggedMove(stored.number, build_redacted_move(None, number, stored))
        for number, stored in enumerate(stored_moves, start=1)
    ]
    return split_log_by_round(find_screen(start.game.key).narrator, start.seats, moves, over=over)


def find_round_start_step(rounds: Sequence[LogPost], step: int) -> int:
    """Return the step that ended the round before the one of the move to a step; the deal, if there was none."""
    return max((post.step for post in rounds if post.ended and post.step < step), default=0)


def find_ended_round(rounds: Sequence[LogPost], step: int) -> LogPost | None:
    """Return the round that the move to a step ended; `None`: it goes on."""
    return next((post for post in reversed(rounds) if post.ended and post.step == step), None)


def cut_scene_at_round_end(scene: Scene, ended: LogPost | None) -> Scene:
    """Return a scene without what its last move caused after the round that it `ended`: how the next one begins."""
    seen_moves = scene.table_view.recent_moves
    if ended is None or not seen_moves:
        return scene
    own, last = [event for move in ended.moves for event in move.events], seen_moves[-1].events
    later = (index for index, event in enumerate(last) if event.to is None and not any(event is other for other in own))
    end = next(later, len(last))
    moves = (*seen_moves[:-1], replace(seen_moves[-1], events=last[:end]))
    return replace(scene, table_view=replace(scene.table_view, recent_moves=moves))


def _list_move_steps(replayed: ReplayedMatch) -> list[int]:
    """Return the steps of all moves but those after which there is nothing to see: somebody let a question pass."""
    narrator = find_screen(replayed.get_match_at(replayed.start_step).game.key).narrator
    return [move.number for move in replayed.list_moves() if not _is_silent_pass(narrator, move)]


def _is_silent_pass(narrator: EventNarrator[Any], move: StoredMove) -> bool:
    """Tell whether a move caused nothing, or only that somebody passed, which nobody reads."""
    return all(type(event) in narrator.lets_pass and not narrator.shows_event(event) for event in move.events)


def _list_turn_steps(replayed: ReplayedMatch) -> list[int]:
    """Return each step that ends a turn or a round in the game's eyes: by default, after which another seat moves."""
    narrator = find_screen(replayed.get_match_at(replayed.start_step).game.key).narrator
    if narrator.round_name == "turn":
        return list_round_end_steps(replayed)
    rounds = list_round_end_steps(replayed)
    if narrator.ends_turn:
        return [*_list_steps_with(replayed, narrator.ends_turn), *rounds]
    turns = [list(turn) for _, turn in groupby(replayed.list_moves(), key=lambda move: move.seat)]
    ends = [turn[-1].number for turn in turns[:-1] if not all(_is_silent_pass(narrator, move) for move in turn)]
    return [*ends, *rounds]


def find_turn_player_at(replayed: ReplayedMatch, step: int) -> int | None:
    """Return in whose turn the move to a step was made; `None`: in one of all players, or the match just begins."""
    if step <= replayed.start_step:
        return None
    stops = find_stops(replayed, "turn")
    before = max(stop for stop in stops if stop < step)
    end = min(stop for stop in stops if stop >= step)
    stored_moves = [move for move in replayed.list_moves(end)[before:] if move.is_known_to(None)]
    moves = [build_redacted_move(None, number, move) for number, move in enumerate(stored_moves, start=1)]
    return find_screen(replayed.get_match_at(replayed.start_step).game.key).narrator.find_turn_player(moves)


def list_round_end_steps(replayed: ReplayedMatch) -> list[int]:
    """Return the steps of the moves that ended a round, in order: the first one ended round 1."""
    return [post.step for post in list_rounds(replayed) if post.ended]


def _list_steps_with(replayed: ReplayedMatch, kinds: Collection[type[Event]]) -> list[int]:
    return [move.number for move in replayed.list_moves() if any(type(event) in kinds for event in move.events)]
