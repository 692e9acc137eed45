"""The screen of a review (analysis): a page for each mistake and for the best decision, or the progress."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from bot.replays.great_moments import find_match_highlights
from bot.replays.replay_scene import build_replay_scene
from bot.replays.reviews.reviews import RunningReview, WantedReview
from bot.screens.board import build_surface_pictures
from bot.screens.custom_ids import SPECTATOR_EYES, ClickAction, ReplayReference
from bot.screens.layout import Button, Figure, Part, Screen, Text, arrange_buttons, make_paragraph
from bot.screens.parts.hints import format_fact, format_truth
from bot.screens.scene import Scene, escape_label
from bot.screens.screen_registry import find_screen
from games import find_game
from games.engine import GameError, Match
from games.engine.chance import ForbiddenLuck, LuckDrawnError
from games.engine.contract import ComparedMoves
from games.engine.review import ReviewedDecision, SeatLuck, SeatReview, load_review_measure
from games.engine.review.endings import EndingDifference
from games.engine.review.review import (
    LATER_PARTS,
    MAX_MISTAKES_PLAYED_ON,
    MAX_MISTAKES_TOLD,
    MIN_TOLD_STANDARD_ERRORS,
    costs_victory,
)
from games.engine.words import Word, Words

NO_REVIEW_PAGE = 9
"""More than there are: a button that leads nowhere has an id of its own."""
RULE_OF_THREE, SURE_CHANCE_STEP = 3, 5
"""What never failed in N trials fails in less than 3 / N, with 95 % confidence; it is shown in steps of so many %."""
MOVES_BY_ENDS: Mapping[tuple[bool, bool], str] = {
    (True, True): "both",
    (True, False): "played",
    (False, True): "other",
    (False, False): "none",
}
"""How sentences name the moves that end a match: whether the played move does, and the other one."""


@dataclass(frozen=True, slots=True)
class ReviewedMoment:
    """A decision on a page of a review, counted from 0, as its seat saw it then and as everybody did."""

    decision: ReviewedDecision
    scene: Scene
    public: Scene
    page: int
    pages: int
    mistakes: int
    is_best: bool
    keeps_secrets: bool

    @property
    def is_costliest(self) -> bool:
        """Whether this is the first of several mistakes, which are told in the order of what they cost."""
        return self.mistakes > 1 and self.page == 0

    @property
    def kind(self) -> Literal["mistake", "best", "level"]:
        """What is told on this page: mistakes are counted by themselves."""
        return "best" if self.is_best else "mistake" if self.mistakes else "level"

    @property
    def ends_mistakes(self) -> bool:
        """Whether this is the last page, and all mistakes that are sure have been told."""
        return self.page + 1 == self.pages and 0 < self.mistakes < MAX_MISTAKES_TOLD


def find_reviewed_moment(
    wanted_review: WantedReview, review: SeatReview, page: int, say: Words
) -> ReviewedMoment | None:
    """Return the decision on a page: the mistakes, then the best one, or level ones; `None` if nothing is told."""
    decisions = [*review.mistakes, *([review.best] if review.best else []), *review.level]
    if not decisions:
        return None
    page = min(page, len(decisions) - 1)
    compared_moves = _parse_compared_moves(wanted_review, decisions[page])
    scene, public = (
        replace(_build_review_scene(wanted_review, decisions[page].step, seat, say), compared_moves=compared_moves)
        for seat in (wanted_review.seat, None)
    )
    return ReviewedMoment(
        decisions[page],
        scene,
        public,
        page,
        len(decisions),
        len(review.mistakes),
        page == len(review.mistakes) and review.best is not None,
        wanted_review.opened.keeps_secrets,
    )


def _parse_compared_moves(wanted_review: WantedReview, decision: ReviewedDecision) -> ComparedMoves:
    parse = find_game(wanted_review.opened.table.game).parse_move
    return ComparedMoves(wanted_review.seat, tuple(map(parse, decision.played)), tuple(map(parse, decision.other)))


def _build_review_scene(wanted_review: WantedReview, step: int, seat: int | None, say: Words) -> Scene:
    place = ReplayReference(wanted_review.source, step, SPECTATOR_EYES if seat is None else str(seat))
    return build_replay_scene(wanted_review.opened.table, wanted_review.opened.again, place, say, seat=seat)


def render_review(wanted_review: WantedReview, moment: ReviewedMoment | None, review: SeatReview, say: Words) -> Screen:
    """Render a page of a review (analysis): picture of one decision, what is said of it, the way to What if?.

    The last page, which has least to say, says how lucky the seat was, and what the game sums up of the whole match.
    """
    game, who = find_screen(wanted_review.opened.table.game), _name_player(wanted_review, say)
    page, pages = (moment.page + 1, moment.pages) if moment else (0, 0)
    ranked = "yes" if moment and moment.is_costliest else "no"
    kind = moment.kind if moment else "level"
    count = moment.mistakes if moment and kind == "mistake" else pages
    heading = say("review-heading", game=game.title, name=who, kind=kind, page=page, pages=count, ranked=ranked)
    looks = load_review_measure(game.key).looks_at
    if moment is None:
        nothing = [heading, *_describe_play(review, looks, say), *_describe_luck(wanted_review, review.luck, say)]
        nothing += _summarize_whole_play(wanted_review, say)
        return Screen(tuple(map(Text, nothing)), "over")
    alone = _describe_play(review, looks, say) if not review.mistakes and page == 1 else []
    closing = [say("review-no-other-mistake", looks=looks)] if moment.ends_mistakes else []
    rarity = _describe_rarity(wanted_review, review, say) if moment.is_costliest else []
    lucky = _describe_luck(wanted_review, None if page < pages else review.luck, say)
    whole = _summarize_whole_play(wanted_review, say) if page == pages else []
    parts: list[Part] = [
        *make_paragraph([heading, *rarity, *lucky, *alone, *whole]),
        *_draw_reviewed_moment(moment),
        *make_paragraph([*_describe_moment(wanted_review, moment, who), *closing]),
        *arrange_buttons(_list_review_buttons(wanted_review, moment)),
    ]
    return Screen(tuple(parts), "over")


def _describe_play(review: SeatReview, looks: str, say: Words) -> list[str]:
    """Return what is said where no mistake is sure: praise only where that is better than what is done at random.

    Where not all moves are judged, it says which are.
    """
    kind = "review-praise" if review.good else "review-no-mistake"
    judged = [say("review-looks", looks=looks)] if looks != "all" else []
    return [say(kind, doubtful=review.doubtful, decisions=review.decisions), *judged]


def _summarize_whole_play(wanted_review: WantedReview, say: Words) -> list[str]:
    """Return the small lines of what a game says of a seat in the whole match."""
    again = wanted_review.opened.again
    reader = None if wanted_review.opened.nameless else wanted_review.seat
    scene = _build_review_scene(wanted_review, again.last_step, reader, say)
    story = [event for move in again.list_moves() for event in move.events if event.is_visible_to(None)]
    lines = find_screen(wanted_review.opened.table.game).result_texts.summarize_reviewed_play(
        scene, wanted_review.seat, story
    )
    return [say("frame-small", line=line) for line in lines]


def _describe_rarity(wanted_review: WantedReview, review: SeatReview, say: Words) -> Iterator[str]:
    """Yield of how many decisions several are that goblins hardly ever make, where nothing counts what they cost."""
    if load_review_measure(wanted_review.opened.table.game).opinions:
        hardly = say("review-hardly-played", count=len(review.mistakes), decisions=review.decisions)
        yield say("frame-small", line=hardly)


def _compute_cost(decision: ReviewedDecision, game: str) -> tuple[str, int] | None:
    """Return what a mistake cost, in which unit: "chance" (per cent), or that in which a lead counts."""
    if (change := _find_change(decision, game)) is None:
        return None
    kind, figures = change
    return "chance" if kind == "chance" else find_screen(game).result_texts.unit, figures["other"] - figures["played"]


def _describe_luck(wanted_review: WantedReview, luck: SeatLuck | None, say: Words) -> Iterator[str]:
    """Yield how much more the cards or dice brought than to the others; less than two errors is no difference."""
    measure = load_review_measure(wanted_review.opened.table.game).luck
    if luck and measure:
        is_sure = round(abs(luck.gain)) > 0 and abs(luck.gain) > MIN_TOLD_STANDARD_ERRORS * luck.error
        way = ("more" if luck.gain > 0 else "less") if is_sure else "even"
        gain, name = round(abs(luck.gain)), _name_player(wanted_review, say)
        won = "yes" if _has_won(wanted_review) else "no"
        yield say("review-luck", unit=measure.unit, way=way, name=name, gain=gain, won=won)


def _name_player(wanted_review: WantedReview, say: Words) -> str:
    """Return who is reviewed: "you", or a player whose name nobody knows."""
    return say("replay-player", number=wanted_review.seat + 1) if wanted_review.opened.nameless else "you"


def _list_review_buttons(wanted_review: WantedReview, moment: ReviewedMoment) -> Iterator[Button]:
    """Yield what leads to the other pages, and to another way from this moment."""
    say, opened, place = moment.scene.say, wanted_review.opened, ReplayReference(wanted_review.source, 0)
    for key, page in (("replay-back", moment.page - 1), ("replay-on", moment.page + 1)):
        if moment.pages > 1:
            turn = ClickAction("seat", place, path=f"{wanted_review.seat} {NO_REVIEW_PAGE if page < 0 else page}")
            yield Button(say(key), str(turn), off=not 0 <= page < moment.pages)
    if opened.own == wanted_review.seat or (opened.own is None and not opened.keeps_secrets):
        there = ReplayReference(wanted_review.source, moment.decision.step, str(wanted_review.seat))
        yield Button(say("review-try"), str(ClickAction("try", there)), "main", emoji="house_lamp")


def _draw_reviewed_moment(moment: ReviewedMoment) -> list[Figure]:
    """Draw what the seat saw; a game without panels is seen on its board."""
    game = find_screen(moment.scene.table.game)
    return (
        build_surface_pictures(moment.scene, game, "panel")
        if game.panels
        else build_surface_pictures(moment.public, game, "board")
    )


def _describe_moment(wanted_review: WantedReview, moment: ReviewedMoment, who: str) -> Iterator[str]:
    """Yield what was done, what a goblin would have done, what that changed, and a reason.

    How that was judged is told on all pages but the first of several, which has more to say.
    """
    decision, scene, key = moment.decision, moment.scene, wanted_review.opened.table.game
    yield scene.say(
        "review-best" if moment.is_best else "review-mistake" if moment.mistakes else "review-level",
        round=find_screen(key).narrator.round_name,
        number=wanted_review.opened.count_rounds(decision.step + len(decision.played)),
        name=who,
        played=_format_reviewed_moves(scene, decision.played),
        other=_format_reviewed_moves(scene, decision.other),
        leaned="yes" if decision.leaned else "no",
    )
    if not moment.is_best:
        ends = _find_ending_moves(wanted_review, decision)
        yield from _describe_change(scene, decision, who, ends, first=moment.page == 0)
    if moment.kind == "mistake" and moment.page + 1 == moment.mistakes and _has_won(wanted_review):
        yield scene.say("review-went-well", name=who)
    if moment.kind == "mistake" and _leads_to_great_moment(wanted_review, decision):
        yield scene.say("review-great")
    loss = [] if moment.is_best else _format_loss(scene, decision)
    facts = [format_fact(scene, fact) for fact in (decision.fact, decision.follow_up) if fact]
    truth = [format_truth(scene, decision.truth)] if decision.truth and not moment.keeps_secrets else []
    judge = "computed" if load_review_measure(key).opinions else "goblin"
    basis = [] if moment.is_costliest else [scene.say("review-basis", name=who, judge=judge)]
    for lines in ([*loss, *facts, *truth], basis):
        yield from [scene.say("frame-small", line=scene.say.join_sentences(lines))] if lines else []


def _leads_to_great_moment(wanted_review: WantedReview, decision: ReviewedDecision) -> bool:
    """Tell whether a mistake was followed, in its own round, by what is a great moment of its player in any match.

    Such a moment, as a jackpot, is shown at the podium and in the replay: what says otherwise here is explained.
    """
    opened, since = wanted_review.opened, decision.step
    later_steps = [
        step
        for highlight, step in find_match_highlights(opened.again)
        if step > since and highlight.rule.momentous and highlight.candidate.seat == wanted_review.seat
    ]
    return bool(later_steps) and opened.count_rounds(min(later_steps)) == opened.count_rounds(since + 1)


def _has_won(wanted_review: WantedReview) -> bool:
    """Tell whether the reviewed seat won the match in the end."""
    again = wanted_review.opened.again
    outcome = again.get_match_at(again.last_step).outcome
    return outcome is not None and not outcome.nobody_wins and wanted_review.seat in outcome.winners


def _format_reviewed_moves(scene: Scene, moves: Sequence[str]) -> str:
    """Return moves in words, as their buttons say them."""
    return escape_label(
        find_screen(scene.table.game).move_texts.format_moves(scene, [tuple(move.split()) for move in moves])
    )


def _find_ending_moves(wanted_review: WantedReview, decision: ReviewedDecision) -> str:
    """Return which moves end the match whatever the dice or cards: "played", "other", "both" or "none"."""
    match = wanted_review.opened.again.get_match_at(decision.step)
    ends = [_ends_match(match, wanted_review.seat, moves) for moves in (decision.played, decision.other)]
    return MOVES_BY_ENDS[ends[0], ends[1] and not wanted_review.opened.keeps_secrets]


def _ends_match(match: Match, seat: int, moves: Sequence[str]) -> bool:
    """Tell whether a match is over after moves of a seat that need no luck."""
    future, game = match.state.clone(), match.game
    try:
        for move in moves:
            game.play(future, seat, game.parse_move(move), ForbiddenLuck())
    except (LuckDrawnError, GameError):
        return False
    return future.decision is None


def _describe_change(scene: Scene, decision: ReviewedDecision, who: str, ends: str, *, first: bool) -> Iterator[str]:
    """Yield what the other move would have changed: the chance of winning, or else the lead.

    The `first` page also says that goblins play on in both cases, for all pages. `ends`: which moves end the match.
    """
    if (change := _find_change(decision, scene.table.game)) is None:
        return
    kind, figures = change
    alone, begins = ("yes" if is_so else "no" for is_so in (len(scene.table.sitters) == 1, first))
    if kind == "chance":
        certainty = _describe_certainty(decision.victory)
        yield scene.say("review-chance", name=who, ends=ends, first=begins, **certainty, **figures)
    elif alone == "yes":
        yield scene.say("review-result", name=who, ends=ends, first=begins, **figures)
    else:
        leads = {way: _format_lead(scene, lead, against=way == "played") for way, lead in figures.items()}
        yield scene.say("review-lead", name=who, ends=ends, first=begins, **leads)


def _format_lead(scene: Scene, lead: int, *, against: bool) -> str:
    """Return by how much somebody is ahead at the end, or behind; `against`: of whom, the best of several others."""
    way = "ahead" if lead > 0 else "behind" if lead else "level"
    unit = find_screen(scene.table.game).result_texts.unit
    others = [seat for seat in range(len(scene.table.sitters)) if seat != scene.seat]
    rival = "none" if not against else scene.format_seat_name(others[0]) if len(others) == 1 else "best"
    versus = scene.say("review-lead-versus", way=way, rival=rival)
    return scene.say("review-lead-figure", way=way, unit=unit, count=abs(lead), versus=versus)


def _format_loss(scene: Scene, decision: ReviewedDecision) -> Iterator[str]:
    """Yield what a mistake cost: the chance of winning, the lead in the game's own unit, or both if both are sure."""
    game = scene.table.game
    unit, counted = find_screen(game).result_texts.unit, load_review_measure(game).points > 0
    costs = [cost] if (cost := _compute_cost(decision, game)) else []
    if costs and costs[0][0] == "chance" and counted and decision.lead and _is_sure(decision.lead):
        costs.append((unit, round(decision.lead.other) - round(decision.lead.played)))
    sentences = [scene.say("review-loss-one", unit=unit, cost=cost) for unit, cost in costs if cost > 0]
    if sentences:
        never = decision.victory is not None and costs[0][0] == "chance" and _wins_never(decision.victory)
        yield scene.say("review-loss", costs=scene.say.join_list(sentences), limit="most" if never else "about")


def _is_sure(lead: EndingDifference) -> bool:
    """Tell whether the other move surely brings a larger lead."""
    return lead.gain > MIN_TOLD_STANDARD_ERRORS * lead.error


def _find_change(decision: ReviewedDecision, game: str) -> tuple[Literal["chance", "lead"], dict[str, int]] | None:
    """Return which figure of the end is shown for a decision, and its rounded values; `None` if there is none."""
    by_lead = decision.lead is not None and load_review_measure(game).told_by_lead
    if not by_lead and decision.victory and costs_victory(decision.victory):
        return "chance", _round_chances(decision.victory)
    lead = decision.lead
    return ("lead", {"played": round(lead.played), "other": round(lead.other)}) if lead else None


def _round_chances(victory: EndingDifference) -> dict[str, int]:
    """Return the chances of both moves in per cent; of a move that always wins, what so many worlds show for sure."""
    other = _compute_sure_chance(victory.worlds) if _wins_always(victory) else round(100 * victory.other)
    return {"played": round(100 * victory.played), "other": other}


def _describe_certainty(victory: EndingDifference | None) -> dict[str, Word]:
    """Return whether the other move won in all worlds, the played one in none, and below which chance that one is."""
    always, never = victory is not None and _wins_always(victory), victory is not None and _wins_never(victory)
    below = 100 - _compute_sure_chance(victory.worlds) if victory else 0
    return {"sure": "yes" if always else "no", "never": "yes" if never else "no", "below": below}


def _wins_never(victory: EndingDifference) -> bool:
    """Tell whether the played move won in no world, as far as a rounded figure shows."""
    return round(100 * victory.played) == 0


def _wins_always(victory: EndingDifference) -> bool:
    """Tell whether the other move won in all worlds, as far as a rounded figure shows."""
    return round(100 * victory.other) == 100


def _compute_sure_chance(worlds: int) -> int:
    """Return the chance in per cent that is likely exceeded by a move that won in all of so many worlds.

    "Rule of three": with 95 % confidence the true chance is above 1 - 3 / worlds. It is rounded down.
    """
    return SURE_CHANCE_STEP * int((100 - 100 * RULE_OF_THREE / worlds) / SURE_CHANCE_STEP)


def render_seat_question(source: str, seats: Sequence[int], say: Words) -> Screen:
    """Ask whose decisions are to be reviewed, where the players are not known."""
    place = ReplayReference(source, 0)
    buttons = [
        Button(say("replay-player", number=seat + 1), str(ClickAction("seat", place, path=f"{seat} 0")))
        for seat in seats
    ]
    return Screen((Text(say("review-whose")), *arrange_buttons(buttons)))


def render_review_progress(running: RunningReview, say: Words) -> Screen:
    """Render the progress of a review."""
    return Screen((Text(_describe_progress(running, say)),))


def _describe_progress(running: RunningReview, say: Words) -> str:
    if not running.begun:
        return say("review-waiting", same="yes" if running.waits_for_same_match else "no")
    if running.parts and running.done >= running.parts - MAX_MISTAKES_PLAYED_ON:
        return say("review-playing-on")
    moves = running.parts - LATER_PARTS
    if running.parts and running.done >= moves:
        return say("review-looking-closer")
    return say("review-looking", percent=100 * running.done // moves if moves > 0 else 0)
