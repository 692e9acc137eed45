"""People who ask how they played during the load: each plays a match against young goblins, and has it reviewed.

The first match of each is over before the load begins, so that it is reviewed during the load. Their moves and clicks
are not counted as clicks, but what the bot and its reviewing process use for them is.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace

from bot.sandbox import SeenMessage
from games.engine.goblins import GoblinLevel
from tests.load.crowd.offers import find_control
from tests.load.crowd.party import Party, list_parties_with_goblins
from tests.load.crowd.people import ClickOutcome, Crowd

GAME = "goblin_teeth"
"""The game whose reviews take longest."""
GOBLINS = 1
PAUSE = 0.1
"""Seconds after which a person checks again whether it is their turn, or whether the review is there."""
MADE = ("**Move ", "**Your best decision", "I am not sure of a single mistake")
"""What a review says when it is made."""

Note = Callable[[ClickOutcome], None]
"""Is told about each review that is seen, or that was refused."""


def list_reviewers(crowd: Crowd, number: int) -> list[Party]:
    """Return this many parties of one person and some young goblins."""
    return list_parties_with_goblins(crowd, number, GAME, goblins=GOBLINS, age=GoblinLevel.YOUNG)


@asynccontextmanager
async def reviewing(parties: Sequence[Party], note: Note) -> AsyncIterator[None]:
    """Let each play a match; then, until the context ends, have it reviewed and play again."""
    await asyncio.gather(*map(_play_match, parties))
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(_review_and_play(party, note)) for party in parties]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()


async def _review_and_play(party: Party, note: Note) -> None:
    while True:
        note(await _ask_for_review(party))
        await _play_match(party)


async def _play_match(party: Party) -> None:
    now = asyncio.get_running_loop().time
    await party.open()
    while not party.is_over():
        if party.ready(now()):
            await party.act(now())
        await asyncio.sleep(PAUSE)


async def _ask_for_review(party: Party) -> ClickOutcome:
    """Press "How did I play?" below the match that is over, and return its outcome when the review is seen."""
    crowd, [person] = party.crowd, party.people
    podium = next(one.message for one in party.list_sights() if "review" in one.verbs)
    began = asyncio.get_running_loop().time()
    outcome = await crowd.use(person.id, podium, find_control(podium, "review", party.table))
    answer = outcome.message
    while answer is not None and not _is_made(answer):
        await asyncio.sleep(PAUSE)
        answer = crowd.look_again(answer)
    return replace(outcome, seconds=asyncio.get_running_loop().time() - began)


def _is_made(answer: SeenMessage) -> bool:
    return any(words in answer.text for words in MADE)
