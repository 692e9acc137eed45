"""The page's side of the server: what it shows, does and hears, and that foreign pages are kept out."""

import asyncio
import io
import re
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest
from discord import app_commands, ui
from yarl import URL

from bot.sandbox import Person, Sandbox
from bot.sandbox.people.page_api import PAGE_FOLDER
from bot.sandbox.world.interactions import NO_ANSWER_TEXT
from tests.bot.sandbox.parrot import Parrot, Pressed, Said, picture, png, row
from tests.bot.sandbox.raw import Raw
from tests.hand_clock import HandClock

EVENT_TIMES = {"Over": (1e10, 2e10), "Later": (2e10, 3e10), "Sooner": (1e10, 2e10)}


class Page:
    """A browser page, as far as the server can tell."""

    def __init__(self, session: aiohttp.ClientSession, person: Person) -> None:
        self.session, self.person = session, person
        self.events: list[tuple[str, Any]] = []
        self._socket: aiohttp.ClientWebSocketResponse | None = None

    async def get(self, path: str) -> Any:
        async with self.session.get(f"/page/api{path}", params={"user": str(self.person.id)}) as response:
            assert response.headers["Cache-Control"] == "no-store"
            return await response.json()

    async def post(self, path: str, **fields: Any) -> Any:
        body = {"user": str(self.person.id)} | fields
        async with self.session.post(f"/page/api{path}", json=body) as response:
            return await response.json()

    async def listen(self) -> None:
        self._socket = await self.session.ws_connect(f"/page/api/events?user={self.person.id}")

    async def hear(self, event: str, **wanted: Any) -> Any:
        """Wait for an event of a kind whose fields are as wanted."""
        assert self._socket
        async with asyncio.timeout(60):
            while True:
                told = await self._socket.receive_json()
                self.events.append((told["t"], told["d"]))
                if told["t"] == event and all(told["d"].get(key) == value for key, value in wanted.items()):
                    return told["d"]


def test_the_page_has_the_same_sentences_in_each_language() -> None:
    english, german = (
        re.findall(r"^  (\w+):", (PAGE_FOLDER / f"words_{language}.js").read_text("utf-8"), re.MULTILINE)
        for language in ("en", "de")
    )
    assert german == english


@pytest.fixture
async def page(sandbox: Sandbox, ann: Person) -> AsyncIterator[Page]:
    async with aiohttp.ClientSession(sandbox.address) as session:
        page = Page(session, ann)
        await page.listen()
        yield page


async def test_the_state_is_all_that_a_page_needs(sandbox: Sandbox, parrot: Parrot, page: Page) -> None:
    parrot.does(lambda said: said.response.send_message("hi"))
    before = await page.get("/state")
    assert before["bot"]["online"] is False
    await parrot.come(sandbox.token)
    await page.hear("bot", online=True)
    state = await page.get("/state")
    assert state["user"]["name"] == "Ann"
    assert [user["name"] for user in state["users"]] == ["Ann", "Bob", "Cid", "Dora", "Egon", "Fay"]
    assert state["users"][0]["dms_open"] is True
    assert state["bot"] == {"id": str(sandbox.application_id), "name": "Goblin Parlour", "online": True}
    assert [guild["name"] for guild in state["guilds"]] == ["The Parlour"]
    assert [command["name"] for command in state["commands"]] == ["do"]
    assert state["channels"][0] == {
        "id": str(sandbox.channel_id),
        "name": "parlour",
        "kind": "text",
        "guild_id": str(sandbox.guild_id),
        "parent_id": None,
        "archived": False,
        "unread": 0,
        "mentions": 0,
        "last_message_id": None,
    }


async def test_events_are_listed_and_people_are_interested(sandbox: Sandbox, page: Page, bob: Person) -> None:
    over, later, sooner = (page.person.schedule_event(name, *times) for name, times in EVENT_TIMES.items())
    page.person.change_event(over, status=4)
    await page.post("/interest", event_id=str(later.id), interested=True)
    bob.set_interest(later)
    await page.hear("events")
    (guild,) = (await page.get("/state"))["guilds"]
    assert [(event["name"], event["begins"], event["location"]) for event in guild["events"]] == [
        ("Sooner", 10**10, "#parlour"),
        ("Later", 2 * 10**10, "#parlour"),
    ]
    assert [(event["count"], event["interested"]) for event in guild["events"]] == [(0, False), (2, True)]
    await page.post("/interest", event_id=str(later.id), interested=False)
    assert (later.interested, sooner.interested) == ([bob.id], [])
    assert await page.post("/interest", event_id=str(over.id), interested=True) == {"error": "This event is over."}


async def test_managers_let_the_bot_create_events(page: Page) -> None:
    for allowed in (True, False):
        await page.post("/bot", may_create_events=allowed)
        assert (await page.get("/state"))["guilds"][0]["bot_may_create_events"] is allowed


async def test_without_a_user_the_first_person_is_shown(page: Page) -> None:
    async with page.session.get("/page/api/state") as response:
        assert (await response.json())["user"]["name"] == "Ann"


async def test_a_command_is_sent_and_its_answer_heard(sandbox: Sandbox, parrot: Parrot, page: Page) -> None:
    @parrot.command()
    async def do(interaction: discord.Interaction, word: str) -> None:
        await interaction.response.send_message(word, ephemeral=True)

    await parrot.come(sandbox.token)
    sent = await page.post("/command", channel_id=str(sandbox.channel_id), name="do", options={"word": "goblin"})
    await page.hear("interaction", interaction_id=sent["interaction_id"], state="pending")
    message = await page.hear("message_create")
    assert (message["content"], message["ephemeral"]) == ("goblin", True)
    await page.hear("interaction", interaction_id=sent["interaction_id"], state="done")
    [listed] = await page.get(f"/channels/{sandbox.channel_id}/messages")
    assert listed == message


async def test_a_subcommand_is_named_beside_its_command(sandbox: Sandbox, parrot: Parrot, page: Page) -> None:
    table = app_commands.Group(name="table", description="Tables")

    @table.command(name="show", description="Show")
    async def show(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("shown")

    parrot.tree.add_command(table)
    await parrot.come(sandbox.token)
    await page.post("/command", channel_id=str(sandbox.channel_id), name="table", subcommand=["show"])
    await page.hear("message_create", content="shown")


async def test_what_another_person_alone_sees_is_never_listed(
    sandbox: Sandbox, parrot: Parrot, page: Page, bob: Person
) -> None:
    parrot.does(lambda said: said.response.send_message("secret", ephemeral=True))
    await parrot.come(sandbox.token)
    await bob.slash("do")
    await bob.write_message("done")
    await page.hear("message_create", content="done")
    assert [d["content"] for t, d in page.events if t.startswith("message")] == ["done"]
    assert [m["content"] for m in await page.get(f"/channels/{sandbox.channel_id}/messages")] == ["done"]


async def test_a_button_and_a_select_and_a_modal_are_used(sandbox: Sandbox, parrot: Parrot, page: Page) -> None:
    class Name(ui.Modal, title="Name"):
        field: ui.TextInput["Name"] = ui.TextInput(label="Name", custom_id="name")

        async def on_submit(self, interaction: discord.Interaction) -> None:
            await interaction.response.edit_message(content=f"named {self.field.value}")

    async def ask(said: Said) -> None:
        await said.response.send_modal(Name())

    button = Pressed(ask, custom_id="ask")
    parrot.does(lambda said: said.response.send_message("A table", view=row(button, ui.UserSelect(custom_id="who"))))
    await parrot.come(sandbox.token)
    channel_id = str(sandbox.channel_id)
    await page.post("/command", channel_id=channel_id, name="do")
    message = await page.hear("message_create")
    place = {"channel_id": channel_id, "message_id": message["id"]}
    pressed = await page.post("/component", **place, custom_id="ask")
    window = await page.hear("modal", interaction_id=pressed["interaction_id"])
    assert (window["title"], window["components"][0]["components"][0]["label"]) == ("Name", "Name")
    await page.post("/modal", interaction_id=pressed["interaction_id"], values={"name": "Oak"})
    assert (await page.hear("message_update"))["content"] == "named Oak"
    refused = await page.post("/component", **place, custom_id="who", values=[])
    assert refused == {"error": "who takes 1 to 1 choices, not 0."}
    missing = await page.post("/component", **place, custom_id="gone")
    assert missing == {"error": "This is no longer on the message."}


async def test_an_option_is_completed(sandbox: Sandbox, parrot: Parrot, page: Page) -> None:
    async def words(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=current * 2, value=current)]

    @parrot.command()
    @app_commands.autocomplete(word=words)
    async def do(interaction: discord.Interaction, word: str) -> None:
        await interaction.response.send_message(word)

    await parrot.come(sandbox.token)
    said = await page.post(
        "/autocomplete", channel_id=str(sandbox.channel_id), name="do", options={"word": "go"}, focused="word"
    )
    assert said == {"choices": [{"name": "gogo", "value": "go"}]}


async def test_a_bot_that_stays_silent_fails_the_interaction(
    sandbox: Sandbox, parrot: Parrot, page: Page, clock: HandClock
) -> None:
    async def silence(_: Said) -> None:
        clock.pass_by(4)
        sandbox.interactions.fail_late_interactions()

    parrot.does(silence)
    await parrot.come(sandbox.token)
    await page.post("/command", channel_id=str(sandbox.channel_id), name="do")
    failed = await page.hear("interaction", state="failed")
    assert failed["reason"] == NO_ANSWER_TEXT


async def test_messages_threads_and_dms_are_listed_and_read(
    sandbox: Sandbox, parrot: Parrot, page: Page, ann: Person, bob: Person
) -> None:
    await parrot.come(sandbox.token)
    channel = parrot.get_channel(sandbox.channel_id)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="Table 1", type=discord.ChannelType.public_thread)
    assert (await page.hear("channel_create"))["parent_id"] == str(channel.id)
    await (await parrot.fetch_user(ann.id)).send("your hand")
    assert (await page.hear("unread"))["mentions"] == 1
    listed = {entry["name"]: entry for entry in (await page.get("/state"))["channels"]}
    assert (listed["Table 1"]["kind"], listed["Goblin Parlour"]["kind"]) == ("thread", "dm")
    assert listed["Goblin Parlour"]["unread"] == 1
    await page.post("/read", channel_id=listed["Goblin Parlour"]["id"])
    assert (await page.hear("unread"))["unread"] == 0
    await thread.edit(archived=True)
    assert (await page.hear("channel_update"))["archived"] is True
    await thread.delete()
    await page.hear("channel_delete", id=str(thread.id))
    assert "Goblin Parlour" not in [room.name for room in bob.rooms]


async def test_a_person_writes_closes_dms_and_brings_a_friend(sandbox: Sandbox, page: Page, ann: Person) -> None:
    await page.post("/message", channel_id=str(sandbox.channel_id), content="hello")
    assert (await page.hear("message_create"))["content"] == "hello"
    assert (await page.post("/person", dms_open=False))["dms_open"] is False
    assert not ann.user.dms_open
    friend = await page.post("/people", name="Gus")
    assert friend["name"] == "Gus"
    await page.hear("people")
    assert await page.post("/people", name="gus") == {"error": "There is somebody called gus already."}


async def test_commands_that_change_are_heard_of(sandbox: Sandbox, parrot: Parrot, page: Page) -> None:
    parrot.does(lambda said: said.response.send_message("hi"))
    await parrot.come(sandbox.token)
    assert [command["name"] for command in (await page.hear("commands"))["commands"]] == ["do"]


@pytest.mark.parametrize(
    ("path", "body", "sentence"),
    [
        ("/message", {"channel_id": "1", "content": "hi"}, "There is no such channel."),
        ("/message", {"content": "hi"}, "The field channel_id is missing."),
        ("/message", {"channel_id": "PARLOUR", "content": " "}, "There is nothing to send."),
        ("/message", {"channel_id": "PARLOUR", "content": "x" * 2001}, "A message has at most 2000 characters."),
        ("/command", {"channel_id": "PARLOUR", "name": "nothing"}, "There is no command /nothing here."),
        ("/component", {"channel_id": "PARLOUR", "message_id": "7", "custom_id": "x"}, "This message is gone."),
        ("/modal", {"interaction_id": "7"}, "There is no such window."),
        ("/read", {"user": "7", "channel_id": "PARLOUR"}, "There is no such person."),
        ("/read", {"channel_id": "parlour?"}, "parlour? is no id."),
        (
            "/command",
            {"channel_id": "PARLOUR", "name": "do", "options": "x"},
            "The field options is of the wrong kind.",
        ),
        ("/people", {"name": " "}, "A name has 1 to 32 characters."),
        ("/command", {"channel_id": "PARLOUR", "name": ["do"]}, "The field name is no text."),
        (
            "/component",
            {"channel_id": "PARLOUR", "message_id": "7", "custom_id": ["x"]},
            "The field custom_id is no text.",
        ),
        ("/read", {"channel_id": "9" * 5000}, f"{'9' * 5000} is no id."),
    ],
)
async def test_what_cannot_be_is_said_in_one_sentence(
    sandbox: Sandbox, page: Page, path: str, body: dict[str, Any], sentence: str
) -> None:
    fields = {key: str(sandbox.channel_id) if value == "PARLOUR" else value for key, value in body.items()}
    assert await page.post(path, **fields) == {"error": sentence}


async def test_another_persons_dm_is_closed(sandbox: Sandbox, page: Page, bob: Person) -> None:
    assert await page.get(f"/channels/{bob.dm.id}/messages") == {"error": "This channel is closed to you."}


async def test_attachments_are_served_with_their_type(sandbox: Sandbox, parrot: Parrot, page: Page) -> None:
    await parrot.come(sandbox.token)
    sent = await parrot.get_partial_messageable(sandbox.channel_id).send(file=picture())
    async with page.session.get(sent.attachments[0].url) as response:
        assert (response.content_type, await response.read()) == ("image/png", png())
    for name, kind in (("roll.gif", "image/gif"), ("fall.webp", "image/webp")):
        moved = await parrot.get_partial_messageable(sandbox.channel_id).send(file=discord.File(io.BytesIO(b"x"), name))
        assert moved.attachments[0].content_type == kind
        async with page.session.get(moved.attachments[0].url) as response:
            assert response.content_type == kind
    async with page.session.get("/cdn/attachments/1/2/none.png") as response:
        assert response.status == 404


async def test_the_page_is_served_fresh_and_nothing_beside_it(page: Page) -> None:
    async with page.session.get("/") as response:
        assert (response.status, response.content_type) == (200, "text/html")
        assert response.headers["Cache-Control"] == "no-store"
    async with page.session.get("/page/style.css") as response:
        assert (response.status, response.content_type) == (200, "text/css")
    for path in ("/page/none.js", "/page/%2e%2e/server.py", "/page/../server.py"):
        async with page.session.get(path) as response:
            assert response.status == 404, path


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"Origin": "OWN"}, 200),
        ({"Origin": "http://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": "http://127.0.0.1:1"}, 403),
        ({"Origin": "https://127.0.0.1"}, 403),
        ({"Host": "evil.example"}, 403),
        ({"Host": "127.0.0.1.evil.example"}, 403),
        ({"Host": "localhost"}, 200),
    ],
)
async def test_a_foreign_page_is_kept_out(sandbox: Sandbox, page: Page, headers: dict[str, str], status: int) -> None:
    sent = {key: sandbox.address if value == "OWN" else value for key, value in headers.items()}
    for path in ("/page/api/state", "/"):
        async with page.session.get(path, headers=sent) as response:
            assert response.status == status
    async with page.session.get("/api/v10/gateway", headers=sent) as response:
        assert response.status == (401 if status == 200 else 403)


@pytest.mark.parametrize("headers", [{"Host": "[::1"}, {"Host": "localhost:a"}, {"Origin": "http://[::1"}], ids=str)
async def test_a_host_that_cannot_be_read_is_refused(page: Page, headers: dict[str, str]) -> None:
    async with page.session.get("/", headers={"Origin": "http://127.0.0.1"} | headers) as response:
        assert response.status == 400


@pytest.mark.parametrize("name", ["%00", "a" * 300, "a%00/b.js"], ids=["NUL", "too long", "NUL within"])
async def test_a_path_that_no_file_can_have_is_refused(page: Page, name: str) -> None:
    async with page.session.get(URL(f"/page/{name}", encoded=True)) as response:
        assert response.status == 400


DEEP = b'{"a":' * 100_000


@pytest.mark.parametrize(
    ("content", "kind"),
    [(DEEP, "application/json"), (b"\xff", "application/json"), (b"{}", "application/json; charset=runes")],
    ids=["too deep", "no text", "no such characters"],
)
async def test_what_cannot_be_read_is_refused(sandbox: Sandbox, page: Page, content: bytes, kind: str) -> None:
    headers = {"Content-Type": kind, "Authorization": f"Bot {sandbox.token}"}
    for path in ("/page/api/message", f"/api/v10/channels/{sandbox.channel_id}/messages"):
        async with page.session.post(path, data=content, headers=headers) as response:
            assert (response.status, response.content_type) == (400, "application/json")


async def test_a_message_whose_components_are_too_deep_is_refused(sandbox: Sandbox, raw: Raw) -> None:
    inner: dict[str, Any] = {"type": 10, "content": "down here"}
    for _ in range(300):
        inner = {"type": 17, "components": [inner]}
    path = f"/channels/{sandbox.channel_id}/messages"
    assert (await raw("POST", path, {"flags": 1 << 15, "components": [inner]}))[0] == 400


@pytest.mark.parametrize("custom_id", [["a"], {"a": 1}, 7])
async def test_a_component_whose_custom_id_is_no_text_is_refused(sandbox: Sandbox, raw: Raw, custom_id: Any) -> None:
    twice = [{"type": 2, "style": 1, "label": "x", "custom_id": custom_id} for _ in range(2)]
    path = f"/channels/{sandbox.channel_id}/messages"
    assert (await raw("POST", path, {"components": [{"type": 1, "components": twice}]}))[0] == 400


async def test_only_loopback_is_listened_to(sandbox: Sandbox, raw: Raw) -> None:
    assert sandbox._runner
    assert {address[0] for address in sandbox._runner.addresses} == {"127.0.0.1"}
