import type { KeptProfile } from '../app/protocol';
import { LANGUAGES, type Settings } from '../app/settings';

/** What a profile says of its player, as the server keeps it. */
export type Described = Pick<KeptProfile, 'name' | 'language' | 'preferences'>;

/** The settings of this browser, as far as they belong to the player and not to the browser. */
export function described(settings: Settings): Described {
  const { name, language, theme, motion, oneTap, hints } = settings;
  return { name, language, preferences: { theme, motion, oneTap, hints } };
}

/** Is it all the same? Preferences that only another client knows do not matter. */
export function same(one: Described, other: Described): boolean {
  const keys = Object.keys(one.preferences);
  return one.name === other.name && one.language === other.language && keys.every((key) => one.preferences[key] === other.preferences[key]);
}

/** From now on this browser is that player's: name, language and preferences as the profile has them. */
export function adopt(settings: Settings, profile: Described): void {
  rename(settings, profile.name);
  const language = LANGUAGES.find((one) => one === profile.language);
  if (language) settings.language = language;
  const { theme, motion, oneTap, hints } = profile.preferences;
  if (theme === 'system' || theme === 'night' || theme === 'light') settings.theme = theme;
  if (typeof motion === 'boolean') settings.motion = motion;
  if (typeof oneTap === 'boolean') settings.oneTap = oneTap;
  if (typeof hints === 'boolean') settings.hints = hints;
}

/** The player is called so now, also at the tables remembered, unless they had another name there. `unnamed`: names of nobody. */
export function rename(settings: Settings, name: string, unnamed: readonly string[] = []): void {
  for (const { seats } of Object.values(settings.setups)) {
    const mine = seats.find((seat) => seat.kind === 'me');
    if (mine && (mine.name === settings.name || unnamed.includes(mine.name))) mine.name = name;
  }
  settings.name = name;
}
