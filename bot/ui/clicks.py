"""What every click does: one short method a verb."""

import asyncio
import io
from collections.abc import Awaitable, Callable

import discord

from bot.screens.acts import Act
from bot.screens.board import board
from bot.screens.help import rules
from bot.screens.layout import Screen
from bot.screens.lobby import lobby
from bot.screens.panel import panel
from bot.screens.scene import Scene
from bot.screens.shelf import screen_of
from bot.screens.widget import Focus, leads_on, only_move
from bot.tables import Surface, Table, Tables
from bot.ui.click import AnyInteraction, Click, guarded
from bot.ui.lobbies import Lobbies
from bot.ui.messages import Messages
from bot.ui.reply import Reply
from bot.ui.typing_modal import option_modal, typed_text, typing_modal
from games import find
from games.engine import BadNotation, NotYourTurn, StaleDecision
from games.engine.words import Words, words

NEW_MESSAGE = frozenset({"hand", "tell", "join", "leave", "start", "rematch", "record"})
"""Verbs that are answered in a message of their own; the others change the message that was clicked."""


class Clicks:
    """Answers clicks on buttons, menus and modals."""

    def __init__(self, tables: Tables, messages: Messages, lobbies: Lobbies) -> None:
        self._tables = tables
        self._messages = messages
        self._lobbies = lobbies
        self._verbs: dict[str, Callable[[Click], Awaitable[None]]] = {
            "play": self._play,
            "step": self._step,
            "pick": self._pick,
            "page": self._page,
            "sure": self._sure,
            "type": self._type,
            "typed": self._typed,
            "tell": self._tell,
            "hand": self._hand,
            "join": self._join,
            "leave": self._leave,
            "goblin": self._goblin,
            "dismiss": self._dismiss,
            "start": self._start,
            "shut": self._shut,
            "option": self._option,
            "write": self._write,
            "written": self._written,
            "pace": self._pace,
            "rematch": self._rematch,
            "record": self._record,
            "rules": self._rules,
        }

    async def __call__(self, interaction: AnyInteraction, act: Act, values: list[str]) -> None:
        """Do what a click means, and answer it in time."""
        async with Reply(interaction, updates=act.verb not in NEW_MESSAGE) as reply:
            click = Click(interaction, reply, act, values)
            await guarded(reply, click.say, lambda: self._do(click))

    async def _do(self, click: Click) -> None:
        """Do it; to a player whose message is behind the match, show how it stands now."""
        try:
            await self._verbs[click.act.verb](click)
        except StaleDecision:
            scene = await self._scene(click)
            if scene.seat is None:
                raise
            await click.reply.show(await asyncio.to_thread(panel, scene, notice=click.say("answer-stale")))

    # Moves

    async def _play(self, click: Click) -> None:
        await self._move(click, self._tables.play(click.act.table, click.user, click.act.path, click.act.decision))

    async def _typed(self, click: Click) -> None:
        text = f"{click.act.path} {typed_text(click.interaction)}".strip()
        scene = await self._asked(click)
        if asked_twice(scene, path := tuple(text.lower().split())):
            await self._show_focus(click, scene, Focus(path, confirming=True))
            return
        await self._move(click, self._tables.play_text(click.act.table, click.user, text, click.act.decision))

    async def _move(self, click: Click, playing: Awaitable[Table]) -> None:
        """Play, then show the result in the message that was clicked; delivery brings up all others."""
        async with self._messages.holding(click.message_id):
            await playing
            surface = await self._surface(click)
            scene = await self._scene(click)
            if surface is None and click.in_public:
                # A board that was posted or superseded this very moment: delivery brings it up to date.
                await click.reply.acknowledge()
                return
            if click.in_public:
                screen = await asyncio.to_thread(board, await self._scene(click, None))
            else:
                screen = await asyncio.to_thread(panel, scene)
            await click.reply.update(screen)
            if surface:
                asked = scene.decision.number if scene.asked and scene.decision and surface.kind == "panel" else None
                await self._messages.note(surface, scene.table, screen, asked)

    # On the way to a move

    async def _pick(self, click: Click) -> None:
        scene = await self._asked(click)
        move = only_move(scene.sight.legal, click.path)
        if move is None and not leads_on(scene.sight.legal, click.path):
            # A menu may offer what others may do, or what was legal a moment ago: the rules say why it is not now.
            move = whole_move(scene.table.game, click.path)
        if move is None or screen_of(scene.table.game).reader(scene).sure(tuple(move.split())):
            await self._show_focus(click, scene, Focus(click.path, confirming=move is not None))
            return
        await self._move(click, self._tables.play(click.act.table, click.user, move, click.act.decision))

    async def _step(self, click: Click) -> None:
        await self._show_focus(click, await self._asked(click), Focus(click.path))

    async def _page(self, click: Click) -> None:
        number, *path = click.path
        await self._show_focus(click, await self._asked(click), Focus(tuple(path), int(number)))

    async def _sure(self, click: Click) -> None:
        await self._show_focus(click, await self._asked(click), Focus(click.path, confirming=True))

    async def _type(self, click: Click) -> None:
        scene = await self._asked(click)
        hint = click.say(f"{screen_of(scene.table.game).prefix}-type-hint")
        await click.reply.ask(typing_modal(click.act, hint, click.say))

    async def _asked(self, click: Click) -> Scene:
        """Return the clicker's scene if the decision they saw still waits for them."""
        scene = await self._scene(click)
        if scene.decision is None or scene.decision.number != click.act.decision:
            raise StaleDecision("stale-decision")
        if not scene.may_move:
            raise scene.sight.not_asked or NotYourTurn("not-your-turn")
        return scene

    async def _show_focus(self, click: Click, scene: Scene, focus: Focus) -> None:
        """Show the way to a move: in the clicker's own panel, or beside a public board in a message for them alone."""
        surface = await self._surface(click)
        screen = await asyncio.to_thread(panel, scene, focus)
        if click.in_public:
            await click.reply.show(screen)
            return
        async with self._messages.holding(click.message_id):
            await click.reply.update(screen)
            if surface:
                await self._messages.note(surface, scene.table, screen)

    # Looking

    async def _hand(self, click: Click) -> None:
        await self.show_hand(click.reply, await self._tables.find(click.act.table), click.user, click.say)

    async def show_hand(self, reply: Reply, table: Table, user: int, say: Words) -> None:
        """Show a player's panel to them alone, in a fresh message."""
        if table.seat_of(user) is None:
            await reply.tell(say("answer-not-seated"))
            return
        scene = Scene(await self._tables.look(table.id, user), say)
        await reply.show(await asyncio.to_thread(panel, scene))

    async def _tell(self, click: Click) -> None:
        scene = await self._scene(click)
        await click.reply.tell(screen_of(scene.table.game).topic(scene, click.act.path))

    async def _record(self, click: Click) -> None:
        record = await self._tables.record_of(click.act.table)
        file = discord.File(io.BytesIO(record.text().encode()), f"{record.game}-{click.act.table}.json")
        await click.reply.hand_over(file, click.say("answer-record"))

    async def _rules(self, click: Click) -> None:
        await click.reply.update(await asyncio.to_thread(rules, click.act.path, click.act.decision, click.say))

    # The lobby

    async def _join(self, click: Click) -> None:
        await self._lobbies.join(click.reply, click.act.table, click.person, click.say)

    async def _leave(self, click: Click) -> None:
        await self._lobbies.leave(click.reply, click.act.table, click.user, click.say)

    async def _start(self, click: Click) -> None:
        await self._lobbies.start(click.reply, click.act.table, click.user, click.say)

    async def _goblin(self, click: Click) -> None:
        await self._in_lobby(click, self._tables.add_goblin(click.act.table, click.user))

    async def _dismiss(self, click: Click) -> None:
        await self._in_lobby(click, self._tables.dismiss_goblin(click.act.table, click.user))

    async def _shut(self, click: Click) -> None:
        await self._in_lobby(click, self._tables.close(click.act.table, click.user))

    async def _option(self, click: Click) -> None:
        value = click.values[0] if click.values else ""
        await self._in_lobby(click, self._tables.set_option(click.act.table, click.user, click.act.path, value))

    async def _write(self, click: Click) -> None:
        table = await self._tables.find(click.act.table)
        value = str(table.options.get(click.act.path, ""))
        key = f"{screen_of(table.game).prefix}-option-{click.act.path.replace('_', '-')}"
        await click.reply.ask(option_modal(click.act, key, value, click.say))

    async def _written(self, click: Click) -> None:
        value = typed_text(click.interaction)
        await self._in_lobby(click, self._tables.set_option(click.act.table, click.user, click.act.path, value))

    async def _pace(self, click: Click) -> None:
        pace = click.values[0] if click.values else ""
        await self._in_lobby(click, self._tables.set_pace(click.act.table, click.user, pace))

    async def _in_lobby(self, click: Click, change: Awaitable[Table]) -> None:
        async with self._messages.holding(click.message_id):
            table = await change
            await self._show_lobby(click, table, lobby(table, words(table.language)))

    async def _show_lobby(self, click: Click, table: Table, screen: Screen) -> None:
        await click.reply.update(screen)
        surface = await self._surface(click)
        if surface:
            await self._messages.note(surface, table, screen)

    async def _rematch(self, click: Click) -> None:
        table = await self._tables.rematch(click.act.table, click.user)
        await self._lobbies.post(click.reply, table, click.say)

    # What the clicks have in common

    async def _scene(self, click: Click, user: int | None = -1) -> Scene:
        onlooker = click.user if user == -1 else user
        sight = await self._tables.look(click.act.table, onlooker)
        return Scene(sight, click.say if onlooker is not None else words(sight.table.language))

    async def _surface(self, click: Click) -> Surface | None:
        surfaces = await self._tables.surfaces(click.act.table)
        return next((s for s in surfaces if s.message_id == click.message_id), None)


def asked_twice(scene: Scene, path: tuple[str, ...]) -> bool:
    """Tell whether typed words are a legal move that its player should confirm."""
    reader = screen_of(scene.table.game).reader(scene)
    return only_move(scene.sight.legal, path) == " ".join(path) and (reader.confirm_typed or reader.sure(path))


def whole_move(game: str, path: tuple[str, ...]) -> str | None:
    """Return words as the notation of a move, if they are one."""
    text = " ".join(path)
    try:
        find(game).parse(text)
    except BadNotation:
        return None
    return text
