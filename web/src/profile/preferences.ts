import type { KeptProfile } from '../server/protocol';
import { LANGUAGES, THEMES, type Settings } from '../app/settings';

/** The part of a profile that describes the player, as the server keeps it. */
export type Described = Pick<KeptProfile, 'name' | 'language' | 'preferences'>;

/** The beginning of the preferences that name the player's own box of a game. */
const BOX = 'box-';

/** The settings that belong to the player, not to this browser. */
export function described(settings: Settings): Described {
  const { name, language, theme, motion, oneTap, hints } = settings;
  const boxes = Object.entries(settings.boxes).map(([game, box]) => [BOX + game, `${box.id} ${box.hash} ${box.name}`]);
  return { name, language, preferences: { theme, motion, oneTap, hints, ...Object.fromEntries(boxes) } };
}

/** Whether both are equal, regardless of preferences that only other clients know. */
export function same(one: Described, other: Described): boolean {
  const keys = Object.keys(one.preferences);
  return one.name === other.name && one.language === other.language && keys.every((key) => one.preferences[key] === other.preferences[key]);
}

/** Gives this browser the name, language and preferences of a profile. */
export function adopt(settings: Settings, profile: Described): void {
  rename(settings, profile.name);
  const language = LANGUAGES.find((one) => one === profile.language);
  if (language) settings.language = language;
  const { motion, oneTap, hints } = profile.preferences;
  const theme = THEMES.find((one) => one === profile.preferences.theme);
  if (theme) settings.theme = theme;
  if (typeof motion === 'boolean') settings.motion = motion;
  if (typeof oneTap === 'boolean') settings.oneTap = oneTap;
  if (typeof hints === 'boolean') settings.hints = hints;
  for (const [key, value] of Object.entries(profile.preferences)) {
    const [, id, hash, named] = /^(\w*) (\w*) (.*)$/.exec(String(value)) ?? [];
    if (key.startsWith(BOX) && id !== undefined && hash !== undefined) settings.boxes[key.slice(BOX.length)] = { id, hash, name: named ?? '' };
  }
}

/** Renames the player, also in remembered setups where they had the same name. `unnamed`: default names. */
export function rename(settings: Settings, name: string, unnamed: readonly string[] = []): void {
  for (const { seats } of Object.values(settings.setups)) {
    const mine = seats.find((seat) => seat.kind === 'me');
    if (mine && (mine.name === settings.name || unnamed.includes(mine.name))) mine.name = name;
  }
  settings.name = name;
}
