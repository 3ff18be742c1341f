## Tall Tale

game-talltale = Tall Tale

tt-option-horses = Horses
    .help = How many horses everybody starts with.
tt-option-horses-3 = Three horses
    .help = The usual game.
tt-option-horses-1 = One horse
    .help = The first loss ends the game.

tt-card = { $card }
tt-move-say = Tell { $number }
tt-move-doubt = Doubt it
tt-move-first = { $seat } tells first
tt-move-deal = A { $card } is dealt

tt-first =
    { $you ->
        [yes] You tell first.
       *[no] { $seat } tells first.
    }
tt-dealt = { $seat } is dealt a card.
tt-dealt-you = You are dealt a { $card }.
tt-said =
    { $you ->
        [yes] You say: together we hold at least { $number }.
       *[no] { $seat } says: together we hold at least { $number }.
    }
tt-doubted =
    { $you ->
        [yes] You doubt it. On the table: { $cards }, { $total } in all, where { $claim } was told.
       *[no] { $seat } doubts it. On the table: { $cards }, { $total } in all, where { $claim } was told.
    }
tt-lost =
    { $you ->
        [yes] You lose a horse
       *[no] { $seat } loses a horse
    }: { $number ->
        [0] none is left
        [1] one is left
       *[other] { $number } are left
    }.
tt-over-broke = The last horse is gone, and the game with it.
tt-over-sundown = The sun is down: the game is over.

tt-refuse-chance = Cards are dealt by chance.
tt-refuse-turn = It is not your turn to tell.
tt-refuse-doubt = There is nothing to doubt yet.
tt-refuse-high = No table of this size holds more than { $number }.
tt-refuse-low = You must tell more than { $number }.

tt-horses =
    { $number ->
        [1] one horse
       *[other] { $number } horses
    }
tt-round = Round { $round } of 6
tt-claim = Told last: { $number }
tt-own = Your card: { $card }
