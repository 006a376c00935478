import type { Reference } from '../../../../server/moves';
import type { LogEntry, SeatId } from '../../../../server/protocol';
import type { Namer } from '../../../../i18n/translator';
import { seatNumber } from '../../../../pieces/seats';
import type { Chooser, Word } from '../../../../store/chooser.svelte';
import {
  SCORE_ROWS,
  type ForestCell,
  type HandToken,
  type Notice,
  type ScoreColumn,
  type ScoreRow,
  type SpriteTile,
  type SpriteToken,
  type TokenFace,
} from '../../box/types';
import { placeOf, spokenOf } from '../../../../store/rings';
import { offered } from './sprites';
import type { NocturneView, SeatView } from '../../box/view';

/** What is needed to put a table into words. */
export interface Words {
  namer: Namer;
  cell: (cell: NocturneView['cells'][number]) => string;
  reason: (thing: Reference) => string | undefined;
  say: (word: Word) => string;
}

/** Entries before a tile changes hands. */
const WINS = ['nocturne-win', 'nocturne-hunt-cell'];

/** The places of a log entry as selectors: cells, otherwise goals, the Sprite board, a pile of won tiles, or the player. */
export function placesOf(entry: LogEntry): string[] {
  const of = (kind: string, place: (id: string) => string): string =>
    spokenOf([entry])
      .filter((thing) => thing.kind === kind)
      .map(({ id }) => place(id))
      .join(', ');
  const player = (id: string): string => `main [data-mark="${id}"]`;
  const seat = String(entry.args.seat);
  return [
    of('cell', (id) => `main [data-cell="${id}"]`),
    of('goal', (id) => placeOf({ kind: 'goal', id })),
    ['nocturne-offer', 'nocturne-pushed-off'].includes(entry.id) ? placeOf({ kind: 'part', id: 'sprite' }) : '',
    of('tile', (id) => `${player(seat)} [data-look="won ${id}"]`),
    of('seat', player),
  ];
}

/**
 * The forest row by row, with what is legal, chosen and new, and why anything else is not legal. `wait`: milliseconds by which the
 * spells of the solo opponent follow its cards.
 */
export function forest(
  table: NocturneView,
  chooser: Chooser,
  latest: readonly Reference[],
  words: Words,
  wait: number,
): ForestCell[][] {
  const known = new Map(table.cells.map((cell) => [cell.cell, cell]));
  const wins = chooser.word?.messages.some((message) => WINS.includes(message.id)) ?? false;
  return Array.from({ length: table.rows }, (_, row) =>
    Array.from({ length: table.columns }, (_, column): ForestCell => {
      const name = `${String.fromCharCode(97 + column)}${row + 1}`;
      const cell = known.get(name);
      if (!cell) return { cell: name, label: name, absent: true };
      const thing: Reference = { kind: 'cell', id: name };
      const cast = table.casts.findIndex((spell) => spell.cell === name);
      const spell = table.casts[cast];
      const placed = cell.token && cell.seat ? { seat: seatNumber(cell.seat), face: cell.token } : undefined;
      const shadow = placed !== undefined && /^s\d$/.test(placed.face);
      const hovered = chooser.word?.thing?.kind === 'cell' && chooser.word.thing.id === name;
      return {
        cell: name,
        label: words.cell(cell),
        tile: cell.tile,
        control: shadow ? undefined : placed,
        shadowLeft: shadow ? placed : undefined,
        cast: spell && {
          seat: seatNumber(spell.seat),
          face: spell.token,
          order: cast + 1,
          wait: spell.seat === table.solo?.seat ? wait : 0,
        },
        state:
          hovered && wins
            ? 'preview-win'
            : chooser.isSelected(thing)
              ? 'selected'
              : chooser.isLegal(thing)
                ? 'legal'
                : 'plain',
        latest: latest.some((one) => one.kind === 'cell' && one.id === name),
        reason: words.reason(thing),
      };
    }),
  );
}

/** The tokens in a player's hand, each with its own key: `3/0`, `3/1`. */
export function handKeys(tokens: readonly TokenFace[]): { key: string; face: TokenFace }[] {
  const seen = new Map<TokenFace, number>();
  return tokens.map((face) => {
    const count = seen.get(face) ?? 0;
    seen.set(face, count + 1);
    return { key: `${face}/${count}`, face };
  });
}

export function faceOf(key: string): TokenFace {
  return key.split('/', 1)[0] as TokenFace;
}

/** `touched`: the key clicked last, so that the right one of equal tokens is shown as chosen. */
export function hand(seat: SeatView, chooser: Chooser, asked: boolean, touched: string, words: Words): HandToken[] {
  return handKeys(seat.tokens).map(({ key, face }) => {
    const thing: Reference = { kind: 'token', id: face };
    const chosen = chooser.isSelected(thing) && key === (faceOf(touched) === face ? touched : `${face}/0`);
    return {
      key,
      face,
      label: words.namer('token', face) ?? face,
      state: chosen ? 'selected' : chooser.isLegal(thing) ? 'legal' : asked ? 'disabled' : 'plain',
      reason: words.reason(thing),
    };
  });
}

/** The tokens on the Sprite board, with previews of one that would be added and one that would fall off. */
export function spriteTokens(table: NocturneView, offer: { seat: SeatId; face: TokenFace } | null, words: Words): SpriteToken[] {
  const { tokens, falls } = offer
    ? offered(table.sprite, offer.seat, offer.face)
    : { tokens: table.sprite.tokens.map((token) => ({ ...token, preview: false })), falls: null };
  const counts = new Map<string, number>();
  return [...tokens, ...(falls ? [falls] : [])].map((token): SpriteToken => {
    const name = token.preview ? 'preview' : `${token.seat}/${token.token}`;
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return {
      key: `${name}/${count}`,
      seat: seatNumber(token.seat),
      face: token.token,
      label: `${words.namer('seat', token.seat) ?? token.seat}: ${words.namer('token', token.token) ?? token.token}`,
      state: token === falls ? 'falls' : token.preview ? 'preview' : token.turned ? 'turned' : 'plain',
    };
  });
}

/** What the moves call each tile on the Sprite board: equal ones have different ids only where their place matters (NOC-6.2). */
export function namedTiles(tiles: readonly string[], chooser: Chooser): string[] {
  const known = chooser.things('tile');
  const named: string[] = [];
  tiles.forEach((id, i) => {
    const before = tiles.slice(0, i).filter((other) => other === id).length;
    const copy = `${id}#${before + 1}`;
    named.push(known.includes(copy) ? copy : before > 0 ? (named[tiles.lastIndexOf(id, i - 1)] as string) : id);
  });
  return named;
}

export function spriteTiles(table: NocturneView, chooser: Chooser, usable: boolean, words: Words): SpriteTile[] {
  const seen = new Map<string, number>();
  const named = namedTiles(table.sprite.tiles, chooser);
  return table.sprite.tiles.map((id, i) => {
    const name = named[i] as string;
    const thing: Reference = { kind: 'tile', id: name };
    const count = seen.get(id) ?? 0;
    seen.set(id, count + 1);
    return {
      key: `${id}/${count}`,
      id,
      name,
      label: words.namer('tile', name) ?? id,
      state: !usable ? 'plain' : chooser.isSelected(thing) ? 'selected' : chooser.isLegal(thing) ? 'legal' : 'plain',
      reason: usable ? words.reason(thing) : undefined,
    };
  });
}

/** The notice for a board part, if the chooser's word is about one of its things. */
export function notice(word: Word | null, kind: string, at: (id: string) => string | number | null, words: Words): Notice | null {
  if (word?.thing?.kind !== kind) return null;
  const place = at(word.thing.id);
  return place === null ? null : { at: place, text: words.say(word), tone: word.tone };
}

/** The rows that this game does not have, for lack of goals or concoctions. */
function missing(table: NocturneView): readonly ScoreRow[] {
  const family: ScoreRow[] = table.mode === 'family' ? ['twilight', 'moonlight'] : [];
  return table.runes ? family : [...family, 'concoctions'];
}

/** The score sheet of all seats that count points: hidden values are null, missing ones are zero. */
export function scoreColumns(table: NocturneView, seats: readonly { seat: SeatId; name: string }[]): ScoreColumn[] {
  const winners = table.result?.ranking[0] ?? [];
  const without = missing(table);
  return table.seats.filter((seat) => !seat.opponent).map((seat) => {
    const values: ScoreColumn['values'] = {};
    for (const row of SCORE_ROWS) if (!without.includes(row)) values[row] = seat.sheet[row] ?? 0;
    if (seat.concoctions === null && seat.concoctionCount > 0) values.concoctions = null;
    return {
      seat: seatNumber(seat.seat),
      name: seats.find((one) => one.seat === seat.seat)?.name ?? seat.seat,
      values,
      winner: winners.includes(seat.seat),
    };
  });
}
