"""The one widget of all games: legal moves become buttons and select menus, word by word.

A move's notation is a path of words. At the root every first word forms a group; a group with few moves is shown whole,
a larger one by its next word, in pages of 25. A level with one choice is skipped. Games only say how a word reads.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from bot.discord_api import find_max_field_length
from bot.screens.controls.move_controls import MoveControls, WholeMoveChoice
from bot.screens.controls.paths import ROOT_FOCUS, Focus, Path, list_first_words, list_next_words, skip_single_choices
from bot.screens.custom_ids import ClickAction, TableRef
from bot.screens.layout import (
    MAX_OPTIONS,
    Button,
    Control,
    Menu,
    Option,
    Row,
    Section,
    arrange_buttons,
    chunk_buttons,
    fit_one_line,
)
from games.engine.words import Words

MENU_SIZE = MAX_OPTIONS
MAX_BUTTONS = 10
MAX_CONTROL_ROWS = 3
"""A phone has room for so many rows of buttons below a picture, or for a menu and one less."""
MAX_OPTION_LINE_LENGTH = find_max_field_length("StringSelectOptionForRequest", "description")
"""The characters of the line below an option of a menu."""


@dataclass(frozen=True, slots=True)
class MoveWidget:
    """The controls (buttons, menus) for the legal moves of one seat, for one decision of a table.

    The last row stays in its place on every way to a move: the reader's `first` moves, `help` or, on the way, "Back",
    and `more`.
    """

    table: TableRef
    decision: int
    reader: MoveControls
    say: Words
    help: tuple[Button, ...] = ()
    more: tuple[Button, ...] = ()

    def build_controls(self, moves: Iterable[object], focus: Focus = ROOT_FOCUS) -> list[Control]:
        """Return buttons and menus for these moves; at most a handful of rows."""
        paths = [tuple(str(move).split()) for move in moves]
        if focus.confirming:
            return [
                *arrange_buttons(
                    [
                        self._build_confirm_button(focus),
                        self._build_back_button(self._find_return_path(paths, focus.path)),
                        *self.more,
                    ]
                )
            ]
        if focus.suggested:
            way_back = [self._build_back_button(), *self.more]
            steady = arrange_buttons([*self._build_steady_buttons(paths), *way_back])
            below = steady if len(steady) < MAX_CONTROL_ROWS else arrange_buttons(way_back)
            return [*self._build_suggestion_controls(focus.suggested, MAX_CONTROL_ROWS - len(below)), *below]
        focus = skip_single_choices(paths, focus)
        if len(focus.path) > 1 or (focus.path and focus.path[0] in self._find_words_apart()):
            return self._build_path_controls(paths, self._build_next_word_controls(paths, focus))
        return self._build_root_controls(paths, focus)

    def _find_words_apart(self) -> set[str]:
        """Return the first words whose moves are shown apart from all others, once the word is chosen."""
        return {*self.reader.menus.together, *self.reader.menus.folded}

    def _build_path_controls(self, paths: Sequence[Path], level: Sequence[Control]) -> list[Control]:
        """Return how a move goes on, and the last row; what a phone has no room for is behind "Back"."""
        back = [self._build_back_button(), *self.more[:-1]]
        bare = [*self._build_steady_buttons(paths), *back]
        last_rows = ([*bare, *self.more[-1:]], bare, [*back, *self.more[-1:]])
        ways = [[*level, *arrange_buttons(row)] for row in last_rows]
        return next((way for way in ways if len(way) <= MAX_CONTROL_ROWS), ways[0])

    def build_form_controls(self, moves: Iterable[object]) -> list[Control]:
        """Return what can be filled in or typed for these moves: it is rarely pressed."""
        paths = [tuple(str(move).split()) for move in moves]
        sections, plain = self._build_form_sections(paths)
        typed = [self._build_type_button("")] if "" in self.reader.typed.words and paths else []
        behind = [self._build_move_button(path) for path in paths if self.reader.places.is_in_menu(path)]
        return [*sections, *arrange_buttons([*behind, *(button for _, button in plain), *typed])]

    def _build_steady_buttons(self, paths: Sequence[Path]) -> list[Button]:
        """Return the moves that keep their place in the last row: those that are the only ones with their word."""
        paths_by_word = [[path for path in paths if path[0] == word] for word in self.reader.places.last_row]
        return [self._build_move_button(mine[0]) for mine in paths_by_word if len(mine) == 1]

    def _build_root_controls(self, paths: Sequence[Path], focus: Focus) -> list[Control]:
        groups: list[Control] = []
        singles: list[Button] = []
        typed: list[Button] = []
        paths = self._filter_shown_paths(paths)
        menu = self._build_shared_menu(paths)
        apart = {*self.reader.menus.together, *self.reader.places.below_menu}
        for word in list_first_words([path for path in paths if path[0] not in apart], self.reader.places.fixed):
            mine = [path for path in paths if path[0] == word]
            if self._can_keep_places(word, mine):
                groups += self._build_kept_rows(mine)
            elif not mine or (word in self.reader.places.last_row and len(mine) == 1):
                continue
            elif word in self.reader.menus.stepped:
                groups += self._build_next_word_controls(mine, self._focus_on_word(word, focus))
            elif len(mine) == 1:
                singles.append(self._build_move_button(mine[0]))
            elif word in self.reader.menus.folded:
                singles.append(self._build_word_button(paths, (word,)))
            elif word in self.reader.typed.words:
                numbers, other = self._build_number_buttons(word, mine)
                together = arrange_buttons([*numbers, *other])
                apart_row = len(together) > len(arrange_buttons(numbers)) > 0
                groups += arrange_buttons(numbers) if apart_row else together
                typed += other if apart_row else []
            else:
                groups += self._build_group_controls(mine, focus)
        above = [*arrange_buttons(self._build_whole_buttons()), *menu, *groups, *arrange_buttons(singles)]
        last = self._build_last_row(paths, above, typed)
        return [*last, *above] if self.reader.places.last_first else [*above, *last]

    def _filter_shown_paths(self, paths: Sequence[Path]) -> list[Path]:
        """Leave out moves that are behind "Menu…", and those in whose place something is chosen whole."""
        replaced = {whole.instead_of for whole in self.reader.menus.whole}
        return [path for path in paths if " ".join(path) not in replaced and not self.reader.places.is_in_menu(path)]

    def _build_last_row(
        self, paths: Sequence[Path], above: Sequence[Control], typed: Sequence[Button]
    ) -> list[Control]:
        """Return the last row, with those moves before it that may join it, and what is `typed` but has no place there.

        There are three rows in all, or two with a menu, but three where the reader keeps help (`keeps_help`): advice
        that has no room is behind "Menu…", and so is a sheet.
        """
        menus = any(isinstance(part, Menu) for part in above)
        before: list[Control] = [*arrange_buttons(self._build_whole_buttons(in_last_row=True))]
        before += [
            control
            for word in self.reader.places.below_menu
            for control in self._build_continuation_controls(paths, word, menus=menus)
        ]
        sheets = [button for name, button in self._build_form_sections(paths)[1] if name in self.reader.places.at_hand]
        bare, max_rows = [*self._build_steady_buttons(paths), *typed], max(1, MAX_CONTROL_ROWS - menus - len(above))
        steady = [*bare, *sheets] if fit_one_line(sheets) else bare
        joined = [button for row in before if isinstance(row, Row) for button in row.buttons]
        ways: list[list[Control]] = [[*before, *arrange_buttons([*steady, *self.help, *self.more])]]
        if all(isinstance(row, Row) for row in before):
            ways += [
                [*arrange_buttons([*joined, *steady, *advice, *self.more])] for advice in self._list_help_variants()
            ]
            ways += [
                [*arrange_buttons([*joined, *bare, *advice, *self.more])] for advice in self._list_help_variants()[1:]
            ]
        fitting = next((way for way in ways if len(way) <= max_rows), min(ways, key=len))
        if not self.reader.places.keeps_help or self._has_help(fitting):
            return fitting
        return next((way for way in ways if len(above) + len(way) <= MAX_CONTROL_ROWS and self._has_help(way)), fitting)

    def _has_help(self, shown: Sequence[Control]) -> bool:
        """Tell whether the buttons for help are among these controls."""
        return all(_has_button_for(shown, button.act) for button in self.help)

    def _build_continuation_controls(self, paths: Sequence[Path], word: str, *, menus: bool) -> list[Control]:
        """Return how moves of a first word go on: below a menu by one word, otherwise by the first that is a choice."""
        mine = [path for path in paths if path[0] == word]
        if not mine:
            return []
        if not menus:
            return self._build_next_word_controls(mine, skip_single_choices(mine, Focus((word,))))
        following = self._sort_by_rank([(word, continuation) for continuation in list_next_words(paths, (word,))])
        return [*arrange_buttons(self._build_word_button(paths, path) for path in following)]

    def _list_help_variants(self) -> list[list[Button]]:
        """Return the buttons for help as they are, in words alone, as an emoji alone, and none of them.

        Words come first: an emoji alone is read out as what the emoji is called.
        """
        words = [replace(button, emoji=None) for button in self.help]
        signs = [replace(button, short="") if button.emoji else button for button in self.help]
        return [[*self.help], words, signs, []]

    def _build_whole_buttons(self, *, in_last_row: bool = False) -> list[Button]:
        """Return the buttons that stand for several moves at once: those above all others, or those of the last row."""
        wholes = [choice for choice in self.reader.menus.whole if choice.press and choice.in_last_row == in_last_row]
        return [self._build_whole_button(choice) for choice in wholes]

    def _build_whole_button(self, whole: WholeMoveChoice) -> Button:
        """Return the button of what is chosen whole: where its emoji cannot be shown, it says all in words."""
        button = Button(whole.press, self._make_custom_id("text", (whole.text,)), whole.style, paired=whole.paired)
        return replace(button, label=whole.label, emoji=whole.emoji, short=whole.press) if whole.emoji else button

    def _build_shared_menu(self, paths: Sequence[Path]) -> list[Menu]:
        """Return the one menu that several first words share, below what is chosen whole.

        Nothing is left out: if there are too many lines, each stands for fewer words of a move.
        """
        whole = [
            Option(choice.label, choice.text, choice.description)
            for choice in self.reader.menus.whole
            if not choice.press
        ]
        depths = self.reader.menus.together
        mine = [path for word in depths for path in self._sort_by_rank([path for path in paths if path[0] == word])]
        ways = (
            [path[: min(max_depth, depths[path[0]])] for path in mine]
            for max_depth in (*sorted(set(depths.values()))[::-1], 1)
        )
        lines = next(heads for way in ways if len(heads := list(dict.fromkeys(way))) <= MENU_SIZE - len(whole))
        options = (*whole, *(self._build_option(head, " ".join(head)) for head in lines))
        if not options:
            return []
        title = self.reader.menus.title or self.reader.describe(lines[0][:1]).label
        return [Menu(title, self._make_custom_id("pick", ()), options)]

    def _build_form_sections(self, paths: Sequence[Path]) -> tuple[list[Section], list[tuple[str, Button]]]:
        """Return what can be filled in: sections where there is a text about it, otherwise buttons by name."""
        sheets = self.reader.build_forms(paths)
        sections = [
            Section(sheet.beside, Button(sheet.press, self._make_custom_id("sheet", (sheet.name,))))
            for sheet in sheets
            if sheet.beside
        ]
        return sections, [
            (sheet.name, Button(sheet.label, self._make_custom_id("sheet", (sheet.name,)), sheet.style))
            for sheet in sheets
            if not sheet.beside
        ]

    def _can_keep_places(self, word: str, mine: Sequence[Path]) -> bool:
        kept = [path for path in self.reader.places.fixed if path[0] == word]
        return 0 < len(kept) <= MAX_BUTTONS and set(mine) <= set(kept)

    def _build_kept_rows(self, mine: Sequence[Path]) -> list[Control]:
        """Show moves in fixed places, with those greyed out (disabled) that are not legal now."""
        made = [(path, self._build_move_button(path)) for path in self.reader.places.fixed]
        buttons = [button if path in mine else replace(button, off=True) for path, button in made]
        columns = self.reader.places.columns
        in_columns = chunk_buttons(buttons, columns) if columns else []
        fit = in_columns and all(len(arrange_buttons(row.buttons)) == 1 for row in in_columns)
        return [*(in_columns if fit else arrange_buttons(buttons))]

    def _build_group_controls(self, mine: Sequence[Path], focus: Focus) -> list[Control]:
        """Build the controls for moves of one first word: all at once if they fit, otherwise by their second word."""
        word, rows = mine[0][0], arrange_buttons(map(self._build_move_button, self._sort_by_rank(mine)))
        fit = len(rows) <= self.reader.menus.rows and all(fit_one_line(row.buttons) for row in rows)
        if len(mine) <= self.reader.menus.buttons and fit:
            return [*rows]
        if len(mine) <= MENU_SIZE:
            few = len(mine) <= self.reader.menus.buttons
            return [self._build_menu((word,), [path[1:] for path in self._sort_by_rank(mine)], few=few)]
        return self._build_next_word_controls(mine, self._focus_on_word(word, focus))

    def _focus_on_word(self, word: str, focus: Focus) -> Focus:
        """Return a first word at the page to which its menu is turned: that turns no other menu."""
        return Focus((word,), focus.page if focus.path in ((), (word,)) else 0)

    def _build_next_word_controls(self, paths: Sequence[Path], focus: Focus) -> list[Control]:
        """Build the controls for the next word of a path."""
        following = self._sort_by_rank([(*focus.path, word) for word in list_next_words(paths, focus.path)])
        whole = [self._build_move_button(focus.path)] if focus.path in paths else []
        words = [self._build_word_button(paths, path) for path in following]
        buttons = arrange_buttons([*words, *whole])
        if len(following) <= MAX_BUTTONS and len(buttons) <= self.reader.menus.rows and fit_one_line(words):
            return [*buttons]
        start = min(focus.page, (len(following) - 1) // MENU_SIZE) * MENU_SIZE
        page_paths = following[start : start + MENU_SIZE]
        few = len(following) <= MAX_BUTTONS
        menu = self._build_menu(focus.path, [path[len(focus.path) :] for path in page_paths], few=few)
        turns = self._build_page_buttons(focus.path, start // MENU_SIZE, len(following))
        return [menu, *arrange_buttons([*whole, *turns])]

    def _sort_by_rank(self, paths: Sequence[Path]) -> list[Path]:
        return sorted(paths, key=self.reader.rank) if self.reader.rank else list(paths)

    def _build_menu(self, prefix: Path, tails: Sequence[Path], *, few: bool) -> Menu:
        """Return a menu; `few`: its choices would be buttons if a phone had room, so few games have a title for it."""
        options = tuple(self._build_option((*prefix, *tail), " ".join(tail)) for tail in tails)
        menus = self.reader.menus
        untitled = few and prefix[:1] not in [(word,) for word in menus.titled]
        title = menus.ask(prefix) or (self.say("widget-choose") if untitled else self.reader.describe(prefix).label)
        return Menu(title, self._make_custom_id("pick", prefix), options)

    def _build_option(self, path: Path, value: str) -> Option:
        reading = self.reader.describe(path)
        line = reading.description or (reading.beside if len(reading.beside) <= MAX_OPTION_LINE_LENGTH else None)
        return Option(reading.label, value, line or None, emoji=reading.emoji)

    def _build_move_button(self, path: Path) -> Button:
        reading = self.reader.describe(path)
        verb = "sure" if self.reader.needs_confirmation(path) else "play"
        return Button(
            reading.label, self._make_custom_id(verb, path), reading.style, reading.emoji, short=reading.short
        )

    def _build_word_button(self, paths: Sequence[Path], path: Path) -> Button:
        """Return a button for a word: it plays if only one move is left behind it."""
        left = [other for other in paths if other[: len(path)] == path]
        if len(left) == 1:
            reading = self.reader.describe(path)
            verb = "sure" if self.reader.needs_confirmation(left[0]) else "play"
            return Button(
                reading.label, self._make_custom_id(verb, left[0]), reading.style, reading.emoji, short=reading.short
            )
        reading = (self.reader.describe_prefix or self.reader.describe)(path)
        return Button(reading.label, self._make_custom_id("step", path), emoji=reading.emoji, short=reading.short)

    def _build_number_buttons(self, word: str, mine: Sequence[Path]) -> tuple[list[Button], list[Button]]:
        """Return a few numbers as buttons, and the one that lets the player type any other, if there are others."""
        offered = list(self.reader.typed.shortlist(word)) if self.reader.typed.shortlist else []
        buttons = [self._build_move_button((word, number)) for number in offered if (word, number) in mine]
        return buttons, [self._build_type_button(word)] if len(mine) > len(buttons) else []

    def _build_type_button(self, word: str) -> Button:
        if not word:
            return Button(self.say("widget-type-move"), self._make_custom_id("type", ()))
        short = self.say("widget-type-number-short")
        return Button(self.say("widget-type-number"), self._make_custom_id("type", (word,)), short=short)

    def _build_page_buttons(self, path: Path, page: int, size: int) -> tuple[Button, ...]:
        last = (size - 1) // MENU_SIZE
        turns = ((page - 1, "widget-page-back"), (page + 1, "widget-page-on"))
        return tuple(
            Button(self.say(key, page=number + 1, pages=last + 1), self._make_custom_id("page", (str(number), *path)))
            for number, key in turns
            if 0 <= number <= last
        )

    def build_typed_answer_rows(self, focus: Focus) -> list[Row]:
        """Return only the buttons that answer what was typed: the move that is meant, or those near it."""
        return (
            [Row((self._build_confirm_button(focus),))]
            if focus.confirming
            else self._build_suggestion_rows(focus.suggested)
        )

    def _build_confirm_button(self, focus: Focus) -> Button:
        """Return the button that confirms a move: in full, or as it stood on the first button if that is too long."""
        if several := focus.several:
            whole, short = (
                Button(several.label, self._make_custom_id("meant", (several.text,)), "danger"),
                several.short,
            )
        else:
            reading = self.reader.describe(focus.path)
            whole, short = Button(reading.label, self._make_custom_id("play", focus.path), "danger"), reading.short
        return whole if fit_one_line([whole]) else replace(whole, short=short)

    def _build_suggestion_rows(self, moves: Sequence[str]) -> list[Row]:
        """Return a button for each move that may have been meant; a move that needs confirmation needs it here too."""
        readings = [(move, self.reader.describe(tuple(move.split()))) for move in moves]
        return arrange_buttons(
            [
                Button(
                    self.say("widget-play", move=reading.label),
                    self._make_custom_id("text", (move,)),
                    "main",
                    reading.emoji,
                )
                for move, reading in readings
            ]
        )

    def _build_suggestion_controls(self, moves: Sequence[str], max_rows: int) -> Sequence[Control]:
        """Return suggestions as a menu, where buttons would need more than `max_rows` rows or more than one line."""
        rows = self._build_suggestion_rows(moves)
        if len(rows) <= max_rows and all(fit_one_line(row.buttons) for row in rows):
            return rows
        options = tuple(Option(self.reader.describe(tuple(move.split())).label, move) for move in moves)
        return [Menu(self.say("widget-choose"), self._make_custom_id("pick", ()), options)]

    def _build_back_button(self, path: Path = ()) -> Button:
        return Button(self.say("widget-back"), self._make_custom_id("step", path))

    def _find_return_path(self, paths: Sequence[Path], path: Path) -> Path:
        """Return the words chosen where a move stood that is to be confirmed: none if it stood at the root."""
        sure = self._make_custom_id("sure", path)
        if path in paths and not _has_button_for(self._build_root_controls(paths, ROOT_FOCUS), sure):
            for words in range(len(path), 1, -1):
                before = path[:words]
                if skip_single_choices(paths, Focus(before)).path == before and _has_button_for(
                    self._build_next_word_controls(paths, Focus(before)), sure
                ):
                    return before
        return ()

    def _make_custom_id(self, verb: str, path: Path) -> str:
        return str(ClickAction(verb, self.table, self.decision, " ".join(path)))


def _has_button_for(shown: Sequence[Control], act: str) -> bool:
    """Tell whether a button does this."""
    return any(button.act == act for part in shown if isinstance(part, Row) for button in part.buttons)
