"""Bluffs beside the honest rows that are ringed: one press each, and only their player can tell which is which."""

from collections.abc import Iterator

import pytest

from bot.games.gobblestones.pictures import layout
from bot.games.gobblestones.pictures.rings import render_number_tab_sprite
from bot.games.gobblestones.rows import (
    HONEST_BESIDE_BLUFFS,
    HONEST_ROW_LABELS,
    OfferedRows,
    WholeRow,
    find_best_offered_rows,
)
from bot.screens.board import render_board
from bot.screens.custom_ids import parse_custom_id
from bot.screens.layout import SmallPicture
from bot.screens.more_menu import render_more_menu
from bot.screens.panel import render_panel
from bot.screens.parts.hints import build_hint_screen, format_hint
from bot.screens.screen_registry import find_screen
from games.engine import Match
from games.engine.typed_text import parse_typed_moves
from games.gobblestones import GobblestonesView
from games.gobblestones.boards import TILE_COLOURS
from games.gobblestones.challenge import is_play_right
from games.gobblestones.events import BluffCaught, PlayProvedHonest
from games.gobblestones.field import build_field, format_space_name
from tests.bot.games.gobblestones.test_gobblestones_ringed import picture, shown
from tests.bot.screens.scenes import Played, buttons_of, menus_of, random_steps, text_of
from tests.games.gobblestones.table import PLENTY, Table, rack, wrong_colour_of

SEED = bytes(range(32))
FIVE = rack(red=1, yellow=1, green=1, blue=1, turquoise=1)


def at_turns(lot: int, most: int = 60) -> Iterator[tuple[Match, int, OfferedRows]]:
    """Yield the positions of a match with bluff in which rows are offered to the player who has the turn."""
    played = Played(Match.deal_by_key("gobblestones", seats=2, options={"bluff": True}, seed=SEED))
    for seat, _ in random_steps(played, lot, most=most):
        view = played.match.view(seat)
        assert isinstance(view, GobblestonesView)
        if (offered := find_best_offered_rows(view)).rows_with_rings:
            yield played.match, seat, offered


def laid(match: Match, seat: int, row: WholeRow) -> Match:
    """Lay a row as its button does."""
    fork = match.fork()
    for move in parse_typed_moves(fork, seat, row.move_text).moves:
        fork.play(seat, move)
    return fork


def table_of(*covered: str, held: tuple[int, ...] = FIVE) -> Table:
    return Table(covered=[*(covered or ("H8",))], racks=[held, PLENTY, PLENTY], bluff=True)


@pytest.mark.parametrize("lot", range(2))
def test_a_ring_lays_its_row_and_ends_the_turn(lot: int) -> None:
    bluffs = honest = 0
    for match, seat, offered in at_turns(lot):
        right = is_play_right(match.state)
        for row in (*offered.rows_with_rings, *offered.others):
            then = laid(match, seat, row)
            assert then.decision is not None
            assert then.decision.kind == "challenge"
            assert len(then.state.laid) <= 5
            assert is_play_right(then.state) == (row.honest and right)
            bluffs, honest = bluffs + (not row.honest), honest + row.honest
    assert min(bluffs, honest) > 20


def test_there_are_as_many_bluffs_as_honest_rings_and_more_where_fewer_rows_are_honest() -> None:
    offered = find_best_offered_rows(table_of().view(0))
    assert len(offered.best) == len(offered.bluffs) == HONEST_BESIDE_BLUFFS
    assert len({len(row.tiles) for row in offered.bluffs}) == 2
    for _, _, found in at_turns(3):
        assert len(found.best) <= HONEST_BESIDE_BLUFFS
        assert len(found.rows_with_rings) <= len(HONEST_ROW_LABELS)


def test_a_row_that_has_begun_with_a_wrong_tile_has_no_honest_rings() -> None:
    table = table_of()
    table.play(f"lay I8 {wrong_colour_of('I8')}")
    offered = find_best_offered_rows(table.view(0))
    assert not offered.best
    assert not any(row.honest for row in offered.others)
    assert offered.bluffs


def test_the_best_row_and_the_best_bluff_of_each_length_take_one_press_and_end_the_turn() -> None:
    for _, _, offered in at_turns(3):
        for honest in (True, False):
            mine = [row for row in (*offered.rows_with_rings, *offered.others) if row.honest is honest]
            ringed = {len(row.tiles) for row in offered.rows_with_rings if row.honest is honest}
            lengths = [len(row.tiles) for row in offered.others if row.honest is honest]
            assert len(lengths) == len(set(lengths))
            assert all(row.ends for row in mine)
            found = sorted(ringed | {*lengths})
            assert [length - index for index, length in enumerate(found)] == found[:1] * len(found), "none is left out"


def test_the_menu_says_which_rows_are_bluffs() -> None:
    scene = shown(table_of()).scene(0)
    (menu,) = menus_of(render_panel(scene))
    bluffs = [option.label for option in menu.options if option.label.startswith("Bluff: ")]
    assert len(bluffs) == sum(not row.honest for row in find_best_offered_rows(table_of().view(0)).others) > 0


def test_without_the_variant_there_are_no_bluffs_and_a_ring_does_not_end_the_turn() -> None:
    offered = find_best_offered_rows(Table(covered=["H8"], racks=[FIVE, PLENTY]).view(0))
    assert not offered.bluffs
    assert len(offered.best) == len(HONEST_ROW_LABELS)
    assert not any(row.ends for row in offered.rows_with_rings)


def honest_twin(view: GobblestonesView, bluff: WholeRow) -> Table:
    """Return a table that looks alike to others, whose player holds the tiles that a bluff claims."""
    hues = [build_field(view.layout).colour[space] for space, _ in bluff.tiles]
    held = [hues.count(hue) for hue in range(len(TILE_COLOURS))]
    held[0] += sum(view.rack or ()) - sum(held)
    return table_of(held=tuple(held))


def test_a_bluff_is_laid_in_the_order_of_the_honest_row() -> None:
    """The others see in which order the spaces were covered."""
    view = table_of().view(0)
    for bluff in find_best_offered_rows(view).bluffs:
        twin = find_best_offered_rows(honest_twin(view, bluff).view(0))
        (honest,) = (row for row in twin.honest_rows if row.space_indices == bluff.space_indices)
        assert [space for space, _ in honest.tiles] == [space for space, _ in bluff.tiles]


def test_nobody_else_sees_what_is_a_bluff() -> None:
    """All that others are shown is the same where a bluff is laid and where its tiles are held, before and after."""
    view = table_of().view(0)
    bluff = find_best_offered_rows(view).bluffs[0]
    one, other = shown(table_of()), shown(honest_twin(view, bluff))
    for _ in range(2):
        assert render_board(one.scene()) == render_board(other.scene())
        assert render_panel(one.scene(1)) == render_panel(other.scene(1))
        lay(one, bluff)
        lay(other, bluff, honestly=True)


def lay(played: Played, row: WholeRow, *, honestly: bool = False, seat: int = 0) -> None:
    """Lay a row and end the turn, if its player still has it."""
    colour = build_field(played.match.state.layout).colour
    if played.match.decision and played.match.decision.kind == "turn":
        for space, hue in row.tiles:
            own = colour[space] if honestly else hue
            played.play(seat, f"lay {format_space_name(space)} {TILE_COLOURS[0 if own is None else own]}")
        played.play(seat, "end")


def test_their_player_reads_which_are_bluffs() -> None:
    table = table_of()
    screen = render_panel(shown(table).scene(0))
    offered = find_best_offered_rows(table.view(0))
    rings = buttons_of(screen)[: len(HONEST_ROW_LABELS)]
    points = [row.points for row in offered.rows_with_rings]
    assert [ring.label for ring in rings] == [f"{sign} {worth}" for sign, worth in zip("①②❸❹", points, strict=True)]
    assert [ring.style for ring in rings] == ["main", "main", "danger", "danger"]
    assert "❸❹ bluff." in text_of(screen)
    assert "❸ a bluff at" in picture(table.view(0)).alt_text
    honest, bluff = render_number_tab_sprite(3), render_number_tab_sprite(3, bluff=True)
    assert bluff.height - honest.height == layout.MASK_OVER > 0, "a goblin looks over its tab"


def test_no_row_that_needs_the_whole_rack_is_said_to_be_caught() -> None:
    """An honest one surely costs the next turn, and stands beside bluffs."""
    told = [
        text_of(render_panel(Played(match).scene(seat))) for lot in range(2) for match, seat, _ in at_turns(lot, 30)
    ]
    assert any("your next turn only draws" in one for one in told)
    assert not any("unless" in one for one in told)


def test_where_rings_cross_each_tells_where_it_begins() -> None:
    for _, _, offered in at_turns(4):
        lines = [set(row.space_indices) for row in offered.rows_with_rings]
        crossing = {index for index, one in enumerate(lines) for other in lines if one is not other and one & other}
        assert crossing <= set(offered.crossing_ring_indices)
    match, seat, offered = next(found for found in at_turns(4) if found[2].crossing_ring_indices)
    scene = Played(match).scene(seat)
    behind = "\n".join(find_screen("gobblestones").format_panel_lines(scene))
    for place in offered.crossing_ring_indices:
        assert f"{offered.ring_labels[place]} from {offered.rows_with_rings[place].space_labels[0]} to " in behind


def test_a_challenge_is_seen_large_in_the_post_that_stays() -> None:
    played = shown(table_of())
    lay(played, find_best_offered_rows(table_of().view(0)).bluffs[0])
    assert len(played.log().figures) == 1
    played.play(1, "challenge")
    played.play(2, "trust")
    moment, _ = played.log().figures
    beat = find_screen("gobblestones").draw_beat(played.scene())
    assert beat is not None
    assert moment.content == beat.png
    assert f"{one_lie(played)} instead of " in text_of(played.log())


def test_each_bluff_that_was_caught_in_a_round_is_seen_in_the_post_that_stays() -> None:
    played = shown(Table(covered=["H8"], racks=[FIVE, FIVE, PLENTY], bluff=True))
    for seat in range(2):
        bluff = offered_to(played, seat).bluffs[0]
        for space, hue in bluff.tiles:
            played.play(seat, f"lay {format_space_name(space)} {TILE_COLOURS[hue]}")
        played.play(seat, "end")
        for other in sorted({0, 1, 2} - {seat}):
            played.play(other, "challenge")
    assert len(played.log().figures) == 3


def test_a_challenge_that_cost_more_than_a_bluff_that_was_caught_is_seen_in_the_post_that_stays() -> None:
    played = shown(Table(covered=["H8"], racks=[FIVE, PLENTY, PLENTY], bluff=True))
    lay(played, min(offered_to(played, 0).bluffs, key=lambda row: row.points))
    for seat in (1, 2):
        played.play(seat, "challenge")
    lay(played, max(offered_to(played, 1).best, key=lambda row: row.points), seat=1)
    for seat in (0, 2):
        played.play(seat, "challenge")
    caught, proved = (
        one for move in played.moves for one in move.events if isinstance(one, BluffCaught | PlayProvedHonest)
    )
    assert caught.points < proved.points
    assert len(played.log().figures) == 3


def offered_to(played: Played, seat: int) -> OfferedRows:
    view = played.match.view(seat)
    assert isinstance(view, GobblestonesView)
    return find_best_offered_rows(view)


def one_lie(played: Played) -> str:
    """Return a tile that was caught, as the log tells it: "B8 was red"."""
    last = played.match.state.turned_up
    colour = build_field(played.match.state.layout).colour
    false = next(pair for pair in zip(last.spaces, last.colours, strict=True) if colour[pair[0]] not in (None, pair[1]))
    return f"{format_space_name(false[0])} was {TILE_COLOURS[false[1]]}"


def test_who_challenged_sees_it_large_by_one_tap() -> None:
    played = shown(table_of())
    lay(played, find_best_offered_rows(table_of().view(0)).bluffs[0])
    played.play(1, "challenge")
    played.play(2, "trust")
    own, public = played.scene(1), played.scene()
    thumbnail = render_panel(own, public=public).parts[0]
    assert isinstance(thumbnail, SmallPicture)
    assert "Menu…" in [button.label for button in buttons_of(render_panel(own, public=public))]
    assert thumbnail.figure.content in [figure.content for figure in render_more_menu(own, public).figures]


class TestHint:
    def test_it_names_the_row_by_its_ring(self) -> None:
        table = table_of()
        best = find_best_offered_rows(table.view(0)).best[0]
        moves = [
            f"lay {space} {TILE_COLOURS[colour]}"
            for space, (_, colour) in zip(best.space_labels, sorted(best.tiles), strict=True)
        ]
        told = format_hint(shown(table).scene(0), moves)
        assert rf"**①\: {' '.join(best.space_labels)} for {best.points} points" in told

    def test_it_says_that_a_row_is_a_bluff(self) -> None:
        table = table_of(held=rack(red=5))
        moves = [f"lay {name} red" for name in ("I8", "J8")]
        assert "the bluff" in format_hint(shown(table).scene(0), moves)

    @pytest.mark.parametrize("bluff", [False, True])
    def test_a_row_without_a_ring_has_a_button_that_plays_it(self, bluff: bool) -> None:
        table = Table(covered=["H8"], racks=[PLENTY] * 3, bluff=bluff)
        played, offered = shown(table), find_best_offered_rows(table.view(0))
        rings = [row.space_labels for row in offered.rows_with_rings]
        lays = [str(move) for move in played.match.legal_moves(0) if str(move).startswith("lay ")]
        move = next(move for move in lays if [move.split()[1].upper()] not in rings)
        (button,) = buttons_of(build_hint_screen(played.scene(0), [move]))
        act = parse_custom_id(button.act)
        assert (button.label, act.verb if act else "") == ("Play it", "text")
        text = act.path if act else ""
        moves = parse_typed_moves(played.match, 0, text).moves
        assert [str(one) for one in moves] == [move, *(["end"] if bluff else [])], "as a ring does"
        ringed = [f"lay {format_space_name(space)} {TILE_COLOURS[colour]}" for space, colour in offered.best[0].tiles]
        assert not buttons_of(build_hint_screen(played.scene(0), ringed)), "its ring has a button"
        assert not buttons_of(build_hint_screen(played.scene(0), ["end"]))

    def test_a_single_move_is_named_as_before(self) -> None:
        assert "Lay nothing, draw 5 tiles" in format_hint(shown(table_of()).scene(0), ["end"])


def test_who_laid_a_row_reads_that_it_is_judged_until_it_is() -> None:
    played = shown(Table(covered=["H8"], racks=[FIVE, PLENTY], bluff=True))
    row = find_best_offered_rows(played.match.view(0)).rows_with_rings[0]  # type: ignore[arg-type]  # a view of this game
    before = find_screen("gobblestones").collect_private_content(played.scene(1), played.scene())
    for move in parse_typed_moves(played.match, 0, row.move_text).moves:
        played.play(0, str(move))
    screen = find_screen("gobblestones")
    assert "Bob decides whether to challenge." in text_of(render_panel(played.scene(0), stands=True))
    assert "decide" not in text_of(render_panel(played.scene(1)))
    assert screen.collect_private_content(played.scene(1), played.scene()) == before
    judged = screen.collect_private_content(played.scene(0), played.scene())
    played.play(1, "trust")
    assert screen.collect_private_content(played.scene(0), played.scene()) != judged
    assert "decide" not in text_of(render_panel(played.scene(0), stands=True))


def test_who_trusts_a_row_and_then_has_no_tiles_reads_what_they_drew() -> None:
    played = shown(Table(covered=["H8"], racks=[FIVE, rack()], bluff=True))
    row = find_best_offered_rows(played.match.view(0)).rows_with_rings[0]  # type: ignore[arg-type]  # a view of this game
    for move in parse_typed_moves(played.match, 0, row.move_text).moves:
        played.play(0, str(move))
    played.play(1, "trust")
    assert "You had no tiles and drew 5." in text_of(render_panel(played.scene(1)))
