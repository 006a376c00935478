/** What this browser remembers: who plays here, language, looks, each game's last table, hints already read. */

export const LANGUAGES = ['en', 'pl', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
/** The name of each language in that language. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', pl: 'Polski', de: 'Deutsch' };

/** How fast a table tells the events of a game. */
export const SPEEDS = ['slow', 'normal', 'fast', 'once'] as const;
export type Speed = (typeof SPEEDS)[number];

export interface SeatChoice {
  /** The reader (`me`), somebody else on this screen (`screen`), or the name of a bot. */
  kind: string;
  name: string;
}

/** A time control as the server expects it. */
export interface ChosenTiming {
  pace: 'live' | 'relaxed' | 'correspondence';
  seconds: number;
  increment: number;
  zero: 'bot' | 'resign' | 'nothing';
}

/** A component edition of the player, as chosen for a table. */
export interface EditionSetup {
  id: string;
  name: string;
}

/** How a table is set up: who sits there, options that only the game itself understands, and the components; without an edition the built-in ones. */
export interface TableSetup {
  seats: SeatChoice[];
  options: unknown;
  edition?: EditionSetup;
  /** The time control; only for tables with a seat left open. */
  timing?: ChosenTiming;
  /** Whether the game changes the ratings of its players, where it can (`ratable`). */
  rated?: boolean;
}

export interface Settings {
  /** The name in the profile of this browser; empty without a profile. */
  name: string;
  /** The name last given to others, with or without a profile. */
  nickname: string;
  language: Language;
  /** The theme; until one is chosen, that of the system. */
  theme: 'system' | 'night' | 'light';
  motion: boolean;
  speed: Speed;
  sounds: boolean;
  ambience: boolean;
  /** Whether the first tap on a touch screen already makes a move. */
  oneTap: boolean;
  hints: boolean;
  /** Ids of the hints that the reader has read. */
  hintsRead: string[];
  /** The game last played or chosen. */
  game: string | null;
  /** The last table of each game. */
  setups: Record<string, TableSetup>;
  /** Finished courses as `GAME/COURSE`, and the last table of each course that was begun. */
  learned: string[];
  courses: Record<string, string>;
}

export const STORAGE_KEY = 'noctuary';

/** The first preferred language of the browser that we support. */
export function guessLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const base = tag.toLowerCase().split('-')[0];
    const known = LANGUAGES.find((language) => language === base);
    if (known) return known;
  }
  return 'en';
}

/** Settings from their stored text; whatever is missing or damaged has its default. */
export function readSettings(stored: string | null, preferred: readonly string[]): Settings {
  const settings: Settings = {
    name: '',
    nickname: '',
    language: guessLanguage(preferred),
    theme: 'system',
    motion: true,
    speed: 'normal',
    sounds: false,
    ambience: false,
    oneTap: false,
    hints: true,
    hintsRead: [],
    game: null,
    setups: {},
    learned: [],
    courses: {},
  };
  let known: Partial<Settings>;
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}');
    known = isObject(parsed) ? parsed : {};
  } catch {
    return settings;
  }
  if (typeof known.name === 'string') settings.name = known.name;
  if (typeof known.nickname === 'string') settings.nickname = known.nickname;
  if (LANGUAGES.some((language) => language === known.language)) settings.language = known.language as Language;
  if (known.theme === 'light' || known.theme === 'night') settings.theme = known.theme;
  if (known.motion === false) settings.motion = false;
  settings.speed = SPEEDS.find((speed) => speed === known.speed) ?? settings.speed;
  settings.sounds = known.sounds === true;
  settings.ambience = known.ambience === true;
  settings.oneTap = known.oneTap === true;
  if (known.hints === false) settings.hints = false;
  if (Array.isArray(known.hintsRead)) settings.hintsRead = known.hintsRead.filter((hint) => typeof hint === 'string');
  if (Array.isArray(known.learned)) settings.learned = known.learned.filter((course) => typeof course === 'string');
  if (isObject(known.courses)) {
    for (const [course, id] of Object.entries(known.courses)) if (typeof id === 'string') settings.courses[course] = id;
  }
  if (typeof known.game === 'string') settings.game = known.game;
  if (isObject(known.setups)) {
    for (const [game, setup] of Object.entries(known.setups)) if (isSetup(setup)) settings.setups[game] = setup;
  }
  return settings;
}

/** What two tabs have together: the settings that this one has changed since they were last the same (`known`), and the others of the other. */
export function mergeSettings(known: Settings, mine: Settings, theirs: Settings): Settings {
  return { ...theirs, ...changedSettings(known, mine) };
}

/** The settings in `after` that are others than in `before`. */
export function changedSettings(before: Settings, after: Settings): Partial<Settings> {
  return Object.fromEntries(Object.entries(after).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key as keyof Settings])));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSetup(setup: unknown): setup is TableSetup {
  return (
    isObject(setup) &&
    Array.isArray(setup.seats) &&
    setup.seats.every((seat) => isObject(seat) && typeof seat.kind === 'string' && typeof seat.name === 'string') &&
    (setup.timing === undefined || isTiming(setup.timing)) &&
    (setup.edition === undefined || (isObject(setup.edition) && typeof setup.edition.id === 'string' && typeof setup.edition.name === 'string'))
  );
}

function isTiming(value: unknown): boolean {
  return isObject(value) && ['live', 'relaxed', 'correspondence'].includes(String(value.pace)) && Number.isInteger(value.seconds) && Number.isInteger(value.increment) && ['bot', 'resign', 'nothing'].includes(String(value.zero));
}
