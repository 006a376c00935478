import { api, request } from '../server/api';
import { Once } from '../server/once';
import { problemOf } from '../server/problems';
import type { MessageShown } from '../server/protocol';
import type { Language } from '../app/settings';
import { settings } from '../app/settings.svelte';
import { spokenFiles, Translator, type Args, type Namer } from './translator';

export type { Args, Namer };

/** The files with the words of every table. Of the games: all files that are neither lazy nor only for the command line. */
const ofAll = import.meta.glob<string>('./*/{client,kernel,tables}.ftl', { base: '../../../src/noctuary/locale', query: '?url', import: 'default', eager: true });
const ofGames = import.meta.glob<string>(
  [
    './*/words/*/*.ftl',
    '!./*/words/*/{advice,companion,editions,facts,goals,help,learn,moments,options,orders,pages,primer,profile,puzzles,reference}.ftl',
    '!./*/words/*/{flags,metrics,position,terminal}.ftl',
  ],
  { base: '../../../src/noctuary/games', query: '?url', import: 'default', eager: true },
);

/**
 * The names of files that are loaded only when needed: those of the pages around the tables, and of parts that are seldom shown. A table
 * does not even contain their addresses (lazy.ts).
 */
const LAZY = ['account', 'advice', 'analysis', 'chat', 'companion', 'consent', 'deals', 'edition-pages', 'editions', 'facts', 'files', 'goals', 'help', 'invitations', 'learn', 'lobby', 'moments', 'options', 'orders', 'pages', 'primer', 'profile', 'puzzles', 'reference', 'reminders', 'replay'] as const;

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

/** The sources of the words needed in a language: files of this build, and the server for games that it does not draw. */
async function sources(language: Language): Promise<(() => Promise<string>)[]> {
  const lazy = LAZY.filter((name) => wanted.has(name));
  const theirs = lazy.length > 0 ? (await import('./lazy')).default : {};
  const files = new Map([
    ...Object.entries({ ...ofAll, ...ofGames }).map(([path, address]) => [path, () => file(address)] as const),
    ...Object.entries(theirs)
      .filter(([path]) => lazy.some((name) => path.endsWith(`/${name}.ftl`)))
      .map(([path, load]) => [path, async () => (await load()).default] as const),
  ]);
  const games = [...wanted].filter((name) => !LAZY.some((lazy) => lazy === name));
  const read = spokenFiles([...files.keys()], language, games, drawn);
  const served = games.filter((game) => !drawn.includes(game)).map((game) => () => api.words(game, language));
  return [...read.flatMap((path) => files.get(path) ?? []), ...served];
}

const files = new Once<string>();

/** A file of this build, fetched once. If it is missing, this build was replaced; then it fails like a missing script. */
function file(address: string): Promise<string> {
  const found = files.of(address, async () => (await request(address)).text());
  return found.catch((error: unknown) => {
    dispatchEvent(new Event('vite:preloadError'));
    throw error;
  });
}

async function listen(): Promise<void> {
  const language = settings.language;
  const now = [language, ...wanted].join(' ');
  if (now === spoken) return;
  translator = new Translator(language, await Promise.all((await sources(language)).map((load) => load())));
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
