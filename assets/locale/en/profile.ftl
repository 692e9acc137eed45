## A person's profile: the same in words and on its picture.

profile-title = { $whose ->
    [own] ## Your profile
   *[other] ## { $name }
}
profile-none = { $whose ->
    [own] You have not finished a match yet. `/play` opens a table.
   *[other] There is no match here that you may know of.
}
profile-played = { $count ->
    [one] One match
   *[other] { $count } matches
} on { $days ->
    [one] one day
   *[other] { $days } days
}, { $lately } of the last 30.
profile-latest = The latest first: { $dots }.
profile-dot = { $left ->
    [yes] left early
   *[no] { $place ->
        [0] not ranked
        [1] won
       *[other] { $place } of { $seats }
    }
}
profile-game = **{ $game }**, { $count ->
    [one] one match
   *[other] { $count } matches
}{ $shares ->
    [none] .
   *[other] : { $shares }.
}
profile-with-people = with people { profile-share }
profile-with-goblins = against goblins { profile-share }
profile-all-people = **All games**, with people: { profile-share }.
profile-all-goblins = **All games**, against goblins: { profile-share }.
# Part of the four sentences above. $seats: 0 if the matches had different numbers of players; $percent: -1 if there are
# too few matches for it.
profile-share = { $wins } of { $count } won{ $seats ->
    [0] {""}
   *[other] {" "}among { $seats }
}{ $percent ->
    [-1] {""}
   *[other] {" "}({ $percent } %, an equal share is { $even } %)
}
profile-met = Met most: **{ $name }**, in { $count ->
    [one] one match
   *[other] { $count } matches
}: { $ahead } times ahead, { $behind } behind{ $level ->
    [0] {""}
   *[other] , { $level } level
}.
profile-moment = Best moment: { $line }
profile-best-win = Best win: first of { $seats } in { $game }.
profile-moment-alt = The board at the best moment.
# Three buttons in a row: at most 20 characters each.
profile-in-words = In words
profile-see-moment = Best moment
profile-history = All matches

## On the picture: short. A line has about 40 characters, the counts beside a bar about 16.

profile-card-played = { $count ->
    [one] One match
   *[other] { $count } matches
} · { $days ->
    [one] one day
   *[other] { $days } days
}, { $lately } of the last 30
profile-card-count = { $count ->
    [one] one match
   *[other] { $count } matches
}
profile-card-share = { $wins } of { $count }: { $percent } %
profile-card-few = { $wins } of { $count } won
profile-card-met = { $name }: met { $count ->
    [one] once
   *[other] { $count } times
}, { $ahead } : { $behind }
profile-card-best = The best moment
profile-card-best-win = Best win: first of { $seats } in { $game }
