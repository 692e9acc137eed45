"""The lobby as people meet it: an invitation that says what is missing, the host's form, one step to play."""

import json
from pathlib import Path

import pytest

from bot.sandbox import SeenMessage, list_buttons, list_pictures
from bot.sandbox.people.person import Person
from bot.screens.layout import Button, Menu, Option, Row, Screen
from bot.ui.composing.rendering import build_layout_view
from games import list_game_keys
from tests.e2e.house import House, house, labels, traffic
from tests.e2e.robot import choose, from_menu, open_table, start
from tests.load.crowd.offers import press, waits_with, ways

MOST_CLICKS = 4
TWO_TAPS = ("goblin_teeth",)
"""Games in which the smallest move is two taps: a die, then its place."""
ORDER = ("text", "play", "pick", "sure", "step", "page")
"""Who is in a hurry takes what plays at once, if there is any."""


def off(lobby: SeenMessage) -> list[str]:
    return [button.label for button in list_buttons(lobby) if button.disabled]


async def test_the_invitation_says_what_it_is_what_is_missing_and_asks_its_host_alone_for_options(
    tmp_path: Path,
) -> None:
    async with house(tmp_path, "lobby") as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        offered = {choice["value"]: choice["name"] for choice in ann.list_command_options("play")[0]["choices"]}
        assert offered["goblin_market"] == "Goblin Market · 3–6 players · medium · 30 minutes (goblins only: 15)"
        opened = (await ann.slash("play", game="goats_and_goblins")).message
        assert opened is not None
        assert "Ann invites you to Goats & Goblins" in opened.text
        assert "It takes at least 2 players" in opened.text
        assert "Without votes" not in opened.text, "three alone may play so"
        assert [picture.alt for picture in list_pictures(opened)] == [
            "An invitation to Goats & Goblins. At the table: Ann."
        ]
        assert off(opened) == ["Start"]
        told = await bob.click(opened, "How to play")
        assert told.message is not None
        assert told.message.is_ephemeral
        await bob.click(opened, "Join")
        await from_menu(ann, opened, "grown")
        ready = ann.refresh_message(opened)
        assert ready is not None
        assert off(ready) == []
        assert "Plain rules · Live: 3 minutes a turn" in ready.text
        refused = await bob.click(ready, "Options")
        assert refused.modal is None
        assert "Only Ann, the host, can change the options" in refused.messages[-1].text
        assert "• **Without votes**: off" in refused.messages[-1].text
        await choose(ann, ready, first="2", no_votes="true", pace="none")
        changed = ann.refresh_message(opened)
        assert changed is not None
        assert "Without votes · Who leads first: Bob · No clock" in changed.text
        started = await ann.click(changed, "Start")
        assert started.message is not None
        thread = (await home.parlour.tables.find_table(1)).thread_id
        assert thread
        assert started.message.text == f"The match is on in <#{thread}>. Bob begins."
        another = await bob.slash("play", channel=thread, game="gobblestones", **{"with": f"<@{ann.id}>"})
        assert another.message is not None
        assert another.message.is_ephemeral
        assert "one match" in another.message.text
        table = await home.parlour.tables.find_table(2)
        (lobby,) = await home.parlour.tables.shown.list_surfaces(2)
        assert table.channel_id == lobby.channel_id != thread, "the match's thread tells its story alone"
        assert f"/{lobby.channel_id}/{lobby.message_id}" in another.message.text
        called = await ann.wait_for_message(lambda message: f"<@{ann.id}>" in message.text, lobby.channel_id)
        assert "Gobblestones" in called.text


@pytest.mark.usefixtures("undrawn")
async def test_the_same_game_is_opened_twice_in_a_channel_only_after_a_question(tmp_path: Path) -> None:
    async with house(tmp_path, "twice") as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        await ann.slash("play", game="goblin_teeth")
        asked = (await ann.slash("play", game="goblin_teeth")).message
        assert asked is not None
        assert asked.is_ephemeral
        assert labels(asked) == ["Open another table"]
        assert "Ann invites you" in ((await ann.click(asked, "Open another table")).message or asked).text
        for person, game in ((ann, "gobblestones"), (bob, "goblin_teeth")):
            other = (await person.slash("play", game=game)).message
            assert other is not None
            assert not other.is_ephemeral
        assert len(await home.parlour.tables.list_user_tables(ann.id)) == 3


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize("control", ["menu", "button"])
async def test_a_control_of_a_lobby_that_an_earlier_version_posted_makes_it_new(tmp_path: Path, control: str) -> None:
    menu, button = Menu("Pace", "pace:1:0:", (Option("Slow", "slow"),)), Row((Button("Colours", "write:1:0:x"),))
    async with house(tmp_path, f"retired-{control}") as home:
        ann = home.person("Ann")
        opened = (await ann.slash("play", game="gobblestones")).message
        assert opened is not None
        posted = home.parlour.get_partial_messageable(opened.channel_id).get_partial_message(opened.id)
        await posted.edit(view=build_layout_view(Screen((menu if control == "menu" else button,))), attachments=[])
        await ann.wait_until(lambda: "Options" not in seen(ann, opened))
        if control == "menu":
            await ann.choose_option(opened, "pace:1:0:", ["slow"])
        else:
            await ann.click(opened, "Colours")
        told = await ann.wait_for_message(
            lambda message: "This invitation was from an older version of me" in message.text
        )
        assert told.is_ephemeral
        assert "Options" in seen(ann, opened)
        assert (await home.parlour.tables.find_table(1)).pace == "live"


def seen(person: Person, lobby: SeenMessage) -> list[str]:
    """Return what somebody can press in the lobby as it is now."""
    return labels(person.refresh_message(lobby) or lobby)


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize("game", list_game_keys())
async def test_with_goblins_the_first_move_is_at_most_four_clicks_away(tmp_path: Path, game: str) -> None:
    """Add a goblin, Start, the thread or the DM, and the move, which is two taps in some games."""
    async with house(tmp_path, f"clicks-{game}") as home:
        clicks = await clicks_to_the_first_move(home, game)
        assert clicks <= MOST_CLICKS + (game in TWO_TAPS)
    sent = [json.loads(line) for line in traffic(tmp_path, f"clicks-{game}").read_text("utf-8").splitlines()]
    assert [request for request in sent if request["status"] >= 400] == [], "Discord has nothing to refuse on the way"


async def clicks_to_the_first_move(home: House, game: str) -> int:
    """Play as Ann would who is in a hurry; return how often she clicked until she made a move."""
    ann, clicks = home.person("Ann"), 0
    lobby = (await ann.slash("play", game=game)).message
    assert lobby is not None
    while "Start" in off(lobby) or len((await home.parlour.tables.find_table(1)).sitters) < 2:
        await from_menu(ann, lobby, "grown")
        lobby, clicks = ann.refresh_message(lobby) or lobby, clicks + 1
    await ann.click(lobby, "Start")
    clicks += 1
    await home.parlour.goblins.wait_until_idle()
    await home.parlour.delivery.wait_until_settled()
    table_view = await home.parlour.tables.load_view(1, ann.id)
    assert table_view.waits_for_viewer
    assert table_view.decision is not None
    asked = table_view.decision.number
    shown = await ann.wait_for_message(lambda message: waits_with(message, asked))
    clicks += 1
    while not await played(home, ann):
        way = min(ways(shown), key=lambda act: ORDER.index(act.verb))
        custom_id, values = press(shown, way)
        pressed = (
            ann.click(shown, custom_id=custom_id) if values is None else ann.choose_option(shown, custom_id, values)
        )
        shown, clicks = (await pressed).message or shown, clicks + 1
    return clicks


async def played(home: House, person: Person) -> bool:
    """Tell whether somebody has made a move."""
    seat = (await home.parlour.tables.find_table(1)).find_seat(person.id)
    return any(move.seat == seat for move in await home.parlour.tables.store.tables.list_record_moves(1))


@pytest.mark.usefixtures("undrawn")
async def test_who_clicked_in_the_lobby_alone_is_asked_in_their_messages(tmp_path: Path) -> None:
    async with house(tmp_path, "not-at-the-board") as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        table, lobby = await open_table(home, ann, bob)
        await start(home, table, lobby, [ann, bob])
        assert not any(home.parlour.presence.is_at_board_now(table, person.id) for person in (ann, bob))
        home.parlour.presence.record_click(table, ann.id, at_board=True)
        assert home.parlour.presence.is_at_board_now(table, ann.id)


@pytest.mark.usefixtures("undrawn")
async def test_a_host_invites_people_from_the_menu_and_tells_somebody_why_they_were_removed(tmp_path: Path) -> None:
    async with house(tmp_path, "invited") as home:
        ann, bob, cid = (home.person(name) for name in ("Ann", "Bob", "Cid"))
        lobby = (await ann.slash("play", game="goblin_market")).message
        assert lobby is not None
        asked = (await from_menu(ann, lobby, "invite")).message
        assert asked is not None
        assert asked.is_ephemeral
        told = (await ann.choose_option(asked, "Choose people", [bob.id, cid.id])).message
        assert told is not None
        assert f"I invited <@{bob.id}> and <@{cid.id}>" in told.text
        await bob.wait_for_message(lambda message: f"<@{bob.id}> and <@{cid.id}>: Ann invites you" in message.text)
        await bob.click(lobby, "Join")
        question = (await ann.slash("table kick", member=bob.id)).message
        assert question is not None
        removed = (await ann.click(question, "Remove Bob")).message
        assert removed is not None
        form = (await ann.click(removed, "Tell Bob why…")).modal
        assert form is not None
        answer = (await ann.submit(form, {"reason": "You *left* us"})).message
        assert answer is not None
        assert answer.text == "Bob can read your reason now."
        await bob.wait_for_message(lambda message: r"The reason: “You \*left\* us”" in message.text, bob.dm)


@pytest.mark.usefixtures("undrawn")
async def test_a_welcome_goes_with_its_reader_and_stands_once_for_who_joins_again(tmp_path: Path) -> None:
    async with house(tmp_path, "welcomed") as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        lobby = (await ann.slash("play", game="goblin_market")).message
        assert lobby is not None
        for _ in range(2):
            await bob.click(lobby, "Join")
            await home.parlour.delivery.wait_until_settled()
            assert [message.text.split("**")[0] for message in bob.list_visible_messages(bob.dm)] == ["You joined "]
            assert "undo" not in bob.list_visible_messages(bob.dm)[0].text, "a bid cannot be taken back"
            await bob.click(lobby, "Leave")
        await bob.click(lobby, "Join")
        question = (await ann.slash("table kick", member=bob.id)).message
        assert question is not None
        await ann.click(question, "Remove Bob")
        await home.parlour.delivery.wait_until_settled()
        (told,) = bob.list_visible_messages(bob.dm)
        assert "by Ann, the host" in told.text


@pytest.mark.usefixtures("undrawn")
async def test_a_guest_reads_who_is_host_and_their_notes_do_not_pile_up(tmp_path: Path) -> None:
    async with house(tmp_path, "guest") as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        lobby = (await ann.slash("play", game="goblin_market")).message
        assert lobby is not None
        joined = (await bob.click(lobby, "Join")).message
        assert joined is not None
        assert "Ann starts the match; I call you when it is your turn." in joined.text
        for _ in range(2):
            await bob.click(lobby, "Options")
            await from_menu(bob, lobby, "grown")
        wanted = [joined.text, "Only Ann, the host, can do that."]
        await bob.wait_until(lambda: [one.text for one in bob.list_visible_messages() if one.is_ephemeral] == wanted)
