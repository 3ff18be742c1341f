### Saloon in English.
###
### Parameters are typed by name, here and in the other four catalogues:
### $seat is a player's name, $seats are names in a list, $you is "yes" when the reader is meant
### by $seat (or is one of $seats, and then left out of the list), $card and $cards are cards in
### words (in `kb-card` alone: the kind as a number). Other numbers are numbers, texts are texts.

## How names and cards are put together

list-and = { $before } and { $last }
cards-none = no cards

## Tables and moves

option-unknown = There is no option “{ $option }”. Choose from: { $known }.
option-value = “{ $value }” is not a value of the option “{ $option }”. Choose from: { $known }.
option-players =
    { $option }={ $value } is not available with { $players ->
        [one] { $players } player
       *[other] { $players } players
    }.
players-refused = This game is for { $least } to { $most } players, not for { $players }.
move-unreadable = “{ $text }” cannot be read as a move.
not-your-turn = It is not your turn.
game-over = The game is over.
undo-refused = It is too late to take that back.

## Records

record-not-json = Line { $line } is not valid JSON.
record-truncated = The record breaks off in line { $line }.
record-not-a-record = This file is not a Saloon record.
record-version = The record has format version { $version }; this Saloon reads version { $known }.
record-field =
    { $problem ->
        [missing] The record lacks the field “{ $field }”.
        [type] The field “{ $field }” of the record has the wrong type.
       *[value] The field “{ $field }” of the record has an impossible value.
    }
record-chain = Entry { $entry } does not fit what stands before it: the chain of hashes is broken.
record-game = The record is of the game “{ $game }”, which cannot be replayed here.
record-rules = The record was made under version { $rules } of the rules; here version { $known } is played.
record-components = The game was played with another set of components ({ $components }).
record-commitment = The secret does not match the hash that was shown before the first draw.
record-draw = Entry { $entry }: the record says “{ $found }”, but chance gave “{ $expected }”.
record-move = Entry { $entry }: “{ $move }” is not a legal move there.
record-turn = Entry { $entry }: it was somebody else’s turn.
record-events = Entry { $entry }: what is said to have happened does not follow from the move.
record-result = The result in the record does not follow from the moves.
record-unfinished = The record stops before the game is over.
record-after-end = Entry { $entry } comes after the end of the game.
record-seal = The seal at the end does not match the record.

## Katzenjammer Blues

game-katzenjammer = Katzenjammer Blues

katzenjammer-option-mice_pool = Mice in the pool
    .help = How many mice the table plays for.
katzenjammer-option-mice_pool-full = Full pool
    .help = All 24 mice.
katzenjammer-option-mice_pool-short = Short pool
    .help = Only 20 mice, for two to four players.
katzenjammer-option-rounds = Rounds
    .help = How many rounds make a match.
katzenjammer-option-rounds-1 = One round
    .help = The usual game.
katzenjammer-option-rounds-3 = Three rounds
    .help = The scores of three rounds are added up.
katzenjammer-option-rounds-players = One round each
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
        [yes] You are dealt a card.
       *[no] { $seat } is dealt a card.
    }
kb-dealt-you = You are dealt: { $card }.
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
        [yes] Nobody wants the lot ({ $cards }). It is discarded, and you turn up a new one.
       *[no] Nobody wants the lot ({ $cards }). It is discarded, and { $seat } turns up a new one.
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
        [yes] You lay a joker quartet and are rid of four jokers.
       *[no] { $seat } lays a joker quartet and is rid of four jokers.
    }
kb-stopped =
    { $you ->
        [yes] You are done with quartets.
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

kb-refuse-low = That does not beat the high bid, { kb-bid-name }.
kb-refuse-unbacked = The cards in your hand cannot pay for that bid.
kb-refuse-mixed-number = A mixed bid names 2 to { $most } different cards.
kb-refuse-bid-shape = “{ $text }” is not a bid. Bid cards of one value (bid 3x4) or all different ones (bid 3 mixed).
kb-refuse-not-held = You do not hold all of those cards.
kb-refuse-payment = Those cards do not pay your bid exactly: { kb-bid-name }.
kb-refuse-quartet = You do not hold the four cards for that quartet of { kb-value.plural }.
kb-refuse-shed = A joker quartet takes four jokers from your hand.
kb-refuse-no-auction = There is no auction to bid or pass in just now.
kb-refuse-passed = You have passed: a pass is final for this auction.
kb-refuse-turn = It is not your turn to speak.
kb-refuse-pay-now = You pay when you have won an auction, and only then.
kb-refuse-lay-now = Quartets are laid by the winner of the auction, right after taking the lot.
kb-refuse-chance = Cards are dealt and turned by chance, never by a player.

## The terminal: the table

cli-you = You
cli-seat-name = Player { $number }
cli-bot-random = Random bot
    .help = Plays any legal move, each as likely as the next.
cli-bot-sensible = Sensible bot
    .help = Bids with restraint and lays quartets when they pay.
cli-round = Round { $round } of { $rounds }
cli-pile =
    Draw pile: { $pile ->
        [one] { $pile } card
       *[other] { $pile } cards
    }
cli-pool =
    Pool: { $pool ->
        [one] { $pool } mouse
       *[other] { $pool } mice
    }
cli-lot = Lot:
cli-hand = Your hand:
cli-high =
    { $you ->
        [yes] High bid: { kb-bid-name }, by you
       *[no] High bid: { kb-bid-name }, by { $seat }
    }
cli-nobody-bid = Nobody has bid yet.
cli-cards =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
cli-mice =
    { $mice ->
        [one] { $mice } mouse
       *[other] { $mice } mice
    }
cli-joker-row =
    { $jokers ->
        [0] empty joker row
        [one] { $jokers } joker in the row
       *[other] { $jokers } jokers in the row
    }
cli-leader = bandleader
cli-passed = passed

## The terminal: play

cli-sealed = All draws are sealed. Hash of the secret: { $hash }
cli-opened = The seal is open. Secret: { $secret }; nonces: { $nonces }.
cli-choose = Your choice:
cli-hint = Type the number of a move or the move itself; “rules KB-28” shows a rule, “q” leaves the game.
cli-clause = Rule { $clause }
cli-saved = The record of the game is in { $file }.
cli-bye = See you next time!
cli-final = Final standings
cli-final-rank = Place
cli-final-player = Player
cli-final-score = Score

## The terminal: other commands

cli-verified =
    { $file } is in order: { $entries ->
        [one] { $entries } entry replayed
       *[other] { $entries } entries replayed
    }, { $draws ->
        [one] { $draws } draw
       *[other] { $draws } draws
    } derived again.
cli-rules-none = The rulebook of { $game } has no clause { $clause }.
cli-unknown-game = There is no game “{ $game }”. Choose from: { $known }.
cli-unknown-bot = There is no bot “{ $bot }”. Choose from: { $known }.
cli-bots-number =
    { $given ->
        [one] { $given } bot was named
       *[other] { $given } bots were named
    } for { $players ->
        [one] { $players } seat
       *[other] { $players } seats
    }. Name one for all, or one for each.
cli-unknown-language = There is no language “{ $language }”. Choose from: { $known }.
cli-no-file = { $file } cannot be read.
cli-no-seat = There is no seat { $number } at a table of { $players }: the first seat is 0.
cli-no-step = There is no step { $step }: the record ends with step { $last }.
cli-option-form = “{ $text }” is not an option: write name=value.
cli-no-checkout = This works only in a checkout of Saloon, where the tests are.
cli-games-least = At least one game is needed (--games).
cli-tests-failed = The tests could not be run.
cli-option-twice = The option “{ $option }” is given twice.
