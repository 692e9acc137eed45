"""Watches what is lettered while pictures are drawn: how large, and what is really behind each number."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import compress

import pytest
from PIL import Image

from bot.pictures.painting import canvas as canvases
from bot.pictures.painting import sprites
from bot.pictures.painting.bands import Piece
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import FontFace, render_text_mask
from bot.pictures.painting.sprites import Label, Sprite
from bot.pictures.painting.theme import build_palette_colours, compute_contrast_ratio, convert_to_palette
from bot.pictures.picture import Picture, PictureText

FREE = bytes([1] + [0] * 255)

Weak = tuple[str, str, str, float]
"""A number, its ink, what is behind it, and their contrast."""


def behind(image: Image.Image, cover: Image.Image) -> str | None:
    """Return the colour that fills most of what letters leave free in their box, in a picture in the palette."""
    free = Counter(compress(image.tobytes(), cover.tobytes().translate(FREE)))
    return "#{:02x}{:02x}{:02x}".format(*build_palette_colours()[free.most_common(1)[0][0]]) if free else None


def pieces(canvas: Canvas, left: int = 0, top: int = 0) -> Iterator[tuple[Piece, int, int]]:
    """Yield what lies on a canvas, and on those that lie on it."""
    for piece, x, y in canvas.placements:
        yield piece, left + x, top + y
        if isinstance(piece, Canvas):
            yield from pieces(piece, left + x, top + y)


def numeric(text: str) -> bool:
    return any(letter.isdigit() for letter in text)


class Lettered:
    """What was lettered: the sizes, and the contrast of each number, wherever it was painted."""

    def __init__(self) -> None:
        self.sizes = set[int]()
        self.contrasts = dict[tuple[str, str, str], float]()
        self._written = dict[int, tuple[str, str, Image.Image, Sprite]]()

    def below(self, least: float) -> list[Weak]:
        """Return the numbers that stand out too little."""
        return sorted((*what, round(found, 2)) for what, found in self.contrasts.items() if found < least)

    def look(self, canvas: Canvas) -> None:
        """Look behind all numbers on a canvas."""
        image = canvas.image
        for piece, x, y in pieces(canvas):
            text, ink, cover, _ = self._written.get(id(piece), ("", "", None, None))
            if cover is not None:
                box = image.crop((x, y, x + piece.width, y + piece.height))
                self._note(text, ink, behind(box, cover.resize(box.size)))

    def look_under(self, label: Label, image: Image.Image) -> None:
        """Look at what a number is about to be written on."""
        mask = render_text_mask(label.text, label.face)
        x, y = (round(middle - side / 2) for middle, side in zip(label.middle, mask.size, strict=True))
        box = image.crop((x, y, x + mask.width, y + mask.height))
        if numeric(label.text):
            self._note(label.text, label.ink, behind(convert_to_palette(box.convert("RGB")), mask))

    def wrote(self, text: str, face: FontFace, ink: str, made: Sprite) -> None:
        """Note a number that will lie on a canvas."""
        if numeric(text):
            self._written[id(made)] = text, ink, render_text_mask(text, face), made

    def _note(self, text: str, ink: str, ground: str | None) -> None:
        if ground:
            self.contrasts[text, ink, ground] = compute_contrast_ratio(ink, ground)


def watch(monkeypatch: pytest.MonkeyPatch) -> Lettered:
    """Return what notes all letters that are drawn from now on."""
    seen = Lettered()
    was_written, was_over, was_picture, was_sprite = (
        canvases.render_text_sprite,
        Label.draw_onto,
        Canvas.to_picture,
        Canvas.to_sprite,
    )

    def noted(text: str, face: FontFace) -> Image.Image:
        seen.sizes.add(face.size)
        return render_text_mask(text, face)

    def written(text: str, face: FontFace, ink: str, ground: str, within: int | None = None) -> Sprite:
        made = was_written(text, face, ink, ground, within)
        seen.wrote(text, face, ink, made)
        return made

    def picture(canvas: Canvas, words: str | PictureText, moves: Callable[[], bytes] | None = None) -> Picture:
        seen.look(canvas)
        return was_picture(canvas, words, moves)

    def sprite(canvas: Canvas) -> Sprite:
        seen.look(canvas)
        return was_sprite(canvas)

    def over(label: Label, image: Image.Image) -> None:
        seen.look_under(label, image)
        was_over(label, image)

    for room in (canvases, sprites):
        monkeypatch.setattr(room, "render_text_mask", noted)
    monkeypatch.setattr(canvases, "render_text_sprite", written)
    monkeypatch.setattr(Canvas, "to_picture", picture)
    monkeypatch.setattr(Canvas, "to_sprite", sprite)
    monkeypatch.setattr(Label, "draw_onto", over)
    return seen
