### Words of commands that measure pictures, replays and goblins.

## What `python -m tests.pictures` says

pictures-bench = Measure the pictures of the games.
pictures-bench-game = one game; by default all
pictures-bench-json = one line of JSON
pictures-bench-tables = how many tables play at random; what their pictures cost is measured, not that of samples
pictures-bench-language = a language of the catalogue, such as de
pictures-bench-save = write the pictures, and their words, to a folder
pictures-bench-sheet = write one picture with all of them as a phone shows them, with moments, podiums and invitations

## What `python -m tests.replay_costs` prints

costs-command = Measure what replays, moving pictures of whole matches and lessons cost, in processor time and bytes.
costs-match = { $game }, { $moves } moves: played again { $again_ms } ms · a step { $step_ms } ms, { $step_kilobytes } kB · { $stills } stills drawn { $drawn } s, written { $written } s, { $megabytes } MB
costs-lesson = { $game }, a lesson of { $steps } questions: a step { $step_ms } ms ({ $most_ms } at most), { $step_kilobytes } kB · another move told { $tried_ms } ms

## What `python -m tests.skull_skill` prints

emerald-skulls-skill = How well a goblin tumbles and bets: measured in so many lone turns, and in so many matches among thumbs.
emerald-skulls-skill-tumbling = { $level }: { $share } of the best play of a lone turn ({ $best } gears); { $mean } ± { $within } gears lost a turn, in { $number } turns
emerald-skulls-skill-betting = { $level }: { $mean } ± { $within } gears a marker, of { $number } markers

## What `python -m tests.languages` prints

languages-known = { $language } has { $known } of { $all } sentences. These are said in English:
languages-whole = { $language } has all { $all } sentences.
languages-same = As in English, and not in tests/same_as_english.toml ({ $count }):
languages-memory = { $language } takes { $loaded } MiB when it is loaded, and { $parsed } MiB with every sentence parsed.
languages-unknown = there is no translation into { $languages } in assets/locale
languages-junk = No Fluent ({ $count }):
languages-unknown-keys = Keys that English does not have ({ $count }):
languages-unknown-variables = Variables that English does not have ({ $count }):
languages-broken = Sentences that cannot be filled in ({ $count }):
