"""What just happened, for the scene of it: the thing itself, what it is called, whom it concerns and how they feel."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from bot.pictures.alt_text import clean_alt_name
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.sprites import Point
from games.engine.words import Words

Mood = Literal["", "glad", "sad", "buried"]
"""A drawing of `assets/moods/`, if any."""


@dataclass(frozen=True, slots=True)
class MomentParty:
    """Somebody it concerns, and how, in a word or a number, with their mood; `heard` says more in the alt text."""

    seat: int
    note: str = ""
    mood: Mood = ""
    heard: str = ""


@dataclass(frozen=True, slots=True)
class GreatMoment:
    """What happened: its title in words, the drawn thing if it is not the scene's hall, those it concerns, in order.

    `before` draws the thing as it was tick by tick until then, if the scene moves. The title's middle is `title_at`, or
    above the middle of the scene, in the first of `title_sizes` that fits.
    """

    title: str
    thing: Canvas | None
    parties: tuple[MomentParty, ...] = ()
    grim: bool = False
    before: Callable[[], Sequence[Canvas]] | None = None
    title_at: Point | None = None
    title_sizes: tuple[int, ...] = (58, 50, 42, 36)


def build_moment_alt_text(beat: GreatMoment, names: Sequence[str], words: Words) -> str:
    """Return what a moment shows, in words."""
    sentences = [
        words("pictures-beat-party", name=clean_alt_name(names[party.seat]), note=party.heard or party.note or "none")
        for party in beat.parties
    ]
    return words("pictures-beat", title=beat.title, parties=words.join_with_commas(sentences) or "none")
