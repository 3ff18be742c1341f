## Gnadenlos!

game-gnadenlos = Gnadenlos!
gn-debts-none = no IOUs
gn-slots-none = no slots
gn-adventurers-none = no adventurers

gn-option-setup = Setup
    .help = How adventurers and market are prepared.
gn-option-setup-basic = Basic
    .help = Adventurers are dealt, and the first IOUs already lie in the market.
gn-option-setup-expert = Expert
    .help = You bid for pairs of adventurers, and the market starts empty.
gn-option-tidy = Closing up the market
    .help = Who decides which card fills which gap.
gn-option-tidy-active_chooses = By choice
    .help = The player with the revolver decides.
gn-option-tidy-automatic = Automatic
    .help = The gaps are filled in a fixed order.
gn-option-start_adventurers = Adventurers at the start
    .help = How many each player draws in the basic setup.
gn-option-start_adventurers-2 = Two
    .help = The usual number.
gn-option-start_adventurers-3 = Three
    .help = For three players with the basic setup.
gn-option-high_noon_pick = Picking in High Noon
    .help = How the winners’ IOUs are picked from the market.
gn-option-high_noon_pick-choose = By choice
    .help = You choose the slots, without looking.
gn-option-high_noon_pick-random = At random
    .help = You only say how many, and chance picks them.
gn-option-high_noon_take = Taking in High Noon
    .help = Whether the winners have to take IOUs.
gn-option-high_noon_take-may = Voluntary
    .help = You may take fewer than your share, or none at all.
gn-option-high_noon_take-must = Compulsory
    .help = You must take your full share.
gn-option-lone_event = Event without rivals
    .help = What happens when fewer than two players hold adventurers.
gn-option-lone_event-dropped = Dropped
    .help = No event card is turned up.
gn-option-lone_event-turned = Turned up
    .help = The card is turned up and a High Noon moves the undertaker, but there is no contest.
gn-option-unable = Unable to bid
    .help = What happens when several players have no legal bid.
gn-option-unable-none = No adventurer
    .help = They all go without, and what’s left over is discarded.
gn-option-unable-leftover_in_turn_order = What’s left over
    .help = They get the adventurers left over for free, in turn order.
gn-option-memory_aid = Memory aid
    .help = How far the game helps you remember the market.
gn-option-memory_aid-own = Own IOUs
    .help = You see the IOUs you laid yourself, for as long as they can be traced.
gn-option-memory_aid-off = Off
    .help = Face down is face down.
gn-option-memory_aid-full = Full
    .help = You also see which IOUs may lie there, going by the others’ bids.

gn-debt =
    { $debt ->
        [B0] blue 0
        [B1] blue 1
        [B2] blue 2
        [B3] blue 3
        [B4] blue 4
        [R0] red 0
        [R1] red 1
        [R2] red 2
        [R3] red 3
        [R4] red 4
        [Y0] yellow 0
        [Y1] yellow 1
        [Y2] yellow 2
        [Y3] yellow 3
        [Y4] yellow 4
        [G0] green 0
        [G1] green 1
        [G2] green 2
        [G3] green 3
        [G4] green 4
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
        [gold-3-1] gold rush 3/1
        [gold-5-3] gold rush 5/3
        [gold-7-4] gold rush 7/4
        [high-noon] High Noon
        [poker] poker
       *[other] { $event }
    }
gn-zone =
    { $zone ->
        [grey] grey
        [beige] beige
        [copper] copper
        [plum] plum
        [green] green
       *[other] { $zone }
    }
gn-colour =
    { $colour ->
        [blue] blue
        [red] red
        [yellow] yellow
        [green] green
       *[other] { $colour }
    }
gn-stat =
    { $stat ->
        [gold] gold
        [gun] gun
        [cards] cards
       *[other] { $stat }
    }

gn-phase-dealing = Dealing adventurers
gn-phase-stocking = First market
gn-phase-pairing = Turning up pairs
gn-phase-rolling = Roll for the revolver
gn-phase-event = Event
gn-phase-choosing = Choosing adventurers
gn-phase-taking = Taking IOUs
gn-phase-drawing = Drawing IOUs
gn-phase-tidying = Closing up the market
gn-phase-buying = Buying prestige
gn-phase-offering = Turning up adventurers
gn-phase-bidding = Bidding
gn-phase-picking = Hiring
gn-phase-laying = Laying IOUs
gn-phase-payday = Payday
gn-phase-over = Game over

## Gnadenlos!: moves

gn-move-choose = Send { gn-adventurer }
gn-move-take = Take from the market: { $slots } (row.column)
gn-move-take-none = Take no IOUs
gn-move-draw =
    { $number ->
        [0] Have no IOUs drawn
        [one] Have { $number } IOU drawn
       *[other] Have { $number } IOUs drawn
    }
gn-move-fill = Move { $from } to the gap at { $to } (row.column)
gn-move-buy =
    { $spaces ->
        [0] Buy nothing
        [one] Buy { $spaces } space
       *[other] Buy { $spaces } spaces
    }
gn-move-bid = Bid { $value }: { $debts }
gn-move-pick = Hire { gn-adventurer }
gn-move-pick-pair = Hire the pair: { $adventurers }
gn-move-lay = Lay in this order: { $debts }
gn-move-deal = Dealt: { gn-adventurer }
gn-move-turn = Turned up: { gn-adventurer }
gn-move-place = Laid face down: { gn-debt }
gn-move-roll = Die: { $roll }
gn-move-event = Event: { gn-event }
gn-move-blind = Drawn blind: { $slot }

## Gnadenlos!: what happens

gn-dealt =
    { $you ->
        [yes] You draw an adventurer.
       *[no] { $seat } draws an adventurer.
    }
gn-dealt-you = You draw { gn-adventurer }.
gn-stocked = An IOU goes face down into the market.
gn-paired = Pair { $pair }: { gn-adventurer }.
gn-rolled =
    { $you ->
        [yes] You roll a { $roll }.
       *[no] { $seat } rolls a { $roll }.
    }
gn-roll-tied =
    { $you ->
        [yes] You’re tied with { $seats } and roll again.
       *[no] { $seats } are tied and roll again.
    }
gn-first =
    { $you ->
        [yes] You get the revolver and go first.
       *[no] { $seat } gets the revolver and goes first.
    }
gn-turn =
    { $you ->
        [yes] Turn { $turn }: you have the revolver.
       *[no] Turn { $turn }: { $seat } has the revolver.
    }
gn-event-dropped = Fewer than two players hold adventurers: there’s no event.
gn-event-gold = Gold rush! Nuggets: { $first } for first place, { $second } for second.
gn-event-high-noon = High Noon! The clock strikes twelve.
gn-event-poker = Poker! Put on your poker face.
gn-undertaker = The undertaker moves to space { $space } of { $last }.
gn-events-shuffled = That was the last event card, which is never carried out: all of them are shuffled again.
gn-contest-skipped = Fewer than two players hold adventurers: there’s no contest.
gn-chose =
    { $you ->
        [yes] You have chosen.
       *[no] { $seat } has chosen.
    }
gn-chose-you = You send { gn-adventurer }.
gn-revealed =
    { $you ->
        [yes] You reveal { gn-adventurer }: { $number }.
       *[no] { $seat } reveals { gn-adventurer }: { $number }.
    }
gn-all-equal = Nothing but { $number }s: the event is off, and all adventurers go back to their owners.
gn-earned =
    { $you ->
        [yes] You get
       *[no] { $seat } gets
    } { $nuggets ->
        [one] { $nuggets } nugget.
       *[other] { $nuggets } nuggets.
    }
gn-poker-won =
    { $you ->
        [yes] You win at poker:
       *[no] { $seat } wins at poker:
    } { $spaces ->
        [0] the hat stays on space { $position }.
        [one] { $spaces } space forward, to { $position }.
       *[other] { $spaces } spaces forward, to { $position }.
    }
gn-poker-lost =
    { $you ->
        [yes] You lose at poker:
       *[no] { $seat } loses at poker:
    } { $spaces ->
        [0] the hat stays on space { $position }.
        [one] { $spaces } space back, to { $position }.
       *[other] { $spaces } spaces back, to { $position }.
    }
gn-discarded =
    { $you ->
        [yes] You discard { gn-adventurer }.
       *[no] { $seat } discards { gn-adventurer }.
    }
gn-shot =
    { $you ->
        [yes] Bang! You lose { gn-adventurer } in the shoot-out.
       *[no] Bang! { $seat } loses { gn-adventurer } in the shoot-out.
    }
gn-too-few = The market holds fewer than { $needed } IOUs: nobody takes any.
gn-draws =
    { $you ->
        [yes] You let chance draw
       *[no] { $seat } lets chance draw
    } { $number ->
        [one] { $number } IOU.
       *[other] { $number } IOUs.
    }
gn-took-none =
    { $you ->
        [yes] You take no IOUs.
       *[no] { $seat } takes no IOUs.
    }
gn-took =
    { $you ->
        [yes] You take the IOU at { $slot } (row.column).
       *[no] { $seat } takes the IOU at { $slot } (row.column).
    }
gn-took-you = You take the IOU at { $slot } (row.column): { gn-debt }.
gn-moved =
    { $you ->
        [yes] You move the IOU at { $from } to the gap at { $to } (row.column).
       *[no] { $seat } moves the IOU at { $from } to the gap at { $to } (row.column).
    }
gn-slid = Row { $row } slides together towards column 1.
gn-bought =
    { $you ->
        [yes] You buy
       *[no] { $seat } buys
    } { $spaces ->
        [one] { $spaces } space of prestige, to space { $position }.
       *[other] { $spaces } spaces of prestige, to space { $position }.
    }
gn-bought-none =
    { $you ->
        [yes] You buy no prestige.
       *[no] { $seat } buys no prestige.
    }
gn-bidding-skipped =
    { $you ->
        [yes] You have enough adventurers: there’s no bidding.
       *[no] { $seat } has enough adventurers: there’s no bidding.
    }
gn-no-adventurers = There are no adventurers left to hire, so there’s no bidding.
gn-offered = Up for hire: { gn-adventurer }.
gn-reshuffled = The discarded adventurers are shuffled and become the new deck.
gn-unable =
    { $you ->
        [yes] You have no legal bid and show: { $debts }.
       *[no] { $seat } has no legal bid and shows: { $debts }.
    }
gn-bid =
    { $you ->
        [yes] You bid { $value }: { $debts }.
       *[no] { $seat } bids { $value }: { $debts }.
    }
gn-picked =
    { $you ->
        [yes] You hire { gn-adventurer }.
       *[no] { $seat } hires { gn-adventurer }.
    }
gn-picked-pair =
    { $you ->
        [yes] You hire a pair: { $adventurers }.
       *[no] { $seat } hires a pair: { $adventurers }.
    }
gn-laid =
    { $you ->
        [yes] You lay your bid face down at { $slots } (row.column).
       *[no] { $seat } lays the bid face down at { $slots } (row.column).
    }
gn-laid-you = You lay your bid face down at { $slots } (row.column): { $debts }.
gn-took-back =
    { $you ->
        [yes] You get no adventurer and take back: { $debts }.
       *[no] { $seat } gets no adventurer and takes back: { $debts }.
    }
gn-left-over = Left over and discarded: { $adventurers }.
gn-payday =
    { $you ->
        [yes] Payday! You roll the die.
       *[no] Payday! { $seat } rolls the die.
    }
gn-payday-last =
    { $you ->
        [yes] The last payday! You roll the die.
       *[no] The last payday! { $seat } rolls the die.
    }
gn-payday-roll =
    { $you ->
        [yes] You roll a { $roll }.
       *[no] { $seat } rolls a { $roll }.
    }
gn-turned-up = Turned up: { gn-debt }.
gn-paid =
    { $nuggets ->
        [0]
            { $you ->
                [yes] You pay nothing.
               *[no] { $seat } pays nothing.
            }
       *[other]
            { $you ->
                [yes] You pay
               *[no] { $seat } pays
            } { $nuggets ->
                [one] { $nuggets } nugget.
               *[other] { $nuggets } nuggets.
            }
    }
gn-vulture =
    { $you ->
        [yes] You can’t pay
       *[no] { $seat } can’t pay
    } { $value ->
        [one] { $value } nugget:
       *[other] { $value } nuggets:
    } here comes vulture number { $vultures }, and the hat flies back to space { $position }.
gn-column-used-up = There’s no face-down IOU in column { $column }: the payday is over.
gn-returned =
    { $you ->
        [yes] You get back: { $debts }.
       *[no] { $seat } gets back: { $debts }.
    }
gn-end-finish = The big green horseshoe is reached: the game ends.
gn-end-undertaker = The undertaker has reached his last space: the game ends.
gn-end-vultures = The third vulture has landed: the game ends.
gn-lost =
    { $you ->
        [yes] Three vultures: you’ve lost, and your hat leaves the board.
       *[no] Three vultures: { $seat } has lost and takes the hat off the board.
    }
gn-bought-last =
    { $you ->
        [yes] Final purchase: you buy
       *[no] Final purchase: { $seat } buys
    } { $spaces ->
        [one] { $spaces } more space, to space { $position }.
       *[other] { $spaces } more spaces, to space { $position }.
    }
gn-scored =
    { $position ->
        [0]
            { $you ->
                [yes] You have no hat left on the board.
               *[no] { $seat } has no hat left on the board.
            }
       *[other]
            { $you ->
                [yes] You finish on space { $position } with
               *[no] { $seat } finishes on space { $position } with
            } { $nuggets ->
                [0] no nuggets.
                [one] { $nuggets } nugget.
               *[other] { $nuggets } nuggets.
            }
    }
gn-winner =
    { $you ->
        [yes] You win the game!
       *[no] { $seat } wins the game!
    }
gn-shared =
    { $you ->
        [yes] You share the victory with { $seats }!
       *[no] { $seats } share the victory!
    }

## Gnadenlos!: refusals

gn-refuse-start-adventurers = You can only start with three adventurers in the basic setup.
gn-refuse-not-in-hand = You don’t hold that adventurer.
gn-refuse-take =
    { $most ->
        [one] You may take one IOU at most, from a slot that holds one.
       *[other] You may take { $most } IOUs at most, from slots that hold one.
    }
gn-refuse-must-take =
    { $most ->
        [one] You must take exactly one IOU, from a slot that holds one.
       *[other] You must take exactly { $most } IOUs, from slots that hold one.
    }
gn-refuse-fill = Move a card of the outermost row into a gap further in.
gn-refuse-purchase =
    { $most ->
        [0] You can’t buy any spaces now.
        [one] You can buy one space at most.
       *[other] You can buy { $most } spaces at most.
    }
gn-refuse-pass = You can’t pass: whoever can bid must bid.
gn-refuse-bid-size = A bid is made up of one to { $most } IOUs.
gn-refuse-bid-order = Name the IOUs of a bid in this order: { $debts }.
gn-refuse-not-held = You don’t hold all of those IOUs.
gn-refuse-value-taken = Somebody has already bid { $value }: every bid needs a value of its own.
gn-refuse-not-offered = That’s not up for hire.
gn-refuse-other-debts = Lay exactly the IOUs that you bid.
gn-refuse-chance = Only chance rolls, draws and deals.
gn-refuse-chosen = You’ve already chosen, or you’re not in this event.
gn-refuse-turn =
    { $you ->
        [yes] It’s your turn.
       *[no] It’s { $seat }’s turn.
    }
gn-refuse-pick = At this table, IOUs are picked the other way in High Noon.
gn-refuse-phase =
    { $phase ->
        [choosing] Not now: first choose an adventurer for the event.
        [taking] Not like that: take IOUs from the market the way this table agreed.
        [tidying] Not now: first close up the market.
        [buying] Not now: first decide how much prestige to buy.
        [bidding] Not now: first make your bid.
        [picking] Not now: first choose whom to hire.
        [laying] Not now: first lay the IOUs you bid.
       *[other] You can’t do that now.
    }

## Gnadenlos!: a host’s own components

gn-components-unread = { $file } can’t be read.
gn-components-toml = { $file } isn’t valid TOML: { $problem }.
gn-components-number =
    { $line ->
        [0] { $file }:
       *[other] { $file }, line { $line }:
    } “{ $field }” must be a whole number from { $least } to { $most }.
gn-components-name =
    { $line ->
        [0] { $file }:
       *[other] { $file }, line { $line }:
    } “{ $field }” must be a name.
gn-components-row =
    { $line ->
        [0] { $file }:
       *[other] { $file }, line { $line }:
    } “{ $field }” must be a table in braces.
gn-components-count =
    { $line ->
        [0] { $file }:
       *[other] { $file }, line { $line }:
    } “{ $field }” needs { $needed } in all, but { $found ->
        [0] there are none.
        [one] there is { $found }.
       *[other] there are { $found }.
    }
gn-components-kind =
    { $line ->
        [0] { $file }:
       *[other] { $file }, line { $line }:
    } “{ $field }” must be one of these: { $known }.
gn-components-twice =
    { $line ->
        [0] { $file }:
       *[other] { $file }, line { $line }:
    } the name “{ $name }” can’t be told apart from another adventurer’s.
gn-components-no-high-noon = { $file } has no High Noon among its events; without one the undertaker would never move.
gn-table-undertaker = Undertaker: { $space } of { $last }
gn-table-offer = For hire:
gn-table-adventurers = Your adventurers:
gn-table-debts = Your IOUs: { $debts }
gn-table-market = Market
gn-table-revolver = revolver
gn-table-bid = bids { $value }
gn-table-position = space { $position }
gn-table-out = out of the game
gn-table-nuggets =
    { $nuggets ->
        [one] { $nuggets } nugget
       *[other] { $nuggets } nuggets
    }
gn-table-vultures =
    { $vultures ->
        [one] { $vultures } vulture
       *[other] { $vultures } vultures
    }
gn-table-hand =
    { $adventurers ->
        [one] { $adventurers } adventurer
       *[other] { $adventurers } adventurers
    }, { $debts ->
        [one] { $debts } IOU
       *[other] { $debts } IOUs
    }

## The browser: Gnadenlos! (gn-screen-…)

gn-screen-poster-line = Own the street on money you never had.
gn-screen-poster-kind = Auction and bluff
gn-screen-street = Main street: { $spaces } horseshoes of prestige
gn-screen-street-picture = Picture of the street
gn-screen-place-grey = Mud Row
gn-screen-place-beige = Boarding House
gn-screen-place-copper = Faro Hall
gn-screen-place-plum = Grand Hotel
gn-screen-place-green = City Hall
gn-screen-start = start
gn-screen-finish = finish
gn-screen-stands =
    { $you ->
        [yes] Your hat: space { $position }, { $place }; poker: win { $win }, lose { $lose }
       *[no] { $seat }: space { $position }, { $place }; poker: win { $win }, lose { $lose }
    }
gn-screen-hatless =
    { $you ->
        [yes] Your hat has left the board
       *[no] { $seat }: the hat has left the board
    }
gn-screen-clocks = Counters
gn-screen-step-event = Event
gn-screen-step-prestige = Prestige
gn-screen-step-bids = Bids
gn-screen-step-payday = Payday
gn-screen-to-payday = { $count } of { $due } IOUs
gn-screen-yours = You: nuggets { $nuggets }, space { $position }, vultures { $vultures }
gn-screen-undertaker = Undertaker
gn-screen-undertaker-help = Every High Noon moves the undertaker one space; on space { $last } the game ends.
gn-screen-payday-help = With { $due } IOUs in the market there is a payday.
gn-screen-events-name = Events
gn-screen-events = Event cards: { $turned } turned up, { $left } left
gn-screen-row = Row { $row }
gn-screen-slot = row { $row }, column { $column }
gn-screen-die = Die face { $face }
gn-screen-face-down = face down
gn-screen-known = known to you: { $debts }
gn-screen-may-be = one of these: { $debts }
gn-screen-next = next
gn-screen-free = free
gn-screen-gap = Gap: row { $row }, column { $column }
gn-screen-comes = for now, an IOU from { $name }’s bid
gn-screen-comes-own = for now, an IOU from your bid
gn-screen-market-take = choose without looking
gn-screen-market-fill = drag or tap a card, then a gap
gn-screen-market-next = where the bids would go
gn-screen-market-missing =
    { $count ->
        [0] payday is due
        [one] { $count } more to payday
       *[other] { $count } more to payday
    }
gn-screen-card = { $name }: gold { $gold }, gun { $gun }, cards { $poker }
gn-screen-shown =
    { $stat ->
        [gold] { $name }: gold { $number }
        [gun] { $name }: gun { $number }
       *[cards] { $name }: cards { $number }
    }
gn-screen-debt =
    { $you ->
        [yes] IOU { gn-debt }, which you pay
       *[no] IOU { gn-debt }, which { $seat } pays
    }
gn-screen-pays =
    { $you ->
        [yes] you pay
       *[no] { $seat } pays
    }
gn-screen-adventurers =
    { $number ->
        [one] { $number } adventurer
       *[other] { $number } adventurers
    }
gn-screen-debts =
    { $number ->
        [one] { $number } IOU
       *[other] { $number } IOUs
    }
gn-screen-deck =
    { $count ->
        [one] Deck: { $count } card
       *[other] Deck: { $count } cards
    }
gn-screen-left-town =
    { $count ->
        [one] Discarded: { $count }
       *[other] Discarded: { $count }
    }
gn-screen-event-gold = Gold rush
gn-screen-event-high-noon = High Noon
gn-screen-event-poker = Poker
gn-screen-event-help-gold = Highest gold: { $first ->
        [one] { $first } nugget
       *[other] { $first } nuggets
    }, then discarded. Second highest: { $second }.
gn-screen-event-help-high-noon = Highest gun: may take IOUs, then discarded. Lowest gun: shot.
gn-screen-event-help-poker = Highest cards: hat forward, then discarded. Lowest cards: hat back.
gn-screen-who-gold = Who goes for the gold?
gn-screen-who-high-noon = Who faces the shoot-out?
gn-screen-who-poker = Who sits down to play?
gn-screen-result = How it turned out
gn-screen-equal = All the same number: nothing happens
gn-screen-too-few = Too few IOUs in the market: nobody takes any.
gn-screen-you = You
gn-screen-out = no adventurer
gn-screen-your-pick = your choice
gn-screen-chosen = has chosen
gn-screen-thinking = thinking
gn-screen-choose-now = choose now
gn-screen-nuggets =
    { $number ->
        [one] nugget
       *[other] nuggets
    }
gn-screen-spaces =
    { $number ->
        [one] space
       *[other] spaces
    }
gn-screen-took =
    { $number ->
        [0] no IOU taken
        [one] { $number } IOU taken
       *[other] { $number } IOUs taken
    }
gn-screen-fate-discarded = discarded
gn-screen-fate-shot = shot
gn-screen-odds =
    { $you ->
        [yes] Your zone: { $win } forward or { $lose } back
       *[no] { $seat }’s zone: { $win } forward or { $lose } back
    }
gn-screen-for-hire = For hire
gn-screen-pairs = Pairs for hire
gn-screen-for-hire-help = { $offer } for { $players } players
gn-screen-pair-with = a pair with { $name }
gn-screen-bids = Bids
gn-screen-bids-help = so far
gn-screen-pick =
    { $rank ->
        [1] 1st pick
        [2] 2nd pick
        [3] 3rd pick
       *[other] { $rank }th pick
    }
gn-screen-standing-picked = hired
gn-screen-standing-without = no adventurer
gn-screen-standing-unable = unable to bid
gn-screen-standing-next = bidding now
gn-screen-standing-later = bidding later
gn-screen-sums = Sums
gn-screen-sum-taken =
    { $you ->
        [yes] { $value }: your bid
       *[no] { $value }: taken by { $seat }
    }
gn-screen-payday = Payday
gn-screen-payday-last = Last payday
gn-screen-rolls =
    { $you ->
        [yes] you roll
       *[no] { $seat } rolls
    }
gn-screen-outermost = the outermost IOU of a column is turned first
gn-screen-ends = Payday ends when
gn-screen-ends-broke = somebody can’t pay.
gn-screen-ends-column = a column is used up.
gn-screen-risk =
    { $you ->
        [yes] You have
       *[no] { $seat } has
    } { $nuggets ->
        [one] { $nuggets } nugget
       *[other] { $nuggets } nuggets
    }: an IOU of { $least } or more means a vulture.
gn-screen-fewest =
    { $count ->
        [0] Column { $column } has none left.
        [one] Column { $column } has one IOU left.
       *[other] Column { $column } has { $count } IOUs left, the fewest.
    }
gn-screen-payday-how = There’s nothing to decide on payday. Watch it roll by roll, pause it, or skip to the end.
gn-screen-debt-owner =
    { $you ->
        [yes] { gn-debt }: you pay it
       *[no] { gn-debt }: { $seat } pays it
    }
gn-screen-throw-paid =
    { $you ->
        [yes] { gn-debt }: you pay { $nuggets }
       *[no] { gn-debt }: { $seat } pays { $nuggets }
    }
gn-screen-throw-broke =
    { $you ->
        [yes] { gn-debt }: you can’t pay
       *[no] { gn-debt }: { $seat } can’t pay
    }
gn-screen-throw-none = column { $column } is used up
gn-screen-purse-left = ({ $nuggets } left)
gn-screen-minus =
    { $nuggets ->
        [one] −{ $nuggets } nugget
       *[other] −{ $nuggets } nuggets
    }
gn-screen-vulture-number = vulture { $vultures }
gn-screen-wins-now = Who wins now
gn-screen-wins-how = Then everyone may buy up to three more spaces, a nugget each.
gn-screen-log-more =
    { $number ->
        [one] { $number } more line
       *[other] { $number } more lines
    }
gn-screen-hold = Pause
gn-screen-to-end = Skip to the end
gn-screen-your-adventurers = Your adventurers
gn-screen-your-debts = Your IOUs
gn-screen-your-hand = Your hand
gn-screen-order-help = in the order you’ll lay them
gn-screen-control = Your decision
gn-screen-chance-gold =
    Gold { $number }: { $first ->
        [one] { $first } nugget
       *[other] { $first } nuggets
    } if nobody shows more, { $second } if only one number beats it.
gn-screen-chance-high-noon = Gun { $number }: the highest takes IOUs, the lowest is shot.
gn-screen-chance-poker = Cards { $number }: the highest moves { $win } forward, the lowest { $lose } back.
gn-screen-secret = All are revealed together.
gn-screen-send = Send { $name }
gn-screen-send-nobody = Choose an adventurer
gn-screen-sent = You’ve sent { $name }. The others are still choosing.
gn-screen-sent-one = You’ve chosen. The others are still choosing.
gn-screen-change-mind = Choose somebody else
gn-screen-bid-how = Choose one to three IOUs.
gn-screen-bid = Bid { $value }
gn-screen-bid-ahead = In advance: bid { $value }
gn-screen-bid-nothing = Choose your bid
gn-screen-payday-follows = As it stands, a payday comes next.
gn-screen-buy-how = Spaces, a nugget each
gn-screen-buy-result =
    To space { $position }; you keep { $left ->
        [one] { $left } nugget
       *[other] { $left } nuggets
    }.
gn-screen-buy-none = Your hat stays where it is.
gn-screen-buy-zone = The poker numbers change there.
gn-screen-buy-finish = That ends the game!
gn-screen-take-how = Choose IOUs in the market, without looking: { $chosen } of { $most }.
gn-screen-take =
    { $number ->
        [one] Take { $number } IOU
       *[other] Take { $number } IOUs
    }
gn-screen-take-nothing = Choose in the market
gn-screen-draw-how = At this table chance picks the IOUs.
gn-screen-fill-how =
    { $gaps ->
        [one] Choose a card of the outermost row for the last gap.
       *[other] Choose a card of the outermost row, then one of { $gaps } gaps.
    }
gn-screen-fill-where = Card at { $slot }: choose a gap for it.
gn-screen-fill-all = Fill the gaps for me
gn-screen-pick-how = Choose who to hire on the board.
gn-screen-hire = Hire { $name }
gn-screen-hire-pair = Hire the pair with { $name }
gn-screen-hire-nobody = Choose an adventurer
gn-screen-lay-how = Only you will know which IOU lies where. Outer rows are turned up first.
gn-screen-swap = Swap { $first } and { $second }
gn-screen-lay = Lay them like this
gn-screen-ask-choosing-gold = Choose *one adventurer* for the gold rush, in secret: only gold counts.
gn-screen-ask-choosing-high-noon = Choose *one adventurer* for High Noon, in secret: only the gun counts.
gn-screen-ask-choosing-poker = Choose *one adventurer* for the poker game, in secret: only cards count.
gn-screen-wait-choosing = Still choosing: { $seats }.
gn-screen-ask-taking = You won the shoot-out: *take IOUs* from the market, without looking.
gn-screen-ask-tidying = Close up the market: *move cards* of the outermost row into the gaps.
gn-screen-ask-buying = *Buy prestige*, or keep your nuggets.
gn-screen-ask-bidding =
    Bid *one to three IOUs*{ $taken ->
        [none] .
       *[other] : any sum but { $taken }.
    }
gn-screen-ask-picking = *Hire* one of the adventurers.
gn-screen-ask-pair = *Hire* one of the pairs.
gn-screen-ask-laying = *Lay your IOUs* face down, in the order you like.
gn-screen-ask-payday = Payday: *the die decides*.
gn-screen-ask-payday-last = The last payday: *it decides the game*.
gn-screen-wait-taking =
    { $you ->
        [yes] You’re about to take IOUs.
       *[no] { $seat } takes IOUs from the market.
    }
gn-screen-wait-tidying =
    { $you ->
        [yes] You’re closing up the market.
       *[no] { $seat } closes up the market.
    }
gn-screen-wait-buying =
    { $you ->
        [yes] You’re about to buy prestige.
       *[no] { $seat } may buy prestige.
    }
gn-screen-wait-bidding =
    { $you ->
        [yes] You’re about to bid.
       *[no] { $seat } is bidding.
    }
gn-screen-wait-picking =
    { $you ->
        [yes] You’re about to hire.
       *[no] { $seat } is hiring.
    }
gn-screen-wait-laying =
    { $you ->
        [yes] You’re laying your IOUs.
       *[no] { $seat } lays the IOUs of the bid.
    }
gn-screen-end-foremost = The hat furthest ahead wins: space { $position }.
gn-screen-end-tied =
    Tied on space { $position }; most nuggets wins: { $nuggets ->
        [one] { $nuggets } nugget
       *[other] { $nuggets } nuggets
    }.
gn-screen-end-shared = Same space, same nuggets: the victory is shared.
gn-screen-end-short =
    { $number ->
        [one] one space short
       *[other] { $number } spaces short
    }
gn-screen-end-ahead =
    { $number ->
        [one] one space ahead
       *[other] { $number } spaces ahead
    }
gn-screen-end-nuggets-short =
    { $number ->
        [one] one nugget short
       *[other] { $number } nuggets short
    }
gn-screen-end-nuggets-ahead =
    { $number ->
        [one] one nugget ahead
       *[other] { $number } nuggets ahead
    }
gn-screen-end-why = How it ended
gn-screen-end-payday =
    { $throws ->
        [one] Held whatever the size of the market: { $throws } roll.
       *[other] Held whatever the size of the market: { $throws } rolls.
    }
gn-screen-end-thrown =
    { $you ->
        [yes] A vulture throws you back to space { $position }.
       *[no] A vulture throws { $seat } back to space { $position }.
    }
gn-screen-end-no-payday = There’s no payday after a third vulture.
gn-screen-end-purchase = Final purchase
gn-screen-end-purchase-help = Up to three more spaces, a nugget each, bought for everyone still in the game.
gn-screen-end-places = Places
gn-screen-end-places-help = Furthest ahead first, then most nuggets. Three vultures and you lose.
gn-screen-end-player = Player
gn-screen-end-space = Space
gn-screen-end-nuggets = Nuggets left
gn-screen-end-place = Place
gn-screen-end-rank =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
gn-screen-end-nothing = nothing
gn-screen-end-lost = lost with three vultures

## Bots: hints

gn-why-choose = Against what the others may hold, this adventurer gets you the most.
gn-why-take = Fewer of your own IOUs in the market, or one more thing only you know.
gn-why-take-none = None of the IOUs is worth taking now.
gn-why-draw = That many IOUs are worth drawing.
gn-why-fill = This keeps your high-value IOUs deep inside, where the die gets to them late.
gn-why-buy = That’s what you can spare and still face the next payday.
gn-why-buy-none = Hold on to your nuggets: you may need them on the next payday.
gn-why-bid = Enough to get an adventurer, with the IOUs that hurt you least.
gn-why-bid-low = A small bid: cheap if it gets you somebody, and if it doesn’t, you take it back.
gn-why-pick = This adventurer will serve you best in the events to come.
gn-why-lay = Your own high-value IOUs go inside, other players’ outside.
gn-seen-bid = Your bid is worth { $value }, the highest so far { $high }.
gn-seen-first = Nobody has bid yet; your bid is worth { $value }.
gn-seen-choose = In this event { gn-adventurer } counts { $value }.

## The coach

gn-screen-coach-gold = Only gold counts here. Whoever shows the highest is discarded afterwards, so don’t send someone whose gun or cards you still need.
gn-screen-coach-high-noon = Only the gun counts: the highest takes IOUs, the lowest is shot. If you can’t win, send someone you can spare.
gn-screen-coach-poker = Hats move by the zone they stand in: the further up the street, the less there is to win and the more to lose.
gn-screen-coach-buying = Each nugget moves your hat one space, five at most. Keep some back: whoever can’t pay an IOU is thrown back five.
gn-screen-coach-bidding = One to three IOUs, and no sum twice. Only the lowest bid gets nobody and takes its IOUs back; all the others may have to pay.
gn-screen-coach-picking = Take what your hand is missing: gold, gun or cards. The best of each event is discarded, so a second good one is never wasted.
gn-screen-coach-laying = Only you will know which IOU lies where. On payday the die picks a column, and the outermost card in it is turned up first.
gn-screen-coach-taking = You take IOUs without looking. Your own colour is debt you’ve shed; another colour is a bid somebody else pays for.
gn-screen-coach-tidying = You’re deciding which cards fill the gaps. Payday starts with the outermost card of a column, so what goes further in is safer.
