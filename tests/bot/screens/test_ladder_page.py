"""`/ladder` on one screen of a phone: tiers with names, a step for everybody, numbers only for who asks."""

import re

import pytest

from bot.screens.custom_ids import ClickAction, parse_custom_id
from bot.screens.layout import Menu, Row, Screen, Text, arrange_buttons
from bot.screens.pages.ladder import (
    LADDER_PAGE_SIZE,
    LeaderboardRequest,
    explain_counting,
    parse_ladder_request,
    render_leaderboard,
    render_no_ladder,
)
from bot.tables.use_cases.ladders import ALL_GAMES_LADDER
from games import list_game_keys
from games.engine.words import load_words
from games.ladder.tiers import TIERS, LadderPlace, find_tier
from tests.bot.screens.test_help_and_me import TALLEST, acts, height

SAY = load_words()


def placed(number: int) -> list[LadderPlace]:
    """Return people of all tiers, with ids as long as Discord's."""
    found = []
    for index in range(1, number + 1):
        strength = 80.0 - 120 * (index - 1) / number
        person = 110_000_000_000_000_000 + index
        found.append(LadderPlace(index, person, find_tier(strength), strength, 3 - index, 10 * index))
    return found


def with_names(screen: Screen) -> Screen:
    """Return a screen with mentions as Discord shows them."""
    parts = [
        Text(re.sub(r"<@[0-9]+>", "@Somebody Named", part.markdown)) if isinstance(part, Text) else part
        for part in screen.parts
    ]
    return Screen(tuple(parts))


def text_of(screen: Screen) -> str:
    return "\n".join(part.markdown for part in screen.parts if isinstance(part, Text))


def shown(number: int = 40, own: int | None = 5, **asked: object) -> Screen:
    people = placed(number)
    mine = next((one for one in people if one.place == own), None)
    return render_leaderboard(LeaderboardRequest(**asked), people, mine, SAY)  # type: ignore[arg-type]


@pytest.mark.parametrize("game", [ALL_GAMES_LADDER, *list_game_keys()])
@pytest.mark.parametrize("numbers", [False, True])
def test_a_page_fits_one_screen_of_a_phone(game: str, *, numbers: bool) -> None:
    for number in (0, 1, LADDER_PAGE_SIZE, 40):
        screen = shown(number, game=game, numbers=numbers)
        assert height(with_names(screen)) <= TALLEST
        assert all(len(arrange_buttons(row.buttons)) == 1 for row in screen.parts if isinstance(row, Row))


def test_people_stand_below_the_name_of_their_tier_with_a_step_and_no_numbers() -> None:
    told = text_of(shown(LADDER_PAGE_SIZE))
    names = [SAY(f"tier-{tier}") for tier, _ in TIERS]
    assert [name for name in names if f"**{name}**" in told] == [n for n in names if f"**{n}**" in told] != []
    assert f"1\\. <@{110_000_000_000_000_001}> +2" in told
    assert "±0" in told
    assert "\N{MINUS SIGN}1" in told
    assert "80 (10)" not in told
    assert "80 (10)" in text_of(shown(LADDER_PAGE_SIZE, numbers=True))


def test_the_asker_reads_their_own_place_on_every_page_and_what_it_is_like() -> None:
    for page in (1, 2, 4):
        assert "**You: Top table**" in text_of(shown(page=page))
    assert "You play like" in text_of(shown(game="gobblestones"))
    assert "You play like" not in text_of(shown())
    assert "You are not placed yet" in text_of(shown(own=None))


def test_who_hides_is_told_that_only_they_see_it() -> None:
    people = placed(6)
    hidden = render_leaderboard(LeaderboardRequest(), people[1:], people[0], SAY, listed=False)
    assert "Only you see your place" in text_of(hidden)
    assert "Only you see your place" not in text_of(shown())


def test_pages_are_turned_and_numbers_shown_by_buttons_that_can_be_read() -> None:
    paths = [act.path for act in acts(shown(page=2)) if act.verb == "ladder"]
    assert paths == ["all 1", "all 3", "all 2 numbers"]
    assert [str(parse_ladder_request(path)) for path in paths] == paths
    (menu,) = [part for part in shown().parts if isinstance(part, Menu)]
    assert [option.value for option in menu.options] == [ALL_GAMES_LADDER, *list_game_keys()]
    assert parse_custom_id(str(ClickAction("ladders", 0, path="numbers")))


@pytest.mark.parametrize("path", ["nothing 1", "all 9999", "all 0 numbers"])
def test_a_page_that_there_is_not_becomes_one_that_there_is(path: str) -> None:
    people = placed(20)
    assert text_of(render_leaderboard(parse_ladder_request(path), people, None, SAY)).startswith("## Ladder: All games")


def test_a_server_without_a_ladder_says_who_can_switch_one_on() -> None:
    assert "/parlour settings" in text_of(render_no_ladder(SAY))


def test_what_counts_is_one_paragraph_that_fits_a_message() -> None:
    assert len(explain_counting(SAY)) < 1200
    for word in ("resign", "silent", "closes", "goblins", "took over"):
        assert word in explain_counting(SAY)
