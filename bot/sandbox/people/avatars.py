"""Draws the avatars of the local people: simple faces, each a little different."""

from functools import lru_cache

import resvg_py

from bot.sandbox.world.world import User

MAX_AVATAR_SIZE = 512
AVATAR_EYES_SVG = (
    '<circle cx="23" cy="29" r="5"/><circle cx="41" cy="29" r="5"/>',
    '<path d="M17 31q6-9 12 0zM35 31q6-9 12 0z"/>',
    '<rect x="19" y="23" width="7" height="11" rx="3"/><rect x="38" y="23" width="7" height="11" rx="3"/>',
)
AVATAR_MOUTHS_SVG = (
    '<path d="M20 42q12 12 24 0z"/>',
    '<rect x="23" y="43" width="18" height="5" rx="2.5"/>',
    '<circle cx="32" cy="46" r="5"/>',
    '<path d="M20 43q14 4 24-3l1 5q-12 8-25 2z"/>',
)


def draw_avatar_svg(user: User) -> str:
    """Return somebody's picture."""
    eyes, mouth = (
        AVATAR_EYES_SVG[user.id // 7 % len(AVATAR_EYES_SVG)],
        AVATAR_MOUTHS_SVG[user.id // 3 % len(AVATAR_MOUTHS_SVG)],
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">'
        f'<rect width="64" height="64" fill="{user.colour}"/><circle cx="32" cy="35" r="23" fill="#fff" opacity=".85"/>'
        f'<g fill="#1d2420">{eyes}{mouth}</g></svg>'
    )


@lru_cache(maxsize=64)
def _render_svg(svg: str, side: int) -> bytes:
    return resvg_py.svg_to_bytes(svg_string=svg, width=side, height=side, skip_system_fonts=True)


def render_avatar_png(user: User, side: int) -> bytes:
    """Return somebody's picture as a PNG with this many pixels."""
    return _render_svg(draw_avatar_svg(user), max(16, min(side, MAX_AVATAR_SIZE)))
