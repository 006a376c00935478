import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FluentParser, Message, Visitor, type MessageReference, type VariableReference } from '@fluent/syntax';
import { expect, it } from 'vitest';

const FILES = import.meta.glob<string>(['../../../src/noctuary/locale/en/*.ftl', '../../../src/noctuary/games/*/words/en/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const SRC = fileURLToPath(new URL('..', import.meta.url));

/** The variables of every message, with those of the messages in it. */
const variables = new Map<string, Set<string>>();
/** The messages in every message. */
const inner = new Map<string, string[]>();

for (const entry of Object.values(FILES).flatMap((source) => new FluentParser({ withSpans: false }).parse(source).body)) {
  if (!(entry instanceof Message)) continue;
  const [own, refers]: [Set<string>, string[]] = [new Set(), []];
  class Reader extends Visitor {
    override visitVariableReference(node: VariableReference): void {
      own.add(node.id.name);
    }

    override visitMessageReference(node: MessageReference): void {
      refers.push(node.id.name);
    }
  }
  new Reader().visit(entry);
  variables.set(entry.id.name, own);
  inner.set(entry.id.name, refers);
}
for (const [id, refers] of inner) {
  for (const variable of refers.flatMap((other) => [...(variables.get(other) ?? [])])) variables.get(id)?.add(variable);
}

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

// That all are there, used, and right in every language is checked by tests/locale/test_messages.py.
it('messages get exactly the arguments they speak of', () => {
  const checked = calls().filter((call) => call.ids.length > 0 && call.given !== null);
  expect(checked.length).toBeGreaterThan(100);
  for (const { ids, given } of checked) {
    for (const id of ids) expect({ id, given: [...(given ?? [])].sort() }).toEqual({ id, given: [...(variables.get(id) ?? [])].sort() });
  }
});
