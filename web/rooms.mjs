import { readFileSync } from 'node:fs';

/** The rooms of the client, lowest first, as README.md lists them. */
export const ROOMS = Array.from(readFileSync(new URL('README.md', import.meta.url), 'utf8').matchAll(/^\| `(src\S*)` \|/gm), ([, room]) => room);

/** Matches the files of a room; one in each game has a `*` for its name. */
export const within = (room) => `^${room.replace('*', '[^/]+')}/[^/]+$`;
