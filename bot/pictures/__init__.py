"""A view in, a picture and its words out. Pure: no Discord, no state but the cache of sprites."""

from bot.pictures.picture import Picture

__all__ = ["Picture"]
