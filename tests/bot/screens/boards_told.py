"""All that is on boards in many states: keys in place of sentences, and what each control means and looks like."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from unittest.mock import patch

from bot.screens.board import format_too_late, list_users_to_ping, render_board
from bot.screens.controls.paths import Focus
from bot.screens.layout import Button, Figure, Menu, Part, Row, Screen, Section, SmallPicture, Text
from bot.screens.panel import render_panel
from bot.screens.scene import Scene
from bot.store.models import ABSENT_AFTER_TURNS, Preferences, Proposal
from games import find_game
from games.engine import Match
from games.engine.words import Words
from tests.bot.screens.scenes import NOW, Played
from tests.bot.ui.told.house_told import keyed
from tests.undrawn import picture

FILE = Path(__file__).with_name("boards.txt")
NOON = datetime(2030, 1, 1, 12, tzinfo=UTC)
ASKED = Proposal(number=3, kind="pause", user_id=100, name="Ann", until=NOON, yes=(100,))


def played(game: str, *moves: tuple[int, str], people: int = 3) -> Played:
    """Return a match after these moves."""
    first = {"first": 1} if "first" in find_game(game).Options.model_fields else {}
    match = Played(Match.deal_by_key(game, seats=people, options=first, seed=bytes(32)))
    for seat, move in moves:
        match.play(seat, move)
    return match


def seen(
    match: Played, seat: int | None = None, changed: dict[int, dict[str, Any]] | None = None, **facts: Any
) -> Scene:
    """Return what somebody sees, with facts of the table, and of its sitters by seat, changed."""
    scene = match.scene(seat)
    sitters = tuple(replace(one, **(changed or {}).get(one.seat or 0, {})) for one in scene.table.sitters)
    table = replace(scene.table, **{"deadline": NOON, "decision_since": NOW, "sitters": sitters, **facts})
    return replace(scene, table_view=replace(scene.table_view, table=table))


def auction(*moves: tuple[int, str]) -> Played:
    """Return an auction of three."""
    return played("goblin_market", *moves)


def skulls(*moves: tuple[int, str]) -> Played:
    """Return a game that is played at the board, of five."""
    return played("emerald_skulls", *moves, people=5)


BIDS = ((0, "bid 1"), (1, "bid 2"), (2, "bid 3"))
GOBLINS = {1: {"user_id": -1}, 2: {"user_id": -2}}
BACK = Preferences(away_until=NOON + timedelta(days=1))

STATES: dict[str, Callable[[], Screen]] = {
    "a question to one": lambda: render_board(seen(auction())),
    "with a notice": lambda: render_board(seen(auction()), "a notice"),
    "without a clock": lambda: render_board(seen(auction(), deadline=None)),
    "what happened in brief": lambda: render_board(seen(auction(*BIDS))),
    "paused": lambda: render_board(seen(auction(), paused_at=NOON)),
    "asked to agree": lambda: render_board(seen(auction(*BIDS), proposal=ASKED)),
    "asked in a pause": lambda: render_board(seen(auction(), paused_at=NOON, proposal=replace(ASKED, kind="resume"))),
    "somebody is away": lambda: render_board(seen(auction(*BIDS), changed={1: {"silent": ABSENT_AFTER_TURNS}})),
    "somebody left": lambda: render_board(
        seen(auction(), changed={1: {"gone": True}, 2: {"silent": ABSENT_AFTER_TURNS}})
    ),
    "somebody left a goblin": lambda: render_board(seen(auction(), changed={1: {"gone": True}}, takeover=True)),
    "paused for somebody": lambda: render_board(seen(auction(), changed={1: {"wish": BACK}}, paused_at=NOON)),
    "another host": lambda: render_board(seen(auction(), host_id=101)),
    "a goblin is asked": lambda: render_board(seen(auction((0, "bid 1")), changed=GOBLINS)),
    "a goblin is asked, and somebody is away": lambda: render_board(
        seen(auction((0, "bid 1")), changed={**GOBLINS, 0: {"silent": ABSENT_AFTER_TURNS}})
    ),
    "played at the board": lambda: render_board(seen(skulls())),
    "many are asked": lambda: render_board(seen(skulls((0, "buy 3")))),
    "a hidden question": lambda: render_board(seen(played("goats_and_goblins", (0, "declare 3"), people=3))),
    "a moment to see": lambda: with_a_moment(played("goats_and_goblins", (0, "declare 3"))),
    "a moment to see while goblins play": lambda: with_a_moment(auction((0, "bid 1")), changed=GOBLINS),
    "a moment to see, and a question to agree": lambda: with_a_moment(
        played("goats_and_goblins", (0, "declare 3")), proposal=ASKED
    ),
    "nobody is asked": lambda: render_board(without_a_question(seen(auction(*BIDS)))),
    "the log of a round": lambda: auction(*BIDS).log(),
    "agreed to end": lambda: render_board(ended(auction(*BIDS))),
    "agreed to end, with a notice": lambda: render_board(ended(auction(*BIDS)), "a notice"),
    "a panel that asks": lambda: render_panel(seen(auction(), 0)),
    "a panel that waits": lambda: render_panel(seen(auction(), 1)),
    "a panel on the way": lambda: render_panel(seen(auction(), 0), Focus(("bid",))),
    "a panel that is not sure": lambda: render_panel(seen(auction(), 0), Focus(("pass",), confirming=True)),
    "a panel with suggestions": lambda: render_panel(
        seen(auction(), 0), Focus(suggested=("bid 1", "pass")), "a notice"
    ),
    "a panel with a page": lambda: render_panel(seen(played("goblin_teeth", people=2), 0), Focus(("place",), 1)),
    "dice to place": lambda: render_panel(seen(played("goblin_teeth", people=2), 0)),
    "where a die is placed": lambda: render_panel(seen(played("goblin_teeth", people=2), 0), Focus(("place", "d1"))),
    "tiles to lay": lambda: render_panel(seen(played("gobblestones", people=2), 0)),
    "a tile to lay": lambda: render_panel(seen(played("gobblestones", people=2), 0), Focus(("lay",))),
}
"""Surfaces of tables, by what is the matter there."""


def ended(match: Played) -> Scene:
    """Return a match that ended by agreement."""
    match.match.end_by_agreement()
    return seen(match, deadline=None, ended_at=NOON)


def with_a_moment(match: Played, **changes: Any) -> Screen:
    """Return a board with a picture of what everybody should see, and a goblin who says something of it."""
    with (
        patch("bot.screens.game.draw_game_moment", lambda *_: picture("a moment")),
        patch("bot.screens.board.choose_goblin_remarks", lambda *_: ["a goblin says"]),
    ):
        return render_board(seen(match, **changes))


def without_a_question(scene: Scene) -> Scene:
    """Return a scene in which nothing is asked."""
    return replace(scene, table_view=replace(scene.table_view, decision=None))


LATE: dict[str, Callable[[], Scene]] = {
    "nobody was": lambda: seen(auction(), 0),
    "a player was": lambda: seen(auction((0, "bid 1")), 1),
    "they were themselves": lambda: seen(auction((0, "bid 1")), 0),
    "the clock was": lambda: seen(by_clock(), 1),
    "the clock was, for them": lambda: seen(by_clock(), 0),
}
"""Who was faster than somebody."""


def by_clock() -> Played:
    """Return an auction in which the clock passed for the first."""
    match = auction()
    match.play(0, "pass", by="clock")
    return match


def boards_told() -> str:
    """Return all states as they are shown now."""
    with (
        patch.object(Words, "__call__", keyed),
        patch("bot.screens.game.draw_pictures", lambda *told: [picture(*told)]),
        patch("bot.screens.game.animate_game_roll", lambda *_: None),
        patch("bot.screens.game.draw_game_moment", lambda *_: None),
        patch("bot.screens.ending.draw_podium", picture),
    ):
        parts = [line for name, state in STATES.items() for line in ("", name, *told(state()))]
        late = [f"  {name}: {format_too_late(scene())}" for name, scene in LATE.items()]
        called = [f"  {name}: {_called(scene())}" for name, scene in LATE.items()]
    return (
        "\n".join(["Boards and panels in many states", *parts, "", "Who was faster", *late, "", "Called", *called])
        + "\n"
    )


def _called(scene: Scene) -> tuple[int, ...]:
    return list_users_to_ping(scene.table, scene.decision)


def told(screen: Screen) -> Iterator[str]:
    """Yield what is on a screen, a line for each part, and for each control."""
    yield f"  {screen.accent}{', plain' if screen.plain else ''}"
    for part in screen.parts:
        yield from (f"  {line}" for line in _lines(part))


def _lines(part: Part) -> list[str]:
    match part:
        case Text(markdown=text):
            return text.splitlines()
        case Figure():
            return [_figure(part)]
        case SmallPicture(markdown=text, figure=figure):
            return [text, _figure(figure)]
        case Section(markdown=text, button=button):
            return [text, _button(button)]
        case Row(buttons=buttons):
            return [_button(one) for one in buttons]
        case Menu():
            options = [
                f"{one.value}|{one.label}|{one.description}|{one.emoji}|{one.chosen}" for one in part.options[:3]
            ]
            return [f"menu {part.placeholder} {part.act} {len(part.options)}: {'; '.join(options)}"]
        case _:
            return [type(part).__name__]


def _figure(figure: Figure) -> str:
    return f"picture {figure.name}: {figure.alt}{' in brief' if figure.brief else ''}"


def _button(button: Button) -> str:
    return f"[{button.label}] {button.act} {button.style} {button.emoji}{' off' if button.off else ''}"
