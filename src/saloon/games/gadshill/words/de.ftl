## Gads Hill 1874

game-gadshill = Gads Hill 1874
gh-buildings-none = keine Gebäude
gh-lots-none = keine Bauplätze

gh-option-legality = Mögliche Städte
    .help = Ob nach jeder Karte eine vollständige Stadt möglich bleiben muss.
gh-option-legality-global = Immer möglich
    .help = Eine Karte, nach der keine vollständige Stadt mehr möglich wäre, kannst du nicht ausspielen.
gh-option-legality-local = Nur was man sieht
    .help = Nur was dem Plan sofort widerspricht, kannst du nicht ausspielen.
gh-option-stop = STOP
    .help = Was mit Markern geschieht, die die Logik ausschließt.
gh-option-stop-claim = STOP rufen
    .help = Wer es zuerst sieht, darf den Marker beanspruchen.
gh-option-stop-auto = Automatisch
    .help = Der aktive Spieler bekommt alle diese Marker sofort.
gh-option-stop-off = Kein STOP
    .help = Niemand kann etwas beanspruchen.
gh-option-stop_order = Reihenfolge bei STOP
    .help = Wie die anderen nach einem Zug zu Wort kommen.
gh-option-stop_order-ordered = Reihum
    .help = Alle anderen werden einmal gefragt, im Uhrzeigersinn.
gh-option-stop_order-open = Offen
    .help = Niemand wird gefragt: Der erste Ruf zählt, bis der nächste Spieler etwas tut.
gh-option-stop_seconds = Zeit für STOP
    .help = Wie lange STOP mindestens offen bleibt, wenn ein Bot folgt und nach dem letzten Zug.
gh-option-stop_seconds-15 = 15 Sekunden
    .help = Die übliche Zeit mit mehreren Menschen.
gh-option-stop_seconds-0 = Ohne Warten
    .help = Für Tische ohne Menschen.
gh-option-stop_seconds-4 = 4 Sekunden
    .help = Wenn ein Mensch gegen Bots spielt.
gh-option-stop_seconds-5 = 5 Sekunden
    .help = Für schnelle Augen.
gh-option-stop_seconds-30 = 30 Sekunden
    .help = Zeit, zweimal hinzusehen.
gh-option-stop_seconds-60 = Eine Minute
    .help = Zeit zum Nachdenken.
gh-option-stop_seconds-usual = Wie üblich
    .help = 4 Sekunden, wenn ein Mensch gegen Bots spielt, 15 bei mehreren Menschen.
gh-option-stop_penalty = Falscher STOP-Ruf
    .help = Was ein falscher Ruf kostet.
gh-option-stop_penalty-0 = Kein weiterer Ruf
    .help = Du darfst bis zum nächsten Zug nicht mehr rufen.
gh-option-stop_penalty-1 = Auch ein Marker
    .help = Du darfst bis zum nächsten Zug nicht mehr rufen und verlierst einen gesammelten Marker.
gh-option-discard = Abwerfen
    .help = Welche Karten ihr für einen Marker abwerfen dürft.
gh-option-discard-dead = Gerade unspielbar
    .help = Karten, die du in diesem Moment nicht ausspielen kannst.
gh-option-discard-permanent = Endgültig unspielbar
    .help = Nur Karten, die dem Plan widersprechen oder nichts ändern würden.
gh-option-discard-any = Beliebig
    .help = Zwei beliebige Karten.
gh-option-draw = Nachziehen
    .help = Von welchem Stapel die neue Karte kommt.
gh-option-draw-choice = Freie Wahl
    .help = Du suchst dir den Stapel aus.
gh-option-draw-building = Gebäudekarten
    .help = Du ziehst Gebäudekarten, solange es welche gibt.
gh-option-draw-random = Zufällig
    .help = Das Los bestimmt den Stapel.
gh-option-one_card_at = Eine Karte pro Zug
    .help = Wo die Lokomotive stehen muss, damit nur noch eine Karte pro Zug erlaubt ist.
gh-option-one_card_at-16 = Ab 16
    .help = Die drei Plättchen vom Anfang zählen mit.
gh-option-one_card_at-19 = Ab 19
    .help = Sechzehn echte Gebäude müssen stehen.
gh-option-buys_per_turn = Käufe pro Zug
    .help = Wie viele Gebäude du in einem Zug kaufen darfst.
gh-option-buys_per_turn-1 = Einer
    .help = Ein Gebäude pro Zug.
gh-option-buys_per_turn-3 = Drei
    .help = Bis zu drei Gebäude pro Zug.
gh-option-lot_limit = Drei Marker pro Bauplatz
    .help = Wann diese Grenze geprüft wird.
gh-option-lot_limit-card = Nach jeder Karte
    .help = Keine Karte darf mehr als drei Marker auf einem Bauplatz hinterlassen.
gh-option-lot_limit-turn = Nach dem Zug
    .help = Deine zweite Karte darf in Ordnung bringen, was die erste überfüllt hat.
gh-option-null_play = Karten ohne Wirkung
    .help = Ob du eine Karte ausspielen darfst, die nichts ändert.
gh-option-null_play-no = Nicht erlaubt
    .help = So eine Karte kannst du nur abwerfen.
gh-option-null_play-yes = Erlaubt
    .help = So eine Karte kommt auf den Ablagestapel und bringt keine Punkte.
gh-option-last_stop = Letzter STOP-Ruf
    .help = Ob nach dem letzten Zug noch STOP gerufen werden darf.
gh-option-last_stop-yes = Ja
    .help = Die anderen dürfen noch einmal genau hinsehen.
gh-option-last_stop-no = Nein
    .help = Die Partie endet mit dem letzten Zug.
gh-option-reshuffle = Leere Stapel
    .help = Welche Karten zurückkommen, wenn alle Stapel leer sind.
gh-option-reshuffle-all = Alle
    .help = Alle abgelegten Karten, nach Kartenarten getrennt.
gh-option-reshuffle-district = Stadtteilkarten
    .help = Nur die Stadtteilkarten.
gh-option-stall_rounds = Endloses Passen
    .help = Ob die Partie durch Passen enden kann. Sind Karten ohne Wirkung erlaubt, kann sie das, wenn du nichts anderes wählst.
gh-option-stall_rounds-off = Nur ohne Karten
    .help = Die Partie endet nur, wenn alle passen und keine Karte mehr zu ziehen ist.
gh-option-stall_rounds-4 = Vier Runden
    .help = Die Partie endet auch nach vier vollen Runden, in denen alle passen.
gh-option-show_discard = Ablagestapel
    .help = Ob ihr die verbrauchten Karten durchsehen dürft.
gh-option-show_discard-no = Verdeckt
    .help = Du siehst nur die zuletzt verwendeten Karten.
gh-option-show_discard-yes = Offen
    .help = Du siehst alle verbrauchten Karten.
gh-option-first_seat = Wer beginnt
    .help = Wer den ersten Zug hat.
gh-option-first_seat-random = Auslosen
    .help = Der Zufall entscheidet.
gh-option-first_seat-0 = Platz 1
    .help = Dort sitzt, wer am ältesten ist.
gh-option-first_seat-1 = Platz 2
    .help = Dort sitzt, wer am ältesten ist.
gh-option-first_seat-2 = Platz 3
    .help = Dort sitzt, wer am ältesten ist (zu dritt oder zu viert).
gh-option-first_seat-3 = Platz 4
    .help = Dort sitzt, wer am ältesten ist (zu viert).

gh-phase-tiles = Außenfelder
gh-phase-first = Auslosung
gh-phase-deal = Austeilen
gh-phase-draft = Gebäude auswählen
gh-phase-turn = Zug
gh-phase-take = Marker nehmen
gh-phase-draw = Stapel wählen
gh-phase-card = Karte ziehen
gh-phase-window = STOP?
gh-phase-over = Partie vorbei

## Gads Hill 1874: Gebäude, Plättchen und Stapel

gh-building =
    { $building ->
        [bank] Bank
        [blacksmith] Schmiede
        [casino] Casino
        [church] Kirche
        [doc] Doc
        [hotel] Hotel
        [judge] Richter
        [laundry] Wäscherei
        [prison] Gefängnis
        [saloon] Saloon
        [sheriff] Sheriff
        [stable] Mietstall
        [school] Schule
        [undertaker] Bestatter
        [stagecoach] Kutschenstation
        [general_store] Gemischtwarenladen
        [sawmill] Sägewerk
        [telegraph] Telegrafenamt
        [newspaper] Zeitung
        [barber] Barbier
        [gunsmith] Büchsenmacher
        [post_office] Postamt
       *[other] { $building }
    }
    .the =
    { $building ->
        [bank] die Bank
        [blacksmith] die Schmiede
        [casino] das Casino
        [church] die Kirche
        [doc] der Doc
        [hotel] das Hotel
        [judge] der Richter
        [laundry] die Wäscherei
        [prison] das Gefängnis
        [saloon] der Saloon
        [sheriff] der Sheriff
        [stable] der Mietstall
        [school] die Schule
        [undertaker] der Bestatter
        [stagecoach] die Kutschenstation
        [general_store] der Gemischtwarenladen
        [sawmill] das Sägewerk
        [telegraph] das Telegrafenamt
        [newspaper] die Zeitung
        [barber] der Barbier
        [gunsmith] der Büchsenmacher
        [post_office] das Postamt
       *[other] { $building }
    }
    .acc =
    { $building ->
        [bank] die Bank
        [blacksmith] die Schmiede
        [casino] das Casino
        [church] die Kirche
        [doc] den Doc
        [hotel] das Hotel
        [judge] den Richter
        [laundry] die Wäscherei
        [prison] das Gefängnis
        [saloon] den Saloon
        [sheriff] den Sheriff
        [stable] den Mietstall
        [school] die Schule
        [undertaker] den Bestatter
        [stagecoach] die Kutschenstation
        [general_store] den Gemischtwarenladen
        [sawmill] das Sägewerk
        [telegraph] das Telegrafenamt
        [newspaper] die Zeitung
        [barber] den Barbier
        [gunsmith] den Büchsenmacher
        [post_office] das Postamt
       *[other] { $building }
    }
    .dat =
    { $building ->
        [bank] der Bank
        [blacksmith] der Schmiede
        [casino] dem Casino
        [church] der Kirche
        [doc] dem Doc
        [hotel] dem Hotel
        [judge] dem Richter
        [laundry] der Wäscherei
        [prison] dem Gefängnis
        [saloon] dem Saloon
        [sheriff] dem Sheriff
        [stable] dem Mietstall
        [school] der Schule
        [undertaker] dem Bestatter
        [stagecoach] der Kutschenstation
        [general_store] dem Gemischtwarenladen
        [sawmill] dem Sägewerk
        [telegraph] dem Telegrafenamt
        [newspaper] der Zeitung
        [barber] dem Barbier
        [gunsmith] dem Büchsenmacher
        [post_office] dem Postamt
       *[other] { $building }
    }
    .gen =
    { $building ->
        [bank] der Bank
        [blacksmith] der Schmiede
        [casino] des Casinos
        [church] der Kirche
        [doc] des Docs
        [hotel] des Hotels
        [judge] des Richters
        [laundry] der Wäscherei
        [prison] des Gefängnisses
        [saloon] des Saloons
        [sheriff] des Sheriffs
        [stable] des Mietstalls
        [school] der Schule
        [undertaker] des Bestatters
        [stagecoach] der Kutschenstation
        [general_store] des Gemischtwarenladens
        [sawmill] des Sägewerks
        [telegraph] des Telegrafenamts
        [newspaper] der Zeitung
        [barber] des Barbiers
        [gunsmith] des Büchsenmachers
        [post_office] des Postamts
       *[other] von { $building }
    }
gh-tile =
    { $tile ->
        [station] Bahnhof
        [cemetery] Friedhof
        [bison_pasture] Bisonweide
       *[other] { $tile }
    }
gh-pile =
    { $pile ->
        [building] Gebäude
        [district] Stadtteil
        [condition] Bedingung
       *[other] { $pile }
    }
    .card =
    { $pile ->
        [building] eine Gebäudekarte
        [district] eine Stadtteilkarte
        [condition] eine Bedingungskarte
       *[other] eine Karte ({ $pile })
    }
    .cards =
    { $pile ->
        [building] Gebäudekarten
        [district] Stadtteilkarten
        [condition] Bedingungskarten
       *[other] Karten ({ $pile })
    }

## Gads Hill 1874: Hinweiskarten (ab 23 nennt .told das gewählte Gebäude)

gh-card-1 = In der Nacht des Zugüberfalls brannte in der BANK am östlichen Stadtrand noch Licht.
gh-card-2 = Aus der SCHMIEDE an der Piedmont Street stoben die Funken, zwischen Front Street und Oak Street.
gh-card-3 = Ein Kartengeber erinnerte sich an eine sehr lange Partie Faro im CASINO, dessen Tür auf die Piedmont Street ging.
gh-card-4 = Die Glocke der KIRCHE hallte über die Iron Mountain Road, irgendwo zwischen Front Street und Oak Street.
gh-card-5 = Die Patienten warteten auf der Main Street, denn dort hatte der DOC seine Tür.
gh-card-6 = Zwei schweigsame Fremde trugen sich ins Gästebuch des HOTELS ein, dessen Veranda auf die Front Street ging.
gh-card-7 = Der RICHTER wohnte im ersten oder letzten Haus auf seiner Seite der Oak Street.
gh-card-8 = Die Leinen der WÄSCHEREI hingen dort, wo außer der Oak Street keine Straße vorbeiführte.
gh-card-9 = Wer freikam und aus dem GEFÄNGNIS trat, blickte genau nach Norden.
gh-card-10 = Den SALOON auf der Nordseite der Piedmont Street hat noch jeder gefunden.
gh-card-11 = Beim SHERIFF hingen die Steckbriefe, an der Ecke Piedmont Street und Main Street.
gh-card-12 = Das Heu für den MIETSTALL wurde neben den Gleisen abgeladen, südlich der Piedmont Street.
gh-card-13 = Die SCHULE stand in einem der äußeren Häuserblocks, auf der Höhe zwischen Iron Mountain Road und Piedmont Street.
gh-card-14 = Der BESTATTER hatte das erste oder letzte Haus auf seiner Seite der Main Street.
gh-card-15 = An der KUTSCHENSTATION, wo die Piedmont Street in die Oak Street mündet, wendete die Postkutsche.
gh-card-16 = Mehl und Nägel gab es im GEMISCHTWARENLADEN auf der Südseite der Iron Mountain Road, westlich der Oak Street.
gh-card-17 = Das SÄGEWERK lag abseits: nördlich der Iron Mountain Road oder auf dem letzten Bauplatz an ihrem östlichen Ende.
gh-card-18 = Der Draht führte zum TELEGRAFENAMT neben den Gleisen, zwischen Iron Mountain Road und Piedmont Street.
gh-card-19 = Die Tür der ZEITUNG ging auf die Iron Mountain Road.
gh-card-20 = Die gestreifte Stange des BARBIERS stand im Häuserblock südlich der Piedmont Street, zwischen Front Street und Oak Street.
gh-card-21 = Der BÜCHSENMACHER probierte seine Ware auf dem südlichen Stück der Oak Street aus.
gh-card-22 = Die Postsäcke flogen beim POSTAMT aus dem Zug, dort, wo die Gleise in die Stadt hinein- oder aus ihr hinausführen.
gh-card-23 = Mein Gebäude lag an der Piedmont Street.
    .told = An der Piedmont Street fand man { gh-building.acc }.
gh-card-24 = Mein Gebäude lag an der Iron Mountain Road.
    .told = An der Iron Mountain Road fand man { gh-building.acc }.
gh-card-25 = Mein Gebäude lag an der Main Street, westlich der Gleise.
    .told = An der Main Street, westlich der Gleise, fand man { gh-building.acc }.
gh-card-26 = Mein Gebäude lag an der Oak Street, südlich der Iron Mountain Road.
    .told = An der Oak Street, südlich der Iron Mountain Road, fand man { gh-building.acc }.
gh-card-27 = Mein Gebäude lag neben den Gleisen, südlich der Iron Mountain Road.
    .told = Neben den Gleisen, südlich der Iron Mountain Road, fand man { gh-building.acc }.
gh-card-28 = Mein Gebäude lag auf der Südseite der Piedmont Street oder am südlichen Stadtrand.
    .told = Auf der Südseite der Piedmont Street oder am südlichen Stadtrand fand man { gh-building.acc }.
gh-card-29 = Der Eingang meines Gebäudes ging nach Norden oder Osten.
    .told = Der Eingang { gh-building.gen } ging nach Norden oder Osten.
gh-card-30 = Der Eingang meines Gebäudes ging nach Süden oder Osten.
    .told = Der Eingang { gh-building.gen } ging nach Süden oder Osten.
gh-card-31 = Der Eingang meines Gebäudes lag an der Front Street oder der Main Street.
    .told = Der Eingang { gh-building.gen } lag an der Front Street oder der Main Street.
gh-card-32 = Der Eingang meines Gebäudes lag an der Iron Mountain Road oder der Front Street.
    .told = Der Eingang { gh-building.gen } lag an der Iron Mountain Road oder der Front Street.
gh-card-33 = Mein Gebäude war das erste oder letzte Haus auf seiner Seite der Main Street oder der Oak Street.
    .told = Mit { gh-building.dat } begann oder endete eine Seite der Main Street oder der Oak Street.
gh-card-34 = Mein Gebäude lag dort, wo die Piedmont Street auf die Main Street oder die Oak Street trifft.
    .told = Wo die Piedmont Street auf die Main Street oder die Oak Street trifft, fand man { gh-building.acc }.
gh-card-35 = Mein Gebäude lag dort, wo die Piedmont Street auf die Front Street oder die Oak Street trifft.
    .told = Wo die Piedmont Street auf die Front Street oder die Oak Street trifft, fand man { gh-building.acc }.
gh-card-36 = Mein Gebäude lag östlich der Gleise, und sein Eingang ging nach Westen.
    .told = Östlich der Gleise, mit dem Eingang nach Westen, fand man { gh-building.acc }.
gh-card-37 = Mein Gebäude lag im Nordostviertel, östlich der Front Street.
    .told = Im Nordostviertel, östlich der Front Street, fand man { gh-building.acc }.
gh-card-38 = Mein Gebäude lag am östlichen Stadtrand oder an der Iron Mountain Road zwischen Front Street und Oak Street.
    .told = Am östlichen Stadtrand oder an der Iron Mountain Road zwischen Front Street und Oak Street fand man { gh-building.acc }.
gh-card-39 = Die BANK lag meinem Gebäude auf der anderen Straßenseite gegenüber, im Viertel an der Oak Street.
    .told = Die BANK lag { gh-building.dat } auf der anderen Straßenseite gegenüber, im Viertel an der Oak Street.
gh-card-40 = Die SCHMIEDE lag direkt neben meinem Gebäude, im Süden der Stadt.
    .told = Die SCHMIEDE lag direkt neben { gh-building.dat }, im Süden der Stadt.
gh-card-41 = Im Osten der Stadt stand das CASINO Wand an Wand mit meinem Gebäude.
    .told = Im Osten der Stadt stand das CASINO Wand an Wand mit { gh-building.dat }.
gh-card-42 = Die KIRCHE und mein Gebäude standen an derselben Kreuzung der Iron Mountain Road.
    .told = Die KIRCHE und { gh-building.the } standen an derselben Kreuzung der Iron Mountain Road.
gh-card-43 = Der DOC wohnte meinem Gebäude jenseits der Gleise gegenüber, südlich der Iron Mountain Road.
    .told = Der DOC wohnte { gh-building.dat } jenseits der Gleise gegenüber, südlich der Iron Mountain Road.
gh-card-44 = Das HOTEL lag direkt neben meinem Gebäude, zwischen Front Street und Oak Street.
    .told = Das HOTEL lag direkt neben { gh-building.dat }, zwischen Front Street und Oak Street.
gh-card-45 = Der RICHTER wohnte nördlich meines Gebäudes, auf derselben Seite der Oak Street.
    .told = Der RICHTER wohnte nördlich { gh-building.gen }, auf derselben Seite der Oak Street.
gh-card-46 = Die WÄSCHEREI lag direkt neben meinem Gebäude, im Westen oder ganz im Südosten.
    .told = Die WÄSCHEREI lag direkt neben { gh-building.dat }, im Westen oder ganz im Südosten.
gh-card-47 = Das GEFÄNGNIS und mein Gebäude standen an derselben Kreuzung: Piedmont Street mit Main Street oder mit Oak Street.
    .told = Das GEFÄNGNIS und { gh-building.the } standen an derselben Kreuzung: Piedmont Street mit Main Street oder mit Oak Street.
gh-card-48 = Der SALOON lag auf derselben Seite der Piedmont Street wie mein Gebäude.
    .told = Der SALOON lag auf derselben Seite der Piedmont Street wie { gh-building.the }.
gh-card-49 = Der SHERIFF blickte über die Piedmont Street genau auf mein Gebäude.
    .told = Der SHERIFF blickte über die Piedmont Street genau auf { gh-building.acc }.
gh-card-50 = Der MIETSTALL lag meinem Gebäude auf der anderen Straßenseite gegenüber, im Westen oder neben den Gleisen.
    .told = Der MIETSTALL lag { gh-building.dat } auf der anderen Straßenseite gegenüber, im Westen oder neben den Gleisen.
gh-card-51 = Die SCHULE lag direkt neben meinem Gebäude, in der nördlichen Hälfte der Stadt.
    .told = Die SCHULE lag direkt neben { gh-building.dat }, in der nördlichen Hälfte der Stadt.
gh-card-52 = Der BESTATTER und mein Gebäude hatten ihre Tür an derselben Straße: Main Street oder Iron Mountain Road.
    .told = Der BESTATTER und { gh-building.the } hatten ihre Tür an derselben Straße: Main Street oder Iron Mountain Road.
gh-card-53 = Die KUTSCHENSTATION lag an derselben Kreuzung wie mein Gebäude: Piedmont Street mit Front Street oder mit Oak Street.
    .told = Die KUTSCHENSTATION lag an derselben Kreuzung wie { gh-building.the }: Piedmont Street mit Front Street oder mit Oak Street.
gh-card-54 = Der GEMISCHTWARENLADEN und mein Gebäude hatten ihren Eingang in derselben Himmelsrichtung: im Süden oder im Osten.
    .told = Der GEMISCHTWARENLADEN und { gh-building.the } hatten ihren Eingang in derselben Himmelsrichtung: im Süden oder im Osten.
gh-card-55 = Das SÄGEWERK lag nördlich meines Gebäudes, auf derselben Seite der Main Street oder der Oak Street.
    .told = Das SÄGEWERK lag nördlich { gh-building.gen }, auf derselben Seite der Main Street oder der Oak Street.
gh-card-56 = Das TELEGRAFENAMT lag meinem Gebäude auf der anderen Straßenseite gegenüber, an der Iron Mountain Road.
    .told = Das TELEGRAFENAMT lag { gh-building.dat } auf der anderen Straßenseite gegenüber, an der Iron Mountain Road.
gh-card-57 = Die ZEITUNG und mein Gebäude hatten ihre Tür an derselben Straße: Iron Mountain Road oder Front Street.
    .told = Die ZEITUNG und { gh-building.the } hatten ihre Tür an derselben Straße: Iron Mountain Road oder Front Street.
gh-card-58 = Der BARBIER hatte seinen Laden direkt neben meinem Gebäude, im Südosten oder am östlichen Stadtrand.
    .told = Der BARBIER hatte seinen Laden direkt neben { gh-building.dat }, im Südosten oder am östlichen Stadtrand.
gh-card-59 = Der BÜCHSENMACHER arbeitete genau westlich meines Gebäudes.
    .told = Der BÜCHSENMACHER arbeitete genau westlich { gh-building.gen }.
gh-card-60 = Das POSTAMT lag meinem Gebäude jenseits der Gleise gegenüber.
    .told = Das POSTAMT lag { gh-building.dat } jenseits der Gleise gegenüber.
gh-clue =
    { $clue ->
        [1] { gh-card-1 }
        [2] { gh-card-2 }
        [3] { gh-card-3 }
        [4] { gh-card-4 }
        [5] { gh-card-5 }
        [6] { gh-card-6 }
        [7] { gh-card-7 }
        [8] { gh-card-8 }
        [9] { gh-card-9 }
        [10] { gh-card-10 }
        [11] { gh-card-11 }
        [12] { gh-card-12 }
        [13] { gh-card-13 }
        [14] { gh-card-14 }
        [15] { gh-card-15 }
        [16] { gh-card-16 }
        [17] { gh-card-17 }
        [18] { gh-card-18 }
        [19] { gh-card-19 }
        [20] { gh-card-20 }
        [21] { gh-card-21 }
        [22] { gh-card-22 }
        [23] { gh-card-23 }
        [24] { gh-card-24 }
        [25] { gh-card-25 }
        [26] { gh-card-26 }
        [27] { gh-card-27 }
        [28] { gh-card-28 }
        [29] { gh-card-29 }
        [30] { gh-card-30 }
        [31] { gh-card-31 }
        [32] { gh-card-32 }
        [33] { gh-card-33 }
        [34] { gh-card-34 }
        [35] { gh-card-35 }
        [36] { gh-card-36 }
        [37] { gh-card-37 }
        [38] { gh-card-38 }
        [39] { gh-card-39 }
        [40] { gh-card-40 }
        [41] { gh-card-41 }
        [42] { gh-card-42 }
        [43] { gh-card-43 }
        [44] { gh-card-44 }
        [45] { gh-card-45 }
        [46] { gh-card-46 }
        [47] { gh-card-47 }
        [48] { gh-card-48 }
        [49] { gh-card-49 }
        [50] { gh-card-50 }
        [51] { gh-card-51 }
        [52] { gh-card-52 }
        [53] { gh-card-53 }
        [54] { gh-card-54 }
        [55] { gh-card-55 }
        [56] { gh-card-56 }
        [57] { gh-card-57 }
        [58] { gh-card-58 }
        [59] { gh-card-59 }
        [60] { gh-card-60 }
       *[other] { $clue }
    }
gh-told =
    { $clue ->
        [1] { gh-card-1 }
        [2] { gh-card-2 }
        [3] { gh-card-3 }
        [4] { gh-card-4 }
        [5] { gh-card-5 }
        [6] { gh-card-6 }
        [7] { gh-card-7 }
        [8] { gh-card-8 }
        [9] { gh-card-9 }
        [10] { gh-card-10 }
        [11] { gh-card-11 }
        [12] { gh-card-12 }
        [13] { gh-card-13 }
        [14] { gh-card-14 }
        [15] { gh-card-15 }
        [16] { gh-card-16 }
        [17] { gh-card-17 }
        [18] { gh-card-18 }
        [19] { gh-card-19 }
        [20] { gh-card-20 }
        [21] { gh-card-21 }
        [22] { gh-card-22 }
        [23] { gh-card-23.told }
        [24] { gh-card-24.told }
        [25] { gh-card-25.told }
        [26] { gh-card-26.told }
        [27] { gh-card-27.told }
        [28] { gh-card-28.told }
        [29] { gh-card-29.told }
        [30] { gh-card-30.told }
        [31] { gh-card-31.told }
        [32] { gh-card-32.told }
        [33] { gh-card-33.told }
        [34] { gh-card-34.told }
        [35] { gh-card-35.told }
        [36] { gh-card-36.told }
        [37] { gh-card-37.told }
        [38] { gh-card-38.told }
        [39] { gh-card-39.told }
        [40] { gh-card-40.told }
        [41] { gh-card-41.told }
        [42] { gh-card-42.told }
        [43] { gh-card-43.told }
        [44] { gh-card-44.told }
        [45] { gh-card-45.told }
        [46] { gh-card-46.told }
        [47] { gh-card-47.told }
        [48] { gh-card-48.told }
        [49] { gh-card-49.told }
        [50] { gh-card-50.told }
        [51] { gh-card-51.told }
        [52] { gh-card-52.told }
        [53] { gh-card-53.told }
        [54] { gh-card-54.told }
        [55] { gh-card-55.told }
        [56] { gh-card-56.told }
        [57] { gh-card-57.told }
        [58] { gh-card-58.told }
        [59] { gh-card-59.told }
        [60] { gh-card-60.told }
       *[other] { $clue }
    }

## Gads Hill 1874: Züge

gh-move-draft = Nehmen: { gh-building }
gh-move-play = Karte { $clue } ausspielen: { gh-clue }
gh-move-play-mine = Karte { $clue } mit { gh-building.dat } ausspielen: { gh-told }
gh-move-discard = Die Karten { $first } und { $second } für einen Marker abwerfen
gh-move-take = Den Marker { gh-building.gen } auf { $lot } nehmen
gh-move-buy = Für zwei Marker kaufen: { gh-building }
gh-move-claim = STOP: Auf { $lot } kann { gh-building.the } nicht stehen
gh-move-quiet = Kein STOP
gh-move-pass = Keine Karte ausspielen
gh-move-done = Zug beenden
gh-move-draw = Nachziehen: { gh-pile.card }
gh-move-first =
    { $you ->
        [yes] Es beginnt: du
       *[no] Es beginnt: { $seat }
    }
gh-move-tiles = Außenfelder: { $tiles }
gh-move-deal = Karte { $clue }
gh-move-card = Karte { $clue }

## Gads Hill 1874: was geschieht

gh-tiles = Auf den Außenfeldern ({ $lots }) liegen, in dieser Reihenfolge: { $tiles }.
gh-first =
    { $you ->
        [yes] Du fängst an.
       *[no] { $seat } fängt an.
    }
gh-dealt =
    { $you ->
        [yes] Du bekommst { gh-pile.card }.
       *[no] { $seat } bekommt { gh-pile.card }.
    }
gh-dealt-you = Du bekommst { gh-pile.card }, Nummer { $clue }: { gh-clue }
gh-drafted =
    { $you ->
        [yes] Du nimmst { gh-building.acc }.
       *[no] { $seat } nimmt { gh-building.acc }.
    }
gh-turn =
    { $you ->
        [yes] Du bist dran:
       *[no] { $seat } ist dran:
    } { $number ->
        [one] nur eine Karte.
       *[other] bis zu { $number } Karten.
    }
gh-played =
    { $you ->
        [yes] Du spielst Karte { $clue } aus: { gh-clue }
       *[no] { $seat } spielt Karte { $clue } aus: { gh-clue }
    }
gh-played-mine =
    { $you ->
        [yes] Du spielst Karte { $clue } mit { gh-building.dat } aus: { gh-told }
       *[no] { $seat } spielt Karte { $clue } mit { gh-building.dat } aus: { gh-told }
    }
gh-put =
    { $number ->
        [one] { $number } Marker { gh-building.gen } kommt auf { $lots }.
       *[other] { $number } Marker { gh-building.gen } kommen auf { $lots }.
    }
gh-spare =
    { $number ->
        [one] { $number } Marker { gh-building.gen } bleibt übrig und geht
       *[other] { $number } Marker { gh-building.gen } bleiben übrig und gehen
    } { $you ->
        [yes] an dich.
       *[no] an { $seat }.
    }
gh-removed =
    { $you ->
        [yes] Du nimmst { $number } Marker { gh-building.gen } vom Plan: { $lots }.
       *[no] { $seat } nimmt { $number } Marker { gh-building.gen } vom Plan: { $lots }.
    }
gh-placed = Auf { $lot } steht jetzt { gh-building.the }. Die Lokomotive rückt auf { $locomotive } vor.
gh-cleared =
    { $you ->
        [yes] Der Marker { gh-building.gen } auf { $lot } muss weg: Er gehört dir.
       *[no] Der Marker { gh-building.gen } auf { $lot } muss weg: { $seat } bekommt ihn.
    }
gh-gained =
    { $points ->
        [0] Das bringt keine Punkte.
       *[other]
            { $you ->
                [yes] Du bekommst
               *[no] { $seat } bekommt
            } { $points ->
                [one] { $points } Punkt.
               *[other] { $points } Punkte.
            }
    }
gh-discarded =
    { $you ->
        [yes] Du wirfst die Karten { $first } und { $second } ab.
       *[no] { $seat } wirft die Karten { $first } und { $second } ab.
    }
gh-took =
    { $you ->
        [yes] Du nimmst den Marker { gh-building.gen } auf { $lot }.
       *[no] { $seat } nimmt den Marker { gh-building.gen } auf { $lot }.
    }
gh-bought =
    { $you ->
        [yes] Du kaufst { gh-building.acc } für zwei Marker
       *[no] { $seat } kauft { gh-building.acc } für zwei Marker
    } { $left ->
        [0] (kein Kauf mehr frei).
        [one] (noch { $left } Kauf frei).
       *[other] (noch { $left } Käufe frei).
    }
gh-concluded =
    { $you ->
        [yes] Auch alles andere, was der Plan ausschließt, geht an dich.
       *[no] Auch alles andere, was der Plan ausschließt, geht an { $seat }.
    }
gh-claimed =
    { $you ->
        [yes] STOP! Du zeigst, dass { gh-building.the } nicht auf { $lot } stehen kann:
       *[no] STOP! { $seat } zeigt, dass { gh-building.the } nicht auf { $lot } stehen kann:
    } { $buildings } haben zusammen nur { $lots } (so viele Bauplätze wie Gebäude).
gh-claim-wrong =
    { $you ->
        [yes] Du rufst STOP gegen { gh-building.acc } auf { $lot }, aber nichts auf dem Plan schließt das aus.
       *[no] { $seat } ruft STOP gegen { gh-building.acc } auf { $lot }, aber nichts auf dem Plan schließt das aus.
    }
gh-penalty =
    { $you ->
        [yes] Der falsche Ruf kostet dich einen Marker.
       *[no] Der falsche Ruf kostet { $seat } einen Marker.
    }
gh-quiet =
    { $you ->
        [yes] Du beanspruchst nichts.
       *[no] { $seat } beansprucht nichts.
    }
gh-passed =
    { $you ->
        [yes] Du spielst keine Karte aus.
       *[no] { $seat } spielt keine Karte aus.
    }
gh-done =
    { $you ->
        [yes] Du beendest deinen Zug.
       *[no] { $seat } beendet den Zug.
    }
gh-pile-chosen =
    { $you ->
        [yes] Du wählst den Stapel mit den { gh-pile.cards }.
       *[no] { $seat } wählt den Stapel mit den { gh-pile.cards }.
    }
gh-drew =
    { $you ->
        [yes] Du ziehst { gh-pile.card }.
       *[no] { $seat } zieht { gh-pile.card }.
    }
gh-drew-you = Du ziehst { gh-pile.card }, Nummer { $clue }: { gh-clue }
gh-reshuffled =
    Alle Stapel sind leer: { $number ->
        [one] { $number } abgelegte Karte wird
       *[other] { $number } abgelegte Karten werden
    } zu neuen Stapeln gemischt.
gh-undrawn =
    { $you ->
        [yes] Für dich gibt es keine Karte mehr zu ziehen.
       *[no] Für { $seat } gibt es keine Karte mehr zu ziehen.
    }
gh-over-locomotive = Die Lokomotive hat die 22 erreicht: Die Partie ist zu Ende.
gh-over-exhausted = Alle haben gepasst, und es gibt keine Karten mehr: Die Partie ist zu Ende.
gh-over-stall = Seit vier Runden hat sich nichts geändert: Die Partie ist zu Ende.
gh-scored =
    { $you ->
        [yes] Du hast
       *[no] { $seat } hat
    } { $score ->
        [one] { $score } Punkt.
       *[other] { $score } Punkte.
    }
gh-winner =
    { $you ->
        [yes] Du gewinnst die Partie!
       *[no] { $seat } gewinnt die Partie!
    }
gh-shared =
    { $you ->
        [yes] Du teilst dir den Sieg mit { $seats }!
       *[no] { $seats } teilen sich den Sieg!
    }

## Gads Hill 1874: was nicht geht

gh-refuse-no-own = Für Karte { $clue } brauchst du ein Gebäude, das noch vor dir liegt; auf { gh-building.acc } trifft das nicht zu.
gh-refuse-same-building = Die Karte nennt selbst schon { gh-building.acc }: Wähle ein anderes deiner Gebäude.
gh-refuse-contradiction = Das widerspricht dem Plan und kann nicht stimmen: { $buildings } ({ $lots }).
gh-refuse-too-many = Fünf Marker reichen nicht für so viele Bauplätze: { $lots } ({ $buildings }).
gh-refuse-no-effect = Die Karte sagt nichts Neues und ändert nichts: { $buildings }.
gh-refuse-lot-full = Mehr als drei Marker lägen dann auf { $lots } ({ $buildings }).
gh-refuse-town-impossible = Eine vollständige Stadt wäre nicht mehr möglich: { $buildings } hätten zusammen nur noch { $lots }.
gh-refuse-phase = Das geht gerade nicht.
gh-refuse-not-held = Karte { $clue } hast du nicht auf der Hand.
gh-refuse-one-action = Entweder ausspielen oder abwerfen: Beides im selben Zug geht nicht.
gh-refuse-cards-left = In diesem Zug darfst du keine Karte mehr ausspielen.
gh-refuse-mend = Auf einem Bauplatz liegen mehr als drei Marker: Spiel erst eine Karte aus, die das in Ordnung bringt.
gh-refuse-playable = Karte { $clue } kannst du noch ausspielen, also nicht abwerfen.
gh-refuse-no-marker = Auf dem Plan liegt kein Marker, den du dafür nehmen dürftest.
gh-refuse-price =
    Ein Gebäude kostet zwei Marker; du hast { $points ->
        [0] keinen.
        [one] nur einen.
       *[other] nur { $points }.
    }
gh-refuse-purchases =
    Du hast schon { $number ->
        [one] ein Gebäude
       *[other] { $number } Gebäude
    } gekauft, mehr sind in einer Partie nicht erlaubt.
gh-refuse-bought-now =
    Du darfst pro Zug nur { $number ->
        [one] ein Gebäude
       *[other] { $number } Gebäude
    } kaufen.
gh-refuse-not-beside = Neben dem Plan liegt { gh-building.the } nicht.
gh-refuse-no-stop = An diesem Tisch wird nicht STOP gerufen.
gh-refuse-claimed = Bis zum nächsten Zug darfst du nicht mehr STOP rufen.
gh-refuse-own-turn = In deinem eigenen Zug musst du STOP rufen, bevor du ziehst.
gh-refuse-marker = Auf { $lot } liegt kein Marker { gh-building.gen }.
gh-refuse-only-marker = Der Marker { gh-building.gen } auf { $lot } ist der einzige und bleibt liegen.
gh-refuse-needed-marker = Ohne den Marker { gh-building.gen } auf { $lot } wäre keine vollständige Stadt mehr möglich.
gh-refuse-drafted = Jemand hat { gh-building.acc } schon genommen.
gh-refuse-pile = An diesem Tisch ziehst du Gebäudekarten, solange es welche gibt.
gh-refuse-pile-empty = Es gibt keine { gh-pile.cards } mehr zu ziehen.
gh-town-unreadable = Die Stadtdatei { $path } lässt sich nicht lesen.
gh-town-syntax = Die Stadtdatei ist kein gültiges TOML: { $problem }.
gh-town-field =
    { $problem ->
        [missing] In der Stadt fehlt „{ $field }“.
        [type] „{ $field }“ hat in der Stadt den falschen Typ.
        [word] „{ $field }“ darf in der Stadt nur aus einfachen Wörtern bestehen.
        [count] „{ $field }“ hat in der Stadt die falsche Zahl von Einträgen; die Regeln sagen { $wanted }.
        [fixed] „{ $field }“ muss in der Stadt { $wanted } sein.
        [unknown] Ein „{ $field }“ gibt es in einer Stadt nicht.
        [reference] „{ $field }“ nennt „{ $wanted }“, aber das gibt es in der Stadt nicht.
        [twice] „{ $wanted }“ steht zweimal in „{ $field }“.
        [pair] „{ $field }“ muss aus zwei verschiedenen Bauplätzen bestehen.
       *[empty] „{ $field }“: Keine zwei Bauplätze der Karte passen so zueinander.
    }

## Gads Hill 1874: Rätsel

gh-puzzle-title =
    { $size ->
        [one] { $size } Gebäude gesucht
       *[other] { $size } Gebäude gesucht
    }, { $grade ->
        [1] { gh-grade-1 }
        [2] { gh-grade-2 }
        [3] { gh-grade-3 }
        [4] { gh-grade-4 }
       *[other] { $grade }
    }
gh-puzzle-given = Auf { $lot } steht { gh-building.the }.
gh-puzzle-clue = Karte { $clue }: { gh-clue }
gh-puzzle-clue-mine = Karte { $clue }: { gh-told }
gh-puzzle-unique = Die Hinweise lassen genau eine Stadt übrig.
gh-puzzle-none = Die Hinweise lassen keine Stadt übrig.
gh-puzzle-two = Die Hinweise lassen mehr als eine Stadt übrig.
gh-puzzle-field = „{ $field }“ fehlt in dem Rätsel oder hat einen unmöglichen Wert.
gh-puzzle-size = In einem Rätsel sind { $least } bis { $most } Gebäude gesucht, nicht { $size }.
gh-puzzle-not-found =
    Die Karten dieser Stadt ergeben kein Rätsel mit { $size ->
        [one] einem gesuchten Gebäude
       *[other] { $size } gesuchten Gebäuden
    }.
gh-puzzle-grade = Mit { $size } gesuchten Gebäuden kam kein Rätsel dieser Schwierigkeit heraus. Versuch es mit einer anderen Anzahl.
gh-why-card = Karte { $clue } lässt für { gh-building.acc } nur { $lots } übrig.
gh-why-condition = Karte { $clue } und was für das andere Gebäude ({ $buildings }) noch möglich ist: Für { gh-building.acc } bleibt nur { $lots }.
gh-why-standing = Auf { $lot } steht { gh-building.the }: Kein anderes Gebäude kann dort stehen.
gh-why-only-place = Auf { $lot } kann nur { gh-building.the } stehen.
gh-why-group = { $buildings } haben zusammen nur { $lots } (so viele Bauplätze wie Gebäude): Für andere ist dort kein Platz.
gh-why-trial = Angenommen, { gh-building.the } stünde auf { $lot }: Dann ließen die Hinweise keine Stadt übrig. Also kann das nicht sein.
gh-why-mistake = Sieh noch einmal nach ({ $buildings }): Der richtige Bauplatz ist schon gestrichen.
gh-grade-1 = leicht: Jeder Hinweis für sich genügt
gh-grade-2 = mittel: geschlossene Paare und Bauplätze mit nur einer Möglichkeit
gh-grade-3 = schwer: größere geschlossene Gruppen
gh-grade-4 = sehr schwer: Etwas muss angenommen und widerlegt werden
gh-table-locomotive = Lokomotive: { $number }
gh-table-piles = Stapel: Gebäude { $building }, Stadtteil { $district }, Bedingung { $condition }
gh-table-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## The browser: Gads Hill 1874 (gh-screen-…)

gh-screen-poster-line = Keiner weiß mehr alles. Baut die Stadt neu.
gh-screen-poster-kind = Logik
gh-screen-poster-note = zuerst erschienen als Old Town, 2004
gh-screen-code =
    { $building ->
        [bank] BA
        [blacksmith] SM
        [casino] CA
        [church] KI
        [doc] DO
        [hotel] HO
        [judge] RI
        [laundry] WÄ
        [prison] GF
        [saloon] SA
        [sheriff] SH
        [stable] MI
        [school] SC
        [undertaker] BE
        [stagecoach] KU
        [general_store] GW
        [sawmill] SÄ
        [telegraph] TE
        [newspaper] ZE
        [barber] BR
        [gunsmith] BÜ
        [post_office] PO
       *[other] { $building }
    }
gh-screen-short =
    { $building ->
        [bank] Bank
        [blacksmith] Schmiede
        [casino] Casino
        [church] Kirche
        [doc] Doc
        [hotel] Hotel
        [judge] Richter
        [laundry] Wäscherei
        [prison] Gefängnis
        [saloon] Saloon
        [sheriff] Sheriff
        [stable] Mietstall
        [school] Schule
        [undertaker] Bestatter
        [stagecoach] Kutschen
        [general_store] Gemischtwaren
        [sawmill] Sägewerk
        [telegraph] Telegraf
        [newspaper] Zeitung
        [barber] Barbier
        [gunsmith] Büchsenmacher
        [post_office] Postamt
       *[other] { $building }
    }
gh-screen-outlying =
    { $tile ->
        [station] Bahnhof
        [cemetery] Friedhof
        [bison_pasture] Weide
       *[other] { $tile }
    }
gh-screen-map = Die Stadt Gads Hill
gh-screen-lot =
    { $lot }, Eingang an der { $street } nach { $facing ->
        [N] Norden
        [E] Osten
        [S] Süden
       *[W] Westen
    }
gh-screen-lot-empty = keine Marker
gh-screen-lot-may = möglich hier: { $buildings }
gh-screen-lot-stands = { $buildings } steht hier
gh-screen-compass = N O S W
gh-screen-place = Missouri, 1874
gh-screen-end-mark = 22 Ende
gh-screen-ask-draft = Wähle *Gebäude { $number } von { $total }*
gh-screen-ask-turn =
    { $number ->
        [one] Du darfst nur *eine Karte* ausspielen
       *[other] Du darfst bis zu *{ $number } Karten* ausspielen
    }
gh-screen-ask-second = *Zweite Karte* ausspielen oder Zug beenden
gh-screen-ask-done = Keine Karte mehr: Zug *beenden* oder vorher kaufen
gh-screen-ask-mine = Karte { $clue }: Wähle *mein Gebäude*
gh-screen-ask-confirm = *Karte { $clue } ausspielen* oder eine andere wählen
gh-screen-ask-dead = Karte { $clue } lässt sich jetzt *nicht ausspielen*
gh-screen-ask-discard = Wirf *zwei Karten* ab, die du nicht ausspielen kannst
gh-screen-ask-discard-any = Wirf *zwei Karten* ab
gh-screen-ask-buy = Welches Gebäude *kaufst* du?
gh-screen-ask-take = Nimm *einen Marker*: Wähle ihn auf dem Plan
gh-screen-ask-draw = Deine *neue Karte*: von welchem Stapel?
gh-screen-ask-window = Hat { $seat } einen Marker übersehen, der *nicht stimmen kann*?
gh-screen-ask-claim = *STOP*: Welcher Marker kann nicht stimmen?
gh-screen-wait-draft = { $seat } wählt ein Gebäude
gh-screen-wait-turn = { $seat } ist am Zug
gh-screen-wait-take = { $seat } nimmt einen Marker
gh-screen-wait-draw = { $seat } zieht eine Karte
gh-screen-wait-window = STOP? { $seat } schaut auf den Plan
gh-screen-wait-setup = Das Spiel wird aufgebaut
gh-screen-over = Die Partie ist vorbei
gh-screen-hand = Deine Karten
gh-screen-hand-empty = Du hast keine Karten.
gh-screen-my = mein
gh-screen-plan = Bauplätze: { $lots }
gh-screen-kind =
    { $pile ->
        [building] Gebäude
        [district] Stadtteil
        [condition] Bedingung
       *[other] { $pile }
    }
gh-screen-gain = +{ $points }
gh-screen-gain-most = bis +{ $points }
gh-screen-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
gh-screen-why-no-own = kein eigenes
gh-screen-why-same-building = Karte nennt es
gh-screen-why-contradiction = widerspricht
gh-screen-why-too-many = zu viele Plätze
gh-screen-why-no-effect = nichts Neues
gh-screen-why-lot-full = { $lots } voll
gh-screen-why-town-impossible = keine Stadt mehr
gh-screen-why-none = passt zu keinem
gh-screen-mine = Mein Gebäude
gh-screen-play = Ausspielen
gh-screen-put-back = Zurücklegen
gh-screen-back = Zurück
gh-screen-discard = Zwei abwerfen
gh-screen-discard-for = für einen Marker
gh-screen-discard-none = dafür fehlen zwei unspielbare
gh-screen-discard-number = { $number } von 2 gewählt
gh-screen-buy = Gebäude kaufen
gh-screen-buy-for = 2 deiner { $points } Punkte
gh-screen-buys-left =
    { $number ->
        [one] noch { $number } Kauf
       *[other] noch { $number } Käufe
    }
gh-screen-buy-it = Für 2 Punkte kaufen
gh-screen-buy-marks = Marker auf { $lots }
gh-screen-buy-unmarked = noch keine Marker auf dem Plan
gh-screen-pass-note = und eine Karte ziehen
gh-screen-draft-held = du hast die Karte dazu
gh-screen-draft-pick = Wähle ein Gebäude; das Kartenzeichen heißt: Du hast die Karte dazu.
gh-screen-take = Marker nehmen
gh-screen-pile = noch { $number }
gh-screen-piles = Stapel
gh-screen-ahead = Vorab: ziehen von
gh-screen-ahead-ask = Frag mich
gh-screen-stop = STOP rufen
gh-screen-wait-you = Einen Moment …
gh-screen-wait-next = *{ $seat }* ist als Nächstes dran
gh-screen-stop-short = STOP
gh-screen-stop-see = Siehst du einen Marker, der nicht stimmen kann?
gh-screen-stop-before = Ruf, bevor { $seat } beginnt; gefragt wirst du nicht.
gh-screen-stop-last = Ruf jetzt: Die Partie geht gleich zu Ende.
gh-screen-stop-shut = Du kannst STOP rufen, wenn ein Zug der anderen den Plan verändert hat.
gh-screen-stop-own = Du kannst STOP rufen, bis du etwas tust.
gh-screen-stop-who = Wer ruft STOP?
gh-screen-seconds = { $number } s
gh-screen-draft-free = 22 Gebäude, { $number } frei
gh-screen-draft-take = { gh-building.acc } nehmen
gh-screen-draft-which = Gebäude wählen
gh-screen-draft-puts = Karte { $clue } aus deiner Hand legt die Marker auf { $lots }.
gh-screen-draft-without = Die Karte dazu hast du nicht.
gh-screen-map-show = Plan
gh-screen-front-mine = Vor dir
gh-screen-stop-pick = Wähle auf dem Plan den Marker, der nicht stimmen kann. Nur der Plan zählt, nicht, was früher gespielt wurde.
gh-screen-stop-claim = Beanspruchen
gh-screen-stop-another = Noch einer
gh-screen-stop-holds = Zu Recht beansprucht
gh-screen-stop-fails = Zu Unrecht beansprucht
gh-screen-stop-proof = { $buildings } füllen zusammen { $lots }. Auf { $lot } bleibt kein Platz für { gh-building.acc }.
gh-screen-stop-no-proof = Nach allem, was auf dem Plan liegt, kann { gh-building.the } noch auf { $lot } stehen. Nichts ändert sich; STOP rufen darfst du erst wieder nach dem nächsten Zug.
gh-screen-stop-room = kein Platz mehr
gh-screen-stop-show = Beweis zeigen
gh-screen-stop-diagram = Beweis: { $buildings } füllen { $lots }
gh-screen-go-on = Weiter
gh-screen-preview = Vorschau
gh-screen-last = Zuletzt
gh-screen-step-put = { $name }: { $lots }
gh-screen-step-spare = { $number } übrig geblieben
gh-screen-step-off = { $name } weg von { $lots }
gh-screen-step-stands = { $name } steht auf { $lots }
gh-screen-beside = Neben dem Plan
gh-screen-beside-marked = hat Marker
gh-screen-ring = Doppelring: deins
gh-screen-lot-close = Schließen
gh-screen-lot-holder = liegt vor { $seat }
gh-screen-lot-mine = deins
gh-screen-lot-beside = neben dem Plan
gh-screen-cards =
    { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }
gh-screen-front = Gebäude
gh-screen-front-state =
    { $state ->
        [placed] { $name }, steht
        [marked] { $name }, mit Markern
       *[unmarked] { $name }
    }
gh-screen-end-short =
    { $number ->
        [one] ein Punkt zu wenig
       *[other] { $number } Punkte zu wenig
    }
gh-screen-end-ahead =
    { $number ->
        [one] ein Punkt voraus
       *[other] { $number } Punkte voraus
    }
gh-screen-end-score =
    { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
gh-screen-end-how = Wie es dazu kam
gh-screen-end-place = Platz
gh-screen-end-player = Spieler
gh-screen-end-points = Punkte
gh-screen-end-built = Eigene Gebäude aufgestellt
gh-screen-end-bought = Gekauft
gh-screen-end-lost = Durch falsche STOP-Rufe verloren
gh-screen-end-placed =
    { $number ->
        [one] { $number } von 22 Gebäuden steht
       *[other] { $number } von 22 Gebäuden stehen
    }; die Lokomotive ist bei { $locomotive }.
gh-screen-end-counted = Jeder gesammelte Marker ist ein Punkt; für Gebäude bezahlte und verlorene zählen nicht mehr.
gh-screen-end-left =
    { $number ->
        [one] { $number } Marker lag noch auf dem Plan und zählt für niemanden.
       *[other] { $number } Marker lagen noch auf dem Plan und zählen für niemanden.
    }
gh-screen-end-most = Wer die meisten Punkte hat, gewinnt: { $points }.
gh-screen-quote = „{ $text }“
gh-screen-no-own = Vor dir liegt kein Gebäude, das „mein Gebäude“ sein könnte.
gh-screen-discard-how = Wähle zwei Karten aus deiner Hand. Dafür nimmst du einen Marker vom Plan.
gh-screen-take-how = Wähle einen Marker auf dem Plan. Was daraus folgt, siehst du, bevor du ihn nimmst.

## The browser: puzzles (gh-screen-puzzle-…)

gh-screen-puzzle-title = Rätsel aus Gads Hill
gh-screen-puzzle-lead = Die Hinweise lassen genau eine Stadt übrig. Finde heraus, wo jedes Gebäude stand: nur Logik, kein Glück.
gh-screen-puzzle-day = Rätsel des Tages
gh-screen-puzzle-day-how = Für alle dasselbe: montags klein, sonntags die ganze Stadt.
gh-screen-puzzle-begin = Lösen
gh-screen-puzzle-go-on = Weiterrätseln
gh-screen-puzzle-look = Noch einmal ansehen
gh-screen-puzzle-new = Ein neues Rätsel
gh-screen-puzzle-size = Größe
gh-screen-puzzle-size-is =
    { $number ->
        [one] { $number } Gebäude gesucht
       *[other] { $number } Gebäude gesucht
    }
gh-screen-puzzle-grade = Schwierigkeit
gh-screen-puzzle-any-grade = egal
gh-screen-puzzle-graded =
    { $grade ->
        [1] leicht
        [2] mittel
        [3] schwer
       *[other] sehr schwer
    }
gh-screen-puzzle-make = Rätsel stellen
gh-screen-puzzle-making = Die Hinweise werden ausgelegt …
gh-screen-puzzle-begun = Auf diesem Gerät begonnen
gh-screen-puzzle-forget = Entfernen: { $name }
gh-screen-puzzle-of = Rätsel vom { $day }
gh-screen-puzzle-named = Rätsel { $name }
gh-screen-puzzle-found = { $number } von { $size } gefunden
gh-screen-puzzle-solved-in = Gelöst in { $time }
gh-screen-puzzle-all = Alle Rätsel
gh-screen-puzzle-share = Teilen
gh-screen-puzzle-saved = Gespeichert
gh-screen-puzzle-unsaved = Auf diesem Gerät nicht gespeichert
gh-screen-puzzle-ask-take = Nimm eines der fehlenden Gebäude in die Hand.
gh-screen-puzzle-ask-place = In der Hand: { $building }. Tippe auf den Bauplatz, auf dem es stand.
gh-screen-puzzle-ask-pencil = In der Hand: { $building }. Tippe auf Bauplätze, auf denen es gestanden haben kann.
gh-screen-puzzle-ask-rub = Tippe auf einen Bauplatz, um dort zu radieren.
gh-screen-puzzle-ask-solved = Die Stadt ist gefunden.
gh-screen-puzzle-clues =
    { $number ->
        [one] { $number } Hinweis, eine Stadt
       *[other] { $number } Hinweise, eine Stadt
    }
gh-screen-puzzle-card = Karte
gh-screen-puzzle-done-with = Erledigt
gh-screen-puzzle-done-with-card = Karte { $clue } erledigt
gh-screen-puzzle-desk = Dein Tisch
gh-screen-puzzle-missing = Es fehlen noch
gh-screen-puzzle-no-marks = noch offen
gh-screen-puzzle-tools = Werkzeug
gh-screen-puzzle-tool-place = Setzen
gh-screen-puzzle-tool-pencil = Bleistift
gh-screen-puzzle-tool-rub = Radieren
gh-screen-puzzle-how = Tippe auf einen Bauplatz, um das Gebäude in deiner Hand zu setzen. Mit dem Bleistift merkst du dir, wo es gestanden haben kann. Ein eigenes Plättchen nimmst du durch Antippen zurück.
gh-screen-puzzle-nothing-in-hand = Nimm erst ein Gebäude in die Hand.
gh-screen-puzzle-marked = Auf { $lot } notiert: { gh-building.the }.
gh-screen-puzzle-unmarked = Auf { $lot } ausradiert: { gh-building.the }.
gh-screen-puzzle-taken = Von { $lot } zurückgenommen: { gh-building.the }.
gh-screen-puzzle-rubbed = Auf { $lot } radiert.
gh-screen-puzzle-undone = Rückgängig gemacht.
gh-screen-puzzle-check = Stadt prüfen
gh-screen-puzzle-right = Bisher stimmt alles.
gh-screen-puzzle-wrong = Das kann nicht stimmen: { $names }.
gh-screen-puzzle-next = Nächster Schluss
gh-screen-puzzle-only-left = Für { gh-building.acc } ist nur { $lot } übrig: Auf allen anderen Bauplätzen, die infrage kamen, steht schon etwas.
gh-screen-puzzle-helped = { $number } genutzt
gh-screen-puzzle-write = Eintragen
gh-screen-puzzle-hide = Ausblenden
gh-screen-puzzle-undo = Rückgängig
gh-screen-puzzle-solved = Gelöst!
gh-screen-puzzle-solved-how = In { $time }, { $number ->
        [0] ganz ohne Hilfe
        [one] mit { $number } gezeigten Schluss
       *[other] mit { $number } gezeigten Schlüssen
    }.
gh-screen-puzzle-another = Noch ein Rätsel

## Bots: Tipps

gh-why-draft = Dieses Gebäude passt am besten zu deinen Karten.
gh-why-play = Das bringt jetzt Marker, und die Karte länger zu behalten verspricht weniger.
gh-why-discard = Zwei Karten, die du kaum spielen kannst, für einen Marker, der sich lohnt.
gh-why-take = Dieser Marker löst am meisten aus.
gh-why-buy = Mit diesem Gebäude bringen deine Karten mehr, als es kostet.
gh-why-claim = Ein Schluss schließt diesen Marker aus: Der Punkt liegt für dich bereit.
gh-why-quiet = Auf dem Plan ist gerade nichts als unmöglich zu beweisen.
gh-why-pass = Deine Karten bringen später mehr.
gh-why-pass-stuck = Keine deiner Karten lässt sich jetzt spielen.
gh-why-done = Deine übrigen Karten bringen später mehr.
gh-why-done-stuck = In diesem Zug ist keine Karte mehr zu spielen.
gh-why-draw = Karten aus diesem Stapel versprechen dir am meisten.
gh-seen-points =
    { $points ->
        [one] Das bringt sofort { $points } Punkt.
       *[other] Das bringt sofort { $points } Punkte.
    }

## Der Ratgeber

gh-screen-coach-draft = Du wählst deine Gebäude: Orange und grüne Karten gelten nur für eines von deinen. Nimm Gebäude, deren rote Karte du hast.
gh-screen-coach-turn = Eine oder zwei Karten, zwei unspielbare gegen einen Marker, oder nichts. Denk erst an STOP: Ein unmöglicher Marker ist ein Punkt für den, der ihn sieht.
gh-screen-coach-draw = Immer eine Karte, egal wie viele du gespielt hast. Rote kann jeder brauchen; für orange und grüne brauchst du ein eigenes Gebäude, das noch nicht steht.
gh-screen-coach-take = Jeder Marker ist ein Punkt. Nimmst du den vorletzten eines Gebäudes, wird es aufgestellt: Das ist ein zweiter Punkt, manchmal mehr.
gh-screen-coach-window = Wenn ein Marker nicht stimmen kann, ruf STOP, und er gehört dir. Nach einem falschen Ruf darfst du bis zum nächsten Zug nicht mehr rufen.
