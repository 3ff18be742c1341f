## Gnadenlos!

game-gnadenlos = Gnadenlos!
gn-debts-none = keine Schuldscheine
gn-slots-none = keine Plätze
gn-adventurers-none = keine Abenteurer

gn-option-setup = Aufbau
    .help = Wie Abenteurer und Markt vorbereitet werden.
gn-option-setup-basic = Grundaufbau
    .help = Die Abenteurer werden ausgeteilt, und die ersten Schuldscheine liegen schon im Markt.
gn-option-setup-expert = Expertenaufbau
    .help = Ihr bietet auf Abenteurerpaare, und der Markt ist am Anfang leer.
gn-option-tidy = Lücken im Markt
    .help = Wer entscheidet, welche Karte welche Lücke füllt.
gn-option-tidy-active_chooses = Freie Wahl
    .help = Der Spieler mit dem Revolver entscheidet.
gn-option-tidy-automatic = Automatisch
    .help = Die Lücken werden in fester Reihenfolge gefüllt.
gn-option-start_adventurers = Abenteurer am Anfang
    .help = Wie viele im Grundaufbau jeder zieht.
gn-option-start_adventurers-2 = Zwei
    .help = Die übliche Zahl.
gn-option-start_adventurers-3 = Drei
    .help = Zu dritt und im Grundaufbau.
gn-option-high_noon_pick = Wahl bei High Noon
    .help = Wie die Schuldscheine der Sieger im Markt bestimmt werden.
gn-option-high_noon_pick-choose = Freie Wahl
    .help = Du suchst dir die Plätze aus, ohne etwas anzusehen.
gn-option-high_noon_pick-random = Zufällig
    .help = Du sagst nur, wie viele, und der Zufall bestimmt, welche.
gn-option-high_noon_take = Nehmen bei High Noon
    .help = Ob die Sieger Schuldscheine nehmen müssen.
gn-option-high_noon_take-may = Freiwillig
    .help = Du darfst auch weniger nehmen oder gar keinen.
gn-option-high_noon_take-must = Pflicht
    .help = Du musst so viele nehmen, wie dir zustehen.
gn-option-lone_event = Ereignis ohne Gegner
    .help = Was geschieht, wenn weniger als zwei Spieler Abenteurer haben.
gn-option-lone_event-dropped = Fällt aus
    .help = Es wird keine Ereigniskarte aufgedeckt.
gn-option-lone_event-turned = Wird aufgedeckt
    .help = Die Karte wird aufgedeckt, und bei High Noon rückt der Totengräber vor, nur der Wettstreit entfällt.
gn-option-unable = Kein Gebot möglich
    .help = Was geschieht, wenn mehrere Spieler kein erlaubtes Gebot haben.
gn-option-unable-none = Kein Abenteurer
    .help = Sie alle gehen leer aus, und was übrig bleibt, wird abgelegt.
gn-option-unable-leftover_in_turn_order = Was übrig bleibt
    .help = Sie bekommen die übrigen Abenteurer kostenlos, in Zugreihenfolge.
gn-option-memory_aid = Merkhilfe
    .help = Wie weit euch das Spiel hilft, den Markt im Kopf zu behalten.
gn-option-memory_aid-own = Eigene
    .help = Du siehst die selbst gelegten Schuldscheine, solange sie sich verfolgen lassen.
gn-option-memory_aid-off = Aus
    .help = Verdeckt ist verdeckt.
gn-option-memory_aid-full = Voll
    .help = Du siehst auch, welche Schuldscheine nach den Geboten der anderen dort liegen können.

gn-debt =
    { $debt ->
        [B0] Blau 0
        [B1] Blau 1
        [B2] Blau 2
        [B3] Blau 3
        [B4] Blau 4
        [R0] Rot 0
        [R1] Rot 1
        [R2] Rot 2
        [R3] Rot 3
        [R4] Rot 4
        [Y0] Gelb 0
        [Y1] Gelb 1
        [Y2] Gelb 2
        [Y3] Gelb 3
        [Y4] Gelb 4
        [G0] Grün 0
        [G1] Grün 1
        [G2] Grün 2
        [G3] Grün 3
        [G4] Grün 4
       *[other] { $debt }
    }
gn-adventurer =
    { $adventurer ->
        [old-bram-tucker] Old Bram Tucker
        [tin-pan-teddy] Tin-Pan Teddy
        [hickory-hobbs] Hickory Hobbs
        [cornelia-flint] Cornelia Flint
        [sifter-sal] Sifter Sal
        [mule-madigan] Mule Madigan
        [nugget-jones] Nugget Jones
        [rosalind-vane] Rosalind Vane
        [shiloh-grey] Shiloh Grey
        [deacon-slade] Deacon Slade
        [big-nell-harker] Big Nell Harker
        [coyote-finch] Coyote Finch
        [preacher-holt] Preacher Holt
        [dusty-marlow] Dusty Marlow
        [jasmin-dooley] Jasmin Dooley
        [janice-boone] Janice Boone
        [whistling-wade] Whistling Wade
        [tobias-rook] Tobias Rook
        [fingers-malloy] Fingers Malloy
        [ace-delacroix] Ace Delacroix
        [lucky-lorena] Lucky Lorena
        [jacky-belle] Jacky Belle
        [silver-pike] Silver Pike
        [doc-pemberton] Doc Pemberton
        [ezra-quill] Ezra Quill
        [widow-tansy] Widow Tansy
        [calhoun-reed] Calhoun Reed
        [ida-crowe] Ida Crowe
        [greenhorn-gus] Greenhorn Gus
       *[other] { $adventurer }
    }
gn-event =
    { $event ->
        [gold-3-1] Goldrausch 3/1
        [gold-5-3] Goldrausch 5/3
        [gold-7-4] Goldrausch 7/4
        [high-noon] High Noon
        [poker] Falschspiel
       *[other] { $event }
    }
gn-zone =
    { $zone ->
        [grey] Grau
        [beige] Beige
        [copper] Kupfer
        [plum] Pflaume
        [green] Grün
       *[other] { $zone }
    }
gn-colour =
    { $colour ->
        [blue] Blau
        [red] Rot
        [yellow] Gelb
        [green] Grün
       *[other] { $colour }
    }
gn-stat =
    { $stat ->
        [gold] Gold
        [gun] Revolver
        [cards] Karten
       *[other] { $stat }
    }

gn-phase-dealing = Abenteurer austeilen
gn-phase-stocking = Erster Markt
gn-phase-pairing = Paare aufdecken
gn-phase-rolling = Würfeln um den Revolver
gn-phase-event = Ereignis
gn-phase-choosing = Abenteurer wählen
gn-phase-taking = Schuldscheine nehmen
gn-phase-drawing = Schuldscheine ziehen
gn-phase-tidying = Lücken schließen
gn-phase-buying = Prestige kaufen
gn-phase-offering = Abenteurer aufdecken
gn-phase-bidding = Bieten
gn-phase-picking = Anheuern
gn-phase-laying = Schuldscheine legen
gn-phase-payday = Zahltag
gn-phase-over = Partie vorbei

## Gnadenlos!: Züge

gn-move-choose = { gn-adventurer } losschicken
gn-move-take = Aus dem Markt nehmen: { $slots } (Reihe.Spalte)
gn-move-take-none = Keinen Schuldschein nehmen
gn-move-draw =
    { $number ->
        [0] Keinen Schuldschein ziehen lassen
        [one] { $number } Schuldschein ziehen lassen
       *[other] { $number } Schuldscheine ziehen lassen
    }
gn-move-fill = { $from } in die Lücke { $to } (Reihe.Spalte) legen
gn-move-buy =
    { $spaces ->
        [0] Nichts kaufen
        [one] { $spaces } Feld kaufen
       *[other] { $spaces } Felder kaufen
    }
gn-move-bid = { $value } bieten: { $debts }
gn-move-pick = { gn-adventurer } anheuern
gn-move-pick-pair = Das Paar anheuern: { $adventurers }
gn-move-lay = In dieser Reihenfolge legen: { $debts }
gn-move-deal = Ausgeteilt: { gn-adventurer }
gn-move-turn = Aufgedeckt: { gn-adventurer }
gn-move-place = Verdeckt gelegt: { gn-debt }
gn-move-roll = Würfel: { $roll }
gn-move-event = Ereignis: { gn-event }
gn-move-blind = Blind gezogen: { $slot }

## Gnadenlos!: was geschieht

gn-dealt =
    { $you ->
        [yes] Du ziehst einen Abenteurer.
       *[no] { $seat } zieht einen Abenteurer.
    }
gn-dealt-you = Du ziehst { gn-adventurer }.
gn-stocked = Ein Schuldschein kommt verdeckt in den Markt.
gn-paired = Paar { $pair }: { gn-adventurer }.
gn-rolled =
    { $you ->
        [yes] Du würfelst eine { $roll }.
       *[no] { $seat } würfelt eine { $roll }.
    }
gn-roll-tied =
    { $you ->
        [yes] Gleichstand: Du würfelst noch einmal gegen { $seats }.
       *[no] Gleichstand: { $seats } würfeln noch einmal.
    }
gn-first =
    { $you ->
        [yes] Du bekommst den Revolver und fängst an.
       *[no] { $seat } bekommt den Revolver und fängt an.
    }
gn-turn =
    { $you ->
        [yes] Zug { $turn }: Du hast den Revolver.
       *[no] Zug { $turn }: { $seat } hat den Revolver.
    }
gn-event-dropped = Weniger als zwei Spieler haben Abenteurer: Das Ereignis fällt aus.
gn-event-gold = Goldrausch! Nuggets: { $first } für den ersten Platz, { $second } für den zweiten.
gn-event-high-noon = High Noon! Die Uhr schlägt zwölf.
gn-event-poker = Falschspiel! Setzt euer Pokerface auf.
gn-undertaker = Der Totengräber rückt auf Feld { $space } von { $last } vor.
gn-events-shuffled = Das war die letzte Ereigniskarte, und die wird nie ausgeführt: Alle werden neu gemischt.
gn-contest-skipped = Weniger als zwei Spieler haben Abenteurer: Der Wettstreit entfällt.
gn-chose =
    { $you ->
        [yes] Du hast gewählt.
       *[no] { $seat } hat gewählt.
    }
gn-chose-you = Du schickst { gn-adventurer } los.
gn-revealed =
    { $you ->
        [yes] Du deckst { gn-adventurer } auf: { $number }.
       *[no] { $seat } deckt { gn-adventurer } auf: { $number }.
    }
gn-all-equal = Überall eine { $number }: Aus dem Ereignis wird nichts, und alle nehmen ihre Abenteurer zurück.
gn-earned =
    { $you ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } { $nuggets ->
        [one] { $nuggets } Nugget.
       *[other] { $nuggets } Nuggets.
    }
gn-poker-won =
    { $you ->
        [yes] Du gewinnst beim Falschspiel:
       *[no] { $seat } gewinnt beim Falschspiel:
    } { $spaces ->
        [0] Der Hut bleibt auf Feld { $position }.
        [one] { $spaces } Feld vor, auf Feld { $position }.
       *[other] { $spaces } Felder vor, auf Feld { $position }.
    }
gn-poker-lost =
    { $you ->
        [yes] Du verlierst beim Falschspiel:
       *[no] { $seat } verliert beim Falschspiel:
    } { $spaces ->
        [0] Der Hut bleibt auf Feld { $position }.
        [one] { $spaces } Feld zurück, auf Feld { $position }.
       *[other] { $spaces } Felder zurück, auf Feld { $position }.
    }
gn-discarded =
    { $you ->
        [yes] Du legst { gn-adventurer } ab.
       *[no] { $seat } legt { gn-adventurer } ab.
    }
gn-shot =
    { $you ->
        [yes] Peng! Du verlierst { gn-adventurer } im Duell.
       *[no] Peng! { $seat } verliert { gn-adventurer } im Duell.
    }
gn-too-few = Im Markt liegen weniger als { $needed } Schuldscheine: Niemand nimmt einen.
gn-draws =
    { $you ->
        [yes] Du lässt den Zufall
       *[no] { $seat } lässt den Zufall
    } { $number ->
        [one] { $number } Schuldschein ziehen.
       *[other] { $number } Schuldscheine ziehen.
    }
gn-took-none =
    { $you ->
        [yes] Du nimmst keinen Schuldschein.
       *[no] { $seat } nimmt keinen Schuldschein.
    }
gn-took =
    { $you ->
        [yes] Du nimmst den Schuldschein von { $slot } (Reihe.Spalte).
       *[no] { $seat } nimmt den Schuldschein von { $slot } (Reihe.Spalte).
    }
gn-took-you = Du nimmst den Schuldschein von { $slot } (Reihe.Spalte): { gn-debt }.
gn-moved =
    { $you ->
        [yes] Du legst den Schuldschein von { $from } in die Lücke { $to } (Reihe.Spalte).
       *[no] { $seat } legt den Schuldschein von { $from } in die Lücke { $to } (Reihe.Spalte).
    }
gn-slid = Reihe { $row } rückt zur Spalte 1 hin zusammen.
gn-bought =
    { $you ->
        [yes] Du kaufst
       *[no] { $seat } kauft
    } { $spaces ->
        [one] { $spaces } Feld Prestige, bis Feld { $position }.
       *[other] { $spaces } Felder Prestige, bis Feld { $position }.
    }
gn-bought-none =
    { $you ->
        [yes] Du kaufst kein Prestige.
       *[no] { $seat } kauft kein Prestige.
    }
gn-bidding-skipped =
    { $you ->
        [yes] Du hast genug Abenteurer: Das Bieten fällt aus.
       *[no] { $seat } hat genug Abenteurer: Das Bieten fällt aus.
    }
gn-no-adventurers = Es gibt keine Abenteurer mehr anzuheuern: Das Bieten fällt aus.
gn-offered = Zu haben: { gn-adventurer }.
gn-reshuffled = Die abgelegten Abenteurer werden gemischt und bilden den neuen Stapel.
gn-unable =
    { $you ->
        [yes] Du hast kein erlaubtes Gebot und zeigst: { $debts }.
       *[no] { $seat } hat kein erlaubtes Gebot und zeigt: { $debts }.
    }
gn-bid =
    { $you ->
        [yes] Du bietest { $value }: { $debts }.
       *[no] { $seat } bietet { $value }: { $debts }.
    }
gn-picked =
    { $you ->
        [yes] Du heuerst { gn-adventurer } an.
       *[no] { $seat } heuert { gn-adventurer } an.
    }
gn-picked-pair =
    { $you ->
        [yes] Du heuerst ein Paar an: { $adventurers }.
       *[no] { $seat } heuert ein Paar an: { $adventurers }.
    }
gn-laid =
    { $you ->
        [yes] Du legst dein Gebot verdeckt auf { $slots } (Reihe.Spalte).
       *[no] { $seat } legt das Gebot verdeckt auf { $slots } (Reihe.Spalte).
    }
gn-laid-you = Du legst dein Gebot verdeckt auf { $slots } (Reihe.Spalte): { $debts }.
gn-took-back =
    { $you ->
        [yes] Du gehst leer aus und nimmst zurück: { $debts }.
       *[no] { $seat } geht leer aus und nimmt zurück: { $debts }.
    }
gn-left-over = Übrig geblieben und abgelegt: { $adventurers }.
gn-payday =
    { $you ->
        [yes] Zahltag! Du würfelst.
       *[no] Zahltag! { $seat } würfelt.
    }
gn-payday-last =
    { $you ->
        [yes] Der letzte Zahltag! Du würfelst.
       *[no] Der letzte Zahltag! { $seat } würfelt.
    }
gn-payday-roll =
    { $you ->
        [yes] Du würfelst eine { $roll }.
       *[no] { $seat } würfelt eine { $roll }.
    }
gn-turned-up = Aufgedeckt: { gn-debt }.
gn-paid =
    { $nuggets ->
        [0]
            { $you ->
                [yes] Du zahlst nichts.
               *[no] { $seat } zahlt nichts.
            }
       *[other]
            { $you ->
                [yes] Du zahlst
               *[no] { $seat } zahlt
            } { $nuggets ->
                [one] { $nuggets } Nugget.
               *[other] { $nuggets } Nuggets.
            }
    }
gn-vulture =
    { $you ->
        [yes] Du kannst
       *[no] { $seat } kann
    } { $value ->
        [one] { $value } Nugget
       *[other] { $value } Nuggets
    } nicht zahlen: Da kommt Geier Nummer { $vultures }, und der Hut fliegt zurück auf Feld { $position }.
gn-column-used-up = In Spalte { $column } liegt kein verdeckter Schuldschein: Der Zahltag ist vorbei.
gn-returned =
    { $you ->
        [yes] Du bekommst zurück: { $debts }.
       *[no] { $seat } bekommt zurück: { $debts }.
    }
gn-end-finish = Das große grüne Hufeisen ist erreicht: Die Partie endet.
gn-end-undertaker = Der Totengräber hat sein letztes Feld erreicht: Die Partie endet.
gn-end-vultures = Der dritte Geier ist gelandet: Die Partie endet.
gn-lost =
    { $you ->
        [yes] Drei Geier: Du hast verloren und nimmst deinen Hut vom Spielplan.
       *[no] Drei Geier: { $seat } hat verloren und nimmt den Hut vom Spielplan.
    }
gn-bought-last =
    { $you ->
        [yes] Letzter Kauf: Du rückst noch
       *[no] Letzter Kauf: { $seat } rückt noch
    } { $spaces ->
        [one] { $spaces } Feld vor, bis Feld { $position }.
       *[other] { $spaces } Felder vor, bis Feld { $position }.
    }
gn-scored =
    { $position ->
        [0]
            { $you ->
                [yes] Du hast keinen Hut mehr auf dem Spielplan.
               *[no] { $seat } hat keinen Hut mehr auf dem Spielplan.
            }
       *[other]
            { $you ->
                [yes] Du landest auf Feld { $position } und hast
               *[no] { $seat } landet auf Feld { $position } und hat
            } { $nuggets ->
                [0] keine Nuggets.
                [one] { $nuggets } Nugget.
               *[other] { $nuggets } Nuggets.
            }
    }
gn-winner =
    { $you ->
        [yes] Du gewinnst die Partie!
       *[no] { $seat } gewinnt die Partie!
    }
gn-shared =
    { $you ->
        [yes] Du teilst dir den Sieg mit { $seats }!
       *[no] { $seats } teilen sich den Sieg!
    }

## Gnadenlos!: was nicht geht

gn-refuse-start-adventurers = Mit drei Abenteurern beginnt ihr nur im Grundaufbau.
gn-refuse-not-in-hand = Diesen Abenteurer hast du nicht auf der Hand.
gn-refuse-take =
    { $most ->
        [one] Du darfst höchstens einen Schuldschein nehmen, von einem belegten Platz.
       *[other] Du darfst höchstens { $most } Schuldscheine nehmen, von belegten Plätzen.
    }
gn-refuse-must-take =
    { $most ->
        [one] Du musst genau einen Schuldschein nehmen, von einem belegten Platz.
       *[other] Du musst genau { $most } Schuldscheine nehmen, von belegten Plätzen.
    }
gn-refuse-fill = Leg eine Karte der äußersten Reihe in eine Lücke weiter innen.
gn-refuse-purchase =
    { $most ->
        [0] Du kannst gerade kein Feld kaufen.
        [one] Du kannst höchstens ein Feld kaufen.
       *[other] Du kannst höchstens { $most } Felder kaufen.
    }
gn-refuse-pass = Passen gibt es nicht: Wer bieten kann, muss bieten.
gn-refuse-bid-size = Ein Gebot besteht aus einem bis { $most } Schuldscheinen.
gn-refuse-bid-order = Nenn die Schuldscheine eines Gebots in dieser Reihenfolge: { $debts }.
gn-refuse-not-held = Du hast nicht alle diese Schuldscheine auf der Hand.
gn-refuse-value-taken = Schon geboten: { $value }. Jedes Gebot braucht einen eigenen Wert.
gn-refuse-not-offered = Das ist nicht zu haben.
gn-refuse-other-debts = Leg genau die Schuldscheine, die du geboten hast.
gn-refuse-chance = Würfeln, ziehen und austeilen darf nur der Zufall.
gn-refuse-chosen = Dein Abenteurer liegt schon, oder du bist bei diesem Ereignis nicht dabei.
gn-refuse-turn =
    { $you ->
        [yes] Du bist an der Reihe.
       *[no] Jetzt ist { $seat } an der Reihe.
    }
gn-refuse-pick = An diesem Tisch werden die Schuldscheine bei High Noon anders bestimmt.
gn-refuse-phase =
    { $phase ->
        [choosing] Jetzt nicht: Wähle erst einen Abenteurer für das Ereignis.
        [taking] So nicht: Nimm die Schuldscheine so aus dem Markt, wie es an diesem Tisch gilt.
        [tidying] Jetzt nicht: Schließ erst die Lücken im Markt.
        [buying] Jetzt nicht: Entscheide erst, wie viel Prestige du kaufst.
        [bidding] Jetzt nicht: Gib erst dein Gebot ab.
        [picking] Jetzt nicht: Such dir erst aus, wen du anheuerst.
        [laying] Jetzt nicht: Leg erst deine gebotenen Schuldscheine.
       *[other] Das geht gerade nicht.
    }

## Gnadenlos!: eigenes Spielmaterial

gn-components-unread = { $file } lässt sich nicht lesen.
gn-components-toml = { $file } ist kein gültiges TOML: { $problem }.
gn-components-number =
    { $line ->
        [0] { $file }:
       *[other] { $file }, Zeile { $line }:
    } „{ $field }“ muss eine ganze Zahl von { $least } bis { $most } sein.
gn-components-name =
    { $line ->
        [0] { $file }:
       *[other] { $file }, Zeile { $line }:
    } „{ $field }“ muss ein Name sein.
gn-components-row =
    { $line ->
        [0] { $file }:
       *[other] { $file }, Zeile { $line }:
    } „{ $field }“ muss eine Tabelle in geschweiften Klammern sein.
gn-components-count =
    { $line ->
        [0] { $file }:
       *[other] { $file }, Zeile { $line }:
    } „{ $field }“ braucht insgesamt { $needed }, hat aber { $found ->
        [0] nichts davon.
       *[other] { $found }.
    }
gn-components-kind =
    { $line ->
        [0] { $file }:
       *[other] { $file }, Zeile { $line }:
    } „{ $field }“ muss eines davon sein: { $known }.
gn-components-twice =
    { $line ->
        [0] { $file }:
       *[other] { $file }, Zeile { $line }:
    } Der Name „{ $name }“ lässt sich nicht von dem eines anderen Abenteurers unterscheiden.
gn-components-no-high-noon = In { $file } fehlt High Noon unter den Ereignissen; so käme der Totengräber nie voran.
gn-table-undertaker = Totengräber: { $space } von { $last }
gn-table-offer = Im Angebot:
gn-table-adventurers = Deine Abenteurer:
gn-table-debts = Deine Schuldscheine: { $debts }
gn-table-market = Markt
gn-table-revolver = Revolver
gn-table-bid = bietet { $value }
gn-table-position = Feld { $position }
gn-table-out = ausgeschieden
gn-table-nuggets =
    { $nuggets ->
        [one] { $nuggets } Nugget
       *[other] { $nuggets } Nuggets
    }
gn-table-vultures =
    { $vultures ->
        [one] { $vultures } Geier
       *[other] { $vultures } Geier
    }
gn-table-hand = Abenteurer: { $adventurers }, Schuldscheine: { $debts }

## The browser: Gnadenlos! (gn-screen-…)

gn-screen-poster-line = Die Straße kaufen mit Geld, das keiner hat.
gn-screen-poster-kind = Bieten und Bluffen
gn-screen-street = Hauptstraße: { $spaces } Hufeisen Prestige
gn-screen-street-picture = Bild der Straße
gn-screen-place-grey = Schlammgasse
gn-screen-place-beige = Pension
gn-screen-place-copper = Spielhalle
gn-screen-place-plum = Grand Hotel
gn-screen-place-green = Rathaus
gn-screen-start = Start
gn-screen-finish = Ziel
gn-screen-stands =
    { $you ->
        [yes] Dein Hut: Feld { $position }, { $place }; Falschspiel: Sieg { $win }, Niederlage { $lose }
       *[no] { $seat }: Feld { $position }, { $place }; Falschspiel: Sieg { $win }, Niederlage { $lose }
    }
gn-screen-hatless =
    { $you ->
        [yes] Dein Hut ist nicht mehr auf dem Spielplan
       *[no] { $seat }: Der Hut ist nicht mehr auf dem Spielplan
    }
gn-screen-clocks = Zähler
gn-screen-step-event = Ereignis
gn-screen-step-prestige = Prestige
gn-screen-step-bids = Gebote
gn-screen-step-payday = Zahltag
gn-screen-to-payday = { $count } von { $due } Schuldscheinen
gn-screen-yours = Du: Nuggets { $nuggets }, Feld { $position }, Geier { $vultures }
gn-screen-undertaker = Totengräber
gn-screen-undertaker-help = Bei jedem High Noon rückt der Totengräber ein Feld vor; auf Feld { $last } endet die Partie.
gn-screen-payday-help = Liegen { $due } Schuldscheine im Markt, ist Zahltag.
gn-screen-events-name = Ereignisse
gn-screen-events = Ereigniskarten: { $turned } aufgedeckt, { $left } übrig
gn-screen-row = Reihe { $row }
gn-screen-slot = Reihe { $row }, Spalte { $column }
gn-screen-die = Würfelzahl { $face }
gn-screen-face-down = verdeckt
gn-screen-known = dir bekannt: { $debts }
gn-screen-may-be = einer von diesen: { $debts }
gn-screen-next = dran
gn-screen-free = frei
gn-screen-gap = Lücke: Reihe { $row }, Spalte { $column }
gn-screen-comes = nach jetzigem Stand ein Schuldschein aus dem Gebot von { $name }
gn-screen-comes-own = nach jetzigem Stand ein Schuldschein aus deinem Gebot
gn-screen-market-take = wähle, ohne hinzusehen
gn-screen-market-fill = Karte ziehen oder antippen, dann eine Lücke
gn-screen-market-next = wohin die Gebote kämen
gn-screen-market-missing =
    { $count ->
        [0] Zahltag ist fällig
        [one] noch { $count } bis zum Zahltag
       *[other] noch { $count } bis zum Zahltag
    }
gn-screen-card = { $name }: Gold { $gold }, Revolver { $gun }, Karten { $poker }
gn-screen-shown =
    { $stat ->
        [gold] { $name }: Gold { $number }
        [gun] { $name }: Revolver { $number }
       *[cards] { $name }: Karten { $number }
    }
gn-screen-debt =
    { $you ->
        [yes] Schuldschein { gn-debt }, den zahlst du
       *[no] Schuldschein { gn-debt }, den zahlt { $seat }
    }
gn-screen-pays =
    { $you ->
        [yes] du zahlst
       *[no] { $seat } zahlt
    }
gn-screen-adventurers =
    { $number ->
        [one] { $number } Abenteurer
       *[other] { $number } Abenteurer
    }
gn-screen-debts =
    { $number ->
        [one] { $number } Schuldschein
       *[other] { $number } Schuldscheine
    }
gn-screen-deck =
    { $count ->
        [one] Stapel: { $count } Karte
       *[other] Stapel: { $count } Karten
    }
gn-screen-left-town =
    { $count ->
        [one] Abgelegt: { $count }
       *[other] Abgelegt: { $count }
    }
gn-screen-event-gold = Goldrausch
gn-screen-event-high-noon = High Noon
gn-screen-event-poker = Falschspiel
gn-screen-event-help-gold = Höchster Goldwert: { $first ->
        [one] { $first } Nugget
       *[other] { $first } Nuggets
    }, dann abgelegt. Zweithöchster: { $second }.
gn-screen-event-help-high-noon = Höchster Revolverwert: darf Schuldscheine nehmen, dann abgelegt. Niedrigster: erschossen.
gn-screen-event-help-poker = Höchster Kartenwert: Hut vor, dann abgelegt. Niedrigster: Hut zurück.
gn-screen-who-gold = Wer gräbt nach Gold?
gn-screen-who-high-noon = Wer stellt sich dem Duell?
gn-screen-who-poker = Wer setzt sich an den Spieltisch?
gn-screen-result = Das kam dabei heraus
gn-screen-equal = Lauter gleiche Zahlen: Es passiert nichts
gn-screen-too-few = Zu wenige Schuldscheine im Markt: Niemand nimmt welche.
gn-screen-you = Du
gn-screen-out = kein Abenteurer
gn-screen-your-pick = deine Wahl
gn-screen-chosen = hat gewählt
gn-screen-thinking = überlegt
gn-screen-choose-now = wähle jetzt
gn-screen-nuggets =
    { $number ->
        [one] Nugget
       *[other] Nuggets
    }
gn-screen-spaces =
    { $number ->
        [one] Feld
       *[other] Felder
    }
gn-screen-took =
    { $number ->
        [0] keinen genommen
        [one] { $number } Schuldschein genommen
       *[other] { $number } Schuldscheine genommen
    }
gn-screen-fate-discarded = abgelegt
gn-screen-fate-shot = erschossen
gn-screen-odds =
    { $you ->
        [yes] Deine Zone: { $win } vor oder { $lose } zurück
       *[no] Zone von { $seat }: { $win } vor oder { $lose } zurück
    }
gn-screen-for-hire = Zu haben
gn-screen-pairs = Paare zu haben
gn-screen-for-hire-help = { $offer } für { $players } Spieler
gn-screen-pair-with = ein Paar mit { $name }
gn-screen-bids = Gebote
gn-screen-bids-help = bisher
gn-screen-pick = { $rank }. Wahl
gn-screen-standing-picked = angeheuert
gn-screen-standing-without = ohne Abenteurer
gn-screen-standing-unable = kein Gebot möglich
gn-screen-standing-next = jetzt dran
gn-screen-standing-later = später dran
gn-screen-sums = Summen
gn-screen-sum-taken =
    { $you ->
        [yes] { $value }: dein Gebot
       *[no] { $value }: vergeben an { $seat }
    }
gn-screen-payday = Zahltag
gn-screen-payday-last = Letzter Zahltag
gn-screen-rolls =
    { $you ->
        [yes] du würfelst
       *[no] { $seat } würfelt
    }
gn-screen-outermost = der äußerste Schuldschein einer Spalte kommt zuerst
gn-screen-ends = Der Zahltag endet, wenn
gn-screen-ends-broke = jemand nicht zahlen kann.
gn-screen-ends-column = eine Spalte aufgebraucht ist.
gn-screen-risk =
    { $you ->
        [yes] Du hast
       *[no] { $seat } hat
    } { $nuggets ->
        [one] { $nuggets } Nugget
       *[other] { $nuggets } Nuggets
    }: Ein Schuldschein ab { $least } brächte einen Geier.
gn-screen-fewest =
    { $count ->
        [0] Spalte { $column } hat keinen mehr.
        [one] Spalte { $column } hat noch einen Schuldschein.
       *[other] Am wenigsten hat Spalte { $column }: noch { $count }.
    }
gn-screen-payday-how = Am Zahltag gibt es nichts zu entscheiden. Sieh Wurf für Wurf zu, halte an oder spring ans Ende.
gn-screen-debt-owner =
    { $you ->
        [yes] { gn-debt }: den zahlst du
       *[no] { gn-debt }: den zahlt { $seat }
    }
gn-screen-throw-paid =
    { $you ->
        [yes] { gn-debt }: Du zahlst { $nuggets }
       *[no] { gn-debt }: { $seat } zahlt { $nuggets }
    }
gn-screen-throw-broke =
    { $you ->
        [yes] { gn-debt }: Du kannst nicht zahlen
       *[no] { gn-debt }: { $seat } kann nicht zahlen
    }
gn-screen-throw-none = Spalte { $column } ist aufgebraucht
gn-screen-purse-left = (noch { $nuggets })
gn-screen-minus =
    { $nuggets ->
        [one] −{ $nuggets } Nugget
       *[other] −{ $nuggets } Nuggets
    }
gn-screen-vulture-number = Geier { $vultures }
gn-screen-wins-now = Wer jetzt gewänne
gn-screen-wins-how = Danach darf jeder noch bis zu drei Felder kaufen, je ein Nugget.
gn-screen-hold = Anhalten
gn-screen-to-end = Zum Ende
gn-screen-your-adventurers = Deine Abenteurer
gn-screen-your-debts = Deine Schuldscheine
gn-screen-your-hand = Deine Hand
gn-screen-order-help = in deiner Reihenfolge
gn-screen-control = Deine Entscheidung
gn-screen-chance-gold =
    Gold { $number }: { $first ->
        [one] { $first } Nugget
       *[other] { $first } Nuggets
    }, wenn niemand mehr zeigt, { $second }, wenn nur eine Zahl höher ist.
gn-screen-chance-high-noon = Revolver { $number }: Der höchste nimmt Schuldscheine, der niedrigste wird erschossen.
gn-screen-chance-poker = Karten { $number }: Der höchste rückt { $win } vor, der niedrigste { $lose } zurück.
gn-screen-secret = Alle werden zugleich aufgedeckt.
gn-screen-send = { $name } losschicken
gn-screen-send-nobody = Wähle einen Abenteurer
gn-screen-sent = Du hast { $name } losgeschickt. Die anderen wählen noch.
gn-screen-sent-one = Du hast gewählt. Die anderen wählen noch.
gn-screen-change-mind = Jemand anderen wählen
gn-screen-bid-how = Wähle ein bis drei Schuldscheine.
gn-screen-bid = { $value } bieten
gn-screen-bid-ahead = Vorab: { $value } bieten
gn-screen-bid-nothing = Wähle dein Gebot
gn-screen-payday-follows = Nach jetzigem Stand folgt ein Zahltag.
gn-screen-buy-how = Felder, je ein Nugget
gn-screen-buy-result =
    Auf Feld { $position }; { $left ->
        [one] dir bleibt { $left } Nugget
       *[other] dir bleiben { $left } Nuggets
    }.
gn-screen-buy-none = Dein Hut bleibt stehen.
gn-screen-buy-zone = Dort gelten andere Zahlen fürs Falschspiel.
gn-screen-buy-finish = Das beendet die Partie!
gn-screen-take-how = Wähle Schuldscheine im Markt, ohne hinzusehen: { $chosen } von { $most }.
gn-screen-take =
    { $number ->
        [one] { $number } Schuldschein nehmen
       *[other] { $number } Schuldscheine nehmen
    }
gn-screen-take-nothing = Wähle im Markt
gn-screen-draw-how = An diesem Tisch wählt der Zufall die Schuldscheine.
gn-screen-fill-how =
    { $gaps ->
        [one] Wähle eine Karte der äußersten Reihe für die letzte Lücke.
       *[other] Wähle eine Karte der äußersten Reihe, dann eine der { $gaps } Lücken.
    }
gn-screen-fill-where = Karte in { $slot }: Wähle eine Lücke für sie.
gn-screen-fill-all = Lücken automatisch schließen
gn-screen-pick-how = Wähle auf dem Spielplan, wen du anheuerst.
gn-screen-hire = { $name } anheuern
gn-screen-hire-pair = Das Paar mit { $name } anheuern
gn-screen-hire-nobody = Wähle einen Abenteurer
gn-screen-lay-how = Nur du weißt, was wo liegt. Äußere Reihen werden zuerst aufgedeckt.
gn-screen-swap = { $first } und { $second } tauschen
gn-screen-lay = So legen
gn-screen-ask-choosing-gold = Wähle heimlich *einen Abenteurer* für den Goldrausch: Nur Gold zählt.
gn-screen-ask-choosing-high-noon = Wähle heimlich *einen Abenteurer* für High Noon: Nur der Revolver zählt.
gn-screen-ask-choosing-poker = Wähle heimlich *einen Abenteurer* fürs Falschspiel: Nur Karten zählen.
gn-screen-wait-choosing = Wir warten noch auf { $seats }.
gn-screen-ask-taking = Duell gewonnen: *Nimm Schuldscheine*, ohne hinzusehen.
gn-screen-ask-tidying = Schließ die Lücken im Markt: *Leg Karten* der äußersten Reihe hinein.
gn-screen-ask-buying = *Kauf Prestige* oder behalte deine Nuggets.
gn-screen-ask-bidding =
    Biete *ein bis drei Schuldscheine*{ $taken ->
        [none] .
       *[other] : jede Summe außer { $taken }.
    }
gn-screen-ask-picking = *Heuere* einen der Abenteurer *an*.
gn-screen-ask-pair = *Heuere* eines der Paare *an*.
gn-screen-ask-laying = *Leg deine Schuldscheine* verdeckt, wie du willst.
gn-screen-ask-payday = Zahltag: *Der Würfel entscheidet*.
gn-screen-ask-payday-last = Der letzte Zahltag: *Er entscheidet die Partie*.
gn-screen-wait-taking =
    { $you ->
        [yes] Du nimmst gleich Schuldscheine.
       *[no] { $seat } nimmt Schuldscheine aus dem Markt.
    }
gn-screen-wait-tidying =
    { $you ->
        [yes] Du schließt die Lücken im Markt.
       *[no] { $seat } schließt die Lücken im Markt.
    }
gn-screen-wait-buying =
    { $you ->
        [yes] Du kaufst gleich Prestige.
       *[no] { $seat } darf Prestige kaufen.
    }
gn-screen-wait-bidding =
    { $you ->
        [yes] Du bietest gleich.
       *[no] { $seat } bietet.
    }
gn-screen-wait-picking =
    { $you ->
        [yes] Du heuerst gleich an.
       *[no] { $seat } heuert an.
    }
gn-screen-wait-laying =
    { $you ->
        [yes] Du legst deine Schuldscheine.
       *[no] { $seat } legt die gebotenen Schuldscheine.
    }
gn-screen-end-foremost = Der vorderste Hut gewinnt: Feld { $position }.
gn-screen-end-tied =
    Gleichstand auf Feld { $position }; wer mehr Nuggets hat, gewinnt: { $nuggets ->
        [one] { $nuggets } Nugget
       *[other] { $nuggets } Nuggets
    }.
gn-screen-end-shared = Gleiches Feld, gleich viele Nuggets: Der Sieg wird geteilt.
gn-screen-end-short =
    { $number ->
        [one] ein Feld zu wenig
       *[other] { $number } Felder zu wenig
    }
gn-screen-end-ahead =
    { $number ->
        [one] ein Feld voraus
       *[other] { $number } Felder voraus
    }
gn-screen-end-nuggets-short =
    { $number ->
        [one] ein Nugget zu wenig
       *[other] { $number } Nuggets zu wenig
    }
gn-screen-end-nuggets-ahead =
    { $number ->
        [one] ein Nugget mehr
       *[other] { $number } Nuggets mehr
    }
gn-screen-end-why = Wie es endete
gn-screen-end-payday =
    { $throws ->
        [one] Er kommt immer, wie groß der Markt auch ist: { $throws } Wurf.
       *[other] Er kommt immer, wie groß der Markt auch ist: { $throws } Würfe.
    }
gn-screen-end-thrown =
    { $you ->
        [yes] Ein Geier wirft dich auf Feld { $position } zurück.
       *[no] Ein Geier wirft { $seat } auf Feld { $position } zurück.
    }
gn-screen-end-no-payday = Nach dem dritten Geier gibt es keinen Zahltag mehr.
gn-screen-end-purchase = Letzter Kauf
gn-screen-end-purchase-help = Bis zu drei Felder mehr, je ein Nugget; gekauft für alle, die noch dabei sind.
gn-screen-end-places = Plätze
gn-screen-end-places-help = Der vorderste Hut zuerst, dann die meisten Nuggets. Wer drei Geier hat, verliert.
gn-screen-end-player = Spieler
gn-screen-end-space = Feld
gn-screen-end-nuggets = Nuggets übrig
gn-screen-end-place = Platz
gn-screen-end-rank = { $rank }.
gn-screen-end-nothing = nichts
gn-screen-end-lost = mit drei Geiern verloren

## Bots: Tipps

gn-why-choose = Gegen das, was die anderen haben können, bringt dir dieser Abenteurer am meisten.
gn-why-take = Weniger eigene Schuldscheine im Markt, oder etwas, das nur du weißt.
gn-why-take-none = Keiner der Schuldscheine lohnt sich jetzt.
gn-why-draw = So viele Schuldscheine zu ziehen lohnt sich.
gn-why-fill = So bleiben deine hohen Schuldscheine weit innen, wo der Würfel sie spät findet.
gn-why-buy = So viel kannst du entbehren und trotzdem dem nächsten Zahltag ins Auge sehen.
gn-why-buy-none = Behalte deine Nuggets: Am nächsten Zahltag brauchst du sie vielleicht.
gn-why-bid = Genug für einen Abenteurer, mit den Schuldscheinen, die dir am wenigsten wehtun.
gn-why-bid-low = Ein kleines Gebot: billig, wenn es dir jemanden bringt, und sonst nimmst du es zurück.
gn-why-pick = Dieser Abenteurer nützt dir in den kommenden Ereignissen am meisten.
gn-why-lay = Deine eigenen hohen Schuldscheine gehören nach innen, die der anderen nach außen.
gn-seen-bid = Dein Gebot ist { $value } wert, das höchste bisher { $high }.
gn-seen-first = Noch hat niemand geboten; dein Gebot ist { $value } wert.
gn-seen-choose = Bei diesem Ereignis zählt { gn-adventurer } { $value }.

## Der Ratgeber

gn-screen-coach-gold = Hier zählt nur Gold. Der Höchste wird danach abgelegt, also schick niemanden, dessen Revolver oder Karten du noch brauchst.
gn-screen-coach-high-noon = Nur der Revolver zählt: Der Höchste nimmt Schuldscheine, der Niedrigste wird erschossen. Wenn du nicht gewinnen kannst, schick jemanden, auf den du verzichten kannst.
gn-screen-coach-poker = Die Hüte ziehen nach ihrer Zone: Je weiter vorn, desto weniger gibt es zu gewinnen und desto mehr zu verlieren.
gn-screen-coach-buying = Mit jedem Nugget rückt dein Hut ein Feld vor, höchstens fünf. Behalte etwas zurück: Wer einen Schuldschein nicht zahlen kann, fliegt fünf Felder zurück.
gn-screen-coach-bidding = Ein bis drei Schuldscheine, und keine Summe zweimal. Nur das niedrigste Gebot geht leer aus und kommt zurück; alle anderen werden vielleicht fällig.
gn-screen-coach-picking = Nimm, was dir fehlt: Gold, Revolver oder Karten. Der Beste eines Ereignisses wird abgelegt, ein zweiter guter ist also nie zu viel.
gn-screen-coach-laying = Nur du weißt, welcher Schuldschein wo liegt. Am Zahltag bestimmt der Würfel die Spalte, und der äußerste wird zuerst aufgedeckt.
gn-screen-coach-taking = Du nimmst Schuldscheine, ohne hinzusehen. Die eigene Farbe ist eine Schuld weniger, eine fremde zahlt jemand anders.
gn-screen-coach-tidying = Du entscheidest, welche Karten die Lücken füllen. Am Zahltag kommt die äußerste einer Spalte zuerst dran, weiter innen liegt sie sicherer.
