## A deal a day: what `/daily` shows and says.

command-daily = Today’s deal: one short game, the same for everybody
# One line on a phone. $part is the game's own word: “auction 2 of 5”.
daily-heading = **Deal of the day** · { NAME($part) } { $number } of { $parts }{ $last ->
    [yes] , the last
   *[no] {""}
}
daily-first-heading = **Deal of the day** · { $game }
# Who played yesterday knows it.
daily-about = { $about }{ $known ->
    [yes] {""}
   *[no] {" "}One try, the same deal for everybody.
} Closes { $time }.
# Where a part has several turns: what each brought, as the square of that part compares them. $sign is that square;
# "none": the part goes on.
daily-turn = { $sign ->
    [none] So far in { NAME($part) } { $number }: { $each }.
   *[other] In { NAME($part) } { $number }: { $each } { $sign }.
}
daily-gain = { $own ->
    [yes] you
   *[no] { $name }
} { $how ->
    [none] +0
    [lost] −{ $points }
   *[won] +{ $points }
}
daily-title = ## { $game }, { $day }
daily-ended-sooner = By the rules, the match ended in { NAME($part) } { $number }.
daily-in-match = In your match: { $told }
daily-result = Your result: **{ $score }**.
daily-unfinished = **Not finished.** The day ended before you did.
daily-stopped = **Not finished.** I was updated, and the new rules do not fit your moves so far.
# “all” who played this deal; “here”, on this server; “there”, on another one. Alone, nobody is compared.
daily-place = { $where ->
    [all] Everywhere
    [here] On this server
    [you] You, with **{ $score }**
   *[there] On the server where you began
}: { $count ->
    [1] { $until ->
        [past] nobody else finished it.
       *[running] nobody else has finished yet.
    }
   *[other] place **{ $place }** of { $count }{ $level ->
        [0] {""}
        [one] , level with one other
       *[other] , level with { $level } others
    }{ $until ->
        [past] .
       *[running] {" "}so far.
    }
}
# $played: this stands above the result of somebody who asks for a second try.
daily-next = { $played ->
    [yes] **You have played today’s deal.** The next begins { $time }: { $game }.
   *[no] Next deal: { $game }, { $time }.
}
daily-moved-on = You have played on in another message. Here is your deal as it is now.
daily-copy =
    To copy:
    ```
    { $text }
    ```
daily-share = { $signs } { $score }
# A line that people copy into other chats.
daily-shared =
    Goblin Parlour · { $day }
    { $game }
    { $line }{ $how ->
        [nobody] {""}
        [beat] , beat { $names }
        [level] , level with { $names }
       *[lost] , lost to { $names }
    }
daily-rival = { $name }{ $counts ->
    [yes] {" "}({ $points })
   *[no] {""}
}
daily-played =
    { $named ->
        [yes] The deal of the day, played by **{ $name }**:
       *[no] The deal of the day, as somebody here played it:
    }
    { $text }
    -# { $most } more than any goblin, { $some } some, { $nothing } nothing, { $less } lost some. One try a day: **{ daily-play }**.
daily-promise = -# { EMOJI("house_die") }Fair luck: `{ $hash }`. I alone draw this deal, the same for everybody; tomorrow, `/daily` and **Yesterday** show its secret.
daily-secret = -# { EMOJI("house_die") }Fair luck: `{ $hash }`. The secret of this day was `{ $secret }`: its SHA-256 is that fingerprint. **Record** proves every draw.
# Buttons, at most 12 characters each but for Share.
daily-play = Play
daily-share-button = { $named ->
    [yes] Share as { $name }
   *[no] Share without my name
}
daily-yesterday = Yesterday
daily-today = Today
# Instead of Today, for who has finished it.
daily-my-result = My result
daily-rules-button = Rules

# Above the rules, where they are opened from a deal of the day.
daily-rules = -# **In the deal of the day:** { $about } The rules name a later end. You play alone against goblins, in the message of `/daily`, and no clock runs.

error-daily-used = You have already used your try of today. `/daily` has a new deal tomorrow.
error-daily-over = That day is over. `/daily` shows the deal of today.
error-daily-running = This day is still going. You can see it again when it is over for everybody.
error-daily-not-finished = You have not finished this deal yet.
error-daily-rules-changed = I was updated, and the new rules do not fit your moves so far, so this deal cannot go on. Tomorrow there is a new one.
error-daily-no-table = Only servers where I am have a table.
error-daily-shared-here = You have already shared this deal here.
error-daily-share-here = I can post only on servers where I am. Copy the line instead.

## What a server sees of it: a digest in a channel, and the table of the last days.

digest-title = ### Deal of the day: { $game }, { $day }
digest-played = { $count ->
    [one] One person here played it
   *[other] { $count } people here played it
}{ $finished ->
    [0] , but nobody to the end.
   *[other] { $count ->
        [one] .
       *[other] , { $finished ->
            [one] one of them to the end.
           *[other] { $finished } of them to the end.
        }
    }
}
digest-best = **{ $place }.** **{ $name }** { $line }
# The places before the first one that is named.
digest-unnamed = { $last ->
    [1] **1.** Somebody who is not named
   *[other] **1.–{ $last }.** People who are not named
}
# After the last one that is named. $named: whether somebody of them may be, and is not among the best.
digest-others = { $named ->
    [yes] { $count ->
        [one] And one more.
       *[other] And { $count } more.
    }
   *[no] { $count ->
        [one] And one who is not named.
       *[other] And { $count } who are not named.
    }
}
digest-nobody-named = -# Nobody has agreed to be named yet. When you finish a deal, I ask you whether I may name you here.
digest-run = Somebody here has played { $count } days in a row.
digest-today = **Today: { $game }.** { $about } The day ends { $time }.
day-today-title = ### Today on this server: { $game }
day-today-count = { $finished ->
    [0] Nobody has finished it yet.
    [one] One person has finished it so far.
   *[other] { $finished } people have finished it so far.
}
day-today-own = { $state ->
    [new] You have not begun it yet.
    [open] You have not finished it yet.
   *[elsewhere] You began it somewhere else, so it does not count here.
}
day-table-title = ### The last { $days } days on this server
day-table-row = **{ $place }.** **{ $name }** · { $percent ->
    [-1] nobody to compare with
   *[other] beat { $percent } % of the others
} · { $days ->
    [one] one day
   *[other] { $days } days
}
day-table-more = { $count ->
    [one] And one more.
   *[other] And { $count } more.
}
day-table-how = -# The mean of each day on which others finished. A deal that is not finished beats nobody. With fewer than { $enough } days you come last. Only people who agreed are listed; `/me` changes it.
day-table-none = Nobody is listed yet: this table has the days that are over, for people who began their deal here and agreed to be named. I ask you after your first result.
daily-table = Standings
daily-ask-name = **May I name you** in the server’s daily results and standings? `/me` changes it.
daily-name-yes = Yes, name me
daily-name-no = No
daily-named = { $answer ->
    [yes] Thank you! The daily results and standings of servers may name you from now on.
   *[no] All right, you count without a name.
} `/me` changes it.
digest-lost = I could not post the daily results of the deal of the day in { $channel } on **{ $server }**, so I have turned it off. `/parlour settings` chooses another channel.
profile-days = Deals of the day in the last 60 days: { $count }, { $finished } of them finished{ $percent ->
    [-1] .
   *[other] ; beat { $percent } % of the others on average.
}

error-digest-may-not = I cannot post in that channel, because I may not do this there: { $permissions }. Allow it in the channel’s settings, under Permissions, or choose another channel.
