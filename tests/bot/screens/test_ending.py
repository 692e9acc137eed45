"""The end of a match: a podium with the sources of the points, great moments by their numbers, what to do next."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.screens.board import render_board
from bot.screens.custom_ids import parse_custom_id
from bot.screens.ending import PHONE_ROOM, build_ending
from bot.screens.frame import PHONE_SIZE
from bot.screens.layout import Figure, Row, Screen, Text
from bot.screens.more_menu import render_more_menu
from bot.screens.panel import render_panel
from bot.screens.parts.picture_lines import LINE_HEIGHT, count_wrapped_lines
from bot.screens.scene import Scene
from bot.screens.screen_registry import find_screen
from bot.screens.text_width import ROOM_ABOVE_PICTURE
from bot.screens.winners import explain_tie_breakers
from bot.tables.table_view import filter_visible_moves
from games import find_game, list_game_keys
from games.emerald_skulls import events as skulls
from games.engine import Event, Match, Outcome, SwiftChance
from games.engine.random_play import pick_random_move
from games.engine.words import format_emoji_placeholder, load_words
from games.gobblestones import events
from games.goblin_teeth import events as teeth
from tests.bot.screens.scenes import NAMES, Played, breaches, text_of

pytestmark = pytest.mark.usefixtures("in_words")

IN_PARTS = ("gobblestones", "goblin_market", "goats_and_goblins", "emerald_skulls")
"""Games whose points are the sum of what their sources say."""


def ended(game: str) -> tuple[Scene, Scene]:
    """Return the end of a match played at random, as everybody sees it and as the first player does."""
    return end_at_random(Match.deal_by_key(game, seats=find_game(game).seats[0] + 1, seed=bytes(32)))


def end_at_random(match: Match) -> tuple[Scene, Scene]:
    """Play a match to its end at random, and return that end."""
    played, rng = Played(match), SwiftChance(3)
    while match.decision:
        played.play(*pick_random_move(match.game, match.state, match.decision, rng))
    known = [move for move in played.moves if move.is_known_to(None)]
    story = filter_visible_moves(None, len(known), known)
    return Scene(played.scene().table_view, load_words(), story), Scene(played.scene(0).table_view, load_words(), story)


def verbs(screen: Screen) -> list[str]:
    acts = [parse_custom_id(button.act) for part in screen.parts if isinstance(part, Row) for button in part.buttons]
    return [act.verb for act in acts if act]


@pytest.mark.parametrize("game", list_game_keys())
def test_a_panel_says_first_who_won_and_has_nothing_left_to_ask_about(game: str) -> None:
    _, own = ended(game)
    shown = render_panel(own)
    first = next(part for part in shown.parts if isinstance(part, Text))
    assert "house_cup" in first.markdown
    assert "tell" not in verbs(shown)


@pytest.mark.parametrize("game", list_game_keys())
def test_board_and_panel_end_with_a_podium_moments_and_what_to_do_next(game: str) -> None:
    scene, own = ended(game)
    outcome = scene.table_view.outcome
    assert outcome is not None
    for screen in (render_board(scene), render_panel(own)):
        podium = next(figure for figure in screen.figures if figure.name == "podium")
        assert all(f"{rank}. " in podium.alt for rank in outcome.ranks)
        assert all(name in podium.alt for name in NAMES[: len(outcome.ranks)])
        assert verbs(screen)[-5:] == ["rematch", "review", "replay", "record", "all"]
        assert 1 <= text_of(screen).count(format_emoji_placeholder("house_star")) <= 4
        assert [figure.name for figure in screen.figures] in (["podium"], [])
    for behind in (render_more_menu(scene, scene), render_more_menu(own, scene)):
        assert behind.figures, "the last board is behind the button"
        assert breaches(behind) == []
        assert "fair" in verbs(behind)
    if game in IN_PARTS:
        sums = [
            sum(int(line.split()[0]) for line in lines)
            for lines in find_screen(game).result_texts.format_points_by_source(scene)
        ]
        assert sums == list(outcome.scores)


@pytest.mark.parametrize("bluff", [True, False])
def test_a_podium_without_a_review_says_why(*, bluff: bool) -> None:
    renders: tuple[Callable[[Scene], Screen], ...] = render_board, render_panel
    for scene, render in zip(ended("gobblestones"), renders, strict=True):
        table = replace(scene.table, options={"bluff": bluff})
        shown = render(replace(scene, table_view=replace(scene.table_view, table=table)))
        assert ("review" in verbs(shown)) is not bluff
        assert ("No review: a good bluff would look like a mistake." in text_of(shown)) is bluff


def test_a_challenger_reads_why_there_is_no_review_beside_what_challenges_cost() -> None:
    _, own = ended("gobblestones")
    table = replace(own.table, options={"bluff": True})
    proved = replace(own.table_view.recent_moves[-1], events=(events.PlayProvedHonest(1, ["H8"], 9, 0, []),))
    view = replace(own.table_view, table=table)
    lines = text_of(render_panel(replace(own, table_view=view, story=(proved,))))
    assert "Your one challenge was wrong" in lines
    assert "No review: a good bluff would look like a mistake." in lines


def test_goblin_teeth_tells_how_near_each_came_to_each_offering() -> None:
    scene, _ = ended("goblin_teeth")
    told = find_screen("goblin_teeth").result_texts.format_points_by_source(scene)
    assert [len(lines) for lines in told] == [3] * len(scene.table.sitters)
    winner = scene.table_view.outcome.winners[0] if scene.table_view.outcome else 0
    assert any("complete" in line for line in told[winner])


LEVEL: dict[str, tuple[dict[str, list[int]], list[str]]] = {
    "goblin_market": ({"best": [9, 10, 4]}, ["with 10 to 9 points", "with 9 to 4 points"]),
    "goats_and_goblins": ({"goats": [1, 1, 1], "goblins": [0, 2, 0], "cards": [-5, -4, -6]}, ["Goblins", "fewer"]),
    "emerald_skulls": ({"cubes": [1, 1], "latest": [3, 7]}, ["who tumbled earlier"]),
    "goblin_teeth": (
        {"complete": [1, 1, 3], "lacking": [-2, -1, 0], "teeth": [0, 0, 0]},
        ["comes before A", "Fewest to go:"],
    ),
}
"""What decides between players with equal points, and what the end says of it."""


@pytest.mark.parametrize("game", LEVEL)
def test_the_end_says_by_which_figures_players_with_equal_points_are_ranked(game: str) -> None:
    scene, _ = ended(game)
    ties, told_so = LEVEL[game]
    figures = [tuple(values[seat] for values in ties.values()) for seat in range(len(next(iter(ties.values()))))]
    ranks = tuple(1 + sum(other > mine for other in figures) for mine in figures)
    outcome = Outcome(tuple(5 for _ in figures), ranks, "test")
    screen = find_screen(game)
    lines = explain_tie_breakers(
        scene,
        outcome,
        screen.prefix,
        ties,
        by_points=screen.result_texts.counts_points,
        tell=lambda seat: screen.result_texts.build_tie_facts(scene, seat),
    )
    assert len(lines) == len(told_so)
    assert all(said in line for said, line in zip(told_so, lines, strict=True))


@pytest.mark.parametrize("game", list_game_keys())
def test_the_order_of_the_end_is_that_of_its_points_and_ties(game: str) -> None:
    """What the end says must be what the rules decided."""
    scene, _ = ended(game)
    outcome = scene.table_view.outcome
    assert outcome is not None
    ties = find_screen(game).result_texts.list_tie_breakers(scene)
    points = outcome.scores if find_screen(game).result_texts.counts_points else [0] * len(outcome.ranks)
    standing = [(points[seat], *(values[seat] for values in ties.values())) for seat in range(len(outcome.ranks))]
    assert outcome.ranks == tuple(1 + sum(other > mine for other in standing) for mine in standing)


@pytest.mark.parametrize("game", list_game_keys())
def test_each_player_reads_their_own_place_and_a_winner_reads_you(game: str) -> None:
    _, own = ended(game)
    outcome = own.table_view.outcome
    assert outcome is not None
    for place, said in ((1, "**You win"), (3, "You’re third.")):
        ranks = tuple(place if seat == own.seat else 4 - place for seat in range(len(outcome.ranks)))
        shown = replace(own, table_view=replace(own.table_view, outcome=replace(outcome, ranks=ranks)))
        text = text_of(render_panel(shown))
        assert said in text
        assert f"**{NAMES[0]} wins" not in text


@pytest.mark.parametrize("game", IN_PARTS)
def test_the_picture_says_the_sources_of_every_player(game: str) -> None:
    scene, _ = ended(game)
    figure = next(figure for figure in render_board(scene).figures if figure.name == "podium")
    sources = find_screen(game).result_texts.format_points_by_source(scene)
    assert all(source in figure.alt for row in sources for source in row)


@pytest.mark.parametrize(
    ("game", "event", "number"),
    [
        ("emerald_skulls", skulls.TurnBegan, lambda turn: turn.number),
        ("goblin_teeth", teeth.RoundBegan, lambda opened: opened.number if opened.items else None),
    ],
)
def test_a_moment_says_the_round_by_its_number(
    game: str, event: type[Event], number: Callable[[Any], int | None]
) -> None:
    scene, _ = ended(game)
    told = [one for move in scene.story for one in move.events]
    narrator, seats = find_screen(game).narrator, len(scene.table.sitters)
    counted = [
        (number(one), narrator.count_rounds(seats, told[: index + 1]))
        for index, one in enumerate(told)
        if isinstance(one, event)
    ]
    assert counted
    assert all(said in (None, count) for said, count in counted)


def test_a_highlight_names_the_goblin_that_played_a_seat_then() -> None:
    scene, _ = ended("goblin_market")
    goblins = replace(scene, story=tuple(replace(told, stand_ins=(0, 1, 2, 3)) for told in scene.story))
    assert ["’s goblin" in text_of(render_board(one)) for one in (scene, goblins)] == [False, True]
    back = replace(scene, story=(replace(scene.story[0], by="stand-in"), *scene.story[1:]))
    assert ["A goblin played auction" in text_of(render_board(one)) for one in (scene, back)] == [False, True]


def test_a_round_of_gobblestones_has_a_turn_of_everybody() -> None:
    narrator = find_screen("gobblestones").narrator
    turns = [
        events.TurnPassed(0),
        events.TilesPlayedFaceDown(1, ["f1"], 3),
        events.PlayUnchallenged(1, ["f1"], 3),
        events.TurnPassed(0),
    ]
    assert [narrator.count_rounds(2, turns[:count]) for count in (1, 2, 3, 4)] == [1, 1, 1, 2]
    assert narrator.count_rounds(2, [*turns[:3], events.TurnWithoutTiles(0)]) == 2, (
        "who had no tiles had their turn, too"
    )


def test_highlights_have_room_below_a_podium_with_a_bench() -> None:
    """A phone was measured: its 680 pixels have room for so much of both."""
    match = Match.deal_by_key("goats_and_goblins", seats=4, seed=bytes([1]) * 32)
    scene, _ = end_at_random(match)
    shown = build_ending(scene, find_screen("goats_and_goblins"))
    (podium,) = (part for part in shown if isinstance(part, Figure))
    lines = [line for part in shown if isinstance(part, Text) for line in part.markdown.split("\n")]
    rows = sum(count_wrapped_lines(line, {}, ROOM_ABOVE_PICTURE.width) for line in lines)
    assert rows * LINE_HEIGHT + PHONE_SIZE[0] * podium.height_ratio <= PHONE_ROOM
    assert rows > 3, "some highlights are told"
