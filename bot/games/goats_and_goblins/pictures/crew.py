"""The lower part of the picture: a plate for each player, with gold, tag and open hand."""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.goats_and_goblins.pictures import layout as at
from bot.games.goats_and_goblins.pictures.contents import Tag, hand, played, tag
from bot.games.goats_and_goblins.pictures.pieces import FOLDER, tile_sprite
from bot.pictures.painting.canvas import Box, Canvas
from bot.pictures.painting.lettering import Face, Font, Lettering, fitted, length
from bot.pictures.painting.slabs import BESIDE, DIM, LIT, Look, slab
from bot.pictures.painting.sprites import icon, paint, plain_icon, plate
from bot.pictures.painting.theme import BROWN, CAVE, CREAM, GOLD, GREEN, GREY, INK, ORANGE, ROCK, SEATS, mixed
from bot.pictures.shared.players import GAP, PLATE_RADIUS, badge, number
from games.engine.words import Words
from games.goats_and_goblins import GoatsAndGoblinsView
from games.goats_and_goblins.cave import Kind

TAGS: dict[Tag, tuple[str, str]] = {
    "leader": (GOLD, INK),
    "in": (GREEN.base, GREEN.dark),
    "out": (ROCK, ORANGE.soft),
    "voted": (ROCK, GREY.soft),
    "voting": (GREY.deep, CREAM),
}
"""Fill and ink of a tag."""

SHADOW = 4
INSIDE = Look("#4d3116", "#4d3116", BROWN.base, BROWN.deep, CREAM, "#4d3116")
"""The plate of somebody who is in the cave, in the light of its lamps."""
ASKED, PLAIN, AWAY = (replace(look, above=look.ground, below=look.ground) for look in (LIT, BESIDE, DIM))
"""Plates of one tone each: the steps of a gradient are hardly seen on them, and cost bytes in each picture."""

Line = list[tuple[Kind, int]]


def crew_height(view: GoatsAndGoblinsView) -> int:
    """Return the height of this part: rows of two plates; the last is alone in the middle if the number is odd."""
    return GAP + sum(height + GAP for height in _heights(view))


def draw_crew(canvas: Canvas, view: GoatsAndGoblinsView, names: Sequence[str], words: Words, top: int) -> None:
    """Draw the plates."""
    y = top + GAP
    for row, height in zip(_rows(view.seats), _heights(view), strict=True):
        width = at.PLATE_WIDTH
        left = (at.WIDTH - len(row) * (width + GAP) + GAP) // 2
        for column, seat in enumerate(row):
            x = left + column * (width + GAP)
            _Plate(canvas, view, seat, (x, y, x + width, y + height)).draw(names[seat], words)
        y += height + GAP


def _rows(seats: int) -> list[range]:
    return [range(first, min(first + 2, seats)) for first in range(0, seats, 2)]


def _heights(view: GoatsAndGoblinsView) -> list[int]:
    """Return the height of each row: if anybody has cards, all have room for a line of them, so that rows are alike."""
    lines = [max(_lines_of(view, seat) for seat in row) for row in _rows(view.seats)]
    least = min(1, max(lines))
    return [at.HEADER + max(least, count) * at.HAND_STEP + (4 if least else 8) for count in lines]


def _lines_of(view: GoatsAndGoblinsView, seat: int) -> int:
    """Return how many lines of cards a plate has: none if there is nothing to show."""
    held = hand(view, seat)
    return len(_lines(held, _hand_room(view, seat, at.PLATE_WIDTH))) if held or played(view, seat) else 0


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


class _Plate:
    """One player's plate, as it is drawn on a canvas."""

    def __init__(self, canvas: Canvas, view: GoatsAndGoblinsView, seat: int, box: Box) -> None:
        self.canvas, self.view, self.seat = canvas, view, seat
        self.left, self.top, self.right, self.bottom = box
        self.middle = self.top + at.HEADER_MIDDLE
        asked = view.decision.seats if view.decision else ()
        waited_for, few = seat in asked, len(asked) <= view.seats // 2
        self.won = view.outcome is not None and seat in view.outcome.winners
        away = tag(view, seat) == "out"
        inside = tag(view, seat) in ("in", "leader")
        self.look = ASKED if (waited_for and few) or self.won else AWAY if away else INSIDE if inside else PLAIN
        if waited_for and not few:  # if most must act, only edges are lit
            self.look = replace(self.look, edge=GOLD, lip=GOLD)
        self.fill, self.ink = self.look.ground, self.look.ink

    def draw(self, name: str, words: Words) -> None:
        """Draw the plate: from both sides inwards; the name takes the rest."""
        size = (self.right - self.left, self.bottom - self.top)
        self.canvas.paste(slab(size, PLATE_RADIUS, self.look, CAVE, shadow=SHADOW), (self.left, self.top))
        corner = (self.left + at.BADGE_LEFT, self.top + at.BADGE_TOP)
        self.canvas.paste(badge(self.seat, at.BADGE, self.fill), corner)
        if self.won:
            self.canvas.paste_about(icon("theme/crown", at.CROWN, self.fill), (corner[0] + 25, corner[1] + 2))
        right = self._draw_quiet(self._draw_tag(self._draw_gold(), words))
        left = self.left + at.NAME_LEFT
        shown = fitted(name, at.NAME_SIZES, right - left, f"#{self.seat + 1}")
        self.canvas.write(shown, (left, self.middle), self.ink, self.fill)
        for place, line in enumerate(_lines(hand(self.view, self.seat), _hand_room(self.view, self.seat, size[0]))):
            self._draw_line(line, self.top + at.HEADER + place * at.HAND_STEP + at.TILE // 2)
        if not self.view.hands[self.seat] and self.bottom - self.top > at.HEADER + at.TILE:
            self._draw_none()
        self._draw_played(self.top + at.HEADER + at.TILE // 2)

    def _draw_gold(self) -> int:
        """Draw the gold at the right end; return where it begins."""
        text = number(self.view.scores[self.seat], at.GOLD_SIZE)
        x = self.right - SHADOW - at.EDGE - length(text.text, text.face)
        self.canvas.write(text, (x, self.middle), self.ink, self.fill)
        x -= at.COIN + 6
        self.canvas.paste_about(
            plain_icon(f"{FOLDER}/coin", at.COIN, self.fill, (), 5), (x + at.COIN // 2, self.middle)
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
        pill = plate((right - left, at.TAG_HEIGHT), at.TAG_RADIUS, fill, ink, self.fill)
        self.canvas.paste(pill, (left, self.middle - at.TAG_HEIGHT // 2))
        sign = plain_icon(f"{FOLDER}/{shown}", at.TAG_ICON, fill, paint(sign=ink), 4)
        self.canvas.paste_about(sign, (left + 10 + at.TAG_ICON // 2, self.middle))
        self.canvas.write(text, (left + 10 + at.TAG_ICON + 6, self.middle), ink, fill)
        return left - at.TILE_GAP

    def _draw_quiet(self, right: int) -> int:
        """Draw the sign of a player who said "no more from me"; return where it begins."""
        if self.seat not in self.view.silent:
            return right
        left = right - at.QUIET
        quiet = plain_icon(f"{FOLDER}/quiet", at.QUIET, self.fill, (), 6)
        self.canvas.paste_about(quiet, (left + at.QUIET // 2, self.middle))
        return left - at.TILE_GAP

    def _draw_played(self, y: int) -> None:
        """Draw the cards that the player spent since the reader last played, at the right end, on their colour."""
        for place, kind in enumerate(reversed(played(self.view, self.seat))):
            x = self.right - SHADOW - at.EDGE - at.SPENT_STEP // 2 - place * at.SPENT_STEP
            hue = SEATS[self.seat][0].base
            self.canvas.paste_about(plate((at.SPENT_STEP - 4,) * 2, 12, hue, hue, self.fill), (x, y))
            self.canvas.paste_about(tile_sprite(kind, at.SPENT, hue), (x, y))

    def _draw_none(self) -> None:
        """Draw the place of a card where there is none."""
        none = plate((at.NONE,) * 2, 10, self.fill, mixed(self.fill, self.look.edge), self.fill)
        middle = self.left + at.HAND_LEFT + at.TILE // 2, self.top + at.HEADER + at.TILE // 2
        self.canvas.paste_about(none, middle)

    def _draw_line(self, line: Line, y: int) -> None:
        x = self.left + at.HAND_LEFT
        for kind, count in line:
            self.canvas.paste_about(tile_sprite(kind, at.TILE, self.fill), (x + at.TILE // 2, y))
            if count > 1:
                self.canvas.write(number(count, at.COUNT_SIZE), (x + at.TILE + 3, y), self.ink, self.fill)
            x += _tile_width(count)
