import { json, post, request } from '../../server/api';
import { Once } from '../../server/once';
import type { Checked, Draft, EditionsShown, KeptEdition } from '../../server/protocol';
import type { Fact } from './facts';

const PATH = 'api/editions';
const loaded = new Once<Fact[]>();

function path(id: string): string {
  return `${PATH}/${encodeURIComponent(id)}`;
}

export const editionsApi = {
  /** All facts of a game that can be changed; fetched once. */
  facts: (game: string) => loaded.of(game, async () => (await json<{ facts: Fact[] }>(`api/games/${game}/facts`)).facts),
  list: async () => (await json<EditionsShown>(PATH)).editions,
  make: async (game: string, { name, changes }: Draft) => (await json<KeptEdition>(PATH, post({ game, name, changes }))).edition,
  /** `leaving`: the page may be closed before the answer comes. */
  save: async (id: string, { name, changes }: Draft, leaving = false) =>
    (await json<KeptEdition>(path(id), { ...post({ name, changes }, 'PUT'), keepalive: leaving })).edition,
  remove: (id: string) => request(path(id), { method: 'DELETE' }),
  check: (game: string, { name, changes }: Draft, language: string) =>
    json<Checked>(`${PATH}/check?language=${language}`, post({ game, name, changes })),
  /** The same check for a file. */
  checkFile: (toml: string, language: string) =>
    json<Checked>(`${PATH}/check?language=${language}`, { method: 'POST', headers: { 'content-type': 'application/toml' }, body: toml }),
  filePath: (id: string) => `${path(id)}/file`,
};
