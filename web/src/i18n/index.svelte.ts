import { api, request } from '../server/api';
import { Once } from '../server/once';
import { problemOf } from '../server/problems';
import type { MessageShown } from '../server/protocol';
import type { Language } from '../app/settings';
import { settings } from '../app/settings.svelte';
import { LAZY } from './files';
import { entries, spokenFiles, Translator, type Args, type Entries, type Namer } from './translator';

export type { Args, Namer };

/** Files with the words of every table, and of the games; each holds all words shown at once (words-plugin.ts). */
const ofAll = import.meta.glob<string>('./*/client.ftl', { base: '../../../src/noctuary/locale', query: '?words', import: 'default', eager: true });
const ofGames = import.meta.glob<string>('./*/words/*/client.ftl', { base: '../../../src/noctuary/games', query: '?words', import: 'default', eager: true });

/** The games that this build draws. */
const drawn = Object.keys(import.meta.glob('../games/*/game.ts')).map((path) => path.split('/')[2] ?? '');

let translator = $state.raw<Translator | null>(null);
/** The games and lazy files that are needed. */
const wanted = new Set<string>();
let speaking: Promise<void> = Promise.resolve();
let spoken = '';

/** Shows the language of the settings; until it is loaded, the one shown stays. */
export function speak(): Promise<void> {
  speaking = speaking.then(listen, listen);
  return speaking;
}

/** Loads the words of games, or lazy files, in the present language and any later one. */
export function wantWords(...names: string[]): Promise<void> {
  for (const name of names) wanted.add(name);
  return speak();
}

const files = new Once<Entries>();

/** The messages needed in a language: files of this build, each fetched once, and those of the server for games that it does not draw. */
async function messages(language: Language): Promise<Entries[]> {
  const lazy = [...wanted].filter((name) => name in LAZY);
  const theirs = lazy.length > 0 ? (await import('./lazy')).default : {};
  const addresses = { ...ofAll, ...ofGames, ...Object.fromEntries(Object.entries(theirs).filter(([path]) => lazy.some((name) => path.endsWith(`/${name}.ftl`)))) };
  const games = [...wanted].filter((name) => !(name in LAZY));
  const read = spokenFiles(Object.keys(addresses), language, games, drawn).map((path) => [path, () => file(addresses[path] ?? '')] as const);
  const served = games.filter((game) => !drawn.includes(game)).map((game) => [`${language} ${game}`, () => api.words(game, language)] as const);
  return Promise.all([...read, ...served].map(([key, load]) => files.of(key, async () => entries(await load()))));
}

/** A file of this build. If it is missing, this build was replaced; then it fails like a missing script. */
async function file(address: string): Promise<string> {
  try {
    return await (await request(address)).text();
  } catch (error) {
    dispatchEvent(new Event('vite:preloadError'));
    throw error;
  }
}

async function listen(): Promise<void> {
  const language = settings.language;
  const now = [language, ...wanted].join(' ');
  if (now === spoken) return;
  translator = new Translator(language, await messages(language));
  spoken = now;
}

/** The language shown; null until the first one is loaded. */
export function language(): Language | null {
  return translator?.language ?? null;
}

/** A message of the client in the reader's language. */
export function t(id: string, args?: Args, namer?: Namer): string {
  // Shown as its id (see Translator.text): the message is missing or not loaded yet.
  if (translator && !translator.has(id)) console.warn(`There are no words for ${id}.`);
  return translator?.text(id, args, namer) ?? '';
}

/** Whether the reader's language has this message. */
export function known(id: string): boolean {
  return translator?.has(id) ?? false;
}

/** The text of an optional message; `otherwise` if it does not exist. */
export function tOr(id: string, otherwise: string, args?: Args, namer?: Namer): string {
  return known(id) ? t(id, args, namer) : otherwise;
}

/** A name split where a line may be broken. */
export function soft(name: string, game: string): string[] {
  const words = tOr(`client-${game}-hyphens`, '').split(' ');
  return words.reduce((text, word) => text.replaceAll(word.replaceAll('-', ''), word.replaceAll('-', '\u00ad')), name).split('\u00ad');
}

/** The title of a game. */
export function gameTitle(name: string): string {
  return tOr(`client-${name}-title`, capitalised(name));
}

/** An untranslated word made readable: `first_player` as "First player". */
export function capitalised(name: string): string {
  const words = name.replace(/[-_]/g, ' ').replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A message of the server in the reader's language. */
export function say(message: MessageShown, namer?: Namer): string {
  return t(message.id, message.args, namer);
}

/** What an error that was thrown means, in the reader's language. */
export function problemText(error: unknown, namer?: Namer): string {
  return say(problemOf(error), namer);
}

/** The names of people, the last one after an "and". */
export function named(people: readonly { name: string }[]): string {
  return new Intl.ListFormat(language() ?? 'en').format(people.map(({ name }) => name));
}

/** Items separated by commas, without an "and". */
export function listed(items: readonly string[]): string {
  return new Intl.ListFormat(language() ?? 'en', { type: 'unit' }).format(items);
}
