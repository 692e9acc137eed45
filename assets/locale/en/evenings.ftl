error-evening-event-forbidden = I may not make server events here. Somebody who manages this server can give me the permission “Create Events”.
error-evening-event-not-yours = You need the permission “{ $permission }” on this server to make a server event.
error-evening-event-refused = Discord did not accept the server event. The game night stays as it is.
error-evening-events-full = This server has as many scheduled events as Discord allows. Somebody has to remove one first.
error-evening-full = { $most } people have signed up already. That is as many as I can take.
error-evening-gone = This game night is gone. You can plan a new one with /play.
error-evening-no-zone = It does not repeat yet: I do not know your time zone. Choose it with /me, then choose this again.
error-evening-not-host = Only the host of this game night can change it.
error-evening-not-there = People who signed up for this game night can share its podium.
error-evening-over = This game night is no longer open. You can plan a new one with /play.
error-evening-posted = This game night is already posted.
error-evening-seats = { $game } has { $least } to { $most } seats at a table.
error-evenings-of-yours = You already host { $most } game nights that are still to come. Cancel one of them first.
error-evenings-on-server = This server already has { $most } game nights that are still to come.
error-seat-kept = The free seats are kept for people who signed up. Please try again in a few minutes.
error-evening-shared = Somebody has already shared this podium.
error-evening-seats-alone = “seats” is for game nights. Add “when” to plan one, or leave out “seats” to open a table now.

# Options of /play: at most 100 characters.
command-play-when = For a game night: when it begins, like “thursday 8 pm”, “tomorrow 20:00” or “in 30 minutes”
command-play-seats = For a game night: how many people sit at a table

evening-ask-zone = **What time is it where you are?** I need your time zone once, to understand “{ $asked }”. You can change it later with /me, under “{ me-group-quiet }”.
# $time is the time on a clock there.
evening-zone-menu = Choose your time…
evening-zone = { $time } – { $city }
evening-zone-other = Another time zone…
evening-ask-day = **Which day do you mean** by “{ $asked }”?
evening-ask-date = **Which date do you mean** by “{ $asked }”?
evening-ask-half = **In the morning or in the evening?** “{ $asked }” can be both.
evening-ask-midnight = **Which of these do you mean** by “{ $asked }”?
evening-ask-twice = **Which of these do you mean?** The clocks go back that night, so this time comes twice.
evening-ask-tomorrow = That time has passed today. **Do you mean tomorrow?**
evening-other-time = Another time…
evening-form = When does it begin?
evening-field-when = Day and time
evening-sure = ### { $game }: is this right?
evening-sure-named = -# I will notify { $names } when it is posted.
evening-unread = -# I do not know whom you mean by “{ $names }”, so I will notify nobody of that name. To have somebody notified, type @ in “with” and choose them from Discord’s list.
evening-yes = Yes, post it
evening-posted = Done: your game night is posted in this channel.
evening-sure-move = Move the game night to { $time } ({ $ago })? I will notify those who come.
evening-yes-move = Yes, move it
evening-moved = Done: the game night has a new time.
evening-sure-cancel = Cancel this game night?{ $count ->
        [0] {""}
        [one] {" "}I will notify one person who comes.
       *[other] {" "}I will notify { $count } people who come.
    }{ $weekly ->
        [yes] {" "}It will not come again, either.
       *[no] {""}
    }
evening-cancel = Cancel the game night
evening-sure-end = End this game night now?{ $playing ->
        [0] {""}
       *[other] {" "}Matches that are still being played go on, but give no more points.
    }
evening-end = End the game night
evening-end-done = Done: the game night is over.
evening-cancelled = Done: the game night is cancelled.

evening-title = ### Game night: { $game }
    -# { $blurb }
    -# { $facts }
evening-title-own = ### { $title }
    -# { $blurb }
    -# A game night with { $game } · { $facts }
evening-title-past = ### { $title ->
        [none] Game night: { $game }
       *[other] { $title }
    }
evening-picture = An invitation to a game night with { $game }.
evening-when = { EMOJI("house_clock") }**{ $time }** ({ $ago }){ $weekly ->
        [yes] {" "}· every week
       *[no] {""}
    }
evening-seats = -# Hosted by { $host } · { $tables ->
        [1] up to { $seats } at a table
       *[other] { $tables } tables, up to { $seats } at each
    } · { $preset ->
        [first-game] young goblins and hints
        [hard-goblins] with hard goblins
       *[none] everybody is welcome
    }
evening-named = { $names }, you are invited!
evening-come-list = **Coming ({ $count })**{ $count ->
        [0] {""}
       *[other] : { $names }
    }
evening-maybe-list = Maybe ({ $count }): { $names }
evening-cannot-list = -# Can’t come: { $names }
evening-played-list = **Played ({ $count })**: { $names }
evening-more = { $count } more
# Three buttons in a row below the post: at most 12 characters each.
evening-come = I’ll come
evening-maybe = Maybe
evening-cannot = Can’t
# What somebody reads who has just pressed one of them.
evening-come-noted = **You are in!** { $when ->
        [later] I will call you here at { $time }. When it begins, press **{ lobby-here }** at the table that opens below.
        [never] As you chose in /me, I will not call you. It begins { $ago }: then press **{ lobby-here }** at the table that opens below.
        [begun] It has begun: press **{ lobby-here }** at a table below.
       *[soon] It begins at { $begins }: then press **{ lobby-here }** at the table that opens below.
    }
evening-maybe-noted = **You may come.** I will not call you, so press **{ evening-come }** as soon as you are sure: those who come get the seats first.
evening-cannot-noted = **You can’t come.** If that changes, press **{ evening-come }**.
evening-sure-hand = **You are the host.** Hand this game night over to { $host }, or cancel it? If you cancel it, I will notify those who come.
evening-hand = Hand it over to { $host }
evening-handed = { $host } is the host now.
evening-yours = You are the host of this game night: you can change it in the menu of its post.
evening-begun = **It is time!** Press **{ lobby-here }** at your table below. Seats are kept for ten minutes.
evening-free = -# It has begun. Free seats are open to everybody.
evening-idle = **One more match?** Press **{ over-next }** or **{ over-rematch }** at the table that has finished. Otherwise this game night ends { $ago }.
# Of a game night that repeats every week: it goes on, it has ended and a next one follows, or none does.
evening-following = { $following ->
        [later] -# About 15 minutes after the last match I post the game night of next week.
        [yes] -# The next one is posted below.
       *[no] -# It will not come again.
    }
evening-over = -# This game night is over. Thank you for playing!
evening-off = { $why ->
        [host] **The host has cancelled this game night.**
        [manager] **A manager has cancelled this game night.**
        [event] **This game night is cancelled:** somebody has cancelled its server event.
        [late] **This game night did not take place:** I was away when it was time. I am sorry!
        [empty] **This game night did not take place:** nobody signed up for it.
        [deleted] **This game night is off:** its message was deleted.
       *[other] **This game night is off:** I can no longer write here.
    }
evening-table = { $state ->
        [lobby] Table { $number }: [take a seat]({ $link })
        [playing] Table { $number }: playing in { $place }
        [won] Table { $number }: **{ $winners }** won ([see it]({ $link }))
        [nobody] Table { $number }: nobody won ([see it]({ $link }))
       *[closed] Table { $number }: closed
    }
evening-podium-title = **Points of the evening**
evening-podium = { $place }\. **{ $name }** · { $points }
evening-podium-how = -# Beating everybody at your table gives a point, beating some of them a part of it.
evening-points-list = **Points of the evening:** { $points }
evening-ended = ### The game night with { $game } is over. Thank you for playing!
evening-ended-next = -# [See all matches]({ $link }). { $following ->
        [yes] The next game night is posted here, too.
       *[no] Plan the next game night with /play.
    }
evening-podium-picture = The podium of the game night, the best first: { $names }.
evening-points = { $sum } { $one ->
        [yes] point
       *[no] points
    }
evening-open = Open another table
evening-share = Share the podium
evening-shared = **The best of our game night:** { $names }
evening-goblins = -# Goblins, the computer players, take the seats that a match needs.
evening-event-link = -# It is also a [server event]({ $link }).
# Name and text of Discord's own event: at most 100 and 1,000 characters.
evening-event-name = Game night: { $game }
evening-event-about = We play { $game } together. Say here that you come: { $link }
evening-no-other-game = No other game fits so many people.
evening-ask-game = **Which game will you play instead?**
evening-game-menu = Choose a game…
evening-game-set = Done: you will play { $game }.
evening-goblins-set = Done: goblins take the seats that a match needs. Press { lobby-start } when everybody is there.
evening-event-set = { $event ->
        [yes] Done: the game night is now a server event, too. Time, name and cancellation stay the same in both places.
       *[no] Done: the game night is no longer a server event.
    }
evening-use-goblins = Start with goblins
evening-other-game = Another game
evening-put-off = Another time
evening-menu = For { $host }, the host…
# Lines of a menu, each with a smaller line (-help) below it: at most 100 characters, on a phone about 40.
evening-menu-time = Change the time
evening-menu-time-help = Those who come are notified
evening-menu-game = Change the game
evening-menu-game-help = Nobody is notified
evening-menu-goblins = Start with goblins
evening-menu-goblins-help = Computer players take the seats it needs
evening-menu-event = { $event ->
        [yes] Remove the server event
       *[no] Also make it a server event
    }
evening-menu-event-help = For people who may create events on this server
evening-menu-weekly = { $weekly ->
        [yes] Stop repeating it
       *[no] Repeat it every week
    }
evening-menu-weekly-help = { $weekly ->
        [yes] No other one follows this one
       *[no] The next one is posted when this one is over
    }
evening-menu-end = End the game night
evening-menu-end-help = Now, instead of after the last match
evening-menu-cancel = Cancel it
evening-menu-cancel-help = Those who come are notified
evening-call = { $names }: it is almost time for **{ $game }**! At { $time } a table opens here: press **{ lobby-here }** there, and your seat is yours. [See who comes]({ $link })
evening-call-begun = It is time for **{ $game }**! [See the tables]({ $link })
evening-too-few = { $host }, { $count ->
        [one] one more person is needed
       *[other] { $count } more people are needed
    } for a match{ $tables ->
        [1] {""}
       *[other] {" "}at each table
    }. What would you like to do?
evening-lost = Your game night with **{ $game }** ({ $time }) is off: its channel is gone, or I can no longer write there. You can plan a new one in another channel with /play.
evening-news = { $names }: the game night with **{ $game }** { $news ->
        [moved] has a new time: { $time }. [See who comes]({ $link })
       *[off] on { $time } is cancelled.{ $weekly ->
            [yes] {" "}It will not come again, either.
           *[no] {""}
        }
    }

lobby-elsewhere = { EMOJI("house_clock") }There is a free seat at [another table]({ $link }) of this game night.
managed-evenings = ### Game nights
managed-evening = **{ $game }** in { $place } · { $time } · hosted by { $host } · { $count } coming
managed-evening-option = { $game }, hosted by { $host }
managed-evening-cancel = Cancel a game night…
lobby-here = I’m here
lobby-title-evening = ### Game night: { $game }
lobby-kept = { EMOJI("house_clock") }Seats are kept for { $names } until { $time }: **{ lobby-here }** takes yours.{ $free ->
        [0] {""}
        [one] {" "}One more seat is free for anybody.
       *[other] {" "}{ $free } more seats are free for anybody.
    }
lobby-kept-goblins = -# If too few come, goblins take the missing seats soon after { $time }. The host can add them now, in the menu below.
evening-weekly-set = { $weekly ->
        [yes] Done: this game night comes again every week, at the same time by your clock.
       *[no] Done: no other game night follows this one.
    }
