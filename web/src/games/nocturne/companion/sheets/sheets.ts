import { anything, count, either, entries, form, oneOf, or, some, text, truth, where, type Read, type Reader } from '../../../../app/forms';
import type { Library, NocturneComponents } from '../../box/library';
import { MAX_CONCOCTIONS, readCard } from '../cards/cards';
import type { Account, Ended, Holding } from '../rules/score';

export const MAX_PLAYERS = 4;
export const GOALS = 3;
/** The version of the form in which sheets are kept. */
export const VERSION = 3;

export const MODES = ['standard', 'advanced', 'family'] as const;
export type Mode = (typeof MODES)[number];

/** The component edition of a sheet. */
export const readEdition = form({ id: text, name: text, hash: text });

const counts = entries(where(count, (number) => number > 0 && number < 100));
const different = (kept: unknown): string[] => [...new Set(some(text)(kept))];

/** The entries of one player. */
const readPlayer = form({
  tiles: counts,
  mirrors: some(or(text, null)),
  concoctions: (kept) => different(kept).slice(0, MAX_CONCOCTIONS),
  /** The number of the scenario that the player plays; 0: none. */
  scenario: or(count, 0),
  /** The aims met that the sheet cannot know. */
  ticked: some(text),
  character: or(text, null),
  ability: or(truth, false),
  /** The count of each moonlight goal. */
  moonlight: counts,
  tokens: or(count, 0),
});

/** A score sheet in the form in which it is kept; missing parts are those of a new sheet. */
const readForm = form({
  id: text,
  /** The version that wrote it. */
  form: or(count, 0),
  /** The time when it was made, in milliseconds since 1970. */
  made: or(count, 0),
  title: or(text, ''),
  /** Null: nobody has said; it counts as the standard game. */
  mode: or(oneOf(MODES), null),
  gems: or(truth, false),
  names: some(text),
  players: some((player) => readPlayer(player) ?? newPlayer()),
  /** The goals in play and who has won them; null: nobody has said. */
  twilight: some(form({ goal: text, winner: or(either<number | 'nobody'>(count, oneOf(['nobody'])), null) })),
  moonlight: different,
  /** The players on the Sprite board, if asked for, by their leftmost tokens. */
  sprite: some(count),
  /** Who opened moonlight; null: nobody has said. */
  opener: or(count, null),
  /** The entered control tokens of moonlight: players by the names of cells. */
  forest: entries(count),
  edition: or(readEdition, null),
  /** The players' own cards, each in place of a reconstructed one. */
  cards: entries(readCard),
});

export type EditionOfSheet = Read<typeof readEdition>;
export type PlayerSheet = Read<typeof readPlayer>;
export type Sheet = Read<typeof readForm>;

/** What is shown of a sheet: its components, and its players by these names. */
export interface SheetProps {
  library: Library;
  sheet: Sheet;
  names: readonly string[];
}

/** What is shown of one player of a sheet. */
export interface PlayerProps extends SheetProps {
  index: number;
  account: Account;
}

/** A sheet that mentions only players whom it has. Before version 3 it was the standard game unless somebody said otherwise: that is asked again. */
export const readSheet: Reader<Sheet> = (kept) => {
  const found = readForm(kept);
  if (!found || found.players.length === 0) return undefined;
  const players = found.players.slice(0, MAX_PLAYERS);
  const is = (player: number | null): player is number => player !== null && player < players.length;
  return {
    ...found,
    form: VERSION,
    mode: found.form < VERSION && found.mode === 'standard' ? null : found.mode,
    names: players.map((_, index) => found.names[index] ?? ''),
    players,
    twilight: found.twilight.filter(({ goal }, at) => found.twilight.findIndex((one) => one.goal === goal) === at).map(({ goal, winner }) => ({ goal, winner: winner === 'nobody' || is(winner) ? winner : null })),
    sprite: found.sprite.filter(is),
    opener: is(found.opener) ? found.opener : null,
    forest: Object.fromEntries(Object.entries(found.forest).filter(([, owner]) => is(owner))),
  };
};

const readKept = form({
  sheets: (kept) => (Array.isArray(kept) ? some(readSheet)(kept) : undefined),
  /** Components of editions by hash and language, so that sheets can be counted without a network. */
  boxes: entries(anything),
});

/** Reads the kept sheets. Version 1 had the first player open moonlight unless somebody said otherwise: that is asked again, too. */
export const readSheets = (kept: unknown, version = VERSION): Read<typeof readKept> | undefined => {
  const found = readKept(kept);
  if (version < 2) for (const sheet of found?.sheets ?? []) sheet.opener ||= null;
  return found;
};

export function newPlayer(): PlayerSheet {
  return readPlayer({}) as PlayerSheet;
}

export function newSheet(id: string, now: number, names: readonly string[]): Sheet {
  return readSheet({ id, form: VERSION, made: now, names, players: names.map(newPlayer) }) as Sheet;
}

/** Removes the player at `index`; everything that refers to players is adjusted. */
export function removePlayer(sheet: Sheet, index: number): void {
  const moved = (player: number): number => (player > index ? player - 1 : player);
  sheet.players.splice(index, 1);
  sheet.sprite = sheet.sprite.filter((player) => player !== index).map(moved);
  sheet.opener = sheet.opener === null || sheet.opener === index ? null : moved(sheet.opener);
  sheet.forest = Object.fromEntries(Object.entries(sheet.forest).flatMap(([cell, owner]) => (owner === index ? [] : [[cell, moved(owner)]])));
  for (const goal of sheet.twilight) if (typeof goal.winner === 'number') goal.winner = goal.winner === index ? null : moved(goal.winner);
}

/** The tiles a mirror of this player may copy (NOC-7.2). */
export function copyable(player: PlayerSheet): string[] {
  return Object.keys(player.tiles).filter((id) => id !== 'mirror' && (player.tiles[id] ?? 0) > 0);
}

/** The tile that each mirror copies; tiles that the player no longer has are not copied. */
export function mirrored(player: PlayerSheet): (string | null)[] {
  const own = copyable(player);
  return Array.from({ length: player.tiles.mirror ?? 0 }, (_, index) => {
    const copied = player.mirrors[index] ?? null;
    return copied !== null && own.includes(copied) ? copied : null;
  });
}

/** The scenarios that ask for complete concoctions, for which symbols are spent differently (NOC-8.7). */
export function asking(scenarios: NocturneComponents['scenario']): { number: number; complete: number; total: number }[] {
  return Object.values(scenarios).flatMap(({ number, points, aims }) => {
    const complete = aims.flatMap((aim) => /^concoctions_complete>=(\d+)$/.exec(aim)?.[1] ?? []);
    return complete.map((asked) => ({ number, complete: Number(asked), total: points }));
  });
}

/** The sheet in the form that the rules count: parts that the mode does not have are left out. */
export function ended(sheet: Sheet, scenarios: NocturneComponents['scenario'] = {}): Ended {
  const family = sheet.mode === 'family';
  const moonlight = family ? [] : sheet.moonlight;
  return {
    family,
    gems: sheet.gems && !family,
    twilight: family ? [] : sheet.twilight.map(({ winner }) => (winner === 'nobody' ? null : winner)),
    moonlight,
    sprite: family ? [] : sheet.sprite,
    opener: sheet.opener,
    players: sheet.players.map(
      (player): Holding => ({
        tiles: player.tiles,
        mirrors: mirrored(player),
        concoctions: player.concoctions,
        asked: family || sheet.gems ? undefined : asking(scenarios).find(({ number }) => number === player.scenario),
        character: player.character,
        ability: sheet.mode === 'advanced' && player.character !== null && player.ability,
        moonlight: moonlight.map((goal) => player.moonlight[goal] ?? 0),
        tokens: player.tokens,
      }),
    ),
  };
}
