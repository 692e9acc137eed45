"""The recap of Emerald Skulls in two short lines: how a turn ended, who lost what by it, who earned."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from bot.games.emerald_skulls.names import join_bet_keys, join_dice_keys
from bot.screens.parts.brief_lines import BriefFact, fit_brief_facts, fit_first_way, mark_clock_facts
from bot.screens.scene import Scene
from bot.screens.story import ClockMove, iter_scene_events
from bot.screens.text_width import ROOM_ABOVE_PICTURE, TextRoom
from bot.tables import SeenMove
from games.emerald_skulls import EmeraldSkullsView, build_bet_key, build_level_key, events
from games.emerald_skulls.dice import LEVEL_BY_NAME, NOSE_LEVEL
from games.emerald_skulls.moves import STANDARD_PAYOUT
from games.emerald_skulls.payout import DIE_GEARS_BY_OUT, SKULL_PAYING_OUTS, JackpotChoice, list_turn_payouts
from games.emerald_skulls.turn import TumblerTurn
from games.engine import Event
from games.engine.words import Word

PUBLIC_END_WEIGHT, OWN_WEIGHT, END_WEIGHT, EARN_WEIGHT, LOW_WEIGHT, LEAST_WEIGHT = 5, 4, 3, 2, 1, 0
"""How a turn ended for all who read a board; what the reader lost or won, how a turn ended, what others earn, bets,
and what the picture shows anyway."""
SETTLING_EVENTS = (events.TurnEnded, events.TumblerPaid, events.BetPaid, events.RivalBetPaid)
"""How a turn ended, and what it paid: a jackpot is collected by a move of its own, after the end."""


def recap_tumbler_turns(
    scene: Scene,
    view: EmeraldSkullsView,
    seen_moves: Sequence[SeenMove],
    reader: int | None,
    room: TextRoom,
    clock_moves: Mapping[int, ClockMove],
) -> list[str]:
    """Summarize (recap) these moves, in the room there is for it; of the turns before, only the last end."""
    scene_events = list(iter_scene_events(scene, seen_moves))
    turns = [index for index, (_, event) in enumerate(scene_events) if isinstance(event, events.TurnEnded)]
    latest = scene_events[turns[-1] if turns else 0 :]
    told_events = [event for _, event in latest]
    ways = list[list[BriefFact]]()
    for names_bets in (True, False):
        facts = [
            (event, fact)
            for then, event in latest
            for fact in _RecapWriter(then, view, reader, told_events, names_bets=names_bets).iter_event_facts(event)
        ]
        ways.append(mark_clock_facts(scene.say, facts, clock_moves))
    return fit_first_way(scene.say, ways, room)


def recap_turn_payouts(
    scene: Scene, view: EmeraldSkullsView, seen_moves: Sequence[SeenMove], room: TextRoom = ROOM_ABOVE_PICTURE
) -> list[str]:
    """Return what the last turn that ended in these moves paid, to its tumbler and on each bet; nothing if none did.

    Where there is no room for a sentence each, all payments on bets are one.
    """
    scene_events = list(iter_scene_events(scene, seen_moves))
    settled = [index for index, (_, event) in enumerate(scene_events) if isinstance(event, SETTLING_EVENTS)]
    ends = [place for place in settled if isinstance(scene_events[place][1], events.TurnEnded)]
    turn = scene_events[(ends or settled)[-1 if ends else 0] :] if settled else []
    told_events = [event for _, event in turn]
    pairs = [
        (event, fact)
        for then, event in turn
        for fact in _RecapWriter(then, view, scene.seat, told_events).iter_event_facts(event)
        if fact.weight >= EARN_WEIGHT
    ]
    each = [fact for _, fact in pairs]
    full = scene.say.join_sentences(fact.said for fact in each)
    if not each or fit_brief_facts(scene.say, each, room) == [full]:
        return [full] if each else []
    others = [fact for event, fact in pairs if not isinstance(event, events.BetPaid | events.RivalBetPaid)]
    return fit_brief_facts(scene.say, [*others, *_sum_bet_payouts(turn)], room)


def _sum_bet_payouts(turn: Sequence[tuple[Scene, Event]]) -> Iterator[BriefFact]:
    """Yield in one sentence what all bets of a turn paid to each player."""
    paid = dict[str, Counter[str]]()
    for then, event in turn:
        if isinstance(event, events.BetPaid | events.RivalBetPaid):
            name = (
                then.format_seat_name(event.seat)
                if isinstance(event, events.BetPaid)
                else then.say("emerald-skulls-rival", rival=event.rival)
            )
            paid.setdefault(name, Counter()).update(gears=event.gears, cubes=event.cubes)
    if paid:
        say = turn[0][0].say
        each = [say("emerald-skulls-log-holding", name=name, **pay) for name, pay in paid.items()]
        yield BriefFact(say("emerald-skulls-gist-bets-paid", each=say("lobby-dot").join(each)), PUBLIC_END_WEIGHT)


def list_turn_events(event: Event, seen_moves: Sequence[SeenMove]) -> list[Event]:
    """Return what happened in a turn until an event of it, as far as the events say."""
    turn = list[Event]()
    for other in (other for move in seen_moves for other in move.events):
        turn = [other] if isinstance(other, events.TurnBegan) else [*turn, other]
        if other is event:
            break
    return turn


def find_turn_end(event: Event, seen_moves: Sequence[SeenMove]) -> events.TurnEnded | None:
    """Return how the turn ended that an event is the payment of, as far as the events say."""
    return next(
        (other for other in reversed(list_turn_events(event, seen_moves)) if isinstance(other, events.TurnEnded)), None
    )


def list_level_payouts(event: events.TumblerPaid, seen_moves: Sequence[SeenMove]) -> dict[str, int]:
    """Return the gears of each level in the payout of a turn; none where the events are not the whole turn."""
    out = find_turn_end(event, seen_moves)
    if out is None or event.what != STANDARD_PAYOUT:
        return {}
    gears, skulls = Counter[str](), out.out in SKULL_PAYING_OUTS
    for turn_event in list_turn_events(event, seen_moves):
        if isinstance(turn_event, events.DicePlaced):
            dice = turn_event.ordinary + turn_event.skulls * skulls
            gears[turn_event.level] += dice * DIE_GEARS_BY_OUT[out.out][LEVEL_BY_NAME[turn_event.level]]
    paid = {level: number for level, number in gears.items() if number}
    return paid if sum(paid.values()) == event.owed else {}


def rebuild_ended_turn(event: Event, seen_moves: Sequence[SeenMove]) -> TumblerTurn | None:
    """Return the turn that an event is the payment of, from what is told of it; `None` if that is not all of it."""
    event_list = list_turn_events(event, seen_moves)
    return rebuild_turn(event_list) if event_list and isinstance(event_list[0], events.TurnBegan) else None


def rebuild_turn(turn_events: Sequence[Event]) -> TumblerTurn:
    """Return a turn as all its events leave it."""
    turn = TumblerTurn()
    for turn_event in turn_events:
        if isinstance(turn_event, events.DicePlaced):
            level = LEVEL_BY_NAME[turn_event.level]
            turn.ordinary[level] += turn_event.ordinary
            turn.skulls[level] += turn_event.skulls
            turn.top = level
        elif isinstance(turn_event, events.PoolTakenUp) and turn_event.how == "nose":
            turn.ordinary[NOSE_LEVEL] -= 1
            turn.picked += 1
        elif isinstance(turn_event, events.TurnEnded):
            turn.out, turn.roll, turn.pool = turn_event.out, list(turn_event.left), len(turn_event.left)
    return turn


def list_left_jackpots(
    event: events.TumblerPaid, seen_moves: Sequence[SeenMove], faces: tuple[str, ...]
) -> list[JackpotChoice]:
    """Return the jackpots that a turn had won whose tumbler took the usual pay, as far as the events say."""
    turn = rebuild_ended_turn(event, seen_moves) if event.what == STANDARD_PAYOUT else None
    return list_turn_payouts(turn, faces)[1:] if turn else []


def has_unpaid_skulls(event: events.TumblerPaid, seen_moves: Sequence[SeenMove]) -> bool:
    """Tell whether skulls were on the board that pay nothing, as the turn ended without a gem, as far as is told."""
    if event.what != STANDARD_PAYOUT:
        return False
    out, turn = find_turn_end(event, seen_moves), list_turn_events(event, seen_moves)
    unpaid = out is not None and out.out in ("chicken", "run")
    return unpaid and any(isinstance(turn_event, events.DicePlaced) and turn_event.skulls for turn_event in turn)


def is_chosen_bust(out: events.TurnEnded, seen_moves: Sequence[SeenMove]) -> bool:
    """Tell whether a tumbler busted who could have rerolled, as far as the events say: the same move has no roll."""
    events_of_move = next((move.events for move in seen_moves if any(event is out for event in move.events)), None)
    if events_of_move is None or out.out != "bust":
        return False
    return not any(isinstance(event, events.PoolRolled) for event in events_of_move)


class _RecapWriter:
    """Tells the events of a move to a reader; the scene is as of that move. `given_events` are all that are told.

    `names_bets`: which bets several players lost; otherwise how many each of them did.
    """

    def __init__(
        self,
        scene: Scene,
        view: EmeraldSkullsView,
        reader: int | None,
        given_events: Sequence[Event],
        *,
        names_bets: bool = True,
    ) -> None:
        self.scene, self.view, self.reader, self.names_bets = scene, view, reader, names_bets
        self.bets = list_standing_bets(given_events)
        self.placed = [event for event in given_events if isinstance(event, events.DicePlaced)]
        self.paid = [event for event in given_events if isinstance(event, events.BetPaid)]
        self.told = given_events

    def iter_event_facts(self, event: Event) -> Iterator[BriefFact]:
        """Yield the facts of an event that are worth telling; bets that a turn's end settled are not."""
        tell = FACTS_BY_EVENT.get(type(event))
        yield from tell(self, event) if tell else ()

    def find_turn_payout(self, out: events.TurnEnded) -> events.TumblerPaid | None:
        """Return the payout of a turn, which is told with its end; a bust has a sentence of its own."""
        paid = (event for event in self.told if isinstance(event, events.TumblerPaid) and event.seat == out.seat)
        earned = (event for event in paid if event.gears or event.cubes)
        return None if out.out == "bust" else next(earned, None)

    def is_told_with_end(self, earned: events.TumblerPaid) -> bool:
        """Tell whether what a turn paid is told in the sentence about its end."""
        return any(self.find_turn_payout(event) is earned for event in self.told if isinstance(event, events.TurnEnded))

    def is_rolled_after(self, bet: Event) -> bool:
        """Tell whether dice were rolled after a bet: its window is over."""
        later = self.told[next(index for index, event in enumerate(self.told) if event is bet) :]
        return any(isinstance(event, events.PoolRolled) for event in later)

    def get_short_sentence(self, kind: str, **facts: Word) -> str:
        """Return the short sentence of this kind."""
        return self.scene.say(f"emerald-skulls-gist-{kind}", **facts)

    def get_player_facts(self, seat: int) -> dict[str, Word]:
        """Return a player as the sentences need them."""
        return {"own": "yes" if seat == self.scene.seat else "no", "name": self.scene.format_seat_name(seat)}


def _describe_turn_end(writer: _RecapWriter, out: events.TurnEnded) -> Iterator[BriefFact]:
    """Tell how the turn ended and what it paid, and what the reader lost by it; on a board what others lost, too."""
    pay = writer.find_turn_payout(out)
    facts = writer.get_player_facts(out.seat) | (_get_payout_facts(pay) if pay else {"gears": 0, "cubes": 0})
    chosen = "yes" if is_chosen_bust(out, writer.scene.table_view.recent_moves) else "no"
    ended = writer.get_short_sentence("out", **facts, out=out.out, paid=_classify_payout(pay), chosen=chosen)
    yield BriefFact(
        ended,
        PUBLIC_END_WEIGHT
        if writer.scene.seat is None
        else OWN_WEIGHT
        if pay and out.seat == writer.reader
        else END_WEIGHT,
    )
    if writer.view.rivals is None:
        yield from _describe_losses(writer, out)


def _classify_payout(pay: events.TumblerPaid | None) -> str:
    """Return which kind of payout a turn had, as its sentence selects."""
    return "no" if pay is None else "yes" if pay.what == STANDARD_PAYOUT else "jackpot"


def _describe_losses(writer: _RecapWriter, out: events.TurnEnded) -> Iterator[BriefFact]:
    last, on_board = writer.view.last, writer.scene.seat is None
    bets = [bet for card in (last.cards if last and last.seat == out.seat else ()) for bet in card.bets]
    seats = range(writer.view.seats) if on_board else [] if writer.reader is None else [writer.reader]
    lost_by = {seat: [bet.bet for bet in bets if bet.won is False and seat in bet.stack] for seat in seats}
    losers = [seat for seat, lost in lost_by.items() if lost]
    if len(losers) > 1 and not writer.names_bets:
        named = [(writer.scene.format_seat_name(seat), len(lost_by[seat])) for seat in losers]
        each = [writer.get_short_sentence("lost-one", name=name, count=count) for name, count in named]
        yield BriefFact(
            writer.get_short_sentence("lost-all", each=writer.scene.say.join_with_commas(each)), EARN_WEIGHT
        )
        return
    for seat in losers:
        lost = lost_by[seat]
        facts = writer.get_player_facts(seat) | {"bets": join_bet_keys(lost), "count": len(lost)}
        weight = OWN_WEIGHT if seat == writer.reader else EARN_WEIGHT
        yield BriefFact(writer.get_short_sentence("lost", **facts), weight)


def _describe_earnings(writer: _RecapWriter, event: events.TumblerPaid) -> Iterator[BriefFact]:
    """Tell what a turn paid, unless that is told with its end."""
    if (event.gears or event.cubes) and not writer.is_told_with_end(event):
        facts, last = writer.get_player_facts(event.seat) | _get_payout_facts(event), writer.view.last
        is_jackpot = event.what != STANDARD_PAYOUT and last is not None
        sentence = (
            writer.get_short_sentence("out", **facts, out=last.out, paid="jackpot", chosen="no")
            if is_jackpot and last
            else writer.get_short_sentence("earned", **facts)
        )
        yield BriefFact(
            sentence, OWN_WEIGHT if writer.reader == event.seat else END_WEIGHT if is_jackpot else EARN_WEIGHT
        )
    if has_unpaid_skulls(event, writer.scene.table_view.recent_moves):
        yield BriefFact(writer.get_short_sentence("skulls"), EARN_WEIGHT)


def _describe_bet_payout(writer: _RecapWriter, event: events.BetPaid) -> Iterator[BriefFact]:
    """Tell the payout of a reader's bet; all payouts of another player at once, where the last was."""
    if writer.reader == event.seat:
        facts = writer.get_player_facts(event.seat) | _get_payout_facts(event) | {"bet": build_bet_key(event.bet)}
        yield BriefFact(writer.get_short_sentence("paid", **facts), OWN_WEIGHT)
        return
    theirs = [paid for paid in writer.paid if paid.seat == event.seat]
    if event is theirs[-1]:
        bets = list(dict.fromkeys(paid.bet for paid in theirs))
        total: dict[str, Word] = {
            "gears": sum(paid.gears for paid in theirs),
            "cubes": sum(paid.cubes for paid in theirs),
        }
        facts = writer.get_player_facts(event.seat) | total | {"bets": join_bet_keys(bets), "count": len(bets)}
        yield BriefFact(writer.get_short_sentence("paid-other", **facts), EARN_WEIGHT)


def _describe_rival_payout(writer: _RecapWriter, event: events.RivalBetPaid) -> Iterator[BriefFact]:
    facts = _get_payout_facts(event) | {"rival": event.rival, "bet": build_bet_key(event.bet)}
    yield BriefFact(writer.get_short_sentence("rival-paid", **facts), EARN_WEIGHT)


def _get_payout_facts(event: events.TumblerPaid | events.BetPaid | events.RivalBetPaid) -> dict[str, Word]:
    return {"gears": event.gears, "cubes": event.cubes}


def _describe_opposition(writer: _RecapWriter, event: events.OppositionRevealed) -> Iterator[BriefFact]:
    yield BriefFact(
        writer.get_short_sentence("revealed", vrax=build_bet_key(event.vrax), kur=build_bet_key(event.kur)), EARN_WEIGHT
    )


def list_standing_bets(given_events: Sequence[Event]) -> list[events.BetPlaced]:
    """Return the bets that were made and not taken back."""
    bets = list[events.BetPlaced]()
    for event in given_events:
        if isinstance(event, events.BetPlaced):
            bets.append(event)
        elif isinstance(event, events.BetTakenBack):
            bets = [bet for bet in bets if (bet.seat, bet.card, bet.bet) != (event.seat, event.card, event.bet)]
    return bets


def _describe_bets(writer: _RecapWriter, event: events.BetPlaced) -> Iterator[BriefFact]:
    """Tell all bets of a player at once, where they made the last; once dice roll, these matter more."""
    theirs = [bet for bet in writer.bets if bet.seat == event.seat]
    if event.seat != writer.scene.seat and theirs and event is theirs[-1]:
        bets = join_bet_keys(bet.bet for bet in theirs)
        weight = LEAST_WEIGHT if writer.is_rolled_after(event) else LOW_WEIGHT
        yield BriefFact(writer.get_short_sentence("bet", **writer.get_player_facts(event.seat), bets=bets), weight)


def _describe_roll(writer: _RecapWriter, event: events.PoolRolled) -> Iterator[BriefFact]:
    """Tell the dice that another player has rolled and not placed yet."""
    later = [
        other for other in writer.told if isinstance(other, events.PoolRolled | events.DicePlaced | events.PoolTakenUp)
    ]
    if event.seat != writer.reader and event is later[-1]:
        dice = join_dice_keys(sorted(event.dice))
        yield BriefFact(
            writer.scene.say("emerald-skulls-event-rolled", seat=writer.scene.format_seat_name(event.seat), dice=dice),
            LEAST_WEIGHT,
        )


def _describe_reroll(writer: _RecapWriter, event: events.PoolTakenUp) -> Iterator[BriefFact]:
    if event.seat != writer.scene.seat:
        yield BriefFact(
            writer.get_short_sentence("rerolled", **writer.get_player_facts(event.seat), how=event.how), LOW_WEIGHT
        )


def _describe_placement(writer: _RecapWriter, event: events.DicePlaced) -> Iterator[BriefFact]:
    """Tell all placements of a turn at once, level by level, where the last was made."""
    theirs = [placed for placed in writer.placed if placed.seat == event.seat]
    if event is not theirs[-1]:
        return
    levels = Counter[str]()
    for placed in theirs:
        levels[placed.level] += placed.ordinary + placed.skulls
    sentences = [
        writer.get_short_sentence("level", dice=dice, level=build_level_key(level)) for level, dice in levels.items()
    ]
    places = writer.scene.say.join_with_commas(sentences)
    yield BriefFact(
        writer.get_short_sentence("placed", **writer.get_player_facts(event.seat), places=places), LEAST_WEIGHT
    )


def _describe_purchase(writer: _RecapWriter, event: events.DiceBought) -> Iterator[BriefFact]:
    yield BriefFact(
        writer.get_short_sentence("bought", **writer.get_player_facts(event.seat), dice=event.dice), LEAST_WEIGHT
    )


FACTS_BY_EVENT: Mapping[type[Event], Callable[[_RecapWriter, Any], Iterator[BriefFact]]] = {
    events.TurnEnded: _describe_turn_end,
    events.TumblerPaid: _describe_earnings,
    events.BetPaid: _describe_bet_payout,
    events.RivalBetPaid: _describe_rival_payout,
    events.OppositionRevealed: _describe_opposition,
    events.BetPlaced: _describe_bets,
    events.PoolRolled: _describe_roll,
    events.PoolTakenUp: _describe_reroll,
    events.DicePlaced: _describe_placement,
    events.DiceBought: _describe_purchase,
}
"""How each kind of event is told; others are not."""

GIST_SENTENCES = (
    "out",
    "lost",
    "lost-all",
    "lost-one",
    "skulls",
    "earned",
    "paid",
    "paid-other",
    "bets-paid",
    "rival-paid",
    "revealed",
    "bet",
    "rerolled",
    "placed",
    "level",
    "bought",
)
"""The sentences of a gist."""
