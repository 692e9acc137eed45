## The pictures of Goats & Goblins: the words in them, and the same in words, at most 1,024 characters together.

## These stand after the sign of the Leader.

picture-goats-and-goblins-heading-leads = { $asked ->
    [draw] zieht die erste Karte
   *[declare] führt an: Wie tief?
  }
picture-goats-and-goblins-heading-now = { $of ->
    [open] { $drawn } gezogen
   *[other] { $drawn } von { $of } gezogen
  }
picture-goats-and-goblins-asks = { $cards ->
    [one] { $cards } Karte: Rein oder raus?
   *[other] { $cards } Karten: Rein oder raus?
  }
picture-goats-and-goblins-heading-turn = { $ended ->
    [home] { $count ->
        [one] kam heim
       *[other] kamen heim
      }
   *[buried] { $count ->
        [one] wurde verschüttet
       *[other] wurden verschüttet
      }
  }
picture-goats-and-goblins-heading-dividing = kam heim und verteilt
picture-goats-and-goblins-heading-taking = verschüttet: Beute für draußen

## Plates and stack.

picture-goats-and-goblins-stack-caption = { $count ->
    [one] Auf dem Stapel
   *[other] Neueste von { $count }
  }
picture-goats-and-goblins-tag = { $tag ->
    [leader] Führt
    [in] Drin
    [out] Draußen
    [voted] Bereit
   *[voting] Offen
  }

picture-goats-and-goblins-quiet = Setzt aus
picture-goats-and-goblins-resting = Setzt kurz aus
picture-goats-and-goblins-owes = Darf antworten

## In words. $cards, $players and $stack are lists made from the sentences below them.

picture-goats-and-goblins-board = { $now ->
    [none] {""}
   *[other] { $now }{" "}
  }{ $left ->
    [one] Noch 1 Karte
   *[other] Noch { $left } Karten
  } in der Höhle.{ $expedition ->
    [none] {""}
   *[other] {" "}{ $expedition }
  }{ $stack ->
    [none] {""}
   *[other] {" "}{ $stack }
  } { $players }.
picture-goats-and-goblins-panel = { $own ->
    [none] {""}
   *[other] { $own }{" "}
  }{ $now ->
    [none] {""}
   *[other] { $now }{" "}
  }{ $left ->
    [one] Noch 1 Karte
   *[other] Noch { $left } Karten
  } in der Höhle.{ $expedition ->
    [none] {""}
   *[other] {" "}{ $expedition }
  }{ $stack ->
    [none] {""}
   *[other] {" "}{ $stack }
  } { $players }.

picture-goats-and-goblins-now = { $kind ->
    [declare] { $leader } führt an und sagt an, wie viele Karten gezogen werden.
    [vote] { $leader } führt an; abstimmen müssen: { $names }.
    [react] { $leader } führt an; nach Aktionskarten gefragt: { $names }.
    [beat] { $leader } führt an; warten oder passen dürfen: { $names }.
    [first] { $leader } führt an und zieht die erste Karte.
    [draw] { $leader } führt an: tiefer oder heim.
    [divide] { $leader } verteilt den Fund.
   *[take] { $names } nimmt eine Karte.
  }
picture-goats-and-goblins-poster = Ein steinernes Gewölbe im Lampenschein: eine Ziege und ein Goblin in einem Karren voller Gold und drei Karten mit Beute.
picture-goats-and-goblins-over = Die Partie ist vorbei. Gewinner: { $names }.

picture-goats-and-goblins-drawn = { $settled ->
    [yes] Letzte Expedition ({ $names }): { NAME($cards) }; Einstürze { $value ->
        [0] 0 von 3.
        [1] 1 von 3.
        [2] 2 von 3.
        [3] 3 von 3.
       *[other] { $value } (bei 3 stürzt die Höhle ein).
      }
   *[no] Gezogen: { NAME($cards) }{ $more ->
        [open] {""}
       *[other] ; noch { $more }
      }; Einstürze { $value ->
        [0] 0 von 3.
        [1] 1 von 3.
        [2] 2 von 3.
        [3] 3 von 3.
       *[other] { $value } (bei 3 stürzt die Höhle ein).
      }
  }
picture-goats-and-goblins-none-drawn = Noch nichts gezogen; noch { $more } zu ziehen.
picture-goats-and-goblins-pile = { $drawn } Zu verteilen: { NAME($cards) }.
picture-goats-and-goblins-stack = Stapel, die neueste zuerst: { $cards }.
picture-goats-and-goblins-stacked = { NAME($action) } von { $name }
picture-goats-and-goblins-stacked-at = { NAME($action) } von { $name } gegen { $target }
picture-goats-and-goblins-player = { $name } { $tag ->
    [leader] (führt an), {""}
    [in] (drin), {""}
    [out] (draußen), {""}
    [voted] (hat abgestimmt), {""}
    [voting] (stimmt ab), {""}
   *[none] {""}
  }{ $gold } Gold: { $hand }
picture-goats-and-goblins-hand = { $count ->
    [0] keine Karten
   *[other] { NAME($cards) }
  }
picture-goats-and-goblins-hand-count = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
picture-goats-and-goblins-hand-actions = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }, { NAME($cards) }
picture-goats-and-goblins-seen = Oben in der Höhle, nur dir bekannt: { NAME($card) }.
picture-goats-and-goblins-voted = Du hast { $vote ->
    [in] Rein
   *[out] Raus
  } gestimmt.

## The cave falls.

picture-goats-and-goblins-beat-fell = Die Höhle stürzt ein
picture-goats-and-goblins-beat-in = nichts
picture-goats-and-goblins-beat-out = sicher
