"""An animation: what stands still in it, what lies on that in each frame, and the still on which it rests."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.gif import Frame, encode_gif

TICK_HUNDREDTHS = 7
"""Hundredths of a second between two frames."""
FIRST_STILL_HUNDREDTHS = 3
"""For so many hundredths of a second the still is seen first, in a picture above live buttons."""


@dataclass(frozen=True, slots=True)
class Reel:
    """An animation: the ground of all frames, what lies on each of them, and the still at the end.

    One that carries a live question `opens` with a glance of the still: where nothing plays by itself, the first frame
    stays for ever.
    """

    ground: Canvas
    ticks: Sequence[Canvas]
    still: Canvas
    opens: bool = False

    def iter_frames(self) -> Iterator[Frame]:
        """Yield the frames; the last one is the still, pixel by pixel."""
        ground, still = self.ground.image, self.still.image
        if self.opens:
            yield Frame(still, FIRST_STILL_HUNDREDTHS)
        for tick in self.ticks:
            image = ground.copy()
            for piece, x, y in tick.placements:
                piece.paste_onto(image, (x, y))
            yield Frame(image, TICK_HUNDREDTHS)
        yield Frame(still, TICK_HUNDREDTHS)

    def encode_gif(self) -> bytes:
        """Return the reel as a GIF that plays once."""
        return encode_gif(list(self.iter_frames()))
