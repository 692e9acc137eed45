"""A contact sheet: every picture at the width of a phone, side by side, for people to judge."""

from collections.abc import Iterator, Sequence
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageDraw

from bot.pictures.moments import GOBLIN_NAMES, GOBLIN_PORTRAITS, draw_sample_moments
from bot.pictures.painting.fonts import Font, FontFace, load_font
from bot.pictures.painting.theme import CAVE, CREAM
from bot.pictures.picture import Picture
from bot.pictures.sample import find_samples
from bot.pictures.shared.banner import BannerGuest, Poster, draw_lobby_banner
from bot.pictures.shared.podium import PlayerFinish, draw_podium
from bot.pictures.shared.portraits import use_portraits
from games.engine.convention import build_class_name, load_game_object
from games.engine.words import load_words
from tests.pictures.bench import draw_sample

WIDTH, GAP, HEAD, COLUMNS = 341, 12, 22, 8
"""A phone shows a picture this wide; its name stands above it."""
LEVEL = 9

SOURCES = (
    ("18 for rows", "9 for challenges", "4 for tiles left"),
    ("20 for rows", "7 for challenges"),
    ("19 for rows",),
)
POINTS = (31, 27, 19, 7, 4)

Named = tuple[str, Picture]


def iter_sheet_pictures(games: Sequence[str]) -> Iterator[Named]:
    """Yield every picture of these games with its name: podiums, invitations, moments, positions; all with faces."""
    yield from sample_podiums()
    for game in games:
        yield f"{game} invitation", _sample_invitation(game)
        yield from ((f"{game} {kind}", picture) for kind, picture in draw_sample_moments(game).items())
        for sample in find_samples(game).values():
            with use_portraits(GOBLIN_PORTRAITS):
                shown = draw_sample(game, sample)
            yield from ((f"{game} {sample.name} {sample.kind}", picture) for picture in shown)


def sample_podiums() -> Iterator[Named]:
    """Yield a podium of two, and one of five as the third sees it."""
    finishes = [
        PlayerFinish(
            seat,
            GOBLIN_NAMES[seat],
            seat + 1,
            points,
            "points",
            goblin=True,
            sources=SOURCES[seat] if seat < len(SOURCES) else (),
        )
        for seat, points in enumerate(POINTS)
    ]
    with use_portraits(GOBLIN_PORTRAITS):
        yield "podium of two", draw_podium(finishes[:2], "")
        yield "podium of five", draw_podium(finishes, "", own_seat=2)


def _sample_invitation(game: str) -> Picture:
    screen = load_game_object(game, f"bot.games.{game}.screen", f"{build_class_name(game)}Screen", type)
    poster: Poster = screen.poster  # type: ignore[attr-defined]  # every screen has one
    with use_portraits(GOBLIN_PORTRAITS):
        return draw_lobby_banner(
            game, poster, [BannerGuest(name, goblin=True) for name in GOBLIN_NAMES[:2]], "", load_words().language
        )


def write_sheet(file: Path, games: Sequence[str]) -> None:
    """Write the contact sheet of these games to a PNG."""
    shown = [(name, _shrink_picture(picture)) for name, picture in iter_sheet_pictures(games)]
    places, height = _arrange_columns([image.height for _, image in shown])
    sheet = Image.new("RGB", (GAP + COLUMNS * (WIDTH + GAP), height), CAVE)
    pen = ImageDraw.Draw(sheet)
    for (name, image), (x, y) in zip(shown, places, strict=True):
        pen.text((x, y), name, CREAM, load_font(FontFace(Font.ROUND, 15)))
        sheet.paste(image, (x, y + HEAD))
    file.parent.mkdir(parents=True, exist_ok=True)
    sheet.save(file, "PNG", compress_level=LEVEL)


def _shrink_picture(picture: Picture) -> Image.Image:
    with Image.open(BytesIO(picture.png)) as whole:
        size = WIDTH, round(whole.height * WIDTH / whole.width)
        return whole.convert("RGB").resize(size, Image.Resampling.LANCZOS)


def _arrange_columns(heights: Sequence[int]) -> tuple[list[tuple[int, int]], int]:
    """Return the top left corners of pictures in columns that are about as long, and how high the sheet is."""
    ends, places = [GAP] * COLUMNS, list[tuple[int, int]]()
    for height in heights:
        column = ends.index(min(ends))
        places.append((GAP + column * (WIDTH + GAP), ends[column]))
        ends[column] += HEAD + height + GAP
    return places, max(ends)
