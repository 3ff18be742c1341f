// An auction among two for boardgame.io, about as much game as a round of Katzenjammer Blues: hidden
// hands, a lot on the table, bids that rise, and a payment.

const CARDS = 6;
const LOT = 4;
const KINDS = 6;

const draw = (random, number) => Array.from({ length: number }, () => random.Die(KINDS) - 1);

function settle({ G, random }) {
  const winner = G.high === null ? 0 : G.high.seat;
  if (G.high !== null) {
    G.discard.push(...G.hands[winner].splice(0, G.high.number));
  }
  G.hands[winner].push(...G.lot);
  G.hands[winner].sort();
  for (let kind = 0; kind < KINDS; kind++) {
    const same = G.hands[winner].filter((card) => card === kind).length;
    if (same >= 4) {
      G.hands[winner] = G.hands[winner].filter((card) => card !== kind);
      G.rows[winner] += 1;
      G.mice[winner] += kind;
    }
  }
  G.lot = draw(random, LOT);
  while (G.hands[1 - winner].length < 2) G.hands[1 - winner].push(...draw(random, 2));
  G.high = null;
  G.bids = [];
  G.auctions += 1;
}

const Auction = {
  name: "auction",
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ random }) => ({
    hands: [draw(random, CARDS), draw(random, CARDS)],
    lot: draw(random, LOT),
    high: null,
    bids: [],
    rows: [0, 0],
    mice: [0, 0],
    discard: [],
    auctions: 0,
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    bid: {
      client: false,
      move: ({ G, playerID }, number) => {
        const seat = Number(playerID);
        const least = G.high === null ? 1 : G.high.number + 1;
        if (number < least || number > G.hands[seat].length) return "INVALID_MOVE";
        G.high = { seat, number };
        G.bids.push(G.high);
      },
    },
    pass: { client: false, move: (context) => settle(context) },
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
    discard: G.discard.length,
  }),
};

module.exports = { Auction };
