"""The laws that hold at every instant of every match of every game."""

from collections.abc import Iterator, Sequence
from typing import Any

from games.engine.audit.instant import SHORT_LIST, Instant, Law, onlooker_name
from games.engine.audit.lookalikes import Future
from games.engine.audit.refusals import illegal_moves_refused, strangers_learn_why
from games.engine.chance import LuckDrawnError, NoLuck
from games.engine.contract import LONGEST_NOTATION, Move
from games.engine.random_play import final_outcome


def decision_whole(now: Instant) -> Iterator[str]:
    """Hold that a match waits for seats that exist, each named once, until it has an outcome."""
    decision = now.decision
    if decision is None:
        final_outcome(now.game, now.state)
        return
    if now.game.outcome(now.state) is not None:
        yield "there is an outcome, and yet the match waits"
    seats = decision.seats + decision.welcome
    if not decision.seats or len(set(seats)) != len(seats) or not set(seats) <= set(range(now.seats)):
        yield f"waits for seats {decision.seats}, welcomes {decision.welcome}"


def moves_listed(now: Instant) -> Iterator[str]:
    """Hold that seats that owe an answer have moves, seats that may not move none; `len`, `in` and iteration agree."""
    for seat in range(now.seats):
        moves = now.listed_moves(seat)
        now.remember_moves(moves)
        if seat in now.seats_owing and not moves:
            yield f"seat {seat} owes an answer and has no move"
        if seat not in now.seats_to_move and moves:
            yield f"seat {seat} may not move and has moves"
        yield from _check_listing(now, moves)


def _check_listing(now: Instant, moves: Sequence[Move]) -> Iterator[str]:
    for move in now.some_of(moves):
        if move not in moves:
            yield f"{move} is listed, and yet not `in` the list"
    if len(moves) > SHORT_LIST and not now.is_slow_step:
        return
    listed = list(moves)
    if len(listed) != len(moves) or len(set(listed)) != len(listed):
        yield f"{len(moves)} moves by `len`, {len(listed)} by iteration, {len(set(listed))} different ones"
    if listed and (moves[0], moves[-1]) != (listed[0], listed[-1]):
        yield "indexing and iteration disagree"


def moves_apply(now: Instant) -> Iterator[str]:
    """Hold that every listed move can be played, and that playing it changes no number of pieces."""
    for seat in now.seats_to_move:
        for move in now.some_of(now.listed_moves(seat))[:1]:
            future = now.state.clone()
            now.game.play(future, seat, move, now.lots)
            yield from _pieces_kept(now, future, f"after {move} of seat {seat}")


def pieces_kept(now: Instant) -> Iterator[str]:
    """Hold that no card, tile or coin is lost or created."""
    yield from _pieces_kept(now, now.state, "in the match")


def _pieces_kept(now: Instant, state: Any, when: str) -> Iterator[str]:
    pieces = now.game.count_pieces(state)
    if pieces != now.pieces:
        changed = {kind: pieces.get(kind, 0) - now.pieces.get(kind, 0) for kind in {*pieces, *now.pieces}}
        yield f"{when}: {dict(sorted((kind, more) for kind, more in changed.items() if more))}"


def notation_reads_back(now: Instant) -> Iterator[str]:
    """Hold that a move's notation is short and reads back as the move, also in capitals and with extra blanks."""
    for seat in now.seats_to_move:
        for move in now.some_of(now.listed_moves(seat)):
            text = str(move)
            if not 0 < len(text) <= LONGEST_NOTATION:
                yield f"the notation {text!r} has {len(text)} characters"
            loose = f"  {text.upper().replace(' ', '  ')} "
            for told in (text, loose):
                if now.game.parse(told) != move:
                    yield f"{told!r} reads back as another move"


def silence_is_legal(now: Instant) -> Iterator[str]:
    """Hold that the silence of a seat that owes an answer means a legal move."""
    for seat in now.seats_owing:
        move = now.game.default_move(now.state, seat)
        if move not in now.listed_moves(seat):
            yield f"the default {move} of seat {seat} is not legal"


def views_hide_secrets(now: Instant) -> Iterator[str]:
    """Hold that no view and no list of moves depends on what the viewer cannot know."""
    offered = list(now.game.public_moves(now.state))
    for onlooker in now.onlookers:
        world = now.game.imagine(now.state, onlooker, now.lots)
        now.report.view_checks += 1
        if world == now.state:
            continue  # Nothing is hidden from them: what follows from a state follows from an equal state.
        if now.game.view(world, onlooker) != now.game.view(now.state, onlooker):
            yield f"the view of {onlooker_name(onlooker)} depends on what they cannot know"
        yield from _pieces_kept(now, world, f"in the world that {onlooker_name(onlooker)} imagines")
        if onlooker is not None and not _same_moves(
            now, now.game.legal_moves(world, onlooker), now.listed_moves(onlooker)
        ):
            yield f"the legal moves of {onlooker_name(onlooker)} depend on what they cannot know"
        if list(now.game.public_moves(world)) != offered:
            yield f"the moves offered to all depend on what {onlooker_name(onlooker)} cannot know"


def _same_moves(now: Instant, some: Sequence[Move], others: Sequence[Move]) -> bool:
    if len(some) != len(others):
        return False
    if len(some) <= SHORT_LIST or now.is_slow_step:
        return list(some) == list(others)
    return all(move in others for move in now.some_of(some)) and all(move in some for move in now.some_of(others))


def answers_stay_sealed(now: Instant) -> Iterator[str]:
    """Hold that nobody else sees an answer to a sealed decision while others still owe theirs.

    A move that may be offered to everybody is no such answer; at least one move must be such an answer.
    """
    decision = now.decision
    if decision is None or not decision.sealed or len(decision.seats) < 2:
        return
    seat, offered = now.lots.pick(decision.seats, "seat"), now.game.public_moves(now.state)
    answers = [move for move in now.listed_moves(seat) if move not in offered]
    if not answers:
        yield f"every answer of seat {seat} is offered to all"
        return
    told = [_observations_of(now, seat, move) for move in now.some_of(answers)]
    if any(other != told[0] for other in told):
        yield f"the sealed answer of seat {seat} shows"


def _observations_of(now: Instant, seat: int, move: Move) -> list[Any]:
    """Return everything that the others hear and see of a move."""
    future = now.state.clone()
    events = now.game.play(future, seat, move, type(now.lots)(now.step))
    others = [onlooker for onlooker in now.onlookers if onlooker != seat]
    return [
        (now.game.view(future, onlooker), [event for event in events if event.visible_to(onlooker)])
        for onlooker in others
    ]


def preparing_reveals_nothing(now: Instant) -> Iterator[str]:
    """Hold that a move that prepares uncovers nothing: its player sees and may do the same in an imagined world.

    What a player typed is judged there (`games.engine.typed_text`): where the worlds differ, it would be played in
    part. If they differ before the move, the law of the view says so.
    """
    for seat in now.seats_to_move if now.game.preparing else ():
        moves = now.listed_moves(seat)
        short = moves if len(moves) <= SHORT_LIST else now.some_of(moves)
        for move in now.some_of([move for move in short if type(move) in now.game.preparing]):
            world = now.game.imagine(now.state, seat, now.lots)
            if now.game.view(world, seat) != now.game.view(now.state, seat):
                continue
            if not _futures_alike(
                now, seat, *(_prepare_future(now, seat, move, state) for state in (now.state, world))
            ):
                yield f"{move} tells seat {seat} what they cannot know"


def _prepare_future(now: Instant, seat: int, move: Move, state: Any) -> Future | None:
    """Return what a move leads to, if it prepares: it draws no luck, and its seat may go on."""
    future = state.clone()
    try:
        events = now.game.play(future, seat, move, NoLuck())
    except LuckDrawnError:
        return None
    asked = future.decision is not None and future.decision.asks(seat)
    return Future(now.game, future, events) if asked else None


def _futures_alike(now: Instant, seat: int, one: Future | None, other: Future | None) -> bool:
    if one is None or other is None:
        return one is other
    moves = [now.game.legal_moves(future.state, seat) for future in (one, other)]
    return (
        one.view_for(seat) == other.view_for(seat)
        and one.events_for(seat) == other.events_for(seat)
        and _same_moves(now, moves[0], moves[1])
    )


def state_is_plain(now: Instant) -> Iterator[str]:
    """Hold that a state consists of ints, strings, lists and dicts, which read the same everywhere."""
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


def questions_change_nothing(now: Instant) -> Iterator[str]:
    """Hold that questions change nothing: after all of them the state is what it was."""
    if now.state != now.twin:
        yield "a question changed the state"


LAWS: dict[str, Law] = {
    "decision": decision_whole,
    "plain state": state_is_plain,
    "legal moves listed": moves_listed,
    "legal moves apply": moves_apply,
    "pieces": pieces_kept,
    "notation": notation_reads_back,
    "default move": silence_is_legal,
    "illegal moves refused": illegal_moves_refused,
    "who may not move": strangers_learn_why,
    "view": views_hide_secrets,
    "sealed answers": answers_stay_sealed,
    "preparing moves": preparing_reveals_nothing,
    "questions change nothing": questions_change_nothing,
}
"""Every law by the name that failures give it, in the order in which they are checked."""
