"""Sample positions of Emerald Skulls: from two players and four cards to eight players and ten."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

from bot.pictures.sample import SAMPLE_NAMES, SAMPLE_SEED, Sample, play_until
from games.emerald_skulls import ADVANCED_DECKS, FACES_BY_DECK, Deck, EmeraldSkullsView, view_bare_cards
from games.emerald_skulls.state import EmeraldSkullsState
from games.engine.match import Match

Condition = Callable[[EmeraldSkullsState], bool]
"""When to stop playing: asked at every move, so of the state, which takes no view."""
RULES_PLAYER_NAMES = ("Ann", "Bob", "Cid", "Dee")


def samples() -> list[Sample]:
    """Return the positions."""
    rules = _make_sample("rules", _play_match_until(4, _is_mid_turn, seed=b"skull" * 6 + b"!!"), RULES_PLAYER_NAMES)
    full = _play_match_until(8, _is_crowded, advanced=True)
    return [
        rules,
        _make_sample("empty", _create_match(2)),
        _make_sample(
            "window", _play_match_until(4, lambda state: _is_asking(state, "bet") and _count_bets(state) >= 4)
        ),
        _make_sample("roll", _play_match_until(3, lambda state: _is_placing(state) and _count_bets(state) >= 3)),
        _make_sample("judged", _play_match_until(4, lambda state: _is_asking(state, "jackpot"), lot=2)),
        _make_sample("log", _play_match_until(4, lambda state: _count_payments(state) >= 3), kind="log"),
        _make_sample("advanced", _play_match_until(4, _is_mid_turn, advanced=True)),
        _make_sample("rules-advanced", _play_match_until(4, _is_mid_turn, advanced=True, lot=3), RULES_PLAYER_NAMES),
        *(_make_faces_sample(deck) for deck in ADVANCED_DECKS),
        _make_sample("crowded", full),
        _make_sample(
            "crowded-log", _play_match_until(8, lambda state: _count_payments(state) >= 6, advanced=True), kind="log"
        ),
        _make_sample("over", _play_match_until(4, lambda _: False)),
        _make_sample("alone", _play_match_until(1, _is_placing)),
        _make_sample("alone-over", _play_match_until(1, lambda _: False)),
        _make_sample("poster", _create_match(2), kind="poster"),
    ]


def _make_sample(name: str, match: Match, names: tuple[str, ...] = SAMPLE_NAMES, *, kind: str = "board") -> Sample:
    return Sample(name, kind, match.view(None), names[: match.seats])


def _make_faces_sample(deck: Deck) -> Sample:
    """Return all faces of a deck, side by side."""
    view = replace(_create_view(_create_match(2)), cards=view_bare_cards(FACES_BY_DECK[deck]))
    return Sample(f"faces-{deck}", "faces", view, RULES_PLAYER_NAMES[:2])


def _create_match(seats: int, *, advanced: bool = False, seed: bytes = SAMPLE_SEED) -> Match:
    return Match.deal_by_key("emerald_skulls", seats=seats, options={"advanced": advanced}, seed=seed)


def _play_match_until(
    seats: int, until: Condition, *, advanced: bool = False, lot: int = 1, seed: bytes = SAMPLE_SEED
) -> Match:
    return play_until(
        _create_match(seats, advanced=advanced, seed=seed), _choose_move, lambda match: until(match.state), lot
    )


def _create_view(match: Match) -> EmeraldSkullsView:
    view = match.view(None)
    if not isinstance(view, EmeraldSkullsView):
        raise TypeError(type(view))
    return view


def _is_asking(state: EmeraldSkullsState, kind: str) -> bool:
    return state.decision is not None and state.decision.kind == kind


def _is_placing(state: EmeraldSkullsState) -> bool:
    return _is_asking(state, "place") and state.turn.top >= 2


def _count_bets(state: EmeraldSkullsState) -> int:
    return sum(map(len, state.stacks))


def _count_payments(state: EmeraldSkullsState) -> int:
    return len(state.last.payments) if state.last and not state.turn.top else 0


def _is_mid_turn(state: EmeraldSkullsState) -> bool:
    turn = state.turn
    return _is_asking(state, "bet") and turn.top >= 4 and sum(turn.ordinary) >= 4 and _count_bets(state) >= 4


def _is_crowded(state: EmeraldSkullsState) -> bool:
    return _is_placing(state) and _count_bets(state) >= 9


def _choose_move(match: Match, seat: int, random: Random) -> str:
    """Bet now and then, buy many dice, place at random, and go on as long as there is much to roll."""
    moves = [str(move) for move in match.legal_moves(seat)]
    if "ready" in moves:
        return random.choice(moves) if random.random() < 0.6 else "ready"
    if "roll" in moves:
        return "roll" if match.state.turn.pool > 1 else random.choice(moves)
    if moves[0].startswith("buy"):
        return moves[-1]
    return random.choice(moves)
