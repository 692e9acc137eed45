"""A contact sheet has every picture of a game at the width of a phone."""

from pathlib import Path

import pytest
from PIL import Image

from bot.pictures.painting.theme import BLACK, compute_contrast_ratio
from bot.pictures.sample import find_samples
from bot.pictures.shared import banner as invitation
from bot.pictures.shared.banner import BOARD_LOOK, BannerGuest, draw_lobby_banner
from bot.screens.layout import Figure
from bot.screens.screen_registry import find_screen
from games import find_game, list_game_keys
from tests.pictures.__main__ import main
from tests.pictures.sheet import HEAD, WIDTH, _arrange_columns, iter_sheet_pictures


def test_a_sheet_shows_positions_moments_podiums_and_the_invitation(tmp_path: Path) -> None:
    file = tmp_path / "sheets" / "market.png"
    assert main(["goblin_market", "--sheet", str(file)]) == 0
    with Image.open(file) as sheet:
        assert sheet.width > 3 * WIDTH
    names = [name for name, _ in iter_sheet_pictures(["goblin_market"])]
    assert {"podium of five", "goblin_market invitation", "goblin_market took-all"} < set(names)
    assert len(names) > len(find_samples("goblin_market"))


@pytest.mark.parametrize("asked", ["--sheet", "--save"])
def test_what_cannot_be_written_is_told_in_a_sentence(
    asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    taken = tmp_path / "taken"
    taken.write_text("a file where a folder is wanted")
    assert main(["goblin_market", asked, str(taken / "sheet")]) == 1
    assert capsys.readouterr().err.startswith(f"{taken / 'sheet'} cannot be written: ")


def test_no_picture_lies_on_another() -> None:
    heights = [100, 50, 10, 200] * 5
    places, height = _arrange_columns(heights)
    for number, (x, y) in enumerate(places):
        assert y + HEAD + heights[number] <= height
        assert all(
            x != left or y < top or y >= top + HEAD + heights[n] for n, (left, top) in enumerate(places[:number])
        )


def test_each_invitation_has_letters_of_its_own_that_stand_out_from_its_dark_board() -> None:
    posters = [find_screen(game).poster for game in list_game_keys()]
    assert len({one.title for one in posters}) == len(posters)
    for ground in (BOARD_LOOK.ground, BOARD_LOOK.below, BLACK):
        assert min(compute_contrast_ratio(one.title.front, ground) for one in posters) >= 7


@pytest.mark.parametrize("game", list_game_keys())
def test_an_invitation_tells_all_free_seats_on_chairs_beside_those_of_guests(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = list[int]()
    monkeypatch.setattr(invitation, "_render_sample_piece_sprite", lambda *_: invitation._render_rail_sprite())
    monkeypatch.setattr(invitation, "_draw_free_chair", lambda _canvas, count, *_: told.append(count))
    most = find_game(game).seats[-1]
    for seated in range(1, most + 1):
        told.clear()
        picture = draw_lobby_banner(game, find_screen(game).poster, [BannerGuest("Ann")] * seated, "", "en")
        assert sum(told) == most - seated
        assert Figure("banner", picture.png, "").height_ratio <= 480 / 900, "the invitation fits one screen of a desk"
