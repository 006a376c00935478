import { language } from './index.svelte';

/** A day in the reader's language. */
export function day(date: string): string {
  return new Intl.DateTimeFormat(language() ?? 'en', { dateStyle: 'medium' }).format(new Date(date));
}
