"""Clicks at a given rate, however fast the bot is: a click that is late does not delay the next."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence

from tests.load.crowd.party import Party
from tests.load.crowd.people import ClickOutcome, Crowd
from tests.load.houses.baseline_bot import CUSTOM_ID
from tests.load.tally import Tally

Act = Callable[[], Awaitable[object] | None]
"""Begins one click and returns a task that ends with it; `None` if there is nothing to click."""


async def at_rate(rate: float, seconds: float, act: Act, tally: Tally) -> None:
    """Make this many clicks per second for this long; return when the last click is answered."""
    loop = asyncio.get_running_loop()
    tally.began, clicks = loop.time(), set[asyncio.Future[object]]()
    for number in range(round(rate * seconds)):
        await asyncio.sleep(max(0.0, tally.began + number / rate - loop.time()))
        click = act()
        if click is None:
            tally.idle += 1
            continue
        under_way = asyncio.ensure_future(click)
        clicks.add(under_way)
        under_way.add_done_callback(clicks.discard)
    await asyncio.gather(*clicks)


def among(parties: Sequence[Party], luck: random.Random) -> Act:
    """Return a function that makes a click at some table with something to click."""

    def act() -> Awaitable[object] | None:
        now = asyncio.get_running_loop().time()
        party = next((one for one in luck.sample(parties, len(parties)) if one.ready(now)), None)
        return party.act(now) if party else None

    return act


async def bare_button(crowd: Crowd, tally: Tally) -> Act:
    """Return a function that clicks on a bare bot's button, once the last click is answered."""
    person = crowd.people[0]
    posted = await crowd.command(person, "bare")
    busy = asyncio.Lock()

    async def click() -> None:
        async with busy:
            outcome = await crowd.use(person.id, posted.message, CUSTOM_ID) if posted.message else ClickOutcome(0.0)
        tally.note("bare", outcome)

    return lambda: None if busy.locked() else click()
