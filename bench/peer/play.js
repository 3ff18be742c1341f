// The auction played at random on boardgame.io's own client, which holds the whole game: blocks as
// bench/peer/blocks.py plays them. A game is ended after a hundred decisions.
const readline = require("readline");
const { Client } = require("boardgame.io/client");
const { Auction } = require("./auction.js");

const LONG = 100;
const WARM = 60; // so many games first, not measured, until the code is compiled
const seconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

function play() {
  const client = Client({ game: Auction, numPlayers: 2, debug: false });
  client.start();
  for (let decision = 0; decision < LONG; decision++) {
    const { G, ctx } = client.getState();
    client.updatePlayerID(ctx.currentPlayer);
    const held = G.hands[Number(ctx.currentPlayer)].length;
    const least = G.high === null ? 1 : G.high.number + 1;
    const choice = Math.floor(Math.random() * (Math.max(0, held - least + 1) + 1));
    if (choice === 0) client.moves.pass();
    else client.moves.bid(least + choice - 1);
  }
  const made = client.getState()._stateID;
  client.stop();
  return made;
}

for (let game = 0; game < WARM; game++) play();

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const asked = JSON.parse(line);
  const start = seconds();
  let decisions = 0;
  do decisions += play();
  while (seconds() - start < asked.seconds);
  console.log(JSON.stringify({ decisions, seconds: seconds() - start }));
});
