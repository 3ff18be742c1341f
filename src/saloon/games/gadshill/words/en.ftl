## Gads Hill 1874

game-gadshill = Gads Hill 1874
gh-buildings-none = no buildings
gh-lots-none = no lots

gh-option-legality = Possible towns
    .help = Whether a complete town must stay possible after every play.
gh-option-legality-global = Always possible
    .help = A card that would leave no complete town can’t be played.
gh-option-legality-local = Only what shows
    .help = Only what contradicts the board right away can’t be played.
gh-option-stop = STOP
    .help = What happens to markers that logic rules out.
gh-option-stop-claim = Call STOP
    .help = Whoever is first to see it may claim the marker.
gh-option-stop-auto = Automatic
    .help = The active player gets all such markers at once.
gh-option-stop-off = No STOP
    .help = Nobody can claim anything.
gh-option-stop_order = Order of STOP
    .help = How the others get their say after a turn.
gh-option-stop_order-ordered = In turn
    .help = Everybody else is asked once, clockwise.
gh-option-stop_order-open = Open
    .help = Nobody is asked: the first call counts, until the next player acts.
gh-option-stop_seconds = Time for STOP
    .help = How long you have to call STOP, at least, before a bot plays and after the last turn.
gh-option-stop_seconds-15 = 15 seconds
    .help = The usual time with several people.
gh-option-stop_seconds-0 = No waiting
    .help = For tables without people.
gh-option-stop_seconds-4 = 4 seconds
    .help = For one person among bots.
gh-option-stop_seconds-5 = 5 seconds
    .help = For quick eyes.
gh-option-stop_seconds-30 = 30 seconds
    .help = Time to look twice.
gh-option-stop_seconds-60 = One minute
    .help = Time to think.
gh-option-stop_seconds-usual = The usual
    .help = 4 seconds for one person among bots, 15 for several people.
gh-option-stop_penalty = Wrong STOP
    .help = What a wrong call costs.
gh-option-stop_penalty-0 = No more calls
    .help = You may not call again before the next turn.
gh-option-stop_penalty-1 = A marker as well
    .help = You may not call again before the next turn, and you lose a marker you have collected.
gh-option-discard = Discarding
    .help = Which cards may be discarded for a marker.
gh-option-discard-dead = Unplayable now
    .help = Cards you can’t play at this moment.
gh-option-discard-permanent = Unplayable for good
    .help = Only cards that contradict the board or would change nothing.
gh-option-discard-any = Any
    .help = Any two cards.
gh-option-draw = Drawing
    .help = Which pile the new card comes from.
gh-option-draw-choice = Free choice
    .help = You choose the pile yourself.
gh-option-draw-building = Building cards
    .help = You draw building cards as long as there are any.
gh-option-draw-random = At random
    .help = Chance picks the pile.
gh-option-one_card_at = One card a turn
    .help = Where the locomotive must be for only one card a turn to be allowed.
gh-option-one_card_at-16 = From 16
    .help = The three tiles from the start are counted.
gh-option-one_card_at-19 = From 19
    .help = Sixteen real buildings must have been placed.
gh-option-buys_per_turn = Purchases a turn
    .help = How many buildings you may buy in one turn.
gh-option-buys_per_turn-1 = One
    .help = One building a turn.
gh-option-buys_per_turn-3 = Three
    .help = Up to three buildings a turn.
gh-option-lot_limit = Three markers a lot
    .help = When the limit is checked.
gh-option-lot_limit-card = After each card
    .help = No card may leave more than three markers on a lot.
gh-option-lot_limit-turn = After the turn
    .help = Your second card may put right what the first has crowded.
gh-option-null_play = Cards without effect
    .help = Whether you may play a card that changes nothing.
gh-option-null_play-no = Not allowed
    .help = Such a card can only be discarded.
gh-option-null_play-yes = Allowed
    .help = Such a card goes to the discard pile and brings no points.
gh-option-last_stop = Last STOP
    .help = Whether STOP may be called after the last turn.
gh-option-last_stop-yes = Yes
    .help = The others may take one last look.
gh-option-last_stop-no = No
    .help = The game ends with the last turn.
gh-option-reshuffle = Empty piles
    .help = Which cards come back when all piles are empty.
gh-option-reshuffle-all = All
    .help = All discarded cards, each kind in its own pile.
gh-option-reshuffle-district = District cards
    .help = Only the district cards.
gh-option-stall_rounds = Endless passing
    .help = Whether passing can end the game. Where cards without effect are allowed, it does unless you choose otherwise.
gh-option-stall_rounds-off = Only without cards
    .help = The game ends only if all pass and there is no card left to draw.
gh-option-stall_rounds-4 = Four rounds
    .help = The game also ends after four full rounds of passes.
gh-option-show_discard = Discard pile
    .help = Whether you may look through the used cards.
gh-option-show_discard-no = Closed
    .help = You see only the card or cards used last.
gh-option-show_discard-yes = Open
    .help = You see all the used cards.
gh-option-first_seat = First player
    .help = Who goes first.
gh-option-first_seat-random = Random
    .help = Chance decides.
gh-option-first_seat-0 = Seat 1
    .help = The oldest player sits there.
gh-option-first_seat-1 = Seat 2
    .help = The oldest player sits there.
gh-option-first_seat-2 = Seat 3
    .help = The oldest player sits there (three or four players).
gh-option-first_seat-3 = Seat 4
    .help = The oldest player sits there (four players).

gh-phase-tiles = Outlying plots
gh-phase-first = First player
gh-phase-deal = Deal
gh-phase-draft = Drafting buildings
gh-phase-turn = Turn
gh-phase-take = Taking a marker
gh-phase-draw = Choosing a pile
gh-phase-card = Drawing a card
gh-phase-window = STOP?
gh-phase-over = Game over

## Gads Hill 1874: buildings, tiles and piles

gh-building =
    { $building ->
        [bank] bank
        [blacksmith] blacksmith
        [casino] casino
        [church] church
        [doc] doc
        [hotel] hotel
        [judge] judge
        [laundry] laundry
        [prison] prison
        [saloon] saloon
        [sheriff] sheriff
        [stable] stable
        [school] school
        [undertaker] undertaker
        [stagecoach] stagecoach office
        [general_store] general store
        [sawmill] sawmill
        [telegraph] telegraph office
        [newspaper] newspaper
        [barber] barber
        [gunsmith] gunsmith
        [post_office] post office
       *[other] { $building }
    }
    .the =
    { $building ->
        [bank] the bank
        [blacksmith] the blacksmith
        [casino] the casino
        [church] the church
        [doc] the doc
        [hotel] the hotel
        [judge] the judge
        [laundry] the laundry
        [prison] the prison
        [saloon] the saloon
        [sheriff] the sheriff
        [stable] the stable
        [school] the school
        [undertaker] the undertaker
        [stagecoach] the stagecoach office
        [general_store] the general store
        [sawmill] the sawmill
        [telegraph] the telegraph office
        [newspaper] the newspaper
        [barber] the barber
        [gunsmith] the gunsmith
        [post_office] the post office
       *[other] the { $building }
    }
    .acc =
    { $building ->
        [bank] the bank
        [blacksmith] the blacksmith
        [casino] the casino
        [church] the church
        [doc] the doc
        [hotel] the hotel
        [judge] the judge
        [laundry] the laundry
        [prison] the prison
        [saloon] the saloon
        [sheriff] the sheriff
        [stable] the stable
        [school] the school
        [undertaker] the undertaker
        [stagecoach] the stagecoach office
        [general_store] the general store
        [sawmill] the sawmill
        [telegraph] the telegraph office
        [newspaper] the newspaper
        [barber] the barber
        [gunsmith] the gunsmith
        [post_office] the post office
       *[other] the { $building }
    }
    .dat =
    { $building ->
        [bank] the bank
        [blacksmith] the blacksmith
        [casino] the casino
        [church] the church
        [doc] the doc
        [hotel] the hotel
        [judge] the judge
        [laundry] the laundry
        [prison] the prison
        [saloon] the saloon
        [sheriff] the sheriff
        [stable] the stable
        [school] the school
        [undertaker] the undertaker
        [stagecoach] the stagecoach office
        [general_store] the general store
        [sawmill] the sawmill
        [telegraph] the telegraph office
        [newspaper] the newspaper
        [barber] the barber
        [gunsmith] the gunsmith
        [post_office] the post office
       *[other] the { $building }
    }
    .gen =
    { $building ->
        [bank] of the bank
        [blacksmith] of the blacksmith
        [casino] of the casino
        [church] of the church
        [doc] of the doc
        [hotel] of the hotel
        [judge] of the judge
        [laundry] of the laundry
        [prison] of the prison
        [saloon] of the saloon
        [sheriff] of the sheriff
        [stable] of the stable
        [school] of the school
        [undertaker] of the undertaker
        [stagecoach] of the stagecoach office
        [general_store] of the general store
        [sawmill] of the sawmill
        [telegraph] of the telegraph office
        [newspaper] of the newspaper
        [barber] of the barber
        [gunsmith] of the gunsmith
        [post_office] of the post office
       *[other] of the { $building }
    }
gh-tile =
    { $tile ->
        [station] station
        [cemetery] cemetery
        [bison_pasture] bison pasture
       *[other] { $tile }
    }
gh-pile =
    { $pile ->
        [building] building
        [district] district
        [condition] condition
       *[other] { $pile }
    }
    .card =
    { $pile ->
        [building] a building card
        [district] a district card
        [condition] a condition card
       *[other] a card ({ $pile })
    }
    .cards =
    { $pile ->
        [building] building cards
        [district] district cards
        [condition] condition cards
       *[other] cards ({ $pile })
    }

## Gads Hill 1874: clue cards (from 23 on, .told speaks of the chosen building)

gh-card-1 = On the night the express was held up, a lamp still burned in the BANK at the eastern edge of town.
gh-card-2 = Sparks flew from the forge of the BLACKSMITH, on Piedmont Street between Front Street and Oak Street.
gh-card-3 = A faro dealer remembered one very long game behind the CASINO door on Piedmont Street.
gh-card-4 = The CHURCH bell rang out over Iron Mountain Road, somewhere between Front Street and Oak Street.
gh-card-5 = Patients waited on Main Street, for that was where the DOC had his door.
gh-card-6 = Two quiet strangers signed the register of the HOTEL, whose porch opened on Front Street.
gh-card-7 = The JUDGE lived in the first or the last house on his side of Oak Street.
gh-card-8 = The wash lines of the LAUNDRY hung where no street but Oak Street passed.
gh-card-9 = Stepping out of the PRISON a freed man looked due north.
gh-card-10 = Nobody ever missed the SALOON on the north side of Piedmont Street.
gh-card-11 = Wanted bills were nailed up beside the SHERIFF, where Piedmont Street meets Main Street.
gh-card-12 = Hay for the STABLE was thrown down beside the tracks, south of Piedmont Street.
gh-card-13 = The SCHOOL stood in one of the outer blocks, between Iron Mountain Road and the line of Piedmont Street.
gh-card-14 = The UNDERTAKER kept the first or the last house on his side of Main Street.
gh-card-15 = At the STAGECOACH OFFICE, where Piedmont Street runs out into Oak Street, the coach turned round.
gh-card-16 = Flour and nails came from the GENERAL STORE on the south side of Iron Mountain Road, west of Oak Street.
gh-card-17 = The SAWMILL was kept out of the way: north of Iron Mountain Road, or the last lot to the east on it.
gh-card-18 = The wire reached the TELEGRAPH OFFICE beside the tracks, between Iron Mountain Road and Piedmont Street.
gh-card-19 = The door of the NEWSPAPER gave on Iron Mountain Road.
gh-card-20 = The striped pole of the BARBER stood in the block south of Piedmont Street, between Front Street and Oak Street.
gh-card-21 = The GUNSMITH tried out his wares on the southern stretch of Oak Street.
gh-card-22 = Mail sacks were dropped at the POST OFFICE where the tracks enter or leave the town.
gh-card-23 = My building was on Piedmont Street.
    .told = The { gh-building } was on Piedmont Street.
gh-card-24 = My building was on Iron Mountain Road.
    .told = The { gh-building } was on Iron Mountain Road.
gh-card-25 = My building was on Main Street, west of the tracks.
    .told = The { gh-building } was on Main Street, west of the tracks.
gh-card-26 = My building was on Oak Street, south of Iron Mountain Road.
    .told = The { gh-building } was on Oak Street, south of Iron Mountain Road.
gh-card-27 = My building was beside the tracks, south of Iron Mountain Road.
    .told = The { gh-building } was beside the tracks, south of Iron Mountain Road.
gh-card-28 = My building was on the south side of Piedmont Street or at the southern edge of town.
    .told = The { gh-building } was on the south side of Piedmont Street or at the southern edge of town.
gh-card-29 = The entrance of my building faced north or east.
    .told = The entrance { gh-building.gen } faced north or east.
gh-card-30 = The entrance of my building faced south or east.
    .told = The entrance { gh-building.gen } faced south or east.
gh-card-31 = The entrance of my building was on Front Street or Main Street.
    .told = The entrance { gh-building.gen } was on Front Street or Main Street.
gh-card-32 = The entrance of my building was on Iron Mountain Road or Front Street.
    .told = The entrance { gh-building.gen } was on Iron Mountain Road or Front Street.
gh-card-33 = My building was the first or last house on its side of Main Street or Oak Street.
    .told = One side of Main Street or Oak Street began or ended with { gh-building.dat }.
gh-card-34 = My building was where Piedmont Street meets Main Street or Oak Street.
    .told = The { gh-building } was where Piedmont Street meets Main Street or Oak Street.
gh-card-35 = My building was where Piedmont Street meets Front Street or Oak Street.
    .told = The { gh-building } was where Piedmont Street meets Front Street or Oak Street.
gh-card-36 = My building lay east of the tracks and its entrance faced west.
    .told = East of the tracks lay { gh-building.the }, with the entrance facing west.
gh-card-37 = My building was in the north-eastern quarter, east of Front Street.
    .told = The { gh-building } was in the north-eastern quarter, east of Front Street.
gh-card-38 = My building was at the eastern edge of town, or on Iron Mountain Road between Front Street and Oak Street.
    .told = The { gh-building } was at the eastern edge of town, or on Iron Mountain Road between Front Street and Oak Street.
gh-card-39 = The BANK was across the street from my building, in the Oak Street quarter.
    .told = The BANK was across the street from { gh-building.dat }, in the Oak Street quarter.
gh-card-40 = The BLACKSMITH was right next to my building, in the south of the town.
    .told = The BLACKSMITH was right next to { gh-building.dat }, in the south of the town.
gh-card-41 = In the eastern part of town the CASINO stood wall to wall with my building.
    .told = In the eastern part of town the CASINO stood wall to wall with { gh-building.dat }.
gh-card-42 = The CHURCH and my building shared a crossing on Iron Mountain Road.
    .told = The CHURCH and { gh-building.the } shared a crossing on Iron Mountain Road.
gh-card-43 = From my building one looked across the tracks at the DOC, south of Iron Mountain Road.
    .told = From { gh-building.dat } one looked across the tracks at the DOC, south of Iron Mountain Road.
gh-card-44 = The HOTEL was right next to my building, between Front Street and Oak Street.
    .told = The HOTEL was right next to { gh-building.dat }, between Front Street and Oak Street.
gh-card-45 = The JUDGE lived north of my building, on the same side of Oak Street.
    .told = The JUDGE lived north { gh-building.gen }, on the same side of Oak Street.
gh-card-46 = The LAUNDRY was right next to my building, in the west or in the far south-east.
    .told = The LAUNDRY was right next to { gh-building.dat }, in the west or in the far south-east.
gh-card-47 = The PRISON and my building shared a crossing: Piedmont Street with Main Street or with Oak Street.
    .told = The PRISON and { gh-building.the } shared a crossing: Piedmont Street with Main Street or with Oak Street.
gh-card-48 = The SALOON was on the same side of Piedmont Street as my building.
    .told = The SALOON was on the same side of Piedmont Street as { gh-building.the }.
gh-card-49 = The SHERIFF looked straight across Piedmont Street at my building.
    .told = The SHERIFF looked straight across Piedmont Street at { gh-building.acc }.
gh-card-50 = The STABLE was across the street from my building, in the west or beside the tracks.
    .told = The STABLE was across the street from { gh-building.dat }, in the west or beside the tracks.
gh-card-51 = The SCHOOL was right next to my building, in the northern half of town.
    .told = The SCHOOL was right next to { gh-building.dat }, in the northern half of town.
gh-card-52 = The UNDERTAKER and my building had their doors on the same street: Main Street or Iron Mountain Road.
    .told = The UNDERTAKER and { gh-building.the } had their doors on the same street: Main Street or Iron Mountain Road.
gh-card-53 = The STAGECOACH OFFICE was at the same crossing as my building: Piedmont Street with Front Street or with Oak Street.
    .told = The STAGECOACH OFFICE was at the same crossing as { gh-building.the }: Piedmont Street with Front Street or with Oak Street.
gh-card-54 = The entrance of the GENERAL STORE faced the same way as that of my building: south or east.
    .told = The entrance of the GENERAL STORE faced the same way as that { gh-building.gen }: south or east.
gh-card-55 = The SAWMILL was north of my building on the same side of Main Street or of Oak Street.
    .told = The SAWMILL was north { gh-building.gen } on the same side of Main Street or of Oak Street.
gh-card-56 = The TELEGRAPH OFFICE was across the street from my building, at Iron Mountain Road.
    .told = The TELEGRAPH OFFICE was across the street from { gh-building.dat }, at Iron Mountain Road.
gh-card-57 = The NEWSPAPER and my building had their doors on the same street: Iron Mountain Road or Front Street.
    .told = The NEWSPAPER and { gh-building.the } had their doors on the same street: Iron Mountain Road or Front Street.
gh-card-58 = The BARBER was right next to my building, in the south-east or along the eastern edge.
    .told = The BARBER was right next to { gh-building.dat }, in the south-east or along the eastern edge.
gh-card-59 = The GUNSMITH was due west of my building.
    .told = The GUNSMITH was due west { gh-building.gen }.
gh-card-60 = The POST OFFICE was across the tracks from my building.
    .told = The POST OFFICE was across the tracks from { gh-building.dat }.
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

## Gads Hill 1874: moves

gh-move-draft = Take { gh-building.acc }
gh-move-play = Play card { $clue }: { gh-clue }
gh-move-play-mine = Play card { $clue } with { gh-building.dat }: { gh-told }
gh-move-discard = Discard cards { $first } and { $second } for a marker
gh-move-take = Take the marker { gh-building.gen } on { $lot }
gh-move-buy = Buy { gh-building.acc } for two markers
gh-move-claim = STOP: { gh-building.the } can’t be on { $lot }
gh-move-quiet = No STOP
gh-move-pass = Play no card
gh-move-done = End the turn
gh-move-draw = Draw { gh-pile.card }
gh-move-first =
    { $you ->
        [yes] First player: you
       *[no] First player: { $seat }
    }
gh-move-tiles = Outlying plots: { $tiles }
gh-move-deal = Card { $clue }
gh-move-card = Card { $clue }

## Gads Hill 1874: what happens

gh-tiles = The outlying plots { $lots } get, in this order: { $tiles }.
gh-first =
    { $you ->
        [yes] You go first.
       *[no] { $seat } goes first.
    }
gh-dealt =
    { $you ->
        [yes] You get { gh-pile.card }.
       *[no] { $seat } gets { gh-pile.card }.
    }
gh-dealt-you = You get { gh-pile.card }, number { $clue }: { gh-clue }
gh-drafted =
    { $you ->
        [yes] You take { gh-building.acc }.
       *[no] { $seat } takes { gh-building.acc }.
    }
gh-turn =
    { $you ->
        [yes] It’s your turn:
       *[no] It’s { $seat }’s turn:
    } { $number ->
        [one] one card only.
       *[other] up to { $number } cards.
    }
gh-played =
    { $you ->
        [yes] You play card { $clue }: { gh-clue }
       *[no] { $seat } plays card { $clue }: { gh-clue }
    }
gh-played-mine =
    { $you ->
        [yes] You play card { $clue } with { gh-building.dat }: { gh-told }
       *[no] { $seat } plays card { $clue } with { gh-building.dat }: { gh-told }
    }
gh-put =
    { $number ->
        [one] { $number } marker { gh-building.gen } goes to { $lots }.
       *[other] { $number } markers { gh-building.gen } go to { $lots }.
    }
gh-spare =
    { $number ->
        [one] { $number } marker { gh-building.gen } is left over and goes
       *[other] { $number } markers { gh-building.gen } are left over and go
    } { $you ->
        [yes] to you.
       *[no] to { $seat }.
    }
gh-removed =
    { $you ->
        [yes] You take
       *[no] { $seat } takes
    } { $number ->
        [one] { $number } marker
       *[other] { $number } markers
    } { gh-building.gen } off the board: { $lots }.
gh-placed = The { gh-building } stands on { $lot }. The locomotive moves on to { $locomotive }.
gh-cleared =
    { $you ->
        [yes] The marker { gh-building.gen } on { $lot } has to go: it’s yours.
       *[no] The marker { gh-building.gen } on { $lot } has to go: { $seat } gets it.
    }
gh-gained =
    { $points ->
        [0] That brings no points.
       *[other]
            { $you ->
                [yes] You score
               *[no] { $seat } scores
            } { $points ->
                [one] { $points } point.
               *[other] { $points } points.
            }
    }
gh-discarded =
    { $you ->
        [yes] You discard cards { $first } and { $second }.
       *[no] { $seat } discards cards { $first } and { $second }.
    }
gh-took =
    { $you ->
        [yes] You take the marker { gh-building.gen } on { $lot }.
       *[no] { $seat } takes the marker { gh-building.gen } on { $lot }.
    }
gh-bought =
    { $you ->
        [yes] You buy { gh-building.acc } for two markers
       *[no] { $seat } buys { gh-building.acc } for two markers
    } { $left ->
        [0] (no purchases left).
        [one] ({ $left } purchase left).
       *[other] ({ $left } purchases left).
    }
gh-concluded =
    { $you ->
        [yes] Everything else that the board rules out comes off for you.
       *[no] Everything else that the board rules out comes off for { $seat }.
    }
gh-claimed =
    { $you ->
        [yes] STOP! You show that { gh-building.the } can’t be on { $lot }:
       *[no] STOP! { $seat } shows that { gh-building.the } can’t be on { $lot }:
    } { $buildings } have only { $lots } between them (as many lots as buildings).
gh-claim-wrong =
    { $you ->
        [yes] You call STOP over { gh-building.acc } on { $lot }, but nothing on the board rules it out.
       *[no] { $seat } calls STOP over { gh-building.acc } on { $lot }, but nothing on the board rules it out.
    }
gh-penalty =
    { $you ->
        [yes] The wrong call costs you a marker.
       *[no] The wrong call costs { $seat } a marker.
    }
gh-quiet =
    { $you ->
        [yes] You have nothing to claim.
       *[no] { $seat } has nothing to claim.
    }
gh-passed =
    { $you ->
        [yes] You play no card.
       *[no] { $seat } plays no card.
    }
gh-done =
    { $you ->
        [yes] You end your turn.
       *[no] { $seat } ends the turn.
    }
gh-pile-chosen =
    { $you ->
        [yes] You choose the pile of { gh-pile.cards }.
       *[no] { $seat } chooses the pile of { gh-pile.cards }.
    }
gh-drew =
    { $you ->
        [yes] You draw { gh-pile.card }.
       *[no] { $seat } draws { gh-pile.card }.
    }
gh-drew-you = You draw { gh-pile.card }, number { $clue }: { gh-clue }
gh-reshuffled =
    All piles are empty: { $number ->
        [one] { $number } discarded card is
       *[other] { $number } discarded cards are
    } shuffled to make new ones.
gh-undrawn =
    { $you ->
        [yes] There’s no card left for you to draw.
       *[no] There’s no card left for { $seat } to draw.
    }
gh-over-locomotive = The locomotive has reached 22: the game is over.
gh-over-exhausted = Everybody has passed and there are no cards left: the game is over.
gh-over-stall = Nothing has changed for four rounds: the game is over.
gh-scored =
    { $you ->
        [yes] You have
       *[no] { $seat } has
    } { $score ->
        [one] { $score } point.
       *[other] { $score } points.
    }
gh-winner =
    { $you ->
        [yes] You win the game!
       *[no] { $seat } wins the game!
    }
gh-shared =
    { $you ->
        [yes] You share the victory with { $seats }!
       *[no] { $seats } share the victory!
    }

## Gads Hill 1874: refusals

gh-refuse-no-own = Card { $clue } needs an unplaced building in front of you, and { gh-building.the } isn’t one.
gh-refuse-same-building = The card itself names { gh-building.acc }: choose another of your buildings.
gh-refuse-contradiction = That contradicts the board and can’t be true: { $buildings } ({ $lots }).
gh-refuse-too-many = Five markers aren’t enough for so many lots: { $lots } ({ $buildings }).
gh-refuse-no-effect = The card says nothing new and changes nothing: { $buildings }.
gh-refuse-lot-full = There would be more than three markers on { $lots } ({ $buildings }).
gh-refuse-town-impossible = No complete town would be possible: { $buildings } would have only { $lots } between them.
gh-refuse-phase = You can’t do that now.
gh-refuse-not-held = You don’t hold card { $clue }.
gh-refuse-one-action = Either play cards or discard two: you can’t do both in one turn.
gh-refuse-cards-left = You can’t play any more cards this turn.
gh-refuse-mend = There are more than three markers on a lot: first play a card that puts this right.
gh-refuse-playable = You can still play card { $clue }, so you can’t discard it.
gh-refuse-no-marker = There’s no marker on the board that you could take for it.
gh-refuse-price =
    A building costs two markers; you have { $points ->
        [0] none.
        [one] only one.
       *[other] only { $points }.
    }
gh-refuse-purchases =
    You’ve already bought { $number ->
        [one] { $number } building
       *[other] { $number } buildings
    }: that’s the limit for one game.
gh-refuse-bought-now =
    You may buy only { $number ->
        [one] { $number } building
       *[other] { $number } buildings
    } a turn.
gh-refuse-not-beside = The { gh-building } isn’t beside the board.
gh-refuse-no-stop = At this table nobody calls STOP.
gh-refuse-claimed = You can’t call STOP again before the next turn.
gh-refuse-own-turn = On your own turn, call STOP before you draw.
gh-refuse-marker = There’s no marker { gh-building.gen } on { $lot }.
gh-refuse-only-marker = The marker { gh-building.gen } on { $lot } is the only one and stays.
gh-refuse-needed-marker = Without the marker { gh-building.gen } on { $lot } no complete town would be possible.
gh-refuse-drafted = Somebody has already taken { gh-building.acc }.
gh-refuse-pile = At this table you draw building cards as long as there are any.
gh-refuse-pile-empty = There are no { gh-pile.cards } left to draw.
gh-town-unreadable = The town file { $path } can’t be read.
gh-town-syntax = The town file isn’t valid TOML: { $problem }.
gh-town-field =
    { $problem ->
        [missing] The town lacks “{ $field }”.
        [type] “{ $field }” of the town has the wrong type.
        [word] “{ $field }” of the town must be made up of plain words.
        [count] “{ $field }” of the town has the wrong number of entries; the rules say { $wanted }.
        [fixed] “{ $field }” of the town must be { $wanted }.
        [unknown] A town has no “{ $field }”.
        [reference] “{ $field }” names “{ $wanted }”, which the town doesn’t have.
        [twice] “{ $wanted }” occurs twice in “{ $field }”.
        [pair] “{ $field }” must be two different lots.
       *[empty] “{ $field }”: no two lots of the card fit together in this way.
    }

## Gads Hill 1874: puzzles

gh-puzzle-title =
    { $size ->
        [one] { $size } building to find
       *[other] { $size } buildings to find
    }, { $grade ->
        [1] { gh-grade-1 }
        [2] { gh-grade-2 }
        [3] { gh-grade-3 }
        [4] { gh-grade-4 }
       *[other] { $grade }
    }
gh-puzzle-given = The { gh-building } stands on { $lot }.
gh-puzzle-clue = Card { $clue }: { gh-clue }
gh-puzzle-clue-mine = Card { $clue }: { gh-told }
gh-puzzle-unique = The clues leave exactly one town.
gh-puzzle-none = The clues leave no town.
gh-puzzle-two = The clues leave more than one town.
gh-puzzle-field = “{ $field }” of the puzzle is missing or has an impossible value.
gh-puzzle-size = A puzzle has { $least } to { $most } buildings to find, not { $size }.
gh-puzzle-not-found =
    The cards of this town don’t make a puzzle with { $size ->
        [one] { $size } building
       *[other] { $size } buildings
    } to find.
gh-puzzle-grade = With { $size } buildings to find, no puzzle of this difficulty turned up. Try another number.
gh-why-card = Card { $clue } leaves only { $lots } for { gh-building.the }.
gh-why-condition = Card { $clue }, with what is still possible for the other building ({ $buildings }), leaves only { $lots } for { gh-building.the }.
gh-why-standing = The { gh-building } is on { $lot }: no other building can be there.
gh-why-only-place = On { $lot } there can only be { gh-building.the }.
gh-why-group = { $buildings } have only { $lots } between them (as many lots as buildings): nothing else can be there.
gh-why-trial = Suppose { gh-building.the } were on { $lot }: then the clues leave no town. So that can’t be.
gh-why-mistake = Look again ({ $buildings }): the right lot has already been struck out.
gh-grade-1 = easy: each clue by itself is enough
gh-grade-2 = medium: closed pairs, and lots with a single possibility
gh-grade-3 = hard: larger closed groups
gh-grade-4 = very hard: you have to assume something and disprove it
gh-table-locomotive = Locomotive: { $number }
gh-table-piles = Piles: building { $building }, district { $district }, condition { $condition }
gh-table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## The browser: Gads Hill 1874 (gh-screen-…)

gh-screen-poster-line = Nobody remembers it all. Build it again.
gh-screen-poster-kind = Logic
gh-screen-poster-note = first published as Old Town, 2004
gh-screen-code =
    { $building ->
        [bank] BA
        [blacksmith] BL
        [casino] CA
        [church] CH
        [doc] DO
        [hotel] HO
        [judge] JU
        [laundry] LA
        [prison] PR
        [saloon] SA
        [sheriff] SH
        [stable] ST
        [school] SC
        [undertaker] UN
        [stagecoach] CO
        [general_store] GE
        [sawmill] SW
        [telegraph] TE
        [newspaper] NE
        [barber] BR
        [gunsmith] GU
        [post_office] PO
       *[other] { $building }
    }
gh-screen-short =
    { $building ->
        [bank] Bank
        [blacksmith] Blacksmith
        [casino] Casino
        [church] Church
        [doc] Doc
        [hotel] Hotel
        [judge] Judge
        [laundry] Laundry
        [prison] Prison
        [saloon] Saloon
        [sheriff] Sheriff
        [stable] Stable
        [school] School
        [undertaker] Undertaker
        [stagecoach] Stagecoach
        [general_store] General store
        [sawmill] Sawmill
        [telegraph] Telegraph
        [newspaper] Newspaper
        [barber] Barber
        [gunsmith] Gunsmith
        [post_office] Post office
       *[other] { $building }
    }
gh-screen-outlying =
    { $tile ->
        [station] Station
        [cemetery] Cemetery
        [bison_pasture] Pasture
       *[other] { $tile }
    }
gh-screen-map = The town of Gads Hill
gh-screen-lot =
    { $lot }, entrance on { $street } facing { $facing ->
        [N] north
        [E] east
        [S] south
       *[W] west
    }
gh-screen-lot-empty = no markers
gh-screen-lot-may = may stand here: { $buildings }
gh-screen-lot-stands = { $buildings } stands here
gh-screen-compass = N E S W
gh-screen-place = Missouri, 1874
gh-screen-end-mark = 22 end
gh-screen-ask-draft = Choose *building { $number } of { $total }*
gh-screen-ask-turn =
    { $number ->
        [one] You may play *one card* this turn
       *[other] You may play up to *{ $number } cards* this turn
    }
gh-screen-ask-second = You may play a *second card*, or end the turn
gh-screen-ask-done = No more cards this turn: *end it*, or buy first
gh-screen-ask-mine = Card { $clue }: choose *my building*
gh-screen-ask-confirm = *Play card { $clue }*, or choose another
gh-screen-ask-dead = Card { $clue } *can’t be played* now
gh-screen-ask-discard = Discard *two cards* that you can’t play
gh-screen-ask-discard-any = Discard *two cards*
gh-screen-ask-buy = Which building do you *buy*?
gh-screen-ask-take = Take *one marker*: choose it on the board
gh-screen-ask-draw = Your *new card*: from which pile?
gh-screen-ask-window = Has { $seat } overlooked a marker that *can’t be right*?
gh-screen-ask-claim = *STOP*: which marker can’t be right?
gh-screen-wait-draft = { $seat } chooses a building
gh-screen-wait-turn = { $seat } is playing
gh-screen-wait-take = { $seat } takes a marker
gh-screen-wait-draw = { $seat } draws a card
gh-screen-wait-window = STOP? { $seat } is looking at the board
gh-screen-wait-setup = Setting up the game
gh-screen-over = The game is over
gh-screen-hand = Your cards
gh-screen-hand-empty = You hold no cards.
gh-screen-my = my
gh-screen-plan = Lots: { $lots }
gh-screen-kind =
    { $pile ->
        [building] Building
        [district] District
        [condition] Condition
       *[other] { $pile }
    }
gh-screen-gain = +{ $points }
gh-screen-gain-most = up to +{ $points }
gh-screen-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
gh-screen-why-no-own = none of yours
gh-screen-why-same-building = card names it
gh-screen-why-contradiction = contradicts
gh-screen-why-too-many = too many lots
gh-screen-why-no-effect = nothing new
gh-screen-why-lot-full = { $lots } full
gh-screen-why-town-impossible = no town left
gh-screen-why-none = fits no building
gh-screen-mine = My building
gh-screen-play = Play card
gh-screen-put-back = Put back
gh-screen-back = Back
gh-screen-discard = Discard two
gh-screen-discard-for = for one marker
gh-screen-discard-none = needs two you can’t play
gh-screen-discard-number = { $number } of 2 chosen
gh-screen-buy = Buy a building
gh-screen-buy-for = 2 of your { $points } points
gh-screen-buys-left =
    { $number ->
        [one] { $number } purchase left
       *[other] { $number } purchases left
    }
gh-screen-buy-it = Buy for 2 points
gh-screen-buy-marks = markers on { $lots }
gh-screen-buy-unmarked = no markers on the board yet
gh-screen-pass-note = and draw a card
gh-screen-draft-held = you hold its card
gh-screen-draft-pick = Choose a building; a card sign marks those whose card you hold.
gh-screen-take = Take the marker
gh-screen-pile = { $number } left
gh-screen-piles = Piles
gh-screen-ahead = In advance: draw from
gh-screen-ahead-ask = Ask me
gh-screen-stop = Call STOP
gh-screen-wait-you = One moment…
gh-screen-wait-next = *{ $seat }* is next
gh-screen-stop-short = STOP
gh-screen-stop-see = See a marker that can’t be right?
gh-screen-stop-before = Call before { $seat } begins; you won’t be asked.
gh-screen-stop-last = Call now: the game is about to end.
gh-screen-stop-shut = You can call STOP when another player’s turn has changed the board.
gh-screen-stop-own = You can call STOP until you act.
gh-screen-stop-who = Who calls STOP?
gh-screen-seconds = { $number } s
gh-screen-draft-free = 22 buildings, { $number } free
gh-screen-draft-take = Take { gh-building.acc }
gh-screen-draft-which = Choose a building
gh-screen-draft-puts = Card { $clue } in your hand puts its markers on { $lots }.
gh-screen-draft-without = You don’t hold its card.
gh-screen-map-show = Board
gh-screen-front-mine = In front of you
gh-screen-stop-pick = Choose the marker on the board that can’t be right. Only the board counts, not the cards played before.
gh-screen-stop-claim = Claim it
gh-screen-stop-another = Claim another
gh-screen-stop-holds = The claim holds
gh-screen-stop-fails = The claim doesn’t hold
gh-screen-stop-proof = Between them, { $buildings } fill { $lots }. That leaves no room for { gh-building.acc } on { $lot }.
gh-screen-stop-no-proof = Going by the board, { gh-building.the } may still be on { $lot }. Nothing changes; you can call STOP again after the next turn.
gh-screen-stop-room = no room left
gh-screen-stop-show = Show the proof
gh-screen-stop-diagram = Proof: { $buildings } fill { $lots }
gh-screen-go-on = Continue
gh-screen-preview = Preview
gh-screen-last = Last play
gh-screen-step-put = { $name }: { $lots }
gh-screen-step-spare = { $number } left over
gh-screen-step-off = { $name } off { $lots }
gh-screen-step-stands = { $name } stands on { $lots }
gh-screen-beside = Beside the board
gh-screen-beside-marked = has markers
gh-screen-ring = double ring: yours
gh-screen-lot-close = Close
gh-screen-lot-holder = in front of { $seat }
gh-screen-lot-mine = yours
gh-screen-lot-beside = beside the board
gh-screen-cards =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
gh-screen-front = Buildings
gh-screen-front-state =
    { $state ->
        [placed] { $name }, placed
        [marked] { $name }, with markers
       *[unmarked] { $name }
    }
gh-screen-end-short =
    { $number ->
        [one] one point short
       *[other] { $number } points short
    }
gh-screen-end-ahead =
    { $number ->
        [one] one point ahead
       *[other] { $number } points ahead
    }
gh-screen-end-score =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
gh-screen-end-how = How it went
gh-screen-end-place = Place
gh-screen-end-player = Player
gh-screen-end-points = Points
gh-screen-end-built = Own buildings placed
gh-screen-end-bought = Bought
gh-screen-end-lost = Lost to wrong STOPs
gh-screen-end-placed =
    { $number ->
        [one] { $number } of 22 buildings has been placed
       *[other] { $number } of 22 buildings have been placed
    }; the locomotive stands on { $locomotive }.
gh-screen-end-counted = Each collected marker is a point; those paid for buildings or lost no longer count.
gh-screen-end-left =
    { $number ->
        [one] { $number } marker was still on the board and counts for nobody.
       *[other] { $number } markers were still on the board and count for nobody.
    }
gh-screen-end-most = Most points wins: { $points }.
gh-screen-quote = “{ $text }”
gh-screen-no-own = You have no unplaced building that could be “my building”.
gh-screen-discard-how = Choose two cards in your hand. For them you take one marker from the board.
gh-screen-take-how = Choose a marker on the board. You’ll see what follows before you take it.

## The browser: puzzles (gh-screen-puzzle-…)

gh-screen-puzzle-title = Puzzles of Gads Hill
gh-screen-puzzle-lead = The clues leave exactly one town. Find out where every building stood: all logic, no luck.
gh-screen-puzzle-day = Puzzle of the day
gh-screen-puzzle-day-how = The same for everyone: small on Monday, the whole town on Sunday.
gh-screen-puzzle-begin = Solve it
gh-screen-puzzle-go-on = Continue
gh-screen-puzzle-look = Look at it again
gh-screen-puzzle-new = A new puzzle
gh-screen-puzzle-size = Size
gh-screen-puzzle-size-is =
    { $number ->
        [one] { $number } building to find
       *[other] { $number } buildings to find
    }
gh-screen-puzzle-grade = Difficulty
gh-screen-puzzle-any-grade = any
gh-screen-puzzle-graded =
    { $grade ->
        [1] easy
        [2] medium
        [3] hard
       *[other] very hard
    }
gh-screen-puzzle-make = Make one
gh-screen-puzzle-making = Laying out the clues…
gh-screen-puzzle-begun = Begun on this device
gh-screen-puzzle-forget = Remove: { $name }
gh-screen-puzzle-of = Puzzle of { $day }
gh-screen-puzzle-named = Puzzle { $name }
gh-screen-puzzle-found = { $number } of { $size } found
gh-screen-puzzle-solved-in = Solved in { $time }
gh-screen-puzzle-all = All puzzles
gh-screen-puzzle-share = Share
gh-screen-puzzle-saved = Saved
gh-screen-puzzle-unsaved = Not saved on this device
gh-screen-puzzle-ask-take = Pick up one of the missing buildings.
gh-screen-puzzle-ask-place = In hand: { $building }. Tap the lot where it stood.
gh-screen-puzzle-ask-pencil = In hand: { $building }. Tap the lots where it may have stood.
gh-screen-puzzle-ask-rub = Tap a lot to rub out what you wrote there.
gh-screen-puzzle-ask-solved = The town is found.
gh-screen-puzzle-clues =
    { $number ->
        [one] { $number } clue, one town
       *[other] { $number } clues, one town
    }
gh-screen-puzzle-card = Card
gh-screen-puzzle-done-with = Done
gh-screen-puzzle-done-with-card = Done with card { $clue }
gh-screen-puzzle-desk = Your desk
gh-screen-puzzle-missing = Still missing
gh-screen-puzzle-no-marks = no marks yet
gh-screen-puzzle-tools = Tool
gh-screen-puzzle-tool-place = Place
gh-screen-puzzle-tool-pencil = Pencil
gh-screen-puzzle-tool-rub = Rub out
gh-screen-puzzle-how = Tap a lot to place the building in your hand. With the pencil you note where it may have stood. Tap your own tile to take it back.
gh-screen-puzzle-nothing-in-hand = Pick up a building first.
gh-screen-puzzle-marked = Noted on { $lot }: { gh-building.the }.
gh-screen-puzzle-unmarked = Rubbed out on { $lot }: { gh-building.the }.
gh-screen-puzzle-taken = Taken back from { $lot }: { gh-building.the }.
gh-screen-puzzle-rubbed = Rubbed out on { $lot }.
gh-screen-puzzle-undone = Undone.
gh-screen-puzzle-check = Check the town
gh-screen-puzzle-right = Everything is right so far.
gh-screen-puzzle-wrong = This can’t be right: { $names }.
gh-screen-puzzle-next = Next deduction
gh-screen-puzzle-only-left = Only { $lot } is left for { gh-building.the }: every other possible lot is already taken.
gh-screen-puzzle-helped = { $number } used
gh-screen-puzzle-write = Write it down
gh-screen-puzzle-hide = Hide
gh-screen-puzzle-undo = Undo
gh-screen-puzzle-solved = Solved!
gh-screen-puzzle-solved-how = In { $time }, with { $number ->
        [0] no help
        [one] { $number } deduction given
       *[other] { $number } deductions given
    }.
gh-screen-puzzle-another = Another puzzle

## Bots: hints

gh-why-draft = This building suits your cards best.
gh-why-play = It brings markers now, and holding on to the card promises less.
gh-why-discard = Two cards that you can hardly play, for a marker that pays.
gh-why-take = This marker sets off the most.
gh-why-buy = With this building your cards bring more than it costs.
gh-why-claim = Logic rules this marker out: the point is yours for the asking.
gh-why-quiet = Nothing on the board can be proved impossible right now.
gh-why-pass = Your cards will bring more later.
gh-why-pass-stuck = None of your cards can be played now.
gh-why-done = Your other cards will bring more later.
gh-why-done-stuck = There’s no card left to play this turn.
gh-why-draw = Cards from this pile promise you the most.
gh-seen-points =
    { $points ->
        [one] It’s worth { $points } point right away.
       *[other] It’s worth { $points } points right away.
    }

## The coach

gh-screen-coach-draft = You’re choosing your buildings: orange and green cards only work with one of yours. Take buildings whose red card you hold.
gh-screen-coach-turn = One or two cards, two unplayable ones for a marker, or nothing. Look for STOP first: a marker that can’t be right is a point for whoever sees it.
gh-screen-coach-draw = One card, however many you played. Red ones anyone can use; orange and green ones need a building of yours that isn’t placed yet.
gh-screen-coach-take = Any marker is a point. Take the last but one of a building, and it’s placed: that’s a second point, and sometimes more.
gh-screen-coach-window = If logic rules out a marker, say STOP and it’s yours. A wrong call costs you your calls until the next turn.
