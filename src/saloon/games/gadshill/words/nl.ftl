## Gads Hill 1874

game-gadshill = Gads Hill 1874
gh-buildings-none = geen gebouwen
gh-lots-none = geen bouwplaatsen

gh-option-legality = Mogelijke stadjes
    .help = Of er na elke kaart een compleet stadje mogelijk moet blijven.
gh-option-legality-global = Altijd mogelijk
    .help = Een kaart waarna geen compleet stadje meer mogelijk zou zijn, kun je niet spelen.
gh-option-legality-local = Alleen wat je ziet
    .help = Alleen wat het bord meteen tegenspreekt, kun je niet spelen.
gh-option-stop = STOP
    .help = Wat er gebeurt met markers die de logica uitsluit.
gh-option-stop-claim = STOP roepen
    .help = Wie het als eerste ziet, mag de marker opeisen.
gh-option-stop-auto = Automatisch
    .help = De actieve speler krijgt al die markers meteen.
gh-option-stop-off = Geen STOP
    .help = Niemand kan iets opeisen.
gh-option-stop_order = Volgorde bij STOP
    .help = Hoe de anderen na een beurt aan het woord komen.
gh-option-stop_order-ordered = Om de beurt
    .help = Alle anderen worden één keer gevraagd, met de klok mee.
gh-option-stop_order-open = Open
    .help = Niemand wordt gevraagd: wie het eerst roept, gaat voor, tot de volgende speler iets doet.
gh-option-stop_seconds = Tijd voor STOP
    .help = Hoelang je minstens STOP kunt roepen, vóór een bot en na de laatste beurt.
gh-option-stop_seconds-15 = 15 seconden
    .help = De gewone tijd met meer mensen.
gh-option-stop_seconds-0 = Niet wachten
    .help = Voor tafels zonder mensen.
gh-option-stop_seconds-4 = 4 seconden
    .help = Voor wie alleen tegen bots speelt.
gh-option-stop_seconds-5 = 5 seconden
    .help = Voor snelle ogen.
gh-option-stop_seconds-30 = 30 seconden
    .help = Tijd om twee keer te kijken.
gh-option-stop_seconds-60 = Eén minuut
    .help = Tijd om na te denken.
gh-option-stop_seconds-usual = Zoals gewoonlijk
    .help = 4 seconden voor wie alleen tegen bots speelt, 15 met meer mensen.
gh-option-stop_penalty = Onterecht STOP
    .help = Wat het kost als je onterecht roept.
gh-option-stop_penalty-0 = Niet meer roepen
    .help = Je mag tot de volgende beurt niet meer roepen.
gh-option-stop_penalty-1 = Ook een marker
    .help = Je mag tot de volgende beurt niet meer roepen en verliest een verzamelde marker.
gh-option-discard = Afleggen
    .help = Welke kaarten je voor een marker mag afleggen.
gh-option-discard-dead = Nu onspeelbaar
    .help = Kaarten die je op dit moment niet kunt spelen.
gh-option-discard-permanent = Voorgoed onspeelbaar
    .help = Alleen kaarten die het bord tegenspreken of niets zouden veranderen.
gh-option-discard-any = Elke kaart
    .help = Twee willekeurige kaarten.
gh-option-draw = Trekken
    .help = Van welke stapel de nieuwe kaart komt.
gh-option-draw-choice = Vrije keuze
    .help = Je kiest zelf een stapel.
gh-option-draw-building = Gebouwkaarten
    .help = Je trekt gebouwkaarten zolang die er zijn.
gh-option-draw-random = Willekeurig
    .help = Het lot bepaalt de stapel.
gh-option-one_card_at = Eén kaart per beurt
    .help = Waar de locomotief moet staan om nog maar één kaart per beurt toe te staan.
gh-option-one_card_at-16 = Vanaf 16
    .help = De drie tegels van het begin tellen mee.
gh-option-one_card_at-19 = Vanaf 19
    .help = Er moeten zestien echte gebouwen staan.
gh-option-buys_per_turn = Aankopen per beurt
    .help = Hoeveel gebouwen je in één beurt mag kopen.
gh-option-buys_per_turn-1 = Eén
    .help = Eén gebouw per beurt.
gh-option-buys_per_turn-3 = Drie
    .help = Hoogstens drie gebouwen per beurt.
gh-option-lot_limit = Drie markers per bouwplaats
    .help = Wanneer die grens wordt gecontroleerd.
gh-option-lot_limit-card = Na elke kaart
    .help = Geen enkele kaart mag meer dan drie markers op een bouwplaats achterlaten.
gh-option-lot_limit-turn = Na de beurt
    .help = Je tweede kaart mag goedmaken wat de eerste te vol heeft gelegd.
gh-option-null_play = Kaarten zonder effect
    .help = Of je een kaart mag spelen die niets verandert.
gh-option-null_play-no = Niet toegestaan
    .help = Zo’n kaart kun je alleen afleggen.
gh-option-null_play-yes = Toegestaan
    .help = Zo’n kaart gaat naar de aflegstapel en levert geen punten op.
gh-option-last_stop = Laatste STOP
    .help = Of er na de laatste beurt nog STOP mag worden geroepen.
gh-option-last_stop-yes = Ja
    .help = De anderen mogen nog één keer goed kijken.
gh-option-last_stop-no = Nee
    .help = De partij eindigt met de laatste beurt.
gh-option-reshuffle = Lege stapels
    .help = Welke kaarten terugkomen als alle stapels leeg zijn.
gh-option-reshuffle-all = Alle
    .help = De hele aflegstapel, elke soort op een eigen stapel.
gh-option-reshuffle-district = Wijkkaarten
    .help = Alleen de wijkkaarten.
gh-option-stall_rounds = Eindeloos passen
    .help = Of de partij door passen kan eindigen. Zijn kaarten zonder effect toegestaan, dan kan dat, tenzij je iets anders kiest.
gh-option-stall_rounds-off = Alleen zonder kaarten
    .help = De partij eindigt alleen als iedereen past en er geen kaart meer te trekken is.
gh-option-stall_rounds-4 = Vier rondes
    .help = De partij eindigt ook na vier volle rondes passen.
gh-option-show_discard = Aflegstapel
    .help = Of je de gebruikte kaarten mag doorkijken.
gh-option-show_discard-no = Dicht
    .help = Je ziet alleen de laatst gebruikte kaart of kaarten.
gh-option-show_discard-yes = Open
    .help = Je ziet alle gebruikte kaarten.
gh-option-first_seat = Eerste speler
    .help = Wie er begint.
gh-option-first_seat-random = Loten
    .help = Het toeval beslist.
gh-option-first_seat-0 = Plaats 1
    .help = Daar zit de oudste speler.
gh-option-first_seat-1 = Plaats 2
    .help = Daar zit de oudste speler.
gh-option-first_seat-2 = Plaats 3
    .help = Daar zit de oudste speler (met drie of vier spelers).
gh-option-first_seat-3 = Plaats 4
    .help = Daar zit de oudste speler (met vier spelers).

gh-phase-tiles = Buitenvelden
gh-phase-first = Loting
gh-phase-deal = Delen
gh-phase-draft = Gebouwen kiezen
gh-phase-turn = Beurt
gh-phase-take = Marker nemen
gh-phase-draw = Stapel kiezen
gh-phase-card = Kaart trekken
gh-phase-window = STOP?
gh-phase-over = Partij afgelopen

## Gads Hill 1874: gebouwen, tegels en stapels

gh-building =
    { $building ->
        [bank] bank
        [blacksmith] smid
        [casino] casino
        [church] kerk
        [doc] dokter
        [hotel] hotel
        [judge] rechter
        [laundry] wasserij
        [prison] gevangenis
        [saloon] saloon
        [sheriff] sheriff
        [stable] stal
        [school] school
        [undertaker] begrafenisondernemer
        [stagecoach] postkoetshalte
        [general_store] dorpswinkel
        [sawmill] zagerij
        [telegraph] telegraafkantoor
        [newspaper] krant
        [barber] barbier
        [gunsmith] geweermaker
        [post_office] postkantoor
       *[other] { $building }
    }
    .the =
    { $building ->
        [bank] de bank
        [blacksmith] de smid
        [casino] het casino
        [church] de kerk
        [doc] de dokter
        [hotel] het hotel
        [judge] de rechter
        [laundry] de wasserij
        [prison] de gevangenis
        [saloon] de saloon
        [sheriff] de sheriff
        [stable] de stal
        [school] de school
        [undertaker] de begrafenisondernemer
        [stagecoach] de postkoetshalte
        [general_store] de dorpswinkel
        [sawmill] de zagerij
        [telegraph] het telegraafkantoor
        [newspaper] de krant
        [barber] de barbier
        [gunsmith] de geweermaker
        [post_office] het postkantoor
       *[other] { $building }
    }
    .acc =
    { $building ->
        [bank] de bank
        [blacksmith] de smid
        [casino] het casino
        [church] de kerk
        [doc] de dokter
        [hotel] het hotel
        [judge] de rechter
        [laundry] de wasserij
        [prison] de gevangenis
        [saloon] de saloon
        [sheriff] de sheriff
        [stable] de stal
        [school] de school
        [undertaker] de begrafenisondernemer
        [stagecoach] de postkoetshalte
        [general_store] de dorpswinkel
        [sawmill] de zagerij
        [telegraph] het telegraafkantoor
        [newspaper] de krant
        [barber] de barbier
        [gunsmith] de geweermaker
        [post_office] het postkantoor
       *[other] { $building }
    }
    .dat =
    { $building ->
        [bank] de bank
        [blacksmith] de smid
        [casino] het casino
        [church] de kerk
        [doc] de dokter
        [hotel] het hotel
        [judge] de rechter
        [laundry] de wasserij
        [prison] de gevangenis
        [saloon] de saloon
        [sheriff] de sheriff
        [stable] de stal
        [school] de school
        [undertaker] de begrafenisondernemer
        [stagecoach] de postkoetshalte
        [general_store] de dorpswinkel
        [sawmill] de zagerij
        [telegraph] het telegraafkantoor
        [newspaper] de krant
        [barber] de barbier
        [gunsmith] de geweermaker
        [post_office] het postkantoor
       *[other] { $building }
    }
    .gen =
    { $building ->
        [bank] van de bank
        [blacksmith] van de smid
        [casino] van het casino
        [church] van de kerk
        [doc] van de dokter
        [hotel] van het hotel
        [judge] van de rechter
        [laundry] van de wasserij
        [prison] van de gevangenis
        [saloon] van de saloon
        [sheriff] van de sheriff
        [stable] van de stal
        [school] van de school
        [undertaker] van de begrafenisondernemer
        [stagecoach] van de postkoetshalte
        [general_store] van de dorpswinkel
        [sawmill] van de zagerij
        [telegraph] van het telegraafkantoor
        [newspaper] van de krant
        [barber] van de barbier
        [gunsmith] van de geweermaker
        [post_office] van het postkantoor
       *[other] van { $building }
    }
gh-tile =
    { $tile ->
        [station] station
        [cemetery] kerkhof
        [bison_pasture] bizonweide
       *[other] { $tile }
    }
gh-pile =
    { $pile ->
        [building] gebouw
        [district] wijk
        [condition] voorwaarde
       *[other] { $pile }
    }
    .card =
    { $pile ->
        [building] een gebouwkaart
        [district] een wijkkaart
        [condition] een voorwaardekaart
       *[other] een kaart ({ $pile })
    }
    .cards =
    { $pile ->
        [building] gebouwkaarten
        [district] wijkkaarten
        [condition] voorwaardekaarten
       *[other] kaarten ({ $pile })
    }

## Gads Hill 1874: aanwijzingskaarten (vanaf 23 noemt .told het gekozen gebouw)

gh-card-1 = In de nacht van de treinoverval brandde er nog licht in de BANK, aan de oostrand van het stadje.
gh-card-2 = De vonken vlogen van het aambeeld van de SMID, aan Piedmont Street tussen Front Street en Oak Street.
gh-card-3 = Een croupier herinnerde zich een heel lang potje faro achter de deur van het CASINO, aan Piedmont Street.
gh-card-4 = De klok van de KERK galmde over Iron Mountain Road, ergens tussen Front Street en Oak Street.
gh-card-5 = De patiënten wachtten op Main Street, want daar had de DOKTER zijn deur.
gh-card-6 = Twee zwijgzame vreemdelingen tekenden het gastenboek van het HOTEL, met de veranda aan Front Street.
gh-card-7 = De RECHTER woonde in het eerste of laatste huis aan zijn kant van Oak Street.
gh-card-8 = De waslijnen van de WASSERIJ hingen waar alleen Oak Street langsliep en geen andere straat.
gh-card-9 = Wie vrijkwam en uit de GEVANGENIS stapte, keek recht naar het noorden.
gh-card-10 = Niemand liep ooit de SALOON voorbij, aan de noordkant van Piedmont Street.
gh-card-11 = Bij de SHERIFF hingen de opsporingsbiljetten, op de hoek van Piedmont Street en Main Street.
gh-card-12 = Het hooi voor de STAL werd naast het spoor neergegooid, ten zuiden van Piedmont Street.
gh-card-13 = De SCHOOL stond in een van de buitenste blokken, tussen Iron Mountain Road en de lijn van Piedmont Street.
gh-card-14 = De BEGRAFENISONDERNEMER had het eerste of laatste huis aan zijn kant van Main Street.
gh-card-15 = Bij de POSTKOETSHALTE, waar Piedmont Street op Oak Street uitkomt, keerde de koets.
gh-card-16 = Meel en spijkers haalde je in de DORPSWINKEL aan de zuidkant van Iron Mountain Road, ten westen van Oak Street.
gh-card-17 = De ZAGERIJ lag achteraf: ten noorden van Iron Mountain Road, of op de laatste bouwplaats aan het oosteinde ervan.
gh-card-18 = De draad liep naar het TELEGRAAFKANTOOR naast het spoor, tussen Iron Mountain Road en Piedmont Street.
gh-card-19 = De deur van de KRANT kwam uit op Iron Mountain Road.
gh-card-20 = De gestreepte paal van de BARBIER stond in het blok ten zuiden van Piedmont Street, tussen Front Street en Oak Street.
gh-card-21 = De GEWEERMAKER probeerde zijn waar uit op het zuidelijke stuk van Oak Street.
gh-card-22 = De postzakken vlogen uit de trein bij het POSTKANTOOR, waar het spoor het stadje binnenkomt of verlaat.
gh-card-23 = Mijn gebouw lag aan Piedmont Street.
    .told = Aan Piedmont Street vond je { gh-building.acc }.
gh-card-24 = Mijn gebouw lag aan Iron Mountain Road.
    .told = Aan Iron Mountain Road vond je { gh-building.acc }.
gh-card-25 = Mijn gebouw lag aan Main Street, ten westen van het spoor.
    .told = Aan Main Street, ten westen van het spoor, vond je { gh-building.acc }.
gh-card-26 = Mijn gebouw lag aan Oak Street, ten zuiden van Iron Mountain Road.
    .told = Aan Oak Street, ten zuiden van Iron Mountain Road, vond je { gh-building.acc }.
gh-card-27 = Mijn gebouw lag naast het spoor, ten zuiden van Iron Mountain Road.
    .told = Naast het spoor, ten zuiden van Iron Mountain Road, vond je { gh-building.acc }.
gh-card-28 = Mijn gebouw lag aan de zuidkant van Piedmont Street of aan de zuidrand van het stadje.
    .told = Aan de zuidkant van Piedmont Street of aan de zuidrand van het stadje vond je { gh-building.acc }.
gh-card-29 = De ingang van mijn gebouw lag op het noorden of het oosten.
    .told = De ingang { gh-building.gen } lag op het noorden of het oosten.
gh-card-30 = De ingang van mijn gebouw lag op het zuiden of het oosten.
    .told = De ingang { gh-building.gen } lag op het zuiden of het oosten.
gh-card-31 = De ingang van mijn gebouw lag aan Front Street of Main Street.
    .told = De ingang { gh-building.gen } lag aan Front Street of Main Street.
gh-card-32 = De ingang van mijn gebouw lag aan Iron Mountain Road of Front Street.
    .told = De ingang { gh-building.gen } lag aan Iron Mountain Road of Front Street.
gh-card-33 = Mijn gebouw was het eerste of laatste huis aan zijn kant van Main Street of Oak Street.
    .told = Met { gh-building.dat } begon of eindigde één kant van Main Street of Oak Street.
gh-card-34 = Mijn gebouw lag bij de kruising van Piedmont Street met Main Street of Oak Street.
    .told = Bij de kruising van Piedmont Street met Main Street of Oak Street vond je { gh-building.acc }.
gh-card-35 = Mijn gebouw lag bij de kruising van Piedmont Street met Front Street of Oak Street.
    .told = Bij de kruising van Piedmont Street met Front Street of Oak Street vond je { gh-building.acc }.
gh-card-36 = Mijn gebouw lag ten oosten van het spoor, met de ingang op het westen.
    .told = Ten oosten van het spoor, met de ingang op het westen, vond je { gh-building.acc }.
gh-card-37 = Mijn gebouw lag in het noordoosten van het stadje, ten oosten van Front Street.
    .told = In het noordoosten van het stadje, ten oosten van Front Street, vond je { gh-building.acc }.
gh-card-38 = Mijn gebouw lag aan de oostrand van het stadje, of aan Iron Mountain Road tussen Front Street en Oak Street.
    .told = Aan de oostrand van het stadje, of aan Iron Mountain Road tussen Front Street en Oak Street, vond je { gh-building.acc }.
gh-card-39 = De BANK lag tegenover mijn gebouw, aan de overkant van de straat, in de wijk rond Oak Street.
    .told = De BANK lag tegenover { gh-building.dat }, aan de overkant van de straat, in de wijk rond Oak Street.
gh-card-40 = De SMID zat direct naast mijn gebouw, in het zuiden van het stadje.
    .told = De SMID zat direct naast { gh-building.dat }, in het zuiden van het stadje.
gh-card-41 = In het oosten van het stadje stond het CASINO muur aan muur met mijn gebouw.
    .told = In het oosten van het stadje stond het CASINO muur aan muur met { gh-building.dat }.
gh-card-42 = De KERK en mijn gebouw stonden bij dezelfde kruising op Iron Mountain Road.
    .told = De KERK en { gh-building.the } stonden bij dezelfde kruising op Iron Mountain Road.
gh-card-43 = De DOKTER zat tegenover mijn gebouw, aan de andere kant van het spoor, ten zuiden van Iron Mountain Road.
    .told = De DOKTER zat tegenover { gh-building.dat }, aan de andere kant van het spoor, ten zuiden van Iron Mountain Road.
gh-card-44 = Het HOTEL lag direct naast mijn gebouw, tussen Front Street en Oak Street.
    .told = Het HOTEL lag direct naast { gh-building.dat }, tussen Front Street en Oak Street.
gh-card-45 = De RECHTER woonde ten noorden van mijn gebouw, aan dezelfde kant van Oak Street.
    .told = De RECHTER woonde ten noorden { gh-building.gen }, aan dezelfde kant van Oak Street.
gh-card-46 = De WASSERIJ lag direct naast mijn gebouw, in het westen of helemaal in het zuidoosten.
    .told = De WASSERIJ lag direct naast { gh-building.dat }, in het westen of helemaal in het zuidoosten.
gh-card-47 = De GEVANGENIS en mijn gebouw stonden bij dezelfde kruising: Piedmont Street met Main Street of met Oak Street.
    .told = De GEVANGENIS en { gh-building.the } stonden bij dezelfde kruising: Piedmont Street met Main Street of met Oak Street.
gh-card-48 = De SALOON lag aan dezelfde kant van Piedmont Street als mijn gebouw.
    .told = De SALOON lag aan dezelfde kant van Piedmont Street als { gh-building.the }.
gh-card-49 = De SHERIFF keek over Piedmont Street recht tegen mijn gebouw aan.
    .told = De SHERIFF keek over Piedmont Street recht tegen { gh-building.acc } aan.
gh-card-50 = De STAL lag tegenover mijn gebouw, aan de overkant van de straat, in het westen of naast het spoor.
    .told = De STAL lag tegenover { gh-building.dat }, aan de overkant van de straat, in het westen of naast het spoor.
gh-card-51 = De SCHOOL lag direct naast mijn gebouw, in de noordelijke helft van het stadje.
    .told = De SCHOOL lag direct naast { gh-building.dat }, in de noordelijke helft van het stadje.
gh-card-52 = De BEGRAFENISONDERNEMER en mijn gebouw hadden hun deur aan dezelfde straat: Main Street of Iron Mountain Road.
    .told = De BEGRAFENISONDERNEMER en { gh-building.the } hadden hun deur aan dezelfde straat: Main Street of Iron Mountain Road.
gh-card-53 = De POSTKOETSHALTE lag bij dezelfde kruising als mijn gebouw: Piedmont Street met Front Street of met Oak Street.
    .told = De POSTKOETSHALTE lag bij dezelfde kruising als { gh-building.the }: Piedmont Street met Front Street of met Oak Street.
gh-card-54 = De ingang van de DORPSWINKEL keek dezelfde kant op als die van mijn gebouw: naar het zuiden of het oosten.
    .told = De ingang van de DORPSWINKEL keek dezelfde kant op als die { gh-building.gen }: naar het zuiden of het oosten.
gh-card-55 = De ZAGERIJ lag ten noorden van mijn gebouw, aan dezelfde kant van Main Street of Oak Street.
    .told = De ZAGERIJ lag ten noorden { gh-building.gen }, aan dezelfde kant van Main Street of Oak Street.
gh-card-56 = Het TELEGRAAFKANTOOR lag tegenover mijn gebouw, aan de overkant van de straat, bij Iron Mountain Road.
    .told = Het TELEGRAAFKANTOOR lag tegenover { gh-building.dat }, aan de overkant van de straat, bij Iron Mountain Road.
gh-card-57 = De KRANT en mijn gebouw hadden hun deur aan dezelfde straat: Iron Mountain Road of Front Street.
    .told = De KRANT en { gh-building.the } hadden hun deur aan dezelfde straat: Iron Mountain Road of Front Street.
gh-card-58 = De BARBIER zat direct naast mijn gebouw, in het zuidoosten of langs de oostrand.
    .told = De BARBIER zat direct naast { gh-building.dat }, in het zuidoosten of langs de oostrand.
gh-card-59 = De GEWEERMAKER zat recht ten westen van mijn gebouw.
    .told = De GEWEERMAKER zat recht ten westen { gh-building.gen }.
gh-card-60 = Het POSTKANTOOR lag tegenover mijn gebouw, aan de andere kant van het spoor.
    .told = Het POSTKANTOOR lag tegenover { gh-building.dat }, aan de andere kant van het spoor.
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

## Gads Hill 1874: zetten

gh-move-draft = Neem { gh-building.acc }
gh-move-play = Speel kaart { $clue }: { gh-clue }
gh-move-play-mine = Speel kaart { $clue } met { gh-building.dat }: { gh-told }
gh-move-discard = Leg de kaarten { $first } en { $second } af voor een marker
gh-move-take = Neem de marker { gh-building.gen } op { $lot }
gh-move-buy = Koop { gh-building.acc } voor twee markers
gh-move-claim = STOP: op { $lot } kan { gh-building.the } niet staan
gh-move-quiet = Geen STOP
gh-move-pass = Speel geen kaart
gh-move-done = Sluit je beurt af
gh-move-draw = Trek { gh-pile.card }
gh-move-first =
    { $you ->
        [yes] Eerste speler: jij
       *[no] Eerste speler: { $seat }
    }
gh-move-tiles = Buitenvelden: { $tiles }
gh-move-deal = Kaart { $clue }
gh-move-card = Kaart { $clue }

## Gads Hill 1874: wat er gebeurt

gh-tiles = Op de buitenvelden ({ $lots }) liggen, in deze volgorde: { $tiles }.
gh-first =
    { $you ->
        [yes] Jij begint.
       *[no] { $seat } begint.
    }
gh-dealt =
    { $you ->
        [yes] Je krijgt { gh-pile.card }.
       *[no] { $seat } krijgt { gh-pile.card }.
    }
gh-dealt-you = Je krijgt { gh-pile.card }, nummer { $clue }: { gh-clue }
gh-drafted =
    { $you ->
        [yes] Je neemt { gh-building.acc }.
       *[no] { $seat } neemt { gh-building.acc }.
    }
gh-turn =
    { $you ->
        [yes] Jij bent aan de beurt:
       *[no] { $seat } is aan de beurt:
    } { $number ->
        [one] maar één kaart.
       *[other] maximaal { $number } kaarten.
    }
gh-played =
    { $you ->
        [yes] Je speelt kaart { $clue }: { gh-clue }
       *[no] { $seat } speelt kaart { $clue }: { gh-clue }
    }
gh-played-mine =
    { $you ->
        [yes] Je speelt kaart { $clue } met { gh-building.dat }: { gh-told }
       *[no] { $seat } speelt kaart { $clue } met { gh-building.dat }: { gh-told }
    }
gh-put =
    { $number ->
        [one] { $number } marker { gh-building.gen } komt op { $lots }.
       *[other] { $number } markers { gh-building.gen } komen op { $lots }.
    }
gh-spare =
    { $number ->
        [one] { $number } marker { gh-building.gen } blijft over en gaat
       *[other] { $number } markers { gh-building.gen } blijven over en gaan
    } { $you ->
        [yes] naar jou.
       *[no] naar { $seat }.
    }
gh-removed =
    { $you ->
        [yes] Je haalt
       *[no] { $seat } haalt
    } { $number ->
        [one] { $number } marker
       *[other] { $number } markers
    } { gh-building.gen } van het bord: { $lots }.
gh-placed = Op { $lot } staat nu { gh-building.the }. De locomotief rijdt door naar { $locomotive }.
gh-cleared =
    { $you ->
        [yes] De marker { gh-building.gen } op { $lot } moet weg: die is voor jou.
       *[no] De marker { gh-building.gen } op { $lot } moet weg: die is voor { $seat }.
    }
gh-gained =
    { $points ->
        [0] Dat levert geen punten op.
       *[other]
            { $you ->
                [yes] Je krijgt
               *[no] { $seat } krijgt
            } { $points ->
                [one] { $points } punt.
               *[other] { $points } punten.
            }
    }
gh-discarded =
    { $you ->
        [yes] Je legt de kaarten { $first } en { $second } af.
       *[no] { $seat } legt de kaarten { $first } en { $second } af.
    }
gh-took =
    { $you ->
        [yes] Je neemt de marker { gh-building.gen } op { $lot }.
       *[no] { $seat } neemt de marker { gh-building.gen } op { $lot }.
    }
gh-bought =
    { $you ->
        [yes] Je koopt { gh-building.acc } voor twee markers
       *[no] { $seat } koopt { gh-building.acc } voor twee markers
    } { $left ->
        [0] (geen aankopen meer over).
        [one] (nog { $left } aankoop over).
       *[other] (nog { $left } aankopen over).
    }
gh-concluded =
    { $you ->
        [yes] Ook al het andere dat het bord uitsluit, is voor jou.
       *[no] Ook al het andere dat het bord uitsluit, is voor { $seat }.
    }
gh-claimed =
    { $you ->
        [yes] STOP! Je laat zien dat { gh-building.the } niet op { $lot } kan staan:
       *[no] STOP! { $seat } laat zien dat { gh-building.the } niet op { $lot } kan staan:
    } { $buildings } hebben samen alleen { $lots } (evenveel bouwplaatsen als gebouwen).
gh-claim-wrong =
    { $you ->
        [yes] Je roept STOP tegen { gh-building.acc } op { $lot }, maar niets op het bord sluit dat uit.
       *[no] { $seat } roept STOP tegen { gh-building.acc } op { $lot }, maar niets op het bord sluit dat uit.
    }
gh-penalty =
    { $you ->
        [yes] Onterecht STOP roepen kost je een marker.
       *[no] Onterecht STOP roepen kost { $seat } een marker.
    }
gh-quiet =
    { $you ->
        [yes] Je eist niets op.
       *[no] { $seat } eist niets op.
    }
gh-passed =
    { $you ->
        [yes] Je speelt geen kaart.
       *[no] { $seat } speelt geen kaart.
    }
gh-done =
    { $you ->
        [yes] Je sluit je beurt af.
       *[no] { $seat } sluit de beurt af.
    }
gh-pile-chosen =
    { $you ->
        [yes] Je kiest de stapel met { gh-pile.cards }.
       *[no] { $seat } kiest de stapel met { gh-pile.cards }.
    }
gh-drew =
    { $you ->
        [yes] Je trekt { gh-pile.card }.
       *[no] { $seat } trekt { gh-pile.card }.
    }
gh-drew-you = Je trekt { gh-pile.card }, nummer { $clue }: { gh-clue }
gh-reshuffled =
    Alle stapels zijn leeg: { $number ->
        [one] { $number } kaart van de aflegstapel wordt
       *[other] { $number } kaarten van de aflegstapel worden
    } tot nieuwe stapels geschud.
gh-undrawn =
    { $you ->
        [yes] Er is geen kaart meer die je kunt trekken.
       *[no] Er is geen kaart meer die { $seat } kan trekken.
    }
gh-over-locomotive = De locomotief staat op 22: de partij is afgelopen.
gh-over-exhausted = Iedereen heeft gepast en er zijn geen kaarten meer: de partij is afgelopen.
gh-over-stall = Er is vier rondes lang niets veranderd: de partij is afgelopen.
gh-scored =
    { $you ->
        [yes] Je hebt
       *[no] { $seat } heeft
    } { $score ->
        [one] { $score } punt.
       *[other] { $score } punten.
    }
gh-winner =
    { $you ->
        [yes] Je wint de partij!
       *[no] { $seat } wint de partij!
    }
gh-shared =
    { $you ->
        [yes] Je deelt de overwinning met { $seats }!
       *[no] { $seats } delen de overwinning!
    }

## Gads Hill 1874: wat niet kan

gh-refuse-no-own = Voor kaart { $clue } heb je een gebouw nodig dat nog voor je ligt, en dat geldt niet voor { gh-building.acc }.
gh-refuse-same-building = De kaart noemt zelf al { gh-building.acc }: kies een ander van je gebouwen.
gh-refuse-contradiction = Dat spreekt het bord tegen en kan niet kloppen: { $buildings } ({ $lots }).
gh-refuse-too-many = Vijf markers zijn niet genoeg voor zo veel bouwplaatsen: { $lots } ({ $buildings }).
gh-refuse-no-effect = De kaart zegt niets nieuws en verandert niets: { $buildings }.
gh-refuse-lot-full = Er zouden meer dan drie markers liggen op { $lots } ({ $buildings }).
gh-refuse-town-impossible = Er zou geen compleet stadje meer mogelijk zijn: { $buildings } zouden samen alleen nog { $lots } hebben.
gh-refuse-phase = Dat kan nu niet.
gh-refuse-not-held = Kaart { $clue } heb je niet in je hand.
gh-refuse-one-action = Speel kaarten of leg er twee af: allebei in één beurt kan niet.
gh-refuse-cards-left = Je mag deze beurt geen kaarten meer spelen.
gh-refuse-mend = Er liggen meer dan drie markers op een bouwplaats: speel eerst een kaart die dat goedmaakt.
gh-refuse-playable = Kaart { $clue } kun je nog spelen, dus niet afleggen.
gh-refuse-no-marker = Er ligt geen marker op het bord die je ervoor mag nemen.
gh-refuse-price =
    Een gebouw kost twee markers; je hebt er { $points ->
        [0] geen.
        [one] maar één.
       *[other] maar { $points }.
    }
gh-refuse-purchases =
    Je hebt al { $number ->
        [one] één gebouw
       *[other] { $number } gebouwen
    } gekocht; meer mag niet in één partij.
gh-refuse-bought-now =
    Je mag per beurt maar { $number ->
        [one] één gebouw
       *[other] { $number } gebouwen
    } kopen.
gh-refuse-not-beside = Naast het bord ligt { gh-building.the } niet.
gh-refuse-no-stop = Aan deze tafel wordt geen STOP geroepen.
gh-refuse-claimed = Je mag tot de volgende beurt geen STOP meer roepen.
gh-refuse-own-turn = In je eigen beurt roep je STOP voordat je trekt.
gh-refuse-marker = Op { $lot } ligt geen marker { gh-building.gen }.
gh-refuse-only-marker = De marker { gh-building.gen } op { $lot } is de enige en blijft liggen.
gh-refuse-needed-marker = Zonder de marker { gh-building.gen } op { $lot } zou er geen compleet stadje meer mogelijk zijn.
gh-refuse-drafted = Iemand heeft { gh-building.acc } al genomen.
gh-refuse-pile = Aan deze tafel trek je gebouwkaarten zolang die er zijn.
gh-refuse-pile-empty = Er zijn geen { gh-pile.cards } meer om te trekken.
gh-town-unreadable = Het stadsbestand { $path } kan niet worden gelezen.
gh-town-syntax = Het stadsbestand is geen geldige TOML: { $problem }.
gh-town-field =
    { $problem ->
        [missing] In het stadje ontbreekt ‘{ $field }’.
        [type] ‘{ $field }’ van het stadje heeft het verkeerde type.
        [word] ‘{ $field }’ van het stadje mag alleen uit gewone woorden bestaan.
        [count] ‘{ $field }’ van het stadje heeft niet het juiste aantal; volgens de regels is dat { $wanted }.
        [fixed] ‘{ $field }’ van het stadje moet { $wanted } zijn.
        [unknown] Een stadje heeft geen ‘{ $field }’.
        [reference] ‘{ $field }’ noemt ‘{ $wanted }’, maar dat heeft het stadje niet.
        [twice] ‘{ $wanted }’ staat twee keer in ‘{ $field }’.
        [pair] ‘{ $field }’ moet uit twee verschillende bouwplaatsen bestaan.
       *[empty] ‘{ $field }’: geen twee bouwplaatsen van de kaart passen zo bij elkaar.
    }

## Gads Hill 1874: puzzels

gh-puzzle-title =
    { $size ->
        [one] { $size } gebouw te vinden
       *[other] { $size } gebouwen te vinden
    }, { $grade ->
        [1] { gh-grade-1 }
        [2] { gh-grade-2 }
        [3] { gh-grade-3 }
        [4] { gh-grade-4 }
       *[other] { $grade }
    }
gh-puzzle-given = Op { $lot } staat { gh-building.the }.
gh-puzzle-clue = Kaart { $clue }: { gh-clue }
gh-puzzle-clue-mine = Kaart { $clue }: { gh-told }
gh-puzzle-unique = De aanwijzingen laten precies één stadje over.
gh-puzzle-none = De aanwijzingen laten geen stadje over.
gh-puzzle-two = De aanwijzingen laten meer dan één stadje over.
gh-puzzle-field = ‘{ $field }’ ontbreekt in de puzzel of heeft een onmogelijke waarde.
gh-puzzle-size = Een puzzel heeft { $least } tot en met { $most } gebouwen om te vinden, niet { $size }.
gh-puzzle-not-found =
    Met de kaarten van dit stadje lukt geen puzzel met { $size ->
        [one] { $size } gebouw
       *[other] { $size } gebouwen
    } om te vinden.
gh-puzzle-grade = Met { $size } te vinden gebouwen kwam er geen puzzel van deze moeilijkheid uit. Probeer een ander aantal.
gh-why-card = Kaart { $clue } laat voor { gh-building.the } alleen { $lots } over.
gh-why-condition = Kaart { $clue } en wat er voor het andere gebouw ({ $buildings }) nog mogelijk is: voor { gh-building.the } blijft alleen { $lots } over.
gh-why-standing = Op { $lot } staat { gh-building.the }: daar kan geen ander gebouw staan.
gh-why-only-place = Op { $lot } kan alleen { gh-building.the } staan.
gh-why-group = { $buildings } hebben samen alleen { $lots } (evenveel bouwplaatsen als gebouwen): daar kan verder niets staan.
gh-why-trial = Stel dat { gh-building.the } op { $lot } stond: dan laten de aanwijzingen geen enkel stadje over. Dat kan dus niet.
gh-why-mistake = Kijk nog eens goed ({ $buildings }): de juiste bouwplaats is al weggestreept.
gh-grade-1 = makkelijk: elke aanwijzing op zichzelf is genoeg
gh-grade-2 = gemiddeld: gesloten paren, en bouwplaatsen met maar één mogelijkheid
gh-grade-3 = moeilijk: grotere gesloten groepen
gh-grade-4 = heel moeilijk: je moet iets aannemen en weerleggen
gh-table-locomotive = Locomotief: { $number }
gh-table-piles = Stapels: gebouw { $building }, wijk { $district }, voorwaarde { $condition }
gh-table-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }

## The browser: Gads Hill 1874 (gh-screen-…)

gh-screen-poster-line = Niemand weet alles nog. Bouw het stadje weer op.
gh-screen-poster-kind = Logica
gh-screen-poster-note = eerst verschenen als Old Town, 2004
gh-screen-code =
    { $building ->
        [bank] BA
        [blacksmith] SM
        [casino] CA
        [church] KE
        [doc] DO
        [hotel] HO
        [judge] RE
        [laundry] WA
        [prison] GE
        [saloon] SA
        [sheriff] SH
        [stable] ST
        [school] SC
        [undertaker] BE
        [stagecoach] KO
        [general_store] DW
        [sawmill] ZA
        [telegraph] TE
        [newspaper] KR
        [barber] BR
        [gunsmith] GW
        [post_office] PO
       *[other] { $building }
    }
gh-screen-short =
    { $building ->
        [bank] Bank
        [blacksmith] Smid
        [casino] Casino
        [church] Kerk
        [doc] Dokter
        [hotel] Hotel
        [judge] Rechter
        [laundry] Wasserij
        [prison] Gevangenis
        [saloon] Saloon
        [sheriff] Sheriff
        [stable] Stal
        [school] School
        [undertaker] Uitvaart
        [stagecoach] Postkoets
        [general_store] Dorpswinkel
        [sawmill] Zagerij
        [telegraph] Telegraaf
        [newspaper] Krant
        [barber] Barbier
        [gunsmith] Geweermaker
        [post_office] Postkantoor
       *[other] { $building }
    }
gh-screen-outlying =
    { $tile ->
        [station] Station
        [cemetery] Kerkhof
        [bison_pasture] Weide
       *[other] { $tile }
    }
gh-screen-map = Het stadje Gads Hill
gh-screen-lot =
    { $lot }, ingang aan { $street } naar het { $facing ->
        [N] noorden
        [E] oosten
        [S] zuiden
       *[W] westen
    }
gh-screen-lot-empty = geen markers
gh-screen-lot-may = kan hier staan: { $buildings }
gh-screen-lot-stands = { $buildings } staat hier
gh-screen-compass = N O Z W
gh-screen-place = Missouri, 1874
gh-screen-end-mark = 22 einde
gh-screen-ask-draft = Kies *gebouw { $number } van { $total }*
gh-screen-ask-turn =
    { $number ->
        [one] Je mag maar *één kaart* spelen
       *[other] Je mag maximaal *{ $number } kaarten* spelen
    }
gh-screen-ask-second = Speel een *tweede kaart* of sluit je beurt af
gh-screen-ask-done = Geen kaarten meer deze beurt: *sluit af* of koop eerst
gh-screen-ask-mine = Kaart { $clue }: kies *mijn gebouw*
gh-screen-ask-confirm = *Speel kaart { $clue }* of kies een andere
gh-screen-ask-dead = Kaart { $clue } is nu *niet te spelen*
gh-screen-ask-discard = Leg *twee kaarten* af die je niet kunt spelen
gh-screen-ask-discard-any = Leg *twee kaarten* af
gh-screen-ask-buy = Welk gebouw *koop* je?
gh-screen-ask-take = Neem *één marker*: kies hem op het bord
gh-screen-ask-draw = Je *nieuwe kaart*: van welke stapel?
gh-screen-ask-window = Heeft { $seat } een marker over het hoofd gezien die *niet kan kloppen*?
gh-screen-ask-claim = *STOP*: welke marker kan niet kloppen?
gh-screen-wait-draft = { $seat } kiest een gebouw
gh-screen-wait-turn = { $seat } is aan de beurt
gh-screen-wait-take = { $seat } neemt een marker
gh-screen-wait-draw = { $seat } trekt een kaart
gh-screen-wait-window = STOP? { $seat } bekijkt het bord
gh-screen-wait-setup = Het spel wordt klaargezet
gh-screen-over = De partij is afgelopen
gh-screen-hand = Je kaarten
gh-screen-hand-empty = Je hebt geen kaarten.
gh-screen-my = mijn
gh-screen-plan = Bouwplaatsen: { $lots }
gh-screen-kind =
    { $pile ->
        [building] Gebouw
        [district] Wijk
        [condition] Voorwaarde
       *[other] { $pile }
    }
gh-screen-gain = +{ $points }
gh-screen-gain-most = tot +{ $points }
gh-screen-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
gh-screen-why-no-own = geen eigen
gh-screen-why-same-building = kaart noemt het
gh-screen-why-contradiction = klopt niet
gh-screen-why-too-many = te veel plekken
gh-screen-why-no-effect = niets nieuws
gh-screen-why-lot-full = { $lots } vol
gh-screen-why-town-impossible = geen stadje meer
gh-screen-why-none = past bij geen
gh-screen-mine = Mijn gebouw
gh-screen-play = Kaart spelen
gh-screen-put-back = Terugleggen
gh-screen-back = Terug
gh-screen-discard = Twee afleggen
gh-screen-discard-for = voor één marker
gh-screen-discard-none = pas met twee onspeelbare
gh-screen-discard-number = { $number } van 2 gekozen
gh-screen-buy = Gebouw kopen
gh-screen-buy-for = 2 van je { $points } punten
gh-screen-buys-left =
    { $number ->
        [one] nog { $number } aankoop
       *[other] nog { $number } aankopen
    }
gh-screen-buy-it = Koop voor 2 punten
gh-screen-buy-marks = markers op { $lots }
gh-screen-buy-unmarked = nog geen markers op het bord
gh-screen-pass-note = en trek een kaart
gh-screen-draft-held = je hebt de kaart ervan
gh-screen-draft-pick = Kies een gebouw; een kaartteken betekent dat je de kaart ervan hebt.
gh-screen-take = Marker nemen
gh-screen-pile = nog { $number }
gh-screen-piles = Stapels
gh-screen-ahead = Vooraf: trek van
gh-screen-ahead-ask = Vraag het mij
gh-screen-stop = STOP roepen
gh-screen-wait-you = Eén moment…
gh-screen-wait-next = *{ $seat }* is zo aan de beurt
gh-screen-stop-short = STOP
gh-screen-stop-see = Zie je een marker die niet kan kloppen?
gh-screen-stop-before = Roep voordat { $seat } begint; het wordt je niet gevraagd.
gh-screen-stop-last = Roep nu: de partij is bijna afgelopen.
gh-screen-stop-shut = Je kunt STOP roepen als een beurt van een ander het bord heeft veranderd.
gh-screen-stop-own = Je kunt STOP roepen tot je iets doet.
gh-screen-stop-who = Wie roept STOP?
gh-screen-seconds = { $number } s
gh-screen-draft-free = 22 gebouwen, { $number } vrij
gh-screen-draft-take = { gh-building.acc } nemen
gh-screen-draft-which = Kies een gebouw
gh-screen-draft-puts = Kaart { $clue } uit je hand legt de markers op { $lots }.
gh-screen-draft-without = De kaart ervan heb je niet.
gh-screen-map-show = Bord
gh-screen-front-mine = Voor jou
gh-screen-stop-pick = Kies op het bord de marker die niet kan kloppen. Alleen het bord telt, niet de kaarten van eerder.
gh-screen-stop-claim = Opeisen
gh-screen-stop-another = Nog een
gh-screen-stop-holds = Terecht opgeëist
gh-screen-stop-fails = Onterecht opgeëist
gh-screen-stop-proof = { $buildings } vullen samen { $lots }. Op { $lot } blijft geen plaats over voor { gh-building.acc }.
gh-screen-stop-no-proof = Volgens het bord kan { gh-building.the } nog op { $lot } staan. Er verandert niets; na de volgende beurt mag je weer STOP roepen.
gh-screen-stop-room = geen plaats meer
gh-screen-stop-show = Toon het bewijs
gh-screen-stop-diagram = Bewijs: { $buildings } vullen { $lots }
gh-screen-go-on = Verder
gh-screen-preview = Vooruitblik
gh-screen-last = Laatste zet
gh-screen-step-put = { $name }: { $lots }
gh-screen-step-spare = { $number } over
gh-screen-step-off = { $name } weg van { $lots }
gh-screen-step-stands = { $name } staat op { $lots }
gh-screen-beside = Naast het bord
gh-screen-beside-marked = heeft markers
gh-screen-ring = dubbele ring: van jou
gh-screen-lot-close = Sluiten
gh-screen-lot-holder = ligt voor { $seat }
gh-screen-lot-mine = van jou
gh-screen-lot-beside = naast het bord
gh-screen-cards =
    { $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    }
gh-screen-front = Gebouwen
gh-screen-front-state =
    { $state ->
        [placed] { $name }, staat
        [marked] { $name }, met markers
       *[unmarked] { $name }
    }
gh-screen-end-short =
    { $number ->
        [one] één punt te weinig
       *[other] { $number } punten te weinig
    }
gh-screen-end-ahead =
    { $number ->
        [one] één punt voor
       *[other] { $number } punten voor
    }
gh-screen-end-score =
    { $number ->
        [one] { $number } punt
       *[other] { $number } punten
    }
gh-screen-end-how = Hoe het zo kwam
gh-screen-end-place = Plaats
gh-screen-end-player = Speler
gh-screen-end-points = Punten
gh-screen-end-built = Eigen gebouwen neergezet
gh-screen-end-bought = Gekocht
gh-screen-end-lost = Verloren door onterecht STOP
gh-screen-end-placed =
    { $number ->
        [one] { $number } van de 22 gebouwen staat
       *[other] { $number } van de 22 gebouwen staan
    }; de locomotief is bij { $locomotive }.
gh-screen-end-counted = Elke verzamelde marker is een punt; markers die betaald of verloren zijn tellen niet meer.
gh-screen-end-left =
    { $number ->
        [one] { $number } marker lag nog op het bord en telt voor niemand.
       *[other] { $number } markers lagen nog op het bord en tellen voor niemand.
    }
gh-screen-end-most = Wie de meeste punten heeft, wint: { $points }.
gh-screen-quote = ‘{ $text }’
gh-screen-no-own = Er ligt geen gebouw voor je dat ‘mijn gebouw’ kan zijn.
gh-screen-discard-how = Kies twee kaarten uit je hand. Daarvoor neem je een marker van het bord.
gh-screen-take-how = Kies een marker op het bord. Wat eruit volgt, zie je voordat je hem neemt.

## The browser: puzzles (gh-screen-puzzle-…)

gh-screen-puzzle-title = Puzzels van Gads Hill
gh-screen-puzzle-lead = De aanwijzingen laten precies één stadje over. Zoek uit waar elk gebouw stond, puur met logica.
gh-screen-puzzle-day = Puzzel van de dag
gh-screen-puzzle-day-how = Voor iedereen dezelfde: klein op maandag, het hele stadje op zondag.
gh-screen-puzzle-begin = Oplossen
gh-screen-puzzle-go-on = Verder puzzelen
gh-screen-puzzle-look = Nog eens bekijken
gh-screen-puzzle-new = Een nieuwe puzzel
gh-screen-puzzle-size = Grootte
gh-screen-puzzle-size-is =
    { $number ->
        [one] { $number } gebouw te vinden
       *[other] { $number } gebouwen te vinden
    }
gh-screen-puzzle-grade = Moeilijkheid
gh-screen-puzzle-any-grade = maakt niet uit
gh-screen-puzzle-graded =
    { $grade ->
        [1] makkelijk
        [2] gemiddeld
        [3] moeilijk
       *[other] heel moeilijk
    }
gh-screen-puzzle-make = Maak er een
gh-screen-puzzle-making = De aanwijzingen worden klaargelegd…
gh-screen-puzzle-begun = Begonnen op dit apparaat
gh-screen-puzzle-forget = Verwijderen: { $name }
gh-screen-puzzle-of = Puzzel van { $day }
gh-screen-puzzle-named = Puzzel { $name }
gh-screen-puzzle-found = { $number } van { $size } gevonden
gh-screen-puzzle-solved-in = Opgelost in { $time }
gh-screen-puzzle-all = Alle puzzels
gh-screen-puzzle-share = Delen
gh-screen-puzzle-saved = Opgeslagen
gh-screen-puzzle-unsaved = Niet opgeslagen op dit apparaat
gh-screen-puzzle-ask-take = Neem een van de ontbrekende gebouwen in de hand.
gh-screen-puzzle-ask-place = In de hand: { $building }. Tik op de bouwplaats waar het stond.
gh-screen-puzzle-ask-pencil = In de hand: { $building }. Tik op de bouwplaatsen waar het kan hebben gestaan.
gh-screen-puzzle-ask-rub = Tik op een bouwplaats om daar te gummen.
gh-screen-puzzle-ask-solved = Het stadje is gevonden.
gh-screen-puzzle-clues =
    { $number ->
        [one] { $number } aanwijzing, één stadje
       *[other] { $number } aanwijzingen, één stadje
    }
gh-screen-puzzle-card = Kaart
gh-screen-puzzle-done-with = Klaar mee
gh-screen-puzzle-done-with-card = Klaar met kaart { $clue }
gh-screen-puzzle-desk = Jouw tafel
gh-screen-puzzle-missing = Nog niet gevonden
gh-screen-puzzle-no-marks = nog open
gh-screen-puzzle-tools = Gereedschap
gh-screen-puzzle-tool-place = Zetten
gh-screen-puzzle-tool-pencil = Potlood
gh-screen-puzzle-tool-rub = Gummen
gh-screen-puzzle-how = Tik op een bouwplaats om het gebouw in je hand neer te zetten. Met het potlood noteer je waar het kan hebben gestaan. Tik op je eigen tegel om hem terug te nemen.
gh-screen-puzzle-nothing-in-hand = Neem eerst een gebouw in de hand.
gh-screen-puzzle-marked = Genoteerd op { $lot }: { gh-building.the }.
gh-screen-puzzle-unmarked = Uitgegumd op { $lot }: { gh-building.the }.
gh-screen-puzzle-taken = Teruggenomen van { $lot }: { gh-building.the }.
gh-screen-puzzle-rubbed = Gegumd op { $lot }.
gh-screen-puzzle-undone = Ongedaan gemaakt.
gh-screen-puzzle-check = Stadje controleren
gh-screen-puzzle-right = Tot nu toe klopt alles.
gh-screen-puzzle-wrong = Dit kan niet kloppen: { $names }.
gh-screen-puzzle-next = Volgende conclusie
gh-screen-puzzle-only-left = Voor { gh-building.the } is alleen { $lot } over: op alle andere mogelijke bouwplaatsen staat al iets.
gh-screen-puzzle-helped = { $number } gebruikt
gh-screen-puzzle-write = Noteren
gh-screen-puzzle-hide = Verbergen
gh-screen-puzzle-undo = Ongedaan maken
gh-screen-puzzle-solved = Opgelost!
gh-screen-puzzle-solved-how = In { $time }, { $number ->
        [0] zonder hulp
        [one] met { $number } gegeven conclusie
       *[other] met { $number } gegeven conclusies
    }.
gh-screen-puzzle-another = Nog een puzzel

## Bots: tips

gh-why-draft = Dit gebouw past het best bij je kaarten.
gh-why-play = Dat levert nu markers op, en de kaart langer houden belooft minder.
gh-why-discard = Twee kaarten die je nauwelijks kunt spelen, voor een marker die loont.
gh-why-take = Deze marker brengt het meest op gang.
gh-why-buy = Met dit gebouw leveren je kaarten meer op dan het kost.
gh-why-claim = De logica sluit deze marker uit: het punt ligt voor je klaar.
gh-why-quiet = Op het bord is nu niets als onmogelijk te bewijzen.
gh-why-pass = Je kaarten leveren later meer op.
gh-why-pass-stuck = Geen van je kaarten kun je nu spelen.
gh-why-done = Je andere kaarten leveren later meer op.
gh-why-done-stuck = Deze beurt is er geen kaart meer te spelen.
gh-why-draw = Kaarten van deze stapel beloven je het meest.
gh-seen-points =
    { $points ->
        [one] Dat levert meteen { $points } punt op.
       *[other] Dat levert meteen { $points } punten op.
    }

## De raadgever

gh-screen-coach-draft = Je kiest je gebouwen: oranje en groene kaarten werken alleen met een gebouw van jou. Neem gebouwen waarvan je de rode kaart hebt.
gh-screen-coach-turn = Eén of twee kaarten, twee onspeelbare voor een marker, of niets. Kijk eerst of er een STOP in zit: een marker die niet kan kloppen, is een punt voor wie hem ziet.
gh-screen-coach-draw = Eén kaart, hoeveel je er ook hebt gespeeld. Rode kan iedereen gebruiken; voor oranje en groene heb je een eigen gebouw nodig dat nog niet staat.
gh-screen-coach-take = Elke marker is een punt. Neem de op een na laatste van een gebouw en het wordt neergezet: een tweede punt, soms meer.
gh-screen-coach-window = Sluit de logica een marker uit, roep dan STOP en hij is van jou. Roep je onterecht STOP, dan mag je tot de volgende beurt niet meer roepen.
