## Katzenjammer Blues

game-katzenjammer = Katzenjammer Blues

kb-option-mice_pool = Mäuse im Vorrat
    .help = Um wie viele Mäuse ihr spielt.
kb-option-mice_pool-full = Voller Vorrat
    .help = Alle 24 Mäuse.
kb-option-mice_pool-short = Kleiner Vorrat
    .help = Nur 20 Mäuse, für zwei bis vier Personen.
kb-option-rounds = Runden
    .help = Wie viele Runden eine Partie hat.
kb-option-rounds-1 = Eine Runde
    .help = Die übliche Partie.
kb-option-rounds-3 = Drei Runden
    .help = Die Ergebnisse von drei Runden werden zusammengezählt.
kb-option-rounds-players = Für jeden eine Runde
    .help = So viele Runden, wie Spieler am Tisch sitzen: Jeder ist einmal erster Bandleader.

kb-card =
    { $card ->
        [0] Joker
       *[other] { $card }
    }
kb-number =
    { $number ->
        [1] eine
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
        [11] elf
        [12] zwölf
       *[other] { $number }
    }
kb-value =
    { $value ->
        [1] Eins
        [2] Zwei
        [3] Drei
        [4] Vier
        [5] Fünf
       *[other] { $value }
    }
    .plural =
    { $value ->
        [1] Einsen
        [2] Zweien
        [3] Dreien
        [4] Vieren
        [5] Fünfen
       *[other] { $value }
    }
kb-bid-name =
    { $value ->
        [0] { kb-number } verschiedene
       *[other]
            { $number ->
                [1] eine { kb-value }
               *[other] { kb-number } { kb-value.plural }
            }
    }

kb-phase-leader = Auslosung
kb-phase-deal = Austeilen
kb-phase-reveal = Aufdecken
kb-phase-bonus = Bonuskarten
kb-phase-auction = Versteigerung
kb-phase-paying = Bezahlen
kb-phase-laying = Quartette
kb-phase-over = Partie vorbei

## Katzenjammer Blues: Züge

kb-move-bid = Bieten: { kb-bid-name }
kb-move-pass = Passen
kb-move-pay = Bezahlen: { $cards }
kb-move-lay = Quartett aus { kb-value.plural } legen: { $cards }
kb-move-shed = Jokerquartett legen: vier Joker auf den Ablagestapel
kb-move-stop = Nichts mehr legen
kb-move-leader =
    { $you ->
        [yes] Erster Bandleader: du
       *[no] Erster Bandleader: { $seat }
    }
kb-move-card = Karte: { $card }

## Katzenjammer Blues: was geschieht

kb-leader =
    { $you ->
        [yes] Das Los bestimmt dich zum ersten Bandleader.
       *[no] Das Los bestimmt { $seat } zum ersten Bandleader.
    }
kb-dealt =
    { $you ->
        [yes] Du bekommst eine Karte.
       *[no] { $seat } bekommt eine Karte.
    }
kb-dealt-you = Du bekommst: { $card }.
kb-turned = Aufgedeckt: { $card }.
kb-bonus =
    { $you ->
        [yes] Du bekommst eine Bonuskarte.
       *[no] { $seat } bekommt eine Bonuskarte.
    }
kb-bonus-you = Deine Bonuskarte: { $card }.
kb-bid =
    { $you ->
        [yes] Du bietest { kb-bid-name }.
       *[no] { $seat } bietet { kb-bid-name }.
    }
kb-passed =
    { $you ->
        [yes] Du passt.
       *[no] { $seat } passt.
    }
kb-passed-empty =
    { $you ->
        [yes] Du hast keine Karten mehr und passt.
       *[no] { $seat } hat keine Karten mehr und passt.
    }
kb-unsold =
    { $you ->
        [yes] Niemand will die Auslage ({ $cards }). Sie wird abgelegt, und du deckst eine neue auf.
       *[no] Niemand will die Auslage ({ $cards }). Sie wird abgelegt, und { $seat } deckt eine neue auf.
    }
kb-won =
    { $you ->
        [yes] Du ersteigerst die Auslage für { kb-bid-name }.
       *[no] { $seat } ersteigert die Auslage für { kb-bid-name }.
    }
kb-paid =
    { $you ->
        [yes] Du bezahlst: { $cards }.
       *[no] { $seat } bezahlt: { $cards }.
    }
kb-took =
    { $you ->
        [yes] Du nimmst die Auslage: { $cards }.
       *[no] { $seat } nimmt die Auslage: { $cards }.
    }
kb-laid =
    { $you ->
        [yes] Du legst ein Quartett aus { kb-value.plural } ({ $cards }) und bekommst
       *[no] { $seat } legt ein Quartett aus { kb-value.plural } ({ $cards }) und bekommt
    } { $mice ->
        [one] { $mice } Maus
       *[other] { $mice } Mäuse
    }.
kb-shed =
    { $you ->
        [yes] Du legst ein Jokerquartett und bist vier Joker los.
       *[no] { $seat } legt ein Jokerquartett und ist vier Joker los.
    }
kb-stopped =
    { $you ->
        [yes] Du legst kein Quartett mehr.
       *[no] { $seat } legt kein Quartett mehr.
    }
kb-round-over-mice = Die letzte Maus ist weg: Die Runde ist zu Ende.
kb-round-over-deck = Der Nachziehstapel ist leer: Die Runde ist zu Ende.
kb-shown =
    { $you ->
        [yes] Du zeigst: { $cards }.
       *[no] { $seat } zeigt: { $cards }.
    } Jokerzahl: { $jokers }.
kb-lost =
    { $you ->
        [yes] Höchste Jokerzahl: Du verlierst
       *[no] Höchste Jokerzahl: { $seat } verliert
    } { $mice ->
        [one] { $mice } Maus
       *[other] { $mice } Mäuse
    }.
kb-scored =
    { $you ->
        [yes] Du beendest die Runde mit
       *[no] { $seat } beendet die Runde mit
    } { $score ->
        [one] { $score } Maus
       *[other] { $score } Mäusen
    }.
kb-next-round =
    { $you ->
        [yes] Runde { $round } beginnt mit dir als Bandleader.
       *[no] Runde { $round } beginnt mit { $seat } als Bandleader.
    }
kb-winner =
    { $you ->
        [yes] Du gewinnst die Partie!
       *[no] { $seat } gewinnt die Partie!
    }
kb-shared =
    { $you ->
        [yes] Du teilst dir den Sieg mit { $seats }!
       *[no] { $seats } teilen sich den Sieg!
    }

## Katzenjammer Blues: was nicht geht

kb-refuse-low = Damit überbietest du das Höchstgebot nicht: { kb-bid-name }.
kb-refuse-unbacked = Dieses Gebot kannst du mit deinen Handkarten nicht bezahlen.
kb-refuse-mixed-number = Ein gemischtes Gebot nennt 2 bis { $most } verschiedene Karten.
kb-refuse-bid-shape = „{ $text }“ ist kein Gebot. Biete Karten eines Wertes (bid 3x4) oder lauter verschiedene (bid 3 mixed).
kb-refuse-not-held = Du hast nicht alle diese Karten auf der Hand.
kb-refuse-payment = Mit diesen Karten bezahlst du dein Gebot nicht genau: { kb-bid-name }.
kb-refuse-quartet = Die vier Karten für dieses Quartett aus { kb-value.plural } hast du nicht auf der Hand.
kb-refuse-shed = Für ein Jokerquartett brauchst du vier Joker auf der Hand.
kb-refuse-no-auction = Im Moment läuft keine Versteigerung, in der du bieten oder passen könntest.
kb-refuse-passed = Du hast gepasst, und das gilt für diese ganze Versteigerung.
kb-refuse-turn = Du bist noch nicht dran mit Bieten.
kb-refuse-pay-now = Bezahlt wird nur, wenn du eine Versteigerung gewonnen hast.
kb-refuse-lay-now = Quartette legt nur, wer die Auslage ersteigert hat, gleich nach dem Nehmen.
kb-refuse-chance = Karten austeilen und aufdecken darf nur der Zufall, nie ein Spieler.

## Terminal: der Tisch

kb-table-round = Runde { $round } von { $rounds }
kb-table-pile =
    Nachziehstapel: { $pile ->
        [one] { $pile } Karte
       *[other] { $pile } Karten
    }
kb-table-pool =
    Vorrat: { $pool ->
        [one] { $pool } Maus
       *[other] { $pool } Mäuse
    }
kb-table-lot = Auslage:
kb-table-high =
    { $you ->
        [yes] Höchstgebot: { kb-bid-name }, von dir
       *[no] Höchstgebot: { kb-bid-name }, von { $seat }
    }
kb-table-nobody-bid = Noch hat niemand geboten.
kb-table-mice =
    { $mice ->
        [one] { $mice } Maus
       *[other] { $mice } Mäuse
    }
kb-table-joker-row =
    { $jokers ->
        [0] Jokerreihe leer
       *[other] { $jokers } Joker in der Reihe
    }
kb-table-leader = Bandleader
kb-table-passed = gepasst

## The browser: Katzenjammer Blues (kb-screen-…)

kb-screen-poster-line = Katzen kaufen, Mäuse fangen, Joker fürchten.
kb-screen-poster-kind = Versteigerung
kb-screen-ask-open = Biete auf die Auslage oder *passe*.
kb-screen-ask-beat =
    { $you ->
        [yes] Dein Höchstgebot ist *{ kb-bid-name }*.
       *[no] Überbiete { $seat } (*{ kb-bid-name }*) oder passe.
    }
kb-screen-ask-pass =
    { $you ->
        [yes] Dein Höchstgebot ist *{ kb-bid-name }*.
       *[no] Du kannst { $seat } (*{ kb-bid-name }*) nicht überbieten.
    }
kb-screen-ask-pay = Die Auslage gehört dir: Wie bezahlst du *{ kb-bid-name }*?
kb-screen-ask-lay = Leg ein Quartett, oder *hör auf* und deck die nächste Auslage auf.
kb-screen-ask-stop = Du hast kein Quartett: *Hör auf* und deck die nächste Auslage auf.
kb-screen-wait-deal = Die Karten werden ausgeteilt.
kb-screen-wait-reveal =
    { $you ->
        [yes] Du deckst auf.
       *[no] { $seat } deckt auf.
    } { $number ->
        [0] Noch keine Karte.
        [one] Bisher eine Karte.
       *[other] Bisher { $number } Karten.
    }
kb-screen-wait-bonus = Eine Bonuskarte für alle.
kb-screen-wait-bid =
    { $you ->
        [yes] Du bist dran.
       *[no] { $seat } überlegt sich ein Gebot.
    }
kb-screen-wait-high = Du hältst das Höchstgebot: *{ kb-bid-name }*.
kb-screen-wait-pay =
    { $you ->
        [yes] Du hast die Auslage für *{ kb-bid-name }* ersteigert.
       *[no] { $seat } hat die Auslage für *{ kb-bid-name }* ersteigert.
    }
kb-screen-wait-lay =
    { $you ->
        [yes] Die Auslage gehört dir.
       *[no] { $seat } darf Quartette legen.
    }
kb-screen-over = Die Partie ist zu Ende.
kb-screen-high = Höchstgebot: { kb-bid-name }
kb-screen-won = ersteigert für { kb-bid-name }
kb-screen-passed = gepasst
kb-screen-leads = Bandleader
kb-screen-leads-help = Bandleader: deckt die Auslagen auf
kb-screen-cards =
    { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }
kb-screen-mice =
    { $number ->
        [one] { $number } Maus
       *[other] { $number } Mäuse
    }
kb-screen-mice-none = keine Mäuse
kb-screen-jokers =
    { $number ->
        [one] { $number } Joker
       *[other] { $number } Joker
    }
kb-screen-used =
    { $number ->
        [one] { $number } Joker in der Reihe
       *[other] { $number } Joker in der Reihe
    }
kb-screen-held =
    { $number ->
        [one] und { $number } auf der Hand
       *[other] und { $number } auf der Hand
    }
kb-screen-lot = Die Auslage
kb-screen-lot-number = Auslage { $number }
kb-screen-lot-by =
    { $you ->
        [yes] Von dir aufgedeckt.
       *[no] Von { $seat } aufgedeckt.
    }
kb-screen-lot-pair = Die zweite { kb-value } hat sie komplett gemacht.
kb-screen-lot-joker = Der Joker hat sie komplett gemacht: eine Bonuskarte für alle.
kb-screen-lot-won =
    { $you ->
        [yes] Du hast sie für { kb-bid-name } ersteigert.
       *[no] { $seat } hat sie für { kb-bid-name } ersteigert.
    }
kb-screen-lot-none =
    { $you ->
        [yes] Du deckst die nächste Auslage auf.
       *[no] { $seat } deckt die nächste Auslage auf.
    }
kb-screen-sold =
    { $you ->
        [yes] Du ersteigerst Auslage { $number }
       *[no] { $seat } ersteigert Auslage { $number }
    }
kb-screen-sold-bid = Gebot
kb-screen-sold-pays = zahlt
kb-screen-sold-takes = nimmt
kb-screen-sold-hand =
    { $number ->
        [one] auf der Hand: { $number } Karte
       *[other] auf der Hand: { $number } Karten
    }
kb-screen-log-turned = Aufgedeckt: { $cards }.
kb-screen-log-bids =
    { $number ->
        [0] keine Gebote
        [one] { $number } Gebot
       *[other] { $number } Gebote
    }
kb-screen-round-clocks = Restliche Mäuse und Karten
kb-screen-round = Runde { $round } von { $rounds }
kb-screen-so-far = Bisher: { $text }
kb-screen-round-short = Runde { $round }
kb-screen-pool = noch *{ $number }* von { $all } Mäusen
kb-screen-pile =
    { $number ->
        [one] noch *{ $number }* Karte
       *[other] noch *{ $number }* Karten
    }
kb-screen-pile-near = Mit der nächsten Auslage kann der Stapel leer sein.
kb-screen-discard = *{ $number }* abgelegt
kb-screen-joker-none = Du hast keinen Joker, also keinen Verlust.
kb-screen-joker-quiet = Deine Joker: { $own }. Noch liegt kein Joker offen.
kb-screen-joker-safe = *Im Moment sicher.* Deine Joker: { $own } ({ $used } eingesetzt, { $held } auf der Hand).
kb-screen-joker-risk = *Die meisten sichtbaren Joker.* Deine Joker: { $own } ({ $used } eingesetzt, { $held } auf der Hand).
kb-screen-joker-shows = Offen bei { $seats }: { $most }.
kb-screen-short-safe = sicher
kb-screen-short-most = am meisten
kb-screen-ladder = Gebote
kb-screen-floors = Anzahl der Karten
kb-screen-floor =
    { $number ->
        [one] Karte
       *[other] Karten
    }
kb-screen-different = versch.
kb-screen-least = kleinstes
kb-screen-high-tag = Höchstgebot
kb-screen-won-tag = ersteigert
kb-screen-lit = kannst du bieten
kb-screen-needs-joker = braucht Joker
kb-screen-dark = nicht möglich
kb-screen-free = noch frei
kb-screen-beaten = überboten
kb-screen-under =
    { $number ->
        [one] Eine weitere Reihe Gebote darunter ist überboten.
       *[other] { $number } weitere Reihen Gebote darunter sind überboten.
    }
kb-screen-hand = Deine Hand
kb-screen-hand-empty = Deine Hand ist leer.
kb-screen-hand-none = keine Karten
kb-screen-hands = Alle Hände am Ende
kb-screen-stack = { $card }: { $all }
kb-screen-stack-picked = { $card }: { $number } von { $all } gewählt
kb-screen-tip-bid = Tippe auf ein Gebot oder auf Karten
kb-screen-tip-pay = Tippe auf Karten, um anders zu bezahlen
kb-screen-tip-lay = Tippe auf Karten, um einen Joker einzusetzen
kb-screen-no-match = Diese Karten passen zu nichts, was jetzt geht.
kb-screen-if-won = Bei Gewinn zahlst du
kb-screen-you-pay = Du zahlst
kb-screen-only-pass = Du hast kein höheres Gebot.
kb-screen-pass-final = endgültig
kb-screen-stop-next = du deckst weiter auf
kb-screen-ahead = Bevor du dran bist
kb-screen-ahead-pass = Vorab: bei Auslage { $number } passen
kb-screen-ahead-pay = Bezahlen wie üblich
kb-screen-ahead-lay = Legen, was geht
kb-screen-do-choose-bid = Wähle ein Gebot
kb-screen-do-choose-quartet = Wähle ein Quartett
kb-screen-do-pay = Bezahlen und nehmen
kb-screen-do-lay = Legen: { kb-bid-name }
kb-screen-do-end = Legen und Runde beenden
kb-screen-pay-ways =
    { $number ->
        [one] Eine Art zu bezahlen
       *[other] { $number } Arten zu bezahlen
    }
kb-screen-pay-pick = Wähle { $number } verschiedene Karten
kb-screen-pay-picked =
    { $all ->
        [one] { $number } von { $all } Karte gewählt
       *[other] { $number } von { $all } Karten gewählt
    }
kb-screen-pay-then = Danach hast du
kb-screen-pay-joined =
    { kb-bid-name } { $jokers ->
        [one] und ein Joker
       *[other] und { $jokers } Joker
    }
kb-screen-pay-jokers =
    { $jokers ->
        [one] nur der Joker
       *[other] { $jokers } Joker
    }
kb-screen-pay-same =
    { $own ->
        [one] So oder so zählst du { $own } Joker; in deiner Reihe bleibt er für immer liegen.
       *[other] So oder so zählst du { $own } Joker; in deiner Reihe bleiben sie für immer liegen.
    }
kb-screen-row = Joker in deiner Reihe
kb-screen-ready = vier { kb-value.plural } beisammen
kb-screen-lay-title = Quartette legen
kb-screen-lay-hint = Nur jetzt, gleich nach dem Ersteigern. Du musst keins legen.
kb-screen-lay-of = von { $all }
kb-screen-lay-jokers =
    { $jokers ->
        [0] ohne Joker
        [one] { $jokers } Joker in deine Reihe
       *[other] { $jokers } Joker in deine Reihe
    }
kb-screen-lay-note =
    Quartett aus { kb-value.plural }: { $mice ->
        [one] { $mice } Maus
       *[other] { $mice } Mäuse
    }
kb-screen-ends = beendet die Runde
kb-screen-goes =
    { $number ->
        [one] noch { $number } Maus, es geht weiter
       *[other] noch { $number } Mäuse, es geht weiter
    }
kb-screen-goes-on = es geht weiter
kb-screen-shed = Vier Joker ablegen
kb-screen-shed-count = Deine Joker zählen: { $before } → { $after }
kb-screen-verdict = Ein Quartett aus { kb-value.plural } würde die Runde beenden
kb-screen-verdict-now = Deine Mäuse jetzt
kb-screen-verdict-gain = Quartett aus { kb-value.plural }
kb-screen-verdict-loss = Die meisten Joker: du { $own }, offen sonst { $most }
kb-screen-verdict-total = Damit hättest du
kb-screen-verdict-open = Nach dem, was man sieht: verdeckte Joker der anderen können es ändern.
kb-screen-verdict-shed = Leg zuerst vier Joker ab, dann zählst du { $own }: Mit demselben Quartett hättest du { $number }.
kb-screen-end-tie = Gleich viele Mäuse: Wer weniger Joker hat, gewinnt.
kb-screen-end-score =
    { $score ->
        [one] Bestwert: { $score } Maus.
       *[other] Bestwert: { $score } Mäuse.
    }
kb-screen-end-short =
    { $number ->
        [one] eine Maus zu wenig
       *[other] { $number } Mäuse zu wenig
    }
kb-screen-end-ahead =
    { $number ->
        [one] eine Maus voraus
       *[other] { $number } Mäuse voraus
    }
kb-screen-end-jokers = die Joker gaben den Ausschlag
kb-screen-end-mice =
    { $number ->
        [0] keine Maus
        [one] { $number } Maus
       *[other] { $number } Mäuse
    }
kb-screen-step-mice = Gefangene Mäuse
kb-screen-step-mice-mice = Je ein Punkt. Die letzte Maus ist weg, die Runde ist zu Ende.
kb-screen-step-mice-deck = Je ein Punkt. Der Stapel ist leer, die Runde ist zu Ende.
kb-screen-step-jokers = Joker gezählt
kb-screen-step-jokers-why = Eingesetzte liegen in der Reihe; die auf der Hand zählen auch.
kb-screen-step-jokers-row = { $used } eingesetzt, { $held } auf der Hand
kb-screen-step-loss = Die meisten Joker: minus 5
kb-screen-step-loss-why = Die meisten Joker ({ $number }): { $who }. Es kann unter null gehen.
kb-screen-step-loss-none = Niemand hat einen Joker, also verliert niemand Mäuse.
kb-screen-step-left = Mäuse
kb-screen-step-place-why = Wer nach dem Jokerverlust die meisten Mäuse hat, gewinnt.
kb-screen-step-place-tie = Gleich viele Mäuse: Wer weniger Joker hat, gewinnt.
kb-screen-place =
    { $place ->
        [1] 1.
       *[other] { $place }.
    }
kb-screen-match = Die Partie: { $rounds } Runden zusammengezählt
kb-screen-total = Summe

## Bots: Tipps

kb-why-bid = Die Auslage ist für deine Hand mehr wert als die Karten, die sie dich kostet.
kb-why-pass = Jedes Gebot kostet deine Hand jetzt mehr, als die Auslage bringt.
kb-why-pay = Diese Karten wird deine Hand am wenigsten vermissen.
kb-why-lay = Die Mäuse sind sicher, sobald sie vor dir liegen, und der Vorrat wird nur kleiner.
kb-why-shed = Wer am Ende die meisten Joker hat, verliert fünf Mäuse: weg damit.
kb-why-stop = Diese Karten sind auf der Hand vorerst mehr wert.
kb-seen-lot = Wert { $value }: jetzt { $before } auf der Hand, mit der Auslage { $after }.
kb-seen-left = Dir bleiben: { $cards }.

## Der Ratgeber

kb-screen-coach-bid = Es geht darum, ob dir diese Auslage Karten wert ist. Du zahlst genau, was du sagst, und wer passt, ist bei dieser Auslage draußen.
kb-screen-coach-joker = Ein Joker in der Auslage macht Quartette voll, zählt aber auf der Hand genauso wie in deiner Reihe. Wer am Ende die meisten hat, verliert 5 Mäuse.
kb-screen-coach-pay = Es geht darum, welche Karten du hergibst. Ein Joker, mit dem du zahlst, ist nicht weg: Er bleibt in deiner Reihe und zählt gegen dich.
kb-screen-coach-lay = Jetzt Mäuse oder Karten zum Bieten? Wenn du aufhörst, darfst du erst wieder legen, nachdem du eine Auslage gewonnen hast.
