"""The laws (invariants) that hold at every instant of every match of every game."""

from collections.abc import Iterator, Sequence
from typing import Any

from games.engine.audit.audited_instant import MAX_MOVES_COMPARED_WHOLE, AuditedInstant, Law, format_viewer
from games.engine.audit.information_sets import ResultingState
from games.engine.audit.refusals import check_illegal_moves_refused, check_refusal_reasons
from games.engine.chance import ForbiddenLuck, LuckDrawnError
from games.engine.contract import MAX_NOTATION_LENGTH, Move
from games.engine.random_play import require_outcome


def check_decision(now: AuditedInstant) -> Iterator[str]:
    """Check that a match waits for seats that exist, each named once, until it has an outcome."""
    decision = now.decision
    if decision is None:
        require_outcome(now.game, now.state)
        return
    if now.game.outcome(now.state) is not None:
        yield "there is an outcome, and yet the match waits"
    seats = decision.seats + decision.welcome
    if not decision.seats or len(set(seats)) != len(seats) or not set(seats) <= set(range(now.seats)):
        yield f"waits for seats {decision.seats}, welcomes {decision.welcome}"


def check_legal_moves(now: AuditedInstant) -> Iterator[str]:
    """Check that seats that owe an answer have moves, all others none; `len`, `in` and iteration agree."""
    for seat in range(now.seats):
        moves = now.get_legal_moves(seat)
        now.remember_moves(moves)
        if seat in now.seats_owing and not moves:
            yield f"seat {seat} owes an answer and has no move"
        if seat not in now.seats_to_move and moves:
            yield f"seat {seat} may not move and has moves"
        yield from _check_move_list(now, moves)


def _check_move_list(now: AuditedInstant, moves: Sequence[Move]) -> Iterator[str]:
    for move in now.sample_moves(moves):
        if move not in moves:
            yield f"{move} is listed, and yet not `in` the list"
    if len(moves) > MAX_MOVES_COMPARED_WHOLE and not now.is_slow_step:
        return
    listed = list(moves)
    if len(listed) != len(moves) or len(set(listed)) != len(listed):
        yield f"{len(moves)} moves by `len`, {len(listed)} by iteration, {len(set(listed))} different ones"
    if listed and (moves[0], moves[-1]) != (listed[0], listed[-1]):
        yield "indexing and iteration disagree"


def check_moves_playable(now: AuditedInstant) -> Iterator[str]:
    """Check that every listed move can be played, and that playing it changes no number of pieces."""
    for seat in now.seats_to_move:
        for move in now.sample_moves(now.get_legal_moves(seat))[:1]:
            future = now.state.clone()
            now.game.play(future, seat, move, now.rng)
            yield from _compare_piece_counts(now, future, f"after {move} of seat {seat}")


def check_piece_counts(now: AuditedInstant) -> Iterator[str]:
    """Check that no card, tile or coin is lost or created."""
    yield from _compare_piece_counts(now, now.state, "in the match")


def _compare_piece_counts(now: AuditedInstant, state: Any, when: str) -> Iterator[str]:
    pieces = now.game.count_pieces(state)
    if pieces != now.pieces:
        changed = {kind: pieces.get(kind, 0) - now.pieces.get(kind, 0) for kind in {*pieces, *now.pieces}}
        yield f"{when}: {dict(sorted((kind, more) for kind, more in changed.items() if more))}"


def check_notation_round_trip(now: AuditedInstant) -> Iterator[str]:
    """Check the notation's round trip: it is short and parses back, also in capitals and with extra blanks."""
    for seat in now.seats_to_move:
        for move in now.sample_moves(now.get_legal_moves(seat)):
            text = str(move)
            if not 0 < len(text) <= MAX_NOTATION_LENGTH:
                yield f"the notation {text!r} has {len(text)} characters"
            loose = f"  {text.upper().replace(' ', '  ')} "
            for notation in (text, loose):
                if now.game.parse_move(notation) != move:
                    yield f"{notation!r} reads back as another move"


def check_default_move(now: AuditedInstant) -> Iterator[str]:
    """Check that the default move (after a timeout) of a seat that owes an answer is legal."""
    for seat in now.seats_owing:
        move = now.game.default_move(now.state, seat)
        if move not in now.get_legal_moves(seat):
            yield f"the default {move} of seat {seat} is not legal"


def check_views_hide_secrets(now: AuditedInstant) -> Iterator[str]:
    """Check for leaks: no view and no list of moves depends on what the viewer cannot know (hidden information)."""
    offered = list(now.game.public_moves(now.state))
    for onlooker in now.onlookers:
        world = now.game.imagine_state(now.state, onlooker, now.rng)
        now.report.view_checks += 1
        if world == now.state:
            continue  # Nothing is hidden from them: what follows from a state follows from an equal state.
        if now.game.view(world, onlooker) != now.game.view(now.state, onlooker):
            yield f"the view of {format_viewer(onlooker)} depends on what they cannot know"
        yield from _compare_piece_counts(now, world, f"in the world that {format_viewer(onlooker)} imagines")
        if onlooker is not None and not _are_moves_alike(
            now, now.game.legal_moves(world, onlooker), now.get_legal_moves(onlooker)
        ):
            yield f"the legal moves of {format_viewer(onlooker)} depend on what they cannot know"
        if list(now.game.public_moves(world)) != offered:
            yield f"the moves offered to all depend on what {format_viewer(onlooker)} cannot know"


def _are_moves_alike(now: AuditedInstant, some: Sequence[Move], others: Sequence[Move]) -> bool:
    if len(some) != len(others):
        return False
    if len(some) <= MAX_MOVES_COMPARED_WHOLE or now.is_slow_step:
        return list(some) == list(others)
    return all(move in others for move in now.sample_moves(some)) and all(
        move in some for move in now.sample_moves(others)
    )


def check_sealed_answers(now: AuditedInstant) -> Iterator[str]:
    """Check that nobody else sees an answer to a sealed (simultaneous) decision while others still owe theirs.

    A move that may be offered to everybody is no such answer; at least one move must be such an answer.
    """
    decision = now.decision
    if decision is None or not decision.sealed or len(decision.seats) < 2:
        return
    seat, offered = now.rng.pick(decision.seats, "seat"), now.game.public_moves(now.state)
    answers = [move for move in now.get_legal_moves(seat) if move not in offered]
    if not answers:
        yield f"every answer of seat {seat} is offered to all"
        return
    observations = [_list_observations(now, seat, move) for move in now.sample_moves(answers)]
    if any(other != observations[0] for other in observations):
        yield f"the sealed answer of seat {seat} shows"


def _list_observations(now: AuditedInstant, seat: int, move: Move) -> list[Any]:
    """Return what the others observe (hear and see) of a move."""
    future = now.state.clone()
    events = now.game.play(future, seat, move, type(now.rng)(now.step))
    others = [onlooker for onlooker in now.onlookers if onlooker != seat]
    return [
        (now.game.view(future, onlooker), [event for event in events if event.is_visible_to(onlooker)])
        for onlooker in others
    ]


def check_preparing_moves(now: AuditedInstant) -> Iterator[str]:
    """Hold that a move that prepares uncovers nothing: its player sees and may do the same in an imagined world.

    What a player typed is judged there (`games.engine.typed_text`): where the worlds differ, it would be played in
    part. If they differ before the move, the law of the view says so.
    """
    for seat in now.seats_to_move if now.game.preparing else ():
        moves = now.get_legal_moves(seat)
        short = moves if len(moves) <= MAX_MOVES_COMPARED_WHOLE else now.sample_moves(moves)
        for move in now.sample_moves([move for move in short if type(move) in now.game.preparing]):
            world = now.game.imagine_state(now.state, seat, now.rng)
            if now.game.view(world, seat) != now.game.view(now.state, seat):
                continue
            if not _are_futures_alike(
                now, seat, *(_prepare_future(now, seat, move, state) for state in (now.state, world))
            ):
                yield f"{move} tells seat {seat} what they cannot know"


def _prepare_future(now: AuditedInstant, seat: int, move: Move, state: Any) -> ResultingState | None:
    """Return what a move leads to, if it prepares: it draws no luck, and its seat may go on."""
    future = state.clone()
    try:
        events = now.game.play(future, seat, move, ForbiddenLuck())
    except LuckDrawnError:
        return None
    asked = future.decision is not None and future.decision.asks(seat)
    return ResultingState(now.game, future, events) if asked else None


def _are_futures_alike(
    now: AuditedInstant, seat: int, outcome: ResultingState | None, other: ResultingState | None
) -> bool:
    if outcome is None or other is None:
        return outcome is other
    moves = [now.game.legal_moves(future.state, seat) for future in (outcome, other)]
    return (
        outcome.get_view(seat) == other.get_view(seat)
        and outcome.get_events(seat) == other.get_events(seat)
        and _are_moves_alike(now, moves[0], moves[1])
    )


def check_plain_state(now: AuditedInstant) -> Iterator[str]:
    """Check that a state can be serialized: ints, strings, lists and dicts, which read the same everywhere."""
    if now.is_slow_step:
        yield from _find_odd_values(now.game.state_adapter.dump_python(now.state), "state")


def _find_odd_values(part: Any, where: str) -> Iterator[str]:
    if isinstance(part, dict):
        for key, inner in part.items():
            yield from _find_odd_values(inner, f"{where}.{key}")
    elif isinstance(part, list | tuple):
        for inner in part:
            yield from _find_odd_values(inner, where)
    elif not (part is None or isinstance(part, int | str)):
        yield f"{where} holds a {type(part).__name__}"


def check_queries_have_no_effect(now: AuditedInstant) -> Iterator[str]:
    """Check that queries have no side effects: after all of them the state is what it was."""
    if now.state != now.twin:
        yield "a question changed the state"


LAWS: dict[str, Law] = {
    "decision": check_decision,
    "plain state": check_plain_state,
    "legal moves listed": check_legal_moves,
    "legal moves apply": check_moves_playable,
    "pieces": check_piece_counts,
    "notation": check_notation_round_trip,
    "default move": check_default_move,
    "illegal moves refused": check_illegal_moves_refused,
    "who may not move": check_refusal_reasons,
    "view": check_views_hide_secrets,
    "sealed answers": check_sealed_answers,
    "preparing moves": check_preparing_moves,
    "questions change nothing": check_queries_have_no_effect,
}
"""Every law by the name that failures give it, in the order in which they are checked."""
