"""The screens of Gobblestones: what ending a turn brings, what a play claims, what is unseen, what the record shows."""

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.games.gobblestones.screen import GobblestonesScreen
from bot.screens.board import render_board
from bot.screens.controls.paths import Focus
from bot.screens.custom_ids import parse_custom_id
from bot.screens.layout import MAX_TEXT_LENGTH, Row, Screen
from bot.screens.more_menu import render_more_menu
from bot.screens.panel import render_panel
from bot.screens.scene import Scene
from bot.tables import SeenMove
from games.engine import LuckSource, Match, SwiftChance
from games.engine.random_play import pick_random_move
from games.engine.words import load_words
from games.gobblestones import GobblestonesOptions, LayTile, events
from games.gobblestones.field import SPACE_BY_NAME, build_field
from tests.bot.screens.scenes import Played, buttons_of, text_of
from tests.games.gobblestones.table import GAME, PLENTY, Table, colour_of, rack, wrong_colour_of

pytestmark = pytest.mark.usefixtures("in_words")

SCREEN = GobblestonesScreen()
EMPTY = rack()
LESS = "\N{MINUS SIGN}"
ROW = ("I8", "J8", "K8", "L8", "M8")
LAST_FIVE = rack(**Counter(map(colour_of, ROW)))


def shown(table: Table) -> Played:
    """Return a position with the screens of its match."""
    options = GobblestonesOptions(bluff=table.state.bluff, short_end=table.state.short_end)
    return Played(Match(GAME, table.state.seats, options, LuckSource(bytes(32)), table.state))


def panel_of(table: Table, seat: int = 0) -> Screen:
    return render_panel(shown(table).scene(seat))


def end_button(table: Table) -> tuple[str, str]:
    """Return the label of the button that ends the turn, and whether it plays at once ("play") or asks ("sure")."""
    for button in buttons_of(panel_of(table)):
        act = parse_custom_id(button.act)
        if act and act.path == "end":
            return button.label, act.verb
    raise AssertionError("no button ends the turn")


def asked_once_more(table: Table) -> str:
    """Return all that is said where the end of the turn is asked once more."""
    return text_of(render_panel(shown(table).scene(0), Focus(("end",), confirming=True)))


def _plain(screen: Screen) -> str:
    return text_of(screen).replace("*", "")


class TestWhatEndingATurnBrings:
    def test_laying_nothing_promises_what_is_drawn(self) -> None:
        assert end_button(Table(covered=["H8"])) == ("Lay nothing, draw 5 tiles", "sure")
        assert end_button(Table(covered=["H8"], bag=rack(red=3))) == ("Lay nothing, draw 3 tiles", "sure")
        assert end_button(Table(covered=["H8"], bag=rack(red=1))) == ("Lay nothing, draw 1 tile", "sure")

    def test_laying_nothing_promises_no_draw_that_the_end_takes_away(self) -> None:
        table = Table(covered=["H8"], racks=[PLENTY, EMPTY], bag=rack(red=3), short_end=True)
        assert end_button(table) == ("Lay nothing and end the match", "sure")
        assert "The bag has too few tiles to draw: this ends the match." in asked_once_more(table)

    def test_a_turn_that_ends_no_match_ends_with_one_click(self) -> None:
        table = Table(covered=["H8"])
        table.lay("I8")
        assert end_button(table) == ("End turn: 1 tile, 5 points", "play")

    def test_before_a_rack_is_emptied_where_it_ends_the_match_it_is_asked_once_more(self) -> None:
        table = Table(covered=["H8"], racks=[rack(green=2), PLENTY], bag=rack(red=2))
        table.lay("I8")
        assert end_button(table)[1] == "play"
        table.lay("J8")
        assert end_button(table) == ("End turn and match: 2 tiles, 10 points", "sure")
        said = asked_once_more(table)
        assert "this ends the match" in said
        assert "You lay 2 tiles on I8–J8, for **10 points**." in said

    @pytest.mark.parametrize(("held", "honest"), [(rack(green=1), True), (rack(red=1), False)])
    def test_where_others_may_challenge_a_bluff_the_match_ends_if_it_stands(
        self, held: list[int], honest: bool
    ) -> None:
        table = Table(covered=["H8"], racks=[held, PLENTY], bag=EMPTY, bluff=True)
        table.play(f"lay I8 {'green' if honest else 'red'}")
        said = asked_once_more(table)
        assert ("if this play is not caught, the match ends here" in said) == (not honest)
        assert ("this ends the match" in said) == honest

    def test_each_end_says_why(self) -> None:
        idle = Table(covered=["H8"], racks=[PLENTY, PLENTY], bag=EMPTY, turn=1)
        idle.play("end")
        assert "nobody else has laid anything" in asked_once_more(idle)
        empty = Table(covered=["H8"], racks=[PLENTY, EMPTY], bag=EMPTY)
        empty.lay("I8", "J8", "K8", "L8", "M8")
        assert "The next player has no tile left: this ends the match." in asked_once_more(empty)

    @pytest.mark.parametrize(("bag", "short_end"), [(EMPTY, False), (PLENTY, True)])
    @pytest.mark.parametrize("bluff", [False, True])
    def test_before_a_rack_is_emptied_for_good_it_is_asked_once_more(
        self, bag: list[int], short_end: bool, bluff: bool
    ) -> None:
        racks = [LAST_FIVE, PLENTY, PLENTY]
        table = Table(covered=["H8"], racks=racks, bag=bag, short_end=short_end, bluff=bluff)
        table.lay(*ROW)
        assert end_button(table)[1] == "sure"
        told = asked_once_more(table)
        assert "These are your last tiles" in told
        assert "if this play is not caught" not in told, "it is honest"

    def test_a_rack_that_draws_again_is_emptied_with_one_click(self) -> None:
        table = Table(covered=["H8"], racks=[LAST_FIVE, PLENTY])
        table.lay(*ROW)
        assert end_button(table)[1] == "play"

    @pytest.mark.parametrize(("bag", "short_end"), [(EMPTY, False), (PLENTY, True)])
    def test_the_others_are_told_that_their_turn_is_their_last(self, bag: list[int], short_end: bool) -> None:
        racks = [LAST_FIVE, PLENTY, PLENTY]
        table = Table(covered=["H8"], racks=racks, bag=bag, short_end=short_end)
        table.lay(*ROW)
        seen = shown(table)
        last = "Last turn: Ann has no tiles left, so the match ends when their turn comes."
        assert last not in _plain(render_board(seen.scene()))
        seen.play(0, "end")
        assert last in _plain(render_board(seen.scene()))
        assert last in _plain(render_panel(seen.scene(1)))

    def test_nobody_is_told_of_a_last_turn_while_an_empty_rack_will_draw(self) -> None:
        table = Table(covered=["H8"], racks=[PLENTY, PLENTY, EMPTY], bag=rack(red=3, blue=9))
        assert "Last turn" not in _plain(render_board(shown(table).scene()))

    def test_an_empty_rack_that_draws_is_told(self) -> None:
        table = Table(covered=["H8"], racks=[PLENTY, EMPTY])
        seen = shown(table)
        seen.play(0, "end")
        assert "Bob has no tiles left, lays nothing and draws 5 tiles." in text_of(render_more_menu(seen.scene()))
        own = text_of(render_panel(seen.scene(1)))
        assert "You had no tiles and drew 5." in own
        assert "-# Bob had no tiles left." in text_of(render_panel(seen.scene(0)))

    def test_who_waits_with_an_empty_rack_reads_that_it_is_empty(self) -> None:
        seen = shown(Table(covered=["H8"], racks=[PLENTY, EMPTY, PLENTY]))
        for stands in (False, True):
            assert "-# Your rack is empty." in text_of(render_panel(seen.scene(1), stands=stands))
        assert not any("empty" in text_of(render_panel(seen.scene(seat))) for seat in (0, 2))

    def test_a_turn_without_a_tile_is_said_to_be_passed(self) -> None:
        seen = shown(Table(covered=["H8"], racks=[PLENTY] * 3, bluff=True))
        seen.play(0, "end")
        seen.play(1, "end")
        assert "-# Last moves: Ann passed and Bob passed." in text_of(render_panel(seen.scene(2)))
        assert "-# Ann passed and Bob passed." in text_of(render_board(seen.scene()))


class TestTilesNotSeenYet:
    def topic(self, scene: Scene) -> str:
        return SCREEN.format_topic(scene, "unseen")

    def test_nothing_lies_face_down_without_bluffs_and_nothing_in_an_empty_bag(self) -> None:
        told = self.topic(shown(Table(covered=["H8"])).scene(0))
        assert "or on the racks of others." in told
        assert "the bag" not in self.topic(shown(Table(covered=["H8"], bag=EMPTY)).scene(0))
        assert "or face down." in self.topic(shown(Table(covered=["H8"], bluff=True)).scene(0))

    def test_everyone_may_ask_for_them(self) -> None:
        table = shown(Table(covered=["H8"]))
        for scene in (table.scene(), table.scene(0)):
            assert "Tiles not seen yet" in [button.label for button in buttons_of(render_more_menu(scene))]

    def test_they_are_told_by_colour_without_ones_own(self) -> None:
        scene = shown(Table(covered=["H8"], racks=[rack(red=3, blue=20), PLENTY])).scene
        assert colour_of("H8") == "yellow"
        assert "not seen 17 red, 19 yellow, 20 green, and 20 turquoise yet" in self.topic(scene(0))
        assert "20 red, 19 yellow, 20 green, 20 blue, and 20 turquoise" in self.topic(scene())

    def test_when_all_are_seen_it_says_so(self) -> None:
        table = Table(racks=[(20,) * 5, EMPTY], bag=EMPTY)
        assert self.topic(shown(table).scene(0)) == "You have seen all tiles."


class TestWhatAPlayClaims:
    """The claimed colours, those of the covered spaces, are public while a play is judged; its tiles are not."""

    def judged(self, tiles: Callable[[str], str]) -> Played:
        table = shown(Table(covered=["H8"], racks=[PLENTY] * 3, bluff=True))
        for name in ("I8", "J8", "K8"):
            table.play(0, f"lay {name} {tiles(name)}")
        table.play(0, "end")
        return table

    def test_it_is_asked_about_by_colours_and_points(self) -> None:
        told = text_of(render_board(self.judged(colour_of).scene()))
        assert "<@101> and <@102>: **trust it?**\n-# Ann claims 1 red and 2 green, for 14 points." in told
        asked = text_of(render_panel(self.judged(colour_of).scene(1)))
        assert "**Trust, or challenge?**" in asked
        assert "Ann claims 1 red and 2 green, for 14 points." in asked

    def test_a_tile_on_grey_claims_no_colour_as_there_is_no_grey_tile(self) -> None:
        colours = build_field(Table(covered=["H8"]).view(0).layout).colour
        grey = next(name for name, space in SPACE_BY_NAME.items() if colours[space] is None and name[0] != "A")
        before = f"{chr(ord(grey[0]) - 1)}{grey[1:]}"
        table = shown(Table(covered=[before], racks=[PLENTY] * 3, bluff=True))
        table.play(0, f"lay {grey} red")
        table.play(0, "end")
        assert "-# Ann claims 1 on grey, for 0 points." in text_of(render_board(table.scene()))
        assert f"claims any colour on {grey}, for **0 points**" in text_of(render_more_menu(table.scene(1)))

    def test_it_is_told_space_by_space(self) -> None:
        table = self.judged(colour_of)
        for scene in (table.scene(), table.scene(1)):
            assert "claims green on I8, green on J8, and red on K8, for **14 points**" in text_of(
                render_more_menu(scene)
            )

    def test_the_stake_stands_on_the_buttons(self) -> None:
        rows = [part for part in render_panel(self.judged(colour_of).scene(1)).parts if isinstance(part, Row)]
        assert [button.visible_label for button in rows[0].buttons] == ["Trust", "Challenge, risk 14"]
        assert rows[0].buttons[0].label == "Trust: the play scores 14 points"
        assert rows[0].buttons[1].label == "Challenge: if all is right, you lose 14 points"

    def test_no_verdict_on_an_earlier_play_stands_beside_it_as_if_it_were_the_answer(self) -> None:
        table = self.judged(wrong_colour_of)
        table.play(1, "challenge")
        table.play(2, "trust")
        assert [one.name for one in render_panel(table.scene(0), public=table.scene()).figures] == ["beat", "picture1"]
        table.play(1, "lay H7 red")
        table.play(1, "end")
        asked = render_panel(table.scene(0), public=table.scene())
        assert [one.name for one in asked.figures] == ["picture1"]
        lines = text_of(asked).splitlines()
        assert lines[-2] == "-# **Bob caught you:** no points.", "what happened before stands above the claim"
        assert lines[-1].startswith("-# Bob claims ")

    def test_who_challenged_an_honest_play_reads_what_that_cost_and_so_does_its_player(self) -> None:
        table = self.judged(colour_of)
        table.play(1, "challenge")
        table.play(2, "trust")
        assert f"-# Ann was **honest:** you {LESS}14, Ann +14." in text_of(render_panel(table.scene(1)))
        why = f"-# Ann was honest: Ann +14, Bob {LESS}14."
        assert why in text_of(render_board(table.scene())), "others read what the points are for, too"
        assert why.removeprefix("-# ") in text_of(render_panel(table.scene(2)))
        table.play(1, "lay H7 red")
        table.play(1, "end")
        assert f"-# Bob challenged you wrongly: your 14 count, Bob {LESS}14." in text_of(render_panel(table.scene(0)))
        table.match.end_by_agreement()
        assert f"Ann 14 · Bob {LESS}14 · " in text_of(table.log())

    def test_one_that_is_open_when_the_match_ends_scores_nothing_and_the_log_says_so(self) -> None:
        table = self.judged(colour_of)
        assert "still open" not in text_of(table.log())
        table.match.end_by_agreement()
        *_, told, end = text_of(table.log()).splitlines()
        assert told == "Ann’s claim was still open when the match ended: it scores nothing."
        assert end.startswith("-# At the end · Ann 0 ")

    def test_all_who_judge_it_are_told_the_same_whatever_lies_there(self) -> None:
        right, wrong = self.judged(colour_of), self.judged(wrong_colour_of)
        assert text_of(render_board(right.scene())) == text_of(render_board(wrong.scene()))
        for seat in (1, 2):
            assert text_of(render_panel(right.scene(seat))) == text_of(render_panel(wrong.scene(seat)))


class TestWhatTheRecordShows:
    """Ruling: the record of a finished match lists the colours of trusted plays, and the bot says so beforehand."""

    def finished(self, **options: Any) -> Played:
        table = Played(Match.deal_by_key("gobblestones", seats=2, options=options, seed=b"record" * 5 + b"!!"))
        rng = SwiftChance("record")
        while table.match.decision is not None:
            seat, move = pick_random_move(GAME, table.match.state, table.match.decision, rng)
            table.play(seat, move)
        return table

    def test_it_lists_the_tiles_of_trusted_plays(self) -> None:
        table = self.finished(bluff=True)
        down = [(space, table.match.state.tiles[space]) for space in table.match.state.down]
        lays = [played.move for played in table.match.build_record().moves]
        assert down
        assert all(str(LayTile(space, colour)) in lays for space, colour in down)

    def test_the_board_counts_the_bluffs_that_nobody_caught_when_the_match_is_over(self) -> None:
        scene = self.finished(bluff=True).scene()
        told = text_of(render_board(replace(scene, story=tuple(move.move for move in scene.table_view.log))))
        assert "-# Uncaught bluffs: " in told
        assert "bluff" not in text_of(render_board(self.finished().scene()))

    def test_bluffs_are_told_by_player_with_their_number_and_points_before_where_they_are(self) -> None:
        worths = {0: (3, 9, 4, 12, 5, 6), 1: (40,)}
        rows = [
            events.PlayUnchallenged(seat, [f"{column}{seat + 1}"], points)
            for seat, each in worths.items()
            for column, points in zip("ABCDEF", each, strict=False)
        ]
        scene = self.finished(bluff=True).scene()
        view = replace(SCREEN.view(scene), wrong_spaces=tuple(SPACE_BY_NAME[row.spaces[0]] for row in rows))
        story = (SeenMove(1, 0, None, "player", tuple(rows)),)
        scene = replace(scene, table_view=replace(scene.table_view, view=view), story=story)
        assert SCREEN.format_topic(scene, "bluffs").splitlines()[1:] == [
            "**Bob: 1 bluff for 40 points:** A2 for 40",
            "**Ann: 6 bluffs for 39 points:** D1 for 12, B1 for 9, F1 for 6, E1 for 5, C1 for 4, A1 for 3",
        ]
        assert SCREEN.result_texts.format_final_lines(scene)[-1] == "-# Uncaught bluffs: Bob 1 for 40, Ann 6 for 39."

    def test_all_bluffs_have_room_however_many_got_through(self) -> None:
        scene = self.finished(bluff=True).scene()
        spaces = [*SPACE_BY_NAME][-100:]
        view = replace(SCREEN.view(scene), wrong_spaces=tuple(map(SPACE_BY_NAME.__getitem__, spaces)))
        rows = tuple(events.PlayUnchallenged(index % 2, [space], 10 + index) for index, space in enumerate(spaces))
        story = (SeenMove(1, 0, None, "player", rows),)
        scene = replace(scene, table_view=replace(scene.table_view, view=view), story=story)
        for say in map(load_words, ("en", "de")):
            told = SCREEN.format_topic(replace(scene, say=say), "bluffs")
            assert len(told) < MAX_TEXT_LENGTH
            assert all(re.search(rf"\b{space} f", told) for space in spaces)

    def test_whoever_lays_face_down_is_told_before_they_end_the_turn(self) -> None:
        for bluff in (True, False):
            table = Table(covered=["H8"], bluff=bluff)
            table.lay("I8")
            assert ("then **Record** lists every tile" in text_of(render_more_menu(shown(table).scene(0)))) == bluff


class TestWhatYouAnsweredYourself:
    def test_more_tells_it_until_all_have_answered_and_to_nobody_else(self) -> None:
        table = shown(Table(covered=["H8"], racks=[PLENTY] * 3, bluff=True))
        table.match.play(0, "lay H9 red")
        table.match.play(0, "end")
        first, last = table.match.decision.seats if table.match.decision else ()
        table.match.play(first, "challenge")
        said = "You challenge this play. Nobody else knows yet."
        assert said in text_of(render_more_menu(table.scene(first)))
        assert not any(said in text_of(render_more_menu(table.scene(seat))) for seat in (0, last))
        assert said not in text_of(render_more_menu(table.scene()))
        table.match.play(last, "trust")
        assert said not in text_of(render_more_menu(table.scene(first)))

    def test_trust_reads_as_trust(self) -> None:
        table = shown(Table(covered=["H8"], racks=[PLENTY] * 3, bluff=True))
        table.match.play(0, "lay H9 red")
        table.match.play(0, "end")
        table.match.play(1, "trust")
        assert "You trust this play. Nobody else knows yet." in text_of(render_more_menu(table.scene(1)))


def test_coaching_tells_the_rules_of_the_variant_that_is_played() -> None:
    plain, bluff = (
        SCREEN.move_texts.format_coaching_line(shown(Table(covered=["H8"], bluff=bluff)).scene(0), "turn")
        for bluff in (False, True)
    )
    assert "each on its own colour or on grey" in plain
    assert "each on its own colour" not in bluff
    assert "on any colours" in bluff
