import type { Message } from '../app/protocol';
import type { Language } from '../app/settings';
import { settings } from '../app/settings.svelte';
import { Translator, type Args, type Namer } from './translator';

/** What every page may say, and the words of the games, each in a chunk of its own. What only the command line says is not for this client. */
const shared = import.meta.glob<string>('../../../src/noctuary/locale/*/{client,files,kernel,tables}.ftl', { query: '?raw', import: 'default' });
const ofGames = import.meta.glob<string>(
  ['../../../src/noctuary/*/messages/*/*.ftl', '!../../../src/noctuary/*/messages/*/{flags,position,terminal}.ftl'],
  { query: '?raw', import: 'default' },
);

/** The words of pages that are seldom shown. */
const ofPages = import.meta.glob<string>('../../../src/noctuary/locale/*/profile.ftl', { query: '?raw', import: 'default' });

let translator = $state.raw<Translator | null>(null);
/** Games and pages whose words are wanted. */
const wanted = new Set<string>();
let speaking: Promise<void> = Promise.resolve();
let spoken = '';

/** Shows the language of the settings. The one shown stays until the new one is there. */
export function speak(): Promise<void> {
  speaking = speaking.then(listen, listen);
  return speaking;
}

/** From now on the words of a game, or of a page with words of its own, are there too, in whatever language. */
export function wantWords(name: string): Promise<void> {
  wanted.add(name);
  return speak();
}

async function listen(): Promise<void> {
  const language = settings.language;
  const now = [language, ...wanted].join(' ');
  if (now === spoken) return;
  const files = [
    ...Object.entries(shared).filter(([path]) => path.includes(`/locale/${language}/`)),
    ...Object.entries(ofGames).filter(([path]) => [...wanted].some((game) => path.includes(`/${game}/messages/${language}/`))),
    ...Object.entries(ofPages).filter(([path]) => [...wanted].some((page) => path.endsWith(`/locale/${language}/${page}.ftl`))),
  ];
  const sources = await Promise.all(files.map(([, load]) => load()));
  translator = new Translator(language, sources);
  spoken = now;
}

/** The language shown now; null until the first one has arrived. */
export function language(): Language | null {
  return translator?.language ?? null;
}

/** A message of ours in the reader's language. */
export function t(id: string, args?: Args, namer?: Namer): string {
  return translator?.text(id, args, namer) ?? '';
}

/** Does the reader's language have this message? */
export function known(id: string): boolean {
  return translator?.has(id) ?? false;
}

/** A message of the server in the reader's language. */
export function say(message: Message, namer?: Namer): string {
  return t(message.id, message.args, namer);
}

/** Items one after the other, without an "and". */
export function listed(items: readonly string[]): string {
  return new Intl.ListFormat(language() ?? 'en', { type: 'unit' }).format(items);
}
