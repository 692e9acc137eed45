"""Whole matches of Gobblestones, from the slash command to the final score, by what people see and press."""

import asyncio
import json
from pathlib import Path

import pytest

from bot.sandbox import SeenMessage, list_buttons, list_pictures, list_selects
from games.engine import Match, Record, shorten_commitment
from games.gobblestones import TILE_COLOURS, GobblestonesView, build_field
from tests.e2e.house import House, house, labels
from tests.e2e.robot import Robot, behind_more, from_menu, open_table, start
from tests.load.crowd.offers import acts


async def play_to_the_end(home: House, table: int, robots: list[Robot], *, challenge_in: int = 0) -> None:
    """Play until the match is over; every n-th face-down play is challenged by somebody."""
    asked = 0
    while decision := (await home.parlour.tables.load_view(table, None)).decision:
        if decision.kind == "turn":
            await robots[decision.seats[0]].lay_row(decision.number)
            continue
        asked += 1
        for index, seat in enumerate(decision.seats):
            doubt = bool(challenge_in) and index == 0 and asked % challenge_in == 0
            await robots[seat].judge(decision.number, challenge=doubt)


@pytest.mark.usefixtures("in_words")
async def test_three_people_play_a_whole_match_one_of_them_with_closed_dms(tmp_path: Path) -> None:
    async with house(tmp_path, "match-of-three") as home:
        ann, bob, cid = (home.person(name) for name in ("Ann", "Bob", "Cid"))
        cid.close_dms()
        table, lobby = await open_table(home, ann, bob, cid)
        lobby = await ann.wait_for_message(lambda m: "direct messages are closed" in m.text)
        assert "One seat free" in lobby.text
        robots = await start(home, table, lobby, [ann, bob, cid])
        await play_to_the_end(home, table, robots)
        final = await ann.wait_for_message(lambda m: "Rematch" in labels(m), where=robots[0].board_channel)
        outcome = (await home.parlour.tables.load_view(table, None)).outcome
        assert outcome is not None
        podium = str(list_pictures(final)[0].alt)
        assert all(f"with {score}" in podium for score in outcome.scores)
        assert all(picture.alt for picture in list_pictures(final))
        seed = (await home.parlour.tables.load_view(table, None)).seed
        assert seed is not None
        fair = await ann.click(await behind_more(ann, final), "Fairness")
        assert fair.message is not None
        assert seed in fair.message.text
        promised = await ann.wait_for_message(lambda m: m.id == lobby.id)
        assert f"/{lobby.id}" in fair.message.text
        commitment = shorten_commitment(str((await home.parlour.tables.find_table(table)).commitment))
        assert commitment in promised.text
        greeting = next(message for message in ann.list_visible_messages(ann.dm) if "You joined **" in message.text)
        assert promised.text.count(commitment) == 1
        assert commitment not in greeting.text, "it stands once, where it stays"
        assert f"/{lobby.id}" in greeting.text
        record = await ann.click(final, "Record")
        assert record.message is not None
        text = next(iter(record.message.files.values()))
        assert Match.replay(Record.model_validate(json.loads(text))).diverged is None


@pytest.mark.usefixtures("undrawn")
async def test_a_bluffed_match_with_challenges_is_played_to_the_end(tmp_path: Path) -> None:
    async with house(tmp_path, "bluff") as home:
        people = [home.person(name) for name in ("Ann", "Bob", "Cid")]
        table, lobby = await open_table(home, *people, bluff="true")
        robots = await start(home, table, lobby, people)
        await play_to_the_end(home, table, robots, challenge_in=3)
        final = await people[0].wait_for_message(lambda m: "Rematch" in labels(m), where=robots[0].board_channel)
        assert 1 <= final.text.count("⭐") <= 3, "as many great moments as a phone has room for"
        by_dm = await people[1].wait_for_message(lambda m: "Rematch" in labels(m), where=people[1].dm)
        told = await people[1].click(by_dm, "Rematch")
        again = await people[1].wait_for_message(lambda m: "Join" in labels(m), where=robots[0].board_channel)
        assert f"/{again.channel_id}/{again.id}" in (told.messages[-1]).text
        assert "Bluff · " in again.text
        for person in (people[0], people[2]):
            await person.click(again, "Join")
        await people[1].click(
            await people[1].wait_for_message(lambda m: m.id == again.id, where=robots[0].board_channel), "Start"
        )
        await people[2].wait_for_message(  # the rematch goes on in the thread of the match
            lambda m: any(act.verb == "hand" and act.table == table + 1 for act in acts(m)),
            where=robots[0].board_channel,
        )


@pytest.mark.usefixtures("undrawn")
async def test_a_stranger_is_told_politely_that_they_do_not_play(tmp_path: Path) -> None:
    async with house(tmp_path, "stranger") as home:
        ann, bob, eve = (home.person(name) for name in ("Ann", "Bob", "Egon"))
        table, lobby = await open_table(home, ann, bob, first="1")
        for refused in (await eve.click(lobby, "Start"), await from_menu(eve, lobby, "shut")):
            assert refused.messages[-1].is_ephemeral
        robots = await start(home, table, lobby, [ann, bob])
        version = (await home.parlour.tables.find_table(table)).version
        hand = await eve.click(await robots[0].board(), "My hand")
        assert hand.message is not None
        assert hand.message.is_ephemeral
        assert "no seat at this table" in hand.message.text
        assert "Play it" in labels(hand.message), "a way to play, too"
        assert (await home.parlour.tables.find_table(table)).version == version


@pytest.mark.usefixtures("undrawn")
async def test_a_double_click_plays_once_and_says_so_to_the_clicker_alone(tmp_path: Path) -> None:
    async with house(tmp_path, "double-click") as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        table, lobby = await open_table(home, ann, bob, first="1")
        robots = await start(home, table, lobby, [ann, bob])
        panel = await robots[0].panel(1)
        sure = await robots[0].press(panel, "sure", "end")
        assert sure.message is not None
        await asyncio.gather(*(robots[0].press(sure.message, "play", "end") for _ in range(3)))

        def refusals() -> list[SeenMessage]:
            return [m for m in ann.list_all_messages() if m.is_ephemeral and "Your first click counts" in m.text]

        await ann.wait_until(lambda: len(refusals()) == 2)
        table_view = await home.parlour.tables.load_view(table, None)
        assert table_view.decision is not None
        assert table_view.decision.number == 2
        await home.parlour.delivery.wait_until_settled()
        boards = [message for message in bob.list_visible_messages(robots[0].board_channel) if list_pictures(message)]
        assert [labels(board) for board in boards] == [["My hand", "Menu…"]], "within a round the board is edited"


@pytest.mark.usefixtures("undrawn")
async def test_a_hint_without_a_ring_is_played_by_its_own_button(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.games.gobblestones.screen.find_ring_label", lambda *_: "")
    async with house(tmp_path, "hinted") as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        table, lobby = await open_table(home, ann, bob, first="1", bluff="true")
        robots = await start(home, table, lobby, [ann, bob])
        hinted = await ann.click(await robots[0].panel(1), "Hint")
        assert hinted.message is not None
        await ann.click(hinted.message, "Play it")
        board = await bob.wait_for_message(lambda m: "claims" in m.text, where=robots[1].board_channel)
        assert "Ann claims" in board.text


@pytest.mark.usefixtures("undrawn")
async def test_a_row_can_be_typed(tmp_path: Path) -> None:
    async with house(tmp_path, "typed") as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        table, lobby = await open_table(home, ann, bob, first="1")
        robots = await start(home, table, lobby, [ann, bob])
        panel = await robots[0].panel(1)
        table_view = await home.parlour.tables.load_view(table, ann.id)
        move = str(next(iter(table_view.legal)))
        _, space, colour = move.split()
        hinted = await ann.click(panel, "Hint")
        assert hinted.message is not None
        assert "A goblin in your place would play" in hinted.message.text
        more = await behind_more(ann, panel)
        opened = await ann.click(more, "Type a move")
        assert opened.modal is not None
        wrong = await ann.submit(opened.modal, {"Your move": "Q9 right: red"})
        assert wrong.message is not None
        assert wrong.message.id == more.id, (
            "what is wrong stands where it was typed, in the place of what was wrong before"
        )
        opened = await ann.click(await behind_more(ann, panel), "Type a move")
        assert opened.modal is not None
        await ann.submit(opened.modal, {"Your move": f"{colour[:3]} {space.lower()}"})
        after = await home.parlour.tables.load_view(table, ann.id)
        assert after.view is not None
        assert any(str(legal) == f"take {space}" for legal in after.legal)
        others = await home.parlour.tables.load_view(table, bob.id)
        assert others.recent_moves == ()
        await home.parlour.tables.play_move(table, ann.id, "end", None)
        await home.parlour.delivery.wait_until_settled()
        assert ann.refresh_message(hinted.message) is None, "a hint goes with the question that it was about"


@pytest.mark.usefixtures("undrawn")
async def test_a_row_is_filled_in_at_once_and_a_form_sent_late_or_half_true_changes_nothing(tmp_path: Path) -> None:
    async with house(tmp_path, "filled-in") as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        table, lobby = await open_table(home, ann, bob, first="1")
        robots = await start(home, table, lobby, [ann, bob])
        panel = await robots[0].panel(1)
        more = await behind_more(ann, panel)
        opened = [await ann.click(more, "Lay a row…") for _ in range(3)]
        modals = [answer.modal for answer in opened if answer.modal]
        assert [field["label"] for field in modals[0].fields] == [
            "Where does it start?",
            "Which way does it go?",
            "Tile 1",
            "Tile 2",
            "Tile 3",
        ]

        async def laid() -> int:
            return len((await gobblestones_view(home, table, ann.id)).laid)

        colours = [option["value"] for option in modals[0].fields[2]["options"]]
        untrue = await ann.submit(modals[0], {"tile1": colours[-1]})
        assert untrue.message is not None
        assert untrue.message.id == more.id
        assert await laid() == 0
        await ann.submit(modals[1])
        assert await laid() >= 2, "what stands there is the best row"
        panel = await robots[0].panel(1)
        (menu,) = list_selects(panel)
        assert menu.options[0].label.startswith("Take back")
        await ann.choose_option(panel, menu.custom_id, [menu.options[0].value])
        assert await laid() == 0, "a line of a menu may stand for several moves"
        await robots[0].lay_row(1, most=0)
        late = await ann.submit(modals[2])
        assert late.message is not None
        assert "The table has moved on" in late.message.text
        assert await laid() == 0


async def gobblestones_view(home: House, table: int, user: int | None) -> GobblestonesView:
    view = (await home.parlour.tables.load_view(table, user)).view
    assert isinstance(view, GobblestonesView)
    return view


@pytest.mark.usefixtures("in_words")
async def test_a_public_message_tells_what_a_play_claims_and_not_what_a_hand_holds(tmp_path: Path) -> None:
    async with house(tmp_path, "secrets") as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        table, lobby = await open_table(home, ann, bob, first="1", bluff="true")
        robots = await start(home, table, lobby, [ann, bob])
        await robots[0].lay_row(1, most=2)
        board = await bob.wait_for_message(lambda m: "claims" in m.text, where=robots[1].board_channel)
        view = (await home.parlour.tables.load_view(table, None)).view
        assert isinstance(view, GobblestonesView)
        assert view.last is not None
        colour = build_field(view.layout).colour
        claimed = {TILE_COLOURS[hue] for space in view.last.spaces if (hue := colour[space]) is not None}
        assert {colour for colour in TILE_COLOURS if colour in json.dumps(board.json)} == claimed
        assert [button.label for button in list_buttons(board)] == [
            "Trust",
            f"Challenge, risk {view.last.points}",
            "My hand",
            "Menu…",
        ]
