"""What every click does: one short method a verb."""

from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace

import discord

from bot.screens.acts import Act
from bot.screens.board import too_late
from bot.screens.hints import hint
from bot.screens.layout import Screen, Text
from bot.screens.leaving import resigned
from bot.screens.letter import letter, letter_played
from bot.screens.scene import Scene
from bot.screens.shelf import screen_of
from bot.screens.typing import FIELD, asked_twice, sheet_of, typing_form, whole_move
from bot.screens.widget import Focus, leads_on, only_move
from bot.tables import Surface, Table, TableError, Tables
from bot.ui.answer import Answer
from bot.ui.click import AnyInteraction, Asked, Click, Verbs, clicked, guarded
from bot.ui.letters import Letters, link_to
from bot.ui.lobbies import Lobbies
from bot.ui.lobby_clicks import LobbyClicks
from bot.ui.messages import Messages, Post
from bot.ui.presence import Presence
from bot.ui.reply import Reply
from bot.ui.studio import Studio
from bot.ui.told_clicks import ToldClicks
from games.engine import IllegalMove, NotYourTurn, StaleDecision
from games.engine.typed import nearest, read_freely
from games.engine.words import Words

NEW_MESSAGE = frozenset(
    {"hand", "hint", "tell", "join", "leave", "start", "again", "rematch", "record", "fair", "howto"}
)
"""Verbs that are answered in a message of their own; the others change the message that was clicked."""

FOR_ALL = frozenset({"rematch", "again"})
"""Those of them whose answer everybody sees."""


TOO_LATE = frozenset({10062, 10015, 50027})
"""Codes of an answer that Discord does not take any more."""


def _unmeasured(_verb: str) -> AbstractContextManager[None]:
    return nullcontext()


class Clicks:
    """Answers clicks on buttons, menus and modals."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        messages: Messages,
        lobbies: Lobbies,
        studio: Studio,
        presence: Presence,
        letters: Letters,
        advise: Callable[[int, int], Awaitable[object]],
    ) -> None:
        self._client = client
        self._tables = tables
        self._messages = messages
        self._lobbies = lobbies
        self._studio = studio
        self._presence = presence
        self._letters = letters
        self._advise = advise
        self.measured: Callable[[str], AbstractContextManager[None]] = _unmeasured
        """Given a verb, what is entered while a click is answered; set by whoever wants to know how long that takes."""
        self._verbs: Verbs = {
            **LobbyClicks(tables, messages, lobbies, studio).verbs,
            **ToldClicks(tables, lobbies, studio).verbs,
            "play": self._play,
            "step": self._step,
            "pick": self._pick,
            "page": self._page,
            "sure": self._sure,
            "type": self._type,
            "typed": self._typed,
            "sheet": self._sheet,
            "filled": self._filled,
            "text": self._text,
            "texts": self._texts,
            "hint": self._hint,
            "hand": self._hand,
            "back": self._back,
            "resume": self._resume,
            "yes": self._yes,
            "no": self._no,
        }

    async def hear(self, interaction: AnyInteraction, act: Act, values: Sequence[str] = ()) -> None:
        """Answer the click that came in an interaction."""
        await self(Click.of(interaction, act, values))

    async def __call__(self, click: Click) -> None:
        """Do what a click means, and answer it in time."""
        updates, private = click.act.verb not in NEW_MESSAGE, click.act.verb not in FOR_ALL
        interaction, there = click.interaction(self._client), click.files(self._client)
        async with Reply(interaction, there, updates=updates, private=private) as reply:
            await self._answered(click, reply, lambda: self._verbs[click.act.verb](click, reply))

    async def written(self, click: Click, answer: Answer) -> None:
        """Play what somebody wrote by DM as if they had typed it in a form."""
        await self._answered(click, answer, lambda: self._typed(click, answer))

    async def _answered(self, click: Click, answer: Answer, work: Callable[[], Awaitable[None]]) -> None:
        self._presence.clicked(click.act.table, click.user, in_public=click.in_public)
        asked: Asked = {
            "verb": click.act.verb,
            "table": click.act.table,
            "user": click.user,
            "channel": click.channel_id,
        }
        with self.measured(click.act.verb):
            await guarded(answer, click.say, lambda: self._do(click, answer, work), asked)

    async def _do(self, click: Click, answer: Answer, work: Callable[[], Awaitable[None]]) -> None:
        """Do it; a player whose message is behind the match reads in one line who was faster."""
        try:
            if click.act.table:
                await self._tables.came_back(click.act.table, click.user)
            await work()
        except StaleDecision:
            await self._too_late(click, answer)

    async def _too_late(self, click: Click, reply: Answer) -> None:
        """Say in one line who was faster; an answer for one person alone is brought up to date with it."""
        scene = await self._scene(click)
        if scene.seat is None:
            raise StaleDecision("stale-decision")
        line = too_late(scene)
        if click.in_public or await clicked(self._tables, click) or await self._panel_beside(click):
            await reply.tell(line)
        else:
            await reply.update(await self._studio.panel(scene, notice=line))

    # Moves

    async def _play(self, click: Click, reply: Reply) -> None:
        await self._play_path(click, reply, click.act.path)

    async def _play_path(self, click: Click, reply: Answer, move: str) -> None:
        await self._move(click, reply, lambda: self._tables.play(click.act.table, click.user, move, click.act.decision))

    async def _typed(self, click: Click, reply: Answer) -> None:
        await self._play_typed(click, reply, f"{click.act.path} {click.form.get(FIELD, '')}".strip())

    async def _sheet(self, click: Click, reply: Reply) -> None:
        sheet = sheet_of(await self._asked(click), click.act.path)
        await reply.ask(sheet.form(str(replace(click.act, verb="filled"))))

    async def _filled(self, click: Click, reply: Reply) -> None:
        """Play a sheet as if it had been typed, if all that it asks is still to be decided."""
        sheet = sheet_of(await self._asked(click), click.act.path)
        await self._play_typed(click, reply, sheet.write(click.form))

    async def _text(self, click: Click, reply: Reply) -> None:
        await self._play_typed(click, reply, click.act.path)

    async def _texts(self, click: Click, reply: Reply) -> None:
        await self._play_typed(click, reply, " ".join(click.values))

    async def _play_typed(self, click: Click, reply: Answer, text: str) -> None:
        """Play what was typed, in any order and in short; what is no move is answered with those that come nearest."""
        scene = await self._asked(click)
        meant = read_freely(scene.sight.legal, text) or text
        if asked_twice(scene, path := tuple(meant.lower().split())):
            await self._show_focus(click, reply, scene, Focus(path, confirming=True))
            return
        try:
            await self._move(
                click, reply, lambda: self._tables.play_text(click.act.table, click.user, text, click.act.decision)
            )
        except IllegalMove as refusal:
            if click.in_public:
                raise
            await self._show_near(click, reply, scene, text, refusal)

    async def _show_near(self, click: Click, reply: Answer, scene: Scene, text: str, refusal: IllegalMove) -> None:
        """Say what is wrong in the message where it was typed, in the place of what was wrong before."""
        near = tuple(nearest(scene.sight.legal, text))
        why = click.say(refusal.key, **refusal.arguments)
        notice = click.say("widget-nearest", refusal=why) if near else why
        await self._show_focus(click, reply, scene, Focus(suggested=near), notice)

    async def _move(self, click: Click, reply: Answer, play: Callable[[], Awaitable[Table]]) -> None:
        """Play, then show the result in the message that was clicked; delivery brings up all others."""
        async with self._messages.holding(click.message_id):
            await play()
            try:
                await self._show_move(click, reply)
            except discord.HTTPException as refusal:
                if refusal.code not in TOO_LATE:
                    raise
                await self._tell_late(click)

    async def _show_move(self, click: Click, reply: Answer) -> None:
        """Show what came of a move in the message that was clicked."""
        surface = await clicked(self._tables, click)
        scene = await self._scene(click)
        if surface is None and click.in_public:
            # A board that was posted or superseded this very moment: delivery brings it up to date.
            await reply.acknowledge()
            return
        if panel := await self._panel_beside(click):
            await reply.update(letter_played(click.form.get(FIELD) or click.act.path, link_to(panel), click.say))
            return
        if click.in_public:
            screen = await self._studio.board(await self._studio.scene(click.act.table, None))
        else:
            screen = await self._studio.panel(scene, stands=surface is not None)
        there = await reply.update(screen)
        if surface:
            asked = scene.decision.number if scene.asked and scene.decision and surface.kind == "panel" else None
            await self._messages.answered(surface, scene.table, screen, there, asked)

    async def _tell_late(self, click: Click) -> None:
        """Tell somebody whose answer Discord took no more that their move was played, until the next question."""
        table = await self._tables.find(click.act.table)
        text = click.say("answer-late", name=f"<@{click.user}>")
        post = Post("bell", click.channel_id, click.user, table.decision_number)
        await self._messages.post(table, post, Screen((Text(text),), pings=(click.user,)))

    # What the table agrees on

    async def _resume(self, click: Click, reply: Reply) -> None:
        await self._move(click, reply, lambda: self._tables.propose(click.act.table, "resume", click.person))

    async def _yes(self, click: Click, reply: Reply) -> None:
        await self._answer(click, reply, yes=True)

    async def _no(self, click: Click, reply: Reply) -> None:
        await self._answer(click, reply, yes=False)

    async def _answer(self, click: Click, reply: Reply, *, yes: bool) -> None:
        act = click.act
        await self._move(click, reply, lambda: self._tables.answer(act.table, click.user, act.decision, yes=yes))

    # On the way to a move

    async def _pick(self, click: Click, reply: Reply) -> None:
        scene = await self._asked(click)
        move = only_move(scene.sight.legal, click.path)
        if move is None and not leads_on(scene.sight.legal, click.path):
            # A menu may offer what others may do, or what was legal a moment ago: the rules say why it is not now.
            move = whole_move(scene.table.game, click.path)
        if move is None or screen_of(scene.table.game).reader(scene).sure(tuple(move.split())):
            await self._show_focus(click, reply, scene, Focus(click.path, confirming=move is not None))
            return
        await self._play_path(click, reply, move)

    async def _step(self, click: Click, reply: Reply) -> None:
        await self._show_focus(click, reply, await self._asked(click), Focus(click.path))

    async def _page(self, click: Click, reply: Reply) -> None:
        number, *path = click.path
        await self._show_focus(click, reply, await self._asked(click), Focus(tuple(path), int(number)))

    async def _sure(self, click: Click, reply: Reply) -> None:
        await self._show_focus(click, reply, await self._asked(click), Focus(click.path, confirming=True))

    async def _type(self, click: Click, reply: Reply) -> None:
        scene = await self._asked(click)
        hint = screen_of(scene.table.game).type_hint(click.say)
        await reply.ask(typing_form(click.act, hint, click.say))

    async def _asked(self, click: Click) -> Scene:
        """Return the clicker's scene if the decision they saw still waits for them."""
        scene = await self._scene(click)
        if scene.decision is None or scene.decision.number != click.act.decision:
            raise StaleDecision("stale-decision")
        if scene.table.paused_at:
            raise TableError("match-paused")
        if not scene.may_move:
            raise scene.sight.not_asked or NotYourTurn("not-your-turn")
        return scene

    async def _show_focus(
        self, click: Click, reply: Answer, scene: Scene, focus: Focus, notice: str | None = None
    ) -> None:
        """Show the way to a move: in the clicker's own panel, or beside a public board in a message for them alone."""
        if await self._panel_beside(click):
            await reply.update(letter(scene, focus, notice))
            return
        surface = await clicked(self._tables, click)
        screen = await self._studio.panel(scene, focus, notice)
        if click.in_public:
            await reply.show(screen)
            return
        async with self._messages.holding(click.message_id):
            there = await reply.update(screen)
            if surface:
                await self._messages.answered(surface, scene.table, screen, there)

    # Looking

    async def _hand(self, click: Click, reply: Reply) -> None:
        await self.show_hand(reply, await self._tables.find(click.act.table), click.user, click.say)

    async def show_hand(self, reply: Reply, table: Table, user: int, say: Words) -> None:
        """Show a player's panel to them alone, in a fresh message."""
        if table.seat_of(user) is None:
            left = table.status == "playing" and table.takeover and table.sitter(user)
            await (reply.show(resigned(table, say)) if left else reply.tell(say("answer-not-seated")))
            return
        await reply.show(await self._studio.panel(await self._studio.scene(table.id, user, say)))

    async def _back(self, click: Click, reply: Reply) -> None:
        await self._tables.return_to_seat(click.act.table, click.user)
        await reply.update(await self._studio.panel(await self._scene(click)))

    async def _hint(self, click: Click, reply: Reply) -> None:
        scene = await self._asked(click)
        await reply.tell(hint(scene, str(await self._advise(click.act.table, click.user))))

    # What the clicks have in common

    async def _panel_beside(self, click: Click) -> Surface | None:
        """Return the panel that stands in the same DM, where what was clicked, or written, is about a letter."""
        if not self._letters.answered_by(click.channel_id, click.message_id):
            return None
        panel = await self._messages.live(click.act.table, "panel", click.user)
        return panel if panel and panel.channel_id == click.channel_id else None

    async def _scene(self, click: Click) -> Scene:
        """Return the table as the clicker sees it."""
        return await self._studio.scene(click.act.table, click.user, click.say)
