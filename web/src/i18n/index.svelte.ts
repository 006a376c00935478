import type { Message } from '../app/protocol';
import type { Language } from '../app/settings';
import { settings } from '../app/settings.svelte';
import { Translator, type Args, type Namer } from './translator';

const loaders: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('./en'),
  pl: () => import('./pl'),
  de: () => import('./de'),
};

const state = $state({ language: null as Language | null });

/** Loads a language and shows it. The one shown stays until the new one is there. */
export async function speak(language: Language): Promise<void> {
  const sources = (await loaders[language]()).default;
  if (settings.language !== language) return;
  translators.set(language, new Translator(language, sources));
  state.language = language;
}

const translators = new Map<Language, Translator>();

/** The language shown now; null until the first one has arrived. */
export function language(): Language | null {
  return state.language;
}

function translator(): Translator | undefined {
  return state.language === null ? undefined : translators.get(state.language);
}

/** A message of ours in the reader's language. */
export function t(id: string, args?: Args, namer?: Namer): string {
  return translator()?.text(id, args, namer) ?? '';
}

/** Does the reader's language have this message? */
export function known(id: string): boolean {
  return translator()?.has(id) ?? false;
}

/** A message of the server in the reader's language. */
export function say(message: Message, namer?: Namer): string {
  return t(message.id, message.args, namer);
}
