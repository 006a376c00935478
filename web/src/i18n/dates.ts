import { language } from './index.svelte';

/** A day in the reader's language; of a number, in milliseconds since 1970. */
export function day(date: string | number): string {
  return new Intl.DateTimeFormat(language() ?? 'en', { dateStyle: 'medium' }).format(new Date(date));
}

/** A day and the time, in the reader's language. */
export function moment(date: string): string {
  return new Intl.DateTimeFormat(language() ?? 'en', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(date));
}

/** The next midnight UTC, when the puzzle of the day changes, by the reader's clock. */
export function dayChange(): string {
  return new Intl.DateTimeFormat(language() ?? 'en', { timeStyle: 'short' }).format(new Date().setUTCHours(24, 0, 0, 0));
}
