"""Matches that look alike to a seat, and what each of them answers to a text, by every way to a move.

The twins of a match differ from it in what the seat cannot know, or in the luck of what is drawn next. A text is
refused in both with the same answer, byte for byte, or played whole in both: otherwise it tells what a move brings.
"""

import random
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from bot.replays.step_screen import list_warning_and_progress_lines
from bot.screens.controls.form import FormChoice, MoveForm
from bot.screens.controls.paths import Focus
from bot.screens.custom_ids import MAX_PATH_LENGTH, ClickAction
from bot.screens.pages.dm_reply import render_dm_reply
from bot.screens.parts.typed_moves import TYPED_MOVE_FIELD
from bot.screens.scene import Scene
from bot.screens.screen_registry import find_screen
from bot.tables import Person, PreviewedMoves
from bot.tables.draft import TableDraft
from bot.tables.table_view import build_table_view
from bot.tables.use_cases import playing
from bot.ui.answers.click import Click
from bot.ui.answers.player_answer import PlayerAnswer
from bot.ui.interactions.base_move_clicks import BaseMoveClicks
from games.engine import GameError, IllegalMove, LuckSource, Match
from games.engine.chance import SwiftChance
from tests.bot.screens.scenes import NOW, Played

T = TypeVar("T")

MOST_PARTS = 4
EVERY = 7
"""One step in so many is looked at."""
KNOWN = 300
"""So many moves that were legal at some time are kept, to be typed later."""
WORDS = ("x", "zog", "what is this?", "", " ", "end", "h8 right: red blue", "share 1 2 1", "bet mad nargash", "7")
WAYS = ("typed", "letter", "text", "texts", "pick", "meant", "filled")
"""Ways to a move through the screens; "letter" is typed by DM."""
AT_ONCE = ("play_text", "why_not")
"""What all of them end in: it takes a tenth of the time."""
SCREENED = 0.3
"""So many of the texts go through the screens, if nothing else is asked for."""


@dataclass
class Answer:
    """What came of a text: what was shown and said, and the moves that were played, in notation."""

    shown: list[object] = field(default_factory=list)
    played: tuple[str, ...] = ()


class Desk(BaseMoveClicks):
    """One match, at which a seat clicks and types: everything that they are shown is noted."""

    def __init__(self, match: Match, before: Played, seat: int) -> None:
        self._table, self._seat = replace(before.table, commitment="the same"), seat
        self._match, self._moves = match, before.moves
        self.answer = Answer()

    def draft(self) -> TableDraft:
        """Return a change at this table."""
        return TableDraft.from_table(self._table, self._match, NOW)

    def play(self, change: Callable[[TableDraft], None]) -> None:
        """Make a change, and note which moves it made for this seat."""
        draft = self.draft()
        change(draft)
        self.answer.played = tuple(move.notation for move in draft.moves if move.by == "player")

    async def load_click_scene(self, click: Click) -> Scene:
        del click
        return Played(self._match, moves=self._moves).scene(self._seat)

    async def play_path(self, click: Click, reply: PlayerAnswer, move: str) -> None:
        self.play(lambda draft: playing.play_move(draft, click.user_id, move, click.act.decision))

    async def play_text(self, click: Click, reply: PlayerAnswer, text: str) -> None:
        self.play(lambda draft: playing.play_text(draft, click.user_id, text, click.act.decision))

    async def explain_illegal_move(self, click: Click, text: str) -> IllegalMove | None:
        return playing.explain_illegal_move(self._match, self._seat, text)

    async def preview_typed_moves(self, click: Click, text: str) -> PreviewedMoves | None:
        several = playing.parse_several_moves(self._match, self._seat, text)
        return several and PreviewedMoves(several.moves, build_table_view(self._table, self._seat, several.match, ()))

    async def show_focus(
        self, click: Click, reply: PlayerAnswer, scene: Scene, focus: Focus, notice: str | None = None
    ) -> None:
        by_dm = click.message_id == 0
        self.answer.shown += [
            focus,
            notice,
            render_dm_reply(scene, focus, notice) if by_dm else list_warning_and_progress_lines(scene, focus),
        ]


class Noting:
    """Notes whatever is shown or said as an answer."""

    client = None

    def __init__(self, answer: Answer) -> None:
        self._answer = answer

    def __getattr__(self, name: str) -> Callable[..., Any]:
        async def note(*shown: object, **_: object) -> tuple[()]:
            self._answer.shown += [name, *shown]
            return ()

        return note


@dataclass(frozen=True)
class Text:
    """A text on one of the ways to a move. `form` are the values of a filled-in sheet, whose name is the text then."""

    channel: str
    text: str
    form: Mapping[str, str] = field(default_factory=dict)
    in_public: bool = False

    def answered(self, match: Match, before: Played, seat: int) -> Answer:
        """Return what a match answers; it stays as it is."""
        desk = Desk(match, before, seat)
        try:
            self._typed_at(desk, seat, match.decision.number if match.decision else 0)
        except GameError as refusal:
            desk.answer.shown += [type(refusal).__name__, refusal.code, str(refusal)]
        return desk.answer

    def _typed_at(self, desk: Desk, seat: int, number: int) -> None:
        user = 100 + seat
        if self.channel == "play_text":
            desk.play(lambda draft: playing.play_text(draft, user, self.text, number))
        elif self.channel == "why_not":
            desk.answer.shown.append(str(at_once(desk.explain_illegal_move(self._click(user, number), self.text))))
        else:
            way: Any = desk.ways["typed" if self.channel == "letter" else self.channel]
            at_once(way(desk, self._click(user, number), Noting(desk.answer)))

    def _click(self, user: int, number: int) -> Click:
        typed, chosen = self.channel in ("typed", "letter"), self.channel in ("texts", "pick")
        path = "" if typed or chosen else self.text
        return Click(
            id=1,
            application_id=0,
            token="",
            act=ClickAction("typed" if typed else self.channel, 7, number, path),
            values=(self.text,) if chosen else (),
            form={TYPED_MOVE_FIELD: self.text} if typed else self.form,
            person=Person(user, "Ann"),
            locale="en",
            channel_id=3,
            message_id=0 if self.channel == "letter" else 4,
            in_public=self.in_public,
        )


def at_once(answer: Coroutine[Any, Any, T]) -> T:
    """Return what a coroutine returns that waits for nothing."""
    try:
        answer.send(None)
    except StopIteration as done:
        return done.value  # type: ignore[no-any-return]  # it says nothing of its type
    raise AssertionError("it waits")


def twins_of(match: Match, seat: int, lot: int) -> Iterator[Match]:
    """Yield matches that look the same to a seat: with other hidden things, and with other luck from here on."""
    yield match.imagine_hidden(seat, SwiftChance(lot))
    yield with_luck(match, lot.to_bytes(32, "big"))


def with_luck(match: Match, secret: bytes) -> Match:
    """Return a match at the same instant, with other luck from here on."""
    other = match.fork()
    other.luck = LuckSource(secret)
    other.seed = other.luck.seed
    return other


def differing(text: Text, before: Played, seat: int, lot: int) -> str | None:
    """Return how the twins of a match answer a text in another way than the match itself; `None`: they do not."""
    one = text.answered(before.match, before, seat)
    for twin in twins_of(before.match, seat, lot):
        other = text.answered(twin, before, seat)
        if one.played != other.played:
            return f"{text} of seat {seat} plays {one.played}, and in a twin {other.played}"
        if not one.played and repr(one.shown) != repr(other.shown):
            return f"{text} of seat {seat} is answered by {one.shown}, and in a twin by {other.shown}"
    return None


class Writer:
    """Writes texts that people might type at an instant, above all those that would tell them something."""

    def __init__(self, rng: random.Random, screened: float = SCREENED) -> None:
        self._rng, self._screened = rng, screened
        self._known: list[str] = []

    def know(self, moves: Sequence[object]) -> None:
        """Keep some of these moves, to type them when they are no longer legal."""
        self._known += [str(self._rng.choice(moves)) for _ in range(2) if moves]
        del self._known[:-KNOWN]

    def text(self, before: Played, seat: int) -> Text:
        """Return a text for one of the ways to a move."""
        rng = self._rng
        channel = rng.choice(WAYS if rng.random() < self._screened else AT_ONCE)
        if channel == "filled":
            if sheets := sheets_of(before, seat):
                sheet = rng.choice(sheets)
                return Text(channel, sheet.name, self._filled(sheet), rng.random() < 0.5)
            channel = "play_text"
        parts = self._chain(before.match, seat) if rng.random() < 0.6 else self._soup(before, seat)
        text = rng.choice((", ", ", ", ","))[: rng.choice((2, 2, 1))].join(parts)
        carried = channel in ("text", "meant")  # by a button
        return Text(channel, text[:MAX_PATH_LENGTH] if carried else text, in_public=rng.random() < 0.3)

    def _chain(self, match: Match, seat: int) -> list[str]:
        """Return moves that are legal one after the other in one of the twins, and perhaps nonsense behind them."""
        lot = self._rng.randrange(1 << 30)
        fork = self._rng.choice([match, *twins_of(match, seat, lot)]).fork()
        parts = list[str]()
        for _ in range(self._rng.randint(1, MOST_PARTS)):
            moves = fork.legal_moves(seat)
            if not moves:
                break
            parts.append(str(self._rng.choice(moves)))
            fork.play(seat, parts[-1])
        return [*parts, *([self._word()] if self._rng.random() < 0.3 else [])]

    def _soup(self, before: Played, seat: int) -> list[str]:
        """Return moves of now and of earlier, words, and parts of them."""
        legal = before.match.legal_moves(seat)
        return [self._spelt(legal) for _ in range(self._rng.randint(1, MOST_PARTS))]

    def _spelt(self, legal: Sequence[object]) -> str:
        kind = self._rng.random()
        if kind < 0.4 and legal:
            return self._loosely(str(self._rng.choice(legal)))
        return self._rng.choice(self._known) if kind < 0.8 and self._known else self._word()

    def _loosely(self, move: str) -> str:
        """Return a move as it stands, without its first word, in another order, or in capitals."""
        words = move.split()
        ways = (move, move, " ".join(words[1:]), " ".join(reversed(words)), move.upper(), move[: len(move) // 2])
        return self._rng.choice(ways)

    def _word(self) -> str:
        return self._rng.choice(WORDS)

    def _filled(self, sheet: MoveForm) -> dict[str, str]:
        return {field.name: self._answered(field) for field in sheet.fields}

    def _answered(self, field: FormChoice) -> str:
        count = self._rng.randint(1, max(1, min(field.max_values, len(field.options))))
        return ", ".join(option.value for option in self._rng.sample(field.options, count))


def sheets_of(before: Played, seat: int) -> list[MoveForm]:
    """Return the forms that a seat can fill in."""
    scene = before.scene(seat)
    paths = [tuple(str(move).split()) for move in scene.table_view.legal]
    return list(find_screen(scene.table.game).move_texts.build_move_controls(scene).build_forms(paths)) if paths else []


def instants(before: Played, rng: random.Random, writer: Writer) -> Iterator[int]:
    """Play a match at random; yield a seat that may move, now and then, and at each question that is met first."""
    match, met = before.match, set[tuple[str, bool]]()
    while match.decision is not None:
        able = (*match.decision.seats, *match.decision.welcome)
        seat, last = rng.choice(able), len(match.decision.seats) == 1
        writer.know(match.legal_moves(seat))
        if (match.decision.kind, last) not in met or not rng.randrange(EVERY):
            met.add((match.decision.kind, last))
            yield seat
        mover = rng.choice(match.decision.seats)
        before.play(mover, rng.choice(match.legal_moves(mover)))


def found(
    game: str,
    seats: int,
    options: Mapping[str, Any],
    *,
    texts: int,
    each: int = 4,
    seed: int = 0,
    screened: float = SCREENED,
) -> list[str]:
    """Type so many texts in matches of a game, `each` at an instant; return what a twin answered in another way."""
    rng, typed, failures = random.Random(seed), 0, list[str]()
    writer, number = Writer(rng, screened), 0
    while typed < texts:
        number += 1
        before = Played(Match.deal_by_key(game, seats=seats, options=options, seed=number.to_bytes(32, "big")))
        for seat in instants(before, rng, writer):
            for _ in range(min(each, texts - typed)):
                typed += 1
                if wrong := differing(writer.text(before, seat), before, seat, rng.randrange(1 << 30)):
                    failures.append(f"{game}, {seats} seats, {dict(options)}, step {before.match.step}: {wrong}")
            if typed == texts:
                break
    return failures
