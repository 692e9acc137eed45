## Emerald Skulls: Optionen, Ablehnungen, Ereignisse, Ansichten und Regeln.
##
## English          German
## tumbler          wer den Becher hat
## pool             der Becher (die Würfel darin)
## gear             Rädchen (Einzahl und Mehrzahl)
## reroll cube      Nachwurf-Klotz, kurz Klotz (Mehrzahl Klötze)
## marker, bet      Marker, Wette (auf etwas wetten)
## supply           Vorrat
## roll on, stop    weiterwürfeln, aufhören
## pick a nose      eine Nase popeln
## last call        Letzte Wetten
## ready, bets done  Bereit, Wetten aus (für diesen Wurf, für diesen Zug)
## lower jaw, upper jaw, nose, eyes, gem: Unterkiefer, Oberkiefer, Nase, Augen, Juwel
## Bust Out, Chicken Out, Gem Out, Run Out, Double Out:
##                  Pleite-Aus, Kneif-Aus, Juwel-Aus, Leer-Aus, Doppel-Aus
## jackpot card, side card, out card, kicker, stop sign:
##                  Jackpotkarte, Nebenkarte, Auskarte, Zusatzwette, Stoppschild
## opposition card  Gegnerkarte
## Names of bets never change their form, so they are all nouns.

emerald-skulls-title = Emerald Skulls
emerald-skulls-option-advanced = Profikarten
emerald-skulls-option-advanced-help = Mit den Wettkarten für Fortgeschrittene: Nebenwetten, Gegenwetten und Zusatzwetten
emerald-skulls-option-faces = Gewählte Seiten
emerald-skulls-option-faces-help = Profiseiten, die dabei sein müssen, etwa „6b 14a 28b“; der Rest wird ausgelost
emerald-skulls-option-first = Wer beginnt
emerald-skulls-option-first-help = Der Platz, der als Erster den Becher hat
emerald-skulls-option-cards = Gegnerkarten
emerald-skulls-option-cards-help = Allein: Runden, bis Vrax und Kur den Tisch abräumen; weniger ist schwerer
emerald-skulls-option-rivals = Rädchen der Gegner
emerald-skulls-option-rivals-help = Allein: Rädchen, mit denen Vrax und Kur beginnen; weniger ist leichter

error-emerald-skulls-faces-standard = Seiten kannst du nur wählen, wenn die Profikarten im Spiel sind.
error-emerald-skulls-solitary-standard = Vrax und Kur kennen nur die Standardkarten: Schalte die Profikarten aus, wenn du allein spielst.
error-emerald-skulls-no-face = Die Profiseite „{ $face }“ gibt es nicht: Es sind die geraden Zahlen von 6 bis 28, jede mit a oder b.
error-emerald-skulls-face-twice = Karte { $number } hat zwei Seiten, aber nur eine kann oben liegen.
error-emerald-skulls-faces-many = An diesen Tisch passen höchstens { $most } { $deck ->
    [jackpot] Jackpotkarten
    [side] Nebenkarten
   *[out] Auskarten
  }, und genannt sind { $named }.

error-emerald-skulls-no-bet = Auf Karte { $face } gibt es keine Wette „{ $bet }“.
error-emerald-skulls-no-such-bet = Keine Karte im Spiel hat eine Wette „{ $bet }“.
error-emerald-skulls-which-bet = Mehrere Wetten fangen mit „{ $bet }“ an: Schreib etwas mehr.
error-emerald-skulls-no-level = Die Ebene „{ $level }“ gibt es nicht. Es gibt Unterkiefer, Oberkiefer, Nase, Augen und Juwel.

error-emerald-skulls-now-buy = Wer den Becher hat, sagt zuerst, wie viele Würfel es sein sollen.
error-emerald-skulls-now-bet = Die Würfel sind noch nicht gefallen: Wette, oder passe.
error-emerald-skulls-now-place = Die Würfel sind gefallen: Leg mindestens einen, oder würfle neu, wenn du das kannst.
error-emerald-skulls-now-bust = Hier passt nichts: Würfle neu, oder geh pleite.
error-emerald-skulls-now-check = Weiterwürfeln oder kneifen: Das steht jetzt zur Wahl.
error-emerald-skulls-now-jackpot = Du hast einen Jackpot verdient: Wähl zuerst, was du nimmst.

error-emerald-skulls-wait-tumbler = Gerade wird über die Würfel entschieden. Vor dem nächsten Wurf darfst du wieder wetten.
error-emerald-skulls-wait-bets = Du würfelst in diesem Zug und darfst nicht wetten. Gewürfelt wird, wenn alle anderen so weit sind. Geht es dir zu langsam, drück auf **{ frame-more }** und dann auf **{ emerald-skulls-move-call }**.
error-emerald-skulls-wait-called = Du würfelst in diesem Zug und darfst nicht wetten. Kurz nach deinem Aufruf fallen die Würfel.
error-emerald-skulls-called = „Letzte Wetten“ darf nur rufen, wer den Becher hat.
error-emerald-skulls-wait-markers = Deine beiden Marker liegen auf den Karten: Die Würfel warten auf die anderen.

error-emerald-skulls-buy-range = In den Becher kommen { $least } bis { $most } Würfel, nicht { $dice }.
error-emerald-skulls-buy-gears = { $dice } Würfel kosten { $price } Rädchen, und du hast { $gears }.

error-emerald-skulls-not-in-play = Keine Karte im Spiel hat { NAME($bet) }.
error-emerald-skulls-same-bet = Auf { NAME($bet) } liegt schon ein Marker von dir.
error-emerald-skulls-same-card = Auf dieser Karte liegt schon ein Marker von dir, und eine Profikarte nimmt nur einen von jedem.
error-emerald-skulls-ready = Du setzt schon aus. Wetten kannst du trotzdem, bis die Würfel fallen.
error-emerald-skulls-not-ready = Es gibt nichts zurückzunehmen: Du wirst ganz normal gefragt, oder du kannst nicht mehr wetten.
error-emerald-skulls-stopped = { NAME($bet) } ist zu: Die Karte nimmt keine Wetten mehr an, seit ein Würfel auf { NAME($level, case: "dative", article: "the") } liegt.
error-emerald-skulls-bet-full = { NAME($bet) } ist voll: { $places ->
    [one] Der einzige Platz ist
   *[other] Alle { $places } Plätze sind
  } belegt.
error-emerald-skulls-impossible = { NAME($bet) } kann in diesem Zug nicht mehr eintreten.
error-emerald-skulls-settled = { NAME($bet) } hat schon gewonnen: Zum Wetten ist es zu spät.
error-emerald-skulls-unopposed = { NAME($bet) } bringt nur für Marker dagegen etwas, und dagegen wetten kann jetzt niemand.
error-emerald-skulls-take-none = Auf { NAME($bet) } liegt kein Marker von dir.
error-emerald-skulls-take-late = Seit deiner Wette auf { NAME($bet) } sind die Würfel gefallen: Dieser Marker bleibt.
error-emerald-skulls-take-once = Vor jedem Wurf darfst du einen Marker zurücknehmen, und das hast du schon getan.
error-emerald-skulls-take-under = Auf deinem Marker bei { NAME($bet) } liegt schon ein anderer, also bleibt er.

error-emerald-skulls-place-none = Leg mindestens einen Würfel.
error-emerald-skulls-place-below = Über { NAME($level, case: "accusative", article: "the") } bist du schon hinaus. Die unterste Ebene, die noch geht: { NAME($floor) }.
error-emerald-skulls-place-dice = { $shown ->
    [0] Kein Würfel zeigt eine { $face }
    [one] Nur ein Würfel zeigt eine { $face }
   *[other] Nur { $shown } Würfel zeigen eine { $face }
  }, und die gehört auf { NAME($level, case: "accusative", article: "the") }.
error-emerald-skulls-place-skulls = { $skulls ->
    [0] Kein Würfel zeigt einen Schädel.
    [one] Nur ein Würfel zeigt einen Schädel.
   *[other] Nur { $skulls } Würfel zeigen einen Schädel.
  }
error-emerald-skulls-place-room = Auf { NAME($level, case: "dative", article: "the") } ist { $room ->
    [0] kein Platz mehr.
    [one] nur noch Platz für einen Würfel.
   *[other] nur Platz für { $room } Würfel.
  }
error-emerald-skulls-no-cube = Du hast keinen Nachwurf-Klotz.
error-emerald-skulls-nose-markers = Du darfst in einem Zug { $markers } Nasen popeln, und das hast du getan.
error-emerald-skulls-nose-skull = Ein Schädel auf der Nase bleibt da: Popeln kannst du nur eine gewöhnliche 3.
error-emerald-skulls-no-nose = Es ist keine Nase zum Popeln da.
error-emerald-skulls-no-jackpot = Den Jackpot { NAME($bet) } hast du nicht verdient.

## Names of bets, cards, levels and ends: other sentences here refer to them.

# Each name of a bet stands alone or in a sentence; those with a number or "odd" are places of one card.
emerald-skulls-bet-pick-n-bust = Popel & Pleite
emerald-skulls-bet-mad-nargash = Nargashs Wahn
emerald-skulls-bet-grim-grin = Grimmgrinsen
emerald-skulls-bet-emerald-skull = { $style ->
    [short] Smaragd
   *[plain] Smaragdschädel
}
emerald-skulls-bet-busted-fowl = Pleitegeier
emerald-skulls-bet-final-jewel = Kronjuwel
emerald-skulls-bet-empty-hands = Leere Hände
emerald-skulls-bet-empty-n-shiny = Blitz & Blank
emerald-skulls-bet-nargashs-woe = Nargashs Weh
emerald-skulls-bet-nargashs-gamble = Nargashs Wagnis
emerald-skulls-bet-cracked-cranium = Schädelbruch
emerald-skulls-bet-legendary-emerald-skull = Schädellegende
emerald-skulls-bet-scarred-face = Narbengesicht
emerald-skulls-bet-denied-visage = Gesichtsverlust
emerald-skulls-bet-gnarled-face = Knorrfratze
emerald-skulls-bet-fractured-tusks = Hauerbruch
emerald-skulls-bet-toothless-tumble = Zahnausfall
emerald-skulls-bet-wild-bones-1 = Wilde Knochen: 1 oder mehr
emerald-skulls-bet-wild-bones-2 = Wilde Knochen: 2 oder mehr
emerald-skulls-bet-wild-bones-3 = Wilde Knochen: 3 oder mehr
emerald-skulls-bet-wild-bones-4 = Wilde Knochen: 4 oder mehr
emerald-skulls-bet-tombstone-tally-odd = Grabsteine: ungerade
emerald-skulls-bet-tombstone-tally-even = Grabsteine: gerade
emerald-skulls-bet-tombstone-tally-none = Grabsteine: keine
emerald-skulls-bet-incessant-picker-0 = Dauerpopler: 0
emerald-skulls-bet-incessant-picker-1 = Dauerpopler: 1
emerald-skulls-bet-incessant-picker-2 = Dauerpopler: 2
emerald-skulls-bet-ocular-inventory-0 = Augeninventur: 0
emerald-skulls-bet-ocular-inventory-1 = Augeninventur: 1
emerald-skulls-bet-ocular-inventory-2 = Augeninventur: 2
emerald-skulls-bet-sniffing-supply-0 = Schnüffelvorrat: 0
emerald-skulls-bet-sniffing-supply-1 = Schnüffelvorrat: 1
emerald-skulls-bet-sniffing-supply-2 = Schnüffelvorrat: 2
emerald-skulls-bet-sniffing-supply-3 = Schnüffelvorrat: 3 oder mehr
emerald-skulls-bet-perfect-proportions-odd = Idealmaße: ungerade
emerald-skulls-bet-perfect-proportions-even = Idealmaße: gerade
emerald-skulls-bet-perfect-proportions-none = Idealmaße: keine
emerald-skulls-bet-bite-alignment-lower = Bisslage: unten mehr
emerald-skulls-bet-bite-alignment-same = Bisslage: gleich viele
emerald-skulls-bet-bite-alignment-upper = Bisslage: oben mehr
emerald-skulls-bet-strange-smirk-0 = Schiefes Grinsen: 0
emerald-skulls-bet-strange-smirk-1 = Schiefes Grinsen: 1 oder 2
emerald-skulls-bet-strange-smirk-3 = Schiefes Grinsen: 3
emerald-skulls-bet-strange-smirk-4 = Schiefes Grinsen: 4 oder mehr
emerald-skulls-bet-lost-gemstone = Juwelenschwund
emerald-skulls-bet-wild-crystal = Wildkristall
emerald-skulls-bet-feeble-fingers = Zitterfinger
emerald-skulls-bet-broken-limbs = Knochenbruch
emerald-skulls-bet-botched-gem = Pfuschjuwel
emerald-skulls-bet-ocular-skull = Glotzschädel
emerald-skulls-bet-tumblers-triumph = Bechertriumph
emerald-skulls-bet-dragul-bust = Dragul-Pleite
emerald-skulls-bet-standard = Der übliche Lohn
# a bet by its name alone, or all bets of a card
emerald-skulls-bet = { NAME($bet) }
emerald-skulls-side-14a = Wilde Knochen
emerald-skulls-side-14b = Grabsteine
emerald-skulls-side-16a = Dauerpopler
emerald-skulls-side-16b = Augen­inventur
emerald-skulls-side-18a = Schnüffel­vorrat
emerald-skulls-side-18b = Idealmaße
emerald-skulls-side-20a = Bisslage
emerald-skulls-side-20b = Schiefes Grinsen
emerald-skulls-out = { $out ->
    [bust] Pleite-Aus
    [chicken] Kneif-Aus
    [gem] Juwel-Aus
    [run] Leer-Aus
   *[double] Doppel-Aus
  }
emerald-skulls-rivals = Vrax und Kur
emerald-skulls-rival = { $rival ->
    [vrax] Vrax
   *[kur] Kur
  }
# Levels of the skull: the style "short" stands on a button; with the article "the" in a case
emerald-skulls-level-lower = { $style ->
    [short] Unten
   *[plain] { $article ->
        [the] { $case ->
            [accusative] den Unterkiefer
            [dative] dem Unterkiefer
           *[nominative] der Unterkiefer
        }
       *[none] Unterkiefer
    }
  }
emerald-skulls-level-upper = { $style ->
    [short] Oben
   *[plain] { $article ->
        [the] { $case ->
            [accusative] den Oberkiefer
            [dative] dem Oberkiefer
           *[nominative] der Oberkiefer
        }
       *[none] Oberkiefer
    }
  }
emerald-skulls-level-nose = { $article ->
    [the] { $case ->
        [dative] der Nase
       *[nominative] die Nase
    }
   *[none] Nase
  }
emerald-skulls-level-eyes = { $article ->
    [the] { $case ->
        [dative] den Augen
       *[nominative] die Augen
    }
   *[none] Augen
  }
emerald-skulls-level-gem = { $article ->
    [the] { $case ->
        [dative] dem Juwel
       *[nominative] das Juwel
    }
   *[none] Juwel
  }
emerald-skulls-level = { NAME($level, style: "title") }
emerald-skulls-pay = { $gears ->
    [0] { $cubes ->
        [0] nichts
        [one] 1 Nachwurf-Klotz
       *[other] { $cubes } Nachwurf-Klötze
      }
   *[other] { $gears } Rädchen{ $cubes ->
        [0] {""}
        [one] {" "}und 1 Nachwurf-Klotz
       *[other] {" "}und { $cubes } Nachwurf-Klötze
      }
  }

## What each bet is about.

emerald-skulls-means = { $bet ->
    [pick-n-bust] Der Zug endet mit Pleite, nachdem eine Nase gepopelt wurde
    [mad-nargash] Am Ende liegt ein Würfel auf dem Juwel, und auf dem Schädel sind nur Schädel
    [grim-grin] Am Ende ist kein Würfel übrig, und alle sind Zähne
    [emerald-skull] Alle 7 Würfel ergeben einen Schädel: 3 Zähne, Nase, 2 Augen, Juwel
    [busted-fowl] Der Zug endet mit Pleite, oder jemand kneift mit Würfeln im Becher
    [final-jewel] Am Ende liegt ein Würfel auf dem Juwel
    [empty-hands] Am Ende ist kein Würfel übrig
    [empty-n-shiny] Am Ende liegt ein Würfel auf dem Juwel, und keiner ist übrig
    [nargashs-woe] Nargashs Wahn tritt nicht ein
    [nargashs-gamble] Nargashs Wahn mit mindestens 5 Schädeln
    [cracked-cranium] Kein Smaragdschädel
    [legendary-emerald-skull] Ein Smaragdschädel ohne Schädelwürfel
    [scarred-face] Am Ende liegt auf jeder Ebene ein Würfel, auch auf dem Juwel
    [denied-visage] Kein Narbengesicht
    [gnarled-face] Am Ende liegt auf jeder Ebene ein Würfel, und keiner ist übrig
    [fractured-tusks] Kein Grimmgrinsen
    [toothless-tumble] Kein Grimmgrinsen und überhaupt keine Zähne
    [wild-bones-1] Mindestens 1 Schädelwürfel auf dem Schädel
    [wild-bones-2] Mindestens 2 Schädelwürfel auf dem Schädel
    [wild-bones-3] Mindestens 3 Schädelwürfel auf dem Schädel
    [wild-bones-4] Mindestens 4 Schädelwürfel auf dem Schädel
    [tombstone-tally-odd] Eine ungerade Zahl von Schädelwürfeln auf dem Schädel
    [tombstone-tally-even] Eine gerade Zahl von Schädelwürfeln auf dem Schädel, oder keiner
    [tombstone-tally-none] Kein Schädelwürfel auf dem Schädel
    [incessant-picker-0] Keine Nase wird gepopelt
    [incessant-picker-1] 1 Nase wird gepopelt
    [incessant-picker-2] 2 Nasen werden gepopelt
    [ocular-inventory-0] Keine Augen
    [ocular-inventory-1] 1 Auge
    [ocular-inventory-2] 2 Augen
    [sniffing-supply-0] Kein Würfel auf der Nase
    [sniffing-supply-1] 1 Würfel auf der Nase
    [sniffing-supply-2] 2 Würfel auf der Nase
    [sniffing-supply-3] Mindestens 3 Würfel auf der Nase
    [perfect-proportions-odd] Eine ungerade Zahl von Würfeln auf der Nase
    [perfect-proportions-even] Eine gerade Zahl von Würfeln auf der Nase, oder keiner
    [perfect-proportions-none] Kein Würfel auf der Nase
    [bite-alignment-lower] Mehr Zähne im Unterkiefer
    [bite-alignment-same] Unten so viele Zähne wie oben
    [bite-alignment-upper] Mehr Zähne im Oberkiefer
    [strange-smirk-0] Keine Zähne
    [strange-smirk-1] 1 oder 2 Zähne
    [strange-smirk-3] 3 Zähne
    [strange-smirk-4] Mindestens 4 Zähne
    [lost-gemstone] Am Ende liegt kein Würfel auf dem Juwel
    [wild-crystal] Am Ende liegt ein Schädel auf dem Juwel
    [feeble-fingers] Am Ende sind Würfel übrig
    [broken-limbs] Am Ende sind Würfel übrig, darunter mindestens 2 Schädel
    [botched-gem] Am Ende fehlt der Würfel auf dem Juwel, oder Würfel sind übrig
    [ocular-skull] Am Ende ein Würfel auf dem Juwel, zwei Augen und kein Würfel übrig
    [tumblers-triumph] Der Zug endet nicht mit Pleite
   *[dragul-bust] Der Zug endet mit Pleite
  }
emerald-skulls-bet-line = { $sign }**{ NAME($bet) }** bringt { $payouts }{ $pays ->
    [cubes] {" "}Klötze
   *[gears] {""}
} · { $status ->
    [open] offen
    [full] voll
    [stopped] zu
    [impossible] kann in diesem Zug nicht mehr eintreten
    [settled] schon gewonnen
   *[judged] entschieden
}
    -# { $meaning }
emerald-skulls-topic-bets = Was die Wetten bedeuten
emerald-skulls-outs =
    So kann ein Zug enden. **Pleite-Aus**: Nichts passt. **Kneif-Aus**: Jemand hört auf, obwohl noch Würfel übrig sind. **Juwel-Aus**: Auf dem Juwel liegt ein Würfel. **Leer-Aus**: Kein Würfel ist übrig. **Doppel-Aus**: beides zugleich.

    Was die Wetten dieses Zuges brauchen und bringen:

emerald-skulls-source-tumbling = { $points } fürs Würfeln
emerald-skulls-source-jackpots = { $points } für Jackpots
emerald-skulls-source-bets = { $points } für Wetten
emerald-skulls-source-dice = { $points } für Würfel
emerald-skulls-tie-cubes = -# Gleichstand bei { $points }: { $first } liegt vor { $second }, mit { $more } zu { $less } Nachwurf-Klötzen.
emerald-skulls-tie-latest = -# Gleichstand bei { $points }: { $first } liegt vor { $second }, denn { $less ->
    [0] { $second } hat nie geworfen
   *[other] der letzte Wurf von { $second } ist länger her
}.
emerald-skulls-about = leicht · 40 Minuten
emerald-skulls-blurb = Wirf sieben Würfel und reiz dein Glück aus, oder wette auf das Pech der anderen.
emerald-skulls-option-cards-10 = 10 Runden
emerald-skulls-option-cards-9 = 9 Runden, schwerer
emerald-skulls-option-cards-8 = 8 Runden, noch schwerer
emerald-skulls-option-cards-7 = 7 Runden, am schwersten
emerald-skulls-option-rivals-40 = 40
emerald-skulls-option-rivals-30 = 30, leichter
emerald-skulls-option-rivals-20 = 20, am leichtesten

## Who is waited for

emerald-skulls-waiting-buy = { $names }: **Wie viele Würfel?**
# $again: sie alle haben in diesem Zug schon gewettet
emerald-skulls-waiting-bet = **{ $tumbler } würfelt gleich.** { $again ->
    [yes] Noch einmal wetten
   *[no] Wetten
} oder aussetzen: { $names }.
emerald-skulls-waiting-last-call = **Letzte Wetten**: { $names }.
emerald-skulls-waiting-place = { $names }: **weiter?**
emerald-skulls-waiting-bust = { $names }: **Nachwurf?**
emerald-skulls-waiting-check = { $names }: **weiter?**
emerald-skulls-waiting-jackpot = { $names }: **Jackpot oder üblicher Lohn?**
emerald-skulls-asked-buy = **Wie viele Würfel?**
emerald-skulls-asked-bet = **{ $tumbler } würfelt gleich**: wetten oder aussetzen?
emerald-skulls-asked-last-call = **Letzte Wetten!**
emerald-skulls-asked-place = **Weiter oder Stopp?**
emerald-skulls-asked-bust = **Nachwurf oder Pleite?**
emerald-skulls-asked-check = **Weiterwürfeln oder aufhören?**
emerald-skulls-asked-jackpot = **Jackpot oder üblicher Lohn?** Nur eins davon.
# the supply is nearly empty, and the match ends with it
emerald-skulls-question-last-turn = { $question } Noch { $gears } Rädchen{ $reached ->
    [yes] : vielleicht der letzte Zug.
   *[no] .
}

## Moves

emerald-skulls-move-buy = Würfel kaufen
emerald-skulls-move-buy-dice = { $gears ->
    [0] { $dice } Würfel, gratis
   *[other] { $dice } Würfel für { $gears } Rädchen
  }
emerald-skulls-move-buy-dice-short = { $gears ->
    [0] { $dice } gratis
    [one] { $dice } für 1 Rädchen
   *[other] { $dice } für { $gears }
  }
emerald-skulls-move-bet = Wetten auf …
emerald-skulls-move-bet-on = { NAME($bet) } ({ $payout }{ $pays ->
    [cubes] {" "}Klötze
   *[gears] {""}
  })
emerald-skulls-move-bet-short = { NAME($bet, style: "short") } { $payout }
emerald-skulls-move-bet-press = Wetten: bringt { $payout }{ $pays ->
    [cubes] {" "}Klötze
   *[gears] {""}
  }
emerald-skulls-move-take = Zurücknehmen …
emerald-skulls-move-take-short = Zurücknehmen
emerald-skulls-move-take-back = { $own ->
    [yes] { NAME($bet) } zurücknehmen
   *[no] { $name }: { NAME($bet) } zurücknehmen
}
emerald-skulls-move-ready = Diesen Wurf aussetzen
emerald-skulls-move-ready-short = Wurf aus
emerald-skulls-move-rest = Diesen Zug aussetzen
emerald-skulls-move-rest-short = Zug aus
emerald-skulls-move-call = Letzte Wetten
emerald-skulls-move-wait = Doch nicht aussetzen
emerald-skulls-move-place = Würfel legen …
emerald-skulls-move-place-dice = { emerald-skulls-level }: { NAME($dice, join: "and") }{ $out ->
    [none] {""}
   *[other] {" "}· { emerald-skulls-out }
  }
# $dice: signs, such as "1 1" and a skull
emerald-skulls-move-place-short = { $twins ->
    [2] Zwei { $face }en
    [3] Drei { $face }en
    [4] Vier { $face }en
    [5] Fünf { $face }en
    [6] Sechs { $face }en
    [7] Sieben { $face }en
   *[0] { $dice }
} auf { NAME($level) }{ $out ->
    [none] {""}
   *[other] {" "}· { emerald-skulls-out }
  }
emerald-skulls-sheet-bets = Mehrere Wetten auf einmal …
emerald-skulls-sheet-on = Wohin kommen deine Marker?
emerald-skulls-sheet-on-help = Ist einer davon nicht erlaubt, wird keiner gelegt.
emerald-skulls-die-skull = Schädel
# $percent is "under" or "over" where a chance is not certain and would round to 0 or 100
emerald-skulls-bust-chance = { $percent ->
    [under] unter 1 % Pleite
    [over] über 99 % Pleite
   *[other] { $percent } % Pleite
  }
emerald-skulls-move-reroll = Neu würfeln
emerald-skulls-move-reroll-cube = Mit Klotz: { $pool } Würfel ({ emerald-skulls-bust-chance })
emerald-skulls-move-reroll-nose = Nase popeln, −1 Marker: { $pool } Würfel ({ emerald-skulls-bust-chance })
emerald-skulls-move-reroll-cube-short = Klotz ausgeben ({ emerald-skulls-bust-chance })
emerald-skulls-move-reroll-nose-short = { $percent ->
    [under] Nase
   *[other] Popeln
}, −1 Marker ({ emerald-skulls-bust-chance })
emerald-skulls-place-worth = { $out ->
    [none] bisher { emerald-skulls-pay }; { $dice ->
        [one] ein Würfel bleibt
       *[other] { $dice } Würfel bleiben
      }, { emerald-skulls-bust-chance }
   *[other] { $ends ->
        [yes] { emerald-skulls-offer }
       *[no] beendet den Zug und bringt { emerald-skulls-pay }
      }
  }
emerald-skulls-place-roll = { emerald-skulls-move-place-dice }, dann weiterwürfeln
emerald-skulls-place-roll-help = { $dice ->
    [one] Ein Würfel bleibt
   *[other] { $dice } Würfel bleiben
  }, { emerald-skulls-bust-chance }
emerald-skulls-place-roll-press = { $told ->
    [full] { emerald-skulls-move-place-short }, weiter ({ emerald-skulls-bust-chance })
    [short] { NAME($level, style: "short") } { $dice }, Wurf ({ emerald-skulls-bust-chance })
   *[bare] { NAME($level, style: "short") } { $dice }, Wurf
  }
emerald-skulls-place-stop = { emerald-skulls-move-place-dice }, dann aufhören
emerald-skulls-place-stop-help = Kneif-Aus für { emerald-skulls-offer-short }
emerald-skulls-place-stop-press = { $told ->
    [full] { emerald-skulls-move-place-short }, Stopp: { emerald-skulls-offer-short }
   *[short] { NAME($level, style: "short") } { $dice }, Stopp: { emerald-skulls-offer-short }
  }
emerald-skulls-place-out-press = { $told ->
    [full] { emerald-skulls-move-place-short }: { emerald-skulls-offer-short }
    [short] { NAME($level, style: "short") } { $dice } · { emerald-skulls-out }: { emerald-skulls-offer-short }
   *[bare] { $dice } · { emerald-skulls-out }: { emerald-skulls-offer-short }
  }
emerald-skulls-place-others = { $rerolls ->
    [yes] Andere Würfel oder Nachwurf …
   *[no] Andere Würfel …
  }
emerald-skulls-place-line = **{ $placed }**: { $worth }
emerald-skulls-move-bust = Pleitegehen
emerald-skulls-move-roll = { $pool ->
    [one] Letzten Würfel werfen ({ emerald-skulls-bust-chance })
   *[other] { $pool } Würfel werfen ({ emerald-skulls-bust-chance })
  }
emerald-skulls-move-chicken = Kneifen: { emerald-skulls-offer }
emerald-skulls-move-collect = Nehmen
emerald-skulls-pay-short = { $gears ->
    [0] { $cubes ->
        [0] nichts
        [one] 1 Klotz
       *[other] { $cubes } Klötze
      }
   *[other] { $gears } Rädchen{ $cubes ->
        [0] {""}
        [one] {""}, 1 Klotz
       *[other] {""}, { $cubes } Klötze
      }
  }
# was eine Wahl jetzt bringt; $ends: sie nimmt alles, was im Vorrat ist, also endet die Partie
emerald-skulls-offer = { $ends ->
    [yes] { emerald-skulls-offer-last }
   *[no] { emerald-skulls-pay }
}
emerald-skulls-offer-short = { $ends ->
    [yes] { emerald-skulls-offer-last }
   *[no] { emerald-skulls-pay-short }
}
emerald-skulls-offer-last = { $gears ->
    [one] das letzte Rädchen
   *[other] die letzten { $gears } Rädchen
}{ $cubes ->
    [0] {""}
    [one] {""}, 1 Klotz
   *[other] {""}, { $cubes } Klötze
}, Partie endet
emerald-skulls-move-chicken-short = Kneifen: { emerald-skulls-offer-short }
emerald-skulls-move-collect-short = { NAME($bet) }: { emerald-skulls-offer-short }
emerald-skulls-move-collect-pay = { NAME($bet) }: { emerald-skulls-offer }
emerald-skulls-free-wait = Du setzt gerade aus. Du kannst { $bets ->
    [yes] noch wetten oder das zurücknehmen
   *[no] das zurücknehmen
}.
emerald-skulls-type-hint = Zum Beispiel: wette grimmgrinsen, nimm grimmgrinsen, passen, das reicht

## What stands on panel and final board

emerald-skulls-legend = -# Am Schädel: Ein Würfel bringt die erste Zahl oder, wenn am Ende keiner übrig ist, die zweite (mit dem leeren Becher). Ein Würfel auf der Nase bringt einen Nachwurf-Klotz.
emerald-skulls-legend-advanced = -# Auf einer Karte bringt 2+ zwei Rädchen und eins mehr für jeden Marker gegen deinen; ×2 bringt zwei Rädchen für jeden, und ohne einen gar nichts.

emerald-skulls-own = Du hast { emerald-skulls-pay }, und vor dir { $markers ->
    [0] liegt kein Marker
    [one] liegt 1 Marker
   *[other] liegen { $markers } Marker
  }.
emerald-skulls-own-bets = { $count ->
    [one] Dein Marker liegt
   *[other] Deine Marker liegen
} auf { NAME($bets, join: "and") }.
emerald-skulls-own-bet = Dein Marker auf **{ NAME($bet) }** liegt auf Platz { $place } und würde { $payout } bringen.
emerald-skulls-own-rest = Du setzt diesen Zug aus{ $advanced ->
    [yes] , außer jemand wettet gegen dich
   *[no] {""}
}.
emerald-skulls-standing = -# { $rank }. { $name } – { emerald-skulls-pay }
emerald-skulls-alone = { $won ->
    [yes] { EMOJI("house_cup") }**{ $own ->
        [yes] Du gewinnst
       *[no] { $name } gewinnt
    }** mit { $gears } Rädchen: Vrax und Kur haben nur { $rivals }.
   *[no] **Vrax und Kur gewinnen** mit { $rivals } Rädchen; { $own ->
        [yes] du hast
       *[no] { $name } hat
    } { $gears }. Zurück in die Zelle.
  }

## What happened since the reader last played, in two lines of about 50 characters above the picture

emerald-skulls-gist-out = { $out ->
    [bust] { $chosen ->
        [yes] **{ $name } würfelt nicht neu und ist pleite.**
       *[no] **{ $name } ist pleite.**
      }
   *[other] { $name }: { emerald-skulls-out }{ $paid ->
        [yes] , { emerald-skulls-pay-short }.
        [jackpot] , **Jackpot { emerald-skulls-pay-short }**.
       *[no] .
      }
  }
emerald-skulls-gist-lost = **{ $own ->
    [yes] { $count ->
        [one] Deine Wette
       *[other] Deine Wetten
    }
   *[no] { $count ->
        [one] Wette von { $name }
       *[other] Wetten von { $name }
    }
  } auf { NAME($bets, join: "and") }: { $count ->
    [one] verloren
   *[other] alle verloren
  }.**
# wenn mehrere Wetten verloren haben und kein Platz ist, sie zu nennen: „Ann (2), Bob (1)“
emerald-skulls-gist-lost-all = Verlorene Wetten: { $each }.
emerald-skulls-gist-lost-one = { $name } ({ $count })
emerald-skulls-gist-skulls = Kein Juwel, also bringen die Schädel nichts.
emerald-skulls-gist-earned = { $name } bekommt { emerald-skulls-pay }.
emerald-skulls-gist-paid = **{ $name }: { emerald-skulls-pay } für { NAME($bet) }.**
emerald-skulls-gist-paid-other = { $count ->
    [one] Wette
   *[other] Wetten
  } von { $name } auf { NAME($bets, join: "and") }: { emerald-skulls-pay }.
emerald-skulls-gist-bets-paid = Wetten bringen { $each }.
emerald-skulls-gist-rival-paid = { emerald-skulls-rival } auf { NAME($bet) }: { emerald-skulls-pay }.
emerald-skulls-gist-revealed = Vrax: { NAME($vrax) }, Kur: { NAME($kur) }.
emerald-skulls-gist-bet = { $name } wettet auf { NAME($bets, join: "and") }.
emerald-skulls-gist-rerolled = { $how ->
    [cube] { $name } würfelt für einen Klotz neu.
   *[nose] { $name } popelt eine 3 aus der Nase.
  }
emerald-skulls-gist-placed = { $name }: { $places }.
emerald-skulls-gist-level = { $dice } Würfel auf { NAME($level, case: "dative", article: "the") }
emerald-skulls-gist-bought = { $name } nimmt { $dice } Würfel.

## What happened

emerald-skulls-event-bought = { $gears ->
    [0] { $seat } nimmt die { $dice } Gratiswürfel.
   *[other] { $seat } nimmt { $dice } Würfel für { $gears } Rädchen.
  }
emerald-skulls-event-revealed = Vrax wettet auf **{ NAME($vrax) }**, Kur auf **{ NAME($kur) }**.
emerald-skulls-event-bet = { $seat } wettet auf { emerald-skulls-placed-bet }.
emerald-skulls-placed-bets = { $seat } wettet auf { $bets }.
emerald-skulls-placed-bet = **{ NAME($bet) }**{ $payout ->
    [none] {""}
   *[other] {" "}(brächte { $payout } { $pays ->
        [cubes] { $count ->
            [one] Klotz
           *[other] Klötze
          }
       *[gears] Rädchen
      })
  }
emerald-skulls-event-took = { $seat } nimmt die Wette auf { NAME($bet) } zurück.
emerald-skulls-event-called = { $seat } ruft „Letzte Wetten“.
emerald-skulls-event-rolled = { emerald-skulls-roll }.
emerald-skulls-event-placed = { $seat } legt { emerald-skulls-placement }.
emerald-skulls-rolled-and-placed = { emerald-skulls-roll } und legt { emerald-skulls-placement }.
emerald-skulls-roll = { $seat } würfelt { NAME($dice) }
emerald-skulls-placement = { $count ->
    [one] { $ordinary ->
        [0] einen Schädel
       *[other] eine { NAME($placed) }
      }
   *[other] { NAME($placed) }
  } auf { NAME($level, case: "accusative", article: "the") }
emerald-skulls-event-rerolled = { $how ->
    [cube] { $seat } gibt einen Nachwurf-Klotz aus und würfelt noch einmal, jetzt { emerald-skulls-pool }.
   *[nose] { $seat } popelt eine Nase, was einen Marker kostet: Eine 3 kommt von dort zurück in den Becher, darin { $pool ->
        [one] ist nun { emerald-skulls-pool }
       *[other] sind nun { emerald-skulls-pool }
    }.
  }
emerald-skulls-pool = { $pool } Würfel
emerald-skulls-skulls-unpaid = Die Schädel bringen nichts: Sie zählen nur nach einem Juwel-Aus oder Doppel-Aus.
emerald-skulls-chapter-turn = **{ $seat } hat den Becher:**
emerald-skulls-log-rules = -# Wer den Becher hat, verdient mit Würfeln auf dem Schädel, alle anderen mit Wetten, die eintreten. Ist der Vorrat leer, gewinnen die meisten Rädchen.
emerald-skulls-log-turn = **{ log-round }: { $seat }**
emerald-skulls-event-out = { $chosen ->
    [yes] { $seat } würfelt nicht neu und beendet den Zug mit **{ emerald-skulls-out }**.
   *[no] { $seat } beendet den Zug mit **{ emerald-skulls-out }**{ $out ->
        [bust] : Nichts passt
       *[other] {""}
      }.
  }
emerald-skulls-lost-bet = **Deine Wette auf { NAME($bet) } ist verloren**: Sie sagt „{ $means }“, aber der Zug endete mit { emerald-skulls-out }.
emerald-skulls-lost-bets = Verlorene Wetten nach { emerald-skulls-out }: { $bets }.
emerald-skulls-unpaid-bet = **Deine Wette auf { NAME($bet) } ist eingetreten**, aber es waren keine Rädchen mehr da, um sie auszuzahlen.
emerald-skulls-unpaid-bets = Eingetretene Wetten, für die keine Rädchen mehr da waren: { $bets }.
emerald-skulls-broken-off = Dieser Zug wurde nicht zu Ende gespielt: Er bringt nichts ein, und seine Wetten auch nicht.
emerald-skulls-lost-by = { NAME($bet) } ({ $names })
emerald-skulls-event-earned = { $what ->
    [standard] { $seat } bekommt **{ emerald-skulls-pay }**{ $dice ->
        [none] {""}
       *[other] {" "}({ $dice })
      }
   *[jackpot] { $seat } nimmt den Jackpot { NAME($bet) }: **{ emerald-skulls-pay }**
  }{ emerald-skulls-short }{ $what ->
    [standard] {""}
   *[jackpot] {" "}{ emerald-skulls-jackpot-rule }
  }
# wofür es einen Jackpot gibt, und was er bringt: $rate Rädchen, oder so viele je Schädel oder je Zahn ohne Schädel
emerald-skulls-jackpot-rule = { $jackpot ->
    [mad-nargash] Ein Juwel-Aus nur mit Schädeln
    [grim-grin] Ein Leer-Aus nur mit Zähnen
    [scarred-face] Ein Juwel-Aus mit einem Würfel auf jeder Ebene
    [gnarled-face] Ein Doppel-Aus mit einem Würfel auf jeder Ebene
    [emerald-skull] Ein ganzer Schädel aus allen 7 Würfeln
   *[legendary-emerald-skull] Ein ganzer Schädel aus 7 Würfeln ohne Schädelwürfel
} bringt stattdessen { $rate } { $each ->
    [skull] je Schädel
    [tooth] je Zahn, der kein Schädel ist
   *[none] Rädchen
}.
emerald-skulls-jackpot-left = { $seat } verzichtet auf den Jackpot { NAME($bets, join: "and") } ({ $gears } Rädchen) und nimmt den üblichen Lohn.
emerald-skulls-event-paid = Wette auf { NAME($bet) }: **{ emerald-skulls-pay }** für { $seat }{ emerald-skulls-short }
emerald-skulls-event-rival-paid = { emerald-skulls-rival } auf { NAME($bet) }: **{ emerald-skulls-pay }**{ emerald-skulls-short }
emerald-skulls-short = { $missing ->
    [0] .
   *[other] . Wert war das { $owed } Rädchen, aber es { $gears ->
        [one] war
       *[other] waren
      } nur noch { $gears } da.
  }
emerald-skulls-paying-level = { NAME($level) } { $gears }
emerald-skulls-log-holding = { $name } { $gears }{ $cubes ->
    [0] {""}
    [one] , 1 Klotz
   *[other] , { $cubes } Klötze
  }
emerald-skulls-log-supply = Vorrat { $gears } Rädchen
## Was man von einer Partie erzählt, unter dem Treppchen; $out ist, wie der Zug endete

# "bought": a rival's dice cost so many gears that the winner led
emerald-skulls-highlight-turning = { $what ->
    [bought] { $rival } zahlt **{ $gears } Rädchen** für Würfel{ $out ->
        [bust] {" "}und geht pleite
       *[other] {""}
    }: { $seat } { $how ->
        [early] geht in Führung und bleibt vorn
       *[other] geht endgültig in Führung
    }, **{ $now } zu { $second }**.
   *[other] { emerald-skulls-highlight-paid-turning }
}
emerald-skulls-highlight-paid-turning = { $how ->
    [early] { $seat } geht mit { emerald-skulls-highlight-source } in Führung und bleibt vorn: am Ende **{ $now } zu { $second }**.
   *[other] { $seat }{ $behind ->
        [0] {""}
       *[other] , zeitweise { $behind } zurück,
    } { $how ->
        [level] holt { $rival } ein
       *[passed] geht endgültig in Führung
    }, mit { emerald-skulls-highlight-source }: **{ $now } zu { $second }**.
}
emerald-skulls-highlight-source = { $what ->
    [bet] einer Wette auf „{ NAME($bet) }“ für { $gears }
    [jackpot] dem Jackpot { NAME($bet) } für { $gears }
   *[standard] einem { emerald-skulls-out } für { $gears }
}
# what stands behind a payment: $emptied is whether it took the last gear
emerald-skulls-highlight-end = { $emptied ->
    [yes] , und der Vorrat ist leer
   *[no] {""}
}
emerald-skulls-highlight-turn = { emerald-skulls-out } von { $seat }: **{ emerald-skulls-pay }** auf einmal{ emerald-skulls-highlight-end }.
emerald-skulls-highlight-emptied = { $what ->
    [bet] Die Wette von { $seat } auf { NAME($bet) }
   *[turn] Das { emerald-skulls-out } von { $seat }
} nimmt { $gears ->
    [one] **das letzte Rädchen**
   *[other] **die letzten { $gears } Rädchen**
}.
emerald-skulls-highlight-jackpot = { $seat } nimmt den Jackpot { NAME($bet) }: **{ emerald-skulls-pay }**{ emerald-skulls-highlight-end }.
emerald-skulls-highlight-rerolled = { $rerolls ->
    [one] Nachgeworfen
   *[other] { $rerolls }-mal nachgeworfen
}: der Jackpot { NAME($bet) } für { $seat }, **{ emerald-skulls-pay }**{ emerald-skulls-highlight-end }.
emerald-skulls-highlight-short = { $what ->
    [bet] { $took ->
        [0] Die Wette von { $name } auf { NAME($bet) }
       *[other] Nach dem { emerald-skulls-out } von { $tumbler }: Die Wette von { $name } auf { NAME($bet) }
      }
   *[turn] Das { emerald-skulls-out } von { $name }
} ist **{ $owed }** wert, aber nur noch { $gears } Rädchen { $gears ->
    [one] ist
   *[other] sind
} da.
emerald-skulls-highlight-unpaid = { $seat } gewinnt die Wette auf { NAME($bet) }, **{ $owed } Rädchen** wert, doch der Vorrat ist leer: Sie bringt nichts.
emerald-skulls-highlight-left = { $seat } verzichtet auf den Jackpot { NAME($bet) }, { $worth } wert, für ein { emerald-skulls-out }: **{ emerald-skulls-pay }**.
emerald-skulls-highlight-bet = { $seat } gewinnt die Wette auf { NAME($bet) }: **{ emerald-skulls-pay }**{ emerald-skulls-highlight-end }.
emerald-skulls-highlight-rare-bet = { emerald-skulls-highlight-bet }
emerald-skulls-highlight-bust = { $gears ->
    [0] Pleite-Aus von { $seat }
   *[other] { $seat } zahlt **{ $gears } Rädchen** für Würfel: Pleite-Aus
}{ $count ->
    [0] .
    [one] , und { $payees } hatte darauf gewettet: **{ $paid } Rädchen**.
   *[other] , und { $payees } hatten darauf gewettet: zusammen **{ $paid } Rädchen**.
}

emerald-skulls-event-swept = Vrax und Kur räumen { $gears ->
    [one] das letzte Rädchen
   *[other] die letzten { $gears } Rädchen
  } ab.
emerald-skulls-event-ended = { $reason ->
    [empty-supply] Der Vorrat ist leer: Die Partie ist vorbei.
    [empty-deck] Die letzte Gegnerkarte ist gespielt: Die Partie ist vorbei.
   *[last-round] Die letzte Runde ist gespielt: Die Partie ist vorbei.
  }

## What the clock did for somebody, told to them behind "Time was up at 18:10."

emerald-skulls-clock-bought = Du hast { $dice } Würfel genommen.
emerald-skulls-clock-ready = Du hast gepasst, und die Würfel sind gefallen.
emerald-skulls-clock-placed = Du hast Würfel auf { NAME($level, case: "accusative", article: "the") } gelegt.
emerald-skulls-clock-out = Dein Zug endete mit **{ emerald-skulls-out }**.
emerald-skulls-clock-earned = Du hast **{ emerald-skulls-pay }** bekommen.

## /rules: the first page, and those behind it

emerald-skulls-short-goal = Sammle die meisten Rädchen, bis der Vorrat leer ist. Reihum bekommt jemand den **Becher** und würfelt auf den Schädel; alle anderen wetten darauf, wie dieser Zug ausgeht.
emerald-skulls-short-turn =
    • **Mit dem Becher**: Nimm 3 Würfel gratis, oder zahl für bis zu 7. Würfle, und leg einen oder mehr auf eine Ebene des Schädels; dann wirf den Rest, oder hör auf. Passt nichts, bist du pleite und bekommst nichts.
    • **Alle anderen**: Vor jedem Wurf darfst du einen Marker auf eine Wette legen, höchstens zwei pro Zug. Der erste Marker bringt am meisten.
    • Am Ende bringen zuerst die Würfel auf dem Schädel Rädchen, dann jede Wette, die eingetreten ist.
emerald-skulls-short-end = Sofort, wenn der Vorrat leer ist oder nicht reicht: Wer gerade bezahlt wird, nimmt den Rest, und spätere Wetten bringen nichts. Bei Gleichstand zählen die Nachwurf-Klötze, dann, wer zuletzt den Becher hatte.
emerald-skulls-short-start = Keine Rädchen, keine Nachwurf-Klötze und zwei Marker pro Zug. Im Vorrat liegen 40 Rädchen je Spieler. Wer den Becher zuerst hat, wird ausgelost oder vom Gastgeber bestimmt.
emerald-skulls-short-house = Was die meisten Profikarten bringen (Seite **Profikarten**), die zehn Gegnerkarten und höchstens vierzig Züge für jeden. Die Standardkarten bringen, was darauf gedruckt ist.

emerald-skulls-rules-turn-title = Der Zug
emerald-skulls-rules-turn =
    ### Würfel
    Wer den Becher hat, nimmt 3 Würfel gratis, 4 für 1 Rädchen, 5 für 3, 6 für 6 oder 7 für 10. Jeder Wurf kommt auf den Schädel: Wähl eine Ebene, und leg einen oder mehr Würfel mit ihrer Zahl darauf.
    • 1 Unterkiefer, 2 Oberkiefer, 3 Nase: so viele Würfel, wie du willst
    • 4 Augen: zwei Würfel
    • 5 Juwel: ein Würfel
    • Ein Schädel passt auf jede Ebene, allein oder neben anderen.

    Der erste Wurf darf auf jede Ebene, spätere nur auf die höchste bisher benutzte oder darüber. Was du nicht legst, bleibt im Becher. Dann würfelst du weiter oder hörst auf.

    ### Wie ein Zug endet
    • **Pleite-Aus** (Bust Out): Nichts passt
    • **Kneif-Aus** (Chicken Out): Du hörst auf, obwohl Würfel übrig sind
    • **Juwel-Aus** (Gem Out): Auf dem Juwel liegt ein Würfel
    • **Leer-Aus** (Run Out): Alle Würfel sind gelegt
    • **Doppel-Aus** (Double Out): beides zugleich

    ### Nachwürfe
    Statt einen Wurf zu legen oder um einer Pleite zu entgehen, darfst du einen **Nachwurf-Klotz** ausgeben (wirf den Becher neu, mit einem Würfel mehr, wenn noch einer da ist) oder **eine Nase popeln** (nimm eine gewöhnliche 3 von der Nase zurück; höchstens zweimal pro Zug, jedes Mal mit einem deiner Marker). Das öffnet keine Ebene: Die höchste benutzte bleibt die Grenze. Leg den neuen Wurf, oder würfle noch einmal neu; passt nichts, bist du pleite. Nach einem Nachwurf darfst du erst aufhören, wenn du etwas gelegt hast.
emerald-skulls-rules-bets-title = Wetten
emerald-skulls-rules-bets =
    Vor jedem Wurf und Nachwurf dürfen alle wetten, nur nicht, wer den Becher hat. Du hast zwei Marker pro Zug und darfst auf eine Wette einen davon legen.

    Die Gewinne einer Wette gelten für den ersten Marker, den zweiten und so weiter: Der erste bringt am meisten. Sind alle Plätze belegt, ist sie voll. Gewürfelt wird, wenn alle gepasst oder ihre Marker gesetzt haben. Bis dahin darfst du noch wetten, auch wenn du schon gepasst hast.

    Auf Unmögliches und schon Gewonnenes kannst du nicht wetten. Vor jedem Wurf darfst du einmal einen Marker zurücknehmen, solange niemand darauf gewettet hat.

    ### Die Standardkarten
    • **Popel & Pleite** (Pick n’ Bust; 10, 8, 5): ein Pleite-Aus, nachdem eine Nase gepopelt wurde
    • **Nargashs Wahn** (Mad Nargash; 8, 5, 3): ein Juwel-Aus mit nichts als Schädeln
    • **Grimmgrinsen** (Grim Grin; 5, 3, 2): ein Leer-Aus mit nichts als Zähnen
    • **Smaragdschädel** (Emerald Skull; 10, 8, 5): ein Doppel-Aus mit 3 Zähnen, Nase, 2 Augen und Juwel
    • **Pleitegeier** (Busted Fowl; 5, 3, 2): ein Pleite-Aus oder ein Kneif-Aus
    • **Kronjuwel** (Final Jewel; 2, 1): ein Juwel-Aus
    • **Leere Hände** (Empty Hands; 2, 1): ein Leer-Aus
    • **Blitz & Blank** (Empty n’ Shiny; 5, 3, 2): ein Doppel-Aus

    Ein Doppel-Aus ist auch ein Juwel-Aus und ein Leer-Aus und zahlt deshalb beides mit.
emerald-skulls-rules-pay-title = Lohn und Ende
emerald-skulls-rules-pay =
    ### Wer den Becher hatte
    Ein Pleite-Aus bringt nichts. Sonst bringt jeder Würfel auf dem Schädel:
    • Juwel 3, Auge 2, Zahn 1 nach einem Kneif-Aus oder Juwel-Aus
    • Juwel 5, Auge 5, oberer Zahn 2, unterer Zahn 1 nach einem Leer-Aus oder Doppel-Aus
    • Nase: immer einen Nachwurf-Klotz

    Schädel zählen nur nach einem Juwel-Aus oder Doppel-Aus.

    Manche Karten haben einen **Jackpot**, den man stattdessen nehmen darf: Nargashs Wahn 5 Rädchen je Schädel, Grimmgrinsen 3 für jeden gewöhnlichen Zahn, Smaragdschädel 30.

    ### Wer gewettet hat
    Danach werden die Karten in der Reihenfolge ihrer Nummern ausgezahlt, jede Wette von unten nach oben. Marker und Würfel gehen zurück, und der Becher wandert weiter.

    ### Das Ende
    Ist der Vorrat leer oder reicht er nicht, ist die Partie sofort vorbei: Wer gerade bezahlt wird, nimmt den Rest, und alle späteren Wetten bringen nichts. Wer die meisten Rädchen hat, gewinnt; bei Gleichstand zählen die Nachwurf-Klötze, dann, wer zuletzt den Becher hatte. Die Partie endet auch, wenn alle vierzigmal gewürfelt haben. Zu zweit braucht ihr etwa fünf Züge pro Kopf, zu fünft etwa drei, wenn ihr das Spiel kennt; mit Neulingen zwei- bis dreimal so viele.
emerald-skulls-rules-advanced-title = Profikarten
emerald-skulls-rules-advanced =
    Mit **Profikarten** (Advanced cards) liegen je nach Spielerzahl sechs bis zehn andere Karten um den Schädel. Jede hat zwei Seiten, und eine liegt oben. Auf jeder Karte darfst du einen Marker haben.

    • **2+** bringt 2 Rädchen und 1 mehr für jeden fremden Marker gegen deinen, **×2** bringt 2 für jeden solchen Marker und ohne einen nichts.
    • Auf Jackpotkarten (6–12) und Auskarten (22–28) stehen die Hauptwette und die Wette dagegen gegeneinander. Auf Nebenkarten (14–20) stehen alle Wetten gegeneinander. Treten mehrere Wetten einer Karte ein, zählen nur die verlorenen als Gegenwetten.
    • Eine **Zusatzwette** (mit +) verlangt mehr als die Wette, zu der sie gehört, und steht auf deren Seite.
    • Ein **Stoppschild** schließt eine Karte für weitere Wetten, sobald ein Würfel diese Ebene erreicht hat.
    • Eine Krone zeigt, was man mit dem Becher als Jackpot nehmen darf.

    Auf eine ×-Wette kannst du nicht wetten, wenn niemand dagegenhält und es auch niemand mehr kann.

    Die nächsten drei Seiten zeigen alle 24 Kartenseiten. Der Gastgeber darf einige wählen; die übrigen werden ausgelost.

    Nicht alle Zahlen der Profikarten sind öffentlich. Wie gedruckt sind die Jackpots, die Stoppschilder, beide Gewinne von Zahnausfall und von Dragul-Pleite und der erste Gewinn von Bechertriumph (×3) und von Popel & Pleite auf Karte 28 (10). Alle anderen Gewinne sind unsere eigenen; wer die Schachtel hat, kann die gedruckten in eine Datei eintragen. Die Standardkarten bringen, was darauf gedruckt ist.
emerald-skulls-rules-jackpot-cards-title = Jackpotkarten
emerald-skulls-rules-jackpot-cards =
    Karten 6, 8, 10 und 12. Seite b hat auch eine Zusatzwette; die Krone zeigt, was man mit dem Becher statt des üblichen Lohns nehmen darf.

    • **Nargashs Wahn** (Mad Nargash): ein Juwel-Aus mit nichts als Schädeln auf dem Schädel; **Nargashs Weh** (Nargash’s Woe): alles andere; **Nargashs Wagnis** (Nargash’s Gamble): Nargashs Wahn mit mindestens 5 Schädeln
    • **Smaragdschädel** (Emerald Skull): ein Doppel-Aus mit 3 Zähnen, Nase, 2 Augen und Juwel; **Schädelbruch** (Cracked Cranium): alles andere; **Schädellegende** (Legendary Skull): ein Smaragdschädel ohne Schädelwürfel
    • **Narbengesicht** (Scarred Face): ein Juwel-Aus mit einem Würfel auf jeder Ebene; **Gesichtsverlust** (Denied Visage): alles andere; **Knorrfratze** (Gnarled Face): ein Doppel-Aus mit einem Würfel auf jeder Ebene
    • **Grimmgrinsen** (Grim Grin): ein Leer-Aus mit nichts als Zähnen; **Hauerbruch** (Fractured Tusks): alles andere; **Zahnausfall** (Toothless Tumble): alles andere, und überhaupt keine Zähne. Bringt Nachwurf-Klötze.
emerald-skulls-rules-side-cards-title = Nebenkarten
emerald-skulls-rules-side-cards =
    Karten 14, 16, 18 und 20. Alle Wetten einer Karte stehen gegeneinander. Manche schließen, sobald ein Würfel auf der Ebene ihres Stoppschilds liegt.

    • **Wilde Knochen** (Wild Bones): mindestens so viele Schädelwürfel auf dem Schädel; **Grabsteine** (Tombstone Tally): ungerade oder gerade viele davon; gar kein Schädel ist eine Zusatzwette auf gerade
    • **Dauerpopler** (Incessant Picker): so viele gepopelte Nasen; **Augeninventur** (Ocular Inventory): so viele Augen
    • **Schnüffelvorrat** (Sniffing Supply): so viele Würfel auf der Nase; **Idealmaße** (Perfect Proportions): ungerade oder gerade viele davon; keiner ist eine Zusatzwette auf gerade
    • **Bisslage** (Bite Alignment): unten mehr Zähne, gleich viele oder oben mehr; **Schiefes Grinsen** (Strange Smirk): so viele Zähne
emerald-skulls-rules-out-cards-title = Auskarten
emerald-skulls-rules-out-cards =
    Karten 22, 24, 26 und 28. Seite b hat auch eine Zusatzwette.

    • **Kronjuwel** (Final Jewel): ein Juwel-Aus; **Juwelenschwund** (Lost Gemstone): keins; **Wildkristall** (Wild Crystal): ein Juwel-Aus mit einem Schädel als Juwel
    • **Leere Hände** (Empty Hands): ein Leer-Aus; **Zitterfinger** (Feeble Fingers): keins; **Knochenbruch** (Broken Limbs): keins, und mindestens 2 Schädel übrig
    • **Blitz & Blank** (Empty n’ Shiny): ein Doppel-Aus; **Pfuschjuwel** (Botched Gem): keins; **Glotzschädel** (Ocular Skull): ein Doppel-Aus mit zwei Augen
    • **Bechertriumph** (Tumbler’s Triumph): kein Pleite-Aus; **Dragul-Pleite** (Dragul Bust): ein Pleite-Aus; **Popel & Pleite** (Pick n’ Bust): ein Pleite-Aus, nachdem eine Nase gepopelt wurde
emerald-skulls-rules-alone-title = Allein
emerald-skulls-rules-alone =
    Wenn du allein spielst, hast du in jedem Zug den Becher, und nach zehn Runden ist es vorbei. Zwei Gauner, **Vrax** und **Kur**, wetten auf dich. Du beginnst mit nichts, sie haben 40 Rädchen, und im Vorrat liegen 80. Du gewinnst, wenn du mehr Rädchen hast als sie.

    Nachdem du Würfel gekauft hast, wird eine Gegnerkarte aufgedeckt. Sie sagt, welche Wetten die beiden nehmen: eine Spalte für 3 oder 4 Würfel, eine für 5 oder 6, eine für 7. Sonst wettet niemand. Du würfelst und wirst bezahlt wie immer; dann werden Vrax und Kur für das bezahlt, was eingetreten ist.

    Die Partie endet, wenn der Vorrat leer ist, oder nach der letzten der zehn Karten: Dann räumen Vrax und Kur den Rest ab. Ein Gleichstand reicht nicht zum Sieg. Die Wetten auf den zehn Karten haben wir selbst gewählt.

    Weniger Gegnerkarten machen es **schwerer**, weniger Rädchen für die beiden machen es **leichter**. Beides sind Optionen des Tisches.
emerald-skulls-rules-here-title = So spielst du hier
emerald-skulls-rules-here =
    { $place ->
        [day] Deine Partie sieht sonst niemand, und geheim ist darin nichts.
       *[table] Nichts ist geheim, also spielen alle am Spieltisch. Du bekommst keine Direktnachrichten.
    }

    Die Buttons zum Würfeln und zum Wetten stehen unter dem Bild. Ein Druck legt Würfel und würfelt weiter, oder legt sie und hört auf. Jede Wette hat einen Button mit ihrem Namen und den Rädchen, die der nächste Marker bringt, an dem Platz, den sie auf dem Spieltisch hat; sind es mehr als acht, stehen sie in einem Menü. Auf der Karte ist diese Zahl grün. Drück auf eine Wette, und dein Zeichen erscheint dort. **{ emerald-skulls-move-ready-short }** gilt nur für diesen Wurf. **{ emerald-skulls-move-rest-short }** gilt für alle Würfe dieses Zuges: Es endet, wenn jemand auf einer Profikarte gegen dich wettet{ $place ->
        [day] .
       *[table] {""}, oder wenn du im **Menü …** unter **Mein Platz** auf **Doch nicht aussetzen** drückst.
    } Helle Schilder oben zeigen, wer noch wetten kann.{ $place ->
        [day] {""}
       *[table] {" "}Ist die Zeit um, haben alle gepasst, die nichts gesagt haben. Wer den Becher hat, kann drängeln: Nach **Letzte Wetten**, im **Menü …**, fallen die Würfel in ein paar Sekunden (über Tage gespielt nach einer Stunde; ohne Uhr ist es nur eine Bitte).
    }

    Im Bild ist der nächste freie Platz einer Wette grün; Wetten, die in diesem Zug zu sind, sind blass, braune können für ihre Marker noch gewinnen, und goldene haben gewonnen. Neben jeder Ebene des Schädels stehen ihre Zahl und was ein Würfel dort bringt: zuerst nach einem Kneif-Aus oder Juwel-Aus, dann nach einem Leer-Aus oder Doppel-Aus.

    Im **Menü …** { $place ->
        [day] {""}
       *[table] zeigt **Mein Platz**, was du hast und wo deine Marker liegen, und dort{" "}
    }erklärt **Was die Wetten bedeuten** die Karten im Spiel. Dort kannst du auch einen **Zug eintippen**: `wette grimmgrinsen`, `nimm grimmgrinsen`, `leg nase 2 +1` (zwei Würfel und einen Schädel).

    { $place ->
        [day] Du hast alle Zeit: Jeder Wurf wartet auf dich.
       *[table] Ist die Zeit um, kaufst du 3 Würfel, wettest nichts, legst so viele Würfel wie möglich auf die unterste Ebene und kneifst.
    }

## The table of `python -m games balance`

emerald-skulls-balance-title = { $deck ->
    [standard] Standardkarten
    [jackpot] Jackpotkarten
    [side] Nebenkarten
   *[out] Auskarten
  }
emerald-skulls-balance-bet = Wette
emerald-skulls-balance-pays = Gewinn
emerald-skulls-balance-name = { $face } { NAME($bet) }{ $source ->
    [printed] {" "}(gedruckt)
    [printed-house] {" "}(der erste gedruckt)
   *[house] {""}
  }

## Why a goblin would do what it does: behind “Hint”

emerald-skulls-why-buy = Er vergleicht den Preis für mehr Würfel mit dem besseren Ende, das sie wahrscheinlich machen.
emerald-skulls-why-last-call = Gleich fallen die Würfel: Er wettet nur, wo ein Platz einen Marker wert ist.
emerald-skulls-why-bet = Er wettet, wo Aussicht und Gewinn zusammen am besten sind.
emerald-skulls-why-place = Er hält sich Wege offen: Würfel auf hohen Ebenen lassen dem nächsten Wurf nur wenige.
emerald-skulls-why-bust = Er vergleicht die Pleite jetzt mit dem, was ein Klotz oder eine Nase noch retten kann.
emerald-skulls-why-check = Er vergleicht, was er jetzt hat, mit der Aussicht auf ein besseres Ende.
emerald-skulls-why-jackpot = Er nimmt, was ihm am meisten wert ist.

## The first time: a sentence for each kind of question

emerald-skulls-coach-buy = Diese Würfel wirfst du auf den Schädel; die, die am Ende dort liegen, bringen dir Rädchen. Drei sind gratis; mit mehr hast du mehr Möglichkeiten.
emerald-skulls-coach-last-call = Letzte Gelegenheit: Wette jetzt, oder die Würfel fallen ohne dich.
emerald-skulls-coach-bet = { $variant ->
    [tumbler] Du würfelst in diesem Zug: Die anderen wetten, wie er ausgeht, du nicht. Du würfelst, wenn alle fertig sind; mit **Letzte Wetten** haben sie nur noch ein paar Sekunden.
    [advanced] Du wettest, wie dieser Zug ausgeht: **Was die Wetten bedeuten** erklärt jede. Eine Wette kostet keine Rädchen; 2+ und ×2 bringen mehr, wenn Marker anderer gegen deinen stehen. { emerald-skulls-coach-passes }
   *[usual] Du wettest, wie dieser Zug ausgeht: **Was die Wetten bedeuten** erklärt jede. Du hast zwei Marker im Zug, und Wetten kosten keine Rädchen. Die Zahl auf dem Button ist dein Gewinn; graue Wetten sind voll, entschieden, mit diesen Würfeln unmöglich oder auf einer Karte, auf die du schon gesetzt hast. { emerald-skulls-coach-passes }
}
emerald-skulls-coach-passes = { $variant ->
    [advanced] **{ emerald-skulls-move-ready }**: Vor dem nächsten Wurf frage ich dich wieder. **{ emerald-skulls-move-rest }**: Ich frage erst im nächsten Zug wieder.
   *[usual] **{ emerald-skulls-move-ready-short }**: Vor dem nächsten Wurf frage ich dich wieder. **{ emerald-skulls-move-rest-short }**: Ich frage erst im nächsten Zug wieder.
}
emerald-skulls-coach-place = Leg Würfel mit gleicher Zahl auf die höchste benutzte Ebene oder darüber. Je höher du gehst, desto weniger Ebenen bleiben für den nächsten Wurf. Kein Würfel übrig ist ein **Leer-Aus**, einer auf dem Juwel ein **Juwel-Aus**, beides ein **Doppel-Aus**.
emerald-skulls-coach-bust = Kein Würfel passt, und eine Pleite bringt nichts: Ein Nachwurf-Klotz oder die Nase kann den Zug noch retten.
emerald-skulls-coach-check = Hör auf (**Kneif-Aus**), und du wirst für die Würfel auf dem Schädel bezahlt. Würfle weiter, und du bekommst vielleicht mehr, oder du gehst pleite und bekommst nichts.
emerald-skulls-coach-jackpot = Ein Jackpot ersetzt deinen üblichen Lohn. Der übliche Lohn kann mehr Rädchen bringen, und Nachwurf-Klötze dazu.

## What the table waits for, in the menu of paces

emerald-skulls-tempo-turn = Züge
emerald-skulls-tempo-answer = Wetten und Antworten
emerald-skulls-tempo-call = letzte Wetten

## A deal a day.
emerald-skulls-daily-about = Drei Züge für dich, zwei für einen Goblin, dann ist Schluss. Deine Rädchen zählen.
emerald-skulls-daily-ended = Die Partie des Tages endet nach fünf Zügen.
emerald-skulls-daily-squares = -# Jedes Kästchen ist ein Zug, deiner oder der des Goblins: { $most } du bekamst mehr Rädchen als der Goblin, { $some } du bekamst welche, { $nothing } keine, { $less } du hast welche verloren, { $unplayed } nicht gespielt.
emerald-skulls-daily-measure = Die meisten Rädchen sind am besten.
emerald-skulls-daily-part = Zug
emerald-skulls-daily-score = { $number } Rädchen

## Reasons in a review: why another move would have been better

emerald-skulls-reason-roll = Hier { $busts ->
    [under] geht weniger als 1 von 100 Würfen
    [over] gehen mehr als 99 von 100 Würfen
   *[other] gehen { $busts } von 100 Würfen
} pleite. { emerald-skulls-reason-roll-worth }
# was Wetten brachten, unter der Überschrift eines Rückblicks; in $passed von $turns Zügen gab es keine Wette
emerald-skulls-review-bets = Wetten: { $each } Rädchen. { $passed ->
    [0] Kein Zug der anderen blieb ohne Wette.
   *[other] { $passed } von { $turns } Zügen der anderen blieben ohne Wette.
}
emerald-skulls-review-bet = { $own ->
    [yes] du { $gears }
   *[no] { $name } { $gears }
}
# $busts Würfe passen nirgends, und $lost gehen pleite, obwohl es Klötze oder Nasen für neue Würfe gibt
emerald-skulls-reason-reroll = Hier { $busts ->
    [under] passt weniger als 1 von 100 Würfen
    [over] passen mehr als 99 von 100 Würfen
   *[other] passen { $busts } von 100 Würfen
} nirgends, und selbst mit neuen Würfen { $lost ->
    [under] geht weniger als 1
    [over] gehen mehr als 99
   *[other] gehen { $lost }
} pleite. { emerald-skulls-reason-roll-worth }
emerald-skulls-reason-roll-paid = { emerald-skulls-reason-roll } { emerald-skulls-reason-stop-pays }
emerald-skulls-reason-reroll-paid = { emerald-skulls-reason-reroll } { emerald-skulls-reason-stop-pays }
emerald-skulls-reason-stop-pays = Aufhören bezahlt auch Wetten der anderen: { $bets } Rädchen.
emerald-skulls-reason-roll-worth = Ohne Wetten und ohne Klötze auszugeben ist Aufhören { $stop } Rädchen wert, Weiterwürfeln im Schnitt { $on }; ein verdienter Klotz zählt eins.
emerald-skulls-reason-place = Ohne Wetten und ohne Klötze auszugeben bringen die Würfel nach deiner Wahl im Schnitt { $gears } Rädchen, nach der anderen { $more }; ein verdienter Klotz zählt eins.
emerald-skulls-reason-bet = Allein in diesem Zug bringt deine Wahl im Schnitt { $gears } Rädchen, die andere { $more }.
emerald-skulls-reason-placing = Ohne Wetten und ohne Klötze auszugeben ist der Zug danach im Schnitt { $gears } Rädchen wert, nach der besten anderen Wahl { $less }; ein verdienter Klotz zählt eins.
emerald-skulls-reason-betting = Ein Marker dort bringt im Schnitt { $gears } Rädchen.

# Typed moves are read in English notation. These words stand for it, a line each: "grün | grüner = green".
emerald-skulls-typed-words =
    wette | wetten | wette auf | wetten auf | setz | setze | setze auf = bet
    nimm | nehme | zurück | zurücknehmen | nimm zurück = take
    kauf | kaufe | kaufen = buy
    passen | passe | bereit | wurf aus | wurf aussetzen | diesen wurf aussetzen = ready
    das reicht | reicht | genug | nicht mehr wetten | zug aus | zug aussetzen | diesen zug aussetzen = rest
    frag mich wieder | frag wieder | doch nicht aussetzen = wait
    letzte wetten = call
    leg | lege | legen = place
    unterkiefer | unten | unten mehr = lower
    oberkiefer | oben | oben mehr = upper
    nase = nose
    auge | augen = eyes
    juwel = gem
    neu würfeln | nachwurf | nachwürfeln = reroll
    klotz = cube
    klotz ausgeben | mit klotz | für einen klotz | nachwürfeln mit klotz | neu würfeln mit klotz = reroll cube
    nase popeln | popeln | popel = reroll nose
    pleite | pleitegehen | pleite gehen = bust
    weiter | weiterwürfeln | würfeln | würfle | würfel = roll
    kneifen | kneife | aufhören | stopp = chicken
    kassieren | kassiere | sammeln = collect
    lohn | üblich | üblicher lohn | der übliche lohn = standard
    ungerade = odd
    gerade = even
    keine = none
    gleich | gleich viele = same
    popel & pleite | popel und pleite | popel pleite = pick-n-bust
    nargashs wahn = mad-nargash
    grimmgrinsen | grimm = grim-grin
    smaragdschädel | smaragd = emerald-skull
    pleitegeier | geier = busted-fowl
    kronjuwel = final-jewel
    leere hände = empty-hands
    blitz & blank | blitz und blank | blitzblank = empty-n-shiny
    nargashs weh = nargashs-woe
    nargashs wagnis = nargashs-gamble
    schädelbruch = cracked-cranium
    schädellegende = legendary-emerald-skull
    narbengesicht = scarred-face
    gesichtsverlust = denied-visage
    knorrfratze = gnarled-face
    hauerbruch = fractured-tusks
    zahnausfall = toothless-tumble
    wilde knochen = wild-bones
    grabsteine = tombstone-tally
    dauerpopler = incessant-picker
    augeninventur = ocular-inventory
    schnüffelvorrat = sniffing-supply
    idealmaße = perfect-proportions
    bisslage = bite-alignment
    schiefes grinsen = strange-smirk
    juwelenschwund = lost-gemstone
    wildkristall = wild-crystal
    zitterfinger = feeble-fingers
    knochenbruch = broken-limbs
    pfuschjuwel = botched-gem
    glotzschädel = ocular-skull
    bechertriumph = tumblers-triumph
    dragul-pleite | dragulpleite = dragul-bust
