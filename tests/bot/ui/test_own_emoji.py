"""The bot's own emoji: uploaded once each, shown wherever a screen names one; without them, words are enough."""

import base64
import re
from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest

from bot.pictures.emoji import (
    Emoji,
    find_game_emoji,
    list_all_emoji,
    list_bot_emoji,
    list_emoji_uploads,
    list_goblin_emoji,
    render_emoji_png,
)
from bot.sandbox import Sandbox
from bot.sandbox.discord_py import point_discord_at
from bot.screens.custom_ids import ClickAction
from bot.screens.layout import MAX_TEXT_LENGTH, Button, Row, Screen, Section, Text
from bot.ui.composing.own_emoji import OWN_EMOJI, OwnEmoji
from bot.ui.composing.rendering import build_layout_view
from bot.ui.connection.rate_limit import OutgoingRateLimit
from games import list_game_keys
from games.engine.words import LOCALES_FOLDER, format_emoji_placeholder, load_words

FEW = ("stone_red", "die_1", "item_worm")


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = {name: list_all_emoji()[name] for name in FEW}
    monkeypatch.setattr("bot.pictures.emoji.list_all_emoji", lambda: kept)


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox() as sandbox:
        yield sandbox


@pytest.fixture
async def client(sandbox: Sandbox) -> AsyncIterator[discord.Client]:
    point_discord_at(sandbox.address)
    async with discord.Client(intents=discord.Intents.none()) as client:
        await client.login(sandbox.token)
        yield client


def _components(screen: Screen) -> list[dict[str, Any]]:
    whole: Any = build_layout_view(screen)
    parts: list[dict[str, Any]] = whole.to_components()[0]["components"]
    return parts


class Noted(dict[str, str]):
    """Notes that survive the bot, until they are lost."""

    async def get_stored_value(self, key: str) -> str | None:
        return self.get(key)

    async def save_stored_value(self, key: str, value: str) -> None:
        self[key] = value


def there(sandbox: Sandbox) -> dict[str, int]:
    """Return the emoji that Discord has, by name."""
    return {one.name: one.id for one in sandbox.world.emojis.values()}


async def test_each_emoji_is_uploaded_once_and_again_only_where_it_is_drawn_anew(
    sandbox: Sandbox, client: discord.Client, few: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    notes, own = Noted(), OwnEmoji()
    await own.sync_emoji(client, OutgoingRateLimit(), notes)
    first = there(sandbox)
    assert set(first) == set(FEW), "people read the name: it has no digest"
    await OwnEmoji().sync_emoji(client, OutgoingRateLimit(), notes)
    assert there(sandbox) == first
    monkeypatch.setattr("bot.pictures.emoji.SIDE", 64)
    await own.sync_emoji(client, OutgoingRateLimit(), notes)
    assert set(there(sandbox)) == {*FEW, *(f"{name}_v2" for name in FEW)}
    assert first.items() <= there(sandbox).items(), "old messages go on showing theirs"
    assert str(own.resolve_emoji("die_1")) == f"<:die_1_v2:{there(sandbox)['die_1_v2']}>"
    assert all(base64.b64decode(one.image.partition(",")[2])[:4] == b"\x89PNG" for one in sandbox.world.emojis.values())


async def test_with_lost_notes_nothing_is_uploaded_twice(
    sandbox: Sandbox, client: discord.Client, few: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    notes = Noted()
    await OwnEmoji().sync_emoji(client, OutgoingRateLimit(), notes)
    monkeypatch.setattr("bot.pictures.emoji.SIDE", 64)
    await OwnEmoji().sync_emoji(client, OutgoingRateLimit(), notes)
    before, own = there(sandbox), OwnEmoji()
    assert await own.sync_emoji(client, OutgoingRateLimit(), Noted())
    assert there(sandbox) == before
    assert str(own.resolve_emoji("die_1")) == f"<:die_1_v2:{before['die_1_v2']}>", "the latest is shown"


async def test_an_emoji_that_an_earlier_version_uploaded_gets_its_name_and_stays_in_old_messages(
    sandbox: Sandbox, client: discord.Client, few: None
) -> None:
    old = {name: f"{name}_{list_emoji_uploads()[name].ink}" for name in FEW}
    for name, written in old.items():
        await client.create_application_emoji(name=written, image=render_emoji_png(name))
    ids, own = {name: there(sandbox)[written] for name, written in old.items()}, OwnEmoji()
    assert await own.sync_emoji(client, OutgoingRateLimit(), Noted(), upload=False)
    assert str(own.resolve_emoji("die_1")) == f"<:{old['die_1']}:{ids['die_1']}>"
    assert await own.sync_emoji(client, OutgoingRateLimit(), Noted())
    assert there(sandbox) == ids, "messages show an emoji by its number"


async def test_where_discord_refuses_one_the_others_are_shown_and_words_for_the_rest(
    sandbox: Sandbox, client: discord.Client, few: None
) -> None:
    own = OwnEmoji()
    await client.create_application_emoji(name="stone_red", image=render_emoji_png("stone_red"))
    sandbox.faults.break_down("POST /applications/*/emojis", times=None)
    await own.sync_emoji(client, OutgoingRateLimit(), Noted())
    assert isinstance(own.resolve_emoji("stone_red"), discord.PartialEmoji)
    assert own.resolve_emoji("die_1") is None


def test_without_them_a_button_has_its_plain_character_or_its_words_alone() -> None:
    own = OwnEmoji()
    assert own.resolve_emoji("stone_red") == "🍄"
    assert own.resolve_emoji("item_worm") is None
    assert own.resolve_emoji("🎲") == "🎲"
    assert own.resolve_emoji(None) is None
    assert own.insert_emoji(f"{format_emoji_placeholder('item_worm')}A worm.", 100) == "A worm."


def test_a_text_has_its_emoji_unless_it_would_grow_too_long() -> None:
    own = OwnEmoji()
    own._there["item_worm"] = discord.PartialEmoji(name="item_worm_1", id=1 << 60)
    written = own.insert_emoji(f"{format_emoji_placeholder('item_worm')}A worm.", 100)
    assert written == f"<:item_worm_1:{1 << 60}> A worm."
    assert own.insert_emoji(f"{format_emoji_placeholder('item_worm')}A worm.", 5) == "A worm."
    assert own.insert_emoji(f"{format_emoji_placeholder('house_star')}A star.", 0) == "⭐ A star."
    assert Screen((Text("x" * (MAX_TEXT_LENGTH - 9)), Text("y"))).text_room == 4
    beside = Section("y", Button("Pick it", str(ClickAction("play", 1, 1, "pick"))))
    assert Screen((Text("x" * (MAX_TEXT_LENGTH - 9)), beside)).text_room == 4


def test_emoji_side_by_side_and_at_the_end_of_a_sentence_have_no_blank_behind_them() -> None:
    suits = format_emoji_placeholder("market_moons") + format_emoji_placeholder("market_knots")
    assert OwnEmoji().insert_emoji(f"{suits}Author {suits}, or {suits}.", 0) == "🌙🪢 Author 🌙🪢, or 🌙🪢."


def test_a_sentence_names_an_emoji_of_the_house() -> None:
    told = load_words()("over-moment", line="Ann lays a row.", round="round", number=1)
    assert told == f"{format_emoji_placeholder('house_star')}Round 1 · Ann lays a row."
    assert OwnEmoji().insert_emoji(told, 0) == "⭐ Round 1 · Ann lays a row."


@pytest.mark.parametrize("language", sorted(folder.name for folder in LOCALES_FOLDER.iterdir() if folder.is_dir()))
def test_every_emoji_that_a_sentence_names_is_there_and_has_a_plain_one(language: str) -> None:
    sentences = "".join(file.read_text("utf-8") for file in (LOCALES_FOLDER / language).glob("*.ftl"))
    asked = set(re.findall(r'EMOJI\("(\w+)"\)', sentences))
    assert [name for name in sorted(asked) if name not in list_all_emoji() or not list_all_emoji()[name].plain] == []
    # Circled numbers, \u2776 to \u2793, are letters of any font.
    assert not re.search("[\U0001f300-\U0001faff\u2600-\u2775\u2794-\u27bf\u23e9-\u23fa\u2b50]", sentences), (
        "drawings of the house do"
    )


def test_a_screen_shows_the_emoji_that_it_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(OWN_EMOJI._there, "die_1", discord.PartialEmoji(name="die_1_ab", id=7))
    button = Button("Bid 1", str(ClickAction("play", 1, 1, "place a altar")), emoji="die_1")
    beside = Section(
        f"{format_emoji_placeholder('die_1')}may be placed.",
        Button("Place it", str(ClickAction("play", 1, 1, "place b altar"))),
    )
    text, section, row = _components(
        Screen((Text(f"{format_emoji_placeholder('die_1')}is left."), beside, Row((button,))))
    )
    assert text["content"] == "<:die_1_ab:7> is left."
    assert section["components"][0]["content"] == "<:die_1_ab:7> may be placed."
    assert row["components"][0]["emoji"] == {"id": 7, "name": "die_1_ab"}


def test_a_button_is_short_only_beside_an_emoji_that_says_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    bet = Button(
        "Final Jewel (2)", str(ClickAction("play", 1, 1, "bet 3 final-jewel")), emoji="bet_final_jewel", short="2"
    )
    place = Button("Lower jaw: 1", str(ClickAction("play", 1, 1, "place lower 1")), short="Lower 1")
    screen = Screen((Row((bet, place)),))

    def labels() -> list[str]:
        (row,) = _components(screen)
        return [button["label"] for button in row["components"]]

    assert labels() == ["Final Jewel (2)", "Lower 1"]
    monkeypatch.setattr(OWN_EMOJI, "resolve_emoji", lambda _: discord.PartialEmoji(name="bet_final_jewel", id=7))
    assert labels() == ["2", "Lower 1"]


@pytest.mark.parametrize("name", sorted(list_all_emoji()))
def test_an_emoji_is_what_discord_takes(name: str) -> None:
    under = f"{list_emoji_uploads()[name].name}_v99"
    assert 2 <= len(under) <= 32
    assert under.replace("_", "").isalnum()
    assert under.isascii()
    assert len(render_emoji_png(name)) < 256 * 1024


def test_no_two_emoji_are_the_same_drawing() -> None:
    """An icon on a button is all that tells two bets apart: one is called `final_jewel`, the other looks like it."""
    names: dict[bytes, str] = {}
    for name in sorted(list_all_emoji()):
        assert names.setdefault(render_emoji_png(name), name) == name


def test_no_two_games_have_an_emoji_of_the_same_name() -> None:
    own = len(list_goblin_emoji()) + len(list_bot_emoji())
    assert sum(len(find_game_emoji(key)) for key in list_game_keys()) + own == len(list_all_emoji())
    assert len(set(list_emoji_uploads().values())) == len({emoji.layers for emoji in list_all_emoji().values()})
    assert isinstance(list_all_emoji()["die_1"], Emoji)
