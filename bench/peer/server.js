// The auction on boardgame.io's server, on its store in memory, or on its own store of files if a
// folder is given.
const { Server, Origins, FlatFile } = require("boardgame.io/server");
const { Auction } = require("./auction.js");

const [port, dir] = process.argv.slice(2);
const store = dir ? { db: new FlatFile({ dir }) } : {};
const server = Server({ games: [Auction], origins: [Origins.LOCALHOST], ...store });
server.run({ port: Number(port), callback: () => console.log("ready") });
