"""The form in which a move is typed."""

from bot.screens.acts import Act
from bot.screens.form import Form, Line
from games.engine.words import Words

FIELD = "text"


def typing_form(act: Act, hint: str, say: Words) -> Form:
    """Return the form for what goes on from the act's path; `hint` is an example."""
    typed = str(Act("typed", act.table, act.decision, act.path))
    return Form(say("type-title"), typed, (Line(FIELD, say("type-label"), hint, least=1),))
