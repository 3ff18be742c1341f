## Katzenjammer Blues

game-katzenjammer = Katzenjammer Blues

kb-option-mice_pool = Mice in the pool
    .help = How many mice the table plays for.
kb-option-mice_pool-full = Full pool
    .help = All 24 mice.
kb-option-mice_pool-short = Short pool
    .help = Only 20 mice, for two to four players.
kb-option-rounds = Rounds
    .help = How many rounds make a match.
kb-option-rounds-1 = One round
    .help = The usual game.
kb-option-rounds-3 = Three rounds
    .help = The scores of three rounds are added up.
kb-option-rounds-players = One round each
    .help = As many rounds as there are players, so that everybody is first bandleader once.

kb-card =
    { $card ->
        [0] joker
       *[other] { $card }
    }
kb-number =
    { $number ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
       *[other] { $number }
    }
kb-value = { $value }
    .plural = { $value }s
kb-bid-name =
    { $value ->
        [0] { kb-number } different
       *[other]
            { $number ->
                [1] one { kb-value }
               *[other] { kb-number } { kb-value.plural }
            }
    }

kb-phase-leader = Draw for bandleader
kb-phase-deal = Deal
kb-phase-reveal = Turning up the lot
kb-phase-bonus = Bonus cards
kb-phase-auction = Auction
kb-phase-paying = Payment
kb-phase-laying = Quartets
kb-phase-over = Game over

## Katzenjammer Blues: moves

kb-move-bid = Bid { kb-bid-name }
kb-move-pass = Pass
kb-move-pay = Pay: { $cards }
kb-move-lay = Lay a quartet of { kb-value.plural }: { $cards }
kb-move-shed = Lay a joker quartet: four jokers to the discard pile
kb-move-stop = Stop laying
kb-move-leader =
    { $you ->
        [yes] First bandleader: you
       *[no] First bandleader: { $seat }
    }
kb-move-card = Card: { $card }

## Katzenjammer Blues: what happens

kb-leader =
    { $you ->
        [yes] The draw makes you the first bandleader.
       *[no] The draw makes { $seat } the first bandleader.
    }
kb-dealt =
    { $you ->
        [yes] You’re dealt a card.
       *[no] { $seat } is dealt a card.
    }
kb-dealt-you = You’re dealt: { $card }.
kb-turned = Turned up: { $card }.
kb-bonus =
    { $you ->
        [yes] You get a bonus card.
       *[no] { $seat } gets a bonus card.
    }
kb-bonus-you = Your bonus card: { $card }.
kb-bid =
    { $you ->
        [yes] You bid { kb-bid-name }.
       *[no] { $seat } bids { kb-bid-name }.
    }
kb-passed =
    { $you ->
        [yes] You pass.
       *[no] { $seat } passes.
    }
kb-passed-empty =
    { $you ->
        [yes] You have no cards left and pass.
       *[no] { $seat } has no cards left and passes.
    }
kb-unsold =
    { $you ->
        [yes] Nobody wants the lot ({ $cards }). It’s discarded, and you turn up a new one.
       *[no] Nobody wants the lot ({ $cards }). It’s discarded, and { $seat } turns up a new one.
    }
kb-won =
    { $you ->
        [yes] You win the auction with { kb-bid-name }.
       *[no] { $seat } wins the auction with { kb-bid-name }.
    }
kb-paid =
    { $you ->
        [yes] You pay: { $cards }.
       *[no] { $seat } pays: { $cards }.
    }
kb-took =
    { $you ->
        [yes] You take the lot: { $cards }.
       *[no] { $seat } takes the lot: { $cards }.
    }
kb-laid =
    { $you ->
        [yes] You lay a quartet of { kb-value.plural } ({ $cards }) and get
       *[no] { $seat } lays a quartet of { kb-value.plural } ({ $cards }) and gets
    } { $mice ->
        [one] { $mice } mouse
       *[other] { $mice } mice
    }.
kb-shed =
    { $you ->
        [yes] You lay a joker quartet and get rid of four jokers.
       *[no] { $seat } lays a joker quartet and gets rid of four jokers.
    }
kb-stopped =
    { $you ->
        [yes] You’re done with quartets.
       *[no] { $seat } is done with quartets.
    }
kb-round-over-mice = The last mouse is gone: the round is over.
kb-round-over-deck = The draw pile is empty: the round is over.
kb-shown =
    { $you ->
        [yes] You show: { $cards }.
       *[no] { $seat } shows: { $cards }.
    } { $jokers ->
        [0] No jokers in all.
        [one] { $jokers } joker in all.
       *[other] { $jokers } jokers in all.
    }
kb-lost =
    { $you ->
        [yes] Highest joker count: you lose
       *[no] Highest joker count: { $seat } loses
    } { $mice ->
        [one] { $mice } mouse
       *[other] { $mice } mice
    }.
kb-scored =
    { $you ->
        [yes] You end the round with
       *[no] { $seat } ends the round with
    } { $score ->
        [one] { $score } mouse
       *[other] { $score } mice
    }.
kb-next-round =
    { $you ->
        [yes] Round { $round } begins, with you as bandleader.
       *[no] Round { $round } begins, with { $seat } as bandleader.
    }
kb-winner =
    { $you ->
        [yes] You win the game!
       *[no] { $seat } wins the game!
    }
kb-shared =
    { $you ->
        [yes] You share the victory with { $seats }!
       *[no] { $seats } share the victory!
    }

## Katzenjammer Blues: refusals

kb-refuse-low = That doesn’t beat the high bid, { kb-bid-name }.
kb-refuse-unbacked = The cards in your hand can’t pay for that bid.
kb-refuse-mixed-number = A mixed bid names 2 to { $most } different cards.
kb-refuse-bid-shape = “{ $text }” isn’t a bid. Bid cards of one value (bid 3x4) or all different ones (bid 3 mixed).
kb-refuse-not-held = You don’t hold all of those cards.
kb-refuse-payment = Those cards don’t pay your bid exactly: { kb-bid-name }.
kb-refuse-quartet = You don’t hold the four cards for that quartet of { kb-value.plural }.
kb-refuse-shed = A joker quartet takes four jokers from your hand.
kb-refuse-no-auction = There’s no auction to bid or pass in right now.
kb-refuse-passed = You’ve passed: a pass is final for this auction.
kb-refuse-turn = It’s not your turn to bid.
kb-refuse-pay-now = You only pay once you’ve won an auction.
kb-refuse-lay-now = Only the winner of an auction lays quartets, right after taking the lot.
kb-refuse-chance = Cards are dealt and turned up by chance, never by a player.

## The terminal: the table

kb-table-round = Round { $round } of { $rounds }
kb-table-pile =
    Draw pile: { $pile ->
        [one] { $pile } card
       *[other] { $pile } cards
    }
kb-table-pool =
    Pool: { $pool ->
        [one] { $pool } mouse
       *[other] { $pool } mice
    }
kb-table-lot = Lot:
kb-table-high =
    { $you ->
        [yes] High bid: { kb-bid-name }, by you
       *[no] High bid: { kb-bid-name }, by { $seat }
    }
kb-table-nobody-bid = Nobody has bid yet.
kb-table-mice =
    { $mice ->
        [one] { $mice } mouse
       *[other] { $mice } mice
    }
kb-table-joker-row =
    { $jokers ->
        [0] empty joker row
        [one] { $jokers } joker in the row
       *[other] { $jokers } jokers in the row
    }
kb-table-leader = bandleader
kb-table-passed = passed

## The browser: Katzenjammer Blues (kb-screen-…)

kb-screen-poster-line = Buy cats, catch mice, mind the jokers.
kb-screen-poster-kind = Auction
kb-screen-ask-open = Bid for the lot, or *pass*.
kb-screen-ask-beat =
    { $you ->
        [yes] Your high bid is *{ kb-bid-name }*.
       *[no] Beat { $seat }’s *{ kb-bid-name }*, or pass.
    }
kb-screen-ask-pass =
    { $you ->
        [yes] Your high bid is *{ kb-bid-name }*.
       *[no] You can’t beat { $seat }’s *{ kb-bid-name }*.
    }
kb-screen-ask-pay = You won the lot: choose how to pay *{ kb-bid-name }*.
kb-screen-ask-lay = Lay a quartet, or *stop* and turn up the next lot.
kb-screen-ask-stop = You have no quartet to lay: *stop* and turn up the next lot.
kb-screen-wait-deal = Dealing the cards.
kb-screen-wait-reveal =
    { $you ->
        [yes] You turn up the lot.
       *[no] { $seat } turns up the lot.
    } { $number ->
        [0] No card yet.
        [one] One card so far.
       *[other] { $number } cards so far.
    }
kb-screen-wait-bonus = A bonus card for everyone.
kb-screen-wait-bid =
    { $you ->
        [yes] It’s your turn.
       *[no] { $seat } is thinking about a bid.
    }
kb-screen-wait-high = You hold the high bid: *{ kb-bid-name }*.
kb-screen-wait-pay =
    { $you ->
        [yes] You won the lot with *{ kb-bid-name }*.
       *[no] { $seat } won the lot with *{ kb-bid-name }*.
    }
kb-screen-wait-lay =
    { $you ->
        [yes] The lot is yours.
       *[no] { $seat } may lay quartets.
    }
kb-screen-over = The game is over.
kb-screen-high = high bid: { kb-bid-name }
kb-screen-won = won with { kb-bid-name }
kb-screen-passed = passed
kb-screen-leads = bandleader
kb-screen-leads-help = Bandleader: turns up the lots
kb-screen-cards =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
kb-screen-mice =
    { $number ->
        [one] { $number } mouse
       *[other] { $number } mice
    }
kb-screen-mice-none = no mice
kb-screen-jokers =
    { $number ->
        [one] { $number } joker
       *[other] { $number } jokers
    }
kb-screen-used =
    { $number ->
        [one] { $number } joker in the row
       *[other] { $number } jokers in the row
    }
kb-screen-held =
    { $number ->
        [one] and { $number } in your hand
       *[other] and { $number } in your hand
    }
kb-screen-lot = The lot
kb-screen-lot-number = Lot { $number }
kb-screen-lot-by =
    { $you ->
        [yes] Turned up by you.
       *[no] Turned up by { $seat }.
    }
kb-screen-lot-pair = The second { kb-value } completed it.
kb-screen-lot-joker = The joker completed it: a bonus card for everyone.
kb-screen-lot-won =
    { $you ->
        [yes] You won it with { kb-bid-name }.
       *[no] { $seat } won it with { kb-bid-name }.
    }
kb-screen-lot-none =
    { $you ->
        [yes] You turn up the next lot.
       *[no] { $seat } turns up the next lot.
    }
kb-screen-sold =
    { $you ->
        [yes] You win lot { $number }
       *[no] { $seat } wins lot { $number }
    }
kb-screen-sold-bid = bid
kb-screen-sold-pays = pays
kb-screen-sold-takes = takes
kb-screen-sold-hand =
    { $number ->
        [one] in hand: { $number } card
       *[other] in hand: { $number } cards
    }
kb-screen-log-turned = Turned up: { $cards }.
kb-screen-log-bids =
    { $number ->
        [0] no bids
        [one] { $number } bid
       *[other] { $number } bids
    }
kb-screen-round-clocks = Mice and cards left
kb-screen-round = Round { $round } of { $rounds }
kb-screen-so-far = So far: { $text }
kb-screen-round-short = Round { $round }
kb-screen-pool = *{ $number }* of { $all } mice left
kb-screen-pile =
    { $number ->
        [one] *{ $number }* card left
       *[other] *{ $number }* cards left
    }
kb-screen-pile-near = The draw pile could run out with the next lot.
kb-screen-discard = *{ $number }* discarded
kb-screen-joker-none = You have no joker, so no loss.
kb-screen-joker-quiet = Your jokers: { $own }. No joker is showing yet.
kb-screen-joker-safe = *Safe for now.* Your jokers: { $own } ({ $used } used, { $held } in hand).
kb-screen-joker-risk = *Most visible jokers.* Your jokers: { $own } ({ $used } used, { $held } in hand).
kb-screen-joker-shows = Shown by { $seats }: { $most }.
kb-screen-short-safe = safe
kb-screen-short-most = most
kb-screen-ladder = Bids
kb-screen-floors = Number of cards
kb-screen-floor =
    { $number ->
        [one] card
       *[other] cards
    }
kb-screen-different = different
kb-screen-least = least
kb-screen-high-tag = high bid
kb-screen-won-tag = won
kb-screen-lit = you can bid
kb-screen-needs-joker = needs a joker
kb-screen-dark = out of reach
kb-screen-free = still free
kb-screen-beaten = beaten
kb-screen-under =
    { $number ->
        [one] One more row of bids below is beaten.
       *[other] { $number } more rows of bids below are beaten.
    }
kb-screen-hand = Your hand
kb-screen-hand-empty = Your hand is empty.
kb-screen-hand-none = no cards
kb-screen-hands = All hands at the end
kb-screen-stack = { $card }: { $all }
kb-screen-stack-picked = { $card }: { $number } of { $all } picked
kb-screen-tip-bid = Tap a bid, or tap cards
kb-screen-tip-pay = Tap cards to change the payment
kb-screen-tip-lay = Tap cards to swap a joker in
kb-screen-no-match = These cards don’t fit anything you can do now.
kb-screen-if-won = If you win, pay
kb-screen-you-pay = You pay
kb-screen-only-pass = You have no higher bid.
kb-screen-pass-final = final for this lot
kb-screen-stop-next = you turn up the next lot
kb-screen-ahead = Before your turn comes
kb-screen-ahead-pass = In advance: pass lot { $number }
kb-screen-ahead-pay = Pay the usual way
kb-screen-ahead-lay = Lay what I can
kb-screen-do-choose-bid = Choose a bid
kb-screen-do-choose-quartet = Choose a quartet
kb-screen-do-pay = Pay and take the lot
kb-screen-do-lay = Lay { kb-bid-name }
kb-screen-do-end = Lay and end the round
kb-screen-pay-ways =
    { $number ->
        [one] One way to pay
       *[other] { $number } ways to pay
    }
kb-screen-pay-pick = Choose { $number } different cards
kb-screen-pay-picked =
    { $all ->
        [one] { $number } of { $all } card chosen
       *[other] { $number } of { $all } cards chosen
    }
kb-screen-pay-then = Then your hand is
kb-screen-pay-joined =
    { kb-bid-name } { $jokers ->
        [one] and a joker
       *[other] and { $jokers } jokers
    }
kb-screen-pay-jokers =
    { $jokers ->
        [one] only the joker
       *[other] { $jokers } jokers
    }
kb-screen-pay-same =
    { $own ->
        [one] You count { $own } joker either way; one in your row can never be used or discarded again.
       *[other] You count { $own } jokers either way; those in your row can never be used or discarded again.
    }
kb-screen-row = Jokers in your row
kb-screen-ready = four { kb-value.plural } ready
kb-screen-lay-title = Lay quartets
kb-screen-lay-hint = Only now, straight after winning a lot. You may lay none.
kb-screen-lay-of = of { $all }
kb-screen-lay-jokers =
    { $jokers ->
        [0] no joker
        [one] { $jokers } joker to your row
       *[other] { $jokers } jokers to your row
    }
kb-screen-lay-note =
    A quartet of { kb-value.plural }: { $mice ->
        [one] { $mice } mouse
       *[other] { $mice } mice
    }
kb-screen-ends = ends the round
kb-screen-goes =
    { $number ->
        [one] { $number } mouse left, play goes on
       *[other] { $number } mice left, play goes on
    }
kb-screen-goes-on = play goes on
kb-screen-shed = Discard four jokers
kb-screen-shed-count = Jokers you count: { $before } → { $after }
kb-screen-verdict = A quartet of { kb-value.plural } would end the round
kb-screen-verdict-now = Your mice now
kb-screen-verdict-gain = Quartet of { kb-value.plural }
kb-screen-verdict-loss = Most jokers: you { $own }, others show { $most }
kb-screen-verdict-total = You would finish with
kb-screen-verdict-open = Going by what’s visible: jokers hidden in other hands may change it.
kb-screen-verdict-shed = Discard four jokers first and you count { $own }: the same quartet then leaves you with { $number }.
kb-screen-end-tie = Level on mice: fewer jokers wins.
kb-screen-end-score =
    { $score ->
        [one] Top score: { $score } mouse.
       *[other] Top score: { $score } mice.
    }
kb-screen-end-short =
    { $number ->
        [one] one mouse short
       *[other] { $number } mice short
    }
kb-screen-end-ahead =
    { $number ->
        [one] one mouse ahead
       *[other] { $number } mice ahead
    }
kb-screen-end-jokers = jokers decided it
kb-screen-end-mice =
    { $number ->
        [0] no mice
        [one] { $number } mouse
       *[other] { $number } mice
    }
kb-screen-step-mice = Mice caught
kb-screen-step-mice-mice = One point each. The last mouse left the pool, so the round is over.
kb-screen-step-mice-deck = One point each. The draw pile ran out, so the round is over.
kb-screen-step-jokers = Jokers counted
kb-screen-step-jokers-why = Used ones are in the row; those still in hand count too.
kb-screen-step-jokers-row = { $used } used, { $held } in hand
kb-screen-step-loss = Most jokers: −5
kb-screen-step-loss-why = Most jokers, { $number }: { $who }. Below zero is possible.
kb-screen-step-loss-none = Nobody has a joker, so nobody loses mice.
kb-screen-step-left = Mice
kb-screen-step-place-why = Most mice after the joker loss wins.
kb-screen-step-place-tie = Level on mice, so fewer jokers wins.
kb-screen-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
kb-screen-match = The match: { $rounds } rounds added up
kb-screen-total = Total

## Bots: hints

kb-why-bid = The lot is worth more to your hand than the cards it would cost you.
kb-why-pass = Any bid from here costs your hand more than the lot would bring.
kb-why-pay = These are the cards your hand will miss least.
kb-why-lay = The mice are safe once they’re in front of you, and the pool only shrinks.
kb-why-shed = Whoever has the most jokers at the end loses five mice: get rid of them.
kb-why-stop = These cards are worth more in your hand for now.
kb-seen-lot = Value { $value }: { $before } in your hand now, { $after } with the lot.
kb-seen-left = You would keep { $cards }.

## The coach

kb-screen-coach-bid = You’re deciding whether this lot is worth some of your cards. You pay exactly what you say, and a pass is final for this lot.
kb-screen-coach-joker = A joker in the lot completes quartets, but it counts in your hand as well as in your row. Whoever has the most at the end loses 5 mice.
kb-screen-coach-pay = You’re deciding which cards go. A joker you pay with isn’t gone: it stays in your row and counts against you.
kb-screen-coach-lay = Mice now, or cards to bid with? Stop, and you can’t lay again until you’ve won another lot.
