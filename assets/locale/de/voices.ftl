# Was die Goblins sagen, je nach Gemüt. Sie wissen nicht mehr als alle am Tisch. Eigene Sprüche, keine Übersetzungen:
# gleich viele wie im Englischen, höchstens etwa 60 Zeichen. [sly] ist gerissen, [grand] spricht von sich nur als
# „Big Boss“, [merry] ist albern, die letzten sind mürrisch.
voice-says = -# { $face }**{ $name }**: „{ $line }“

# Hat etwas Schönes bekommen.
voice-won = { $temper ->
    [sly] { $line ->
        [0] Keiner hat geguckt. Herzlichen Dank.
        [1] Ich hätte auch das Doppelte gezahlt. Psst.
        [2] Das lag hier so rum. Unter deiner Hand.
        [3] Gefunden! Na ja. Gesucht habe ich vorher.
        [4] Nur geliehen. Für immer und einen Tag.
       *[5] Du hast geblinzelt. Ich nicht.
    }
    [grand] { $line ->
        [0] Big Boss geruht zu grinsen.
        [1] Verbeugt euch. Tiefer. Da geht noch was.
        [2] Applaus ist hiermit erlaubt.
        [3] Tragt es Big Boss hinterher. Auf Samt!
        [4] Das gehörte Big Boss schon vor dem Fund.
       *[5] Schreibt es auf. ‚Big Boss‘ mit zwei B.
    }
    [merry] { $line ->
        [0] Meins, meins, meins! Auch mal schnuppern?
        [1] Das darf heute bei mir im Bett schlafen.
        [2] Juhu! Ich tanze! Nicht hingucken! Doch!
        [3] Ich nenne es Hildegard.
        [4] Habt ihr das gesehen? Soll ich noch mal?
       *[5] Und dabei hatte ich die Augen zu!
    }
   *[gruff] { $line ->
        [0] Meins. Pfoten weg.
        [1] Wurde auch Zeit.
        [2] Habt euch ja lang genug gesträubt.
        [3] Na gut. Stand eh nur im Weg.
        [4] Kommt auf den Haufen zum anderen Kram.
       *[5] So hat’s schon meine Oma gemacht.
    }
}
# Jemand anderes hat etwas Schönes bekommen.
voice-envy = { $temper ->
    [sly] { $line ->
        [0] Hübsch. Und wo schläft es so, nachts?
        [1] Das habe ich dir gelassen. Wirst schon sehen.
        [2] Vorsicht, das beißt. Gib’s lieber mir.
        [3] Schick! Wo wohnst du noch gleich?
        [4] Freu dich dran. Solange du’s hast.
       *[5] Ich kenne da einen Käufer. Er sitzt hier.
    }
    [grand] { $line ->
        [0] Big Boss hat schon Größeres ausgeniest.
        [1] Schön für dich. Klein steht dir.
        [2] So eins hatte Big Boss als Baby. Aus Gold.
        [3] Nur geliehen! Big Boss führt Buch.
        [4] Feines Ding. Bei dir wirkt’s wie Trödel.
       *[5] Big Boss wollte gerade dasselbe tun. Besser.
    }
    [merry] { $line ->
        [0] Uiii, das glänzt! Darf ich mal lecken?
        [1] Toll gemacht! Und jetzt ich, ja? Ja?
        [2] Tausch gegen Käfer? Zwei Käfer? Mit Beinen?
        [3] Ich hab geholfen! Ich hab ganz doll gedrückt!
        [4] Davon hab ich geträumt! Da war’s aus Käse!
       *[5] Darf ich’s anfassen? Ups, schon passiert.
    }
   *[gruff] { $line ->
        [0] Hmpf.
        [1] Hab’s zuerst gesehen. Ich sag’s ja nur.
        [2] Hat bestimmt ’nen Sprung.
        [3] Immer die anderen. Immer.
        [4] Wart ab, bis es rostet.
       *[5] Pah. Ich hab einen Löffel.
    }
}
# Hat etwas verloren.
voice-lost = { $temper ->
    [sly] { $line ->
        [0] Gehört alles zum Plan. Der Plan ist lang.
        [1] Wollte ich nie haben. Fragt, wen ihr wollt.
        [2] Verloren? Sagen wir: versteckt.
        [3] Das kommt wieder. Tut es immer.
        [4] Pass gut drauf auf. Ich frage nach.
       *[5] Ein Köder. Und du hast angebissen.
    }
    [grand] { $line ->
        [0] Big Boss ist not amused. Gar nicht.
        [1] Dafür putzt heute jemand Stiefel.
        [2] Absicht! Von langer Pranke geplant.
        [3] Das ist nie passiert. Befehl von Big Boss.
        [4] Wer hat den Tisch so schief gehalten?
       *[5] Big Boss hat noch mehr davon. Irgendwo.
    }
    [merry] { $line ->
        [0] Hoppla! Noch mal, noch mal!
        [1] Futsch! Hihi! Futsch ist so ein Wort!
        [2] Huiii, da fliegt es hin!
        [3] Tschüss, kleines Ding! Schreib mal!
        [4] Ich kann das überhaupt nicht. Herrlich!
       *[5] Endlich Hände frei. Für Kuchen!
    }
   *[gruff] { $line ->
        [0] Bäh. Oma hat mich gewarnt.
        [1] Wer hat das verrückt? Irgendwer war’s.
        [2] Konnt’s eh nie leiden.
        [3] Das Dritte heute.
        [4] Auch recht. Weniger zu schleppen.
       *[5] Kalt war’s hier vorher schon.
    }
}
# Jemand anderes hat Pech gehabt.
voice-mock = { $temper ->
    [sly] { $line ->
        [0] Wie schade. Ich hatte fest damit gerechnet.
        [1] Mach das noch mal. Schön langsam.
        [2] Ist notiert. Für später.
        [3] Warnen? Hätte ich können. Aber wozu?
        [4] So ein hübscher Plan. War doch deiner?
       *[5] Einen trifft’s immer. Schön, dass du’s bist.
    }
    [grand] { $line ->
        [0] Big Boss lacht. Nach innen. Man hat Stil.
        [1] Bei Big Boss daheim wird man dafür gefressen.
        [2] Jemand hole einen Lappen.
        [3] Das kann jeder Käfer besser. Auch ein toter.
        [4] Du darfst weiter hinten sitzen. Im Flur.
       *[5] Bringt Taschentücher. Und ein Lehrbuch.
    }
    [merry] { $line ->
        [0] Hihi! Diesmal war’s nicht ich!
        [1] Heile, heile Käfer! Magst du einen?
        [2] Nicht weinen! Oder doch, das klingt lustig!
        [3] Plumps! Das war der schönste bis jetzt!
        [4] Das hab ich bis in die Ohren gespürt!
       *[5] Willst du meinen Glückswurm? Kaum benutzt.
    }
   *[gruff] { $line ->
        [0] Selber schuld.
        [1] Hab Schlimmeres gesehen. Heute nicht.
        [2] Hab’s gesagt. Hört ja keiner.
        [3] Tja. Das war’s dann.
        [4] Hab weggeguckt. Hat nichts genützt.
       *[5] Das wusste sogar meine Katze.
    }
}
# Beim Lügen erwischt.
voice-caught = { $temper ->
    [sly] { $line ->
        [0] Erwischt? Ich nenne das Übung.
        [1] Das wollte ich gerade beichten.
        [2] Nachgucken ist gemogelt.
        [3] Gut beobachtet. Oh, ein Drache! Dahinten!
        [4] Als ich anfing, war es noch wahr.
       *[5] Ich lüge nur an Tagen mit G.
    }
    [grand] { $line ->
        [0] Big Boss lügt nicht. Big Boss übertreibt nach Plan.
        [1] Das war eine Prüfung. Bestanden, setzen.
        [2] Wer hat gepetzt? Freiwillige vor.
        [3] Big Boss irrt nie. Die Wahrheit irrt.
        [4] Das war nicht diese Hand. Amtlich.
       *[5] Big Boss verzeiht Big Boss. Sehr gnädig.
    }
    [merry] { $line ->
        [0] Eure Gesichter! Und meins erst!
        [1] Gefunden! Jetzt suche ich, ihr versteckt euch!
        [2] Aber schön gelogen war’s, oder? Oder?
        [3] Oh nein, oh nein, hihihi!
        [4] Ich hätt’s mir fast selber geglaubt!
       *[5] Du bist gut! Bei wem lernt man das? Bei mir?
    }
   *[gruff] { $line ->
        [0] Schlechte Augen. Schlechtes Licht.
        [1] Von mir aus. Dann halt so.
        [2] Von hier sah’s richtig aus.
        [3] Das hat einer vertauscht.
        [4] Na und. Hättest du auch gemacht.
       *[5] Dachte, du schläfst.
    }
}
# Etwas ist eingestürzt oder explodiert.
voice-disaster = { $temper ->
    [sly] { $line ->
        [0] Ich war gar nicht hier.
        [1] Das stand nicht im Plan. Welcher Plan?
        [2] Ich weiß noch einen Ausgang. Kostet was.
        [3] Die Bude habe ich gestern verkauft. Zum Glück.
        [4] Schnell, wessen Idee war das? Deine.
       *[5] Spannend. Von weit weg.
    }
    [grand] { $line ->
        [0] Erst wird Big Boss ausgegraben. Dann der Rest.
        [1] Big Boss hat diesen Staub bestellt.
        [2] Diese Höhle ist gefeuert.
        [3] Big Boss wünscht die Decke zu sprechen.
        [4] Nächstes Mal geht jemand Kleineres vor.
       *[5] Liegt da ein Stein auf Big Boss? Weg damit.
    }
    [merry] { $line ->
        [0] Rumms! Noch mal!
        [1] In meinen Ohren spielt Musik! Tanzt!
        [2] Wer hat den falschen Stein gezupft? Ich! Hihi!
        [3] Alles fällt, was fallen kann, und ich voran!
        [4] Mein Schuh ist wieder da! Ganz flach!
       *[5] Noch mal? Bitte? Ihr nicht? Na gut.
    }
   *[gruff] { $line ->
        [0] Staub im Maul. Schon wieder.
        [1] Hab’s gesagt. Sag’s jedes Mal.
        [2] Da liegt er, der gute Hut.
        [3] Mein Rücken. Und der andere auch.
        [4] Stützen kennt hier keiner.
       *[5] Das hat man vom Rausgehen.
    }
}
# Hat die Partie gewonnen.
voice-triumph = { $temper ->
    [sly] { $line ->
        [0] Alle haben woandershin geschaut. Wunderbar.
        [1] Den Stillen verdächtigt keiner.
       *[2] Bescheiden werde ich auch. Morgen.
    }
    [grand] { $line ->
        [0] Big Boss ist zufrieden. Ihr dürft schleppen.
        [1] Dichtet ein Lied. Ein langes. Mit Pauken.
       *[2] Big Boss hat nichts anderes erwartet.
    }
    [merry] { $line ->
        [0] Gewonnen! Gewonnen! Wer hat Kuchen?
        [1] Bester Tag! Bester Tisch! Noch mal?
       *[2] Ein Käfer für jeden! Zwei für mich!
    }
   *[gruff] { $line ->
        [0] Gut. Und jetzt lasst mich in Ruhe.
        [1] Hm. Nicht übel. Ich mein mich.
       *[2] Schön, dass das mal wer merkt.
    }
}
# Hat die Partie verloren.
voice-defeat = { $temper ->
    [sly] { $line ->
        [0] Nächstes Mal bringe ich eigene Würfel mit.
        [1] Ich hab dich gewinnen lassen. Frag nicht wie.
       *[2] Auf Platz zwei verstecken sich die Schlauen.
    }
    [grand] { $line ->
        [0] Big Boss hat beschlossen, dass ihr gewinnt.
        [1] Big Boss verlangt einen kleineren Tisch.
       *[2] Ihr werdet daran denken. Big Boss nicht.
    }
    [merry] { $line ->
        [0] War das schön! Gleich noch mal?
        [1] Verloren! So schön hab ich noch nie verloren!
       *[2] Ihr kriegt den Kuchen, ich die Krümel. Abgemacht!
    }
   *[gruff] { $line ->
        [0] Hmpf. Noch mal.
        [1] Der Stuhl war schief.
       *[2] Hab schon gegen Schlimmere verloren. Einmal.
    }
}
