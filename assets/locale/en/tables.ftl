## What a table refuses, and why. `error-` and the code of the error. Only the person who clicked reads it.

error-already-gone = You have left this match. You can still watch it.
error-already-seated = You already have a seat at this table.
error-already-started = The match has already started.
error-bad-away = Until when? Write a weekday, tomorrow, 3 days, or a day like 2030-12-24, { $days } days from now at most; or off.
error-bad-pace = There is no pace called “{ $pace }”. Choose one of: { $paces }.
error-bad-quiet = Those are no hours of the day. Write them as 22-7, as 22:30-7:15, or as off.
error-bad-zone = I know no such time zone. Write it as Europe/Berlin, or as the hours to UTC: +2 or -3:30.
error-many-zones = More than one time zone has that name. Choose one of these: { $zones }.
error-short-zone = { $short } does not say when your clock changes. Choose a city with your time, such as { $zone }, or write the hours to UTC, such as +2.
error-button-invalid = This button is no longer valid.
error-blocked-here = You cannot open or join tables on this server, because its managers blocked you here.{ $reasoned ->
    [yes] {" "}The reason: “{ $reason }”
   *[no] {""}
}
error-not-blocked = That person is not blocked on this server.
error-not-open-to-you = This table is not open to you. `/tables` shows others, and `/play` opens one of your own.
error-paused-by-manager = A manager of this server paused this match. Only a manager can let it go on.
error-bot-may-not = I cannot play in this channel, because I may not do this here: { $permissions }. Somebody who manages the channel can allow it in its settings, under Permissions.
error-bot-may-not-there = This thread tells the story of one match, and I cannot open a table in { $place }, because I may not do this there: { $permissions }. Somebody who manages the channel can allow it in its settings, under Permissions.
error-match-running = This match is still going. You can ask for a rematch when it is over.
error-message-outdated = This message is out of date: the table is at { $link } now.
error-nothing-to-fill-in = That form is out of date: the newest message shows what you can do now.
error-match-paused = The match is paused. Press **Go on** on the board, or use `/table resume`, to ask the others to go on.
error-no-free-seat = No seat is free here.
error-no-such-seat = That seat is not free. Free seats: { $seats }.
error-plays-on = { $name } is playing, and nobody else here can vote. You can remove them once their time has run out{ $clock ->
    [yes] {""}
   *[no] , so choose a pace with a clock first
}. Until then, you can ask to pause or end the match, or leave it.
error-not-paused = The match is not paused.
error-pace-already = The table has that pace already.
error-no-vote-about-yourself = You cannot vote about yourself.
error-proposal-gone = That question is no longer open.
error-proposal-open = Another question is open on the board. Answer that first.
error-which-seat = Several seats are free: { $seats }. Say which one you mean.
error-no-hints = The host of this table has switched hints off.
error-no-goblin-here = No goblin sits at this table.
error-no-promise = Nobody can help shuffle at this table: it is from an older version.
error-removed = { $by ->
    [player] { $remover } removed you from this table.
    [host] The host removed you from this table.
    [vote] { $known ->
        [yes] The players voted to remove you from this table, as { $remover } asked.
       *[no] The players voted to remove you from this table.
    }
   *[manager] { $known ->
        [yes] { $remover }, a manager,
       *[no] A manager of this server
    } removed you from this table. A manager of this server may let you come back.
}{ $by ->
    [manager] {""}
    [block] {""}
   *[other] {" "}{ $lets ->
        [nobody] You can come back only if the host lets you: send the host a message.
       *[host] You can come back only if { $host }, the host, lets you: send { $host } a message.
    }
}
error-not-removed = Nobody of that name was removed from this table.
error-removed-by-manager = A manager of this server removed them, so only a manager can let them come back.
error-record-for-players = This match was closed early, so only its players can see its record.
error-no-record-yet = The record is kept secret until the match has ended.
error-host-starts = Only { $host }, the host, can start the match.
error-not-host = Only the host of the table can do that.
error-host-asked-lately = Somebody has asked the host within the last hour.
error-host-yourself = You are the host: press **{ lobby-start }** when all are there.
error-not-seated = You have no seat at this table.
error-not-there = That person does not play at this table.
error-private-thread = I am not in this private thread. Write { $bot } here to add me, then try again.
error-locked-thread = This thread is locked: I cannot play here until somebody unlocks it.
error-not-on-server = { $name } is not on this server any more, and could not start or close the table.
error-partner-yourself = Choose somebody else: you have a seat at your table anyway.
error-profile-closed = This profile is for its person alone.
error-profile-bot = Bots have no profile here.
error-partner-bot = Bots cannot play here. To play with goblins, open a table with `/play`.
error-partner-left = { $name } is not on this server any more.
error-message-without-table = This message does not show a table. Choose **Read the table** on a board.
error-outdated = Your Discord shows an older version of this command. Restart Discord (on a computer: Ctrl+R), then try again.
error-not-yourself = You cannot remove yourself. Use `/table leave` to leave.
error-not-started = The match has not started yet.
error-no-role-called = I have no role to call here. Somebody who manages this server can choose one with `/parlour settings`.
error-name-unknown = I do not know whom you mean by “{ $name }”. Type @ and choose people from Discord’s list.
error-nobody-named = Name people as you mention them, such as @Ann @Bob, or one role.
error-role-called-lately = That role was called less than an hour ago. In { $minutes } minutes it can be called again.
error-role-not-called = { $role } is not the role that tables call here. Somebody who manages this server can choose it with `/parlour settings`.
error-role-silent = Discord does not let me call { $role }. Somebody who manages this server can allow everybody to mention it, in the role’s settings.
error-too-many-named = { $most ->
    [one] There is room for one other player at this table: name one.
   *[other] There is room for { $most } other players at this table: name at most { $most }.
}
error-no-server = Tables are opened in the channels of a server where I am a member. Somebody who manages a server can invite me with this link: { $link } .
error-no-such-goblin = Goblins are young, grown or old.
error-no-goblins-allowed = The managers of this server do not allow goblins here.
error-not-manager = Only somebody who manages this server can do that.
error-not-opener = On this server tables are opened by members with the role { $role }. Ask one of them, or somebody who manages the server.
error-opened-just-now = You opened a table a moment ago. Wait { $seconds } seconds before you open another.
error-too-many-in-channel = { $most ->
    [one] Only one table may be open in this channel. Close it, or play in another channel.
   *[other] Only { $most } tables may be open in this channel. Close one, or play in another channel.
}
error-too-many-in-server = { $most ->
    [one] Only one table may be open on this server. Finish or close it first.
   *[other] Only { $most } tables may be open on this server. Finish or close one first.
}
error-too-many-of-yours = { $most ->
    [one] You may have only one table open. Finish or close it first.
   *[other] You may have only { $most } tables open. Finish or close one first.
}
error-wrong-channel = You cannot open a table in this channel. On this server, tables are in { $channels }.
error-table-busy = Too much happened here at once, so nothing was changed. Please try again.
error-closed-to-you = The operator of this bot has blocked you. `/privacy` still shows and deletes what is stored about you.
error-closed-to-server = The operator of this bot has blocked this server.
error-not-owner = Only the owner of this bot can do that.
error-no-such-id = That is not an id: Discord’s ids are long numbers.
error-table-closed = This table is closed.
error-table-damaged = This table is damaged, and nobody can go on playing. Its players can close it with `/table close`.
error-table-elsewhere = This table is restarting. Try again in a moment.
error-table-full = { $most ->
    [one] All seats are taken: there is only one.
   *[other] All { $most } seats are taken.
}
error-table-gone = There is no such table any more.
error-too-few-players = { $least ->
    [one] Somebody has to join first.
   *[other] It takes at least { $least } players to start.
}
