import { afterEach, expect, it, vi } from 'vitest';
import { libraries } from './libraries';

/** A server that answers every request with its address; requests to addresses that begin with `broken` fail. */
function server(broken = ''): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(broken && path.startsWith(broken) ? new Response('', { status: 500 }) : Response.json({ from: path }));
  });
  return asked;
}

function shelf() {
  return libraries('nocturne', (components: { from: string }) => ({
    name: () => components.from,
    components: { corrections: null },
  }));
}

afterEach(() => vi.unstubAllGlobals());

it('fetches the built-in components once for each language', async () => {
  const asked = server();
  const library = shelf();
  const [first, same] = await Promise.all([library('en'), library('en', { id: 'a', edition: null })]);
  expect(same).toBe(first);
  await library('pl');
  expect(asked).toEqual(['api/games/nocturne/components?language=en', 'api/games/nocturne/components?language=pl']);
});

it('fetches those of a component edition from a table that has them, once for all such tables', async () => {
  const asked = server();
  const library = shelf();
  const mine = await library('en', { id: 'a', edition: 'beef' });
  expect(await library('en', { id: 'b', edition: 'beef' })).toBe(mine);
  expect(await library('en', { id: 'c', edition: 'cafe' })).not.toBe(mine);
  expect(asked).toEqual(['api/tables/a/components?language=en', 'api/tables/c/components?language=en']);
});

it('asks again after a failure', async () => {
  server('api/games');
  const library = shelf();
  await expect(library('en')).rejects.toThrow();
  server();
  expect((await library('en')).name()).toBe('api/games/nocturne/components?language=en');
});
