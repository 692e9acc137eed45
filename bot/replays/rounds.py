"""The rounds (turns, expeditions, auctions) of a replayed match, as the posts of its log tell them."""

from collections.abc import Sequence
from dataclasses import replace

from bot.replays.replayed_match import ReplayedMatch
from bot.screens.log_posts import LogPost, split_into_rounds
from bot.screens.scene import Scene
from bot.screens.shelf import find_screen
from bot.tables.table_view import LoggedMove, build_seen_move


def list_rounds(again: ReplayedMatch) -> list[LogPost]:
    """Return the rounds of a match as everybody saw them; the last goes on, unless the match is over."""
    start, known = again.get_match_at(again.start_step), [one for one in again.list_moves() if one.is_known_to(None)]
    moves = [LoggedMove(one.number, build_seen_move(None, place, one)) for place, one in enumerate(known, start=1)]
    over = again.get_match_at(again.last_step).decision is None
    return split_into_rounds(find_screen(start.game.key).retells, start.seats, moves, over=over)


def find_round_start_step(rounds: Sequence[LogPost], step: int) -> int:
    """Return the step that ended the round before the one of the move to a step; the deal, if there was none."""
    return max((one.step for one in rounds if one.ended and one.step < step), default=0)


def find_ended_round(rounds: Sequence[LogPost], step: int) -> LogPost | None:
    """Return the round that the move to a step ended; `None`: it goes on."""
    return next((one for one in reversed(rounds) if one.ended and one.step == step), None)


def remove_next_round(scene: Scene, ended: LogPost | None) -> Scene:
    """Return a scene without what its last move caused after the round that it `ended`: how the next one begins."""
    told = scene.table_view.told
    if ended is None or not told:
        return scene
    own, last = [event for move in ended.told for event in move.events], told[-1].events
    later = (place for place, event in enumerate(last) if event.to is None and not any(event is one for one in own))
    end = next(later, len(last))
    moves = (*told[:-1], replace(told[-1], events=last[:end]))
    return replace(scene, table_view=replace(scene.table_view, told=moves))
