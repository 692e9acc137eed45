"""Rules of the daily deal (daily challenge): one game a day, dealt the same for everybody, with the same goblins.

The calendar gives each day its game. The secret of a day is `HMAC-SHA256(lasting secret, "daily/DATE/GAME")`, so the
secret of one day, once it is told, opens no other. A goblin has an RNG seeded by that secret and the moves so far, and
thinks in numbers of worlds: the same answers meet the same goblins, in any process.

A day's match ends after a fixed number of parts, such as auctions, as if its players agreed to end it there. What a day
needs of a game is in `games/KEY/daily.py`.
"""

import hmac
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from itertools import count, pairwise
from pathlib import Path
from typing import Any, NamedTuple

from games.engine.catalogue import find_game, list_game_keys
from games.engine.chance import SwiftChance
from games.engine.contract import Move, View
from games.engine.convention import build_words_prefix, load_game_object
from games.engine.events import Event
from games.engine.goblins import compute_goblin_move
from games.engine.match import Match
from games.engine.records import PlayedMove, Record, SeatMove
from games.engine.words import Words, load_words

GAMES_FOLDER = Path(__file__).parents[1]
PERSON_SEAT = 0
"""The seat of the person; goblins have the others."""
DAILY_SIGNS = ("🟥", "⬜", "🟨", "🟩")
"""How a part went: lost something, nothing, gained something, gained more than any goblin; a game says of what."""
NOT_PLAYED_SIGN = "⬛"
"""A part that was not played: a match may end earlier by its rules, or be left unfinished."""


class PartGains(NamedTuple):
    """What each seat gained in a part, as its `sign` compares it; a part that is not over has no sign yet."""

    number: int
    gains: tuple[int, ...]
    sign: str = ""


class DailyScore(NamedTuple):
    """The score of a daily deal: `rank` compares people, more is better; `number` is what is shown of it."""

    rank: tuple[int, ...]
    number: int


def score_points(view: View) -> DailyScore:
    """Return the person's points: most points are best."""
    points = view.scores[PERSON_SEAT]
    return DailyScore((points,), points)


@dataclass(frozen=True, slots=True)
class DailyRules:
    """How a game is played as a daily deal: its seats, and five to eight parts, each a sign of the line people share.

    A part is over after so many events of these kinds.

    Parts are compared by points, or by how many events were gains: `find_gainer` returns whose gain an event was.
    `score` returns the result from what the person sees.
    """

    seats: int
    parts: int
    ends_part: frozenset[type[Event]]
    events_a_part: int = 1
    options: Mapping[str, object] = field(default_factory=dict)
    find_gainer: Callable[[Event], int | None] | None = None
    score: Callable[[Any], DailyScore] = score_points


def load_daily_rules(key: str) -> DailyRules:
    """Load how a game is played as a daily deal; raises `IncompleteGame` if it does not say so."""
    return load_game_object(key, f"games.{key}.daily", "DAILY", DailyRules)


def list_daily_games() -> list[str]:
    """Return the keys of the games that have daily deals, in the order in which they take turns."""
    return [key for key in list_game_keys() if (GAMES_FOLDER / key / "daily.py").is_file()]


def choose_daily_game(day: date) -> str:
    """Return the key of a day's game: all games take turns (rotation)."""
    keys = list_daily_games()
    return keys[day.toordinal() % len(keys)]


def list_daily_sentence_keys(key: str) -> list[str]:
    """Return the keys of the sentences that a game needs for its days."""
    prefix = build_words_prefix(key)
    return [f"{prefix}-daily-{what}" for what in ("score", "part", "about", "ended", "squares", "measure")]


def derive_daily_secret(lasting: bytes, day: date, key: str) -> bytes:
    """Derive the secret (HMAC) from which a day's deal, dice and goblins' random numbers are drawn."""
    return hmac.digest(lasting, f"daily/{day.isoformat()}/{key}".encode(), "sha256")


def deal_daily_match(lasting: bytes, day: date, key: str | None = None) -> Match:
    """Deal a day's match: of its own game, or of another one for tests and tools."""
    key = key or choose_daily_game(day)
    rules = load_daily_rules(key)
    secret = derive_daily_secret(lasting, day, key)
    return Match.deal(find_game(key), seats=rules.seats, options=rules.options, seed=secret)


class DailyProgress:
    """Observes a day's match from its deal on, counts its parts, and ends it after the last one."""

    def __init__(self, match: Match) -> None:
        self.rules = load_daily_rules(match.game.key)
        self._events = 0
        self._gains = [0] * match.seats
        self._amounts = [self._read_amounts(match)]
        self._ends = list[int]()
        """After how many moves each part ended."""
        self._latest = 0
        """After how many moves an event last counted."""

    @property
    def parts_done(self) -> int:
        """How many parts are over."""
        return len(self._amounts) - 1

    @property
    def signs(self) -> str:
        """How each part went, a sign for each: it says nothing about the deal."""
        return "".join(map(_choose_sign, self._list_gains())).ljust(self.rules.parts, NOT_PLAYED_SIGN)

    def list_part_gains(self, match: Match, since: int) -> list[PartGains]:
        """Return the parts that ended after a step, and last the part that goes on, if turns of it ended after it.

        Only where a part has several turns, one of each seat: elsewhere the events tell of a part as a whole.
        """
        if self.rules.events_a_part == 1:
            return []
        over = zip(count(1), self._list_gains(), self._ends, strict=False)
        part_gains = [PartGains(number, gains, _choose_sign(gains)) for number, gains, end in over if end > since]
        if match.decision is not None and self._events % self.rules.events_a_part and self._latest > since:
            part_gains.append(PartGains(self.parts_done + 1, _subtract(self._read_amounts(match), self._amounts[-1])))
        return part_gains

    def _list_gains(self) -> list[tuple[int, ...]]:
        """Return what each seat gained in each part that is over."""
        return [_subtract(after, before) for before, after in pairwise(self._amounts)]

    def update_daily_progress(self, match: Match, events: Iterable[Event]) -> None:
        """Count a move for the day: what each gained, and which parts it ends."""
        for event in events:
            if type(event) in self.rules.ends_part:
                self._events, self._latest = self._events + 1, match.step
            if self.rules.find_gainer and (seat := self.rules.find_gainer(event)) is not None:
                self._gains[seat] += 1
        done = min(self._events // self.rules.events_a_part, self.rules.parts)
        if match.decision is None and done < self.rules.parts:
            done = max(done, self.parts_done + 1)
        while self.parts_done < done:
            self._amounts.append(self._read_amounts(match))
            self._ends.append(match.step)
        if self.parts_done == self.rules.parts and match.decision is not None:
            match.end_by_agreement()

    def score(self, match: Match) -> DailyScore:
        """Return the score (result) of the day as it is now."""
        return self.rules.score(match.view(PERSON_SEAT))

    def _read_amounts(self, match: Match) -> tuple[int, ...]:
        return tuple(self._gains) if self.rules.find_gainer else match.view(PERSON_SEAT).scores


def _subtract(after: Sequence[int], before: Sequence[int]) -> tuple[int, ...]:
    return tuple(now - then for now, then in zip(after, before, strict=True))


def _choose_sign(gains: Sequence[int]) -> str:
    own, *others = gains
    if own <= 0:
        return DAILY_SIGNS[1 if own == 0 else 0]
    return DAILY_SIGNS[3 if own > max(others) else 2]


def hash_position(match: Match, purpose: str = "goblin") -> bytes:
    """Hash a position: return 32 bytes that follow from the day's secret and the moves so far alone."""
    moves = "".join(f"{played.seat} {played.move}\n" for played in match.moves)
    return hmac.digest(match.seed, f"{purpose}\n{moves}".encode(), "sha256")


def create_daily_rng(match: Match, purpose: str = "goblin") -> SwiftChance:
    """Return the RNG for what is decided at this position."""
    return SwiftChance(hash_position(match, purpose))


def is_waiting_for_goblin(match: Match) -> bool:
    """Tell whether a day's match waits for a goblin, and not for the person."""
    return match.decision is not None and PERSON_SEAT not in match.decision.seats


def choose_next_goblin_move(match: Match) -> tuple[int, Move] | None:
    """Return the seat and the move of the goblin that answers next; nothing if the person is asked, or nobody."""
    if match.decision is None or not is_waiting_for_goblin(match):
        return None
    seat = match.decision.seats[0]
    return seat, compute_goblin_move(match, seat, create_daily_rng(match))


class DailyMatch:
    """A daily deal in play, with its progress: goblins answer whenever the person is not asked."""

    def __init__(self, match: Match, moves: Iterable[PlayedMove] = ()) -> None:
        """`match` is the deal; raises `GameError` if one of the moves does not fit."""
        self.match = match
        self.progress = DailyProgress(match)
        self.questions = set[int]()
        """The numbers of the questions that the person answered."""
        for played in moves:
            self._play_move(played.seat, played.move)
        self._play_goblin_answers()

    def play(self, move: Move | str) -> None:
        """Play the person's move, then let the goblins answer; raises `GameError`."""
        number = self.match.decision.number if self.match.decision else 0
        self._play_move(PERSON_SEAT, move)
        self.questions.add(number)
        self._play_goblin_answers()

    def _play_goblin_answers(self) -> None:
        while answer := choose_next_goblin_move(self.match):
            self._play_move(*answer)

    def _play_move(self, seat: int, move: Move | str) -> None:
        self.progress.update_daily_progress(self.match, self.match.play(seat, move))


def list_daily_goblin_answers(record: Record) -> tuple[SeatMove, ...]:
    """Return the seats and moves with which the goblins answer in a day's match, until the person is asked, or its end.

    They follow from the record alone. Raises `ValueError` if its moves do not come out as it says.
    """
    match, before = Match.deal_from_record(record), len(record.moves)
    DailyMatch(match, record.moves)
    if match.moves[:before] != record.moves:
        raise ValueError("the moves come out differently: the rules have changed")
    return tuple((played.seat, played.move) for played in match.moves[before:])


def format_share_line(key: str, signs: str, number: int, say: Words | None = None) -> str:
    """Return the spoiler-free line that people share: how each part went, and the result; nothing of the deal."""
    say = say or load_words()
    return say("daily-share", signs=signs, score=say(f"{build_words_prefix(key)}-daily-score", number=number))
