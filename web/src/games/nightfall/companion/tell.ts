import { t } from '../../../i18n/index.svelte';

/** A place of a count or a series, and a value there, in words. */
export function told(names: readonly string[], [part = '', index = '', last = '']: readonly string[], value: unknown): [place: string, value: string] {
  if (part === 'games') {
    // Two people who have entered a game each have two lists of games; if both have changed who plays, they have two lists of each game's wounds.
    const games = Array.isArray(value) ? (value as unknown[]) : [];
    const game = index ? value : games.at(-1);
    const number = `${t('client-nightfall-companion-game-short')} ${index ? Number(index) + 1 : Math.max(1, games.length)}`;
    return [[last && names[Number(last)], number].filter(Boolean).join(': '), Array.isArray(game) ? game.join(', ') : String(game ?? '–')];
  }
  const field = { first: 'client-nightfall-companion-first', byKind: 'client-nightfall-companion-by-kind', ended: 'client-nightfall-companion-keep' }[part];
  const place = part === 'names' ? t('client-companion-player-name', { number: Number(index) + 1 }) : [names[Number(index)], part === 'wounds' && t(`nightfall-row-${last}`)].filter(Boolean).join(': ');
  return [field ? t(field) : place, part === 'first' ? (names[Number(value)] ?? '–') : value === true ? '✓' : String(value === 0 ? 0 : value || '–')];
}
