# What goblins of the house say, by temper. They know no more than everybody at the table.
voice-says = -# { $face }**{ $name }**: “{ $line }”

voice-won = { $temper ->
    [sly] { $line ->
        [0] Nobody was looking. Thank you all.
       *[1] I would have paid more. Keep that to yourselves.
    }
    [grand] { $line ->
        [0] Big Boss is pleased.
       *[1] Bow now, or bow later.
    }
    [merry] { $line ->
        [0] Mine, mine, mine! Who wants to look?
       *[1] This goes under my pillow.
    }
   *[gruff] { $line ->
        [0] Mine. Hands off.
       *[1] About time.
    }
}
voice-envy = { $temper ->
    [sly] { $line ->
        [0] Nice. Where do you keep it at night?
       *[1] I let you have that one. You will see why.
    }
    [grand] { $line ->
        [0] Big Boss has seen better ones. Twice.
       *[1] Enjoy it. It suits the small.
    }
    [merry] { $line ->
        [0] Ooh, shiny! Can I lick it?
       *[1] Well done, you! My turn next, yes?
    }
   *[gruff] { $line ->
        [0] Hmpf.
       *[1] Saw it first. Just saying.
    }
}
voice-lost = { $temper ->
    [sly] { $line ->
        [0] All part of the plan. The plan is long.
       *[1] I never wanted it. Ask anybody.
    }
    [grand] { $line ->
        [0] Big Boss is not pleased.
       *[1] Somebody will clean boots for this.
    }
    [merry] { $line ->
        [0] Oops! Again, again!
       *[1] It was more fun to lose it than to have it.
    }
   *[gruff] { $line ->
        [0] Bah. My mother warned me.
       *[1] Who moved it? Somebody moved it.
    }
}
voice-mock = { $temper ->
    [sly] { $line ->
        [0] What a pity. I counted on it.
       *[1] Do that again. Slowly.
    }
    [grand] { $line ->
        [0] Big Boss laughs. Quietly, for one has manners.
       *[1] In my cave, one is eaten for less.
    }
    [merry] { $line ->
        [0] Heehee! Not me this time!
       *[1] There, there. Have a beetle.
    }
   *[gruff] { $line ->
        [0] Serves you right.
       *[1] I have seen worse. Not today.
    }
}
voice-caught = { $temper ->
    [sly] Caught? I call it practice.
    [grand] Big Boss does not lie. Big Boss tries things out.
    [merry] You should see your faces. And mine!
   *[gruff] My eyes are bad. So is the light.
}
voice-disaster = { $temper ->
    [sly] I was never here.
    [grand] Somebody dig out Big Boss first.
    [merry] Boom! Do it again!
   *[gruff] Dust in my teeth. Again.
}
voice-triumph = { $temper ->
    [sly] You were all looking the wrong way. It was lovely.
    [grand] Big Boss is pleased. You may carry the winnings.
    [merry] I won! I won! Who has cake?
   *[gruff] Good. Now leave me be.
}
voice-defeat = { $temper ->
    [sly] Next time I bring my own dice.
    [grand] Big Boss has decided to let you win.
    [merry] Lovely game. Same again?
   *[gruff] Hmpf. Again, then.
}
