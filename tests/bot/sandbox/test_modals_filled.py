"""Modals: opened by the bot, filled by people, with every field that discord.py knows."""

from typing import Any, ClassVar

import discord
import pytest
from discord import ui

from bot.sandbox import Modal, NotPossible, Person, Sandbox
from bot.sandbox.world import threads
from bot.sandbox.world.protocol import AnswerKind
from tests.bot.sandbox.parrot import Parrot, Pressed, Said, row
from tests.hand_clock import lose_patience

CHOICES = [discord.SelectOption(label="Nose", value="nose"), discord.SelectOption(label="Ear", value="ear")]


class Bid(ui.Modal, title="Your bid"):
    """A classic modal: text inputs in rows."""

    amount: ui.TextInput["Bid"] = ui.TextInput(label="Amount", min_length=1, max_length=3)
    reason: ui.TextInput["Bid"] = ui.TextInput(label="Reason", required=False, style=discord.TextStyle.paragraph)

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"{self.amount.value}/{self.reason.value}")


class Form(ui.Modal, title="A form"):
    """A modal of labels, with everything inside that they take."""

    hint = ui.TextDisplay[Any]("Fill **all** of it.")
    name = ui.Label["Form"](text="Name", description="Yours", component=ui.TextInput(default="Ann"))
    part = ui.Label["Form"](text="Part", component=ui.Select(options=CHOICES))
    friend = ui.Label["Form"](text="Friend", component=ui.UserSelect())
    place = ui.Label["Form"](text="Place", component=ui.ChannelSelect(required=False))
    answers: ClassVar[list[Any]] = []

    async def on_submit(self, interaction: discord.Interaction) -> None:
        for label in (self.name, self.part, self.friend, self.place):
            item: Any = label.component
            self.answers.append(item.value if isinstance(item, ui.TextInput) else item.values)
        await interaction.response.send_message("thanks")


class Boxes(ui.Modal, title="Boxes"):
    """A modal of what can be ticked."""

    speed = ui.Label["Boxes"](
        text="Speed",
        component=ui.RadioGroup(options=[discord.RadioGroupOption(label=v, value=v) for v in ("slow", "fast")]),
    )
    extras = ui.Label["Boxes"](
        text="Extras",
        component=ui.CheckboxGroup(
            options=[discord.CheckboxGroupOption(label=v, value=v) for v in ("a", "b", "c")],
            max_values=3,
        ),
    )
    sure = ui.Label["Boxes"](text="Sure", component=ui.Checkbox())

    async def on_submit(self, interaction: discord.Interaction) -> None:
        speed: Any = self.speed.component
        extras: Any = self.extras.component
        sure: Any = self.sure.component
        await interaction.response.send_message(f"{speed.value} {extras.values} {sure.value}")


async def _open(sandbox: Sandbox, parrot: Parrot, person: Person, form: ui.Modal) -> Modal:
    parrot.does(lambda said: said.response.send_modal(form))
    await parrot.come(sandbox.token)
    answer = await person.slash("do")
    assert answer.kind is AnswerKind.MODAL
    assert answer.modal
    return answer.modal


async def test_text_is_filled_in_by_label_or_custom_id(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    modal = await _open(sandbox, parrot, ann, Bid())
    assert modal.title == "Your bid"
    assert [field["label"] for field in modal.fields] == ["Amount", "Reason"]
    answer = await ann.submit(modal, {"Amount": "7", modal.fields[1]["custom_id"]: "why not"})
    assert answer.message
    assert answer.message.content == "7/why not"
    assert answer.message["interaction_metadata"]["triggering_interaction_metadata"]["type"] == 2


async def test_labels_hold_inputs_selects_and_text(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    form = Form()
    modal = await _open(sandbox, parrot, ann, form)
    assert modal.text == "Fill **all** of it."
    answer = await ann.submit(modal, {"Part": ["ear"], "Friend": [sandbox.person("Bob").id]})
    assert answer.message, answer.failure_reason
    name, part, friend, place = form.answers
    assert (name, part, place) == ("Ann", ["ear"], [])
    assert [member.id for member in friend] == [sandbox.person("Bob").id]


async def test_boxes_are_ticked(sandbox: Sandbox, parrot: Parrot, ann: Person) -> None:
    modal = await _open(sandbox, parrot, ann, Boxes())
    answer = await ann.submit(modal, {"Speed": "fast", "Extras": ["a", "c"], "Sure": True})
    assert answer.message
    assert answer.message.content == "fast ['a', 'c'] True"


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        ({}, "Amount takes 1 to 3 characters, not 0"),
        ({"Amount": "1000"}, "Amount takes 1 to 3 characters, not 4"),
        ({"Amount": "1", "Mood": "good"}, "There is no field Mood"),
    ],
)
async def test_a_modal_refuses_what_a_client_would_not_send(
    sandbox: Sandbox, parrot: Parrot, ann: Person, values: dict[str, str], sentence: str
) -> None:
    modal = await _open(sandbox, parrot, ann, Bid())
    with pytest.raises(NotPossible, match=sentence):
        await ann.submit(modal, values)
    answer = await ann.submit(modal, {"Amount": "1"})
    assert answer.failure_reason is None


async def test_a_modal_is_sent_once_and_only_by_whom_it_was_opened_for(
    sandbox: Sandbox, parrot: Parrot, ann: Person, bob: Person
) -> None:
    modal = await _open(sandbox, parrot, ann, Bid())
    with pytest.raises(NotPossible, match="no such window"):
        await bob.submit(modal, {"Amount": "1"})
    await ann.submit(modal, {"Amount": "1"})
    with pytest.raises(NotPossible, match="sent already"):
        await ann.submit(modal, {"Amount": "2"})


@pytest.mark.parametrize("ways", [["send_message"], ["defer"], ["edit_message"]])
async def test_a_modal_that_is_sent_in_a_thread_that_was_deleted_is_refused_as_by_discord(
    sandbox: Sandbox, parrot: Parrot, ann: Person, ways: list[str]
) -> None:
    codes: list[int] = []

    class Late(ui.Modal, title="Late"):
        name: ui.TextInput["Late"] = ui.TextInput(label="Name")

        async def on_submit(self, interaction: discord.Interaction) -> None:
            try:
                if ways == ["defer"]:
                    await interaction.response.defer(thinking=True)
                elif ways == ["send_message"]:
                    await interaction.response.send_message("done")
                else:
                    await interaction.response.edit_message(content="done")
            except discord.HTTPException as refusal:
                codes.append(refusal.code)
                lose_patience(sandbox)

    async def open_late(said: Said) -> None:
        await said.response.send_modal(Late())

    parrot.does(lambda said: said.response.send_message("A table", view=row(Pressed(open_late))))
    await parrot.come(sandbox.token)
    thread = ann.start_thread("Table 1")
    opened = await ann.slash("do", channel=thread)
    assert opened.message
    window = await ann.click(opened.message, "Go")
    assert window.modal
    threads.delete_thread(sandbox.stage, thread.channel)
    answer = await ann.submit(window.modal, {"Name": "Ann"})
    assert codes == [10008 if ways == ["edit_message"] else 10003]
    assert answer.failure_reason


async def test_a_modal_from_a_button_can_edit_the_buttons_message(
    sandbox: Sandbox, parrot: Parrot, ann: Person
) -> None:
    class Rename(ui.Modal, title="Rename"):
        name: ui.TextInput["Rename"] = ui.TextInput(label="Name")

        async def on_submit(self, interaction: discord.Interaction) -> None:
            await interaction.response.edit_message(content=self.name.value)

    async def rename(said: Said) -> None:
        await said.response.send_modal(Rename())

    parrot.does(lambda said: said.response.send_message("A table", view=row(Pressed(rename))))
    await parrot.come(sandbox.token)
    opened = await ann.slash("do")
    assert opened.message
    window = await ann.click(opened.message, "Go")
    assert window.modal
    answer = await ann.submit(window.modal, {"Name": "The oak table"})
    assert answer.kind is AnswerKind.UPDATE
    seen = ann.refresh_message(opened.message)
    assert seen
    assert seen.content == "The oak table"
