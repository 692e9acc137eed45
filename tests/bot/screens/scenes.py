"""Scenes of a match without store or Discord: what each viewer would see, and the controls they would get."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from random import Random

from bot.screens.layout import Button, Menu, Part, Row, Screen, Section, SmallPicture, Text
from bot.screens.log_posts import render_log_post, split_into_log_posts
from bot.screens.scene import Scene
from bot.store.models import Actor, Pace, Sitter, StoredMove, Table
from bot.tables.memory.match_log import MAX_HELD_MOVES
from bot.tables.table_view import LoggedMove, build_redacted_move, build_table_view
from games.engine import Match
from games.engine.words import ENGLISH, load_words

NAMES = ("Ann", "Bob", "C*d_[]", "Dee", "E" * 40, "Fay", "Gus", "Hal")
NOW = datetime(2026, 1, 1, tzinfo=UTC)


@dataclass
class Played:
    """A match with the log that a table would keep of it."""

    match: Match
    pace: Pace = "live"
    moves: list[StoredMove] = field(default_factory=list)
    language: str = ENGLISH
    _known: dict[int | None, list[LoggedMove]] = field(default_factory=lambda: defaultdict(list))
    _read: dict[int | None, list[StoredMove]] = field(default_factory=lambda: defaultdict(list))

    def play(self, seat: int, move: object, by: Actor = "player") -> None:
        """Make a move and keep what happened."""
        events = tuple(self.match.play(seat, str(move)))
        self.moves.append(
            StoredMove(
                number=len(self.moves) + 1,
                seat=seat,
                notation=str(move),
                check="",
                by=by,
                events=events,
                at=NOW,
            )
        )

    def scene(self, seat: int | None = None) -> Scene:
        """Return what a seat, or a spectator, is shown."""
        known = self._moves_known_to(seat)
        latest = tuple(move.move for move in known[-MAX_HELD_MOVES:])
        return Scene(
            build_table_view(self.table, seat, self.match, latest, tuple(known) if seat is None else ()),
            load_words(self.language),
        )

    def _moves_known_to(self, seat: int | None) -> list[LoggedMove]:
        """Return the moves that a viewer may know; only new ones are read, all again after one was replaced."""
        known, read = self._known[seat], self._read[seat]
        if self.moves[: len(read)] != read:
            known.clear()
            read.clear()
        for move in self.moves[len(read) :]:
            read.append(move)
            if move.is_known_to(seat):
                known.append(LoggedMove(move.number, build_redacted_move(seat, len(known) + 1, move)))
        return known

    def log(self) -> Screen:
        """Return the post of the log about the round that is played now, or was played last."""
        scene = self.scene()
        return render_log_post(scene, split_into_log_posts(scene)[-1], scene.view)

    def log_of_the_round_before(self) -> Screen | None:
        """Return the post of the log about the round that ended with the last move, if one did."""
        scene = self.scene()
        posts = [post for post in split_into_log_posts(scene)[:-1] if post.ended and post.step == len(self.moves)]
        return render_log_post(scene, posts[-1], scene.view) if posts else None

    @property
    def table(self) -> Table:
        """The table of this match."""
        return Table(
            id=7,
            game=self.match.game.key,
            guild_id=1,
            channel_id=2,
            thread_id=3,
            host_id=100,
            status="playing",
            options={},
            pace=self.pace,
            language=self.language,
            version=len(self.moves),
            sitters=tuple(Sitter(seat, 100 + seat, NAMES[seat]) for seat in range(self.match.seats)),
            created_at=NOW,
            changed_at=NOW,
            started_at=NOW,
            ended_at=None if self.match.decision else NOW,
            deadline=NOW,
            commitment=self.match.commitment,
        )


def random_steps(played: Played, lot: int, most: int = 10_000) -> Iterator[tuple[int, Sequence[object]]]:
    """Play a match at random; yield who is to move and their moves before each step."""
    random = Random(lot)
    for _ in range(most):
        if played.match.decision is None:
            return
        seat = random.choice(played.match.decision.seats)
        moves = played.match.legal_moves(seat)
        yield seat, moves
        played.play(seat, random.choice(list(moves)))


def text_of(screen: Screen) -> str:
    """Return all text of a screen."""
    return "\n".join(part.markdown for part in screen.parts if isinstance(part, Text | Section | SmallPicture))


def buttons_of(screen: Screen) -> list[Button]:
    """Return all buttons of a screen: those of rows, and those of sections."""
    return [button for part in screen.parts for button in _buttons_on(part)]


def _buttons_on(part: Part) -> tuple[Button, ...]:
    if isinstance(part, Section):
        return (part.button,)
    return part.buttons if isinstance(part, Row) else ()


def menus_of(screen: Screen) -> list[Menu]:
    """Return all menus of a screen."""
    return [part for part in screen.parts if isinstance(part, Menu)]


def _components(part: Part) -> int:
    """Count a part as Discord does, with what stands in it: buttons, a menu, the text and button of a section."""
    if isinstance(part, Row):
        return 1 + len(part.buttons)
    return {Menu: 2, Section: 3, SmallPicture: 3}.get(type(part), 1)


def breaches(screen: Screen) -> list[str]:
    """Return where a screen goes beyond what Discord takes."""
    found = []
    if len(text_of(screen)) > 4000:
        found.append(f"{len(text_of(screen))} characters of text")
    components = 1 + sum(map(_components, screen.parts))
    if components > 40:
        found.append(f"{components} components")
    found += [
        f"the button {button}"
        for button in buttons_of(screen)
        if not 0 < len(button.label) <= 80 or len(button.act) > 100
    ]
    for menu in menus_of(screen):
        if not 0 < len(menu.options) <= 25 or len(menu.placeholder) > 150:
            found.append(f"the menu {menu.placeholder}")
        found += [f"the option {option}" for option in menu.options if not 0 < len(option.label) <= 100]
        found += [f"the option {option}" for option in menu.options if len(option.description or "") > 100]
        if len({option.value for option in menu.options}) < len(menu.options):
            found.append(f"twice the same in {menu.placeholder}")
    acts = [button.act for button in buttons_of(screen)] + [menu.act for menu in menus_of(screen)]
    if len(set(acts)) < len(acts):
        found.append("two controls with one custom_id")
    return found
