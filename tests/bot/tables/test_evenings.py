"""Evenings with their store and their tables: planned, begun, free, over; over restarts."""

from dataclasses import replace
from datetime import timedelta
from functools import partial

import pytest

from bot.screens.lobby import render_lobby
from bot.store.game_night_models import GameNight
from bot.store.goblin_numbers import find_goblin_level
from bot.store.models import Person, Preferences, Sitter
from bot.tables import TableError, VirtualClock
from bot.tables.game_nights.game_night import (
    build_next_game_night,
    cancel_game_night,
    find_due_game_night_step,
    publish_game_night,
    remove_guest,
    sign_up_guest,
)
from bot.tables.game_nights.game_nights import GameNightService
from bot.ui.game_nights.lobby_game_nights import describe_table_game_night
from games.engine.words import load_words
from tests.bot.tables.parlour import ANN, BOB, CHANNEL, CLEO, DAN, EVERYBODY, FAY, GUILD, Parlour

GUS = Person(7, "Gus")
BEGINS = VirtualClock().now() + timedelta(hours=3)


async def post_evening(parlour: Parlour, evenings: GameNightService, people: int = 3, **changes: object) -> GameNight:
    """Return an open evening of three hours from now, to which so many people come."""
    draft = await evenings.plan_game_night(
        "fingers", ANN, guild_id=GUILD, channel_id=CHANNEL, language="en", asked="20:00", seats=None
    )
    changed = replace(draft, begins_at=BEGINS, **changes)  # type: ignore[arg-type]
    evening = await evenings.change_game_night(draft.id, lambda _: publish_game_night(changed, parlour.clock.now()))
    for person in EVERYBODY[1:people]:
        step = partial(sign_up_guest, person=person, answer="come", now=parlour.clock.now())
        evening = await evenings.change_game_night(draft.id, step)
    return evening


async def play_out(parlour: Parlour, table_id: int, *people: Person) -> None:
    """Let everybody show a finger, round by round, until the match is over."""
    while (await parlour.tables.find_table(table_id)).status == "playing":
        for person in people:
            await parlour.tables.play_move(table_id, person.user_id, "show 1")


async def test_a_draft_is_of_its_host_until_it_is_posted(parlour: Parlour) -> None:
    evenings = GameNightService(parlour.tables)
    await parlour.store.people.set_preferences(ANN.user_id, Preferences(zone="Europe/Berlin"))
    draft = await evenings.plan_game_night(
        "fingers", ANN, guild_id=GUILD, channel_id=CHANNEL, language="en", asked="8", seats=2, named=(BOB.user_id,)
    )
    assert (draft.status, draft.zone, draft.seats, draft.named) == ("draft", "Europe/Berlin", 2, (BOB.user_id,))
    assert await evenings.list_live_game_nights() == ()


async def test_a_game_has_so_many_seats_and_a_person_so_many_evenings(parlour: Parlour) -> None:
    evenings = GameNightService(parlour.tables)
    plan = partial(
        evenings.plan_game_night, "fingers", ANN, guild_id=GUILD, channel_id=CHANNEL, language="en", asked="20:00"
    )
    with pytest.raises(TableError, match="seats"):
        await plan(seats=99)
    for _ in range(3):
        await post_evening(parlour, evenings)
    with pytest.raises(TableError, match="3"):
        await plan(seats=None)


async def test_a_blocked_person_plans_nothing_and_is_no_guest(parlour: Parlour) -> None:
    evenings = GameNightService(parlour.tables)
    evening = await post_evening(parlour, evenings, 3)
    await parlour.store.blocks.block_person(GUILD, BOB.user_id)
    await evenings.remove_blocked_from_game_nights(GUILD, BOB.user_id)
    evening = await evenings.find_game_night(evening.id)
    assert [guest.user_id for guest in evening.coming_guests] == [ANN.user_id, CLEO.user_id]
    with pytest.raises(TableError):
        await evenings.require_may_sign_up(evening, BOB.user_id)
    with pytest.raises(TableError):
        await evenings.plan_game_night(
            "fingers", BOB, guild_id=GUILD, channel_id=CHANNEL, language="en", asked="20:00", seats=None
        )


async def test_a_blocked_host_hands_on_or_the_evening_is_off(parlour: Parlour) -> None:
    evenings = GameNightService(parlour.tables)
    both, alone = await post_evening(parlour, evenings, 2), await post_evening(parlour, evenings, 1)
    draft = await evenings.plan_game_night(
        "fingers", ANN, guild_id=GUILD, channel_id=CHANNEL, language="en", asked="20:00", seats=None
    )
    await parlour.store.blocks.block_person(GUILD, ANN.user_id)
    await evenings.remove_blocked_from_game_nights(GUILD, ANN.user_id)
    both, alone = await evenings.find_game_night(both.id), await evenings.find_game_night(alone.id)
    assert (both.host_id, both.status, alone.off_by) == (BOB.user_id, "open", "manager")
    with pytest.raises(TableError, match="blocked"):
        await evenings.require_postable_draft(draft)


async def test_an_evening_whose_host_has_left_does_not_come_again(parlour: Parlour) -> None:
    evenings = GameNightService(parlour.tables)
    evening = await post_evening(parlour, evenings, 1, weekly=True)
    await evenings.begin_game_night(remove_guest(evening, ANN.user_id, parlour.clock.now()))
    assert await evenings.list_live_game_nights() == ()


async def test_the_lobbies_of_an_evening_that_is_cancelled_keep_no_seats(parlour: Parlour) -> None:
    evenings = GameNightService(parlour.tables)
    evening = await evenings.begin_game_night(await post_evening(parlour, evenings, 4, seats=2))
    first, second = evening.tables
    await parlour.tables.join_lobby(first, ANN)
    cancel = partial(cancel_game_night, user_id=FAY.user_id, now=parlour.clock.now(), manages=True)
    await evenings.release_seats_in_lobbies(await evenings.change_game_night(evening.id, cancel))
    tables = [await parlour.tables.find_table(number) for number in (first, second)]
    assert [(table.status, table.keeps_seats) for table in tables] == [("lobby", False), ("closed", False)]


async def test_the_host_ends_an_evening_that_has_begun(parlour: Parlour) -> None:
    evenings = GameNightService(parlour.tables)
    evening = await post_evening(parlour, evenings, 4, seats=2)
    with pytest.raises(TableError):
        await evenings.end_game_night_as_host(evening.id, ANN.user_id)
    first, second = (await evenings.begin_game_night(evening)).tables
    await parlour.tables.join_lobby(first, BOB)
    with pytest.raises(TableError, match="Only the host"):
        await evenings.end_game_night_as_host(evening.id, BOB.user_id)
    assert (await evenings.end_game_night_as_host(evening.id, ANN.user_id)).status == "over"
    assert [(await parlour.tables.find_table(number)).status for number in (first, second)] == ["lobby", "closed"]


async def test_no_seat_is_kept_for_somebody_who_was_sent_away(parlour: Parlour) -> None:
    evenings = GameNightService(parlour.tables)
    evening = await evenings.begin_game_night(await post_evening(parlour, evenings, 3))
    (number,) = evening.tables
    for person in (ANN, BOB):
        await parlour.tables.join_lobby(number, person)
    assert (await parlour.tables.kick_sitter(number, ANN.user_id, BOB.user_id)).pending_invitees == (CLEO.user_id,)


async def test_whom_the_host_avoids_does_not_sign_up(parlour: Parlour) -> None:
    evenings = GameNightService(parlour.tables)
    evening = await post_evening(parlour, evenings, 1)
    await parlour.store.blocks.set_avoided(ANN.user_id, [DAN.user_id])
    with pytest.raises(TableError):
        await evenings.require_may_sign_up(evening, DAN.user_id)


async def test_seats_are_kept_for_those_who_signed_up_and_nobody_sits_there_unasked(parlour: Parlour) -> None:
    evenings = GameNightService(parlour.tables)
    evening = await evenings.begin_game_night(await post_evening(parlour, evenings, 2))
    (table,) = await evenings.list_game_night_tables(evening)
    assert (table.status, table.sitters, table.invited) == ("lobby", (), (ANN.user_id, BOB.user_id))
    for person in EVERYBODY[2:]:
        await parlour.tables.join_lobby(table.id, person)
    with pytest.raises(TableError, match="kept"):
        await parlour.tables.join_lobby(table.id, GUS)
    assert (await parlour.tables.join_lobby(table.id, ANN)).host_id == ANN.user_id
    await evenings.release_reserved_seats(evening)
    assert (await parlour.tables.find_table(table.id)).invited is None
    assert len((await parlour.tables.join_lobby(table.id, GUS)).sitters) == len(EVERYBODY)


async def test_a_table_has_no_more_seats_than_its_evening_says(parlour: Parlour) -> None:
    evenings = GameNightService(parlour.tables)
    evening = await evenings.begin_game_night(await post_evening(parlour, evenings, 2, seats=2))
    (number,) = evening.tables
    with pytest.raises(TableError, match="kept"):
        await parlour.tables.join_lobby(number, CLEO)
    await parlour.tables.join_lobby(number, ANN)
    await evenings.release_reserved_seats(evening)
    assert len((await parlour.tables.find_table(number)).goblins) == 1
    assert (await parlour.tables.join_lobby(number, CLEO)).goblins == (), "a goblin makes room"
    for refused in (parlour.tables.join_lobby(number, DAN), parlour.tables.add_goblin(number, ANN.user_id)):
        with pytest.raises(TableError, match="All 2 seats"):
            await refused
    table = replace(await parlour.tables.find_table(number), game="goblin_teeth")
    assert "free" not in str(render_lobby(table, load_words()).parts)
    await parlour.tables.start_match(number, ANN.user_id)
    await play_out(parlour, number, ANN, CLEO)
    assert (await parlour.tables.open_rematch(number, ANN.user_id)).seat_limit == 2


async def test_people_who_come_take_the_places_of_goblins_until_the_start(parlour: Parlour) -> None:
    evenings = GameNightService(parlour.tables)
    evening = await evenings.begin_game_night(await post_evening(parlour, evenings, 2))
    (number,) = evening.tables
    await parlour.tables.join_lobby(number, ANN)
    await parlour.tables.add_goblin(number, ANN.user_id)
    joined = [await parlour.tables.join_lobby(number, person) for person in (BOB, CLEO)]
    assert [(len(one.present_people), len(one.goblins)) for one in joined] == [(2, 0), (3, 0)]
    await parlour.tables.add_goblin(number, ANN.user_id)
    assert len((await parlour.tables.find_table(number)).goblins) == 1, "the host may want one more player all the same"


@pytest.mark.parametrize(("preset", "level", "goblins"), [("hard-goblins", "old", 1), ("first-game", "young", 1)])
async def test_the_tables_of_an_evening_have_its_preset(
    parlour: Parlour, preset: str, level: str, goblins: int
) -> None:
    evenings = GameNightService(parlour.tables)
    evening = await evenings.begin_game_night(await post_evening(parlour, evenings, 2, preset=preset))
    (number,) = evening.tables
    for person in (ANN, BOB):
        table = await parlour.tables.join_lobby(number, person)
    assert [find_goblin_level(one.user_id) for one in table.goblins] == [level] * goblins
    assert (table.preset, build_next_game_night(evening, parlour.clock.now()).preset) == (preset, preset)
    assert len((await parlour.tables.join_lobby(number, CLEO)).goblins) == 1, "it wants at least one"


async def test_the_first_who_comes_is_host_until_somebody_who_signed_up_earlier_comes(parlour: Parlour) -> None:
    evenings = GameNightService(parlour.tables)
    evening = await evenings.begin_game_night(await post_evening(parlour, evenings, 3))
    (number,) = evening.tables
    hosts = [(await parlour.tables.join_lobby(number, person)).host_id for person in (CLEO, BOB, FAY, ANN)]
    assert hosts == [CLEO.user_id, BOB.user_id, BOB.user_id, ANN.user_id]


async def test_a_table_with_kept_seats_stays_when_the_only_one_there_gets_up(parlour: Parlour) -> None:
    evenings = GameNightService(parlour.tables)
    evening = await evenings.begin_game_night(await post_evening(parlour, evenings, 3))
    (number,) = evening.tables
    await parlour.tables.join_lobby(number, BOB)
    assert (await parlour.tables.leave_table(number, BOB.user_id)).status == "lobby"
    await evenings.release_reserved_seats(evening)
    await parlour.tables.join_lobby(number, BOB)
    assert (await parlour.tables.leave_table(number, BOB.user_id)).status == "closed"


async def test_nobody_who_comes_means_no_table(parlour: Parlour) -> None:
    evenings = GameNightService(parlour.tables)
    evening = await post_evening(parlour, evenings, 1)
    step = partial(sign_up_guest, person=ANN, answer="cannot", now=parlour.clock.now())
    evening = await evenings.change_game_night(evening.id, step)
    evening = await evenings.begin_game_night(evening)
    assert (evening.status, evening.off_by, evening.tables) == ("off", "empty", ())


async def test_two_processes_open_the_tables_of_an_evening_once(parlour: Parlour) -> None:
    evenings, others = GameNightService(parlour.tables), GameNightService(parlour.tables)
    evening = await post_evening(parlour, evenings, 6, seats=4)
    await evenings.begin_game_night(evening)
    with pytest.raises(Exception, match=str(evening.id)):
        await others.begin_game_night(evening)
    assert len(await parlour.tables.list_tables_in_use()) == 2


async def test_an_evening_goes_on_after_a_restart_and_a_weekly_one_comes_again(parlour: Parlour) -> None:
    evening = await post_evening(parlour, GameNightService(parlour.tables), 5, seats=3, weekly=True)
    await GameNightService(parlour.tables).begin_game_night(evening)
    parlour.clock.advance(3 * 3600 + 600)
    evenings = GameNightService(parlour.tables)
    (evening,) = await evenings.list_live_game_nights()
    assert find_due_game_night_step(evening, parlour.clock.now()) == "free"
    evening = await evenings.release_reserved_seats(evening)
    evening = await evenings.end_game_night_if_over(evening)
    assert evening.status == "free"
    for number in evening.tables:
        await parlour.tables.force_close_table(number)
    evening = await evenings.end_game_night_if_over(await evenings.find_game_night(evening.id))
    assert evening.status == "over"
    (following,) = await evenings.list_live_game_nights()
    assert (following.begins_at, following.status, following.posts) == (BEGINS + timedelta(weeks=1), "open", 0)


async def test_an_evening_that_was_cancelled_does_not_come_again(parlour: Parlour) -> None:
    evenings = GameNightService(parlour.tables)
    evening = await post_evening(parlour, evenings, 2, weekly=True)
    await evenings.end_game_night(evening, "host")
    assert await evenings.list_live_game_nights() == ()


async def test_a_deleted_post_comes_back_once(parlour: Parlour) -> None:
    evenings = GameNightService(parlour.tables)
    evening = await post_evening(parlour, evenings, 2, posts=1, message_id=77)
    assert (await evenings.request_repost(evening)).message_id is None
    evening = await evenings.change_game_night(evening.id, lambda one: replace(one, posts=2))
    assert (await evenings.request_repost(evening)).off_by == "deleted"


async def test_what_loses_its_channel_is_off(parlour: Parlour) -> None:
    evenings = GameNightService(parlour.tables)
    await post_evening(parlour, evenings, 2)
    assert await evenings.cancel_channel_game_nights(GUILD, CHANNEL + 1) == []
    assert [one.off_by for one in await evenings.cancel_channel_game_nights(GUILD, CHANNEL)] == ["closed"]


async def test_at_ten_past_free_seats_are_kept_for_maybe_and_then_for_nobody(parlour: Parlour) -> None:
    evenings = GameNightService(parlour.tables)
    evening = await post_evening(parlour, evenings, 3)
    step = partial(sign_up_guest, person=GUS, answer="maybe", now=parlour.clock.now())
    evening = await evenings.begin_game_night(await evenings.change_game_night(evening.id, step))
    (number,) = evening.tables
    await parlour.tables.join_lobby(number, ANN)
    evening = await evenings.release_reserved_seats(evening)
    table = await parlour.tables.find_table(number)
    assert table.pending_invitees == (GUS.user_id,)
    assert (await parlour.tables.join_lobby(number, GUS)).host_id == ANN.user_id
    parlour.clock.advance(300)
    await evenings.end_game_night_if_over(evening)
    assert (await parlour.tables.find_table(number)).invited is None


async def test_no_seat_is_kept_for_a_maybe_who_sits_at_another_table(parlour: Parlour) -> None:
    evenings = GameNightService(parlour.tables)
    evening = await post_evening(parlour, evenings, 4, seats=3)
    step = partial(sign_up_guest, person=GUS, answer="maybe", now=parlour.clock.now())
    evening = await evenings.begin_game_night(await evenings.change_game_night(evening.id, step))
    first, second = evening.tables
    await parlour.tables.join_lobby(first, GUS)
    await evenings.release_reserved_seats(evening)
    assert (await parlour.tables.find_table(second)).invited is None


async def test_then_goblins_take_the_seats_that_a_match_needs(parlour: Parlour) -> None:
    evenings = GameNightService(parlour.tables)
    evening = await evenings.begin_game_night(await post_evening(parlour, evenings, 2))
    (number,) = evening.tables
    await parlour.tables.join_lobby(number, ANN)
    waiting = replace(await parlour.tables.find_table(number), game="goblin_market")
    for goblins in (True, False):
        shown = str(render_lobby(waiting, load_words(), goblins=goblins).parts)
        assert ("goblins take the missing seats" in shown) is goblins
    await evenings.release_reserved_seats(evening)
    table = await parlour.tables.find_table(number)
    assert (table.invited, len(table.present_people), len(table.goblins)) == (None, 1, 1)


@pytest.mark.parametrize(("allowed", "goblins"), [(True, 1), (False, 0)])
async def test_the_host_may_start_with_goblins(parlour: Parlour, allowed: bool, goblins: int) -> None:
    evenings = GameNightService(parlour.tables)
    await parlour.tables.save_server(replace(await parlour.tables.load_server(GUILD), goblins=allowed))
    evening = await evenings.begin_game_night(await post_evening(parlour, evenings, 1, goblins=True))
    (number,) = evening.tables
    table = await parlour.tables.find_table(number)
    assert (len(table.goblins), len(table.present_people)) == (goblins, 0)
    with pytest.raises(TableError):
        await parlour.tables.start_match(number, ANN.user_id)  # from outside
    await parlour.tables.join_lobby(number, ANN)
    if allowed:
        assert (await parlour.tables.start_match(number, ANN.user_id)).status == "playing"


async def test_a_rematch_belongs_to_the_evening_and_lobbies_offer_their_free_seats(parlour: Parlour) -> None:
    evenings = GameNightService(parlour.tables)
    evening = await evenings.begin_game_night(await post_evening(parlour, evenings, 4, seats=2))
    first, second = evening.tables
    for number, person in ((first, ANN), (first, BOB), (second, CLEO)):
        await parlour.tables.join_lobby(number, person)
    await evenings.release_reserved_seats(evening)
    await parlour.tables.start_match(first, ANN.user_id)
    await play_out(parlour, first, ANN, BOB)
    assert (await parlour.tables.find_table(first)).status == "over"
    again = await parlour.tables.open_rematch(first, ANN.user_id)
    assert [table.id for table in await evenings.list_game_night_tables(evening)] == [first, second, again.id]
    found = await describe_table_game_night(parlour.tables, again)
    assert found
    assert len(found.elsewhere) == 1
    for beside, offered in (
        ((), True),
        ((Sitter(None, -1, "Grub"),), True),
        ((Sitter(None, BOB.user_id, "Bob"),), False),
    ):
        waiting = replace(again, game="goblin_teeth", sitters=(*again.sitters, *beside))
        assert ("another table" in str(render_lobby(waiting, load_words(), game_night=found).parts)) is offered


async def test_an_evening_waits_a_while_for_a_next_match_and_closes_lobbies_where_nobody_came(
    parlour: Parlour,
) -> None:
    evenings = GameNightService(parlour.tables)
    evening = await evenings.begin_game_night(await post_evening(parlour, evenings, 4, seats=2))
    first, second = evening.tables
    await parlour.tables.join_lobby(first, ANN)
    await parlour.tables.join_lobby(first, BOB)
    evening = await evenings.release_reserved_seats(evening)
    await parlour.tables.start_match(first, ANN.user_id)
    parlour.clock.advance(4 * 3600)
    await play_out(parlour, first, ANN, BOB)
    evening = await evenings.end_game_night_if_over(evening)
    assert (evening.status, (await parlour.tables.find_table(second)).status) == ("free", "closed")
    parlour.clock.advance(16 * 60)
    assert (await evenings.end_game_night_if_over(evening)).status == "over"
