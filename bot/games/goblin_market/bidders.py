"""Who is asked and who is still in the auction, read from a view: for screens and pictures alike."""

from games.goblin_market import GoblinMarketView


def asked(view: GoblinMarketView) -> tuple[int, ...]:
    """Return the seats that the match waits for."""
    return view.decision.seats if view.decision else ()


def may_bid(view: GoblinMarketView) -> list[int]:
    """Return who is still in the auction, from the next to bid on."""
    first = asked(view)[0] if asked(view) else view.opener
    order = [(first + step) % view.seats for step in range(view.seats)]
    return [seat for seat in order if not view.passed[seat]]
