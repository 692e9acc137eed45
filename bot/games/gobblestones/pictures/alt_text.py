"""The alt texts of Gobblestones' pictures. Everything is said from the view that the picture is drawn from."""

from collections.abc import Sequence
from functools import partial

from bot.games.gobblestones.pictures.contents import is_play_judged, list_last_claims, list_visible_field_tiles
from bot.games.gobblestones.pictures.tiles import SeenTile
from bot.games.gobblestones.rows import find_best_offered_rows
from bot.pictures.alt_text import AltTextWriter, choose_fitting_alt_text
from bot.pictures.picture import PictureText
from games.engine.words import Words, join_counted_keys
from games.gobblestones import GobblestonesView
from games.gobblestones.boards import TILE_COLOURS, build_colour_key
from games.gobblestones.field import CENTRE_SPACES, COLUMN_LETTERS, ROW_STRIDE, format_space_name, list_spaces

Run = list[int]


def build_board_alt_text(view: GobblestonesView, names: Sequence[str], words: Words) -> PictureText:
    """Return the alt text of the board."""
    return GobblestonesAltTextWriter(view, names, words).describe_picture("picture-gobblestones-board")


def build_panel_alt_text(view: GobblestonesView, names: Sequence[str], words: Words) -> PictureText:
    """Return the alt text of a player's panel."""
    teller = GobblestonesAltTextWriter(view, names, words)
    return teller.describe_picture(
        "picture-gobblestones-panel",
        rack=teller.describe_rack(),
        laid=teller.describe_laid_this_turn(),
        rings=teller.describe_ringed_rows(),
    )


def build_hand_alt_text(view: GobblestonesView, names: Sequence[str], words: Words) -> str:
    """Return the alt text of a player's rack."""
    return words("picture-gobblestones-hand", rack=GobblestonesAltTextWriter(view, names, words).describe_rack())


class GobblestonesAltTextWriter(AltTextWriter[GobblestonesView]):
    """Writes the alt text of one view of the game in the words of one language."""

    def __init__(self, view: GobblestonesView, names: Sequence[str], words: Words) -> None:
        super().__init__(view, names, words)
        self.lying = list_visible_field_tiles(view)

    def describe_picture(self, key: str, **parts: str) -> PictureText:
        """Return the sentence under `key`, with the colour of every tile if there is room, or the covered spaces."""
        parts |= {"now": self.describe_status(), "players": self.describe_players(), "last": self.describe_last_play()}
        say = partial(self.words, key, bag=self.view.bag, **parts)
        return choose_fitting_alt_text(
            [lambda: say(tiles=self.describe_field_tiles()), lambda: say(tiles=self.describe_covered_spaces())]
        )

    def describe_status(self) -> str:
        """Say what the match waits for."""
        if self.view.outcome:
            return self.words("picture-gobblestones-over", names=self.join_winner_names())
        name = self.names[self.view.turn]
        if is_play_judged(self.view) and self.view.decision:
            return self.words(
                "picture-gobblestones-challenge", name=name, names=self.join_names(self.view.decision.seats)
            )
        return self.words("picture-gobblestones-turn", name=name)

    def describe_players(self) -> str:
        """Say points and tiles of every player."""
        sizes = self.view.rack_sizes
        each = [
            self.words("picture-gobblestones-player", name=name, points=self.view.scores[seat], tiles=sizes[seat])
            for seat, name in enumerate(self.names)
        ]
        return self.words("pictures-stop").join(each)

    def describe_last_play(self) -> str:
        """Say the last play, as everyone saw it."""
        last = self.view.last
        if last is None:
            return self.words("picture-gobblestones-last-none")
        return self.words(
            "picture-gobblestones-last",
            settled=last.settled,
            name=self.names[last.seat],
            spaces=self.words.join_with_commas(map(format_space_name, last.spaces)),
            claims=self.words.join_with_commas(map(self._describe_space, list_last_claims(self.view))),
            turned=self.words.join_with_commas(map(self._describe_space, zip(last.spaces, last.colours, strict=False))),
            points=last.points,
            challenger="" if last.challenger is None else self.names[last.challenger],
        )

    def describe_rack(self) -> str:
        """Say the viewer's own tiles."""
        count_by_key = {build_colour_key(colour): count for colour, count in enumerate(self.view.rack or ()) if count}
        return self.words(
            "picture-gobblestones-rack", tiles=join_counted_keys(count_by_key), count=sum(count_by_key.values())
        )

    def describe_laid_this_turn(self) -> str:
        """Say the viewer's own turn in progress."""
        if not self.view.laid:
            return self.words("picture-gobblestones-laid-nothing")
        tiles = self.words.join_with_commas(map(self._describe_space, self.view.laid))
        return self.words("picture-gobblestones-laid", points=self.view.laid_points, tiles=tiles)

    def describe_ringed_rows(self) -> str:
        """Say the rows that are ringed: "① H9 H10 H11, 15 points"; bluffs say that they are."""
        offered = find_best_offered_rows(self.view)
        each = [
            self.words(
                "picture-gobblestones-ring",
                sign=sign,
                spaces=" ".join(row.space_labels),
                points=self.view.laid_points + row.points,
                bluff="no" if row.honest else "yes",
            )
            for sign, row in zip(offered.ring_labels, offered.rows_with_rings, strict=True)
        ]
        return self.words("pictures-stop").join(each) or "none"

    def _describe_space(self, tile: tuple[int, int | None]) -> str:
        """Say a space, and the colour of the tile on it or of the space itself."""
        space, colour = tile
        return self.words("picture-gobblestones-space", space=format_space_name(space), colour=build_colour_key(colour))

    def describe_field_tiles(self) -> str:
        """Say every tile on the field."""
        if not self.lying:
            centres = self.words.join_with_commas(map(format_space_name, list_spaces(CENTRE_SPACES)))
            return self.words("picture-gobblestones-empty", spaces=centres)
        return self.words("picture-gobblestones-tiles", rows=self._describe_board_rows(self.lying, in_colour=True))

    def describe_covered_spaces(self) -> str:
        """Say only which spaces are covered: for a field that is nearly full."""
        return self.words("picture-gobblestones-covered", rows=self._describe_board_rows(self.lying, in_colour=False))

    def _describe_board_rows(self, lying: dict[int, SeenTile], *, in_colour: bool) -> str:
        rows: dict[int, list[str]] = {}
        for run in split_into_runs(sorted(lying)):
            text = self._describe_run(run)
            if in_colour:
                tiles = " ".join(_build_tile_key(lying[space]) for space in run)
                text = self.words("picture-gobblestones-run-of", run=text, tiles=tiles)
            rows.setdefault(run[0] // ROW_STRIDE, []).append(text)
        each = [
            self.words("picture-gobblestones-row", row=row + 1, runs=self.words.join_with_commas(sentences))
            for row, sentences in rows.items()
        ]
        return self.words("pictures-stop").join(each)

    def _describe_run(self, run: Run) -> str:
        ends = COLUMN_LETTERS[run[0] % ROW_STRIDE], COLUMN_LETTERS[run[-1] % ROW_STRIDE]
        return self.words("picture-gobblestones-run", count=len(run), **{"from": ends[0], "to": ends[1]})


def _build_tile_key(tile: SeenTile) -> str:
    """Return the key of the name of a tile on the field: its colour, face down if it is."""
    if tile.colour is None:
        return "gobblestones-colour-hidden"
    return build_colour_key(tile.colour) if tile.face_up else f"gobblestones-turned-{TILE_COLOURS[tile.colour]}"


def split_into_runs(spaces: Sequence[int]) -> list[Run]:
    """Return spaces, given in order, as runs of neighbours in a row."""
    runs: list[Run] = []
    for space in spaces:
        if runs and runs[-1][-1] == space - 1:
            runs[-1].append(space)
        else:
            runs.append([space])
    return runs
