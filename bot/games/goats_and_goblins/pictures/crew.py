"""The lower part of the picture: a plate for each player, with gold, tag and open hand."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from bot.games.goats_and_goblins.pictures import layout as at
from bot.games.goats_and_goblins.pictures.contents import Tag, few_asked, hand, leader, owes, played, tag
from bot.games.goats_and_goblins.pictures.pieces import FOLDER, tile_sprite
from bot.games.goats_and_goblins.pictures.tunnel import COURSE, GRAIN, dim_rails, dim_wall
from bot.pictures.painting.canvas import Box, Canvas
from bot.pictures.painting.lettering import Face, Font, Lettering, fitted, length
from bot.pictures.painting.slabs import BESIDE, DIM, LIT, OWN, Look, slab
from bot.pictures.painting.sprites import Place, Sprite, drawn, icon, paint, plain_icon, plate
from bot.pictures.painting.theme import BROWN, CAVE, CREAM, GOLD, GREEN, GREY, INK, LEDGE, SEATS
from bot.pictures.shared.players import GAP, PLATE_RADIUS, badge, number
from bot.pictures.shared.portraits import face_at
from bot.pictures.shared.scenery import OUTLINE, rings
from games.engine.words import Words
from games.goats_and_goblins import GoatsAndGoblinsView
from games.goats_and_goblins.cave import Kind

PALE = "#e6d9bd"
"""Words of what is quiet."""
TAGS: dict[Tag, tuple[str, str]] = {
    "leader": (GOLD, INK),
    "in": (GREEN.base, GREEN.dark),
    "out": (LEDGE, PALE),
    "voted": (LEDGE, PALE),
    "voting": (GREY.deep, CREAM),
}
"""Fill and ink of a tag. Three dots say in both places who may still answer: here with a word, elsewhere alone."""
SIGN_INKS: dict[Tag, str] = {"voted": GREEN.soft}
"""The ink of a tag's sign, if it is not that of the word."""

SHADOW = 4
LEADS = Look(BROWN.deep, BROWN.deep, BROWN.base, "#c38d17", CREAM, BROWN.deep, rim=4)
INSIDE = replace(LEADS, edge=GREEN.base)
"""Plates of those who are in the cave, in the light of its lamps: the edge is as the tag."""
ASKED, PLAIN, AWAY, MINE = (replace(look, above=look.ground, below=look.ground) for look in (LIT, BESIDE, DIM, OWN))
"""Plates of one tone each: the steps of a gradient are hardly seen on them, and cost bytes in each picture."""

LAMP, LAMPLIGHT = (260, 80, 62), ("#66400f", "#8c5a0c")
"""How far the light of the lantern on a broad plate reaches, its side, and its tones."""

Line = list[tuple[Kind, int]]


def crew_height(view: GoatsAndGoblinsView) -> int:
    """Return the height of this part: rows of two plates, and one of its own for whoever leads if the number is odd."""
    return GAP + sum(height + _apart(view) for height in _heights(view))


def _apart(view: GoatsAndGoblinsView) -> int:
    """Return what is between rows: rails, until all have come home."""
    return GAP if view.outcome else at.TRACK


def draw_crew(canvas: Canvas, view: GoatsAndGoblinsView, names: Sequence[str], words: Words, top: int) -> None:
    """Draw the plates before the dim end of the cave; each row is above rails, and who is inside has wheels."""
    y, high = top + GAP, crew_height(view)
    if not view.outcome:
        for down in range(0, high, 2 * COURSE):
            canvas.paste(dim_wall(), (0, top + down))
    for row, height in zip(rows(view), _heights(view), strict=True):
        width = _width(row)
        if not view.outcome:
            canvas.paste(dim_rails(), (0, y + height + at.TRACK - at.RAILS))
        for column, seat in enumerate(row):
            x = GAP + column * (width + GAP)
            _Plate(canvas, view, seat, (x, y, x + width, y + height)).draw(names[seat], words)
        y += height + _apart(view)


def rows(view: GoatsAndGoblinsView) -> list[list[int]]:
    """Return who stands in which row: of an odd number, whoever leads or won stands first, as broad as two.

    At the end they stand by their gold, like the heaps above them.
    """
    first = (view.outcome.winners[0] if view.outcome else leader(view),) if view.seats % 2 else ()
    order = sorted(range(view.seats), key=lambda seat: -view.scores[seat]) if view.outcome else range(view.seats)
    others = [seat for seat in order if seat not in first]
    pairs = [others[place : place + 2] for place in range(0, len(others), 2)]
    return [list(first), *pairs] if first else pairs


def _width(row: Sequence[int]) -> int:
    return at.PLATE_WIDTH if len(row) > 1 else at.WIDTH - 2 * GAP


def _heights(view: GoatsAndGoblinsView) -> list[int]:
    """Return the height of each row: if anybody has cards, all have room for a line of them, so that rows are alike."""
    lines = [max(_lines_of(view, seat, _width(row)) for seat in row) for row in rows(view)]
    least = min(1, max(lines))
    return [
        at.BROAD
        if len(row) == 1 and _beside(view, row[0])
        else at.HEADER + max(least, count) * at.HAND_STEP + (4 if least else 8)
        for row, count in zip(rows(view), lines, strict=True)
    ]


def _roomy(view: GoatsAndGoblinsView) -> bool:
    """Tell whether faces are known, and every hand fits in one line beside a larger one."""
    seats = range(view.seats)
    return any(face_at(seat) and hand(view, seat) for seat in seats) and all(
        sum(_tile_width(count) for _, count in hand(view, seat)) + at.SPENT_STEP * len(played(view, seat))
        <= at.PLATE_WIDTH - at.LARGE_HAND - SHADOW
        for seat in seats
    )


def _beside(view: GoatsAndGoblinsView, seat: int) -> bool:
    """Tell whether a broad plate has room for the hand beside the name."""
    spent = at.SPENT_STEP * len(played(view, seat))
    return sum(_tile_width(count) for _, count in hand(view, seat)) + spent <= at.HAND_BESIDE


def _lines_of(view: GoatsAndGoblinsView, seat: int, width: int) -> int:
    """Return how many lines of cards a plate has: none if there is nothing to show."""
    held = hand(view, seat)
    return len(_lines(held, _hand_room(view, seat, width))) if held or played(view, seat) else 0


def _hand_room(view: GoatsAndGoblinsView, seat: int, width: int) -> int:
    """Return how much of a plate's width is left for the hand beside the spent cards."""
    return width - at.SPENT_STEP * len(played(view, seat))


def _lines(held: Line, width: int) -> list[Line]:
    """Return a hand broken into lines; an empty one has one line, too."""
    lines: list[Line] = [[]]
    x = at.HAND_LEFT
    for kind, count in held:
        if x + _tile_width(count) > width:
            lines.append([])
            x = at.HAND_LEFT
        lines[-1].append((kind, count))
        x += _tile_width(count)
    return lines


def _tile_width(count: int) -> int:
    return at.TILE + at.TILE_GAP + (length(str(count), Face(Font.ROUND, at.COUNT_SIZE)) + 4 if count > 1 else 0)


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
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{at.WHEEL}" height="{at.WHEEL}"'
    svg = f'{head} shape-rendering="crispEdges">{circles}</svg>'
    return drawn(svg, GRAIN, (OUTLINE, GREY.deep, GREY.base))


@lru_cache(maxsize=1)
def _lamp() -> Sprite:
    """Return a lantern in its light: it hangs where a broad plate is empty."""
    wide, high, side = LAMP
    glow = Canvas((wide, high), BROWN.deep)
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" shape-rendering="crispEdges">'
    light = rings((wide // 2, high // 2), ((wide // 2, high // 2), (wide // 3, high * 2 // 5)), LAMPLIGHT)
    glow.paste(drawn(f"{svg}{light}</svg>", BROWN.deep, LAMPLIGHT), (0, 0))
    sign = plain_icon(f"{FOLDER}/leader", side, LAMPLIGHT[-1], paint(sign=GOLD), 5)
    glow.paste_about(sign, (wide // 2, high // 2))
    return glow.sprite()


class _Plate:
    """One player's plate, as it is drawn on a canvas."""

    def __init__(self, canvas: Canvas, view: GoatsAndGoblinsView, seat: int, box: Box) -> None:
        self.canvas, self.view, self.seat = canvas, view, seat
        self.left, self.top, self.right, self.bottom = box
        asked = view.decision.seats if view.decision else ()
        self.won = view.outcome is not None and seat in view.outcome.winners
        away = tag(view, seat) == "out"
        self.inside = tag(view, seat) in ("in", "leader")
        look = LEADS if tag(view, seat) == "leader" else INSIDE
        lit = (seat in asked and few_asked(view)) or self.won
        mine = view.outcome is not None and seat == view.seat
        self.look = ASKED if lit else MINE if mine else AWAY if away else look if self.inside else PLAIN
        self.fill, self.ink = self.look.ground, self.look.ink
        broad = self.right - self.left > at.PLATE_WIDTH
        self.beside = broad and _beside(view, seat)
        self.roomy = self.beside or (not broad and _roomy(view))
        self.middle = (self.top + self.bottom - SHADOW) // 2 if self.beside else self.top + at.HEADER_MIDDLE

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
        side = at.LARGE_BADGE if self.roomy else at.BADGE
        down = (size[1] - SHADOW - side) // 2 if self.roomy else at.BADGE_TOP
        corner = self.left + at.BADGE_LEFT, self.top + down
        self.canvas.paste(badge(self.seat, side, self.fill), corner)
        if self.won:
            self.canvas.paste_about(icon("theme/crown", at.CROWN, self.fill), (corner[0] + side // 2, corner[1] + 2))
        right = self._draw_quiet(self._draw_owes(self._draw_tag(self._draw_gold(), words)))
        if self.beside:
            right = self._draw_beside(right)
        else:
            self._draw_below(size[0])
        left = self.left + (at.LARGE_NAME if self.roomy else at.NAME_LEFT)
        shown = fitted(name, at.NAME_SIZES, right - left, f"#{self.seat + 1}")
        left = self.canvas.write(shown, (left, self.middle), self.ink, self.fill)
        if self.beside and self.look is LEADS and right - left > LAMP[0]:
            self.canvas.paste_about(_lamp(), ((left + right) // 2, self.middle))

    def _draw_below(self, width: int) -> None:
        """Draw the hand in lines below the name, and what was spent at their right end."""
        for place, line in enumerate(_lines(hand(self.view, self.seat), _hand_room(self.view, self.seat, width))):
            middle = self.top + at.HEADER + place * at.HAND_STEP + at.TILE // 2
            left = at.LARGE_HAND if self.roomy else at.HAND_LEFT
            self._draw_line(line, (self.left + left, middle))
        self._draw_played((self.right - SHADOW - at.EDGE, self.top + at.HEADER + at.TILE // 2))

    def _draw_beside(self, right: int) -> int:
        """Draw the hand and what was spent with their right end here; return where they begin."""
        held, spent = hand(self.view, self.seat), at.SPENT_STEP * len(played(self.view, self.seat))
        self._draw_played((right, self.middle))
        left = right - spent - sum(_tile_width(count) for _, count in held) - at.TILE_GAP
        self._draw_line(held, (left, self.middle))
        return left - at.TILE_GAP

    def _draw_gold(self) -> int:
        """Draw the gold at the right end, once anybody has some; return where it begins."""
        if not any(self.view.scores):
            return self.right - SHADOW - at.EDGE
        text = number(self.view.scores[self.seat], at.GOLD_SIZE)
        x = self.right - SHADOW - at.EDGE - length(text.text, text.face)
        self.canvas.write(text, (x, self.middle), self.ink, self.fill)
        x -= at.COIN + 6
        self.canvas.paste_about(
            plain_icon(f"{FOLDER}/coin", at.COIN, self.fill, (), 4), (x + at.COIN // 2, self.middle)
        )
        return x - at.TILE_GAP

    def _draw_tag(self, right: int, words: Words) -> int:
        """Draw the tag with its right end here; return where it begins."""
        shown = tag(self.view, self.seat)
        if shown is None:
            return right
        fill, ink = TAGS[shown]
        text = Lettering(words("picture-goats-and-goblins-tag", tag=shown), Face(Font.ROUND, at.TAG_SIZE))
        inner = at.TAG_ICON + (6 + length(text.text, text.face) if text.text else 0)
        left = right - inner - 20
        pill = plate((right - left, at.TAG_HEIGHT), at.TAG_RADIUS, fill, fill, self.fill)
        self.canvas.paste(pill, (left, self.middle - at.TAG_HEIGHT // 2))
        sign = plain_icon(f"{FOLDER}/{shown}", at.TAG_ICON, fill, paint(sign=SIGN_INKS.get(shown, ink)), 3)
        self.canvas.paste_about(sign, (left + 10 + at.TAG_ICON // 2, self.middle))
        self.canvas.write(text, (left + 10 + at.TAG_ICON + 6, self.middle), ink, fill)
        return left - at.TILE_GAP

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
            self.canvas.paste_about(tile_sprite(kind, at.TILE, self.fill), (x + at.TILE // 2, y))
            if count > 1:
                self.canvas.write(number(count, at.COUNT_SIZE), (x + at.TILE + 3, y), self.ink, self.fill)
            x += _tile_width(count)
