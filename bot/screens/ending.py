"""The results screen of a match, on the board and in every panel: the podium, its highlights, and what to do next."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from math import inf
from typing import NamedTuple

from bot.pictures import Picture
from bot.pictures.shared.cut_outs import read_png
from bot.pictures.shared.podium import WIDTH, PlayerFinish, draw_podium, measure_podium_height
from bot.screens.custom_ids import ClickAction
from bot.screens.frame import PHONE_SIZE
from bot.screens.game import AnyScreen
from bot.screens.game_texts.highlights import MAX_HIGHLIGHTS, Highlight, HighlightCandidate, list_highlight_choices
from bot.screens.highlight_replay import leads_alone
from bot.screens.layout import Button, Figure, Part, Row, Screen, arrange_buttons, make_paragraph
from bot.screens.parts.agreement_lines import format_agreement
from bot.screens.parts.fairness import build_proof_buttons
from bot.screens.parts.game_night_points import format_game_night_points
from bot.screens.parts.picture_lines import (
    LINE_HEIGHT,
    MAX_ROWS,
    SMALL_LINE_HEIGHT,
    SMALL_LINE_PREFIX,
    count_wrapped_lines,
)
from bot.screens.parts.results_notice import format_results_notice
from bot.screens.parts.reviewing import build_review_button, has_review
from bot.screens.parts.stand_in_lines import format_stand_in_lines
from bot.screens.parts.table_text import build_topic_buttons
from bot.screens.scene import Scene
from bot.screens.screen_registry import find_screen
from bot.screens.story import restore_players
from bot.screens.text_width import ROOM_ABOVE_PICTURE
from bot.screens.winners import find_vacancy_since_turn
from games.engine import Event, Outcome
from games.engine.words import Word, isolate_name

MAX_TEXT_ROWS, MAX_ROWS_WITH_PIECES = 10, 6
"""All text has so many rows at most, or fewer below pieces of the board: highlights that have no room are left out."""
MIN_PICTURED_HIGHLIGHTS = 2
"""Rather than fewer highlights, a podium tells as many as have room without pieces of the board."""
PHONE_ROOM = 469
"""The pixels that a phone has for the podium and all text, beside two rows of buttons and what frames the message."""
FAREWELL_ROWS = 2
HIGHLIGHT_REASONS = ("decided", "lead")
"""What a highlight may have been worth, the most first: the match, or the lead."""
MAX_NAMED_ROUNDS = 3
"""A highlight that sums over more rounds names none."""


class HighlightLine(NamedTuple):
    """A highlight as a line, with the move that caused it, and whether the line says what it was worth.

    `pictured` is whether the board shows it.
    """

    move: int
    line: str
    reasoned: bool
    pictured: bool


class HighlightRoom(NamedTuple):
    """How many rows all text of a podium may have, and how many pixels high it may be."""

    rows: int
    pixels: float


def build_ending(scene: Scene, game: AnyScreen, above: Sequence[str] = ()) -> list[Part]:
    """Return who won and how, the podium, the highlights of the match, and once that results are kept.

    `above` stands right above who won; a phone has room for a highlight less then, and for fewer lines on what decided.
    """
    winners, *decided = game.result_texts.format_final_lines(scene) or [""]
    said = [line for line in (*above, winners, *format_agreement(scene)) if line]
    lines = [*said, *filter(None, decided), *format_stand_in_lines(scene, game)]
    while above and len(lines) > len(said) and _count_rows(lines) > MAX_ROWS:
        lines.pop()
    unreviewed = _list_unreviewed_lines(scene, game)
    beside = lines if scene.seat is None else [*lines, *unreviewed]  # a board has a row to spare, without own lines
    pieces, sentences = _describe_highlights(scene, game, MAX_HIGHLIGHTS - bool(above), beside)
    return [
        *make_paragraph(lines),
        *build_podium(scene, game, pieces),
        *make_paragraph(
            [
                *sentences,
                *unreviewed,
                *format_game_night_points(scene, scene.say("over-rematch")),
                *format_results_notice(scene),
            ]
        ),
    ]


def build_after_match_rows(scene: Scene, more: Sequence[Button]) -> list[Part]:
    """Return the buttons after a match (rematch, replay, review …), in at most two rows of a phone."""
    rematch = Button(scene.say("over-rematch"), str(ClickAction("rematch", scene.table.id)), "good")
    behind = build_overflowing_proof_buttons(scene, more)
    buttons = [button for button in build_proof_buttons(scene.table, scene.say) if button not in behind]
    return [*arrange_buttons([rematch, *_build_review_buttons(scene), *buttons, *more])]


def build_overflowing_proof_buttons(scene: Scene, more: Sequence[Button]) -> list[Button]:
    """Return the proofs that have no room below a podium: they are behind "Menu…"."""
    proved = build_proof_buttons(scene.table, scene.say)
    rematch = Button(scene.say("over-rematch"), "")
    first = [rematch, *_build_review_buttons(scene)]
    fitting = len(proved)
    while fitting > 1 and len(arrange_buttons([*first, *proved[:fitting], *more])) > FAREWELL_ROWS:
        fitting -= 1
    return proved[fitting:]


def _build_review_buttons(scene: Scene) -> list[Button]:
    """Return the button that tells its presser how they played, or else what the game tells at its end."""
    if has_review(scene.table.game, scene.table.options):
        return [build_review_button(scene.table.id, scene.say)]
    return build_topic_buttons(scene, find_screen(scene.table.game).list_end_topics(scene))


def _list_unreviewed_lines(scene: Scene, game: AnyScreen) -> list[str]:
    """Say why nobody can ask how they played, where that is so, and to a player what can be told without that."""
    if has_review(scene.table.game, scene.table.options):
        return []
    own = [] if scene.seat is None else game.result_texts.format_own_play(scene)
    return [*own, scene.say("over-no-review")]


def render_end_announcement(scene: Scene, game: AnyScreen) -> Screen:
    """Announce the end of a match in the channel of its invitation.

    Who won and why, the podium, and what to do next: the buttons of a thread that is archived may never reach the bot.
    """
    winners, *decided = game.result_texts.format_final_lines(scene)
    board = scene.say("over-told", game=game.title, winners=winners, place=f"<#{scene.table.thread_id}>")
    paragraph = make_paragraph(
        [board, *format_agreement(scene), *decided, *format_game_night_points(scene, scene.say("over-next"))]
    )
    return Screen((*paragraph, *build_podium(scene, game), Row(tuple(build_replay_buttons(scene)))), "over", plain=True)


def build_replay_buttons(scene: Scene) -> list[Button]:
    """Return the buttons after a match: for a rematch, and for its replay."""
    again = Button(scene.say("over-next"), str(ClickAction("rematch", scene.table.id)), "good")
    return [again, Button(scene.say("over-replay"), str(ClickAction("replay", scene.table.id)))]


def build_podium(scene: Scene, game: AnyScreen, pieces: Picture | None = None) -> Iterator[Figure]:
    """Draw the podium, with pieces of the board below it; not for a single player who has nobody beside them."""
    outcome = scene.table_view.outcome
    if outcome is None:
        return
    finishes = _sort_finishes(scene, game, outcome)
    if len(finishes) == 1:
        return
    steps = scene.join_list([_format_podium_step(scene, finish) for finish in finishes])
    podium = scene.say("over-podium", won="no" if outcome.nobody_wins else "yes", steps=steps)
    alt = scene.say.join_sentences([podium, *([pieces.alt_text] if pieces else [])])
    picture = draw_podium(finishes, alt, scene.seat, read_png(pieces.png) if pieces else None)
    yield Figure("podium", picture.get_file_bytes(moving=scene.animates_moments), picture.alt_text)


def _sort_finishes(scene: Scene, game: AnyScreen, outcome: Outcome) -> list[PlayerFinish]:
    """Return how the match ended for all who stand on the podium, the best first."""
    finishes = [*_list_finishes(scene, game, outcome), *_list_rival_finishes(scene, game, outcome)]
    return sorted(finishes, key=lambda finish: finish.rank)


def _list_finishes(scene: Scene, game: AnyScreen, outcome: Outcome) -> list[PlayerFinish]:
    """Return the final standings: how each player finished; a seat played for somebody bears its player's name."""
    sources, crowned = game.result_texts.format_points_by_source(scene), not outcome.nobody_wins
    return [
        replace(
            _find_seat_finish(scene, seat),
            rank=outcome.ranks[seat],
            points=outcome.scores[seat] if game.result_texts.counts_points else None,
            unit=scene.say("over-unit", unit=game.result_texts.unit, points=outcome.scores[seat]),
            sources=tuple(sources[seat]) if sources else (),
            crowned=crowned,
        )
        for seat in range(len(outcome.ranks))
    ]


def _find_seat_finish(scene: Scene, seat: int) -> PlayerFinish:
    """Return who finished in a seat: its player, or the player who played for them."""
    sitter, gone = scene.table.get_sitter_at(seat), find_vacancy_since_turn(scene, seat)
    if gone is None:
        return PlayerFinish(seat, sitter.name, 1, None, goblin=sitter.is_goblin)
    name = scene.say("over-seat", name=sitter.name)
    return PlayerFinish(seat, name, 1, None, goblin=gone.by == "goblin", vacant=True)


def _list_rival_finishes(scene: Scene, game: AnyScreen, outcome: Outcome) -> list[PlayerFinish]:
    """Return how it ended for those whom a single player played against, who have no seat."""
    crowned, rivals = not outcome.nobody_wins, enumerate(game.result_texts.list_podium_rivals(scene), start=1)
    rank = 2 if outcome.winners and crowned else 1
    return [
        PlayerFinish(
            seat,
            name,
            rank,
            points,
            scene.say("over-unit", unit=game.result_texts.unit, points=points),
            goblin=True,
            crowned=crowned,
        )
        for seat, (name, points) in rivals
    ]


def _format_podium_step(scene: Scene, finish: PlayerFinish) -> str:
    sources = scene.say.join_with_commas(finish.sources) or "none"
    rank = finish.rank if finish.crowned else "none"
    facts: dict[str, Word] = {"rank": rank, "name": isolate_name(finish.name), "sources": sources}
    if finish.points is None:
        return scene.say("over-step-plain", **facts)
    return scene.say("over-step", points=finish.points, unit=finish.unit, **facts)


def _describe_highlights(
    scene: Scene, game: AnyScreen, max_count: int, around: Sequence[str]
) -> tuple[Picture | None, list[str]]:
    """Return up to `max_count` highlights of a match, in the order in which they came.

    Where the board is a field, they come with pieces of it, which leave them less room beside the lines `around` them:
    only if two have room, or no more without pieces.
    """
    room = _measure_room_beside_podium(scene, game)
    if scene.hindsight is None or not game.result_texts.pieces:
        return None, [line.line for line in _format_fitting_highlights(scene, game, max_count, around, room)]
    highlight_lines = _format_fitting_highlights(
        scene, game, max_count, around, HighlightRoom(MAX_ROWS_WITH_PIECES, inf)
    )
    if len(highlight_lines) < MIN_PICTURED_HIGHLIGHTS:
        plain = _format_fitting_highlights(scene, game, max_count, around, room)
        if len(plain) > len(highlight_lines):
            return None, [line.line for line in plain]
    lines, moves = (
        [highlight.line for highlight in highlight_lines],
        [highlight.move for highlight in highlight_lines if highlight.pictured],
    )
    if not moves:
        return None, lines
    return scene.hindsight.draw_move_cut_outs(moves, scene.say("over-moments-alt", count=len(moves))), lines


def _measure_room_beside_podium(scene: Scene, game: AnyScreen) -> HighlightRoom:
    """Return how much text a phone has room for: the more players and sources, the higher is the podium."""
    outcome = scene.table_view.outcome
    finishes = _sort_finishes(scene, game, outcome) if outcome else []
    podium = PHONE_SIZE[0] * measure_podium_height(finishes) / WIDTH if len(finishes) > 1 else 0
    return HighlightRoom(MAX_TEXT_ROWS, PHONE_ROOM - podium)


def _format_fitting_highlights(
    scene: Scene, game: AnyScreen, max_count: int, around: Sequence[str], room: HighlightRoom
) -> list[HighlightLine]:
    """Return as many highlights as have room beside the lines `around` them; a reason goes before a highlight does."""
    lines = list[HighlightLine]()
    candidates = game.result_texts.find_highlights(scene.view, [move.events for move in scene.story])
    for count in range(max_count, 0, -1):
        for highlights in list_highlight_choices(candidates, count, scene.seat):
            for gives_reason in (True, False):
                lines = _format_highlight_lines(scene, game, highlights, gives_reason=gives_reason)
                if _has_room(around, lines, room):
                    return lines
    return lines


def _has_room(around: Sequence[str], highlight_lines: Sequence[HighlightLine], room: HighlightRoom) -> bool:
    """Tell whether lines fit: short ones are counted wider than they are, but not one with its reason."""
    lines = [*around, *(line.line for line in highlight_lines)]
    rows = _count_rows(lines) + any(line.reasoned for line in highlight_lines)
    return rows <= room.rows and sum(map(_measure_line_height, lines)) <= room.pixels


def _count_rows(lines: Iterable[str]) -> int:
    return sum(count_wrapped_lines(line, {}, ROOM_ABOVE_PICTURE.width) for line in lines)


def _measure_line_height(line: str) -> float:
    """Return how high a line is on a phone, with all rows that it takes."""
    return _count_rows([line]) * (SMALL_LINE_HEIGHT if line.startswith(SMALL_LINE_PREFIX) else LINE_HEIGHT)


def _format_highlight_lines(
    scene: Scene, game: AnyScreen, highlights: Sequence[Highlight], *, gives_reason: bool
) -> list[HighlightLine]:
    """Return highlights as lines in their order, each with the move that caused it."""
    great = sorted(highlights, key=lambda highlight: highlight.candidate.event_of_move.move)
    reasons = _find_best_reason(scene, game, great) if gives_reason else {}
    return [
        HighlightLine(
            highlight.candidate.event_of_move.move,
            _format_line(scene, game, highlight, reasons.get(index, "")),
            index in reasons,
            highlight.rule.pictured,
        )
        for index, highlight in enumerate(great)
    ]


def _format_line(scene: Scene, game: AnyScreen, highlight: Highlight, why: str) -> str:
    """Return a highlight as a line: in which rounds it was, what happened, and what it was worth."""
    candidate = highlight.candidate
    then = restore_players(scene, scene.story[candidate.event_of_move.move])
    line = game.result_texts.format_highlight(then, highlight)
    if why:
        line = scene.say(
            "over-because",
            line=line,
            why=why,
            name="" if candidate.seat is None else then.format_seat_name(candidate.seat),
        )
    rounds = _list_rounds(scene, game, candidate)
    if len(rounds) > MAX_NAMED_ROUNDS:
        return scene.say("over-moment-sum", line=line)
    if len(rounds) > 1:
        numbers = scene.join_list([str(number) for number in rounds])
        return scene.say("over-moment-rounds", line=line, round=game.narrator.round_name, numbers=numbers)
    return scene.say("over-moment", line=line, round=game.narrator.round_name, number=rounds[0])


def _list_rounds(scene: Scene, game: AnyScreen, candidate: HighlightCandidate) -> list[int]:
    """Return the rounds in which a candidate was done, in order: several of what sums over a match."""
    happened = [event for seen_move in scene.story for event in seen_move.events]
    seats, events = len(scene.table.sitters), [entry.event for entry in candidate.summed or (candidate.event_of_move,)]
    return sorted(
        {game.narrator.count_rounds(seats, happened[: _find_event_place(event, happened) + 1]) for event in events}
    )


def _find_event_place(event: Event, happened: Sequence[Event]) -> int:
    """Return the place of an event itself: an equal one may have come before."""
    return next(index for index, other in enumerate(happened) if other is event)


def _find_best_reason(scene: Scene, game: AnyScreen, great: Sequence[Highlight]) -> dict[int, str]:
    """Return what the one of these highlights was worth that was worth most: a phone has room for one reason.

    Some say so already, so that no other decided the match. What sums over a match was worth nothing in a single move.
    """
    if scene.hindsight is None:
        return {}
    reasons = {
        index: _classify_lead_change(scene, game, highlight.candidate.seat, highlight.candidate.event_of_move.move)
        for index, highlight in enumerate(great)
        if len(highlight.candidate.summed) <= 1 and not highlight.rule.reasoned
    }
    whys = HIGHLIGHT_REASONS[any(highlight.rule.reasoned for highlight in great) :]
    best = next((place for why in whys for place, because in reasons.items() if because == why), None)
    return {} if best is None else {best: reasons[best]}


def _classify_lead_change(scene: Scene, game: AnyScreen, seat: int | None, move: int) -> str:
    """Return whether a move took the lead for a seat, and for good: then it decided the match.

    It did not where nobody had any points before, nor where the points of the end do not say who won.
    """
    outcome = scene.table_view.outcome
    if scene.hindsight is None or outcome is None or seat is None or not game.result_texts.counts_points:
        return ""
    before, after = scene.hindsight.load_scores_around(move)
    if leads_alone(before, seat) or not leads_alone(after, seat):
        return ""
    wins = outcome.winners == (seat,) and leads_alone(outcome.scores, seat)
    if wins and any(before) and scene.hindsight.kept_lead_since(move, seat):
        return "decided"
    return "lead" if before[seat] < max(before) else ""
