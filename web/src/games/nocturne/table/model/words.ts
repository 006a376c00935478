import type { LegalMove } from '../../../../server/moves';
import type { SeatId } from '../../../../server/protocol';
import { t, type Namer } from '../../../../i18n/index.svelte';
import type { CellView, ConcoctionView, NocturneView, SeatView } from '../../box/view';

/** A move in words: "Cast 4 on b3". */
export function moveText(move: LegalMove, namer: Namer): string {
  const id = `client-nocturne-move-${move.verb}`;
  if (move.things.length === 0) return t([id, ...move.words].join('-'));
  const [first, second] = move.things;
  if (!first) return move.line;
  if (move.verb === 'exchange') return t(`${id}-${first.kind}`, { [first.kind]: first.id }, namer);
  if (move.verb === 'cast' && second) return t(id, { token: first.id, cell: second.id }, namer);
  const name = (thing: typeof first): string => namer(thing.kind, thing.id) ?? thing.id;
  if (second) return t(`${id}-two`, { first: name(first), second: name(second) });
  return t(`${id}-thing`, { thing: name(first) });
}

/** The things on a cell in words, for tooltips and screen readers. */
export function cellText(cell: CellView, table: NocturneView, namer: Namer): string {
  const parts: string[] = [cell.cell];
  if (cell.tile) parts.push(namer('tile', cell.tile) ?? cell.tile);
  const cast = table.casts.findIndex((one) => one.cell === cell.cell);
  const spell = table.casts[cast];
  if (spell) {
    parts.push(t('client-nocturne-cell-spell', { ...owned(spell.seat, spell.token, namer), number: cast + 1 }));
  }
  if (cell.token && cell.seat) {
    const id = /^s\d$/.test(cell.token) ? 'client-nocturne-cell-shadow' : 'client-nocturne-cell-control';
    parts.push(t(id, owned(cell.seat, cell.token, namer)));
  }
  return parts.join(', ');
}

/** The number of a seat's tokens and which they are: tokens lie open in front of everybody. */
export function tokensText({ tokens }: SeatView, namer: Namer): string {
  const count = t('client-tokens', { count: tokens.length });
  return tokens.length > 0 ? `${count}: ${tokens.map((token) => namer('token', token) ?? token).join(', ')}` : count;
}

/** The points of a seat so far, those of secret concoctions left open. */
export function pointsText({ sheet, concoctions, concoctionCount }: SeatView): string {
  const number = sheet.total ?? 0;
  return concoctions === null && concoctionCount > 0 ? t('client-points-open', { number }) : String(number);
}

function owned(seat: SeatId, token: string, namer: Namer): { name: string; token: string } {
  return { name: namer('seat', seat) ?? seat, token: namer('token', token) ?? token };
}

/** The progress of a concoction in words. */
export function progressText({ concoction, done, filled1, filled2, shared }: ConcoctionView, namer: Namer): string {
  const found = [...filled1, ...filled2];
  const progress = t('client-concoction-progress', { concoction, number: done, symbol_found: found, count: found.length }, namer);
  return shared.length > 0 ? `${progress}. ${t('client-concoction-shared', { symbol_shared: shared }, namer)}` : progress;
}
