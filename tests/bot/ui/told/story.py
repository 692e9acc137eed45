"""Stories, and how they are played: a file's lines that begin with > are what people do, all others what came of it.

> Ann: /play game=goblin_market           a command, in #parlour; `Ann in thread: …` or `Ann in dm: …` elsewhere
> Bob: join                               a button of the newest message that has one with this verb
> Bob: play bid 3                         the same, by verb and path; `… of 4`: on the fourth message of the bot
> Bob: steal:1:0:                         the same, by the whole id of what is none of the bot's
> Ann: more = grown                       a choice in a menu, by verb; `pick take = #2`: by verb, path and place
> Ann: options {pace=none first=2}        a button that opens a form, and what is filled in; `{}` changes nothing
> Ann: menu «menu-play-with» on Bob             a command in the menu of a person; `… of 4`: of the bot's fourth message
> Ann: says hint                          a direct message
> Ann: closes direct messages             … or `opens direct messages`
> clock: 90                               so many seconds pass
> house: shows join:9:0: in thread        a message with such a control, as earlier versions may have posted it
> house: loses message 3                  … or the thread, channel tables, person Bob, the server
> house: starts anew after 60             the bot stops, and starts so many seconds later; `starts anew without …`
> house: looks for what was deleted       … at the messages of all tables
> house: deny send_messages parlour       … and allow; `refuses POST */callback`: the next such request
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bot.sandbox import NotPossible, SeenMessage, list_buttons, list_selects
from bot.sandbox.people.person import Person
from bot.sandbox.world import messages, threads
from bot.screens.custom_ids import ClickAction, parse_custom_id
from bot.screens.layout import Button, Menu, Option, Row, Screen
from bot.ui.composing.rendering import build_layout_view
from games.engine.words import get_english_sentence
from tests.bot.ui.told.house_told import Noted, at_work
from tests.bot.ui.told.requests_told import Places, told

HERE = Path(__file__).parent
DO = "> "
TRUTHS: dict[str, object] = {"true": True, "false": False}
STEP = re.compile(r"(?P<who>\w+)(?: in (?P<where>[\w#-]+))?: (?P<what>.*)")
COMMAND = re.compile(r"/([^=]*?)((?: \w+=.*)?)")
KEY = re.compile(r"«([^»]*)»")
FORM = re.compile(r"(?P<press>.*?) ?\{(?P<fields>.*)\}")


def stories() -> list[str]:
    """Return the names of all stories."""
    return sorted(file.stem for file in HERE.glob("*.txt"))


def file_of(name: str) -> Path:
    """Return the file of a story."""
    return HERE / f"{name}.txt"


async def story_told(name: str, *, in_words: bool = False) -> str:
    """Play a story, and return it with what comes of it now; `in_words`: with sentences in place of their keys."""
    lines = file_of(name).read_text("utf-8").splitlines()
    title, steps = lines[0], [line.removeprefix(DO) for line in lines if line.startswith(DO)]
    with TemporaryDirectory() as folder:
        async with at_work(Path(folder), in_words=in_words) as noted:
            await noted.settled()
            story, parts = Story(noted), [title]
            for step in steps:
                parts.extend(["", f"{DO}{step}", *await story.play(step)])
            parts.extend(["", "Counted", *(f"  {what}: {count}" for what, count in sorted(noted.figures.items()))])
    return "\n".join(parts) + "\n"


@dataclass(slots=True)
class Story:
    """What goes on in one bot."""

    noted: Noted
    places: Places = field(init=False)

    def __post_init__(self) -> None:
        self.places = Places(self.noted.home.sandbox)

    async def play(self, step: str) -> list[str]:
        """Do one step; return what the bot sent because of it."""
        found = STEP.fullmatch(step)
        assert found, step
        who, where, what = found["who"], found["where"], found["what"]
        refused = list[str]()
        try:
            if who == "clock":
                await self.noted.ticked(float(what))
            elif who == "house":
                await self._happens(what)
            else:
                await self._does(self.noted.home.person(who), where, what)
        except NotPossible as refusal:
            refused = [f"  not possible: {refusal}"]
        sent = told(await self.noted.settled(), self.places)
        logged = dict.fromkeys(f"  {self.places.read(line)}" for line in self.noted.logged)
        self.noted.logged.clear()
        return [*refused, *sent, *logged]

    async def _does(self, person: Person, where: str | None, what: str) -> None:
        verb, _, rest = what.partition(" ")
        if what.startswith("/"):
            await self._commands(person, where, what)
        elif verb == "menu":
            await self._uses_menu(person, where, rest)
        elif verb == "says":
            message = await person.write_message(rest, self._room(person, where or "dm"))
            await self.noted.read(message)
        elif what.endswith("direct messages"):
            (person.close_dms if verb == "closes" else person.open_dms)()
        elif form := FORM.fullmatch(what):
            answer = await self._presses(person, form["press"])
            if answer.modal:
                await person.submit(answer.modal, dict(self._options(form["fields"])))
        else:
            await self._presses(person, what)

    async def _uses_menu(self, person: Person, where: str | None, what: str) -> None:
        what = KEY.sub(lambda found: get_english_sentence(found[1]), what)
        if named := re.fullmatch(r"(.*) on (\w+)", what):
            await person.use_menu(named[1], self.noted.home.person(named[2]), self._room(person, where))
            return
        name, _, number = what.rpartition(" of ")
        if not (seen := self._looked_at(person, number)):
            raise NotPossible(f"{person.name} does not see message {number}.")
        await person.use_menu(name, seen[0])

    async def _commands(self, person: Person, where: str | None, what: str) -> None:
        name, options = COMMAND.fullmatch(what).groups()  # type: ignore[union-attr]  # it fits everything
        command, *inner = name.split()
        room = person.find_room(self._room(person, where)).channel
        values = {key: TRUTHS.get(value, value) for key, value in self._options(options)}
        sent = person.clients.send_command(person.user, room, command, values, inner)
        await person._wait_for_answer(sent)

    def _options(self, text: str) -> Iterator[tuple[str, str]]:
        """Yield options, written `name=value`; a value may have blanks, and @Bob and #tables in it."""
        for name, value in re.findall(r"(\w+)=(.*?)(?= \w+=|$)", text.strip()):
            meant = self._meant(value)
            yield name, meant if name == "with" else meant.strip("<@&#>")

    def _meant(self, value: str) -> str:
        value = re.sub(r"@(\w+)", lambda found: self.noted.home.person(found[1]).mention, value)
        roles = {role.name: role.id for role in self.noted.home.sandbox.world.first_guild.roles}
        value = re.sub(r"&(\w+)", lambda found: f"<@&{roles[found[1]]}>", value)
        value = value.replace("$server", str(self.noted.home.sandbox.guild_id))
        return re.sub(r"#([a-z]+)", lambda found: f"<#{self.noted.home.sandbox.find_channel_id(found[1])}>", value)

    async def _presses(self, person: Person, what: str) -> Any:
        what, _, number = what.partition(" of ")
        press, _, chosen = what.partition(" = ")
        verb, _, path = press.partition(" ")
        for message in self._looked_at(person, number):
            for custom_id in _controls(message, is_menu=bool(chosen)):
                act = parse_custom_id(custom_id) or ClickAction("", 0)
                if press == custom_id or (act.verb == verb and path in ("", act.path)):
                    if chosen:
                        return await person.choose_option(message, custom_id, [_option(message, custom_id, chosen)])
                    return await person.click(message, custom_id=custom_id)
        raise NotPossible(f"{person.name} sees nothing to press.")

    def _looked_at(self, person: Person, number: str) -> Sequence[SeenMessage]:
        newest_first = sorted(person.list_all_messages(), key=lambda one: self.places.number(one.id), reverse=True)
        return [one for one in newest_first if not number or self.places.number(one.id) == int(number)]

    def _room(self, person: Person, where: str | None) -> Any:
        if where == "thread":
            return self.places.thread()
        return person.dm if where == "dm" else where

    async def _happens(self, what: str) -> None:
        """Let something happen to the bot, and wait until the bot has heard of it, and of a word after it."""
        verb, *words = what.split()
        sandbox = self.noted.home.sandbox
        if verb == "shows":
            await self._shows(what)
        elif verb in ("deny", "allow"):
            getattr(sandbox.faults, f"{verb}_permission")(words[0], sandbox.find_channel_id(words[1]))
        elif verb == "decides":
            await self.noted.home.parlour.apply_operator_decisions()
        elif verb == "loses":
            await self._loses(words)
        elif verb == "starts":
            await self._starts_anew(words)
        elif verb == "looks":
            await self.noted.look_for_deleted()
        else:
            sandbox.faults.break_down(what.removeprefix("refuses "), 403)
        await self.noted.read_or_leave(await sandbox.person("Fay").write_message("Hello", "chatter"), sandbox.guild_id)

    async def _starts_anew(self, words: Sequence[str]) -> None:
        """Let the bot start anew, `without message 3` or whatever else is lost in the meantime, `after 60` seconds."""
        _, *lost, _, seconds = words

        async def meanwhile() -> None:
            if lost:
                await self._loses(lost[1:])

        await self.noted.starts_anew(float(seconds), meanwhile)

    async def _loses(self, words: Sequence[str]) -> None:
        """Let a message, the thread, a channel, the server or somebody be gone: `loses message 3`, `loses server`."""
        sandbox, (kind, *which) = self.noted.home.sandbox, words
        if kind == "message":
            channel = next(one for one in sandbox.world.channels.values() if self._message(which[0]) in one.messages)
            messages.delete_message_and_announce(sandbox.stage, channel.messages[self._message(which[0])])
        elif kind == "thread":
            threads.delete_thread(sandbox.stage, sandbox.world.channels[self.places.thread()])
        elif kind == "channel":
            sandbox.faults.delete_channel(sandbox.find_channel_id(which[0]))
        elif kind == "person":
            sandbox.faults.leave_guild(which[0])
        else:
            sandbox.faults.remove_bot()

    def _message(self, number: str) -> int:
        return next(one for one, its in self.places.numbers.items() if its == int(number))

    async def _shows(self, what: str) -> None:
        """Post a message with controls, as an earlier version may have done: the bot does not hear of it."""
        ids, _, where = what.removeprefix("shows ").rpartition(" in ")
        parts = [_control(custom_id) for custom_id in ids.split(" | ")]
        host = self.noted.home.person("Ann")
        room = host.find_room(self._room(host, where))
        self.noted.home.sandbox.faults.hold_events("MESSAGE_CREATE")
        await self.noted.home.parlour.get_partial_messageable(room.id).send(
            view=build_layout_view(Screen(tuple(parts)))
        )
        del self.noted.home.sandbox.gateway.held["MESSAGE_CREATE"]


def _control(custom_id: str) -> Row | Menu:
    custom_id, _, values = custom_id.partition(" = ")
    if values:
        return Menu("a menu", custom_id, tuple(Option(value, value) for value in values.split(",")))
    return Row((Button("a button", custom_id),))


def _option(message: SeenMessage, custom_id: str, chosen: str) -> str:
    """Return the value of an option: itself, or that of the second for #2."""
    (menu,) = [one for one in list_selects(message) if one.custom_id == custom_id]
    return menu.options[int(chosen[1:]) - 1].value if re.fullmatch(r"#\d+", chosen) else chosen


def _controls(message: SeenMessage, *, is_menu: bool) -> Iterable[str]:
    if is_menu:
        return [menu.custom_id for menu in list_selects(message)]
    return [button.custom_id for button in list_buttons(message) if button.custom_id and not button.disabled]
