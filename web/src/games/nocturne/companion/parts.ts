import type { Companion } from '../../../companion/types';

export default {
  game: 'nocturne',
  parts: [
    { name: 'sheet', icon: 'score', page: () => import('./sheet/SheetPage.svelte') },
    { name: 'solo', icon: 'forest', page: () => import('./solo/SoloPage.svelte') },
  ],
  history: () => import('./sheets/sheets.svelte'),
} satisfies Companion;
