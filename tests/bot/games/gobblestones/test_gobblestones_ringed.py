"""The best rows are ringed for their player alone, and the picture shows the rows of the field that are in play."""

import io
from itertools import combinations
from math import hypot

import pytest
from PIL import Image

from bot.games.gobblestones.pictures import layout
from bot.games.gobblestones.pictures.board import WOOD_COLOURS, _draw_frame
from bot.games.gobblestones.pictures.contents import choose_visible_rows, list_recent_rows
from bot.games.gobblestones.pictures.ring_geometry import RingGeometry
from bot.games.gobblestones.pictures.rings import draw_rings, draw_row_labels, place_row_labels, place_row_numbers
from bot.games.gobblestones.rows import HONEST_BESIDE_BLUFFS, HONEST_ROW_LABELS, WholeRow, find_best_offered_rows
from bot.pictures import Picture
from bot.pictures.drawing import draw_pictures
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.fonts import Font, FontFace
from bot.pictures.painting.lettering import render_text_mask
from bot.pictures.painting.sprites import render_cell_sprite
from bot.pictures.painting.theme import BLACK, GOLD, PARCHMENT, find_nearest_palette_index
from bot.screens.board import render_board
from bot.screens.controls.paths import Focus
from bot.screens.controls.widget import MENU_SIZE
from bot.screens.panel import render_panel
from games.engine import LuckSource, Match
from games.engine.words import load_words
from games.gobblestones import GobblestonesOptions, GobblestonesView
from games.gobblestones.field import ALL_SPACES, FIELD_SIZE, ROW_STRIDE
from tests.bot.screens.scenes import Played, buttons_of, menus_of, random_steps
from tests.games.gobblestones.table import GAME, PLENTY, Table, rack, worth
from tests.games.gobblestones.table import at as space_at_name

SEED = bytes(range(32))
ROUND = 12
"""How round the corners of a tab are: `rx` in its drawing."""
NEAR = 3
"""So near to the edge of a ring a place on it is."""
BARE = render_cell_sprite((layout.CELL, layout.CELL), (), BLACK, (BLACK,))


def view_of(match: Match, seat: int | None) -> GobblestonesView:
    view = match.view(seat)
    assert isinstance(view, GobblestonesView)
    return view


def picture(view: GobblestonesView, kind: str = "panel") -> Picture:
    return draw_pictures("gobblestones", kind, view, ["Ann", "Bob", "Cid", "Dee"][: view.seats], load_words())[0]


def shown(table: Table) -> Played:
    options = GobblestonesOptions(bluff=table.state.bluff)
    return Played(Match(GAME, table.state.seats, options, LuckSource(bytes(32)), table.state))


def ground_of(view: GobblestonesView, window: layout.FieldWindow) -> RingGeometry:
    return RingGeometry(window, 0, frozenset(tile.space for tile in view.tiles))


def away_from_worths(spot: tuple[int, int], ground: RingGeometry, core: float = 0) -> float:
    """Return how far the nearest worth of a space without a tile is from a sign, beyond a square `core` in it."""
    digit = render_text_mask("0", FontFace(Font.ROUND, layout.VALUE_SIZE)).size
    corners = (ground.shown.compute_cell_corner(space) for space in set(ALL_SPACES) - ground.lying)
    middles = [(left + layout.CELL // 2, upper + layout.CELL // 2) for left, upper in corners]
    return min(
        hypot(
            max(0, abs(x - spot[0]) - digit[0] / 2 - core),
            max(0, abs(y - spot[1]) - digit[1] / 2 - core),
        )
        for x, y in middles
    )


def shared(one: WholeRow, other: WholeRow) -> int:
    return len(set(one.space_indices) & set(other.space_indices))


class TestWhichRowsAreRinged:
    @pytest.mark.parametrize("bluff", [False, True])
    def test_they_are_the_best_by_points_that_share_at_most_half_their_tiles(self, bluff: bool) -> None:
        played, ringed = Played(Match.deal_by_key("gobblestones", seats=2, options={"bluff": bluff}, seed=SEED)), 0
        for seat, _ in random_steps(played, lot=2, most=60):
            offered = find_best_offered_rows(view_of(played.match, seat))
            best, most = offered.best, HONEST_BESIDE_BLUFFS if bluff else len(HONEST_ROW_LABELS)
            ringed += len(best) == most
            assert [row.points for row in best] == sorted((row.points for row in best), reverse=True)
            for one, other in combinations(best, 2):
                assert 2 * shared(one, other) <= min(len(one.tiles), len(other.tiles))
            for row in (one for one in offered.others if one.honest):
                nearer = [one for one in best if one.points >= row.points]
                alike = any(2 * shared(row, one) > min(len(row.tiles), len(one.tiles)) for one in nearer)
                assert alike or len(nearer) == most
        assert ringed > 10

    def test_the_first_is_worth_the_most(self) -> None:
        table = Table(covered=["H8"])
        best = find_best_offered_rows(table.view(0)).best[0]
        assert best.points == max(row.points for row in find_best_offered_rows(table.view(0)).honest_rows)
        assert best.points == worth(*best.space_labels)

    def test_nobody_has_any_who_is_not_asked(self) -> None:
        table = Table(covered=["H8"], racks=[PLENTY] * 3)
        assert find_best_offered_rows(table.view(0)).best
        assert not any(find_best_offered_rows(table.view(onlooker)).honest_rows for onlooker in (1, 2, None))

    def test_a_row_that_has_begun_is_gone_on_with(self) -> None:
        table = Table(covered=["H8"])
        table.lay("I8")
        for row in find_best_offered_rows(table.view(0)).best:
            assert "I8" not in row.space_labels
            assert row.space_labels[0][1:] == "8" or row.space_labels[0][0] == "I"


class TestWhoSeesThem:
    """Rings follow from a rack: the player who does not hold it sees the same, whatever it holds."""

    def twins(self) -> list[Table]:
        held = [rack(red=5), rack(red=1, yellow=1, green=1, blue=1, turquoise=1)]
        return [Table(covered=["H8", "I8"], racks=[mine, PLENTY, PLENTY]) for mine in held]

    def test_only_the_player_who_is_asked(self) -> None:
        one, other = self.twins()
        assert picture(one.view(0)) != picture(other.view(0))
        assert find_best_offered_rows(one.view(0)).best != find_best_offered_rows(other.view(0)).best
        for onlooker in (1, 2):
            assert picture(one.view(onlooker)) == picture(other.view(onlooker))
            assert render_board(shown(one).scene()) == render_board(shown(other).scene())
            assert render_panel(shown(one).scene(onlooker)) == render_panel(shown(other).scene(onlooker))
        assert picture(one.view(None), "board") == picture(other.view(None), "board")

    def test_their_words_are_in_no_other_picture(self) -> None:
        view = self.twins()[0].view
        for told in (picture(view(1)), picture(view(2)), picture(view(None), "board")):
            assert not any(sign in told.full_text for sign in HONEST_ROW_LABELS)

    def test_they_are_gone_with_their_question(self) -> None:
        table = Table(covered=["H8"], racks=[PLENTY] * 2)
        played = shown(table)
        assert "①" in render_panel(played.scene(0)).figures[0].alt
        played.play(0, "end")
        assert "①" not in render_panel(played.scene(0)).figures[0].alt
        assert not any("①" in button.label for button in buttons_of(render_panel(played.scene(0))))

    def test_their_player_reads_them_in_words_with_what_the_turn_scores(self) -> None:
        view = Table(covered=["H8"]).view(0)
        best = find_best_offered_rows(view).best
        told = picture(view)
        for sign, row in zip(HONEST_ROW_LABELS, best, strict=False):
            assert f"{sign} {' '.join(row.space_labels)}, {row.points} points" in told.alt_text
            assert f"{sign} {' '.join(row.space_labels)}, {row.points} points" in told.full_text

    def test_each_has_a_ring_and_its_own_number_in_the_picture(self) -> None:
        view = Table(covered=["H8"]).view(0)
        rows = find_best_offered_rows(view).best
        shown = choose_visible_rows(view, rows)
        canvas = Canvas((layout.WIDTH, shown.height), BLACK)
        ground = ground_of(view, shown)
        draw_rings(canvas, rows, ground, lambda _: BARE)
        draw_row_labels(canvas, place_row_labels(rows, (), (), None, ground))
        drawn = picture(view)
        image = Image.open(io.BytesIO(drawn.png)).crop(
            (0, layout.STRIP_HEIGHT, layout.WIDTH, layout.STRIP_HEIGHT + shown.height)
        )
        black = find_nearest_palette_index(BLACK)
        rings = [(index, ink) for index, ink in enumerate(canvas.image.tobytes()) if ink != black]
        pixels = image.tobytes()
        assert len(rings) > 4 * 500
        assert all(pixels[place] == ink for place, ink in rings)

    def test_where_two_cross_the_better_one_lies_over_the_other(self) -> None:
        window = layout.WHOLE_FIELD
        rows = [
            WholeRow(tuple((space_at_name(name), 0) for name in names), 1)
            for names in (["G8", "H8", "I8"], ["H7", "H8", "H9"])
        ]
        for better, other in (rows, rows[::-1]):
            canvas = Canvas((layout.WIDTH, window.height), BLACK)
            draw_rings(canvas, (better, other), RingGeometry(window, 0, frozenset()), lambda _: BARE)
            x, y = window.compute_cell_corner(space_at_name("H8"))
            crossing = canvas.image.crop((x, y, x + layout.CELL, y + layout.CELL)).tobytes()
            assert find_nearest_palette_index(PARCHMENT) not in crossing
            assert find_nearest_palette_index(GOLD) in crossing

    def test_on_the_first_turn_gold_is_round_the_best_row_alone(self) -> None:
        match = Match.deal_by_key("gobblestones", seats=2, seed=SEED)
        view = view_of(match, view_of(match, None).turn)
        best = find_best_offered_rows(view).best
        apart = set(view.playable_spaces) - {space for row in best for space in row.space_indices}
        assert best
        assert apart
        image = Image.open(io.BytesIO(picture(view).png))
        for space in apart:
            x, y = layout.WHOLE_FIELD.compute_cell_corner(space)
            beside = image.getpixel((x - 4, y + layout.STRIP_HEIGHT + layout.CELL // 2))
            assert beside != find_nearest_palette_index(GOLD)

    def test_no_number_lies_on_another(self) -> None:
        for seed in range(12):
            played = Played(Match.deal_by_key("gobblestones", seats=2, seed=bytes([seed]) * 32))
            for seat, _ in random_steps(played, lot=seed, most=12):
                view = view_of(played.match, seat)
                rows = find_best_offered_rows(view).best
                middles = place_row_numbers(rows, ground_of(view, choose_visible_rows(view, rows)))
                for (x, y), (other_x, other_y) in combinations(middles, 2):
                    assert max(abs(x - other_x), abs(y - other_y)) >= layout.TAB

    def test_numbers_of_rings_are_a_space_and_a_half_apart_where_a_corner_is_free_for_it(self) -> None:
        ground = RingGeometry(layout.WHOLE_FIELD, layout.STRIP_HEIGHT, frozenset())
        one, beside = ([space_at_name(f"{letter}{row}") for row in (11, 12, 13)] for letter in "MN")
        first = ground.choose_number_tab_position(one, [])
        other = ground.choose_number_tab_position(beside, [first])
        assert max(abs(a - b) for a, b in zip(first, other, strict=True)) >= 1.5 * layout.TAB

    def test_arrows_in_the_corners_say_where_the_field_goes_on(self) -> None:
        gold = find_nearest_palette_index(GOLD)
        for shown, above, below in (
            (layout.FieldWindow(9, 14), 2, 0),
            (layout.FieldWindow(0, 5), 0, 2),
            (layout.WHOLE_FIELD, 0, 0),
        ):
            image = _draw_frame(shown, WOOD_COLOURS).image
            tops = [
                (edge - 20, 0, edge + 20, layout.HEAD_HEIGHT)
                for edge in (layout.NUMBERS_MIDDLE, layout.WIDTH - layout.NUMBERS_MIDDLE)
            ]
            feet = [(left, shown.height - 20, right, shown.height) for left, _, right, _ in tops]
            found = [sum(gold in image.crop(box).tobytes() for box in boxes) for boxes in (tops, feet)]
            assert found == [above, below]

    def test_a_number_is_on_its_ring_mostly_at_a_corner_and_covers_no_worth_of_a_space(self) -> None:
        seen = corners = 0
        for seed in range(6):
            played = Played(Match.deal_by_key("gobblestones", seats=2, seed=bytes([seed]) * 32))
            for seat, _ in random_steps(played, lot=seed, most=40):
                view = view_of(played.match, seat)
                rows = find_best_offered_rows(view).best
                ground = ground_of(view, choose_visible_rows(view, rows))
                for row, spot in zip(rows, place_row_numbers(rows, ground), strict=True):
                    left, upper, right, lower = ground.compute_ring_box(row.space_indices)
                    aside = min(abs(spot[0] - left), abs(spot[0] - right)) <= NEAR
                    above = min(abs(spot[1] - upper), abs(spot[1] - lower)) <= NEAR
                    assert aside or above
                    corners += aside and above
                    assert away_from_worths(spot, ground, layout.TAB / 2 - ROUND) > ROUND
                    seen += 1
        assert seen > 100
        assert corners > 0.9 * seen

    def test_a_face_covers_no_worth_and_most_of_every_tile_is_seen(self) -> None:
        seen = 0
        for seed in range(3):
            played = Played(Match.deal_by_key("gobblestones", seats=2, seed=bytes([seed]) * 32))
            for seat, _ in random_steps(played, lot=seed, most=40):
                for view in (view_of(played.match, seat), view_of(played.match, None)):
                    rows = find_best_offered_rows(view).best if view.ending else ()
                    ground = ground_of(view, choose_visible_rows(view, rows))
                    for _, (x, y) in place_row_labels(rows, list_recent_rows(view), (), None, ground).layers:
                        seen += 1
                        assert away_from_worths((x, y), ground) > layout.SIGN_SIZE / 2
                        middles = [
                            (left + layout.CELL // 2, upper + layout.CELL // 2)
                            for left, upper in map(ground.shown.compute_cell_corner, ALL_SPACES)
                        ]
                        assert min(hypot(x - across, y - down) for across, down in middles) > layout.CELL / 2
        assert seen > 50

    def test_their_buttons_say_what_the_whole_turn_scores(self) -> None:
        table = Table(covered=["H8"])
        table.lay("I8", "J8")
        view = table.view(0)
        labels = [button.label for button in buttons_of(render_panel(shown(table).scene(0)))]
        best = find_best_offered_rows(view).best
        assert best
        told = [f"{sign} {view.laid_points + row.points}" for sign, row in zip(HONEST_ROW_LABELS, best, strict=False)]
        assert labels[: len(best)] == told


class TestTheRowsOfTheFieldThatAreShown:
    def test_all_while_it_is_empty(self) -> None:
        assert choose_visible_rows(Table().view(None)) == layout.WHOLE_FIELD

    def test_those_in_play_and_two_more(self) -> None:
        assert choose_visible_rows(Table(covered=["H8", "H9"]).view(None)) == layout.FieldWindow(5, 10)
        assert choose_visible_rows(Table(covered=["H1"]).view(None)) == layout.FieldWindow(0, 2)
        assert choose_visible_rows(Table(covered=["H14"]).view(None)) == layout.FieldWindow(11, 14)

    def test_all_if_hardly_any_would_be_left_out(self) -> None:
        assert choose_visible_rows(Table(covered=["H3", "H11"]).view(None)) == layout.WHOLE_FIELD
        assert choose_visible_rows(Table(covered=["H4", "H11"]).view(None)) == layout.FieldWindow(1, 12)

    def test_all_of_ones_best_rows_and_of_the_row_that_has_begun(self) -> None:
        table = Table(covered=["H8"])
        for laid in ("H9", "H10", "H11"):
            view = table.view(0)
            best = find_best_offered_rows(view).best
            window = choose_visible_rows(view, best)
            rows = {space // ROW_STRIDE for row in best for space in row.space_indices} | {
                space // ROW_STRIDE for space, _ in view.laid
            }
            assert window.first <= min(rows)
            assert max(rows) <= window.last
            table.lay(laid)

    def test_a_picture_is_as_high_as_they_are_and_never_higher_than_a_phone_has_room(self) -> None:
        few = picture(Table(covered=["H8"], racks=[rack(red=1)] * 4).view(1))
        whole = picture(Table(racks=[PLENTY] * 4).view(0))
        assert few.height < whole.height / 1.8
        assert whole.height * 341 / whole.width <= 370

    def test_a_desktop_shows_it_large_enough_to_read(self) -> None:
        """It shows a picture at most 350 pixels high: letters have 8 of them then, and numbers that are needed 11."""
        scale = 350 / layout.compute_picture_size(layout.WHOLE_FIELD, layout.measure_tray_height(layout.WHOLE_FIELD))[1]
        letters = (layout.COORDINATE_SIZE, layout.NAME_SIZE, layout.HELD_SIZE)
        numbers = (
            layout.VALUE_SIZE,
            layout.TAB_SIZE,
            layout.SCORE_SIZE,
            layout.BAG_COUNT_SIZE,
            layout.COUNT_SIZE,
            layout.POINTS_SIZE,
        )
        assert min(letters) * scale >= 8
        assert min(numbers) * scale >= 11

    def test_every_space_of_a_row_has_its_place(self) -> None:
        window = layout.FieldWindow(4, 11)
        assert window.compute_cell_corner(space_at_name("A5"))[1] == layout.HEAD_HEIGHT
        assert window.compute_cell_corner(space_at_name("A12"))[1] + layout.CELL + layout.FOOT_HEIGHT == window.height
        assert layout.WHOLE_FIELD.row_count == FIELD_SIZE


class TestTheOneMenu:
    def test_no_tile_is_missing_however_many_may_be_laid(self) -> None:
        covered = [f"{column}{row}" for column in "BDFHJLN" for row in (4, 12)]
        table = Table(covered=covered, racks=[PLENTY, PLENTY], bluff=True)
        played = shown(table)
        lays = [str(move) for move in played.match.legal_moves(0) if str(move).startswith("lay")]
        spaces = list(dict.fromkeys(lay.split()[1] for lay in lays))
        assert len(lays) > len(spaces) > MENU_SIZE
        (menu,) = menus_of(render_panel(played.scene(0)))
        assert menu.options[-1].value == "lay"
        found = []
        for page in range(2):
            (level,) = menus_of(render_panel(played.scene(0), Focus(("lay",), page)))
            found += [option.value for option in level.options]
        assert sorted(found) == sorted(spaces)

    def test_few_tiles_are_there_at_once_and_what_may_be_taken_back_before_them(self) -> None:
        table = Table(covered=["H8"], racks=[rack(red=1, green=2), PLENTY])
        table.lay("I8")
        played = shown(table)
        (menu,) = menus_of(render_panel(played.scene(0)))
        values = [option.value for option in menu.options if option.value.split()[0] in ("lay", "take")]
        assert values[0] == "take I8"
        assert set(values) == {str(move) for move in played.match.legal_moves(0)} - {"end"}
