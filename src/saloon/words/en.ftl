### Saloon in English.
###
### Parameters are typed by name, here and in the other four catalogues:
### $seat is a player's name, $seats are names in a list, $you is "yes" when the reader is meant
### by $seat (or is one of $seats, and then left out of the list), $card and $cards are cards in
### words (in `<prefix>-card` alone: the kind as a number). Other numbers are numbers, texts are texts.

## How names and cards are put together

list-and = { $before } and { $last }
cards-none = no cards

## Tables and moves

option-unknown = There’s no option “{ $option }”. Choose from: { $known }.
option-value = “{ $value }” isn’t a value of the option “{ $option }”. Choose from: { $known }.
option-players =
    { $option }={ $value } isn’t available with { $players ->
        [one] { $players } player
       *[other] { $players } players
    }.
players-refused = This game is for { $least } to { $most } players, not { $players }.
move-unreadable = “{ $text }” isn’t a move.
not-your-turn = It’s not your turn.
game-over = The game is over.
undo-refused = It’s too late to take that back.
lesson-changed = This lesson has changed since you were here. It starts again from the top.

## The table server

error-malformed = We can’t read this request: { $detail }.
error-not-signed-in = Choose a name first.
error-wrong-password = That name and password don’t match.
error-not-your-password = That isn’t your password.
error-foreign-origin = That came from another site, so we didn’t do it.
error-foreign-host = This server doesn’t go by the name “{ $host }”; whoever runs it can allow that with --hosts.
error-not-host = Only the host can do that.
error-not-your-seat = That’s not your seat.
error-blocked = The host of this Saloon doesn’t let you in.
error-not-invited = This table is by invitation only.
error-chat-off = Chat is off at this table.
error-hints-off = Hints are off at this table.
error-no-such-page = There’s nothing here.
error-no-such-table = There’s no such table.
error-no-such-code = No open table has that code.
error-no-such-seat = There’s no seat { $number } at this table.
error-no-such-record = There’s no such record.
error-no-such-puzzle = There’s no such puzzle.
error-no-such-step = There’s no step { $step }: the game ends at step { $last }.
error-no-such-person = That player isn’t here.
error-no-such-channel = You have no such address here.
error-no-such-order = You can’t give the order “{ $order }” in this game.
error-no-such-ticket = This link no longer works. Ask for a new one.
error-wrong-method = You can’t do that here.
error-too-slow = The request took too long to arrive.
error-stale = The game has moved on.
error-not-your-turn = It’s not your turn right now.
error-not-started = The game hasn’t started yet.
error-already-started = The game has already started.
error-game-over = The game at this table is over.
error-not-over = You can see that once the game is over.
error-seat-taken = That seat is taken.
error-seats-open = Some seats are still open.
error-one-chair = You’re already sitting here. Everyone gets one seat at this table.
error-name-taken = The name “{ $name }” is already taken.
error-nothing-asked = Nobody has asked for a takeback.
error-already-asked = Someone is already asking for a takeback. Answer that first.
error-other-request = That answers a different request. Check what’s being asked now.
error-not-sealed = Not everyone’s browser has promised and sent its number for the draws yet.
error-not-now = Numbers for the draws are sent once everyone has promised theirs, not now.
error-not-held = Nobody can call STOP right now, or you’ve already held the game up once.
error-already-added = This seat has already given its number for the draws.
error-undo-refused = That move can’t be taken back.
error-not-absent = No bot is playing this seat for you.
error-bot-plays = A bot is playing for you. Take your seat back first.
error-which-seat = You have several seats here. Say which one you mean.
error-channels-enough = You already have as many addresses as you may. Remove one first.
error-no-days-off = None of your tables gives you more days off.
error-no-mail = This server doesn’t send email.
error-not-delivered = That didn’t arrive. { $why }
error-too-large = That’s too much at once.
error-url-too-long = The address is too long.
error-not-json = Please send JSON.
error-not-legal = The rules don’t allow that.
error-not-possible = That’s not possible.
error-no-such-game = There’s no game “{ $game }”. Choose from: { $known }.
error-no-such-bot = There’s no bot “{ $bot }”. Choose from: { $known }.
error-commitment-first = Create the table without a nonce: keep its commitment first, then send yours.
error-wrong-nonce = That nonce doesn’t fit the seal that promised it.
error-bad-name = That can’t be a name.
error-mixed-name = A name can’t mix alphabets.
error-bad-address = We can’t send anything to that address.
error-bad-zone = We don’t know that time zone.
error-bots-enough = You already have as many games between bots as you may. Watch one of them to the end first.
error-too-many =
    Not so fast! Please wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
error-internal = Something went wrong on our side. We’ve made a note of it.
error-head-too-large = The request’s headers are too large.
error-house-full = Too many connections right now. Please try again in a moment.
error-took-too-long = That took too long. Please try again.
error-store-trouble = We couldn’t save that. Please try again.
error-file-gone = The database file is gone or was replaced. Anything that happens now will be lost.

## Messages about turns

notice-turn = Your turn in { $game }
notice-turns =
    { $tables ->
        [one] It’s your turn at { $tables } table
       *[other] It’s your turn at { $tables } tables
    }
notice-test = Saloon can reach you here.
notice-mail-stop = No more emails like this: { $link }
notice-mail-confirm-title = Confirm your email address
notice-mail-confirm =
    Someone wants Saloon to tell them here when it’s their turn. If that’s you, open this link within two days:
    { $link }
    If not, ignore this message and you won’t hear from us again.
notice-mail-password-title = Choose a new password
notice-mail-password =
    Someone has asked for a new password for your Saloon account. If that’s you, open this link within an hour:
    { $link }
    If not, ignore this message; your password stays as it is.
notice-trouble-unreachable = We can’t reach this address.
notice-trouble-refused = This address doesn’t accept our messages.
notice-trouble-gone = This address no longer exists.
notice-trouble-stopped = You asked us to stop writing to this address.

## Records

record-not-json = Line { $line } isn’t valid JSON.
record-truncated = The record breaks off at line { $line }.
record-not-a-record = This file isn’t a Saloon record.
record-version = The record has format version { $version }; this Saloon reads version { $known }.
record-field =
    { $problem ->
        [missing] The record has no field “{ $field }”.
        [type] The record’s field “{ $field }” has the wrong type.
       *[value] The record’s field “{ $field }” has an impossible value.
    }
record-chain = Entry { $entry } doesn’t fit what comes before it: the hash chain is broken.
record-game = The record is of the game “{ $game }”, which can’t be replayed here.
record-rules = The record was made under version { $rules } of the rules; this Saloon plays version { $known }.
record-components = The game was played with a different set of components ({ $components }).
record-commitment = The secret doesn’t match the hash shown before the first draw.
record-draw = Entry { $entry }: the record says “{ $found }”, but the draw was “{ $expected }”.
record-move = Entry { $entry }: “{ $move }” isn’t a legal move there.
record-turn = Entry { $entry }: it was someone else’s turn.
record-takeback = Entry { $entry }: a takeback can only go to the last decision of the player who asked for it.
record-nonce = Seat { $number }’s nonce doesn’t fit the seal that promised it.
record-events = Entry { $entry }: what it says happened doesn’t follow from the move.
record-result = The result in the record doesn’t follow from the moves.
record-unfinished = The record stops before the game is over.
record-after-end = Entry { $entry } comes after the end of the game.
record-seal = The seal at the end doesn’t match the record.
noted-commitment = The commitment isn’t the one you noted before the first draw.
noted-seal = Seat { $number }’s seal isn’t the one from before the nonces.
noted-nonce = Seat { $number }’s nonce isn’t the one you noted.
noted-move = Seat { $number } played “{ $move }”, but the record doesn’t have it there.
noted-takebacks =
    { $found ->
        [one] The record has { $found } takeback
       *[other] The record has { $found } takebacks
    }, but you noted { $noted }.
taken-back =
    { $you ->
        [yes] Everyone agrees, and you take back your last decision.
       *[no] Everyone agrees, and { $seat } takes back the last decision.
    }

## The terminal: the table

cli-you = You
cli-seat-name = Player { $number }
cli-bot-random = Random bot
    .help = Plays any legal move, all equally likely.
cli-bot-sensible = Sensible bot
    .help = Plays by a few rules of thumb, like someone paying attention.
cli-bot-searcher = Searcher
    .help = Plays hundreds of games in the mind by rules of thumb, and takes what does best.
cli-hand = Your hand:
cli-cards =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }

## The terminal: play

cli-sealed = The deal is sealed. Hash of the secret: { $hash }
cli-opened = The seal is open. Secret: { $secret }; your nonce: { $nonce }. Bots don’t add one.
cli-choose = Your choice:
cli-hint = Type a move or its number; “rules { $clause }” shows a rule, “q” quits.
cli-clause = Rule { $clause }
cli-saved = The record of the game is saved in { $file }.
cli-bye = See you next time!
cli-final = Final standings
cli-final-rank = Place
cli-final-player = Player
cli-final-score = Score

## The terminal: other commands

cli-verified =
    { $file } is correct: { $entries ->
        [one] { $entries } entry replayed
       *[other] { $entries } entries replayed
    }, { $draws ->
        [one] { $draws } draw
       *[other] { $draws } draws
    } recomputed.
cli-rules-none = The rulebook of { $game } has no clause { $clause }.
cli-learn-none = There’s no lesson for { $game }.
cli-learn-step = Step { $number } of { $last }
cli-learn-go-on = Press Enter to continue; “back” goes back one step, “q” quits.
cli-learn-but = You can do that, but: { $why }
cli-learn-again = Press Enter to choose again; “anyway” plays it.
cli-learn-aside = You’re playing without the lesson now. “back” takes you back to it.
cli-learn-alone = The lesson is over. Press Enter to play on by yourself: same position, easy bots.
cli-exercise-none = There are no exercises for { $game }.
cli-exercise-number = There are { $last } exercises; pick a number from 1 to { $last }.
cli-exercise-ask = Type the number of a move. Enter shows the answer, “q” quits.
cli-exercise-next = Press Enter for the next exercise; “play” plays on from here, “q” quits.
cli-unknown-game = There’s no game “{ $game }”. Choose from: { $known }.
cli-unknown-bot = There’s no bot “{ $bot }”. Choose from: { $known }.
cli-bots-number =
    You named { $given ->
        [one] { $given } bot
       *[other] { $given } bots
    } for { $players ->
        [one] { $players } seat
       *[other] { $players } seats
    }. Name one for all of them, or one for each.
cli-unknown-language = There’s no language “{ $language }”. Choose from: { $known }.
cli-no-file = { $file } can’t be read.
cli-no-seat = There’s no seat { $number } at a table for { $players }: the first seat is 0.
cli-nonce-form = “{ $text }” isn’t a nonce: write SEAT=HEX, such as 0=4e1f.
cli-no-step = There’s no step { $step }: the record ends at step { $last }.
cli-option-form = “{ $text }” isn’t an option: write name=value.
cli-no-checkout = This only works in a checkout of Saloon, where the tests are.
cli-games-least = You need at least one game (--games).
cli-no-components = You can use your own components in: { $known }.
cli-tests-failed = The tests couldn’t be run.
cli-option-twice = The option “{ $option }” is given twice.
cli-no-command = There’s no command “{ $command }”. Choose from: { $known }.
cli-no-flag = There’s no flag “{ $flag }” here; --help lists them.
cli-flag-twice = { $flag } is given twice.
cli-missing = { $name } needs a value; --help says which.
cli-too-much = “{ $text }” is one too many; --help says what goes here.
cli-whole-number = { $flag } needs a whole number, not “{ $value }”.
cli-number = { $flag } needs a number, not “{ $value }”.
cli-no-text = { $flag } isn’t UTF-8 text.
cli-least = { $flag } must be at least { $least }.
cli-most = { $flag } must be at most { $most }.
cli-more-than-nothing = { $flag } must be more than 0.
cli-one-of = { $flag } must be one of: { $known }.
cli-no-address = { $flag } must start with http:// or https://.
cli-host = For you alone: { $link }
cli-no-smtp = { $flag } must be smtp://host:port or smtps://host:port.
cli-no-mail = { $flag } must be an email address.
cli-only-with = { $flag } only works with { $other }.
cli-no-place = { $file } can’t be written: { $reason }.
cli-too-large = { $file } is too large to be one of ours.
cli-no-peers = OpenSpiel isn’t installed here: python3 dev.py bench --peers installs it.

## The browser: the house

web-house = Saloon
web-loading = One moment…
web-unreachable = We can’t reach the server right now.
web-nothing-here = There’s nothing here.
web-broken = Something went wrong on this page.
web-try-again = Try again
web-home = Home
web-nav = Main
web-language = Language
web-guest = Guest
web-skip = Skip to content
web-me = { $name }: name and account
web-foot = More
web-nav-play = Play
web-nav-settings = Settings
web-nav-about = About and credits
web-unreachable-help = Check your connection or wait a moment. Nothing is lost: your games are waiting on the server.
web-nothing-here-help = The link may be old or incomplete. You can find everything from the home page.
web-broken-help = Reload the page. If you’re in a game, it picks up where it was.
web-offline = You’re offline. You can read this page; you can play again once you’re back.
web-close = Close
web-label = { $name }: { $text }
web-just-now = just now
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
web-pace-live = { $minutes } min per player, plus { $seconds } s per move
web-pace-days =
    { $number ->
        [one] A move a day
       *[other] A move every { $number } days
    }
web-pace-off =
    { $pace }, with { $number ->
        [one] { $number } day
       *[other] { $number } days
    } off
web-option-is = { $option }: { $value }
web-door-link = With the link only
web-door-open = Open to everyone
web-spectators-yes = Spectators welcome
web-spectators-no = No spectators

## The browser: home, new table, waiting room, account, settings (web-…)

web-play-now = Play now
web-room-seated = { $taken } of { $number } seated
web-room-waiting =
    { $number ->
        [one] Waiting for one more
       *[other] Waiting for { $number } more
    }
web-room-full = Everyone’s here
web-room-begin-full = The game starts when the last seat is taken.
web-room-begin-host = { $name } starts the game.
web-room-begin-me = Start whenever you like.
web-room-begin-bots =
    { $number ->
        [one] Start whenever you like: a bot takes the empty seat.
       *[other] Start whenever you like: bots take the empty seats.
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
web-room-away = Away
web-room-invited = Invited, not here yet
web-room-beside = On the same device
web-room-open = Open seat
web-room-sit = Sit here
web-room-seat-bot = Add a bot
web-room-add-beside = Player on this device
web-room-beside-name = Name of the player on this device
web-room-fill = Fill seat { $number }
web-room-change = Options for { $name }
web-room-free = Free up the seat
web-room-send-away = Remove { $name }
web-room-get-up = Leave my seat
web-room-hand-over = Make { $name } the host
web-room-close = Close the table
web-room-close-sure = Close the table for everyone?
web-room-close-keep = Keep it open
web-room-closed = This table is closed
web-room-closed-help = The host cancelled the game before it started.
web-room-lost = Connection lost. Trying again…
web-room-rules = Rules
web-invite = Invite someone
web-invite-link = Link to this table
web-invite-copy = Copy
web-invite-copied = Copied
web-invite-share = Share
web-invite-text = Come and play { $game } with me!
web-invite-qr = QR code for the link
web-invite-scan = Scan it, or enter this code on the home page:
web-room-talk = Chat
web-room-talk-none = No messages yet.
web-room-talk-say = Write a message
web-room-talk-send = Send
web-room-talk-sat = { $name } sat down.
web-room-talk-left = { $name } left the table.
web-home-welcome = Pull up a chair
web-home-welcome-help = Three out-of-print games, with friends or against bots. No account needed.
web-home-yours = Your tables
web-home-yours-wait =
    { $number ->
        [one] { $number } is waiting for you
       *[other] { $number } are waiting for you
    }
web-home-your-move = Your move
web-home-their-move = { $name } to move
web-home-their-moves =
    { $number ->
        [one] { $number } still choosing
       *[other] { $number } still choosing
    }
web-home-gathering = Waiting for players
web-home-with = With { $names }
web-home-alone = Nobody else yet
web-home-code = Code or link
web-home-code-ask = Got a code?
web-home-code-wrong = That’s not a code or a link to a table.
web-home-rules = Read the rules
web-home-join = Join
web-home-games = The three games
web-home-players = { $from }–{ $to } players
web-home-about-minutes = about { $number } minutes
web-home-minutes = { $number } min
web-home-against =
    { $number ->
        [one] against one bot
       *[other] against { $number } bots
    }
web-home-level = Bot level
web-home-friends = With friends
web-home-friends-help = send a link
web-home-puzzle = Solo puzzle
web-home-open = Open tables
web-home-open-none = Nobody’s looking for players right now. Create a table that’s open to everyone.
web-home-sit = Sit down
web-home-watch = Watch
web-home-free =
    { $number ->
        [one] { $number } seat free
       *[other] { $number } seats free
    }
web-home-playing = In progress
web-home-new = New table
web-new = New table
web-new-game = Game
web-new-seats = Seats
web-new-who = Who’s in seat { $number }
web-new-your-name = Your name
web-new-you = You, the host
web-new-open-help = For anyone with the link
web-new-beside = Player on this device
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
web-new-option-players = Not with this many players
web-new-pace = Pace
web-new-pace-untimed = No clock
web-new-pace-untimed-help = Take all the time you need.
web-new-pace-live = Live
web-new-pace-live-help = Everyone has a clock. If your time runs out, a bot plays for you.
web-new-pace-days = Over several days
web-new-pace-days-help = Come back when it’s your move. If you take too long, a bot plays for you. If you pay instantly, the others can tell you had no choice; turn on “Always ask me” in the settings to avoid that.
web-new-bank = Time per player
web-new-increment = Extra time per move
web-new-days = Time per move
web-new-off = Days off for everyone
web-new-off-none = None
web-new-door = Access
web-new-door-link = People with the link
web-new-door-link-help = Only people with your link or code can sit down.
web-new-door-open = Everyone
web-new-door-open-help = Your table is listed on the home page.
web-new-starts = The game starts
web-new-starts-full = When full
web-new-starts-full-help = As soon as the last seat is taken.
web-new-starts-host = When I say so
web-new-starts-host-help = You press Start when everyone’s ready.
web-new-manners = At the table
web-new-spectators = Allow spectators
web-new-spectators-help = They see the table, but nobody’s hand.
web-new-chat = Chat
web-new-chat-help = Players can message each other.
web-new-hints = Hints
web-new-hints-help = Anyone can ask a bot what it would do.
web-new-short = Your table at a glance
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
web-new-sum-beside = { $number } on this device
web-new-sum-length = Length
web-new-make = Create the table
web-new-begin = Start the game
web-new-make-help = You’ll get a link and a code to share.
web-new-begin-help = No seat is open, so the game starts right away.
web-join = Join a table
web-join-invites = { $name } invites you
web-join-name = What should we call you?
web-join-sit = Sit down
web-join-watch = Watch instead
web-join-full = Every seat is taken
web-join-full-watch = You can watch the game, or ask the host for a seat next time.
web-join-full-no = This table doesn’t allow spectators. Ask the host for a seat next time.
web-join-running = The game has started
web-join-over = This game is over
web-join-over-help = It ended without you, or on another device of yours.
web-join-replay = Watch replay
web-join-not-invited-help = Ask the host for the full link or the code.
web-join-no-code-help = Codes work until the game starts. Check for typos, or ask for the link.
web-join-no-table-help = It may have been closed, or the link is incomplete.
web-join-kicked = The host removed you from the table
web-join-kicked-help = You’re no longer at this table. You can join others.
web-set = Settings
web-set-help = Saved on this device only.
web-set-theme = Theme
web-set-theme-auto = Same as device
web-set-theme-night = Dark
web-set-theme-day = Light
web-set-text = Text size
web-set-text-s = Small
web-set-text-m = Medium
web-set-text-l = Large
web-set-text-xl = Extra large
web-set-motion = Animations
web-set-motion-auto = Same as device
web-set-motion-full = On
web-set-motion-less = Off
web-set-contrast = Contrast
web-set-contrast-auto = Same as device
web-set-contrast-normal = Normal
web-set-contrast-more = High
web-set-patterns = Colour patterns
web-set-patterns-help = Each player’s colour also gets its own pattern.
web-set-sound = Sounds
web-set-sound-help = A quiet sound when it’s your move.
web-set-confirm = Confirm moves
web-set-confirm-help = One tap selects, a second tap plays. When off, one tap plays right away.
web-set-ask = Always ask me
web-set-ask-help = Even when you have no choice and only you know it, as with some payments. Otherwise we make such moves for you, after about as long as you’d take to think; in a game over several days they happen at once, and the others can tell. Saved on the server, for all your tables.
web-set-research = Share my games for research
web-set-research-help = Your finished games, without names, if everyone at the table agrees. Whoever runs this server can give them to people who study how games are played, and anyone who took part may recognise a game. You can stop at any time, but what has been handed over can’t be taken back. Your choice is saved on the server.
web-set-sample = Preview
web-set-sample-text = Four hats sit around the table. The lamp is lit, the cards are dealt.
web-acc = Name and account
web-acc-stranger = You don’t need an account to play. A name is enough.
web-acc-guest = You’re playing as a guest, in this browser only. With an account you can sign in anywhere.
web-acc-member = You have an account.
web-acc-name = Your name
web-acc-name-help = Other players see this name.
web-acc-save = Save
web-acc-saved = Saved.
web-acc-come-in = Play as a guest
web-acc-make = Create an account
web-acc-make-help = You keep your tables and games. No email address is needed; without a confirmed one nobody can send you a new password, so keep it safe.
web-acc-sign-in = Sign in
web-acc-sign-in-help = Already have an account? Sign in with your name and password.
web-acc-sign-in-guest = Games you played as a guest don’t come with you.
web-acc-password = Password
web-acc-password-help = At least 8 characters
web-acc-out = Sign out
web-acc-out-here = Sign out on this device
web-acc-out-all = Sign out everywhere
web-acc-out-guest = Sign out as a guest?
web-acc-out-guest-help = If you sign out as a guest, you can’t come back and you lose all your seats. Create an account first to keep them.
web-acc-data = Your data
web-acc-data-help = Everything Saloon knows about you, in one file.
web-acc-download = Download my data
web-acc-delete = Delete account
web-acc-delete-sure = Delete your account for good?
web-acc-delete-help = Your name disappears from all tables and records, and bots play your seats. You can’t undo this.
web-acc-delete-yes = Yes, delete it
web-acc-keep = No, keep it
web-acc-gone = Account deleted. Come back any time.
web-tell = Tell me when it’s my turn
web-tell-help = In games over several days. At most one message an hour about the same table, and none about turns you’ve already taken.
web-tell-push = This or another browser
web-tell-mail = Email
web-tell-mail-password = Your password, since this address can reset it
web-tell-webhook = Webhook
web-tell-shape = For
web-tell-shape-plain = A program of your own
web-tell-shape-discord = Discord
web-tell-shape-matrix = Matrix
web-tell-push-add = Notify me in this browser
web-tell-push-no = The browser didn’t allow it. Check its settings for this site.
web-tell-add = Add
web-tell-remove = Remove
web-tell-try = Try it
web-tell-sent = Sent. Did it arrive?
web-tell-mail-sent = We’ve sent you a link. Open it to confirm the address.
web-tell-unconfirmed = Waiting for you to open the link we sent.
web-tell-off = It’s off now. Try it again or remove it.
web-tell-again = We’ll try again.
web-tell-lost = We couldn’t tell you that it was your turn: one of your addresses no longer works.
web-tell-quiet-from = Quiet from
web-tell-quiet-to = Quiet until
web-link-confirm = Confirm your email address
web-link-confirm-done = Confirmed. We’ll tell you here when it’s your turn.
web-link-stop = No more emails
web-link-stop-done = Done. We won’t write to this address about your turns any more.
web-link-password = Choose a new password
web-link-password-done = Your new password is set. Sign in with it.
web-link-on = Continue
web-acc-forgot = Forgot your password?
web-acc-forgot-sent = If this account has a confirmed email address, a link is on its way.
web-home-left = Your move is due { $time }
web-off = Going away?
web-off-help = Your clocks stand still at every table that allows it.
web-off-days = Days off
web-off-take = Take days off
web-off-taken =
    { $number ->
        [one] Your clock stands still at { $number } table.
       *[other] Your clocks stand still at { $number } tables.
    }
web-table-next = Next game: { $game }
web-host = Your Saloon
web-host-again = Refresh
web-host-python = Python
web-host-database = Database, version
web-host-accounts = Accounts
web-host-guests = Guests
web-host-running = Games being played
web-host-open = Tables waiting for players
web-host-finished = Finished games
web-host-streams = Tables being watched right now
web-host-letters = Messages waiting to be sent
web-host-off = Addresses switched off
web-host-questions = Bot moves waiting
web-host-writes = Writes waiting
web-host-records = Records and puzzles waiting
web-host-storage = Database, MB
web-host-trial = Send a test message by
web-host-address = To
web-host-tables = Tables
web-host-no-tables = No game is being played, and no table is waiting.
web-host-bots = Bots alone
web-host-people = Latest visitors
web-host-account = Account
web-host-guest = Guest
web-host-block = Block
web-host-unblock = Let in again
web-host-blocked = Blocked
web-host-ip = Block an IP address
web-host-barred = Blocked addresses
web-host-no-barred = No address is blocked.
web-host-push = This browser
web-host-faults = Latest warnings and errors
web-host-no-faults = None since the server started.
web-replays = Your games
web-replays-none = No finished games yet. Your next one will be here.
web-replays-see = Watch
web-replays-see-long = Watch { $game } from { $day }
web-replays-brought = Imported games
web-replays-brought-help = Import a game from somewhere else, as a record that Saloon saved. Every draw and every move is checked first.
web-replays-bring = Import game
web-replays-bad-file = This file isn’t a Saloon record.
web-replays-added = Imported and verified.
web-replays-drop = Delete
web-replays-drop-long = Delete { $game } from { $day }
web-replays-drop-sure = Delete this game?
web-replays-keep = Keep it
web-about = About Saloon
web-about-what = Saloon is a place to play three games you can’t buy any more: with friends over a link, on one device, or against bots; live or a move a day; with the full rules.
web-about-games = The games and their authors
web-about-by = by { $author } · { $publisher }, { $year }
web-about-unofficial = Saloon is unofficial: made by players, for players. It isn’t made, endorsed or sponsored by the authors or publishers. Titles, and whatever rights exist in the games, belong to their owners.
web-about-fair = Fair deals
web-about-fair-help = Before the first card, the house shows the hash of a secret, and each person’s browser adds a number of its own; every draw follows from these. After the game the secret is revealed, your browser compares it with what it kept, and anyone can recompute every draw.
web-about-privacy = What we keep
web-about-privacy-help = Your name, your language and your games. No tracking, no ads, nothing from other sites. You can download your data or delete your account at any time.
web-about-licence = Licences
web-about-licence-code = The code, the pictures and the wording of rules and cards are the project’s own, under the MIT licence.
web-about-licence-fonts = The typefaces are Rye by Nicole Fally, Vollkorn by Friedrich Althausen and Figtree by Erik Kennedy, each under the SIL Open Font License 1.1.

## The browser: the frame of a table (web-table-…)

web-waiting = Waiting for players
web-moves = Your moves
web-plain-wait = Waiting for { $seats }
web-table-opening = Connecting
web-table-live = Connected
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
web-table-dock = Your hand and your moves
web-table-tell = What’s happening
web-table-go-on = Continue
web-key-space = Space
web-table-since = Since your last turn
web-table-since-show = Show
web-table-since-again = Play it again
web-table-unfold = Show my hand
web-table-fold = Hide my hand
web-pace = Pace
web-pace-calm = Calm
web-pace-calm-note = big moments wait for you
web-pace-normal = Normal
web-pace-normal-note = big moments last 2.5 s, moves 0.9 s
web-pace-quick = Quick
web-pace-quick-note = big moments 1 s, moves 0.4 s
web-pace-instant = Instant
web-pace-instant-note = nothing pauses
web-pace-note = Just for you. Nobody has to wait.
web-log-ways = Log view
web-log-rule = Which rule?
web-log-paragraphs = Summary
web-log-moves = Every move
web-log-mine = Just about me
web-log-since = since your last turn
web-table-to-table = Back to the table
web-log-new = { $number } new
web-log-setup =
    { $number ->
        [one] The deal, one line
       *[other] The deal, { $number } lines
    }
web-log-more =
    { $number ->
        [one] { $number } more line
       *[other] { $number } more lines
    }
web-set-hand = Hand you tap with
web-set-hand-right = Right
web-set-hand-left = Left
web-table-end = How the game ended
web-table-pages = Log, chat and rules
web-table-log = Log
web-table-log-empty = Nothing has happened yet.
web-table-log-more = Show earlier lines
web-table-chat = Chat
web-table-chat-empty = No messages yet.
web-table-chat-later = The players’ chat is private. You can read it once the game is over.
web-table-chat-say = Write a message
web-table-chat-send = Send
web-table-rules = Rules
web-table-rule = Rule
web-table-rulebook = Full rulebook
web-table-settings = Settings
web-table-unread = { $number } unread
web-table-close = Close
web-table-dismiss = Dismiss
web-table-you = You
web-table-bot = bot
web-table-your-turn = your turn
web-table-thinks = thinking
web-table-chosen = has chosen
web-table-not-here = away
web-table-watched =
    { $number ->
        [one] { $number } spectator
       *[other] { $number } spectators
    }
web-table-absent-invited = not here yet
web-table-absent-left = left, a bot is playing
web-table-absent-time = out of time, a bot is playing
web-table-absent-away = away, a bot is playing
web-table-absent-resigned = resigned, a bot is playing
web-table-stead-invited = Your seat is being kept for you.
web-table-stead-left = A bot is playing for you until you come back.
web-table-stead-time = Your time ran out. A bot is playing for you until you come back.
web-table-stead-away = You were away. A bot is playing for you until you come back.
web-table-stead-resigned = You’ve resigned. A bot is playing your seat to the end.
web-table-clock =
    { $you ->
        [yes] Your time left
       *[no] Time left for { $seat }
    }
web-table-clock-days = { $days } d { $hours } h
web-table-clock-tight = time is running out
web-table-undo = Undo
web-table-takeback = Ask for a takeback
web-table-asks =
    { $you ->
        [yes] You’ve asked to take back your last move. The others are deciding.
       *[no] { $seat } wants to take back the last move.
    }
web-table-agree = Accept
web-table-decline = Decline
web-table-hint = Get a hint
web-table-hint-asked = The best bot is thinking…
web-table-hint-says = The best bot suggests: { $text }
web-table-list = List all moves
web-table-leave = Leave the table
web-table-back = Take back my seat
web-table-resign = Resign
web-table-stay = Keep playing
web-table-sure-leave = A bot will play for you until you come back. Leave now?
web-table-sure-resign = A bot will play your seat to the end, and you can’t come back. Resign now?
web-table-watching = You’re watching this game.
web-table-lost-line = Connection lost. Trying again…
web-table-server-gone = The server isn’t answering. We’ll keep trying; nothing is lost.
web-table-move-kept = We’ve kept your move and will send it again.
web-table-closed = The host has cancelled this table.
web-table-kicked = The host has removed you from this table.
web-table-see-board = View the table
web-table-see-end = View the result
web-table-replay = Watch replay
web-table-rematch = Play again
web-table-rematch-go = Go to the next game

## The browser: replays and end screens (web-replay-…, web-end-…)

web-nav-replays = Replays
web-replay-title = Replay
web-replay-setup = Setup
web-replay-turn = Turn { $number }: { $seat }
web-replay-mark-quartet = Someone lays a quartet
web-replay-mark-payday = Payday
web-replay-mark-vulture = A vulture lands
web-replay-mark-shot = Someone loses the shoot-out
web-replay-mark-placed = A building is found
web-replay-mark-stop = Someone calls STOP
web-replay-mark-end = The round ends
web-replay-won = won by { $seats }
web-replay-board = The table
web-replay-eyes = View as
web-replay-spectator = Spectator
web-replay-all = All hands
web-replay-where = Step { $step } of { $last }
web-replay-scrub = Go to step
web-replay-chapter-back = Previous chapter
web-replay-back = Previous step
web-replay-play = Play
web-replay-pause = Pause
web-replay-on = Next step
web-replay-chapter-on = Next chapter
web-replay-next-decision = Next decision
web-replay-speed = Speed: { $times }×
web-replay-log = What happened
web-replay-search = Search the log
web-replay-nothing = Nothing found.
web-replay-decisions = Decisions only
web-replay-link = Link to this moment
web-replay-link-copied = Link copied.
web-replay-link-take = Copy the link from here:
web-replay-result = Result
web-replay-only-told = This game was played under different rules (version { $rules }). You can read it here, but not watch it.
web-replay-close = Close
web-replay-decision = decision { $number } of { $last }
web-replay-own-decision = Your next decision
web-replay-to-table = Back to the table
web-replay-hands = Hands
web-replay-no-hand = Spectators don’t see anyone’s hand. Choose a player above to see theirs.
web-replay-keys = Keyboard shortcuts
web-replay-keys-step = previous or next step
web-replay-keys-chapter = previous or next chapter
web-replay-keys-ends = start and end
web-replay-keys-play = play or pause
web-replay-keys-decision = next or previous decision
web-replay-check = Check the deal
web-replay-check-working = Recomputing every draw…
web-replay-check-good = The deal was fair.
web-replay-check-bad = Something doesn’t add up.
web-replay-check-before = Before the first card, the house chose a secret number and showed its fingerprint; then each person’s browser could add a number of its own.
web-replay-check-draws = Every card and every die roll follows from these numbers alone. If at least one person added a number, neither the house nor any one player could choose them alone.
web-replay-check-after =
    Now the secret is out, and the server has recomputed { $draws ->
        [one] { $draws } draw
       *[other] { $draws } draws
    } and replayed { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
web-replay-check-commitment = Fingerprint, shown before the first card
web-replay-check-secret = Secret, shown after the end
web-replay-check-nonces = What each seat added
web-replay-check-no-nonce = nothing
web-replay-check-yourself = Verify it yourself: download the record and run
web-replay-download = Download the record

## The browser: the seal on the deal (web-fair-…)

web-fair-sign-sealed = sealed
web-fair-sign-checking = checking
web-fair-sign-fair = seal matches
web-fair-sign-broken = seal broken
web-fair-sign-unseen = not checked
web-fair-title-sealed = The deal is sealed
web-fair-title-checking = Checking the deal
web-fair-title-fair = The deal matches its seal
web-fair-title-broken = The deal doesn’t match its seal
web-fair-title-unseen = This browser can’t check the deal
web-fair-line-sealed = The deal is sealed: { $seal }.
web-fair-line-checking = Your browser is checking the deal…
web-fair-line-fair = The deal matches its seal, { $seal }.
web-fair-line-broken = The deal doesn’t match its seal!
web-fair-line-unseen = This browser wasn’t here before the first card, so it can’t check the deal.
web-fair-how-alone = The house chose its secret and closed it with this seal; only then did your browser add a number of its own. Every card follows from both, so the house couldn’t choose the deal.
web-fair-how-together = The house chose its secret and closed it with this seal. Then each person’s browser promised a number and showed it only once everyone had promised. Every card follows from all of them, so nobody could choose the deal, not even the house together with a player.
web-fair-how-days = The house chose its secret and closed it with this seal; then everyone added a number as they sat down. So the house alone couldn’t choose the deal. Together with the last person to sit down it could have: when a game runs over several days, not everyone is here at the start.
web-fair-how-nothing = The house closed its secret with this seal, but this browser didn’t add a number to the deal. You can check that the secret stays the same, but not that the house didn’t try several.
web-fair-seal = Seal
web-fair-number = Your number
web-fair-later = After the last card, your browser opens the seal and compares.
web-fair-home = Your browser has compared the seal, the numbers and your moves. To recompute every card too, download the record and run
web-fair-record = Save the record
web-fair-copy = Copy the command
web-fair-copied = Copied
web-fair-show = Show
web-fair-check = Check the deal
web-fair-checking = Comparing the record with what your browser kept…
web-fair-unseen-help = Only a browser that saw the seal before the first card can check it.
web-fair-seal-yes = The seal shown before the first card opens: { $seal }.
web-fair-seal-no = The secret isn’t the one that was sealed as { $seal }.
web-fair-number-yes = Your number { $nonce } is part of it.
web-fair-number-no = Your number { $nonce } was replaced.
web-fair-others-yes = The others’ numbers are the ones they gave before the first card.
web-fair-others-no = { $name }’s number isn’t the one from before the first card.
web-fair-moves-yes = The record has your moves as you made them.
web-fair-moves-no = The record doesn’t have your moves as you made them.
web-fair-broken-commitment = The house changed its seal mid-game.
web-fair-broken-dealt = Cards were dealt before your number was in.
web-fair-broken-help = This may be a server error, or someone has changed the deal. Save the record and ask whoever runs the server.
web-fair-adds-nothing = { $name } didn’t add a number.
web-fair-adds-owed = { $name } has to promise a number again.
web-fair-adds-sealed = { $name } promised a number before any was shown.
web-fair-adds-open = { $name } gave a number when sitting down.
web-fair-called-off =
    { $number ->
        [one] The start was cancelled once before this deal.
       *[other] The start was cancelled { $number } times before this deal.
    }
web-fair-missing = Sealing the deal: waiting for { $names }…

## The browser: rulebooks (web-rules-…)

web-nav-rules = Rulebooks
web-rules-of = Rulebook
web-rules-search = Search the rules
web-rules-places =
    { $number ->
        [one] { $number } match
       *[other] { $number } matches
    }
web-rules-found = No matches
web-rules-next = Next match
web-rules-chapters = Chapters
web-rules-link = Link to clause { $clause }
web-rules-print = Print
web-rules-no-clause = There’s no clause { $clause } in this rulebook.
web-rules-brief = In two minutes
web-rules-example = An example turn
web-rules-option = Table option
web-rules-variant = A variant for tables that choose it
web-rules-note = About the sources
web-rules-both = Sources and table option
web-rules-asides = Table options and sources
web-rules-glossary = Glossary

## The browser: one screen for several people (web-curtain-…)

web-curtain-next = It’s { $name }’s turn
web-curtain-give = Hand the device to { $name }. Everyone else, look away.
web-curtain-show = I’m { $name }: show my cards
web-curtain-also = Next up: { $names }
web-curtain-other = Someone else wants to see their cards:
web-curtain-told = What just happened
web-curtain-hand = Pass the device

## The browser: quick phrases in the chat (web-talk-…)

web-talk-phrases = Quick phrases
web-talk-say-hello = Howdy, everyone!
web-talk-say-good-luck = Good luck!
web-talk-say-nice-one = Nice one!
web-talk-say-bold = That was bold.
web-talk-say-ouch = Ouch!
web-talk-say-thinking = Let me think for a moment.
web-talk-say-whose-turn = Whose turn is it?
web-talk-say-back-soon = Be right back.
web-talk-say-thanks = Thanks!
web-talk-say-well-played = Well played, everyone!
web-talk-say-again = Another game?

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
    .help = The one they tell stories about: nobody in this saloon plays better.
cli-bot-champion = Champion
    .help = Taught itself, in more than a hundred million decisions against itself; looks once, and the move is made.

## Bots: hints

hint-move = { $who } suggests: { $move }
hint-compared =
    Wins { $share }% of { $games ->
        [one] { $games } simulation
       *[other] { $games } simulations
    }; next best { $next }%.
hint-sealed = Everyone chooses in secret here, so the odd surprise is part of the game.
hint-tried = Played ahead in { $worlds } imagined deals, this move wins about { $share }%; the next best, { $next }%.
hint-learned = That’s how champions see it: from what you can see, { $share }% of games like this are won from your seat.

## The terminal: the arena

cli-ask-hint = “?” shows what the best bot would do.
cli-coach-how = “coach” turns the coach off.
cli-coach-off = The coach is off.
cli-arena-bot = Bot
cli-arena-games = Games
cli-arena-wins = Wins
cli-arena-interval = 95%
cli-arena-rank = Average place
cli-arena-rating = Rating
cli-arena-decisions = Decisions
cli-arena-ms = ms per move
cli-arena-other = { $file } holds the games of a different contest.
cli-no-ray = Ray isn’t installed: install saloon[cluster].

## The browser: the end of a game (web-end-…)

web-end-won =
    { $you ->
        [yes] You won
       *[no] { $seat } won
    }
web-end-shared =
    { $you ->
        [yes] You share the win with { $seats }
       *[no] { $seats } share the win
    }
web-end-place =
    { $you ->
        [yes] You came { $place ->
            [2] second
            [3] third
            [4] fourth
            [5] fifth
            [6] sixth
           *[other] in at { $place }
        }
       *[no] { $seat } came { $place ->
            [2] second
            [3] third
            [4] fourth
            [5] fifth
            [6] sixth
           *[other] in at { $place }
        }
    }
web-end-turned = The turning point
web-end-turned-chance =
    { $you ->
        [yes] Your estimated chance of winning: { $before }% → { $after }%.
       *[no] { $seat }’s estimated chance of winning: { $before }% → { $after }%.
    }
web-end-curve-chance = Estimated chance of winning, over the whole game
web-end-curve-points = Points over the whole game
web-end-swing = { $before }% → { $after }%
web-end-turned-open = It was anyone’s game to the last.
web-end-turned-see = Watch it
web-end-how = How it was counted
web-end-line = { $head }: { $margin }
web-end-of = of { $number }
web-end-share = Share as an image
web-end-share-save = Save image
web-end-share-pass = Share
web-end-share-not = We couldn’t draw the image. Please try again.

## The browser: learning by playing (web-learn-…, web-coach-…)

web-learn-first-game = Your first game
web-learn-step = Step { $number } of { $last }
web-learn-watch = Watch what happens.
web-learn-skip = Skip
web-learn-but = You can do that, but…
web-learn-again = Choose again
web-learn-anyway = Play it anyway
web-learn-alone-title = On your own
web-learn-alone = You’re on your own now, against easy bots. This game doesn’t count for anything.
web-learn-aside = You’re playing without the lesson now. It’s waiting where you left it.
web-learn-to-lesson = Back to the lesson
web-learn-back = Back one step
web-learn-show = Show me again
web-learn-go-on = Continue
web-learn-go-alone = Continue on my own
web-learn-leave = Leave the lesson; we’ll keep your place
web-learn-meant = This is what the lesson means
web-learn-home =
    { $number ->
        [one] First time? Learn in a minute
       *[other] First time? Learn in { $number } minutes
    }
web-learn-home-help = a guided game, you make the moves
web-learn-home-on = Continue your first game
web-learn-home-on-help = right where you left off
web-learn-by-playing = Learn by playing
web-learn-away = No lesson for { $game }, thanks
web-exercise = Exercise
web-exercise-list = Exercises
web-exercise-list-of = Exercises: { $game }
web-exercise-lead = Small positions, each with one move that’s clearly best. Found by simulation and checked by the strongest bot.
web-exercise-solved = Solved: { $number } of { $last }
web-exercise-step = Exercise { $number } of { $last }
web-exercise-grade-1 = Easy
web-exercise-grade-2 = Medium
web-exercise-grade-3 = Hard
web-exercise-leave = Back to the list
web-exercise-ask = One move is clearly better than all the others. Find it.
web-exercise-log = The exercise begins with this position.
web-exercise-skip = Skip
web-exercise-right = Right!
web-exercise-wrong = Not the best move
web-exercise-answer = The answer
web-exercise-stars =
    { $number ->
        [one] one star out of three
       *[other] { $number } stars out of three
    }
web-exercise-try =
    { $number ->
        [1] first try
        [2] second try
       *[other] try { $number }
    }
web-exercise-chances = How often each move wins
web-exercise-yours = your move
web-exercise-share = { $share }%
web-exercise-better = There’s a move that wins far more often.
web-exercise-checked = Wins out of { $games } simulated games per move, from what you can see. The strongest bot picks the same move.
web-exercise-next = Next exercise
web-exercise-all = All exercises
web-exercise-again = Try again
web-exercise-give-up = Show the answer
web-exercise-play-on = Play on from here
web-exercise-to = Back to the exercise
web-today = Today
web-today-exercise = Exercise of the day · { $game }
web-today-solved = Solved
web-today-puzzle = Puzzle of the day · { $game }
web-today-puzzle-title = One town fits every clue
web-today-puzzle-help = Small on Monday, the whole town on Sunday
web-coach = Coach
web-coach-help = When you face a new kind of decision: one line on what people overlook. Only against bots.
web-coach-off = Turn the coach off
web-coach-close = Got it

## The browser: a finished game looked back at (web-review-…)

web-review = Review
web-review-of = Review: { $game }
web-review-see-long = Review { $game } from { $day }
web-review-working = A bot is going through the game…
web-review-none = There is nothing to look back at here: the win was shared, nobody had a choice, or it was played under different rules.
web-review-same = The bot would have done the same: the rest was luck.
web-review-other = The bot would have done something else.
web-review-equal = The bot’s move is about as good.
web-review-worse = The bot’s move was better.
web-review-better = Better than the bot’s move.
web-review-bot = Bot: { $move }
web-review-alike = The bot’s move too
web-review-percent = { $number }%
web-review-sum = Luck + skill = result
web-review-start = Start
web-review-luck = Luck
web-review-skill = Skill
web-review-end = Result
web-review-sum-help = Chances of winning in per cent. Skill is what these moves gained or lost against the bot’s, where the difference is clear; luck is everything else: the cards, the other players, and what the bot didn’t foresee.
web-review-moves = Move by move
web-review-differing = Bot would differ: { $number }
web-review-all = All decisions: { $number }
web-review-judged = The chances are those that the champion sees, from what this player could know. Where the champion would have moved differently, both moves were played on in the same { $number } imagined deals, as far as time allowed.
web-review-judged-thumbs = This game has no champion yet, so bots compare moves by rules of thumb: where they would have moved differently, both moves were played out in the same { $number } imagined deals, as far as time allowed.
