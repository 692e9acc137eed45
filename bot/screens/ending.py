"""The end of a match, on the board and in every panel: the podium, its great moments, and what to do next."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.pictures import Picture
from bot.pictures.shared.cut_outs import read_png
from bot.pictures.shared.podium import Finish, draw_podium
from bot.screens.custom_ids import Act
from bot.screens.game import AnyScreen
from bot.screens.hindsight import leads_alone
from bot.screens.layout import Button, Figure, Part, Row, Screen, arrange_buttons, make_paragraph
from bot.screens.parts.agreement_lines import format_agreement
from bot.screens.parts.evening_points import format_evening_points
from bot.screens.parts.fairness import build_proof_buttons
from bot.screens.parts.picture_lines import MOST_ROWS, count_wrapped_rows
from bot.screens.parts.results_notice import format_results_notice
from bot.screens.parts.reviewing import build_review_button, has_review
from bot.screens.scene import Scene
from bot.screens.sides.ends import Greatness
from bot.screens.standing import find_vacancy
from bot.screens.story import find_event_owner
from bot.screens.text_width import ACROSS
from games.engine import Event, Outcome
from games.engine.words import Word, isolate_name

MOMENTS, MOST_ROWS_OF_TEXT, MOST_ROWS_WITH_PIECES = 3, 10, 7
"""So many great moments are told, or fewer where all text has no more rows, or pieces of the board leave it fewer."""
FAREWELL_ROWS = 2
WHYS = ("decided", "lead", "most")
"""What a moment may have been worth, the most first: the match, the lead, or that none was greater."""
Moments = Mapping[type[Event], Greatness]


class ToldMoment(NamedTuple):
    """A great moment as a line, with the move that caused it, and whether the line says what it was worth."""

    move: int
    line: str
    reasoned: bool


def build_ending(scene: Scene, game: AnyScreen, above: Sequence[str] = ()) -> list[Part]:
    """Return who won and how, the podium, the great moments of the match, and once that results are kept.

    `above` stands right above who won; a phone has room for a moment less then, and for fewer lines on what decided.
    """
    winners, *decided = game.ends.format_final_lines(scene) or [""]
    said = [line for line in (*above, winners, *format_agreement(scene)) if line]
    lines = [*said, *filter(None, decided)]
    while above and len(lines) > len(said) and _count_rows(lines) > MOST_ROWS:
        lines.pop()
    pieces, told = _describe_moments(scene, game, MOMENTS - bool(above), lines)
    return [
        *make_paragraph(lines),
        *build_podium(scene, game, pieces),
        *make_paragraph(
            [
                *told,
                *_unreviewed_lines(scene),
                *format_evening_points(scene, scene.say("over-rematch")),
                *format_results_notice(scene),
            ]
        ),
    ]


def build_farewell_rows(scene: Scene, more: Sequence[Button]) -> list[Part]:
    """Return the buttons for what to do next, in at most two rows of a phone."""
    rematch = Button(scene.say("over-rematch"), str(Act("rematch", scene.table.id)), "good")
    behind = build_overflowing_proof_buttons(scene, more)
    shown = [button for button in build_proof_buttons(scene.table, scene.say) if button not in behind]
    return [*arrange_buttons([rematch, *_review_buttons(scene), *shown, *more])]


def build_overflowing_proof_buttons(scene: Scene, more: Sequence[Button]) -> list[Button]:
    """Return the proofs that have no room below a podium: they are behind "More…"."""
    proved = build_proof_buttons(scene.table, scene.say)
    rematch = Button(scene.say("over-rematch"), "")
    first = [rematch, *_review_buttons(scene)]
    shown = len(proved)
    while shown > 1 and len(arrange_buttons([*first, *proved[:shown], *more])) > FAREWELL_ROWS:
        shown -= 1
    return proved[shown:]


def _review_buttons(scene: Scene) -> list[Button]:
    """Return the button that tells its presser how they played, where that can be told."""
    return [build_review_button(scene.table.id, scene.say)] if has_review(scene.table.game, scene.table.options) else []


def _unreviewed_lines(scene: Scene) -> list[str]:
    """Say to players why nobody can ask how they played, where that is so."""
    return [] if has_review(scene.table.game, scene.table.options) else [scene.say("over-no-review")]


def render_end_announcement(scene: Scene, game: AnyScreen) -> Screen:
    """Return what the channel of the invitation is told of the end.

    Who won and why, the podium, and what to do next: the buttons of a thread that is archived may never reach the bot.
    """
    winners, *decided = game.ends.format_final_lines(scene)
    board = scene.say("over-told", game=game.title, winners=winners, place=f"<#{scene.table.thread_id}>")
    told = make_paragraph(
        [board, *format_agreement(scene), *decided, *format_evening_points(scene, scene.say("over-next"))]
    )
    return Screen((*told, *build_podium(scene, game), Row(tuple(build_replay_buttons(scene)))), "over", plain=True)


def build_replay_buttons(scene: Scene) -> list[Button]:
    """Return the buttons for playing the next match, and for seeing this one again."""
    again = Button(scene.say("over-next"), str(Act("rematch", scene.table.id)), "good")
    return [again, Button(scene.say("over-replay"), str(Act("replay", scene.table.id)))]


def build_podium(scene: Scene, game: AnyScreen, pieces: Picture | None = None) -> Iterator[Figure]:
    """Draw the podium, with pieces of the board below it; not for a single player who has nobody beside them."""
    outcome = scene.table_view.outcome
    if outcome is None:
        return
    found = [*_list_finishes(scene, game, outcome), *_list_rival_finishes(scene, game, outcome)]
    if len(found) == 1:
        return
    finishes = sorted(found, key=lambda one: one.rank)
    steps = scene.join_list([_format_podium_step(scene, one) for one in finishes])
    alt = scene.say.join_sentences([scene.say("over-podium", steps=steps), *([pieces.alt_text] if pieces else [])])
    picture = draw_podium(finishes, alt, scene.seat, read_png(pieces.png) if pieces else None)
    yield Figure("podium", picture.file_bytes(moving=scene.moments_move), picture.alt_text)


def _list_finishes(scene: Scene, game: AnyScreen, outcome: Outcome) -> list[Finish]:
    """Return how the match ended for each player; a seat that was played for somebody bears its player's name."""
    sources, crowned = game.ends.format_points_by_source(scene), not outcome.nobody_wins
    return [
        replace(
            _find_seat_finish(scene, seat),
            rank=outcome.ranks[seat],
            points=outcome.scores[seat] if game.ends.counts_points else None,
            unit=scene.say("over-unit", unit=game.ends.unit, points=outcome.scores[seat]),
            sources=tuple(sources[seat]) if sources else (),
            crowned=crowned,
        )
        for seat in range(len(outcome.ranks))
    ]


def _find_seat_finish(scene: Scene, seat: int) -> Finish:
    """Return who finished in a seat: its player, or the player who played for them."""
    sitter, gone = scene.table.get_sitter_at(seat), find_vacancy(scene, seat)
    if gone is None:
        return Finish(seat, sitter.name, 1, None, goblin=sitter.is_goblin)
    name = scene.say("over-seat", name=sitter.name)
    return Finish(seat, name, 1, None, goblin=gone.by == "goblin", vacant=True)


def _list_rival_finishes(scene: Scene, game: AnyScreen, outcome: Outcome) -> list[Finish]:
    """Return how it ended for those whom a single player played against, who have no seat."""
    rank, rivals = 2 if outcome.winners else 1, enumerate(game.ends.list_podium_rivals(scene), start=1)
    return [
        Finish(seat, name, rank, points, scene.say("over-unit", unit=game.ends.unit, points=points), goblin=True)
        for seat, (name, points) in rivals
    ]


def _format_podium_step(scene: Scene, one: Finish) -> str:
    sources = scene.say.join_with_commas(one.sources) or "none"
    facts: dict[str, Word] = {"rank": one.rank, "name": isolate_name(one.name), "sources": sources}
    if one.points is None:
        return scene.say("over-step-plain", **facts)
    return scene.say("over-step", points=one.points, unit=one.unit, **facts)


def _describe_moments(
    scene: Scene, game: AnyScreen, most: int, above: Sequence[str]
) -> tuple[Picture | None, list[str]]:
    """Return at `most` so many great moments of a match by their numbers, in the order in which they came.

    Where the board is a field, they come with pieces of it, which leave them less room below what is `above`.
    """
    shows_pieces = scene.hindsight is not None and game.ends.pieces
    told, room = _tell_moments(scene, game, most), MOST_ROWS_WITH_PIECES if shows_pieces else MOST_ROWS_OF_TEXT
    while len(told) > 1 and _count_rows_with(above, told) > room:
        told = _tell_moments(scene, game, len(told) - 1)
    lines = [one.line for one in told]
    if not told or scene.hindsight is None or not game.ends.pieces:
        return None, lines
    return scene.hindsight.draw_move_cut_outs(
        [one.move for one in told], scene.say("over-moments-alt", count=len(told))
    ), lines


def _count_rows_with(above: Sequence[str], told: Sequence[ToldMoment]) -> int:
    """Return how many rows text takes: short moments are counted wider than they are, but not one with its reason."""
    return _count_rows([*above, *(one.line for one in told)]) + any(one.reasoned for one in told)


def _count_rows(lines: Iterable[str]) -> int:
    return sum(count_wrapped_rows(line, {}, ACROSS.width) for line in lines)


def _tell_moments(scene: Scene, game: AnyScreen, most: int) -> list[ToldMoment]:
    """Return the great moments as lines, each with the move that caused it.

    What came true against long odds is one of them, and says so; for a player one is their own.
    """
    moves = {id(event): move for move, told in enumerate(scene.story) for event in told.events}
    happened = [event for told in scene.story for event in told.events]
    moments = game.ends.weigh_moments(game.view(scene))
    told = [event for event in happened if type(event) in moments]
    long_shot = game.ends.find_long_shot(scene)
    great = _choose_moments(told, moments, long_shot[0] if long_shot else None, scene.seat, most)
    why = (
        {}
        if long_shot or game.ends.moments_name_points
        else _find_best_reason(scene, game, moments, told, [(event, moves[id(event)]) for event in great])
    )
    found, seats = list[ToldMoment](), len(scene.table.sitters)
    for one in great:
        move = moves[id(one)]
        line = scene.say.join_sentences(_format_moment(scene, game, one, move, why.get(id(one), "")))
        if long_shot and one == long_shot[0]:
            line = scene.say("over-odds", line=line, percent=long_shot[1])
        number = game.retells.count_rounds(seats, happened[: _place_of(one, happened) + 1])
        if line:
            said = scene.say("over-moment", line=line, round=game.retells.round_name, number=number)
            found.append(ToldMoment(move, said, id(one) in why))
    return found


def _place_of(event: Event, happened: Sequence[Event]) -> int:
    """Return the place of an event itself: an equal one may have come before."""
    return next(place for place, one in enumerate(happened) if one is event)


def _choose_moments(
    told: list[Event], moments: Moments, long_shot: Event | None, reader: int | None, most: int
) -> list[Event]:
    """Return the great moments in the order of time: what came true against long odds, and one of the reader's own."""
    great = choose_great_moments(told, moments)[:most]
    if long_shot is not None and long_shot not in great:
        great = [*great[: most - 1], long_shot]
    own = (
        choose_great_moments([event for event in told if find_event_owner(event) == reader], moments)
        if reader is not None
        else []
    )
    if own and not any(event in great for event in own):
        first = great[0] if long_shot is None else long_shot
        others = [event for event in great if event is not first]
        great = [first, *others[: max(0, most - 2)], own[0]][-most:]
    return sorted(great, key=lambda event: _place_of(event, told))


def _find_best_reason(
    scene: Scene, game: AnyScreen, moments: Moments, told: list[Event], great: Sequence[tuple[Event, int]]
) -> dict[int, str]:
    """Return what the one of these moments was worth that was worth most: a phone has room for one reason."""
    if scene.hindsight is None:
        return {}
    found = {
        id(event): _classify_move(scene, game, find_event_owner(event), move)
        or ("most" if is_greatest_moment(told, moments, event) else "")
        for event, move in great
    }
    best = next((one for why in WHYS for one, because in found.items() if because == why), None)
    return {} if best is None else {best: found[best]}


def _format_moment(scene: Scene, game: AnyScreen, event: Event, move: int, why: str) -> list[str]:
    """Return a moment as a line, with what it was worth."""
    then = scene.restore_names(scene.story[move].at)
    lines, seat = describe_moment_briefly(then, game, event), find_event_owner(event)
    if not lines or not why:
        return lines
    name = then.seat_name(seat) if seat is not None else ""
    return [*lines[:-1], scene.say("over-because", line=lines[-1], why=why, name=name)]


def _classify_move(scene: Scene, game: AnyScreen, seat: int | None, move: int) -> str:
    """Return whether a move took the lead for a seat, and for good: then it decided the match.

    It did not where nobody had any points before, nor where the points of the end do not say who won.
    """
    outcome = scene.table_view.outcome
    if scene.hindsight is None or outcome is None or seat is None or not game.ends.counts_points:
        return ""
    before, after = scene.hindsight.load_scores_around(move)
    if leads_alone(before, seat) or not leads_alone(after, seat):
        return ""
    wins = outcome.winners == (seat,) and leads_alone(outcome.scores, seat)
    if wins and any(before) and scene.hindsight.led_since(move, seat):
        return "decided"
    return "lead" if before[seat] < max(before) else ""


def is_greatest_moment(told: list[Event], moments: Moments, event: Event) -> bool:
    """Tell whether an event was greater than all others that count, and are counted by the same field."""
    if callable(moments[type(event)]):
        return False
    alike = [_measure_event(other, moments) for other in told if moments[type(other)] == moments[type(event)]]
    return sum(map(bool, alike)) > 1 and alike.count(max(alike)) == 1 and _measure_event(event, moments) == max(alike)


def describe_moment_briefly(scene: Scene, game: AnyScreen, event: Event) -> list[str]:
    """Return a great moment in its own words, or as it is told anywhere else."""
    told = game.ends.describe_moment(scene, event)
    return game.retells.describe_move_events(scene, [event]) if told is None else [told]


def choose_great_moments(told: list[Event], moments: Moments) -> list[Event]:
    """Choose the highlights of a match: the greatest of each kind that counts, then the greatest of all others."""
    counting = [event for event in told if _measure_event(event, moments)]
    by_size = sorted(counting, key=lambda event: _measure_event(event, moments), reverse=True)
    firsts = [next((event for event in by_size if type(event) is kind), None) for kind in moments]
    chosen = [event for event in firsts if event is not None]
    return [*chosen, *(event for event in by_size if event not in chosen)][:MOMENTS]


def _measure_event(event: Event, moments: Moments) -> int:
    counts = moments[type(event)]
    value = counts(event) if callable(counts) else getattr(event, counts)
    return value if isinstance(value, int) else len(value)
