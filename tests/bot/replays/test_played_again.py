"""A match played again stands as it did, for everybody who saw it, with the controls of its own game."""

from dataclasses import replace
from typing import Any

import pytest
from typing_extensions import override

from bot.replays.great_moments import find_match_highlights
from bot.replays.playback_stage import ReplayViewer
from bot.replays.replay_scene import build_replay_scene
from bot.replays.replay_screen import MAX_PICTURES_HEIGHT, ReplayStep, render_replay_screen
from bot.replays.replay_stops import Stride, find_stops
from bot.replays.replayed_match import ReplayedMatch
from bot.replays.replays import BaseReplayStage, OpenedMatch, build_replay_step
from bot.replays.step_screen import build_move_controls, render_step_screen
from bot.replays.what_if import WhatIfStep, render_what_if
from bot.screens.board import render_board
from bot.screens.controls.paths import ROOT_FOCUS
from bot.screens.custom_ids import (
    ASKED_PLAYER_EYES,
    GREAT_MOMENTS,
    MAX_CUSTOM_ID_LENGTH,
    SPECTATOR_EYES,
    ReplayReference,
    parse_custom_id,
)
from bot.screens.frame import measure_on_phone
from bot.screens.game_texts.highlights import choose_highlights, list_highlight_choices
from bot.screens.more_menu import render_more_menu
from bot.store.models import Person, StoredMove
from bot.tables import TableError
from bot.ui.interactions.playback_clicks import StepClicks
from games.engine import Match
from games.engine.words import load_words
from games.goats_and_goblins.events import ReactionPassed, VoteCast
from games.goblin_teeth.events import QuestionDeclined
from tests.bot.replays.records import ALL_GAMES, played, record, table_of
from tests.bot.screens.scenes import buttons_of, menus_of, text_of


@pytest.mark.parametrize("key", ALL_GAMES)
def test_each_step_stands_as_it_did(key: str) -> None:
    again, match = played(key), Match.deal_from_record(record(key))
    for step, move in enumerate(record(key).moves):
        if step % 7 == 0:
            there = again.get_match_at(step)
            assert all(there.view(seat) == match.view(seat) for seat in (None, *range(match.seats)))
        events = match.play(move.seat, move.move)
        assert again.list_moves()[step].events == tuple(events)
    assert again.get_match_at(again.last_step).outcome == match.outcome is not None


def test_a_match_that_goes_on_is_followed_move_by_move(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = record("goblin_market")
    again, half = ReplayedMatch.from_record(whole.model_copy(update={"moves": whole.moves[:9]})), len(whole.moves) // 2
    tried, play = list[str](), ReplayedMatch.play_move

    def noted(self: ReplayedMatch, seat: int, move: str, *made: Any) -> StoredMove:
        tried.append(move)
        return play(self, seat, move, *made)

    monkeypatch.setattr(ReplayedMatch, "play_move", noted)
    again.play_record_moves(whole.model_copy(update={"moves": whole.moves[:half]}))
    assert tried == [move.move for move in whole.moves[9:half]], "what was played is not played again"
    monkeypatch.undo()
    assert again.get_match_at(half).view(None) == played("goblin_market").get_match_at(half).view(None)
    wrong = whole.moves[half]._replace(check="0" * 8)
    with pytest.raises(TableError) as refusal:
        again.play_record_moves(whole.model_copy(update={"moves": (*whole.moves[:half], wrong)}))
    assert refusal.value.code == "replay-diverged"


@pytest.mark.parametrize("key", ALL_GAMES)
def test_whoever_looks_sees_the_game(key: str) -> None:
    """Games without panels are seen on their board."""
    opened, asker = OpenedMatch(table_of(played(key)), played(key), 0), ReplayViewer(Person(100, "Ann"), load_words())
    step = opened.again.last_step // 2
    for eyes in (SPECTATOR_EYES, "0", SPECTATOR_EYES if opened.keeps_secrets else ASKED_PLAYER_EYES):
        assert render_replay_screen(build_replay_step(ReplayReference("m1", step, eyes), opened, asker)).figures
    mine, public = (
        build_replay_scene(opened.table, opened.again, ReplayReference("w1", step, "0"), load_words(), seat=seat)
        for seat in (0, None)
    )
    shown = render_what_if(WhatIfStep(mine, public, since=0), ROOT_FOCUS, None)
    assert shown.figures
    assert mine.decision is None or " 0 on against goblins" in text_of(shown)


@pytest.mark.parametrize("key", ALL_GAMES)
def test_the_games_own_controls_carry_where_they_stand(key: str) -> None:
    """Buttons, menus and forms of every kind of question name the place in place of a table, within Discord's 100."""
    again, seen = played(key), set[str]()
    for step in range(again.last_step):
        decision = again.get_match_at(step).decision
        assert decision is not None
        if decision.kind in seen:
            continue
        seen.add(decision.kind)
        seat = decision.seats[0]
        place = ReplayReference("w123456789", step, str(seat), "abcdefgh")
        scene = build_replay_scene(table_of(again), again, place, load_words(), seat=seat)
        screen = render_step_screen(
            scene, above=["a"], below=["b"], controls=build_move_controls(scene, filled_in=True)
        )
        ids = [*(button.act for button in buttons_of(screen)), *(menu.act for menu in menus_of(screen))]
        assert ids
        assert all(len(one) <= MAX_CUSTOM_ID_LENGTH for one in ids)
        named = {act.table for act in map(parse_custom_id, ids) if act}
        assert named == {place}
        behind = render_more_menu(scene, build_replay_scene(table_of(again), again, place, load_words(), seat=None))
        acts = [act for button in (*buttons_of(screen), *buttons_of(behind)) if (act := parse_custom_id(button.act))]
        assert {act.verb for act in acts} <= StepClicks.verbs.keys(), "what stands there is answered there"


def test_a_wished_move_is_marked_and_a_tried_one_is_grey() -> None:
    again = played("goblin_market")
    scene = build_replay_scene(
        table_of(again), again, ReplayReference("m1", 0, "0"), load_words(), seat=again.list_moves()[0].seat
    )
    wish, other = (str(move) for move in scene.table_view.legal[:2])
    screen = render_step_screen(scene, controls=build_move_controls(scene, wish=wish, tried=[other]))
    shown = {act.path: button for button in buttons_of(screen) if (act := parse_custom_id(button.act))}
    assert (shown[wish].style, shown[other].off) == ("good", True)
    assert sum(button.style == "good" for button in shown.values()) == 1


def test_a_branch_is_played_on_by_itself() -> None:
    again = played("goblin_market")
    branch = again.fork_at(3)
    seat = branch.get_match_at(3).decision
    assert seat is not None
    move = branch.get_match_at(3).legal_moves(seat.seats[0])[-1]
    branch.play_move(seat.seats[0], move)
    assert (branch.start_step, branch.last_step, again.last_step) == (3, 4, len(record("goblin_market").moves))
    assert [one.number for one in branch.list_moves()] == [1, 2, 3, 4]


def test_there_is_no_step_before_the_deal_or_after_the_end() -> None:
    again = played("goblin_market")
    for step in (-1, again.last_step + 1):
        with pytest.raises(TableError) as refused:
            again.get_match_at(step)
        assert refused.value.code == "replay-no-step"


def test_records_of_older_rules_and_spoilt_ones_say_so() -> None:
    whole = record("goblin_market")
    first = whole.moves[0]._replace(check="00000000")
    spoilt: dict[str, dict[str, object]] = {
        "replay-older": {"version": 0},
        "replay-diverged": {"moves": [first, *whole.moves[1:]]},
    }
    for code, change in spoilt.items():
        with pytest.raises(TableError) as refused:
            ReplayedMatch.from_record(whole.model_copy(update=change))
        assert refused.value.code == code


def test_a_replay_of_an_expedition_stops_at_neither_votes_nor_passes() -> None:
    again = played("goats_and_goblins")
    expeditions, stops = len(find_stops(again, "round")), find_stops(again, "turn")
    quiet = (VoteCast, ReactionPassed)
    silent = {move.number for move in again.list_moves() if all(isinstance(event, quiet) for event in move.events)}
    assert len(stops) <= 4 * expeditions
    assert not silent.intersection(stops[:-1])
    assert silent < {*find_stops(again, "move")}


TURNS = (
    # at which step, how far one goes: the round, and whose turn it was
    ("emerald_skulls", 17, "t", "**Turn 1 of 35** · your turn"),
    ("emerald_skulls", 31, "t", "**Turn 2 of 35** · Bob’s turn"),
    ("emerald_skulls", 2, "m", "**Turn 1 of 35** · your turn"),
    ("goblin_market", 3, "t", "**Auction 1 of 12** · Bob’s turn"),
    ("goblin_market", 5, "r", "**Auction 1 of 12**"),
    ("goats_and_goblins", 12, "t", "**Expedition 1 of 8** · what you saw"),
    ("gobblestones", 4, "m", "**Round 1 of 14** · C\\*d\\_\\[\\]’s turn · your hand"),
    ("gobblestones", 74, GREAT_MOMENTS, "**Round 5 of 14** · great moment 2 of 3 · your hand"),
    ("gobblestones", 206, "b", "**Round 14 of 14** · the end · your hand"),
    ("goblin_market", 43, GREAT_MOMENTS, "**Auction 12 of 12** · the end"),
)


@pytest.mark.parametrize(("key", "step", "note", "heading"), TURNS)
def test_a_heading_counts_rounds_and_says_whose_turn_it_was(key: str, step: int, note: str, heading: str) -> None:
    first, *_ = text_of(render_replay_screen(_ann_at(key, step, note))).splitlines()
    assert first.endswith(heading)


WHOLE_TURNS = (
    # a turn of bets and rolls, of questions to the others, of several Cheats, and auctions to their end
    ("emerald_skulls", "standard-4", (0, 17, 31, 50)),
    ("gobblestones", "bluff-3", (0, 15, 21, 34)),
    ("goblin_teeth", "plain-5", (0, 1, 2, 3)),
    ("goblin_market", "open-3", (0, 1, 2, 3, 5, 6)),
)


@pytest.mark.parametrize(("key", "name", "first"), WHOLE_TURNS)
def test_a_replay_by_turns_goes_from_one_turn_to_the_next(key: str, name: str, first: tuple[int, ...]) -> None:
    assert find_stops(played(key, name), "turn")[: len(first)] == first
    if key == "goblin_teeth":
        assert not {41, 42} & {*find_stops(played(key, name), "turn")}, "a Cheat, and somebody who declines one"


def test_where_each_round_is_a_turn_a_replay_offers_it_once() -> None:
    (menu,) = menus_of(render_replay_screen(_ann_at("emerald_skulls", 17, "m")))
    assert [option.value for option in menu.options if option.value.startswith("by")] == ["by turn", "by moment"]


@pytest.mark.parametrize("stride", ["move", "turn"])
def test_a_replay_does_not_stop_where_somebody_let_a_question_pass_and_nothing_is_told(stride: Stride) -> None:
    again = played("goblin_teeth", "plain-5")
    silent = {
        move.number for move in again.list_moves() if all(isinstance(one, QuestionDeclined) for one in move.events)
    }
    assert silent
    assert not silent & {*find_stops(again, stride)}


def test_a_round_that_has_ended_is_shown_as_its_log_shows_it() -> None:
    """The skull is not empty yet, the cave has its cards; move by move a step shows how it stands then."""
    shown = {
        key: [_alt_texts(key, step, note) for note in "tm"]
        for key, step in {"emerald_skulls": 17, "goats_and_goblins": 15}.items()
    }
    (skull, next_skull), (cave, next_cave) = shown.values()
    assert skull[0].startswith("Ann tumbled: a Gem Out")
    assert next_skull[0].startswith("Bob tumbles")
    assert "Last expedition (Ann, C*d_[])" in cave[0]
    assert next_cave[0].startswith("Bob leads")
    awards, hand = _alt_texts("goblin_teeth", 10, "r")
    assert awards.startswith("The Items are awarded")
    assert hand.startswith("Your hand"), "it would be missed"


def test_all_that_a_podium_may_tell_is_a_stop_with_a_picture_of_its_own() -> None:
    """No choice of highlights is left out, and the last expedition is seen where only the camp was."""
    again = played("goats_and_goblins")
    found = find_match_highlights(again)
    highlights = [one for one, _ in found]
    told = [one for count in (1, 2, 3) for chosen in list_highlight_choices(highlights, count) for one in chosen]
    assert {step for one, step in found if one in told} <= {*find_stops(again, "moment")}
    assert len({step for one, step in found if one in told}) > len(choose_highlights(highlights))
    last = played("goats_and_goblins", "votes-3").last_step
    (cave,) = _alt_texts("goats_and_goblins", last, GREAT_MOMENTS, "votes-3")
    (camp,) = _alt_texts("goats_and_goblins", last, "r", "votes-3")
    assert "Last expedition (Ann)" in cave
    assert camp.startswith("The match is over")


def test_a_replay_speaks_of_a_start_and_of_no_hand_where_all_hands_are_open() -> None:
    shown = {
        key: text_of(render_replay_screen(_ann_at(key, 0, "t"))) for key in ("emerald_skulls", "goats_and_goblins")
    }
    assert "**Emerald Skulls** · the start" in shown["emerald_skulls"]
    assert "the start · what you saw" in shown["goats_and_goblins"]
    goats, hidden = played("goats_and_goblins"), played("goblin_teeth")
    boards = [
        build_replay_scene(table_of(one), one, ReplayReference("m1", 0), load_words(), seat=None)
        for one in (goats, hidden)
    ]
    own = [{"My hand", "My seat"} & {button.label for button in buttons_of(render_board(scene))} for scene in boards]
    assert own == [{"My seat"}, {"My hand"}]


def _alt_texts(key: str, step: int, note: str, name: str = "") -> list[str]:
    """Return what the pictures of a step say that Ann sees at her stops."""
    return [figure.alt for figure in render_replay_screen(_ann_at(key, step, note, name)).figures]


def _ann_at(key: str, step: int, note: str, name: str = "") -> ReplayStep:
    again = played(key, name)
    opened, asker = OpenedMatch(table_of(again), again, 0), ReplayViewer(Person(100, "Ann"), load_words())
    return build_replay_step(ReplayReference("m1", step, "0", note), opened, asker)


def test_a_great_moment_tells_of_its_own_expedition_alone() -> None:
    """The stop before it was expeditions ago: their cards are not added up."""
    told = {step: text_of(render_replay_screen(_ann_at("goats_and_goblins", step, GREAT_MOMENTS))) for step in (37, 70)}
    assert "cave fell:** 7 cards" in told[37]
    assert "came home" not in told[37]
    assert "Cards: C\\*d\\_\\[\\] 1, Dee 1, Ann 1." in told[70], "their own card too"
    market = text_of(render_replay_screen(_ann_at("goblin_market", 28, GREAT_MOMENTS)))
    assert market.count("The bank pays") == 1


def test_a_great_moment_says_what_makes_it_one_as_the_podium_does() -> None:
    reason = "Bob takes the lead for good with a Double Out for 15: **40 to 30**."
    assert reason in text_of(render_replay_screen(_ann_at("emerald_skulls", 219, GREAT_MOMENTS)))
    assert reason not in text_of(render_replay_screen(_ann_at("emerald_skulls", 219, "t")))


def test_the_pictures_of_a_round_fit_a_phone_with_the_board_among_them() -> None:
    for step in find_stops(played("gobblestones", "bluff-3"), "round")[4:6]:
        figures = render_replay_screen(_ann_at("gobblestones", step, "r", "bluff-3")).figures
        assert measure_on_phone(figures) <= MAX_PICTURES_HEIGHT
        assert any("In the bag" in figure.alt for figure in figures)


ROUND_ENDS = (
    ("emerald_skulls", 97, "Bob: Gem Out, 4 gears. Lost bets: Ann (2), C\\*d\\_\\[\\] (2), Dee (2)."),
    ("goats_and_goblins", 15, "Cards: Bob 2, Dee 1."),
    ("goblin_market", 41, "Battle for 3. Bob got Ace of Wyrms for 2. **The bank pays Ann 2.**"),
    ("goblin_teeth", 10, "3 on the Altar, draws 2 Cheats. Bob takes the Hidden Item. Ann takes Mushroom and Worm."),
)


@pytest.mark.parametrize(("key", "step", "told"), ROUND_ENDS)
def test_the_end_of_a_round_is_told_without_what_the_next_one_begins_with(key: str, step: int, told: str) -> None:
    _, *lines = text_of(render_replay_screen(_ann_at(key, step, "t"))).splitlines()
    assert told in lines[-1]
    assert lines[-1].endswith((told, "nothing fits."))
    assert "Last expedition" not in lines[-1]
    _, *on = text_of(render_replay_screen(_ann_at(key, step, "m"))).splitlines()
    assert on != lines, "move by move it is told with the beginning of the next"


class OneMatch(BaseReplayStage):
    """Replays of one golden match, in which Ann has the first seat and remembered two moments."""

    @override
    async def open_match(self, source: str, asker: ReplayViewer) -> OpenedMatch:
        again = played("goblin_market")
        return OpenedMatch(table_of(again), again, 0, marks=(5, 9))


@pytest.mark.parametrize(
    ("way", "step", "note", "led_to"),
    [
        ("first", 7, "m", 0),
        ("first", 7, "b", 0),
        ("back", 7, "m", 6),
        ("back", 7, "b", 5),
        ("back", 0, "b", 0),
        ("on", 7, "m", 8),
        ("on", 7, "b", 9),
        ("last", 7, "b", 43),
        ("on", 43, "b", 43),
        ("to 20", 7, "m", 20),
        ("to 0", 7, "b", 0),
    ],
)
async def test_a_stepper_leads_to_the_stops_beside_and_to_both_ends(
    way: str, step: int, note: str, led_to: int
) -> None:
    place = ReplayReference("m1", step, "0", note)
    led = await OneMatch().handle_button(place, ReplayViewer(Person(100, "Ann"), load_words()), way)
    assert led == replace(place, step=led_to)


async def test_a_step_beyond_the_end_is_no_place_to_go_to() -> None:
    for way in ("to 44", "to x", "to"):
        with pytest.raises(TableError) as refused:
            await OneMatch().handle_button(
                ReplayReference("m1", 7, "0", "m"), ReplayViewer(Person(100, "Ann"), load_words()), way
            )
        assert refused.value.code == "replay-no-step"


def test_a_menu_leads_to_the_end_of_each_round_or_of_as_many_as_it_has_room_for() -> None:
    market, skulls = (
        {option.value.partition(" ")[2]: option.label for option in menu.options if option.value.startswith("to ")}
        for key in ("goblin_market", "emerald_skulls")
        for menu in menus_of(render_replay_screen(_ann_at(key, 0, "t")))
    )
    assert list(market.values()) == [f"Auction {number}" for number in range(1, 13)]
    assert list(skulls.values()) == [f"Turn {number}" for number in range(2, 36, 2)]
    for key, ways in (("goblin_market", market), ("emerald_skulls", skulls)):
        for step, label in ways.items():
            assert f"**{label} of " in text_of(render_replay_screen(_ann_at(key, int(step), "t")))


def test_a_move_that_ends_two_rounds_is_one_place_to_go_to() -> None:
    """Discord refuses a menu with two equal options."""
    step = replace(_ann_at("goats_and_goblins", 0, "t"), round_ends=(9, 20, 20, 31))
    (menu,) = menus_of(render_replay_screen(step))
    assert [option.label for option in menu.options if option.value.startswith("to ")] == [
        "Expedition 1",
        "Expedition 2",
        "Expedition 4",
    ]


EYES = (
    # at which step, whose eyes: of several who are asked the first, and at the end who moved last
    ("goblin_market", 0, "C*d_[]"),
    ("goblin_market", 6, "Ann"),
    ("goblin_market", 43, "Bob"),
    ("goblin_teeth", 2, "C*d_[]"),
    ("emerald_skulls", 1, "Bob"),
    ("emerald_skulls", 556, "C*d_[]"),
)


@pytest.mark.parametrize(("key", "step", "name"), EYES)
def test_the_eyes_of_all_are_those_of_who_is_asked_and_at_the_end_of_who_moved_last(
    key: str, step: int, name: str
) -> None:
    opened, asker = OpenedMatch(table_of(played(key)), played(key), 0), ReplayViewer(Person(100, "Ann"), load_words())
    seen = build_replay_step(ReplayReference("m1", step, ASKED_PLAYER_EYES), opened, asker)
    assert seen.scene.seat is not None
    assert seen.scene.raw_names[seen.scene.seat] == name
    if key == "goblin_teeth":
        assert seen.scene.format_seat_name(2) in text_of(render_replay_screen(seen)).splitlines()[0]
