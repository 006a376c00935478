import { SCORE_ROWS, type ScoreRow, type SymbolKind } from '../../box/types';
import { entry, noSymbols, SYMBOLS, type Box, type Symbols } from './box';

/** The holdings of a player at the end of the game. */
export interface Holding {
  /** The number of tiles of each id. */
  tiles: Record<string, number>;
  /** The tile that each mirror copies; null: none. The list may be shorter than the number of mirrors. */
  mirrors: readonly (string | null)[];
  concoctions: readonly string[];
  /** The complete concoctions and the total that the scenario asks for, if it asks for concoctions. */
  asked?: { complete: number; total: number };
  character: string | null;
  /** Whether the ability was not used. */
  ability: boolean;
  /** The count of each moonlight goal, in the order of the game's goals. */
  moonlight: readonly number[];
  /** The number of tokens left in hand. */
  tokens: number;
}

/** Everything on which the score depends. Players are numbered from 0, clockwise. */
export interface Ended {
  family: boolean;
  /** Whether precious gems are in play (NOC-12.3). */
  gems: boolean;
  /** The winner of each twilight goal. */
  twilight: readonly (number | null)[];
  moonlight: readonly string[];
  /** The players on the Sprite board, by their leftmost tokens. */
  sprite: readonly number[];
  /** The designated opener of moonlight; null: nobody has said. */
  opener: number | null;
  players: readonly Holding[];
}

export type Rows = Record<ScoreRow, number>;

export interface HerbSet {
  /** The letters of the herbs. */
  herbs: string[];
  /** The herbs for which wild herbs stand. */
  wild: string[];
  points: number;
}

export interface Brewed {
  id: string;
  /** The number of completed levels. */
  levels: number;
  points: number;
  /** The symbols spent on it. */
  spent: SymbolKind[];
}

/** The points of a player and where they come from. */
export interface Account {
  rows: Rows;
  feathers: number;
  mushrooms: { tripti: number; duode: number };
  herbs: { printed: number; sets: HerbSet[]; alone: { letter: string; count: number }[] };
  /** `most`: what each egg scores if a tie that nobody has settled ends in the player's favour; the rows count `each`. */
  eggs: { number: number; rank: number; each: number; most: number; tied: number[] };
  brews: Brewed[];
  symbols: { all: Symbols; left: Symbols };
  gems: number;
}

/** The points of `number` tiles; a full set scores the last entry, and further tiles begin a new set (NOC-8.2, 8.3). */
export function setPoints(table: readonly number[], number: number): number {
  const full = table.length - 1;
  return Math.floor(number / full) * (table[full] ?? 0) + (table[number % full] ?? 0);
}

/** The tie-break rule (NOC-5.4): of two players, the one with the lower number comes first; with equal numbers, the tie is not settled. */
export function spriteOrder({ sprite, opener, players }: Pick<Ended, 'sprite' | 'opener' | 'players'>, player: number): number {
  const place = sprite.indexOf(player);
  if (place >= 0) return place;
  return opener === null ? players.length : players.length + ((player - opener + players.length) % players.length);
}

/** The tiles that score, including those copied by mirrors. */
function scoring(holding: Holding): Map<string, number> {
  const tiles = new Map(Object.entries(holding.tiles).filter(([, count]) => count > 0));
  for (const copied of holding.mirrors) if (copied !== null) tiles.set(copied, (tiles.get(copied) ?? 0) + 1);
  return tiles;
}

export function eggsOf(box: Box, holding: Holding): number {
  let eggs = 0;
  for (const [id, count] of scoring(holding)) if (entry(box.tile, id).kind === 'egg') eggs += count;
  return eggs;
}

/** All symbols of a player: those of tiles, Runestones and the character; mirrors copy none (NOC-8.7, 7.2). */
export function symbolsOf(box: Box, holding: Holding): Symbols {
  const symbols = noSymbols();
  for (const [id, count] of Object.entries(holding.tiles)) for (const symbol of entry(box.tile, id).symbols) symbols[symbol] += count;
  if (holding.character !== null) symbols[entry(box.character, holding.character).symbol] += 1;
  return symbols;
}

/** The best herb sets (NOC-8.4), found by trying every size and number of wild herbs, always with the most frequent herbs. */
export function herbSets(box: Box, herbs: Record<string, number>, wilds: number): HerbSet[] {
  const value = (size: number): number => box.scoring.herb_sets[size] ?? 0;
  const known = new Map<string, { points: number; size: number; used: number }>();
  const sorted = (counts: readonly number[]): number[] => [...counts].sort((a, b) => b - a);

  const best = (counts: readonly number[], free: number): { points: number; size: number; used: number } => {
    const key = `${counts.join()} ${free}`;
    const before = known.get(key);
    if (before) return before;
    const kinds = counts.filter((count) => count > 0).length;
    let found = { points: 0, size: 0, used: 0 };
    for (const size of [3, 4, 5]) {
      for (let used = Math.max(0, size - kinds); used <= Math.min(free, size); used += 1) {
        const rest = sorted(counts.map((count, index) => (index < size - used ? count - 1 : count)));
        const points = value(size) + best(rest, free - used).points;
        if (points > found.points) found = { points, size, used };
      }
    }
    known.set(key, found);
    return found;
  };

  const left = { ...herbs };
  const letters = Object.keys(left);
  let free = wilds;
  const sets: HerbSet[] = [];
  for (;;) {
    const byNumber = [...letters].sort((a, b) => (left[b] ?? 0) - (left[a] ?? 0));
    const { size, used } = best(byNumber.map((letter) => left[letter] ?? 0), free);
    if (size === 0) return sets;
    const own = byNumber.slice(0, size - used);
    for (const letter of own) left[letter] = (left[letter] ?? 0) - 1;
    free -= used;
    sets.push({ herbs: [...own].sort(), wild: letters.filter((letter) => !own.includes(letter)).slice(0, used), points: value(size) });
  }
}

/**
 * The best way to spend symbols on concoctions (NOC-8.7): the most points and, if these are equal, the most cards completed. Null if
 * fewer than `least` cards can be completed.
 */
export function brew(box: Box, supply: Symbols, cards: readonly string[], least = 0): Brewed[] | null {
  const recipes = cards.map((id) => entry(box.concoction, id));
  const worth = recipes.map((recipe) => Math.max(recipe.points1, recipe.points2 ?? 0));
  const order = cards.map((_, index) => index).sort((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0));
  /** What the cards from a place on add at most, points before completed cards. */
  const still: number[] = [0];
  for (const index of [...order].reverse()) still.unshift((still[0] ?? 0) + ahead(worth[index] ?? 0, 1));

  let best = { points: -1, complete: 0, levels: cards.map(() => 0) };
  const levels = cards.map(() => 0);
  const left = { ...supply };

  const spend = (place: number, points: number, complete: number): void => {
    const better = points > best.points || (points === best.points && complete > best.complete);
    if (complete >= least && better) best = { points, complete, levels: [...levels] };
    const index = order[place];
    if (index === undefined || ahead(points, complete) + (still[place] ?? 0) <= ahead(best.points, best.complete)) return;
    const recipe = recipes[index] as (typeof recipes)[number];
    const tries = [{ level: 1, gain: recipe.points1, done: recipe.points2 ? 0 : 1 }];
    if (recipe.points2) tries.unshift({ level: 2, gain: recipe.points2, done: 1 });
    for (const { level, gain, done } of tries) {
      const wanted = spentOn(recipe, level);
      for (const symbol of wanted) left[symbol] -= 1;
      if (wanted.every((symbol) => left[symbol] >= 0)) {
        levels[index] = level;
        spend(place + 1, points + gain, complete + done);
        levels[index] = 0;
      }
      for (const symbol of wanted) left[symbol] += 1;
    }
    spend(place + 1, points, complete);
  };
  spend(0, 0, 0);

  if (best.points < 0) return null;
  return cards.map((id, index) => {
    const recipe = recipes[index] as (typeof recipes)[number];
    const level = best.levels[index] ?? 0;
    const points = level === 2 ? (recipe.points2 ?? 0) : level === 1 ? recipe.points1 : 0;
    return { id, levels: level, points, spent: spentOn(recipe, level) };
  });
}

function ahead(points: number, complete: number): number {
  return points * 64 + complete;
}

function pointsOf(brews: readonly Brewed[]): number {
  return brews.reduce((sum, one) => sum + one.points, 0);
}

/** How a player whose other rows have these points spends symbols: so that the scenario is completed, if possible (NOC-8.7). */
function brewFor(box: Box, supply: Symbols, { concoctions, asked }: Holding, others: number): Brewed[] {
  const wanted = asked && brew(box, supply, concoctions, asked.complete);
  return wanted && others + pointsOf(wanted) >= asked.total ? wanted : (brew(box, supply, concoctions) as Brewed[]);
}

function spentOn(recipe: Box['concoction'][string], levels: number): SymbolKind[] {
  return [...(levels >= 1 ? recipe.level1 : []), ...(levels === 2 ? (recipe.level2 ?? []) : [])];
}

/**
 * The best and the lowest possible rank by eggs, from 0, and who has equally many: in the family game they share it; otherwise Sprite
 * order decides (NOC-8.5, 11.2). The ranks differ as long as that order has not been said.
 */
function eggRank(box: Box, ended: Ended, player: number): { best: number; rank: number; tied: number[] } {
  const numbers = ended.players.map((one) => eggsOf(box, one));
  const mine = numbers[player] ?? 0;
  const tied = numbers.flatMap((number, other) => (other !== player && number === mine ? [other] : []));
  const ahead = numbers.filter((number) => number > mine).length;
  if (ended.family) return { best: ahead, rank: ahead, tied };
  const mineOrder = spriteOrder(ended, player);
  const best = ahead + tied.filter((other) => spriteOrder(ended, other) < mineOrder).length;
  return { best, rank: best + tied.filter((other) => spriteOrder(ended, other) === mineOrder).length, tied };
}

/** The score sheet of a player (chapter 8) with its explanation. */
export function account(box: Box, ended: Ended, player: number): Account {
  const { scoring: points } = box;
  const holding = ended.players[player] as Holding;
  const rows = Object.fromEntries(SCORE_ROWS.map((row) => [row, 0])) as Rows;
  const numbers = { feather: 0, tripti: 0, duode: 0, egg: 0 };
  const herbs: Record<string, number> = { A: 0, B: 0, C: 0, D: 0, E: 0 };
  let wilds = 0;
  let printed = 0;
  for (const [id, count] of scoring(holding)) {
    const tile = entry(box.tile, id);
    if (tile.kind === 'skull') rows.skulls += count * (tile.points ?? 0);
    else if (tile.kind === 'feather') numbers.feather += count;
    else if (tile.kind === 'mushroom') numbers[tile.species === 'tripti-fungilus' ? 'tripti' : 'duode'] += count;
    else if (tile.kind === 'egg') numbers.egg += count;
    else if (tile.kind === 'chest') rows.chests += count * points.chest;
    else if (tile.kind === 'herb') {
      printed += count * (tile.points ?? 0);
      if (tile.herb === 'wild') wilds += count;
      else if (tile.herb) herbs[tile.herb] = (herbs[tile.herb] ?? 0) + count;
    }
  }
  rows.feathers = setPoints(points.feathers, numbers.feather);
  rows.mushrooms = setPoints(points['tripti-fungilus'], numbers.tripti) + setPoints(points['duode-dax'], numbers.duode);
  const sets = herbSets(box, herbs, wilds);
  rows.herbs = printed + sets.reduce((sum, set) => sum + set.points, 0);

  const { best, rank, tied } = eggRank(box, ended, player);
  const largest = Object.entries(points.solo_eggs_each).length;
  const worth = (at: number): number => (ended.players.length === 1 ? points.solo_eggs_each[Math.min(numbers.egg, largest)] : points.eggs_by_rank[at]) ?? 0;
  const each = worth(rank);
  rows.eggs = numbers.egg * each;

  rows.twilight = points.twilight_goal * ended.twilight.filter((winner) => winner === player).length;
  rows.moonlight = ended.moonlight.reduce((sum, id, index) => sum + (entry(box.goal, id).points ?? 0) * (holding.moonlight[index] ?? 0), 0);
  rows.tokens = points.leftover_token * holding.tokens;
  rows.ability = holding.ability ? points.unused_ability : 0;
  const mirrors = Object.entries(holding.tiles).reduce((sum, [id, count]) => sum + (entry(box.tile, id).kind === 'mirror' ? count : 0), 0);
  const gems = ended.gems ? mirrors - holding.mirrors.filter((copied) => copied !== null).length : 0;
  rows.gems = gems * points.gem;
  const others = SCORE_ROWS.reduce((sum, row) => sum + rows[row], 0);
  const all = symbolsOf(box, holding);
  const brews = brewFor(box, all, holding, others);
  const left = { ...all };
  for (const one of brews) for (const symbol of one.spent) left[symbol] -= 1;
  rows.concoctions = pointsOf(brews);
  rows.total = others + rows.concoctions;

  const alone = [...Object.entries(herbs), ['wild', wilds] as const].map(([letter, count]) => ({
    letter,
    count: count - sets.reduce((sum, set) => sum + (letter === 'wild' ? set.wild.length : set.herbs.filter((one) => one === letter).length), 0),
  }));
  return {
    rows,
    feathers: numbers.feather,
    mushrooms: { tripti: numbers.tripti, duode: numbers.duode },
    herbs: { printed, sets, alone: alone.filter(({ count }) => count > 0) },
    eggs: { number: numbers.egg, rank, each, most: numbers.egg > 0 ? worth(best) : each, tied: numbers.egg > 0 ? tied : [] },
    brews,
    symbols: { all, left },
    gems,
  };
}

export function accounts(box: Box, ended: Ended): Account[] {
  return ended.players.map((_, player) => account(box, ended, player));
}

/** The players from first to last (NOC-7.4); those with equal totals share a place in the family game (NOC-11.3), or until their tie is settled. */
export function ranking(ended: Ended, totals: readonly number[]): number[][] {
  const ahead = (a: number, b: number): number =>
    (totals[b] ?? 0) - (totals[a] ?? 0) || (ended.family ? 0 : spriteOrder(ended, a) - spriteOrder(ended, b));
  const players = [...totals.keys()].sort(ahead);
  return players.flatMap((one, at) => (at > 0 && ahead(players[at - 1] as number, one) === 0 ? [] : [players.filter((other) => ahead(one, other) === 0)]));
}

/** What decided between the players with the highest total; `open`: the winner depends on a tie that is not settled. */
export function decidedBy(ended: Ended, found: readonly Account[]): 'points' | 'sprite' | 'opener' | 'shared' | 'alone' | 'open' {
  const totals = found.map(({ rows }) => rows.total);
  if (totals.length === 1) return 'alone';
  const most = found.map(({ rows, eggs }) => rows.total + eggs.number * (eggs.most - eggs.each));
  const best = Math.max(...totals);
  const first = [...totals.keys()].filter((player) => (most[player] ?? 0) >= best);
  if (first.some((player) => most[player] !== totals[player])) return 'open';
  if (first.length === 1) return 'points';
  if (ended.family) return 'shared';
  if ((ranking(ended, totals)[0]?.length ?? 0) > 1) return 'open';
  return first.some((player) => ended.sprite.includes(player)) ? 'sprite' : 'opener';
}

/** The kinds of symbols with a count, in the order of the game. */
export function listed(symbols: Symbols): SymbolKind[] {
  return SYMBOLS.filter((symbol) => symbols[symbol] > 0);
}
