"""What a match's log must tell, from its record: each logged event, its round, and the words that tell it."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, islice, pairwise, takewhile
from operator import eq

from bot.games.goblin_market.names import join_card_keys
from bot.games.goblin_market.words import format_payments
from bot.screens.scene import Scene
from bot.screens.screen_registry import find_screen
from bot.tables import SeenMove
from games.emerald_skulls import build_bet_key
from games.emerald_skulls.events import (
    BetPaid,
    BetPlaced,
    BetTakenBack,
    DiceBought,
    PoolRolled,
    TumblerPaid,
    TurnBegan,
    TurnEnded,
)
from games.engine import Event
from games.goats_and_goblins.cave import build_card_key
from games.goats_and_goblins.events import CardsReceived, CaveCardDrawn, DrawsDeclared, ReturnAnnounced
from games.goblin_market.events import CardsOffered, LastCardsOffered
from games.goblin_teeth import ONGOING_CHEATS
from games.goblin_teeth.events import CheatPlayed, CheatsDrawn, DiePlaced

LAW: dict[str, str] = {
    "gobblestones": "passed nothing-to-lay played hid trusted proved caught ended",
    "emerald_skulls": "bought bet took rolled placed out earned paid rival-paid swept ended",
    "goats_and_goblins": "declared revealed revealed-all-in revealed-all-out drew drew-cave-in played played-at warded"
    " propped pushed votes-void turned-in turned-out in-vain peeked succeeded came-back-empty failed all-lost got"
    " ended",
    "goblin_market": "offered last-offered bid passed cannot-bid took-all shares picked discarded all-passed"
    " sisterhood goblin-card goblin-money ended",
    "goblin_teeth": "round rolled cheat placed moved poisoned raised reduced set swapped bumped rerolled capped"
    " put-down refreshed pilfered took left won ended",
}
"""The least that each game must log, whatever its own table says."""

OPENS = {
    "emerald_skulls": ("turn",),
    "goats_and_goblins": ("leads",),
    "goblin_market": ("size-card", "last-offered"),
    "goblin_teeth": ("round",),
}
"""The events with which a round begins; in Gobblestones everybody has a turn, and somebody has another."""

FRAMES: dict[str, str] = {
    "emerald_skulls": r"Bets (?:lost|that came true)[^\n]*\."
    r"|-# (?:Now|At the end) · [^\n]*|\([a-z]+(?: jaw)? \d+(?:, [a-z]+(?: jaw)? \d+)+\)"
    r"|The skulls pay nothing: they count only after a Gem Out or a Double Out\."
    r"|\w[\w’ ]* leaves the jackpot of [^\n.]* for the usual pay\.|:|\w[\w’ ]* (?:places|bets on)"
    r"|-# The tumbler earns gears [^\n]*",
    "goats_and_goblins": r"-# (?:Now|At the end) · [^\n]*|\w[\w’ ]* draws|\d+ cards? to go\."
    r"|-# Treasure shows its gold; [^\n]*|Cave-Ins: \*\*\d[\w ()]*\*\*|Time was up for [^\n]*?, so the clock chose\.",
    "goblin_market": r"(?m:^ [^\n*]+\*\*$)|-# [^\n]*left after these\.(?: [^\n]* opens\.)?"
    r"|-# (?:Now|At the end) · [^\n]*|Matching money, by the price’s last digit:|Goblin money:"
    r"|-# New coins after a sale: [^\n]*",
    "goblin_teeth": r"go(?:es)? to the Altar for a Cheat(?: each)?|In the Pot: [^\n]* The first roll: [^\n]*"
    r"|\w[\w’ ]* has \*\*[\w -]*\*\*\.|Three equal dice!"
    r"|-# Now · [^\n]*|-# The highest sum of dice [^\n]*|Highest bids:|• |\*\*Everybody’s Items at the end:\*\*[\s\S]*",
    "gobblestones": r"-# (?:Now|At the end) · [^\n]*|-# Trusted tiles stay face down[^\n]*"
    r"|Time was up for [^\n]*?, so the clock trusted\.|[^\n.]*, (?:away from|who left) the table, trusts? by default\.",
}
"""What may stand beside the events."""
GOES_ON = re.compile(r"^-# \w+ (\d+) goes on:", re.MULTILINE)
"""What stands above a post that goes on with a round."""
SKULLS_PHRASES = {
    "rolled": "emerald-skulls-roll",
    "placed": "emerald-skulls-placement",
    "bet": "emerald-skulls-placed-bet",
}
PLAYED_FOR = r"Time was up for \w+|\w+ is away|\w+ has left the table|A goblin plays for them"
LOST = re.compile(r"Bets (?:lost to|that came true)[\w ,]*: ([^\n]*)\.")
"""The lines of Emerald Skulls about bets that paid nothing; each bet ends with its players in brackets."""
STARTS = r"[^\n]* play, in this order\.(?: [^\n]* begins[^\n]*\.)?|\w+ plays alone\."
ANYWHERE = rf"-# \w+ \d+ goes on:|{STARTS}|\*\((?:{PLAYED_FOR})\.\)\*|\band\b|[,.\s]"


@dataclass(frozen=True, slots=True)
class Happening:
    """An event that the log must tell: after which step, in which round, in which words; `last` of its round."""

    step: int
    round: int
    kind: str
    words: str
    last: bool = False
    event: Event | None = None


SceneAt = Callable[[int], Scene]
HEADING = "heading"
"""The kind of what stands above what the log tells of a round: once, above its first event."""
SEAT = "seat"
"""The kind of what the log tells of a seat: who left, was removed, came back or took it over."""


def happenings(
    scene: Scene,
    moves: Sequence[tuple[int, Sequence[Event]]],
    scene_at: SceneAt | None = None,
    seats: Sequence[Happening] = (),
) -> list[Happening]:
    """Return what the log of a match must tell: `moves` are all of it, each with its number and what it caused.

    `scene_at` is who sat there at a move, and who played for whom. `seats` are the changes of seats, each with the
    number of the last move before it.
    """
    game = scene.table.game
    logged = _list_logged(game)
    found, number, turns = list[Happening](), 0, 0
    changes, heading, headed = list(seats), _tell_heading(scene, scene_at, moves, 0, 0), 0
    for step, events in moves:
        while changes and changes[0].step < step:
            found, heading = [*found, *heading, replace(changes.pop(0), round=number)], []
        # Only in Goblin Teeth a sentence depends on the whole round: on which of equal Items a die is.
        shown = moves if game == "goblin_teeth" else [(step, events)]
        then = _after_moves(scene_at(step) if scene_at else scene, shown)
        for number_in_move, event in enumerate(events):
            if event.to is not None:
                continue
            if _begins(game, event, turns, len(scene.table.sitters)):
                number, turns = number + 1, 0
                if game != "gobblestones" or headed < number:
                    headed = number
                    heading = _tell_heading(scene, scene_at, moves[step - 1 :], number, number_in_move)
            turns += event.kind in ("passed", "nothing-to-lay", "played", "trusted", "proved", "caught")
            if event.kind in logged:
                found, heading = [*found, *heading], []
                found += [Happening(step, number, event.kind, words, event=event) for words in told_as(then, event)]
        if game == "gobblestones" and turns >= len(scene.table.sitters) and headed == number:
            heading, headed = _tell_heading(scene, scene_at, moves[step:], number + 1, 0), number + 1
    at = scene_at or (lambda *_: scene)
    return _mark_last([*(_join_shares(at, found) if game == "goats_and_goblins" else found), *changes])


def _join_shares(scene_at: SceneAt, found: Sequence[Happening]) -> Iterator[Happening]:
    """Return what happened, with all that a player got of a pile as one."""
    return (one for kind, run in groupby(found, key=_key_of_share) for one in (_join(scene_at, run) if kind else run))


def _list_logged(game: str) -> set[str]:
    """Return the kinds of events that the log of a game tells."""
    logged = {kind.kind for kind in find_screen(game).narrator.logged}
    assert set(LAW[game].split()) <= logged, "each game logs at least what the law names"
    return logged


def _mark_last(found: Sequence[Happening]) -> list[Happening]:
    """Return what happened, with the last of each round marked."""
    ends = {one.round: index for index, one in enumerate(found) if one.kind != SEAT}
    return [
        Happening(one.step, one.round, one.kind, one.words, ends.get(one.round) == index)
        for index, one in enumerate(found)
    ]


def _tell_heading(
    scene: Scene, scene_at: SceneAt | None, moves: Sequence[tuple[int, Sequence[Event]]], number: int, place: int
) -> list[Happening]:
    """Return what stands above a round, which begins at a place among the events of the first of these moves."""
    if not moves:
        return []
    game, step = scene.table.game, moves[0][0]
    then = scene_at(step) if scene_at else scene
    events = islice((event for _, caused in moves for event in caused), place, None)
    words = HEADINGS[game](then, events, number + 1)
    return [Happening(step, number, HEADING, words)] if words else []


def _head_turn(scene: Scene, events: Iterable[Event], number: int) -> str:
    tumbler = next(event.seat for event in events if isinstance(event, TurnBegan | DiceBought | PoolRolled | TurnEnded))
    return f"**Turn {number}: {scene.format_seat_name(tumbler)}**"


def _head_expedition(scene: Scene, events: Iterable[Event], number: int) -> str:
    first = next(event for event in events if isinstance(event, DrawsDeclared | CaveCardDrawn | ReturnAnnounced))
    led = "" if isinstance(first, DrawsDeclared) else f": {scene.format_seat_name(first.seat)}"
    return f"**Expedition {number}{led}**"


def _head_auction(scene: Scene, events: Iterable[Event], number: int) -> str:
    lot = next(event for event in events if isinstance(event, CardsOffered | LastCardsOffered))
    if number == 1:  # which no event tells
        return "**Auction 1:"
    return scene.say("goblin-market-log-auction", cards=join_card_keys(lot.cards), round="auction", number=number)


HEADINGS: Mapping[str, Callable[[Scene, Iterable[Event], int], str]] = {
    "gobblestones": lambda _, _events, number: f"**Round {number}**",
    "emerald_skulls": _head_turn,
    "goats_and_goblins": _head_expedition,
    "goblin_market": _head_auction,
    "goblin_teeth": lambda _, _events, number: "**Round 1.**" if number == 1 else "",
}
"""What stands above a round; where an event says it, nothing."""


def _after_moves(scene: Scene, moves: Sequence[tuple[int, Sequence[Event]]]) -> Scene:
    """Return the scene with what all saw of what moves caused: some sentences name what followed in the same move."""
    seen = [(step, tuple(event for event in events if event.to is None)) for step, events in moves]
    told = tuple(SeenMove(step, 0, None, "player", events) for step, events in seen)
    return replace(scene, table_view=replace(scene.table_view, recent_moves=told))


def _key_of_share(one: Happening) -> int:
    """Return which round a share is of, from 1: it is told with the others after it; 0 for all else."""
    return one.round + 1 if one.kind == "got" else 0


def _join(scene_at: SceneAt, run: Iterable[Happening]) -> Iterator[Happening]:
    """Yield for each player all that they got of a pile, which the log tells in one sentence."""
    shares = list(run)
    cards: dict[int, list[str]] = {}
    for one in shares:
        assert isinstance(one.event, CardsReceived)
        cards.setdefault(one.event.seat, []).extend(one.event.cards)
    for seat, got in cards.items():
        yield replace(shares[-1], words=told_as(scene_at(shares[0].step), CardsReceived(seat, got))[0])


def _begins(game: str, event: Event, turns: int, seats: int) -> bool:
    if game == "gobblestones":
        return turns >= seats and event.kind in ("passed", "nothing-to-lay", "played", "hid")
    return event.kind in OPENS[game] and bool(event.facts.get("items", True))


def told_as(scene: Scene, event: Event) -> tuple[str, ...]:
    """Return the words by which an event is found in a text: its sentence, or its part of a sentence about several."""
    narrator, game = find_screen(scene.table.game).narrator, scene.table.game
    if game == "goats_and_goblins" and event.kind in ("drew", "drew-cave-in"):
        drawn = build_card_key(event.card)  # type: ignore[attr-defined]  # a card that was drawn
        return (scene.say("goats-and-goblins-card", card=drawn),)
    if (
        game == "emerald_skulls" and event.kind in SKULLS_PHRASES
    ):  # a roll and its placement share a sentence, and so do bets
        return (scene.say(SKULLS_PHRASES[event.kind], **narrator.build_event_facts(scene, event)),)
    if game == "emerald_skulls" and isinstance(event, TurnEnded):  # who busts without a roll could have rerolled
        rolled = any(isinstance(one, PoolRolled) for told in scene.table_view.recent_moves for one in told.events)
        chosen = "yes" if event.out == "bust" and not rolled else "no"
        return (
            scene.say(
                "emerald-skulls-event-out", seat=scene.format_seat_name(event.seat), out=event.out, chosen=chosen
            ),
        )
    if game == "goblin_market" and event.kind in ("sisterhood", "goblin-money"):
        return (format_payments(scene, [(event.seat, event.number)]),)  # type: ignore[attr-defined]  # a payment
    if game == "goblin_market" and event.kind == "offered":  # the heading says it
        return ()
    if game == "goblin_teeth" and (said := _tell_in_teeth(scene, event)) is not None:
        return said
    sentence = narrator.describe_event(scene, event)
    return (
        sentence.removesuffix(".") if isinstance(event, TumblerPaid) else sentence,
    )  # which dice paid may follow it


def _tell_in_teeth(scene: Scene, event: Event) -> tuple[str, ...] | None:
    """Return by what a part of another sentence of Goblin Teeth is found; `None`: it has a sentence of its own.

    A die on the Altar that brought a Cheat is told with it; where an Ongoing card is put says that it was played.
    """
    if (event.kind == "round" and not event.facts["items"]) or (
        isinstance(event, CheatPlayed) and event.card in ONGOING_CHEATS
    ):
        return ()
    known = [one for told in scene.table_view.recent_moves for one in told.events if one.to is None]
    for placed, drew in pairwise(known):
        if (
            isinstance(placed, DiePlaced)
            and placed.place == "altar"
            and isinstance(drew, CheatsDrawn)
            and drew.count == 1
        ):
            if event is placed:
                return (
                    scene.say("goblin-teeth-altar-die", name=scene.format_seat_name(placed.seat), value=placed.value),
                )
            if event is drew:
                return ()
    return None


def words_amiss(readings: Sequence["Reading"], wanted: Sequence[Happening]) -> list[str]:
    """Return where posts do not tell each event once and in order, or tell what is none."""
    told, words = [word for post in readings for word in post.words], [one.words for one in wanted]
    found = [f"{post.rest!r} is no event" for post in readings if post.rest]
    if told == words:
        return found
    place = sum(takewhile(bool, map(eq, told, words)))
    after, there, lacks = told[max(0, place - 2) : place], told[place : place + 2], words[place : place + 2]
    return [*found, f"{len(words)} events, {len(told)} told; after {after} comes {lacks}, and not {there}"]


def rounds_amiss(readings: Sequence["Reading"], wanted: Sequence[Happening]) -> list[str]:
    """Return the posts that do not tell one round."""
    found, place = list[str](), 0
    for reading in readings:
        mine, place = wanted[place : place + len(reading.words)], place + len(reading.words)
        if len({one.round for one in mine if one.kind != SEAT}) > 1 or not mine:
            found.append(f"a post does not tell one round: {reading.words}")
        if reading.goes_on is not None and any(one.round + 1 != reading.goes_on for one in mine if one.kind != SEAT):
            found.append(f"a post does not go on with round {reading.goes_on}: {reading.words}")
    return found


def numbers_amiss(scene: Scene, moves: Sequence[tuple[int, Sequence[Event]]], wanted: Sequence[Happening]) -> list[str]:
    """Return the ends of rounds to which highlights and reviews give another number than the log."""
    narrator, seats, found = find_screen(scene.table.game).narrator, len(scene.table.sitters), list[str]()
    for last in (one for one in wanted if one.last and one.kind != HEADING):
        until = [event for step, events in moves if step <= last.step for event in events]
        index = max(index for index, event in enumerate(until) if event.kind == last.kind)
        if narrator.count_rounds(seats, until[: index + 1]) != last.round + 1:
            found.append(f"round {last.round + 1} has another number elsewhere: {last.words}")
    return found


def losses_amiss(scene: Scene, moves: Sequence[tuple[int, Sequence[Event]]], texts: Sequence[str]) -> list[str]:
    """Return the turns of Emerald Skulls whose lost bets are not told: those that were placed and did not pay."""
    found = [" ".join(lines) for text in texts if (lines := LOST.findall(text))]
    wanted = list(lost_bets(scene, moves))
    amiss = [] if len(found) == len(wanted) else [f"{len(wanted)} turns lost bets, {len(found)} of them are told"]
    for line, bets in zip(found, wanted, strict=False):
        if line.count("(") != len(bets) or any(bet not in line for bet in bets):
            amiss.append(f"lost were {bets}, told was {line}")
    return amiss


def lost_bets(scene: Scene, moves: Sequence[tuple[int, Sequence[Event]]]) -> Iterator[list[str]]:
    """Yield the bets that each turn of Emerald Skulls lost, as they are told, from what was bet and what was paid."""
    if scene.table.game != "emerald_skulls":
        return
    turn = list[Event]()
    for event in [*(event for _, events in moves for event in events), TurnBegan(0, 0)]:
        if event.kind != "turn":
            turn.append(event)
            continue
        placed = [(one.card, one.bet, one.seat) for one in turn if isinstance(one, BetPlaced)]
        for one in turn:
            if isinstance(one, BetTakenBack | BetPaid):
                placed.remove((one.card, one.bet, one.seat))
        if lost := dict.fromkeys((card, bet) for card, bet, _ in placed):
            yield [_lost(scene, bet, [seat for *where, seat in placed if where == [card, bet]]) for card, bet in lost]
        turn = []


def _lost(scene: Scene, bet: str, seats: Sequence[int]) -> str:
    names = scene.join_seat_names(list(dict.fromkeys(seats)))
    return f"{scene.say('emerald-skulls-bet', bet=build_bet_key(bet))} ({names})"


@dataclass(frozen=True, slots=True)
class Reading:
    """What was found in a post: the words of events in their order, what is none, and with which round it goes on."""

    words: tuple[str, ...]
    rest: str
    goes_on: int | None


def read_posts(game: str, texts: Sequence[str], wanted: Sequence[Happening]) -> Iterator[Reading]:
    """Find the words of events in the texts of posts."""
    longest = sorted({one.words for one in wanted}, key=len, reverse=True)
    event = re.compile("|".join(rf"(?<!\w){re.escape(words)}(?!\d)" for words in longest) or "(?!)")
    frames = re.compile("|".join(filter(None, (FRAMES[game], ANYWHERE))))
    for text in texts:
        goes_on = GOES_ON.search(text)
        number = int(goes_on[1]) if goes_on else None
        yield Reading(tuple(event.findall(text)), frames.sub("", event.sub("", text)), number)
