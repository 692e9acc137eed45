# What goblins of the house say, by temper. They know no more than everybody at the table.
voice-says = -# { $face }**{ $name }**: “{ $line }”

voice-won = { $temper ->
    [sly] { $line ->
        [0] Nobody was looking. Thank you all.
        [1] I would have paid more. Keep that to yourselves.
       *[2] It followed me home. Honest.
    }
    [grand] { $line ->
        [0] Big Boss is pleased.
        [1] Bow now, or bow later.
       *[2] Big Boss allows applause.
    }
    [merry] { $line ->
        [0] Mine, mine, mine! Who wants to look?
        [1] This goes under my pillow.
       *[2] Look, look, look! It is mine!
    }
   *[gruff] { $line ->
        [0] Mine. Hands off.
        [1] About time.
       *[2] Took you long enough to lose it.
    }
}
voice-envy = { $temper ->
    [sly] { $line ->
        [0] Nice. Where do you keep it at night?
        [1] I let you have that one. You will see why.
       *[2] Careful with that. It bites.
    }
    [grand] { $line ->
        [0] Big Boss has seen better ones. Twice.
        [1] Enjoy it. It suits the small.
       *[2] Big Boss had one like it, as a child.
    }
    [merry] { $line ->
        [0] Ooh, shiny! Can I lick it?
        [1] Well done, you! My turn next, yes?
       *[2] Swap you for a beetle? Two beetles?
    }
   *[gruff] { $line ->
        [0] Hmpf.
        [1] Saw it first. Just saying.
       *[2] Bet it is cracked.
    }
}
voice-lost = { $temper ->
    [sly] { $line ->
        [0] All part of the plan. The plan is long.
        [1] I never wanted it. Ask anybody.
       *[2] You only think that I lost it.
    }
    [grand] { $line ->
        [0] Big Boss is not pleased.
        [1] Somebody will clean boots for this.
       *[2] Big Boss did that on purpose.
    }
    [merry] { $line ->
        [0] Oops! Again, again!
        [1] It was more fun to lose it than to have it.
       *[2] Whee! There it goes!
    }
   *[gruff] { $line ->
        [0] Bah. My mother warned me.
        [1] Who moved it? Somebody moved it.
       *[2] Never liked it anyway.
    }
}
voice-mock = { $temper ->
    [sly] { $line ->
        [0] What a pity. I counted on it.
        [1] Do that again. Slowly.
       *[2] I wrote that down. For later.
    }
    [grand] { $line ->
        [0] Big Boss laughs. Quietly, for one has manners.
        [1] In my cave, one is eaten for less.
       *[2] Somebody bring a mop.
    }
    [merry] { $line ->
        [0] Heehee! Not me this time!
        [1] There, there. Have a beetle.
       *[2] Do not cry. Cry a little. It is funny.
    }
   *[gruff] { $line ->
        [0] Serves you right.
        [1] I have seen worse. Not today.
       *[2] Told you. Nobody listens.
    }
}
voice-caught = { $temper ->
    [sly] { $line ->
        [0] Caught? I call it practice.
        [1] I was about to tell you.
       *[2] You looked. That is cheating.
    }
    [grand] { $line ->
        [0] Big Boss does not lie. Big Boss tries things out.
        [1] Big Boss was testing you. Well done.
       *[2] Who told? There will be questions.
    }
    [merry] { $line ->
        [0] You should see your faces. And mine!
        [1] Found me! My turn to seek!
       *[2] It was a very good lie, though.
    }
   *[gruff] { $line ->
        [0] My eyes are bad. So is the light.
        [1] Fine. Have it your way.
       *[2] It looked right from here.
    }
}
voice-disaster = { $temper ->
    [sly] { $line ->
        [0] I was never here.
        [1] That was not in my plan. Nobody saw a plan.
       *[2] I know another way out. It has a toll.
    }
    [grand] { $line ->
        [0] Somebody dig out Big Boss first.
        [1] Big Boss ordered that dust. Obviously.
       *[2] This cave is dismissed.
    }
    [merry] { $line ->
        [0] Boom! Do it again!
        [1] My ears are ringing a tune!
       *[2] Who pulled the wrong stone? Me? Heehee!
    }
   *[gruff] { $line ->
        [0] Dust in my teeth. Again.
        [1] I said it would. I always say it would.
       *[2] There goes my good hat.
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
