"""Screens rendered off the event loop, and what they are made with: avatars, emoji, Discord's components."""
