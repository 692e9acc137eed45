"""What somebody reads of how they played: their mistakes and their best decision, or how far the review is."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import ceil

from bot.replays.replay_scene import scene_at
from bot.replays.reviews.reviews import RunningReview, WantedReview
from bot.screens.board import build_figures
from bot.screens.custom_ids import EVERYBODY, Act, Playback
from bot.screens.layout import Button, Figure, Part, Screen, SmallPicture, Text, arrange_buttons, make_paragraph
from bot.screens.scene import Scene
from bot.screens.shelf import screen_of
from games.engine.review import ReviewedDecision, SeatReview
from games.engine.review.endings import Difference
from games.engine.review.review import PLAYED_ON, WORTH_TELLING
from games.engine.words import Words


@dataclass(frozen=True, slots=True)
class ReviewedMoment:
    """A decision that is told, as its seat saw it then and as everybody did."""

    decision: ReviewedDecision
    scene: Scene
    public: Scene
    is_best: bool
    can_be_tried: bool

    @property
    def number(self) -> int:
        """The number of its first move, from 1."""
        return self.decision.step + 1


def list_moments(wanted: WantedReview, review: SeatReview, say: Words) -> list[ReviewedMoment]:
    """Return the decisions that are told: the mistakes, then the best one."""
    told = [(one, False) for one in review.mistakes] + [(one, True) for one in [review.best] if one]
    return [_moment_of(wanted, decision, say, is_best=best) for decision, best in told]


def _moment_of(wanted: WantedReview, decision: ReviewedDecision, say: Words, *, is_best: bool) -> ReviewedMoment:
    opened = wanted.opened
    scene, public = (
        scene_at(
            opened.table,
            opened.again,
            Playback(wanted.source, decision.step, EVERYBODY if seat is None else str(seat)),
            say,
            seat=seat,
        )
        for seat in (wanted.seat, None)
    )
    tried = opened.own == wanted.seat or (opened.own is None and not opened.keeps_secrets)
    return ReviewedMoment(decision, scene, public, is_best, tried)


def review_screen(wanted: WantedReview, moments: Sequence[ReviewedMoment], say: Words) -> Screen:
    """Return a review: each decision as a short block beside its picture, then what leads to What if?."""
    game, who = screen_of(wanted.opened.table.game), _name_player(wanted, say)
    heading = say("review-heading", game=game.title, name=who)
    lines = [heading, *_summary_lines(moments, say, who)]
    buttons = [
        Button(say("review-try", move=one.number), str(Act("try", _place_of(one))))
        for one in moments
        if one.can_be_tried
    ]
    blocks = [part for one in moments for part in _build_block(one, who)]
    return Screen((*make_paragraph(lines), *blocks, *arrange_buttons(buttons)), "over")


def _name_player(wanted: WantedReview, say: Words) -> str:
    """Return who is reviewed: "you", or a player whose name nobody knows."""
    return say("replay-player", number=wanted.seat + 1) if wanted.opened.nameless else "you"


def _place_of(moment: ReviewedMoment) -> Playback:
    place = moment.scene.playback
    if place is None:
        raise LookupError("a moment of a match played again is somewhere in it")
    return place


def _summary_lines(moments: Sequence[ReviewedMoment], say: Words, who: str) -> Iterator[str]:
    """Yield what is said before the decisions: that nothing is sure, or by what they are judged."""
    if not moments:
        yield say("review-nothing-sure", name=who)
        return
    if all(one.is_best for one in moments):
        yield say("review-no-mistake")
    yield say("frame-small", line=say("review-basis", name=who))


def _build_block(moment: ReviewedMoment, who: str) -> Iterator[Part]:
    """Yield one decision in words, beside the picture of its moment."""
    text = "\n".join(_describe_moment(moment, who))
    figure = next(iter(_draw_moment(moment)), None)
    yield SmallPicture(text, figure) if figure else Text(text)


def _draw_moment(moment: ReviewedMoment) -> list[Figure]:
    """Draw what the seat saw; a game without panels is seen on its board."""
    game = screen_of(moment.scene.table.game)
    drawn = build_figures(moment.scene, game, "panel") if game.panels else build_figures(moment.public, game, "board")
    return [replace(figure, name=f"move{moment.number}") for figure in drawn]


def _describe_moment(moment: ReviewedMoment, who: str) -> Iterator[str]:
    """Yield what was done, what would have been done by a goblin, what that changed, and a reason."""
    decision, scene = moment.decision, moment.scene
    yield scene.say(
        "review-best" if moment.is_best else "review-mistake",
        move=moment.number,
        name=who,
        played=_tell_moves(scene, decision.played),
        other=_tell_moves(scene, decision.other),
    )
    if not moment.is_best:
        yield from _describe_change(scene, decision)
    if decision.fact:
        prefix = screen_of(scene.table.game).prefix
        reason = scene.say(f"{prefix}-reason-{decision.fact.name}", **decision.fact.values)
        yield scene.say("frame-small", line=reason)


def _tell_moves(scene: Scene, moves: Sequence[str]) -> str:
    """Return moves in words, as a hint says them."""
    return screen_of(scene.table.game).offers.format_advice(scene, [tuple(move.split()) for move in moves])


def _describe_change(scene: Scene, decision: ReviewedDecision) -> Iterator[str]:
    """Yield what the other move would have changed: the chance of winning, or else the lead."""
    if decision.victory and _is_clear(decision.victory):
        yield scene.say("review-chance", **_round_difference(decision.victory, 100))
    elif decision.lead:
        alone = "yes" if len(scene.table.sitters) == 1 else "no"
        yield scene.say("review-lead", alone=alone, **_round_difference(decision.lead, 1))


def _is_clear(victory: Difference) -> bool:
    return victory.gain >= max(WORTH_TELLING, victory.error)


def _round_difference(difference: Difference, scale: int) -> dict[str, int]:
    """Return both figures and the error of their difference, which is rounded up."""
    return {
        "played": round(scale * difference.played),
        "other": round(scale * difference.other),
        "error": ceil(scale * difference.error),
    }


def seat_question(source: str, seats: Sequence[int], say: Words) -> Screen:
    """Ask whose decisions are to be reviewed, where the players are not known."""
    place = Playback(source, 0)
    buttons = [
        Button(say("replay-player", number=seat + 1), str(Act("seat", place, path=str(seat)))) for seat in seats
    ]
    return Screen((Text(say("review-whose")), *arrange_buttons(buttons)))


def progress_screen(running: RunningReview, say: Words) -> Screen:
    """Return how far a review is."""
    return Screen((Text(_describe_progress(running, say)),))


def _describe_progress(running: RunningReview, say: Words) -> str:
    if not running.begun:
        return say("review-waiting")
    moves = running.parts - PLAYED_ON
    if running.parts and running.done >= moves:
        return say("review-playing-on")
    return say("review-looking", move=running.done + 1, moves=max(0, moves))
