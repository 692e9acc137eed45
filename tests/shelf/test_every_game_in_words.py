"""Every game on the shelf is played to its end by what its screens say: nothing is without words or out of reach.

The test that needs a missing word names it (`MissingWords`, or `IncompleteGame` for words that are always needed).
Pictures have tests of their own, over the sample positions.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from bot.pictures import Picture
from bot.pictures.drawing import find_draw_functions
from bot.pictures.picture import PictureText
from bot.screens.board import render_board
from bot.screens.controls.paths import Focus, find_only_move
from bot.screens.custom_ids import ClickAction, parse_custom_id
from bot.screens.game import GameScreen
from bot.screens.layout import Screen
from bot.screens.log_posts import render_log_post, split_into_log_posts
from bot.screens.more_menu import render_more_menu
from bot.screens.pages.help import render_rules_page
from bot.screens.panel import render_panel
from bot.screens.scene import Scene
from bot.screens.screen_registry import find_screen
from bot.store.models import DEAL_PLACE, LogPlace
from games import find_game, list_game_keys
from games.engine import Event, Match
from games.engine.words import load_words
from tests.bot.screens.scenes import NAMES, Played, breaches, buttons_of, menus_of, random_steps, text_of
from tests.shelf.tables import few_tables
from tests.undrawn import HEADER

SHOWN_EVERY, REACHED_EVERY = 7, 21
"""Screens are made, and what they lead to is tried, at one step of so many, and where a question is new."""
OFTEN = 5


def blank(*_: object) -> Picture:
    return Picture(HEADER, PictureText("a picture", "a picture"), 1, 1)


@pytest.fixture(autouse=True)
def _blank_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "bot.pictures.drawing.find_draw_functions",
        lambda key: dict.fromkeys(find_draw_functions(key), lambda *_: [blank()]),
    )
    monkeypatch.setattr("bot.screens.game.draw_sample_picture", blank)
    monkeypatch.setattr("bot.screens.game.draw_game_moment", lambda *_: None)


def acts(screen: Screen) -> Iterator[ClickAction]:
    """Yield what the controls of a screen mean; a menu once for each of its options."""
    for button in buttons_of(screen):
        if not button.off and (act := parse_custom_id(button.act)):
            yield act
    for menu in menus_of(screen):
        act = parse_custom_id(menu.act)
        assert act is not None
        for option in menu.options:
            yield ClickAction("step", act.table, act.decision, f"{act.path} {option.value}".strip())


def reached(scene: Scene, screen: Screen, seen: set[Focus]) -> set[str]:
    """Return the moves that a player can make from a screen, however many steps it takes."""
    found, legal_now = set[str](), {str(move) for move in scene.table_view.legal}
    for act in acts(screen):
        path, first = tuple(act.path.split()), act.path.partition(",")[0]
        if first in legal_now and (act.verb == "text" or first != act.path):
            found.add(first)  # one press for a move and how its player goes on
            continue
        move = find_only_move(scene.table_view.legal, path) if act.verb == "step" and path else None
        if act.verb in ("play", "sure"):
            found.add(act.path)
        elif act.verb == "type":
            assert find_screen(scene.table.game).move_texts.format_typing_hint(scene.say)
            found |= {str(legal) for legal in scene.table_view.legal if str(legal).startswith(act.path)}
        elif move:
            found.add(move)
        elif act.verb in ("step", "page") and path:
            focus = Focus(path[1:], int(path[0])) if act.verb == "page" else Focus(path)
            if focus not in seen and len(seen) < 400:
                seen.add(focus)
                found |= reached(scene, render_panel(scene, focus), seen)
    return found


def said(scene: Scene, events: Sequence[Event]) -> None:
    """Hold that each event that its viewer may know is told in whole sentences, or left untold on purpose."""
    screen: GameScreen[Any] = find_screen(scene.table.game)
    for event in events:
        if not event.is_visible_to(scene.seat) or event.kind in screen.narrator.untold:
            continue
        lines = screen.narrator.describe_move_events(scene, [event])
        assert lines or event.kind not in find_game(scene.table.game).event_kinds, event.kind
        assert not any(raw in line for line in lines for raw in ("None", "{", "\n")), lines


@pytest.mark.parametrize(("game", "seats", "options"), few_tables())
def test_a_whole_match_is_played_by_its_screens(game: str, seats: int, options: dict[str, Any]) -> None:
    table, asked = (
        Played(Match.deal_by_key(game, seats=seats, options=options, seed=b"shelf" * 6 + b"!!")),
        Counter[str](),
    )
    since = DEAL_PLACE
    for number, (seat, moves) in enumerate(random_steps(table, lot=seats)):
        assert table.match.decision is not None
        asked[table.match.decision.kind] += 1
        own, everyone = table.scene(seat), table.scene()
        seldom = asked[table.match.decision.kind] <= OFTEN
        if seldom or number % SHOWN_EVERY == 0:
            since = shown(own, everyone, since)
        if asked[table.match.decision.kind] == 1 or number % REACHED_EVERY == 0:
            found = reached(own, render_panel(own), {Focus()}) | reached(own, render_more_menu(own), {Focus()})
            assert found == {str(move) for move in moves}
        if table.moves:
            for onlooker in (own, everyone):
                said(onlooker, table.moves[-1].events)
    final = render_board(table.scene())
    assert breaches(final) == []
    podium = [figure.alt for figure in final.figures if figure.name == "podium"]
    assert NAMES[0] in "".join([text_of(final), *podium])


def shown(own: Scene, everyone: Scene, since: LogPlace) -> LogPlace:
    """Hold that all surfaces keep to Discord's limits, and that moves and topics are in words.

    The log is posted from a place on; return where its last post begins, from which the bot goes on, too.
    """
    screen: GameScreen[Any] = find_screen(own.table.game)
    posts = split_into_log_posts(everyone, since)
    posted = render_log_post(everyone, posts[-1], everyone.view)
    for surface in (render_board(everyone), render_panel(own), posted):
        assert breaches(surface) == []
    for path in (tuple(str(move).split()) for move in own.table_view.legal[:40]):
        assert 0 < len(screen.move_texts.describe_path(own, path).label) <= 80
        assert screen.move_texts.format_confirmation_question(own, path)
    assert all(screen.format_topic(own, topic) for topic in screen.list_topics(own))
    return posts[-1].since


@pytest.mark.parametrize("game", list_game_keys())
def test_every_page_of_the_rules_fits_a_message(game: str) -> None:
    for page in range(1, len(find_screen(game).page_keys) + 1):
        shown = render_rules_page(game, page, load_words())
        assert breaches(shown) == []
        assert len(text_of(shown)) <= 3800


@pytest.mark.parametrize("game", list_game_keys())
def test_the_rules_begin_with_what_one_wants_to_know_at_a_table(game: str) -> None:
    text = text_of(render_rules_page(game, 1, load_words()))
    headings = re.findall("^### (.+)$", text, re.MULTILINE)
    assert headings == ["The goal", "Your turn", "How it ends", "You start with", "What is not from the printed game"]
    parts = dict(zip(headings, re.split("^### .+$", text, flags=re.MULTILINE)[1:], strict=True))
    turn = [line for line in parts["Your turn"].splitlines() if line.startswith("• ")]
    said = f"{find_screen(game).prefix}-short"
    assert 3 <= len(turn) <= 5, f"{said}-turn tells {len(turn)} things that one does, each in a line that begins with •"
    assert [line for line in turn if len(line) > 220] == [], f"{said}-turn needs more than a line for a thing"
    assert re.search("[0-9]|one|two|three|five|ten", parts["You start with"].lower()), f"{said}-start has no number"
    assert len(text) <= 2200, f"the first page of the rules of {game} has {len(text)} characters"


@pytest.mark.parametrize("game", list_game_keys())
def test_what_the_first_page_of_the_rules_says_is_no_heading_of_another(game: str) -> None:
    screen = find_screen(game)
    later = "\n".join(screen.format_rules_page(page, load_words()) for page in screen.rules)
    assert not [heading for heading in ("The goal", "Your turn", "In short") if f"### {heading}" in later]


@pytest.mark.parametrize("game", list_game_keys())
def test_every_card_that_the_rules_explain_is_explained(game: str) -> None:
    screen = find_screen(game)
    assert all(
        load_words()(name) and screen.format_card(card, load_words())
        for card, name in screen.list_card_name_keys().items()
    )
