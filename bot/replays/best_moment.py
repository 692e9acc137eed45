"""The best moment (achievement) of a person in a match, for profiles: their greatest highlight."""

from dataclasses import dataclass

from bot.pictures import Picture
from bot.replays.great_moments import find_greatest_highlight_step, find_greatest_own_highlight
from bot.replays.highlights import MatchHighlightReplay
from bot.replays.replay_scene import build_replay_scene
from bot.replays.replayed_match import ReplayedMatch
from bot.screens.custom_ids import SPECTATOR_EYES, ReplayReference
from bot.screens.screen_registry import find_screen
from bot.store.models import Table
from games.engine.words import Words


@dataclass(frozen=True, slots=True)
class BestMoment:
    """A moment by table and step, in words, and pieces of the board around it."""

    table_id: int
    step: int
    line: str
    picture: Picture


def find_best_step(table: Table, replayed: ReplayedMatch, user_id: int) -> int | None:
    """Return the step that somebody's best moment led to in a match played again; `None`: nothing counts as theirs."""
    sitter = table.find_sitter(user_id)
    moment = find_greatest_highlight_step(replayed, sitter.seat) if sitter and sitter.seat is not None else None
    return moment[1] if moment else None


def build_best_moment(
    table: Table, replayed: ReplayedMatch, user_id: int, step: int, say: Words, alt: str
) -> BestMoment | None:
    """Return somebody's best moment, which led to a step; another if what happened there is not told any more."""
    sitter = table.find_sitter(user_id)
    if sitter is None or sitter.seat is None:
        return None
    own = find_greatest_own_highlight(replayed, sitter.seat, step)
    if own is None:
        moment = find_greatest_highlight_step(replayed, sitter.seat)
        if moment is None:
            return None
        own, step = moment
    scene = build_replay_scene(table, replayed, ReplayReference("m0", step, SPECTATOR_EYES), say, seat=None)
    line = find_screen(table.game).result_texts.format_highlight(scene, own)
    return BestMoment(table.id, step, line, MatchHighlightReplay(table, replayed, say).draw_step_cut_out(step, alt))
