# What goblins of the house say, by temper: [sly], [grand] (who speaks of himself only as Big Boss), [merry] and gruff.
# They know no more than everybody at the table. At most about 60 characters. A translation has its own jokes, and as many
# of them: voice-won, -envy and so on say when.
voice-says = -# { $face }**{ $name }**: “{ $line }”

voice-won = { $temper ->
    [sly] { $line ->
        [0] Nobody was looking. Thank you all.
        [1] I would have paid more. Keep that to yourselves.
        [2] It followed me home. Honest.
        [3] Funny where things end up. In my bag, mostly.
        [4] I was only holding it. Now I own it.
       *[5] You blinked. I did not.
    }
    [grand] { $line ->
        [0] Big Boss is pleased.
        [1] Bow now, or bow later.
        [2] Big Boss allows applause.
        [3] Carry it for Big Boss. Both hands.
        [4] It was Big Boss’s before it was found.
       *[5] Write down who won. Spell it right.
    }
    [merry] { $line ->
        [0] Mine, mine, mine! Who wants to look?
        [1] This goes under my pillow.
        [2] Look, look, look! It is mine!
        [3] I shall call it Gertrude.
        [4] Did you see that? Shall I do it again?
       *[5] Ha! And I was not even trying. Much.
    }
   *[gruff] { $line ->
        [0] Mine. Hands off.
        [1] About time.
        [2] Took you long enough to lose it.
        [3] Good. It was in the way anyhow.
        [4] Put it on the heap.
       *[5] That is how my mother did it.
    }
}
voice-envy = { $temper ->
    [sly] { $line ->
        [0] Nice. Where do you keep it at night?
        [1] I let you have that one. You will see why.
        [2] Careful with that. It bites.
        [3] How lovely. What is your address?
        [4] Enjoy it while it is yours.
       *[5] I know somebody who would buy that. Me.
    }
    [grand] { $line ->
        [0] Big Boss has seen better ones. Twice.
        [1] Enjoy it. It suits the small.
        [2] Big Boss had one like it, as a child.
        [3] Big Boss lends it to you. Remember that.
        [4] A fine thing. It looks wrong on you.
       *[5] Big Boss was about to say the same.
    }
    [merry] { $line ->
        [0] Ooh, shiny! Can I lick it?
        [1] Well done, you! My turn next, yes?
        [2] Swap you for a beetle? Two beetles?
        [3] I helped! I held my breath!
        [4] Oh, that one! I dreamt of that one!
       *[5] May I touch it? May I have touched it already?
    }
   *[gruff] { $line ->
        [0] Hmpf.
        [1] Saw it first. Just saying.
        [2] Bet it is cracked.
        [3] Some have all the luck. Not me.
        [4] Wait until it rusts.
       *[5] Bah. I have a spoon.
    }
}
voice-lost = { $temper ->
    [sly] { $line ->
        [0] All part of the plan. The plan is long.
        [1] I never wanted it. Ask anybody.
        [2] You only think that I lost it.
        [3] It will come back. They always do.
        [4] Look after it for me. I shall ask.
       *[5] A decoy. You fell for it.
    }
    [grand] { $line ->
        [0] Big Boss is not pleased.
        [1] Somebody will clean boots for this.
        [2] Big Boss did that on purpose.
        [3] This never happened. Big Boss has said so.
        [4] Somebody must have held the table wrong.
       *[5] Big Boss has more of those. Somewhere.
    }
    [merry] { $line ->
        [0] Oops! Again, again!
        [1] It was more fun to lose it than to have it.
        [2] Whee! There it goes!
        [3] Bye, little thing! Write to me!
        [4] I am bad at this. I love it!
       *[5] Now my hands are free. For cake!
    }
   *[gruff] { $line ->
        [0] Bah. My mother warned me.
        [1] Who moved it? Somebody moved it.
        [2] Never liked it anyway.
        [3] That is the third today.
        [4] Fine. Less to carry.
       *[5] It was cold in here before, too.
    }
}
voice-mock = { $temper ->
    [sly] { $line ->
        [0] What a pity. I counted on it.
        [1] Do that again. Slowly.
        [2] I wrote that down. For later.
        [3] I would have warned you, but why?
        [4] Such a nice plan. It was yours, I hope?
       *[5] Somebody had to. I am glad that it was you.
    }
    [grand] { $line ->
        [0] Big Boss laughs. Quietly, for one has manners.
        [1] In my cave, one is eaten for less.
        [2] Somebody bring a mop.
        [3] Big Boss has seen beetles do it better.
        [4] You may sit further back.
       *[5] Bring that one a chair. And a lesson.
    }
    [merry] { $line ->
        [0] Heehee! Not me this time!
        [1] There, there. Have a beetle.
        [2] Do not cry. Cry a little. It is funny.
        [3] Splat! That was the best one yet!
        [4] I felt that in my ears!
       *[5] Do you want my lucky worm? It is used.
    }
   *[gruff] { $line ->
        [0] Serves you right.
        [1] I have seen worse. Not today.
        [2] Told you. Nobody listens.
        [3] Well. That was that.
        [4] I looked away. I still saw it.
       *[5] My cat could have told you.
    }
}
voice-caught = { $temper ->
    [sly] { $line ->
        [0] Caught? I call it practice.
        [1] I was about to tell you.
        [2] You looked. That is cheating.
        [3] Well spotted. Now look over there.
        [4] It was true when I started.
       *[5] I only lie on days like this.
    }
    [grand] { $line ->
        [0] Big Boss does not lie. Big Boss tries things out.
        [1] Big Boss was testing you. Well done.
        [2] Who told? There will be questions.
        [3] Big Boss is never wrong. The facts were.
        [4] That was not Big Boss’s hand. Officially.
       *[5] Big Boss pardons Big Boss.
    }
    [merry] { $line ->
        [0] You should see your faces. And mine!
        [1] Found me! My turn to seek!
        [2] It was a very good lie, though.
        [3] Oh no, oh no, hee hee!
        [4] I nearly believed it myself!
       *[5] You are good at this! Who taught you? Me?
    }
   *[gruff] { $line ->
        [0] My eyes are bad. So is the light.
        [1] Fine. Have it your way.
        [2] It looked right from here.
        [3] Somebody switched them.
        [4] So what. You would have, too.
       *[5] Thought you were asleep.
    }
}
voice-disaster = { $temper ->
    [sly] { $line ->
        [0] I was never here.
        [1] That was not in my plan. Nobody saw a plan.
        [2] I know another way out. It has a toll.
        [3] I sold this place yesterday. Ask the new owner.
        [4] Quick, whose idea was it? Not mine.
       *[5] Interesting. From a distance.
    }
    [grand] { $line ->
        [0] Somebody dig out Big Boss first.
        [1] Big Boss ordered that dust. Obviously.
        [2] This cave is dismissed.
        [3] Big Boss wishes to speak to the ceiling.
        [4] Next time somebody smaller goes first.
       *[5] Is that a stone on Big Boss? Remove it.
    }
    [merry] { $line ->
        [0] Boom! Do it again!
        [1] My ears are ringing a tune!
        [2] Who pulled the wrong stone? Me? Heehee!
        [3] Everything fell down! Even the falling things!
        [4] I found my shoe! It is flat now!
       *[5] Again? May we? Not you? All right.
    }
   *[gruff] { $line ->
        [0] Dust in my teeth. Again.
        [1] I said it would. I always say it would.
        [2] There goes my good hat.
        [3] My back. My other back.
        [4] Nobody ever props anything.
       *[5] That is what you get for going outdoors.
    }
}
voice-triumph = { $temper ->
    [sly] { $line ->
        [0] You were all looking the wrong way. It was lovely.
        [1] Nobody suspects the quiet one.
       *[2] I shall be modest about it. Later.
    }
    [grand] { $line ->
        [0] Big Boss is pleased. You may carry the winnings.
        [1] Write a song about it. A long one.
       *[2] Big Boss expected nothing else.
    }
    [merry] { $line ->
        [0] I won! I won! Who has cake?
        [1] Best day! Best table! Again?
       *[2] Everybody gets a beetle!
    }
   *[gruff] { $line ->
        [0] Good. Now leave me be.
        [1] Hm. Not bad. Me, I mean.
       *[2] About time somebody noticed.
    }
}
voice-defeat = { $temper ->
    [sly] { $line ->
        [0] Next time I bring my own dice.
        [1] I let you win. Ask me how.
       *[2] Second is where the clever ones hide.
    }
    [grand] { $line ->
        [0] Big Boss has decided to let you win.
        [1] Big Boss demands a smaller table.
       *[2] You will remember this. Big Boss will not.
    }
    [merry] { $line ->
        [0] Lovely game. Same again?
        [1] I lost! I never lost so nicely!
       *[2] You win the cake. I win the crumbs.
    }
   *[gruff] { $line ->
        [0] Hmpf. Again, then.
        [1] The chair was crooked.
       *[2] I have lost to worse. Once.
    }
}
