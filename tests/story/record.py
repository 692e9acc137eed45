"""What a match's log must tell, from its record: each logged event, its round, and the words that tell it."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, takewhile
from operator import eq

from bot.games.goblin_market.words import format_payments
from bot.screens.scene import Scene
from bot.screens.shelf import find_screen
from bot.tables import SeenMove
from games.emerald_skulls import bet_key
from games.emerald_skulls.events import Bet, Earned, Out, Paid, Rolled, Took, Turn
from games.engine import Event
from games.goats_and_goblins.cave import card_key
from games.goats_and_goblins.events import Got
from games.goblin_teeth import ONGOING
from games.goblin_teeth.events import Cheat

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
"""The events with which a round begins; in Gobblestones everybody has a turn, and somebody plays another."""

FRAMES: dict[str, str] = {
    "emerald_skulls": r"\*\*[^\n*]*’s turn:\*\*|Bets (?:lost|that came true)[^\n]*\."
    r"|-# (?:Now|At the end) · [^\n]*|\([a-z]+(?: jaw)? \d+(?:, [a-z]+(?: jaw)? \d+)+\)"
    r"|The skulls pay nothing: they count only after a Gem Out or a Double Out\.|:|\w[\w’ ]* places",
    "goats_and_goblins": r"\*\*[^\n*]*’s expedition:\*\*|\w[\w’ ]* draws|\d+ cards? to go\."
    r"|Cave-Ins: \*\*\d[\w ()]*\*\*",
    "goblin_market": r"\*\*The auction of [^\n]*:\*\*|-# [^\n]*left after these\.(?: [^\n]* opens\.)?"
    r"|-# (?:Now|At the end) · [^\n]*|Matching money:|Goblin money:",
    "goblin_teeth": r"\*\*Round 1\.\*\*[^\n]*|\w[\w’ ]* has \*\*[\w -]*\*\*\.|Three equal dice!"
    r"|\*\*The Items of all at the end:\*\*[\s\S]*",
    "gobblestones": r"-# (?:Now|At the end) · [^\n]*",
}
"""What may stand beside the events."""
SKULLS_PHRASES = {"rolled": "emerald-skulls-roll", "placed": "emerald-skulls-placement"}
PLAYED_FOR = "Time was up|They are away|They have left the table|A goblin plays for them"
LOST = re.compile(r"Bets (?:lost to|that came true)[\w ,]*: ([^\n]*)\.")
"""The lines of Emerald Skulls about bets that paid nothing; each bet ends with its players in brackets."""
STARTS = r"[^\n]* play, in this order\.(?: [^\n]* begins[^\n]*\.)?|\w+ plays alone\."
ANYWHERE = rf"-# The round goes on:|{STARTS}|\*\((?:{PLAYED_FOR})\.\)\*|\band\b|[,.\s]"


@dataclass(frozen=True, slots=True)
class Happening:
    """An event that the log must tell: after which step, in which round, in which words; `last` of its round."""

    step: int
    round: int
    kind: str
    words: str
    last: bool = False
    event: Event | None = None


SceneAt = Callable[[int, bool], Scene]
SEAT = "seat"
"""The kind of what the log tells of a seat: who left, was removed, came back or took it over."""


def happenings(
    scene: Scene,
    moves: Sequence[tuple[int, Sequence[Event]]],
    scene_at: SceneAt | None = None,
    seats: Sequence[Happening] = (),
) -> list[Happening]:
    """Return what the log of a match must tell: `moves` are all of it, each with its number and what it caused.

    `scene_at` is who sat there at a move, and who played for whom, unless it has opened another round by then. `seats`
    are the changes of seats, each with the number of the last move before it.
    """
    game = scene.table.game
    logged = {kind.kind for kind in find_screen(game).retells.logged}
    assert set(LAW[game].split()) <= logged, "each game logs at least what the law names"
    found, number, turns = list[Happening](), 0, 0
    changes = list(seats)
    for step, events in moves:
        while changes and changes[0].step < step:
            found.append(replace(changes.pop(0), round=number))
        then = _after_move(scene_at(step, False) if scene_at else scene, step, events)
        for number_in_move, event in enumerate(events):
            if event.to is not None:
                continue
            if _begins(game, event, turns, len(scene.table.sitters)):
                number, turns = number + 1, 0
                if scene_at and number_in_move:
                    then = _after_move(scene_at(step, True), step, events)
            turns += event.kind in ("passed", "nothing-to-lay", "played", "trusted", "proved", "caught")
            if event.kind in logged:
                found += [Happening(step, number, event.kind, words, event=event) for words in told_as(then, event)]
    if game == "goats_and_goblins":
        at = scene_at or (lambda *_: scene)
        found = [one for kind, run in groupby(found, key=_key_of_share) for one in (_join(at, run) if kind else run)]
    found += changes
    ends = {one.round: place for place, one in enumerate(found) if one.kind != SEAT}
    return [
        Happening(one.step, one.round, one.kind, one.words, ends.get(one.round) == place)
        for place, one in enumerate(found)
    ]


def _after_move(scene: Scene, step: int, events: Sequence[Event]) -> Scene:
    """Return the scene with what a move caused: some sentences name what followed in the same move."""
    told = SeenMove(step, 0, None, "player", tuple(events))
    return replace(scene, table_view=replace(scene.table_view, told=(told,)))


def _key_of_share(one: Happening) -> int:
    """Return which round a share is of, from 1: it is told with the others after it; 0 for all else."""
    return one.round + 1 if one.kind == "got" else 0


def _join(scene_at: SceneAt, run: Iterable[Happening]) -> Iterator[Happening]:
    """Yield for each player all that they got of a pile, which the log tells in one sentence."""
    shares = list(run)
    cards: dict[int, list[str]] = {}
    for one in shares:
        assert isinstance(one.event, Got)
        cards.setdefault(one.event.seat, []).extend(one.event.cards)
    for seat, got in cards.items():
        yield replace(shares[-1], words=told_as(scene_at(shares[0].step, False), Got(seat, got))[0])


def _begins(game: str, event: Event, turns: int, seats: int) -> bool:
    if game == "gobblestones":
        return turns >= seats and event.kind in ("passed", "played", "hid")
    return event.kind in OPENS[game] and bool(event.facts.get("items", True))


def told_as(scene: Scene, event: Event) -> tuple[str, ...]:
    """Return the words by which an event is found in a text: its sentence, or its part of a sentence about several."""
    retells, game = find_screen(scene.table.game).retells, scene.table.game
    if game == "goats_and_goblins" and event.kind in ("drew", "drew-cave-in"):
        drawn = card_key(event.card)  # type: ignore[attr-defined]  # a card that was drawn
        return (scene.say("goats-and-goblins-card", card=drawn),)
    if game == "emerald_skulls" and event.kind in SKULLS_PHRASES:  # a roll and its placement share a sentence
        return (scene.say(SKULLS_PHRASES[event.kind], **retells.build_event_facts(scene, event)),)
    if game == "emerald_skulls" and isinstance(event, Out):  # who busts without a roll could have rerolled
        rolled = any(isinstance(one, Rolled) for told in scene.table_view.told for one in told.events)
        chosen = "yes" if event.out == "bust" and not rolled else "no"
        return (scene.say("emerald-skulls-event-out", seat=scene.seat_name(event.seat), out=event.out, chosen=chosen),)
    if game == "goblin_market" and event.kind in ("sisterhood", "goblin-money"):
        return (format_payments(scene, [(event.seat, event.number)]),)  # type: ignore[attr-defined]  # a payment
    if game == "goblin_market" and event.kind == "offered":
        return (retells.format_chapter_heading(scene, event),)
    if game == "goblin_teeth" and event.kind == "round" and not event.facts["items"]:
        return ()
    if isinstance(event, Cheat) and event.card in ONGOING:  # the sentence of where it is put says it
        return ()
    sentence = retells.describe_event(scene, event)
    return (sentence.removesuffix(".") if isinstance(event, Earned) else sentence,)  # which dice paid may follow it


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
    for event in [*(event for _, events in moves for event in events), Turn(0, 0)]:
        if event.kind != "turn":
            turn.append(event)
            continue
        placed = [(one.card, one.bet, one.seat) for one in turn if isinstance(one, Bet)]
        for one in turn:
            if isinstance(one, Took | Paid):
                placed.remove((one.card, one.bet, one.seat))
        if lost := dict.fromkeys((card, bet) for card, bet, _ in placed):
            yield [_lost(scene, bet, [seat for *where, seat in placed if where == [card, bet]]) for card, bet in lost]
        turn = []


def _lost(scene: Scene, bet: str, seats: Sequence[int]) -> str:
    return f"{scene.say('emerald-skulls-bet', bet=bet_key(bet))} ({scene.join_seat_names(list(dict.fromkeys(seats)))})"


@dataclass(frozen=True, slots=True)
class Reading:
    """What was found in a post: the words of events in their order, and what is none."""

    words: tuple[str, ...]
    rest: str


def read_posts(game: str, texts: Sequence[str], wanted: Sequence[Happening]) -> Iterator[Reading]:
    """Find the words of events in the texts of posts."""
    longest = sorted({one.words for one in wanted}, key=len, reverse=True)
    event = re.compile("|".join(rf"(?<!\w){re.escape(words)}(?!\d)" for words in longest) or "(?!)")
    frames = re.compile("|".join(filter(None, (FRAMES[game], ANYWHERE))))
    for text in texts:
        yield Reading(tuple(event.findall(text)), frames.sub("", event.sub("", text)))
