"""The card of a person: legible on a phone, and as high as it needs to be."""

import pytest
from PIL import Image

from bot.pictures.painting.slabs import PLAIN_LOOK
from bot.pictures.painting.theme import CREAM, GOLD, compute_contrast_ratio
from bot.pictures.shared.portraits import PORTRAIT_SIDE, AvatarImage, use_portraits
from bot.pictures.shared.profile_card import (
    GAME_ROW_HEIGHT,
    PLAIN_ROW_HEIGHT,
    SMALL_SIZES,
    CardDot,
    GameRow,
    ProfileCard,
    WinRateBar,
    choose_dot_look,
    draw_profile_card,
)

LEAST_CONTRAST = 4.5
BARE = ProfileCard(3, "日本 🎲 " * 9, ("31 matches",), (), ())
BARS = (WinRateBar("9 of 24: 38 %", 0.38, 0.25, goblins=False), WinRateBar("2 of 3 won", None, None, goblins=True))


@pytest.mark.parametrize(
    "dot", [CardDot(place, left=False) for place in (None, 1, 2, 3, 4, 8)] + [CardDot(1, left=True)]
)
def test_the_sign_on_a_dot_stands_out(dot: CardDot) -> None:
    fill, ink, sign = choose_dot_look(dot)
    assert compute_contrast_ratio(ink, fill) >= LEAST_CONTRAST
    assert sign


def test_words_stand_out_and_are_large_enough_for_a_phone() -> None:
    assert min(compute_contrast_ratio(ink, PLAIN_LOOK.ground) for ink in (CREAM, GOLD)) >= LEAST_CONTRAST
    assert min(SMALL_SIZES) * 341 / 900 >= 9


def test_a_card_is_as_high_as_what_is_on_it() -> None:
    bare = draw_profile_card(BARE, "alt")
    one = draw_profile_card(ProfileCard(3, "Ann", ("31 matches",), (), (GameRow("Goblin Teeth", "9", BARS),)), "alt")
    plain = draw_profile_card(ProfileCard(3, "Ann", ("31 matches",), (), (GameRow("Goblin Teeth", "9", ()),)), "alt")
    assert (one.height - bare.height, plain.height - bare.height) == (GAME_ROW_HEIGHT, PLAIN_ROW_HEIGHT)
    assert (bare.width, bare.alt_text) == (900, "alt")


def test_no_share_and_every_share_can_be_drawn() -> None:
    bars = tuple(WinRateBar("0 of 10: 0 %", part, part, goblins=False) for part in (0.0, 1.0))
    dots = tuple(CardDot(1, left=False) for _ in range(10))
    card = ProfileCard(0, "Ann", ("Ten",), dots, (GameRow("Goblin Teeth", "10", bars),), "Bob", "Best")
    assert len(draw_profile_card(card, "alt").png) < 40_000


def test_the_pictures_of_both_people_are_on_the_card_where_they_are_known() -> None:
    photos = [
        AvatarImage(name, Image.effect_mandelbrot((PORTRAIT_SIDE, PORTRAIT_SIDE), (-2, -1, 1, 1), 99).convert("RGB"))
        for name in "ab"
    ]
    card = ProfileCard(0, "Ann", ("Ten",), (), (), met="Bob: met once", met_seat=1)
    drawn = {draw_profile_card(card, "alt").png}
    for faces in ((photos[0], None), (None, photos[1]), tuple(photos)):
        with use_portraits(faces):
            drawn.add(draw_profile_card(card, "alt").png)
    assert len(drawn) == 4
    assert max(map(len, drawn)) < 60_000
