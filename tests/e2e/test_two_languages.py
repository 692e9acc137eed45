"""People of two languages at one table: what one alone sees is in theirs, what all see in the table's."""

import asyncio
import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path

import pytest

from bot.sandbox import NotPossible, SeenMessage
from bot.sandbox.people.person import Person
from bot.tables.deadlines.clock import VirtualClock
from bot.tables.draft import TableDraft
from bot.tables.use_cases import playing
from games import find_game, list_game_keys
from tests.e2e.clicking import settled
from tests.e2e.house import House, house
from tests.e2e.robot import Robot, from_menu
from tests.load.crowd.offers import acts, menus, press, ways
from tests.tongues import languages_in, marked_languages
from tests.undrawn import nothing_drawn

FEW, ACTIONS = 24, 200
LOOKS = ("all", "hint", "howto", "hand", "tell")
"""What people press beside their moves, by verb: each answer is theirs alone."""


@pytest.fixture(autouse=True)
def _marked() -> Iterator[None]:
    with marked_languages(), nothing_drawn():
        yield


@dataclass
class Table:
    """A table, the languages of its people, and what was found in the wrong one."""

    home: House
    number: int
    language: str
    speak: dict[str, str]

    def find_wrong(self) -> list[str]:
        """Return the messages that somebody sees in a language that is not theirs, or not the table's."""
        return [
            f"{name}: {message!r}"
            for name, language in self.speak.items()
            for message in self.home.person(name).list_all_messages()
            if languages_in(json.dumps(message.json, ensure_ascii=False)) - {self._due(message, name, language)}
        ]

    async def is_playing(self) -> bool:
        """Whether its match goes on."""
        return (await self.home.parlour.tables.find_table(self.number)).status == "playing"

    def _due(self, message: SeenMessage, name: str, language: str) -> str:
        private = message.is_ephemeral or message.channel_id == self.home.person(name).dm.id
        return language if private else self.language


async def _press(person: Person, message: SeenMessage, verb: str) -> SeenMessage | None:
    act = next(act for act in acts(person.refresh_message(message) or message) if act.verb == verb)
    return (await person.click(message, custom_id=str(act))).message


async def _open_and_start(table: Table, people: Sequence[Person], game: str) -> list[Robot]:
    host, _ = people
    lobby = (await host.slash("play", game=game)).message
    assert lobby is not None
    return await _join_and_start(table, people, lobby)


async def _join_and_start(table: Table, people: Sequence[Person], lobby: SeenMessage) -> list[Robot]:
    host, guest = people
    await _press(guest, lobby, "join")
    await settled(table.home)
    seated = await table.home.parlour.tables.find_table(table.number)
    if len(seated.sitters) < find_game(seated.game).seats[0]:
        await from_menu(host, lobby, "young")
    assert table.find_wrong() == []
    await _press(host, lobby, "start")
    await settled(table.home)
    thread = (await table.home.parlour.tables.find_table(table.number)).thread_id
    assert thread is not None
    return [Robot(person, thread, random.Random(seat)) for seat, person in enumerate(people)]


async def _find_offer(table: Table, robots: Sequence[Robot], decision: int) -> tuple[Robot, SeenMessage]:
    """Return somebody who may decide, and the newest message that offers it to them; one of their own comes first."""
    tables = table.home.parlour.tables
    asked = [robot for robot in robots if (await tables.load_view(table.number, robot.person.id)).legal]
    offers = [
        (robot, message)
        for robot in asked
        for message in robot.person.list_all_messages()
        if any(way.decision == decision for way in ways(message))
    ]
    return max(offers, key=lambda offer: (offer[1].channel_id == offer[0].person.dm.id, offer[1].id))


async def _take_slot(table: Table, robots: Sequence[Robot], turn: int) -> int:
    """Let who is asked look at something, then move by clicks or by a text; return how many actions these were."""
    view = await table.home.parlour.tables.load_view(table.number, None)
    assert view.decision is not None
    robot, panel = await _find_offer(table, robots, view.decision.number)
    person = robot.person
    looks = [act for act in acts(panel) if act.verb in LOOKS]
    if looks:
        await person.click(panel, custom_id=str(looks[turn % len(looks)]))
        await settled(table.home)
    if turn % 3:
        await _wander(robot, panel, view.decision.number)
    else:
        await _type_a_move(table, person, turn)
    await settled(table.home)
    return 2 + bool(looks)


def _end_match(draft: TableDraft) -> None:
    """Play all that is left of a match."""
    match = draft.require_match()
    while match.decision:
        seat = match.decision.seats[0]
        draft.play_move(seat, str(match.default_move(seat)), "player")
    playing.finish_or_continue_match(draft)


async def _look_back(table: Table, host: Person, guest: Person) -> SeenMessage:
    """End the match, let the guest share a film of it and the host ask for a rematch; return its lobby."""
    if await table.is_playing():
        await table.home.parlour.tables.changes.change_table(table.number, _end_match)
    await settled(table.home)
    podium = max(
        (one for one in guest.list_all_messages() if any(act.verb == "replay" for act in acts(one))),
        key=lambda one: (one.channel_id != guest.dm.id, one.id),
    )
    shown = await _press(guest, podium, "replay")
    assert shown is not None
    question = await _press(guest, shown, "shares")
    assert question is not None
    assert await _press(guest, question, "share")
    lobby = await _press(host, podium, "rematch")
    assert lobby is not None
    await settled(table.home)
    table.number = acts(lobby)[0].table_number
    return lobby


async def _wander(robot: Robot, message: SeenMessage | None, decision: int) -> None:
    """Press what leads to some move, until it is made."""
    while message and (message := robot.person.refresh_message(message)):
        shown = [way for way in ways(message) if way.decision == decision]
        if not shown:
            return
        custom_id, values = press(message, robot.luck.choice(shown))
        if values is None:
            answer = await robot.person.click(message, custom_id=custom_id)
        else:
            answer = await robot.person.choose_option(message, custom_id, values)
        assert answer.failure_reason is None, answer.failure_reason
        message = answer.message


async def _type_a_move(table: Table, person: Person, turn: int) -> None:
    """Write nonsense first now and then: the answer says what is wrong."""
    own = await table.home.parlour.tables.load_view(table.number, person.id)
    texts = ["xyzzy lay"] * (turn % 2) + [str(own.legal[-1])]
    for text in texts:
        await person.write_message(text, person.dm)
        await settled(table.home)


@pytest.mark.parametrize(
    ("game", "opener", "actions"),
    [
        ("gobblestones", "Ann", FEW),
        *(
            pytest.param(game, opener, ACTIONS, marks=pytest.mark.rare)
            for game, opener in product(list_game_keys(), ("Ann", "Bob"))
        ),
    ],
)
async def test_no_message_is_in_the_wrong_language(tmp_path: Path, game: str, opener: str, actions: int) -> None:
    async with house(tmp_path, f"two-languages-{opener}", VirtualClock()) as home:
        speak = {"Ann": "de", "Bob": "en"}
        home.person("Ann").choose_locale("de")
        people = [home.person(opener), home.person("Bob" if opener == "Ann" else "Ann")]
        table = Table(home, 1, speak[opener], speak)
        robots = await _open_and_start(table, people, game)
        assert (await home.parlour.tables.find_table(table.number)).language == speak[opener]
        done, turn = 0, 0
        while done < actions:
            if not await table.is_playing():
                robots = await _join_and_start(table, people, await _look_back(table, *people))
            done, turn = done + await _take_slot(table, robots, turn), turn + 1
            assert table.find_wrong() == []
        await _look_back(table, *people)
        assert table.find_wrong() == []


def _is_community(home: House) -> bool:
    guild = home.parlour.get_guild(home.sandbox.guild_id)
    return guild is not None and "COMMUNITY" in guild.features


async def test_a_community_speaks_its_own_language_and_its_host_may_choose_another(tmp_path: Path) -> None:
    async with house(tmp_path, "community", VirtualClock()) as home:
        home.sandbox.faults.make_community(home.sandbox.world.first_guild, "de")
        table, bob = Table(home, 1, "de", {"Bob": "en", "Ann": "en"}), home.person("Bob")
        while not _is_community(home):  # noqa: ASYNC110  the event comes when it comes
            await asyncio.sleep(0)
        lobby = (await bob.slash("play", game="gobblestones")).message
        assert lobby is not None
        assert table.find_wrong() == []
        await from_menu(bob, lobby, "language en")
        assert table.find_wrong() != []
        table.language = "en"
        assert table.find_wrong() == []


async def test_a_language_chosen_by_a_person_counts_from_then_on(tmp_path: Path) -> None:
    async with house(tmp_path, "chosen", VirtualClock()) as home:
        ann = home.person("Ann")
        with pytest.raises(NotPossible):
            ann.choose_locale("klingon")
        answer = await ann.slash("me", language="de")
        assert answer.message is not None
        assert languages_in(answer.message.text) == {"de"}
        answer = await ann.slash("help")
        assert answer.message is not None
        assert languages_in(answer.message.text) == {"de"}
        answer = await ann.slash("me")
        assert answer.message is not None
        group = await ann.choose_option(answer.message, menus(answer.message, "mes")[0].custom_id, ["language"])
        assert group.message is not None
        as_discord = next(act for act in acts(group.message) if act.path == "language discord")
        back = await ann.click(group.message, custom_id=str(as_discord))
        assert back.message is not None
        assert languages_in(back.message.text) == {"en"}
