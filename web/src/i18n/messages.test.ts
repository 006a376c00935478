import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FluentParser, Message, Term, Visitor, type MessageReference, type SelectExpression, type VariableReference } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../app/settings';

/** The messages of the client, as i18n/index.svelte.ts collects them. */
const FILES = import.meta.glob<string>(
  [
    '../../../src/noctuary/locale/*/{account,analysis,chat,client,companion,consent,deals,edition-pages,editions,files,help,invitations,kernel,lobby,orders,pages,profile,puzzles,reference,reminders,replay,tables}.ftl',
    '../../../src/noctuary/games/*/words/*/*.ftl',
    '!../../../src/noctuary/games/*/words/*/{flags,metrics,position,terminal}.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const SOURCES = Object.fromEntries(
  LANGUAGES.map((language) => [language, Object.entries(FILES).filter(([path]) => path.includes(`/${language}/`)).map(([, source]) => source)]),
) as Record<Language, string[]>;
const SRC = fileURLToPath(new URL('..', import.meta.url));

interface Facts {
  variables: Set<string>;
  /** The messages that it refers to. */
  refers: string[];
  plurals: string[][];
}

/** The variables of every message, and the forms of its plurals. */
function messages(source: string): Map<string, Facts> {
  const found = new Map<string, Facts>();
  const resource = new FluentParser({ withSpans: false }).parse(source);
  for (const entry of resource.body) {
    if (entry.type === 'Junk') throw new Error(`not Fluent: ${entry.content}`);
    if (!(entry instanceof Message) && !(entry instanceof Term)) continue;
    const facts: Facts = { variables: new Set(), refers: [], plurals: [] };
    class Reader extends Visitor {
      override visitVariableReference(node: VariableReference): void {
        facts.variables.add(node.id.name);
      }

      override visitMessageReference(node: MessageReference): void {
        facts.refers.push(node.id.name);
      }

      override visitSelectExpression(node: SelectExpression): void {
        facts.plurals.push(node.variants.map(({ key }): string => (key.type === 'Identifier' ? key.name : String(key.value))));
        this.genericVisit(node);
      }
    }
    new Reader().visit(entry);
    found.set(entry.id.name, facts);
  }
  return found;
}

const all = Object.fromEntries(
  LANGUAGES.map((language) => [language, new Map(SOURCES[language].flatMap((source) => [...messages(source)]))]),
) as Record<Language, Map<string, Facts>>;
for (const found of Object.values(all)) {
  for (const { refers, variables } of found.values()) {
    for (const variable of refers.flatMap((id) => [...(found.get(id)?.variables ?? [])])) variables.add(variable);
  }
}
/** The messages that only the client uses: those of all games and of each one. */
const client = new Map([...all.en].filter(([id]) => id.startsWith('client-')));

/** The code of the client without its tests. */
const code = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|svelte)$/.test(name) && !/\.test\.ts$/.test(name))
  .map((name) => readFileSync(join(SRC, name), 'utf8'))
  .join('\n');

/** Every call of `t`: the ids it may show and the names of its arguments; null if these are put together elsewhere. */
function calls(): { ids: string[]; given: string[] | null }[] {
  const found: { ids: string[]; given: string[] | null }[] = [];
  for (const match of code.matchAll(/(?<![\w.])t\(/g)) {
    const parts = partsAt(code, match.index + match[0].length);
    const ids = [...(parts[0] ?? '').matchAll(/['`](client-[a-z0-9-]+)['`]/g)].map((one) => one[1] as string);
    const object = parts[1];
    if (object === undefined) found.push({ ids, given: [] });
    else if (!object.startsWith('{') || object.includes('...')) {
      // Lists such as `symbol_found: [...a, ...b]` spread values, not arguments.
      const plain = object.replace(/\[[^\]]*\]/g, '[]');
      found.push({ ids, given: plain.startsWith('{') && !plain.includes('...') ? keys(plain) : null });
    } else found.push({ ids, given: keys(object) });
  }
  return found;
}

/** The arguments, or the entries of an object, that begin at a place of a text. */
function partsAt(text: string, start: number): string[] {
  const parts = [''];
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const letter = text[at] as string;
    if ('([{'.includes(letter)) depth += 1;
    else if (')]}'.includes(letter)) depth -= 1;
    if (depth < 0) break;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

function keys(object: string): string[] {
  return partsAt(object, 1).map((part) => part.split(':')[0]?.trim() ?? '');
}

describe('messages', () => {
  it('have every plural form their language needs', () => {
    const needed: Record<Language, string[]> = { en: ['one', 'other'], de: ['one', 'other'], pl: ['one', 'few', 'many'] };
    for (const language of LANGUAGES) {
      for (const [id, { plurals }] of all[language]) {
        for (const forms of plurals.filter((one) => one.includes('few') || one.includes('many'))) {
          expect({ id, missing: needed[language].filter((form) => !forms.includes(form)) }).toEqual({ id, missing: [] });
        }
      }
    }
  });

  it('of the client are all used', () => {
    const named = new Set([...code.matchAll(/['"](client-[a-z0-9-]*[a-z0-9])['"]/g)].map((match) => match[1]));
    // `client-${game}-round-${round}`: each inserted part may be any word, but the whole id must begin and end as written.
    const built = [...code.matchAll(/`(client-[^`]*)`/g)].map((match) => {
      const parts = (match[1] ?? '').split(/\$\{[^}]*\}/);
      return new RegExp(`^${parts.join('[a-z0-9-]+')}$`);
    });
    const unused = [...client.keys()].filter((id) => !named.has(id) && !built.some((pattern) => pattern.test(id)));
    expect(unused).toEqual([]);
  });

  it('that the client names are all there', () => {
    const named = [...code.matchAll(/['`](client-[a-z0-9-]*[a-z0-9])['`]/g)].map((match) => match[1] as string);
    expect(named.filter((id) => !client.has(id))).toEqual([]);
  });

  it('get exactly the arguments they speak of', () => {
    const checked = calls().filter((call) => call.ids.length > 0 && call.given !== null);
    expect(checked.length).toBeGreaterThan(100);
    for (const { ids, given } of checked) {
      for (const id of ids) {
        expect({ id, given: [...(given ?? [])].sort() }).toEqual({ id, given: [...(client.get(id)?.variables ?? [])].sort() });
      }
    }
  });
});
