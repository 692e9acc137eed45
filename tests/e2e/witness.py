"""People who play what they are offered while bots are killed, and look into the database from outside."""

import asyncio
import contextlib
import json
import random
import sqlite3
from dataclasses import dataclass, field
from pathlib import Path

from bot.sandbox import NotPossible, Sandbox, SeenMessage, list_selects
from bot.sandbox.people.person import Person
from bot.sandbox.world.protocol import AnswerKind
from bot.screens.custom_ids import ClickAction
from games.engine import Match, Record
from tests.e2e.house import labels
from tests.load.crowd.offers import acts, waits_with

PATIENCE = 120.0

Moves = list[tuple[int, str]]


@dataclass
class Witness:
    """Reads the bot's database from outside, and plays for everyone by what their messages offer."""

    folder: Path
    people: list[Person]
    luck: random.Random = field(default_factory=lambda: random.Random(11))
    accepted: Moves = field(default_factory=list)

    def _rows(self, query: str) -> list[tuple[object, ...]]:
        with contextlib.closing(sqlite3.connect(f"file:{self.folder / 'parlour.db'}?mode=ro", uri=True)) as database:
            return list(database.execute(query))

    def stored(self) -> Moves:
        """Return the stored moves, having checked that their numbers leave no gap and repeat nothing."""
        rows = self._rows("SELECT number, seat, notation FROM moves ORDER BY number")
        assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
        return [(int(str(seat)), str(notation)) for _, seat, notation in rows]

    def decision(self) -> int | None:
        """Return the number of the open decision, or `None` when the match is over."""
        ((status, number),) = self._rows("SELECT status, decision_number FROM tables")
        return int(str(number)) if status == "playing" else None

    def stale_surfaces(self) -> int:
        """Return how many messages show less than what is stored."""
        query = (
            "SELECT count(*) FROM surfaces s JOIN tables t ON t.id = s.table_id "
            "WHERE s.version_shown < t.version OR NOT s.live"
        )
        ((count,),) = self._rows(query)
        return int(str(count))

    def panel(self) -> tuple[int, SeenMessage] | None:
        """Return a seat that the match waits for, with a message that offers its moves."""
        number = self.decision()
        for seat, person in enumerate(self.people):
            for message in reversed(person.dm.messages):
                if number is not None and waits_with(message, number):
                    return seat, message
        return None

    async def act(self) -> None:
        """Do one thing for somebody who is waited for; note the move if the bot said yes."""
        found = self.panel()
        if found is None:
            await asyncio.sleep(0.01)
            return
        seat, panel = found
        menus = [menu for menu in list_selects(panel) if menu.custom_id.startswith("pick")]
        if menus and self.luck.random() < 0.8:
            await self.people[seat].choose_option(panel, menus[0].custom_id, [menus[0].options[0].value])
            return
        act = self.luck.choice([act for act in acts(panel) if act.verb in ("play", "sure", "step")])
        await self._press(seat, panel, act)

    async def lay_nothing(self) -> None:
        """End the turn of the player who is waited for, with what lies; a choice that is half made goes on first."""
        found = self.panel()
        if found is None:
            await asyncio.sleep(0.01)
            return
        seat, panel = found
        ends = [act for act in acts(panel) if act.path == "end"]
        await (self._press(seat, panel, ends[0]) if ends else self.act())

    async def _press(self, seat: int, panel: SeenMessage, act: ClickAction) -> None:
        answer = await self.people[seat].click(panel, custom_id=str(act))
        polite = any(message.is_ephemeral for message in answer.messages)
        promised = answer.kind is AnswerKind.DEFERRED_UPDATE
        if act.verb == "play" and answer.failure_reason is None and not polite and not promised:
            self.accepted.append((seat, act.path))

    def check_nothing_lost(self) -> None:
        """Every move that was answered with yes is stored, in order, and none is there twice."""
        stored = iter(self.stored())
        assert all(move in stored for move in self.accepted), (self.accepted, self.stored())


async def online(sandbox: Sandbox) -> None:
    ann = sandbox.person("Ann")
    await ann.wait_until(lambda: sandbox.gateway.is_online, PATIENCE)
    async with asyncio.timeout(PATIENCE):
        while True:
            with contextlib.suppress(NotPossible):  # the commands come after the connection
                assert (await ann.slash("help")).failure_reason is None
                return
            await asyncio.sleep(0.05)


async def started(ann: Person, bob: Person) -> int:
    opened = await ann.slash("play", game="gobblestones")
    assert opened.message is not None
    await bob.click(opened.message, "Join")
    await ann.wait_for_message(lambda message: "**Ann and Bob**" in message.text, timeout=PATIENCE)
    await ann.click(opened.message, "Start")
    board = await ann.wait_for_message(lambda message: "My hand" in labels(message), timeout=PATIENCE)
    return board.channel_id


async def brought_up_to_date(witness: Witness, person: Person, thread: int) -> None:
    """The board and the panel of who is waited for show the open decision, and every message the newest version."""
    async with asyncio.timeout(PATIENCE):
        while witness.panel() is None or witness.stale_surfaces():  # noqa: ASYNC110  another process cannot set an event
            await asyncio.sleep(0.05)
    boards = [message for message in person.list_visible_messages(thread) if "My hand" in labels(message)]
    assert len(boards) == 1, "one live board, and no second one posted by mistake"


async def finish(witness: Witness, ann: Person, thread: int) -> None:
    """Play to the end; the record of the whole match replays exactly."""
    while witness.decision() is not None:
        await witness.lay_nothing()
    final = await ann.wait_for_message(lambda message: "Record" in labels(message), where=thread, timeout=PATIENCE)
    answer = await ann.click(final, "Record")
    assert answer.message is not None
    record = Record.model_validate(json.loads(next(iter(answer.message.files.values()))))
    assert Match.replay(record).diverged is None
    assert [(played.seat, played.move) for played in record.moves] == witness.stored()
