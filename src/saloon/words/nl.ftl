### Saloon in het Nederlands. Hoe de parameters te lezen zijn, staat in en.ftl.

## Hoe namen en kaarten worden samengevoegd

list-and = { $before } en { $last }
cards-none = geen kaarten

## Tafels en zetten

option-unknown = De optie ‘{ $option }’ bestaat niet. Je kunt kiezen uit: { $known }.
option-value = ‘{ $value }’ is geen waarde van de optie ‘{ $option }’. Je kunt kiezen uit: { $known }.
option-players =
    { $option }={ $value } kan niet met { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    }.
players-refused = Dit spel is voor { $least } tot en met { $most } spelers, niet voor { $players }.
move-unreadable = ‘{ $text }’ is niet als zet te lezen.
not-your-turn = Je bent niet aan de beurt.
game-over = De partij is afgelopen.
undo-refused = Dat kun je niet meer terugnemen.

## Verslagen

record-not-json = Regel { $line } is geen geldige JSON.
record-truncated = Het verslag breekt af in regel { $line }.
record-not-a-record = Dit bestand is geen verslag van Saloon.
record-version = Het verslag heeft formaatversie { $version }; deze Saloon leest versie { $known }.
record-field =
    { $problem ->
        [missing] In het verslag ontbreekt het veld ‘{ $field }’.
        [type] Het veld ‘{ $field }’ van het verslag heeft het verkeerde type.
       *[value] Het veld ‘{ $field }’ van het verslag heeft een onmogelijke waarde.
    }
record-chain = Stap { $entry } past niet bij wat ervoor staat: de hashketen is gebroken.
record-game = Dit is een verslag van het spel ‘{ $game }’, dat hier niet na te spelen is.
record-rules = Het verslag volgt versie { $rules } van de regels; hier geldt versie { $known }.
record-components = De partij is gespeeld met ander speelmateriaal ({ $components }).
record-commitment = Het geheim past niet bij de hash die vóór de eerste trekking is getoond.
record-draw = Stap { $entry }: in het verslag staat ‘{ $found }’, maar het toeval gaf ‘{ $expected }’.
record-move = Stap { $entry }: ‘{ $move }’ is daar geen geldige zet.
record-turn = Stap { $entry }: hier was iemand anders aan de beurt.
record-events = Stap { $entry }: wat er gebeurd zou zijn, volgt niet uit de zet.
record-result = De uitslag in het verslag volgt niet uit de zetten.
record-unfinished = Het verslag stopt voordat de partij is afgelopen.
record-after-end = Stap { $entry } staat na het einde van de partij.
record-seal = Het zegel aan het eind past niet bij het verslag.

## Katzenjammer Blues

game-katzenjammer = Katzenjammer Blues

katzenjammer-option-mice_pool = Muizen in de voorraad
    .help = Om hoeveel muizen jullie spelen.
katzenjammer-option-mice_pool-full = Volle voorraad
    .help = Alle 24 muizen.
katzenjammer-option-mice_pool-short = Kleine voorraad
    .help = Maar 20 muizen, voor twee tot en met vier spelers.
katzenjammer-option-rounds = Rondes
    .help = Hoeveel rondes een partij telt.
katzenjammer-option-rounds-1 = Eén ronde
    .help = Het gewone spel.
katzenjammer-option-rounds-3 = Drie rondes
    .help = De scores van drie rondes worden bij elkaar opgeteld.
katzenjammer-option-rounds-players = Voor ieder een ronde
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
        [1] één
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
                [1] een { kb-value }
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

cli-you = Jij
cli-seat-name = Speler { $number }
cli-bot-random = Willekeurige bot
    .help = Doet zomaar een geldige zet, de ene even waarschijnlijk als de andere.
cli-bot-sensible = Verstandige bot
    .help = Biedt met mate en legt kwartetten als dat loont.
cli-round = Ronde { $round } van { $rounds }
cli-pile =
    Trekstapel: { $pile ->
        [one] { $pile } kaart
       *[other] { $pile } kaarten
    }
cli-pool =
    Voorraad: { $pool ->
        [one] { $pool } muis
       *[other] { $pool } muizen
    }
cli-lot = Kavel:
cli-hand = Je hand:
cli-high =
    { $you ->
        [yes] Hoogste bod: { kb-bid-name }, van jou
       *[no] Hoogste bod: { kb-bid-name }, van { $seat }
    }
cli-nobody-bid = Er is nog niet geboden.
cli-cards =
    { $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    }
cli-mice =
    { $mice ->
        [one] { $mice } muis
       *[other] { $mice } muizen
    }
cli-joker-row =
    { $jokers ->
        [0] lege jokerrij
        [one] { $jokers } joker in de rij
       *[other] { $jokers } jokers in de rij
    }
cli-leader = bandleider
cli-passed = gepast

## De terminal: het spel

cli-sealed = De trekkingen zijn verzegeld. Hash van het geheim: { $hash }
cli-opened = Het zegel is verbroken. Geheim: { $secret }; bijdragen: { $nonces }.
cli-choose = Jouw keuze:
cli-hint = Typ het nummer van een zet of de zet zelf; ‘rules KB-28’ toont een spelregel, met ‘q’ stop je.
cli-clause = Regel { $clause }
cli-saved = Het verslag van de partij staat in { $file }.
cli-bye = Tot de volgende keer!
cli-final = Eindstand
cli-final-rank = Plaats
cli-final-player = Speler
cli-final-score = Score

## De terminal: de andere opdrachten

cli-verified =
    { $file } klopt: { $entries ->
        [one] { $entries } stap nagespeeld
       *[other] { $entries } stappen nagespeeld
    }, { $draws ->
        [one] { $draws } trekking
       *[other] { $draws } trekkingen
    } nagerekend.
cli-rules-none = Het regelboek van { $game } heeft geen regel { $clause }.
cli-unknown-game = Het spel ‘{ $game }’ is er niet. Je kunt kiezen uit: { $known }.
cli-unknown-bot = De bot ‘{ $bot }’ bestaat niet. Je kunt kiezen uit: { $known }.
cli-bots-number =
    { $given ->
        [one] { $given } bot
       *[other] { $given } bots
    } voor { $players ->
        [one] { $players } plaats
       *[other] { $players } plaatsen
    }: noem er één voor allemaal, of één voor elke plaats.
cli-unknown-language = De taal ‘{ $language }’ is er niet. Je kunt kiezen uit: { $known }.
cli-no-file = { $file } kan niet worden gelezen.
cli-no-seat = Aan een tafel voor { $players } is er geen plaats { $number }: de eerste plaats is 0.
cli-no-step = Stap { $step } bestaat niet: het verslag eindigt met stap { $last }.
cli-option-form = ‘{ $text }’ is geen optie: schrijf naam=waarde.
cli-no-checkout = Dit werkt alleen in een checkout van Saloon, waar ook de tests staan.
cli-games-least = Er moet minstens één spel zijn (--games).
cli-tests-failed = De tests konden niet worden gestart.
cli-option-twice = De optie ‘{ $option }’ is twee keer opgegeven.
