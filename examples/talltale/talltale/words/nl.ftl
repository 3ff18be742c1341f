## Sterk verhaal

game-talltale = Sterk verhaal

tt-option-horses = Paarden
    .help = Met hoeveel paarden iedereen begint.
tt-option-horses-3 = Drie paarden
    .help = Het gewone spel.
tt-option-horses-1 = Eén paard
    .help = Het eerste verlies beëindigt het spel.

tt-card = { $card }
tt-move-say = { $number } zeggen
tt-move-doubt = Betwijfelen
tt-move-first = { $seat } vertelt als eerste
tt-move-deal = Een { $card } wordt gedeeld

tt-first =
    { $you ->
        [yes] Jij vertelt als eerste.
       *[no] { $seat } vertelt als eerste.
    }
tt-dealt = { $seat } krijgt een kaart.
tt-dealt-you = Je krijgt een { $card }.
tt-said =
    { $you ->
        [yes] Je zegt: samen hebben we minstens { $number }.
       *[no] { $seat } zegt: samen hebben we minstens { $number }.
    }
tt-doubted =
    { $you ->
        [yes] Je twijfelt. Op tafel: { $cards }, samen { $total }; gezegd was { $claim }.
       *[no] { $seat } twijfelt. Op tafel: { $cards }, samen { $total }; gezegd was { $claim }.
    }
tt-lost =
    { $you ->
        [yes] Je verliest een paard
       *[no] { $seat } verliest een paard
    }: { $number ->
        [0] er blijft er geen over
        [1] er blijft er één over
       *[other] er blijven er { $number } over
    }.
tt-over-broke = Het laatste paard is weg, en daarmee het spel.
tt-over-sundown = De zon is onder: het spel is uit.

tt-refuse-chance = Kaarten worden door het toeval gedeeld.
tt-refuse-turn = Je bent niet aan de beurt.
tt-refuse-doubt = Er valt nog niets te betwijfelen.
tt-refuse-high = Meer dan { $number } heeft een tafel van deze grootte niet.
tt-refuse-low = Je moet meer dan { $number } zeggen.

tt-horses =
    { $number ->
        [1] één paard
       *[other] { $number } paarden
    }
tt-round = Ronde { $round } van 6
tt-claim = Laatst gezegd: { $number }
tt-own = Jouw kaart: { $card }
