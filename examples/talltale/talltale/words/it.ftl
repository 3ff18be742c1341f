## Storia grossa

game-talltale = Storia grossa

tt-option-horses = Cavalli
    .help = Con quanti cavalli si comincia.
tt-option-horses-3 = Tre cavalli
    .help = La partita solita.
tt-option-horses-1 = Un cavallo
    .help = La prima perdita chiude la partita.

tt-card = { $card }
tt-move-say = Dire { $number }
tt-move-doubt = Dubitare
tt-move-first = { $seat } racconta per primo
tt-move-deal = Viene dato un { $card }

tt-first =
    { $you ->
        [yes] Racconti tu per primo.
       *[no] { $seat } racconta per primo.
    }
tt-dealt = { $seat } riceve una carta.
tt-dealt-you = Ricevi un { $card }.
tt-said =
    { $you ->
        [yes] Dici: insieme abbiamo almeno { $number }.
       *[no] { $seat } dice: insieme abbiamo almeno { $number }.
    }
tt-doubted =
    { $you ->
        [yes] Tu dubiti. Sul tavolo: { $cards }, in tutto { $total }; si era detto { $claim }.
       *[no] { $seat } dubita. Sul tavolo: { $cards }, in tutto { $total }; si era detto { $claim }.
    }
tt-lost =
    { $you ->
        [yes] Perdi un cavallo
       *[no] { $seat } perde un cavallo
    }: { $number ->
        [0] non ne resta nessuno
        [1] ne resta uno
       *[other] ne restano { $number }
    }.
tt-over-broke = L’ultimo cavallo se n’è andato, e la partita con lui.
tt-over-sundown = Il sole è tramontato: la partita è finita.

tt-refuse-chance = Le carte le dà il caso.
tt-refuse-turn = Non tocca a te raccontare.
tt-refuse-doubt = Non c’è ancora niente di cui dubitare.
tt-refuse-high = Un tavolo così non ha mai più di { $number }.
tt-refuse-low = Devi dire più di { $number }.

tt-horses =
    { $number ->
        [1] un cavallo
       *[other] { $number } cavalli
    }
tt-round = Turno { $round } di 6
tt-claim = Detto per ultimo: { $number }
tt-own = La tua carta: { $card }
