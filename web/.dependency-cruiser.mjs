import { readFileSync } from 'node:fs';

/** The rooms of the client, lowest first, as README.md lists them. */
export const ROOMS = Array.from(readFileSync(new URL('README.md', import.meta.url), 'utf8').matchAll(/^\| `(src\S*)` \|/gm), ([, room]) => room);

/** Matches the files of a room; one in each game has a `*` for its name. */
export const within = (room) => `^${room.replace('*', '[^/]+')}/[^/]+$`;

const anyFile = ROOMS.map(within).join('|');

/** Which files may import which: README.md has the order of the rooms. */
export default {
  forbidden: [
    ...ROOMS.map((room, at) => ({ name: `${room} lies below`, severity: 'error', from: { path: within(room), pathNot: '\\.test\\.ts$' }, to: { path: ROOMS.slice(at + 1).map(within).join('|') || '^$' } })),
    { name: 'another game', severity: 'error', from: { path: '^src/games/([^/]+)/' }, to: { path: '^src/games/', pathNot: '^src/games/$1/' } },
    { name: 'not in README.md', severity: 'error', from: { path: '^src/', pathNot: anyFile }, to: {} },
    // A component may draw itself.
    { name: 'a circle', severity: 'error', from: { path: '^(.+)$' }, to: { circular: true, pathNot: '^$1$' } },
  ],
  options: { tsPreCompilationDeps: true, includeOnly: '^src/' },
};
