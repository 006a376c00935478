/** Options of a new table of Nocturne (chapters 1 and 10 to 12 of its rulebook). */

/** The modes for two to four players; one player plays the solo game. */
export const TABLE_MODES = ['standard', 'advanced', 'family'] as const;
export type TableMode = (typeof TABLE_MODES)[number];
export const MODES = [...TABLE_MODES, 'solo'] as const;
export type Mode = (typeof MODES)[number];

export const SIDES = ['A', 'B'] as const;
export type Side = (typeof SIDES)[number];

export const CHARACTERS = ['dealt', 'chosen'] as const;
export type Characters = (typeof CHARACTERS)[number];

export const MODIFICATIONS = ['twisted-trees', 'double-competition', 'ready-to-brew', 'chest-hunt', 'precious-gems'] as const;
export type ModificationName = (typeof MODIFICATIONS)[number];

/**
 * The choices in the form. A choice that another one rules out is kept, so that it is there again when the other one changes; the
 * functions below say what is played.
 */
export interface Options {
  mode: TableMode;
  /** The side of the character in a solo game; on side B it may use its ability. */
  side: Side;
  characters: Characters;
  modifications: ModificationName[];
  /** Whether the family game has Runestones and concoctions. */
  runes: boolean;
  /** The number of a scenario; 0: none. */
  scenario: number;
  /** The number of the seat that takes on the scenario, if other players take part. */
  challenger: number;
}

export function options(stored: unknown, players: number): Options {
  const known = (stored ?? {}) as Partial<Record<keyof Options, unknown>>;
  const modifications: unknown[] = Array.isArray(known.modifications) ? known.modifications : [];
  return {
    mode: TABLE_MODES.find((one) => one === known.mode) ?? 'standard',
    side: known.side === 'A' ? 'A' : 'B',
    characters: known.characters === 'chosen' ? 'chosen' : 'dealt',
    modifications: MODIFICATIONS.filter((one) => modifications.includes(one)),
    runes: known.runes !== false,
    scenario: whole(known.scenario) ?? 0,
    challenger: whole(known.challenger, players) ?? 1,
  };
}

/** `value` if it is a whole number from 1 to `last`. */
function whole(value: unknown, last = Infinity): number | undefined {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= last ? (value as number) : undefined;
}

/** The mode that is played: the solo game for one player (NOC-10.1), abilities in a scenario (NOC-12.1). */
export function modeOf({ mode, scenario }: Options, players: number): Mode {
  if (players === 1) return 'solo';
  return scenario ? 'advanced' : mode;
}

export function sideOf({ side, scenario }: Options): Side {
  return scenario ? 'B' : side;
}

/** How characters are given out: in a scenario the challenger's is fixed, and the other players' are dealt. */
export function charactersOf({ characters, scenario }: Options): Characters {
  return scenario ? 'dealt' : characters;
}

export function modificationsOf(options: Options, players: number): ModificationName[] {
  return whyUnmodified(options, players) ? [] : options.modifications;
}

/** Why a mode cannot be chosen; null if it can. */
export function whyNot(mode: Mode, { scenario }: Options, players: number): 'alone' | 'several' | 'scenario' | null {
  if (mode === 'solo') return players === 1 ? null : 'alone';
  if (players === 1) return 'several';
  return scenario && mode !== 'advanced' ? 'scenario' : null;
}

/** Why modified rules cannot be chosen (NOC-12.1, NOC-12.3); null if they can. */
export function whyUnmodified(options: Options, players: number): 'scenario' | 'family' | null {
  if (options.scenario) return 'scenario';
  return modeOf(options, players) === 'family' ? 'family' : null;
}

/** The options with a modified rule switched on or off. */
export function modified(options: Options, modification: ModificationName, on: boolean): ModificationName[] {
  return MODIFICATIONS.filter((one) => (one === modification ? on : options.modifications.includes(one)));
}

/** The options as the server expects them. */
export function body(options: Options, players: number): Record<string, unknown> {
  const mode = modeOf(options, players);
  const modifications = modificationsOf(options, players);
  return {
    mode,
    characters: charactersOf(options),
    ...(mode === 'solo' ? { advanced: sideOf(options) === 'B' } : {}),
    ...(mode === 'family' ? { runes: options.runes } : {}),
    ...(modifications.length > 0 ? { modifications } : {}),
    ...(options.scenario ? { scenario: options.scenario, challenger: `P${options.challenger}` } : {}),
  };
}
