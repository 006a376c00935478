import type { SeatId } from '../../../../server/protocol';
import { t, type Namer } from '../../../../i18n/index.svelte';
import type { GainView, NocturneView } from '../../box/view';

/** A number of points with its sign. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points).replace('-', '−');
}

/** The gain from a tile or concoction in words: points now by rows, then other consequences. */
export function gainLines(gain: GainView, namer: Namer): string[] {
  const { total = 0, ...rows } = gain.rows;
  const parts = Object.entries(rows).map(([row, points]) => `${t(`nocturne-row-${row}`)} ${signed(points)}`);
  return [
    parts.length > 0 ? t('client-nocturne-gain', { points: signed(total), rows: parts.join(', ') }) : t('client-nocturne-gain-none'),
    ...gain.brewed.map((concoction) => t('client-nocturne-gain-brewed', { concoction }, namer)),
    ...gain.nearer.map((concoction) => t('client-nocturne-gain-nearer', { concoction }, namer)),
    ...gain.goals.map((goal) => t('client-nocturne-gain-goal', { goal }, namer)),
  ];
}

/** The state of a goal: who has it or leads, and everybody's count. */
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
