/** Checks of kept values: nothing that comes out of storage is trusted. */

import { DRAFTS, EDITIONS, PAIRS } from '../setup';
import { FATES, type Archives, type Drafting } from './rules/draft';
import { KINDS, type Wounds } from './rules/wounds';
import type { Count, Dealing, DealOptions, Deals, Series, SeriesBook } from './storage.svelte';

type Doubtful<T> = { [Key in keyof T]?: unknown };

const MAX_PLAYERS = 5;

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList<T>(value: unknown, is: (one: unknown) => one is T): value is T[] {
  return Array.isArray(value) && value.every(is);
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isTruth = (value: unknown): value is boolean => typeof value === 'boolean';
const isTexts = (value: unknown): value is string[] => isList(value, isText);
const isNumber = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
const isNumbers = (value: unknown): value is number[] => isList(value, isNumber);

function isDifferent(things: readonly string[]): boolean {
  return new Set(things).size === things.length;
}

/** Whether a value is a list of names for two to five players. */
export function isNames(value: unknown): value is string[] {
  return isTexts(value) && value.length >= 2 && value.length <= MAX_PLAYERS;
}

function isSeat(value: unknown, players: number): value is number {
  return isNumber(value) && value < players;
}

function isOptions(value: unknown): value is DealOptions {
  if (!isObject(value)) return false;
  const { draft, secret, promos, edition, pairs, first }: Doubtful<DealOptions> = value;
  return (
    (draft === null || DRAFTS.some((one) => one === draft)) &&
    isTruth(secret) &&
    isTruth(promos) &&
    EDITIONS.some((one) => one === edition) &&
    (pairs === null || (isNumbers(pairs) && pairs.every((pair) => PAIRS.some((one) => one === pair)))) &&
    (first === null || isSeat(first, MAX_PLAYERS))
  );
}

function isDrafting(value: unknown, players: number): value is Drafting {
  if (!isObject(value)) return false;
  const { draft, offers, picks, undealt, open }: Doubtful<Drafting> = value;
  return (
    isText(draft) &&
    draft in FATES &&
    isList(offers, isTexts) &&
    isList(picks, isTexts) &&
    offers.length === players &&
    picks.length === players &&
    picks.every((made) => made.length <= FATES[draft as Drafting['draft']].length) &&
    isTexts(undealt) &&
    isTexts(open) &&
    isDifferent([...offers.flat(), ...picks.flat(), ...undealt, ...open])
  );
}

function isArchives(value: unknown, players: number): value is Archives {
  if (!isObject(value)) return false;
  const { commons, private: own }: Doubtful<Archives> = value;
  return isTexts(commons) && isList(own, isTexts) && own.length === players && isDifferent([...commons, ...own.flat()]);
}

function isDealing(value: unknown): value is Dealing {
  if (!isObject(value)) return false;
  const { names, secret, first, drafting, before, archives }: Doubtful<Dealing> = value;
  return (
    isNames(names) &&
    isTruth(secret) &&
    isSeat(first, names.length) &&
    (drafting === null || isDrafting(drafting, names.length)) &&
    (before === null || isDrafting(before, names.length)) &&
    (archives === null || isArchives(archives, names.length)) &&
    (drafting === null) !== (archives === null)
  );
}

export function readDeals(kept: unknown): Deals | null {
  if (!isObject(kept)) return null;
  const { names, options, dealing }: Doubtful<Deals> = kept;
  return isNames(names) && isOptions(options) && (dealing === null || isDealing(dealing)) ? { names, options, dealing } : null;
}

function isWounds(value: unknown): value is Wounds {
  return isObject(value) && KINDS.every((kind) => isNumber(value[kind]));
}

export function readCount(kept: unknown): Count | null {
  if (!isObject(kept)) return null;
  const { names, first, byKind, wounds, totals }: Doubtful<Count> = kept;
  if (!isNames(names) || !isSeat(first, names.length) || !isTruth(byKind)) return null;
  if (!isList(wounds, isWounds) || !isNumbers(totals) || wounds.length !== names.length || totals.length !== names.length) return null;
  return { names, first, byKind, wounds, totals };
}

function isSeries(value: unknown): value is Series {
  if (!isObject(value)) return false;
  const { id, begun, names, first, games }: Doubtful<Series> = value;
  return (
    isText(id) &&
    isText(begun) &&
    !Number.isNaN(Date.parse(begun)) &&
    isNames(names) &&
    isSeat(first, names.length) &&
    isList(games, isNumbers) &&
    games.every((game) => game.length === names.length)
  );
}

export function readSeries(kept: unknown): SeriesBook | null {
  if (!isObject(kept)) return null;
  const { current, past }: Doubtful<SeriesBook> = kept;
  return (current === null || isSeries(current)) && isList(past, isSeries) && isDifferent(past.map(({ id }) => id)) ? { current, past } : null;
}
