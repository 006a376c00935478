import { describe, expect, it } from 'vitest';
import { SCORE_ROWS } from '../../box/types';
import { judge } from './aims';
import type { Box } from './box';
import { counted, readGoal } from '../../goals/goals';
import { cellNumber } from '../../goals/grid';
import { Played, replay } from './played';
import type { Answer, Entry, Setup } from './table';
import { accounts, brew, decidedBy, ranking, symbolsOf, type Ended, type Holding } from './score';
import vectors from './vectors.json';

/** What the engine says (tools/make_vectors.py). */
interface Sheet extends Ended {
  rows: number[][];
  levels: number[][];
  /** The points of each player's concoctions if 2, 3, 4 of them must be complete; -1 if that is impossible. */
  least: number[][];
  aims: number[][];
  ranking: number[][];
  reason: string;
}

interface Forest {
  cells: number[];
  control: number[];
  sprite: number;
  tokens: number;
  counts: number[];
}

interface SoloVector {
  setup: Pick<Setup, 'cells' | 'tokens' | 'twilight' | 'character' | 'double' | 'spaces'>;
  moonlight: string[];
  cards: number[];
  answers: string[];
  log: string[];
  end: { tokens: string[][]; sprite: string[]; goals: (string | number)[]; counts: number[][]; tiles: number };
}

const boxes = vectors.boxes as unknown as { facts: string; box: Box; sheets: Sheet[]; forests: Forest[]; games: SoloVector[] }[];

/** Our event in the form of the engine; null: the engine has no such event. */
function line({ id, args, owner }: Entry): string | null {
  const name = id.replace('client-nocturne-companion-', '').replace(/^nocturne-/, '').replace(/-me$/, '');
  const engine: Record<string, string | null> = {
    opens: 'open',
    casts: 'cast',
    wins: 'win',
    takes: 'take',
    'solo-card': null,
    moonlight: null,
  };
  const event = name in engine ? engine[name] : name;
  if (event === null) return null;
  const words = Object.keys(args)
    .filter((key) => key !== 'seat' && key !== 'solo')
    .sort()
    .map((key) => {
      const value = args[key];
      return Array.isArray(value) ? value.join('+') : String(value);
    });
  return [`P${owner + 1}`, event, ...words].join(' ');
}

/** The answer in a line, and the number of legal answers that the engine knew. */
function answer(text: string): { answer: Answer; legal: number | null } {
  const [said = '', legal] = text.split(' /');
  const [verb = '', ...words] = said.split(' ');
  const first = words[0] ?? '';
  const answers: Record<string, () => Answer> = {
    cast: () => ({ do: 'cast', token: first, cell: cellNumber(words[1] ?? '') }),
    pass: () => ({ do: 'pass' }),
    offer: () => ({ do: 'offer', tokens: words }),
    leave: () => ({ do: 'leave', token: words[0] ?? null }),
    claim: () => ({ do: 'claim', goal: first }),
  };
  const made = answers[verb];
  if (!made) throw new Error(`"${text}" is no answer.`);
  return { answer: made(), legal: legal === undefined ? null : Number(legal) };
}

/** Plays a game of the engine again with its answers; where only the companion stops to ask, the answer is to go on. */
function played(box: Box, game: SoloVector): { log: string[]; end: SoloVector['end'] } {
  const shadows = box.shadow_tokens.values.map((value) => `s${value}`);
  const setup: Setup = { ...game.setup, round: 'twilight', shadows, moonlight: [], ability: true, deck: 'page' } as Setup;
  const left = game.answers.map(answer);
  const now = new Played(box, setup, game.cards);
  const answers: Answer[] = [];
  while (now.table.question.ask !== 'over') {
    const { question } = now.table;
    const claim = left[0]?.answer.do === 'claim';
    let next: Answer;
    if (!claim && question.ask === 'taken') next = { do: 'taken' };
    else if (!claim && question.ask === 'moonlight') next = { do: 'moonlight', goals: game.moonlight, cells: game.setup.cells };
    else {
      const said = left.shift();
      if (!said) throw new Error(`${question.ask} is asked, but the engine was done.`);
      if (said.legal !== null) expect(legal(question)).toBe(said.legal);
      next = said.answer;
    }
    now.answer(next);
    answers.push(next);
  }
  expect(left).toEqual([]);
  expect(replay(box, setup, game.cards, answers).table).toEqual(now.table);
  const { table } = now;
  const claimable = new Set(game.setup.twilight.filter((id) => /^first (symbols|kind)/.test(box.goal[id]?.goal ?? '')));
  return {
    log: table.log.filter(({ id, args }) => !(id === 'nocturne-goal' && claimable.has(String(args.goal)))).flatMap((entry) => line(entry) ?? []),
    end: {
      tokens: table.hands,
      sprite: table.sprite.map(({ owner, token }) => `P${owner + 1} ${token}`),
      goals: table.goals.map(({ state }) => state),
      counts: ([0, 1] as const).map((owner) => table.moonlight.map((id) => counted(readGoal(box.goal[id]?.goal ?? ''), now.standing(owner)))),
      tiles: table.faceDown,
    },
  };
}

function legal(question: Played['table']['question']): number {
  if (question.ask === 'open' || question.ask === 'cast') return question.cells.length * question.tokens.length;
  if (question.ask === 'offer') return question.tokens.length + question.pairs.length;
  return question.ask === 'leave' ? question.tokens.length : -1;
}

describe.each(boxes)('the companion agrees with the engine under facts $facts', ({ box, sheets, forests, games }) => {
  it('on score sheets', () => {
    for (const sheet of sheets) {
      const found = accounts(box, sheet);
      expect(found.map(({ rows }) => SCORE_ROWS.map((row) => rows[row]))).toEqual(sheet.rows);
      expect(found.map(({ brews }) => brews.map(({ levels }) => levels))).toEqual(sheet.levels);
      const totals = found.map(({ rows }) => rows.total);
      expect(ranking(sheet, totals)).toEqual(sheet.ranking);
      expect(decidedBy(sheet, found)).toBe(sheet.reason.startsWith('solo') ? 'alone' : sheet.reason);
      for (const [player, one] of found.entries()) {
        const aims = vectors.aims.map(({ aim }) => judge(box, sheet, player, one, aim, [aim]));
        expect(aims).toMatchObject(vectors.aims);
        expect(aims.filter(({ aim, met, value }) => value === null && !(met && /sprite|cornered|shadows/.test(aim)))).toEqual([]);
        expect(aims.map(({ value }, at) => value ?? sheet.aims[player]?.[at])).toEqual(sheet.aims[player]);
      }
    }
  });

  it('and what explains a sheet adds up to it', () => {
    for (const sheet of sheets) {
      accounts(box, sheet).forEach(({ rows, herbs, brews, symbols }, player) => {
        expect(herbs.printed + herbs.sets.reduce((sum, set) => sum + set.points, 0)).toBe(rows.herbs);
        expect(brews.reduce((sum, one) => sum + one.points, 0)).toBe(rows.concoctions);
        for (const number of Object.values(symbols.left)) expect(number).toBeGreaterThanOrEqual(0);
        for (const set of herbs.sets) expect(new Set([...set.herbs, ...set.wild]).size).toBe(set.herbs.length + set.wild.length);
        const holding = sheet.players[player];
        if (holding) expect(brew(box, symbolsOf(box, holding), holding.concoctions)).toEqual(brews);
      });
    }
  });

  it('on what so many complete concoctions score', () => {
    for (const { players, least } of sheets) {
      players.forEach((holding, player) => {
        const found = (number: number): number => (brew(box, symbolsOf(box, holding), holding.concoctions, number) ?? [{ points: -1 }]).reduce((sum, one) => sum + one.points, 0);
        expect([2, 3, 4].map(found)).toEqual(least[player]);
      });
    }
  });

  it('on what moonlight goals count', () => {
    for (const { cells, control, sprite, tokens, counts } of forests) {
      const standing = { cells: new Set(cells), control: new Set(control), sprite, tokens };
      expect(counts.map((_, index) => counted(readGoal(box.goal[`M${index + 1}`]?.goal ?? ''), standing))).toEqual(counts);
    }
  });

  it('on what the solo opponent does and why', () => {
    for (const game of games) {
      const { log, end } = played(box, game);
      expect(log).toEqual(game.log);
      expect(end).toEqual(game.end);
    }
  });
});

describe('a tie that nobody has settled', () => {
  const { box, sheets } = boxes[0] as (typeof boxes)[number];
  const game = (family: boolean, opener: number | null, sprite: number[], eggs: number[]): Ended => {
    const none = { ...(sheets[0]?.players[0] as Holding), mirrors: [], concoctions: [], asked: undefined, character: null, ability: false, moonlight: [], tokens: 0 };
    return { family, gems: false, twilight: [], moonlight: [], sprite, opener, players: eggs.map((egg) => ({ ...none, tiles: { egg, 'skull-hoofed': 1 } })) };
  };
  const decided = (ended: Ended): unknown => decidedBy(ended, accounts(box, ended));

  it('has no winner, and its eggs score at least the lower rank', () => {
    const open = game(false, null, [], [2, 2, 0, 0]);
    expect(accounts(box, open).map(({ eggs }) => [eggs.each, eggs.most])).toEqual([[3, 4], [3, 4], [1, 1], [1, 1]]);
    expect(decided(open)).toBe('open');
    expect(ranking(open, [9, 9, 3, 2])).toEqual([[0, 1], [2], [3]]);
    expect(decided(game(false, null, [], [0, 0]))).toBe('open');
  });

  it('is settled by the Sprite board, by the opener, or not at all in the family game', () => {
    expect(decided(game(false, null, [1], [0, 0]))).toBe('sprite');
    expect(decided(game(false, null, [1], [0, 0, 0]))).toBe('sprite');
    expect(decided(game(false, 1, [], [0, 0]))).toBe('opener');
    expect(decided(game(false, 0, [], [2, 2]))).toBe('points');
    expect(decided(game(true, null, [], [2, 2]))).toBe('shared');
  });
});

describe('in a scenario that asks for three complete concoctions', () => {
  const concoctions = (total: number): number | undefined => {
    const { box, sheets } = boxes[0] as (typeof boxes)[number];
    const tiles = { 'skull-hoofed': 4, feather: 4, tripti: 3, duode: 1, egg: 1, 'herb-a-3': 1, mirror: 4 };
    const players = [{ ...(sheets[0]?.players[0] as Holding), tiles, mirrors: [], concoctions: ['S10', '30', '33', '2', '31', '10'], character: 'abigail', asked: { complete: 3, total } }];
    return accounts(box, { ...(sheets[0] as Ended), players })[0]?.rows.concoctions;
  };

  it('they are completed if the total is reached with them, at the price of a point', () => {
    expect(concoctions(0)).toBe(16);
    expect(concoctions(500)).toBe(17);
  });
});

describe('the examples', () => {
  const lines = boxes.flatMap(({ games }) => games.flatMap(({ log }) => log));

  it('are many', () => {
    expect(boxes.reduce((sum, { sheets }) => sum + sheets.length, 0)).toBeGreaterThanOrEqual(200);
    expect(lines.filter((text) => /^P2 solo-(?!turned|direction|offers|keeps)/.test(text)).length).toBeGreaterThan(500);
  });

  it('show everything that can happen', () => {
    const events = new Set(lines.map((text) => text.split(' ')[1]));
    const powers = ['above', 'at-least', 'at-most'];
    const wanted = [
      ...powers.flatMap((power) => [`solo-${power}`, `solo-${power}-two`]),
      // The opponent turns a card only if it has a token above, so that `+1 or more` never makes it pass.
      ...powers.slice(1).flatMap((power) => [`solo-none-${power}`, `solo-none-${power}-two`]),
      ...['direction', 'turned', 'start', 'start-lower', 'start-higher', 'cornered', 'first-tile', 'offers', 'keeps', 'keeps-full', 'reshuffled'].map(
        (what) => `solo-${what}`,
      ),
      ...['opening-lost', 'pushed-off', 'goal', 'goal-gone', 'shadows', 'redd', 'sage', 'take'],
    ];
    expect(wanted.filter((event) => !events.has(event))).toEqual([]);
    const reasons = new Set(boxes.flatMap(({ sheets }) => sheets.map(({ reason }) => reason)));
    expect([...reasons]).toEqual(expect.arrayContaining(['points', 'sprite', 'opener', 'shared']));
  });
});
