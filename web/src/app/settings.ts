/** What this browser remembers: who plays here, language, looks, each game's last table, hints already read. */

import { anything, count, entries, form, list, oneOf, or, some, text, truth, type Read } from './forms';
import { parsed } from './storage';

export const LANGUAGES = ['en', 'pl', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
/** The name of each language in that language. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', pl: 'Polski', de: 'Deutsch' };

/** `auto`: as in the system. In earlier versions, `system` only meant that nothing had been chosen. */
export const THEMES = ['night', 'light', 'auto'] as const;

/** How fast a table tells the events of a game. */
export const SPEEDS = ['slow', 'normal', 'fast', 'once'] as const;
export type Speed = (typeof SPEEDS)[number];

const readEdition = form({ id: text, name: text });
/** `hash` as in the edition; an empty `id`: the built-in facts. */
const readBox = form({ id: text, name: text, hash: text });

/** A time control as the server expects it. */
const readTiming = form({ pace: oneOf(['live', 'relaxed', 'correspondence']), seconds: count, increment: count, zero: oneOf(['bot', 'resign', 'nothing']) });

/** How a table is set up: who sits there, options that only the game itself understands, and the components; without an edition the built-in ones. */
const readSetup = form(
  {
    /** `kind`: the reader (`me`), somebody else on this screen (`screen`), or the name of a bot. */
    seats: list(form({ kind: text, name: text })),
    options: or(anything, null),
  },
  {
    edition: readEdition,
    /** The time control; only for tables with a seat left open. */
    timing: readTiming,
    /** Whether the game changes the ratings of its players, where it can (`ratable`). */
    rated: truth,
  },
);

/** Whatever is missing or damaged has its default. */
function formOf(language: Language) {
  return form({
    /** The name in the profile of this browser; empty without a profile. */
    name: or(text, ''),
    /** The name last shown to others, with or without a profile. */
    nickname: or(text, ''),
    language: or(oneOf(LANGUAGES), language),
    theme: or(oneOf(THEMES), 'night'),
    motion: or(truth, true),
    speed: or(oneOf(SPEEDS), 'normal'),
    sounds: or(truth, false),
    ambience: or(truth, false),
    /** Whether the first tap on a touch screen already makes a move. */
    oneTap: or(truth, false),
    hints: or(truth, true),
    /** Ids of the hints that the reader has read. */
    hintsRead: some(text),
    /** The game last played or chosen. */
    game: or(text, null),
    /** The last table of each game. */
    setups: entries(readSetup),
    /** The edition of the reader's own box of each game: wherever a game begins, it is the default. */
    boxes: entries(readBox),
    /** Finished courses as `GAME/COURSE`, and the last table of each course that was begun. */
    learned: some(text),
    courses: entries(text),
  });
}

/** A component edition of the player, as chosen for a table. */
export type EditionSetup = Read<typeof readEdition>;
export type ChosenTiming = Read<typeof readTiming>;
export type TableSetup = Read<typeof readSetup>;
export type SeatChoice = TableSetup['seats'][number];
export type Settings = Read<ReturnType<typeof formOf>>;

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

/** Settings from their stored text. */
export function readSettings(stored: string | null, preferred: readonly string[]): Settings {
  const read = formOf(guessLanguage(preferred));
  return (read(parsed(stored)) ?? read({})) as Settings;
}

/** The settings of two tabs merged: those that this tab has changed since both had the same (`known`), and the rest from the other. */
export function mergeSettings(known: Settings, mine: Settings, theirs: Settings): Settings {
  return { ...theirs, ...changedSettings(known, mine) };
}

/** The settings that differ from those in `before`. */
export function changedSettings(before: Settings, after: Settings): Partial<Settings> {
  return Object.fromEntries(Object.entries(after).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key as keyof Settings])));
}
