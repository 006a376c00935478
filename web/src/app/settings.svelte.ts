import { readSettings, STORAGE_KEY, type Settings } from './settings';

function stored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

export const settings: Settings = $state(readSettings(stored(), navigator.languages));

const day = globalThis.matchMedia?.('(prefers-color-scheme: light)');
let isDay = $state(day?.matches ?? false);
day?.addEventListener('change', () => (isDay = day.matches));

/** Whether the page is shown in the light theme. */
export function isLight(): boolean {
  return settings.theme === 'system' ? isDay : settings.theme === 'light';
}

/** Keeps the settings in this browser and applies them to the page. Call once, inside a component. */
export function keepSettings(): void {
  $effect(() => {
    const root = document.documentElement;
    root.lang = settings.language;
    if (isLight()) root.dataset.theme = 'light';
    else delete root.dataset.theme;
    if (settings.motion) delete root.dataset.motion;
    else root.dataset.motion = 'off';
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(settings));
    } catch {
      // Without storage the settings last as long as the page.
    }
  });
}
