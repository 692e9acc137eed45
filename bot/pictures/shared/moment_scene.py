"""A great moment as a scene at full width: what happened stands in the light, those concerned before it with its mood.

Games choose the light (`GreatMoment.grim`), and what stands in it; who is glad or sad shows it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from bot.pictures.painting.canvas import Canvas, fit_uncut_name
from bot.pictures.painting.lettering import Font, FontFace, Lettering, fit_name, measure_pixel_width
from bot.pictures.painting.reel import Reel
from bot.pictures.painting.slabs import DIM_LOOK, PLAIN_LOOK, render_slab_sprite
from bot.pictures.painting.sprites import (
    TONE_PATTERN,
    Drawing,
    Sprite,
    compose_sprite,
    render_icon_sprite,
    render_svg_sprite,
    sprite_cache,
)
from bot.pictures.painting.theme import BONE, BROWN, CAVE, CREAM, GREEN, RED, SAND
from bot.pictures.picture import Picture
from bot.pictures.shared.figures import draw_character, measure_character_height
from bot.pictures.shared.great_moment import GreatMoment, MomentParty, build_moment_alt_text
from bot.pictures.shared.players import render_badge_sprite
from bot.pictures.shared.scenery import (
    EMBER_LIGHT,
    GOLD_LIGHT,
    SHINE_COLOUR,
    draw_bunting_svg,
    draw_glow_rings_svg,
    draw_planks_svg,
)
from bot.pictures.shared.titles import write_title
from games.engine.words import Words

WIDTH, HEIGHT = 900, 400
STAGE_MIDDLE = (WIDTH // 2, 168)
TITLE_MIDDLE = 42
TITLE_MARGIN = 30
"""How far a title stays from the edge."""
FAR_RINGS, NEAR_RINGS = ((640, 460), (440, 300)), ((300, 178), (210, 120))
"""Rings of light: with rays, and in the middle without, so that what stands there has one ground."""
FLOOR = 300
PLATE_HEIGHT, PLATE_TOP, GAP, MAX_PLATE_WIDTH = 78, 316, 10, 436
SHELF_TOP, SHELF_TONE, SHELF_EDGE_TONE, SHELF_LINE = 306, BROWN.deep, BROWN.base, BROWN.dark
"""Where the shelf begins on which plates stand, and its tones: its front, the edge in the light, its joints."""
GLAD_FACE_SCALE = 1.1
"""Of two between whom it was, the glad one is so much larger than the sad one."""
NAMED_SIZES, MAX_NAMED_FACES = {1: (86, 42), 2: (86, 42), 3: (86, 38), 4: (76, 32)}, 4
"""The side of a face and the size of notes, by how many are concerned."""
NAME_SIZES = (32, 28, 25, 24)
NOTE_INKS = {"": CREAM, "glad": GREEN.soft, "sad": RED.soft, "buried": BONE.base}
"""The colour of a note, by the mood of whom it concerns."""
SMALL_FACE, SMALL_NOTE_SIZE = 78, 28
"""More than that stand without their names."""
MOOD_PART, BURIED_FACE_PARTS = 0.46, (1.1, 0.55)
"""How large a mood is, as a part of the face."""


@dataclass(frozen=True, slots=True)
class ScenePose:
    """A scene in motion: whether it is told yet, how far down its title is, and how high the glad hop."""

    told: bool = True
    title: int = 0
    hop: int = 0


REST_POSE, WAITING_POSE = ScenePose(), ScenePose(told=False)
ENTRY_POSES = (ScenePose(title=-36), ScenePose(hop=16))
"""How title and faces come to rest, one after the other: what moves again is sent again."""


def draw_stage(
    beat: GreatMoment,
    names: Sequence[str],
    words: Words,
    hall: Sprite | None = None,
    bare: Callable[[], Sprite] | None = None,
) -> Picture:
    """Return the scene: grim things stand in red light, all others in gold; a game may have a `hall` of its own.

    `bare` is that hall without what comes into it in motion, as the `thing` of its ticks.
    """
    still = Canvas((WIDTH, HEIGHT), CAVE)
    still.paste(hall or _render_stage_background(beat.grim), (0, 0))
    _draw_scene(still, beat, beat.thing, names)
    moves = (
        partial(_animate_stage, beat, names, bare or partial(_render_stage_background, beat.grim), still)
        if beat.before
        else None
    )
    return still.to_picture(build_moment_alt_text(beat, names, words), moves)


def _draw_scene(
    canvas: Canvas, beat: GreatMoment, thing: Canvas | None, names: Sequence[str], pose: ScenePose = REST_POSE
) -> None:
    if thing:
        canvas.paste_pieces_centred(thing, STAGE_MIDDLE)
    if pose.told:
        (x, y), ink = beat.title_at or (WIDTH // 2, TITLE_MIDDLE), RED.pale if beat.grim else SHINE_COLOUR
        room = 2 * min(x, WIDTH - x) - 2 * TITLE_MARGIN
        write_title(canvas, fit_uncut_name(beat.title, beat.title_sizes, room), (x, y + pose.title), ink, room)
    parties = beat.parties if pose.told else tuple(replace(party, note="", mood="") for party in beat.parties)
    draw_parties(canvas, parties, names, pose.hop)


def _animate_stage(beat: GreatMoment, names: Sequence[str], hall: Callable[[], Sprite], still: Canvas) -> bytes:
    """Return the scene as it came about: first the thing alone, then its title falls into place, and the glad hop."""
    ground = Canvas((WIDTH, HEIGHT), CAVE)
    ground.paste(hall(), (0, 0))
    things = beat.before() if beat.before else ()
    shots = [*((thing, WAITING_POSE) for thing in things), *((beat.thing or things[-1], pose) for pose in ENTRY_POSES)]
    ticks = []
    for thing, pose in shots:
        tick = Canvas((WIDTH, HEIGHT), CAVE)
        _draw_scene(tick, beat, thing, names, pose)
        ticks.append(tick)
    return Reel(ground, ticks, still).encode_gif()


def _render_stage_background(grim: bool) -> Sprite:
    return render_stage_background(EMBER_LIGHT if grim else GOLD_LIGHT, festive=not grim)


@sprite_cache(8)
def render_stage_background(tones: tuple[str, ...], *, festive: bool, rays: int = 12, right: bool = True) -> Sprite:
    """Return rays, if any, and rings of light over a floor; bunting only where there is something to celebrate.

    On the `right` only if no title stands there.

    Without rays all behind the rings has the second tone. There are five `tones`, from the dark on, and what stands
    in the light blends into the fourth.
    """
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{CAVE if rays else tones[1]}"/>'
        + (draw_glow_rings_svg(STAGE_MIDDLE, FAR_RINGS, tones, rays) if rays else "")
        + draw_glow_rings_svg(STAGE_MIDDLE, NEAR_RINGS, tones[2:])
        + (draw_bunting_svg((-8, 60), (190, -12), 26) if festive else "")
        + (draw_bunting_svg((WIDTH - 190, -12), (WIDTH + 8, 60), 26, 2) if festive and right else "")
        + draw_planks_svg(FLOOR, (WIDTH, HEIGHT - FLOOR), 150, (tones[2], "#1c1713", "#14110e"))
        + "</svg>"
    )
    return render_svg_sprite(svg, CAVE, tuple(dict.fromkeys(TONE_PATTERN.findall(svg))))


def draw_parties(canvas: Canvas, parties: Sequence[MomentParty], names: Sequence[str], hop: int = 0) -> None:
    """Draw those concerned side by side, larger than their plates: with their names if they are few.

    In motion the glad are some pixels higher.
    """
    if not parties:
        return
    canvas.paste(_render_shelf_sprite(), (0, SHELF_TOP))
    width = min(MAX_PLATE_WIDTH, (WIDTH - GAP) // len(parties) - GAP)
    left = (WIDTH - len(parties) * (width + GAP) + GAP) // 2
    for index, party in enumerate(parties):
        x = left + index * (width + GAP)
        lift = hop * (party.mood == "glad")
        best = _is_victor_of_two(party, parties)
        canvas.paste(
            render_slab_sprite((width, PLATE_HEIGHT), 16, PLAIN_LOOK if best else DIM_LOOK, SHELF_TONE), (x, PLATE_TOP)
        )
        if len(parties) > MAX_NAMED_FACES:
            draw_portrait(
                canvas, party, SMALL_FACE, (x + (width - SMALL_FACE) // 2, PLATE_TOP + 34 - SMALL_FACE - lift)
            )
            _draw_party_note(canvas, party, (x, width))
        else:
            side, _ = NAMED_SIZES[len(parties)]
            foot = x + side * 2 // 3 - 6, PLATE_TOP + PLATE_HEIGHT - 10
            _draw_person(canvas, party, round(side * GLAD_FACE_SCALE) if best else side, foot, lift)
            _draw_named(canvas, party, names[party.seat], (x, width), (len(parties), best))


@sprite_cache(1)
def _render_shelf_sprite() -> Sprite:
    """Return the shelf of wood at the foot, from one side to the other."""
    height = HEIGHT - SHELF_TOP
    joints = (
        f'<path fill="none" stroke="{SHELF_LINE}" stroke-width="3" d="M0 10H{WIDTH}M300 10V{height}M600 10V{height}"/>'
    )
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" shape-rendering="crispEdges">'
        f'<rect width="{WIDTH}" height="{height}" fill="{SHELF_TONE}"/>'
        f'<rect width="{WIDTH}" height="9" fill="{SHELF_EDGE_TONE}"/>{joints}</svg>'
    )
    return render_svg_sprite(svg, CAVE, (SHELF_TONE, SHELF_EDGE_TONE, SHELF_LINE))


def _is_victor_of_two(party: MomentParty, parties: Sequence[MomentParty]) -> bool:
    """Tell whether this one is glad, and the only other one is sad."""
    return party.mood == "glad" and sorted(moment_party.mood for moment_party in parties) == ["glad", "sad"]


def _draw_person(canvas: Canvas, party: MomentParty, side: int, foot: tuple[int, int], lift: int) -> None:
    """Draw somebody on their plate with their mood; the player who is buried only to the neck."""
    middle, y = foot
    if party.mood == "buried":
        draw_portrait(canvas, party, side, (middle - side // 2, y - side))
        return
    draw_character(canvas, party.seat, side, CAVE, (middle, y - lift))
    _draw_mood(canvas, party, side, (middle - side // 2, y - lift - measure_character_height(side)))


def _draw_named(canvas: Canvas, party: MomentParty, named: str, box: tuple[int, int], look: tuple[int, bool]) -> None:
    """Write name and note, beside one of so many faces; the best of two has a lighter plate."""
    (x, width), (count, best) = box, look
    (side, note_size), ground = NAMED_SIZES[count], PLAIN_LOOK.ground if best else DIM_LOOK.ground
    beside = x + side * 4 // 3 + 8 * best
    room = width - (beside - x) - 12
    middle = PLATE_TOP + (PLATE_HEIGHT - 6) // 2
    name = fit_name(named, NAME_SIZES, room, f"#{party.seat + 1}")
    canvas.draw_text(name, (beside, middle - 17 if party.note else middle), SAND, ground)
    if party.note:
        note = Lettering(party.note, FontFace(Font.ROUND, note_size))
        wide = min(room, measure_pixel_width(note.text, note.face))
        canvas.draw_text(note, (beside, middle + 17), NOTE_INKS[party.mood], ground, within=wide)


def _draw_party_note(canvas: Canvas, party: MomentParty, box: tuple[int, int]) -> None:
    x, width = box
    note = Lettering(party.note, FontFace(Font.ROUND, SMALL_NOTE_SIZE))
    if party.note:
        wide = min(width - 16, measure_pixel_width(note.text, note.face))
        canvas.draw_text(
            note, (x + (width - wide) // 2, PLATE_TOP + 52), NOTE_INKS[party.mood], DIM_LOOK.ground, within=wide
        )


def draw_portrait(canvas: Canvas, party: MomentParty, side: int, point: tuple[int, int]) -> None:
    """Draw a face with its mood; a small one has hard edges: where there are many, each costs bytes."""
    x, y = point
    canvas.paste(render_badge_sprite(party.seat, side, CAVE, crisp=side <= SMALL_FACE), point)
    if party.mood == "buried":
        canvas.paste(
            _render_stones_sprite(side),
            (x - round(side * (BURIED_FACE_PARTS[0] - 1) / 2), y + side - round(side * BURIED_FACE_PARTS[1]) + 4),
        )
    else:
        _draw_mood(canvas, party, side, point)


def _draw_mood(canvas: Canvas, party: MomentParty, side: int, point: tuple[int, int]) -> None:
    if party.mood in ("glad", "sad"):
        small, (x, y) = round(side * MOOD_PART), point
        canvas.paste(render_icon_sprite(f"moods/{party.mood}", small, CAVE), (x + side - small + 8, y - small // 4))


@sprite_cache(4)
def _render_stones_sprite(side: int) -> Sprite:
    size = round(side * BURIED_FACE_PARTS[0]), round(side * BURIED_FACE_PARTS[1])
    return compose_sprite(size, (Drawing("moods/buried", (0, 0, size[0]), height=size[1]),), CAVE)


GROUND_BY_GRIM = {True: EMBER_LIGHT[3], False: GOLD_LIGHT[3]}
"""The shade in the middle of the light, into which what stands there blends, by whether it is grim."""
