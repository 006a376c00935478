// A bot in JavaScript for Node, without dependencies: it moves at random, knows the cards' names, and logs to stderr.
//
//     noctuary sim nightfall --bot mine="node examples/bot.js" --seats mine,random

const readline = require("node:readline");

let components = {};

/** A number below `bound`, determined by `seed` (mulberry32), so that games can be repeated. */
function below(bound, seed) {
  let t = (seed + 0x6d2b79f5) | 0;
  t = Math.imul(t ^ (t >>> 15), t | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * bound);
}

/** One of the legal moves; `position` holds all that the seat may know. */
function choose({ moves, position, seed }) {
  return moves[below(moves.length, seed)];
}

/** The answer to a message; undefined: none. */
function answer(message) {
  switch (message.type) {
    case "hello":
      return { protocol: 1, components: true };
    case "components":
      components = message.components;
      return undefined;
    case "decide":
      return { move: choose(message) };
    case "end":
      console.error(`${message.seat} was ranked in ${JSON.stringify(message.result.ranking)}`);
      return undefined;
    case "quit":
      process.exit();
  }
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const found = answer(JSON.parse(line));
  if (found) console.log(JSON.stringify(found));
});
