import { parse, type TomlTable } from 'smol-toml';

/** The facts of a game with the words of one language inserted, as the server sends them; for the tests of drawings. */
export function worded(facts: string, words: string): TomlTable {
  const source = parse(facts);
  addWords(source, parse(words));
  return source;
}

/** Inserts words; an entry of a list is found by its id or number. */
function addWords(facts: TomlTable, words: TomlTable): void {
  for (const [key, value] of Object.entries(words)) {
    const inner = facts[key] as TomlTable | TomlTable[] | undefined;
    if (inner === undefined || typeof value === 'string') facts[key] = value;
    else if (!Array.isArray(inner)) addWords(inner, value as TomlTable);
    else for (const entry of inner) addWords(entry, (value as Record<string, TomlTable>)[String(entry.number ?? entry.id)] ?? {});
  }
}
