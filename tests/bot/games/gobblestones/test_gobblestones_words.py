"""What the points in a hand of Gobblestones are counted from, and whose they are, is true on the first turn, too."""

import re
from dataclasses import replace

import pytest

from bot.games.gobblestones.recap import recap_points
from bot.screens.screen_registry import find_screen
from bot.screens.text_width import TextRoom
from bot.store.models import Actor
from bot.tables import SeenMove
from games.engine import Event, Match
from games.engine.words import load_words
from games.gobblestones import events
from tests.bot.screens.scenes import Played


def test_points_are_those_of_the_last_moves() -> None:
    assert load_words()("gobblestones-gist", own="yes", each="Grub +4") == "Last moves: Grub +4."


def test_a_goblin_that_plays_for_somebody_is_called_so_however_little_room_there_is() -> None:
    scene = Played(Match.deal_by_key("gobblestones", seats=3, options={"bluff": True}, seed=bytes(32))).scene(0)
    proved = events.PlayProvedHonest(1, ["H8"], 11, 0, ["red"])
    story = [SeenMove(1, 0, None, "player", (proved,), stand_ins=(1,))]
    lines = recap_points(scene, story, 0, TextRoom(1, 1))
    assert any("Bob’s goblin" in line for line in lines)


def test_what_a_wrong_challenge_cost_stands_beside_what_was_won() -> None:
    """A sum of both would be a row that nobody laid."""
    scene = Played(Match.deal_by_key("gobblestones", seats=3, options={"bluff": True}, seed=bytes(32))).scene(0)
    happened = (events.PlayUnchallenged(1, ["H8"], 8), events.PlayProvedHonest(2, ["H9"], 5, 1, ["red"]))
    story = [SeenMove(number, 1, None, "player", (event,)) for number, event in enumerate(happened, start=1)]
    (line,) = recap_points(replace(scene, say=load_words()), story, 0, TextRoom(300, 1))
    assert line.startswith("Last moves: Bob +8 −5 and C")
    assert line.endswith(" +5.")
    why, line = recap_points(replace(scene, say=load_words()), story, 0, TextRoom(400, 2))
    assert re.fullmatch(r"Bob challenged, and C[^ ]+ was honest: C[^ ]+ \+5, Bob −5\.", why), (
        "where there is room for it"
    )
    assert line == "Last moves: Bob +8."


def test_who_had_no_tiles_is_told_apart_from_points() -> None:
    scene = Played(Match.deal_by_key("gobblestones", seats=3, options={"bluff": True}, seed=bytes(32))).scene()
    scored = events.TilesPlayed(1, ["H8"], ["red"], 20)
    story = [
        SeenMove(
            1, 1, None, "player", (scored, events.TilesDrawn(1, 4), events.TurnWithoutTiles(0), events.TilesDrawn(0, 5))
        )
    ]
    assert recap_points(scene, story, None, TextRoom(300, 2)) == ["Bob +20. Ann had no tiles left."]


@pytest.mark.parametrize(
    ("events_of_move", "told"),
    [
        ((events.TurnPassed(1), events.TilesDrawn(1, 5)), "Ann +3. Bob’s time was up: nothing laid, 5 drawn."),
        ((events.TilesPlayed(1, ["H8"], ["red"], 4),), "Ann +3 and Bob +4. Bob’s time was up: 1 tile laid."),
    ],
)
def test_a_board_says_whose_turn_ended_because_time_was_up(events_of_move: tuple[Event, ...], told: str) -> None:
    scene = Played(Match.deal_by_key("gobblestones", seats=3, seed=bytes(32))).scene()
    first = SeenMove(1, 0, None, "player", (events.TilesPlayed(0, ["H9"], ["red"], 3),))
    story = [first, SeenMove(2, 1, None, "clock", events_of_move)]
    assert recap_points(scene, story, None, TextRoom(300, 2)) == [told]
    narrow = recap_points(scene, story, None, TextRoom(250, 1))
    assert narrow == [re.sub(": (1|nothing).*", ".", told)]
    chose = [first, replace(story[1], by="player")]
    assert "time" not in recap_points(scene, chose, None, TextRoom(300, 2))[0]


TRUSTED, PROVED = events.PlayUnchallenged(0, ["H8"], 5), events.PlayProvedHonest(0, ["H8"], 5, 2, ["red"])


@pytest.mark.parametrize(
    ("answers", "judged", "seat", "told"),
    [
        ({1: "clock", 2: "clock"}, TRUSTED, None, " Time was up for Bob and Cid, so the clock trusted."),
        ({1: "player", 2: "clock"}, TRUSTED, None, " Time was up for Cid, so the clock trusted."),
        ({1: "player", 2: "clock"}, TRUSTED, 2, ""),
        ({1: "away", 2: "gone"}, TRUSTED, 0, " Bob, away from the table, trusts by default. Cid, who left the table,"),
        ({2: "player", 1: "clock"}, PROVED, None, " Time was up for Bob, so the clock trusted."),
        ({1: "player", 2: "clock"}, events.BluffCaught(0, ["H8"], 5, 1, ["red"]), None, ""),
        ({1: "player", 2: "player"}, TRUSTED, None, ""),
    ],
)
def test_the_log_says_whose_time_was_up_and_what_was_answered_for_them(
    answers: dict[int, Actor], judged: Event, seat: int | None, told: str
) -> None:
    """Nothing is said of answers behind the first challenge, and nothing without a name."""
    scene = Played(Match.deal_by_key("gobblestones", seats=3, options={"bluff": True}, seed=bytes(32))).scene(seat)
    story = [
        SeenMove(1, 0, None, "player", (events.TilesPlayedFaceDown(0, ["H8"], 5),)),
        *(
            SeenMove(number, one, None, by, (events.ChallengeAnswered(one),))
            for number, (one, by) in enumerate(answers.items(), 2)
        ),
    ]
    story[-1] = replace(story[-1], events=(*story[-1].events, judged))
    then = replace(scene, table_view=replace(scene.table_view, recent_moves=tuple(story)), say=load_words())
    narrator = find_screen("gobblestones").narrator
    for lines in (narrator.format_log_lines(then, story), narrator.format_latest_moves(then)):
        said = re.sub("[\u2068\u2069]", "", lines[-1]).replace("C\\*d\\_\\[\\]", "Cid")
        assert "(Time was up.)" not in said
        assert (told in said) if told else said.endswith((".", "**.")) and "Time was" not in said
