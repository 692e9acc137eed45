"""What Discord refuses in a request: tables of limits, and the rules between fields. Nothing here changes anything."""

from bot.sandbox.bots.refuse.commands import check_command, check_commands
from bot.sandbox.bots.refuse.emojis import check_emoji, check_emoji_name
from bot.sandbox.bots.refuse.messages import check_message
from bot.sandbox.bots.refuse.modals import check_choices, check_modal
from bot.sandbox.bots.refuse.scheduled_events import check_event_change, check_new_event
from bot.sandbox.bots.refuse.threads import check_new_thread, check_thread_change

__all__ = [
    "check_choices",
    "check_command",
    "check_commands",
    "check_emoji",
    "check_emoji_name",
    "check_event_change",
    "check_message",
    "check_modal",
    "check_new_event",
    "check_new_thread",
    "check_thread_change",
]
