"""People who play by what they see: they read their panels, choose in menus, press buttons, and know nothing else."""

import random
from dataclasses import dataclass, field

from bot.sandbox import Seen, Select, buttons, selects
from bot.sandbox.person import Answer, Person
from bot.screens.acts import Act, read_act


def acts(message: Seen) -> list[Act]:
    """Return what the buttons of a message mean."""
    found = [read_act(button.custom_id or "") for button in buttons(message)]
    return [act for act in found if act]


def menus(message: Seen, verb: str) -> list[Select]:
    """Return the menus of a message whose choice is this verb."""
    return [menu for menu in selects(message) if menu.custom_id.startswith(f"{verb}:")]


def waits_with(message: Seen, decision: int) -> bool:
    """Tell whether a message offers moves for a decision."""
    ids = [button.custom_id or "" for button in buttons(message)] + [menu.custom_id for menu in selects(message)]
    return any(
        act and act.decision == decision and act.verb in ("play", "sure", "pick", "step") for act in map(read_act, ids)
    )


@dataclass
class Robot:
    """A person at one table, who plays at random from what their panel offers."""

    person: Person
    board_channel: int
    luck: random.Random = field(default_factory=lambda: random.Random(7))

    async def panel(self, decision: int) -> Seen:
        """Return the panel with this decision's moves: from the DM, or by "My hand" where the DM is closed."""
        if self.person.user.dms_open:
            return await self.person.wait_for(lambda message: waits_with(message, decision), where=self.person.dm)
        board = await self.board()
        answer = await self.person.click(board, "My hand")
        assert answer.message is not None
        assert answer.message.ephemeral
        return answer.message

    async def board(self) -> Seen:
        """Return the newest board."""
        return await self.person.wait_for(
            lambda message: any(act.verb == "hand" for act in acts(message)), where=self.board_channel
        )

    async def press(self, panel: Seen, verb: str, path: str) -> Answer:
        """Press the button with this meaning."""
        act = next(act for act in acts(panel) if act.verb == verb and act.path == path)
        return await self.person.click(panel, custom_id=str(act))

    async def lay_row(self, decision: int, most: int = 5) -> None:
        """Lay up to `most` tiles by menu, then end the turn."""
        panel = await self.panel(decision)
        for _ in range(most):
            panel = await self._lay_one(panel) or panel
        await self._end(panel)

    async def _lay_one(self, panel: Seen) -> Seen | None:
        """Lay one tile, by a menu or by buttons, in as many steps as it takes; `None` where none can be laid."""
        menu = menus(panel, "pick")
        ways = [act for act in acts(panel) if act.verb in ("play", "step") and act.path.startswith("lay")]
        if menu:
            answer = await self.person.choose(panel, menu[0].custom_id, [menu[0].options[0].value])
        elif ways:
            way = self.luck.choice(ways)
            answer = await self.press(panel, way.verb, way.path)
        else:
            return None
        assert answer.failed is None, answer.failed
        assert answer.message is not None
        on_the_way = any(act.verb == "step" and not act.path for act in acts(answer.message))
        return await self._lay_one(answer.message) if on_the_way else answer.message

    async def _end(self, panel: Seen) -> None:
        verbs = {act.verb for act in acts(panel) if act.path == "end"}
        if "sure" in verbs:
            answer = await self.press(panel, "sure", "end")
            assert answer.message is not None
            panel = answer.message
        answer = await self.press(panel, "play", "end")
        assert answer.failed is None, answer.failed

    async def judge(self, decision: int, *, challenge: bool) -> None:
        """Answer a face-down play."""
        panel = await self.panel(decision)
        if challenge:
            asked = await self.press(panel, "sure", "challenge")
            assert asked.message is not None
            await self.press(asked.message, "play", "challenge")
        else:
            await self.press(panel, "play", "trust")
