"""Answers to interactions: at once, deferred, ephemeral, followed up, edited, late, twice, after the token's life."""

import asyncio

import discord
import pytest

from bot.sandbox import Person, Sandbox
from bot.sandbox.world.interactions import NO_ANSWER_TEXT
from bot.sandbox.world.protocol import AnswerKind
from tests.bot.sandbox.parrot import Parrot, Pressed, Said, row
from tests.bot.sandbox.raw import Raw
from tests.hand_clock import HandClock


async def test_an_ephemeral_answer_is_seen_by_one_person(
    sandbox: Sandbox, parrot: Parrot, raw: Raw, ann: Person, bob: Person
) -> None:
    parrot.does(lambda said: said.response.send_message("your hand", ephemeral=True))
    await parrot.come(sandbox.token)
    answer = await ann.slash("do")
    assert answer.message
    assert answer.message.is_ephemeral
    assert bob.refresh_message(answer.message) is None
    assert bob.list_visible_messages() == []
    path = f"/channels/{sandbox.channel_id}/messages"
    assert (await raw("GET", f"{path}/{answer.message.id}"))[1]["code"] == 10008
    assert (await raw("GET", path))[1] == []


async def test_an_ephemeral_button_works_and_its_message_can_be_edited(
    sandbox: Sandbox, parrot: Parrot, ann: Person
) -> None:
    async def play(said: Said) -> None:
        assert said.message
        assert said.message.flags.ephemeral
        await said.response.edit_message(content="played", view=None)

    parrot.does(lambda said: said.response.send_message("hand", view=row(Pressed(play)), ephemeral=True))
    await parrot.come(sandbox.token)
    opened = await ann.slash("do")
    assert opened.message
    answer = await ann.click(opened.message, "Go")
    assert answer.message
    assert (answer.message.content, answer.message.is_ephemeral) == ("played", True)


async def test_a_deferred_answer_loads_until_it_is_edited(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    loading = []

    async def think(said: Said) -> None:
        await said.response.defer(thinking=True, ephemeral=True)
        loading.extend([message["flags"] for message in ann.list_visible_messages()])
        await said.edit_original_response(content="thought")

    parrot.does(think)
    await parrot.come(sandbox.token)
    answer = await ann.slash("do")
    assert loading == [1 << 7 | 1 << 6]
    assert answer.kind is AnswerKind.DEFERRED_MESSAGE
    assert answer.message
    assert (answer.message.content, answer.message.is_ephemeral) == ("thought", True)
    assert answer.message["flags"] == 1 << 6


async def test_the_first_follow_up_takes_the_placeholders_place(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    async def think(said: Said) -> None:
        await said.response.defer(thinking=True)
        await said.followup.send("first")
        await said.followup.send("second", ephemeral=True)

    parrot.does(think)
    await parrot.come(sandbox.token)
    answer = await ann.slash("do")
    await ann.wait_for_message(lambda message: message.content == "second")
    assert [(m.content, m.is_ephemeral) for m in answer.messages] == [("first", False), ("second", True)]


async def test_a_deferred_update_leaves_the_message_until_the_edit(
    sandbox: Sandbox, parrot: Parrot, ann: Person
) -> None:
    async def later(said: Said) -> None:
        await said.response.defer()
        await said.edit_original_response(content="updated")

    parrot.does(lambda said: said.response.send_message("old", view=row(Pressed(later))))
    await parrot.come(sandbox.token)
    opened = await ann.slash("do")
    assert opened.message
    answer = await ann.click(opened.message, "Go")
    assert answer.kind is AnswerKind.DEFERRED_UPDATE
    await ann.wait_for_message(lambda message: message.content == "updated")
    assert len(ann.list_visible_messages()) == 1


async def test_follow_ups_are_read_edited_and_deleted(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    read: list[str] = []

    async def talk(said: Said) -> None:
        await said.response.send_message("original")
        one = await said.followup.send("one", wait=True)
        two = await said.followup.send("two", wait=True)
        read.extend([(await said.original_response()).content, (await said.followup.fetch_message(one.id)).content])
        await one.edit(content="one, edited")
        await two.delete()
        await said.edit_original_response(content="original, edited")
        await said.followup.send("end")

    parrot.does(talk)
    await parrot.come(sandbox.token)
    answer = await ann.slash("do")
    await ann.wait_for_message(lambda message: message.content == "end")
    assert read == ["original", "one"]
    assert [m.content for m in answer.messages] == ["original, edited", "one, edited", "end"]


async def test_an_original_answer_is_deleted(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    async def vanish(said: Said) -> None:
        await said.response.send_message("soon gone", ephemeral=True)
        await said.delete_original_response()
        with pytest.raises(discord.NotFound) as unknown:
            await said.edit_original_response(content="back")
        await said.followup.send(str(unknown.value.code))

    parrot.does(vanish)
    await parrot.come(sandbox.token)
    answer = await ann.slash("do")
    await ann.wait_for_message(lambda message: message.content == "10008")
    assert answer.message is None


async def test_an_answer_later_than_three_seconds_is_refused(
    sandbox: Sandbox, parrot: Parrot, ann: Person, clock: HandClock
) -> None:
    refused: asyncio.Queue[int] = asyncio.Queue()

    async def dawdle(said: Said) -> None:
        clock.pass_by(3.1)
        with pytest.raises(discord.NotFound) as late:
            await said.response.send_message("sorry")
        refused.put_nowait(late.value.code)

    parrot.does(dawdle)
    await parrot.come(sandbox.token)
    answer = await ann.slash("do")
    assert answer.failure_reason == NO_ANSWER_TEXT
    assert answer.message is None
    assert await refused.get() == 10062


async def test_an_interaction_that_nobody_answers_fails_by_the_clock(
    sandbox: Sandbox, parrot: Parrot, ann: Person, clock: HandClock
) -> None:
    async def silence(_: Said) -> None:
        clock.pass_by(4)
        sandbox.interactions.fail_late_interactions()

    parrot.does(silence)
    await parrot.come(sandbox.token)
    assert (await ann.slash("do")).failure_reason == NO_ANSWER_TEXT


async def test_a_second_answer_is_refused(sandbox: Sandbox, parrot: Parrot, raw: Raw, ann: Person) -> None:
    async def stammer(said: Said) -> None:
        await said.response.send_message("once")
        path = f"/interactions/{said.id}/{said.token}/callback"
        status, answer = await raw("POST", path, {"type": 4, "data": {"content": "twice"}})
        await said.followup.send(f"{status} {answer['code']}")

    parrot.does(stammer)
    await parrot.come(sandbox.token)
    await ann.slash("do")
    await ann.wait_for_message(lambda message: message.content == "400 40060")


async def test_an_unknown_interaction_is_refused(raw: Raw) -> None:
    status, said = await raw("POST", "/interactions/1/token/callback", {"type": 4, "data": {"content": "hi"}})
    assert (status, said["code"]) == (404, 10062)


async def test_a_token_lives_fifteen_minutes(sandbox: Sandbox, parrot: Parrot, ann: Person, clock: HandClock) -> None:
    kept: list[Said] = []

    async def keep(said: Said) -> None:
        kept.append(said)
        await said.response.send_message("now")

    parrot.does(keep)
    await parrot.come(sandbox.token)
    answer = await ann.slash("do")
    clock.pass_by(14 * 60)
    await kept[0].edit_original_response(content="still")
    clock.pass_by(2 * 60)
    with pytest.raises(discord.HTTPException) as expired:
        await kept[0].edit_original_response(content="too late")
    assert (expired.value.status, expired.value.code) == (401, 50027)
    assert answer.message
    assert answer.message.content == "still"


async def test_a_public_answer_can_be_edited_as_a_message_when_the_token_is_dead(
    sandbox: Sandbox, parrot: Parrot, ann: Person, clock: HandClock
) -> None:
    parrot.does(lambda said: said.response.send_message("board"))
    await parrot.come(sandbox.token)
    answer = await ann.slash("do")
    assert answer.message
    clock.pass_by(3600)
    place = parrot.get_partial_messageable(answer.message.channel_id)
    await place.get_partial_message(answer.message.id).edit(content="board 2")
    assert answer.message.content == "board 2"


async def test_a_follow_up_before_the_answer_is_an_unknown_webhook(
    sandbox: Sandbox, parrot: Parrot, ann: Person
) -> None:
    codes: list[int] = []

    async def hurry(said: Said) -> None:
        with pytest.raises(discord.NotFound) as unknown:
            await said.followup.send("early")
        codes.append(unknown.value.code)
        await said.response.send_message("now")

    parrot.does(hurry)
    await parrot.come(sandbox.token)
    await ann.slash("do")
    assert codes == [10015]


async def test_unknown_tokens_and_applications_are_refused(sandbox: Sandbox, raw: Raw) -> None:
    status, said = await raw("POST", f"/webhooks/{sandbox.application_id}/nonsense", {"content": "hi"})
    assert (status, said["code"]) == (401, 50027)
    status, said = await raw("POST", "/webhooks/1/nonsense", {"content": "hi"})
    assert (status, said["code"]) == (404, 10015)


@pytest.mark.parametrize("kind", [6, 7, 8, 1, 99, None])
async def test_a_command_takes_no_update_and_no_choices(
    sandbox: Sandbox, parrot: Parrot, raw: Raw, ann: Person, kind: int | None
) -> None:
    async def odd(said: Said) -> None:
        path = f"/interactions/{said.id}/{said.token}/callback"
        status, answer = await raw("POST", path, {"type": kind, "data": {"content": "hm"}})
        await said.response.send_message(f"{status} {answer['code']} {list(answer['errors'])}")

    parrot.does(odd)
    await parrot.come(sandbox.token)
    answer = await ann.slash("do")
    assert answer.message
    assert answer.message.content == "400 50035 ['type']"


async def test_an_answer_that_is_refused_can_be_given_again(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    async def stumble(said: Said) -> None:
        with pytest.raises(discord.HTTPException) as refused:
            await said.response.send_message("x" * 2001)
        await said.response.send_message(f"{refused.value.code}")

    parrot.does(stumble)
    await parrot.come(sandbox.token)
    answer = await ann.slash("do")
    assert answer.message
    assert answer.message.content == "50035"


async def test_a_bot_that_is_not_there_does_not_respond(
    sandbox: Sandbox, parrot: Parrot, ann: Person, clock: HandClock
) -> None:
    parrot.does(lambda said: said.response.send_message("hi"))
    await parrot.come(sandbox.token)
    await parrot.leave()
    parrot.running = None
    asked = asyncio.create_task(ann.slash("do"))
    await asyncio.sleep(0)
    clock.pass_by(3.5)
    sandbox.interactions.fail_late_interactions()
    assert (await asked).failure_reason == NO_ANSWER_TEXT
