## Gnadenlos!

game-gnadenlos = Gnadenlos!
gn-debts-none = geen schuldbrieven
gn-slots-none = geen plekken
gn-adventurers-none = geen avonturiers

gn-option-setup = Opstelling
    .help = Hoe de avonturiers en de markt worden klaargezet.
gn-option-setup-basic = Basisopstelling
    .help = De avonturiers worden gedeeld, en de eerste schuldbrieven liggen al in de markt.
gn-option-setup-expert = Expertopstelling
    .help = Jullie bieden op paren avonturiers, en de markt is aan het begin leeg.
gn-option-tidy = Gaten in de markt
    .help = Wie bepaalt welke kaart welk gat vult.
gn-option-tidy-active_chooses = Vrije keuze
    .help = De speler met de revolver bepaalt het.
gn-option-tidy-automatic = Automatisch
    .help = De gaten worden in een vaste volgorde gevuld.
gn-option-start_adventurers = Avonturiers aan het begin
    .help = Hoeveel iedereen er in de basisopstelling trekt.
gn-option-start_adventurers-2 = Twee
    .help = Het gewone aantal.
gn-option-start_adventurers-3 = Drie
    .help = Voor drie spelers met de basisopstelling.
gn-option-high_noon_pick = Kiezen bij High Noon
    .help = Hoe de schuldbrieven van de winnaars in de markt worden aangewezen.
gn-option-high_noon_pick-choose = Vrije keuze
    .help = Je kiest zelf de plekken, zonder te kijken.
gn-option-high_noon_pick-random = Willekeurig
    .help = Je zegt alleen hoeveel, en het toeval bepaalt welke.
gn-option-high_noon_take = Nemen bij High Noon
    .help = Of de winnaars schuldbrieven moeten nemen.
gn-option-high_noon_take-may = Vrijwillig
    .help = Je mag er ook minder nemen, of geen enkele.
gn-option-high_noon_take-must = Verplicht
    .help = Je moet alles nemen waar je recht op hebt.
gn-option-lone_event = Gebeurtenis zonder tegenstander
    .help = Wat er gebeurt als minder dan twee spelers avonturiers hebben.
gn-option-lone_event-dropped = Vervalt
    .help = Er wordt geen gebeurteniskaart omgedraaid.
gn-option-lone_event-turned = Toch omdraaien
    .help = De kaart wordt omgedraaid en bij High Noon gaat de begrafenisondernemer vooruit; alleen de krachtmeting vervalt.
gn-option-unable = Geen bod mogelijk
    .help = Wat er gebeurt als meerdere spelers geen geldig bod kunnen doen.
gn-option-unable-none = Geen avonturier
    .help = Ze krijgen allemaal niets, en wat overblijft, wordt afgelegd.
gn-option-unable-leftover_in_turn_order = Wat overblijft
    .help = Ze krijgen de overgebleven avonturiers gratis, in beurtvolgorde.
gn-option-memory_aid = Geheugensteun
    .help = Hoeveel het spel je helpt de markt te onthouden.
gn-option-memory_aid-own = Eigen
    .help = Je ziet de schuldbrieven die je zelf hebt gelegd, zolang ze te volgen zijn.
gn-option-memory_aid-off = Uit
    .help = Dicht is dicht.
gn-option-memory_aid-full = Volledig
    .help = Je ziet ook welke schuldbrieven er volgens de biedingen van de anderen kunnen liggen.

gn-debt =
    { $debt ->
        [B0] blauw 0
        [B1] blauw 1
        [B2] blauw 2
        [B3] blauw 3
        [B4] blauw 4
        [R0] rood 0
        [R1] rood 1
        [R2] rood 2
        [R3] rood 3
        [R4] rood 4
        [Y0] geel 0
        [Y1] geel 1
        [Y2] geel 2
        [Y3] geel 3
        [Y4] geel 4
        [G0] groen 0
        [G1] groen 1
        [G2] groen 2
        [G3] groen 3
        [G4] groen 4
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
        [gold-3-1] goudkoorts 3/1
        [gold-5-3] goudkoorts 5/3
        [gold-7-4] goudkoorts 7/4
        [high-noon] High Noon
        [poker] poker
       *[other] { $event }
    }
gn-zone =
    { $zone ->
        [grey] grijs
        [beige] beige
        [copper] koper
        [plum] pruim
        [green] groen
       *[other] { $zone }
    }
gn-colour =
    { $colour ->
        [blue] blauw
        [red] rood
        [yellow] geel
        [green] groen
       *[other] { $colour }
    }
gn-stat =
    { $stat ->
        [gold] goud
        [gun] revolver
        [cards] kaarten
       *[other] { $stat }
    }

gn-phase-dealing = Avonturiers delen
gn-phase-stocking = Eerste markt
gn-phase-pairing = Paren openleggen
gn-phase-rolling = Gooien om de revolver
gn-phase-event = Gebeurtenis
gn-phase-choosing = Avonturiers kiezen
gn-phase-taking = Schuldbrieven nemen
gn-phase-drawing = Schuldbrieven trekken
gn-phase-tidying = Gaten opvullen
gn-phase-buying = Aanzien kopen
gn-phase-offering = Avonturiers openleggen
gn-phase-bidding = Bieden
gn-phase-picking = Inhuren
gn-phase-laying = Schuldbrieven leggen
gn-phase-payday = Betaaldag
gn-phase-over = Partij afgelopen

## Gnadenlos!: zetten

gn-move-choose = Stuur { gn-adventurer } eropaf
gn-move-take = Neem uit de markt: { $slots } (rij.kolom)
gn-move-take-none = Neem geen schuldbrieven
gn-move-draw =
    { $number ->
        [0] Laat geen schuldbrieven trekken
        [one] Laat { $number } schuldbrief trekken
       *[other] Laat { $number } schuldbrieven trekken
    }
gn-move-fill = Leg { $from } in het gat op { $to } (rij.kolom)
gn-move-buy =
    { $spaces ->
        [0] Koop niets
        [one] Koop { $spaces } veld
       *[other] Koop { $spaces } velden
    }
gn-move-bid = Bied { $value }: { $debts }
gn-move-pick = Huur { gn-adventurer } in
gn-move-pick-pair = Huur het paar in: { $adventurers }
gn-move-lay = Leg in deze volgorde: { $debts }
gn-move-deal = Gedeeld: { gn-adventurer }
gn-move-turn = Opengelegd: { gn-adventurer }
gn-move-place = Dicht neergelegd: { gn-debt }
gn-move-roll = Dobbelsteen: { $roll }
gn-move-event = Gebeurtenis: { gn-event }
gn-move-blind = Blind getrokken: { $slot }

## Gnadenlos!: wat er gebeurt

gn-dealt =
    { $you ->
        [yes] Je trekt een avonturier.
       *[no] { $seat } trekt een avonturier.
    }
gn-dealt-you = Je trekt { gn-adventurer }.
gn-stocked = Er komt een dichte schuldbrief in de markt.
gn-paired = Paar { $pair }: { gn-adventurer }.
gn-rolled =
    { $you ->
        [yes] Je gooit een { $roll }.
       *[no] { $seat } gooit een { $roll }.
    }
gn-roll-tied =
    { $you ->
        [yes] Gelijke stand: je gooit opnieuw tegen { $seats }.
       *[no] Gelijke stand: { $seats } gooien opnieuw.
    }
gn-first =
    { $you ->
        [yes] Jij krijgt de revolver en mag beginnen.
       *[no] { $seat } krijgt de revolver en mag beginnen.
    }
gn-turn =
    { $you ->
        [yes] Beurt { $turn }: jij hebt de revolver.
       *[no] Beurt { $turn }: { $seat } heeft de revolver.
    }
gn-event-dropped = Minder dan twee spelers hebben avonturiers: er is geen gebeurtenis.
gn-event-gold = Goudkoorts! Goudklompjes: { $first } voor de eerste plaats, { $second } voor de tweede.
gn-event-high-noon = High Noon! De klok slaat twaalf.
gn-event-poker = Poker! Zet je pokerface op.
gn-undertaker = De begrafenisondernemer gaat naar veld { $space } van { $last }.
gn-events-shuffled = Dat was de laatste gebeurteniskaart, en die wordt nooit uitgevoerd: alle kaarten worden opnieuw geschud.
gn-contest-skipped = Minder dan twee spelers hebben avonturiers: de krachtmeting vervalt.
gn-chose =
    { $you ->
        [yes] Je hebt gekozen.
       *[no] { $seat } heeft gekozen.
    }
gn-chose-you = Je stuurt { gn-adventurer } eropaf.
gn-revealed =
    { $you ->
        [yes] Je draait { gn-adventurer } om: { $number }.
       *[no] { $seat } draait { gn-adventurer } om: { $number }.
    }
gn-all-equal = Overal een { $number }: de gebeurtenis gaat niet door, en iedereen neemt zijn avonturier terug.
gn-earned =
    { $you ->
        [yes] Je krijgt
       *[no] { $seat } krijgt
    } { $nuggets ->
        [one] { $nuggets } goudklompje.
       *[other] { $nuggets } goudklompjes.
    }
gn-poker-won =
    { $you ->
        [yes] Je wint bij het pokeren:
       *[no] { $seat } wint bij het pokeren:
    } { $spaces ->
        [0] de hoed blijft op veld { $position }.
        [one] { $spaces } veld vooruit, naar { $position }.
       *[other] { $spaces } velden vooruit, naar { $position }.
    }
gn-poker-lost =
    { $you ->
        [yes] Je verliest bij het pokeren:
       *[no] { $seat } verliest bij het pokeren:
    } { $spaces ->
        [0] de hoed blijft op veld { $position }.
        [one] { $spaces } veld achteruit, naar { $position }.
       *[other] { $spaces } velden achteruit, naar { $position }.
    }
gn-discarded =
    { $you ->
        [yes] Je legt { gn-adventurer } af.
       *[no] { $seat } legt { gn-adventurer } af.
    }
gn-shot =
    { $you ->
        [yes] Pang! Je verliest { gn-adventurer } in het duel.
       *[no] Pang! { $seat } verliest { gn-adventurer } in het duel.
    }
gn-too-few = Er liggen minder dan { $needed } schuldbrieven in de markt: niemand neemt er een.
gn-draws =
    { $you ->
        [yes] Je laat het toeval
       *[no] { $seat } laat het toeval
    } { $number ->
        [one] { $number } schuldbrief trekken.
       *[other] { $number } schuldbrieven trekken.
    }
gn-took-none =
    { $you ->
        [yes] Je neemt geen schuldbrieven.
       *[no] { $seat } neemt geen schuldbrieven.
    }
gn-took =
    { $you ->
        [yes] Je neemt de schuldbrief van { $slot } (rij.kolom).
       *[no] { $seat } neemt de schuldbrief van { $slot } (rij.kolom).
    }
gn-took-you = Je neemt de schuldbrief van { $slot } (rij.kolom): { gn-debt }.
gn-moved =
    { $you ->
        [yes] Je legt de schuldbrief van { $from } in het gat op { $to } (rij.kolom).
       *[no] { $seat } legt de schuldbrief van { $from } in het gat op { $to } (rij.kolom).
    }
gn-slid = Rij { $row } schuift aaneen naar kolom 1 toe.
gn-bought =
    { $you ->
        [yes] Je koopt
       *[no] { $seat } koopt
    } { $spaces ->
        [one] { $spaces } veld aanzien, tot veld { $position }.
       *[other] { $spaces } velden aanzien, tot veld { $position }.
    }
gn-bought-none =
    { $you ->
        [yes] Je koopt geen aanzien.
       *[no] { $seat } koopt geen aanzien.
    }
gn-bidding-skipped =
    { $you ->
        [yes] Je hebt genoeg avonturiers: er wordt niet geboden.
       *[no] { $seat } heeft genoeg avonturiers: er wordt niet geboden.
    }
gn-no-adventurers = Er zijn geen avonturiers meer om in te huren: er wordt niet geboden.
gn-offered = In te huren: { gn-adventurer }.
gn-reshuffled = De afgelegde avonturiers worden geschud en vormen de nieuwe stapel.
gn-unable =
    { $you ->
        [yes] Je kunt geen geldig bod doen en laat zien: { $debts }.
       *[no] { $seat } kan geen geldig bod doen en laat zien: { $debts }.
    }
gn-bid =
    { $you ->
        [yes] Je biedt { $value }: { $debts }.
       *[no] { $seat } biedt { $value }: { $debts }.
    }
gn-picked =
    { $you ->
        [yes] Je huurt { gn-adventurer } in.
       *[no] { $seat } huurt { gn-adventurer } in.
    }
gn-picked-pair =
    { $you ->
        [yes] Je huurt een paar in: { $adventurers }.
       *[no] { $seat } huurt een paar in: { $adventurers }.
    }
gn-laid =
    { $you ->
        [yes] Je legt je bod dicht op { $slots } (rij.kolom).
       *[no] { $seat } legt het bod dicht op { $slots } (rij.kolom).
    }
gn-laid-you = Je legt je bod dicht op { $slots } (rij.kolom): { $debts }.
gn-took-back =
    { $you ->
        [yes] Je krijgt geen avonturier en neemt terug: { $debts }.
       *[no] { $seat } krijgt geen avonturier en neemt terug: { $debts }.
    }
gn-left-over = Overgebleven en afgelegd: { $adventurers }.
gn-payday =
    { $you ->
        [yes] Betaaldag! Jij gooit.
       *[no] Betaaldag! { $seat } gooit.
    }
gn-payday-last =
    { $you ->
        [yes] De laatste betaaldag! Jij gooit.
       *[no] De laatste betaaldag! { $seat } gooit.
    }
gn-payday-roll =
    { $you ->
        [yes] Je gooit een { $roll }.
       *[no] { $seat } gooit een { $roll }.
    }
gn-turned-up = Omgedraaid: { gn-debt }.
gn-paid =
    { $nuggets ->
        [0]
            { $you ->
                [yes] Je betaalt niets.
               *[no] { $seat } betaalt niets.
            }
       *[other]
            { $you ->
                [yes] Je betaalt
               *[no] { $seat } betaalt
            } { $nuggets ->
                [one] { $nuggets } goudklompje.
               *[other] { $nuggets } goudklompjes.
            }
    }
gn-vulture =
    { $you ->
        [yes] Je kunt
       *[no] { $seat } kan
    } { $value ->
        [one] { $value } goudklompje
       *[other] { $value } goudklompjes
    } niet betalen: daar komt gier nummer { $vultures }, en de hoed vliegt terug naar veld { $position }.
gn-column-used-up = In kolom { $column } ligt geen dichte schuldbrief: de betaaldag is voorbij.
gn-returned =
    { $you ->
        [yes] Je krijgt terug: { $debts }.
       *[no] { $seat } krijgt terug: { $debts }.
    }
gn-end-finish = Het grote groene hoefijzer is bereikt: de partij is afgelopen.
gn-end-undertaker = De begrafenisondernemer heeft zijn laatste veld bereikt: de partij is afgelopen.
gn-end-vultures = De derde gier is geland: de partij is afgelopen.
gn-lost =
    { $you ->
        [yes] Drie gieren: je hebt verloren en haalt je hoed van het bord.
       *[no] Drie gieren: { $seat } heeft verloren en haalt de hoed van het bord.
    }
gn-bought-last =
    { $you ->
        [yes] Laatste aankoop: je koopt nog
       *[no] Laatste aankoop: { $seat } koopt nog
    } { $spaces ->
        [one] { $spaces } veld, tot veld { $position }.
       *[other] { $spaces } velden, tot veld { $position }.
    }
gn-scored =
    { $position ->
        [0]
            { $you ->
                [yes] Je hebt geen hoed meer op het bord.
               *[no] { $seat } heeft geen hoed meer op het bord.
            }
       *[other]
            { $you ->
                [yes] Je eindigt op veld { $position },
               *[no] { $seat } eindigt op veld { $position },
            } { $nuggets ->
                [0] zonder goudklompjes.
                [one] met { $nuggets } goudklompje.
               *[other] met { $nuggets } goudklompjes.
            }
    }
gn-winner =
    { $you ->
        [yes] Je wint de partij!
       *[no] { $seat } wint de partij!
    }
gn-shared =
    { $you ->
        [yes] Je deelt de overwinning met { $seats }!
       *[no] { $seats } delen de overwinning!
    }

## Gnadenlos!: wat niet kan

gn-refuse-start-adventurers = Met drie avonturiers beginnen kan alleen in de basisopstelling.
gn-refuse-not-in-hand = Die avonturier heb je niet in je hand.
gn-refuse-take =
    { $most ->
        [one] Je mag hoogstens één schuldbrief nemen, van een plek waar er een ligt.
       *[other] Je mag hoogstens { $most } schuldbrieven nemen, van plekken waar er een ligt.
    }
gn-refuse-must-take =
    { $most ->
        [one] Je moet precies één schuldbrief nemen, van een plek waar er een ligt.
       *[other] Je moet precies { $most } schuldbrieven nemen, van plekken waar er een ligt.
    }
gn-refuse-fill = Leg een kaart van de buitenste rij in een gat verder naar binnen.
gn-refuse-purchase =
    { $most ->
        [0] Je kunt nu geen velden kopen.
        [one] Je kunt hoogstens één veld kopen.
       *[other] Je kunt hoogstens { $most } velden kopen.
    }
gn-refuse-pass = Passen kan niet: wie kan bieden, moet bieden.
gn-refuse-bid-size = Een bod bestaat uit één tot { $most } schuldbrieven.
gn-refuse-bid-order = Noem de schuldbrieven van een bod in deze volgorde: { $debts }.
gn-refuse-not-held = Je hebt niet al die schuldbrieven in je hand.
gn-refuse-value-taken = Er is al { $value } geboden: elk bod heeft een eigen waarde nodig.
gn-refuse-not-offered = Die is niet in te huren.
gn-refuse-other-debts = Leg precies de schuldbrieven die je hebt geboden.
gn-refuse-chance = Alleen het toeval dobbelt, trekt en deelt.
gn-refuse-chosen = Je avonturier ligt er al, of je doet niet mee aan deze gebeurtenis.
gn-refuse-turn =
    { $you ->
        [yes] Jij bent aan de beurt.
       *[no] { $seat } is aan de beurt.
    }
gn-refuse-pick = Aan deze tafel worden de plekken bij High Noon op de andere manier gekozen.
gn-refuse-phase =
    { $phase ->
        [choosing] Nu niet: kies eerst een avonturier voor de gebeurtenis.
        [taking] Zo niet: neem de schuldbrieven uit de markt zoals aan deze tafel is afgesproken.
        [tidying] Nu niet: vul eerst de gaten in de markt op.
        [buying] Nu niet: bepaal eerst hoeveel aanzien je koopt.
        [bidding] Nu niet: doe eerst je bod.
        [picking] Nu niet: kies eerst wie je inhuurt.
        [laying] Nu niet: leg eerst je geboden schuldbrieven.
       *[other] Dat kan nu niet.
    }

## Gnadenlos!: eigen speelmateriaal

gn-components-unread = { $file } kan niet worden gelezen.
gn-components-toml = { $file } is geen geldige TOML: { $problem }.
gn-components-number =
    { $line ->
        [0] { $file }:
       *[other] { $file }, regel { $line }:
    } ‘{ $field }’ moet een geheel getal van { $least } tot en met { $most } zijn.
gn-components-name =
    { $line ->
        [0] { $file }:
       *[other] { $file }, regel { $line }:
    } ‘{ $field }’ moet een naam zijn.
gn-components-row =
    { $line ->
        [0] { $file }:
       *[other] { $file }, regel { $line }:
    } ‘{ $field }’ moet een tabel tussen accolades zijn.
gn-components-count =
    { $line ->
        [0] { $file }:
       *[other] { $file }, regel { $line }:
    } ‘{ $field }’ moet er in totaal { $needed } hebben, maar heeft er { $found ->
        [0] geen.
       *[other] { $found }.
    }
gn-components-kind =
    { $line ->
        [0] { $file }:
       *[other] { $file }, regel { $line }:
    } ‘{ $field }’ moet een van deze zijn: { $known }.
gn-components-twice =
    { $line ->
        [0] { $file }:
       *[other] { $file }, regel { $line }:
    } de naam ‘{ $name }’ is niet te onderscheiden van die van een andere avonturier.
gn-components-no-high-noon = In { $file } ontbreekt High Noon bij de gebeurtenissen; zo komt de begrafenisondernemer nooit vooruit.
gn-table-undertaker = Begrafenisondernemer: { $space } van { $last }
gn-table-offer = In te huren:
gn-table-adventurers = Je avonturiers:
gn-table-debts = Je schuldbrieven: { $debts }
gn-table-market = Markt
gn-table-revolver = revolver
gn-table-bid = biedt { $value }
gn-table-position = veld { $position }
gn-table-out = uit het spel
gn-table-nuggets =
    { $nuggets ->
        [one] { $nuggets } goudklompje
       *[other] { $nuggets } goudklompjes
    }
gn-table-vultures =
    { $vultures ->
        [one] { $vultures } gier
       *[other] { $vultures } gieren
    }
gn-table-hand = avonturiers: { $adventurers }, schuldbrieven: { $debts }

## The browser: Gnadenlos! (gn-screen-…)

gn-screen-poster-line = Koop de straat met geld dat je nooit had.
gn-screen-poster-kind = Bieden en bluffen
gn-screen-street = Hoofdstraat: { $spaces } hoefijzers aanzien
gn-screen-street-picture = Afbeelding van de straat
gn-screen-place-grey = Modderstraat
gn-screen-place-beige = Pension
gn-screen-place-copper = Speelhal
gn-screen-place-plum = Grand Hotel
gn-screen-place-green = Stadhuis
gn-screen-start = start
gn-screen-finish = finish
gn-screen-stands =
    { $you ->
        [yes] Jouw hoed: veld { $position }, { $place }; poker: winst { $win }, verlies { $lose }
       *[no] { $seat }: veld { $position }, { $place }; poker: winst { $win }, verlies { $lose }
    }
gn-screen-hatless =
    { $you ->
        [yes] Jouw hoed is van het bord
       *[no] { $seat }: de hoed is van het bord
    }
gn-screen-clocks = Tellers
gn-screen-step-event = Gebeurtenis
gn-screen-step-prestige = Aanzien
gn-screen-step-bids = Biedingen
gn-screen-step-payday = Betaaldag
gn-screen-to-payday = { $count } van { $due } schuldbrieven
gn-screen-yours = Jij: goudklompjes { $nuggets }, veld { $position }, gieren { $vultures }
gn-screen-undertaker = Begrafenisondernemer
gn-screen-undertaker-help = Elke High Noon schuift de begrafenisondernemer één veld op; op veld { $last } is de partij afgelopen.
gn-screen-payday-help = Met { $due } schuldbrieven in de markt is het betaaldag.
gn-screen-events-name = Gebeurtenissen
gn-screen-events = Gebeurteniskaarten: { $turned } omgedraaid, { $left } over
gn-screen-row = Rij { $row }
gn-screen-slot = rij { $row }, kolom { $column }
gn-screen-die = Dobbelsteen { $face }
gn-screen-face-down = dicht
gn-screen-known = bij jou bekend: { $debts }
gn-screen-may-be = een van deze: { $debts }
gn-screen-next = nu
gn-screen-free = vrij
gn-screen-gap = Gat: rij { $row }, kolom { $column }
gn-screen-comes = zoals het nu staat een schuldbrief uit het bod van { $name }
gn-screen-comes-own = zoals het nu staat een schuldbrief uit je eigen bod
gn-screen-market-take = kies zonder te kijken
gn-screen-market-fill = sleep een kaart of tik hem aan, dan een gat
gn-screen-market-next = waar de biedingen zouden komen
gn-screen-market-missing =
    { $count ->
        [0] het is betaaldag
        [one] nog { $count } tot betaaldag
       *[other] nog { $count } tot betaaldag
    }
gn-screen-card = { $name }: goud { $gold }, revolver { $gun }, kaarten { $poker }
gn-screen-shown =
    { $stat ->
        [gold] { $name }: goud { $number }
        [gun] { $name }: revolver { $number }
       *[cards] { $name }: kaarten { $number }
    }
gn-screen-debt =
    { $you ->
        [yes] schuldbrief { gn-debt }, die betaal jij
       *[no] schuldbrief { gn-debt }, die betaalt { $seat }
    }
gn-screen-pays =
    { $you ->
        [yes] jij betaalt
       *[no] { $seat } betaalt
    }
gn-screen-adventurers =
    { $number ->
        [one] { $number } avonturier
       *[other] { $number } avonturiers
    }
gn-screen-debts =
    { $number ->
        [one] { $number } schuldbrief
       *[other] { $number } schuldbrieven
    }
gn-screen-deck =
    { $count ->
        [one] Stapel: { $count } kaart
       *[other] Stapel: { $count } kaarten
    }
gn-screen-left-town =
    { $count ->
        [one] Afgelegd: { $count }
       *[other] Afgelegd: { $count }
    }
gn-screen-event-gold = Goudkoorts
gn-screen-event-high-noon = High Noon
gn-screen-event-poker = Poker
gn-screen-event-help-gold = Hoogste goud: krijgt { $first ->
        [one] { $first } goudklompje
       *[other] { $first } goudklompjes
    }, dan afgelegd. Tweede: { $second }.
gn-screen-event-help-high-noon = Hoogste revolver: mag schuldbrieven nemen, dan afgelegd. Laagste: neergeschoten.
gn-screen-event-help-poker = Hoogste kaarten: hoed vooruit, dan afgelegd. Laagste: hoed terug.
gn-screen-who-gold = Wie gaat goud zoeken?
gn-screen-who-high-noon = Wie gaat het duel aan?
gn-screen-who-poker = Wie schuift aan tafel?
gn-screen-result = Zo liep het af
gn-screen-equal = Allemaal hetzelfde getal: er gebeurt niets
gn-screen-too-few = Te weinig schuldbrieven in de markt: niemand neemt er een.
gn-screen-you = Jij
gn-screen-out = geen avonturier
gn-screen-your-pick = jouw keuze
gn-screen-chosen = heeft gekozen
gn-screen-thinking = denkt na
gn-screen-choose-now = kies nu
gn-screen-nuggets =
    { $number ->
        [one] goudklompje
       *[other] goudklompjes
    }
gn-screen-spaces =
    { $number ->
        [one] veld
       *[other] velden
    }
gn-screen-took =
    { $number ->
        [0] niets genomen
        [one] { $number } schuldbrief genomen
       *[other] { $number } schuldbrieven genomen
    }
gn-screen-fate-discarded = afgelegd
gn-screen-fate-shot = neergeschoten
gn-screen-odds =
    { $you ->
        [yes] Jouw zone: { $win } vooruit of { $lose } terug
       *[no] Zone van { $seat }: { $win } vooruit of { $lose } terug
    }
gn-screen-for-hire = In te huren
gn-screen-pairs = Paren in te huren
gn-screen-for-hire-help = { $offer } voor { $players } spelers
gn-screen-pair-with = een paar met { $name }
gn-screen-bids = Biedingen
gn-screen-bids-help = tot nu toe
gn-screen-pick = { $rank }e keus
gn-screen-standing-picked = ingehuurd
gn-screen-standing-without = zonder avonturier
gn-screen-standing-unable = geen bod mogelijk
gn-screen-standing-next = nu aan de beurt
gn-screen-standing-later = later aan de beurt
gn-screen-sums = Sommen
gn-screen-sum-taken =
    { $you ->
        [yes] { $value }: jouw bod
       *[no] { $value }: al geboden door { $seat }
    }
gn-screen-payday = Betaaldag
gn-screen-payday-last = Laatste betaaldag
gn-screen-rolls =
    { $you ->
        [yes] jij gooit
       *[no] { $seat } gooit
    }
gn-screen-outermost = de buitenste schuldbrief van een kolom komt eerst
gn-screen-ends = Betaaldag eindigt als
gn-screen-ends-broke = iemand niet kan betalen.
gn-screen-ends-column = een kolom op is.
gn-screen-risk =
    { $you ->
        [yes] Je hebt
       *[no] { $seat } heeft
    } { $nuggets ->
        [one] { $nuggets } goudklompje
       *[other] { $nuggets } goudklompjes
    }: een schuldbrief van { $least } of meer levert een gier op.
gn-screen-fewest =
    { $count ->
        [0] Kolom { $column } heeft er geen meer.
        [one] Kolom { $column } heeft nog één schuldbrief.
       *[other] Kolom { $column } heeft er het minst: nog { $count }.
    }
gn-screen-payday-how = Op betaaldag valt er niets te beslissen. Kijk worp voor worp, pauzeer, of ga naar het einde.
gn-screen-debt-owner =
    { $you ->
        [yes] { gn-debt }: die betaal jij
       *[no] { gn-debt }: die betaalt { $seat }
    }
gn-screen-throw-paid =
    { $you ->
        [yes] { gn-debt }: je betaalt { $nuggets }
       *[no] { gn-debt }: { $seat } betaalt { $nuggets }
    }
gn-screen-throw-broke =
    { $you ->
        [yes] { gn-debt }: je kunt niet betalen
       *[no] { gn-debt }: { $seat } kan niet betalen
    }
gn-screen-throw-none = kolom { $column } is op
gn-screen-purse-left = (nog { $nuggets })
gn-screen-minus =
    { $nuggets ->
        [one] −{ $nuggets } goudklompje
       *[other] −{ $nuggets } goudklompjes
    }
gn-screen-vulture-number = gier { $vultures }
gn-screen-wins-now = Wie nu zou winnen
gn-screen-wins-how = Daarna mag iedereen nog hoogstens drie velden kopen, één goudklompje per veld.
gn-screen-hold = Pauze
gn-screen-to-end = Naar het einde
gn-screen-your-adventurers = Je avonturiers
gn-screen-your-debts = Je schuldbrieven
gn-screen-your-hand = Je hand
gn-screen-order-help = in jouw volgorde
gn-screen-control = Jouw beslissing
gn-screen-chance-gold =
    Goud { $number }: { $first ->
        [one] { $first } goudklompje
       *[other] { $first } goudklompjes
    } als niemand meer heeft, { $second } als maar één getal hoger is.
gn-screen-chance-high-noon = Revolver { $number }: de hoogste neemt schuldbrieven, de laagste wordt neergeschoten.
gn-screen-chance-poker = Kaarten { $number }: de hoogste gaat { $win } vooruit, de laagste { $lose } terug.
gn-screen-secret = Alle kaarten gaan tegelijk open.
gn-screen-send = Stuur { $name }
gn-screen-send-nobody = Kies een avonturier
gn-screen-sent = Je hebt { $name } gestuurd. De anderen kiezen nog.
gn-screen-sent-one = Je hebt gekozen. De anderen kiezen nog.
gn-screen-change-mind = Kies iemand anders
gn-screen-bid-how = Kies één tot drie schuldbrieven.
gn-screen-bid = Bied { $value }
gn-screen-bid-ahead = Vooraf: bied { $value }
gn-screen-bid-nothing = Kies je bod
gn-screen-payday-follows = Zoals het nu staat volgt een betaaldag.
gn-screen-buy-how = Velden, één goudklompje per veld
gn-screen-buy-result =
    Naar veld { $position }; je houdt { $left ->
        [one] { $left } goudklompje
       *[other] { $left } goudklompjes
    }.
gn-screen-buy-none = Je hoed blijft staan.
gn-screen-buy-zone = Daar gelden andere pokergetallen.
gn-screen-buy-finish = Daarmee eindigt de partij!
gn-screen-take-how = Kies schuldbrieven in de markt, zonder te kijken: { $chosen } van { $most }.
gn-screen-take =
    { $number ->
        [one] Neem { $number } schuldbrief
       *[other] Neem { $number } schuldbrieven
    }
gn-screen-take-nothing = Kies in de markt
gn-screen-draw-how = Aan deze tafel kiest het toeval de schuldbrieven.
gn-screen-fill-how =
    { $gaps ->
        [one] Kies een kaart uit de buitenste rij voor het laatste gat.
       *[other] Kies een kaart uit de buitenste rij, dan een van de { $gaps } gaten.
    }
gn-screen-fill-where = Kaart op { $slot }: kies er een gat voor.
gn-screen-fill-all = Vul de gaten voor mij
gn-screen-pick-how = Kies op het bord wie je inhuurt.
gn-screen-hire = Huur { $name } in
gn-screen-hire-pair = Huur het paar met { $name } in
gn-screen-hire-nobody = Kies een avonturier
gn-screen-lay-how = Alleen jij weet wat waar ligt. Buitenste rijen worden eerst omgedraaid.
gn-screen-swap = Wissel { $first } en { $second } om
gn-screen-lay = Leg ze zo
gn-screen-ask-choosing-gold = Kies in het geheim *één avonturier* voor de goudkoorts: alleen goud telt.
gn-screen-ask-choosing-high-noon = Kies in het geheim *één avonturier* voor High Noon: alleen de revolver telt.
gn-screen-ask-choosing-poker = Kies in het geheim *één avonturier* voor poker: alleen kaarten tellen.
gn-screen-wait-choosing = We wachten nog op { $seats }.
gn-screen-ask-taking = Duel gewonnen: *neem schuldbrieven*, zonder te kijken.
gn-screen-ask-tidying = Vul de gaten in de markt: *leg er kaarten in* uit de buitenste rij.
gn-screen-ask-buying = *Koop aanzien* of houd je goudklompjes.
gn-screen-ask-bidding =
    Bied *één tot drie schuldbrieven*{ $taken ->
        [none] .
       *[other] : elke som behalve { $taken }.
    }
gn-screen-ask-picking = *Huur* een van de avonturiers *in*.
gn-screen-ask-pair = *Huur* een van de paren *in*.
gn-screen-ask-laying = *Leg je schuldbrieven* dicht neer, zoals je wilt.
gn-screen-ask-payday = Betaaldag: *de dobbelsteen beslist*.
gn-screen-ask-payday-last = De laatste betaaldag: *die beslist de partij*.
gn-screen-wait-taking =
    { $you ->
        [yes] Je neemt zo schuldbrieven.
       *[no] { $seat } neemt schuldbrieven uit de markt.
    }
gn-screen-wait-tidying =
    { $you ->
        [yes] Je vult de gaten in de markt.
       *[no] { $seat } vult de gaten in de markt.
    }
gn-screen-wait-buying =
    { $you ->
        [yes] Je koopt zo aanzien.
       *[no] { $seat } mag aanzien kopen.
    }
gn-screen-wait-bidding =
    { $you ->
        [yes] Je biedt zo.
       *[no] { $seat } biedt.
    }
gn-screen-wait-picking =
    { $you ->
        [yes] Je huurt zo iemand in.
       *[no] { $seat } huurt iemand in.
    }
gn-screen-wait-laying =
    { $you ->
        [yes] Je legt je schuldbrieven.
       *[no] { $seat } legt de geboden schuldbrieven.
    }
gn-screen-end-foremost = De voorste hoed wint: veld { $position }.
gn-screen-end-tied =
    Gelijk op veld { $position }; wie de meeste goudklompjes heeft, wint: { $nuggets ->
        [one] { $nuggets } goudklompje
       *[other] { $nuggets } goudklompjes
    }.
gn-screen-end-shared = Zelfde veld, evenveel goudklompjes: de overwinning wordt gedeeld.
gn-screen-end-short =
    { $number ->
        [one] één veld te kort
       *[other] { $number } velden te kort
    }
gn-screen-end-ahead =
    { $number ->
        [one] één veld voor
       *[other] { $number } velden voor
    }
gn-screen-end-nuggets-short =
    { $number ->
        [one] één goudklompje te weinig
       *[other] { $number } goudklompjes te weinig
    }
gn-screen-end-nuggets-ahead =
    { $number ->
        [one] één goudklompje meer
       *[other] { $number } goudklompjes meer
    }
gn-screen-end-why = Hoe het eindigde
gn-screen-end-payday =
    { $throws ->
        [one] Hoe groot de markt ook is: { $throws } worp.
       *[other] Hoe groot de markt ook is: { $throws } worpen.
    }
gn-screen-end-thrown =
    { $you ->
        [yes] Een gier werpt je terug naar veld { $position }.
       *[no] Een gier werpt { $seat } terug naar veld { $position }.
    }
gn-screen-end-no-payday = Na een derde gier is er geen betaaldag meer.
gn-screen-end-purchase = Laatste aankoop
gn-screen-end-purchase-help = Hoogstens drie velden erbij, één goudklompje per veld, gekocht voor iedereen die nog meedoet.
gn-screen-end-places = Plaatsen
gn-screen-end-places-help = De voorste hoed eerst, dan de meeste goudklompjes. Wie drie gieren heeft, verliest.
gn-screen-end-player = Speler
gn-screen-end-space = Veld
gn-screen-end-nuggets = Goudklompjes over
gn-screen-end-place = Plaats
gn-screen-end-rank = { $rank }e
gn-screen-end-nothing = niets
gn-screen-end-lost = verloren met drie gieren

## Bots: tips

gn-why-choose = Tegen wat de anderen kunnen hebben levert deze avonturier je het meest op.
gn-why-take = Minder eigen schuldbrieven in de markt, of iets meer dat alleen jij weet.
gn-why-take-none = Geen van de schuldbrieven is nu de moeite waard.
gn-why-draw = Zoveel schuldbrieven trekken loont.
gn-why-fill = Zo blijven je hoge schuldbrieven diep binnenin, waar de dobbelsteen ze laat vindt.
gn-why-buy = Zoveel kun je missen, en dan kun je de volgende betaaldag nog aan.
gn-why-buy-none = Houd je goudklompjes: op de volgende betaaldag heb je ze misschien nodig.
gn-why-bid = Genoeg voor een avonturier, met de schuldbrieven die jou het minst pijn doen.
gn-why-bid-low = Een klein bod: goedkoop als het iemand oplevert, en anders neem je het terug.
gn-why-pick = Aan deze avonturier heb je in de komende gebeurtenissen het meest.
gn-why-lay = Je eigen hoge schuldbrieven horen binnenin, die van anderen buitenaan.
gn-seen-bid = Je bod is { $value } waard, het hoogste tot nu toe { $high }.
gn-seen-first = Nog niemand heeft geboden; je bod is { $value } waard.
gn-seen-choose = In deze gebeurtenis telt { gn-adventurer } voor { $value }.

## De raadgever

gn-screen-coach-gold = Hier telt alleen goud. De hoogste wordt daarna afgelegd, dus stuur niemand van wie je de revolver of de kaarten nog nodig hebt.
gn-screen-coach-high-noon = Alleen de revolver telt: de hoogste neemt schuldbrieven, de laagste wordt neergeschoten. Kun je niet winnen, stuur dan iemand die je kunt missen.
gn-screen-coach-poker = Hoeden bewegen naargelang hun zone: hoe verder je bent, hoe minder er te winnen is en hoe meer te verliezen.
gn-screen-coach-buying = Elk goudklompje brengt je hoed één veld verder, hoogstens vijf. Houd wat achter: wie een schuldbrief niet kan betalen, gaat vijf velden terug.
gn-screen-coach-bidding = Eén tot drie schuldbrieven, en geen som twee keer. Alleen wie het laagst biedt, krijgt niemand en neemt het bod terug; wie hoger biedt, moet misschien betalen.
gn-screen-coach-picking = Neem wat je mist: goud, revolver of kaarten. De beste van elke gebeurtenis wordt afgelegd, dus een tweede goede is nooit te veel.
gn-screen-coach-laying = Alleen jij weet welke schuldbrief waar ligt. Op betaaldag wijst de dobbelsteen een kolom aan, en de buitenste schuldbrief wordt het eerst omgedraaid.
gn-screen-coach-taking = Je neemt schuldbrieven zonder te kijken. Je eigen kleur is een schuld minder; een andere kleur is een bod dat iemand anders betaalt.
gn-screen-coach-tidying = Jij bepaalt welke kaarten de gaten vullen. Op betaaldag komt de buitenste van een kolom het eerst: verder naar binnen ligt veiliger.
