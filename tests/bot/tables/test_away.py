"""People say until when they are away: nobody waits for them until then, and all is forgiven when they come back."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.screens.board import list_missing_people
from bot.screens.scene import Scene
from bot.store import Shards
from bot.store.models import Preferences
from bot.tables import TableError, TableService
from bot.tables.preferences import apply_chosen_preferences, parse_away, translate_choices
from games.engine.words import load_words
from tests.bot.tables.parlour import ANN, BOB, CLEO, EVERYBODY, Parlour

NOON = datetime(2030, 1, 1, 12, tzinfo=UTC)
"""A Tuesday."""


@pytest.mark.parametrize(
    ("typed", "until"),
    [
        ("until Monday", datetime(2030, 1, 7, 8, tzinfo=UTC)),
        ("tue", datetime(2030, 1, 8, 8, tzinfo=UTC)),
        ("Tomorrow", datetime(2030, 1, 2, 8, tzinfo=UTC)),
        ("3 days", NOON + timedelta(days=3)),
        ("5 hours", NOON + timedelta(hours=5)),
        ("2030-01-20", datetime(2030, 1, 20, 8, tzinfo=UTC)),
        ("off", None),
    ],
)
def test_a_time_to_be_back_is_read_as_people_say_it(typed: str, until: datetime | None) -> None:
    assert parse_away(typed, "UTC", NOON) == until


@pytest.mark.parametrize(
    ("typed", "until"),
    [
        ("bis Montag", datetime(2030, 1, 7, 8, tzinfo=UTC)),
        ("morgen", datetime(2030, 1, 2, 8, tzinfo=UTC)),
        ("eine Woche", NOON + timedelta(weeks=1)),
        ("3 Tage", NOON + timedelta(days=3)),
        ("3 days", NOON + timedelta(days=3)),
        ("wieder da", None),
    ],
)
def test_a_time_to_be_back_is_read_in_german(typed: str, until: datetime | None) -> None:
    told = translate_choices({"away": typed, "quiet": "22 bis 7 Uhr"}, load_words("de"))
    wish = apply_chosen_preferences(Preferences(), told, NOON)
    assert (wish.away_until, wish.quiet_from, wish.quiet_until) == (until, 22 * 60, 7 * 60)


def test_the_morning_is_that_of_the_zone() -> None:
    assert parse_away("tomorrow", "+2", NOON) == datetime(2030, 1, 2, 6, tzinfo=UTC)


@pytest.mark.parametrize("typed", ["", "t", "soon", "2029-12-24", "2031-01-01", "0 days", "999 weeks", "2030-13-01"])
def test_what_is_no_day_within_a_month_is_refused(typed: str) -> None:
    with pytest.raises(TableError, match="30 days"):
        parse_away(typed, "UTC", NOON)


async def two_tables(parlour: Parlour) -> tuple[int, int]:
    """Return a table where goblins play for the missing, and one where nobody does."""
    numbers = []
    for takeover in (True, False):
        table = await parlour.lobby(2, "gobblestones", takeover=takeover)
        numbers.append((await parlour.tables.start_match(table.id, ANN.user_id)).id)
    return numbers[0], numbers[1]


async def test_whoever_goes_away_is_played_for_at_once_or_the_table_pauses_and_all_read_until_when(
    parlour: Parlour,
) -> None:
    minded, paused = await two_tables(parlour)
    await parlour.tables.people.change_preferences(BOB.user_id, {"away": "3 days"})
    assert [sitter.name for sitter in (await parlour.tables.find_table(minded)).goblin_run_sitters] == ["Bob"]
    assert (await parlour.tables.find_table(minded)).paused_at is None
    assert (await parlour.tables.find_table(paused)).paused_at == parlour.clock.now()
    for number in (minded, paused):
        told = list_missing_people(Scene(await parlour.tables.load_view(number, None), load_words()))
        assert any("Bob is away until <t:" in line for line in told)


async def test_the_first_click_anywhere_ends_it_everywhere(parlour: Parlour) -> None:
    minded, other = await two_tables(parlour)
    await parlour.tables.people.change_preferences(BOB.user_id, {"away": "monday"})
    again = await parlour.again()
    try:
        assert [sitter.name for sitter in (await again.tables.find_table(minded)).goblin_run_sitters] == ["Bob"], (
            "it was stored"
        )
        await again.tables.mark_present(other, BOB.user_id)
        assert (await again.tables.find_table(minded)).goblin_run_sitters == ()
        assert (await again.store.people.get_preferences(BOB.user_id)).away_until is None
    finally:
        await again.stop()


async def test_when_the_time_is_over_the_table_waits_again_for_as_long_as_for_anybody(parlour: Parlour) -> None:
    table = await parlour.lobby(3, "gobblestones", "by-day", takeover=True)
    await parlour.tables.change_lobby_options(table.id, ANN.user_id, {"first": 2})
    number = (await parlour.tables.start_match(table.id, ANN.user_id)).id
    await parlour.tables.people.change_preferences(BOB.user_id, {"away": "5 hours"})
    assert (await parlour.tables.find_table(number)).due_at == parlour.clock.now() + timedelta(hours=5)
    parlour.clock.advance(5 * 3600)
    await parlour.tables.time.process_due_tables()
    now = await parlour.tables.find_table(number)
    assert now.goblin_run_sitters == ()
    assert now.decision_since == parlour.clock.now()
    assert now.deadline is not None
    assert now.deadline >= parlour.clock.now() + timedelta(hours=24)


async def paused_for(parlour: Parlour, *away: int) -> int:
    """Return a match of three in which nobody plays for others, and which pauses for these people."""
    table = await parlour.lobby(3, "gobblestones", "by-day")
    number = (await parlour.tables.start_match(table.id, ANN.user_id)).id
    for user in away:
        await parlour.tables.people.change_preferences(user, {"away": "5 hours"})
    assert (await parlour.tables.find_table(number)).paused_at is not None
    return number


@pytest.mark.parametrize("way", ["click", "off", "time"])
async def test_the_pause_made_for_somebody_is_over_when_they_are_back(parlour: Parlour, way: str) -> None:
    number = await paused_for(parlour, BOB.user_id)
    assert (await parlour.tables.find_table(number)).due_at == parlour.clock.now() + timedelta(hours=5)
    if way == "click":
        await parlour.tables.mark_present(number, BOB.user_id)
    elif way == "off":
        await parlour.tables.people.change_preferences(BOB.user_id, {"away": "off"})
    else:
        parlour.clock.advance(5 * 3600)
        await parlour.tables.time.process_due_tables()
    table = await parlour.tables.find_table(number)
    assert (table.paused_at, table.sitters_not_waited_for) == (None, ())
    assert table.deadline is not None
    assert table.deadline >= parlour.clock.now() + timedelta(hours=24), "the pause took no time from anybody"


async def test_a_match_pauses_until_the_last_is_back_and_not_for_who_left(parlour: Parlour) -> None:
    number = await paused_for(parlour, BOB.user_id, CLEO.user_id)
    await parlour.tables.mark_present(number, BOB.user_id)
    assert (await parlour.tables.find_table(number)).paused_at is not None
    await parlour.tables.resign_match(number, CLEO.user_id)
    assert (await parlour.tables.find_table(number)).paused_at is None


async def test_who_is_asked_and_back_in_a_pause_that_goes_on_gets_no_more_time_than_before(parlour: Parlour) -> None:
    table = await parlour.lobby(3, "gobblestones", "by-day")
    number = (await parlour.tables.start_match(table.id, ANN.user_id)).id
    decision = (await parlour.tables.load_view(number, None)).decision
    assert decision is not None
    asked = EVERYBODY[decision.seats[0]].user_id
    other = next(one.user_id for one in EVERYBODY[:3] if one.user_id != asked)
    for user in (asked, other):
        await parlour.tables.people.change_preferences(user, {"away": "5 hours"})
    before = await parlour.tables.find_table(number)
    parlour.clock.advance(3600)
    await parlour.tables.mark_present(number, asked)
    after = await parlour.tables.find_table(number)
    assert after.paused_at == before.paused_at is not None
    assert (after.deadline, after.decision_since) == (before.deadline, before.decision_since)


async def test_who_is_not_asked_and_comes_back_gives_no_more_time_to_those_who_are(parlour: Parlour) -> None:
    table = await parlour.lobby(2, "gobblestones", "by-day", takeover=True)
    number = (await parlour.tables.start_match(table.id, ANN.user_id)).id
    decision = (await parlour.tables.load_view(number, None)).decision
    assert decision is not None
    other = next(one.user_id for seat, one in enumerate((ANN, BOB)) if seat not in decision.seats)
    await parlour.tables.people.change_preferences(other, {"away": "5 hours"})
    before = await parlour.tables.find_table(number)
    parlour.clock.advance(3600)
    await parlour.tables.mark_present(number, other)
    after = await parlour.tables.find_table(number)
    assert (after.goblin_run_sitters, after.deadline, after.decision_since) == (
        (),
        before.deadline,
        before.decision_since,
    )


async def test_a_pause_that_the_table_agreed_on_does_not_end_with_a_return(parlour: Parlour) -> None:
    number = await paused_for(parlour, BOB.user_id)
    await parlour.tables.propose_agreement(number, "resume", ANN)
    assert (await parlour.tables.find_table(number)).paused_at is None, "half of those who are there is enough"
    await parlour.tables.propose_agreement(number, "pause", ANN)
    asked = (await parlour.tables.find_table(number)).proposal
    assert asked is not None
    await parlour.tables.vote_on_proposal(number, CLEO.user_id, asked.number, yes=True)
    await parlour.tables.mark_present(number, BOB.user_id)
    assert (await parlour.tables.find_table(number)).paused_at is not None


async def test_who_is_back_in_one_process_is_back_at_the_tables_of_the_others(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    handed: list[int] = []

    async def put(_shard: int, table_id: int) -> None:
        handed.append(table_id)

    monkeypatch.setattr(parlour.store.inbox, "put_inbox_item", put)
    here, there = (TableService(parlour.store, parlour.clock, shards=Shards.from_text(part)) for part in ("0/2", "1/2"))
    shard = 1 << 22
    table = await there.open_lobby("gobblestones", ANN, guild_id=shard, channel_id=9, language="en", takeover=True)
    await there.join_lobby(table.id, BOB)
    await there.start_match(table.id, ANN.user_id)
    for wish, minded in (("3 days", ["Bob"]), ("off", [])):
        await here.people.change_preferences(BOB.user_id, {"away": wish})
        await there.people.refresh_table(handed.pop())
        assert [sitter.name for sitter in (await there.find_table(table.id)).goblin_run_sitters] == minded
    await here.people.save_locale(BOB.user_id, "fr")
    for chosen, reads in (("", "fr"), ("de", "de"), ("discord", "fr")):
        if chosen:
            await here.people.change_preferences(BOB.user_id, {"language": chosen})
        await there.people.refresh_table(handed.pop())
        assert (await there.find_table(table.id)).sitters[1].reading_language == reads, (
            "a language reaches them on the same way"
        )
    assert handed == []
