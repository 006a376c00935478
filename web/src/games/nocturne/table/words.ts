import type { LegalMove } from '../../../app/moves';
import type { SeatId } from '../../../app/protocol';
import { t } from '../../../i18n/index.svelte';
import type { Namer } from '../../../i18n/translator';
import type { CellView, ConcoctionView, GainView, NocturneView } from './view';

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

/** What lies on a cell, for tooltips and screen readers. */
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

function owned(seat: SeatId, token: string, namer: Namer): { name: string; token: string } {
  return { name: namer('seat', seat) ?? seat, token: namer('token', token) ?? token };
}

/** A number of points with its sign. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points).replace('-', '−');
}

/** What a tile or a concoction would give: points now with their rows, then what else it leads to. */
export function gainLines(gain: GainView, namer: Namer): string[] {
  const { total = 0, ...rows } = gain.rows;
  const parts = Object.entries(rows).map(([row, points]) => `${t(`nocturne-row-${row}`)} ${signed(points)}`);
  return [
    t(parts.length > 0 ? 'client-nocturne-gain' : 'client-nocturne-gain-none', { points: signed(total), rows: parts.join(', ') }),
    ...gain.brewed.map((concoction) => t('client-nocturne-gain-brewed', { concoction }, namer)),
    ...gain.nearer.map((concoction) => t('client-nocturne-gain-nearer', { concoction }, namer)),
    ...gain.goals.map((goal) => t('client-nocturne-gain-goal', { goal }, namer)),
  ];
}

/** How far a concoction is brewed. */
export function progressText({ concoction, done, filled1, filled2 }: ConcoctionView, namer: Namer): string {
  const found = [...filled1, ...filled2];
  return t('client-concoction-progress', { concoction, number: done, symbol_found: found, count: found.length }, namer);
}

/** How a goal stands: who has it or leads, and what everybody has of it. */
export function standing(id: string, table: NocturneView, namer: Namer): string[] {
  const each = (numbers: Record<SeatId, number>): string =>
    Object.entries(numbers).map(([seat, number]) => `${namer('seat', seat) ?? seat} ${number}`).join(' · ');
  const twilight = table.twilight.find(({ goal }) => `T${goal}` === id);
  if (twilight) {
    const { state, seat, leaders, counts } = twilight;
    if (state === 'won' && seat) return [t('client-goal-won', { seat }, namer)];
    if (state === 'gone') return [t('client-goal-gone')];
    const lead = leaders.length > 0 ? t('client-goal-leads', { seat: leaders, count: leaders.length }, namer) : t('client-goal-open');
    return [lead, each(counts)].filter(Boolean);
  }
  const moonlight = table.moonlight.find((goal) => goal && `M${goal.goal}` === id);
  if (!moonlight) return [];
  return table.round === 'twilight' ? [t('client-nocturne-goal-later')] : [t('client-nocturne-goal-now', { text: each(moonlight.points) })];
}
