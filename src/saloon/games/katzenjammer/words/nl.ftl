## Katzenjammer Blues

game-katzenjammer = Katzenjammer Blues

kb-option-mice_pool = Muizen in de voorraad
    .help = Om hoeveel muizen jullie spelen.
kb-option-mice_pool-full = Volle voorraad
    .help = Alle 24 muizen.
kb-option-mice_pool-short = Kleine voorraad
    .help = Maar 20 muizen, voor twee tot en met vier spelers.
kb-option-rounds = Rondes
    .help = Hoeveel rondes een partij telt.
kb-option-rounds-1 = Eén ronde
    .help = De gewone partij.
kb-option-rounds-3 = Drie rondes
    .help = De scores van drie rondes worden bij elkaar opgeteld.
kb-option-rounds-players = Voor ieder een ronde
    .help = Evenveel rondes als er spelers zijn: iedereen is één keer eerste bandleider.

kb-card =
    { $card ->
        [0] joker
       *[other] { $card }
    }
kb-number =
    { $number ->
        [1] één
        [2] twee
        [3] drie
        [4] vier
        [5] vijf
        [6] zes
        [7] zeven
        [8] acht
        [9] negen
        [10] tien
        [11] elf
        [12] twaalf
       *[other] { $number }
    }
kb-value =
    { $value ->
        [1] een
        [2] twee
        [3] drie
        [4] vier
        [5] vijf
       *[other] { $value }
    }
    .plural =
    { $value ->
        [1] enen
        [2] tweeën
        [3] drieën
        [4] vieren
        [5] vijven
       *[other] { $value }
    }
kb-bid-name =
    { $value ->
        [0] { kb-number } verschillende
       *[other]
            { $number ->
                [1] één { kb-value }
               *[other] { kb-number } { kb-value.plural }
            }
    }

kb-phase-leader = Loting
kb-phase-deal = Delen
kb-phase-reveal = De kavel openleggen
kb-phase-bonus = Bonuskaarten
kb-phase-auction = Veiling
kb-phase-paying = Betalen
kb-phase-laying = Kwartetten
kb-phase-over = Partij afgelopen

## Katzenjammer Blues: zetten

kb-move-bid = Bied { kb-bid-name }
kb-move-pass = Pas
kb-move-pay = Betaal: { $cards }
kb-move-lay = Leg een kwartet { kb-value.plural }: { $cards }
kb-move-shed = Leg een jokerkwartet: vier jokers naar de aflegstapel
kb-move-stop = Leg niets meer
kb-move-leader =
    { $you ->
        [yes] Eerste bandleider: jij
       *[no] Eerste bandleider: { $seat }
    }
kb-move-card = Kaart: { $card }

## Katzenjammer Blues: wat er gebeurt

kb-leader =
    { $you ->
        [yes] Het lot wijst jou aan als eerste bandleider.
       *[no] Het lot wijst { $seat } aan als eerste bandleider.
    }
kb-dealt =
    { $you ->
        [yes] Je krijgt een kaart.
       *[no] { $seat } krijgt een kaart.
    }
kb-dealt-you = Je krijgt: { $card }.
kb-turned = Omgedraaid: { $card }.
kb-bonus =
    { $you ->
        [yes] Je krijgt een bonuskaart.
       *[no] { $seat } krijgt een bonuskaart.
    }
kb-bonus-you = Je bonuskaart: { $card }.
kb-bid =
    { $you ->
        [yes] Je biedt { kb-bid-name }.
       *[no] { $seat } biedt { kb-bid-name }.
    }
kb-passed =
    { $you ->
        [yes] Je past.
       *[no] { $seat } past.
    }
kb-passed-empty =
    { $you ->
        [yes] Je hebt geen kaarten meer en past.
       *[no] { $seat } heeft geen kaarten meer en past.
    }
kb-unsold =
    { $you ->
        [yes] Niemand wil de kavel ({ $cards }). Die gaat naar de aflegstapel en jij legt een nieuwe open.
       *[no] Niemand wil de kavel ({ $cards }). Die gaat naar de aflegstapel en { $seat } legt een nieuwe open.
    }
kb-won =
    { $you ->
        [yes] Je wint de veiling met { kb-bid-name }.
       *[no] { $seat } wint de veiling met { kb-bid-name }.
    }
kb-paid =
    { $you ->
        [yes] Je betaalt: { $cards }.
       *[no] { $seat } betaalt: { $cards }.
    }
kb-took =
    { $you ->
        [yes] Je neemt de kavel: { $cards }.
       *[no] { $seat } neemt de kavel: { $cards }.
    }
kb-laid =
    { $you ->
        [yes] Je legt een kwartet { kb-value.plural } ({ $cards }) en krijgt
       *[no] { $seat } legt een kwartet { kb-value.plural } ({ $cards }) en krijgt
    } { $mice ->
        [one] { $mice } muis
       *[other] { $mice } muizen
    }.
kb-shed =
    { $you ->
        [yes] Je legt een jokerkwartet en bent vier jokers kwijt.
       *[no] { $seat } legt een jokerkwartet en is vier jokers kwijt.
    }
kb-stopped =
    { $you ->
        [yes] Je bent klaar met leggen.
       *[no] { $seat } is klaar met leggen.
    }
kb-round-over-mice = De laatste muis is weg: de ronde is afgelopen.
kb-round-over-deck = De trekstapel is leeg: de ronde is afgelopen.
kb-shown =
    { $you ->
        [yes] Je laat zien: { $cards }.
       *[no] { $seat } laat zien: { $cards }.
    } Jokertotaal: { $jokers }.
kb-lost =
    { $you ->
        [yes] Hoogste jokertotaal: je verliest
       *[no] Hoogste jokertotaal: { $seat } verliest
    } { $mice ->
        [one] { $mice } muis
       *[other] { $mice } muizen
    }.
kb-scored =
    { $you ->
        [yes] Je sluit de ronde af met
       *[no] { $seat } sluit de ronde af met
    } { $score ->
        [one] { $score } muis
       *[other] { $score } muizen
    }.
kb-next-round =
    { $you ->
        [yes] Ronde { $round } begint, met jou als bandleider.
       *[no] Ronde { $round } begint, met { $seat } als bandleider.
    }
kb-winner =
    { $you ->
        [yes] Je wint de partij!
       *[no] { $seat } wint de partij!
    }
kb-shared =
    { $you ->
        [yes] Je deelt de overwinning met { $seats }!
       *[no] { $seats } delen de overwinning!
    }

## Katzenjammer Blues: wat niet kan

kb-refuse-low = Dat is niet hoger dan het hoogste bod: { kb-bid-name }.
kb-refuse-unbacked = Dat bod kun je niet betalen met de kaarten in je hand.
kb-refuse-mixed-number = Een gemengd bod noemt 2 tot en met { $most } verschillende kaarten.
kb-refuse-bid-shape = ‘{ $text }’ is geen bod. Bied kaarten van één waarde (bid 3x4) of allemaal verschillende (bid 3 mixed).
kb-refuse-not-held = Je hebt niet al die kaarten in je hand.
kb-refuse-payment = Met die kaarten betaal je niet precies wat je hebt geboden: { kb-bid-name }.
kb-refuse-quartet = De vier kaarten voor dat kwartet { kb-value.plural } heb je niet in je hand.
kb-refuse-shed = Voor een jokerkwartet heb je vier jokers uit je hand nodig.
kb-refuse-no-auction = Er is nu geen veiling om in te bieden of te passen.
kb-refuse-passed = Je hebt gepast, en dat geldt voor deze hele veiling.
kb-refuse-turn = Je bent nog niet aan de beurt om te bieden.
kb-refuse-pay-now = Je betaalt alleen als je een veiling hebt gewonnen.
kb-refuse-lay-now = Alleen wie de veiling wint, legt kwartetten, meteen na het nemen van de kavel.
kb-refuse-chance = Kaarten worden door het toeval gedeeld en omgedraaid, nooit door een speler.

## De terminal: de tafel

kb-table-round = Ronde { $round } van { $rounds }
kb-table-pile =
    Trekstapel: { $pile ->
        [one] { $pile } kaart
       *[other] { $pile } kaarten
    }
kb-table-pool =
    Voorraad: { $pool ->
        [one] { $pool } muis
       *[other] { $pool } muizen
    }
kb-table-lot = Kavel:
kb-table-high =
    { $you ->
        [yes] Hoogste bod: { kb-bid-name }, van jou
       *[no] Hoogste bod: { kb-bid-name }, van { $seat }
    }
kb-table-nobody-bid = Er is nog niet geboden.
kb-table-mice =
    { $mice ->
        [one] { $mice } muis
       *[other] { $mice } muizen
    }
kb-table-joker-row =
    { $jokers ->
        [0] lege jokerrij
        [one] { $jokers } joker in de rij
       *[other] { $jokers } jokers in de rij
    }
kb-table-leader = bandleider
kb-table-passed = gepast

## The browser: Katzenjammer Blues (kb-screen-…)

kb-screen-poster-line = Koop katten, vang muizen, pas op voor jokers.
kb-screen-poster-kind = Veiling
kb-screen-ask-open = Bied op de kavel, of *pas*.
kb-screen-ask-beat =
    { $you ->
        [yes] Jouw bod is het hoogste: *{ kb-bid-name }*.
       *[no] Overbied { $seat } (*{ kb-bid-name }*), of pas.
    }
kb-screen-ask-pass =
    { $you ->
        [yes] Jouw bod is het hoogste: *{ kb-bid-name }*.
       *[no] Je kunt { $seat } (*{ kb-bid-name }*) niet overbieden.
    }
kb-screen-ask-pay = De kavel is van jou: hoe betaal je *{ kb-bid-name }*?
kb-screen-ask-lay = Leg een kwartet, of *stop* en leg de volgende kavel open.
kb-screen-ask-stop = Je hebt geen kwartet: *stop* en leg de volgende kavel open.
kb-screen-wait-deal = De kaarten worden gedeeld.
kb-screen-wait-reveal =
    { $you ->
        [yes] Je legt de kavel open.
       *[no] { $seat } legt de kavel open.
    } { $number ->
        [0] Nog geen kaart.
        [one] Tot nu toe één kaart.
       *[other] Tot nu toe { $number } kaarten.
    }
kb-screen-wait-bonus = Een bonuskaart voor iedereen.
kb-screen-wait-bid =
    { $you ->
        [yes] Jij bent aan de beurt.
       *[no] { $seat } denkt na over een bod.
    }
kb-screen-wait-high = Jouw bod is het hoogste: *{ kb-bid-name }*.
kb-screen-wait-pay =
    { $you ->
        [yes] Je wint de kavel met *{ kb-bid-name }*.
       *[no] { $seat } wint de kavel met *{ kb-bid-name }*.
    }
kb-screen-wait-lay =
    { $you ->
        [yes] De kavel is van jou.
       *[no] { $seat } mag kwartetten leggen.
    }
kb-screen-over = De partij is afgelopen.
kb-screen-high = hoogste bod: { kb-bid-name }
kb-screen-won = gewonnen met { kb-bid-name }
kb-screen-passed = gepast
kb-screen-leads = bandleider
kb-screen-leads-help = Bandleider: legt de kavels open
kb-screen-cards =
    { $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    }
kb-screen-mice =
    { $number ->
        [one] { $number } muis
       *[other] { $number } muizen
    }
kb-screen-mice-none = geen muizen
kb-screen-jokers =
    { $number ->
        [one] { $number } joker
       *[other] { $number } jokers
    }
kb-screen-used =
    { $number ->
        [one] { $number } joker in de rij
       *[other] { $number } jokers in de rij
    }
kb-screen-held =
    { $number ->
        [one] en { $number } in je hand
       *[other] en { $number } in je hand
    }
kb-screen-lot = De kavel
kb-screen-lot-number = Kavel { $number }
kb-screen-lot-by =
    { $you ->
        [yes] Door jou opengelegd.
       *[no] Opengelegd door { $seat }.
    }
kb-screen-lot-pair = De tweede { kb-value } maakte hem compleet.
kb-screen-lot-joker = De joker maakte hem compleet: een bonuskaart voor iedereen.
kb-screen-lot-won =
    { $you ->
        [yes] Je wint hem met { kb-bid-name }.
       *[no] { $seat } wint hem met { kb-bid-name }.
    }
kb-screen-lot-none =
    { $you ->
        [yes] Jij legt de volgende kavel open.
       *[no] { $seat } legt de volgende kavel open.
    }
kb-screen-sold =
    { $you ->
        [yes] Je wint kavel { $number }
       *[no] { $seat } wint kavel { $number }
    }
kb-screen-sold-bid = bod
kb-screen-sold-pays = betaalt
kb-screen-sold-takes = neemt
kb-screen-sold-hand =
    { $number ->
        [one] in de hand: { $number } kaart
       *[other] in de hand: { $number } kaarten
    }
kb-screen-log-turned = Omgedraaid: { $cards }.
kb-screen-log-bids =
    { $number ->
        [0] geen biedingen
        [one] { $number } bod
       *[other] { $number } biedingen
    }
kb-screen-round-clocks = Resterende muizen en kaarten
kb-screen-round = Ronde { $round } van { $rounds }
kb-screen-so-far = Tot nu toe: { $text }
kb-screen-round-short = Ronde { $round }
kb-screen-pool = nog *{ $number }* van { $all } muizen
kb-screen-pile =
    { $number ->
        [one] nog *{ $number }* kaart
       *[other] nog *{ $number }* kaarten
    }
kb-screen-pile-near = Met de volgende kavel kan de trekstapel op zijn.
kb-screen-discard = *{ $number }* afgelegd
kb-screen-joker-none = Je hebt geen joker, dus geen verlies.
kb-screen-joker-quiet = Jouw jokers: { $own }. Er ligt nog geen joker open.
kb-screen-joker-safe = *Voorlopig veilig.* Jouw jokers: { $own } ({ $used } gebruikt, { $held } in je hand).
kb-screen-joker-risk = *De meeste zichtbare jokers.* Jouw jokers: { $own } ({ $used } gebruikt, { $held } in je hand).
kb-screen-joker-shows = Open bij { $seats }: { $most }.
kb-screen-short-safe = veilig
kb-screen-short-most = de meeste
kb-screen-ladder = Biedingen
kb-screen-floors = Aantal kaarten
kb-screen-floor =
    { $number ->
        [one] kaart
       *[other] kaarten
    }
kb-screen-different = versch.
kb-screen-least = laagste
kb-screen-high-tag = hoogste
kb-screen-won-tag = gewonnen
kb-screen-lit = kun je bieden
kb-screen-needs-joker = met een joker
kb-screen-dark = buiten bereik
kb-screen-free = nog vrij
kb-screen-beaten = overboden
kb-screen-under =
    { $number ->
        [one] Eén rij biedingen daaronder is ook overboden.
       *[other] { $number } rijen biedingen daaronder zijn ook overboden.
    }
kb-screen-hand = Je hand
kb-screen-hand-empty = Je hand is leeg.
kb-screen-hand-none = geen kaarten
kb-screen-hands = Alle handen aan het eind
kb-screen-stack = { $card }: { $all }
kb-screen-stack-picked = { $card }: { $number } van { $all } gekozen
kb-screen-tip-bid = Tik op een bod, of op kaarten
kb-screen-tip-pay = Tik op kaarten om anders te betalen
kb-screen-tip-lay = Tik op kaarten om een joker in te zetten
kb-screen-no-match = Deze kaarten passen bij niets wat je nu kunt doen.
kb-screen-if-won = Als je wint, betaal je
kb-screen-you-pay = Je betaalt
kb-screen-only-pass = Je hebt geen hoger bod.
kb-screen-pass-final = definitief
kb-screen-stop-next = jij legt de volgende kavel open
kb-screen-ahead = Voordat je aan de beurt bent
kb-screen-ahead-pass = Vooraf: passen bij kavel { $number }
kb-screen-ahead-pay = Betaal zoals gewoonlijk
kb-screen-ahead-lay = Leg wat ik kan
kb-screen-do-choose-bid = Kies een bod
kb-screen-do-choose-quartet = Kies een kwartet
kb-screen-do-pay = Betalen en de kavel nemen
kb-screen-do-lay = Leg { kb-bid-name }
kb-screen-do-end = Leggen en de ronde beëindigen
kb-screen-pay-ways =
    { $number ->
        [one] Eén manier om te betalen
       *[other] { $number } manieren om te betalen
    }
kb-screen-pay-pick = Kies { $number } verschillende kaarten
kb-screen-pay-picked =
    { $all ->
        [one] { $number } van { $all } kaart gekozen
       *[other] { $number } van { $all } kaarten gekozen
    }
kb-screen-pay-then = Daarna heb je
kb-screen-pay-joined =
    { kb-bid-name } { $jokers ->
        [one] en een joker
       *[other] en { $jokers } jokers
    }
kb-screen-pay-jokers =
    { $jokers ->
        [one] alleen de joker
       *[other] { $jokers } jokers
    }
kb-screen-pay-same =
    { $own ->
        [one] Je telt hoe dan ook { $own } joker; in je rij blijft hij voorgoed liggen.
       *[other] Je telt hoe dan ook { $own } jokers; in je rij blijven ze voorgoed liggen.
    }
kb-screen-row = Jokers in je rij
kb-screen-ready = vier { kb-value.plural } bij elkaar
kb-screen-lay-title = Kwartetten leggen
kb-screen-lay-hint = Alleen nu, meteen na het winnen van een kavel. Het hoeft niet.
kb-screen-lay-of = van { $all }
kb-screen-lay-jokers =
    { $jokers ->
        [0] zonder joker
        [one] { $jokers } joker naar je rij
       *[other] { $jokers } jokers naar je rij
    }
kb-screen-lay-note =
    Kwartet { kb-value.plural }: { $mice ->
        [one] { $mice } muis
       *[other] { $mice } muizen
    }
kb-screen-ends = beëindigt de ronde
kb-screen-goes =
    { $number ->
        [one] nog { $number } muis, de partij gaat door
       *[other] nog { $number } muizen, de partij gaat door
    }
kb-screen-goes-on = de partij gaat door
kb-screen-shed = Vier jokers afleggen
kb-screen-shed-count = Jokers die je telt: { $before } → { $after }
kb-screen-verdict = Een kwartet { kb-value.plural } zou de ronde beëindigen
kb-screen-verdict-now = Je muizen nu
kb-screen-verdict-gain = Kwartet { kb-value.plural }
kb-screen-verdict-loss = Meeste jokers: jij { $own }, anderen tonen { $most }
kb-screen-verdict-total = Je zou eindigen met
kb-screen-verdict-open = Naar wat je ziet: verborgen jokers van anderen kunnen het veranderen.
kb-screen-verdict-shed = Leg eerst vier jokers af, dan tel je { $own }: met hetzelfde kwartet heb je dan { $number }.
kb-screen-end-tie = Evenveel muizen: wie minder jokers heeft, wint.
kb-screen-end-score =
    { $score ->
        [one] Topscore: { $score } muis.
       *[other] Topscore: { $score } muizen.
    }
kb-screen-end-short =
    { $number ->
        [one] één muis te weinig
       *[other] { $number } muizen te weinig
    }
kb-screen-end-ahead =
    { $number ->
        [one] één muis voor
       *[other] { $number } muizen voor
    }
kb-screen-end-jokers = de jokers beslisten
kb-screen-end-mice =
    { $number ->
        [0] geen muizen
        [one] { $number } muis
       *[other] { $number } muizen
    }
kb-screen-step-mice = Gevangen muizen
kb-screen-step-mice-mice = Eén punt per muis. De laatste muis is weg, dus de ronde is voorbij.
kb-screen-step-mice-deck = Eén punt per muis. De trekstapel is op, dus de ronde is voorbij.
kb-screen-step-jokers = Jokers geteld
kb-screen-step-jokers-why = Gebruikte liggen in de rij; die in de hand tellen ook.
kb-screen-step-jokers-row = { $used } gebruikt, { $held } in de hand
kb-screen-step-loss = Meeste jokers: min 5
kb-screen-step-loss-why = De meeste jokers ({ $number }): { $who }. Onder nul kan ook.
kb-screen-step-loss-none = Niemand heeft een joker, dus niemand verliest muizen.
kb-screen-step-left = Muizen
kb-screen-step-place-why = Wie na het jokerverlies de meeste muizen heeft, wint.
kb-screen-step-place-tie = Evenveel muizen: wie minder jokers heeft, wint.
kb-screen-place =
    { $place ->
        [1] 1e
       *[other] { $place }e
    }
kb-screen-match = De partij: { $rounds } rondes opgeteld
kb-screen-total = Totaal

## Bots: tips

kb-why-bid = De kavel is voor je hand meer waard dan de kaarten die hij je kost.
kb-why-pass = Elk bod kost je hand nu meer dan de kavel opbrengt.
kb-why-pay = Deze kaarten zal je hand het minst missen.
kb-why-lay = Muizen die voor je liggen zijn veilig, en de voorraad wordt alleen maar kleiner.
kb-why-shed = Wie op het eind de meeste jokers heeft, verliest vijf muizen: weg ermee.
kb-why-stop = Deze kaarten zijn voorlopig meer waard in je hand.
kb-seen-lot = Waarde { $value }: nu { $before } in je hand, { $after } met de kavel.
kb-seen-left = Je houdt { $cards } over.

## De raadgever

kb-screen-coach-bid = De vraag is of deze kavel je kaarten waard is. Je betaalt precies wat je zegt, en wie past, doet voor deze kavel niet meer mee.
kb-screen-coach-joker = Een joker in de kavel maakt kwartetten compleet, maar telt in je hand net zo goed als in je rij. Wie er aan het eind de meeste heeft, verliest 5 muizen.
kb-screen-coach-pay = De vraag is welke kaarten je weggeeft. Een joker waarmee je betaalt, ben je niet kwijt: hij blijft in je rij en telt tegen je.
kb-screen-coach-lay = Nu muizen, of kaarten om mee te bieden? Als je stopt, mag je pas weer leggen nadat je een kavel hebt gewonnen.
