"""The lower part of the picture: a plate for each player, with gold, tag and open hand."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from bot.games.goats_and_goblins.pictures import layout as at
from bot.games.goats_and_goblins.pictures.contents import (
    Tag,
    few_asked,
    hand,
    leader,
    lies_buried,
    owes,
    plate_tag,
    played,
    tag,
)
from bot.games.goats_and_goblins.pictures.crest import draw_crest
from bot.games.goats_and_goblins.pictures.pieces import FOLDER, tile_sprite
from bot.games.goats_and_goblins.pictures.tunnel import COURSE, GRAIN, dim_rails, dim_wall
from bot.pictures.painting.canvas import Box, Canvas
from bot.pictures.painting.lettering import Face, Font, Lettering, fitted, length
from bot.pictures.painting.slabs import BESIDE, DIM, LIT, OWN, Look, slab
from bot.pictures.painting.sprites import (
    Drawing,
    Place,
    Size,
    Sprite,
    drawn,
    icon,
    paint,
    plain_icon,
    plate,
    sprite,
    tones_in,
)
from bot.pictures.painting.theme import BROWN, CAVE, CREAM, GOLD, GREEN, GREY, INK, LEDGE, SEATS, SKY, YELLOW
from bot.pictures.shared.figures import draw_figure, head, standing
from bot.pictures.shared.players import GAP, PLATE_RADIUS, number, signed
from bot.pictures.shared.portraits import face_at
from bot.pictures.shared.scenery import OUTLINE
from games.engine.words import Words
from games.goats_and_goblins import GoatsAndGoblinsView
from games.goats_and_goblins.cave import Kind

PALE = "#e6d9bd"
"""Words of what is quiet."""
TAGS: dict[Tag, tuple[str, str]] = {
    "leader": (GOLD, INK),
    "in": (GREEN.base, GREEN.dark),
    "out": (SKY.dark, PALE),
    "voted": (LEDGE, PALE),
    "voting": (GREY.deep, CREAM),
}
"""Fill and ink of a tag. Three dots say in both places who may still answer: here with a word, elsewhere alone."""
LOW_TAGS: dict[Tag, tuple[str, str]] = {"leader": (YELLOW.dark, YELLOW.soft), "in": (GREEN.dark, GREEN.soft)}
"""The same while cards on the stack are in the light."""
LOST = (GREY.dark, GREY.soft)
"""The same of those who lie buried."""
SIGN_INKS: dict[Tag, str] = {"voted": GREEN.soft}
"""The ink of a tag's sign, if it is not that of the word."""

SHADOW = 4
LEADS = Look(BROWN.deep, BROWN.deep, BROWN.base, "#c38d17", CREAM, BROWN.deep, rim=4)
INSIDE = replace(LEADS, edge=GREEN.base)
"""Plates of those who are in the cave, in the light of its lamps: the edge is as the tag."""
LOW = replace(LEADS, edge=BROWN.base, rim=3)
"""The same while cards on the stack are in the light."""
WOOD = replace(LEADS, lip=BROWN.base, edge=BROWN.base, rim=3)
"""All plates when the match is over, but for the winner's and the reader's own."""
ASKED, PLAIN, AWAY = (replace(look, above=look.ground, below=look.ground) for look in (LIT, BESIDE, DIM))
MINE = replace(WOOD, edge=OWN.edge, rim=OWN.rim)
"""Plates of one tone each: the steps of a gradient are hardly seen on them, and cost bytes in each picture."""

LAMPLIGHT, LIGHT_ON_CREAM = ("#66400f", "#815808"), ("#f3e3bb", "#f6e1a7")
"""The light of the lantern on a broad plate in the dark, and on one in the light."""
FAR = ("#332d25", "#564a3a")
"""A tent that is hardly seen: its opening, and its cloth."""
ART: dict[Tag, tuple[str, Size]] = {"out": ("fire", (50, 62)), "in": ("cart-front", (92, 55))}
"""What tags show that are drawings of their own, as in the cave above; and how large they are."""
FEWEST = 2
"""Only so many have a row each."""

Line = list[tuple[Kind, int]]


@dataclass(frozen=True, slots=True)
class Style:
    """How all plates of a board are drawn: the side of their cards, and whether tags are large.

    Where hands are too full for one line of cards beside somebody, plates are `compact`: with a crest, and more lines.
    On `broad` plates cards are of that side, beside a column with name and gold, unless it is zero.
    """

    tile: int
    large: bool = True
    compact: bool = False
    broad: int = 0

    def room(self, width: int, tagged: bool) -> int:
        """Return how much of a plate's width is left for cards."""
        if self.compact:
            return width - at.HAND_LEFT
        return width - SHADOW - at.HAND_LEFT_OF_BUST - (at.STUB[0] + at.STUB_IN if tagged and self.large else at.EDGE)


STYLES = (
    Style(at.TILES[0]),
    Style(at.TILES[1]),
    Style(at.TILES[1], large=False),
    Style(at.TILES[2], large=False, compact=True),
)
COMPACT = Style(at.TILE, large=False, compact=True)


def style_of(view: GoatsAndGoblinsView) -> Style:
    """Return the style with the largest cards and tags for which there is room."""
    if not any(view.hands):
        return COMPACT
    widths = [(seat, _width(row)) for row in rows(view) for seat in row]
    style = next((style for style in STYLES if all(_fits(view, seat, wide, style) for seat, wide in widths)), COMPACT)
    return style if style.compact else replace(style, broad=_broad_tile(view, style))


def _broad_tile(view: GoatsAndGoblinsView, style: Style) -> int:
    """Return the side of the largest cards that fit on all plates that are alone in their rows; zero if none do."""
    alone = [row[0] for row in rows(view) if len(row) == 1]
    wide = _width(alone[:1]) - at.NAME_COLUMN
    room = {seat: style.room(wide, plate_tag(view, seat) is not None) for seat in alone}
    return next((side for side in at.BROAD_TILES if all(_needs(view, seat, side) <= room[seat] for seat in alone)), 0)


def _needs(view: GoatsAndGoblinsView, seat: int, side: int) -> float:
    """Return how broad a hand of cards of this side is, with what was spent."""
    held = sum(_tile_width(count, side) for _, count in hand(view, seat))
    return held + at.SPENT_STEP * len(played(view, seat))


def _fits(view: GoatsAndGoblinsView, seat: int, width: int, style: Style) -> bool:
    return _needs(view, seat, style.tile) <= style.room(width, plate_tag(view, seat) is not None)


def crew_height(view: GoatsAndGoblinsView) -> int:
    """Return the height of this part: rows of two plates, and one of its own for whoever leads if the number is odd."""
    return GAP + sum(height + _apart(view) for height in _heights(view, style_of(view)))


def _apart(view: GoatsAndGoblinsView) -> int:
    """Return what is between rows: rails, until all have come home."""
    return 2 * GAP if view.outcome else at.TRACK


def draw_crew(canvas: Canvas, view: GoatsAndGoblinsView, names: Sequence[str], words: Words, top: int) -> None:
    """Draw the plates before the dim end of the cave; each row is above rails, and who is inside has wheels."""
    y, style = top + GAP, style_of(view)
    heights = _heights(view, style)
    if not view.outcome:
        for down in range(0, GAP + sum(heights) + len(heights) * at.TRACK, 2 * COURSE):
            canvas.paste(dim_wall(), (0, top + down))
    for row, height in zip(rows(view), heights, strict=True):
        width = _width(row)
        if not view.outcome:
            canvas.paste(dim_rails(), (0, y + height + at.TRACK - at.RAILS))
        for column, seat in enumerate(row):
            x = GAP + column * (width + GAP)
            _Plate(canvas, view, seat, (x, y, x + width, y + height), style).draw(names[seat], words)
        y += height + _apart(view)


def rows(view: GoatsAndGoblinsView) -> list[list[int]]:
    """Return who stands in which row: of an odd number, whoever leads or won stands first, as broad as two.

    Each of only two has a row. At the end they stand by their gold, like the heaps above them.
    """
    first = (view.outcome.winners[0] if view.outcome else leader(view),) if view.seats % 2 else ()
    order = sorted(range(view.seats), key=lambda seat: -view.scores[seat]) if view.outcome else range(view.seats)
    others = [seat for seat in order if seat not in first]
    if view.seats == FEWEST:
        return [[seat] for seat in others]
    pairs = [others[place : place + 2] for place in range(0, len(others), 2)]
    return [list(first), *pairs] if first else pairs


def _width(row: Sequence[int]) -> int:
    return at.PLATE_WIDTH if len(row) > 1 else at.WIDTH - 2 * GAP


def _heights(view: GoatsAndGoblinsView, style: Style) -> list[int]:
    """Return the height of each row: if anybody has cards, all have room for a line of them, so that rows are alike."""
    if not style.compact:
        return [at.PLATE] * len(rows(view))
    lines = [max(len(_lines_of(view, seat, _width(row), style)) for seat in row) for row in rows(view)]
    least, step = min(1, max(lines)), style.tile + at.HAND_APART
    return [at.HEADER + max(least, count) * step + (4 if least else 8) for count in lines]


def _lines_of(view: GoatsAndGoblinsView, seat: int, width: int, style: Style) -> list[Line]:
    """Return the hand on a compact plate in lines, beside the spent cards: none if there is nothing to show."""
    held, spent = hand(view, seat), len(played(view, seat))
    return _lines(held, style.room(width, tagged=False) - at.SPENT_STEP * spent, style.tile) if held or spent else []


def _lines(held: Line, width: int, tile: int) -> list[Line]:
    """Return a hand broken into lines; an empty one has one line, too."""
    lines: list[Line] = [[]]
    x = 0.0
    for kind, count in held:
        if x + _tile_width(count, tile) > width:
            lines.append([])
            x = 0.0
        lines[-1].append((kind, count))
        x += _tile_width(count, tile)
    return lines


def _tile_width(count: int, side: int) -> float:
    return side + at.TILE_GAP + (length(str(count), Face(Font.ROUND, _count_size(side))) + 4 if count > 1 else 0)


def _count_size(side: int) -> int:
    return at.COUNT_SIZES[side > at.TILES[0]]


@lru_cache(maxsize=8)
def dots(ground: str) -> Sprite:
    """Return the sign of somebody who may answer."""
    (wide, high), (fill, ink) = at.OWES, TAGS["voting"]
    canvas = Canvas(at.OWES, ground)
    canvas.paste(plate(at.OWES, at.TAG_RADIUS, fill, fill, ground), (0, 0))
    sign = plain_icon(f"{FOLDER}/voting", at.TAG_ICON, fill, paint(sign=ink), 4)
    canvas.paste_about(sign, (wide // 2, high // 2))
    return canvas.sprite()


@lru_cache(maxsize=1)
def _wheel() -> Sprite:
    """Return a wheel of a cart."""
    half = at.WHEEL // 2
    circles = "".join(
        f'<circle cx="{half}" cy="{half}" r="{radius}" fill="{tone}"/>'
        for radius, tone in ((half, OUTLINE), (half - 3, GREY.deep), (half - 10, GREY.base), (5, OUTLINE))
    )
    opening = f'<svg xmlns="http://www.w3.org/2000/svg" width="{at.WHEEL}" height="{at.WHEEL}"'
    svg = f'{opening} shape-rendering="crispEdges">{circles}</svg>'
    return drawn(svg, GRAIN, (OUTLINE, GREY.deep, GREY.base))


@lru_cache(maxsize=16)
def _stub(shown: Tag, words: Words, ground: str, tones: tuple[str, str]) -> Sprite:
    """Return a large tag: the drawing of where somebody is, or of what they did, over the word.

    Who has not voted has no tag of another colour than their plate.
    """
    (fill, ink), wide = tones, at.STUB[0]
    if shown == "voting":
        fill, ink = ground, INK if ground == ASKED.ground else PALE
    canvas = Canvas(at.STUB, ground)
    canvas.paste(plate(at.STUB, at.TAG_RADIUS, fill, fill, ground), (0, 0))
    if shown in ART:
        name, size = ART[shown]
        art = sprite(
            size,
            (Drawing(f"{FOLDER}/{name}", (0, 0, size[0]), crisp=True, height=size[1]),),
            fill,
            tones_in(f"{FOLDER}/{name}"),
        )
    else:
        art = plain_icon(f"{FOLDER}/{shown}", at.STUB_ICON, fill, paint(sign=SIGN_INKS.get(shown, ink)), 4)
    canvas.paste_about(art, (wide // 2, at.STUB_MIDDLES[0]))
    text = Lettering(words("picture-goats-and-goblins-tag", tag=shown), Face(Font.ROUND, at.STUB_SIZE))
    canvas.write_about(text, (wide // 2, at.STUB_MIDDLES[1]), ink, fill, within=wide - 8)
    return canvas.sprite()


@lru_cache(maxsize=1)
def _tent_far_away() -> Sprite:
    """Return the tent of those who wait at the camp, hardly seen."""
    wide, high = at.TENT_ON_PLATE
    opening = f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" shape-rendering="crispEdges">'
    shapes = (
        f'<path fill="{FAR[1]}" d="M0 {high}L{wide // 2} 0 {wide} {high}z"/>'
        f'<path fill="{FAR[0]}" d="M{wide // 2} 12L{wide * 2 // 3} {high}H{wide // 2 - 4}z"/>'
    )
    return drawn(f"{opening}{shapes}</svg>", PLAIN.ground, FAR)


@lru_cache(maxsize=4)
def _beam_of_light(size: Size, tones: tuple[str, str], ground: str) -> Sprite:
    """Return the light of the lantern on a broad plate: it falls on whoever leads, from the right."""
    wide, high = size
    cones = "".join(
        f'<path fill="{tone}" d="M{wide} {high // 2 - near}L0 {far}V{high - far}L{wide} {high // 2 + near}z"/>'
        for tone, near, far in zip(tones, (16, 8), (0, high // 4), strict=True)
    )
    opening = f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" shape-rendering="crispEdges">'
    return drawn(f"{opening}{cones}</svg>", ground, tones)


class _Plate:
    """One player's plate, as it is drawn on a canvas."""

    def __init__(self, canvas: Canvas, view: GoatsAndGoblinsView, seat: int, box: Box, style: Style) -> None:
        self.canvas, self.view, self.seat, self.style = canvas, view, seat, style
        self.left, self.top, self.right, self.bottom = box
        asked = view.decision.seats if view.decision else ()
        self.won = view.outcome is not None and seat in view.outcome.winners
        away = tag(view, seat) == "out" or lies_buried(view, seat)
        self.inside = tag(view, seat) in ("in", "leader")
        look = LOW if view.stack else LEADS if tag(view, seat) == "leader" else INSIDE
        lit = (seat in asked and few_asked(view)) or self.won
        self.look = ASKED if lit else AWAY if away else look if self.inside else PLAIN
        if view.outcome and not lit:
            self.look = MINE if seat == view.seat else WOOD
        self.fill, self.ink = self.look.ground, self.look.ink
        self.broad = style.broad if self.right - self.left > at.PLATE_WIDTH else 0
        self.tile = self.broad or style.tile
        self.middle = self.top + (at.HEADER_MIDDLE if style.compact else at.NAME_MIDDLE)

    def draw(self, name: str, words: Words) -> None:
        """Draw the plate: from both sides inwards; the name takes the rest."""
        size = (self.right - self.left, self.bottom - self.top)
        if self.inside:
            for x in (self.left + at.WHEEL_IN, self.right - at.WHEEL_IN):
                self.canvas.paste(_wheel(), (x - at.WHEEL // 2, self.bottom + at.WHEEL_DOWN - at.WHEEL))
        self.canvas.paste(
            slab(size, PLATE_RADIUS, self.look, CAVE if self.view.outcome else GRAIN, shadow=SHADOW),
            (self.left, self.top),
        )
        if self.broad and self.style.large and tag(self.view, self.seat) == "leader" and self.look in (LEADS, ASKED):
            self._draw_light()
        elif self.look is PLAIN and not self.style.compact and plate_tag(self.view, self.seat) is None:
            self._draw_tent()
        right = self._draw_tag(words)
        self._draw_question(right, words)
        self._draw_cards(right if self.style.large else self.right - SHADOW - at.EDGE)
        left = self.left + (at.NAME_LEFT if self.style.compact else at.HAND_LEFT_OF_BUST)
        right = self._draw_column(left) if self.broad else self._draw_quiet(self._draw_owes(self._draw_gold(right)))
        shown = fitted(name, at.NAME_SIZES, right - left, f"#{self.seat + 1}")
        self.canvas.write(shown, (left, self.middle), self.ink, self.fill)
        self._draw_face()

    def _draw_tent(self) -> None:
        """Draw the tent of those who wait at the camp, if the hand leaves room for it."""
        tent, held = _tent_far_away(), round(_needs(self.view, self.seat, self.tile))
        x = self.right - SHADOW - at.EDGE - tent.width
        if self.left + at.HAND_LEFT_OF_BUST + at.NAME_COLUMN * bool(self.broad) + held <= x:
            self.canvas.paste(tent, (x, self.bottom - SHADOW - self.look.rim - tent.height))

    def _draw_column(self, left: int) -> int:
        """Draw gold and signs below where the name will be, if there are any; return where the column ends."""
        right, signs = left + at.NAME_COLUMN, owes(self.view, self.seat) or self.seat in self.view.silent
        name, alone, below = (self.top + down for down in at.BROAD_MIDDLES)
        self.middle = below
        if any(self.view.scores) or signs:
            text = number(self.view.scores[self.seat], at.GOLD_SIZE)
            gold = length(text.text, text.face) + at.COIN + 6 if any(self.view.scores) else 0
            end = self._draw_gold(left + round(gold)) + round(gold) + 2 * at.TILE_GAP
            for sign, wide in ((self._draw_owes, at.OWES[0]), (self._draw_quiet, at.QUIET)):
                if sign(end + wide) < end:
                    end += wide + at.TILE_GAP
        self.middle = name if any(self.view.scores) or signs else alone
        return right - at.TILE_GAP

    def _draw_light(self) -> None:
        """Draw the light of the lantern between its tag and whoever leads."""
        rim, left = self.look.rim + 2, self.left + at.BUST_MIDDLE
        size = self.right - SHADOW - at.STUB_IN - at.STUB[0] - left, self.bottom - SHADOW - self.top - 2 * rim
        tones = LIGHT_ON_CREAM if self.look is ASKED else LAMPLIGHT
        self.canvas.paste(_beam_of_light(size, tones, self.fill), (left, self.top + rim))

    def _draw_face(self) -> None:
        """Draw the player: they stand behind the plate's lower edge; on a compact plate there is only their badge."""
        if self.style.compact:
            middle = self.left + at.CREST_LEFT + at.CREST_SIDES[0] // 2, self.middle
            draw_crest(self.canvas, self.seat, at.CREST_SIDES, middle, self.fill)
            above = middle[1] + 2 - at.CREST_SIDES[1] // 2
        else:
            middle = self.left + at.BUST_MIDDLE, self.bottom - SHADOW - self.look.rim
            above = middle[1] - standing(at.BUST) + at.BUST - head(self.seat, at.BUST, self.fill).height
            if face_at(self.seat):
                draw_figure(self.canvas, self.seat, at.BUST, self.fill, middle, crisp=True)
            else:
                about = self.left + at.BUST_MIDDLE, (self.top + self.bottom - SHADOW) // 2
                self.canvas.paste_about(signed(self.seat, at.BUST, self.fill), about)
        if self.won:
            self.canvas.paste_about(icon("theme/crown", at.CROWN, self.fill), (middle[0], above))

    def _draw_cards(self, right: int) -> None:
        """Draw the hand below the name, and what was spent with its right end here."""
        style, held = self.style, hand(self.view, self.seat)
        if style.compact:
            lines = _lines_of(self.view, self.seat, self.right - self.left, style)
            middle = at.HEADER + style.tile // 2
        else:
            lines, middle = [held], (at.PLATE - SHADOW) // 2 if self.broad else at.HAND_MIDDLE
        left = self.left + (at.HAND_LEFT if style.compact else at.HAND_LEFT_OF_BUST)
        left += at.NAME_COLUMN * bool(self.broad)
        for place, line in enumerate(lines):
            self._draw_line(line, (left, self.top + middle + place * (style.tile + at.HAND_APART)))
        self._draw_played((right, self.top + middle))

    def _draw_question(self, right: int, words: Words) -> None:
        """Draw what the Leader asks who may come along, with its right end here, if there is room for it."""
        if not self.broad or self.view.stage != "voting" or self.view.stack or tag(self.view, self.seat) != "leader":
            return
        told = words("picture-goats-and-goblins-asks")
        left = self.left + at.HAND_LEFT_OF_BUST + at.NAME_COLUMN + round(_needs(self.view, self.seat, self.tile))
        room = right - left - 2 * at.EDGE
        faces = (Face(Font.ROUND, size) for size in at.ASKS_SIZES)
        face = next((face for face in faces if length(told, face) <= room), None)
        if face:
            middle = (left + right) // 2, (self.top + self.bottom - SHADOW) // 2
            self.canvas.write_about(Lettering(told, face), middle, self.ink, LAMPLIGHT[0])

    def _draw_gold(self, right: int) -> int:
        """Draw the gold with its right end here, once anybody has some; return where it begins.

        At the end the heaps above the plates tell it.
        """
        if self.view.outcome or not any(self.view.scores):
            return right
        text = number(self.view.scores[self.seat], at.GOLD_SIZE)
        x = right - length(text.text, text.face)
        self.canvas.write(text, (x, self.middle), self.ink, self.fill)
        x -= at.COIN + 6
        self.canvas.paste_about(
            plain_icon(f"{FOLDER}/coin", at.COIN, self.fill, (), 4), (x + at.COIN // 2, self.middle)
        )
        return x - at.TILE_GAP

    def _draw_tag(self, words: Words) -> int:
        """Draw the tag at the right end; return where it begins."""
        shown, right = plate_tag(self.view, self.seat), self.right - SHADOW - at.EDGE
        if shown is None:
            return right
        if self.style.large:
            left = self.right - SHADOW - at.STUB_IN - at.STUB[0]
            high = self.bottom - SHADOW - self.top
            stub = _stub(shown, words, self.fill, self._tones(shown))
            self.canvas.paste(stub, (left, self.top + (high - at.STUB[1]) // 2))
            return left - at.TILE_GAP
        fill, ink = self._tones(shown)
        text = Lettering(words("picture-goats-and-goblins-tag", tag=shown), Face(Font.ROUND, at.TAG_SIZE))
        inner = at.TAG_ICON + (6 + length(text.text, text.face) if text.text else 0)
        left = right - inner - 20
        pill = plate((right - left, at.TAG_HEIGHT), at.TAG_RADIUS, fill, fill, self.fill)
        self.canvas.paste(pill, (left, self.middle - at.TAG_HEIGHT // 2))
        sign = plain_icon(f"{FOLDER}/{shown}", at.TAG_ICON, fill, paint(sign=SIGN_INKS.get(shown, ink)), 3)
        self.canvas.paste_about(sign, (left + 10 + at.TAG_ICON // 2, self.middle))
        self.canvas.write(text, (left + 10 + at.TAG_ICON + 6, self.middle), ink, fill)
        return left - at.TILE_GAP

    def _tones(self, shown: Tag) -> tuple[str, str]:
        """Return fill and ink of a tag: few are in the light of their colour."""
        if lies_buried(self.view, self.seat):
            return LOST
        return LOW_TAGS.get(shown, TAGS[shown]) if self.view.stack else TAGS[shown]

    def _draw_owes(self, right: int) -> int:
        """Draw three dots for somebody who may answer, where no tag says so; return where they begin."""
        if not owes(self.view, self.seat):
            return right
        left = right - at.OWES[0]
        self.canvas.paste(dots(self.fill), (left, self.middle - at.OWES[1] // 2))
        return left - at.TILE_GAP

    def _draw_quiet(self, right: int) -> int:
        """Draw the sign of a player who said "no more from me"; return where it begins."""
        if self.seat not in self.view.silent:
            return right
        left = right - at.QUIET
        quiet = plain_icon(f"{FOLDER}/quiet", at.QUIET, self.fill, (), 6)
        self.canvas.paste_about(quiet, (left + at.QUIET // 2, self.middle))
        return left - at.TILE_GAP

    def _draw_played(self, end: Place) -> None:
        """Draw the cards that the player spent since the reader last played, up to a right end, on their colour."""
        for place, kind in enumerate(reversed(played(self.view, self.seat))):
            middle = end[0] - at.SPENT_STEP // 2 - place * at.SPENT_STEP, end[1]
            hue = SEATS[self.seat][0].base
            self.canvas.paste_about(plate((at.SPENT_STEP - 4,) * 2, 12, hue, hue, self.fill), middle)
            self.canvas.paste_about(tile_sprite(kind, at.SPENT, hue), middle)

    def _draw_line(self, line: Line, start: Place) -> None:
        x, y = start
        for kind, count in line:
            side = self.tile
            self.canvas.paste_about(tile_sprite(kind, side, self.fill), (x + side // 2, y))
            if count > 1:
                self.canvas.write(number(count, _count_size(side)), (x + side + 3, y), self.ink, self.fill)
            x += round(_tile_width(count, side))
