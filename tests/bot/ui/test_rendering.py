"""A screen's components are written once, in the form in which they are sent."""

import json
import re
from typing import Any

import discord
import pytest
from discord import ui

from bot.screens.controls.form import Form
from bot.screens.custom_ids import parse_custom_id
from bot.screens.layout import (
    Button,
    DiscordMenu,
    Figure,
    Menu,
    Option,
    Part,
    Row,
    Screen,
    Section,
    Separator,
    SmallPicture,
    Text,
)
from bot.ui.answers.forms import build_modal
from bot.ui.composing.own_emoji import OWN_EMOJI
from bot.ui.composing.rendering import (
    ACCENT_COLOURS,
    build_allowed_mentions,
    build_attachments,
    build_files,
    build_layout_view,
    build_message_kwargs,
)

STONE = discord.PartialEmoji(name="stone", id=5)
PICTURE = Figure("board", b"\x89PNG a picture", "a" * 2000)
PLAIN, GREY = Button("Roll", "play:1:2:roll", "main"), Button("", "play:1:2:stop", "danger", "🎲", off=True)
WITH_EMOJI = Button("a" * 100, "play:1:2:stone", emoji="stone")
MENU = Menu("Which?", "pick:1:2:", (Option("one", "1"), Option("b" * 200, "2", "c" * 200, chosen=True, emoji="stone")))


def button(label: str | None, act: str, style: discord.ButtonStyle, **more: Any) -> ui.Button[Any]:
    return ui.Button(label=label, custom_id=act, style=style, **more)


def written_by_discord_py() -> dict[type[Part], ui.Item[Any]]:
    cut = "a" * 79 + "…"
    options = [
        discord.SelectOption(label="one", value="1"),
        discord.SelectOption(label="b" * 99 + "…", value="2", description="c" * 99 + "…", default=True, emoji=STONE),
    ]
    return {
        Text: ui.TextDisplay("Your turn."),
        Figure: ui.MediaGallery(
            discord.MediaGalleryItem(f"attachment://{PICTURE.file_name}", description="a" * 1023 + "…")
        ),
        Separator: ui.Separator(),
        Row: ui.ActionRow(
            button("Roll", PLAIN.act, discord.ButtonStyle.primary),
            button(None, GREY.act, discord.ButtonStyle.danger, emoji="🎲", disabled=True),
            button(cut, WITH_EMOJI.act, discord.ButtonStyle.secondary, emoji=STONE),
        ),
        Menu: ui.ActionRow(ui.Select(custom_id=MENU.act, placeholder="Which?", options=options)),
        Section: ui.Section("A die.", accessory=button("Roll", PLAIN.act, discord.ButtonStyle.primary)),
        SmallPicture: ui.Section(
            "A die.",
            accessory=ui.Thumbnail(f"attachment://{PICTURE.file_name}", description="a" * 1023 + "…"),
        ),
    }


@pytest.mark.parametrize(
    "part",
    [
        Text("Your turn."),
        PICTURE,
        Separator(),
        Row((PLAIN, GREY, WITH_EMOJI)),
        MENU,
        Section("A die.", PLAIN),
        SmallPicture("A die.", PICTURE),
    ],
    ids=lambda part: type(part).__name__,
)
async def test_each_part_is_sent_as_discord_py_itself_would_write_it(
    part: Part, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(OWN_EMOJI, "_there", {"stone": STONE})
    box: ui.Container[ui.LayoutView] = ui.Container(
        written_by_discord_py()[type(part)], accent_colour=ACCENT_COLOURS["waiting"]
    )
    ours: Any = build_layout_view(Screen((part,), "waiting"))
    theirs: Any = ui.LayoutView(timeout=None).add_item(box)
    assert ours.to_components() == theirs.to_components()


@pytest.mark.parametrize("plain", [False, True])
async def test_each_control_of_a_message_gets_the_mark_of_the_database(*, plain: bool) -> None:
    people = DiscordMenu("Who?", "avoid:0:0:")
    parts: tuple[Part, ...] = (Row((PLAIN, GREY)), MENU, people, Section("A die.", WITH_EMOJI))
    screen = Screen((Row((PLAIN, GREY)),) if plain else parts, plain=plain)
    sent = json.dumps(build_message_kwargs(screen, "aB3")["view"].to_components())
    acts = [parse_custom_id(custom_id) for custom_id in re.findall(r'"custom_id": "([^"]*)"', sent)]
    assert len(acts) == (2 if plain else 5)
    assert {act.database_tag for act in acts if act} == {"aB3"}
    assert build_modal(Form("A form", "filled:1:2:x", ()), "aB3").custom_id == "filled:1:2aB3:x"


async def test_discord_py_keeps_no_view_that_was_sent() -> None:
    view = build_layout_view(Screen((Row((PLAIN,)),)))
    assert view.is_finished()
    assert not view.is_dispatchable()
    assert view.has_components_v2()


@pytest.mark.parametrize(
    ("screen", "told"),
    [
        (Screen((Text("so"),)), {"parse": [], "replied_user": False}),
        (Screen((Text("so"),), pings=(5, 6)), {"parse": [], "users": [5, 6], "replied_user": False}),
        (Screen((Text("so"),), role=7), {"parse": [], "roles": [7], "replied_user": False}),
    ],
)
def test_only_those_whom_a_screen_names_may_be_pinged(screen: Screen, told: dict[str, Any]) -> None:
    assert {
        key: value for key, value in build_allowed_mentions(screen).to_dict().items() if value or key == "parse"
    } | {"replied_user": False} == told


def test_a_picture_that_a_message_has_is_not_sent_again() -> None:
    screen = Screen((PICTURE, Text("so"), Figure("other", b"\x89PNG other", "b")))
    there: Any = type("There", (), {"filename": PICTURE.file_name})()
    kept, new = build_attachments(screen, [there])
    assert kept is there
    assert (new.filename, new.fp.read()) == (screen.figures[1].file_name, b"\x89PNG other")  # type: ignore[union-attr]  # a new one
    assert [(file.filename, file.description) for file in build_files(screen)] == [
        (figure.file_name, None) for figure in screen.figures
    ]


async def test_a_plain_screen_is_text_with_its_pictures_and_rows_of_buttons(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(OWN_EMOJI, "_there", {})
    screen = Screen((Text("one"), Text("two"), PICTURE, Row((PLAIN,))), plain=True)
    made = build_message_kwargs(screen)
    assert made["content"] == "one\ntwo"
    assert [file.description for file in made["files"]] == ["a" * 1023 + "…"]
    (row,) = made["view"].to_components()
    assert (row["type"], [one["custom_id"] for one in row["components"]]) == (1, [PLAIN.act])
    assert not made["view"].has_components_v2()
    whole = build_message_kwargs(Screen((Text("one"),)))
    assert set(whole) == {"files", "allowed_mentions", "view"}
    assert whole["view"].has_components_v2()
