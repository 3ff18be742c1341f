## Gnadenlos!

game-gnadenlos = Gnadenlos!
gn-debts-none = nessuna cambiale
gn-slots-none = nessun posto
gn-adventurers-none = nessun avventuriero

gn-option-setup = Preparazione
    .help = Come si preparano gli avventurieri e il mercato.
gn-option-setup-basic = Base
    .help = Gli avventurieri si distribuiscono, e le prime cambiali sono già nel mercato.
gn-option-setup-expert = Per esperti
    .help = Si fanno offerte per coppie di avventurieri, e all’inizio il mercato è vuoto.
gn-option-tidy = Buchi nel mercato
    .help = Chi decide quale carta va in quale buco.
gn-option-tidy-active_chooses = A scelta
    .help = Decide chi ha la pistola.
gn-option-tidy-automatic = Automatico
    .help = I buchi si riempiono in un ordine fisso.
gn-option-start_adventurers = Avventurieri all’inizio
    .help = Quanti ne pesca ognuno nella preparazione base.
gn-option-start_adventurers-2 = Due
    .help = Il numero normale.
gn-option-start_adventurers-3 = Tre
    .help = In tre e con la preparazione base.
gn-option-high_noon_pick = Scelta nel Mezzogiorno di Fuoco
    .help = Come si decide quali cambiali del mercato vanno ai vincitori.
gn-option-high_noon_pick-choose = Libera
    .help = I posti li scegli tu, senza guardare.
gn-option-high_noon_pick-random = A caso
    .help = Tu dici solo quante, e quali lo decide la sorte.
gn-option-high_noon_take = Presa nel Mezzogiorno di Fuoco
    .help = Se i vincitori devono prendere cambiali.
gn-option-high_noon_take-may = Facoltativa
    .help = Puoi prenderne meno di quante te ne spettano, o nessuna.
gn-option-high_noon_take-must = Obbligatoria
    .help = Devi prendere tutte quelle che ti spettano.
gn-option-lone_event = Evento senza rivali
    .help = Che cosa succede quando meno di due giocatori hanno avventurieri.
gn-option-lone_event-dropped = Salta
    .help = Non si gira nessuna carta evento.
gn-option-lone_event-turned = Si gira
    .help = La carta si gira e un Mezzogiorno di Fuoco fa avanzare il becchino, ma la sfida salta.
gn-option-unable = Offerta impossibile
    .help = Che cosa succede quando più giocatori non hanno nessuna offerta valida.
gn-option-unable-none = Nessun avventuriero
    .help = Restano tutti senza, e gli avventurieri avanzati si scartano.
gn-option-unable-leftover_in_turn_order = Quel che avanza
    .help = Ricevono gratis gli avventurieri avanzati, in ordine di turno.
gn-option-memory_aid = Promemoria
    .help = Quanto il gioco ti aiuta a ricordare il mercato.
gn-option-memory_aid-own = Personale
    .help = Vedi le cambiali che hai messo tu, finché è possibile seguirle.
gn-option-memory_aid-off = Spento
    .help = Quel che è coperto resta coperto.
gn-option-memory_aid-full = Completo
    .help = Vedi anche quali cambiali possono trovarsi in un posto in base alle offerte degli altri.

gn-debt =
    { $debt ->
        [B0] blu 0
        [B1] blu 1
        [B2] blu 2
        [B3] blu 3
        [B4] blu 4
        [R0] rossa 0
        [R1] rossa 1
        [R2] rossa 2
        [R3] rossa 3
        [R4] rossa 4
        [Y0] gialla 0
        [Y1] gialla 1
        [Y2] gialla 2
        [Y3] gialla 3
        [Y4] gialla 4
        [G0] verde 0
        [G1] verde 1
        [G2] verde 2
        [G3] verde 3
        [G4] verde 4
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
        [gold-3-1] febbre dell’oro 3/1
        [gold-5-3] febbre dell’oro 5/3
        [gold-7-4] febbre dell’oro 7/4
        [high-noon] Mezzogiorno di Fuoco
        [poker] poker
       *[other] { $event }
    }
gn-zone =
    { $zone ->
        [grey] grigia
        [beige] beige
        [copper] rame
        [plum] prugna
        [green] verde
       *[other] { $zone }
    }
gn-colour =
    { $colour ->
        [blue] blu
        [red] rosso
        [yellow] giallo
        [green] verde
       *[other] { $colour }
    }
gn-stat =
    { $stat ->
        [gold] oro
        [gun] tiro
        [cards] carte
       *[other] { $stat }
    }

gn-phase-dealing = Distribuzione degli avventurieri
gn-phase-stocking = Primo mercato
gn-phase-pairing = Si scoprono le coppie
gn-phase-rolling = Tiro per la pistola
gn-phase-event = Evento
gn-phase-choosing = Scelta degli avventurieri
gn-phase-taking = Presa delle cambiali
gn-phase-drawing = Sorteggio delle cambiali
gn-phase-tidying = Buchi da chiudere
gn-phase-buying = Acquisto di prestigio
gn-phase-offering = Si scoprono gli avventurieri
gn-phase-bidding = Asta
gn-phase-picking = Ingaggio
gn-phase-laying = Cambiali al mercato
gn-phase-payday = Giorno di paga
gn-phase-over = Partita finita

## Gnadenlos!: le mosse

gn-move-choose = Manda in campo { gn-adventurer }
gn-move-take = Prendi dal mercato: { $slots } (riga.colonna)
gn-move-take-none = Non prendere cambiali
gn-move-draw =
    { $number ->
        [0] Non far pescare cambiali
        [one] Fai pescare { $number } cambiale
       *[other] Fai pescare { $number } cambiali
    }
gn-move-fill = Chiudi il buco { $to } con la carta in { $from } (riga.colonna)
gn-move-buy =
    { $spaces ->
        [0] Non comprare nulla
        [one] Compra { $spaces } casella
       *[other] Compra { $spaces } caselle
    }
gn-move-bid = Offri { $value }: { $debts }
gn-move-pick = Ingaggia { gn-adventurer }
gn-move-pick-pair = Ingaggia la coppia: { $adventurers }
gn-move-lay = Metti in quest’ordine: { $debts }
gn-move-deal = Carta pescata: { gn-adventurer }
gn-move-turn = Carta scoperta: { gn-adventurer }
gn-move-place = Coperta nel mercato: { gn-debt }
gn-move-roll = Dado: { $roll }
gn-move-event = Evento: { gn-event }
gn-move-blind = Pescata alla cieca: { $slot }

## Gnadenlos!: che cosa succede

gn-dealt =
    { $you ->
        [yes] Peschi un avventuriero.
       *[no] { $seat } pesca un avventuriero.
    }
gn-dealt-you = Peschi { gn-adventurer }.
gn-stocked = Una cambiale viene messa coperta al mercato.
gn-paired = Coppia { $pair }: { gn-adventurer }.
gn-rolled =
    { $you ->
        [yes] Tiri un { $roll }.
       *[no] { $seat } tira un { $roll }.
    }
gn-roll-tied =
    { $you ->
        [yes] Parità con { $seats }: tiri di nuovo.
       *[no] Parità: { $seats } tirano di nuovo.
    }
gn-first =
    { $you ->
        [yes] La pistola va a te: cominci tu.
       *[no] La pistola va a { $seat }, che comincia.
    }
gn-turn =
    { $you ->
        [yes] Turno { $turn }: la pistola ce l’hai tu.
       *[no] Turno { $turn }: la pistola ce l’ha { $seat }.
    }
gn-event-dropped = Meno di due giocatori hanno avventurieri: l’evento salta.
gn-event-gold = Febbre dell’oro! Pepite: { $first } per il primo posto, { $second } per il secondo.
gn-event-high-noon = Mezzogiorno di Fuoco! L’orologio batte le dodici.
gn-event-poker = Poker! E che nessuno batta ciglio.
gn-undertaker = Il becchino avanza fino alla casella { $space } su { $last }.
gn-events-shuffled = Era l’ultima carta evento, e quella non si gioca mai: si rimescolano tutte.
gn-contest-skipped = Meno di due giocatori hanno avventurieri: la sfida salta.
gn-chose =
    { $you ->
        [yes] Hai scelto.
       *[no] { $seat } ha scelto.
    }
gn-chose-you = Mandi in campo { gn-adventurer }.
gn-revealed =
    { $you ->
        [yes] Riveli { gn-adventurer }: { $number }.
       *[no] { $seat } rivela { gn-adventurer }: { $number }.
    }
gn-all-equal = Valori tutti uguali ({ $number }): l’evento va a monte, e ognuno riprende il proprio avventuriero.
gn-earned =
    { $you ->
        [yes] Incassi
       *[no] { $seat } incassa
    } { $nuggets ->
        [one] { $nuggets } pepita.
       *[other] { $nuggets } pepite.
    }
gn-poker-won =
    { $you ->
        [yes] Vinci a poker:
       *[no] { $seat } vince a poker:
    } { $spaces ->
        [0] il cappello resta sulla casella { $position }.
        [one] il cappello avanza di { $spaces } casella, fino alla numero { $position }.
       *[other] il cappello avanza di { $spaces } caselle, fino alla numero { $position }.
    }
gn-poker-lost =
    { $you ->
        [yes] Perdi a poker:
       *[no] { $seat } perde a poker:
    } { $spaces ->
        [0] il cappello resta sulla casella { $position }.
        [one] il cappello arretra di { $spaces } casella, fino alla numero { $position }.
       *[other] il cappello arretra di { $spaces } caselle, fino alla numero { $position }.
    }
gn-discarded =
    { $you ->
        [yes] Scarti { gn-adventurer }.
       *[no] { $seat } scarta { gn-adventurer }.
    }
gn-shot =
    { $you ->
        [yes] Bang! Perdi { gn-adventurer } in duello.
       *[no] Bang! { $seat } perde { gn-adventurer } in duello.
    }
gn-too-few = Nel mercato ci sono meno di { $needed } cambiali: non ne prende nessuno.
gn-draws =
    { $you ->
        [yes] Lasci che la sorte peschi
       *[no] { $seat } lascia che la sorte peschi
    } { $number ->
        [one] { $number } cambiale.
       *[other] { $number } cambiali.
    }
gn-took-none =
    { $you ->
        [yes] Non prendi cambiali.
       *[no] { $seat } non prende cambiali.
    }
gn-took =
    { $you ->
        [yes] Prendi la cambiale del posto { $slot } (riga.colonna).
       *[no] { $seat } prende la cambiale del posto { $slot } (riga.colonna).
    }
gn-took-you = Prendi la cambiale del posto { $slot } (riga.colonna): { gn-debt }.
gn-moved =
    { $you ->
        [yes] Chiudi il buco { $to } con la cambiale del posto { $from } (riga.colonna).
       *[no] { $seat } chiude il buco { $to } con la cambiale del posto { $from } (riga.colonna).
    }
gn-slid = Le carte della riga { $row } si accostano verso la colonna 1.
gn-bought =
    { $you ->
        [yes] Compri
       *[no] { $seat } compra
    } { $spaces ->
        [one] { $spaces } casella di prestigio, fino alla numero { $position }.
       *[other] { $spaces } caselle di prestigio, fino alla numero { $position }.
    }
gn-bought-none =
    { $you ->
        [yes] Non compri prestigio.
       *[no] { $seat } non compra prestigio.
    }
gn-bidding-skipped =
    { $you ->
        [yes] Hai già abbastanza avventurieri: l’asta salta.
       *[no] { $seat } ha già abbastanza avventurieri: l’asta salta.
    }
gn-no-adventurers = Non ci sono più avventurieri da ingaggiare: l’asta salta.
gn-offered = Da ingaggiare: { gn-adventurer }.
gn-reshuffled = Gli avventurieri scartati si mescolano e formano il nuovo mazzo.
gn-unable =
    { $you ->
        [yes] Non hai nessuna offerta valida e mostri: { $debts }.
       *[no] { $seat } non ha nessuna offerta valida e mostra: { $debts }.
    }
gn-bid =
    { $you ->
        [yes] Offri { $value }: { $debts }.
       *[no] { $seat } offre { $value }: { $debts }.
    }
gn-picked =
    { $you ->
        [yes] Ingaggi { gn-adventurer }.
       *[no] { $seat } ingaggia { gn-adventurer }.
    }
gn-picked-pair =
    { $you ->
        [yes] Ingaggi una coppia: { $adventurers }.
       *[no] { $seat } ingaggia una coppia: { $adventurers }.
    }
gn-laid =
    { $you ->
        [yes] Metti coperta la tua offerta in { $slots } (riga.colonna).
       *[no] { $seat } mette coperta la sua offerta in { $slots } (riga.colonna).
    }
gn-laid-you = Metti coperta la tua offerta in { $slots } (riga.colonna): { $debts }.
gn-took-back =
    { $you ->
        [yes] Resti senza avventuriero e riprendi: { $debts }.
       *[no] { $seat } resta senza avventuriero e riprende: { $debts }.
    }
gn-left-over = Di troppo, quindi negli scarti: { $adventurers }.
gn-payday =
    { $you ->
        [yes] Giorno di paga! Tiri tu il dado.
       *[no] Giorno di paga! { $seat } tira il dado.
    }
gn-payday-last =
    { $you ->
        [yes] L’ultimo giorno di paga! Tiri tu il dado.
       *[no] L’ultimo giorno di paga! { $seat } tira il dado.
    }
gn-payday-roll =
    { $you ->
        [yes] Tiri un { $roll }.
       *[no] { $seat } tira un { $roll }.
    }
gn-turned-up = Si gira: { gn-debt }.
gn-paid =
    { $nuggets ->
        [0]
            { $you ->
                [yes] Non paghi nulla.
               *[no] { $seat } non paga nulla.
            }
       *[other]
            { $you ->
                [yes] Paghi
               *[no] { $seat } paga
            } { $nuggets ->
                [one] { $nuggets } pepita.
               *[other] { $nuggets } pepite.
            }
    }
gn-vulture =
    { $you ->
        [yes] Non puoi pagare
       *[no] { $seat } non può pagare
    } { $value ->
        [one] { $value } pepita:
       *[other] { $value } pepite:
    } ecco l’avvoltoio numero { $vultures }, e il cappello vola indietro alla casella { $position }.
gn-column-used-up = Nella colonna { $column } non ci sono cambiali coperte: il giorno di paga è finito.
gn-returned =
    { $you ->
        [yes] Riprendi in mano: { $debts }.
       *[no] { $seat } riprende in mano: { $debts }.
    }
gn-end-finish = Raggiunto il grande ferro di cavallo verde: la partita finisce.
gn-end-undertaker = Il becchino è arrivato alla sua ultima casella: la partita finisce.
gn-end-vultures = Il terzo avvoltoio si è posato: la partita finisce.
gn-lost =
    { $you ->
        [yes] Tre avvoltoi: hai perso, e il tuo cappello lascia il tabellone.
       *[no] Tre avvoltoi: { $seat } ha perso e toglie il cappello dal tabellone.
    }
gn-bought-last =
    { $you ->
        [yes] Ultimo acquisto: avanzi ancora di
       *[no] Ultimo acquisto: { $seat } avanza ancora di
    } { $spaces ->
        [one] { $spaces } casella, fino alla numero { $position }.
       *[other] { $spaces } caselle, fino alla numero { $position }.
    }
gn-scored =
    { $position ->
        [0]
            { $you ->
                [yes] Non hai più il cappello sul tabellone.
               *[no] { $seat } non ha più il cappello sul tabellone.
            }
       *[other]
            { $you ->
                [yes] Chiudi sulla casella { $position },
               *[no] { $seat } chiude sulla casella { $position },
            } { $nuggets ->
                [0] senza pepite.
                [one] con { $nuggets } pepita.
               *[other] con { $nuggets } pepite.
            }
    }
gn-winner =
    { $you ->
        [yes] Vinci la partita!
       *[no] { $seat } vince la partita!
    }
gn-shared =
    { $you ->
        [yes] Condividi la vittoria con { $seats }!
       *[no] { $seats } condividono la vittoria!
    }

## Gnadenlos!: i rifiuti

gn-refuse-start-adventurers = Con tre avventurieri si comincia solo nella preparazione base.
gn-refuse-not-in-hand = Non hai in mano questo avventuriero.
gn-refuse-take =
    { $most ->
        [one] Puoi prendere al massimo una cambiale, da un posto occupato.
       *[other] Puoi prendere al massimo { $most } cambiali, da posti occupati.
    }
gn-refuse-must-take =
    { $most ->
        [one] Devi prendere esattamente una cambiale, da un posto occupato.
       *[other] Devi prendere esattamente { $most } cambiali, da posti occupati.
    }
gn-refuse-fill = Sposta una carta della riga più esterna in un buco più interno.
gn-refuse-purchase =
    { $most ->
        [0] Ora non puoi comprare nessuna casella.
        [one] Puoi comprare al massimo una casella.
       *[other] Puoi comprare al massimo { $most } caselle.
    }
gn-refuse-pass = Non si passa: chi può offrire deve offrire.
gn-refuse-bid-size = Un’offerta comprende da 1 a { $most } cambiali.
gn-refuse-bid-order = Indica le cambiali di un’offerta in quest’ordine: { $debts }.
gn-refuse-not-held = Non hai in mano tutte queste cambiali.
gn-refuse-value-taken = Qualcuno ha già offerto { $value }: ogni offerta deve avere un valore diverso.
gn-refuse-not-offered = Questo non si può ingaggiare.
gn-refuse-other-debts = Metti esattamente le cambiali che hai offerto.
gn-refuse-chance = Solo il caso tira il dado, pesca e distribuisce.
gn-refuse-chosen = Hai già scelto, oppure non partecipi a questo evento.
gn-refuse-turn =
    { $you ->
        [yes] Tocca a te.
       *[no] Tocca a { $seat }.
    }
gn-refuse-pick = A questo tavolo le cambiali del Mezzogiorno di Fuoco si scelgono nell’altro modo.
gn-refuse-phase =
    { $phase ->
        [choosing] Non ora: prima scegli un avventuriero per l’evento.
        [taking] Non così: prendi le cambiali dal mercato nel modo stabilito a questo tavolo.
        [tidying] Non ora: prima chiudi i buchi del mercato.
        [buying] Non ora: prima decidi quanto prestigio comprare.
        [bidding] Non ora: prima fai la tua offerta.
        [picking] Non ora: prima scegli chi ingaggiare.
        [laying] Non ora: prima metti nel mercato le cambiali che hai offerto.
       *[other] Ora non si può.
    }

## Gnadenlos!: i componenti di chi ospita

gn-components-unread = Impossibile leggere { $file }.
gn-components-toml = { $file } non è TOML valido: { $problem }.
gn-components-number =
    { $line ->
        [0] { $file }:
       *[other] { $file }, riga { $line }:
    } «{ $field }» dev’essere un numero intero da { $least } a { $most }.
gn-components-name =
    { $line ->
        [0] { $file }:
       *[other] { $file }, riga { $line }:
    } «{ $field }» dev’essere un nome.
gn-components-row =
    { $line ->
        [0] { $file }:
       *[other] { $file }, riga { $line }:
    } «{ $field }» dev’essere una tabella tra parentesi graffe.
gn-components-count =
    { $line ->
        [0] { $file }:
       *[other] { $file }, riga { $line }:
    } per «{ $field }» ne servono { $needed } in tutto, ma { $found ->
        [0] non ce ne sono.
        [one] ce n’è { $found }.
       *[other] ce ne sono { $found }.
    }
gn-components-kind =
    { $line ->
        [0] { $file }:
       *[other] { $file }, riga { $line }:
    } «{ $field }» dev’essere una di queste parole: { $known }.
gn-components-twice =
    { $line ->
        [0] { $file }:
       *[other] { $file }, riga { $line }:
    } il nome «{ $name }» non si distingue da quello di un altro avventuriero.
gn-components-no-high-noon = In { $file } non c’è nessun Mezzogiorno di Fuoco tra gli eventi; senza, il becchino non si muoverebbe mai.
gn-table-undertaker = Becchino: { $space } di { $last }
gn-table-offer = Da ingaggiare:
gn-table-adventurers = I tuoi avventurieri:
gn-table-debts = Le tue cambiali: { $debts }
gn-table-market = Mercato
gn-table-revolver = pistola
gn-table-bid = offre { $value }
gn-table-position = casella { $position }
gn-table-out = fuori gioco
gn-table-nuggets =
    { $nuggets ->
        [one] { $nuggets } pepita
       *[other] { $nuggets } pepite
    }
gn-table-vultures =
    { $vultures ->
        [one] { $vultures } avvoltoio
       *[other] { $vultures } avvoltoi
    }
gn-table-hand = avventurieri: { $adventurers }, cambiali: { $debts }

## The browser: Gnadenlos! (gn-screen-…)

gn-screen-poster-line = Prenditi la strada con soldi mai avuti.
gn-screen-poster-kind = Asta e bluff
gn-screen-street = Via principale: { $spaces } ferri di cavallo di prestigio
gn-screen-street-picture = Immagine della via
gn-screen-place-grey = Vicolo del Fango
gn-screen-place-beige = Pensione
gn-screen-place-copper = Sala da gioco
gn-screen-place-plum = Grand Hotel
gn-screen-place-green = Municipio
gn-screen-start = partenza
gn-screen-finish = traguardo
gn-screen-stands =
    { $you ->
        [yes] Il tuo cappello: casella { $position }, { $place }; poker: vinci { $win }, perdi { $lose }
       *[no] { $seat }: casella { $position }, { $place }; poker: vince { $win }, perde { $lose }
    }
gn-screen-hatless =
    { $you ->
        [yes] Il tuo cappello ha lasciato il tabellone
       *[no] { $seat }: il cappello ha lasciato il tabellone
    }
gn-screen-clocks = Contatori
gn-screen-step-event = Evento
gn-screen-step-prestige = Prestigio
gn-screen-step-bids = Offerte
gn-screen-step-payday = Giorno di paga
gn-screen-to-payday =
    { $count ->
        [one] { $count } cambiale su { $due }
       *[other] { $count } cambiali su { $due }
    }
gn-screen-yours = Tu: pepite { $nuggets }, casella { $position }, avvoltoi { $vultures }
gn-screen-undertaker = Becchino
gn-screen-undertaker-help = Ogni Mezzogiorno di Fuoco fa avanzare il becchino di una casella; sulla casella { $last } la partita finisce.
gn-screen-payday-help = Con { $due } cambiali al mercato è giorno di paga.
gn-screen-events-name = Eventi
gn-screen-events =
    Carte evento: { $turned ->
        [one] { $turned } scoperta
       *[other] { $turned } scoperte
    }, { $left ->
        [one] { $left } rimasta
       *[other] { $left } rimaste
    }
gn-screen-row = Riga { $row }
gn-screen-slot = riga { $row }, colonna { $column }
gn-screen-die = Faccia { $face } del dado
gn-screen-face-down = coperta
gn-screen-known = la conosci: { $debts }
gn-screen-may-be = una di queste: { $debts }
gn-screen-next = prossima
gn-screen-free = libero
gn-screen-gap = Buco: riga { $row }, colonna { $column }
gn-screen-comes = per ora, una cambiale dell’offerta di { $name }
gn-screen-comes-own = per ora, una cambiale della tua offerta
gn-screen-market-take = scegli senza guardare
gn-screen-market-fill = trascina o tocca una carta, poi un buco
gn-screen-market-next = dove andrebbero le offerte
gn-screen-market-missing =
    { $count ->
        [0] è giorno di paga
        [one] ne manca { $count } al giorno di paga
       *[other] ne mancano { $count } al giorno di paga
    }
gn-screen-card = { $name }: oro { $gold }, tiro { $gun }, carte { $poker }
gn-screen-shown =
    { $stat ->
        [gold] { $name }: oro { $number }
        [gun] { $name }: tiro { $number }
       *[cards] { $name }: carte { $number }
    }
gn-screen-debt =
    { $you ->
        [yes] cambiale { gn-debt }, la paghi tu
       *[no] cambiale { gn-debt }, la paga { $seat }
    }
gn-screen-pays =
    { $you ->
        [yes] paghi tu
       *[no] { $seat } paga
    }
gn-screen-adventurers =
    { $number ->
        [one] { $number } avventuriero
       *[other] { $number } avventurieri
    }
gn-screen-debts =
    { $number ->
        [one] { $number } cambiale
       *[other] { $number } cambiali
    }
gn-screen-deck =
    { $count ->
        [one] Mazzo: { $count } carta
       *[other] Mazzo: { $count } carte
    }
gn-screen-left-town =
    { $count ->
        [one] Scarti: { $count }
       *[other] Scarti: { $count }
    }
gn-screen-event-gold = Febbre dell’oro
gn-screen-event-high-noon = Mezzogiorno di Fuoco
gn-screen-event-poker = Poker
gn-screen-event-help-gold = Oro più alto: riceve { $first ->
        [one] { $first } pepita
       *[other] { $first } pepite
    }, poi si scarta. Il secondo: { $second }.
gn-screen-event-help-high-noon = Tiro più alto: può prendere cambiali, poi si scarta. Il più basso: ucciso.
gn-screen-event-help-poker = Carte più alte: cappello avanti, poi si scarta. Le più basse: cappello indietro.
gn-screen-who-gold = Chi va a cercare l’oro?
gn-screen-who-high-noon = Chi affronta il duello?
gn-screen-who-poker = Chi si siede al tavolo?
gn-screen-result = Ecco com’è andata
gn-screen-equal = Tutti lo stesso numero: non succede nulla
gn-screen-too-few = Troppo poche cambiali al mercato: nessuno ne prende.
gn-screen-you = Tu
gn-screen-out = nessun avventuriero
gn-screen-your-pick = la tua scelta
gn-screen-chosen = ha scelto
gn-screen-thinking = pensa
gn-screen-choose-now = scegli ora
gn-screen-nuggets =
    { $number ->
        [one] pepita
       *[other] pepite
    }
gn-screen-spaces =
    { $number ->
        [one] casella
       *[other] caselle
    }
gn-screen-took =
    { $number ->
        [0] nessuna presa
        [one] { $number } cambiale presa
       *[other] { $number } cambiali prese
    }
gn-screen-fate-discarded = scartato
gn-screen-fate-shot = ucciso
gn-screen-odds =
    { $you ->
        [yes] La tua zona: { $win } avanti o { $lose } indietro
       *[no] Zona di { $seat }: { $win } avanti o { $lose } indietro
    }
gn-screen-for-hire = Da ingaggiare
gn-screen-pairs = Coppie da ingaggiare
gn-screen-for-hire-help = { $offer } per { $players } giocatori
gn-screen-pair-with = in coppia con { $name }
gn-screen-bids = Offerte
gn-screen-bids-help = per ora
gn-screen-pick =
    { $rank ->
        [1] 1ª scelta
        [2] 2ª scelta
        [3] 3ª scelta
       *[other] { $rank }ª scelta
    }
gn-screen-standing-picked = ingaggio fatto
gn-screen-standing-without = a mani vuote
gn-screen-standing-unable = nessuna offerta possibile
gn-screen-standing-next = offerta in corso
gn-screen-standing-later = offerta più tardi
gn-screen-sums = Somme
gn-screen-sum-taken =
    { $you ->
        [yes] { $value }: la tua offerta
       *[no] { $value }: già offerto da { $seat }
    }
gn-screen-payday = Giorno di paga
gn-screen-payday-last = Ultimo giorno di paga
gn-screen-rolls =
    { $you ->
        [yes] tiri tu
       *[no] tira { $seat }
    }
gn-screen-outermost = prima si gira la cambiale più esterna di una colonna
gn-screen-ends = Finisce quando
gn-screen-ends-broke = qualcuno non può pagare.
gn-screen-ends-column = una colonna è esaurita.
gn-screen-risk =
    { $you ->
        [yes] Hai
       *[no] { $seat } ha
    } { $nuggets ->
        [one] { $nuggets } pepita
       *[other] { $nuggets } pepite
    }: una cambiale da { $least } in su porterebbe un avvoltoio.
gn-screen-fewest =
    { $count ->
        [0] La colonna { $column } non ne ha più.
        [one] La colonna { $column } ha ancora una cambiale.
       *[other] La colonna con meno cambiali è la { $column }: { $count }.
    }
gn-screen-payday-how = Nel giorno di paga non si decide nulla. Guarda i tiri, metti in pausa o vai alla fine.
gn-screen-debt-owner =
    { $you ->
        [yes] { gn-debt }: la paghi tu
       *[no] { gn-debt }: la paga { $seat }
    }
gn-screen-throw-paid =
    { $you ->
        [yes] { gn-debt }: paghi { $nuggets }
       *[no] { gn-debt }: { $seat } paga { $nuggets }
    }
gn-screen-throw-broke =
    { $you ->
        [yes] { gn-debt }: non puoi pagare
       *[no] { gn-debt }: { $seat } non può pagare
    }
gn-screen-throw-none = la colonna { $column } è esaurita
gn-screen-purse-left = (rimaste: { $nuggets })
gn-screen-minus =
    { $nuggets ->
        [one] −{ $nuggets } pepita
       *[other] −{ $nuggets } pepite
    }
gn-screen-vulture-number = avvoltoio { $vultures }
gn-screen-wins-now = Chi vincerebbe ora
gn-screen-wins-how = Poi ognuno può comprare fino a tre caselle in più, una pepita l’una.
gn-screen-hold = Pausa
gn-screen-to-end = Vai alla fine
gn-screen-your-adventurers = I tuoi avventurieri
gn-screen-your-debts = Le tue cambiali
gn-screen-your-hand = La tua mano
gn-screen-order-help = nell’ordine in cui le metterai
gn-screen-control = La tua decisione
gn-screen-chance-gold =
    Oro { $number }: { $first ->
        [one] { $first } pepita
       *[other] { $first } pepite
    } se nessuno ha di più, { $second } se un solo numero lo supera.
gn-screen-chance-high-noon = Tiro { $number }: il più alto prende cambiali, il più basso viene ucciso.
gn-screen-chance-poker = Carte { $number }: il più alto avanza di { $win }, il più basso arretra di { $lose }.
gn-screen-secret = Si scoprono tutti insieme.
gn-screen-send = Manda { $name }
gn-screen-send-nobody = Scegli un avventuriero
gn-screen-sent = Hai mandato { $name }. Gli altri stanno ancora scegliendo.
gn-screen-sent-one = Hai scelto. Gli altri stanno ancora scegliendo.
gn-screen-change-mind = Scegli qualcun altro
gn-screen-bid-how = Scegli da una a tre cambiali.
gn-screen-bid = Offri { $value }
gn-screen-bid-ahead = In anticipo: offri { $value }
gn-screen-bid-nothing = Scegli la tua offerta
gn-screen-payday-follows = Per come stanno le cose, poi è giorno di paga.
gn-screen-buy-how = Caselle, una pepita l’una
gn-screen-buy-result =
    Fino alla casella { $position }; { $left ->
        [one] ti resta { $left } pepita
       *[other] ti restano { $left } pepite
    }.
gn-screen-buy-none = Il tuo cappello resta fermo.
gn-screen-buy-zone = Lì cambiano i numeri del poker.
gn-screen-buy-finish = Così finisce la partita!
gn-screen-take-how = Scegli cambiali al mercato, senza guardare: { $chosen } su { $most }.
gn-screen-take =
    { $number ->
        [one] Prendi { $number } cambiale
       *[other] Prendi { $number } cambiali
    }
gn-screen-take-nothing = Scegli al mercato
gn-screen-draw-how = A questo tavolo le cambiali le sceglie il caso.
gn-screen-fill-how =
    { $gaps ->
        [one] Scegli una carta della riga più esterna per l’ultimo buco.
       *[other] Scegli una carta della riga più esterna, poi uno dei { $gaps } buchi.
    }
gn-screen-fill-where = Carta in { $slot }: scegli un buco.
gn-screen-fill-all = Chiudi i buchi per me
gn-screen-pick-how = Scegli sul tabellone chi ingaggiare.
gn-screen-hire = Ingaggia { $name }
gn-screen-hire-pair = Ingaggia la coppia con { $name }
gn-screen-hire-nobody = Scegli un avventuriero
gn-screen-lay-how = Solo tu saprai quale cambiale sta dove. Le righe esterne si girano prima.
gn-screen-swap = Scambia { $first } e { $second }
gn-screen-lay = Mettile così
gn-screen-ask-choosing-gold = Scegli in segreto *un avventuriero* per la febbre dell’oro: conta solo l’oro.
gn-screen-ask-choosing-high-noon = Scegli in segreto *un avventuriero* per il Mezzogiorno di Fuoco: conta solo il tiro.
gn-screen-ask-choosing-poker = Scegli in segreto *un avventuriero* per il poker: contano solo le carte.
gn-screen-wait-choosing = Ancora in attesa di { $seats }.
gn-screen-ask-taking = Hai vinto il duello: *prendi cambiali* dal mercato, alla cieca.
gn-screen-ask-tidying = Chiudi i buchi del mercato: *sposta le carte* della riga più esterna.
gn-screen-ask-buying = *Compra prestigio* o tieniti le pepite.
gn-screen-ask-bidding =
    Offri *da una a tre cambiali*{ $taken ->
        [none] .
       *[other] : qualsiasi somma tranne { $taken }.
    }
gn-screen-ask-picking = *Ingaggia* uno degli avventurieri.
gn-screen-ask-pair = *Ingaggia* una delle coppie.
gn-screen-ask-laying = *Metti le tue cambiali* coperte, nell’ordine che vuoi.
gn-screen-ask-payday = Giorno di paga: *decide il dado*.
gn-screen-ask-payday-last = L’ultimo giorno di paga: *decide la partita*.
gn-screen-wait-taking =
    { $you ->
        [yes] Stai per prendere cambiali.
       *[no] { $seat } prende cambiali dal mercato.
    }
gn-screen-wait-tidying =
    { $you ->
        [yes] Chiudi i buchi del mercato.
       *[no] { $seat } chiude i buchi del mercato.
    }
gn-screen-wait-buying =
    { $you ->
        [yes] Stai per comprare prestigio.
       *[no] { $seat } può comprare prestigio.
    }
gn-screen-wait-bidding =
    { $you ->
        [yes] Stai per offrire.
       *[no] { $seat } sta offrendo.
    }
gn-screen-wait-picking =
    { $you ->
        [yes] Stai per ingaggiare.
       *[no] { $seat } sta ingaggiando.
    }
gn-screen-wait-laying =
    { $you ->
        [yes] Metti le tue cambiali.
       *[no] { $seat } mette le cambiali offerte.
    }
gn-screen-end-foremost = Vince il cappello più avanti: casella { $position }.
gn-screen-end-tied =
    Parità sulla casella { $position }; decide chi ha più pepite: { $nuggets ->
        [one] { $nuggets } pepita
       *[other] { $nuggets } pepite
    }.
gn-screen-end-shared = Stessa casella, stesse pepite: la vittoria è condivisa.
gn-screen-end-short =
    { $number ->
        [one] una casella in meno
       *[other] { $number } caselle in meno
    }
gn-screen-end-ahead =
    { $number ->
        [one] una casella di vantaggio
       *[other] { $number } caselle di vantaggio
    }
gn-screen-end-nuggets-short =
    { $number ->
        [one] una pepita in meno
       *[other] { $number } pepite in meno
    }
gn-screen-end-nuggets-ahead =
    { $number ->
        [one] una pepita di vantaggio
       *[other] { $number } pepite di vantaggio
    }
gn-screen-end-why = Com’è finita
gn-screen-end-payday =
    { $throws ->
        [one] Quante che siano le cambiali al mercato: { $throws } tiro.
       *[other] Quante che siano le cambiali al mercato: { $throws } tiri.
    }
gn-screen-end-thrown =
    { $you ->
        [yes] Un avvoltoio ti ricaccia alla casella { $position }.
       *[no] Un avvoltoio ricaccia { $seat } alla casella { $position }.
    }
gn-screen-end-no-payday = Dopo il terzo avvoltoio non ci sono altri giorni di paga.
gn-screen-end-purchase = Ultimo acquisto
gn-screen-end-purchase-help = Fino a tre caselle in più, una pepita l’una, per tutti quelli rimasti.
gn-screen-end-places = Classifica
gn-screen-end-places-help = Prima il cappello più avanti, poi più pepite. Con tre avvoltoi si perde.
gn-screen-end-player = Giocatore
gn-screen-end-space = Casella
gn-screen-end-nuggets = Pepite rimaste
gn-screen-end-place = Posto
gn-screen-end-rank = { $rank }º
gn-screen-end-nothing = niente
gn-screen-end-lost = perso con tre avvoltoi

## Bot: i suggerimenti

gn-why-choose = Contro ciò che gli altri possono avere, questo avventuriero ti rende di più.
gn-why-take = Meno cambiali tue al mercato, o qualcosa in più che sai solo tu.
gn-why-take-none = Per ora nessuna cambiale merita di essere presa.
gn-why-draw = Pescare così tante cambiali conviene.
gn-why-fill = Così le tue cambiali di valore alto restano all’interno, dove il dado le trova tardi.
gn-why-buy = È quanto puoi spendere senza temere il prossimo giorno di paga.
gn-why-buy-none = Tieni le pepite: potrebbero servirti al prossimo giorno di paga.
gn-why-bid = Basta per un avventuriero, con le cambiali che ti fanno meno male.
gn-why-bid-low = Un’offerta piccola: costa poco se ti porta qualcuno, e altrimenti la riprendi.
gn-why-pick = Questo avventuriero ti servirà più degli altri negli eventi che verranno.
gn-why-lay = Le tue cambiali di valore alto vanno all’interno, quelle degli altri all’esterno.
gn-seen-bid = La tua offerta vale { $value }, la più alta finora { $high }.
gn-seen-first = Nessuno ha ancora offerto; la tua offerta vale { $value }.
gn-seen-choose = In questo evento { gn-adventurer } vale { $value }.

## Il consigliere

gn-screen-coach-gold = Qui conta solo l’oro. Il più alto poi si scarta, quindi non mandare qualcuno di cui ti servono ancora il tiro o le carte.
gn-screen-coach-high-noon = Conta solo il tiro: il più alto prende cambiali, il più basso viene ucciso. Se non puoi vincere, manda qualcuno di cui puoi fare a meno.
gn-screen-coach-poker = I cappelli si muovono secondo la zona: più sei avanti, meno c’è da vincere e più c’è da perdere.
gn-screen-coach-buying = Ogni pepita fa avanzare il cappello di una casella, al massimo cinque. Tienine da parte: chi non può pagare una cambiale torna indietro di cinque.
gn-screen-coach-bidding = Da una a tre cambiali, e nessuna somma due volte. Solo l’offerta più bassa resta senza e torna in mano; le altre forse si dovranno pagare.
gn-screen-coach-picking = Prendi quello che ti manca: oro, tiro o carte. Il migliore di ogni evento si scarta, quindi un secondo buono non è mai sprecato.
gn-screen-coach-laying = Solo tu saprai dov’è ogni cambiale. Nel giorno di paga il dado sceglie una colonna, e per prima si gira la cambiale più esterna.
gn-screen-coach-taking = Prendi cambiali senza guardare. Del tuo colore è un debito in meno; di un altro è un’offerta che pagherà qualcun altro.
gn-screen-coach-tidying = Decidi tu quali carte riempiono i buchi. Nel giorno di paga tocca prima alla più esterna di una colonna: più dentro si sta più al sicuro.
