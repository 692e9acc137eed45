"""What `/help` and `/rules` say."""

from bot.screens.acts import Act
from bot.screens.layout import Button, Drawing, Part, Screen, Text, rows
from bot.screens.shelf import playable, screen_of
from games.engine.words import Words


def helping(say: Words) -> Screen:
    """Return the answer to `/help`: what the house offers, and the commands."""
    games = "\n".join(
        say("help-game", game=screen_of(key).title, blurb=say(f"{screen_of(key).prefix}-blurb")) for key in playable()
    )
    return Screen((Text(say("help-house")), Text(games), Text(say("help-commands"))))


def rules(key: str, page: int, say: Words) -> Screen:
    """Return one page of a game's rules, counted from 1; a page beyond the last is the last."""
    game = screen_of(key)
    number = max(1, min(page, len(game.rules)))
    others = [
        Button(
            say(f"{game.rules[other - 1]}-title"),
            str(Act("rules", 0, other, key)),
            "main" if other == number else "plain",
        )
        for other in range(1, len(game.rules) + 1)
    ]
    name = game.rules[number - 1]
    parts: list[Part] = [Text(say("rules-title", game=game.title)), Text(say(name))]
    parts += [
        Drawing(f"rules{place}.png", picture.png, picture.alt)
        for place, picture in enumerate(game.illustrations(name, say), start=1)
    ]
    return Screen((*parts, *(rows(others) if len(others) > 1 else ())))
