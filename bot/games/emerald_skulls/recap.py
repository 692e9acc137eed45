"""What happened in Emerald Skulls in two short lines: how a turn ended, who lost what by it, who earned."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from bot.games.emerald_skulls.names import list_bets
from bot.screens.parts.brief_lines import Fact, in_brief
from bot.screens.scene import Scene
from bot.screens.story import iter_scene_events
from bot.screens.text_width import Room
from bot.tables import SeenMove
from games.emerald_skulls import EmeraldSkullsView, bet_key, events, level_key
from games.emerald_skulls.moves import STANDARD
from games.engine import Event
from games.engine.words import Word

OWN, ENDS, EARNS, PASSES, LITTLE = 4, 3, 2, 1, 0
"""What the reader lost or won, how a turn ended, what others earn, bets, and what the picture shows anyway."""


def recap_tumbling(
    scene: Scene, view: EmeraldSkullsView, story: Sequence[SeenMove], reader: int | None, room: Room
) -> list[str]:
    """Return what happened in these moves, in the room there is for it; of the turns before, only the last end."""
    told = list(iter_scene_events(scene, story))
    turns = [place for place, (_, event) in enumerate(told) if isinstance(event, events.Out)]
    latest = told[turns[-1] if turns else 0 :]
    told_events = [event for _, event in latest]
    facts = [
        fact for then, event in latest for fact in _RecapWriter(then, view, reader, told_events).iter_event_facts(event)
    ]
    return in_brief(facts, room)


def has_unpaid_skulls(event: events.Earned, told: Sequence[SeenMove]) -> bool:
    """Tell whether skulls were on the board that pay nothing, as the turn ended without a gem; as far as `told`."""
    if event.what != STANDARD:
        return False
    turn = list[Event]()
    for one in (one for move in told for one in move.events):
        turn = [one] if isinstance(one, events.Turn) else [*turn, one]
        if one is event:
            break
    out = next((one.out for one in reversed(turn) if isinstance(one, events.Out)), None)
    return out in ("chicken", "run") and any(isinstance(one, events.Placed) and one.skulls for one in turn)


class _RecapWriter:
    """Tells the events of a move to a reader; the scene is as of that move. `told` are all events that are told."""

    def __init__(self, scene: Scene, view: EmeraldSkullsView, reader: int | None, told: Sequence[Event]) -> None:
        self.scene, self.view, self.reader = scene, view, reader
        self.bets = [event for event in told if isinstance(event, events.Bet)]
        self.placed = [event for event in told if isinstance(event, events.Placed)]

    def iter_event_facts(self, event: Event) -> Iterator[Fact]:
        """Yield the facts of an event that are worth telling; bets that a turn's end settled are not."""
        tell = TOLD.get(type(event))
        yield from tell(self, event) if tell else ()

    def short_sentence(self, kind: str, **facts: Word) -> str:
        """Return the short sentence of this kind."""
        return self.scene.say(f"emerald-skulls-gist-{kind}", **facts)

    def player_facts(self, seat: int) -> dict[str, Word]:
        """Return a player as the sentences need them."""
        return {"own": "yes" if seat == self.scene.seat else "no", "name": self.scene.seat_name(seat)}


def _describe_turn_end(gist: _RecapWriter, out: events.Out) -> Iterator[Fact]:
    """Tell how the turn ended, and what the reader lost by it."""
    last = gist.view.last
    lost = [
        bet.bet
        for card in (last.cards if last and last.seat == out.seat else ())
        for bet in card.bets
        if bet.won is False and gist.reader in bet.stack
    ]
    ended = gist.short_sentence("out", **gist.player_facts(out.seat), out=out.out)
    yield Fact(ended, ENDS)
    if lost and gist.reader is not None and gist.view.rivals is None:
        facts = gist.player_facts(gist.reader) | {"bets": list_bets(lost), "count": len(lost)}
        yield Fact(gist.short_sentence("lost", **facts), OWN)


def _describe_earnings(gist: _RecapWriter, event: events.Earned) -> Iterator[Fact]:
    if event.gears or event.cubes:
        kind = "earned" if event.what == "standard" else "jackpot"
        said = gist.short_sentence(kind, **gist.player_facts(event.seat), **_pay_facts(event))
        yield Fact(said, OWN if gist.reader == event.seat else ENDS if kind == "jackpot" else EARNS)
    if has_unpaid_skulls(event, gist.scene.table_view.told):
        yield Fact(gist.short_sentence("skulls"), EARNS)


def _describe_bet_pay(gist: _RecapWriter, event: events.Paid) -> Iterator[Fact]:
    own = gist.reader == event.seat
    facts = gist.player_facts(event.seat) | _pay_facts(event) | {"bet": bet_key(event.bet)}
    said = gist.short_sentence("paid" if own else "paid-other", **facts)
    yield Fact(said, OWN if own else EARNS)


def _describe_rival_pay(gist: _RecapWriter, event: events.RivalPaid) -> Iterator[Fact]:
    facts = _pay_facts(event) | {"rival": event.rival, "bet": bet_key(event.bet)}
    yield Fact(gist.short_sentence("rival-paid", **facts), EARNS)


def _pay_facts(event: events.Earned | events.Paid | events.RivalPaid) -> dict[str, Word]:
    return {"gears": event.gears, "cubes": event.cubes}


def _describe_opposition(gist: _RecapWriter, event: events.Revealed) -> Iterator[Fact]:
    yield Fact(gist.short_sentence("revealed", vrax=bet_key(event.vrax), kur=bet_key(event.kur)), EARNS)


def _describe_bets(gist: _RecapWriter, event: events.Bet) -> Iterator[Fact]:
    """Tell all bets of a player at once, where they made the last."""
    theirs = [bet for bet in gist.bets if bet.seat == event.seat]
    if event.seat != gist.scene.seat and event is theirs[-1]:
        bets = list_bets(bet.bet for bet in theirs)
        yield Fact(gist.short_sentence("bet", **gist.player_facts(event.seat), bets=bets), PASSES)


def _describe_reroll(gist: _RecapWriter, event: events.Rerolled) -> Iterator[Fact]:
    if event.seat != gist.scene.seat:
        yield Fact(gist.short_sentence("rerolled", **gist.player_facts(event.seat), how=event.how), PASSES)


def _describe_placement(gist: _RecapWriter, event: events.Placed) -> Iterator[Fact]:
    """Tell all placements of a turn at once, level by level, where the last was made."""
    theirs = [placed for placed in gist.placed if placed.seat == event.seat]
    if event is not theirs[-1]:
        return
    levels = Counter[str]()
    for placed in theirs:
        levels[placed.level] += placed.ordinary + placed.skulls
    said = [gist.short_sentence("level", dice=dice, level=level_key(level)) for level, dice in levels.items()]
    places = gist.scene.say.join_with_commas(said)
    yield Fact(gist.short_sentence("placed", **gist.player_facts(event.seat), places=places), LITTLE)


def _describe_purchase(gist: _RecapWriter, event: events.Bought) -> Iterator[Fact]:
    yield Fact(gist.short_sentence("bought", **gist.player_facts(event.seat), dice=event.dice), LITTLE)


TOLD: Mapping[type[Event], Callable[[_RecapWriter, Any], Iterator[Fact]]] = {
    events.Out: _describe_turn_end,
    events.Earned: _describe_earnings,
    events.Paid: _describe_bet_pay,
    events.RivalPaid: _describe_rival_pay,
    events.Revealed: _describe_opposition,
    events.Bet: _describe_bets,
    events.Rerolled: _describe_reroll,
    events.Placed: _describe_placement,
    events.Bought: _describe_purchase,
}
"""How each kind of event is told; others are not."""

SAID = (
    "out",
    "lost",
    "skulls",
    "earned",
    "jackpot",
    "paid",
    "paid-other",
    "rival-paid",
    "revealed",
    "bet",
    "rerolled",
    "placed",
    "level",
    "bought",
)
"""The sentences of a gist."""
