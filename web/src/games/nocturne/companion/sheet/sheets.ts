import type { Edition } from '../../../../app/protocol';
import type { Ended, Holding } from '../rules/score';
import { counts, isObject, number, numbers, text, texts } from '../storage';

export const MAX_PLAYERS = 4;
export const GOALS = 3;

export const MODES = ['standard', 'advanced', 'family'] as const;
export type Mode = (typeof MODES)[number];

/** The component edition of a sheet. */
export type EditionOfSheet = Pick<Edition, 'id' | 'name' | 'hash'>;

/** The entries of one player. */
export interface PlayerSheet {
  tiles: Record<string, number>;
  mirrors: (string | null)[];
  concoctions: string[];
  character: string | null;
  ability: boolean;
  /** The count of each moonlight goal. */
  moonlight: Record<string, number>;
  tokens: number;
}

/** A score sheet in the form in which it is kept. */
export interface Sheet {
  id: string;
  /** The time when it was made, in milliseconds since 1970. */
  made: number;
  changed: number;
  title: string;
  mode: Mode;
  gems: boolean;
  names: string[];
  players: PlayerSheet[];
  /** The goals in play and their winners. */
  twilight: { goal: string; winner: number | null }[];
  moonlight: string[];
  /** The players on the Sprite board, if asked for, by their leftmost tokens. */
  sprite: number[];
  opener: number;
  /** The entered control tokens of moonlight: players by the names of cells. */
  forest: Record<string, number>;
  edition: EditionOfSheet | null;
}

export function newPlayer(): PlayerSheet {
  return { tiles: {}, mirrors: [], concoctions: [], character: null, ability: false, moonlight: {}, tokens: 0 };
}

export function newSheet(id: string, now: number, names: readonly string[]): Sheet {
  return {
    id,
    made: now,
    changed: now,
    title: '',
    mode: 'standard',
    gems: false,
    names: [...names],
    players: names.map(newPlayer),
    twilight: [],
    moonlight: [],
    sprite: [],
    opener: 0,
    forest: {},
    edition: null,
  };
}

/** Removes the player at `index`; everything that refers to players is adjusted. */
export function removePlayer(sheet: Sheet, index: number): void {
  const moved = (player: number): number => (player > index ? player - 1 : player);
  sheet.players.splice(index, 1);
  sheet.sprite = sheet.sprite.filter((player) => player !== index).map(moved);
  sheet.opener = sheet.opener === index ? 0 : moved(sheet.opener);
  sheet.forest = Object.fromEntries(Object.entries(sheet.forest).flatMap(([cell, owner]) => (owner === index ? [] : [[cell, moved(owner)]])));
  for (const goal of sheet.twilight) goal.winner = goal.winner === null || goal.winner === index ? null : moved(goal.winner);
}

/** The number of mirrors of a player. */
export function mirrorsOf(player: PlayerSheet): number {
  return player.tiles.mirror ?? 0;
}

/** The tiles a mirror of this player may copy (NOC-7.2). */
export function copyable(player: PlayerSheet): string[] {
  return Object.keys(player.tiles).filter((id) => id !== 'mirror' && (player.tiles[id] ?? 0) > 0);
}

/** The tile that each mirror copies; tiles that the player no longer has are not copied. */
export function mirrored(player: PlayerSheet): (string | null)[] {
  const own = copyable(player);
  return Array.from({ length: mirrorsOf(player) }, (_, index) => {
    const copied = player.mirrors[index] ?? null;
    return copied !== null && own.includes(copied) ? copied : null;
  });
}

/** The sheet in the form that the rules count: parts that the mode does not have are left out. */
export function ended(sheet: Sheet): Ended {
  const family = sheet.mode === 'family';
  const moonlight = family ? [] : sheet.moonlight;
  return {
    family,
    gems: sheet.gems && !family,
    twilight: family ? [] : sheet.twilight.map(({ winner }) => winner),
    moonlight,
    sprite: family ? [] : sheet.sprite,
    opener: sheet.opener,
    players: sheet.players.map(
      (player): Holding => ({
        tiles: player.tiles,
        mirrors: mirrored(player),
        concoctions: player.concoctions,
        character: player.character,
        ability: sheet.mode === 'advanced' && player.character !== null && player.ability,
        moonlight: moonlight.map((goal) => player.moonlight[goal] ?? 0),
        tokens: player.tokens,
      }),
    ),
  };
}

// Reading

export interface KeptSheets {
  sheets: Sheet[];
  /** Components of editions by hash and language, so that sheets can be counted without a network. */
  boxes: Record<string, unknown>;
}

export function readSheets(kept: unknown): KeptSheets | null {
  if (!isObject(kept) || !Array.isArray(kept.sheets)) return null;
  return { sheets: kept.sheets.flatMap((one) => readSheet(one) ?? []), boxes: isObject(kept.boxes) ? kept.boxes : {} };
}

function readSheet(kept: unknown): Sheet | null {
  if (!isObject(kept) || typeof kept.id !== 'string' || !Array.isArray(kept.players)) return null;
  const players = kept.players.slice(0, MAX_PLAYERS).map(readPlayer);
  if (players.length === 0) return null;
  const names = texts(kept.names);
  const player = (value: unknown): number | null => (typeof value === 'number' && value >= 0 && value < players.length ? value : null);
  return {
    id: kept.id,
    made: number(kept.made),
    changed: number(kept.changed),
    title: text(kept.title),
    mode: MODES.find((mode) => mode === kept.mode) ?? 'standard',
    gems: kept.gems === true,
    names: players.map((_, index) => names[index] ?? ''),
    players,
    twilight: Array.isArray(kept.twilight)
      ? kept.twilight.flatMap((one) => (isObject(one) && typeof one.goal === 'string' ? [{ goal: one.goal, winner: player(one.winner) }] : []))
      : [],
    moonlight: texts(kept.moonlight),
    sprite: numbers(kept.sprite).filter((one) => player(one) !== null),
    opener: player(kept.opener) ?? 0,
    forest: isObject(kept.forest)
      ? Object.fromEntries(Object.entries(kept.forest).flatMap(([cell, owner]) => (player(owner) === null ? [] : [[cell, owner as number]])))
      : {},
    edition: isObject(kept.edition) ? { id: text(kept.edition.id), name: text(kept.edition.name), hash: text(kept.edition.hash) } : null,
  };
}

function readPlayer(kept: unknown): PlayerSheet {
  if (!isObject(kept)) return newPlayer();
  return {
    tiles: counts(kept.tiles),
    mirrors: Array.isArray(kept.mirrors) ? kept.mirrors.map((one) => (typeof one === 'string' ? one : null)) : [],
    concoctions: texts(kept.concoctions),
    character: typeof kept.character === 'string' ? kept.character : null,
    ability: kept.ability === true,
    moonlight: counts(kept.moonlight),
    tokens: number(kept.tokens),
  };
}
