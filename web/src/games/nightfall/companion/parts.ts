import type { Companion } from '../../../companion/types';

export default {
  game: 'nightfall',
  parts: [
    { name: 'deal', icon: 'cards', page: () => import('./Deal.svelte') },
    { name: 'wounds', icon: 'drop', page: () => import('./Wounds.svelte') },
    { name: 'series', icon: 'trophy', page: () => import('./Series.svelte') },
  ],
  history: async () => ({ ...(await import('./storage.svelte')), fewest: true }),
} satisfies Companion;
