"""What clicks in a lobby do: one short method per verb."""

from collections.abc import Awaitable, Callable
from typing import ClassVar

from bot.replays.lessons import first_step
from bot.screens.custom_ids import SURE, VERBS
from bot.screens.layout import Screen, Text
from bot.screens.lobby import LET_IN
from bot.screens.parts.fairness import FIELD, fair_before, stir_form
from bot.screens.parts.options import PACE, options_form, read_options, read_switches
from bot.tables import Table, TableError, Tables
from bot.tables.house_goblins import read_level
from bot.tables.use_cases.presets import PRESETS
from bot.ui.answers.click import Click, Verbs, clicked, late_form, read_id
from bot.ui.answers.reply import Reply
from bot.ui.composing.composer import Composer
from bot.ui.interactions.lobbies import Lobbies
from bot.ui.interactions.playback_clicks import PlaybackClicks
from bot.ui.surfaces.messages import Messages
from games.engine.goblins import GoblinLevel


class LobbyClicks:
    """Answers clicks that open, fill, configure, start and close tables."""

    def __init__(
        self, tables: Tables, messages: Messages, lobbies: Lobbies, composer: Composer, again: PlaybackClicks
    ) -> None:
        self._tables = tables
        self._messages = messages
        self._lobbies = lobbies
        self._composer = composer
        self._played_again = again

    async def _again(self, click: Click, reply: Reply) -> None:
        await self._lobbies.open_another(reply, click.table, click.person, click.say)

    async def _join(self, click: Click, reply: Reply) -> None:
        await self._lobbies.join(reply, click.table, click.person, click.say)

    async def _leave(self, click: Click, reply: Reply) -> None:
        sure = click.act.path == SURE
        await self._lobbies.leave(reply, click.table, click.user, click.say, sure=sure)

    async def _start(self, click: Click, reply: Reply) -> None:
        await self._lobbies.start(reply, click.table, click.user, click.say)

    async def _more(self, click: Click, reply: Reply) -> None:
        """Do what was chosen in the menu; something that a later version offered makes the lobby new."""
        await self._in_menu.get(click.chosen.partition(" ")[0], LobbyClicks._retired)(self, click, reply)

    async def _prepare(self, click: Click, reply: Reply) -> None:
        preset = PRESETS[click.chosen]
        await self._in_lobby(click, reply, lambda: self._tables.prepare(click.table, click.user, preset))

    async def _teach(self, click: Click, reply: Reply) -> None:
        game = (await self._tables.find(click.table)).game
        await self._played_again.show(reply, click, first_step(game))

    async def _call(self, click: Click, reply: Reply) -> None:
        await self._lobbies.callings.call_role(reply, click.table, click.user)

    async def _goblin(self, click: Click, reply: Reply) -> None:
        await self._add_goblin(click, reply, GoblinLevel.GROWN)

    async def _age(self, click: Click, reply: Reply) -> None:
        await self._add_goblin(click, reply, read_level(click.chosen))

    async def _add_goblin(self, click: Click, reply: Reply, level: GoblinLevel) -> None:
        await self._in_lobby(click, reply, lambda: self._tables.add_goblin(click.table, click.user, level))

    async def _dismiss(self, click: Click, reply: Reply) -> None:
        await self._in_lobby(click, reply, lambda: self._tables.dismiss_goblin(click.table, click.user))

    async def _shut(self, click: Click, reply: Reply) -> None:
        await self._in_lobby(click, reply, lambda: self._tables.close(click.table, click.user, click.manages))

    async def _let_in(self, click: Click, reply: Reply) -> None:
        whom = read_id(click.chosen.partition(" ")[2])
        await self._in_lobby(click, reply, lambda: self._tables.let_in(click.table, click.user, whom))

    async def _options(self, click: Click, reply: Reply) -> None:
        table = await self._tables.find(click.table)
        if table.host_id != click.user:
            raise TableError("not-host")
        await reply.ask(options_form(table, click.say), late_form(click))

    async def _chosen(self, click: Click, reply: Reply) -> None:
        game, pace = (await self._tables.find(click.table)).game, click.form.get(PACE)
        values, switches = read_options(game, click.form), read_switches(click.form)
        await self._in_lobby(
            click,
            reply,
            lambda: self._tables.set_options(click.table, click.user, values, pace, **switches),
        )

    async def _retired(self, click: Click, reply: Reply) -> None:
        """Let a lobby of an earlier version look as it does today, and say what happened to the control."""
        await self._in_lobby(click, reply, lambda: self._tables.find(click.table))
        await reply.tell(click.say("answer-retired"))

    async def _stir(self, click: Click, reply: Reply) -> None:
        table = await self._tables.find(click.table)
        if table.sitter(click.user) is None:
            raise TableError("not-seated")
        await reply.ask(stir_form(table, click.user, click.say), late_form(click))

    async def _fair(self, click: Click, reply: Reply) -> None:
        await reply.show(fair_before(await self._tables.find(click.table), click.say))

    async def _stirred(self, click: Click, reply: Reply) -> None:
        line = click.form.get(FIELD, "")
        await self._in_lobby(click, reply, lambda: self._tables.stir(click.table, click.user, line))

    async def _in_lobby(self, click: Click, reply: Reply, change: Callable[[], Awaitable[Table]]) -> None:
        """Make a change, then show the current lobby in the message that was clicked."""
        async with self._messages.answering(click.message_id):
            table, surface = await change(), await clicked(self._tables, click)
            if surface is None and not click.in_public:
                await reply.update(Screen((Text(click.say("answer-lobby-changed")),)))
                return
            screen = await self._composer.lobby(table)
            there = await reply.update(screen)
            if surface:
                await self._messages.answered(surface, table, screen, there)

    async def _rematch(self, click: Click, reply: Reply) -> None:
        """Ask all who played to a rematch, or accept it; who had no seat gets one at another table of the game."""
        before = await self._tables.find(click.table)
        if before.sitter(click.user) is None:
            await self._lobbies.play_too(reply, before, click.person, click.say)
            return
        table = await self._tables.rematch(click.table, click.user)
        if click.user in table.asked_back:
            await self._lobbies.join(reply, table.id, click.person, click.say)
        elif click.in_public:
            await self._lobbies.post(reply, table, click.say)
        else:
            await self._lobbies.post_at(reply, table, before, click.say)

    verbs: ClassVar[Verbs["LobbyClicks"]] = {
        **dict.fromkeys((name for name, verb in VERBS.items() if verb.retired), _retired),
        "again": _again,
        "join": _join,
        "leave": _leave,
        "start": _start,
        "goblin": _goblin,
        "age": _age,
        "dismiss": _dismiss,
        "shut": _shut,
        "options": _options,
        "chosen": _chosen,
        "stir": _stir,
        "stirred": _stirred,
        "rematch": _rematch,
        "more": _more,
    }
    _in_menu: ClassVar[Verbs["LobbyClicks"]] = {
        **dict.fromkeys(GoblinLevel, _age),
        **dict.fromkeys(PRESETS, _prepare),
        "dismiss": _dismiss,
        "stir": _stir,
        "fair": _fair,
        "shut": _shut,
        "call": _call,
        "teach": _teach,
        LET_IN: _let_in,
    }
