"""What the pictures of Gobblestones show, and what they hide."""

import io
from dataclasses import replace
from itertools import product

from PIL import Image

from bot.games.gobblestones.pictures import layout
from bot.games.gobblestones.pictures.board import is_on_odd_board
from bot.games.gobblestones.pictures.contents import (
    build_player_plates,
    choose_space_lights,
    choose_visible_rows,
    find_space_shade,
    list_challenged_tiles,
    list_seats_to_answer,
    measure_challenge_tray_height,
)
from bot.games.gobblestones.pictures.tiles import (
    SeenTile,
    render_empty_space_sprite,
    render_rack_sprite,
    render_stone_sprite,
)
from bot.pictures import Picture
from bot.pictures.drawing import draw_pictures
from bot.pictures.painting.theme import RED, SEAT_LOOKS, find_nearest_palette_index
from games.engine import Outcome
from games.engine.match import Match
from games.engine.words import load_words
from games.gobblestones import TILE_COLOURS, GobblestonesView, build_field
from games.gobblestones.field import ALL_SPACES, ROW_STRIDE, SPACE_BY_NAME
from games.gobblestones.views import TileSeen

DARK = (False, False)
EDGE = 17
"""So wide is the edge of a space on which the ring of a row may be, and at its corner the face of who laid it."""
NAMES = ("Ann", "Bob", "Cid", "Dee")


def match_of(seats: int = 2, *, bluff: bool = False) -> Match:
    return Match.deal_by_key("gobblestones", seats=seats, options={"bluff": bluff, "first": 1}, seed=b"7" * 32)


def view_of(match: Match, seat: int | None) -> GobblestonesView:
    view = match.view(seat)
    assert isinstance(view, GobblestonesView)
    return view


def board(match: Match) -> Picture:
    return draw_pictures("gobblestones", "board", match.view(None), NAMES[: match.seats], load_words())[0]


def panel(match: Match, seat: int) -> Picture:
    return draw_pictures("gobblestones", "panel", match.view(seat), NAMES[: match.seats], load_words())[0]


def without_rings(match: Match, seat: int) -> Picture:
    """Return a panel as if its player were not asked."""
    view = replace(view_of(match, seat), ending=None)
    return draw_pictures("gobblestones", "panel", view, NAMES[: match.seats], load_words())[0]


def cell(picture: Picture, match: Match, space: int) -> bytes:
    """Return the pixels of a space."""
    x, y = choose_visible_rows(view_of(match, None)).compute_cell_corner(space)
    y += layout.STRIP_HEIGHT
    image = Image.open(io.BytesIO(picture.png))
    return image.crop((x, y, x + layout.CELL, y + layout.CELL)).tobytes()


def within(pixels: bytes) -> bytes:
    """Return the pixels of a space without its edge."""
    return (
        Image.frombytes("P", (layout.CELL, layout.CELL), pixels)
        .crop((EDGE, EDGE, layout.CELL - EDGE, layout.CELL - EDGE))
        .tobytes()
    )


def shows(pixels: bytes, tile: bytes) -> bool:
    """Tell whether a space shows a tile, but for the ring of its row and a face at one corner of it."""
    half, ends = layout.CELL // 2, ((EDGE, layout.CELL // 2), (layout.CELL // 2, layout.CELL - EDGE))
    seen, whole = (Image.frombytes("P", (2 * half, 2 * half), one) for one in (pixels, tile))
    boxes = [(left, upper, right, lower) for left, right in ends for upper, lower in ends]
    return sum(seen.crop(box).tobytes() == whole.crop(box).tobytes() for box in boxes) >= len(boxes) - 1


def lay_some(match: Match, count: int) -> list[tuple[int, int]]:
    """Lay tiles for the player whose turn it is; return (space, colour) of each."""
    seat = view_of(match, None).turn
    for _ in range(count):
        match.play(seat, next(str(move) for move in match.legal_moves(seat) if str(move).startswith("lay")))
    return list(view_of(match, seat).laid)


def answer(match: Match, word: str) -> None:
    while match.decision and match.decision.kind == "challenge":
        match.play(match.decision.seats[0], word)


def words_for_colours(text: str) -> int:
    return sum(text.count(colour) for colour in TILE_COLOURS)


def test_every_open_space_shows_its_colour_and_worth() -> None:
    match = match_of()
    lay_some(match, 1)
    match.play(0, "end")
    picture, view = board(match), view_of(match, None)
    field, covered = build_field(view.layout), {tile.space for tile in view.tiles}
    shown, light, seen = choose_visible_rows(view), choose_space_lights(view), set()
    for space in (space for space in set(ALL_SPACES) - covered if shown.first <= space // ROW_STRIDE <= shown.last):
        lit = light.get(space, "far")
        sprite = render_empty_space_sprite(
            field.colour[space],
            field.value[space],
            lit,
            find_space_shade(space, covered) if lit == "open" else DARK,
            odd=is_on_odd_board(space),
        )
        assert within(cell(picture, match, space)) == within(sprite.image.tobytes())
        seen.add(lit)
    assert seen == {"open", "far"}


def test_the_last_play_is_marked() -> None:
    match = match_of()
    [(space, colour)] = lay_some(match, 1)
    match.play(0, "end")
    plain, dim = (render_stone_sprite(SeenTile(colour, True, dim=old)).image.tobytes() for old in (False, True))
    marked = cell(board(match), match, space)
    assert marked != plain
    assert shows(marked, plain)
    assert (
        marked.count(find_nearest_palette_index(SEAT_LOOKS[0][0].base))
        > plain.count(find_nearest_palette_index(SEAT_LOOKS[0][0].base)) + 200
    )
    match.play(1, "end")
    assert cell(board(match), match, space) == dim != plain


def test_the_centres_are_marked_while_no_tile_lies() -> None:
    match = match_of()
    centres = [SPACE_BY_NAME[name] for name in ("C3", "H8", "M13")]
    before = [cell(board(match), match, space) for space in centres]
    lay_some(match, 1)
    match.play(0, "end")
    after = [cell(board(match), match, other) for other in centres]
    assert all(a != b for a, b in zip(before, after, strict=True))
    assert "H8" in board(match_of()).alt_text


def test_a_half_laid_turn_is_in_its_players_panel_and_nowhere_else() -> None:
    match = match_of()
    untouched = board(match), panel(match, 1)
    laid = lay_some(match, 2)
    assert (board(match), panel(match, 1)) == untouched
    field, mine = build_field(view_of(match, 0).layout), without_rings(match, 0)
    for space, colour in laid:
        stone = SeenTile(colour, True, space=(field.colour[space], field.value[space]))
        assert cell(mine, match, space) == render_stone_sprite(stone).image.tobytes()


def test_a_face_down_tile_shows_its_colour_to_its_layer_alone() -> None:
    match = match_of(bluff=True)
    [(space, colour)] = lay_some(match, 1)
    match.play(0, "end")
    field = build_field(view_of(match, 0).layout)
    for claim in ((field.colour[space], field.value[space]), None):
        own = render_stone_sprite(SeenTile(colour, False, space=claim)).image.tobytes()
        hidden = render_stone_sprite(SeenTile(None, False, space=claim)).image.tobytes()
        assert not shows(own, hidden)
        assert shows(cell(panel(match, 0), match, space), own)
        for picture in (without_rings(match, 1), board(match)):
            assert shows(cell(picture, match, space), hidden)
            assert not shows(cell(picture, match, space), own)
        answer(match, "trust")


def test_a_claim_is_shown_by_sign_and_worth_and_to_its_layer_by_a_corner_if_it_is_a_lie() -> None:
    claims = [(claim, worth) for claim in (None, *range(5)) for worth in (0, 2, 6)]
    for own in (None, 0):
        sprites = {render_stone_sprite(SeenTile(own, False, space=claim)).image.tobytes() for claim in claims}
        assert len(sprites) == len(claims)


def test_a_row_that_is_judged_lies_large_below_the_field() -> None:
    match = match_of(3, bluff=True)
    lay_some(match, 2)
    match.play(0, "end")
    for picture in (board(match), without_rings(match, 1)):
        assert picture.height * 341 / picture.width <= 370
        side = layout.measure_tray_height(choose_visible_rows(view_of(match, None)), judged=True) - layout.CLAIM_EDGE
        assert side > 1.5 * layout.CELL
        claim = render_stone_sprite(
            next(iter(list_challenged_tiles(view_of(match, None)).values())), side
        ).image.tobytes()
        image = Image.open(io.BytesIO(picture.png))
        y = (
            picture.height
            - layout.measure_tray_height(choose_visible_rows(view_of(match, None)), judged=True) // 2
            - 2
            - side // 2
        )
        assert any(image.crop((x, y, x + side, y + side)).tobytes() == claim for x in range(layout.WIDTH - side))


def test_when_the_match_is_over_those_who_won_stand_in_the_light_above_the_field() -> None:
    view = view_of(match_of(3), None)
    won, lost = (
        draw_pictures(
            "gobblestones", "board", replace(view, outcome=Outcome((0, 0, 0), ranks, "")), NAMES[:3], load_words()
        )[0]
        for ranks in ((2, 1, 3), (2, 3, 1))
    )
    assert won.height == layout.FAME_HEIGHT + layout.WHOLE_FIELD.height
    assert won.height * 341 / won.width <= 370
    assert top_of(won) != top_of(lost)


def top_of(picture: Picture) -> bytes:
    return Image.open(io.BytesIO(picture.png)).crop((0, 0, layout.WIDTH, layout.FAME_HEIGHT)).tobytes()


def test_the_words_tell_what_a_play_claims_while_it_is_judged() -> None:
    match = match_of(bluff=True)
    laid = lay_some(match, 2)
    match.play(0, "end")
    view = view_of(match, 1)
    colour = build_field(view.layout).colour
    names = [None if (hue := colour[space]) is None else TILE_COLOURS[hue] for space, _ in laid]
    claims = ", ".join(f"{name_of(space)} {name or 'grey'}" for (space, _), name in zip(laid, names, strict=True))
    assert view.last is not None
    for picture in (board(match), panel(match, 0), panel(match, 1)):
        assert f"Ann claims {claims}, face down, for {view.last.points}." in picture.alt_text


def test_the_words_never_tell_a_hidden_colour() -> None:
    """They are the same whatever is there."""
    told = set()
    for number in range(2):
        match = match_of(bluff=True)
        lays = [str(move) for move in match.legal_moves(0) if str(move).startswith("lay H8")]
        match.play(0, lays[number])
        match.play(0, "end")
        while_judged = board(match).alt_text, panel(match, 1).alt_text
        assert panel(match, 0).alt_text.count("(face down)") == 1
        answer(match, "trust")
        told.add((*while_judged, board(match).alt_text, panel(match, 1).alt_text))
        assert words_for_colours(board(match).alt_text) == 0
    assert len(told) == 1


def caught(match: Match) -> tuple[int, int]:
    """Play a lie that is caught; return its space and the colour of its tile."""
    field = build_field(view_of(match, 0).layout)
    wrong = next(
        str(move)
        for move in match.legal_moves(0)
        if (parts := str(move).split())[0] == "lay"
        and field.colour[SPACE_BY_NAME[parts[1]]] not in (None, TILE_COLOURS.index(parts[2]))
    )
    match.play(0, wrong)
    match.play(0, "end")
    answer(match, "challenge")
    return SPACE_BY_NAME[wrong.split()[1]], TILE_COLOURS.index(wrong.split()[2])


def test_a_play_that_was_caught_leaves_its_spaces_open_and_marked() -> None:
    match = match_of(bluff=True)
    field = build_field(view_of(match, 0).layout)
    space, colour = caught(match)
    plain = render_empty_space_sprite(field.colour[space], field.value[space]).image.tobytes()
    assert cell(board(match), match, space) != plain
    assert f"{name_of(space)} {TILE_COLOURS[colour]}, challenged by Bob and taken back" in board(match).alt_text


def test_a_row_that_was_turned_up_lies_below_the_field_and_the_picture_is_no_higher_for_it() -> None:
    match = match_of(bluff=True)
    _, colour = caught(match)
    seen = view_of(match, None)
    assert seen.last
    told, untold = (
        draw_pictures("gobblestones", "board", view, NAMES[:2], load_words())[0]
        for view in (seen, replace(seen, last=replace(seen.last, challenger=None)))
    )
    height = measure_challenge_tray_height(seen)
    assert height >= layout.TRAYS[-1]
    assert told.height <= untold.height
    tray = Image.open(io.BytesIO(told.png)).crop((0, told.height - height, layout.WIDTH, told.height)).tobytes()
    shown = render_rack_sprite(colour, layout.compute_verdict_tile_side(height, layout.WIDTH), RED.deep).image
    middle = shown.crop((layout.CLAIM_OVER, shown.height // 2, shown.width // 2, shown.height // 2 + 1)).tobytes()
    assert middle in tray


def test_a_row_that_was_turned_up_fits_between_the_two_whom_it_concerns_with_all_that_it_claimed() -> None:
    for height, count in product(layout.VERDICTS, range(1, 6)):
        room = layout.measure_room_between_parties(height, count)
        tile = layout.compute_verdict_tile_side(height, room // count)
        assert tile >= layout.MIN_CLAIMED_TILE
        assert count * (tile + layout.measure_room_for_claim(tile) + layout.TILE_GAP) <= room


def test_the_words_tell_turn_scores_racks_bag_tiles_and_last_play() -> None:
    match = match_of()
    laid = lay_some(match, 2)
    points = view_of(match, 0).laid_points
    match.play(0, "end")
    alt = board(match).alt_text
    assert "Bob’s turn" in alt
    assert f"Ann {points} points, 6 tiles; Bob 0 points, 5 tiles" in alt
    assert "In the bag: 87" in alt
    assert f"Last play: Ann at {', '.join(name_of(space) for space, _ in laid)} for {points}." in alt
    assert all(TILE_COLOURS[colour] in alt for _, colour in laid)


def name_of(space: int) -> str:
    return next(name for name, number in SPACE_BY_NAME.items() if number == space)


def test_the_words_of_a_panel_tell_the_rack_and_the_row_so_far() -> None:
    match = match_of()
    laid = lay_some(match, 2)
    view, alt = view_of(match, 0), panel(match, 0).alt_text
    for colour, count in enumerate(view.rack or ()):
        assert (f"{count} {TILE_COLOURS[colour]}" in alt) == bool(count)
    tiles = ", ".join(f"{name_of(space)} {TILE_COLOURS[colour]}" for space, colour in laid)
    assert f"Laid this turn, for {view.laid_points}: {tiles}." in alt


def test_the_words_tell_who_still_has_to_answer() -> None:
    match = match_of(3, bluff=True)
    lay_some(match, 1)
    match.play(0, "end")
    assert "Ann has laid face down; to answer: Bob, Cid." in board(match).alt_text
    match.play(1, "trust")
    assert "Ann has laid face down; to answer: Cid." in board(match).alt_text


def test_a_field_too_full_for_every_colour_tells_what_is_covered() -> None:
    # The hundred tiles of the box, on every other space so that no two make a run, all of the longest colour.
    tiles = tuple(TileSeen(space, TILE_COLOURS.index("turquoise"), True) for space in ALL_SPACES[::2][:100])
    view = replace(view_of(match_of(4), None), tiles=tiles)
    few, many = (
        draw_pictures("gobblestones", "board", one, ["x" * 40] * 4, load_words())[0].alt_text
        for one in (replace(view, tiles=tiles[:20]), view)
    )
    assert few.count("turquoise") == 20
    assert many.count("turquoise") == 0
    assert "Covered spaces by row. 1: A, C, E, G, I, K, M, O; 2: B, D," in many
    assert len(many) <= 1024


def test_a_spectator_has_no_panel() -> None:
    assert draw_pictures("gobblestones", "panel", match_of().view(None), NAMES[:2], load_words()) == []


def test_the_strip_shows_whose_turn_it_is() -> None:
    match = match_of()
    strips = []
    for _ in range(2):
        image = Image.open(io.BytesIO(board(match).png))
        strips.append(image.crop((0, 0, image.width, layout.STRIP_HEIGHT)).tobytes())
        match.play(view_of(match, None).turn, "end")
    assert strips[0] != strips[1]


def test_while_a_row_is_judged_ones_own_plate_alone_is_lit_and_all_who_answer_have_a_sign() -> None:
    match = match_of(3, bluff=True)
    lay_some(match, 1)
    match.play(0, "end")
    for onlooker, lit in ((None, []), (0, []), (1, [1]), (2, [2])):
        view = view_of(match, onlooker)
        assert [plate.seat for plate in build_player_plates(view, NAMES[:3]) if plate.waited_for] == lit
        assert list_seats_to_answer(view) == (1, 2)
    match.play(1, "trust")
    assert list_seats_to_answer(view_of(match, None)) == (2,)
    match.play(2, "trust")
    assert [plate.seat for plate in build_player_plates(view_of(match, None), NAMES[:3]) if plate.waited_for] == [1]
    assert list_seats_to_answer(view_of(match, None)) == ()
