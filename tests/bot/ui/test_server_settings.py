"""A server's settings by buttons and menus: each choice is accepted and shown as chosen, for managers alone."""

from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest

from bot.screens.custom_ids import ClickAction, parse_click, parse_custom_id
from bot.screens.layout import DiscordMenu, Menu, Screen
from bot.screens.pages.server import (
    PICKED_SETTINGS,
    SERVER_SETTING_NAMES,
    SETTING_CHOICES,
    SWITCH_SETTINGS,
    render_server_settings_page,
    render_setting_page,
)
from bot.tables import Server, TableError
from bot.ui.interactions.server_settings import (
    CHANGES_BY_SETTING,
    parse_picked_setting_values,
    parse_setting_choice,
    show_setting,
)
from games.engine.words import load_words
from tests.bot.screens.scenes import breaches, buttons_of, menus_of, text_of

SAY, NOON = load_words(), datetime(2030, 1, 1, 12, tzinfo=UTC)
FULL = Server(1, channels=tuple(range(2, 9)), opener=3, called=4, digest=5, digest_hour=7, tables=3, language="de")


def page_of(server: Server, name: str) -> Screen:
    return render_setting_page(server, name, SAY, NOON)


def chosen_on(server: Server, name: str, setting: str) -> list[str]:
    """Return what a page shows as chosen: the button that is off, or the line of its menu."""
    page = page_of(server, name)
    off = [act.path.split(" ")[1] for act in (parse_custom_id(one.act) for one in buttons_of(page) if one.off) if act]
    menus = [one for one in menus_of(page) if (parse_custom_id(one.act) or ClickAction("", 0)).path == setting]
    return off or [option.value for menu in menus for option in menu.options if option.chosen]


@pytest.mark.parametrize("server", [Server(1), FULL], ids=["new", "settled"])
@pytest.mark.parametrize("name", SERVER_SETTING_NAMES)
def test_each_setting_has_a_page_that_says_what_is_so_and_fits(server: Server, name: str) -> None:
    page = page_of(server, name)
    assert breaches(page) == []
    assert page.parts[0].markdown.splitlines()[1] in text_of(render_server_settings_page(server, SAY, NOON))  # type: ignore[union-attr]  # a text
    assert buttons_of(page)[-1].label == "All settings"


@pytest.mark.parametrize(
    ("name", "value"), [(name, value) for name in sorted(SETTING_CHOICES) for value in SETTING_CHOICES[name]]
)
def test_all_that_is_offered_is_accepted_and_shown_as_chosen(name: str, value: str) -> None:
    page = "digest" if name == "digest_hour" else name
    ((setting, meant),) = parse_setting_choice(name, value).items()
    server = CHANGES_BY_SETTING[setting](FULL, meant)
    assert chosen_on(server, page, name) == [value]
    if name not in SWITCH_SETTINGS:
        assert parse_click(str(ClickAction("settle-by", 0, path=name)), "menu", [value])


@pytest.mark.parametrize("name", PICKED_SETTINGS)
def test_channels_and_roles_are_chosen_among_those_of_the_server(name: str) -> None:
    guild = SimpleNamespace(
        get_role=lambda _: Mock(id=11, is_default=lambda: False),
        get_channel=lambda _: Mock(id=11),
        default_role=Mock(is_default=lambda: True),
    )
    for ids, found in (([11], (11,)), ([], ())):
        ((setting, meant),) = parse_picked_setting_values(SimpleNamespace(guild=guild), name, ids).items()  # type: ignore[arg-type]  # as far as it is used
        server = CHANGES_BY_SETTING[setting](FULL, meant)
        (menu,) = [part for part in page_of(server, name).parts if isinstance(part, DiscordMenu)]
        assert menu.chosen == found


@pytest.mark.parametrize(("name", "value"), [("channel", "5"), ("pace", "slow"), ("nonsense", "1"), ("tables", "-1")])
def test_what_no_page_offers_is_refused(name: str, value: str) -> None:
    with pytest.raises(TableError):
        parse_setting_choice(name, value)
    with pytest.raises(TableError):
        parse_picked_setting_values(SimpleNamespace(guild=None), name, [1])  # type: ignore[arg-type]  # the same


@pytest.mark.parametrize("manages", [True, False])
async def test_managers_alone_change_settings_and_see_the_page_again(*, manages: bool) -> None:
    tables: Any = AsyncMock(load_server=AsyncMock(return_value=Server(1)), days=Mock(find_next_digest=lambda _: NOON))
    here = SimpleNamespace(guild_id=1, permissions=SimpleNamespace(manage_guild=manages))
    reply: Any = SimpleNamespace(interaction=here, update_message=AsyncMock())
    if not manages:
        with pytest.raises(TableError) as refusal:
            await show_setting(reply, tables, "threads", SAY, parse_setting_choice("threads", "no"))
        assert refusal.value.code == "not-manager"
        tables.save_server.assert_not_awaited()
        return
    await show_setting(reply, tables, "threads", SAY, parse_setting_choice("threads", "no"))
    assert tables.save_server.await_args.args[0].threads is False
    await show_setting(reply, tables, "", SAY)
    tables.save_server.assert_awaited_once()
    one, everything = (call.args[0] for call in reply.update_message.await_args_list)
    assert "without threads" in text_of(one)
    assert [part.act for part in everything.parts if isinstance(part, Menu)] == ["setting:0:0:"]
