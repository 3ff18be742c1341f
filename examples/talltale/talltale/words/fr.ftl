## Belle histoire

game-talltale = Belle histoire

tt-option-horses = Chevaux
    .help = Combien de chevaux chacun reçoit au début.
tt-option-horses-3 = Trois chevaux
    .help = La partie habituelle.
tt-option-horses-1 = Un cheval
    .help = La première perte met fin à la partie.

tt-card = { $card }
tt-move-say = Dire { $number }
tt-move-doubt = Douter
tt-move-first = { $seat } raconte en premier
tt-move-deal = Un { $card } est distribué

tt-first =
    { $you ->
        [yes] Tu racontes en premier.
       *[no] { $seat } raconte en premier.
    }
tt-dealt = { $seat } reçoit une carte.
tt-dealt-you = Tu reçois un { $card }.
tt-said =
    { $you ->
        [yes] Tu dis : ensemble, nous avons au moins { $number }.
       *[no] { $seat } dit : ensemble, nous avons au moins { $number }.
    }
tt-doubted =
    { $you ->
        [yes] Tu doutes. Sur la table : { $cards }, soit { $total } en tout ; on avait dit { $claim }.
       *[no] { $seat } doute. Sur la table : { $cards }, soit { $total } en tout ; on avait dit { $claim }.
    }
tt-lost =
    { $you ->
        [yes] Tu perds un cheval
       *[no] { $seat } perd un cheval
    } : { $number ->
        [0] il n’en reste aucun
        [1] il en reste un
       *[other] il en reste { $number }
    }.
tt-over-broke = Le dernier cheval est parti, et la partie avec lui.
tt-over-sundown = Le soleil est couché : la partie est finie.

tt-refuse-chance = Les cartes sont distribuées par le hasard.
tt-refuse-turn = Ce n’est pas à toi de raconter.
tt-refuse-doubt = Il n’y a encore rien à mettre en doute.
tt-refuse-high = Une table de cette taille n’a jamais plus de { $number }.
tt-refuse-low = Il faut dire plus que { $number }.

tt-horses =
    { $number ->
        [1] un cheval
       *[other] { $number } chevaux
    }
tt-round = Manche { $round } sur 6
tt-claim = Dernier chiffre : { $number }
tt-own = Ta carte : { $card }
