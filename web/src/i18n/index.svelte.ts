import type { Message } from '../app/protocol';
import type { Language } from '../app/settings';
import { settings } from '../app/settings.svelte';
import { Translator, type Args, type Namer } from './translator';

/** Words, each file in a chunk of its own. What only the command line says is not for this client. */
const ofAll = import.meta.glob<string>('../../../src/noctuary/locale/*/{client,companion,edition-pages,editions,files,kernel,pages,profile,reference,replay,tables}.ftl', { query: '?raw', import: 'default' });
const ofGames = import.meta.glob<string>(
  ['../../../src/noctuary/*/messages/*/*.ftl', '!../../../src/noctuary/*/messages/*/{flags,position,terminal}.ftl'],
  { query: '?raw', import: 'default' },
);

/** Words that are there only where they are wanted: those of the pages around the tables, and of what is seldom shown. */
const APART = ['companion', 'edition-pages', 'editions', 'facts', 'files', 'options', 'pages', 'profile', 'reference', 'replay'] as const;

let translator = $state.raw<Translator | null>(null);
/** Games, and of the words apart those that are wanted. */
const wanted = new Set<string>();
let speaking: Promise<void> = Promise.resolve();
let spoken = '';

/** Shows the language of the settings. The one shown stays until the new one is there. */
export function speak(): Promise<void> {
  speaking = speaking.then(listen, listen);
  return speaking;
}

/** From now on the words of a game, or some of those apart, are there too, in whatever language. */
export function wantWords(...names: string[]): Promise<void> {
  for (const name of names) wanted.add(name);
  return speak();
}

/** Is this file wanted? */
function isWanted(path: string): boolean {
  const apart = APART.find((name) => path.endsWith(`/${name}.ftl`));
  return apart === undefined || wanted.has(apart);
}

async function listen(): Promise<void> {
  const language = settings.language;
  const now = [language, ...wanted].join(' ');
  if (now === spoken) return;
  const files = [
    ...Object.entries(ofAll).filter(([path]) => path.includes(`/locale/${language}/`)),
    ...Object.entries(ofGames).filter(([path]) => [...wanted].some((game) => path.includes(`/${game}/messages/${language}/`))),
  ].filter(([path]) => isWanted(path));
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
