## Jägerlatein

game-talltale = Jägerlatein

tt-option-horses = Pferde
    .help = Mit wie vielen Pferden alle beginnen.
tt-option-horses-3 = Drei Pferde
    .help = Das übliche Spiel.
tt-option-horses-1 = Ein Pferd
    .help = Der erste Verlust beendet das Spiel.

tt-card = { $card }
tt-move-say = { $number } sagen
tt-move-doubt = Anzweifeln
tt-move-first = { $seat } erzählt zuerst
tt-move-deal = Eine { $card } wird ausgeteilt

tt-first =
    { $you ->
        [yes] Du erzählst zuerst.
       *[no] { $seat } erzählt zuerst.
    }
tt-dealt = { $seat } bekommt eine Karte.
tt-dealt-you = Du bekommst eine { $card }.
tt-said =
    { $you ->
        [yes] Du sagst: Zusammen haben wir mindestens { $number }.
       *[no] { $seat } sagt: Zusammen haben wir mindestens { $number }.
    }
tt-doubted =
    { $you ->
        [yes] Du zweifelst. Auf dem Tisch liegen { $cards }, zusammen { $total }; behauptet war { $claim }.
       *[no] { $seat } zweifelt. Auf dem Tisch liegen { $cards }, zusammen { $total }; behauptet war { $claim }.
    }
tt-lost =
    { $you ->
        [yes] Du verlierst ein Pferd
       *[no] { $seat } verliert ein Pferd
    }: { $number ->
        [0] keines bleibt
        [1] eines bleibt
       *[other] { $number } bleiben
    }.
tt-over-broke = Das letzte Pferd ist fort, und damit ist das Spiel aus.
tt-over-sundown = Die Sonne ist untergegangen: Das Spiel ist aus.

tt-refuse-chance = Karten teilt der Zufall aus.
tt-refuse-turn = Du bist nicht an der Reihe.
tt-refuse-doubt = Noch gibt es nichts anzuzweifeln.
tt-refuse-high = Mehr als { $number } hat ein Tisch dieser Größe nicht.
tt-refuse-low = Du musst mehr als { $number } sagen.

tt-horses =
    { $number ->
        [1] ein Pferd
       *[other] { $number } Pferde
    }
tt-round = Runde { $round } von 6
tt-claim = Zuletzt gesagt: { $number }
tt-own = Deine Karte: { $card }
