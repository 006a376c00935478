import type { Under } from '../app/routes';
import { LANGUAGES, type Language } from '../app/settings';
import type { Game, Library, Rule } from '../contract/types';
import { wantWords } from '../i18n/index.svelte';
import { rulebook } from '../ui/rules/rules.svelte';
import { libraryUnder, referenceOf } from './store';
import type { GameReference, ReferenceParts, Thing } from '../contract/reference';

/** What the pages of a game's components need. */
export interface Loaded {
  parts: ReferenceParts;
  library: Library;
  reference: GameReference;
}

/** Loads these for a game, which must offer a reference. */
export async function load(game: Game, language: Language, under: Under): Promise<Loaded> {
  if (!game.reference) throw new Error(`There is no reference of "${game.name}".`);
  const [part, library, reference] = await Promise.all([
    game.reference(),
    libraryUnder(game, language, under),
    referenceOf(game, language, under),
    wantWords('reference'),
  ]);
  return { parts: part.default, library, reference };
}

/** What `About` needs to show one component. */
export interface LoadedThing extends Loaded {
  builtIn: GameReference;
  rules: Rule[];
  names: { language: string; name: string }[];
}

export async function loadThing(game: Game, language: Language, under: Under, thing: Thing): Promise<LoadedThing> {
  const others = LANGUAGES.filter((one) => one !== language);
  const [loaded, builtIn, rules, ...libraries] = await Promise.all([
    load(game, language, under),
    referenceOf(game, language),
    rulebook(game.name, language),
    ...others.map((one) => libraryUnder(game, one, under)),
  ]);
  const { nameOf } = loaded.parts;
  const own = nameOf(thing, loaded.library);
  const names = others.map((one, i) => ({ language: one, name: nameOf(thing, libraries[i] ?? loaded.library) }));
  return { ...loaded, builtIn, rules, names: names.filter(({ name }) => name !== own) };
}
