## Gads Hill 1874

game-gadshill = Gads Hill 1874
gh-buildings-none = nessun edificio
gh-lots-none = nessun terreno

gh-option-legality = Cittadine possibili
    .help = Se dopo ogni mossa deve restare possibile una cittadina completa.
gh-option-legality-global = Sempre possibile
    .help = Non si può giocare una carta dopo la quale nessuna cittadina completa sarebbe più possibile.
gh-option-legality-local = Solo ciò che si vede
    .help = È vietato solo ciò che contraddice subito il tabellone.
gh-option-stop = STOP
    .help = Che cosa succede ai segnalini esclusi dalla logica.
gh-option-stop-claim = Si dice STOP
    .help = Chi se ne accorge per primo può reclamare il segnalino.
gh-option-stop-auto = Automatico
    .help = Il giocatore di turno riceve subito tutti questi segnalini.
gh-option-stop-off = Senza STOP
    .help = Nessuno può reclamare nulla.
gh-option-stop_order = Ordine degli STOP
    .help = Come gli altri possono dire la loro dopo un turno.
gh-option-stop_order-ordered = A turno
    .help = Tutti gli altri vengono interpellati una volta, in senso orario.
gh-option-stop_order-open = Libero
    .help = Nessuno viene interpellato: vale il primo STOP, finché il giocatore seguente non fa qualcosa.
gh-option-stop_seconds = Tempo per lo STOP
    .help = Per quanto tempo, come minimo, si può dire uno STOP libero, prima del turno di un bot e dopo l’ultimo turno.
gh-option-stop_seconds-15 = 15 secondi
    .help = Il tempo normale se ci sono più persone.
gh-option-stop_seconds-0 = Senza attesa
    .help = Per i tavoli senza persone.
gh-option-stop_seconds-4 = 4 secondi
    .help = Per chi gioca da solo contro i bot.
gh-option-stop_seconds-5 = 5 secondi
    .help = Per chi ha l’occhio svelto.
gh-option-stop_seconds-30 = 30 secondi
    .help = Il tempo di guardare due volte.
gh-option-stop_seconds-60 = Un minuto
    .help = Il tempo di pensarci su.
gh-option-stop_seconds-usual = Come al solito
    .help = 4 secondi per chi gioca da solo contro i bot, 15 se ci sono più persone.
gh-option-stop_penalty = STOP sbagliato
    .help = Quanto costa uno STOP sbagliato.
gh-option-stop_penalty-0 = Niente altri STOP
    .help = Non puoi più dire STOP prima del turno successivo.
gh-option-stop_penalty-1 = E un segnalino perso
    .help = Non puoi più dire STOP prima del turno successivo e perdi un segnalino raccolto.
gh-option-discard = Carte da scartare
    .help = Quali carte si possono scartare per un segnalino.
gh-option-discard-dead = Ingiocabili ora
    .help = Le carte che in questo momento non puoi giocare.
gh-option-discard-permanent = Ingiocabili per sempre
    .help = Solo le carte che contraddicono il tabellone o non cambierebbero nulla.
gh-option-discard-any = Qualsiasi
    .help = Due carte qualsiasi.
gh-option-draw = Pesca
    .help = Da quale mazzo viene la nuova carta.
gh-option-draw-choice = A scelta
    .help = Il mazzo lo scegli tu.
gh-option-draw-building = Carte edificio
    .help = Si pescano carte edificio finché ce ne sono.
gh-option-draw-random = A caso
    .help = Il mazzo lo sceglie il caso.
gh-option-one_card_at = Una carta per turno
    .help = Da quale casella della locomotiva in poi si gioca una sola carta per turno.
gh-option-one_card_at-16 = Dal 16
    .help = Le tre tessere iniziali sono comprese nel conto.
gh-option-one_card_at-19 = Dal 19
    .help = Devono essere piazzati sedici edifici veri.
gh-option-buys_per_turn = Acquisti per turno
    .help = Quanti edifici puoi comprare in un turno.
gh-option-buys_per_turn-1 = Uno
    .help = Un edificio per turno.
gh-option-buys_per_turn-3 = Tre
    .help = Fino a tre edifici per turno.
gh-option-lot_limit = Tre segnalini per terreno
    .help = Quando si controlla questo limite.
gh-option-lot_limit-card = Dopo ogni carta
    .help = Nessuna carta può lasciare più di tre segnalini su un terreno.
gh-option-lot_limit-turn = Dopo il turno
    .help = La tua seconda carta può rimettere a posto ciò che la prima ha affollato.
gh-option-null_play = Carte senza effetto
    .help = Se si può giocare una carta che non cambia nulla.
gh-option-null_play-no = Vietate
    .help = Una carta così si può solo scartare.
gh-option-null_play-yes = Permesse
    .help = Una carta così va negli scarti e non dà punti.
gh-option-last_stop = Ultimo STOP
    .help = Se si può dire STOP dopo l’ultimo turno.
gh-option-last_stop-yes = Sì
    .help = Gli altri possono dare un’ultima occhiata.
gh-option-last_stop-no = No
    .help = La partita finisce con l’ultimo turno.
gh-option-reshuffle = Mazzi vuoti
    .help = Quali carte tornano quando tutti i mazzi sono vuoti.
gh-option-reshuffle-all = Tutte
    .help = Tutti gli scarti, ogni tipo di carta nel suo mazzo.
gh-option-reshuffle-district = Carte quartiere
    .help = Solo le carte quartiere.
gh-option-stall_rounds = Passare all’infinito
    .help = Se la partita può finire perché tutti passano. Quando le carte senza effetto sono permesse è così, a meno che tu non scelga altrimenti.
gh-option-stall_rounds-off = Solo senza carte
    .help = La partita finisce solo se tutti passano e non c’è più nulla da pescare.
gh-option-stall_rounds-4 = Quattro giri
    .help = La partita finisce anche dopo quattro giri completi in cui tutti passano.
gh-option-show_discard = Pila degli scarti
    .help = Se si possono guardare le carte usate.
gh-option-show_discard-no = Nascosta
    .help = Vedi solo la carta o le carte appena usate.
gh-option-show_discard-yes = Visibile
    .help = Vedi tutte le carte usate.
gh-option-first_seat = Primo giocatore
    .help = Chi comincia.
gh-option-first_seat-random = A sorte
    .help = Decide il caso.
gh-option-first_seat-0 = Posto 1
    .help = È il posto del più anziano.
gh-option-first_seat-1 = Posto 2
    .help = È il posto del più anziano.
gh-option-first_seat-2 = Posto 3
    .help = È il posto del più anziano (in tre o in quattro).
gh-option-first_seat-3 = Posto 4
    .help = È il posto del più anziano (in quattro).

gh-phase-tiles = Aree esterne
gh-phase-first = Primo giocatore
gh-phase-deal = Distribuzione
gh-phase-draft = Scelta degli edifici
gh-phase-turn = Turno
gh-phase-take = Si prende un segnalino
gh-phase-draw = Scelta del mazzo
gh-phase-card = Pesca
gh-phase-window = STOP?
gh-phase-over = Partita finita

## Gads Hill 1874: edifici, tessere e mazzi

gh-building =
    { $building ->
        [bank] banca
        [blacksmith] fabbro
        [casino] casinò
        [church] chiesa
        [doc] dottore
        [hotel] hotel
        [judge] giudice
        [laundry] lavanderia
        [prison] prigione
        [saloon] saloon
        [sheriff] sceriffo
        [stable] scuderia
        [school] scuola
        [undertaker] becchino
        [stagecoach] stazione delle diligenze
        [general_store] emporio
        [sawmill] segheria
        [telegraph] telegrafo
        [newspaper] giornale
        [barber] barbiere
        [gunsmith] armaiolo
        [post_office] ufficio postale
       *[other] { $building }
    }
    .the =
    { $building ->
        [bank] la banca
        [blacksmith] il fabbro
        [casino] il casinò
        [church] la chiesa
        [doc] il dottore
        [hotel] l’hotel
        [judge] il giudice
        [laundry] la lavanderia
        [prison] la prigione
        [saloon] il saloon
        [sheriff] lo sceriffo
        [stable] la scuderia
        [school] la scuola
        [undertaker] il becchino
        [stagecoach] la stazione delle diligenze
        [general_store] l’emporio
        [sawmill] la segheria
        [telegraph] il telegrafo
        [newspaper] il giornale
        [barber] il barbiere
        [gunsmith] l’armaiolo
        [post_office] l’ufficio postale
       *[other] l’edificio { $building }
    }
    .acc =
    { $building ->
        [bank] la banca
        [blacksmith] il fabbro
        [casino] il casinò
        [church] la chiesa
        [doc] il dottore
        [hotel] l’hotel
        [judge] il giudice
        [laundry] la lavanderia
        [prison] la prigione
        [saloon] il saloon
        [sheriff] lo sceriffo
        [stable] la scuderia
        [school] la scuola
        [undertaker] il becchino
        [stagecoach] la stazione delle diligenze
        [general_store] l’emporio
        [sawmill] la segheria
        [telegraph] il telegrafo
        [newspaper] il giornale
        [barber] il barbiere
        [gunsmith] l’armaiolo
        [post_office] l’ufficio postale
       *[other] l’edificio { $building }
    }
    .dat =
    { $building ->
        [bank] alla banca
        [blacksmith] al fabbro
        [casino] al casinò
        [church] alla chiesa
        [doc] al dottore
        [hotel] all’hotel
        [judge] al giudice
        [laundry] alla lavanderia
        [prison] alla prigione
        [saloon] al saloon
        [sheriff] allo sceriffo
        [stable] alla scuderia
        [school] alla scuola
        [undertaker] al becchino
        [stagecoach] alla stazione delle diligenze
        [general_store] all’emporio
        [sawmill] alla segheria
        [telegraph] al telegrafo
        [newspaper] al giornale
        [barber] al barbiere
        [gunsmith] all’armaiolo
        [post_office] all’ufficio postale
       *[other] all’edificio { $building }
    }
    .gen =
    { $building ->
        [bank] della banca
        [blacksmith] del fabbro
        [casino] del casinò
        [church] della chiesa
        [doc] del dottore
        [hotel] dell’hotel
        [judge] del giudice
        [laundry] della lavanderia
        [prison] della prigione
        [saloon] del saloon
        [sheriff] dello sceriffo
        [stable] della scuderia
        [school] della scuola
        [undertaker] del becchino
        [stagecoach] della stazione delle diligenze
        [general_store] dell’emporio
        [sawmill] della segheria
        [telegraph] del telegrafo
        [newspaper] del giornale
        [barber] del barbiere
        [gunsmith] dell’armaiolo
        [post_office] dell’ufficio postale
       *[other] dell’edificio { $building }
    }
gh-tile =
    { $tile ->
        [station] stazione
        [cemetery] cimitero
        [bison_pasture] pascolo dei bisonti
       *[other] { $tile }
    }
gh-pile =
    { $pile ->
        [building] edificio
        [district] quartiere
        [condition] condizione
       *[other] { $pile }
    }
    .card =
    { $pile ->
        [building] una carta edificio
        [district] una carta quartiere
        [condition] una carta condizione
       *[other] una carta ({ $pile })
    }
    .cards =
    { $pile ->
        [building] carte edificio
        [district] carte quartiere
        [condition] carte condizione
       *[other] carte ({ $pile })
    }

## Gads Hill 1874: carte indizio (da 23 in poi .told parla dell’edificio scelto)

gh-card-1 = La notte dell’assalto all’espresso una lampada ardeva ancora nella BANCA, al margine est della cittadina.
gh-card-2 = Sprizzavano scintille dalla fucina del FABBRO, su Piedmont Street, tra Front Street e Oak Street.
gh-card-3 = Un mazziere di faraone ricordava una partita lunghissima dietro la porta del CASINÒ, su Piedmont Street.
gh-card-4 = La campana della CHIESA risuonava su Iron Mountain Road, da qualche parte tra Front Street e Oak Street.
gh-card-5 = I pazienti aspettavano su Main Street, perché era lì che il DOTTORE aveva la porta.
gh-card-6 = Due forestieri di poche parole firmarono il registro dell’HOTEL, che aveva il portico su Front Street.
gh-card-7 = Il GIUDICE abitava nella prima o nell’ultima casa del suo lato di Oak Street.
gh-card-8 = I panni della LAVANDERIA erano stesi dove non passava altra strada che Oak Street.
gh-card-9 = Uscendo dalla PRIGIONE, un uomo di nuovo libero guardava dritto a nord.
gh-card-10 = Tutti trovavano a occhi chiusi il SALOON, sul lato nord di Piedmont Street.
gh-card-11 = I manifesti con le taglie erano inchiodati davanti allo SCERIFFO, all’angolo tra Piedmont Street e Main Street.
gh-card-12 = Il fieno per la SCUDERIA si scaricava lungo i binari, a sud di Piedmont Street.
gh-card-13 = La SCUOLA sorgeva in uno degli isolati esterni, tra Iron Mountain Road e la linea di Piedmont Street.
gh-card-14 = Il BECCHINO stava nella prima o nell’ultima casa del suo lato di Main Street.
gh-card-15 = Alla STAZIONE DELLE DILIGENZE, dove Piedmont Street sbocca in Oak Street, la carrozza faceva dietrofront.
gh-card-16 = Farina e chiodi venivano dall’EMPORIO, sul lato sud di Iron Mountain Road, a ovest di Oak Street.
gh-card-17 = La SEGHERIA era tenuta in disparte: a nord di Iron Mountain Road, oppure in fondo a questa strada, a est.
gh-card-18 = Il filo arrivava al TELEGRAFO, lungo i binari, tra Iron Mountain Road e Piedmont Street.
gh-card-19 = La porta del GIORNALE dava su Iron Mountain Road.
gh-card-20 = L’insegna a strisce del BARBIERE stava nell’isolato a sud di Piedmont Street, tra Front Street e Oak Street.
gh-card-21 = L’ARMAIOLO provava la sua merce sul tratto sud di Oak Street.
gh-card-22 = I sacchi della posta venivano lasciati all’UFFICIO POSTALE, dove i binari entrano nella cittadina o ne escono.
gh-card-23 = Il mio edificio si trovava su Piedmont Street.
    .told = Su Piedmont Street si trovava { gh-building.the }.
gh-card-24 = Il mio edificio si trovava su Iron Mountain Road.
    .told = Su Iron Mountain Road si trovava { gh-building.the }.
gh-card-25 = Il mio edificio si trovava su Main Street, a ovest dei binari.
    .told = Su Main Street, a ovest dei binari, si trovava { gh-building.the }.
gh-card-26 = Il mio edificio si trovava su Oak Street, a sud di Iron Mountain Road.
    .told = Su Oak Street, a sud di Iron Mountain Road, si trovava { gh-building.the }.
gh-card-27 = Il mio edificio era lungo i binari, a sud di Iron Mountain Road.
    .told = Lungo i binari, a sud di Iron Mountain Road, si trovava { gh-building.the }.
gh-card-28 = Il mio edificio era sul lato sud di Piedmont Street o al margine sud della cittadina.
    .told = Sul lato sud di Piedmont Street o al margine sud della cittadina si trovava { gh-building.the }.
gh-card-29 = L’ingresso del mio edificio guardava a nord o a est.
    .told = L’ingresso { gh-building.gen } guardava a nord o a est.
gh-card-30 = L’ingresso del mio edificio guardava a sud o a est.
    .told = L’ingresso { gh-building.gen } guardava a sud o a est.
gh-card-31 = L’ingresso del mio edificio dava su Front Street o su Main Street.
    .told = L’ingresso { gh-building.gen } dava su Front Street o su Main Street.
gh-card-32 = L’ingresso del mio edificio dava su Iron Mountain Road o su Front Street.
    .told = L’ingresso { gh-building.gen } dava su Iron Mountain Road o su Front Street.
gh-card-33 = Il mio edificio era la prima o l’ultima casa del suo lato di Main Street o di Oak Street.
    .told = La prima o l’ultima casa di un lato di Main Street o di Oak Street era { gh-building.the }.
gh-card-34 = Il mio edificio era dove Piedmont Street incontra Main Street o Oak Street.
    .told = Dove Piedmont Street incontra Main Street o Oak Street si trovava { gh-building.the }.
gh-card-35 = Il mio edificio era dove Piedmont Street incontra Front Street o Oak Street.
    .told = Dove Piedmont Street incontra Front Street o Oak Street si trovava { gh-building.the }.
gh-card-36 = Il mio edificio era a est dei binari e il suo ingresso guardava a ovest.
    .told = A est dei binari si trovava { gh-building.the }, con l’ingresso rivolto a ovest.
gh-card-37 = Il mio edificio era nel quartiere nord-est, a est di Front Street.
    .told = Nel quartiere nord-est, a est di Front Street, si trovava { gh-building.the }.
gh-card-38 = Il mio edificio era al margine est della cittadina, oppure su Iron Mountain Road tra Front Street e Oak Street.
    .told = Al margine est della cittadina, oppure su Iron Mountain Road tra Front Street e Oak Street, si trovava { gh-building.the }.
gh-card-39 = La BANCA era di fronte al mio edificio, dall’altra parte della strada, nel quartiere di Oak Street.
    .told = La BANCA era di fronte { gh-building.dat }, dall’altra parte della strada, nel quartiere di Oak Street.
gh-card-40 = Il FABBRO era proprio accanto al mio edificio, nella parte sud della cittadina.
    .told = Il FABBRO era proprio accanto { gh-building.dat }, nella parte sud della cittadina.
gh-card-41 = Nella parte est della cittadina il CASINÒ era muro contro muro con il mio edificio.
    .told = Nella parte est della cittadina il CASINÒ era muro contro muro con { gh-building.acc }.
gh-card-42 = La CHIESA e il mio edificio erano allo stesso incrocio su Iron Mountain Road.
    .told = La CHIESA e { gh-building.the } erano allo stesso incrocio su Iron Mountain Road.
gh-card-43 = Di fronte al mio edificio, al di là dei binari, si vedeva il DOTTORE, a sud di Iron Mountain Road.
    .told = Di fronte { gh-building.dat }, al di là dei binari, si vedeva il DOTTORE, a sud di Iron Mountain Road.
gh-card-44 = L’HOTEL era proprio accanto al mio edificio, tra Front Street e Oak Street.
    .told = L’HOTEL era proprio accanto { gh-building.dat }, tra Front Street e Oak Street.
gh-card-45 = Il GIUDICE abitava a nord del mio edificio, sullo stesso lato di Oak Street.
    .told = Il GIUDICE abitava a nord { gh-building.gen }, sullo stesso lato di Oak Street.
gh-card-46 = La LAVANDERIA era proprio accanto al mio edificio, nella parte ovest della cittadina o all’estremo sud-est.
    .told = La LAVANDERIA era proprio accanto { gh-building.dat }, nella parte ovest della cittadina o all’estremo sud-est.
gh-card-47 = La PRIGIONE e il mio edificio erano allo stesso incrocio: Piedmont Street con Main Street o con Oak Street.
    .told = La PRIGIONE e { gh-building.the } erano allo stesso incrocio: Piedmont Street con Main Street o con Oak Street.
gh-card-48 = Il SALOON e il mio edificio erano sullo stesso lato di Piedmont Street.
    .told = Il SALOON e { gh-building.the } erano sullo stesso lato di Piedmont Street.
gh-card-49 = Lo SCERIFFO vedeva il mio edificio proprio di fronte, dall’altra parte di Piedmont Street.
    .told = Lo SCERIFFO vedeva { gh-building.acc } proprio di fronte, dall’altra parte di Piedmont Street.
gh-card-50 = La SCUDERIA era di fronte al mio edificio, dall’altra parte della strada, nella parte ovest della cittadina o lungo i binari.
    .told = La SCUDERIA era di fronte { gh-building.dat }, dall’altra parte della strada, nella parte ovest della cittadina o lungo i binari.
gh-card-51 = La SCUOLA era proprio accanto al mio edificio, nella metà nord della cittadina.
    .told = La SCUOLA era proprio accanto { gh-building.dat }, nella metà nord della cittadina.
gh-card-52 = Il BECCHINO e il mio edificio avevano la porta sulla stessa strada: Main Street o Iron Mountain Road.
    .told = Il BECCHINO e { gh-building.the } avevano la porta sulla stessa strada: Main Street o Iron Mountain Road.
gh-card-53 = La STAZIONE DELLE DILIGENZE era allo stesso incrocio del mio edificio: Piedmont Street con Front Street o con Oak Street.
    .told = La STAZIONE DELLE DILIGENZE era allo stesso incrocio { gh-building.gen }: Piedmont Street con Front Street o con Oak Street.
gh-card-54 = L’ingresso dell’EMPORIO guardava dalla stessa parte di quello del mio edificio: a sud o a est.
    .told = L’ingresso dell’EMPORIO guardava dalla stessa parte di quello { gh-building.gen }: a sud o a est.
gh-card-55 = La SEGHERIA era a nord del mio edificio, sullo stesso lato di Main Street o di Oak Street.
    .told = La SEGHERIA era a nord { gh-building.gen }, sullo stesso lato di Main Street o di Oak Street.
gh-card-56 = Il TELEGRAFO era di fronte al mio edificio, dall’altra parte della strada, all’altezza di Iron Mountain Road.
    .told = Il TELEGRAFO era di fronte { gh-building.dat }, dall’altra parte della strada, all’altezza di Iron Mountain Road.
gh-card-57 = Il GIORNALE e il mio edificio avevano la porta sulla stessa strada: Iron Mountain Road o Front Street.
    .told = Il GIORNALE e { gh-building.the } avevano la porta sulla stessa strada: Iron Mountain Road o Front Street.
gh-card-58 = Il BARBIERE era proprio accanto al mio edificio, nel sud-est della cittadina o lungo il margine est.
    .told = Il BARBIERE era proprio accanto { gh-building.dat }, nel sud-est della cittadina o lungo il margine est.
gh-card-59 = L’ARMAIOLO era esattamente a ovest del mio edificio.
    .told = L’ARMAIOLO era esattamente a ovest { gh-building.gen }.
gh-card-60 = L’UFFICIO POSTALE era di fronte al mio edificio, al di là dei binari.
    .told = L’UFFICIO POSTALE era di fronte { gh-building.dat }, al di là dei binari.
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

## Gads Hill 1874: le mosse

gh-move-draft = Prendi { gh-building.acc }
gh-move-play = Gioca la carta { $clue }: { gh-clue }
gh-move-play-mine = Gioca la carta { $clue } con { gh-building.acc }: { gh-told }
gh-move-discard = Scarta le carte { $first } e { $second } per un segnalino
gh-move-take = Prendi il segnalino { gh-building.gen } su { $lot }
gh-move-buy = Compra { gh-building.acc } per due segnalini
gh-move-claim = STOP: { gh-building.the } non può essere su { $lot }
gh-move-quiet = Niente STOP
gh-move-pass = Non giocare carte
gh-move-done = Chiudi il turno
gh-move-draw = Pesca { gh-pile.card }
gh-move-first =
    { $you ->
        [yes] Primo giocatore: tu
       *[no] Primo giocatore: { $seat }
    }
gh-move-tiles = Aree esterne: { $tiles }
gh-move-deal = Carta { $clue }
gh-move-card = Carta { $clue }

## Gads Hill 1874: che cosa succede

gh-tiles = Sulle aree esterne ({ $lots }) si trovano, in quest’ordine: { $tiles }.
gh-first =
    { $you ->
        [yes] Cominci tu.
       *[no] Comincia { $seat }.
    }
gh-dealt =
    { $you ->
        [yes] Ricevi { gh-pile.card }.
       *[no] { $seat } riceve { gh-pile.card }.
    }
gh-dealt-you = Ricevi { gh-pile.card }, la numero { $clue }: { gh-clue }
gh-drafted =
    { $you ->
        [yes] Prendi { gh-building.acc }.
       *[no] { $seat } prende { gh-building.acc }.
    }
gh-turn =
    { $you ->
        [yes] Tocca a te:
       *[no] Tocca a { $seat }:
    } { $number ->
        [one] si può giocare una sola carta.
       *[other] si possono giocare fino a { $number } carte.
    }
gh-played =
    { $you ->
        [yes] Giochi la carta { $clue }: { gh-clue }
       *[no] { $seat } gioca la carta { $clue }: { gh-clue }
    }
gh-played-mine =
    { $you ->
        [yes] Giochi la carta { $clue } con { gh-building.acc }: { gh-told }
       *[no] { $seat } gioca la carta { $clue } con { gh-building.acc }: { gh-told }
    }
gh-put =
    { $number ->
        [one] { $number } segnalino { gh-building.gen } va su { $lots }.
       *[other] { $number } segnalini { gh-building.gen } vanno su { $lots }.
    }
gh-spare =
    { $number ->
        [one] { $number } segnalino { gh-building.gen } avanza e va
       *[other] { $number } segnalini { gh-building.gen } avanzano e vanno
    } { $you ->
        [yes] a te.
       *[no] a { $seat }.
    }
gh-removed =
    { $you ->
        [yes] Togli dal tabellone
       *[no] { $seat } toglie dal tabellone
    } { $number ->
        [one] { $number } segnalino
       *[other] { $number } segnalini
    } { gh-building.gen }: { $lots }.
gh-placed =
    Su { $lot } c’era proprio { gh-building.the }! La locomotiva avanza { $locomotive ->
        [8] all’{ $locomotive }.
        [11] all’{ $locomotive }.
       *[other] al { $locomotive }.
    }
gh-cleared =
    { $you ->
        [yes] Il segnalino { gh-building.gen } su { $lot } deve sparire: è tuo.
       *[no] Il segnalino { gh-building.gen } su { $lot } deve sparire: va a { $seat }.
    }
gh-gained =
    { $points ->
        [0] Questo non dà punti.
       *[other]
            { $you ->
                [yes] Fai
               *[no] { $seat } fa
            } { $points ->
                [one] { $points } punto.
               *[other] { $points } punti.
            }
    }
gh-discarded =
    { $you ->
        [yes] Scarti le carte { $first } e { $second }.
       *[no] { $seat } scarta le carte { $first } e { $second }.
    }
gh-took =
    { $you ->
        [yes] Prendi il segnalino { gh-building.gen } su { $lot }.
       *[no] { $seat } prende il segnalino { gh-building.gen } su { $lot }.
    }
gh-bought =
    { $you ->
        [yes] Compri { gh-building.acc } per due segnalini
       *[no] { $seat } compra { gh-building.acc } per due segnalini
    } { $left ->
        [0] (acquisti finiti).
        [one] (ancora { $left } acquisto possibile).
       *[other] (ancora { $left } acquisti possibili).
    }
gh-concluded =
    { $you ->
        [yes] Tutto il resto che il tabellone esclude viene tolto e va a te.
       *[no] Tutto il resto che il tabellone esclude viene tolto e va a { $seat }.
    }
gh-claimed =
    { $you ->
        [yes] STOP! Dimostri che { gh-building.the } non può essere su { $lot }:
       *[no] STOP! { $seat } dimostra che { gh-building.the } non può essere su { $lot }:
    } i terreni { $lots } sono riservati ad altrettanti edifici ({ $buildings }).
gh-claim-wrong =
    { $you ->
        [yes] Dici STOP per { gh-building.acc } su { $lot }, ma nulla sul tabellone lo esclude.
       *[no] { $seat } dice STOP per { gh-building.acc } su { $lot }, ma nulla sul tabellone lo esclude.
    }
gh-penalty =
    { $you ->
        [yes] Lo STOP sbagliato ti costa un segnalino.
       *[no] Lo STOP sbagliato costa un segnalino a { $seat }.
    }
gh-quiet =
    { $you ->
        [yes] Non hai nulla da reclamare.
       *[no] { $seat } non ha nulla da reclamare.
    }
gh-passed =
    { $you ->
        [yes] Non giochi carte.
       *[no] { $seat } non gioca carte.
    }
gh-done =
    { $you ->
        [yes] Chiudi il tuo turno.
       *[no] { $seat } chiude il turno.
    }
gh-pile-chosen =
    { $you ->
        [yes] Peschi dalle { gh-pile.cards }.
       *[no] { $seat } pesca dalle { gh-pile.cards }.
    }
gh-drew =
    { $you ->
        [yes] Peschi { gh-pile.card }.
       *[no] { $seat } pesca { gh-pile.card }.
    }
gh-drew-you = Peschi { gh-pile.card }, la numero { $clue }: { gh-clue }
gh-reshuffled =
    Tutti i mazzi sono vuoti: { $number ->
        [one] { $number } carta degli scarti viene mescolata
       *[other] { $number } carte degli scarti vengono mescolate
    } per formare nuovi mazzi.
gh-undrawn =
    { $you ->
        [yes] Per te non ci sono più carte da pescare.
       *[no] Per { $seat } non ci sono più carte da pescare.
    }
gh-over-locomotive = La locomotiva è arrivata al 22: la cittadina è ritrovata e la partita è finita.
gh-over-exhausted = Tutti hanno passato e non ci sono più carte: la partita è finita.
gh-over-stall = Da quattro giri non cambia nulla: la partita è finita.
gh-scored =
    { $you ->
        [yes] Hai
       *[no] { $seat } ha
    } { $score ->
        [one] { $score } punto.
       *[other] { $score } punti.
    }
gh-winner =
    { $you ->
        [yes] Vinci la partita!
       *[no] { $seat } vince la partita!
    }
gh-shared =
    { $you ->
        [yes] Condividi la vittoria con { $seats }!
       *[no] { $seats } condividono la vittoria!
    }

## Gads Hill 1874: i rifiuti

gh-refuse-no-own = Per la carta { $clue } serve un edificio davanti a te, non ancora piazzato: non è il caso { gh-building.gen }.
gh-refuse-same-building = È la carta stessa a parlare { gh-building.gen }: scegli un altro dei tuoi edifici.
gh-refuse-contradiction = Così contraddici il tabellone. I conti non tornano per: { $buildings } ({ $lots }).
gh-refuse-too-many = Cinque segnalini non bastano per così tanti terreni: { $lots } ({ $buildings }).
gh-refuse-no-effect = La carta non cambia nulla: si accorda con tutto ciò che già si sa ({ $buildings }).
gh-refuse-lot-full = Ci sarebbero più di tre segnalini su { $lots } ({ $buildings }).
gh-refuse-town-impossible = Nessuna cittadina completa sarebbe più possibile: troppo pochi terreni ({ $lots }) per questi edifici ({ $buildings }).
gh-refuse-phase = Ora non si può.
gh-refuse-not-held = Non hai in mano la carta { $clue }.
gh-refuse-one-action = O giochi carte o ne scarti due: nello stesso turno non puoi fare entrambe le cose.
gh-refuse-cards-left = In questo turno non puoi giocare altre carte.
gh-refuse-mend = Su un terreno ci sono più di tre segnalini: gioca prima una carta che rimetta le cose a posto.
gh-refuse-playable = Puoi ancora giocare la carta { $clue }, quindi non puoi scartarla.
gh-refuse-no-marker = Sul tabellone non c’è nessun segnalino che tu possa prendere in cambio.
gh-refuse-price =
    Un edificio costa due segnalini; tu { $points ->
        [0] non ne hai nessuno.
        [one] ne hai solo uno.
       *[other] ne hai solo { $points }.
    }
gh-refuse-purchases =
    Hai già comprato { $number ->
        [one] { $number } edificio
       *[other] { $number } edifici
    }: è il massimo per una partita.
gh-refuse-bought-now =
    Puoi comprare solo { $number ->
        [one] un edificio
       *[other] { $number } edifici
    } per turno.
gh-refuse-not-beside = Accanto al tabellone { gh-building.the } non c’è.
gh-refuse-no-stop = A questo tavolo non si dice STOP.
gh-refuse-claimed = Non puoi più dire STOP prima del turno successivo.
gh-refuse-own-turn = Nel tuo turno devi dire STOP prima di pescare.
gh-refuse-marker = Su { $lot } non c’è nessun segnalino { gh-building.gen }.
gh-refuse-only-marker = Il segnalino { gh-building.gen } su { $lot } è l’unico e resta lì.
gh-refuse-needed-marker = Senza il segnalino { gh-building.gen } su { $lot } non sarebbe più possibile una cittadina completa.
gh-refuse-drafted = Qualcuno ha già preso { gh-building.acc }.
gh-refuse-pile = A questo tavolo si pescano carte edificio finché ce ne sono.
gh-refuse-pile-empty = Non ci sono più { gh-pile.cards } da pescare.
gh-town-unreadable = Impossibile leggere il file della cittadina { $path }.
gh-town-syntax = Il file della cittadina non è TOML valido: { $problem }.
gh-town-field =
    { $problem ->
        [missing] Nella cittadina manca il campo «{ $field }».
        [type] Il campo «{ $field }» della cittadina è del tipo sbagliato.
        [word] Il campo «{ $field }» della cittadina dev’essere fatto di parole semplici.
        [count] Il campo «{ $field }» della cittadina ha un numero di voci sbagliato; il numero previsto è { $wanted }.
        [fixed] Il campo «{ $field }» della cittadina dev’essere { $wanted }.
        [unknown] Una cittadina non ha il campo «{ $field }».
        [reference] Il campo «{ $field }» nomina «{ $wanted }», che nella cittadina non c’è.
        [twice] «{ $wanted }» compare due volte nel campo «{ $field }».
        [pair] Il campo «{ $field }» deve indicare due terreni diversi.
       *[empty] Campo «{ $field }»: nessuna coppia di terreni della carta si accorda in questo modo.
    }

## Gads Hill 1874: i rompicapi

gh-puzzle-title =
    { $size ->
        [one] { $size } edificio da trovare
       *[other] { $size } edifici da trovare
    }, livello { $grade ->
        [1] { gh-grade-1 }
        [2] { gh-grade-2 }
        [3] { gh-grade-3 }
        [4] { gh-grade-4 }
       *[other] { $grade }
    }
gh-puzzle-given = Su { $lot } si trova { gh-building.the }.
gh-puzzle-clue = Carta { $clue }: { gh-clue }
gh-puzzle-clue-mine = Carta { $clue }: { gh-told }
gh-puzzle-unique = Gli indizi lasciano possibile una sola cittadina.
gh-puzzle-none = Gli indizi non lasciano possibile nessuna cittadina.
gh-puzzle-two = Gli indizi lasciano possibile più di una cittadina.
gh-puzzle-field = Il campo «{ $field }» del rompicapo manca o ha un valore impossibile.
gh-puzzle-size = Un rompicapo ha da { $least } a { $most } edifici da trovare, non { $size }.
gh-puzzle-not-found =
    Con le carte di questa cittadina non si ricava un rompicapo con { $size ->
        [one] { $size } edificio
       *[other] { $size } edifici
    } da trovare.
gh-puzzle-grade = Con { $size } edifici da trovare non è uscito nessun rompicapo di questa difficoltà. Prova un altro numero.
gh-why-card = La carta { $clue } lascia solo { $lots } per { gh-building.the }.
gh-why-condition = La carta { $clue }, con ciò che resta possibile per l’altro edificio ({ $buildings }), lascia solo { $lots } per { gh-building.the }.
gh-why-standing = Su { $lot } c’è { gh-building.the }: nessun altro edificio può starci.
gh-why-only-place = Su { $lot } può esserci solo { gh-building.the }.
gh-why-group = I terreni { $lots } sono riservati ad altrettanti edifici ({ $buildings }): nessun altro può starci.
gh-why-trial = Se { gh-building.the } fosse su { $lot }, gli indizi non lascerebbero nessuna cittadina possibile. Quindi non è lì.
gh-why-mistake = Ricontrolla ({ $buildings }): il terreno giusto è già stato cancellato.
gh-grade-1 = facile: basta prendere gli indizi uno per uno
gh-grade-2 = medio: coppie chiuse, e terreni con una sola possibilità
gh-grade-3 = difficile: gruppi chiusi più grandi
gh-grade-4 = molto difficile: bisogna fare un’ipotesi e smentirla
gh-table-locomotive = Locomotiva: { $number }
gh-table-piles = Mazzi: edificio { $building }, quartiere { $district }, condizione { $condition }
gh-table-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }

## The browser: Gads Hill 1874 (gh-screen-…)

gh-screen-poster-line = Nessuno ricorda tutto. Ricostruiscila.
gh-screen-poster-kind = Logica
gh-screen-poster-note = uscito prima come Old Town, 2004
gh-screen-code =
    { $building ->
        [bank] BA
        [blacksmith] FA
        [casino] CA
        [church] CH
        [doc] DO
        [hotel] HO
        [judge] GI
        [laundry] LA
        [prison] PR
        [saloon] SA
        [sheriff] SC
        [stable] SD
        [school] SU
        [undertaker] BE
        [stagecoach] DI
        [general_store] EM
        [sawmill] SE
        [telegraph] TE
        [newspaper] GR
        [barber] BR
        [gunsmith] AR
        [post_office] PO
       *[other] { $building }
    }
gh-screen-short =
    { $building ->
        [bank] Banca
        [blacksmith] Fabbro
        [casino] Casinò
        [church] Chiesa
        [doc] Dottore
        [hotel] Hotel
        [judge] Giudice
        [laundry] Lavanderia
        [prison] Prigione
        [saloon] Saloon
        [sheriff] Sceriffo
        [stable] Scuderia
        [school] Scuola
        [undertaker] Becchino
        [stagecoach] Diligenze
        [general_store] Emporio
        [sawmill] Segheria
        [telegraph] Telegrafo
        [newspaper] Giornale
        [barber] Barbiere
        [gunsmith] Armaiolo
        [post_office] Posta
       *[other] { $building }
    }
gh-screen-outlying =
    { $tile ->
        [station] Stazione
        [cemetery] Cimitero
        [bison_pasture] Pascolo
       *[other] { $tile }
    }
gh-screen-map = La cittadina di Gads Hill
gh-screen-lot =
    { $lot }, ingresso su { $street } rivolto a { $facing ->
        [N] nord
        [E] est
        [S] sud
       *[W] ovest
    }
gh-screen-lot-empty = nessun segnalino
gh-screen-lot-may = possibile qui: { $buildings }
gh-screen-lot-stands = occupato ({ $buildings })
gh-screen-compass = N E S O
gh-screen-place = Missouri, 1874
gh-screen-end-mark = 22 fine
gh-screen-ask-draft = Scegli l’*edificio { $number } di { $total }*
gh-screen-ask-turn =
    { $number ->
        [one] In questo turno puoi giocare *una carta*
       *[other] In questo turno puoi giocare fino a *{ $number } carte*
    }
gh-screen-ask-second = Puoi giocare una *seconda carta* o chiudere il turno
gh-screen-ask-done = Niente più carte in questo turno: *chiudilo* o prima compra
gh-screen-ask-mine = Carta { $clue }: scegli *il mio edificio*
gh-screen-ask-confirm = *Gioca la carta { $clue }* o scegline un’altra
gh-screen-ask-dead = La carta { $clue } ora *non si può giocare*
gh-screen-ask-discard = Scarta *due carte* che non puoi giocare
gh-screen-ask-discard-any = Scarta *due carte*
gh-screen-ask-buy = Quale edificio *compri*?
gh-screen-ask-take = Prendi *un segnalino*: sceglilo sul tabellone
gh-screen-ask-draw = La tua *nuova carta*: da quale mazzo?
gh-screen-ask-window = A { $seat } è sfuggito un segnalino *impossibile*?
gh-screen-ask-claim = *STOP*: quale segnalino è impossibile?
gh-screen-wait-draft = { $seat } sceglie un edificio
gh-screen-wait-turn = { $seat } sta giocando
gh-screen-wait-take = { $seat } prende un segnalino
gh-screen-wait-draw = { $seat } pesca una carta
gh-screen-wait-window = STOP? { $seat } guarda il tabellone
gh-screen-wait-setup = Si prepara la partita
gh-screen-over = La partita è finita
gh-screen-hand = Le tue carte
gh-screen-hand-empty = Non hai carte.
gh-screen-my = mio
gh-screen-plan = Mappa: { $lots }
gh-screen-kind =
    { $pile ->
        [building] Edificio
        [district] Quartiere
        [condition] Condizione
       *[other] { $pile }
    }
gh-screen-gain = +{ $points }
gh-screen-gain-most = fino a +{ $points }
gh-screen-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
gh-screen-why-no-own = nessuno tuo
gh-screen-why-same-building = sulla carta
gh-screen-why-contradiction = contraddice
gh-screen-why-too-many = troppi terreni
gh-screen-why-no-effect = niente di nuovo
gh-screen-why-lot-full = pieno: { $lots }
gh-screen-why-town-impossible = niente cittadina
gh-screen-why-none = nessuno va bene
gh-screen-mine = Il mio edificio
gh-screen-play = Gioca la carta
gh-screen-put-back = Rimetti in mano
gh-screen-back = Indietro
gh-screen-discard = Scarta due carte
gh-screen-discard-for = per un segnalino
gh-screen-discard-none = ne servono due ingiocabili
gh-screen-discard-number = Scelte: { $number } su 2
gh-screen-buy = Compra un edificio
gh-screen-buy-for = 2 dei tuoi { $points } punti
gh-screen-buys-left =
    { $number ->
        [one] ancora { $number } acquisto
       *[other] ancora { $number } acquisti
    }
gh-screen-buy-it = Compra per 2 punti
gh-screen-buy-marks = segnalini su { $lots }
gh-screen-buy-unmarked = ancora nessun segnalino sul tabellone
gh-screen-pass-note = e pesca una carta
gh-screen-draft-held = hai la sua carta
gh-screen-draft-pick = Scegli un edificio; il segno di una carta dice che hai la sua.
gh-screen-take = Prendi il segnalino
gh-screen-pile =
    { $number ->
        [one] ne resta { $number }
       *[other] ne restano { $number }
    }
gh-screen-piles = Mazzi
gh-screen-ahead = In anticipo: pesca da
gh-screen-ahead-ask = Chiedimelo
gh-screen-stop = Di’ STOP
gh-screen-wait-you = Un momento…
gh-screen-wait-next = Poi tocca a *{ $seat }*
gh-screen-stop-short = STOP
gh-screen-stop-see = Vedi un segnalino impossibile?
gh-screen-stop-before = Dillo prima che { $seat } cominci. Nessuno viene interpellato.
gh-screen-stop-last = Dillo adesso: la partita sta per finire.
gh-screen-stop-shut = Puoi dire STOP quando il turno di un altro ha cambiato il tabellone.
gh-screen-stop-own = Puoi dire STOP finché non fai qualcosa.
gh-screen-stop-who = Chi dice STOP?
gh-screen-seconds = { $number } s
gh-screen-draft-free = 22 edifici, liberi: { $number }
gh-screen-draft-take = Prendi { gh-building.acc }
gh-screen-draft-which = Scegli un edificio
gh-screen-draft-puts = La carta { $clue } che hai in mano mette i segnalini su { $lots }.
gh-screen-draft-without = Non hai la sua carta.
gh-screen-map-show = Tabellone
gh-screen-front-mine = Davanti a te
gh-screen-stop-pick = Scegli sul tabellone il segnalino impossibile. Conta solo il tabellone, non le carte giocate prima.
gh-screen-stop-claim = Reclamalo
gh-screen-stop-another = Un altro
gh-screen-stop-holds = Reclamato a ragione
gh-screen-stop-fails = Reclamato a torto
gh-screen-stop-proof = Da soli, { $buildings } occupano { $lots }. Su { $lot } non resta posto per { gh-building.acc }.
gh-screen-stop-no-proof = Secondo il tabellone, { gh-building.the } può ancora stare su { $lot }. Non cambia nulla; potrai dire di nuovo STOP dopo il prossimo turno.
gh-screen-stop-room = nessun posto
gh-screen-stop-show = Mostra la prova
gh-screen-stop-diagram = Prova: { $buildings } occupano { $lots }
gh-screen-go-on = Continua
gh-screen-preview = Anteprima
gh-screen-last = Ultima mossa
gh-screen-step-put = { $name }: { $lots }
gh-screen-step-spare = { $number } d’avanzo
gh-screen-step-off = { $name } via da { $lots }
gh-screen-step-stands = { $name } è su { $lots }
gh-screen-beside = Accanto al tabellone
gh-screen-beside-marked = ha segnalini
gh-screen-ring = doppio anello: tuo
gh-screen-lot-close = Chiudi
gh-screen-lot-holder = davanti a { $seat }
gh-screen-lot-mine = davanti a te
gh-screen-lot-beside = accanto al tabellone
gh-screen-cards =
    { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    }
gh-screen-front = Edifici
gh-screen-front-state =
    { $state ->
        [placed] { $name }, edificio piazzato
        [marked] { $name }, con segnalini
       *[unmarked] { $name }
    }
gh-screen-end-short =
    { $number ->
        [one] un punto in meno
       *[other] { $number } punti in meno
    }
gh-screen-end-ahead =
    { $number ->
        [one] un punto di vantaggio
       *[other] { $number } punti di vantaggio
    }
gh-screen-end-score =
    { $number ->
        [one] { $number } punto
       *[other] { $number } punti
    }
gh-screen-end-how = Com’è andata
gh-screen-end-place = Posto
gh-screen-end-player = Giocatore
gh-screen-end-points = Punti
gh-screen-end-built = Edifici piazzati
gh-screen-end-bought = Comprati
gh-screen-end-lost = Persi per STOP sbagliati
gh-screen-end-placed =
    { $number ->
        [one] { $number } edificio su 22 è piazzato
       *[other] { $number } edifici su 22 sono piazzati
    }; la locomotiva è { $locomotive ->
        [8] all’{ $locomotive }.
        [11] all’{ $locomotive }.
       *[other] al { $locomotive }.
    }
gh-screen-end-counted = Ogni segnalino raccolto vale un punto; quelli pagati per edifici o persi non contano più.
gh-screen-end-left =
    { $number ->
        [one] { $number } segnalino era ancora sul tabellone e non conta per nessuno.
       *[other] { $number } segnalini erano ancora sul tabellone e non contano per nessuno.
    }
gh-screen-end-most = Vince chi ha più punti: { $points }.
gh-screen-quote = «{ $text }»
gh-screen-no-own = Davanti a te non c’è nessun edificio che possa essere «il mio edificio».
gh-screen-discard-how = Scegli due carte dalla mano. In cambio prendi un segnalino dal tabellone.
gh-screen-take-how = Scegli un segnalino sul tabellone. Prima di prenderlo vedrai che cosa ne segue.

## The browser: puzzles (gh-screen-puzzle-…)

gh-screen-puzzle-title = Rompicapi di Gads Hill
gh-screen-puzzle-lead = Gli indizi lasciano una sola cittadina possibile. Scopri dove sorgeva ogni edificio, senza affidarti al caso.
gh-screen-puzzle-day = Il rompicapo del giorno
gh-screen-puzzle-day-how = Lo stesso per tutti: piccolo il lunedì, tutta la cittadina la domenica.
gh-screen-puzzle-begin = Risolvilo
gh-screen-puzzle-go-on = Continua
gh-screen-puzzle-look = Rivedilo
gh-screen-puzzle-new = Un nuovo rompicapo
gh-screen-puzzle-size = Grandezza
gh-screen-puzzle-size-is =
    { $number ->
        [one] { $number } edificio da trovare
       *[other] { $number } edifici da trovare
    }
gh-screen-puzzle-grade = Difficoltà
gh-screen-puzzle-any-grade = qualsiasi
gh-screen-puzzle-graded =
    { $grade ->
        [1] facile
        [2] medio
        [3] difficile
       *[other] molto difficile
    }
gh-screen-puzzle-make = Creane uno
gh-screen-puzzle-making = Si preparano gli indizi…
gh-screen-puzzle-begun = Iniziati su questo dispositivo
gh-screen-puzzle-forget = Togli: { $name }
gh-screen-puzzle-of = Rompicapo, { $day }
gh-screen-puzzle-named = Rompicapo { $name }
gh-screen-puzzle-found =
    { $number ->
        [one] { $number } di { $size } trovato
       *[other] { $number } di { $size } trovati
    }
gh-screen-puzzle-solved-in = Risolto in { $time }
gh-screen-puzzle-all = Tutti i rompicapi
gh-screen-puzzle-share = Condividi
gh-screen-puzzle-saved = Salvato
gh-screen-puzzle-unsaved = Non salvato su questo dispositivo
gh-screen-puzzle-ask-take = Prendi in mano uno degli edifici mancanti.
gh-screen-puzzle-ask-place = In mano: { $building }. Tocca il terreno dove sorgeva.
gh-screen-puzzle-ask-pencil = In mano: { $building }. Tocca i terreni possibili.
gh-screen-puzzle-ask-rub = Tocca un terreno per cancellare i tuoi segni.
gh-screen-puzzle-ask-solved = La cittadina è ricostruita.
gh-screen-puzzle-clues =
    { $number ->
        [one] { $number } indizio, una cittadina
       *[other] { $number } indizi, una cittadina
    }
gh-screen-puzzle-card = Carta
gh-screen-puzzle-done-with = Fatto
gh-screen-puzzle-done-with-card = Carta { $clue } usata
gh-screen-puzzle-desk = Il tuo tavolo
gh-screen-puzzle-missing = Mancano ancora
gh-screen-puzzle-no-marks = nessun segno
gh-screen-puzzle-tools = Strumento
gh-screen-puzzle-tool-place = Metti
gh-screen-puzzle-tool-pencil = Matita
gh-screen-puzzle-tool-rub = Cancella
gh-screen-puzzle-how = Tocca un terreno per mettere l’edificio che hai in mano. Con la matita segni dove può essere stato. Tocca una tua tessera per riprenderla.
gh-screen-puzzle-nothing-in-hand = Prima prendi in mano un edificio.
gh-screen-puzzle-marked = Segnato su { $lot }: { gh-building.the }.
gh-screen-puzzle-unmarked = Cancellato su { $lot }: { gh-building.the }.
gh-screen-puzzle-taken = Ripreso da { $lot }: { gh-building.the }.
gh-screen-puzzle-rubbed = Cancellato su { $lot }.
gh-screen-puzzle-undone = Annullato.
gh-screen-puzzle-check = Verifica la cittadina
gh-screen-puzzle-right = Finora è tutto giusto.
gh-screen-puzzle-wrong = Qui c’è un errore: { $names }.
gh-screen-puzzle-next = Prossima deduzione
gh-screen-puzzle-only-left = Per { gh-building.the } resta solo { $lot }: tutti gli altri terreni possibili sono occupati.
gh-screen-puzzle-helped = usate: { $number }
gh-screen-puzzle-write = Segnalo
gh-screen-puzzle-hide = Nascondi
gh-screen-puzzle-undo = Annulla
gh-screen-puzzle-solved = Risolto!
gh-screen-puzzle-solved-how = In { $time }, { $number ->
        [0] senza aiuto
        [one] con { $number } deduzione suggerita
       *[other] con { $number } deduzioni suggerite
    }.
gh-screen-puzzle-another = Un altro rompicapo

## Bot: i suggerimenti

gh-why-draft = È l’edificio più adatto alle tue carte.
gh-why-play = Rende segnalini adesso, e tenere la carta promette di meno.
gh-why-discard = Due carte che difficilmente giocherai, per un segnalino che rende.
gh-why-take = Questo segnalino è quello da cui segue di più.
gh-why-buy = Con questo edificio le tue carte rendono più di quanto costa.
gh-why-claim = Una deduzione esclude questo segnalino: il punto è tuo, basta chiederlo.
gh-why-quiet = Ora nulla sul tabellone si può dimostrare impossibile.
gh-why-pass = Le tue carte renderanno di più in seguito.
gh-why-pass-stuck = Ora nessuna delle tue carte si può giocare.
gh-why-done = Le altre tue carte renderanno di più in seguito.
gh-why-done-stuck = In questo turno non ci sono più carte da giocare.
gh-why-draw = Le carte di questo mazzo ti promettono di più.
gh-seen-points =
    { $points ->
        [one] Rende subito { $points } punto.
       *[other] Rende subito { $points } punti.
    }

## Il consigliere

gh-screen-coach-draft = Scegli i tuoi edifici: le carte arancioni e verdi valgono solo per uno dei tuoi. Prendi quelli di cui hai la carta rossa.
gh-screen-coach-turn = Una o due carte, due ingiocabili per un segnalino, oppure niente. Prima pensa allo STOP: un segnalino impossibile è un punto per chi lo vede.
gh-screen-coach-draw = Una carta sola, qualunque sia il numero di quelle giocate. Le rosse servono a tutti; per arancioni e verdi ci vuole un edificio tuo non ancora piazzato.
gh-screen-coach-take = Ogni segnalino è un punto. Prendi il penultimo di un edificio ed è piazzato: un secondo punto, a volte di più.
gh-screen-coach-window = Se la logica esclude un segnalino, di’ STOP ed è tuo. Dopo uno STOP sbagliato non puoi più dirlo fino al prossimo turno.
