import { untrack } from 'svelte';
import { changedSettings, mergeSettings, readSettings, STORAGE_KEY, type Settings } from './settings';
import { store, stored } from './storage';

export const settings: Settings = $state(readSettings(stored(STORAGE_KEY), navigator.languages));

/** The settings that all tabs had when this one last looked. */
let known = $state.snapshot(settings) as Settings;

/** Takes over what other tabs have changed; returns what is to be stored. */
function merge(text: string | null): string {
  const mine = $state.snapshot(settings) as Settings;
  known = mergeSettings(known, mine, readSettings(text, navigator.languages));
  Object.assign(settings, structuredClone(changedSettings(mine, known)));
  return JSON.stringify(known);
}

const day = globalThis.matchMedia?.('(prefers-color-scheme: light)');
let isDay = $state(day?.matches ?? false);
day?.addEventListener('change', () => (isDay = day.matches));

/** Whether the page is shown in the light theme. */
export function isLight(): boolean {
  return settings.theme === 'auto' ? isDay : settings.theme === 'light';
}

/** Keeps the settings in this browser and applies them to the page. Call once, inside a component. */
export function keepSettings(): void {
  $effect(() => {
    const root = document.documentElement;
    root.lang = settings.language;
    if (isLight()) root.dataset.theme = 'light';
    else delete root.dataset.theme;
    // Phones colour the bar above the page with it.
    document.querySelector('[name=theme-color]')?.setAttribute('content', getComputedStyle(root).backgroundColor);
    if (settings.motion) delete root.dataset.motion;
    else root.dataset.motion = 'off';
    const mine = JSON.stringify(settings);
    // Before anything is stored, what is chosen here is all there is.
    store(STORAGE_KEY, untrack(() => merge(stored(STORAGE_KEY) ?? mine)));
  });
  $effect(() => {
    const told = ({ key, newValue }: StorageEvent): void => void (key === STORAGE_KEY && newValue !== null && merge(newValue));
    addEventListener('storage', told);
    return () => removeEventListener('storage', told);
  });
}
