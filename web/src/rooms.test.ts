import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOMS, within } from '../.dependency-cruiser.mjs';

const components = import.meta.glob<string>('./**/*.svelte', { query: '?raw', import: 'default', eager: true });
const folders = Array.from(
  new Set(readdirSync('src', { recursive: true, withFileTypes: true }).flatMap((file) => (file.isFile() ? file.parentPath : []))),
);

/** The place of a file's room in README.md, where a file below it may not come after it. */
function height(file: string): number {
  return ROOMS.findIndex((room) => new RegExp(within(room)).test(file));
}

it('every folder has its line in README.md', () => {
  for (const folder of folders) expect(height(join(folder, 'file')), folder).toBeGreaterThanOrEqual(0);
  for (const room of ROOMS) expect(folders.some((folder) => new RegExp(within(room)).test(join(folder, 'file'))), room).toBe(true);
});

// dependency-cruiser checks all other imports; it sees components compiled, without types.
it('components take their types from below', () => {
  const imports = Object.entries(components).flatMap(([path, text]) =>
    [...text.matchAll(/import type [^']*'(\.[^']*)'/g)].map(([, from = '']) => [join('src', path), join('src', dirname(path), from)] as const),
  );
  expect(imports.length).toBeGreaterThan(100);
  for (const [file, from] of imports) expect(height(from), `${file} imports ${basename(from)}`).toBeLessThanOrEqual(height(file));
});
