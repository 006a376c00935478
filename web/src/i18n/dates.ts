import { language } from './index.svelte';

/** A day in the reader's language; of a number, in milliseconds since 1970. */
export function day(date: string | number): string {
  return new Intl.DateTimeFormat(language() ?? 'en', { dateStyle: 'medium' }).format(new Date(date));
}
