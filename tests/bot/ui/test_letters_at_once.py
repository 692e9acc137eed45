"""Letters that come at once leave one answer; lost places are noticed."""

import asyncio
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock

from bot.screens.layout import Screen, Text
from bot.ui.lost_messages.lost_places import LostPlaceHandler
from bot.ui.surfaces.delivery import TableDelivery
from bot.ui.surfaces.direct_messages import DirectMessageReader


class DmChannel:
    """A channel in which sending takes a moment."""

    def __init__(self) -> None:
        self.there: list[int] = []
        self.number = 0

    async def send(self, **_sent: object) -> SimpleNamespace:
        self.number += 1
        number = self.number
        await asyncio.sleep(0)
        self.there.append(number)
        return SimpleNamespace(id=number)

    def get_partial_message(self, number: int) -> SimpleNamespace:
        async def delete() -> None:
            await asyncio.sleep(0)
            self.there.remove(number)

        return SimpleNamespace(delete=delete)


async def test_four_letters_at_once_leave_the_answer_to_the_last() -> None:
    channel = DmChannel()
    client: Any = Mock(get_partial_messageable=lambda _: channel)
    answers: Any = DirectMessageReader(client, Mock(), Mock(wait_for_slot=AsyncMock()))
    await asyncio.gather(*(answers.build_message_answer(8).show_sentence(f"answer {number}") for number in range(4)))
    assert channel.there == [4]
    assert answers.is_answer_to_message(8, 4)


async def test_what_stood_in_a_deleted_thread_is_found_though_nobody_touched_it_since_the_start() -> None:
    delivery: Any = Mock(mark_place_deleted=Mock(), mark_deleted_with_places=AsyncMock())
    lobby = SimpleNamespace(id=1, channel_id=8, thread_id=None, status="playing")
    own, others = (SimpleNamespace(id=n, channel_id=8, thread_id=80 + n, status="playing") for n in (2, 3))
    tables: Any = Mock(
        list_owned_channel_tables=AsyncMock(return_value=[lobby, own]),
        find_thread_or_channel_tables=AsyncMock(return_value=(own, others)),
    )
    tables.changes.filter_owned_tables = lambda found: [table for table in found if table is not others]
    await LostPlaceHandler(tables, delivery, Mock()).handle_deleted_channel(8)
    places = [(1, {8}), (2, {8, 82}), (2, {8, 82})]
    assert [
        (number, set(gone)) for number, gone in (one.args for one in delivery.mark_deleted_with_places.await_args_list)
    ] == places


async def test_only_what_lived_in_a_lost_place_is_shown_again() -> None:
    kinds: list[tuple[int, int, bool]] = [(1, 8, True), (2, 8, False), (3, 9, True), (4, 8, True)]
    surfaces = [SimpleNamespace(message_id=n, channel_id=place, live=live) for n, place, live in kinds]
    house: Any = Mock()
    house._tables.shown.list_surfaces, house._messages.mark_surface_deleted = (
        AsyncMock(return_value=surfaces),
        AsyncMock(return_value=True),
    )
    house._messages.is_message_lost = lambda surface: surface.message_id == 4
    await TableDelivery.mark_deleted_with_places(house, 7, frozenset({8}))
    house._messages.mark_surface_deleted.assert_awaited_once_with(surfaces[0])
    house._workers.enqueue_table.assert_called_once_with(7)


def test_a_screen_in_words_needs_no_picture() -> None:
    assert Screen((Text("Your turn."),)).replace_pictures_with_text() == Screen((Text("Your turn."),))
