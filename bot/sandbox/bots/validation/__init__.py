"""Validates requests as Discord does: tables of limits, and the rules between fields. Nothing here changes anything."""

from bot.sandbox.bots.validation.commands import validate_command, validate_commands
from bot.sandbox.bots.validation.emojis import validate_emoji, validate_emoji_name
from bot.sandbox.bots.validation.messages import validate_message
from bot.sandbox.bots.validation.modals import validate_choices, validate_modal
from bot.sandbox.bots.validation.scheduled_events import validate_event_change, validate_new_event
from bot.sandbox.bots.validation.threads import validate_new_thread, validate_thread_change

__all__ = [
    "validate_choices",
    "validate_command",
    "validate_commands",
    "validate_emoji",
    "validate_emoji_name",
    "validate_event_change",
    "validate_message",
    "validate_modal",
    "validate_new_event",
    "validate_new_thread",
    "validate_thread_change",
]
