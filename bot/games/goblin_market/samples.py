"""Sample positions of Goblin Market, from the first auction to the end, with open and hidden purses."""

from collections.abc import Callable
from random import Random

from bot.pictures.sample import SAMPLE_NAMES, SAMPLE_SEED, Sample, play_until
from games.engine.match import Match
from games.goblin_market import GoblinMarketView

MAX_SAMPLE_BID = 5
"""The highest bids that the bidders of the samples are willing to make."""


def samples() -> list[Sample]:
    """Return the positions."""
    first = _create_match(4)
    middle = play_until(_create_match(4), choose_sample_move, _has_sold_cards(8))
    bidding = play_until(middle.fork(), choose_sample_move, _is_bidding)
    sharing = play_until(
        _create_match(3), choose_sample_move, lambda match: _has_sold_cards(5)(match) and _is_asking(match, "pick")
    )
    hidden = play_until(_create_match(5, hidden_coins=True), choose_sample_move, _has_sold_cards(9))
    crowded = play_until(
        _create_match(6), choose_sample_move, lambda match: _has_sold_cards(19)(match) and _is_bidding(match)
    )
    miser = play_until(_create_match(3), _hoard_cards, _has_sold_cards(20))
    over = play_until(_create_match(6), choose_sample_move, lambda _: False)
    return [
        _make_sample("first", "board", first, None),
        _make_sample("bidding", "board", bidding, None),
        _make_sample("bidding-panel", "panel", bidding, 0),
        _make_sample("sharing", "board", sharing, None),
        _make_sample("hidden", "board", hidden, None),
        _make_sample("hidden-panel", "panel", hidden, 1),
        _make_sample("crowded", "board", crowded, None),
        _make_sample("miser", "board", miser, None),
        _make_sample("over", "board", over, None),
        _make_sample("sold", "log", middle, None),
        _make_sample("deck", "deck", first, None),
        _make_sample("poster", "poster", first, None),
        _make_sample("shared", "log", play_until(_create_match(6), choose_sample_move, _is_shared_sale), None),
    ]


def _make_sample(name: str, kind: str, match: Match, seat: int | None) -> Sample:
    return Sample(name, kind, match.view(seat), SAMPLE_NAMES[: match.seats])


def _create_match(seats: int, *, hidden_coins: bool = False) -> Match:
    return Match.deal_by_key("goblin_market", seats=seats, options={"hidden_coins": hidden_coins}, seed=SAMPLE_SEED)


def _create_view(match: Match) -> GoblinMarketView:
    view = match.view(None)
    if not isinstance(view, GoblinMarketView):
        raise TypeError(type(view))
    return view


def _has_sold_cards(count: int) -> Callable[[Match], bool]:
    return lambda match: sum(map(len, _create_view(match).owned)) >= count


def _is_asking(match: Match, kind: str) -> bool:
    return match.decision is not None and match.decision.kind == kind


def _is_bidding(match: Match) -> bool:
    view = _create_view(match)
    return view.standing > 1 and any(view.passed) and sum(map(bool, view.bids)) > 1


def _is_shared_sale(match: Match) -> bool:
    last = _create_view(match).last
    return last is not None and sum(map(bool, last.taken)) > 1 and sum(map(bool, last.sisterhood)) > 1


def choose_sample_move(match: Match, seat: int, random: Random) -> str:
    """Bid low, and pass if it gets expensive; share now and then."""
    legal = [str(move) for move in match.legal_moves(seat)]
    bids = [move for move in legal if move.startswith("bid")]
    if not bids:
        return random.choice(legal)
    dear = _create_view(match).standing > MAX_SAMPLE_BID or random.random() < 0.25
    return "pass" if dear else bids[min(random.choice([0, 0, 1, 3]), len(bids) - 1)]


def _hoard_cards(match: Match, seat: int, _random: Random) -> str:
    """Let the first player buy as much as they can; the others only open."""
    legal = [str(move) for move in match.legal_moves(seat)]
    if "take" in legal:
        return "take"
    return legal[0] if seat == 0 and legal[0].startswith("bid") else "pass"
