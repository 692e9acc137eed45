"""What is shared of a match: few stills of what everybody saw, in a file that Discord takes."""

import io
from itertools import takewhile

import pytest
from PIL import Image, ImageSequence

from bot.pictures.drawing import draw_pictures
from bot.pictures.shared import match_gif as match_gif_module
from bot.pictures.shared.match_gif import encode_match_gif
from bot.replays.match_gif import FILM_PARTS, MAX_STILLS, MatchGif, build_match_gif, render_share_question
from bot.replays.replay_stops import find_stops
from bot.replays.replays import OpenedMatch
from bot.screens.custom_ids import ReplayReference
from bot.screens.screen_registry import find_screen
from bot.tables import TableError
from games.engine import Match
from games.engine.chance import SwiftChance
from games.engine.words import load_words
from tests.bot.replays.records import ALL_GAMES, played, table_of
from tests.bot.screens.scenes import buttons_of, text_of


def shared(key: str, part: str, step: int) -> MatchGif:
    return build_match_gif(
        ReplayReference("m1", step), OpenedMatch(table_of(played(key)), played(key)), part, load_words()
    )


@pytest.mark.parametrize("key", ALL_GAMES)
def test_a_match_is_shared_in_at_most_a_hundred_stills_from_the_deal_to_the_end(key: str) -> None:
    again = played(key)
    for part in FILM_PARTS:
        steps = shared(key, part, again.last_step // 2).steps
        assert 0 < len(steps) <= MAX_STILLS
        assert list(steps) == sorted(set(steps))
        assert steps[-1] <= again.last_step
    assert (shared(key, "match", 0).steps[0], shared(key, "match", 0).steps[-1]) == (0, again.last_step)
    assert len(shared(key, "move", 1).steps) == 2


def test_a_film_rests_on_its_last_still_and_keeps_to_its_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = shared("goblin_market", "match", 0)
    stills = [wanted.draw_gif_frame(step) for step in wanted.steps[-8:]]
    whole = encode_match_gif(stills)
    with Image.open(io.BytesIO(whole)) as moving:
        frames = int(getattr(moving, "n_frames", 0))
        moving.seek(frames - 1)
        shown, last = moving.convert("RGB"), Image.open(io.BytesIO(stills[-1])).convert("RGB")
        assert shown.crop((0, 0, *last.size)).tobytes() == last.tobytes()
    assert frames == len(stills)
    monkeypatch.setattr(match_gif_module, "MOST_BYTES", len(whole) - 1)
    assert len(encode_match_gif(stills)) < len(whole)


@pytest.mark.parametrize("bluff", [False, True])
def test_hardly_anything_of_a_film_is_empty(bluff: bool) -> None:
    """A board of Gobblestones grows with the row that is laid, and a film has room for the largest."""
    match = Match.deal_by_key("gobblestones", seats=2, options={"bluff": bluff}, seed=bytes(32))
    sizes = list[int]()
    while len(sizes) < 12:
        view = match.view(None)
        [picture] = draw_pictures("gobblestones", "film", view, ["Ann", "Bob"], load_words())
        sizes.append(picture.width * picture.height)
        for _ in range(9):
            if match.decision is not None:
                seat = match.decision.seats[0]
                match.play(seat, str(match.game.choose_rollout_move(match.state, seat, SwiftChance(0))))
    assert min(sizes) > 0.9 * max(sizes)


@pytest.mark.parametrize("key", ALL_GAMES)
def test_no_frame_of_a_film_is_black_or_empty_to_a_large_part(key: str) -> None:
    wanted = shared(key, "match", 0)
    steps = wanted.steps[:: max(1, len(wanted.steps) // 3)]
    shares = [
        dark_share(frame) for frame in frames_of(encode_match_gif([wanted.draw_gif_frame(step) for step in steps]))
    ]
    assert len(shares) == len(steps)
    assert max(shares) < MOST_DARK, shares


def test_the_measure_of_black_sees_what_is_below_a_low_still() -> None:
    """The fault that players saw: a film has room for its largest still, and two fifths below others were dark."""
    low = shared("goblin_market", "match", 0).draw_gif_frame(0)
    high = io.BytesIO()
    with Image.open(io.BytesIO(low)) as image:
        image.resize((image.width, 2 * image.height)).save(high, "PNG")
    shares = [dark_share(frame) for frame in frames_of(encode_match_gif([low, high.getvalue()]))]
    assert [share > MOST_DARK for share in shares] == [True, False]


MOST_DARK, NEAR_BLACK = 0.4, 24


def frames_of(film: bytes) -> list[Image.Image]:
    with Image.open(io.BytesIO(film)) as moving:
        return [frame.convert("RGB") for frame in ImageSequence.Iterator(moving)]


def dark_share(frame: Image.Image) -> float:
    """Return the larger share of a frame: its nearly black pixels, or the rows at its foot that have one colour."""
    colours: list[tuple[int, tuple[int, int, int]]] = frame.getcolors(frame.width * frame.height) or []  # type: ignore[assignment]  # of an RGB image
    black = sum(count for count, colour in colours if max(colour) <= NEAR_BLACK) / (frame.width * frame.height)
    rows = [frame.crop((0, y, frame.width, y + 1)) for y in range(frame.height)]
    bare = sum(1 for _ in takewhile(lambda row: len(row.getcolors() or ()) == 1, reversed(rows)))
    return max(black, bare / frame.height)


def test_a_match_of_its_players_alone_is_never_shared() -> None:
    again = played("goblin_market")
    with pytest.raises(TableError) as refusal:
        build_match_gif(
            ReplayReference("m1", 3), OpenedMatch(table_of(again), again, shared=False), "match", load_words()
        )
    assert refusal.value.code == "record-for-players"


def test_a_round_shared_at_its_end_is_shown_whole() -> None:
    again = played("gobblestones")
    begun, ended, *_ = find_stops(again, "round")
    for step in range(begun + 1, ended + 1):
        assert shared("gobblestones", "round", step).steps == tuple(range(begun, ended + 1))
    assert ended - begun > 1
    assert shared("gobblestones", "round", ended + 1).steps[0] == ended
    assert shared("gobblestones", "round", 0).steps == (0,)


def test_an_auction_is_shared_under_its_own_name() -> None:
    round_name = find_screen("goblin_market").narrator.round_name
    question = render_share_question(ReplayReference("m1", 1), load_words(), round_name)
    assert [button.label for button in buttons_of(question)] == ["The match", "This auction", "This move"]
    assert shared("goblin_market", "round", 3).format_caption().endswith(": an auction.")


@pytest.mark.parametrize("by_dm", [True, False])
def test_a_share_by_direct_message_speaks_of_no_channel(*, by_dm: bool) -> None:
    asked = text_of(render_share_question(ReplayReference("m1", 1), load_words(), by_dm=by_dm))
    assert ("everybody in this channel" in asked) is not by_dm
    assert asked.endswith("It shows only what everybody saw.")
