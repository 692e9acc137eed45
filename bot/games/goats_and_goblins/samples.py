"""Sample positions of Goats & Goblins, from the first declaration to the last card."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random

from bot.pictures.sample import SAMPLE_NAMES, SAMPLE_SEED, Sample, play_until
from games.engine.match import Match
from games.goats_and_goblins import GoatsAndGoblinsView, StackedAction

RULES_PLAYER_NAMES = ("Ann", "Bob", "Cid", "Dot")
"""The names on the pages of the rules."""

SAMPLE_STACK = (
    StackedAction(2, "warding-stone", None),
    StackedAction(3, "warding-stone", None),
    StackedAction(1, "push-3", None),
)
"""A Push, a Warding Stone on it, and another on that."""


def samples() -> list[Sample]:
    """Return the positions."""
    begin = _create_match(4)
    voting = play_until(
        _create_match(5),
        _choose_cautiously,
        lambda match: _get_decision_kind(match) == "vote" and len(_get_seats_to_act(match)) == 2,
    )
    voter = next(seat for seat in range(5) if _create_view(voting, seat).my_vote is not None)
    stack = play_until(_create_match(4), _choose_eagerly, lambda match: len(_create_view(match).stack) >= 3, lot=2)
    match = play_until(_create_match(4), _choose_cautiously, lambda match: bool(_create_view(match).seers))
    deep = play_until(
        _create_match(6),
        _choose_cautiously,
        lambda match: len(_create_view(match).drawn) + _create_view(match).to_draw > 14,
    )
    dividing = play_until(
        _create_match(6),
        _choose_cautiously,
        lambda match: _get_decision_kind(match) == "divide" and _create_view(match).cave < 40,
    )
    taking = play_until(_create_match(4), _choose_cautiously, lambda match: _get_decision_kind(match) == "take")
    over = play_until(_create_match(6), _choose_cautiously, lambda _: False)
    two = play_until(
        _create_match(2),
        _choose_cautiously,
        lambda match: _create_view(match).cave < 30 and len(_create_view(match).drawn) > 2,
    )
    under_way = play_until(_create_match(4), _choose_cautiously, _is_rich_expedition, lot=9)
    home = play_until(
        _create_match(4),
        _choose_cautiously,
        lambda match: _get_decision_kind(match) == "declare" and _create_view(match).last is not None,
    )
    return [
        Sample("expedition", "board", under_way.view(None), RULES_PLAYER_NAMES),
        Sample("answers", "board", replace(_create_view(under_way), stack=SAMPLE_STACK), RULES_PLAYER_NAMES),
        _make_sample("home", "log", home, None),
        _make_sample("begin", "board", begin, None),
        _make_sample("voting", "board", voting, None),
        _make_sample("voting-panel", "panel", voting, voter),
        _make_sample("stack", "board", stack, None),
        _make_sample("seen", "board", match, None),
        _make_sample("seen-panel", "panel", match, _create_view(match).seers[0]),
        _make_sample("deep", "board", deep, None),
        _make_sample("dividing", "board", dividing, None),
        _make_sample("taking", "board", taking, None),
        _make_sample("two", "board", two, None),
        _make_sample("over", "board", over, None),
        _make_sample("poster", "poster", begin, None),
    ]


def _make_sample(name: str, kind: str, match: Match, seat: int | None) -> Sample:
    return Sample(name, kind, match.view(seat), SAMPLE_NAMES[: match.seats])


def _create_match(seats: int, options: Mapping[str, object] | None = None) -> Match:
    return Match.deal_by_key("goats_and_goblins", seats=seats, options=options, seed=SAMPLE_SEED)


def _create_view(match: Match, seat: int | None = None) -> GoatsAndGoblinsView:
    view = match.view(seat)
    if not isinstance(view, GoatsAndGoblinsView):
        raise TypeError(type(view))
    return view


def _get_decision_kind(match: Match) -> str:
    return match.decision.kind if match.decision else ""


def _get_seats_to_act(match: Match) -> tuple[int, ...]:
    return match.decision.seats if match.decision else ()


def _is_rich_expedition(match: Match) -> bool:
    """Tell whether an expedition has drawn some cards, a Cave-In among them, and goes on."""
    view = _create_view(match)
    return len(view.drawn) > 2 and bool(view.cave_in_value) and view.to_draw > 1 and all(view.hands)


def _choose_cautiously(match: Match, seat: int, random: Random) -> str:
    """Declare some cards, and seldom play one."""
    return _choose_declaration(match, seat, random) or _choose_play(match, seat, random, often=0.12)


def _choose_eagerly(match: Match, seat: int, random: Random) -> str:
    """Play a card whenever one can be played, mostly."""
    return _choose_declaration(match, seat, random) or _choose_play(match, seat, random, often=0.8)


def _choose_declaration(match: Match, seat: int, random: Random) -> str:
    moves = list(map(str, match.legal_moves(seat)))
    return random.choice(moves[:8]) if _get_decision_kind(match) == "declare" else ""


def _choose_play(match: Match, seat: int, random: Random, *, often: float) -> str:
    moves = list(map(str, match.legal_moves(seat)))
    plays = [move for move in moves if move.startswith("play")]
    others = [move for move in moves if not move.startswith(("play", "no"))]
    return random.choice(plays if plays and random.random() < often else others)
