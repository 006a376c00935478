/** What this browser remembers: language, looks, the last table's settings, hints already read. */

export const LANGUAGES = ['en', 'pl', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface SeatSetup {
  kind: 'me' | 'screen' | 'random' | 'greedy';
  name: string;
}

export interface TableSetup {
  players: number;
  mode: 'standard' | 'advanced';
  characters: 'dealt' | 'chosen';
  seats: SeatSetup[];
}

export interface Settings {
  language: Language;
  theme: 'night' | 'light';
  motion: boolean;
  hints: boolean;
  hintsRead: string[];
  /** Null until a first table was made. */
  setup: TableSetup | null;
}

export const STORAGE_KEY = 'noctuary';

/** The first language of the browser that we have. */
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
    language: guessLanguage(preferred),
    theme: 'night',
    motion: true,
    hints: true,
    hintsRead: [],
    setup: null,
  };
  let known: Partial<Settings>;
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}');
    known = typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return settings;
  }
  if (LANGUAGES.some((language) => language === known.language)) settings.language = known.language as Language;
  if (known.theme === 'light') settings.theme = 'light';
  if (known.motion === false) settings.motion = false;
  if (known.hints === false) settings.hints = false;
  if (Array.isArray(known.hintsRead)) settings.hintsRead = known.hintsRead.filter((hint) => typeof hint === 'string');
  if (isSetup(known.setup)) settings.setup = known.setup;
  return settings;
}

function isSetup(setup: unknown): setup is TableSetup {
  if (typeof setup !== 'object' || setup === null) return false;
  const { players, mode, characters, seats } = setup as Partial<TableSetup>;
  return (
    typeof players === 'number' &&
    (mode === 'standard' || mode === 'advanced') &&
    (characters === 'dealt' || characters === 'chosen') &&
    Array.isArray(seats) &&
    seats.length === players &&
    players >= 2 &&
    players <= 4 &&
    seats.every((seat) => ['me', 'screen', 'random', 'greedy'].includes(seat.kind) && typeof seat.name === 'string')
  );
}
