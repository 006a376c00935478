import { describe, expect, it } from 'vitest';
import { nocturne } from '../testing/games';
import type { TableSetup } from '../app/settings';
import { boxed, firstSetup, friendSetup, lastSetup, ratable, resized, seatsProblem, tableBody } from './setup';

const setup: TableSetup = {
  seats: [
    { kind: 'me', name: ' Ada ' },
    { kind: 'greedy', name: 'Owl' },
  ],
  options: nocturne.options({ mode: 'advanced', characters: 'chosen' }, 2),
};
const named = (kind: string, index: number) => `${kind}${index + 1}`;

describe('table setup', () => {
  it('begins with oneself against one bot', () => {
    expect(firstSetup(nocturne, named)).toEqual({
      seats: [
        { kind: 'me', name: 'me1' },
        { kind: 'my-level', name: 'my-level2' },
      ],
      options: nocturne.options({}, 2),
    });
  });

  it('keeps its seats when it grows and shrinks', () => {
    const four = resized(nocturne, setup, 4, named);
    expect(four.seats.map((seat) => seat.name)).toEqual([' Ada ', 'Owl', 'my-level3', 'my-level4']);
    expect(resized(nocturne, four, 2, named)).toEqual(setup);
  });

  it('keeps its component edition, and names it with its changes', () => {
    const edited = { ...setup, edition: { id: '5ba1', name: 'My box' } };
    expect(resized(nocturne, edited, 4, named).edition).toEqual(edited.edition);
    expect(lastSetup(nocturne, edited, named)).toEqual(edited);
    expect(firstSetup(nocturne, named).edition).toBeUndefined();
    expect(boxed(setup, { id: '77', name: 'Old box' }).edition).toEqual({ id: '77', name: 'Old box' });
    expect([boxed(edited, { id: '77', name: 'Old box' }), boxed(edited, undefined), boxed(edited, { id: '', name: '' })]).toEqual([edited, edited, edited]);
    const edition = { id: '5ba1', hash: '00', name: 'My box', changes: { 'tiles.egg.count': 9 } };
    expect(tableBody(nocturne, edited, edition).edition).toEqual({ name: 'My box', changes: { 'tiles.egg.count': 9 } });
    expect(tableBody(nocturne, setup)).not.toHaveProperty('edition');
  });

  it('is the last one as far as the game can be played so', () => {
    expect(lastSetup(nocturne, undefined, named)).toEqual(firstSetup(nocturne, named));
    expect(lastSetup(nocturne, setup, named)).toEqual(setup);
    const five = { ...setup, seats: Array.from({ length: 5 }, () => ({ kind: 'greedy' as const, name: 'Owl' })) };
    expect(lastSetup(nocturne, five, named)).toEqual(firstSetup(nocturne, named));
    const gone = { ...setup, seats: [{ kind: 'me', name: 'Ada' }, { kind: 'mine', name: 'Bot' }] };
    expect(lastSetup(nocturne, gone, named).seats[1]).toEqual({ kind: 'my-level', name: 'Bot' });
    expect(lastSetup({ ...nocturne, bots: [...nocturne.bots, 'mine'] }, gone, named)).toEqual(gone);
    const level = (kind: string) => ({ ...setup, seats: [...setup.seats.slice(0, 1), { kind, name: 'Bot' }] });
    expect(lastSetup(nocturne, level('level3-spoiler'), named)).toEqual(level('level3-spoiler'));
    expect(lastSetup(nocturne, level('level3.4-spoiler'), named)).toEqual(level('level3.4-spoiler'));
    for (const unknown of ['level3-wizard', 'greedy-spoiler', 'level9.4', 'greedy.4']) {
      expect(lastSetup(nocturne, level(unknown), named)).toEqual(level('my-level'));
    }
    const damaged = { ...setup, options: { mode: 'advanced', characters: 'all' } };
    expect(lastSetup(nocturne, damaged, named).options).toEqual(nocturne.options({ mode: 'advanced' }, 2));
  });

  it('has me alone at a table for one', () => {
    const ben = { kind: 'screen' as const, name: 'Ben' };
    const me = { kind: 'me' as const, name: 'Ada' };
    expect(resized(nocturne, { ...setup, seats: [ben, me] }, 1, named).seats).toEqual([me]);
    const alone = resized(nocturne, { ...setup, seats: [ben] }, 1, named);
    expect(alone.seats).toEqual([{ kind: 'me', name: 'me1' }]);
    expect(tableBody(nocturne, alone)).toMatchObject({ options: { players: 1, mode: 'solo' }, me: 'P1' });
    expect(lastSetup(nocturne, { ...alone, seats: [ben] }, named).seats).toEqual(alone.seats);
  });

  it('needs a person, and a name for everybody', () => {
    expect(seatsProblem(setup.seats)).toBeNull();
    expect(seatsProblem(setup.seats.slice(1))).toBe('client-new-nobody');
    expect(seatsProblem([...setup.seats, { kind: 'screen', name: ' ' }])).toBe('client-new-nameless');
  });

  it('is rated if everybody plays for themselves and the clock ends it', () => {
    const timing = { pace: 'live', seconds: 600, increment: 0, zero: 'resign' } as const;
    const open = { kind: 'open', name: 'Friend' };
    const friends = { ...setup, seats: [{ kind: 'me', name: 'Ada' }, open], timing, rated: true };
    expect(tableBody(nocturne, friends).rated).toBe(true);
    expect(tableBody(nocturne, { ...friends, seats: [...friends.seats, { kind: 'level1', name: 'Owl' }] }).rated).toBeUndefined();
    expect(ratable({ ...friends, timing: { ...timing, zero: 'nothing' } })).toBe(false);
    expect(ratable({ ...friends, edition: { id: '5ba1', name: 'My box' } })).toBe(false);
    expect(resized(nocturne, friends, 3, named).rated).toBe(true);
  });

  it('asks the server for humans and bots', () => {
    expect(tableBody(nocturne, { ...setup, seats: [...setup.seats.slice(0, 1), { kind: 'screen', name: 'Ben' }] })).toEqual({
      game: 'nocturne',
      options: { players: 2, mode: 'advanced', characters: 'chosen' },
      seats: [
        { kind: 'human', name: 'Ada' },
        { kind: 'human', name: 'Ben' },
      ],
      me: 'P1',
    });
  });
});

it('a table with friends is like the last one, with a link for every other seat', () => {
  const last = resized(nocturne, firstSetup(nocturne, named), 3, named);
  const kinds = (setup: ReturnType<typeof friendSetup>): string[] => setup.seats.map(({ kind }) => kind);
  expect(kinds(friendSetup(nocturne, undefined, last, named))).toEqual(['me', 'open', 'open']);
  expect(friendSetup(nocturne, undefined, last, named).options).toEqual(last.options);
  const alone = resized(nocturne, last, 1, named);
  expect(kinds(friendSetup(nocturne, undefined, alone, named))).toEqual(['me', 'open']);
  const clock = { timing: { pace: 'live', seconds: 600, increment: 0, zero: 'resign' }, rated: true } as const;
  expect(friendSetup(nocturne, undefined, { ...last, ...clock }, named).timing).toBeUndefined();
  const again = friendSetup(nocturne, { ...last, ...clock }, alone, named);
  expect(again.timing).toEqual(clock.timing);
  expect(again.rated).toBeUndefined();
});
