"""Sample positions of Goblin Market, from the first auction to the end, with open and hidden purses."""

from collections.abc import Callable
from random import Random

from bot.pictures.sample import NAMES, SEED, Sample, played
from games.engine.match import Match
from games.goblin_market import GoblinMarketView

DEAR = 5
"""The highest bids that the bidders of the samples are willing to make."""


def samples() -> list[Sample]:
    """Return the positions."""
    first = _match(4)
    middle = played(_match(4), trade, _cards_sold(8))
    bidding = played(middle.fork(), trade, _bidding)
    sharing = played(_match(3), trade, lambda match: _cards_sold(5)(match) and _asked(match, "pick"))
    hidden = played(_match(5, hidden_coins=True), trade, _cards_sold(9))
    crowded = played(_match(6), trade, lambda match: _cards_sold(19)(match) and _bidding(match))
    miser = played(_match(3), _hoard, _cards_sold(20))
    over = played(_match(6), trade, lambda _: False)
    return [
        _sample("first", "board", first, None),
        _sample("bidding", "board", bidding, None),
        _sample("bidding-panel", "panel", bidding, 0),
        _sample("sharing", "board", sharing, None),
        _sample("hidden", "board", hidden, None),
        _sample("hidden-panel", "panel", hidden, 1),
        _sample("crowded", "board", crowded, None),
        _sample("miser", "board", miser, None),
        _sample("over", "board", over, None),
        _sample("sold", "log", middle, None),
        _sample("deck", "deck", first, None),
        _sample("poster", "poster", first, None),
        _sample("shared", "log", played(_match(6), trade, _shared), None),
    ]


def _sample(name: str, kind: str, match: Match, seat: int | None) -> Sample:
    return Sample(name, kind, match.view(seat), NAMES[: match.seats])


def _match(seats: int, *, hidden_coins: bool = False) -> Match:
    return Match.new("goblin_market", seats=seats, options={"hidden_coins": hidden_coins}, seed=SEED)


def _seen(match: Match) -> GoblinMarketView:
    view = match.view(None)
    if not isinstance(view, GoblinMarketView):
        raise TypeError(type(view))
    return view


def _cards_sold(count: int) -> Callable[[Match], bool]:
    return lambda match: sum(map(len, _seen(match).owned)) >= count


def _asked(match: Match, kind: str) -> bool:
    return match.decision is not None and match.decision.kind == kind


def _bidding(match: Match) -> bool:
    view = _seen(match)
    return view.standing > 1 and any(view.passed) and sum(map(bool, view.bids)) > 1


def _shared(match: Match) -> bool:
    last = _seen(match).last
    return last is not None and sum(map(bool, last.taken)) > 1 and sum(map(bool, last.sisterhood)) > 1


def trade(match: Match, seat: int, random: Random) -> str:
    """Bid low, and pass if it gets expensive; share now and then."""
    legal = [str(move) for move in match.legal_moves(seat)]
    bids = [move for move in legal if move.startswith("bid")]
    if not bids:
        return random.choice(legal)
    dear = _seen(match).standing > DEAR or random.random() < 0.25
    return "pass" if dear else bids[min(random.choice([0, 0, 1, 3]), len(bids) - 1)]


def _hoard(match: Match, seat: int, _random: Random) -> str:
    """Let the first player buy as much as they can; the others only open."""
    legal = [str(move) for move in match.legal_moves(seat)]
    if "take" in legal:
        return "take"
    return legal[0] if seat == 0 and legal[0].startswith("bid") else "pass"
