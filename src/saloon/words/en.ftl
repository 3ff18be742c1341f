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

## The table server

error-malformed = This request cannot be read: { $detail }.
error-not-signed-in = Come in with a name first.
error-wrong-password = Name and password do not match.
error-foreign-origin = That came from another site and was not done.
error-foreign-host = This server does not go by the name “{ $host }”; whoever hosts it can allow it with --hosts.
error-not-host = Only the host of the table may do that.
error-not-your-seat = That is not your seat.
error-not-invited = This table is for those who were invited.
error-chat-off = There is no chat at this table.
error-hints-off = There are no hints at this table.
error-no-such-page = There is nothing here.
error-no-such-table = There is no such table.
error-no-such-code = No open table has this code.
error-no-such-seat = There is no seat { $number } at this table.
error-no-such-record = There is no such record.
error-no-such-puzzle = There is no such puzzle.
error-no-such-step = There is no step { $step }: the game ends with step { $last }.
error-no-such-person = Nobody of that kind sits at this table.
error-wrong-method = That cannot be done here.
error-too-slow = The request did not come to its end in time.
error-stale = Something happened in the meantime: the table is at { $number } now.
error-not-your-turn = It is not your turn just now.
error-not-started = The game has not begun yet.
error-already-started = The game has begun already.
error-game-over = Nobody plays at this table any more.
error-not-over = That can be seen when the game is over.
error-seat-taken = That seat is taken.
error-seats-open = There are still open seats.
error-one-chair = You sit here already: at this table everyone has one chair.
error-name-taken = Somebody else is called “{ $name }” already.
error-nothing-asked = Nobody has asked to take a move back.
error-already-asked = Somebody is already asking to take a move back; answer that first.
error-other-request = That answers another request; look again at what is asked now.
error-not-sealed = Not everybody’s client has promised and sent its number for the draws yet.
error-not-now = Numbers for the draws are sent when all have promised theirs, not now.
error-already-added = This seat has given its number for the draws already.
error-undo-refused = That move cannot be taken back.
error-not-absent = No bot is keeping this seat for you.
error-bot-plays = A bot is playing for you; take your seat back first.
error-which-seat = You have several seats here: say which one you mean.
error-too-large = That is too much at once.
error-url-too-long = The address is too long.
error-not-json = Please send JSON.
error-not-legal = The rules do not allow that.
error-not-possible = That is not possible.
error-no-such-game = There is no game “{ $game }”. Choose from: { $known }.
error-no-such-bot = There is no bot “{ $bot }”. Choose from: { $known }.
error-commitment-first = First keep the table’s commitment, then send your nonce: make the table without one.
error-wrong-nonce = That nonce does not fit the seal it was promised by.
error-bad-name = That cannot be a name.
error-mixed-name = A name keeps to one alphabet.
error-too-many =
    Not so fast: please wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
error-internal = Something went wrong here; it has been noted.
error-head-too-large = The headers of the request are too large.
error-house-full = There is no room for another connection just now; please try again in a moment.
error-took-too-long = That took too long; please try again.
error-store-trouble = That could not be written down just now; please try again.
error-file-gone = The database file is gone or was replaced; what happens now will be lost.

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
record-takeback = Entry { $entry }: a takeback leads to the last decision of whoever asked, and nowhere else.
record-nonce = The nonce of seat { $number } does not fit the seal it was promised by.
record-events = Entry { $entry }: what is said to have happened does not follow from the move.
record-result = The result in the record does not follow from the moves.
record-unfinished = The record stops before the game is over.
record-after-end = Entry { $entry } comes after the end of the game.
record-seal = The seal at the end does not match the record.
noted-commitment = The commitment is not the one you noted before the first draw.
noted-seal = The seal of seat { $number } is not the one that was there before the nonces.
noted-nonce = The nonce of seat { $number } is not the one you noted.
noted-move = Seat { $number } made the move “{ $move }”, but the record does not have it there.
noted-takebacks =
    { $found ->
        [one] The record has { $found } takeback
       *[other] The record has { $found } takebacks
    }, but you noted { $noted }.
taken-back =
    { $you ->
        [yes] With everyone’s consent you take your last decision back.
       *[no] With everyone’s consent { $seat } takes the last decision back.
    }

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
    .help = Plays by a few rules of thumb, as an attentive person would.
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
cli-opened = The seal is open. Secret: { $secret }; your nonce: { $nonce }. Bots add none.
cli-choose = Your choice:
cli-hint = Type the number of a move or the move itself; “rules { $clause }” shows a rule, “q” leaves the game.
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
cli-nonce-form = “{ $text }” is not a nonce: write SEAT=HEX, such as 0=4e1f.
cli-no-step = There is no step { $step }: the record ends with step { $last }.
cli-option-form = “{ $text }” is not an option: write name=value.
cli-no-checkout = This works only in a checkout of Saloon, where the tests are.
cli-games-least = At least one game is needed (--games).
cli-no-components = Components of your own are possible in: { $known }.
cli-tests-failed = The tests could not be run.
cli-option-twice = The option “{ $option }” is given twice.
cli-no-command = There is no command “{ $command }”. Choose from: { $known }.
cli-no-flag = There is no flag “{ $flag }” here; --help lists them.
cli-flag-twice = { $flag } is given twice.
cli-missing = { $name } needs a value; --help says which.
cli-too-much = “{ $text }” is too much; --help says what is asked for.
cli-whole-number = { $flag } needs a whole number, not “{ $value }”.
cli-number = { $flag } needs a number, not “{ $value }”.
cli-no-text = { $flag } is not text in UTF-8.
cli-least = { $flag } must be at least { $least }.
cli-most = { $flag } must be at most { $most }.
cli-more-than-nothing = { $flag } must be more than 0.
cli-one-of = { $flag } must be one of: { $known }.
cli-no-address = { $flag } must begin with http:// or https://.
cli-only-with = { $flag } goes only with { $other }.
cli-no-place = { $file } cannot be written: { $reason }.
cli-too-large = { $file } is too large to be one of ours.
cli-no-peers = OpenSpiel is not installed here: python3 dev.py bench --peers brings it.

## Gads Hill 1874

game-gadshill = Gads Hill 1874
buildings-none = no buildings
lots-none = no lots

gadshill-option-legality = Possible towns
    .help = Whether a complete town must stay possible after every play.
gadshill-option-legality-global = Always possible
    .help = A card that would leave no complete town cannot be played.
gadshill-option-legality-local = Only what shows
    .help = Only what contradicts the board at once cannot be played.
gadshill-option-stop = STOP
    .help = What happens to markers that logic rules out.
gadshill-option-stop-claim = Call STOP
    .help = Whoever is first to see it may claim the marker.
gadshill-option-stop-auto = Automatic
    .help = The active player gets all such markers at once.
gadshill-option-stop-off = No STOP
    .help = Nobody can claim anything.
gadshill-option-stop_order = Order of STOP
    .help = How the others get their say after a turn.
gadshill-option-stop_order-ordered = In turn
    .help = Everybody else is asked once, clockwise.
gadshill-option-stop_order-open = Open
    .help = Nobody is asked: the first call counts, until the next player acts.
gadshill-option-stop_seconds = Time for STOP
    .help = How long an open window lasts at least, before a computer player and after the last turn.
gadshill-option-stop_seconds-15 = 15 seconds
    .help = The usual time.
gadshill-option-stop_seconds-0 = No waiting
    .help = For tables without people.
gadshill-option-stop_seconds-5 = 5 seconds
    .help = For quick eyes.
gadshill-option-stop_seconds-30 = 30 seconds
    .help = Time to look twice.
gadshill-option-stop_seconds-60 = One minute
    .help = Time to think.
gadshill-option-stop_penalty = Wrong STOP
    .help = What a wrong call costs.
gadshill-option-stop_penalty-0 = No more calls
    .help = You may not call again before the next turn.
gadshill-option-stop_penalty-1 = A marker as well
    .help = You may not call again before the next turn, and you lose a marker you have collected.
gadshill-option-discard = Discarding
    .help = Which cards may be discarded for a marker.
gadshill-option-discard-dead = Unplayable now
    .help = Cards you cannot play at this moment.
gadshill-option-discard-permanent = Unplayable for good
    .help = Only cards that contradict the board or would change nothing.
gadshill-option-discard-any = Any
    .help = Any two cards.
gadshill-option-draw = Drawing
    .help = Which pile the new card comes from.
gadshill-option-draw-choice = Free choice
    .help = You choose the pile yourself.
gadshill-option-draw-building = Building cards
    .help = You draw building cards as long as there are any.
gadshill-option-draw-random = At random
    .help = Chance picks the pile.
gadshill-option-one_card_at = One card a turn
    .help = Where the locomotive must be for only one card a turn to be allowed.
gadshill-option-one_card_at-16 = From 16
    .help = The three tiles from the start are counted.
gadshill-option-one_card_at-19 = From 19
    .help = Sixteen real buildings must have been placed.
gadshill-option-buys_per_turn = Purchases a turn
    .help = How many buildings you may buy in one turn.
gadshill-option-buys_per_turn-1 = One
    .help = One building a turn.
gadshill-option-buys_per_turn-3 = Three
    .help = Up to three buildings a turn.
gadshill-option-lot_limit = Three markers a lot
    .help = When the limit is checked.
gadshill-option-lot_limit-card = After each card
    .help = No card may leave more than three markers on a lot.
gadshill-option-lot_limit-turn = After the turn
    .help = Your second card may put right what the first has crowded.
gadshill-option-null_play = Cards without effect
    .help = Whether you may play a card that changes nothing.
gadshill-option-null_play-no = Not allowed
    .help = Such a card can only be discarded.
gadshill-option-null_play-yes = Allowed
    .help = Such a card goes to the discard pile and brings no points.
gadshill-option-last_stop = Last STOP
    .help = Whether STOP may be called after the last turn.
gadshill-option-last_stop-yes = Yes
    .help = The others may take one last look.
gadshill-option-last_stop-no = No
    .help = The game ends with the last turn.
gadshill-option-reshuffle = Empty piles
    .help = Which cards come back when all piles are empty.
gadshill-option-reshuffle-all = All
    .help = All discarded cards, each kind in its own pile.
gadshill-option-reshuffle-district = District cards
    .help = Only the district cards.
gadshill-option-stall_rounds = Endless passing
    .help = Whether passing can end the game. Where cards without effect are allowed, it does unless you choose otherwise.
gadshill-option-stall_rounds-off = Only without cards
    .help = The game ends only if all pass and there is no card left to draw.
gadshill-option-stall_rounds-4 = Four rounds
    .help = The game also ends after four full rounds of passes.
gadshill-option-show_discard = Discard pile
    .help = Whether you may look through the used cards.
gadshill-option-show_discard-no = Closed
    .help = You see only the card or cards used last.
gadshill-option-show_discard-yes = Open
    .help = You see all the used cards.
gadshill-option-first_seat = First player
    .help = Who goes first.
gadshill-option-first_seat-random = By lot
    .help = Chance decides.
gadshill-option-first_seat-0 = Seat 1
    .help = The oldest player sits there.
gadshill-option-first_seat-1 = Seat 2
    .help = The oldest player sits there.
gadshill-option-first_seat-2 = Seat 3
    .help = The oldest player sits there (three or four players).
gadshill-option-first_seat-3 = Seat 4
    .help = The oldest player sits there (four players).

gh-phase-tiles = Special tiles
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
gh-card-17 = The SAWMILL was kept out of the way: north of Iron Mountain Road, or the last plot to the east on it.
gh-card-18 = The wire reached the TELEGRAPH OFFICE beside the tracks, between the two roads.
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
gh-move-claim = STOP: { gh-building.the } cannot be on { $lot }
gh-move-quiet = No STOP
gh-move-pass = Play no card
gh-move-done = End the turn
gh-move-draw = Draw { gh-pile.card }
gh-move-first =
    { $you ->
        [yes] First player: you
       *[no] First player: { $seat }
    }
gh-move-tiles = Special tiles: { $tiles }
gh-move-deal = Card { $clue }
gh-move-card = Card { $clue }

## Gads Hill 1874: what happens

gh-tiles = On the outlying plots ({ $lots }) lie, in this order: { $tiles }.
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
        [yes] It is your turn:
       *[no] It is { $seat }’s turn:
    } { $number ->
        [one] only one card may be played.
       *[other] up to { $number } cards may be played.
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
        [yes] The marker { gh-building.gen } on { $lot } has to go: it is yours.
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
        [yes] STOP! You show that { gh-building.the } cannot be on { $lot }:
       *[no] STOP! { $seat } shows that { gh-building.the } cannot be on { $lot }:
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
        [yes] You draw from the { gh-pile.cards }.
       *[no] { $seat } draws from the { gh-pile.cards }.
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
        [yes] There is no card left for you to draw.
       *[no] There is no card left for { $seat } to draw.
    }
gh-over-locomotive = The locomotive has reached 22: the town is found and the game is over.
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

gh-refuse-no-own = Card { $clue } needs an unplaced building in front of you, and { gh-building.the } is not one.
gh-refuse-same-building = The card itself speaks of { gh-building.dat }: choose another of your buildings.
gh-refuse-contradiction = That contradicts the board and cannot be true: { $buildings } ({ $lots }).
gh-refuse-too-many = Five markers are not enough for so many lots: { $lots } ({ $buildings }).
gh-refuse-no-effect = The card says nothing new and changes nothing: { $buildings }.
gh-refuse-lot-full = There would be more than three markers on { $lots } ({ $buildings }).
gh-refuse-town-impossible = No complete town would be possible: { $buildings } would have only { $lots } between them.
gh-refuse-phase = That is not possible now.
gh-refuse-not-held = You do not hold card { $clue }.
gh-refuse-one-action = Either play cards or discard two: you cannot do both in one turn.
gh-refuse-cards-left = You may play no more cards this turn.
gh-refuse-mend = There are more than three markers on a lot: first play a card that puts this right.
gh-refuse-playable = You can still play card { $clue }, so you cannot discard it.
gh-refuse-no-marker = There is no marker on the board that you could take for it.
gh-refuse-price =
    A building costs two markers; you have { $points ->
        [0] none.
        [one] only one.
       *[other] only { $points }.
    }
gh-refuse-purchases =
    You have already bought { $number ->
        [one] { $number } building
       *[other] { $number } buildings
    }, and more are not allowed in a game.
gh-refuse-bought-now =
    You may buy only { $number ->
        [one] { $number } building
       *[other] { $number } buildings
    } a turn.
gh-refuse-not-beside = The { gh-building } is not beside the board.
gh-refuse-no-stop = At this table nobody calls STOP.
gh-refuse-claimed = You may not call STOP again before the next turn.
gh-refuse-own-turn = A claim in your own turn comes before you draw.
gh-refuse-marker = There is no marker { gh-building.gen } on { $lot }.
gh-refuse-only-marker = The marker { gh-building.gen } on { $lot } is the only one and stays.
gh-refuse-needed-marker = Without the marker { gh-building.gen } on { $lot } no complete town would be possible.
gh-refuse-drafted = Somebody has already taken { gh-building.acc }.
gh-refuse-pile = At this table you draw building cards as long as there are any.
gh-refuse-pile-empty = There are no { gh-pile.cards } left to draw.
gh-town-unreadable = The town file { $path } cannot be read.
gh-town-syntax = The town file is not valid TOML: { $problem }.
gh-town-field =
    { $problem ->
        [missing] The town lacks “{ $field }”.
        [type] “{ $field }” of the town has the wrong type.
        [word] “{ $field }” of the town must be made up of plain words.
        [count] “{ $field }” of the town has the wrong number of entries; the rules say { $wanted }.
        [fixed] “{ $field }” of the town must be { $wanted }.
        [unknown] A town has no “{ $field }”.
        [reference] “{ $field }” names “{ $wanted }”, which the town does not have.
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
    The cards of this town do not make a puzzle with { $size ->
        [one] { $size } building
       *[other] { $size } buildings
    } to find.
gh-puzzle-grade = With { $size } buildings to find, no puzzle of this difficulty turned up. Try another number.
gh-why-card = Card { $clue } leaves only { $lots } for { gh-building.the }.
gh-why-condition = Card { $clue }, with what is still possible for the other building ({ $buildings }), leaves only { $lots } for { gh-building.the }.
gh-why-standing = On { $lot } stands { gh-building.the }: no other building can be there.
gh-why-only-place = On { $lot } there can only be { gh-building.the }.
gh-why-group = { $buildings } have only { $lots } between them (as many lots as buildings): nothing else can be there.
gh-why-trial = Suppose { gh-building.the } were on { $lot }: then the clues leave no town. So that cannot be.
gh-why-mistake = Look again ({ $buildings }): the right lot has already been struck out.
gh-grade-1 = easy: each clue by itself is enough
gh-grade-2 = medium: closed pairs, and lots with a single possibility
gh-grade-3 = hard: larger closed groups
gh-grade-4 = very hard: something must be supposed and disproved
gh-table-locomotive = Locomotive: { $number }
gh-table-piles = Piles: building { $building }, district { $district }, condition { $condition }
gh-table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Gnadenlos!

game-gnadenlos = Gnadenlos!
debts-none = no IOUs
slots-none = no slots
adventurers-none = no adventurers

gnadenlos-option-setup = Set-up
    .help = How adventurers and market are prepared.
gnadenlos-option-setup-basic = Basic
    .help = Adventurers are dealt, and the first IOUs already lie in the market.
gnadenlos-option-setup-expert = Expert
    .help = You bid for pairs of adventurers, and the market starts empty.
gnadenlos-option-tidy = Closing up the market
    .help = Who decides which card fills which gap.
gnadenlos-option-tidy-active_chooses = By choice
    .help = The player with the revolver decides.
gnadenlos-option-tidy-automatic = Automatic
    .help = The gaps are filled in a fixed order.
gnadenlos-option-start_adventurers = Adventurers at the start
    .help = How many each player draws in the basic set-up.
gnadenlos-option-start_adventurers-2 = Two
    .help = The usual number.
gnadenlos-option-start_adventurers-3 = Three
    .help = For three players with the basic set-up.
gnadenlos-option-high_noon_pick = Picking in High Noon
    .help = How the winners’ IOUs are picked from the market.
gnadenlos-option-high_noon_pick-choose = By choice
    .help = You choose the slots, without looking.
gnadenlos-option-high_noon_pick-random = At random
    .help = You only say how many, and chance picks them.
gnadenlos-option-high_noon_take = Taking in High Noon
    .help = Whether the winners have to take IOUs.
gnadenlos-option-high_noon_take-may = Voluntary
    .help = You may take fewer than your share, or none at all.
gnadenlos-option-high_noon_take-must = Compulsory
    .help = You must take your full share.
gnadenlos-option-lone_event = Event without rivals
    .help = What happens when fewer than two players hold adventurers.
gnadenlos-option-lone_event-dropped = Dropped
    .help = No event card is turned up.
gnadenlos-option-lone_event-turned = Turned up
    .help = The card is turned up and a High Noon moves the undertaker, but there is no contest.
gnadenlos-option-unable = Unable to bid
    .help = What happens when several players have no legal bid.
gnadenlos-option-unable-none = No adventurer
    .help = They all go without, and what is left over is discarded.
gnadenlos-option-unable-leftover_in_turn_order = What is left over
    .help = They get the adventurers left over for free, in turn order.
gnadenlos-option-memory_aid = Memory aid
    .help = How far the game helps you remember the market.
gnadenlos-option-memory_aid-own = Own IOUs
    .help = You see the IOUs you laid yourself, for as long as they can be traced.
gnadenlos-option-memory_aid-off = Off
    .help = Face down is face down.
gnadenlos-option-memory_aid-full = Full
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
        [cards] card
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
gn-move-take = Take from the market: { $slots }
gn-move-take-none = Take no IOUs
gn-move-draw =
    { $number ->
        [0] Have no IOUs drawn
        [one] Have { $number } IOU drawn
       *[other] Have { $number } IOUs drawn
    }
gn-move-fill = Move { $from } to the gap at { $to }
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
gn-stocked = An IOU goes face down to { $slot }.
gn-paired = Pair { $pair }: { gn-adventurer }.
gn-rolled =
    { $you ->
        [yes] You roll a { $roll }.
       *[no] { $seat } rolls a { $roll }.
    }
gn-roll-tied =
    { $you ->
        [yes] You are tied with { $seats } and roll again.
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
gn-event-dropped = Fewer than two players hold adventurers: there is no event.
gn-event-gold = Gold rush! Nuggets: { $first } for first place, { $second } for second.
gn-event-high-noon = High Noon! The clock strikes twelve.
gn-event-poker = Poker! Put on your poker face.
gn-undertaker = The undertaker moves to space { $space } of { $last }.
gn-events-shuffled = That was the last event card, which is never carried out: all of them are shuffled again.
gn-contest-skipped = Fewer than two players hold adventurers: there is no contest.
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
        [yes] You take the IOU at { $slot }.
       *[no] { $seat } takes the IOU at { $slot }.
    }
gn-took-you = You take the IOU at { $slot }: { gn-debt }.
gn-moved =
    { $you ->
        [yes] You move the IOU at { $from } to the gap at { $to }.
       *[no] { $seat } moves the IOU at { $from } to the gap at { $to }.
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
        [yes] You have adventurers enough: there is no bidding.
       *[no] { $seat } has adventurers enough: there is no bidding.
    }
gn-no-adventurers = There are no adventurers left to hire: there is no bidding.
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
        [yes] You lay your bid face down at { $slots }.
       *[no] { $seat } lays the bid face down at { $slots }.
    }
gn-laid-you = You lay your bid face down at { $slots }: { $debts }.
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
gn-turned-up = Turned up at { $slot }: { gn-debt }.
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
        [yes] You cannot pay
       *[no] { $seat } cannot pay
    } { $value ->
        [one] { $value } nugget:
       *[other] { $value } nuggets:
    } here comes vulture number { $vultures }, and the hat flies back to space { $position }.
gn-column-used-up = There is no face-down IOU in column { $column }: the payday is over.
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
        [yes] Three vultures: you have lost, and your hat leaves the board.
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

gn-refuse-start-adventurers = Starting with three adventurers goes with the basic set-up only.
gn-refuse-not-in-hand = You do not hold that adventurer.
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
        [0] You cannot buy any spaces now.
        [one] You can buy one space at most.
       *[other] You can buy { $most } spaces at most.
    }
gn-refuse-pass = There is no passing: whoever can bid must bid.
gn-refuse-bid-size = A bid is made up of one to { $most } IOUs.
gn-refuse-bid-order = Name the IOUs of a bid in this order: { $debts }.
gn-refuse-not-held = You do not hold all of those IOUs.
gn-refuse-value-taken = Somebody has already bid { $value }: every bid needs a value of its own.
gn-refuse-not-offered = That is not up for hire.
gn-refuse-other-debts = Lay exactly the IOUs that you bid.
gn-refuse-chance = Only chance rolls, draws and deals.
gn-refuse-chosen = You have laid your adventurer, or take no part in this event.
gn-refuse-turn =
    { $you ->
        [yes] It is your turn.
       *[no] It is { $seat }’s turn.
    }
gn-refuse-pick = At this table chance picks the slots of High Noon, or you do: only one of the two.
gn-refuse-phase =
    { $phase ->
        [choosing] Not now: first choose an adventurer for the event.
        [taking] Not like that: take IOUs from the market in the way agreed on at this table.
        [tidying] Not now: first close up the market.
        [buying] Not now: first decide how much prestige to buy.
        [bidding] Not now: first make your bid.
        [picking] Not now: first choose whom to hire.
        [laying] Not now: first lay the IOUs you bid.
       *[other] That is not possible now.
    }

## Gnadenlos!: a host’s own components

gn-components-unread = { $file } cannot be read.
gn-components-toml = { $file } is not valid TOML: { $problem }.
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
    } the name “{ $name }” cannot be told apart from another adventurer’s.
gn-components-no-high-noon = { $file } has no High Noon among its events; without one the undertaker would never move.
gn-table-undertaker = Undertaker: { $space } of { $last }
gn-table-offer = On offer:
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
gn-table-hand = { $adventurers } adventurers, { $debts } IOUs

## The browser: the house

web-house = Saloon
web-loading = One moment …
web-unreachable = The server cannot be reached just now.
web-nothing-here = There is nothing here.
web-broken = Something went wrong on this page.
web-try-again = Try again
web-home = Home
web-nav = Main
web-language = Language
web-guest = Guest
web-skip = To the content
web-me = { $name }: name and account
web-foot = More in this house
web-nav-settings = Settings
web-nav-about = About and credits
web-unreachable-help = Check your connection, or wait a moment. Nothing is lost: games wait for you on the server.
web-nothing-here-help = The link may be old, or a letter is missing. Everything in the house can be reached from the front page.
web-broken-help = Reload the page. If a game is on, it goes on where it was.
web-offline = No connection. You can read this page; playing goes on when you are back.
web-close = Close
web-minutes =
    { $number ->
        [one] { $number } minute
       *[other] { $number } minutes
    }
web-seconds =
    { $number ->
        [one] { $number } second
       *[other] { $number } seconds
    }
web-days =
    { $number ->
        [one] { $number } day
       *[other] { $number } days
    }
web-pace-untimed = No clock
web-pace-live = { $minutes } min each, plus { $seconds } s a move
web-pace-days =
    { $number ->
        [one] A move a day
       *[other] A move every { $number } days
    }
web-option-is = { $option }: { $value }
web-door-link = By link only
web-door-open = Open to all
web-onlookers-yes = Onlookers welcome
web-onlookers-no = No onlookers

## The browser: home, new table, waiting room, account, settings (web-…)

web-play-now = Play now
web-room-seated = { $taken } of { $number } seated
web-room-waiting =
    { $number ->
        [one] Waiting for one more
       *[other] Waiting for { $number } more
    }
web-room-full = Everyone is here
web-room-begin-full = The game begins as soon as the last seat is taken.
web-room-begin-host = { $name } starts the game.
web-room-begin-me = Start when you like.
web-room-begin-bots =
    { $number ->
        [one] Start when you like: a bot takes the empty seat.
       *[other] Start when you like: bots take the empty seats.
    }
web-room-start = Start the game
web-room-start-bots =
    { $number ->
        [one] Start now with a bot
       *[other] Start now with { $number } bots
    }
web-room-seats = Seats
web-room-you = You
web-room-you-host = You, the host
web-room-host = Host
web-room-here = Here
web-room-away = Not here just now
web-room-invited = Invited, not here yet
web-room-beside = At the same screen
web-room-open = Open seat
web-room-sit = Sit here
web-room-seat-bot = Seat a bot
web-room-add-beside = Someone beside me
web-room-beside-name = Name of the player beside you
web-room-fill = Fill seat { $number }
web-room-change = More for { $name }
web-room-free = Free the seat
web-room-send-away = Send { $name } away
web-room-get-up = Get up
web-room-hand-over = Make { $name } the host
web-room-close = Close the table
web-room-close-sure = Close the table for everyone?
web-room-close-keep = Keep it open
web-room-closed = This table is closed
web-room-closed-help = The host has called the game off before it began.
web-room-lost = The connection is lost. Trying again …
web-room-rules = Rules
web-invite = Bring someone in
web-invite-link = Link to this table
web-invite-copy = Copy
web-invite-copied = Copied
web-invite-share = Share
web-invite-text = Come and play { $game } with me.
web-invite-qr = QR code of the link
web-invite-scan = Scan it, or type this code on the front page:
web-room-talk = Table talk
web-room-talk-none = Nobody has said anything yet.
web-room-talk-say = Say something
web-room-talk-send = Send
web-room-talk-sat = { $name } sits down.
web-room-talk-left = { $name } gets up.
web-home-welcome = Pull up a chair
web-home-welcome-help = Three games that are no longer in print, with friends or against bots. No account needed.
web-home-yours = Your tables
web-home-yours-wait =
    { $number ->
        [one] { $number } waits for you
       *[other] { $number } wait for you
    }
web-home-your-move = Your move
web-home-their-move = { $name } to move
web-home-their-moves =
    { $number ->
        [one] { $number } to choose
       *[other] { $number } to choose
    }
web-home-gathering = Waiting for players
web-home-with = With { $names }
web-home-alone = Nobody else yet
web-home-code = Code or link
web-home-code-ask = Got a code?
web-home-code-wrong = That is neither a code nor a link to a table.
web-home-rules = Read the rules
web-home-join = Join
web-home-games = The three games
web-home-players = { $from }–{ $to } players
web-home-about-minutes = about { $number } minutes
web-home-minutes = { $number } min
web-home-line-katzenjammer = Buy cats, catch mice, mind the jokers.
web-home-line-gnadenlos = Own the street on money you never had.
web-home-line-gadshill = Nobody remembers it all. Build it again.
web-home-kind-katzenjammer = Auction
web-home-kind-gnadenlos = Auction and bluff
web-home-kind-gadshill = Logic
web-home-against =
    { $number ->
        [one] against one bot
       *[other] against { $number } bots
    }
web-home-friends = With friends
web-home-friends-help = send a link
web-home-puzzle = Puzzle for one
web-home-open = Open tables
web-home-open-none = Nobody waits for players just now. Make a table and keep the door open.
web-home-sit = Sit down
web-home-watch = Watch
web-home-free =
    { $number ->
        [one] { $number } seat free
       *[other] { $number } seats free
    }
web-home-playing = Being played
web-home-new = New table
web-new = New table
web-new-game = Game
web-new-seats = Seats
web-new-who = Who sits at seat { $number }
web-new-your-name = Your name
web-new-you = You, the host
web-new-open-help = For whoever has the link
web-new-beside = Someone at this screen
web-new-beside-name = Name of player { $number }
web-new-remove = Remove seat { $number }
web-new-add-open = Open seat
web-new-add-bot = Bot
web-new-count = { $taken } of { $number }
web-new-options-more =
    { $number ->
        [one] { $number } more option
       *[other] { $number } more options
    }
web-new-options-changed =
    { $number ->
        [one] { $number } changed
       *[other] { $number } changed
    }
web-new-option-players = Not with this number of players
web-new-pace = Pace
web-new-pace-untimed = No clock
web-new-pace-untimed-help = Nobody is hurried.
web-new-pace-live = Live
web-new-pace-live-help = Everyone has a clock. Whoever runs out is played by a bot.
web-new-pace-days = Over days
web-new-pace-days-help = Come back when it is your move. Whoever takes longer is played by a bot. A payment that comes at once shows that there was no choice, unless you have yourself always asked (see the settings).
web-new-bank = Time for each
web-new-increment = More for each move
web-new-days = Time for a move
web-new-door = Door
web-new-door-link = By link
web-new-door-link-help = Only people with your link or code can sit down.
web-new-door-open = Open house
web-new-door-open-help = The table is listed on the front page for everyone.
web-new-starts = The game begins
web-new-starts-full = When full
web-new-starts-full-help = As soon as the last seat is taken.
web-new-starts-host = When I say so
web-new-starts-host-help = You press Start when everyone is ready.
web-new-manners = At the table
web-new-spectators = Onlookers may watch
web-new-spectators-help = They see the table, never a hand.
web-new-chat = Chat
web-new-chat-help = Players can write to each other.
web-new-hints = Hints
web-new-hints-help = Anyone may ask a bot what it would do.
web-new-short = Your table in short
web-new-sum-me = You
web-new-sum-open =
    { $number ->
        [one] { $number } open
       *[other] { $number } open
    }
web-new-sum-bots =
    { $number ->
        [one] { $number } bot
       *[other] { $number } bots
    }
web-new-sum-beside = { $number } beside you
web-new-sum-length = Length
web-new-make = Open the table
web-new-begin = Start the game
web-new-make-help = You get a link and a code to share.
web-new-begin-help = No seat is open: the game begins at once.
web-join = Join a table
web-join-invites = { $name } invites you
web-join-name = What shall we call you?
web-join-sit = Sit down
web-join-watch = Watch instead
web-join-full = Every seat is taken
web-join-full-watch = You can watch the game, or ask the host for a seat next time.
web-join-full-no = This table has no room for onlookers. Ask the host for a seat next time.
web-join-running = The game has begun
web-join-over = This game is over
web-join-over-help = It was finished without you, or on another screen of yours.
web-join-replay = See the game
web-join-not-invited-help = Ask the host for the whole link or for the code.
web-join-no-code-help = Codes are good until the game begins. Look for a typing slip, or ask for the link.
web-join-no-table-help = It may have been closed, or the link is not whole.
web-join-kicked = The host has freed your seat
web-join-kicked-help = You are no longer at this table. Other tables are open to you.
web-set = Settings
web-set-help = They are kept on this device only.
web-set-theme = Light
web-set-theme-auto = Like the device
web-set-theme-night = Lamp light
web-set-theme-day = Daylight
web-set-text = Text size
web-set-text-s = Small
web-set-text-m = Medium
web-set-text-l = Large
web-set-text-xl = Largest
web-set-motion = Motion
web-set-motion-auto = Like the device
web-set-motion-full = Cards move
web-set-motion-less = Nothing moves
web-set-contrast = Contrast
web-set-contrast-auto = Like the device
web-set-contrast-normal = Normal
web-set-contrast-more = Stronger
web-set-patterns = Patterns on colours
web-set-patterns-help = Each player’s colour also has a pattern of its own.
web-set-sound = Sounds
web-set-sound-help = A quiet sound when it is your move.
web-set-ask = Always ask me
web-set-ask-help = Even where you have no choice and only you know that, as with some payments. Otherwise such a step is made for you after about as long as you would think; in a game over days it comes at once, which tells the others. Kept on the server, for all your tables.
web-set-sample = A sample
web-set-sample-text = Four hats sit around the table. The lamp is lit, the cards are dealt.
web-acc = Name and account
web-acc-stranger = You can play without an account. A name is enough.
web-acc-guest = You are a guest. This browser alone knows you; with an account you can come back from anywhere.
web-acc-member = You have an account.
web-acc-name = Your name
web-acc-name-help = So others see you at the table.
web-acc-save = Save
web-acc-saved = Saved.
web-acc-come-in = Come in as a guest
web-acc-make = Make an account
web-acc-make-help = You keep your tables and records. No e-mail address is asked for, so nobody can send you a new password: keep it well.
web-acc-sign-in = Sign in
web-acc-sign-in-help = You have an account already? Come in with its name and password.
web-acc-sign-in-guest = What you play as a guest stays with the guest.
web-acc-password = Password
web-acc-password-help = At least 8 characters
web-acc-out = Sign out
web-acc-out-here = Sign out here
web-acc-out-all = Sign out everywhere
web-acc-out-guest = Leave as a guest?
web-acc-out-guest-help = A guest who leaves cannot come back, and leaves all seats behind. Make an account first to keep them.
web-acc-data = Your data
web-acc-data-help = Everything this house keeps about you, in one file.
web-acc-download = Download everything
web-acc-delete = Delete me
web-acc-delete-sure = Delete yourself for good?
web-acc-delete-help = Your name leaves all tables and records, and bots play your seats on. This cannot be undone.
web-acc-delete-yes = Yes, delete me
web-acc-keep = No, stay
web-acc-gone = You are deleted. Come back any time.
web-replays = Your games
web-replays-none = No finished game yet. The next one will wait for you here.
web-replays-see = See again
web-replays-see-long = See { $game } of { $day } again
web-replays-brought = Brought along
web-replays-brought-help = Bring a record from elsewhere: a file that Saloon wrote. Every draw and every move is checked first.
web-replays-bring = Bring a record
web-replays-bad-file = This file is not a record of Saloon.
web-replays-added = The record is here, and it is sound.
web-replays-drop = Delete
web-replays-drop-long = Delete { $game } of { $day }
web-replays-drop-sure = Delete this record?
web-replays-keep = Keep it
web-about = About Saloon
web-about-what = Saloon is a place to play three games again that can no longer be bought: with friends over a link, at one screen, or against bots; at once or a move a day; with the rules kept in full.
web-about-games = The games and their authors
web-about-by = by { $author } · { $publisher }, { $year }
web-about-first = first published as Old Town, 2004
web-about-unofficial = Saloon is unofficial: made by players, for players. It is not made, endorsed or sponsored by the authors or publishers. Titles, and whatever rights exist in the games, belong to their owners.
web-about-fair = Fair dealing
web-about-fair-help = Before the first card the house shows the hash of a secret, and each person’s browser adds a number of its own; all draws follow from these. After the game the secret is opened, your browser compares it with what it kept, and anyone can derive every draw again.
web-about-privacy = What is kept
web-about-privacy-help = Your name, your language and your games. No tracking, no advertising, nothing from other sites. You can take your data along or delete yourself at any time.
web-about-licence = Licences
web-about-licence-code = The code, the pictures and the wording of rules and cards are the project’s own, under the MIT licence.
web-about-licence-fonts = The typefaces are Rye by Nicole Fally, Vollkorn by Friedrich Althausen and Figtree by Erik Kennedy, each under the SIL Open Font License 1.1.

## The browser: the frame of a table (web-table-…)

web-waiting = Waiting for players
web-moves = What you can do
web-table-opening = Opening
web-table-live = Live
web-table-lost = Connection lost
web-table-gone = Closed
web-table-menu = Menu
web-table-book =
    { $number ->
        [0] Log, chat and rules
       *[other] Log, chat and rules: { $number } unread
    }
web-table-players = Players
web-table-board = Board
web-table-dock = Your hand and what you can do
web-table-end = How the game ended
web-table-pages = Log, chat and rules
web-table-log = Log
web-table-log-empty = Nothing has happened yet.
web-table-log-more = Show earlier lines
web-table-chat = Chat
web-table-chat-empty = Nobody has said anything yet.
web-table-chat-later = The players talk among themselves. You can read along when the game is over.
web-table-chat-say = Say something
web-table-chat-send = Send
web-table-rules = Rules
web-table-rule = Rule
web-table-rulebook = Whole rulebook
web-table-settings = Settings
web-table-unread = { $number } unread
web-table-close = Close
web-table-dismiss = Dismiss
web-table-you = You
web-table-bot = bot
web-table-your-turn = your turn
web-table-thinks = thinking
web-table-chosen = has chosen
web-table-not-here = not here
web-table-watched =
    { $number ->
        [one] { $number } spectator
       *[other] { $number } spectators
    }
web-table-absent-invited = not here yet
web-table-absent-left = left, a bot plays
web-table-absent-time = out of time, a bot plays
web-table-absent-away = away, a bot plays
web-table-absent-resigned = resigned, a bot plays
web-table-stead-invited = Your seat is being kept for you.
web-table-stead-left = A bot plays for you until you come back.
web-table-stead-time = Your time ran out. A bot plays for you until you come back.
web-table-stead-away = You were away. A bot plays for you until you come back.
web-table-stead-resigned = You have resigned. A bot plays your seat to the end.
web-table-clock =
    { $you ->
        [yes] Your time left
       *[no] Time left to { $seat }
    }
web-table-clock-days = { $days } d { $hours } h
web-table-clock-tight = not much time left
web-table-undo = Undo
web-table-takeback = Ask to take back a move
web-table-asks =
    { $you ->
        [yes] You ask to take your last move back. The others are deciding.
       *[no] { $seat } asks to take the last move back.
    }
web-table-agree = Agree
web-table-decline = Decline
web-table-hint = Give me a hint
web-table-hint-asked = The best bot is thinking…
web-table-hint-says = The best bot would choose: { $text }
web-table-list = List every move
web-table-leave = Leave the table
web-table-back = Take my seat back
web-table-resign = Resign
web-table-stay = Keep playing
web-table-sure-leave = A bot will play for you until you come back. Leave now?
web-table-sure-resign = A bot will play your seat to the end, and you cannot take it back. Resign now?
web-table-watching = You are watching this game.
web-table-lost-line = The connection is lost. Trying again …
web-table-server-gone = The server does not answer. We keep trying; nothing is lost.
web-table-move-kept = Your move is kept and sent again.
web-table-closed = The host has called this table off.
web-table-kicked = The host has given your seat to somebody else.
web-table-see-board = See the table
web-table-see-end = See the result
web-table-replay = Watch replay
web-table-rematch = Play again
web-table-rematch-go = Go to the next game

## The browser: replays and end screens (web-replay-…, web-end-…)

web-nav-replays = Replays
web-replay-title = Replay
web-replay-setup = Setting up
web-replay-auction = Auction { $number }
web-replay-turn = Turn { $number }: { $seat }
web-replay-mark-quartet = A quartet is laid
web-replay-mark-payday = Payday
web-replay-mark-vulture = A vulture lands
web-replay-mark-shot = Somebody loses the duel
web-replay-mark-placed = A building is found
web-replay-mark-stop = STOP is called
web-replay-mark-end = The round ends
web-replay-seats =
    { $number ->
        [one] { $number } player
       *[other] { $number } players
    }
web-replay-won = won by { $seats }
web-replay-board = The table
web-replay-eyes = Seen by
web-replay-onlooker = Onlooker
web-replay-all = All hands
web-replay-where = Step { $step } of { $last }
web-replay-scrub = Go to a step
web-replay-chapter-back = Back one chapter
web-replay-back = Back one step
web-replay-play = Play
web-replay-pause = Pause
web-replay-on = On one step
web-replay-chapter-on = On one chapter
web-replay-next-decision = Next decision
web-replay-speed = Speed: { $times }×
web-replay-log = What happened
web-replay-search = Search the log
web-replay-nothing = Nothing found.
web-replay-decisions = Decisions only
web-replay-link = Link to this moment
web-replay-link-copied = The link is copied.
web-replay-link-take = Take the link from here:
web-replay-result = Result
web-replay-only-told = This game was played under other rules (version { $rules }). It can be read here, but not shown.
web-replay-close = Close
web-replay-keys = Keys
web-replay-keys-step = one step
web-replay-keys-chapter = one chapter
web-replay-keys-ends = beginning and end
web-replay-keys-play = play or pause
web-replay-keys-decision = next or last decision
web-replay-check = Check the deal
web-replay-check-working = Every draw is being derived again …
web-replay-check-good = The deal was fair.
web-replay-check-bad = Something does not add up.
web-replay-check-before = Before the first card the house chose a secret number and showed its fingerprint; then each person’s browser could add a number of its own.
web-replay-check-draws = Every card and every die follows from these numbers alone. So neither the house alone nor a player alone could choose them, where at least one person added a number.
web-replay-check-after =
    Now the secret is open, and the server has derived { $draws ->
        [one] { $draws } draw
       *[other] { $draws } draws
    } and played { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } again.
web-replay-check-commitment = Fingerprint, shown before the first card
web-replay-check-secret = Secret, shown after the end
web-replay-check-nonces = What the seats added
web-replay-check-no-nonce = nothing
web-replay-check-yourself = Whoever trusts no server checks the record at home, with the command
web-replay-download = Download the record
web-replay-open = Open a record
web-replay-open-how = A record is the file that a finished game leaves behind. Choose one, or drop it here.
web-replay-open-choose = Choose a file
web-replay-open-working = The record is being checked …
web-replay-open-not-one = That file is not a record.
web-replay-mine = Records you opened
web-replay-drop = Remove { $game }, { $day }

## The browser: the seal on the deal (web-fair-…)

web-fair-sign-sealed = sealed
web-fair-sign-checking = checking
web-fair-sign-fair = seal fits
web-fair-sign-broken = seal broken
web-fair-sign-unseen = not checked
web-fair-title-sealed = The deal is sealed
web-fair-title-checking = Checking the deal
web-fair-title-fair = The deal fits its seal
web-fair-title-broken = The deal does not fit its seal
web-fair-title-unseen = This browser can’t check the deal
web-fair-line-sealed = The deal is sealed: { $seal }.
web-fair-line-checking = Your browser is checking the deal …
web-fair-line-fair = The deal fits its seal, { $seal }.
web-fair-line-broken = The deal does not fit its seal!
web-fair-line-unseen = This browser wasn’t here before the first card and can’t check the deal.
web-fair-how-alone = The house chose its secret and closed it with this seal; only then did your browser add a number of its own. Every card follows from both, so the house couldn’t choose the deal.
web-fair-how-together = The house chose its secret and closed it with this seal. Then each person’s browser promised a number, and showed it only when all had promised. Every card follows from all of them, so nobody could choose the deal, not even the house together with a player.
web-fair-how-days = The house chose its secret and closed it with this seal; then everyone added a number on sitting down. So the house alone couldn’t choose the deal. Together with whoever sat down last it could have: at a move a day, not everyone is here at the start.
web-fair-how-nothing = The house closed its secret with this seal, but this browser added no number to the deal. That the secret stays the same can be checked; that the house didn’t try several can’t.
web-fair-seal = Seal
web-fair-number = Your number
web-fair-later = After the last card your browser opens the seal and compares.
web-fair-home = Your browser compared the seal, the numbers and your moves. To derive every card again as well, use the record and the command
web-fair-record = Keep the record
web-fair-copy = Copy the command
web-fair-copied = Copied
web-fair-show = Show
web-fair-checking = The record is being compared with what your browser kept …
web-fair-unseen-help = The seal can only be checked by a browser that saw it before the first card.
web-fair-seal-yes = The seal shown before the first card opens: { $seal }.
web-fair-seal-no = The secret isn’t the one that was sealed as { $seal }.
web-fair-number-yes = Your number { $nonce } is in it.
web-fair-number-no = Your number { $nonce } was replaced.
web-fair-others-yes = The others’ numbers are the ones they gave before the first card.
web-fair-others-no = The number of { $name } isn’t the one from before the first card.
web-fair-moves-yes = Your moves stand in the record as you made them.
web-fair-moves-no = Your moves don’t stand in the record as you made them.
web-fair-broken-commitment = The house has changed its seal in the middle of it.
web-fair-broken-dealt = Cards were dealt before your number was in.
web-fair-broken-help = This can be a fault of the server, or somebody has changed the deal. Keep the record and ask the host.
web-fair-adds-nothing = { $name } added no number.
web-fair-adds-owed = { $name } has to promise a number again.
web-fair-adds-sealed = { $name } promised a number before any was shown.
web-fair-adds-open = { $name } gave a number on sitting down.
web-fair-called-off =
    { $number ->
        [one] The start was called off once before this deal.
       *[other] The start was called off { $number } times before this deal.
    }
web-fair-missing = Sealing the deal: waiting for { $names } …

## The browser: rulebooks (web-rules-…)

web-nav-rules = Rulebooks
web-rules-of = Rulebook
web-rules-search = Search the rules
web-rules-places =
    { $number ->
        [one] { $number } place
       *[other] { $number } places
    }
web-rules-found = Nothing found
web-rules-next = Next place
web-rules-chapters = Chapters
web-rules-link = Link to clause { $clause }
web-rules-print = Print
web-rules-no-clause = There is no clause { $clause } in this rulebook.

## The browser: Katzenjammer Blues (kb-screen-…)

web-nav-play = Play
kb-screen-ask-open = Bid for the lot, or *pass*.
kb-screen-ask-beat =
    { $you ->
        [yes] Your high bid is *{ kb-bid-name }*.
       *[no] Beat { $seat }’s *{ kb-bid-name }*, or pass.
    }
kb-screen-ask-pass =
    { $you ->
        [yes] Your high bid is *{ kb-bid-name }*.
       *[no] You cannot beat { $seat }’s *{ kb-bid-name }*.
    }
kb-screen-ask-pay = You won the lot: choose how to pay *{ kb-bid-name }*.
kb-screen-ask-lay = Lay a quartet, or *stop* and turn up the next lot.
kb-screen-ask-stop = You have no quartet to lay: *stop* and turn up the next lot.
kb-screen-wait-deal = The cards are dealt.
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
        [yes] It is your turn.
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
        [yes] You may lay quartets.
       *[no] { $seat } may lay quartets.
    }
kb-screen-over = The game is over.
kb-screen-high = high bid: { kb-bid-name }
kb-screen-won = won with { kb-bid-name }
kb-screen-passed = passed
kb-screen-leads = leads
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
kb-screen-lot-yours = Your lot
kb-screen-lot-paid = yours once paid
kb-screen-lot-by =
    { $you ->
        [yes] Turned up by you.
       *[no] Turned up by { $seat }.
    }
kb-screen-lot-pair = The second { kb-value } ended it.
kb-screen-lot-joker = The joker ended it: a bonus card for everyone.
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
kb-screen-joker-safe = *Safe for now.* Your jokers: { $own } ({ $used } used, { $held } in hand).
kb-screen-joker-risk = *Most jokers, by what is open.* Your jokers: { $own } ({ $used } used, { $held } in hand).
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
kb-screen-lit = you can bid
kb-screen-needs-joker = needs a joker
kb-screen-dark = out of reach
kb-screen-beaten = beaten
kb-screen-under =
    { $number ->
        [one] One more floor below is beaten.
       *[other] { $number } more floors below are beaten.
    }
kb-screen-hand = Your hand
kb-screen-hand-empty = Your hand is empty.
kb-screen-hand-none = no cards
kb-screen-hands = All hands at the end
kb-screen-stack = { $card }: { $all }
kb-screen-stack-picked = { $card }: { $number } of { $all } picked
kb-screen-tip-bid = Tap a window, or tap cards
kb-screen-tip-pay = Tap cards to change the payment
kb-screen-tip-lay = Tap cards to swap a joker in
kb-screen-no-match = These cards make none of the possible moves.
kb-screen-if-won = If you win, pay
kb-screen-or = or
kb-screen-you-pay = You pay
kb-screen-only-pass = You have no higher bid.
kb-screen-pass-final = final for this lot
kb-screen-stop-next = you turn up the next lot
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
kb-screen-verdict-open = By what is open: jokers hidden in other hands may change it.
kb-screen-verdict-shed = Discard four jokers first and you count { $own }: the same quartet then leaves you with { $number }.
kb-screen-end-wins =
    { $you ->
        [yes] You win!
       *[no] { $seat } wins
    }
kb-screen-end-shared =
    { $you ->
        [yes] You share the win with { $seats }
       *[no] { $seats } share the win
    }
kb-screen-end-tie = Level on mice: fewer jokers decide.
kb-screen-end-score =
    { $score ->
        [one] { $score } mouse is the most.
       *[other] { $score } mice are the most.
    }
kb-screen-step-mice = Mice caught
kb-screen-step-mice-mice = One point each. The last mouse left the pool, so the round is over.
kb-screen-step-mice-deck = One point each. The draw pile ran out, so the round is over.
kb-screen-step-jokers = Jokers counted
kb-screen-step-jokers-why = Used ones lie in the row; those still in hand count too.
kb-screen-step-jokers-row = { $used } used, { $held } in hand
kb-screen-step-loss = Most jokers lose 5
kb-screen-step-loss-why = Most jokers, { $number }: { $who }. Below zero is possible.
kb-screen-step-loss-none = Nobody has a joker, so nobody loses mice.
kb-screen-step-no-loss = no loss
kb-screen-step-place = Places
kb-screen-step-place-why = Most mice after the loss win.
kb-screen-step-place-tie = Level on mice, so fewer jokers win.
kb-screen-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
kb-screen-match = The match: { $rounds } rounds added up
kb-screen-total = Total

# ---
#
# ---

## The browser: Gnadenlos! (gn-screen-…)

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
        [yes] Your hat: space { $position }, { $place }; poker wins { $win }, loses { $lose }
       *[no] { $seat }: space { $position }, { $place }; poker wins { $win }, loses { $lose }
    }
gn-screen-hatless =
    { $you ->
        [yes] Your hat has left the board
       *[no] { $seat }: the hat has left the board
    }
gn-screen-clocks = The clocks of the game
gn-screen-step-event = Event
gn-screen-step-prestige = Prestige
gn-screen-step-bids = Bids
gn-screen-step-payday = Payday
gn-screen-to-payday = { $count } of { $due } IOUs
gn-screen-yours = You: nuggets { $nuggets }, space { $position }, vultures { $vultures }
gn-screen-undertaker = Undertaker
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
gn-screen-comes = as things stand, an IOU of { $name }’s bid
gn-screen-market-take = choose without looking
gn-screen-market-fill = drag or tap a card, then a gap
gn-screen-market-next = where the bids would go
gn-screen-market-missing =
    { $count ->
        [0] payday is due
        [one] { $count } more to payday
       *[other] { $count } more to payday
    }
gn-screen-last-payday =
    { $throws ->
        [one] Last payday: { $throws } roll
       *[other] Last payday: { $throws } rolls
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
        [one] Left town: { $count }
       *[other] Left town: { $count }
    }
gn-screen-event-gold = Gold rush
gn-screen-event-high-noon = High Noon
gn-screen-event-poker = Poker
gn-screen-event-help-gold = Most gold digs { $first }, then leaves town. Second digs { $second } and stays.
gn-screen-event-help-high-noon = The best gun may take IOUs, then leaves town. The worst is shot.
gn-screen-event-help-poker = The best hand moves up the street and leaves town. The worst moves back.
gn-screen-who-gold = Who goes for the gold?
gn-screen-who-high-noon = Who faces the shoot-out?
gn-screen-who-poker = Who sits down to play?
gn-screen-result = This is what came of it
gn-screen-equal = All the same number: nothing happens
gn-screen-too-few = Too few IOUs in the market: nobody takes any.
gn-screen-you = You
gn-screen-out = no adventurer
gn-screen-your-pick = your choice
gn-screen-chosen = has chosen
gn-screen-thinking = thinking
gn-screen-choose-now = choose now
gn-screen-nuggets = nuggets
gn-screen-spaces = spaces
gn-screen-took =
    { $number ->
        [0] takes no IOU
        [one] takes { $number } IOU
       *[other] takes { $number } IOUs
    }
gn-screen-fate-discarded = leaves town
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
gn-screen-bids-help = as things stand
gn-screen-pick =
    { $rank ->
        [1] 1st pick
        [2] 2nd pick
        [3] 3rd pick
       *[other] { $rank }th pick
    }
gn-screen-standing-picked = has hired
gn-screen-standing-without = goes without
gn-screen-standing-unable = unable to bid
gn-screen-standing-next = bids now
gn-screen-standing-later = bids later
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
gn-screen-turns-up =
    { $you ->
        [yes] Column { $column } turns up { gn-debt }: you pay.
       *[no] Column { $column } turns up { gn-debt }: { $seat } pays.
    }
gn-screen-broke = Cannot pay: a vulture
gn-screen-bank = bank
gn-screen-outermost = the outermost IOU of a column is turned first
gn-screen-ends = Payday ends when
gn-screen-ends-broke = Somebody cannot pay.
gn-screen-ends-column = A column is used up.
gn-screen-risk =
    { $you ->
        [yes] You have
       *[no] { $seat } has
    } { $nuggets ->
        [one] { $nuggets } nugget
       *[other] { $nuggets } nuggets
    }: an IOU of { $least } or more would bring a vulture.
gn-screen-fewest =
    { $count ->
        [0] Column { $column } has none left.
        [one] Column { $column } has one IOU left.
       *[other] Column { $column } has { $count } IOUs left, the fewest.
    }
gn-screen-paid = Paid so far
gn-screen-hold = Hold
gn-screen-go-on = Go on
gn-screen-to-end = To the end
gn-screen-seen = Seen it, roll on
gn-screen-seen-end = Seen it, go on
gn-screen-your-adventurers = Your adventurers
gn-screen-your-debts = Your IOUs
gn-screen-your-hand = Your hand
gn-screen-order-help = in the order in which you will lay them
gn-screen-control = Your decision
gn-screen-chance-gold = Gold { $number } digs { $first } if nobody shows more, { $second } if only one number beats it.
gn-screen-chance-high-noon = Gun { $number }: the highest takes IOUs, the lowest is shot.
gn-screen-chance-poker = Cards { $number }: the highest moves { $win } forward, the lowest { $lose } back.
gn-screen-secret = All are turned up together.
gn-screen-send = Send { $name }
gn-screen-send-nobody = Choose an adventurer
gn-screen-sent = You have sent { $name }. The others are still choosing.
gn-screen-sent-one = You have chosen. The others are still choosing.
gn-screen-change-mind = Choose somebody else
gn-screen-bid-how = Choose one to three IOUs.
gn-screen-bid = Bid { $value }
gn-screen-bid-nothing = Choose your bid
gn-screen-payday-follows = As things stand, a payday follows.
gn-screen-buy-how = Spaces, a nugget each
gn-screen-buy-result =
    To space { $position }; you keep { $left ->
        [one] { $left } nugget
       *[other] { $left } nuggets
    }.
gn-screen-buy-none = Your hat stays where it is.
gn-screen-buy-zone = There the poker numbers change.
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
gn-screen-fill-all = Close up for me
gn-screen-pick-how = Choose on the board whom you hire.
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
gn-screen-ask-taking = You won the shoot-out: *take IOUs* from the market, unseen.
gn-screen-ask-tidying = Close up the market: *move cards* of the outermost row into the gaps.
gn-screen-ask-buying = *Buy prestige*, or keep your nuggets.
gn-screen-ask-bidding =
    Bid *one to three IOUs*{ $taken ->
        [none] .
       *[other] ; taken: { $taken }.
    }
gn-screen-ask-picking = *Hire* one of the adventurers.
gn-screen-ask-pair = *Hire* one of the pairs.
gn-screen-ask-laying = *Lay your IOUs* face down, in the order you like.
gn-screen-ask-payday = Payday: *the die decides*.
gn-screen-ask-payday-last = The last payday: *the die decides*.
gn-screen-wait-taking =
    { $you ->
        [yes] You are about to take IOUs.
       *[no] { $seat } takes IOUs from the market.
    }
gn-screen-wait-tidying =
    { $you ->
        [yes] You are closing up the market.
       *[no] { $seat } closes up the market.
    }
gn-screen-wait-buying =
    { $you ->
        [yes] You are about to buy prestige.
       *[no] { $seat } may buy prestige.
    }
gn-screen-wait-bidding =
    { $you ->
        [yes] You are about to bid.
       *[no] { $seat } is bidding.
    }
gn-screen-wait-picking =
    { $you ->
        [yes] You are about to hire.
       *[no] { $seat } is hiring.
    }
gn-screen-wait-laying =
    { $you ->
        [yes] You are laying your IOUs.
       *[no] { $seat } lays the IOUs of the bid.
    }
gn-screen-end-foremost = The foremost hat wins: space { $position }.
gn-screen-end-tied =
    Tied on space { $position }; most nuggets decide: { $nuggets ->
        [one] { $nuggets } nugget
       *[other] { $nuggets } nuggets
    }.
gn-screen-end-shared = Same space, same nuggets: the victory is shared.
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
gn-screen-end-no-payday = After a third vulture no further payday is held.
gn-screen-end-purchase = Final purchase
gn-screen-end-purchase-help = Up to three spaces more, a nugget each; bought for everybody who is left.
gn-screen-end-places = Places
gn-screen-end-places-help = The foremost hat first, then the most nuggets. Three vultures lose.
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
gn-screen-end-lost = lost: three vultures

## The browser: Gads Hill 1874 (gh-screen-…)

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
gh-screen-map = Map of Gads Hill
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
gh-screen-ask-dead = Card { $clue } *cannot be played* now
gh-screen-ask-discard = Discard *two cards* that you cannot play
gh-screen-ask-discard-any = Discard *two cards*
gh-screen-ask-buy = Which building do you *buy*?
gh-screen-ask-take = Take *one marker*: choose it on the map
gh-screen-ask-draw = Your *new card*: from which pile?
gh-screen-ask-window = Has { $seat } overlooked a marker that *cannot be right*?
gh-screen-ask-claim = *STOP*: which marker cannot be right?
gh-screen-wait-draft = { $seat } chooses a building
gh-screen-wait-turn = { $seat } is playing
gh-screen-wait-take = { $seat } takes a marker
gh-screen-wait-draw = { $seat } draws a card
gh-screen-wait-window = STOP? { $seat } looks at the map
gh-screen-wait-setup = The game is being set up
gh-screen-over = The game is over
gh-screen-hand = Your cards
gh-screen-hand-empty = You hold no cards.
gh-screen-my = my
gh-screen-plan = Plan: { $lots }
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
gh-screen-chosen = Chosen
gh-screen-why-no-own = no own building
gh-screen-why-same-building = named itself
gh-screen-why-contradiction = contradicts
gh-screen-why-too-many = too many lots
gh-screen-why-no-effect = nothing new
gh-screen-why-lot-full = { $lots } full
gh-screen-why-town-impossible = no town left
gh-screen-why-none = fits none
gh-screen-mine = My building
gh-screen-play = Play card
gh-screen-put-back = Put back
gh-screen-back = Back
gh-screen-discard = Discard two
gh-screen-discard-for = for one marker
gh-screen-discard-none = no two fit
gh-screen-discard-number = { $number } of 2 chosen
gh-screen-buy = Buy a building
gh-screen-buy-for = 2 of your { $points } points
gh-screen-buys-left =
    { $number ->
        [one] { $number } buy left
       *[other] { $number } buys left
    }
gh-screen-buy-it = Buy for 2 points
gh-screen-buy-marks = markers on { $lots }
gh-screen-buy-unmarked = no markers on the map yet
gh-screen-pass-note = and draw a card
gh-screen-draft = Take
gh-screen-draft-held = you hold its card
gh-screen-draft-pick = Choose a building; a card sign marks those whose card you hold.
gh-screen-take = Take the marker
gh-screen-pile = { $number } left
gh-screen-piles = Piles
gh-screen-stop = Call STOP
gh-screen-stop-for = a marker cannot be right
gh-screen-stop-pick = Choose the marker on the map that cannot be right. Only the board counts, not the cards played before.
gh-screen-stop-claim = Claim it
gh-screen-stop-another = Claim another
gh-screen-stop-holds = The claim holds
gh-screen-stop-fails = The claim does not hold
gh-screen-stop-proof = Between them, { $buildings } fill { $lots }. That leaves no room for { gh-building.acc } on { $lot }.
gh-screen-stop-no-proof = By what lies on the board, { gh-building.the } may still stand on { $lot }. Nothing changes; you may call STOP again after the next turn.
gh-screen-stop-room = no room left
gh-screen-stop-show = Show the proof
gh-screen-stop-diagram = Proof: { $buildings } fill { $lots }
gh-screen-go-on = Go on
gh-screen-preview = Preview
gh-screen-last = Last play
gh-screen-skip = Skip
gh-screen-step-put = { $name }: { $lots }
gh-screen-step-spare = { $number } spare
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
gh-screen-end-won =
    { $you ->
        [yes] You have won
       *[no] { $seat } has won
    }
gh-screen-end-shared = { $names } share the win
gh-screen-end-how = How it came about
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
        [one] { $number } marker was still on the map and counts for nobody.
       *[other] { $number } markers were still on the map and count for nobody.
    }
gh-screen-end-most = Most points win: { $points }.
gh-screen-no-own = You have no unplaced building that could be “my building”.
gh-screen-discard-how = Choose two cards in your hand. For them you take one marker from the map.
gh-screen-take-how = Choose a marker on the map. What follows from it is shown before you take it.

## The browser: puzzles (web-puzzle-…)


web-puzzle-title = Puzzles of Gads Hill
web-puzzle-lead = Clues leave exactly one town. Find out where every building stood, alone and without any luck.
web-puzzle-day = Puzzle of the day
web-puzzle-day-how = The same for everybody, small on Monday, the whole town on Sunday.
web-puzzle-begin = Solve it
web-puzzle-go-on = Go on
web-puzzle-look = Look at it again
web-puzzle-new = A new puzzle
web-puzzle-size = Size
web-puzzle-size-is =
    { $number ->
        [one] { $number } building to find
       *[other] { $number } buildings to find
    }
web-puzzle-grade = Difficulty
web-puzzle-any-grade = any
web-puzzle-graded =
    { $grade ->
        [1] easy
        [2] medium
        [3] hard
       *[other] very hard
    }
web-puzzle-make = Make one
web-puzzle-making = The clues are being laid out …
web-puzzle-begun = Begun on this device
web-puzzle-forget = Remove: { $name }
web-puzzle-of = Puzzle of { $day }
web-puzzle-named = Puzzle { $name }
web-puzzle-found = { $number } of { $size } found
web-puzzle-solved-in = Solved in { $time }
web-puzzle-all = All puzzles
web-puzzle-share = Share
web-puzzle-saved = Saved
web-puzzle-unsaved = Not saved on this device
web-puzzle-ask-take = Take one of the missing buildings in hand.
web-puzzle-ask-place = In hand: { $building }. Tap the lot where it stood.
web-puzzle-ask-pencil = In hand: { $building }. Tap the lots where it may have stood.
web-puzzle-ask-rub = Tap a lot to rub out what you wrote there.
web-puzzle-ask-solved = The town is found.
web-puzzle-clues =
    { $number ->
        [one] { $number } clue, one town
       *[other] { $number } clues, one town
    }
web-puzzle-card = Card
web-puzzle-done-with = Done with it
web-puzzle-done-with-card = Done with card { $clue }
web-puzzle-desk = Your desk
web-puzzle-missing = Still missing
web-puzzle-no-marks = no marks yet
web-puzzle-tools = Tool
web-puzzle-tool-place = Place
web-puzzle-tool-pencil = Pencil
web-puzzle-tool-rub = Rub out
web-puzzle-how = Tap a lot to place the building in your hand. With the pencil you note where it may have stood. Tap your own tile to take it back.
web-puzzle-nothing-in-hand = First take a building in hand.
web-puzzle-marked = Noted on { $lot }: { gh-building.the }.
web-puzzle-unmarked = Rubbed out on { $lot }: { gh-building.the }.
web-puzzle-taken = Taken back from { $lot }: { gh-building.the }.
web-puzzle-rubbed = Rubbed out on { $lot }.
web-puzzle-undone = Undone.
web-puzzle-check = Check the town
web-puzzle-right = Everything is right so far.
web-puzzle-wrong = This cannot be right: { $names }.
web-puzzle-next = Next deduction
web-puzzle-only-left = Only { $lot } is left for { gh-building.the }: on every other lot in question another building stands.
web-puzzle-helped = { $number } used
web-puzzle-write = Write it down
web-puzzle-hide = Hide
web-puzzle-undo = Undo
web-puzzle-solved = Solved!
web-puzzle-solved-how = In { $time }, with { $number ->
        [0] no help
        [one] { $number } deduction given
       *[other] { $number } deductions given
    }.
web-puzzle-another = Another puzzle

# ---
#
# ---

## The browser: one screen for several people (web-curtain-…)

web-curtain-next = { $name } is next
web-curtain-give = Give the screen to { $name }. Everybody else looks away.
web-curtain-show = I am { $name }: show my cards
web-curtain-also = After that: { $names }
web-curtain-other = Somebody else wants to look at their cards:
web-curtain-hand = Hand the screen over

## The browser: sounds and table-talk (web-talk-…)

web-talk-phrases = Quick phrases
web-talk-say-hello = Howdy, everyone!
web-talk-say-good-luck = Good luck!
web-talk-say-nice-one = Nice one!
web-talk-say-bold = That was bold.
web-talk-say-ouch = Ouch!
web-talk-say-thinking = Let me think for a moment.
web-talk-say-whose-turn = Whose turn is it?
web-talk-say-back-soon = Back in a moment.
web-talk-say-thanks = Thank you!
web-talk-say-well-played = Well played, everyone!
web-talk-say-again = Another game?

# ---
#
# ---

## The browser: bots and their levels (bot-…)

# ---
#
# ---
## Bots: the levels

cli-bot-greenhorn = Greenhorn
    .help = Fresh off the train: knows the rules, follows every whim and blunders cheerfully.
cli-bot-drifter = Drifter
    .help = Has sat at many tables and plays by feel: often well, sometimes rashly.
cli-bot-regular = Regular
    .help = Has a chair of their own by the stove, and a rule of thumb for everything.
cli-bot-cardsharp = Card sharp
    .help = Forgets nothing that was ever shown and seldom gives anything away.
cli-bot-strongest = Legend
    .help = The one they tell stories about: plays hundreds of games in the mind before touching a card.

## Bots: hints

hint-move = { $who } would: { $move }
hint-compared =
    Played out { $games ->
        [one] { $games } time
       *[other] { $games } times
    } from here, it is worth { $share } % of a win to you, the next best move { $next } %.
hint-sealed = Everyone chooses in secret here, so a surprise now and then is part of it.
kb-why-bid = The lot is worth more to your hand than the cards it would cost you.
kb-why-pass = Any bid from here costs your hand more than the lot would bring.
kb-why-pay = These are the cards your hand will miss least.
kb-why-lay = The mice are safe once they lie before you, and the pool only shrinks.
kb-why-shed = Whoever has the most jokers at the end loses five mice: be rid of them.
kb-why-stop = These cards are worth more in your hand for now.
gn-why-choose = Against what the others may hold, this adventurer gains you the most.
gn-why-take = Fewer of your own IOUs in the market, or one more thing that you alone know.
gn-why-draw = That many IOUs are worth drawing.
gn-why-fill = This keeps your dear IOUs deep inside, where the die finds them late.
gn-why-buy = That is what you can spare and still face the next payday.
gn-why-bid = Enough to get an adventurer, with the IOUs that hurt you least.
gn-why-pick = This adventurer will serve you best in the events to come.
gn-why-lay = Your own dear IOUs belong inside, those of others outside.
gh-why-draft = Your cards speak of this building.
gh-why-play = It brings markers now, and keeping the card longer promises less.
gh-why-discard = Two cards that you can hardly play, for a marker that pays.
gh-why-take = This marker sets off the most.
gh-why-buy = With this building your cards bring more than it costs.
gh-why-claim = A conclusion rules this marker out: the point is yours for the asking.
gh-why-quiet = Nothing on the board can be proved impossible just now.
gh-why-pass = Your cards will bring more later.
gh-why-done = Your other cards will bring more later.
gh-why-draw = Cards from this pile promise you the most.
kb-seen-lot = Value { $value }: { $before } in your hand now, { $after } with the lot.
kb-seen-left = You would keep { $cards }.
gn-seen-bid = Your bid is worth { $value }, the highest so far { $high }.
gn-seen-first = Nobody has bid yet; your bid is worth { $value }.
gn-seen-choose = In this event { gn-adventurer } counts { $value }.
gh-seen-points =
    { $points ->
        [one] It is worth { $points } point at once.
       *[other] It is worth { $points } points at once.
    }

## The terminal: the arena

cli-ask-hint = “?” shows what the strongest bot would do.
cli-arena-bot = Bot
cli-arena-games = Games
cli-arena-wins = Wins
cli-arena-interval = 95 %
cli-arena-rank = Mean place
cli-arena-rating = Rating
cli-arena-decisions = Decisions
cli-arena-ms = ms a move
cli-arena-other = { $file } holds the games of another contest.
cli-no-ray = Ray is not installed: install saloon[cluster].
