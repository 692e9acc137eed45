"""A match played at a table with people and goblins, shown by the bot's own boards, and judged by its record."""

from dataclasses import dataclass, replace
from random import Random

from bot.pictures.drawing import pictures_of
from bot.screens.scene import Scene
from bot.store.models import Sitter, StoredMove, Table
from bot.tables.table_view import table_view
from games import find
from games.engine import Match, View
from games.engine.chance import SwiftChance
from games.engine.random_play import match_seed
from games.engine.words import words
from tests.bot.screens.scenes import NOW
from tests.story.record import Happening, happenings, read_posts
from tests.story.thread import Bot, Killed, Stored, Thread, alt_of, of_view, on_paper, strikes, text_of

NAMES = ("Ann", "Bob", "Cid", "Dora", "Egon", "Fay", "Gus", "Hal")
HABIT = 0.8
"""So many moves are those of somebody sensible; the others are any that are legal."""
VARIANTS: dict[str, dict[str, object]] = {"gobblestones": {"bluff": True}}
"""Options of every second match."""


@dataclass(frozen=True)
class Way:
    """How a match is played: which seats goblins have, how often the thread is shown a move late, and kills come."""

    game: str
    number: int
    kills: float = 0.02

    def luck(self) -> Random:
        """Return what decides all that is not of the match."""
        return Random(f"{self.game} {self.number}")


@dataclass(frozen=True)
class Told:
    """A match that was played, and the thread that tells it."""

    way: Way
    thread: Thread
    wanted: list[Happening]
    views: list[View]
    moves: int
    kills: int

    def breaches(self) -> list[str]:
        """Return where the thread breaks the law of the log."""
        return [*self._words(), *self._pictures()]

    def _readings(self) -> list[tuple[str, ...]]:
        return [one.words for one in read_posts(self.way.game, [text_of(post) for post in self.thread.log], self.wanted)]

    def _words(self) -> list[str]:
        posts = list(read_posts(self.way.game, [text_of(post) for post in self.thread.log], self.wanted))
        told, wanted = [word for post in posts for word in post.words], [one.words for one in self.wanted]
        found = [f"{post.rest!r} is no event" for post in posts if post.rest]
        if told != wanted:
            place = next((n for n, (a, b) in enumerate(zip(told, wanted, strict=False)) if a != b), min(len(told), len(wanted)))
            found.append(
                f"{len(wanted)} events, {len(told)} told; after {told[max(0, place - 2) : place]}"
                f" comes {wanted[place : place + 2]}, and not {told[place : place + 2]}"
            )
        return found

    def _pictures(self) -> list[str]:
        found, place = list[str](), 0
        for post, words_told in zip(self.thread.log, self._readings(), strict=True):
            mine = self.wanted[place : place + len(words_told)]
            place += len(words_told)
            if not mine:
                found.append(f"a post tells nothing: {text_of(post)!r}")
                continue
            if len({one.round for one in mine}) > 1:
                found.append(f"a post tells of several rounds: {text_of(post)!r}")
            until = self.wanted[place].step if place < len(self.wanted) else self.moves + 1
            if alt_of(post) not in self._as_it_stood(mine[-1], until):
                found.append(f"the picture is not of its round: {text_of(post)!r}")
        return found

    def _as_it_stood(self, last: Happening, until: int) -> set[str]:
        """Return the pictures that may stand below an event: of its round's end, or else of any moment until the next."""
        kind = "log" if last.last and "log" in pictures_of(self.way.game) else "board"
        steps = [last.step] if last.last else range(last.step, max(until, last.step + 1))
        return {of_view(kind, self.views[step]).alt for step in steps}


async def play(way: Way) -> Told:
    """Play a match with the bot's boards beside it, and return what stands in the thread at its end."""
    with on_paper():
        return await _play(way)


async def _play(way: Way) -> Told:
    luck, match = way.luck(), _dealt(way)
    people = luck.sample(range(match.seats), luck.randint(1, match.seats))
    lag, stored, views, moves = luck.choice((0.0, 0.3, 0.8)), Stored(), [match.view(None)], list[StoredMove]()
    thread = Thread(strikes(luck, way.kills))
    starts = 0

    def started() -> Bot:
        nonlocal starts
        starts += 1
        return Bot(thread, stored, match, views, lambda now: _table(now, people))

    async def shown(bot: Bot) -> Bot:
        try:
            await bot.show()
        except Killed:
            return started()
        if luck.random() < 0.5:
            bot.shown.flush()
        return bot

    bot, lots = started(), SwiftChance(match_seed("story", way.number))
    while match.decision is not None:
        if luck.random() >= lag:
            bot = await shown(bot)
        if luck.random() < way.kills:
            bot = started()
        if luck.random() < 0.05:
            for _ in range(9):
                bot.presence.heard(3)
        moves.append(_move(match, luck, lots))
        stored.moves.append(moves[-1])
        views.append(match.view(None))
        bot.take(moves[-1])
    for _ in range(200):
        if bot.done:
            break
        bot = await shown(bot)
    assert bot.done, "the end is shown sooner or later"
    scene = Scene(table_view(_table(match, people), None, match, ()), words())
    wanted = happenings(scene, [(move.number, move.events) for move in moves])
    return Told(way, thread, wanted, views, len(moves), starts - 1)


def _dealt(way: Way) -> Match:
    luck, game = Random(way.number), find(way.game)
    options = VARIANTS.get(way.game, {}) if way.number % 2 else {}
    fewest = 2 if way.number % 5 or way.game in ("goblin_market", "goats_and_goblins") else game.seats[0]
    seats = luck.choice([seats for seats in game.seats if fewest <= seats <= 5])
    return Match.new(way.game, seats=seats, options=options, seed=match_seed("story", way.number))


def _move(match: Match, luck: Random, lots: SwiftChance) -> StoredMove:
    """Make a move that somebody who is asked would make, sensibly as a rule."""
    decision, state = match.decision, match.state
    assert decision is not None
    seat = luck.choice(decision.seats)
    move = match.game.habit(state, seat, lots) if luck.random() < HABIT else None
    events = match.play(seat, move or luck.choice(list(match.legal_moves(seat))))
    return StoredMove(match.step, seat, "", "", "player", tuple(events), NOW)


def _table(match: Match, people: list[int]) -> Table:
    """Return the table of a match: who is no person is a goblin of the house."""
    sitters = tuple(
        Sitter(seat, 100 + seat if seat in people else -1 - seat, NAMES[seat]) for seat in range(match.seats)
    )
    return replace(
        _EMPTY,
        game=match.game.key,
        version=match.step,
        sitters=sitters,
        status="playing" if match.decision else "over",
        ended_at=None if match.decision else NOW,
    )


_EMPTY = Table(
    id=7,
    game="gobblestones",
    guild_id=1,
    channel_id=2,
    thread_id=3,
    host_id=100,
    status="playing",
    options={},
    pace="none",
    language="en",
    version=0,
    sitters=(),
    created_at=NOW,
    changed_at=NOW,
    started_at=NOW,
)
