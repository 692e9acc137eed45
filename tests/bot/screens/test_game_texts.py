"""What a game says where it says nothing of its own: each class of its texts alone, and the screen that names them."""

from dataclasses import replace

import pytest
from typing_extensions import override

from bot.games.goats_and_goblins.screen import GoatsAndGoblinsScreen
from bot.screens.game import GameScreen
from bot.screens.game_texts.event_narrator import LOG_LINES, SENTENCES_BY_ACTOR, EventNarrator
from bot.screens.game_texts.move_texts import MoveTexts
from bot.screens.game_texts.result_texts import ResultTexts
from bot.screens.scene import Scene
from bot.screens.story import restore_players
from bot.screens.winners import TieBreakers
from bot.store.models import Actor
from games.engine import Match, Outcome
from games.engine.events import Untyped
from games.goats_and_goblins import GoatsAndGoblinsView
from games.goblin_market import GoblinMarketView
from games.goblin_market.events import BidderPassed, BidMade
from tests.bot.screens.scenes import Played

KEY = "goblin_market"
OFFERS, RETELLS, ENDS = (
    MoveTexts(KEY, GoblinMarketView),
    EventNarrator(KEY, GoblinMarketView),
    ResultTexts(KEY, GoblinMarketView),
)


class PlainScreen(GameScreen[GoblinMarketView]):
    """A screen that names no class of texts."""

    key = KEY
    View = GoblinMarketView
    rules = ()


def asked(played: Played) -> int:
    """Return the seat that is asked."""
    assert played.match.decision
    return played.match.decision.seats[0]


@pytest.fixture
def scene() -> Scene:
    played = Played(Match.deal_by_key(KEY, seats=3, seed=bytes(32)))
    return played.scene(asked(played))


def test_a_screen_has_the_texts_that_it_names_and_plain_ones_otherwise() -> None:
    plain, own = PlainScreen(), GoatsAndGoblinsScreen()
    assert [type(side) for side in (plain.move_texts, plain.narrator, plain.result_texts)] == [
        MoveTexts,
        EventNarrator,
        ResultTexts,
    ]
    assert [type(side) for side in (own.move_texts, own.narrator, own.result_texts)] == [
        own.move_texts_class,
        own.narrator_class,
        own.result_texts_class,
    ]
    assert {(side.key, side.View) for side in (own.move_texts, own.narrator, own.result_texts)} == {
        (own.key, GoatsAndGoblinsView)
    }


def test_a_screen_needs_the_words_of_its_texts() -> None:
    screen = PlainScreen()
    needed = set(screen.list_needed_keys())
    assert needed >= {*screen.move_texts.list_needed_keys(), *screen.narrator.list_needed_keys(), "goblin-market-blurb"}


def test_texts_read_no_views_of_another_game(scene: Scene) -> None:
    assert OFFERS.view(scene) is scene.view
    with pytest.raises(TypeError):
        MoveTexts("goats_and_goblins", GoatsAndGoblinsView).view(scene)


def test_a_move_is_offered_under_its_words(scene: Scene) -> None:
    reader = OFFERS.build_move_controls(scene)
    assert (
        reader.describe(("pass",)).label
        == scene.say("goblin-market-move-pass")
        == OFFERS.describe_move_in_full(scene, ("pass",))
    )
    assert not reader.needs_confirmation(("pass",))
    assert not OFFERS.format_path_progress(scene, ("bid",))


def test_typed_moves_are_explained_and_others_are_not() -> None:
    class Typed(MoveTexts[GoblinMarketView]):
        typed = ("bid",)

    assert "goblin-market-type-hint" in Typed(KEY, GoblinMarketView).list_needed_keys()
    assert "goblin-market-type-hint" not in OFFERS.list_needed_keys()


def test_each_event_that_people_read_is_a_sentence_and_the_untold_are_none(scene: Scene) -> None:
    class Quiet(EventNarrator[GoblinMarketView]):
        untold = frozenset({BidMade.kind})

    told = [BidMade(0, 3), BidderPassed(1), Untyped("bid", {})]
    assert RETELLS.describe_move_events(scene, told) == [RETELLS.describe_event(scene, event) for event in told[:2]]
    quiet = Quiet(KEY, GoblinMarketView)
    assert quiet.describe_move_events(scene, told) == [RETELLS.describe_event(scene, told[1])]
    assert "goblin-market-event-bid" in RETELLS.list_needed_keys()
    assert "goblin-market-event-bid" not in quiet.list_needed_keys()


def test_an_untold_event_that_opens_a_chapter_has_a_heading() -> None:
    class Headed(EventNarrator[GoblinMarketView]):
        untold = frozenset({BidMade.kind})
        chapters = frozenset({BidMade, BidderPassed})

    needed = Headed(KEY, GoblinMarketView).list_needed_keys()
    assert [key for key in needed if "-chapter-" in key] == ["goblin-market-chapter-bid"]


def test_facts_are_names_and_words(scene: Scene) -> None:
    assert RETELLS.build_event_facts(scene, BidMade(1, 4)) == {"seat": scene.format_seat_name(1), "number": 4}
    assert set(RETELLS.build_event_facts(scene, BidderPassed(2)).values()) == {scene.format_seat_name(2)}


@pytest.mark.parametrize("by", [*SENTENCES_BY_ACTOR, "player"])
def test_a_move_that_nobody_made_says_so(by: Actor) -> None:
    played = Played(Match.deal_by_key(KEY, seats=3, seed=bytes(32)))
    played.play(asked(played), "bid 1", by)
    scene = played.scene()
    (line,) = RETELLS.format_latest_moves(scene)[-1:]
    moved = scene.table_view.recent_moves[-1]
    plain, added = (
        RETELLS.describe_move_events(restore_players(scene, moved), moved.events)[0],
        SENTENCES_BY_ACTOR.get(by),
    )
    name = scene.format_seat_name(moved.seat)
    assert line == (scene.say(added, line=plain, name=name) if added else plain)
    assert (f"{name}.)*" in line or f"({name} " in line) == bool(added)


def test_a_board_tells_the_last_few_lines_but_all_of_the_last_move() -> None:
    played = Played(Match.deal_by_key(KEY, seats=3, seed=bytes(32)))
    for number in range(1, LOG_LINES + 3):
        played.play(asked(played), f"bid {number}")
    scene = played.scene()
    assert len(RETELLS.format_latest_moves(scene)) == LOG_LINES
    last = replace(scene.table_view.recent_moves[-1], events=tuple(BidMade(0, number) for number in range(1, 8)))
    assert (
        len(RETELLS.format_latest_moves(replace(scene, table_view=replace(scene.table_view, recent_moves=(last,)))))
        == 7
    )


def test_an_end_says_only_who_won(scene: Scene) -> None:
    assert ENDS.format_final_lines(scene) == []
    assert (ENDS.list_tie_breakers(scene), ENDS.format_points_by_source(scene)) == ({}, [])
    assert ENDS.find_highlights(scene.view, [[BidMade(0, 3)]]) == []
    won = replace(scene, table_view=replace(scene.table_view, outcome=Outcome((3, 5, 4), (3, 1, 2), "deck")))
    assert scene.seat is not None
    names, beside = scene.join_seat_names([1]), (3, 5, 4)[scene.seat]
    came = scene.say("over-you-came", rank=(3, 1, 2)[scene.seat], points=beside, names="", level=0)
    wins = scene.say("over-winners", names=names, count=1, unit="points", points=5, rival=beside, whose="reader")
    assert ENDS.format_final_lines(won) == [f"{wins} {came}"]


def test_what_put_the_winner_first_is_told_at_once_and_all_else_behind_more(scene: Scene) -> None:
    class Level(ResultTexts[GoblinMarketView]):
        @override
        def list_tie_breakers(self, scene: Scene) -> TieBreakers:
            return {"best": [2, 7, 1]}

        @override
        def format_standing_line(self, scene: Scene, seat: int, outcome: Outcome) -> str:
            return f"seat {seat}"

    outcome = Outcome((5, 5, 4), (2, 1, 3), "deck")
    level, won = Level(KEY, GoblinMarketView), replace(scene, table_view=replace(scene.table_view, outcome=outcome))
    names = {"first": scene.format_seat_name(1), "second": scene.format_seat_name(0)}
    decided = scene.say("goblin-market-tie-best", **names, points=5, more=7, less=2)
    assert level.format_final_lines(won)[-1] == decided
    assert not any("seat" in line for line in level.format_final_lines(won))
    assert level.format_full_standings(won) == ["seat 1", "seat 0", "seat 2", decided]
